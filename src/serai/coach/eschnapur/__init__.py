"""The coach of Eschnapur: what each decision of a seat cost and why, and how much of the rest was luck."""

from typing import Final

from serai.coach.eschnapur.judgement import ITERATIONS, judge
from serai.coach.eschnapur.luck import draws
from serai.coach.eschnapur.model import model, scale
from serai.coach.eschnapur.reasons import PATTERNS, THEMES

SCALE: Final = scale()

__all__ = ["ITERATIONS", "PATTERNS", "SCALE", "THEMES", "draws", "judge", "model"]
