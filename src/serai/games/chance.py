"""Chance for compiled code of either game: a generator in one number (SplitMix64), and what is drawn from it."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from serai.games.compiled import shared

Generator: TypeAlias = NDArray[np.uint64]
"""One number, which every draw changes."""

GOLDEN: Final = np.uint64(0x9E3779B97F4A7C15)
MIX_ONE: Final = np.uint64(0xBF58476D1CE4E5B9)
MIX_TWO: Final = np.uint64(0x94D049BB133111EB)
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


@shared
def draw(generator: Generator, bound: int) -> int:
    """Return a number from 0 up to `bound` - 1 and advance the generator."""
    generator[0] += GOLDEN
    mixed = generator[0]
    mixed = (mixed ^ (mixed >> S30)) * MIX_ONE
    mixed = (mixed ^ (mixed >> S27)) * MIX_TWO
    mixed ^= mixed >> S31
    return np.int64(((mixed >> S32) * np.uint64(bound)) >> S32)  # type: ignore[return-value]


@shared
def shuffle(items: NDArray[Any], count: int, generator: Generator) -> None:
    """Bring the first items of a list into a random order."""
    for last in range(count - 1, 0, -1):
        other = draw(generator, last + 1)
        items[last], items[other] = items[other], items[last]
