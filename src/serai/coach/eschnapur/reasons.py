"""Why a move was worse than the best one: everything that the detectors found, the most telling first."""

from __future__ import annotations

from typing import Final

from serai.coach.contract import Reason
from serai.coach.detection import Detector, explain
from serai.coach.eschnapur import bank_patterns, bargain_patterns, duel_patterns, general_patterns, way_patterns
from serai.coach.eschnapur.situation import Situation

DETECTORS: Final[tuple[Detector[Situation], ...]] = (
    *bargain_patterns.DETECTORS,
    *duel_patterns.DETECTORS,
    *way_patterns.DETECTORS,
    *bank_patterns.DETECTORS,
)
"""Those that name a concrete thing."""
PATTERNS: Final = {one.pattern: one.theme for one in (*DETECTORS, *general_patterns.DETECTORS)}
THEMES: Final = tuple(dict.fromkeys(PATTERNS.values()))


def reasons(here: Situation) -> tuple[Reason, ...]:
    """Return why the played move is worse than the best; one reason at least."""
    return explain(here, DETECTORS, general_patterns.DETECTORS)
