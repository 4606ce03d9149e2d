"""What the network looks at: a seat's own cards and what is public, as some hundred small numbers.

It reads a game only where the seat may: its own hand, and of the others what everybody knows.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from serai.games.compiled import Array, compiled
from serai.games.eschnapur import layout as at
from serai.games.eschnapur.box import (
    COINS_ON,
    DISCOVERIES,
    DISTANCE,
    FEWEST,
    LARGE,
    MOST,
    PRICE,
    QUIET_ROUNDS,
    REDEMPTION,
    SHOWN,
    TOKEN_AMOUNT,
    TOKEN_PAYS,
    TOKEN_VALUE,
)
from serai.games.eschnapur.cards import highest, size, symbols_in
from serai.games.eschnapur.components import NUMBER_CARDS, SQUARES
from serai.games.eschnapur.layout import A_NUMBER, A_SYMBOL, DUEL, LANE, LANE_BITS, MOST_SEATS, RESERVE, WALK

A_STEP: Final = 2
"""A movement token, among the things to buy (E-B1)."""
OWN: Final = 62
TURN: Final = 15
SLOTS: Final = 4
A_SLOT: Final = 15
FEATURES: Final = OWN + TURN + SLOTS * A_SLOT
FAR: Final = 20
"""Cost of opening a niche when there is none."""
UNIT: Final = 20.0
"""Points that count as 1."""


@compiled
def reserve_value(row: Array, box: Array, seat: int) -> int:
    """Return what a seat's reserve tokens are worth together."""
    value, token, held = 0, TOKEN_VALUE, row[at.HELD + seat]
    while held:
        if held & 0xF == 0:
            held >>= 4
            token += 4
            continue
        if held & 1:
            value += box[token]
        held >>= 1
        token += 1
    return value


@compiled
def bank_price(box: Array, token: int) -> int:
    """Return what the bank asks for all that a reserve token brings: what it pays out, and its part of a redemption.

    Who pays more for the token could have had the same for less (E-B1). A redemption buys two cards (E-B3).
    """
    amount, pays = box[TOKEN_AMOUNT + token], box[TOKEN_PAYS + token]
    price = 1
    if pays > 0:
        price = box[PRICE + (A_STEP if pays == 1 else A_SYMBOL if pays == 2 else A_NUMBER)]
    cards = box[PRICE + A_SYMBOL] + box[PRICE + A_NUMBER]
    return amount * price + box[TOKEN_VALUE + token] * cards // box[REDEMPTION]  # type: ignore[no-any-return]


@compiled
def lowest(numbers: int) -> int:
    """Return the lowest number of a set of number cards, one above all cards for none."""
    for card in range(1, NUMBER_CARDS + 1):
        if numbers >> card & 1:
            return card
    return NUMBER_CARDS + 1


@compiled
def bonus_now(row: Array, box: Array, finds: Array, seat: int) -> float:
    """Return what most and fewest discoveries would add to a seat's points if the game ended now (E-Z2)."""
    most, fewest, richest, poorest = -1, SQUARES + 1, 0, 0
    for other in range(row[at.SEATS]):
        most, fewest = max(most, finds[other]), min(fewest, finds[other])
    for other in range(row[at.SEATS]):
        richest += finds[other] == most
        poorest += finds[other] == fewest
    bonus = 0
    if finds[seat] == most:
        bonus += box[MOST] // richest
    if finds[seat] == fewest:
        bonus -= box[FEWEST] // poorest
    return float(bonus)


@compiled
def costs(row: Array, box: Array, seat: int, symbols: int, wild: int, found: Array) -> None:
    """Write what it costs a seat to open niches: the three cheapest, how many are free, the colours that would help.

    `wild` symbol cards are of unknown colour and count as what is missing.
    """
    steps, coins = row[at.STEPS + seat], row[at.COINS + seat]
    first, second, third, free, ready, outs = FAR, FAR, FAR, 0, FAR, 0
    here = DISTANCE + row[at.SQUARE + seat] * SQUARES
    for square in range(SQUARES):
        if row[at.EMPTY] >> square & 1:
            continue
        one, two = box[SHOWN + 2 * square], box[SHOWN + 2 * square + 1]
        missing, colour = 0, 0
        if symbols >> LANE_BITS * one & LANE == 0:
            missing, colour = 1, one
        if two >= 0 and symbols >> LANE_BITS * two & LANE == 0:
            missing += 1
            colour = two
        way = max(0, box[here + square] - steps) * box[PRICE + A_STEP]
        cost = max(0, missing - wild) * box[PRICE + A_SYMBOL] + way
        if missing == 0:
            ready = min(ready, way)
            free += way == 0
        elif missing == 1 and way <= coins:
            outs |= 1 << colour
        if cost < first:
            first, second, third = cost, first, second
        elif cost < second:
            second, third = cost, second
        elif cost < third:
            third = cost
    found[0], found[1], found[2], found[3], found[4], found[5] = first, second, third, free, ready, size(outs)


