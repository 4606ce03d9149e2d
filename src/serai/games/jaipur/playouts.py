"""Uniform random play at full speed, with the moves listed or only counted.

Chance is an argument here too: a generator is one unsigned number that its caller seeds (SplitMix64).
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from serai.games.chance import Generator, draw, shuffle
from serai.games.compiled import compiled
from serai.games.jaipur.goods import (
    BITS,
    BONUSES,
    CAMEL,
    GOODS_MASK,
    HAND_LIMIT,
    LANE,
    MARKET_SIZE,
    ONE_CAMEL,
    SHUFFLED,
)
from serai.games.jaipur.goods import CARDS as CARD_COUNTS
from serai.games.jaipur.kernel import MOST_MOVES, apply, count, deal, lanes, list_moves, number
from serai.games.jaipur.layout import BONUS_FIRST, CARDS, ENDED, MARKET, PLACES, TURN, Ints
from serai.games.jaipur.multisets import FIRST, PARTS

BOX_CARDS: NDArray[np.int64] = np.repeat(np.arange(7), [*CARD_COUNTS[:6], CARD_COUNTS[CAMEL] - 3])
BOX_BONUSES: NDArray[np.int64] = np.array([value for pile in (3, 4, 5) for value in BONUSES[pile]])
BONUS_BOUNDS: Final = (*(first - BONUS_FIRST[0] for first in BONUS_FIRST), 18)


def _totals() -> tuple[NDArray[np.int16], NDArray[np.int16], NDArray[np.int16]]:
    """For every handful: its parts up to each size, its ways to be sold, its kinds."""
    parts = (FIRST - FIRST[:, :1]).astype(np.int16)
    sales = np.zeros(len(FIRST), dtype=np.int16)
    kinds = np.zeros(len(FIRST), dtype=np.int16)
    for at, last in enumerate(FIRST[:, -1]):
        counts = [int(PARTS[last - 1]) >> BITS * kind & LANE for kind in range(6)]
        kinds[at] = sum(have > 0 for have in counts)
        sales[at] = sum(max(0, have - 1) if kind < 3 else have for kind, have in enumerate(counts))
    return parts, sales, kinds


UP_TO, SALES, KINDS = _totals()
"""`UP_TO[handful, size]`: how many parts are smaller than that size."""


@compiled
def shuffle_deal(row: Ints, cards: Ints, bonus: Ints, generator: Generator) -> None:
    """Shuffle the box and set up a round; `cards` and `bonus` are the box, in any order."""
    shuffle(cards, SHUFFLED, generator)
    for pile in range(3):
        first, last = BONUS_BOUNDS[pile], BONUS_BOUNDS[pile + 1]
        shuffle(bonus[first:last], last - first, generator)
    deal(row, cards, bonus, draw(generator, 2))


@compiled
def exchanges_for(goods: int, taken: int, take: int, spare: int) -> int:
    """Count the ways to pay for some taken goods with other goods and at most `spare` camels."""
    rest = number(goods & ~lanes(take))
    return UP_TO[rest, taken + 1] - UP_TO[rest, max(0, taken - spare)]  # type: ignore[no-any-return]


@compiled
def count_exchanges(own: int, market: int) -> int:
    """Count the legal exchanges without listing them."""
    goods = own & GOODS_MASK
    spare = min(own >> CAMEL * BITS, HAND_LIMIT - count(goods))
    shelf = number(market & GOODS_MASK)
    total = 0
    for taken in range(2, MARKET_SIZE + 1):
        for at in range(FIRST[shelf, taken], FIRST[shelf, taken + 1]):
            total += exchanges_for(goods, taken, PARTS[at], spare)
    return total


@compiled
def count_moves(own: int, market: int) -> int:
    """Count the legal moves without listing them."""
    goods, offered = own & GOODS_MASK, market & GOODS_MASK
    total = SALES[number(goods)] + count_exchanges(own, market)
    if count(goods) < HAND_LIMIT:
        total += KINDS[number(offered)]
    if market >> CAMEL * BITS:
        total += 1
    return total  # type: ignore[no-any-return]


@compiled
def random_move(own: int, market: int, generator: Generator) -> int:
    """Pick one of the legal moves, each equally likely, without listing them."""
    goods, offered, camels = own & GOODS_MASK, market & GOODS_MASK, market >> CAMEL * BITS
    held = count(goods)
    takes = KINDS[number(offered)] if held < HAND_LIMIT else 0
    ride = 1 if camels else 0
    sales = SALES[number(goods)]
    index = draw(generator, takes + ride + sales + count_exchanges(own, market))
    if index < takes:
        for kind in range(6):  # pragma: no branch  # the index is below the number of kinds
            if offered >> BITS * kind & LANE:
                if index == 0:
                    return 1 << BITS * kind
                index -= 1
    index -= takes
    if index < ride:
        return camels * ONE_CAMEL
    index -= ride
    if index < sales:
        for kind in range(6):  # pragma: no branch  # the index is below the number of sales
            least = 2 if kind < 3 else 1
            ways = max(0, (goods >> BITS * kind & LANE) - least + 1)
            if index < ways:
                return -((least + index) << BITS * kind)
            index -= ways
    return exchange_at(goods, own >> CAMEL * BITS, offered, held, index - sales)


@compiled
def exchange_at(goods: int, herd: int, offered: int, held: int, index: int) -> int:
    """Return the legal exchange at a place of their fixed order."""
    spare = min(herd, HAND_LIMIT - held)
    shelf = number(offered)
    for taken in range(2, MARKET_SIZE + 1):
        for at in range(FIRST[shelf, taken], FIRST[shelf, taken + 1]):
            take = PARTS[at]
            ways = exchanges_for(goods, taken, take, spare)
            if index >= ways:
                index -= ways
                continue
            rest = number(goods & ~lanes(take))
            part = PARTS[FIRST[rest, max(0, taken - spare)] + index]
            return take - part - (taken - count(part)) * ONE_CAMEL  # type: ignore[no-any-return]
    return 0


@compiled
def random_rounds(rounds: int, listed: bool, seed: int) -> tuple[int, int]:
    """Play whole rounds at random and return the moves played and the legal moves seen."""
    generator = np.array([seed], dtype=np.uint64)
    row = np.zeros(PLACES, dtype=np.int64)
    cards, bonus = BOX_CARDS.copy(), BOX_BONUSES.copy()
    moves = np.zeros(MOST_MOVES, dtype=np.int64)
    played = seen = 0
    for _ in range(rounds):
        shuffle_deal(row, cards, bonus, generator)
        while row[ENDED] == 0:
            own = row[CARDS + row[TURN]]
            if listed:
                found = list_moves(own, row[MARKET], moves)
                seen += found
                apply(row, moves[draw(generator, found)])
            else:
                apply(row, random_move(own, row[MARKET], generator))
            played += 1
    return played, seen
