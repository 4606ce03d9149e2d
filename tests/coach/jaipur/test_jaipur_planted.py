"""Known mistakes, planted into real positions: graded at least so gravely, and explained as expected."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

import msgspec
import pytest

from serai.coach.contract import Verdict
from serai.coach.grades import GRADES, Grade, grade
from serai.coach.jaipur import ITERATIONS, PATTERNS, THEMES, judge
from serai.coach.jaipur.situation import hand_after, left_behind
from serai.games.jaipur import Match, Move
from serai.text import LANGUAGES, Words
from serai.text.facts import Reader, vocabulary

pytestmark = pytest.mark.compiled


class Planted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, a mistake in it, and what the coach has to say about it."""

    position: str
    move: str
    grade: Grade
    """The grade it has at least."""
    pattern: str
    """What one of the reasons is."""
    best: str
    """A better move, as a search five times as long found it."""


PLANTED = [
    msgspec.json.decode(line, type=Planted)
    for line in Path(__file__).with_name("planted.jsonl").read_text("utf-8").splitlines()
]


@functools.cache
def verdict(number: int) -> Verdict:
    match = Match.from_text(PLANTED[number].position)
    return judge(match.view(match.current.turn), Move.parse(PLANTED[number].move), ITERATIONS, 7)


def test_there_are_enough_and_every_pattern_is_among_them() -> None:
    assert len(PLANTED) >= 40
    assert {one.pattern for one in PLANTED} == set(PATTERNS)


@pytest.mark.parametrize("number", range(len(PLANTED)))
def test_a_planted_mistake_is_graded_and_explained(number: int) -> None:
    expected, found = PLANTED[number], verdict(number)
    gravity = [name for name, _ in reversed(GRADES)]
    graded = grade(found.lost)
    assert graded is not None
    assert gravity.index(graded) >= gravity.index(expected.grade)
    assert expected.pattern in [reason.pattern for reason in found.reasons]


@pytest.mark.parametrize("number", range(len(PLANTED)))
def test_what_a_reason_names_lies_on_the_table(number: int) -> None:
    """Cards that are named are in the hand, at the market, or known of the opponent; tokens are those on top."""
    match, found = Match.from_text(PLANTED[number].position), verdict(number)
    view = match.view(match.current.turn).current
    assert view.seat is not None
    assert view.memory is not None
    hand, market = (view.hand or "") + "M" * view.memory.herds[view.seat], view.market
    for reason in found.reasons:
        facts: dict[str, Any] = dict(reason.facts)
        assert facts.get("rupees", 1) >= 1
        assert 1 <= facts.get("percent", 1) <= 100
        for name in ("cards", "given", "taken", "card", "instead"):
            for card in set(facts.get(name, "")):
                assert facts[name].count(card) <= hand.count(card) + market.count(card)
        assert "known" not in facts or all(
            facts["known"].count(card) <= view.memory.known[1 - view.seat].count(card) for card in facts["known"]
        )
        if "hand" in facts:
            assert facts["hand"] == hand_after(view.hand or "", Move.parse(found.played.move))
        if reason.pattern == "left-for-other":
            assert facts["cards"] in left_behind(market, Move.parse(found.played.move))
        if "tokens" in facts:
            assert facts["tokens"] == list(view.tokens[facts["cards"][0]][: len(facts["cards"])])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence(language: str) -> None:
    words, kinds = Words(language), vocabulary("jaipur")
    reader = Reader("jaipur", words, (), None)
    for number in range(len(PLANTED)):
        for reason in verdict(number).reasons:
            told = reader.variables(kinds.facts, {**kinds.untold["coach"], **reason.facts})
            sentence = words.say(f"jaipur-coach-{reason.pattern}", **told)
            assert sentence.endswith(".")
            assert sentence[0].isupper() or sentence[0].isdigit()
            assert "{" not in sentence
            assert "  " not in sentence
    for name in (*(f"theme-{theme}" for theme in THEMES), *PATTERNS, "draw-card", "draw-bonus"):
        assert words.knows(f"jaipur-coach-{name}")
