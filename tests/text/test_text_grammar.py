"""Grammar by rule, over every message with every count from 0 to 7 and every person, in three languages."""

import re
from collections.abc import Iterator

import pytest
from tests.text.counted import COUNTS, parsed, sentences

from serai.text import LANGUAGES, Words

NOUNS = {
    "en": {
        "camel": "camels", "card": "cards", "coin": "coins", "diamond": "diamonds", "discovery": "discoveries",
        "explorer": "explorers", "footprint": "footprints", "good": "goods", "guest": "guests", "minute": "minutes",
        "move": "moves", "point": "points", "rupee": "rupees", "seal": "seals", "shuffle": "shuffles",
        "symbol": "symbols", "token": "tokens", "turn": "turns", "pile": "piles", "round": "rounds",
        "second": "seconds",
    },
    "fr": {
        "carte": "cartes", "chameau": "chameaux", "coup": "coups", "découverte": "découvertes", "diamant": "diamants",
        "empreinte": "empreintes", "explorateur": "explorateurs", "invité": "invités", "jeton": "jetons",
        "marchandise": "marchandises", "minute": "minutes", "mélange": "mélanges", "pièce": "pièces", "point": "points",
        "roupie": "roupies", "sceau": "sceaux", "spectateur": "spectateurs", "symbole": "symboles", "épice": "épices",
        "étoffe": "étoffes", "manche": "manches", "pile": "piles", "tour": "tours", "seconde": "secondes",
    },
    "it": {
        "cammello": "cammelli", "carta": "carte", "diamante": "diamanti", "esploratore": "esploratori",
        "gettone": "gettoni", "merce": "merci", "mescolata": "mescolate", "minuto": "minuti", "moneta": "monete",
        "mossa": "mosse", "orma": "orme", "ospite": "ospiti", "punto": "punti", "rupia": "rupie",
        "scoperta": "scoperte",
        "sigillo": "sigilli", "simbolo": "simboli", "spettatore": "spettatori", "spezia": "spezie", "stoffa": "stoffe",
        "pila": "pile", "turno": "turni", "secondo": "secondi",
    },
}  # fmt: skip
MODIFIERS = {"blue", "bonus", "brown", "discovery", "good", "goods", "green", "legal", "more", "movement", "number"}
MODIFIERS |= {"red", "redeemed", "reserve", "symbol", "yellow"}
"""Words that stand between a number and its noun in English."""
WRONG = {
    "en": [
        r"\b[Aa]ll 2\b",
        r"\b[Tt]he 1\b",
        r"(?<!before )\b[Yy]ou (?!pass\b|always\b|yours?\b|discuss\b)\w+[^s\W]s\b",
        r"\bits your\b",
    ],
    "fr": [
        r"(?<!-)\b([dljmnst]e|que|jusque|lorsque|puisque) [aeiouyàâéèêîôûAEIOUYÀÂÉÈÊÎÔÛ]",
        r"\b[Ll]es 1\b",
        r"^[Vv]ous (?!êtes|faites|dites|ne |n’|en |y |avez)\w+(?<!ez)\b",
    ],
    "it": [r"\b[Tt]utt[ei] (le |i |e )?2\b", r"\b([Ii]|[Ll]e|[Gg]li) 1\b", r"\bresta(?!no)\b [02-9]", r"\brestano 1\b"],
}
"""What no sentence of a language has: all two, a vowel that is not elided, you with the verb of another."""


def counted(language: str, sentence: str) -> Iterator[tuple[int, str]]:
    """Yield the numbers of a sentence with the noun that each counts."""
    for found in re.finditer(r"(?<![\w/:+.,-])(?<!\+ )(\d+)((?: [\w’]+){1,3})", sentence):
        words = found[2].split()
        while (
            language == "en"
            and len(words) > 1
            and words[0] in MODIFIERS
            and words[1] in all_nouns(language) | MODIFIERS
        ):
            words.pop(0)
        yield int(found[1]), words[0]


def all_nouns(language: str) -> set[str]:
    return {*NOUNS[language], *NOUNS[language].values()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nouns_agree_with_their_numbers(language: str) -> None:
    """In French nothing is singular too."""
    singular, plural = set(NOUNS[language]), set(NOUNS[language].values())
    checked = 0
    for message, _, sentence in sentences(language):
        for number, noun in counted(language, sentence):
            one = number == 1 or (language == "fr" and number == 0)
            checked += noun in singular | plural
            assert noun not in (plural if one else singular) - (singular & plural), f"{message}: {sentence}"
    assert checked > 300


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_breaks_a_rule_of_its_language(language: str) -> None:
    told: set[str] = set()
    for message, _, sentence in sentences(language):
        told.add(message)
        for wrong in WRONG[language]:
            assert not re.search(wrong, sentence), f"{message}: {sentence}"
    assert told == set(parsed(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_goods_are_counted_in_words_that_can_be(language: str) -> None:
    """Gold, silver and leather have no plural in French and Italian; their cards have."""
    words = Words(language)
    for letter in "DGSCPLM":
        for count in COUNTS:
            told = words.cards("jaipur", letter * count)
            if language != "en" and count > 1:
                (_, noun), *_ = counted(language, told)
                assert noun in NOUNS[language].values(), told


@pytest.mark.parametrize(
    ("language", "sentence", "rules"),
    [
        ("en", "You wins both", 1),
        ("en", "Take all 2 camels", 1),
        ("fr", "Une table de Eschnapur", 1),
        ("fr", "Vous gagne les deux", 1),
        ("it", "Prendi tutti e 2 i cammelli", 1),
        ("it", "ne restano 1", 1),
        ("en", "You pass; you win both camels", 0),
    ],
)
def test_the_rules_know_wrong_from_right(language: str, sentence: str, rules: int) -> None:
    assert sum(bool(re.search(wrong, sentence)) for wrong in WRONG[language]) == rules


@pytest.mark.parametrize(("language", "sentence"), [("en", "1 red symbols"), ("fr", "3 carte"), ("it", "2 moneta")])
def test_the_count_knows_wrong_from_right(language: str, sentence: str) -> None:
    (number, noun), *_ = counted(language, sentence)
    assert noun in (NOUNS[language].values() if number == 1 else NOUNS[language])
