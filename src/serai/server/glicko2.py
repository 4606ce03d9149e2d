"""Glicko-2, as in Glickman's "Example of the Glicko-2 system" (2013, http://www.glicko.net/glicko/glicko2.pdf).

A rating is what is thought of a person's strength, its deviation how surely, its volatility how much the strength
itself is thought to change. The steps are those of the paper.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

SCALE: Final = 173.7178
"""Points of a rating to one unit of the paper's inner scale."""
TAU: Final = 0.5
"""How much a volatility may change; the paper's example has this value."""
ENOUGH: Final = 1e-6
MOST_DEVIATION: Final = 350.0
"""Nobody is less known than a newcomer."""


class Rating(Struct, frozen=True):
    """A person's rating; step 1 gives a newcomer's."""

    rating: float = 1500.0
    deviation: float = MOST_DEVIATION
    volatility: float = 0.06

    @property
    def floor(self) -> float:
        """The lower end of the 95 % interval: two deviations below the rating."""
        return self.rating - 2 * self.deviation


NEWCOMER: Final = Rating()


def rested(before: Rating, periods: int) -> Rating:
    """Return a rating after periods without a game: the strength is less surely known (step 6)."""
    phi = math.sqrt((before.deviation / SCALE) ** 2 + max(0, periods) * before.volatility**2)
    return Rating(before.rating, min(MOST_DEVIATION, phi * SCALE), before.volatility)


def after_period(before: Rating, results: Sequence[tuple[Rating, float]]) -> Rating:
    """Return a rating after a period of games: opponents as they were before it, and what was scored, from 0 to 1."""
    if not results:
        return rested(before, 1)
    mu, phi = (before.rating - 1500) / SCALE, before.deviation / SCALE  # step 2
    precision = gain = 0.0
    for opponent, score in results:  # steps 3 and 4
        weight = _g(opponent.deviation / SCALE)
        expected = 1 / (1 + math.exp(-weight * (mu - (opponent.rating - 1500) / SCALE)))
        precision += weight**2 * expected * (1 - expected)
        gain += weight * (score - expected)
    variance = 1 / precision
    volatility = _volatility(phi, before.volatility, variance, variance * gain)
    phi_star = math.sqrt(phi**2 + volatility**2)  # step 6
    phi = 1 / math.sqrt(1 / phi_star**2 + 1 / variance)  # step 7
    mu += phi**2 * gain
    return Rating(mu * SCALE + 1500, min(MOST_DEVIATION, phi * SCALE), volatility)  # step 8


def _g(phi: float) -> float:
    return 1 / math.sqrt(1 + 3 * phi**2 / math.pi**2)


def _volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """Return the new volatility, by the Illinois algorithm (step 5)."""
    start = math.log(sigma**2)

    def f(x: float) -> float:
        power = math.exp(x)
        away = delta**2 - phi**2 - variance - power
        return power * away / (2 * (phi**2 + variance + power) ** 2) - (x - start) / TAU**2

    low = start
    if delta**2 > phi**2 + variance:
        high = math.log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while f(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > ENOUGH:
        new = low + (low - high) * at_low / (at_high - at_low)
        at_new = f(new)
        if at_new * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = new, at_new
    return math.exp(low / 2)
