"""Learning from rounds, compiled: whole rounds are played, then every afterstate is moved towards its return.

The return of an afterstate is what its mover came to later: a mixture (λ) of the final result and of what the network
said at the *same* seat's following afterstates. The opponent's words in between are left out: they are said without
knowledge of the cards that only the mover sees. Where the mover strayed for exploration, the return of what came before
uses its best move instead; an afterstate after which the opponent strayed learns nothing. Both seats are the network's,
or one of them is the greedy player's, from whose moves nothing is learned.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from serai.games.chance import draw
from serai.games.compiled import compiled
from serai.games.jaipur import kernel
from serai.games.jaipur.kernel import MOST_MOVES, PLACES, Row, apply, list_moves, score, winner
from serai.games.jaipur.playouts import BOX_BONUSES, BOX_CARDS, shuffle_deal
from serai.players.jaipur.afterstate import AFTERS, OVER, expectations, imagine, lead_now
from serai.players.jaipur.greedy import greedy_move
from serai.players.jaipur.judging import best_of, desk_of, value_promising
from serai.players.jaipur.kinship import FAMILIES, PARENTS_OF
from serai.players.jaipur.knowledge import FACTS, MARKET, OWN, observe
from serai.players.jaipur.network import (
    MARGIN_UNIT,
    PARENTS,
    Weights,
    sigmoid,
    sum_rows,
    swift,
    upper_layers,
)
from serai.players.jaipur.rows import ACTIVE, active_rows

LONGEST: Final = 300
"""A round of self-play that lasts longer is judged as it stands."""
GENERATION: Final = 25
"""Rounds after which rows inherit what their parents have gained."""


@swift
def learn(
    weights: Weights,
    gains: Row,
    rows: Row,
    win: float,
    margin: float,
    rate: float,
    margin_part: float,
    work: Weights,
) -> float:
    """Move the network towards a return for one afterstate, and return how far off it was."""
    first, second, first_slope, outputs, lit = work
    table, bias, across, dark, above, above_bias = weights
    sum_rows(table, bias, rows, first)
    upper_layers(across, dark, above, above_bias, first, second, lit, outputs)
    off = sigmoid(outputs[0]) - win
    win_slope = np.float32(rate * off)
    margin_off = min(2.0, max(-2.0, outputs[1] - margin))
    margin_slope = np.float32(rate * margin_part * margin_off)
    above_bias[0] -= win_slope
    above_bias[1] -= margin_slope
    first_slope[:] = 0.0
    zero = np.float32(0.0)
    for to in range(second.shape[0]):  # what the second layer says becomes how far it is to move
        level = second[to]
        if level > 0.0:
            slope = win_slope * above[0, to] + margin_slope * above[1, to]
            above[0, to] -= win_slope * level
            above[1, to] -= margin_slope * level
            dark[to] -= slope
            second[to] = slope
    for at in range(first.shape[0]):
        level = first[at]
        if level > 0.0:
            slope = zero
            for to in range(second.shape[0]):
                slope += second[to] * across[at, to]
                across[at, to] -= second[to] * level
            first_slope[at] = slope
    for at in range(first.shape[0]):
        bias[at] -= first_slope[at]
    for slot in range(rows.shape[0]):
        row = rows[slot]
        for at in range(first.shape[0]):
            table[row, at] -= first_slope[at]
        for place in range(PARENTS):
            parent = PARENTS_OF[row, place]
            for at in range(first.shape[0]):
                gains[parent, at] -= first_slope[at]
    return abs(off)


@swift
def inherit(weights: Weights, gains: Row) -> None:
    """Hand what parents have gained to all their children, and begin to gather anew."""
    table = weights[0]
    for row in range(table.shape[0]):
        for place in range(PARENTS):
            parent = PARENTS_OF[row, place]
            for at in range(table.shape[1]):
                table[row, at] += gains[parent, at]
    gains[:] = 0.0


@compiled
def workspace(weights: Weights) -> Weights:
    """Return scratch space for learning."""
    width, depth = weights[1].shape[0], weights[3].shape[0]
    return (
        np.empty(width, np.float32),
        np.empty(depth, np.float32),
        np.empty(width, np.float32),
        np.empty(2, np.float32),
        np.empty(width, np.int64),
    )


@compiled
def remember(facts: Row, change: int, means: Row, after: Row, seen: Row) -> bool:
    """Write the rows that a move activates, to learn from later; return whether the move ends the round."""
    expectations(facts, means)
    lead = lead_now(facts, means) + imagine(facts, change, means, after)
    if after[OVER]:
        return True
    active_rows(facts, after, lead, seen)
    return False


@compiled
def play_and_learn(
    weights: Weights,
    greed: Row,
    against_greedy: bool,
    rounds: int,
    rate: float,
    persistence: float,
    exploration: float,
    margin_part: float,
    generator: NDArray[np.uint64],
) -> tuple[int, float, int]:
    """Play rounds against oneself, or from either seat against the greedy player, and learn from each.

    Return moves, mean distance and rounds cut short.
    """
    row = np.zeros(PLACES, dtype=np.int64)
    cards, bonus = BOX_CARDS.copy(), BOX_BONUSES.copy()
    moves = np.zeros(MOST_MOVES, dtype=np.int64)
    wins, margins = np.zeros(MOST_MOVES, dtype=np.float64), np.zeros(MOST_MOVES, dtype=np.float64)
    facts = np.zeros(FACTS, dtype=np.int64)
    after = np.zeros(AFTERS, dtype=np.int64)
    means = np.zeros(6, dtype=np.float64)
    seen = np.zeros((LONGEST + 1, ACTIVE), dtype=np.int64)
    said = np.zeros((LONGEST + 1, 4), dtype=np.float64)  # win and margin of the move played, then of the best
    strayed = np.zeros(LONGEST + 1, dtype=np.bool_)
    silent = np.zeros(LONGEST + 1, dtype=np.bool_)  # moves with nothing to learn: they ended the round, or are greedy's
    returns = np.zeros((2, 2), dtype=np.float64)  # win and margin of each seat so far
    work, desk = workspace(weights), desk_of(weights)
    gains = np.zeros((FAMILIES, weights[1].shape[0]), np.float32)
    total, cut, distance, learned = 0, 0, 0.0, 0
    for played in range(rounds):
        if played % GENERATION == 0:
            inherit(weights, gains)
        shuffle_deal(row, cards, bonus, generator)
        length = 0
        while row[kernel.ENDED] == 0 and length < LONGEST:
            observe(row, row[kernel.TURN], facts)
            if against_greedy and row[kernel.TURN] != played % 2:
                strayed[length], silent[length] = False, True
                apply(row, greedy_move(facts, greed, moves, wins))
                length += 1
                continue
            found = list_moves(facts[OWN], facts[MARKET], moves)
            value_promising(facts, moves, found, found, weights, desk, wins, margins)
            best = best_of(wins, margins, found, 0.0)
            chosen = best
            if draw(generator, 1 << 20) < exploration * (1 << 20):
                chosen = draw(generator, found)
            strayed[length] = chosen != best
            said[length, 0], said[length, 1] = wins[chosen], margins[chosen] / MARGIN_UNIT
            said[length, 2], said[length, 3] = wins[best], margins[best] / MARGIN_UNIT
            silent[length] = remember(facts, moves[chosen], means, after, seen[length])
            apply(row, moves[chosen])
            length += 1
        total += length
        if row[kernel.ENDED] == 0:
            cut += 1
        richest = winner(row)
        for at in range(length - 1, -1, -1):
            side = at & 1
            later = at + 2
            mover = row[kernel.TURN] if (length - at) % 2 == 0 else 1 - row[kernel.TURN]
            if later >= length:  # the last move of this seat
                returns[side, 0] = 0.5 if richest < 0 else (1.0 if richest == mover else 0.0)
                returns[side, 1] = (score(row, mover) - score(row, 1 - mover)) / MARGIN_UNIT
            elif strayed[later]:
                returns[side, 0], returns[side, 1] = said[later, 2], said[later, 3]
            elif not silent[later]:
                for part in range(2):
                    returns[side, part] = persistence * returns[side, part] + (1.0 - persistence) * said[later, part]
            if silent[at]:
                continue
            if at + 1 < length and strayed[at + 1]:
                returns[side, 0], returns[side, 1] = said[at, 0], said[at, 1]
                continue
            distance += learn(weights, gains, seen[at], returns[side, 0], returns[side, 1], rate, margin_part, work)
            learned += 1
    inherit(weights, gains)
    return total, distance / max(1, learned), cut
