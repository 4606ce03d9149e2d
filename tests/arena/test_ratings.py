"""Bradley-Terry ratings: exact on exact data, and honest about doubt."""

from __future__ import annotations

import math
import random

import numpy as np
import pytest

from serai.arena.ratings import SCALE, Meeting, fit, rate


def meetings(first: int, second: int, wins: int, losses: int) -> list[list[Meeting]]:
    return [[Meeting(first, second, 1.0)]] * wins + [[Meeting(first, second, 0.0)]] * losses


def test_ten_to_one_is_400_points() -> None:
    high, low = rate(2, meetings(0, 1, 100, 10), prior=0)
    assert (high.value, low.value) == pytest.approx((200, -200))


def test_exact_odds_of_four_players_are_found_again() -> None:
    odds = [1, 2, 6, 12]
    wins = np.array([[0 if a == b else 1000 * a / (a + b) for b in odds] for a in odds])
    strengths = fit(wins)
    assert np.exp(strengths - strengths[0]) == pytest.approx(odds)


def test_players_who_never_met_are_compared_through_a_third() -> None:
    units = meetings(0, 1, 30, 10) + meetings(1, 2, 40, 20)
    ratings = rate(3, units, anchor=2, prior=0)
    assert ratings[2].value == ratings[2].low == ratings[2].high == 0
    assert ratings[1].value == pytest.approx(SCALE * math.log(2))
    assert ratings[0].value == pytest.approx(SCALE * math.log(6))


def test_who_never_lost_has_a_rating_with_much_doubt() -> None:
    best, worst = rate(2, meetings(0, 1, 1000, 0), anchor=1)
    assert best.value == pytest.approx(SCALE * math.log(1000.5 / 0.5))
    assert 300 < best.value - best.low < 700
    assert worst.value == 0


def test_for_independent_games_the_interval_is_that_of_the_log_odds() -> None:
    best, _ = rate(2, meetings(0, 1, 300, 100), anchor=1, prior=0)
    assert best.high - best.value == pytest.approx(SCALE * 1.966 * math.sqrt(1 / 300 + 1 / 100), rel=0.01)


def test_draws_count_half() -> None:
    one, other = rate(2, [[Meeting(0, 1, 0.5)]] * 10)
    assert one.value == pytest.approx(0)
    assert other.value == pytest.approx(0)


def test_95_of_100_intervals_hold_the_truth_with_deals_shared_by_all_tables() -> None:
    strengths = [0.0, 0.6, 1.5]
    pairs = ((0, 1), (0, 2), (1, 2))
    lucks = [-1.2, 0.3, 0.9]  # of seat 0 on a deal, each equally likely, the same at all tables

    def odds(first: int, second: int, luck: float) -> float:
        return 1 / (1 + math.exp(strengths[second] - strengths[first] - luck))

    expected = np.zeros((3, 3))  # luck flattens the odds: what the games converge to is rated, not the strengths
    for first, second in pairs:
        chances = [odds(first, second, side * luck) for luck in lucks for side in (1, -1)]
        expected[first, second] = sum(chances) / len(chances)
        expected[second, first] = 1 - expected[first, second]
    limit = fit(expected)
    truth = SCALE * (limit - limit[0])
    chance = random.Random(4)
    trials, held = 300, 0
    for _ in range(trials):
        units = []
        for _ in range(60):
            luck = chance.choice(lucks)
            units.append(
                [
                    Meeting(first, second, float(chance.random() < odds(first, second, side * luck)))
                    for first, second in pairs
                    for side in (1, -1)
                ]
            )
        found = rate(3, units, anchor=0)
        held += sum(rating.low <= true <= rating.high for rating, true in zip(found[1:], truth[1:], strict=True))
    assert 0.93 <= held / (2 * trials) <= 0.98
