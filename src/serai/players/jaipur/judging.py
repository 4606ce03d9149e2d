"""What the network says of the moves of a position: of all of them, or of the most promising.

A move changes only a few of the rows that a position activates, so what it adds to the first layer's sums is put
together from steps that many moves share.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from serai.games.compiled import compiled
from serai.games.jaipur.goods import BITS, CAMEL, LANE
from serai.games.jaipur.kernel import Row
from serai.players.jaipur.afterstate import AFTERS, OVER, expectations, final_lead, imagine, lead_now, verdict
from serai.players.jaipur.knowledge import BONUS_LEFT, DECK_LEFT, MARKET, OWN, PILES
from serai.players.jaipur.network import (
    MARGIN_UNIT,
    Weights,
    add_four,
    add_row,
    dot,
    exchange_rows,
    sigmoid,
    slopes,
    sum_rows,
    swift,
    take_four,
    upper_layers,
    woven,
)
from serai.players.jaipur.rows import (
    ACTIVE,
    HANDS,
    HERDS,
    PURSE,
    ROWS,
    SHORT,
    active_rows,
    moved_rows,
    purse,
    purse_row,
    rival_row,
    sale_of,
    shelf_row,
)

STEPS: Final = 6 * 8
"""A step is a kind and how many cards of it are in hand afterwards."""
SORTS: Final = 2 * 12
"""A sort of moves: so many camels more or fewer, cards from the deck or none. Hand sizes, herds and gaps follow."""


@compiled
def desk_of(weights: Weights) -> Weights:
    """Return the space in which moves are judged: whoever judges many positions makes it once."""
    width, depth = weights[1].shape[0], weights[3].shape[0]
    return (
        np.empty(width, np.float32),  # a base, the first layer's sums, slopes
        np.empty(width, np.float32),
        np.empty(width, np.float32),
        np.empty(depth, np.float32),
        np.empty(2, np.float32),
        np.empty((STEPS, width), np.float32),  # what a step of one kind adds to the first layer's sums
        np.empty(STEPS, np.float32),  # the slope's word on it
        np.empty((STEPS, 2), np.int64),  # what it does to the hand's worth and to the number of sales
        np.empty(ROWS + SORTS, np.float32),  # the slope's word on a row, and on a sort of moves
        np.zeros(ROWS + SORTS + 1, np.int64),  # at which position it was said; the last counts the positions
        np.empty(AFTERS, np.int64),
        np.empty(ACTIVE, np.int64),
        np.empty(ACTIVE, np.int64),
        np.empty(width, np.int64),
        np.empty(6, np.float64),
    )


@compiled
def value_moves(facts: Row, moves: Row, found: int, weights: Weights, wins: Row, margins: Row) -> None:
    """Write the chance to win and the margin in rupees after each of some moves."""
    value_promising(facts, moves, found, found, weights, desk_of(weights), wins, margins)


@woven
def bring_forward(moves: Row, wins: Row, most: int, found: int) -> None:
    """Put the best of some moves first, in falling order."""
    for at in range(most):
        best = at
        for other in range(at + 1, found):
            if wins[other] > wins[best]:
                best = other
        wins[at], wins[best] = wins[best], wins[at]
        moves[at], moves[best] = moves[best], moves[at]


@woven
def word_on(row: int, table: Row, slope: Row, words: Row, said: Row) -> float:
    """Return what the slope says of a row, worked out once a position."""
    if said[row] != said[ROWS + SORTS]:
        said[row] = said[ROWS + SORTS]
        words[row] = dot(table, row, slope)
    return words[row]  # type: ignore[no-any-return]


@woven
def word_on_sort(facts: Row, change: int, table: Row, slope: Row, words: Row, said: Row) -> float:
    """Return what the slope says of the hand sizes, herds and gaps after a move, worked out once a sort of moves."""
    camels = (facts[OWN] + change >> CAMEL * BITS) - (facts[OWN] >> CAMEL * BITS)
    sort = ROWS + 2 * (camels + 6) + (change % 15 > 0)
    if said[sort] != said[ROWS + SORTS]:
        said[sort] = said[ROWS + SORTS]
        hands, herds, short = moved_rows(facts, change)
        words[sort] = dot(table, hands, slope) + dot(table, herds, slope) + dot(table, short, slope)
    return words[sort]  # type: ignore[no-any-return]


@woven
def make_steps(facts: Row, here: Row, table: Row, steps: Row, worths: Row) -> None:
    """Work out, for every kind and every number of it that may be in hand after a take or an exchange, what that adds
    to the first layer's sums, to what the hand would sell for and to the number of sales.
    """
    own, market, piles, bonus = facts[OWN], facts[MARKET], facts[PILES], facts[BONUS_LEFT]
    for kind in range(6):
        at = BITS * kind
        before = own >> at & LANE
        rupees_before, sales_before = sale_of(kind, before, piles, bonus)
        for have in range(min(7, before + (market >> at & LANE)) + 1):
            step = kind * 8 + have
            change = have - before << at
            rupees, sales = sale_of(kind, have, piles, bonus)
            worths[step, 0], worths[step, 1] = rupees - rupees_before, sales - sales_before
            if change:
                exchange_rows(
                    steps,
                    step,
                    table,
                    shelf_row(own + change, market - change, piles, kind),
                    here[kind],
                    rival_row(facts, own + change, piles, kind),
                    here[12 + kind],
                )


@swift
def value_promising(
    facts: Row, moves: Row, found: int, most: int, weights: Weights, desk: Weights, wins: Row, margins: Row
) -> int:
    """Put the most promising of some moves first, write what becomes of them, and return how many they are.

    Promising are sales, and moves that the network's slope at this position likes. What a take or an exchange adds to
    the first layer's sums for one kind is the same for all that leave as many cards of it in hand. A sale, of which
    there are few, is summed anew.
    """
    base, first, slope, second, outputs, steps, step_words, worths, words, said, after, here, there, lit, means = desk
    table, bias, across, dark, above, above_bias = weights
    own = facts[OWN]
    expectations(facts, means)
    lead = lead_now(facts, means)
    imagine(facts, 0, means, after)
    active_rows(facts, after, lead, here)
    sum_rows(table, bias, here, base)
    make_steps(facts, here, table, steps, worths)
    rupees, sales = purse(own, facts[PILES], facts[BONUS_LEFT])
    if found > most:
        for at in range(first.shape[0]):
            first[at] = base[at]
        upper_layers(across, dark, above, above_bias, first, second, lit, outputs)
        slopes(across, above, first, second, slope)
        said[ROWS + SORTS] += 1
        for kind in range(6):
            now = own >> BITS * kind & LANE
            for have in range(min(7, now + (facts[MARKET] >> BITS * kind & LANE)) + 1):
                step = kind * 8 + have
                step_words[step] = dot(steps, step, slope) if have != now else 0.0
        for at in range(found):
            change = moves[at]
            if change % 15 > 7:
                wins[at] = 1e9
                continue
            word, worth, number = 0.0, rupees, sales
            for kind in range(6):
                step = kind * 8 + (own + change >> BITS * kind & LANE)
                word += step_words[step]
                worth += worths[step, 0]
                number += worths[step, 1]
            word += word_on_sort(facts, change, table, slope, words, said)
            wins[at] = word + word_on(purse_row(worth, number, facts[DECK_LEFT]), table, slope, words, said)
        bring_forward(moves, wins, most, found)
        found = most
    take_four(base, table, here[HANDS], here[HERDS], here[SHORT], here[PURSE])
    for at in range(found):
        change = moves[at]
        then = lead + imagine(facts, change, means, after)
        if after[OVER]:
            wins[at] = verdict(facts, after, then, means)
            margins[at] = final_lead(facts, after, then)
            continue
        if change % 15 > 7:
            active_rows(facts, after, then, there)
            sum_rows(table, bias, there, first)
        else:
            worth, number = rupees, sales
            for kind in range(6):
                step = kind * 8 + (own + change >> BITS * kind & LANE)
                worth += worths[step, 0]
                number += worths[step, 1]
            hands, herds, short = moved_rows(facts, change)
            add_four(first, base, table, hands, herds, short, purse_row(worth, number, facts[DECK_LEFT]))
            touched = own + change ^ own
            for kind in range(6):
                if touched >> BITS * kind & LANE:
                    add_row(first, steps, kind * 8 + (own + change >> BITS * kind & LANE))
        upper_layers(across, dark, above, above_bias, first, second, lit, outputs)
        wins[at] = sigmoid(outputs[0])
        margins[at] = outputs[1] * MARGIN_UNIT
    return found


@compiled
def best_of(wins: Row, margins: Row, found: int, margin_weight: float) -> int:
    """Return the move of the best chance to win, the margin weighed in."""
    best, highest = 0, -1e9
    for at in range(found):
        worth = wins[at] + margin_weight * margins[at]
        if worth > highest:
            best, highest = at, worth
    return best
