"""Why a move was worse than the best one: everything that the detectors found, the most telling first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from serai.coach.contract import Reason
from serai.coach.detection import Detector, Measured, explain
from serai.coach.jaipur import general_patterns, market_patterns, sale_patterns
from serai.coach.jaipur.measures import play_on
from serai.coach.jaipur.situation import Situation
from serai.games.jaipur.moves import Move
from serai.players.jaipur import weights

if TYPE_CHECKING:
    from serai.coach.jaipur.judgement import Knowledge
    from serai.games.jaipur.view import MatchView

DETECTORS: Final[tuple[Detector[Situation], ...]] = (*sale_patterns.DETECTORS, *market_patterns.DETECTORS)
"""Those that name a concrete thing."""
PATTERNS: Final = {one.pattern: one.theme for one in (*DETECTORS, *general_patterns.DETECTORS)}
THEMES: Final = tuple(dict.fromkeys(PATTERNS.values()))


def reasons(view: MatchView, known: Knowledge, played: int, best: int) -> tuple[Reason, ...]:
    """Return why the played move is worse than the best; one reason at least."""
    counts = play_on(known.facts, known.posterior, weights.shipped(), np.array([played, best]), known.seed + 2)
    here = Situation(view.current, Move.of(played), Move.of(best), Measured(counts))
    return explain(here, DETECTORS, general_patterns.DETECTORS)
