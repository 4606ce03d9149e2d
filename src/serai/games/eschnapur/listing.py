"""The legal moves of a seat, compiled.

Offers and redemptions have no practical bound, so of these a part is listed, which is a grammar for search:
an offer of up to 8 coins, up to 2 movement tokens and at most one card; redemptions from which no token can
be left out, with tokens of equal value taken in the order of the box, at most 128 for each pair of cards.
Walks are listed by their ends, with the fewest steps. Of `flip 1 2` and `flip 2 1`, which differ in names
only, one is listed. The rules allow more (`refusal` knows exactly what), and `apply` plays all of it.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from serai.games.compiled import rule
from serai.games.eschnapur.bank import may_buy, may_deal
from serai.games.eschnapur.box import BY_VALUE, DISTANCE, REDEMPTION, TOKEN_VALUE
from serai.games.eschnapur.cards import size
from serai.games.eschnapur.components import NUMBER_CARDS, RESERVE_TOKENS, SQUARES
from serai.games.eschnapur.layout import (
    ACCEPT,
    ACTIVE,
    BUY,
    COINS,
    DUEL,
    END,
    FLIP,
    GOODS,
    HALF,
    HELD,
    LANE,
    LANE_BITS,
    LOCK,
    LOCK_CARD,
    MONEY,
    MOST_SEATS,
    MOVE,
    NUMBERS,
    OFFER,
    OFFERS,
    OPEN,
    OVER,
    PASS,
    PHASE,
    REDEEM,
    REFUSE,
    RESERVE,
    SEATS,
    SQUARE,
    STEPS,
    SYMBOLS,
    WITHDRAW,
    Ints,
)
from serai.games.eschnapur.reserve import may_flip, same_offer
from serai.games.eschnapur.temple import may_open

OFFER_COINS: Final = 8
OFFER_STEPS: Final = 2
REDEMPTIONS: Final = 128
MOST_OFFERS: Final = (OFFER_COINS + 1) * (OFFER_STEPS + 1) * (1 + MOST_SEATS + NUMBER_CARDS)
MOST_MOVES: Final = 2 * MOST_OFFERS + 3 * REDEMPTIONS + 64
"""No list of moves is longer."""


@rule
def note(moves: Ints, found: int, kind: int, what: int, how: int) -> int:
    """Write a move into a list and return how many it holds now."""
    moves[found, 0], moves[found, 1], moves[found, 2] = kind, what, how
    return found + 1


@rule
def list_moves(row: Ints, box: Ints, seat: int, moves: Ints) -> int:
    """Write the legal moves of a seat, offers and redemptions within their grammar; return how many."""
    found = list_short(row, box, seat, moves)
    if row[PHASE] == OFFERS and row[ACTIVE] != seat:
        for token in range(2):
            for index in range(1, count_offers(row, seat)):
                money, goods = offer_at(row, seat, index)
                if is_new_offer(row, seat, token, money, goods):
                    found = note(moves, found, OFFER, token | money << 1, goods)
    return found


@rule
def list_short(row: Ints, box: Ints, seat: int, moves: Ints) -> int:
    """Write the legal moves of a seat but for its offers; return how many."""
    found = 0
    phase = row[PHASE]
    if phase == OVER:
        return 0
    if phase == DUEL:
        if row[LOCK + seat] == 0:  # E-D1
            for card in range(1, PASS):
                if row[NUMBERS + seat] >> card & 1:
                    found = note(moves, found, LOCK_CARD, card, 0)
            found = note(moves, found, LOCK_CARD, PASS, 0)
    elif row[ACTIVE] == seat:
        found = list_turn(row, box, moves)
    elif phase == OFFERS:
        for token in range(2):  # E-A2
            if row[MONEY + token * MOST_SEATS + seat] or row[GOODS + token * MOST_SEATS + seat]:
                found = note(moves, found, WITHDRAW, token, 0)
    if may_deal(row, seat):
        for thing in range(3):
            if may_buy(row, box, seat, thing):
                found = note(moves, found, BUY, thing, 0)
        found = list_redemptions(row, box, seat, moves, found)
    return found


@rule
def list_turn(row: Ints, box: Ints, moves: Ints) -> int:
    """Write what the active player's turn allows in its phase; return how many moves that is."""
    found = 0
    phase, seat = row[PHASE], row[ACTIVE]
    if phase == RESERVE:  # E-A1
        for piles in (0, 1, 3):
            if may_flip(row, piles >> 1, piles & 1):
                found = note(moves, found, FLIP, piles, 0)
        if may_flip(row, 1, 0) and not may_flip(row, 0, 1):
            found = note(moves, found, FLIP, 2, 0)
    elif phase == OFFERS:
        for token in range(2):  # E-A4
            for buyer in range(row[SEATS]):
                if row[MONEY + token * MOST_SEATS + buyer] or row[GOODS + token * MOST_SEATS + buyer]:
                    found = note(moves, found, ACCEPT, token, buyer)
        found = note(moves, found, REFUSE, 0, 0)  # E-A5
    else:
        here = DISTANCE + row[SQUARE + seat] * SQUARES  # E-M1
        for square in range(SQUARES):
            if 0 < box[here + square] <= row[STEPS + seat]:
                found = note(moves, found, MOVE, square, box[here + square])
        if may_open(row, box):  # E-N1
            found = note(moves, found, OPEN, 0, 0)
        found = note(moves, found, END, 0, 0)
    return found


