"""What judges here: the weights, the data and the settings of the coach; and where its scale is kept."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Final

from serai.coach.jaipur import chances, comparison, judgement
from serai.coach.model import model_hash
from serai.players.jaipur import greedy, search_settings, weights
from serai.players.jaipur.opponent_models import SLIP, TEMPERATURES

SCALE_FILE: Final = Path(__file__).with_name("scale.json")


@functools.cache
def model() -> str:
    """Return the hash of what judges: weights and their settings."""
    settings = (
        search_settings.DEFAULT, TEMPERATURES, SLIP, chances.STARTER, comparison.BATCHES,
        comparison.OVERLOOKED, comparison.OVERLOOKED_SHARE, comparison.USUAL, judgement.CHOOSING,
        judgement.ROUTINE, judgement.OBVIOUS,
    )  # fmt: skip
    return model_hash((weights.SHIPPED, greedy.TUNED_FILE, chances.CALIBRATION_FILE), settings)
