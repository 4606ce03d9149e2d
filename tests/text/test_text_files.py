"""The Fluent files: the same messages in every language, and one for everything that can happen."""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import serai
from serai.games import registry
from serai.server.protocol.vocabulary import Phrase
from serai.server.refusals import Code
from serai.text import LANGUAGES, Words
from serai.text.facts import vocabulary

SOURCE = Path(serai.__file__).parent
TEXT = SOURCE / "text"
GAMES = registry.names("serai.words")
FILES = sorted(
    [path.name for path in TEXT.glob("en/*.ftl")]
    + [f"{game}/{path.name}" for game in GAMES for path in TEXT.glob(f"{game}/en/*.ftl")]
)
"""The files of a language: the house's by their name, a game's after the name of the game."""
TABLE_EVENTS = {"resigned", "timeout", "abandoned", "limit", "taken-up"}
"""Kinds of events that the house adds to a game's own."""
LEVELS = ("apprentice", "peddler", "stallholder", "merchant", "caravaneer", "treasurer", "maharaja")
CLAUSES = {
    "jaipur": {"J-C": 4, "J-S": 4, "J-T": 7, "J-X": 5, "J-E": 6, "J-K": 4},
    "eschnapur": {
        **{"E-C": 8, "E-S": 5, "E-B": 3, "E-A": 8, "E-M": 1, "E-N": 2},
        **{"E-D": 8, "E-H": 3, "E-Z": 4, "E-K": 1},
    },
}
"""How many clauses each section of the rules has."""


def path(language: str, file: str) -> Path:
    game, _, name = file.rpartition("/")
    return TEXT / game / language / name


@functools.cache
def parsed(language: str, file: str) -> ftl.Resource:
    return FluentParser().parse(path(language, file).read_text("utf-8"))


@functools.cache
def messages(language: str, file: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in parsed(language, file).body if isinstance(entry, ftl.Message)}


class Names(Visitor):
    """Collect the variables that a message names, and the messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)


def test_three_languages_have_the_same_files() -> None:
    assert {"table.ftl", *(f"{game}/{name}.ftl" for game in GAMES for name in ("card", "speech", "rules"))} <= {*FILES}
    for language in LANGUAGES:
        for folder in ("", *GAMES):
            own = [file for file in FILES if file.rpartition("/")[0] == folder]
            found = (TEXT / folder / language).glob("*.ftl")
            assert sorted(f"{folder}/{path.name}".lstrip("/") for path in found) == own


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_is_all_messages(language: str, file: str) -> None:
    body = parsed(language, file).body
    junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk
    ids = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert len(ids) == len(set(ids)), "an id stands twice"


@pytest.mark.parametrize("file", FILES)
def test_languages_have_the_same_messages_in_the_same_order(file: str) -> None:
    english = list(messages("en", file))
    for language in LANGUAGES:
        assert list(messages(language, file)) == english


def test_no_id_stands_in_two_files() -> None:
    ids = [message for file in FILES for message in messages("en", file)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_references_lead_somewhere_and_no_variable_is_a_language_s_own(language: str, file: str) -> None:
    known = {message for each in FILES for message in messages(language, each)}
    for message, entry in messages(language, file).items():
        names, english = Names(), Names()
        names.visit(entry)
        english.visit(messages("en", file)[message])
        assert names.references <= known, message
        # A language may need the kind or the count of cards where another needs their phrase.
        roots = {re.sub(r"_(count|kind|total)$", "", name) for name in names.variables}
        assert roots == {re.sub(r"_(count|kind|total)$", "", name) for name in english.variables}, message


@pytest.mark.parametrize("file", [file for file in FILES if not file.endswith("/rules.ftl")])
def test_french_spaces_do_not_break(file: str) -> None:
    """Before a double sign of punctuation French has a space, and it keeps the sign on the line."""
    for line in path("fr", file).read_text("utf-8").splitlines():
        assert not re.search(r"[\w})] [;:!?»](\s|$)", line.replace("Tapez ?", "")), line


def calls(game: str, name: str) -> Iterator[ast.Call]:
    for path in (SOURCE / "games" / game).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield node


def said_as(call: ast.Call, place: int) -> str:
    constant = call.args[place]
    assert isinstance(constant, ast.Constant), f"line {call.lineno} names its kind by a variable"
    return str(constant.value)


@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_a_sentence(game: str) -> None:
    kinds = {said_as(call, 0) for call in calls(game, "Event")}
    assert len(kinds) > 3
    assert {f"{game}-event-{kind}" for kind in kinds | TABLE_EVENTS} <= set(messages("en", f"{game}/speech.ftl"))


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_has_a_sentence(game: str) -> None:
    reasons = {said_as(call, 1) for call in calls(game, "IllegalMove")}
    assert len(reasons) > 3
    assert {f"{game}-refusal-{reason}" for reason in reasons} <= set(messages("en", f"{game}/speech.ftl"))


@pytest.mark.parametrize("game", GAMES)
def test_every_move_has_a_sentence(game: str) -> None:
    moves = {f"{game}-move-{kind}" for kind in vocabulary(game).moves}
    assert moves <= set(messages("en", f"{game}/speech.ftl"))


def test_every_error_phrase_and_level_has_words() -> None:
    codes = {*get_args(Code), "foreign-origin", "unsupported-version"}
    wanted = {f"error-{code}" for code in codes} | {f"phrase-{phrase}" for phrase in get_args(Phrase)}
    wanted |= {f"level-{level}" for level in LEVELS}
    assert wanted <= {*messages("en", "table.ftl"), *messages("en", "table-errors.ftl")}


@pytest.mark.parametrize("game", sorted(CLAUSES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_its_text(language: str, game: str) -> None:
    told = dict(Words(language).rules(game))
    wanted = {f"{section}{at}" for section, count in CLAUSES[game].items() for at in range(1, count + 1)}
    assert {line for line in told if re.fullmatch(r"[JE]-[A-Z]\d+", line)} == wanted
    assert all(text.strip() for text in told.values())


def test_every_clause_the_code_names_is_in_the_rules() -> None:
    rules = {rule.id for game in CLAUSES for rule in Words("en").rules(game)}
    for path in [*SOURCE.rglob("*.py"), *TEXT.glob("*/*.ftl")]:
        cited = set(re.findall(r"\b[JE]-[A-Z]\d+\b", path.read_text("utf-8")))
        assert cited <= rules, path


def test_every_message_that_code_says_by_name_exists() -> None:
    """In Python and in the browser; ids that are put together from parts are held by the tests above."""
    known = {message for file in FILES for message in messages("en", file)}
    web = SOURCE.parents[1] / "web" / "src"
    paths = [*SOURCE.rglob("*.py"), *web.rglob("*.ts"), *web.rglob("*.svelte")]
    said = {
        (message, path.name)
        for path in paths
        for message in re.findall(r"\bsay\(\s*[\"']([A-Za-z][\w-]*)[\"']", path.read_text("utf-8"))
    }
    assert len(said) > 20
    assert not {(message, where) for message, where in said if message not in known}
