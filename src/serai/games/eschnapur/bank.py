"""The bank, compiled: income, buying and redeeming, which any player may do at almost any time."""

from __future__ import annotations

from serai.games.compiled import rule
from serai.games.eschnapur.box import LIMITED, PRICE, TOKEN_AMOUNT, TOKEN_PAYS
from serai.games.eschnapur.cards import draw_number, draw_symbol, holds
from serai.games.eschnapur.layout import (
    A_NUMBER,
    A_SYMBOL,
    BANK_COINS,
    BANK_STEPS,
    COINS,
    DISCARD,
    DUEL,
    GOODS,
    HALF,
    HELD,
    LOCK,
    LOW,
    MONEY,
    MOST_SEATS,
    NUMBER_COUNT,
    NUMBERS,
    OVER,
    PHASE,
    STEPS,
    SYMBOL_COUNT,
    SYMBOLS,
    Ints,
)


@rule
def take_coins(row: Ints, box: Ints, seat: int, coins: int) -> None:
    """Give a seat coins of the bank; a limited bank gives what is left (E-C5)."""
    if box[LIMITED]:
        coins = min(coins, row[BANK_COINS])
    row[BANK_COINS] -= coins
    row[COINS + seat] += coins


@rule
def pay_coins(row: Ints, seat: int, coins: int) -> None:
    """Let a seat pay coins to the bank."""
    row[BANK_COINS] += coins
    row[COINS + seat] -= coins


@rule
def take_steps(row: Ints, box: Ints, seat: int, steps: int) -> None:
    """Give a seat movement tokens of the bank; a limited bank gives what is left (E-C5)."""
    if box[LIMITED]:
        steps = min(steps, row[BANK_STEPS])
    row[BANK_STEPS] -= steps
    row[STEPS + seat] += steps


@rule
def pay_out(row: Ints, box: Ints, seat: int, token: int) -> None:
    """Give a seat what its new reserve token shows (E-A6, E-C6)."""
    amount, pays = box[TOKEN_AMOUNT + token], box[TOKEN_PAYS + token]
    if pays == 0:
        take_coins(row, box, seat, amount)
    elif pays == 1:
        take_steps(row, box, seat, amount)
    else:
        for _ in range(amount):
            if pays == 2:
                draw_symbol(row, seat)
            else:
                draw_number(row, seat)


@rule
def may_deal(row: Ints, seat: int) -> bool:
    """Tell whether a seat may deal with the bank now: not with a card locked, nor at the end (E-B2)."""
    return row[PHASE] < DUEL or (row[PHASE] < OVER and row[LOCK + seat] == 0)  # type: ignore[no-any-return]


@rule
def may_buy(row: Ints, box: Ints, seat: int, thing: int) -> bool:
    """Tell whether a seat can pay for a thing and the bank has one (E-B1, E-C5)."""
    if row[COINS + seat] < box[PRICE + thing]:
        return False
    if thing == A_SYMBOL:
        return row[SYMBOL_COUNT] > 0  # type: ignore[no-any-return]
    if thing == A_NUMBER:
        return row[NUMBER_COUNT] > 0  # type: ignore[no-any-return]
    return row[BANK_STEPS] > 0 or box[LIMITED] == 0  # type: ignore[no-any-return]


@rule
def buy(row: Ints, box: Ints, seat: int, thing: int) -> None:
    """Buy the top card of a deck or a movement token (E-B1)."""
    pay_coins(row, seat, box[PRICE + thing])
    if thing == A_SYMBOL:
        draw_symbol(row, seat)
    elif thing == A_NUMBER:
        draw_number(row, seat)
    else:
        take_steps(row, box, seat, 1)
    lapse(row, seat)


@rule
def can_give(row: Ints, seat: int, money: int, goods: int) -> bool:
    """Tell whether a seat has all that an offer names (E-A7)."""
    numbers, symbols = goods & LOW, goods >> HALF
    return (
        money & LOW <= row[COINS + seat]
        and money >> HALF <= row[STEPS + seat]
        and numbers & ~row[NUMBERS + seat] == 0
        and holds(row[SYMBOLS + seat], symbols)
    )


@rule
def lapse(row: Ints, seat: int) -> None:
    """Withdraw the offers that a seat can no longer pay (E-A7)."""
    for at in range(seat, 2 * MOST_SEATS, MOST_SEATS):
        if not can_give(row, seat, row[MONEY + at], row[GOODS + at]):
            row[MONEY + at] = 0
            row[GOODS + at] = 0


@rule
def redeem(row: Ints, seat: int, tokens: int, numbers: int) -> None:
    """Return reserve tokens for two cards, some of them number cards (E-B3)."""
    row[HELD + seat] &= ~tokens
    row[DISCARD] |= tokens
    for at in range(2):
        if at < 2 - numbers:
            if not draw_symbol(row, seat):
                draw_number(row, seat)
        elif not draw_number(row, seat):
            draw_symbol(row, seat)
