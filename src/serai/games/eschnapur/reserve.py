"""The reserve action, compiled: turning up two tokens, offers for them, and the sale or refusal."""

from __future__ import annotations

from serai.games.compiled import rule
from serai.games.eschnapur.bank import pay_out, take_coins
from serai.games.eschnapur.box import REFUSAL
from serai.games.eschnapur.cards import lose_numbers, lose_symbols, show_numbers, show_symbols, size
from serai.games.eschnapur.components import RESERVE_TOKENS
from serai.games.eschnapur.layout import (
    ACTIVE,
    COINS,
    DISCARD,
    FROM,
    GOODS,
    HALF,
    HELD,
    KNOWN_NUMBERS,
    KNOWN_SYMBOLS,
    LOW,
    MONEY,
    MOST_SEATS,
    NUMBERS,
    OFFERS,
    PHASE,
    PILE,
    PILE_COUNT,
    PILE_UNDER,
    RESTOCKS,
    SEATS,
    STEPS,
    SYMBOLS,
    UP,
    WALK,
    Ints,
)


@rule
def reserve_left(row: Ints) -> int:
    """Return how many reserve tokens can be turned up, the discard included (E-A8)."""
    return row[PILE_COUNT] + row[PILE_COUNT + 1] + size(row[DISCARD])  # type: ignore[no-any-return]


@rule
def may_flip(row: Ints, first: int, second: int) -> bool:
    """Tell whether two tokens can be turned up from these piles, one after the other (E-A1, E-B3)."""
    one, two, discard = row[PILE_COUNT], row[PILE_COUNT + 1], size(row[DISCARD])
    for at in range(2):
        if one + two == 0:
            one, two, discard = discard - discard // 2, discard // 2, 0
        if (second if at else first) == 0:
            one -= 1
        else:
            two -= 1
        if one < 0 or two < 0:
            return False
    return True


@rule
def restocks(row: Ints) -> bool:
    """Tell whether turning up two tokens needs the discard shuffled into new piles (E-B3)."""
    return row[PILE_COUNT] + row[PILE_COUNT + 1] < 2  # type: ignore[no-any-return]


@rule
def restock(row: Ints, order: Ints) -> None:
    """Lay the shuffled discard out as two new piles, the first the higher one if they differ (E-B3)."""
    count = size(row[DISCARD])
    first = count - count // 2
    for at in range(count):
        pile, place = (0, at) if at < first else (1, at - first)
        row[PILE + pile * RESERVE_TOKENS + place] = order[at]
    row[PILE_COUNT] = first
    row[PILE_COUNT + 1] = count - first
    row[DISCARD] = 0
    row[RESTOCKS] += 1


@rule
def turn_up(row: Ints, which: int, pile: int) -> None:
    """Turn up the top token of a pile as token A or B (E-A1)."""
    count = row[PILE_COUNT + pile]
    top = PILE + pile * RESERVE_TOKENS
    row[UP + which] = row[top]
    row[FROM + which] = pile
    for at in range(top, top + count - 1):
        row[at] = row[at + 1]
    row[top + count - 1] = 0
    row[PILE_COUNT + pile] -= 1
    row[PILE_UNDER + pile] = min(row[PILE_UNDER + pile], row[PILE_COUNT + pile])


@rule
def flip(row: Ints, first: int, second: int, order: Ints) -> None:
    """Turn up two reserve tokens; the discard becomes new piles when both are empty (E-A1, E-B3)."""
    for at in range(2):
        if row[PILE_COUNT] + row[PILE_COUNT + 1] == 0:
            restock(row, order)
        turn_up(row, at, second if at else first)
    row[PHASE] = OFFERS


@rule
def same_offer(row: Ints, token: int, seat: int, money: int, goods: int) -> int:
    """Return the other seat whose standing offer for a token is exactly this one, or -1 (E-A3)."""
    for other in range(row[SEATS]):
        at = token * MOST_SEATS + other
        if other != seat and row[MONEY + at] == money and row[GOODS + at] == goods:
            return other
    return -1


@rule
def offer(row: Ints, seat: int, token: int, money: int, goods: int) -> None:
    """Make an offer for a token, or change the one that stands; its cards are open to all (E-A2, E-A7)."""
    row[MONEY + token * MOST_SEATS + seat] = money
    row[GOODS + token * MOST_SEATS + seat] = goods
    show_numbers(row, seat, goods & LOW)
    show_symbols(row, seat, goods >> HALF)


@rule
def withdraw(row: Ints, seat: int, token: int) -> None:
    """Withdraw an offer (E-A2)."""
    row[MONEY + token * MOST_SEATS + seat] = 0
    row[GOODS + token * MOST_SEATS + seat] = 0


@rule
def clear_offers(row: Ints) -> None:
    """End the reserve action: no token is up, no offer stands."""
    row[UP] = row[UP + 1] = -1
    row[MONEY : MONEY + 2 * MOST_SEATS] = 0
    row[GOODS : GOODS + 2 * MOST_SEATS] = 0
    row[PHASE] = WALK


@rule
def accept(row: Ints, box: Ints, token: int, buyer: int) -> None:
    """Sell a token and keep the other; seller, then buyer take what theirs shows (E-A4, E-A6)."""
    seller = row[ACTIVE]
    sold, kept = row[UP + token], row[UP + 1 - token]
    money, goods = row[MONEY + token * MOST_SEATS + buyer], row[GOODS + token * MOST_SEATS + buyer]
    coins, steps, numbers, symbols = money & LOW, money >> HALF, goods & LOW, goods >> HALF
    row[COINS + buyer] -= coins
    row[COINS + seller] += coins
    row[STEPS + buyer] -= steps
    row[STEPS + seller] += steps
    lose_numbers(row, buyer, numbers)
    row[NUMBERS + seller] |= numbers
    row[KNOWN_NUMBERS + seller] |= numbers
    lose_symbols(row, buyer, symbols)
    row[SYMBOLS + seller] += symbols
    row[KNOWN_SYMBOLS + seller] += symbols
    row[HELD + seller] |= 1 << kept
    row[HELD + buyer] |= 1 << sold
    clear_offers(row)
    pay_out(row, box, seller, kept)
    pay_out(row, box, buyer, sold)


@rule
def refuse(row: Ints, box: Ints) -> None:
    """Refuse all offers: each token goes under the pile it came from, and the bank pays (E-A5)."""
    for at in range(2):
        pile = row[FROM + at]
        row[PILE + pile * RESERVE_TOKENS + row[PILE_COUNT + pile]] = row[UP + at]
        row[PILE_COUNT + pile] += 1
        row[PILE_UNDER + pile] += 1
    clear_offers(row)
    take_coins(row, box, row[ACTIVE], box[REFUSAL])
