"""Which rows of the network's tables are kin, so that seldom seen combinations learn from common ones.

A row stands for a combination of counts. Its parents stand for parts of the combination: three diamonds in hand,
whatever lies in the market. While the network learns, what a row learns is also given to its parents, and from time to
time a parent's gain is handed to all its children. Play needs none of this: it reads the rows alone.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from serai.players.jaipur.network import PARENTS
from serai.players.jaipur.rows import (
    HEIGHTS,
    LEADS,
    POOL_FIRST,
    POOLS,
    PURSES,
    RIVAL_FIRST,
    ROWS,
    SHELF_FIRST,
    TABLE_FIRST,
)


class _Family:
    """Numbers the parents as they are first mentioned."""

    def __init__(self) -> None:
        self.of_row = np.zeros((ROWS, PARENTS), dtype=np.int64)
        self.numbers: dict[tuple[object, ...], int] = {}

    def join(self, row: int, *parents: tuple[object, ...]) -> None:
        """Give a row its parents; a missing one is the row's own only child."""
        for at in range(PARENTS):
            name = parents[at] if at < len(parents) else ("alone", row, at)
            self.of_row[row, at] = self.numbers.setdefault(name, len(self.numbers))

    def table(self, number: int, shape: Iterable[int], *groups: tuple[int, ...]) -> None:
        """Join a whole table: each group names the counts that make a parent."""
        for offset, counts in enumerate(itertools.product(*(range(size) for size in shape))):
            parents = [(number, group, *(counts[at] for at in group)) for group in groups]
            self.join(TABLE_FIRST[number] + offset, *parents)


def _families() -> tuple[NDArray[np.int64], int]:
    """Return the parents of every row, and how many parents there are."""
    family = _Family()
    for kind in range(6):
        height = int(HEIGHTS[kind])
        for offset, (own, here, left) in enumerate(itertools.product(range(8), range(6), range(height))):
            row = int(SHELF_FIRST[kind]) + offset
            family.join(row, ("sale", kind, own, left), ("stall", kind, own, here), ("shelf", kind, here, left))
        for offset, (known, unseen, left) in enumerate(
            itertools.product(range(6), range(int(POOLS[kind])), range(height))
        ):
            row = int(POOL_FIRST[kind]) + offset
            family.join(row, ("rival", kind, known, left), ("pool", kind, unseen, left), ("hope", kind, known, unseen))
        for offset, (own, known, left) in enumerate(itertools.product(range(8), range(6), range(height))):
            row = int(RIVAL_FIRST[kind]) + offset
            family.join(row, ("both", kind, own, known), ("held", kind, own, left), ("theirs", kind, known, left))
    family.table(0, (8, 8, 6), (0,), (1,), (2,))
    family.table(1, (12, 12), (0,), (1,))
    family.table(2, (41, 4), (0,), (1,))
    family.table(3, (2 * LEADS + 1, 6), (0,), (1,))
    family.table(4, (8, 7, 6), (0,), (1,), (2,))
    family.table(5, (6, 6, 8), (0, 1), (0, 2), (1, 2))
    family.table(6, (6, 11), (0,), (1,))
    family.table(7, (16, 19), (0,), (1,))
    family.table(8, (PURSES, 7, 4), (0, 1), (0, 2), (1, 2))
    family.table(9, (PURSES, 6, 4), (0, 1), (0, 2), (1, 2))
    return family.of_row, len(family.numbers)


PARENTS_OF, FAMILIES = _families()
