"""Why a move was worse than the best one: everything that the detectors found, the most telling first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import numpy as np

from serai.coach.contract import Reason
from serai.coach.jaipur import general_patterns, market_patterns, sale_patterns
from serai.coach.jaipur.detector import Detector, Finding
from serai.coach.jaipur.measures import Measured, play_on
from serai.coach.jaipur.situation import Situation
from serai.games.jaipur.moves import Move
from serai.players.jaipur import weights

if TYPE_CHECKING:
    from serai.coach.jaipur.judgement import Knowledge
    from serai.games.jaipur.view import MatchView

MOST: Final = 2
"""Reasons that are told; more would hide the one that matters."""
DETECTORS: Final[tuple[Detector, ...]] = (*sale_patterns.DETECTORS, *market_patterns.DETECTORS)
"""Those that name a concrete thing."""
PATTERNS: Final = {one.pattern: one.theme for one in (*DETECTORS, *general_patterns.DETECTORS)}
THEMES: Final = tuple(dict.fromkeys(PATTERNS.values()))


def reasons(view: MatchView, known: Knowledge, played: int, best: int) -> tuple[Reason, ...]:
    """Return why the played move is worse than the best; one reason at least."""
    counts = play_on(known.facts, known.posterior, weights.shipped(), np.array([played, best]), known.seed + 2)
    return explain(Situation(view.current, Move.of(played), Move.of(best), Measured(counts)))


def explain(situation: Situation) -> tuple[Reason, ...]:
    """Return the most telling reasons; where nothing concrete was found, what is true in general."""
    found = _found(DETECTORS, situation) or _found(general_patterns.DETECTORS, situation)[:1]
    found.sort(key=lambda pair: -pair[1].weight)
    told: dict[str, Reason] = {}
    for one, finding in found:
        told.setdefault(finding.measured or one.pattern, Reason(one.pattern, finding.facts))
    return tuple(told.values())[:MOST]


def _found(detectors: Sequence[Detector], situation: Situation) -> list[tuple[Detector, Finding]]:
    return [(one, finding) for one in detectors if (finding := one.look(situation)) is not None]
