"""The coach of Jaipur: what each decision of a seat cost and why, and how much of the rest was luck."""

from typing import Final

from serai.coach.jaipur.judgement import ITERATIONS, judge
from serai.coach.jaipur.luck import draws
from serai.coach.jaipur.model import SCALE_FILE, model
from serai.coach.jaipur.reading import reading
from serai.coach.jaipur.reasons import PATTERNS, THEMES
from serai.coach.jaipur.survey import PUZZLES, contrast, survey
from serai.coach.model import read_scale

SCALE: Final = read_scale(SCALE_FILE)

__all__ = [
    "ITERATIONS",
    "PATTERNS",
    "PUZZLES",
    "SCALE",
    "THEMES",
    "contrast",
    "draws",
    "judge",
    "model",
    "reading",
    "survey",
]
