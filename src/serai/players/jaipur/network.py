"""The trader's network: what an afterstate is worth, from the counts that its mover knows.

The first layer is the sum of the rows that a position activates (see `rows`). Two more layers give the chance to win
the round and the margin.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar, cast

import numba
import numpy as np
from numpy.typing import NDArray

from serai.games.compiled import compiled, once
from serai.games.jaipur.kernel import Row

Weights: TypeAlias = tuple[NDArray[Any], ...]
"""Rows of the first layer and its bias, second layer and bias, third layer (win, margin) and bias."""
Networks: TypeAlias = tuple[Weights, Weights]
"""How rounds go on against anybody, and against the greedy player."""
Function = TypeVar("Function", bound=Callable[..., Any])

PARENTS: Final = 3
"""Every row shares what it learns with the rows that agree with it in one or two of its counts."""
MARGIN_UNIT: Final = 20.0
"""Rupees that count as 1 in the margin."""


def swift(function: Function) -> Function:
    """Compile like everything of this folder, and let sums be reordered so that they run in wide registers."""
    compiled(function)  # names the folder of the compiled code
    return cast("Function", once(numba.njit(cache=True, nogil=True, error_model="numpy", fastmath=True)(function)))


def woven(function: Function) -> Function:
    """Compile into whoever calls it: calls of their own took a third of the search's time."""
    compiled(function)
    weave = numba.njit(cache=True, nogil=True, error_model="numpy", fastmath=True, inline="always")
    return cast("Function", weave(function))


@woven
def upper_layers(
    across: Row, dark: Row, above: Row, bias: Row, first: Row, second: Row, lit: Row, outputs: Row
) -> None:
    """Rectify the first layer's sums in place, write the second layer's, and win (as a logit) and margin.

    Most of the first layer is dark: only what is lit goes on, four at a time.
    """
    zero = np.float32(0.0)
    number = 0
    for at in range(first.shape[0]):
        level = max(first[at], zero)
        first[at] = level
        lit[number] = at
        number += level > zero
    for to in range(second.shape[0]):
        second[to] = dark[to]
    at = 0
    while at + 3 < number:
        a, b, c, d = lit[at], lit[at + 1], lit[at + 2], lit[at + 3]
        of_a, of_b, of_c, of_d = first[a], first[b], first[c], first[d]
        for to in range(second.shape[0]):
            second[to] += (of_a * across[a, to] + of_b * across[b, to]) + (of_c * across[c, to] + of_d * across[d, to])
        at += 4
    while at < number:
        a = lit[at]
        of_a = first[a]
        for to in range(second.shape[0]):
            second[to] += of_a * across[a, to]
        at += 1
    win, margin = bias[0], bias[1]
    for to in range(second.shape[0]):
        level = max(second[to], zero)
        second[to] = level
        win += level * above[0, to]
        margin += level * above[1, to]
    outputs[0] = win
    outputs[1] = margin


@woven
def exchange_rows(steps: Row, step: int, table: Row, new: int, old: int, new_two: int, old_two: int) -> None:
    """Write what it adds to the first layer's sums when two rows take the place of two others."""
    for at in range(steps.shape[1]):
        steps[step, at] = (table[new, at] - table[old, at]) + (table[new_two, at] - table[old_two, at])


@woven
def add_four(first: Row, base: Row, table: Row, a: int, b: int, c: int, d: int) -> None:
    """Write the sums of a base and four rows of weights."""
    for at in range(first.shape[0]):
        first[at] = base[at] + ((table[a, at] + table[b, at]) + (table[c, at] + table[d, at]))


@woven
def take_four(first: Row, table: Row, a: int, b: int, c: int, d: int) -> None:
    """Take four rows of weights from the first layer's sums."""
    for at in range(first.shape[0]):
        first[at] -= (table[a, at] + table[b, at]) + (table[c, at] + table[d, at])


@woven
def add_row(first: Row, table: Row, row: int) -> None:
    """Add a row to the first layer's sums."""
    for at in range(first.shape[0]):
        first[at] += table[row, at]


@woven
def sum_rows(table: Row, bias: Row, rows: Row, first: Row) -> None:
    """Write the first layer's sums of some active rows, a multiple of four."""
    for at in range(first.shape[0]):
        first[at] = bias[at]
    for at in range(0, rows.shape[0], 4):
        add_four(first, first, table, rows[at], rows[at + 1], rows[at + 2], rows[at + 3])


@compiled
def sigmoid(logit: float) -> float:
    """Return the probability of a logit."""
    return 1.0 / (1.0 + np.exp(-logit))  # type: ignore[no-any-return]


@woven
def dot(table: Row, row: int, slope: Row) -> float:
    """Return the sum of the products of a row and the slopes."""
    total = np.float32(0.0)
    for at in range(slope.shape[0]):
        total += table[row, at] * slope[at]
    return total  # type: ignore[return-value]


@woven
def slopes(across: Row, above: Row, first: Row, second: Row, into: Row) -> None:
    """Write how the chance to win (as a logit) follows each sum of the first layer, as the layers are lit now."""
    zero = np.float32(0.0)
    for to in range(second.shape[0]):
        second[to] = above[0, to] if second[to] > zero else zero
    for at in range(first.shape[0]):
        into[at] = dot(across, at, second) if first[at] > zero else zero