@rule
def list_redemptions(row: Ints, box: Ints, seat: int, moves: Ints, found: int) -> int:
    """Write the redemptions of a seat (E-B3) from which no token can be left out, dearest tokens first."""
    held = row[HELD + seat]
    value = 0
    tokens = np.zeros(RESERVE_TOKENS, dtype=np.int64)
    count = 0
    for at in range(RESERVE_TOKENS):
        token = box[BY_VALUE + at]
        if held >> token & 1:
            tokens[count] = token
            value += box[TOKEN_VALUE + token]
            count += 1
    if value < box[REDEMPTION]:
        return found
    chosen = np.zeros(RESERVE_TOKENS, dtype=np.int64)
    depth, at, worth, given, sets = 0, 0, 0, 0, 0
    while sets < REDEMPTIONS:
        if at < count:
            token = tokens[at]
            chosen[depth] = at
            depth += 1
            given |= 1 << token
            worth += box[TOKEN_VALUE + token]
            if worth < box[REDEMPTION]:
                at += 1
                continue
            sets += 1
            for numbers in range(3):
                found = note(moves, found, REDEEM, given, numbers)
        if depth == 0:
            break
        depth -= 1  # leave the last token out, and with it all of its value
        token = tokens[chosen[depth]]
        given &= ~(1 << token)
        worth -= box[TOKEN_VALUE + token]
        at = chosen[depth] + 1
        while at < count and box[TOKEN_VALUE + tokens[at]] == box[TOKEN_VALUE + token]:
            at += 1
    return found


@rule
def count_offers(row: Ints, seat: int) -> int:
    """Return how many offers a seat's listed grammar has, the empty one at index 0 included."""
    goods = 1 + size(row[NUMBERS + seat])
    for lane in range(0, MOST_SEATS * LANE_BITS, LANE_BITS):
        goods += row[SYMBOLS + seat] >> lane & LANE > 0
    return (min(row[COINS + seat], OFFER_COINS) + 1) * (min(row[STEPS + seat], OFFER_STEPS) + 1) * goods  # type: ignore[no-any-return]


@rule
def offer_at(row: Ints, seat: int, index: int) -> tuple[int, int]:
    """Return the offer at an index of a seat's listed grammar, as money and goods."""
    coins = min(row[COINS + seat], OFFER_COINS) + 1
    steps = min(row[STEPS + seat], OFFER_STEPS) + 1
    card = index // (coins * steps)
    money = index % coins | index // coins % steps << HALF
    if card:
        for colour in range(MOST_SEATS):
            if row[SYMBOLS + seat] >> LANE_BITS * colour & LANE:
                card -= 1
                if card == 0:
                    return money, 1 << HALF + LANE_BITS * colour
        numbers = row[NUMBERS + seat]
        while card > 1:
            numbers &= numbers - 1
            card -= 1
        return money, numbers & -numbers
    return money, 0


@rule
def is_new_offer(row: Ints, seat: int, token: int, money: int, goods: int) -> bool:
    """Tell whether an offer for a token differs from the seat's own and all others' (E-A2, E-A3)."""
    at = token * MOST_SEATS + seat
    unchanged = row[MONEY + at] == money and row[GOODS + at] == goods
    return not unchanged and same_offer(row, token, seat, money, goods) < 0
