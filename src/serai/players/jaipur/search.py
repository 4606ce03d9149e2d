"""The maharaja's search: information-set tree search with PUCT, sequential halving at the root, and no rollouts.

Each simulation plays in an imagined world: the opponent's hand is drawn from its posterior (see `opponent_models`), all
other hidden things as the unseen cards allow. Sequential halving tries all candidates of the root in the *same* worlds,
so that luck cancels out between them, spends an equal share of the iterations in each phase, and drops the weaker half
of the candidates after it. Below the root, one tree is shared by all worlds: a node of ours is known by public play, a
node of the opponent by public play and its hand in the world. A descent ends at a new node *of ours*, whose value is
the network's. It goes on through a new node of the opponent, whose value is computed without our hidden cards and would
mislead. An iteration is one new node of either side.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from serai.games.chance import draw
from serai.games.compiled import Array, compiled
from serai.games.jaipur import layout
from serai.games.jaipur.kernel import MOST_MOVES, apply, lay, list_moves, winner
from serai.games.jaipur.layout import PLACES
from serai.players.jaipur.evaluation import scratch_of, value_promising
from serai.players.jaipur.knowledge import FACTS, MARKET, OWN, observe
from serai.players.jaipur.network import Weights, fast, inlined
from serai.players.jaipur.opponent_models import Posterior, hand_at
from serai.players.jaipur.search_settings import SearchSettings
from serai.players.jaipur.tree import Tree, back_up, expand, find, mix, new_tree, select
from serai.players.jaipur.worlds import SEAT, deal_spread

DEEPEST: Final = 24
WORLD_STEP: Final = np.uint64(0xD1342543DE82EF95)

SPREAD_ONE: Final = 0.7548776662466927
SPREAD_TWO: Final = 0.5698402909980532
"""Multiples of these two fill a square evenly (the R2 sequence): worlds cover next cards and hands with little luck."""


class RootMoves(NamedTuple):
    """The legal moves of the root and what the search found about them."""

    moves: NDArray[np.int64]
    visits: NDArray[np.int64]
    values: NDArray[np.float64]
    """The chance to win, by the network and by all visits together."""


class Workspace(NamedTuple):
    """Arrays that a search uses again in every simulation."""

    world: NDArray[np.int64]
    """The imagined world, at the root."""
    row: NDArray[np.int64]
    """The same world, played on by a descent."""
    facts: NDArray[np.int64]
    moves: NDArray[np.int64]
    wins: NDArray[np.float64]
    margins: NDArray[np.float64]
    edges: NDArray[np.int64]
    """The path of a descent: its edges and their nodes."""
    nodes: NDArray[np.int64]
    evaluation: Weights
    """Scratch space of the network's evaluation."""


@compiled
def result(row: Array, seat: int) -> float:
    """Return the result of an ended round for a seat: 1 won, 0 lost, 0.5 tied."""
    richest = winner(row)
    if richest < 0:
        return 0.5
    return 1.0 if richest == seat else 0.0


@compiled
def workspace(weights: Weights) -> Workspace:
    """Return the arrays for one search."""
    return Workspace(
        np.zeros(PLACES, np.int64), np.zeros(PLACES, np.int64), np.zeros(FACTS, np.int64),
        np.empty(MOST_MOVES, np.int64), np.empty(MOST_MOVES, np.float64), np.empty(MOST_MOVES, np.float64),
        np.empty(DEEPEST + 1, np.int64), np.empty(DEEPEST + 1, np.int64), scratch_of(weights),
    )  # fmt: skip


@inlined
def play_publicly(row: Array, change: int, key: int) -> int:
    """Play a move, and return the key of public play after it: it includes the move and the cards from the deck."""
    before = row[layout.MARKET] - (change if change % 15 <= 7 else 0)
    apply(row, change)
    return mix(mix(key, change), row[layout.MARKET] - before)


