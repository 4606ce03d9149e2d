"""TD(λ) by self-play, compiled: whole rounds are played, then every afterstate is moved towards its λ-return.

The return of an afterstate mixes the final result with the network's values of the *same* seat's later afterstates.
The opponent's values in between are left out, because they were computed without the cards that only the mover sees.
Where the mover explored, earlier afterstates learn from the value of its best move instead. An afterstate after which
the opponent explored is not learned from.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from serai.games.chance import draw
from serai.games.compiled import Array, compiled
from serai.games.jaipur import layout
from serai.games.jaipur.kernel import MOST_MOVES, apply, list_moves, score, winner
from serai.games.jaipur.layout import PLACES
from serai.games.jaipur.playouts import BOX_BONUSES, BOX_CARDS, shuffle_deal
from serai.players.jaipur.afterstate import AFTERS, OVER, expectations, imagine, lead_now
from serai.players.jaipur.evaluation import best_of, scratch_of, value_promising
from serai.players.jaipur.features import ACTIVE, active_features
from serai.players.jaipur.knowledge import FACTS, MARKET, OWN, observe
from serai.players.jaipur.network import (
    MARGIN_UNIT,
    Weights,
    fast,
    sigmoid,
    sum_features,
    upper_layers,
)
from serai.players.jaipur.weight_sharing import GROUPS, GROUPS_EACH, GROUPS_OF

LONGEST: Final = 300
"""A round of self-play that lasts longer is judged as it stands."""
SHARING_PERIOD: Final = 25
"""Rounds after which the features of a group get what the group has gained."""


@fast
def learn(
    weights: Weights,
    gains: Array,
    active: Array,
    win: float,
    margin: float,
    rate: float,
    margin_part: float,
    work: Weights,
) -> float:
    """Take one gradient step towards the return of an afterstate, and return the absolute error before it."""
    first, second, first_gradient, outputs, nonzero = work
    table, bias, across, across_bias, above, above_bias = weights
    sum_features(table, bias, active, first)
    upper_layers(across, across_bias, above, above_bias, first, second, nonzero, outputs)
    off = sigmoid(outputs[0]) - win
    win_gradient = np.float32(rate * off)
    margin_off = min(2.0, max(-2.0, outputs[1] - margin))
    margin_gradient = np.float32(rate * margin_part * margin_off)
    above_bias[0] -= win_gradient
    above_bias[1] -= margin_gradient
    first_gradient[:] = 0.0
    zero = np.float32(0.0)
    for to in range(second.shape[0]):  # the second layer's activations become its gradients
        level = second[to]
        if level > 0.0:
            gradient = win_gradient * above[0, to] + margin_gradient * above[1, to]
            above[0, to] -= win_gradient * level
            above[1, to] -= margin_gradient * level
            across_bias[to] -= gradient
            second[to] = gradient
    for at in range(first.shape[0]):
        level = first[at]
        if level > 0.0:
            gradient = zero
            for to in range(second.shape[0]):
                gradient += second[to] * across[at, to]
                across[at, to] -= second[to] * level
            first_gradient[at] = gradient
    for at in range(first.shape[0]):
        bias[at] -= first_gradient[at]
    for slot in range(active.shape[0]):
        feature = active[slot]
        for at in range(first.shape[0]):
            table[feature, at] -= first_gradient[at]
        for place in range(GROUPS_EACH):
            group = GROUPS_OF[feature, place]
            for at in range(first.shape[0]):
                gains[group, at] -= first_gradient[at]
    return abs(off)


@fast
def share_gains(weights: Weights, gains: Array) -> None:
    """Add what each group has gained to the weights of all its features, and reset the gains."""
    table = weights[0]
    for feature in range(table.shape[0]):
        for place in range(GROUPS_EACH):
            group = GROUPS_OF[feature, place]
            for at in range(table.shape[1]):
                table[feature, at] += gains[group, at]
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
def remember(facts: Array, change: int, means: Array, after: Array, seen: Array) -> bool:
    """Write the features that a move activates, to learn from later; return whether the move ends the round."""
    expectations(facts, means)
    lead = lead_now(facts, means) + imagine(facts, change, means, after)
    if after[OVER]:
        return True
    active_features(facts, after, lead, seen)
    return False


@compiled
def play_and_learn(
    weights: Weights,
    rounds: int,
    rate: float,
    persistence: float,
    exploration: float,
    margin_part: float,
    generator: NDArray[np.uint64],
) -> tuple[int, float, int]:
    """Play rounds of self-play and learn from each; return moves, mean error and rounds cut short."""
    row = np.zeros(PLACES, dtype=np.int64)
    cards, bonus = BOX_CARDS.copy(), BOX_BONUSES.copy()
    moves = np.zeros(MOST_MOVES, dtype=np.int64)
    wins, margins = np.zeros(MOST_MOVES, dtype=np.float64), np.zeros(MOST_MOVES, dtype=np.float64)
    facts = np.zeros(FACTS, dtype=np.int64)
    after = np.zeros(AFTERS, dtype=np.int64)
    means = np.zeros(6, dtype=np.float64)
    seen = np.zeros((LONGEST + 1, ACTIVE), dtype=np.int64)
    values = np.zeros((LONGEST + 1, 4), dtype=np.float64)  # win and margin of the move played, then of the best
    explored = np.zeros(LONGEST + 1, dtype=np.bool_)
    final = np.zeros(LONGEST + 1, dtype=np.bool_)  # whether the move ended the round, and has nothing to learn
    returns = np.zeros((2, 2), dtype=np.float64)  # win and margin of each seat so far
    work, scratch = workspace(weights), scratch_of(weights)
    gains = np.zeros((GROUPS, weights[1].shape[0]), np.float32)
    total, cut, error, learned = 0, 0, 0.0, 0
    for played in range(rounds):
        if played % SHARING_PERIOD == 0:
            share_gains(weights, gains)
        shuffle_deal(row, cards, bonus, generator)
        length = 0
        while row[layout.ENDED] == 0 and length < LONGEST:
            observe(row, row[layout.TURN], facts)
            found = list_moves(facts[OWN], facts[MARKET], moves)
            value_promising(facts, moves, found, found, weights, scratch, wins, margins)
            best = best_of(wins, margins, found, 0.0)
            chosen = best
            if draw(generator, 1 << 20) < exploration * (1 << 20):
                chosen = draw(generator, found)
            explored[length] = chosen != best
            values[length, 0], values[length, 1] = wins[chosen], margins[chosen] / MARGIN_UNIT
            values[length, 2], values[length, 3] = wins[best], margins[best] / MARGIN_UNIT
            final[length] = remember(facts, moves[chosen], means, after, seen[length])
            apply(row, moves[chosen])
            length += 1
        total += length
        if row[layout.ENDED] == 0:
            cut += 1
        richest = winner(row)
        for at in range(length - 1, -1, -1):
            side = at & 1
            later = at + 2
            mover = row[layout.TURN] if (length - at) % 2 == 0 else 1 - row[layout.TURN]
            if later >= length:  # the last move of this seat
                returns[side, 0] = 0.5 if richest < 0 else (1.0 if richest == mover else 0.0)
                returns[side, 1] = (score(row, mover) - score(row, 1 - mover)) / MARGIN_UNIT
            elif explored[later]:
                returns[side, 0], returns[side, 1] = values[later, 2], values[later, 3]
            elif not final[later]:
                for part in range(2):
                    returns[side, part] = persistence * returns[side, part] + (1.0 - persistence) * values[later, part]
            if final[at]:
                continue
            if at + 1 < length and explored[at + 1]:
                returns[side, 0], returns[side, 1] = values[at, 0], values[at, 1]
                continue
            error += learn(weights, gains, seen[at], returns[side, 0], returns[side, 1], rate, margin_part, work)
            learned += 1
    share_gains(weights, gains)
    return total, error / max(1, learned), cut
