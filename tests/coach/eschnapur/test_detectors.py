"""Every pattern of Eschnapur's coach: found where its mistake was made, and told in three languages."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec
import numpy as np
import pytest

from serai.coach.detection import Measured
from serai.coach.eschnapur import PATTERNS, THEMES
from serai.coach.eschnapur import measures as m
from serai.coach.eschnapur.general_patterns import DETECTORS as GENERAL
from serai.coach.eschnapur.measures import MEASURES
from serai.coach.eschnapur.reasons import DETECTORS, reasons
from serai.coach.eschnapur.situation import Situation
from serai.games.dealing import Dealing
from serai.games.eschnapur import DuelView, Expedition, Move, Options, StandingOffer, TurnedUp, View
from serai.games.eschnapur.box import box_of
from serai.text import LANGUAGES, Words
from serai.text.facts import Reader, vocabulary

WORLDS = 8
LOOK = {one.pattern: one.look for one in (*DETECTORS, *GENERAL)}
TABLE = {"tokens": (TurnedUp("3c:4", 1), TurnedUp("1n:4", 2)), "phase": "offers"}
"""Token A pays 3 coins, token B a number card; the bank asks 5 for each (E-B1 and half a coin a point of value)."""
BIDS = {
    **TABLE,
    "offers": (
        StandingOffer("A", 1, 2, 0, (), ()),
        StandingOffer("A", 2, 1, 1, (), ()),
        StandingOffer("B", 1, 4, 0, (), ()),
    ),
}
DUEL = {
    "duel": DuelView("S0", (False, False, False), None),
    "phase": "duel",
    "numbers": (3, 14, 29),
    "niches": {"S0": "3/9"},
}
NICHES = {"phase": "walk", "squares": ("S0", "S1", "S2"), "symbols": ("red", "yellow"), "numbers": (12,)}


class Case(NamedTuple):
    """A mistake: what the seat saw, what it played, what was best, and what was counted after both."""

    view: dict[str, Any]
    played: str
    best: str
    counts: Mapping[int, tuple[float, float]] = MappingProxyType({})
    """By the place of a measure: its mean after the played and after the best move."""


CASES = {
    "overpaid": Case(TABLE, "offer A 9c", "offer A 2c"),
    "more-than-needed": Case(TABLE, "offer A 4c", "offer A 2c", {m.TOKENS: (1.0, 0.9)}),
    "regretted": Case(TABLE, "offer A 4c", "", {m.TOKENS: (0.8, 0.0)}),
    "card-given": Case({**TABLE, "numbers": (29,)}, "offer A 29", "offer A 2c"),
    "too-little": Case(TABLE, "offer A 1c", "offer A 3c", {m.TOKENS: (0.2, 0.9)}),
    "other-token": Case(TABLE, "offer A 2c", "offer B 2c"),
    "withdrew": Case(TABLE, "withdraw A", ""),
    "refused-good-deal": Case(BIDS, "refuse", "accept A yellow 2c"),
    "took-bad-deal": Case(BIDS, "accept B yellow 4c", "refuse"),
    "worse-offer": Case(BIDS, "accept A green 1c 1m", "accept A yellow 2c"),
    "sold-wrong-token": Case(BIDS, "accept A yellow 2c", "accept B yellow 4c"),
    "cannot-pay": Case({**DUEL, "coins": (2, 9, 9)}, "duel 29", "duel pass"),
    "passed-high": Case(DUEL, "duel pass", "duel 29", {m.LARGE: (0.0, 0.8)}),
    "passed-low": Case(DUEL, "duel pass", "duel 3", {m.FOUND: (0.0, 0.7)}),
    "pass-better": Case(DUEL, "duel 14", "duel pass", {m.BEATEN: (0.9, 0.0)}),
    "high-card-wasted": Case(DUEL, "duel 29", "duel pass", {m.HIGHEST: (14.0, 29.0), m.LARGE: (0.4, 0.0)}),
    "between": Case(DUEL, "duel 14", "duel 3", {m.BEATEN: (0.9, 0.3)}),
    "higher-card": Case(DUEL, "duel 14", "duel 29", {m.LARGE: (0.1, 0.8)}),
    "lower-card": Case(DUEL, "duel 14", "duel 3", {m.FOUND: (0.1, 0.8)}),
    "unarmed": Case(DUEL, "duel 14", "buy number"),
    "armed-needlessly": Case(DUEL, "buy number", "duel 29"),
    "niche-left": Case(NICHES, "end", "open", {m.OPENED: (0.0, 1.0), m.POINTS: (0.0, 5.0)}),
    "walked-past": Case(NICHES, "move P4", "move P0", {m.OPENED: (0.0, 1.0)}),
    "opened-too-early": Case(NICHES, "open", "end", {m.OPENED: (1.0, 0.0), m.LARGE: (0.2, 0.0)}),
    "arm-before-opening": Case(NICHES, "open", "buy number", {m.OPENED: (1.0, 1.0)}),
    "waited": Case(NICHES, "buy symbol", "open"),
    "steps-wasted": Case(NICHES, "move P4 S4", "end", {m.STEPS: (-2.0, 0.0)}),
    "dearer-niche": Case(NICHES, "move P0", "open", {m.OPENED: (1.0, 1.0), m.SYMBOLS: (-2.0, -1.0)}),
    "better-square": Case(NICHES, "end", "move Q0"),
    "opened-for-others": Case(NICHES, "open", "end", {m.OPENED: (1.0, 0.0), m.LARGE: (0.1, 0.0)}),
    "redeemed-late": Case({}, "end", "redeem 1c:6 1c:6 for number number"),
    "redeemed-early": Case({}, "redeem 1c:6 2c:5 2c:5 for symbol symbol", "end"),
    "redeemed-wrong-cards": Case({}, "redeem 1c:6 1c:6 for symbol symbol", "redeem 1c:6 1c:6 for number number"),
    "redeemed-too-much": Case({}, "redeem 1c:6 2c:5 2c:5 for number number", "redeem 1c:6 1c:6 for number number"),
    "known-pile": Case({"piles": (1, 10)}, "flip 1 2", "flip 2 2"),
    "bought-for-nothing": Case({}, "buy symbol", "end", {m.COINS: (-3.0, 0.0)}),
    "bought-wrong": Case({}, "buy symbol", "buy number"),
    "hoarded": Case({}, "end", "buy number"),
    "bank-first": Case(NICHES, "move P0", "buy number"),
    "purse-emptied": Case({"coins": (6, 9, 9), "numbers": (29,)}, "buy symbol", "end", {m.COINS: (-3.0, 0.0)}),
    "buddha-ignored": Case({"buddha": 0}, "end", "open", {m.DOUBLED: (0.0, 4.0)}),
    "buddha-lost": Case({}, "open", "end", {m.BUDDHA: (0.0, 1.0)}),
    "more-points": Case({}, "end", "open", {m.POINTS: (0.0, 3.0)}),
    "points-for-others": Case({}, "open", "end", {m.RIVAL_POINTS: (9.0, 0.0)}),
    "more-coins": Case({}, "open", "end", {m.COINS: (-2.0, 2.0)}),
    "small-things": Case({}, "end", "open"),
}
MEASURED = [
    pattern for pattern, case in CASES.items() if case.counts and pattern not in ("more-than-needed", "dearer-niche")
]


def seen(**changes: Any) -> View:
    """Return a view of seat 0, which is red, changed in some places."""
    game, _ = Expedition.start(Options(), 3, Dealing.seeded("patterns"))
    view = game.view(0)
    assert view.memory is not None
    memory = msgspec.structs.replace(view.memory, piles_under=(("1c:6",), ()))
    return msgspec.structs.replace(view, memory=memory, active=0, **changes)


def situation(case: Case, counted: bool = True) -> Situation:
    counts = np.zeros((2, WORLDS, MEASURES))
    for place, means in case.counts.items() if counted else ():
        counts[0, :, place], counts[1, :, place] = means
    best = Move.parse(case.best) if case.best else None
    return Situation(seen(**case.view), box_of(Options()), Move.parse(case.played), best, Measured(counts))


def test_there_is_a_case_for_every_pattern_and_a_theme_for_each() -> None:
    assert set(CASES) == set(PATTERNS)
    assert set(PATTERNS.values()) == set(THEMES)
    assert len(PATTERNS) >= 10


@pytest.mark.parametrize("pattern", CASES)
def test_a_pattern_is_found_and_told(pattern: str) -> None:
    found = LOOK[pattern](situation(CASES[pattern]))
    assert found is not None
    for language in LANGUAGES:
        words = Words(language)
        told = Reader("eschnapur", words, ["Asha", "Bo", "Chandra"], 0).variables(
            vocabulary("eschnapur").facts, found.facts
        )
        sentence = words.say(f"eschnapur-coach-{pattern}", **told)
        assert sentence.endswith(".") and "{" not in sentence and "  " not in sentence, sentence


@pytest.mark.parametrize("pattern", MEASURED)
def test_a_pattern_is_not_found_where_nothing_is_measured(pattern: str) -> None:
    case = CASES[pattern]
    if pattern in ("opened-too-early", "opened-for-others"):
        case = case._replace(counts={m.OPENED: (1.0, 0.0), m.LARGE: (0.9, 0.0)})
        assert LOOK[pattern](situation(case)) is None
    else:
        assert LOOK[pattern](situation(case, counted=False)) is None


def test_the_most_telling_reason_comes_first_and_general_ones_only_where_there_is_nothing_else() -> None:
    dear = Case({**TABLE, "numbers": (29,)}, "offer A 9c 29", "offer A 2c", {m.POINTS: (0.0, 3.0)})
    assert [reason.pattern for reason in reasons(situation(dear))] == ["overpaid", "more-than-needed"]
    quiet = Case({}, "flip 1 2", "flip 1 1", {m.POINTS: (0.0, 3.0)})
    view = seen()
    assert view.memory is not None
    assert reasons(situation(quiet._replace(view={"piles": (10, 10)})))[0].pattern == "more-points"


def test_themes_and_draws_have_words() -> None:
    for language in LANGUAGES:
        words = Words(language)
        assert all(words.knows(f"eschnapur-coach-theme-{theme}") for theme in THEMES)
        assert all(words.knows(f"eschnapur-coach-draw-{what}") for what in ("symbol", "number", "token", "discovery"))
