"""The trader's network: what an afterstate is worth, from the counts that its mover knows.

Every input is a *place in a table*: one row of weights for each combination of small counts that belong together
(for a kind: cards in hand, cards in the market, tokens left). A position activates twenty rows; the first layer is
their sum, and a move changes only a few of them. Two more layers give the chance to win the round and the margin.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar, cast

import numba
import numpy as np
from numpy.typing import NDArray

from serai.games.compiled import compiled
from serai.games.jaipur.goods import BITS, CAMEL, GOODS_MASK, LANE
from serai.games.jaipur.goods import CARDS as CARD_COUNTS
from serai.games.jaipur.kernel import PILE_SIZES, Row, count
from serai.players.jaipur.afterstate import (
    AFTER_BONUS,
    AFTER_MARKET,
    AFTER_OWN,
    AFTER_PILES,
    AFTERS,
    GAPS,
    OVER,
    expectations,
    final_lead,
    imagine,
    lead_now,
    verdict,
)
from serai.players.jaipur.knowledge import (
    DECK_LEFT,
    HERD,
    HIDDEN,
    MARKET,
    OTHER,
    OWN,
    PILES,
    UNSEEN,
)

Weights: TypeAlias = tuple[NDArray[Any], ...]
"""Rows of the first layer and its bias, second layer and bias, third layer (win, margin) and bias, the scout."""
SCOUT: Final = 6
"""Place of the scout among the weights: one number a row, a quick word on a move before the network is asked."""
Function = TypeVar("Function", bound=Callable[..., Any])

HEIGHTS: NDArray[np.int64] = np.array(PILE_SIZES) + 1
POOLS: NDArray[np.int64] = np.array(CARD_COUNTS[:6]) + 1
SHELF_ROWS: Final = 8 * 6 * HEIGHTS
POOL_ROWS: Final = 6 * POOLS * HEIGHTS
SHELF_FIRST: NDArray[np.int64] = np.cumsum(SHELF_ROWS) - SHELF_ROWS
POOL_FIRST: NDArray[np.int64] = SHELF_ROWS.sum() + np.cumsum(POOL_ROWS) - POOL_ROWS
KIND_ROWS: Final = int(SHELF_ROWS.sum() + POOL_ROWS.sum())
LEADS: Final = 45
TABLES: Final = (
    8 * 8 * 6,  # hand sizes, camels in the market
    12 * 12,  # herds
    41 * 4,  # deck, piles used up
    (2 * LEADS + 1) * 6,  # lead, deck by eights
    8 * 7 * 6,  # bonus piles
    6 * 6 * 8,  # gaps in the market, opponent's camels and cards
    6 * 11,  # hidden cards, deck by fours
    16 * 19,  # tokens of the three lowest piles, lead by fives
)
TABLE_FIRST: Final = tuple(KIND_ROWS + sum(TABLES[:at]) for at in range(len(TABLES)))
ROWS: Final = KIND_ROWS + sum(TABLES)
ACTIVE: Final = 12 + len(TABLES)
PARENTS: Final = 3
"""Every row shares what it learns with the rows that agree with it in one or two of its counts."""
MARGIN_UNIT: Final = 20.0
"""Rupees that count as 1 in the margin."""


def swift(function: Function) -> Function:
    """Compile like everything of this folder, and let sums be reordered so that they run in wide registers."""
    compiled(function)  # names the folder of the compiled code
    return cast("Function", numba.njit(cache=True, nogil=True, error_model="numpy", fastmath=True)(function))


@compiled
def lowest_three(piles: int) -> int:
    """Return how many tokens must go before three kinds are used up (J-E1)."""
    first = second = third = 15
    for kind in range(6):
        left = piles >> BITS * kind & LANE
        if left < first:
            first, second, third = left, first, second
        elif left < second:
            second, third = left, second
        elif left < third:
            third = left
    return first + second + third


@compiled
def shelf_row(own: int, market: int, piles: int, kind: int) -> int:
    """Return the row for cards in hand, cards in the market and tokens left of a kind."""
    at = BITS * kind
    stall = (own >> at & LANE) * 6 + (market >> at & LANE)
    return SHELF_FIRST[kind] + stall * HEIGHTS[kind] + (piles >> at & LANE)  # type: ignore[no-any-return]


@compiled
def pool_row(facts: Row, piles: int, kind: int) -> int:
    """Return the row for the opponent's known cards, the unseen cards and the tokens left of a kind."""
    at = BITS * kind
    known, unseen = min(5, facts[OTHER] >> at & LANE), facts[UNSEEN] >> at & LANE
    return POOL_FIRST[kind] + (  # type: ignore[no-any-return]
        (known * POOLS[kind] + unseen) * HEIGHTS[kind] + (piles >> at & LANE)
    )


