"""The renderer: whole matches in three languages, and errors that name what is missing."""

from __future__ import annotations

import random
import re
import subprocess
import sys

import pytest

from serai.games import jaipur
from serai.games.contract import Event, IllegalMove, NotationError
from serai.games.dealing import Dealing
from serai.games.jaipur.refusal import refusal
from serai.games.registry import UnknownGame
from serai.text import LANGUAGES, UnknownWordsError, Words
from serai.text.command import run

NAMES = ["Asha", "Bruno"]
HOSTILE = [
    "<script>alert(1)</script>",
    "\"'&amp;</p>",
    "{ $you } { jaipur-herd }",
    "\u202eahsA\u202c",
    "a\tb  c",
    "🐪" * 12,
    "-term = x",
]


def fine(sentence: str) -> bool:
    """Whether a sentence looks like one: no empty place, no brace, no word of the program's own."""
    wrong = r"[{}$]|\s{2}|^\s|\s$|\bNone\b|unknown|[;:,]\s?\."
    return bool(sentence) and not re.search(wrong, sentence)


@pytest.mark.parametrize("seed", ["caravan", "monsoon"])
def test_whole_matches_are_told_to_everybody_in_every_language(seed: str) -> None:
    chance = random.Random(seed)
    match, events = jaipur.Match.start(jaipur.Options(), 2, Dealing.seeded(seed))
    kinds = set()
    while True:
        for event in events:
            kinds.add(event.kind)
            for words in map(Words, LANGUAGES):
                for you in (0, 1, None):
                    sentence = words.event("jaipur", event.seen_by(you), NAMES, you)
                    assert fine(sentence) and sentence.endswith((".", "!")), sentence
        if not match.may_act():
            break
        (seat,) = match.may_act()
        legal = match.legal_moves(seat)
        for move in chance.sample(legal, min(3, len(legal))):
            for words in map(Words, LANGUAGES):
                assert fine(words.move("jaipur", str(move), match.player_view(seat).preview(move)))
                assert fine(words.move("jaipur", str(move)))
        match, events = match.play(seat, chance.choice(legal))
    assert kinds == {"round-start", "take", "camels", "swap", "sell", "round-end", "match-end"}


def test_a_preview_tells_what_the_move_then_brings() -> None:
    """What is said before a sale is what the sale gives."""
    chance = random.Random(3)
    match, _ = jaipur.Match.start(jaipur.Options(), 2, Dealing.seeded("outlook"))
    sold = set()
    while match.may_act():
        seat = match.current.turn
        legal = match.legal_moves(seat)
        sales = [move for move in legal if isinstance(move, jaipur.Sell | jaipur.Camels)]
        move = chance.choice(sales or legal)
        seen = match.player_view(seat).preview(move)
        match, events = match.play(seat, move)
        assert all(events[0].facts[fact] == value for fact, value in seen.items())
        sold.add(events[0].kind)
    assert {"sell", "camels"} <= sold


def test_the_owner_alone_reads_the_value_of_a_bonus() -> None:
    event = Event("sell", 0, {"cards": "LLL", "tokens": [4, 3, 2], "bonus": 3}, {0: {"value": 2}})
    tell = Words("en").event
    assert tell("jaipur", event.seen_by(0), NAMES, 0) == (
        "You sell 3 leather for 4 + 3 + 2 = 9 rupees, plus a bonus for three worth 2 rupees."
    )
    assert tell("jaipur", event.seen_by(1), NAMES, 1) == (
        "Asha sells 3 leather for 4 + 3 + 2 = 9 rupees, plus a bonus for three."
    )


def test_a_refusal_ends_with_its_clause() -> None:
    why = refusal(jaipur.Move.parse("take D"), "GGSSCCP", 0, "DGMMM")
    assert why is not None
    assert Words("en").refusal("jaipur", why) == "Your hand would hold 8 cards; the limit is 7 (J-T7)"
    assert Words("fr").refusal("jaipur", why).endswith("la limite est de 7 (J-T7)")
    assert Words("it").refusal("jaipur", why) == "La tua mano conterebbe 8 carte; il limite è 7 (J-T7)"


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_come_out_as_they_are(language: str, name: str) -> None:
    """The page escapes; the words are plain text and add no marks of direction."""
    sentence = Words(language).event("jaipur", Event("take", 1, {"card": "D", "drawn": ""}), ["", name], 0)
    assert sentence.startswith(f"{name} ")
    assert "\u2068" not in sentence and "\u2069" not in sentence


def test_numbers_have_no_grouping() -> None:
    for language in LANGUAGES:
        assert "12345" in Words(language).say("terminal-hand", count=12345, limit=7)


def test_what_is_missing_is_named() -> None:
    words = Words("fr")
    with pytest.raises(UnknownWordsError, match=r"'no-such-message' in 'fr'"):
        words.say("no-such-message")
    with pytest.raises(UnknownWordsError, match=r"'terminal-hand' in 'fr'.*limit"):
        words.say("terminal-hand", count=3)
    with pytest.raises(UnknownWordsError, match="jaipur-event-earthquake"):
        words.event("jaipur", Event("earthquake"), NAMES)
    with pytest.raises(UnknownWordsError, match=r"jaipur-event-take.*card"):
        words.event("jaipur", Event("take", 0), NAMES)
    with pytest.raises(UnknownWordsError, match="jaipur-refusal-bad-mood"):
        words.refusal("jaipur", IllegalMove("J-T1", "bad-mood"))
    with pytest.raises(NotationError, match="'dance' is not a move"):
        words.move("jaipur", "dance")
    with pytest.raises(UnknownWordsError, match="jaipur-card-X"):
        words.cards("jaipur", "DX")
    with pytest.raises(UnknownGame, match="no game called 'chess' here"):
        words.move("chess", "e2e4")
    with pytest.raises(UnknownWordsError, match="'chess'"):
        words.rules("chess")
    with pytest.raises(ValueError, match="'de' is not spoken here; choose one of en, fr, it"):
        Words("de")


def test_clauses_can_be_read_alone() -> None:
    assert Words("it").clause("jaipur", "J-E6") == "Il tuo secondo sigillo ti dà la partita."
    with pytest.raises(UnknownWordsError, match="J-E9"):
        Words("it").clause("jaipur", "J-E9")


def test_words_can_be_imported_without_the_library_that_says_them() -> None:
    program = "import sys, serai.text; sys.exit('fluent' in sys.modules or 'babel' in sys.modules)"
    subprocess.run([sys.executable, "-c", program], check=True)


def test_the_command_reads_the_rules_out(capsys: pytest.CaptureFixture[str]) -> None:
    from argparse import Namespace

    assert run(Namespace(game="jaipur", lang="fr", clause=None, json=False)) == 0
    told = capsys.readouterr().out
    assert "Jaipur\u00a0: les règles du jeu" in told and "J-K4" in told
    assert run(Namespace(game="jaipur", lang="en", clause="j-e6", json=True)) == 0
    assert '"Your second seal wins you the match."' in capsys.readouterr().out
    assert run(Namespace(game="jaipur", lang="en", clause="J-E9", json=False)) == 2
    assert "jaipur has no clause J-E9" in capsys.readouterr().err
