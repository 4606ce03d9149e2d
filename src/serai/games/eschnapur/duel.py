"""The duel over an opened niche, compiled: secret choices, then who pays, who finds, who passes."""

from __future__ import annotations

from serai.games.compiled import rule
from serai.games.eschnapur.bank import pay_coins, take_coins
from serai.games.eschnapur.box import COINS_ON, LARGE, LEAVES, PASSING
from serai.games.eschnapur.cards import lose_numbers, return_numbers
from serai.games.eschnapur.layout import (
    ACTIVE,
    AWARDED,
    COINS,
    EMPTY,
    FOUND,
    LOCK,
    MOST_SEATS,
    NICHE,
    PASS,
    SEATS,
    TOKEN,
    Ints,
)
from serai.games.eschnapur.temple import advance


@rule
def locks_missing(row: Ints) -> int:
    """Return how many seats have not locked a card yet (E-D1)."""
    missing = 0
    for seat in range(row[SEATS]):
        if row[LOCK + seat] == 0:
            missing += 1
    return missing


@rule
def numbers_played(row: Ints) -> int:
    """Return how many number cards are locked."""
    played = 0
    for seat in range(row[SEATS]):
        if 0 < row[LOCK + seat] < PASS:
            played += 1
    return played


@rule
def payer(row: Ints, box: Ints) -> int:
    """Return the seat with the highest number that can pay for it, or -1 (E-D2, E-D8)."""
    best = -1
    for seat in range(row[SEATS]):
        card = row[LOCK + seat]
        if card < PASS and row[COINS + seat] >= box[COINS_ON + card] and (best < 0 or card > row[LOCK + best]):
            best = seat
    return best


@rule
def finder(row: Ints) -> int:
    """Return the seat with the lowest number (E-D3)."""
    lowest = 0
    for seat in range(row[SEATS]):
        if row[LOCK + seat] < row[LOCK + lowest]:
            lowest = seat
    return lowest


@rule
def settle(row: Ints, box: Ints, order: Ints) -> None:
    """Settle a duel in which everybody has locked a card; `order` is that of the cards returned (E-D7).

    The payer pays, then the finder takes, then those who pass take, from the active player to the left: that
    order matters only to a limited bank (E-C5).
    """
    seats, niche = row[SEATS], row[NICHE]
    played = numbers_played(row)
    high, low = payer(row, box), finder(row)
    if played > 1:
        if high >= 0:
            pay_coins(row, high, box[COINS_ON + row[LOCK + high]])  # E-D2
        take_coins(row, box, low, box[COINS_ON + row[LOCK + low]])  # E-D3
    for after in range(seats):
        seat = (row[ACTIVE] + after) % seats
        if row[LOCK + seat] == PASS:
            take_coins(row, box, seat, box[PASSING])  # E-D4
        else:
            lose_numbers(row, seat, 1 << row[LOCK + seat])
    if played == 1:  # E-D5
        high = low
    if played:
        row[FOUND + low] |= 1 << row[TOKEN + niche]
        if high >= 0:
            advance(row, high, box[LARGE + row[TOKEN + niche]])
        return_numbers(row, order, played)
    if played or box[LEAVES]:  # E-D6
        row[EMPTY] |= 1 << niche
        row[AWARDED] += 1
    row[LOCK : LOCK + MOST_SEATS] = 0
    row[NICHE] = -1
