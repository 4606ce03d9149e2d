"""Reasons from measured differences: two moves counted world by world, and detectors that look for patterns in that."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from serai.coach.contract import Reason
from serai.games.contract import Fact

MOST: Final = 2
"""Reasons that are told; more would hide the one that matters."""
Situation = TypeVar("Situation")


class Difference(NamedTuple):
    """A mean over worlds and its standard error."""

    mean: float
    error: float

    def at_least(self, least: float) -> bool:
        """Tell whether it is so large, and surely no accident."""
        return self.mean >= least and self.mean > 2.0 * self.error


class Measured(NamedTuple):
    """What was counted after the played and after the best move, world by world."""

    counts: NDArray[np.float64]
    """The played move's first, then the best one's; a row for each world, a column for each thing that is counted."""

    def _difference(self, places: tuple[int, ...], sign: float) -> Difference:
        change = sign * (self.counts[1][:, list(places)] - self.counts[0][:, list(places)]).sum(axis=1)
        return Difference(float(change.mean()), float(change.std(ddof=1) / np.sqrt(len(change))))

    def gained(self, *places: int) -> Difference:
        """Return how much more of some things the best move brings."""
        return self._difference(places, 1.0)

    def given(self, *places: int) -> Difference:
        """Return how much more of some things the played move brings, such as to others."""
        return self._difference(places, -1.0)

    def played(self, place: int) -> float:
        """Return the mean of a count after the played move."""
        return float(self.counts[0][:, place].mean())

    def best(self, place: int) -> float:
        """Return the mean of a count after the best move."""
        return float(self.counts[1][:, place].mean())

    def share(self, move: int, place: int) -> float:
        """Return in what share of the worlds something happens at all after a move: 0 is the played, 1 the best."""
        return float((self.counts[move][:, place] > 0.0).mean())


class Found(NamedTuple):
    """A pattern that was found: what it is worth, to rank reasons by, and the facts that its sentence names."""

    weight: float
    facts: Mapping[str, Fact]
    measured: str = ""
    """What was measured: a second reason from the same measurement would say it twice."""


class Detector(NamedTuple, Generic[Situation]):
    """A pattern and how it is found; where the measured difference is not real, it is not found."""

    pattern: str
    theme: str
    look: Callable[[Situation], Found | None]


def explain(
    situation: Situation, concrete: Sequence[Detector[Situation]], general: Sequence[Detector[Situation]]
) -> tuple[Reason, ...]:
    """Return the most telling reasons; where nothing concrete was found, what is true in general."""
    found = _found(concrete, situation) or _found(general, situation)[:1]
    found.sort(key=lambda pair: -pair[1].weight)
    told: dict[str, Reason] = {}
    for one, finding in found:
        told.setdefault(finding.measured or one.pattern, Reason(one.pattern, finding.facts))
    return tuple(told.values())[:MOST]


def _found(detectors: Sequence[Detector[Situation]], situation: Situation) -> list[tuple[Detector[Situation], Found]]:
    return [(one, finding) for one in detectors if (finding := one.look(situation)) is not None]
