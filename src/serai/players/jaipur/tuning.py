"""Tuning of the greedy player's weights by policy gradient; the features that it weighs stay hand-written.

The greedy player plays rounds against itself. In every position, a softmax over its worths is a policy, and the
trader's network gives the expected chance to win of that policy. The weights follow the gradient of this expectation,
each with a step of its own size. The mean over the second half of the rounds is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from serai.games.chance import draw
from serai.games.compiled import compiled
from serai.games.jaipur import layout
from serai.games.jaipur.kernel import MOST_MOVES, apply, list_moves
from serai.games.jaipur.layout import PLACES
from serai.games.jaipur.playouts import BOX_BONUSES, BOX_CARDS, shuffle_deal
from serai.players.jaipur.afterstate import AFTERS, OVER, expectations, imagine, lead_now
from serai.players.jaipur.evaluation import value_moves
from serai.players.jaipur.greedy import FEATURES, HAND, LEAD, greedy_move, weigh
from serai.players.jaipur.knowledge import FACTS, MARKET, OWN, observe
from serai.players.jaipur.network import Weights

LONGEST: Final = 300


class Tuning(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides what a tuning finds; the defaults made the weights that ship."""

    rounds: int = 40_000
    stage: int = 500
    rate: float = 0.01
    """Step of the weights at the beginning; it decreases linearly to zero."""
    seed: int = 1


@compiled
def improve(
    greedy_weights: NDArray[np.float64],
    sizes: NDArray[np.float64],
    weights: Weights,
    rounds: int,
    rate: float,
    generator: NDArray[np.uint64],
) -> float:
    """Let the greedy player play rounds and improve its weights; return its mean loss a move by the trader's values."""
    row = np.zeros(PLACES, dtype=np.int64)
    cards, bonus = BOX_CARDS.copy(), BOX_BONUSES.copy()
    moves = np.zeros(MOST_MOVES, dtype=np.int64)
    wins, margins = np.zeros(MOST_MOVES, dtype=np.float64), np.zeros(MOST_MOVES, dtype=np.float64)
    facts, after = np.zeros(FACTS, dtype=np.int64), np.zeros(AFTERS, dtype=np.int64)
    means = np.zeros(6, dtype=np.float64)
    seen = np.zeros((MOST_MOVES, FEATURES), dtype=np.float64)
    worths = np.zeros(MOST_MOVES, dtype=np.float64)
    gradient = np.zeros(FEATURES, dtype=np.float64)
    lost, positions = 0.0, 0
    for _ in range(rounds):
        shuffle_deal(row, cards, bonus, generator)
        length = 0
        while row[layout.ENDED] == 0 and length < LONGEST:
            observe(row, row[layout.TURN], facts)
            chosen = greedy_move(facts, greedy_weights, moves, worths)
            found = list_moves(facts[OWN], facts[MARKET], moves)
            expectations(facts, means)
            lead = lead_now(facts, means)
            ending = False  # a move that ends the round is judged by its result, not by weights
            for at in range(found):
                then = lead + imagine(facts, moves[at], means, after)
                ending |= after[OVER] != 0
                weigh(facts, after, then, means, seen[at])
            if found > 1 and not ending:
                value_moves(facts, moves, found, weights, wins, margins)
                best = np.argmax(worths[:found])
                policy = np.exp(worths[:found] - worths[best])
                policy /= policy.sum()
                mean = (policy * wins[:found]).sum()
                lost += wins[:found].max() - wins[best]
                positions += 1
                gradient[:] = 0.0
                for at in range(found):
                    pull = policy[at] * (wins[at] - mean)
                    for feature in range(FEATURES):
                        gradient[feature] += pull * seen[at, feature]
                for feature in range(FEATURES):
                    sizes[feature] += 0.0005 * (gradient[feature] * gradient[feature] - sizes[feature])
                    greedy_weights[feature] += rate * gradient[feature] / (np.sqrt(sizes[feature]) + 1e-6)
            if draw(generator, 20) == 0:
                chosen = moves[draw(generator, found)]
            apply(row, chosen)
            length += 1
    return lost / max(1, positions)


def tune(
    settings: Tuning, weights: Weights, progress: Callable[[int, NDArray[np.float64], float], None]
) -> NDArray[np.float64]:
    """Return tuned weights, in rupees; report rounds, weights and mean loss after each stage."""
    generator = np.array([settings.seed], dtype=np.uint64)
    greedy_weights, sizes = HAND.copy(), np.full(FEATURES, 1e-4)
    improve(greedy_weights, sizes, weights, settings.stage, 0.0, generator)  # measures the size of the gradients
    mean, done, stages = np.zeros(FEATURES), 0, 0
    while done < settings.rounds:
        rate = settings.rate * (1.0 - done / settings.rounds)
        lost = improve(greedy_weights, sizes, weights, settings.stage, rate, generator)
        done += settings.stage
        if 2 * done > settings.rounds:
            mean += greedy_weights
            stages += 1
        progress(done, greedy_weights, float(lost))
    kept = mean / stages
    return np.asarray(kept * (HAND[LEAD] / kept[LEAD]))
