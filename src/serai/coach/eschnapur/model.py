"""What judges: a hash over the weights, the settings and the data of the coach; and how the levels fare before it."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from serai.coach.eschnapur import candidates, chances, judgement
from serai.players.eschnapur import weights
from serai.players.eschnapur.levels import LEVELS

SCALE_FILE: Final = Path(__file__).with_name("scale.json")


@functools.cache
def model() -> str:
    """Return the hash of what judges: weights and their settings."""
    digest = hashlib.sha256()
    for path in (weights.SHIPPED, chances.WEIGHTS_FILE, chances.CALIBRATION_FILE):
        digest.update(path.read_bytes())
    settings = (
        LEVELS["maharaja"], candidates.WAYS, candidates.PRICES, candidates.CAREFUL, judgement.FIRST_LOOK,
        judgement.SECOND_LOOK, judgement.LEAST, judgement.FEW, judgement.OBVIOUS, judgement.WORTH_A_LOOK,
    )  # fmt: skip
    digest.update(repr(settings).encode())
    return digest.hexdigest()[:16]


def scale() -> Mapping[str, float]:
    """Return the chance lost a decision, times 1000, of every level: benchmarks/coach_scale.py measures it."""
    return msgspec.json.decode(SCALE_FILE.read_bytes(), type=dict[str, float])
