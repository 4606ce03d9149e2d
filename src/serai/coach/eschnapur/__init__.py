"""The coach of Eschnapur: what each decision of a seat cost and why, and how much of the rest was luck."""

from typing import Final

from serai.coach.eschnapur.judgement import ITERATIONS, judge
from serai.coach.eschnapur.luck import draws
from serai.coach.eschnapur.model import SCALE_FILE, model
from serai.coach.eschnapur.reasons import PATTERNS, THEMES
from serai.coach.eschnapur.survey import PUZZLES, contrast, survey
from serai.coach.model import read_scale

SCALE: Final = read_scale(SCALE_FILE)

__all__ = ["ITERATIONS", "PATTERNS", "PUZZLES", "SCALE", "THEMES", "contrast", "draws", "judge", "model", "survey"]
