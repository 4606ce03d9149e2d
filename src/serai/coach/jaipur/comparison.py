"""Some moves compared with equal effort in the same imagined worlds.

The search that finds candidates cannot tell how far apart they are: it looks longer at what it likes, and what it likes
best is partly what was lucky. So the moves that matter are searched again, each in every world. Worlds that share a
tree are not independent of each other; therefore there are several batches, each with worlds and a tree of its own, and
it is the means of batches that intervals are made of. They all overlook the same things; how much that is has been
measured against far longer searches, and is a part of every interval.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from serai.coach.contract import Estimate
from serai.games.chance import draw
from serai.games.compiled import Array
from serai.players.jaipur.network import Weights, fast
from serai.players.jaipur.opponent_models import Posterior, hand_at
from serai.players.jaipur.search import SPREAD_ONE, SPREAD_TWO, WORLD_STEP, descend, workspace
from serai.players.jaipur.search_settings import SearchSettings
from serai.players.jaipur.tree import new_tree
from serai.players.jaipur.worlds import deal_spread

BATCHES: Final = 4
"""Few, because a larger tree sees further: what a tree overlooks is a larger part of the error than chance is."""
STUDENT: Final = 3.1824
"""The 97.5 % quantile of Student's distribution with one degree of freedom less than there are batches."""
OVERLOOKED: Final = 0.006
OVERLOOKED_SHARE: Final = 0.15
"""How far a difference of chances is from what a search 20 times as long finds: the standard deviation of it, a part
that is always there and a part that grows with the difference (benchmarks/coach_agreement.py)."""
USUAL: Final = 8000
"""The iterations for which that was measured; it falls with their fourth root."""


@fast
def compare(
    facts: Array,
    posterior: Posterior,
    weights: Weights,
    settings: SearchSettings,
    moves: Array,
    batches: int,
    iterations: int,
    seed: int,
) -> tuple[NDArray[np.float64], int]:
    """Return for every batch and move the chance to win the round, and the number of worlds."""
    work = workspace(weights)
    chances = np.zeros((batches, moves.shape[0]), np.float64)
    each = max(1, iterations // batches)
    generator, master = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    master[0] = np.uint64(seed)
    worlds = 0
    for batch in range(batches):
        tree = new_tree(each + 2 * moves.shape[0], settings.width)  # the last world is tried with all moves, too
        first = np.uint64(draw(master, 1 << 30)) << np.uint64(32) | np.uint64(draw(master, 1 << 30))
        offset_one, offset_two = draw(master, 1 << 30) / (1 << 30), draw(master, 1 << 30) / (1 << 30)
        spent, here = 0, 0
        while spent < each:
            here += 1
            generator[0] = first + np.uint64(here) * WORLD_STEP
            hand = hand_at(posterior, (offset_two + here * SPREAD_TWO) % 1.0)
            deal_spread(facts, generator, work.world, (offset_one + here * SPREAD_ONE) % 1.0, hand)
            for at in range(moves.shape[0]):
                value, added = descend(tree, moves[at], 2, weights, settings, work)
                spent += max(1, added)
                chances[batch, at] += value
        for at in range(moves.shape[0]):
            chances[batch, at] /= here
        worlds += here
    return chances, worlds


def overlooked(difference: float, iterations: int) -> float:
    """Return the standard deviation of what a search of this effort overlooks, for a difference of round chances."""
    return (OVERLOOKED + OVERLOOKED_SHARE * abs(difference)) * math.sqrt(math.sqrt(USUAL / iterations))


def estimate(means: Sequence[float], error: float, low: float = 0.0) -> Estimate:
    """Return the mean of batches with its 95 % interval, which reaches no further than from `low` to 1.

    The interval holds both the chance of worlds, by the batches, and an error that all batches share.
    """
    mean = math.fsum(means) / len(means)
    variance = math.fsum((value - mean) ** 2 for value in means) / (len(means) - 1)
    reach = math.hypot(STUDENT * math.sqrt(variance / len(means)), 1.96 * error)
    return Estimate(mean, max(low, mean - reach), min(1.0, mean + reach))