@compiled
def table_rows(facts: Row, after: Row, lead: float, rows: Row) -> None:
    """Write the rows that do not belong to a single kind."""
    own, market, piles = after[AFTER_OWN], after[AFTER_MARKET], after[AFTER_PILES]
    held, theirs = count(own & GOODS_MASK), count(facts[OTHER]) + facts[HIDDEN]
    deck, bonus, herd = facts[DECK_LEFT], after[AFTER_BONUS], own >> CAMEL * BITS
    empty = 0
    for kind in range(6):
        if piles >> BITS * kind & LANE == 0:
            empty += 1
    points = int(min(LEADS, max(-LEADS, np.floor(lead + 0.5)))) + LEADS
    rows[0] = TABLE_FIRST[0] + (held * 8 + theirs) * 6 + (market >> CAMEL * BITS)
    rows[1] = TABLE_FIRST[1] + herd * 12 + facts[HERD]
    rows[2] = TABLE_FIRST[2] + deck * 4 + min(3, empty)
    rows[3] = TABLE_FIRST[3] + points * 6 + (deck + 7) // 8
    rows[4] = TABLE_FIRST[4] + ((bonus & LANE) * 7 + (bonus >> BITS & LANE)) * 6 + (bonus >> 2 * BITS & LANE)
    rows[5] = TABLE_FIRST[5] + (after[GAPS] * 6 + min(5, facts[HERD])) * 8 + theirs
    rows[6] = TABLE_FIRST[6] + min(5, facts[HIDDEN]) * 11 + (deck + 3) // 4
    rows[7] = TABLE_FIRST[7] + min(15, lowest_three(piles)) * 19 + points // 5


@compiled
def active_rows(facts: Row, after: Row, lead: float, rows: Row) -> None:
    """Write all rows that an afterstate activates."""
    for kind in range(6):
        rows[kind] = shelf_row(after[AFTER_OWN], after[AFTER_MARKET], after[AFTER_PILES], kind)
        rows[6 + kind] = pool_row(facts, after[AFTER_PILES], kind)
    table_rows(facts, after, lead, rows[12:])


@swift
def upper_layers(weights: Weights, first: Row, second: Row, outputs: Row) -> None:
    """Rectify the first layer's sums in place, write the second layer's, and win (as a logit) and margin."""
    across, bias, above = weights[2], weights[3], weights[4]
    zero = np.float32(0.0)
    width = first.shape[0]
    for at in range(width):
        first[at] = max(first[at], zero)
    win, margin = weights[5][0], weights[5][1]
    for to in range(0, second.shape[0], 4):  # four sums at a time keep the wide registers busy
        one, two, three, four = zero, zero, zero, zero
        for at in range(width):
            level = first[at]
            one += level * across[to, at]
            two += level * across[to + 1, at]
            three += level * across[to + 2, at]
            four += level * across[to + 3, at]
        one, two = max(one + bias[to], zero), max(two + bias[to + 1], zero)
        three, four = max(three + bias[to + 2], zero), max(four + bias[to + 3], zero)
        second[to], second[to + 1], second[to + 2], second[to + 3] = one, two, three, four
        win += one * above[0, to] + two * above[0, to + 1] + three * above[0, to + 2] + four * above[0, to + 3]
        margin += one * above[1, to] + two * above[1, to + 1] + three * above[1, to + 2] + four * above[1, to + 3]
    outputs[0] = win
    outputs[1] = margin


@swift
def shift_twice(first: Row, base: Row, table: Row, old: int, new: int, old_two: int, new_two: int) -> None:
    """Write the sums of a base in which two rows of weights are replaced."""
    for at in range(first.shape[0]):
        first[at] = base[at] + (table[new, at] - table[old, at]) + (table[new_two, at] - table[old_two, at])


@swift
def add_four(first: Row, table: Row, a: int, b: int, c: int, d: int) -> None:
    """Add four rows of weights to the first layer's sums."""
    for at in range(first.shape[0]):
        first[at] += (table[a, at] + table[b, at]) + (table[c, at] + table[d, at])


@swift
def sum_rows(weights: Weights, rows: Row, first: Row) -> None:
    """Write the first layer's sums of some active rows, a multiple of four."""
    first[:] = weights[1]
    for at in range(0, rows.shape[0], 4):
        add_four(first, weights[0], rows[at], rows[at + 1], rows[at + 2], rows[at + 3])


@compiled
def sigmoid(logit: float) -> float:
    """Return the probability of a logit."""
    return 1.0 / (1.0 + np.exp(-logit))  # type: ignore[no-any-return]


