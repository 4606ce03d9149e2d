"""The rules of a round of Jaipur, compiled: one function a rule, each naming its clause.

A round is one row of integers (see `layout`). A move is *the change of the mover's own cards* as a signed
handful: what is taken counts up, what is given or sold counts down. No kind may be on both sides of an exchange
(J-T4), so the change says everything. Four bits a kind make 16, and 16 is 1 modulo 15, so `change % 15` is the
balance of cards: 0 an exchange, 1 to 5 that many taken and refilled, 8 to 14 a sale of 15 minus that many.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from serai.games.compiled import Array, rule
from serai.games.jaipur.goods import (
    BITS,
    CAMEL,
    CAMEL_TOKEN,
    DEALT,
    DECK_SIZE,
    GOODS_MASK,
    HAND_LIMIT,
    LANE,
    MARKET_SIZE,
    ONE_CAMEL,
    TOKENS,
)
from serai.games.jaipur.layout import (
    ALL_BONUSES,
    ALL_TOKENS,
    BONUS,
    BONUS_FIRST,
    BONUS_LEFT,
    BONUS_RUPEES,
    BONUS_SIZES,
    BONUS_TOKENS,
    CARDS,
    DECK,
    DISCARD,
    DRAWN,
    ENDED,
    GOODS_TOKENS,
    KNOWN,
    MARKET,
    MARKET_SHORT,
    PILE_SIZES,
    PILES,
    PLAYED,
    RUPEES,
    STARTER,
    TAKERS,
    THREE_PILES,
    TURN,
    Ints,
)
from serai.games.jaipur.multisets import FIRST, HALF, HALF_NUMBER, HALVES, NUMBER, PARTS

MOST_MOVES: Final = 171
"""No position has more legal moves."""
LOW_BITS: Final = 0x111111

WORTH: NDArray[np.int64] = np.zeros((6, 10), dtype=np.int64)
"""What the topmost tokens of a kind are worth together, by how many."""
for _kind, _pile in enumerate(TOKENS):
    for _taken in range(1, 10):
        WORTH[_kind, _taken] = sum(_pile[:_taken])


@rule
def number(goods: int) -> int:
    """Return the row of the multiset tables for at most seven goods."""
    return NUMBER[HALF_NUMBER[goods & HALF] * HALVES + HALF_NUMBER[goods >> 3 * BITS & HALF]]  # type: ignore[no-any-return]


@rule
def lanes(goods: int) -> int:
    """Return a mask over every kind that occurs among some goods."""
    return ((goods | goods >> 1 | goods >> 2) & LOW_BITS) * LANE


@rule
def count(handful: int) -> int:
    """Return how many goods a handful holds, camels aside."""
    folded = (handful & 0x0F0F0F) + (handful >> BITS & 0x0F0F0F)
    return (folded & 0xFF) + (folded >> 8 & 0xFF) + (folded >> 16 & 0xFF)


@rule
def lay(row: Array, place: int, cards: Array) -> None:
    """Lay cards into a row from a place on; one array given to a part of another takes seconds to compile."""
    for at in range(cards.shape[0]):
        row[place + at] = cards[at]


@rule
def deal(row: Ints, cards: Ints, bonus: Ints, starter: int) -> None:
    """Set up a round from 52 kinds and 18 bonus values in their order (J-S1, J-S2, J-S3)."""
    row[:] = 0
    for seat in range(2):
        for at in range(DEALT):
            row[CARDS + seat] += 1 << BITS * cards[seat * DEALT + at]
    row[MARKET] = 3 * ONE_CAMEL + (1 << BITS * cards[2 * DEALT]) + (1 << BITS * cards[2 * DEALT + 1])
    lay(row, DECK, cards[2 * DEALT + 2 :])
    lay(row, BONUS, bonus)
    row[PILES] = ALL_TOKENS
    row[BONUS_LEFT] = ALL_BONUSES
    row[TURN] = starter
    row[STARTER] = starter


@rule
def list_moves(own: int, market: int, moves: Ints) -> int:
    """Write every legal change of a player's cards and return how many there are."""
    goods, herd = own & GOODS_MASK, own >> CAMEL * BITS
    offered, camels = market & GOODS_MASK, market >> CAMEL * BITS
    found = 0
    held = count(goods)
    if held < HAND_LIMIT:  # J-T1, J-T7
        for kind in range(6):
            if offered >> BITS * kind & LANE:
                moves[found] = 1 << BITS * kind
                found += 1
    if camels:  # J-T5
        moves[found] = camels * ONE_CAMEL
        found += 1
    for kind in range(6):  # J-X1, J-X2
        for sold in range(2 if kind < 3 else 1, (goods >> BITS * kind & LANE) + 1):
            moves[found] = -(sold << BITS * kind)
            found += 1
    spare = min(herd, HAND_LIMIT - held)  # J-T7: every camel given makes the hand one card larger
    shelf = number(offered)
    for taken in range(2, MARKET_SIZE + 1):  # J-T2, J-T3
        for at in range(FIRST[shelf, taken], FIRST[shelf, taken + 1]):
            take = PARTS[at]
            rest = number(goods & ~lanes(take))  # J-T4
            for given in range(max(0, taken - spare), taken + 1):
                ride = (taken - given) * ONE_CAMEL
                for part in range(FIRST[rest, given], FIRST[rest, given + 1]):
                    moves[found] = take - PARTS[part] - ride
                    found += 1
    return found


