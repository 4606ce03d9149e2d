"""Tuning of the greedy player's weights by games; what it weighs stays hand-written.

The trader plays rounds against itself. In every position both say what they think of each move, and the weights are
moved so that the greedy player's preferences come closer to the trader's, each by a step that fits the size of what it
weighs. The mean over the second half is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from serai.games.compiled import compiled
from serai.games.jaipur import kernel
from serai.games.jaipur.kernel import MOST_MOVES, PLACES, apply, list_moves
from serai.games.jaipur.playouts import BOX_BONUSES, BOX_CARDS, draw, shuffle_deal
from serai.players.jaipur.afterstate import AFTERS, OVER, expectations, imagine, lead_now
from serai.players.jaipur.greedy import FEATURES, HAND, LEAD, weigh
from serai.players.jaipur.judging import best_of, value_moves
from serai.players.jaipur.knowledge import FACTS, MARKET, OWN, observe
from serai.players.jaipur.network import Weights

LONGEST: Final = 300


class Tuning(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides what a tuning finds; the defaults made the weights that ship."""

    rounds: int = 16_000
    stage: int = 500
    rate: float = 0.001
    cooling: int = 2_500
    keenness: float = 7.0
    """How much the trader's preferences are sharpened: the exponent of its chance to win."""
    seed: int = 1


@compiled
def follow(
    judgement: NDArray[np.float64],
    sizes: NDArray[np.float64],
    weights: Weights,
    rounds: int,
    rate: float,
    keenness: float,
    generator: NDArray[np.uint64],
) -> float:
    """Let the trader play rounds and follow its preferences; return how often both like the same move best."""
    row = np.zeros(PLACES, dtype=np.int64)
    cards, bonus = BOX_CARDS.copy(), BOX_BONUSES.copy()
    moves = np.zeros(MOST_MOVES, dtype=np.int64)
    wins, margins = np.zeros(MOST_MOVES, dtype=np.float64), np.zeros(MOST_MOVES, dtype=np.float64)
    facts, after = np.zeros(FACTS, dtype=np.int64), np.zeros(AFTERS, dtype=np.int64)
    means = np.zeros(6, dtype=np.float64)
    seen = np.zeros((MOST_MOVES, FEATURES), dtype=np.float64)
    worths = np.zeros(MOST_MOVES, dtype=np.float64)
    slope = np.zeros(FEATURES, dtype=np.float64)
    agreed, positions = 0, 0
    for _ in range(rounds):
        shuffle_deal(row, cards, bonus, generator)
        length = 0
        while row[kernel.ENDED] == 0 and length < LONGEST:
            observe(row, row[kernel.TURN], facts)
            found = list_moves(facts[OWN], facts[MARKET], moves)
            value_moves(facts, moves, found, weights, wins, margins)
            chosen = moves[best_of(wins, margins, found, 0.0)]
            expectations(facts, means)
            lead = lead_now(facts, means)
            kept = 0
            for at in range(found):
                then = lead + imagine(facts, moves[at], means, after)
                if after[OVER]:
                    continue  # what ends the round is judged by its result, not by weights
                weigh(facts, after, then, means, seen[kept])
                wins[kept] = wins[at]
                worth = 0.0
                for feature in range(FEATURES):
                    worth += seen[kept, feature] * judgement[feature]
                worths[kept] = worth
                kept += 1
            if kept > 1:
                positions += 1
                agreed += np.argmax(worths[:kept]) == np.argmax(wins[:kept])
                liked = np.exp(keenness * (wins[:kept] - wins[:kept].max()))
                said = np.exp(worths[:kept] - worths[:kept].max())
                liked /= liked.sum()
                said /= said.sum()
                slope[:] = 0.0
                for at in range(kept):
                    for feature in range(FEATURES):
                        slope[feature] += (said[at] - liked[at]) * seen[at, feature]
                for feature in range(FEATURES):
                    sizes[feature] += 0.001 * (slope[feature] * slope[feature] - sizes[feature])
                    judgement[feature] -= rate * slope[feature] / (np.sqrt(sizes[feature]) + 0.01)
            if draw(generator, 20) == 0:
                chosen = moves[draw(generator, found)]
            apply(row, chosen)
            length += 1
    return agreed / max(1, positions)


def tune(
    settings: Tuning, weights: Weights, progress: Callable[[int, NDArray[np.float64], float], None]
) -> NDArray[np.float64]:
    """Return tuned weights, in rupees, telling after each stage the rounds, the weights and how often both agree."""
    generator = np.array([settings.seed], dtype=np.uint64)
    judgement, sizes = HAND.copy(), np.ones(FEATURES)
    mean, done = np.zeros(FEATURES), 0
    while done < settings.rounds:
        rate = settings.rate / (1.0 + done / settings.cooling)
        agreed = follow(judgement, sizes, weights, settings.stage, rate, settings.keenness, generator)
        done += settings.stage
        if 2 * done > settings.rounds:
            mean += judgement
        progress(done, judgement, float(agreed))
    kept = mean / (settings.rounds // 2 / settings.stage)
    return np.asarray(kept * (HAND[LEAD] / kept[LEAD]))
