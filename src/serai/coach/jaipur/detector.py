"""What a detector is: a pattern's name, its theme, and a function that looks for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from serai.coach.jaipur.situation import Situation
from serai.games.contract import Fact


class Finding(NamedTuple):
    """A pattern that was found: what it is worth in rupees, and the facts that its sentence names."""

    weight: float
    facts: Mapping[str, Fact]
    measured: str = ""
    """What was measured: a second reason from the same measurement would say it twice."""


class Detector(NamedTuple):
    """A pattern and how it is found; where the measured difference is not real, it is not found."""

    pattern: str
    theme: str
    look: Callable[[Situation], Finding | None]
