"""The trader's network: the value of an afterstate, from what its mover knows.

The first layer is the sum of the weights of all features that a position activates (see `features`). Two more layers
give the chance to win the round and the margin in rupees.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar, cast

import numba
import numpy as np
from numpy.typing import NDArray

from serai.games.compiled import Array, compiled, once

Weights: TypeAlias = tuple[NDArray[Any], ...]
"""First layer (a row of weights for each feature) and bias, second layer and bias, third (win, margin) and bias."""
Function = TypeVar("Function", bound=Callable[..., Any])

MARGIN_UNIT: Final = 20.0
"""Rupees that count as 1 in the margin."""


def fast(function: Function) -> Function:
    """Compile with `fastmath`, which lets sums be reordered so that they run in vector registers."""
    compiled(function)  # names the cache folder of the compiled code
    return cast("Function", once(numba.njit(cache=True, nogil=True, error_model="numpy", fastmath=True)(function)))


def inlined(function: Function) -> Function:
    """Compile into every caller: separate calls took a third of the search's time."""
    compiled(function)
    inline = numba.njit(cache=True, nogil=True, error_model="numpy", fastmath=True, inline="always")
    return cast("Function", inline(function))


@inlined
def upper_layers(
    across: Array,
    across_bias: Array,
    above: Array,
    above_bias: Array,
    first: Array,
    second: Array,
    nonzero: Array,
    outputs: Array,
) -> None:
    """Rectify the first layer in place, and write the second layer and the outputs: win (a logit) and margin.

    Most units of the first layer are zero after rectifying, so only the others are multiplied, four at a time.
    """
    zero = np.float32(0.0)
    number = 0
    for at in range(first.shape[0]):
        level = max(first[at], zero)
        first[at] = level
        nonzero[number] = at
        number += level > zero
    for to in range(second.shape[0]):
        second[to] = across_bias[to]
    at = 0
    while at + 3 < number:
        a, b, c, d = nonzero[at], nonzero[at + 1], nonzero[at + 2], nonzero[at + 3]
        of_a, of_b, of_c, of_d = first[a], first[b], first[c], first[d]
        for to in range(second.shape[0]):
            second[to] += (of_a * across[a, to] + of_b * across[b, to]) + (of_c * across[c, to] + of_d * across[d, to])
        at += 4
    while at < number:
        a = nonzero[at]
        of_a = first[a]
        for to in range(second.shape[0]):
            second[to] += of_a * across[a, to]
        at += 1
    win, margin = above_bias[0], above_bias[1]
    for to in range(second.shape[0]):
        level = max(second[to], zero)
        second[to] = level
        win += level * above[0, to]
        margin += level * above[1, to]
    outputs[0] = win
    outputs[1] = margin


@inlined
def replace_features(steps: Array, step: int, table: Array, new: int, old: int, new_two: int, old_two: int) -> None:
    """Write the change of the first layer's sums when two features replace two others."""
    for at in range(steps.shape[1]):
        steps[step, at] = (table[new, at] - table[old, at]) + (table[new_two, at] - table[old_two, at])


@inlined
def add_four(first: Array, base: Array, table: Array, a: int, b: int, c: int, d: int) -> None:
    """Write the sums of a base and the weights of four features."""
    for at in range(first.shape[0]):
        first[at] = base[at] + ((table[a, at] + table[b, at]) + (table[c, at] + table[d, at]))


@inlined
def take_four(first: Array, table: Array, a: int, b: int, c: int, d: int) -> None:
    """Subtract the weights of four features from the first layer's sums."""
    for at in range(first.shape[0]):
        first[at] -= (table[a, at] + table[b, at]) + (table[c, at] + table[d, at])


@inlined
def add_row(first: Array, table: Array, row: int) -> None:
    """Add a row of a table to the first layer's sums."""
    for at in range(first.shape[0]):
        first[at] += table[row, at]


@inlined
def sum_features(table: Array, bias: Array, active: Array, first: Array) -> None:
    """Write the first layer's sums for the active features, whose number is a multiple of four."""
    for at in range(first.shape[0]):
        first[at] = bias[at]
    for at in range(0, active.shape[0], 4):
        add_four(first, first, table, active[at], active[at + 1], active[at + 2], active[at + 3])


@compiled
def sigmoid(logit: float) -> float:
    """Return the probability of a logit."""
    return 1.0 / (1.0 + np.exp(-logit))  # type: ignore[no-any-return]


@inlined
def dot(table: Array, row: int, gradient: Array) -> float:
    """Return the dot product of a row of a table and a gradient."""
    total = np.float32(0.0)
    for at in range(gradient.shape[0]):
        total += table[row, at] * gradient[at]
    return total  # type: ignore[return-value]


@inlined
def gradient_of(across: Array, above: Array, first: Array, second: Array, into: Array) -> None:
    """Write the gradient of the win logit with respect to the first layer's sums, for the units active now."""
    zero = np.float32(0.0)
    for to in range(second.shape[0]):
        second[to] = above[0, to] if second[to] > zero else zero
    for at in range(first.shape[0]):
        into[at] = dot(across, at, second) if first[at] > zero else zero
