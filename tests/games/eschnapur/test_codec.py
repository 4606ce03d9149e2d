"""Every event, refusal and move has a sentence in each language, and facts for every variable of it."""

import functools
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from tests.games.eschnapur.wandering import wander

import serai
from serai.games.contract import Event, IllegalMove
from serai.games.eschnapur import Expedition, Move

LANGUAGES = ("en", "fr", "it")
SECRET = {"cards"}
"""What a reader is told to be nothing where he may not know it."""
TRIED = (
    "buy symbol",
    "buy number",
    "buy move",
    "redeem 1c:6 1c:6 for symbol symbol",
    "redeem 4m:1 for symbol symbol",
    "flip 1 1",
    "flip 2 1",
    "offer A",
    "offer A 1c",
    "offer B 99c red 30",
    "withdraw A",
    "accept A red",
    "accept A red 99c",
    "accept A green 99c",
    "accept B brown",
    "refuse",
    "move P0",
    "move P0 S0 P0 S0 P0 S0 P0 S0",
    "open",
    "end",
    "duel 30",
    "duel pass",
)


class _Names(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


@functools.cache
def messages(language: str) -> dict[str, ftl.Message]:
    text = (Path(serai.__file__).parent / "text" / "eschnapur" / language / "speech.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


@functools.cache
def variables(language: str, message: str) -> frozenset[str]:
    """The facts that a message names, itself or by the messages it refers to."""
    names = _Names()
    names.visit(messages(language)[message])
    own = {re.sub(r"_(you|count|most)$", "", name) for name in names.variables}
    return frozenset(own.union(*(variables(language, other) for other in names.messages)))


def check(message: str, facts: Mapping[str, Any], also: Iterable[str] = ()) -> None:
    for language in LANGUAGES:
        assert variables(language, message) <= {*facts, *also}, f"{language}: {message} of {dict(facts)}"


def check_event(event: Event, seat: int | None) -> None:
    check(f"eschnapur-event-{event.kind}", event.seen_by(seat).facts, {"player", "you", *SECRET})


def refusal(game: Expedition, seat: int, text: str) -> IllegalMove | None:
    try:
        game.play(seat, Move.parse(text))
    except IllegalMove as refused:
        return refused
    return None


@pytest.mark.parametrize("seed", range(3))
def test_sentences_find_their_facts(seed: int) -> None:
    told, refused = set(), set()
    for at, (game, seat, move, _) in enumerate(wander(seed)):
        check(f"eschnapur-move-{move.kind}", move.facts)
        for event in game.play(seat, move)[1]:
            told.add(event.kind)
            check_event(event, seat)
            check_event(event, None)
        for text in TRIED if at % 11 == 0 else ():
            for watcher in range(game.seats):
                found = refusal(game, watcher, text)
                if found is not None:
                    refused.add(found.reason)
                    check(f"eschnapur-refusal-{found.reason}", found.facts)
    assert len(told) > 20
    assert len(refused) > 15


def test_languages_have_the_same_messages() -> None:
    for language in LANGUAGES:
        assert list(messages(language)) == list(messages("en"))
