"""What is true in general where no concrete thing explains a loss."""

from __future__ import annotations

from typing import Final

from serai.coach.detection import Detector, Found
from serai.coach.jaipur.measures import BONUS, GOODS
from serai.coach.jaipur.sale_patterns import LEAST
from serai.coach.jaipur.situation import Situation


def more_for_oneself(here: Situation) -> Found | None:
    """Find that the best move brings more rupees by the end of the round."""
    more = here.measured.gained(*range(GOODS, GOODS + 6), *range(BONUS, BONUS + 3))
    return Found(more.mean, {"rupees": round(more.mean)}) if more.at_least(LEAST) else None


def more_for_other(here: Situation) -> Found | None:
    """Find that the played move brings the opponent more rupees by the end of the round."""
    more = here.measured.given(*range(GOODS + 6, GOODS + 12), *range(BONUS + 3, BONUS + 6))
    return Found(more.mean, {"rupees": round(more.mean)}) if more.at_least(LEAST) else None


def small_things(_here: Situation) -> Found | None:
    """Say that nothing stands out: the search sees the difference, many small things make it."""
    return Found(0.0, {})


DETECTORS: Final = (
    Detector("more-for-oneself", "judgement", more_for_oneself),
    Detector("more-for-other", "judgement", more_for_other),
    Detector("small-things", "judgement", small_things),
)
