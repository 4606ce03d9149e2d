"""Tables of every goods hand: the parts it can be split into, and how many ways there are.

There are 1,716 handfuls of at most seven goods, and together they have 50,388 parts. Listing an exchange is then
a matter of reading rows, and counting exchanges a matter of subtracting two running totals.
"""

from __future__ import annotations

import itertools
from typing import Final

import numpy as np
from numpy.typing import NDArray

from serai.games.jaipur.goods import BITS, HAND_LIMIT, LANE

HALF: Final = (1 << 3 * BITS) - 1


def _triples() -> tuple[NDArray[np.uint16], list[int]]:
    """Number the halves of a handful: three kinds, at most seven cards together (120 of them)."""
    number = np.zeros(HALF + 1, dtype=np.uint16)
    triples = [a | b << BITS | c << 2 * BITS for a, b, c in itertools.product(range(8), repeat=3) if a + b + c <= 7]
    number[triples] = np.arange(len(triples))
    return number, triples


def _parts(handful: int) -> list[list[int]]:
    """List the parts of a handful by their size, the empty part included."""
    parts: list[list[int]] = [[0]]
    for kind in range(6):
        count = handful >> BITS * kind & LANE
        wider: list[list[int]] = [[] for _ in range(len(parts) + count)]
        for have, row in enumerate(parts):
            for more in range(count + 1):
                wider[have + more] += [part | more << BITS * kind for part in row]
        parts = wider
    return parts


HALF_NUMBER, _HALVES = _triples()
HALVES: Final = len(_HALVES)
NUMBER: NDArray[np.uint16] = np.zeros(HALVES * HALVES, dtype=np.uint16)
"""A handful's number, by the numbers of its two halves."""

_first: list[list[int]] = []
_all: list[int] = []
_size_of = [sum(half >> BITS * kind & LANE for kind in range(3)) for half in _HALVES]
for _low, _high in itertools.product(range(HALVES), repeat=2):
    if _size_of[_low] + _size_of[_high] <= HAND_LIMIT:
        NUMBER[_low * HALVES + _high] = len(_first)
        _row = []
        for _parts_of_size in _parts(_HALVES[_low] | _HALVES[_high] << 3 * BITS):
            _row.append(len(_all))
            _all += sorted(_parts_of_size)
        _first.append(_row + [len(_all)] * (HAND_LIMIT + 2 - len(_row)))

FIRST: NDArray[np.int32] = np.array(_first, dtype=np.int32)
"""Row of a handful, column of a size: where its parts of that size begin in `PARTS`."""
PARTS: NDArray[np.int64] = np.array(_all, dtype=np.int64)
"""Every part of every handful, by handful, then size, then value."""
