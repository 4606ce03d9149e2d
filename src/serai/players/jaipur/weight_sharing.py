"""Weight sharing between features, so that rare combinations of counts learn from common ones.

A feature is a combination of counts. It belongs to three groups, each of which fixes only a part of the combination,
such as three diamonds in hand whatever lies in the market. During training, the gradient of a feature is also added
to its groups, and from time to time the sum of a group is added to the weights of all its features. A player needs
none of this: it reads the weights of the features alone.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from serai.players.jaipur.features import (
    FEATURES,
    HEIGHTS,
    LEADS,
    POOL_FIRST,
    POOLS,
    PURSES,
    RIVAL_FIRST,
    SHELF_FIRST,
    TABLE_FIRST,
)

GROUPS_EACH: Final = 3
"""Groups that every feature belongs to."""


class _Groups:
    """Numbers the groups in the order in which they are first named."""

    def __init__(self) -> None:
        self.of_feature = np.zeros((FEATURES, GROUPS_EACH), dtype=np.int64)
        self.numbers: dict[tuple[object, ...], int] = {}

    def join(self, feature: int, *groups: tuple[object, ...]) -> None:
        """Put a feature into its groups; where it has fewer than three, it is alone in a group of its own."""
        for at in range(GROUPS_EACH):
            name = groups[at] if at < len(groups) else ("alone", feature, at)
            self.of_feature[feature, at] = self.numbers.setdefault(name, len(self.numbers))

    def join_table(self, number: int, shape: Iterable[int], *parts: tuple[int, ...]) -> None:
        """Put all features of a table into groups; each part says which of the counts a group fixes."""
        for offset, counts in enumerate(itertools.product(*(range(size) for size in shape))):
            groups = [(number, part, *(counts[at] for at in part)) for part in parts]
            self.join(TABLE_FIRST[number] + offset, *groups)


def _all_groups() -> tuple[NDArray[np.int64], int]:
    """Return the groups of every feature, and how many groups there are."""
    groups = _Groups()
    for kind in range(6):
        height = int(HEIGHTS[kind])
        for offset, (own, here, left) in enumerate(itertools.product(range(8), range(6), range(height))):
            feature = int(SHELF_FIRST[kind]) + offset
            groups.join(feature, ("sale", kind, own, left), ("stall", kind, own, here), ("shelf", kind, here, left))
        for offset, (known, unseen, left) in enumerate(
            itertools.product(range(6), range(int(POOLS[kind])), range(height))
        ):
            feature = int(POOL_FIRST[kind]) + offset
            groups.join(
                feature, ("rival", kind, known, left), ("pool", kind, unseen, left), ("hope", kind, known, unseen)
            )
        for offset, (own, known, left) in enumerate(itertools.product(range(8), range(6), range(height))):
            feature = int(RIVAL_FIRST[kind]) + offset
            groups.join(feature, ("both", kind, own, known), ("held", kind, own, left), ("theirs", kind, known, left))
    groups.join_table(0, (8, 8, 6), (0,), (1,), (2,))
    groups.join_table(1, (12, 12), (0,), (1,))
    groups.join_table(2, (41, 4), (0,), (1,))
    groups.join_table(3, (2 * LEADS + 1, 6), (0,), (1,))
    groups.join_table(4, (8, 7, 6), (0,), (1,), (2,))
    groups.join_table(5, (6, 6, 8), (0, 1), (0, 2), (1, 2))
    groups.join_table(6, (6, 11), (0,), (1,))
    groups.join_table(7, (16, 19), (0,), (1,))
    groups.join_table(8, (PURSES, 7, 4), (0, 1), (0, 2), (1, 2))
    groups.join_table(9, (PURSES, 6, 4), (0, 1), (0, 2), (1, 2))
    return groups.of_feature, len(groups.numbers)


GROUPS_OF, GROUPS = _all_groups()