@rule
def sell(row: Ints, seat: int, kind: int, sold: int) -> None:
    """Sell cards of one kind for its topmost tokens and the bonus of that number of cards."""
    row[CARDS + seat] -= sold << BITS * kind
    row[DISCARD] += sold << BITS * kind
    row[KNOWN + seat] -= min(sold, row[KNOWN + seat] >> BITS * kind & LANE) << BITS * kind
    left = row[PILES] >> BITS * kind & LANE
    paid = min(sold, left)  # J-X1; J-X4: none left is no hindrance
    gone = PILE_SIZES[kind] - left
    row[PILES] -= paid << BITS * kind
    row[RUPEES + seat] += WORTH[kind, gone + paid] - WORTH[kind, gone]
    row[GOODS_TOKENS + seat] += paid
    if sold >= 3:  # J-X3: by the cards sold, not by the tokens taken
        pile = min(sold, 5) - 3
        bonuses = row[BONUS_LEFT] >> BITS * pile & LANE
        if bonuses:  # J-X5
            at = BONUS_FIRST[pile] + BONUS_SIZES[pile] - bonuses
            row[BONUS_RUPEES + seat] += row[at]
            row[TAKERS] |= seat << at - BONUS
            row[BONUS_TOKENS + seat] += 1 << BITS * pile
            row[BONUS_LEFT] -= 1 << BITS * pile
    if paid and paid == left and used_up(row[PILES]) >= 3:
        row[ENDED] = THREE_PILES  # J-E1


@rule
def used_up(piles: int) -> int:
    """Return how many kinds have no goods token left."""
    empty = 0
    for kind in range(6):
        if piles >> BITS * kind & LANE == 0:
            empty += 1
    return empty


@rule
def trade(row: Ints, seat: int, change: int, refill: int) -> None:
    """Take cards from the market, giving back as many or refilling from the deck."""
    row[CARDS + seat] += change
    row[MARKET] -= change
    before, after, known = row[CARDS + seat] - change, row[CARDS + seat], row[KNOWN + seat]
    for kind in range(6):  # J-K1: what is taken is seen, and what is given was first of all what was seen
        moved = (after >> BITS * kind & LANE) - (before >> BITS * kind & LANE)
        row[KNOWN + seat] += max(moved, -(known >> BITS * kind & LANE)) << BITS * kind
    for _ in range(refill):
        if row[DRAWN] == DECK_SIZE:
            row[ENDED] = MARKET_SHORT  # J-E2: what is left has been placed
            return
        row[MARKET] += 1 << BITS * row[DECK + row[DRAWN]]
        row[DRAWN] += 1


@rule
def apply(row: Ints, change: int) -> None:
    """Play a legal move of the seat to act, and pass the turn."""
    seat = row[TURN]
    balance = change % 15
    if balance > 7:
        kind = 0
        while (-change) >> BITS * kind & LANE == 0:
            kind += 1
        sell(row, seat, kind, 15 - balance)
    else:
        trade(row, seat, change, balance)
    row[PLAYED] += 1
    row[TURN] = 1 - seat


@rule
def score(row: Ints, seat: int) -> int:
    """Return a seat's rupees, the camel token included if its herd is larger (J-E3)."""
    rupees = row[RUPEES + seat] + row[BONUS_RUPEES + seat]
    if row[CARDS + seat] >> CAMEL * BITS > row[CARDS + 1 - seat] >> CAMEL * BITS:
        rupees += CAMEL_TOKEN
    return rupees  # type: ignore[no-any-return]


@rule
def bonus_count(row: Ints, seat: int) -> int:
    """Return how many bonus tokens a seat has won."""
    won = row[BONUS_TOKENS + seat]
    return (won & LANE) + (won >> BITS & LANE) + (won >> 2 * BITS & LANE)  # type: ignore[no-any-return]


@rule
def winner(row: Ints) -> int:
    """Return the seat that wins an ended round, or -1 when all three measures are level (J-E4, J-E5)."""
    ahead = score(row, 0) - score(row, 1)
    if ahead == 0:
        ahead = bonus_count(row, 0) - bonus_count(row, 1)
    if ahead == 0:
        ahead = row[GOODS_TOKENS] - row[GOODS_TOKENS + 1]
    if ahead == 0:
        return -1
    return 0 if ahead > 0 else 1
