"""Tuning of the greedy player's weights by games: evolution over mirrored deals.

Each generation tries many directions. For every direction the weights moved along it play the weights moved the
other way, on the same deals with seats swapped; the weights then follow the directions that won.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import numpy as np
from numpy.typing import NDArray

from serai.games.compiled import compiled
from serai.games.jaipur import kernel
from serai.games.jaipur.kernel import MOST_MOVES, PLACES, apply, score, winner
from serai.games.jaipur.playouts import BOX_BONUSES, BOX_CARDS, shuffle_deal
from serai.players.jaipur.greedy import FEATURES, HAND, greedy_move
from serai.players.jaipur.knowledge import FACTS, observe

LIMIT = 300
MARGIN = 0.01
"""What a rupee of margin counts beside a round won."""


class Tuning(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides what a tuning finds; the defaults made the weights that ship."""

    generations: int = 160
    directions: int = 40
    deals: int = 25
    stride: float = 0.3
    """How far a direction moves each weight, as a share of its hand-set size (and a little more)."""
    pace: float = 0.6
    """How far the weights follow; it falls evenly to nothing."""
    momentum: float = 0.8
    seed: int = 1


@compiled
def bout(one: NDArray[np.float64], two: NDArray[np.float64], deals: int, seed: int) -> tuple[float, float]:
    """Return the share of rounds that the first weights win and their mean margin, every deal played twice."""
    generator = np.array([seed], dtype=np.uint64)
    start, row = np.zeros(PLACES, dtype=np.int64), np.zeros(PLACES, dtype=np.int64)
    cards, bonus = BOX_CARDS.copy(), BOX_BONUSES.copy()
    moves, worths = np.zeros(MOST_MOVES, dtype=np.int64), np.zeros(MOST_MOVES, dtype=np.float64)
    facts = np.zeros(FACTS, dtype=np.int64)
    wins, margin = 0.0, 0.0
    for _ in range(deals):
        shuffle_deal(start, cards, bonus, generator)
        for seat in range(2):
            row[:] = start
            while row[kernel.ENDED] == 0 and row[kernel.PLAYED] < LIMIT:
                observe(row, row[kernel.TURN], facts)
                apply(row, greedy_move(facts, one if row[kernel.TURN] == seat else two, moves, worths))
            richest = winner(row)
            wins += 0.5 if richest < 0 else (1.0 if richest == seat else 0.0)
            margin += score(row, seat) - score(row, 1 - seat)
    return wins / (2 * deals), margin / (2 * deals)


def tune(settings: Tuning, progress: Callable[[int, NDArray[np.float64]], None]) -> NDArray[np.float64]:
    """Return tuned weights, telling the weights after each generation."""
    chance = np.random.default_rng(settings.seed)
    weights, drift = HAND.copy(), np.zeros(FEATURES)
    stride = settings.stride * np.abs(HAND) + 0.05
    for generation in range(settings.generations):
        directions = chance.normal(size=(settings.directions, FEATURES))
        seed = int(chance.integers(1 << 62))
        gains = np.empty(settings.directions)
        for at, direction in enumerate(directions):
            wins, margin = bout(weights + stride * direction, weights - stride * direction, settings.deals, seed + at)
            gains[at] = wins - 0.5 + MARGIN * margin
        towards = gains @ directions / settings.directions / (gains.std() + 1e-9)
        drift = settings.momentum * drift + (1.0 - settings.momentum) * towards
        weights = weights + settings.pace * (1.0 - generation / settings.generations) * stride * drift
        progress(generation + 1, weights)
    return weights
