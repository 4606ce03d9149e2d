"""Why a move was worse than the best one: everything that the detectors found, the most telling first."""

from __future__ import annotations

from typing import Final

from serai.coach.contract import Reason
from serai.coach.eschnapur import bank_patterns, bargain_patterns, duel_patterns, general_patterns, way_patterns
from serai.coach.eschnapur.detector import Detector
from serai.coach.eschnapur.situation import Situation

MOST: Final = 2
"""Reasons that are told; more would hide the one that matters."""
DETECTORS: Final[tuple[Detector, ...]] = (
    *bargain_patterns.DETECTORS,
    *duel_patterns.DETECTORS,
    *way_patterns.DETECTORS,
    *bank_patterns.DETECTORS,
)
"""Those that name a concrete thing."""
PATTERNS: Final = {one.pattern: one.theme for one in (*DETECTORS, *general_patterns.DETECTORS)}
THEMES: Final = tuple(dict.fromkeys(PATTERNS.values()))


def explain(here: Situation) -> tuple[Reason, ...]:
    """Return the most telling reasons; where nothing concrete was found, what is true in general."""
    found = [(one, told) for one in DETECTORS if (told := one.look(here)) is not None]
    if not found:
        found = [(one, told) for one in general_patterns.DETECTORS if (told := one.look(here)) is not None][:1]
    found.sort(key=lambda pair: -pair[1].weight)
    return tuple(Reason(one.pattern, told.facts) for one, told in found[:MOST])