@fast
def descend(
    tree: Tree, change: int, most: int, weights: Weights, settings: SearchSettings, work: Workspace
) -> tuple[float, int]:
    """Play a root move in the workspace's world, follow PUCT down to a new node of ours, and back its value up.

    Return the value for the mover of the root, and how many nodes were added; `most` limits them.
    """
    row = work.row
    lay(row, 0, work.world)
    key, depth, added = 0, 0, 0
    value = 0.0  # for the player to act where the descent ends
    while True:
        key = play_publicly(row, change, key)
        turn = row[layout.TURN]
        if row[layout.ENDED]:
            value = result(row, turn)
            break
        node_key = key if turn == SEAT else mix(key, row[layout.CARDS + turn])
        place = find(tree.table, tree.keys, node_key)
        if tree.table[place] < 0:
            observe(row, turn, work.facts)
            value = expand(
                tree, place, node_key, work.facts, weights, settings,
                work.evaluation, work.moves, work.wins, work.margins,
            )  # fmt: skip
            added += 1
            if turn == SEAT or added >= min(2, most):  # the second may be the opponent's, if ours was known before
                break
        node = tree.table[place]
        if depth >= DEEPEST and turn == SEAT:
            value = tree.values[tree.first_edges[node]]
            break
        edge = int(select(tree, node, settings))
        work.edges[depth] = edge
        work.nodes[depth] = node
        depth += 1
        change = tree.moves[edge]
    return 1.0 - back_up(tree, work.edges, work.nodes, depth, value), added


@compiled
def halvings(candidates: int) -> int:
    """Return how often candidates must be halved until one is left."""
    phases = 0
    while 1 << phases < candidates:
        phases += 1
    return phases


@fast
def sequential_halving(
    root: RootMoves,
    facts: Array,
    posterior: Posterior,
    weights: Weights,
    settings: SearchSettings,
    iterations: int,
    seed: int,
    work: Workspace,
) -> int:
    """Spend the iterations on the root's candidates by sequential halving, and return how many were spent.

    The root's values are the network's before and those of the search afterwards.
    """
    by_network, sums = root.values.copy(), np.zeros(root.values.shape[0], np.float64)
    order = np.argsort(-by_network)
    left = min(settings.candidates, root.moves.shape[0])
    if left == 1:
        root.visits[order[0]] = iterations
        return 0
    tree = new_tree(iterations, settings.width)
    generator = np.zeros(1, np.uint64)
    generator[0] = np.uint64(seed)
    offset = draw(generator, 1 << 30) / (1 << 30)
    pseudo = settings.root_pseudo_visits
    spent, worlds = 0, 0
    phases = halvings(left)
    for phase in range(phases):
        enough = spent + (iterations - spent) // (phases - phase)
        while spent < enough:
            generator[0] = np.uint64(seed) + np.uint64(worlds) * WORLD_STEP
            worlds += 1
            hand = hand_at(posterior, (offset + worlds * SPREAD_TWO) % 1.0)
            deal_spread(facts, generator, work.world, (offset + worlds * SPREAD_ONE) % 1.0, hand)
            for candidate in order[:left]:
                if spent == iterations:
                    break
                value, added = descend(tree, root.moves[candidate], iterations - spent, weights, settings, work)
                spent += max(1, added)
                root.visits[candidate] += 1
                sums[candidate] += value
        for candidate in order[:left]:
            visits = root.visits[candidate]
            root.values[candidate] = (pseudo * by_network[candidate] + sums[candidate]) / (pseudo + visits)
        lay(order, 0, order[np.argsort(-root.values[order[:left]])])
        left = (left + 1) // 2
    return spent


@fast
def search(
    facts: Array, posterior: Posterior, weights: Weights, settings: SearchSettings, iterations: int, seed: int
) -> tuple[RootMoves, int]:
    """Search from what a seat knows and believes about the opponent's hand.

    Return the root's moves with visits and values, and how many iterations were spent.
    """
    work = workspace(weights)
    moves = np.empty(MOST_MOVES, np.int64)
    found = list_moves(facts[OWN], facts[MARKET], moves)
    value_promising(facts, moves, found, found, weights, work.evaluation, work.wins, work.margins)
    root = RootMoves(moves[:found].copy(), np.zeros(found, np.int64), work.wins[:found].copy())
    return root, sequential_halving(root, facts, posterior, weights, settings, iterations, seed, work)


@compiled
def best_move(root: RootMoves) -> int:
    """Return the move of the highest value among those tried at least half as often as the most tried one."""
    most = root.visits.max()
    best = -1
    for at in range(root.moves.shape[0]):
        if 2 * root.visits[at] >= most and (best < 0 or root.values[at] > root.values[best]):
            best = at
    return root.moves[best]  # type: ignore[no-any-return]
