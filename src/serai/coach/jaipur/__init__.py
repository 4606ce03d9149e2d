"""The coach of Jaipur: what each decision of a seat cost and why, and how much of the rest was luck."""

from typing import Final

from serai.coach.jaipur.judgement import ITERATIONS, judge
from serai.coach.jaipur.luck import draws
from serai.coach.jaipur.model import model, scale
from serai.coach.jaipur.reasons import PATTERNS, THEMES

SCALE: Final = scale()

__all__ = ["ITERATIONS", "PATTERNS", "SCALE", "THEMES", "draws", "judge", "model"]
