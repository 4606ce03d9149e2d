"""The weights of the networks: made at random, kept in checkpoints, shipped with the package.

The trader's network ships whole; the one that learned how rounds go on against the greedy player began as the trader's
and differs little, so only the difference ships.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from serai.players.jaipur.network import Networks, Weights
from serai.players.jaipur.rows import ROWS

SHIPPED: Final = Path(__file__).with_name("trader.npz")
AGAINST_GREEDY: Final = Path(__file__).with_name("against-greedy.npz")
GRAIN: Final = 1 / 64
"""How finely a difference of tables is kept: twice as finely wins no more rounds."""
NAMES: Final = ("table", "table_bias", "across", "across_bias", "above", "above_bias")


def fresh(width: int, depth: int, seed: int) -> Weights:
    """Return random weights for a network that has learned nothing."""
    if width % 8 or depth % 4:
        raise ValueError(f"width must be a multiple of 8 and depth of 4; these are {width} and {depth}.")
    chance = np.random.default_rng(seed)
    return _single(
        (
            chance.normal(0.0, 0.05, (ROWS, width)),
            np.full(width, 0.1),
            chance.normal(0.0, np.sqrt(2 / width), (width, depth)),
            np.zeros(depth),
            chance.normal(0.0, np.sqrt(1 / depth), (2, depth)),
            np.zeros(2),
        )
    )


def read(path: Path, beside: Weights | None = None) -> Weights:
    """Read weights from a file; if they were written beside others, these must be given."""
    with np.load(path) as file:
        table = file["table"] * file["scale"].astype(np.float32)[:, None]
        if beside is not None:
            table += beside[0]
        weights = _single((table, *(file[name] for name in NAMES[1:])))
    if weights[0].shape[0] != ROWS:
        raise ValueError(
            f"{path.name} has {weights[0].shape[0]} rows where the network has {ROWS}:"
            " it was learned for another network. Train again with `serai train jaipur`."
        )
    return weights


def write(path: Path, weights: Weights, beside: Weights | None = None) -> None:
    """Write weights small enough to ship: the table in bytes with a scale for each row, the rest in half precision.

    Beside others that they began as, only the difference of the tables is written, in grains that are mostly zero.
    """
    table, scale = weights[0], (np.abs(weights[0]).max(axis=1) / 127 + 1e-6).astype(np.float16)
    if beside is not None:
        table, scale = table - beside[0], np.full(len(table), GRAIN, np.float16)
    table = np.rint(table / scale.astype(np.float32)[:, None]).clip(-127, 127).astype(np.int8)
    halves = {name: array.astype(np.float16) for name, array in zip(NAMES[1:], weights[1:], strict=True)}
    np.savez_compressed(path, table=table, scale=scale, **halves)  # type: ignore[arg-type]  # the stubs forget names


@cache
def shipped() -> Weights:
    """Return the trader's weights that ship with the package."""
    return read(SHIPPED)


@cache
def both() -> Networks:
    """Return the weights of both networks that ship: the trader's, and those learned against the greedy player."""
    return shipped(), read(AGAINST_GREEDY, shipped())


def _single(arrays: tuple[NDArray[np.floating], ...]) -> Weights:
    """Return contiguous arrays of single precision, which the compiled code reads."""
    return tuple(np.ascontiguousarray(array, dtype=np.float32) for array in arrays)
