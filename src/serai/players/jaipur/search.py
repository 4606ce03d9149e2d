"""The maharaja's search: many imagined worlds, one tree of what each side can know, the network at its leaves.

A world gives the opponent a hand and a mind, as likely as its moves make them. Every candidate of the root is tried in
the *same* worlds, so that luck cancels out between them, and the weaker half is dropped again and again. Below the
root, a position of ours is known by what everybody saw happen; a position of the opponent by that and by its hand in
the world. Moves are tried by their value so far, by the network's word and by how seldom they were tried; an opponent
with the strictest mind of the greedy player, or a strict one of the trader, answers as that player would. Against the
greedy player, the network that learned against it tells how rounds go on. A world is followed down to a
position *of ours* that was not met before: what the opponent could say of its own positions is said without our hidden
cards, and would mislead. One iteration is one new position of either side, judged by a network or by the greedy player.
"""

from __future__ import annotations

from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from serai.games.chance import draw
from serai.games.compiled import compiled
from serai.games.jaipur import kernel
from serai.games.jaipur.kernel import MOST_MOVES, PLACES, Row, apply, lay, list_moves, winner
from serai.players.jaipur.greedy import greedy_move
from serai.players.jaipur.judging import bring_forward, desk_of, value_promising
from serai.players.jaipur.knowledge import FACTS, MARKET, OWN, observe
from serai.players.jaipur.network import Networks, Weights, swift, woven
from serai.players.jaipur.reading import GREEDY_MINDS, STRICT, hand_at
from serai.players.jaipur.worlds import SEAT, deal_spread

DEEPEST: Final = 24
MIX_ONE: Final = np.uint64(0xFF51AFD7ED558CCD)
MIX_TWO: Final = np.uint64(0xC4CEB9FE1A85EC53)
S33: Final = np.uint64(33)
WORLD_STEP: Final = np.uint64(0xD1342543DE82EF95)

SPREAD_ONE: Final = 0.8191725133961645
SPREAD_TWO: Final = 0.6710436067037893
SPREAD_THREE: Final = 0.5497004779019703
"""Multiples of these three fill a cube evenly: worlds cover next cards, hands and minds with little luck."""

# How the search is set, as the compiled code reads it.
CANDIDATES: Final = 0
WIDTH: Final = 1
CURIOSITY: Final = 2
SHARPNESS: Final = 3
TRUST: Final = 4
ROOT_TRUST: Final = 5
KNOWN_TRUST: Final = 6


class Manner(msgspec.Struct, frozen=True, kw_only=True):
    """How the search is set; the defaults are what games between such players preferred."""

    candidates: int = 6
    """Moves of the root that are tried at all, by the network's word."""
    width: int = 8
    """Moves of a position in the tree that the network judges, by its slope there; the tree keeps them."""
    curiosity: float = 0.4
    """Pull of moves that were tried seldom."""
    sharpness: float = 20.0
    """How much the network's word decides which moves to try: the exponent of its chance to win."""
    trust: float = 1.0
    """For how many visits the network's word on a move counts in the tree."""
    root_trust: float = 20.0
    """The same for the moves of the root."""
    known_trust: float = 5.0
    """The same if the opponent is surely the greedy player: worlds then know more than any word."""

    def array(self) -> NDArray[np.float64]:
        """Return the manner as the compiled code reads it."""
        settings = (self.candidates, self.width, self.curiosity, self.sharpness, self.trust)
        return np.array([*settings, self.root_trust, self.known_trust])


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
def select(words: Row, priors: Row, visits: Row, sums: Row, first: int, last: int, seen: int, manner: Row) -> int:
    """Return the move of a position to follow: good so far, promising, or seldom tried."""
    pull = manner[CURIOSITY] * np.sqrt(seen + 1.0)
    best, highest = first, -1e9
    trust = manner[TRUST]
    for at in range(first, last):
        worth = (trust * words[at] + sums[at]) / (trust + visits[at]) + pull * priors[at] / (1.0 + visits[at])
        if worth > highest:
            best, highest = at, worth
    return best


