"""The search's tree: the positions that were met, their moves, and what became of them."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from serai.games.compiled import compiled
from serai.games.jaipur.kernel import Row
from serai.players.jaipur.judging import bring_forward, value_promising
from serai.players.jaipur.manner import CURIOSITY, SHARPNESS, TRUST, WIDTH
from serai.players.jaipur.network import Weights, woven

MIX_ONE: Final = np.uint64(0xFF51AFD7ED558CCD)
MIX_TWO: Final = np.uint64(0xC4CEB9FE1A85EC53)
S33: Final = np.uint64(33)


class Tree(NamedTuple):
    """Positions in the order they were met; the moves of each lie side by side, the most promising first."""

    table: NDArray[np.int32]
    """Where a position is, by its key; -1 where none is."""
    keys: NDArray[np.int64]
    firsts: NDArray[np.int32]
    """Where a position's moves begin; they end where those of the next one begin."""
    seen: NDArray[np.int32]
    """How often a position was passed."""
    changes: NDArray[np.int64]
    """What a move does to its mover's cards."""
    words: NDArray[np.float32]
    """The mover's chance to win, by the network's word."""
    priors: NDArray[np.float32]
    """How promising a move is among its neighbours."""
    visits: NDArray[np.int32]
    sums: NDArray[np.float64]
    """What its visits brought the mover, all together."""


@compiled
def plant(positions: int, width: int) -> Tree:
    """Return a tree with room for so many positions of so many moves."""
    size = 1
    while size < 2 * positions + 2:
        size *= 2
    room = positions * width
    return Tree(
        np.full(size, -1, np.int32), np.empty(positions, np.int64), np.zeros(positions + 1, np.int32),
        np.zeros(positions, np.int32), np.empty(room, np.int64), np.empty(room, np.float32),
        np.empty(room, np.float32), np.zeros(room, np.int32), np.zeros(room, np.float64),
    )  # fmt: skip


@compiled
def mix(key: int, fact: int) -> int:
    """Return a key that remembers one more fact."""
    mixed = (np.uint64(key) ^ np.uint64(fact)) * MIX_ONE
    mixed = (mixed ^ (mixed >> S33)) * MIX_TWO
    return np.int64((mixed ^ (mixed >> S33)) & np.uint64(0x7FFFFFFFFFFFFFFF))  # type: ignore[return-value]


@compiled
def find(table: Row, keys: Row, key: int) -> int:
    """Return the place of a key in the table of positions: its own, or the free one where it belongs."""
    mask = table.shape[0] - 1
    at = key & mask
    while table[at] >= 0 and keys[table[at]] != key:
        at = (at + 1) & mask
    return at  # type: ignore[no-any-return]


@woven
def select(tree: Tree, node: int, manner: Row) -> int:
    """Return the move of a position to follow: good so far, promising, or seldom tried."""
    pull = manner[CURIOSITY] * np.sqrt(tree.seen[node] + 1.0)
    best, highest = tree.firsts[node], -1e9
    trust = manner[TRUST]
    for at in range(tree.firsts[node], tree.firsts[node + 1]):
        worth = (trust * tree.words[at] + tree.sums[at]) / (trust + tree.visits[at])
        worth += pull * tree.priors[at] / (1.0 + tree.visits[at])
        if worth > highest:
            best, highest = at, worth
    return best  # type: ignore[no-any-return]


@woven
def expand(
    tree: Tree,
    node: int,
    view: Row,
    listed: Row,
    found: int,
    weights: Weights,
    desk: Weights,
    manner: NDArray[np.float64],
    wins: Row,
    margins: Row,
) -> float:
    """Give a new position its most promising moves, and return the best chance to win among them."""
    taken = value_promising(view, listed, found, int(manner[WIDTH]), weights, desk, wins, margins)
    bring_forward(listed, wins, taken, taken)
    first = tree.firsts[node]
    total = 0.0
    for at in range(taken):
        tree.changes[first + at] = listed[at]
        tree.words[first + at] = wins[at]
        pull = np.exp(manner[SHARPNESS] * (wins[at] - wins[0]))
        tree.priors[first + at] = pull
        total += pull
    for at in range(first, first + taken):
        tree.priors[at] /= total
    tree.firsts[node + 1] = first + taken
    return wins[0]  # type: ignore[no-any-return]


@woven
def reward(tree: Tree, path: Row, nodes: Row, depth: int, value: float) -> float:
    """Tell the moves of a path what the seat to act at its end has, and return what that is for the first mover."""
    for at in range(depth - 1, -1, -1):
        value = 1.0 - value  # of the mover at this position
        tree.visits[path[at]] += 1
        tree.sums[path[at]] += value
        tree.seen[nodes[at]] += 1
    return value
