"""Some moves compared with equal effort in the same imagined worlds.

The search that finds candidates cannot tell how far apart they are: it looks longer at what it likes, and what it likes
best is partly what was lucky. So the moves that matter are searched again, each in every world. Worlds that share a
tree are not independent of each other; therefore there are several batches, each with worlds and a tree of its own, and
it is the means of batches that intervals are made of.
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

BATCHES: Final = 8
STUDENT: Final = 2.3646
"""The 97.5 % quantile of Student's distribution with one degree of freedom less than there are batches."""


@fast
def compare(
    facts: Array,
    posterior: Posterior,
    weights: Weights,
    settings: SearchSettings,
    moves: Array,
    iterations: int,
    seed: int,
) -> tuple[NDArray[np.float64], int]:
    """Return for every batch and move the chance to win the round, and the number of worlds."""
    work = workspace(weights)
    chances = np.zeros((BATCHES, moves.shape[0]), np.float64)
    each = max(1, iterations // BATCHES)
    generator, master = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    master[0] = np.uint64(seed)
    worlds = 0
    for batch in range(BATCHES):
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


def estimate(means: Sequence[float], low: float = 0.0) -> Estimate:
    """Return the mean of batches with its 95 % interval, which reaches no further than from `low` to 1."""
    mean = math.fsum(means) / len(means)
    variance = math.fsum((value - mean) ** 2 for value in means) / (len(means) - 1)
    reach = STUDENT * math.sqrt(variance / len(means))
    return Estimate(mean, max(low, mean - reach), min(1.0, mean + reach))