@compiled
def threats(row: Array, seat: int, high: int, low: int, found: Array) -> None:
    """Write how many number cards above one's highest and below one's lowest the others may be expected to hold."""
    above, below = (1 << NUMBER_CARDS + 1) - (1 << high + 1), (1 << low) - 2
    mine = row[at.NUMBERS + seat]
    higher, lower = 0.0, 0.0
    for other in range(row[at.SEATS]):
        if other != seat:
            higher += size(row[at.KNOWN_NUMBERS + other] & above)
            lower += size(row[at.KNOWN_NUMBERS + other] & below)
    for batch in range(row[at.BATCHES]):
        cards = row[at.BATCH_CARDS + batch] & ~mine
        if cards:
            drawn, place = 0, at.BATCH_DRAWN + batch * MOST_SEATS
            for other in range(row[at.SEATS]):
                if other != seat:
                    drawn += row[place + other]
            if drawn:
                share = drawn / size(cards)
                higher += share * size(cards & above)
                lower += share * size(cards & below)
    found[0], found[1] = higher, lower


@compiled
def describe(row: Array, box: Array, seat: int, x: Array) -> None:
    """Write all that the network looks at for a seat."""
    seats, phase, active = row[at.SEATS], row[at.PHASE], row[at.ACTIVE]
    coins, steps = row[at.COINS + seat], row[at.STEPS + seat]
    symbols, numbers = row[at.SYMBOLS + seat], row[at.NUMBERS + seat]
    finds, cost = np.empty(MOST_SEATS, np.int64), np.empty(6, np.int64)
    threat = np.empty(2, np.float64)
    for place in range(FEATURES):
        x[place] = 0.0
    best, worst, most, fewest, ahead, last_other = -1000, 1000, -1, 99, 0, 1000
    points = row[at.POINTS + seat]
    for other in range(seats):
        finds[other] = size(row[at.FOUND + other])
        if other != seat:
            theirs = row[at.POINTS + other]
            best, worst = max(best, theirs), min(worst, theirs)
            most, fewest = max(most, finds[other]), min(fewest, finds[other])
            ahead += theirs > points
            last_other = min(last_other, theirs)
    mine = finds[seat]
    progress = row[at.AWARDED] / box[DISCOVERIES]
    left = box[DISCOVERIES] - row[at.AWARDED]
    bonus = bonus_now(row, box, finds, seat)
    # coins, steps, reserve
    x[0], x[1], x[2], x[3] = coins / 20.0, min(coins, 3) / 3.0, min(coins, 7) / 7.0, min(coins, 14) / 14.0
    x[4], x[5] = coins * progress / 20.0, steps / 4.0
    x[6] = min(steps, 2) / 2.0
    value = reserve_value(row, box, seat)
    x[7], x[8], x[9] = value / 12.0, min(value, box[REDEMPTION]) / 12.0, 1.0 if value >= box[REDEMPTION] else 0.0
    x[10] = 1.0 if value >= 2 * box[REDEMPTION] else 0.0
    # symbols and niches
    held, distinct = symbols_in(symbols), 0
    for colour in range(MOST_SEATS):
        distinct += symbols >> LANE_BITS * colour & LANE > 0
    costs(row, box, seat, symbols, 0, cost)
    x[11], x[12] = held / 3.0, distinct / 3.0
    x[13], x[14], x[15] = cost[0] / 6.0, cost[1] / 6.0, cost[2] / 6.0
    x[16], x[17] = cost[3] / 2.0, min(cost[4], 6) / 6.0
    x[18], x[19] = 1.0 if cost[0] <= coins else 0.0, cost[5] / 5.0
    x[20] = 1.0 if cost[3] > 0 else 0.0
    # numbers
    count = size(numbers)
    high, low = highest(numbers), lowest(numbers)
    high_two = highest(numbers & ~(1 << high)) if count > 1 else 0
    low_two = lowest(numbers & ~(1 << low)) if count > 1 else NUMBER_CARDS + 1
    x[21], x[22], x[23] = count / 3.0, min(count, 1), min(count, 2) / 2.0
    x[24], x[25], x[26], x[27] = high / 30.0, high_two / 30.0, 1.0 - low / 31.0, 1.0 - low_two / 31.0
    x[28] = 1.0 if count and coins >= box[COINS_ON + high] else 0.0
    x[29] = size(numbers >> 25) / 2.0
    x[30] = size(numbers & 0x3F) / 2.0
    x[31], x[32] = (high / 30.0) ** 4, (1.0 - low / 31.0) ** 4
    threats(row, seat, high, low, threat)
    x[58], x[59] = np.exp(-threat[0]) * x[22], np.exp(-threat[1]) * x[22]
    x[60], x[61] = min(threat[0], 6.0) / 4.0, min(threat[1], 6.0) / 4.0
    # points, discoveries, the Buddha
    x[33], x[34] = progress, progress * progress
    x[35], x[36], x[37] = 1.0 if left <= 1 else 0.0, 1.0 if left <= 2 else 0.0, 1.0 if left <= 4 else 0.0
    lead = (points - best) / UNIT
    x[38], x[39], x[40] = lead, lead * progress, (points - worst) / UNIT
    final = lead + bonus / UNIT
    x[41], x[42] = bonus / 12.0, bonus / 12.0 * progress
    x[43] = final * progress * progress
    x[44] = min(1.0, max(-1.0, 2.0 * final)) * progress * progress
    x[45], x[46], x[47] = mine / 4.0, (mine - most) / 3.0, (mine - fewest) / 3.0
    x[48], x[49] = (mine - most) * progress / 3.0, (mine - fewest) * progress / 3.0
    x[50] = 1.0 if row[at.BUDDHA] == seat else 0.0
    x[51] = 1.0 if row[at.BUDDHA] < 0 else 0.0
    x[52] = ahead / (seats - 1.0)
    x[53] = min(1.0, max(-1.0, (points - last_other) / 10.0))
    x[54] = row[at.QUIET] / (box[QUIET_ROUNDS] * seats)
    x[55], x[56] = row[at.SYMBOL_COUNT] / 20.0, row[at.NUMBER_COUNT] / 30.0
    x[57] = x[50] * left / 13.0
    # whose turn, and what the phase makes important
    turn = (active - seat) % seats
    to = OWN
    if phase == DUEL:
        token = row[at.TOKEN + row[at.NICHE]]
        x[to] = 1.0
        x[to + 1] = box[LARGE + token] / 10.0
        x[to + 2], x[to + 3], x[to + 4] = x[24], x[26], x[28] * x[24]
        x[to + 5] = x[1] * (box[LARGE + token] / 10.0)
        x[to + 6], x[to + 7] = x[58], x[59]
        x[to + 8] = x[50] * (box[LARGE + token] / 10.0)
    elif phase == WALK and turn == 0:
        x[to + 9] = 1.0
        x[to + 10], x[to + 11], x[to + 12] = x[20], x[17], x[18]
        x[to + 13] = x[19]
    elif phase <= WALK:
        x[to + 14] = (turn - 1 if phase == RESERVE else turn) / (seats - 1.0)
    to = OWN + TURN
    for slot in range(1, seats):
        other = (seat + slot) % seats
        describe_other(row, box, seat, other, finds, cost, x, to)
        to += A_SLOT


