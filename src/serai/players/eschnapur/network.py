"""The explorer's network: a seat's chance to win and its margin, from what the seat sees.

Two hidden layers; one set of weights for each number of players.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar, cast

import numba
import numpy as np
from numpy.typing import NDArray

from serai.games.compiled import compiled, once

Weights: TypeAlias = tuple[NDArray[Any], ...]
"""First layer and its bias, second layer and bias, third layer (win, margin) and bias."""
WIDTH: Final = 64
DEPTH: Final = 32
Function = TypeVar("Function", bound=Callable[..., Any])


def swift(function: Function) -> Function:
    """Compile like everything of this folder, and let sums be reordered so that they run in wide registers."""
    compiled(function)  # names the folder of the compiled code
    return cast("Function", once(numba.njit(cache=True, nogil=True, error_model="numpy", fastmath=True)(function)))


def within(function: Function) -> Function:
    """Compile a function as part of whatever calls it: it has one caller, and so is compiled but once."""
    compiled(function)
    result: Function = numba.njit(nogil=True, error_model="numpy", inline="always")(function)  # type: ignore[assignment]
    return result


@swift
def forward(weights: Weights, x: Any, first: Any, second: Any, outputs: Any) -> None:
    """Write what the network says of a position: win as a logit, and margin."""
    entry, across, above = weights[0], weights[2], weights[4]
    zero = np.float32(0.0)
    for to in range(first.shape[0]):
        first[to] = weights[1][to]
    for source in range(x.shape[0]):
        level = x[source]
        if level != zero:
            for to in range(first.shape[0]):
                first[to] += level * entry[source, to]
    for to in range(second.shape[0]):
        second[to] = weights[3][to]
    for source in range(first.shape[0]):
        level = first[source]
        if level > zero:
            for to in range(second.shape[0]):
                second[to] += level * across[source, to]
    win, margin = weights[5][0], weights[5][1]
    for source in range(second.shape[0]):
        level = max(second[source], zero)
        win += level * above[source, 0]
        margin += level * above[source, 1]
    outputs[0] = win
    outputs[1] = margin


@compiled
def sigmoid(logit: float) -> float:
    """Return the probability of a logit."""
    return 1.0 / (1.0 + np.exp(-logit))  # type: ignore[no-any-return]
