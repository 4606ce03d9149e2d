"""What is true in general where no concrete thing explains a loss."""

from __future__ import annotations

from typing import Final

from serai.coach.detection import Detector, Found
from serai.coach.eschnapur.measures import COINS, POINTS, RIVAL_POINTS
from serai.coach.eschnapur.situation import COIN, Situation


def more_points(here: Situation) -> Found | None:
    """Find that the best move brings more points this turn."""
    more = here.gained(POINTS)
    return Found(more.mean, {"points": round(more.mean)}) if more.at_least(1.0) else None


def points_for_others(here: Situation) -> Found | None:
    """Find that the played move lets others advance further this turn."""
    more = here.given(RIVAL_POINTS)
    return Found(more.mean, {"points": round(more.mean)}) if more.at_least(1.0) else None


def more_coins(here: Situation) -> Found | None:
    """Find that the best move leaves more coins after this turn."""
    more = here.gained(COINS)
    return Found(more.mean * COIN, {"coins": round(more.mean)}) if more.at_least(1.0) else None


def small_things(_here: Situation) -> Found | None:
    """Say that nothing stands out: the search sees the difference, many small things make it."""
    return Found(0.0, {})


DETECTORS: Final = (
    Detector("more-points", "judgement", more_points),
    Detector("points-for-others", "judgement", points_for_others),
    Detector("more-coins", "judgement", more_coins),
    Detector("small-things", "judgement", small_things),
)