@compiled
def result(row: Row, seat: int) -> float:
    """Return what an ended round is for a seat: 1 won, 0 lost."""
    richest = winner(row)
    if richest < 0:
        return 0.5
    return 1.0 if richest == seat else 0.0


@swift
def search(
    facts: Row,
    networks: Networks,
    manner: NDArray[np.float64],
    iterations: int,
    seed: int,
    hands: Row,
    chances: Row,
    minds: Row,
    greed: Row,
    moves: Row,
    visits: Row,
    values: Row,
) -> tuple[int, int]:
    """Search from what a seat knows and thinks of the opponent's hand; write each move, its visits and its value.

    The hands that the opponent may hold come with their chances, added up as they stand, and the minds it may have with
    theirs (see `reading`). Return how many moves there are and how many iterations were spent.
    """
    found = list_moves(facts[OWN], facts[MARKET], moves)
    wins, margins = np.empty(MOST_MOVES, np.float64), np.empty(MOST_MOVES, np.float64)
    desk = desk_of(networks[0])
    known = minds[GREEDY_MINDS]
    trust = (1.0 - known) * manner[ROOT_TRUST] + known * manner[KNOWN_TRUST]
    words = np.zeros(found, np.float64)
    for at in range(2):
        value_promising(facts, moves, found, found, networks[at], desk, wins, margins)
        words += (known if at else 1.0 - known) * wins[:found]
    order = np.argsort(-words)
    sums = np.zeros(found, np.float64)
    visits[:found] = 0
    values[:found] = words
    left = min(int(manner[CANDIDATES]), found)
    if left == 1:
        visits[order[0]] = iterations
        return found, 0

    width = int(manner[WIDTH])
    size = 1
    while size < 2 * iterations + 2:
        size *= 2
    table = np.full(size, -1, np.int32)
    keys = np.empty(iterations, np.int64)
    firsts = np.empty(iterations + 1, np.int32)
    node_visits = np.zeros(iterations, np.int32)
    edge_changes = np.empty(iterations * width, np.int64)
    edge_words = np.empty(iterations * width, np.float32)
    edge_priors = np.empty(iterations * width, np.float32)
    edge_visits = np.zeros(iterations * width, np.int32)
    edge_sums = np.zeros(iterations * width, np.float64)
    firsts[0] = 0
    nodes = 0

    world, row = np.zeros(PLACES, np.int64), np.zeros(PLACES, np.int64)
    view = np.zeros(FACTS, np.int64)
    chance = np.zeros(1, np.uint64)
    listed = np.empty(MOST_MOVES, np.int64)
    path, path_nodes = np.empty(DEEPEST + 1, np.int64), np.empty(DEEPEST + 1, np.int64)

    phases = 0
    while 1 << phases < left:
        phases += 1
    spent, worlds = 0, 0
    chance[0] = np.uint64(seed)
    offset = draw(chance, 1 << 30) / (1 << 30)
    for phase in range(phases):
        enough = spent + (iterations - spent) // (phases - phase)
        while spent < enough:
            chance[0] = np.uint64(seed) + np.uint64(worlds) * WORLD_STEP
            worlds += 1
            hand = hand_at(hands, chances, (offset + worlds * SPREAD_TWO) % 1.0)
            deal_spread(facts, chance, world, (offset + worlds * SPREAD_ONE) % 1.0, hand)
            mind = (offset + worlds * SPREAD_THREE) % 1.0
            is_greedy = mind < known
            like_trader = known <= mind < known + minds[:STRICT].sum()
            for candidate in range(left):
                if spent == iterations:
                    break
                root = order[candidate]
                lay(row, 0, world)
                change = moves[root]
                key = 0
                depth = 0
                fresh = 0
                value = 0.0  # for the seat to act when the descent ends
                while True:
                    before = row[kernel.MARKET] - (change if change % 15 <= 7 else 0)
                    apply(row, change)
                    key = mix(mix(key, change), row[kernel.MARKET] - before)
                    turn = row[kernel.TURN]
                    if row[kernel.ENDED]:
                        value = result(row, turn)
                        break
                    # The last iteration is the network's: the greedy player's judgement says no chance to win.
                    greedy_to_act = is_greedy and turn != SEAT and spent + fresh + 1 < iterations
                    own_key = mix(key, is_greedy if turn == SEAT else 2 * row[kernel.CARDS + turn] + greedy_to_act)
                    place = find(table, keys, own_key)
                    node = table[place]
                    if node < 0:
                        observe(row, turn, view)
                        if greedy_to_act:
                            firsts[nodes + 1] = firsts[nodes] + 1
                            edge_changes[firsts[nodes]] = greedy_move(view, greed, listed, wins)
                        else:
                            found_here = list_moves(view[OWN], view[MARKET], listed)
                            value = expand(
                                view, listed, found_here, networks[int(is_greedy)], desk, manner, wins, margins,
                                edge_changes, edge_words, edge_priors, firsts, nodes,
                            )  # fmt: skip
                        node = nodes
                        table[place] = node
                        keys[node] = own_key
                        nodes += 1
                        fresh += 1
                        if turn == SEAT or (fresh >= 2 and not greedy_to_act) or spent + fresh == iterations:
                            break
                    if depth >= DEEPEST and turn == SEAT:
                        value = edge_words[firsts[node]]
                        break
                    if turn != SEAT and (is_greedy or like_trader):
                        edge = int(firsts[node])
                    else:
                        edge = select(
                            edge_words, edge_priors, edge_visits, edge_sums,
                            firsts[node], firsts[node + 1], node_visits[node], manner,
                        )  # fmt: skip
                    path[depth] = edge
                    path_nodes[depth] = node
                    depth += 1
                    change = edge_changes[edge]
                spent += max(1, fresh)
                for at in range(depth - 1, -1, -1):
                    value = 1.0 - value  # of the mover at this position
                    edge_visits[path[at]] += 1
                    edge_sums[path[at]] += value
                    node_visits[path_nodes[at]] += 1
                visits[root] += 1
                sums[root] += 1.0 - value
        for at in range(left):
            root = order[at]
            values[root] = (trust * words[root] + sums[root]) / (trust + visits[root])
        ranked = np.argsort(-values[order[:left]])
        lay(order, 0, order[ranked])
        left = (left + 1) // 2
    return found, spent


