"""The grades of a decision, by the chance to win that it lost."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from serai.coach.contract import Estimate

Grade: TypeAlias = Literal["inaccuracy", "mistake", "blunder"]
GRADES: Final[tuple[tuple[Grade, float], ...]] = (("blunder", 0.10), ("mistake", 0.05), ("inaccuracy", 0.02))
"""Every grade with the chance that must be lost for it, the gravest first."""
ACCEPTED: Final = 0.02
"""A second try is accepted when it loses less than this."""


def grade(lost: Estimate) -> Grade | None:
    """Return the grade of a loss, or ``None``: too small, or not certain, since its interval holds 0."""
    if lost.low <= 0.0:
        return None
    return next((name for name, least in GRADES if lost.mean >= least), None)
