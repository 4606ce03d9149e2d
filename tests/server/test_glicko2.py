"""Glicko-2 against the paper's worked example, and what must hold for any games."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as some

from serai.server.glicko2 import MOST_DEVIATION, NEWCOMER, Rating, after_period, rested

RATINGS = some.builds(Rating, some.floats(600, 2600), some.floats(30, 350), some.floats(0.03, 0.12))
SCORES = some.sampled_from([0.0, 0.5, 1.0])


def test_the_papers_example() -> None:
    met = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    after = after_period(Rating(1500, 200, 0.06), met)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_does_not_play_is_less_surely_known_and_no_weaker() -> None:
    after = after_period(Rating(1700, 50, 0.06), [])
    assert after.rating == 1700
    assert after.deviation == pytest.approx(math.sqrt(50**2 + (0.06 * 173.7178) ** 2))
    assert rested(Rating(1700, 50, 0.06), 3).deviation > after.deviation
    assert rested(Rating(1700, 300, 0.06), 100_000).deviation == MOST_DEVIATION


def test_two_newcomers_part_evenly() -> None:
    won, lost = after_period(NEWCOMER, [(NEWCOMER, 1.0)]), after_period(NEWCOMER, [(NEWCOMER, 0.0)])
    assert won.rating - 1500 == pytest.approx(1500 - lost.rating)
    assert won.deviation == pytest.approx(lost.deviation)
    assert won.rating == pytest.approx(1662.31, abs=0.01)
    assert won.deviation == pytest.approx(290.32, abs=0.01)


@given(RATINGS, some.lists(some.tuples(RATINGS, SCORES), min_size=1, max_size=8))
def test_a_better_score_never_lowers_a_rating(before: Rating, met: list[tuple[Rating, float]]) -> None:
    after = after_period(before, met)
    better = after_period(before, [(met[0][0], 1.0), *met[1:]])
    assert better.rating >= after.rating - 1e-6 or met[0][1] == 1.0
    assert 0 < after.deviation <= MOST_DEVIATION
    assert 0 < after.volatility < 1
