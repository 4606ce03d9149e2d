"""Win-rates with intervals that respect deals."""

from __future__ import annotations

import math
import random

import pytest

from serai.arena.intervals import quantile, win_rate


def test_without_dependence_it_is_wilsons_interval() -> None:
    units = [[1.0]] * 300 + [[0.0]] * 100
    found = win_rate(units)
    # Wilson's interval of 300 in 400 as tables give it, a little wider for 399 degrees of freedom
    assert found.value == 0.75
    assert (found.low, found.high) == pytest.approx((0.7053, 0.7899), abs=0.0008)


def test_only_wins_still_leave_doubt() -> None:
    found = win_rate([[1.0, 1.0]] * 1000)
    assert (found.value, found.high) == (1.0, 1.0)
    assert 0.9975 < found.low < 0.9985  # as 2,000 of 2,000 independent games


def test_deals_that_always_split_are_worth_more_than_their_games() -> None:
    paired, alone = win_rate([[1.0, 0.0]] * 50), win_rate([[1.0], [0.0]] * 50)
    assert paired.value == alone.value == 0.5
    assert paired.high - paired.low < (alone.high - alone.low) / 4


def test_deals_that_never_split_are_worth_half_their_games() -> None:
    double, single = win_rate([[1.0, 1.0], [0.0, 0.0]] * 100), win_rate([[1.0], [0.0]] * 100)
    assert double.high - double.low == pytest.approx(single.high - single.low, rel=0.01)


def test_no_games_say_nothing() -> None:
    found = win_rate([[], []])
    assert math.isnan(found.value)
    assert (found.low, found.high) == (0.0, 1.0)


@pytest.mark.parametrize(("freedom", "tabled"), [(1, 12.706), (6, 2.447), (20, 2.086), (10**6, 1.960)])
def test_quantiles_are_those_of_the_tables(freedom: int, tabled: float) -> None:
    assert quantile(freedom) == pytest.approx(tabled, abs=0.002)


@pytest.mark.parametrize("skill", [0.5, 0.8, 0.97])
@pytest.mark.parametrize("luck", [0.0, 0.7])
@pytest.mark.parametrize("deals", [30, 200])
def test_95_of_100_intervals_hold_the_truth(skill: float, luck: float, deals: int) -> None:
    """With probability `luck` what helps a player in the one seat hurts it in the other."""
    chance = random.Random(f"{skill} {luck} {deals}")

    def deal() -> list[float]:
        cards = chance.random()
        mirrored = (cards + 0.5) % 1 if chance.random() < luck else chance.random()
        return [float(cards < skill), float(mirrored < skill)]

    trials = 1500
    held = 0
    for _ in range(trials):
        found = win_rate([deal() for _ in range(deals)])
        held += found.low <= skill <= found.high
    assert 0.935 <= held / trials <= 0.985
