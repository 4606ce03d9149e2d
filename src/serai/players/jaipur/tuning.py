"""Tuning of the greedy player's weights by games; what it weighs stays hand-written.

First it follows the trader, who plays rounds against itself: in every position both say what they think of each move,
and the weights are moved so that the preferences come closer. Then it evolves: for many directions, the weights moved
along the direction and those moved the other way meet, on the same deals with seats swapped, and the weights follow
the directions that won, against each other and against the weights set by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from serai.games.compiled import compiled
from serai.games.jaipur import kernel
from serai.games.jaipur.kernel import MOST_MOVES, PLACES, apply, list_moves, score, winner
from serai.games.jaipur.playouts import BOX_BONUSES, BOX_CARDS, draw, shuffle_deal
from serai.players.jaipur.afterstate import AFTERS, OVER, expectations, imagine, lead_now
from serai.players.jaipur.greedy import FEATURES, HAND, LEAD, greedy_move, weigh
from serai.players.jaipur.knowledge import FACTS, MARKET, OWN, observe
from serai.players.jaipur.network import Weights, best_of, value_moves

LONGEST: Final = 300
MARGIN: Final = 0.01
"""What a rupee of margin counts beside a round won."""


class Tuning(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides what a tuning finds; the defaults made the weights that ship."""

    rounds: int = 8_000
    stage: int = 500
    rate: float = 0.0008
    cooling: int = 3_000
    keenness: float = 30.0
    """How much the trader's preferences are sharpened: the exponent of its chance to win."""
    generations: int = 120
    directions: int = 40
    deals: int = 12
    stride: float = 0.12
    """How far a direction moves each weight, as a share of its size (and a little more)."""
    pace: float = 0.8
    """How far the weights follow the directions that won; it falls evenly to nothing."""
    momentum: float = 0.8
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
            while row[kernel.ENDED] == 0 and row[kernel.PLAYED] < LONGEST:
                observe(row, row[kernel.TURN], facts)
                apply(row, greedy_move(facts, one if row[kernel.TURN] == seat else two, moves, worths))
            richest = winner(row)
            wins += 0.5 if richest < 0 else (1.0 if richest == seat else 0.0)
            margin += score(row, seat) - score(row, 1 - seat)
    return wins / (2 * deals), margin / (2 * deals)


def tune(
    settings: Tuning, weights: Weights, progress: Callable[[str, int, NDArray[np.float64]], None]
) -> NDArray[np.float64]:
    """Return tuned weights, telling the part of the tuning, how far it is, and the weights after each stage."""
    generator = np.array([settings.seed], dtype=np.uint64)
    judgement, sizes = HAND.copy(), np.ones(FEATURES)
    mean, done = np.zeros(FEATURES), 0
    while done < settings.rounds:
        rate = settings.rate / (1.0 + done / settings.cooling)
        follow(judgement, sizes, weights, settings.stage, rate, settings.keenness, generator)
        done += settings.stage
        if 2 * done > settings.rounds:
            mean += judgement
            progress("follow", done, mean / ((done - settings.rounds // 2) / settings.stage))
    judgement = mean / (settings.rounds // 2 / settings.stage)
    return evolve(settings, judgement * (HAND[LEAD] / judgement[LEAD]), progress)


def evolve(
    settings: Tuning, weights: NDArray[np.float64], progress: Callable[[str, int, NDArray[np.float64]], None]
) -> NDArray[np.float64]:
    """Improve weights by games alone: those moved along a direction play those moved the other way."""
    chance = np.random.default_rng(settings.seed)
    drift = np.zeros(FEATURES)
    stride = settings.stride * np.abs(weights) + 0.02
    for generation in range(settings.generations):
        directions = chance.normal(size=(settings.directions, FEATURES))
        seed = int(chance.integers(1 << 62))
        gains = np.zeros(settings.directions)
        for at, direction in enumerate(directions):
            more, less = weights + stride * direction, weights - stride * direction
            for one, two, sign in ((more, less, 1.0), (more, HAND, 1.0), (less, HAND, -1.0)):
                wins, margin = bout(one, two, settings.deals, seed + at)
                gains[at] += sign * (wins - 0.5 + MARGIN * margin)
        towards = gains @ directions / settings.directions / (gains.std() + 1e-9)
        drift = settings.momentum * drift + (1.0 - settings.momentum) * towards
        weights = weights + settings.pace * (1.0 - generation / settings.generations) * stride * drift
        progress("evolve", generation + 1, weights)
    return weights