@compiled
def start_rows(facts: Row, lead: float, means: Row, after: Row, here: Row) -> None:
    """Write the rows of the position before any move, from which every move is a difference."""
    imagine(facts, 0, means, after)
    active_rows(facts, after, lead, here)


@compiled
def differences(facts: Row, change: int, lead: float, after: Row, here: Row, olds: Row, news: Row) -> int:
    """Write the rows that a move that does not end the round replaces and return their number, made even."""
    changes = 0
    balance = change % 15
    if balance > 7:
        there = olds[ACTIVE + 2 :]
        active_rows(facts, after, lead, there)
        for slot in range(ACTIVE):
            if there[slot] != here[slot]:
                olds[changes], news[changes] = here[slot], there[slot]
                changes += 1
    else:  # a take or an exchange touches few rows: those of its kinds, hands, herds and gaps
        own, market = facts[OWN] + change, facts[MARKET] - change
        theirs = count(facts[OTHER]) + facts[HIDDEN]
        touched = own ^ facts[OWN]
        for kind in range(6):
            if touched >> BITS * kind & LANE:
                olds[changes], news[changes] = here[kind], shelf_row(own, market, facts[PILES], kind)
                changes += 1
        olds[changes] = here[12]
        news[changes] = TABLE_FIRST[0] + (count(own & GOODS_MASK) * 8 + theirs) * 6 + (market >> CAMEL * BITS)
        changes += 1
        if touched >> CAMEL * BITS:
            olds[changes] = here[13]
            news[changes] = TABLE_FIRST[1] + (own >> CAMEL * BITS) * 12 + facts[HERD]
            changes += 1
        if balance:
            olds[changes] = here[17]
            news[changes] = TABLE_FIRST[5] + (balance * 6 + min(5, facts[HERD])) * 8 + theirs
            changes += 1
    if changes & 1:
        olds[changes] = news[changes] = 0
        changes += 1
    return changes


@compiled
def value_moves(facts: Row, moves: Row, found: int, weights: Weights, wins: Row, margins: Row) -> None:
    """Write the chance to win and the margin in rupees after each of some moves."""
    width = weights[1].shape[0]
    base, first = np.empty(width, np.float32), np.empty(width, np.float32)
    second = np.empty(weights[3].shape[0], np.float32)
    outputs = np.empty(2, np.float32)
    means = np.empty(6, np.float64)
    after = np.empty(AFTERS, np.int64)
    here = np.empty(ACTIVE, np.int64)
    olds, news = np.empty(2 * ACTIVE + 2, np.int64), np.empty(ACTIVE + 2, np.int64)
    table = weights[0]
    expectations(facts, means)
    lead = lead_now(facts, means)
    start_rows(facts, lead, means, after, here)
    sum_rows(weights, here, base)
    for at in range(found):
        then = lead + imagine(facts, moves[at], means, after)
        if after[OVER]:
            wins[at] = verdict(facts, after, then, means)
            margins[at] = final_lead(facts, after, then)
            continue
        changes = differences(facts, moves[at], then, after, here, olds, news)
        shift_twice(first, base, table, olds[0], news[0], olds[1], news[1])
        for pair in range(2, changes, 2):
            shift_twice(first, first, table, olds[pair], news[pair], olds[pair + 1], news[pair + 1])
        upper_layers(weights, first, second, outputs)
        wins[at] = sigmoid(outputs[0])
        margins[at] = outputs[1] * MARGIN_UNIT


@compiled
def scan_moves(facts: Row, moves: Row, found: int, scout: Row, worths: Row) -> None:
    """Write a quick word on each of some moves: one number a row instead of a network."""
    means = np.empty(6, np.float64)
    after = np.empty(AFTERS, np.int64)
    here = np.empty(ACTIVE, np.int64)
    olds, news = np.empty(2 * ACTIVE + 2, np.int64), np.empty(ACTIVE + 2, np.int64)
    expectations(facts, means)
    lead = lead_now(facts, means)
    start_rows(facts, lead, means, after, here)
    for at in range(found):
        then = lead + imagine(facts, moves[at], means, after)
        if after[OVER]:
            worths[at] = 200.0 * verdict(facts, after, then, means) - 100.0
            continue
        changes = differences(facts, moves[at], then, after, here, olds, news)
        worth = 0.0
        for change in range(changes):
            worth += scout[news[change]] - scout[olds[change]]
        worths[at] = worth


@compiled
def best_of(wins: Row, margins: Row, found: int, margin_weight: float) -> int:
    """Return the move of the best chance to win, the margin weighed in."""
    best, highest = 0, -1e9
    for at in range(found):
        worth = wins[at] + margin_weight * margins[at]
        if worth > highest:
            best, highest = at, worth
    return best
