"""The maharaja's search: many imagined worlds, one tree of what each side can know, the network at its leaves.

A world gives the opponent a hand and a mind, as likely as its moves make them. Every candidate of the root is tried in
the *same* worlds, so that luck cancels out between them, and the weaker half is dropped again and again. Below the
root, a position of ours is known by what everybody saw happen; a position of the opponent by that and by its hand in
the world. Moves are tried by their value so far, by the network's word and by how seldom they were tried; an opponent
with the strictest mind of the greedy player, or a strict one of the trader, answers as that player would. Against the
greedy player, the network that learned against it tells how rounds go on. A world is followed down to a position *of
ours* that was not met before: what the opponent could say of its own positions is said without our hidden cards, and
would mislead. One iteration is one new position of either side, judged by a network or by the greedy player.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from serai.games.chance import draw
from serai.games.compiled import compiled
from serai.games.jaipur import kernel
from serai.games.jaipur.kernel import MOST_MOVES, PLACES, Row, apply, lay, list_moves, winner
from serai.players.jaipur.greedy import greedy_move
from serai.players.jaipur.judging import desk_of, value_promising
from serai.players.jaipur.knowledge import FACTS, MARKET, OWN, observe
from serai.players.jaipur.manner import CANDIDATES, KNOWN_TRUST, ROOT_TRUST, WIDTH
from serai.players.jaipur.network import Networks, swift
from serai.players.jaipur.reading import GREEDY_MINDS, STRICT, hand_at
from serai.players.jaipur.tree import expand, find, mix, plant, reward, select
from serai.players.jaipur.worlds import SEAT, deal_spread

DEEPEST: Final = 24
WORLD_STEP: Final = np.uint64(0xD1342543DE82EF95)

SPREAD_ONE: Final = 0.8191725133961645
SPREAD_TWO: Final = 0.6710436067037893
SPREAD_THREE: Final = 0.5497004779019703
"""Multiples of these three fill a cube evenly: worlds cover next cards, hands and minds with little luck."""


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

    tree = plant(iterations, int(manner[WIDTH]))
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
                    place = find(tree.table, tree.keys, own_key)
                    node = tree.table[place]
                    if node < 0:
                        observe(row, turn, view)
                        if greedy_to_act:
                            tree.firsts[nodes + 1] = tree.firsts[nodes] + 1
                            tree.changes[tree.firsts[nodes]] = greedy_move(view, greed, listed, wins)
                        else:
                            found_here = list_moves(view[OWN], view[MARKET], listed)
                            weights = networks[int(is_greedy)]
                            value = expand(tree, nodes, view, listed, found_here, weights, desk, manner, wins, margins)
                        node = nodes
                        tree.table[place] = node
                        tree.keys[node] = own_key
                        nodes += 1
                        fresh += 1
                        if turn == SEAT or (fresh >= 2 and not greedy_to_act) or spent + fresh == iterations:
                            break
                    if depth >= DEEPEST and turn == SEAT:
                        value = tree.words[tree.firsts[node]]
                        break
                    if turn != SEAT and (is_greedy or like_trader):
                        edge = int(tree.firsts[node])
                    else:
                        edge = int(select(tree, node, manner))
                    path[depth] = edge
                    path_nodes[depth] = node
                    depth += 1
                    change = tree.changes[edge]
                spent += max(1, fresh)
                visits[root] += 1
                sums[root] += 1.0 - reward(tree, path, path_nodes, depth, value)
        for at in range(left):
            root = order[at]
            values[root] = (trust * words[root] + sums[root]) / (trust + visits[root])
        ranked = np.argsort(-values[order[:left]])
        lay(order, 0, order[ranked])
        left = (left + 1) // 2
    return found, spent


@compiled
def best_searched(visits: Row, values: Row, found: int) -> int:
    """Return the place of the move that the search trusts most: the highest value among those tried to the end."""
    most = visits[:found].max()
    best = -1
    for at in range(found):
        if 2 * visits[at] >= most and (best < 0 or values[at] > values[best]):
            best = at
    return best
