"""The weights of the explorer's networks and habits: made at random, kept in checkpoints, shipped with the package."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from serai.players.eschnapur.duelling import HABITS, hand_habit
from serai.players.eschnapur.features import FEATURES
from serai.players.eschnapur.network import DEPTH, WIDTH, Weights

SHIPPED: Final = Path(__file__).with_name("explorer.npz")
TABLES: Final = (3, 4, 5)
LAYERS: Final = ("entry", "entry_bias", "across", "across_bias", "above", "above_bias")


class Learned(msgspec.Struct, frozen=True):
    """What was learned for one number of players."""

    weights: Weights
    habit: NDArray[np.float64]


def fresh(seats: int, seed: int) -> Learned:
    """Return what somebody knows who has learned nothing: random weights, and the greedy player's habit."""
    chance = np.random.default_rng((seed, seats))
    return Learned(
        _single(
            (
                chance.normal(0.0, np.sqrt(1.0 / FEATURES), (FEATURES, WIDTH)),
                np.zeros(WIDTH),
                chance.normal(0.0, np.sqrt(2.0 / WIDTH), (WIDTH, DEPTH)),
                np.zeros(DEPTH),
                chance.normal(0.0, 0.05, (DEPTH, 2)),
                np.array([-np.log(seats - 1.0), -0.5]),
            )
        ),
        hand_habit(),
    )


def named(learned: Learned, seats: int) -> dict[str, NDArray[Any]]:
    """Return the arrays by their names in a file."""
    arrays = {f"{name}{seats}": array for name, array in zip(LAYERS, learned.weights, strict=True)}
    return {**arrays, f"habit{seats}": learned.habit}


def taken(file: Any, seats: int) -> Learned:
    """Return what a file holds for one number of players."""
    weights = _single(tuple(file[f"{name}{seats}"] for name in LAYERS))
    habit = np.array(file[f"habit{seats}"], dtype=np.float64)
    if weights[0].shape[0] != FEATURES or habit.shape[0] != HABITS:
        raise ValueError(
            f"these weights were learned for {weights[0].shape[0]} features and {habit.shape[0]} habits, where the"
            f" network has {FEATURES} and {HABITS}. Train again with `serai train eschnapur`."
        )
    return Learned(weights, habit)


def write(path: Path, learned: dict[int, Learned]) -> None:
    """Write weights in half precision, small enough to ship."""
    halves: dict[str, Any] = {}
    for seats, known in learned.items():
        halves.update({name: array.astype(np.float16) for name, array in named(known, seats).items()})
    np.savez_compressed(path, **halves)


@cache
def shipped(seats: int) -> Learned:
    """Return what ships with the package for one number of players."""
    with np.load(SHIPPED) as file:
        return taken(file, seats)


def _single(arrays: tuple[NDArray[Any], ...]) -> Weights:
    """Return contiguous arrays of single precision, which the compiled code reads."""
    return tuple(np.ascontiguousarray(array, dtype=np.float32) for array in arrays)
