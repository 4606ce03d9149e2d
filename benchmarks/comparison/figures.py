"""The arithmetic of the comparison: percentiles, whether a step was kept, and the largest load that is."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Sequence
from typing import NamedTuple

from benchmarks.load.guests import PERIOD
from benchmarks.server_load import BOUND, NEAR

SHARE = 0.9
"""The part of the moves that a load means to make, below which a server does not keep up with it."""


class Step(NamedTuple):
    """A number of tables that played for a while."""

    tables: int
    moves: int
    seconds: float
    p50_ms: float
    p99_ms: float
    server_seconds: float
    """Processor time of the server meanwhile."""
    generator_seconds: float
    """Processor time of the generator meanwhile."""

    @property
    def cost_ms(self) -> float:
        """Processor time that a move cost the server."""
        return 1000 * self.server_seconds / max(self.moves, 1)

    @property
    def kept(self) -> bool:
        """Whether moves were as many and as fast as they should be."""
        return self.p99_ms <= 1000 * BOUND and self.moves >= SHARE * self.tables * self.seconds / PERIOD


def percentile(delays: Sequence[float], part: float) -> float:
    """Return the smallest delay that at least so large a part of all delays does not pass; infinite where none came."""
    if not delays:
        return math.inf
    return sorted(delays)[max(0, math.ceil(part * len(delays)) - 1)]


def largest(kept: Callable[[int], bool], first: int, most: int) -> int:
    """Return the largest number that is kept, nearly: doubled until it is not, then halved between."""
    good, count = 0, min(first, most)
    while kept(count):
        good = count
        if count == most:
            return good
        count = min(most, 2 * count)
    bad = count
    while bad - good > max(10, NEAR * bad):
        middle = (good + bad) // 2
        good, bad = (middle, bad) if kept(middle) else (good, middle)
    return good


def middle(values: Sequence[float]) -> float:
    """Return the median of what the turns of a run gave."""
    return statistics.median(values)
