"""The search tree: the positions met so far, their moves and statistics, and the steps of PUCT on them."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from serai.games.compiled import Array, compiled
from serai.games.jaipur.kernel import list_moves
from serai.players.jaipur.evaluation import bring_forward, value_promising
from serai.players.jaipur.knowledge import MARKET, OWN
from serai.players.jaipur.network import Weights, inlined
from serai.players.jaipur.search_settings import SearchSettings

MIX_ONE: Final = np.uint64(0xFF51AFD7ED558CCD)
MIX_TWO: Final = np.uint64(0xC4CEB9FE1A85EC53)
S33: Final = np.uint64(33)


class Tree(NamedTuple):
    """Nodes in the order in which they were added. The edges of a node are its moves, the most promising first."""

    size: NDArray[np.int64]
    """The number of nodes, in an array of one."""
    table: NDArray[np.int32]
    """A hash table of nodes by their keys; -1 marks a free place."""
    keys: NDArray[np.int64]
    first_edges: NDArray[np.int32]
    """Where the edges of a node begin; they end where those of the next node begin."""
    node_visits: NDArray[np.int32]
    moves: NDArray[np.int64]
    """For each edge, the change of its mover's cards."""
    values: NDArray[np.float32]
    """For each edge, the mover's chance to win by the network."""
    priors: NDArray[np.float32]
    visits: NDArray[np.int32]
    sums: NDArray[np.float64]
    """For each edge, the sum of the mover's results over all visits."""


@compiled
def new_tree(nodes: int, width: int) -> Tree:
    """Return an empty tree with space for a number of nodes, each with up to `width` edges."""
    places = 1
    while places < 2 * nodes + 2:
        places *= 2
    edges = nodes * width
    return Tree(
        np.zeros(1, np.int64), np.full(places, -1, np.int32), np.empty(nodes, np.int64), np.zeros(nodes + 1, np.int32),
        np.zeros(nodes, np.int32), np.empty(edges, np.int64), np.empty(edges, np.float32), np.empty(edges, np.float32),
        np.zeros(edges, np.int32), np.zeros(edges, np.float64),
    )  # fmt: skip


@compiled
def mix(key: int, fact: int) -> int:
    """Return a hash of a key and one more fact."""
    mixed = (np.uint64(key) ^ np.uint64(fact)) * MIX_ONE
    mixed = (mixed ^ (mixed >> S33)) * MIX_TWO
    return np.int64((mixed ^ (mixed >> S33)) & np.uint64(0x7FFFFFFFFFFFFFFF))  # type: ignore[return-value]


@compiled
def find(table: Array, keys: Array, key: int) -> int:
    """Return the place of a key in the hash table: where its node is, or the free place where it belongs."""
    mask = table.shape[0] - 1
    at = key & mask
    while table[at] >= 0 and keys[table[at]] != key:
        at = (at + 1) & mask
    return at  # type: ignore[no-any-return]


@inlined
def select(tree: Tree, node: int, settings: SearchSettings) -> int:
    """Return the edge of a node with the highest PUCT score.

    The mean of an edge includes the network's value as if it were the result of some visits.
    """
    bonus = settings.exploration * np.sqrt(tree.node_visits[node] + 1.0)
    best, highest = tree.first_edges[node], -1e9
    pseudo = settings.pseudo_visits
    for edge in range(tree.first_edges[node], tree.first_edges[node + 1]):
        score = (pseudo * tree.values[edge] + tree.sums[edge]) / (pseudo + tree.visits[edge])
        score += bonus * tree.priors[edge] / (1.0 + tree.visits[edge])
        if score > highest:
            best, highest = edge, score
    return best  # type: ignore[no-any-return]


@inlined
def expand(
    tree: Tree,
    place: int,
    key: int,
    facts: Array,
    weights: Weights,
    settings: SearchSettings,
    scratch: Weights,
    moves: Array,
    wins: Array,
    margins: Array,
) -> float:
    """Add a node with the most promising moves of its mover, and return the network's value of the best."""
    found = list_moves(facts[OWN], facts[MARKET], moves)
    kept = value_promising(facts, moves, found, settings.width, weights, scratch, wins, margins)
    bring_forward(moves, wins, kept, kept)
    node = tree.size[0]
    tree.size[0] += 1
    tree.table[place] = node
    tree.keys[node] = key
    first = tree.first_edges[node]
    tree.first_edges[node + 1] = first + kept
    total = 0.0
    for at in range(kept):
        tree.moves[first + at] = moves[at]
        tree.values[first + at] = wins[at]
        prior = np.exp(settings.sharpness * (wins[at] - wins[0]))
        tree.priors[first + at] = prior
        total += prior
    for edge in range(first, first + kept):
        tree.priors[edge] /= total
    return wins[0]  # type: ignore[no-any-return]


@inlined
def back_up(tree: Tree, edges: Array, nodes: Array, depth: int, value: float) -> float:
    """Add the value of a path's end to all its edges, and return that value for the first mover.

    The value given is that of the player to act at the end; it changes sides with every move.
    """
    for at in range(depth - 1, -1, -1):
        value = 1.0 - value  # of the mover at this node
        tree.visits[edges[at]] += 1
        tree.sums[edges[at]] += value
        tree.node_visits[nodes[at]] += 1
    return value