@woven
def expand(
    view: Row,
    listed: Row,
    found: int,
    weights: Weights,
    desk: Weights,
    manner: NDArray[np.float64],
    wins: Row,
    margins: Row,
    edge_changes: Row,
    edge_words: Row,
    edge_priors: Row,
    firsts: Row,
    node: int,
) -> float:
    """Add a position to the tree with its most promising moves, and return the best chance to win among them."""
    taken = value_promising(view, listed, found, int(manner[WIDTH]), weights, desk, wins, margins)
    bring_forward(listed, wins, taken, taken)
    first = firsts[node]
    total = 0.0
    for at in range(taken):
        edge_changes[first + at] = listed[at]
        edge_words[first + at] = wins[at]
        pull = np.exp(manner[SHARPNESS] * (wins[at] - wins[0]))
        edge_priors[first + at] = pull
        total += pull
    for at in range(first, first + taken):
        edge_priors[at] /= total
    firsts[node + 1] = first + taken
    return wins[0]  # type: ignore[no-any-return]


@compiled
def best_searched(visits: Row, values: Row, found: int) -> int:
    """Return the place of the move that the search trusts most: the highest value among those tried to the end."""
    most = visits[:found].max()
    best = -1
    for at in range(found):
        if 2 * visits[at] >= most and (best < 0 or values[at] > values[best]):
            best = at
    return best