@compiled
def describe_other(row: Array, box: Array, seat: int, other: int, finds: Array, cost: Array, x: Array, to: int) -> None:
    """Write what the network looks at for another seat: nothing but what all know."""
    coins, value = row[at.COINS + other], reserve_value(row, box, other)
    symbols = row[at.KNOWN_SYMBOLS + other]
    held = symbols_in(row[at.SYMBOLS + other])
    costs(row, box, other, symbols, held - symbols_in(symbols), cost)
    progress = row[at.AWARDED] / box[DISCOVERIES]
    x[to], x[to + 1] = coins / 20.0, min(coins, 5) / 5.0
    x[to + 2], x[to + 3] = min(row[at.STEPS + other], 5) / 4.0, held / 3.0
    count = size(row[at.NUMBERS + other])
    x[to + 4], x[to + 5] = count / 3.0, min(count, 1)
    x[to + 6] = highest(row[at.KNOWN_NUMBERS + other]) / 30.0
    x[to + 7], x[to + 8] = min(value, box[REDEMPTION]) / 12.0, 1.0 if value >= box[REDEMPTION] else 0.0
    lead = (row[at.POINTS + other] - row[at.POINTS + seat]) / UNIT
    x[to + 9], x[to + 10] = lead, min(0.5, max(-0.5, lead)) * progress
    x[to + 11] = (finds[other] - finds[seat]) / 3.0
    x[to + 12] = 1.0 if row[at.BUDDHA] == other else 0.0
    x[to + 13] = min(cost[0], 9) / 6.0
    x[to + 14] = 1.0 if row[at.PHASE] != DUEL and row[at.ACTIVE] == other else 0.0
