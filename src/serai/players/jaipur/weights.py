"""The weights of the trader's network: made at random, kept in checkpoints, shipped with the package."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from serai.players.jaipur.features import FEATURES
from serai.players.jaipur.network import Weights

SHIPPED: Final = Path(__file__).with_name("trader.npz")
NAMES: Final = ("table", "table_bias", "across", "across_bias", "above", "above_bias")


def fresh(width: int, depth: int, seed: int) -> Weights:
    """Return random weights for a network that has learned nothing."""
    if width % 8 or depth % 4:
        raise ValueError(f"width must be a multiple of 8 and depth of 4; these are {width} and {depth}.")
    chance = np.random.default_rng(seed)
    return _single(
        (
            chance.normal(0.0, 0.05, (FEATURES, width)),
            np.full(width, 0.1),
            chance.normal(0.0, np.sqrt(2 / width), (width, depth)),
            np.zeros(depth),
            chance.normal(0.0, np.sqrt(1 / depth), (2, depth)),
            np.zeros(2),
        )
    )


def read(path: Path) -> Weights:
    """Read weights from a file."""
    with np.load(path) as file:
        table = file["table"] * file["scale"].astype(np.float32)[:, None]
        weights = _single((table, *(file[name] for name in NAMES[1:])))
    if weights[0].shape[0] != FEATURES:
        raise ValueError(
            f"{path.name} has weights for {weights[0].shape[0]} features where the network has {FEATURES}:"
            " it was trained for another network. Train again with `serai train jaipur`."
        )
    return weights


def write(path: Path, weights: Weights) -> None:
    """Write weights small enough to ship: the table in bytes with a scale for each row, the rest in half precision."""
    scale = (np.abs(weights[0]).max(axis=1) / 127 + 1e-6).astype(np.float16)
    table = np.rint(weights[0] / scale.astype(np.float32)[:, None]).clip(-127, 127).astype(np.int8)
    halves = {name: array.astype(np.float16) for name, array in zip(NAMES[1:], weights[1:], strict=True)}
    np.savez_compressed(path, table=table, scale=scale, **halves)  # type: ignore[arg-type]  # the stubs forget names


@cache
def shipped() -> Weights:
    """Return the weights that ship with the package."""
    return read(SHIPPED)


def _single(arrays: tuple[NDArray[np.floating], ...]) -> Weights:
    """Return contiguous arrays of single precision, which the compiled code reads."""
    return tuple(np.ascontiguousarray(array, dtype=np.float32) for array in arrays)
