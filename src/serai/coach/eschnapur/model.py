"""What judges here: the weights, the data and the settings of the coach; and where its scale is kept."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Final

from serai.coach.eschnapur import candidates, chances, judgement
from serai.coach.model import model_hash
from serai.players.eschnapur import weights
from serai.players.eschnapur.levels import LEVELS

SCALE_FILE: Final = Path(__file__).with_name("scale.json")


@functools.cache
def model() -> str:
    """Return the hash of what judges: weights and their settings."""
    settings = (
        LEVELS["maharaja"], candidates.WAYS, candidates.PRICES, candidates.CAREFUL, judgement.FIRST_LOOK,
        judgement.SECOND_LOOK, judgement.LEAST, judgement.FEW, judgement.OBVIOUS, judgement.WORTH_A_LOOK,
    )  # fmt: skip
    return model_hash((weights.SHIPPED, chances.WEIGHTS_FILE, chances.CALIBRATION_FILE), settings)
