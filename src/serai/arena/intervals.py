"""Win-rates with 95 % intervals that know which games belong together.

The games of one deal are not independent: they are the unit. The spread between units gives the *design
effect* (variance over that of independent games), and Wilson's score interval is taken with the number of
games divided by it. Wilson's interval stays sensible near 0 and 100 %, where the usual one collapses.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import msgspec

NORMAL: Final = 1.959963984540054
STUDENT: Final = {1: 12.7062, 2: 4.3027, 3: 3.1824, 4: 2.7764, 5: 2.5706}
BELIEF: Final = 2.0
"""Units of independent games that the design effect starts from, so that few units mislead less."""


class Estimate(msgspec.Struct, frozen=True):
    """A measured value and its 95 % interval."""

    value: float
    low: float
    high: float


def quantile(freedom: int) -> float:
    """Return the two-sided 95 % quantile of Student's distribution.

    >>> round(quantile(10), 2), round(quantile(1000), 2)
    (2.23, 1.96)
    """
    if freedom in STUDENT:
        return STUDENT[freedom]
    if freedom < 1:
        return STUDENT[1]
    z = NORMAL
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def win_rate(units: Sequence[Sequence[float]]) -> Estimate:
    """Return the mean score of games that come in units (deals), with its 95 % interval."""
    played = [unit for unit in units if unit]
    games = sum(len(unit) for unit in played)
    if not games:
        return Estimate(math.nan, 0.0, 1.0)
    mean = sum(map(sum, played)) / games
    effect = _design_effect(played, mean)
    return _wilson(mean, games / effect, quantile(len(played) - 1))


def _design_effect(units: Sequence[Sequence[float]], mean: float) -> float:
    """Return how many games of these are worth one independent game."""
    alone = mean * (1 - mean)
    if alone <= 0:
        return 1.0  # no game differs from another: nothing tells of their dependence
    games = sum(len(unit) for unit in units)
    spread = sum((sum(unit) - mean * len(unit)) ** 2 for unit in units)
    believed = BELIEF * alone * games / len(units)
    return (spread + believed) / ((len(units) - 1 + BELIEF) * alone * games / len(units))


def _wilson(mean: float, games: float, z: float) -> Estimate:
    weight = z * z / games
    centre = (mean + weight / 2) / (1 + weight)
    half = z * math.sqrt(mean * (1 - mean) / games + weight / (4 * games)) / (1 + weight)
    return Estimate(mean, max(0.0, min(centre - half, mean)), min(1.0, max(centre + half, mean)))
