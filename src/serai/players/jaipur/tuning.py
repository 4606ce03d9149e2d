"""Tuning of the greedy player's weights by games; what it weighs stays hand-written.

The greedy player plays rounds against itself, and the trader says what it thinks of each move. Were a move drawn by how
well the greedy player likes it, what would it be worth on average in the trader's eyes? The weights climb that slope,
each by a step that fits the size of what it weighs. The mean over the second half is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from serai.games.chance import draw
from serai.games.compiled import compiled
from serai.games.jaipur import kernel
from serai.games.jaipur.kernel import MOST_MOVES, PLACES, apply, list_moves
from serai.games.jaipur.playouts import BOX_BONUSES, BOX_CARDS, shuffle_deal
from serai.players.jaipur.afterstate import AFTERS, OVER, expectations, imagine, lead_now
from serai.players.jaipur.greedy import FEATURES, HAND, LEAD, greedy_move, weigh
from serai.players.jaipur.judging import value_moves
from serai.players.jaipur.knowledge import FACTS, MARKET, OWN, observe
from serai.players.jaipur.network import Weights

LONGEST: Final = 300


class Tuning(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides what a tuning finds; the defaults made the weights that ship."""

    rounds: int = 40_000
    stage: int = 500
    rate: float = 0.01
    """Step of the weights at the beginning; it falls evenly to nothing."""
    seed: int = 1


@compiled
def climb(
    judgement: NDArray[np.float64],
    sizes: NDArray[np.float64],
    weights: Weights,
    rounds: int,
    rate: float,
    generator: NDArray[np.uint64],
) -> float:
    """Let the greedy player play rounds and better its weights; return what a move of it costs in the trader's eyes."""
    row = np.zeros(PLACES, dtype=np.int64)
    cards, bonus = BOX_CARDS.copy(), BOX_BONUSES.copy()
    moves = np.zeros(MOST_MOVES, dtype=np.int64)
    wins, margins = np.zeros(MOST_MOVES, dtype=np.float64), np.zeros(MOST_MOVES, dtype=np.float64)
    facts, after = np.zeros(FACTS, dtype=np.int64), np.zeros(AFTERS, dtype=np.int64)
    means = np.zeros(6, dtype=np.float64)
    seen = np.zeros((MOST_MOVES, FEATURES), dtype=np.float64)
    worths = np.zeros(MOST_MOVES, dtype=np.float64)
    slope = np.zeros(FEATURES, dtype=np.float64)
    lost, positions = 0.0, 0
    for _ in range(rounds):
        shuffle_deal(row, cards, bonus, generator)
        length = 0
        while row[kernel.ENDED] == 0 and length < LONGEST:
            observe(row, row[kernel.TURN], facts)
            chosen = greedy_move(facts, judgement, moves, worths)
            found = list_moves(facts[OWN], facts[MARKET], moves)
            expectations(facts, means)
            lead = lead_now(facts, means)
            ending = False  # what ends the round is judged by its result, not by weights
            for at in range(found):
                then = lead + imagine(facts, moves[at], means, after)
                ending |= after[OVER] != 0
                weigh(facts, after, then, means, seen[at])
            if found > 1 and not ending:
                value_moves(facts, moves, found, weights, wins, margins)
                best = np.argmax(worths[:found])
                liked = np.exp(worths[:found] - worths[best])
                liked /= liked.sum()
                mean = (liked * wins[:found]).sum()
                lost += wins[:found].max() - wins[best]
                positions += 1
                slope[:] = 0.0
                for at in range(found):
                    pull = liked[at] * (wins[at] - mean)
                    for feature in range(FEATURES):
                        slope[feature] += pull * seen[at, feature]
                for feature in range(FEATURES):
                    sizes[feature] += 0.0005 * (slope[feature] * slope[feature] - sizes[feature])
                    judgement[feature] += rate * slope[feature] / (np.sqrt(sizes[feature]) + 1e-6)
            if draw(generator, 20) == 0:
                chosen = moves[draw(generator, found)]
            apply(row, chosen)
            length += 1
    return lost / max(1, positions)


def tune(
    settings: Tuning, weights: Weights, progress: Callable[[int, NDArray[np.float64], float], None]
) -> NDArray[np.float64]:
    """Return tuned weights, in rupees, telling after each stage the rounds, the weights and what a move costs."""
    generator = np.array([settings.seed], dtype=np.uint64)
    judgement, sizes = HAND.copy(), np.full(FEATURES, 1e-4)
    climb(judgement, sizes, weights, settings.stage, 0.0, generator)  # learns how large the slopes are
    mean, done, looks = np.zeros(FEATURES), 0, 0
    while done < settings.rounds:
        rate = settings.rate * (1.0 - done / settings.rounds)
        lost = climb(judgement, sizes, weights, settings.stage, rate, generator)
        done += settings.stage
        if 2 * done > settings.rounds:
            mean += judgement
            looks += 1
        progress(done, judgement, float(lost))
    kept = mean / looks
    return np.asarray(kept * (HAND[LEAD] / kept[LEAD]))
