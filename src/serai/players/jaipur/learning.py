"""Learning from self-play, compiled: whole rounds are played, then every afterstate is moved towards its return.

The return of an afterstate is what its mover's side came to later: a mixture (λ) of the final result and of what the
network said at the following afterstates, seen from the other side at every step. Where a move was played for
exploration, the return of what came before uses the best move instead.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from serai.games.compiled import compiled
from serai.games.jaipur import kernel
from serai.games.jaipur.kernel import MOST_MOVES, PLACES, Row, apply, list_moves, score, winner
from serai.games.jaipur.playouts import BOX_BONUSES, BOX_CARDS, draw, shuffle_deal
from serai.players.jaipur.afterstate import AFTERS, OVER, expectations, imagine, lead_now
from serai.players.jaipur.kinship import FAMILIES, PARENTS_OF
from serai.players.jaipur.knowledge import FACTS, MARKET, OWN, observe
from serai.players.jaipur.network import (
    ACTIVE,
    MARGIN_UNIT,
    PARENTS,
    SCOUT,
    Weights,
    active_rows,
    best_of,
    differences,
    scan_moves,
    sigmoid,
    start_rows,
    sum_rows,
    swift,
    upper_layers,
    value_moves,
)

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
    first, second, first_slope, outputs = work
    sum_rows(weights, rows, first)
    upper_layers(weights, first, second, outputs)
    off = sigmoid(outputs[0]) - win
    win_slope = np.float32(rate * off)
    margin_off = min(2.0, max(-2.0, outputs[1] - margin))
    margin_slope = np.float32(rate * margin_part * margin_off)
    across, above = weights[2], weights[4]
    weights[5][0] -= win_slope
    weights[5][1] -= margin_slope
    first_slope[:] = 0.0
    for to in range(second.shape[0]):
        level = second[to]
        if level > 0.0:
            slope = win_slope * above[0, to] + margin_slope * above[1, to]
            above[0, to] -= win_slope * level
            above[1, to] -= margin_slope * level
            weights[3][to] -= slope
            for at in range(first.shape[0]):
                first_slope[at] += slope * across[to, at]
                across[to, at] -= slope * first[at]
    for at in range(first.shape[0]):
        if first[at] <= 0.0:
            first_slope[at] = 0.0
    table, bias = weights[0], weights[1]
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
    )


@compiled
def self_play(
    weights: Weights,
    rounds: int,
    rate: float,
    persistence: float,
    exploration: float,
    margin_part: float,
    generator: NDArray[np.uint64],
) -> tuple[int, float, int]:
    """Play rounds against oneself and learn from each; return moves, mean distance and rounds cut short."""
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
    work = workspace(weights)
    gains = np.zeros((FAMILIES, weights[1].shape[0]), np.float32)
    total, cut, distance, learned = 0, 0, 0.0, 0
    for played in range(rounds):
        if played % GENERATION == 0:
            inherit(weights, gains)
        shuffle_deal(row, cards, bonus, generator)
        length = 0
        while row[kernel.ENDED] == 0 and length < LONGEST:
            observe(row, row[kernel.TURN], facts)
            found = list_moves(facts[OWN], facts[MARKET], moves)
            value_moves(facts, moves, found, weights, wins, margins)
            best = best_of(wins, margins, found, 0.0)
            chosen = best
            if draw(generator, 1 << 20) < exploration * (1 << 20):
                chosen = draw(generator, found)
            strayed[length] = chosen != best
            said[length, 0], said[length, 1] = wins[chosen], margins[chosen] / MARGIN_UNIT
            said[length, 2], said[length, 3] = wins[best], margins[best] / MARGIN_UNIT
            expectations(facts, means)
            lead = lead_now(facts, means) + imagine(facts, moves[chosen], means, after)
            if not after[OVER]:
                active_rows(facts, after, lead, seen[length])
            apply(row, moves[chosen])
            length += 1
        total += length
        if row[kernel.ENDED] == 0:
            cut += 1
        # The seat that moved last is 1 - TURN; its result is the return of its last move.
        mover = 1 - row[kernel.TURN]
        richest = winner(row)
        win = 0.5 if richest < 0 else (1.0 if richest == mover else 0.0)
        margin = (score(row, mover) - score(row, 1 - mover)) / MARGIN_UNIT
        for at in range(length - 2, -1, -1):
            later = at + 1
            if strayed[later]:
                win, margin = 1.0 - said[later, 2], -said[later, 3]
            elif later == length - 1:
                win, margin = 1.0 - win, -margin
            else:
                win = 1.0 - (persistence * win + (1.0 - persistence) * said[later, 0])
                margin = -(persistence * margin + (1.0 - persistence) * said[later, 1])
            distance += learn(weights, gains, seen[at], win, margin, rate, margin_part, work)
            learned += 1
    inherit(weights, gains)
    return total, distance / max(1, learned), cut


@compiled
def teach_scout(weights: Weights, rounds: int, rate: float, generator: NDArray[np.uint64]) -> tuple[float, float]:
    """Teach the scout to rank moves as the network does, over rounds of self-play.

    Returns how often the scout's first choice is the network's, and how often it is among the scout's first six.
    """
    scout = weights[SCOUT]
    row = np.zeros(PLACES, dtype=np.int64)
    cards, bonus = BOX_CARDS.copy(), BOX_BONUSES.copy()
    moves = np.zeros(MOST_MOVES, dtype=np.int64)
    wins, margins = np.zeros(MOST_MOVES, dtype=np.float64), np.zeros(MOST_MOVES, dtype=np.float64)
    quick, off = np.zeros(MOST_MOVES, dtype=np.float64), np.zeros(MOST_MOVES, dtype=np.float64)
    facts, after = np.zeros(FACTS, dtype=np.int64), np.zeros(AFTERS, dtype=np.int64)
    here = np.empty(ACTIVE, np.int64)
    olds, news = np.empty(2 * ACTIVE + 2, np.int64), np.empty(ACTIVE + 2, np.int64)
    means = np.zeros(6, dtype=np.float64)
    positions, first, among = 0, 0, 0
    for _ in range(rounds):
        shuffle_deal(row, cards, bonus, generator)
        length = 0
        while row[kernel.ENDED] == 0 and length < LONGEST:
            observe(row, row[kernel.TURN], facts)
            found = list_moves(facts[OWN], facts[MARKET], moves)
            value_moves(facts, moves, found, weights, wins, margins)
            scan_moves(facts, moves, found, scout, quick)
            best = best_of(wins, margins, found, 0.0)
            better = 0
            total, mean_off = 0.0, 0.0
            for at in range(found):
                better += quick[at] > quick[best]
                logit = np.log((wins[at] + 1e-4) / (1.0 - wins[at] + 1e-4))
                off[at] = quick[at] - logit
                margins[at] = 0.02 + np.exp(8.0 * (wins[at] - wins[best]))  # good moves are to be ranked well
                total += margins[at]
                mean_off += margins[at] * off[at]
            mean_off /= total
            positions += 1
            first += better == 0
            among += better < 6
            expectations(facts, means)
            lead = lead_now(facts, means)
            start_rows(facts, lead, means, after, here)
            for at in range(found):
                then = lead + imagine(facts, moves[at], means, after)
                if after[OVER]:
                    continue
                changes = differences(facts, moves[at], then, after, here, olds, news)
                step = rate * margins[at] * min(2.0, max(-2.0, off[at] - mean_off))
                for change in range(changes):
                    scout[news[change]] -= step
                    scout[olds[change]] += step
            chosen = draw(generator, found) if draw(generator, 20) == 0 else best
            apply(row, moves[chosen])
            length += 1
    return first / positions, among / positions
