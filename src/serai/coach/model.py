"""What judges, as a hash, and how the levels fare before it: the same for every game."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec


def model_hash(files: Iterable[Path], settings: tuple[object, ...]) -> str:
    """Return a hash over weights and other data, and over the settings that they are used with."""
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.read_bytes())
    digest.update(repr(settings).encode())
    return digest.hexdigest()[:16]


def read_scale(file: Path) -> Mapping[str, float]:
    """Return the chance lost a decision, times 1000, of every level: benchmarks/coach_scale.py measures it."""
    return msgspec.json.decode(file.read_bytes(), type=dict[str, float])
