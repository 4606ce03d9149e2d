"""The features of a position: which of the network's inputs it activates, and which of them a move replaces.

A feature is one combination of small counts that belong together, such as the cards in hand, the cards in the market
and the tokens left of a kind. Each has its own row of weights in the network's table. A position activates 28 of the
10,400 features, and a move replaces only a few of them.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from serai.games.compiled import Array, compiled
from serai.games.jaipur.goods import BITS, CAMEL, GOODS_MASK, LANE
from serai.games.jaipur.goods import CARDS as CARD_COUNTS
from serai.games.jaipur.kernel import WORTH, count
from serai.games.jaipur.layout import PILE_SIZES
from serai.players.jaipur.afterstate import (
    AFTER_BONUS,
    AFTER_MARKET,
    AFTER_OWN,
    AFTER_PILES,
    GAPS,
)
from serai.players.jaipur.knowledge import (
    DECK_LEFT,
    HERD,
    HIDDEN,
    MARKET,
    OTHER,
    OWN,
    UNSEEN,
)

HEIGHTS: NDArray[np.int64] = np.array(PILE_SIZES) + 1
POOLS: NDArray[np.int64] = np.array(CARD_COUNTS[:6]) + 1
SHELF_FEATURES: Final = 8 * 6 * HEIGHTS
POOL_FEATURES: Final = 6 * POOLS * HEIGHTS
RIVAL_FEATURES: Final = 8 * 6 * HEIGHTS
SHELF_FIRST: NDArray[np.int64] = np.cumsum(SHELF_FEATURES) - SHELF_FEATURES
POOL_FIRST: NDArray[np.int64] = SHELF_FEATURES.sum() + np.cumsum(POOL_FEATURES) - POOL_FEATURES
RIVAL_FIRST: NDArray[np.int64] = SHELF_FEATURES.sum() + POOL_FEATURES.sum() + np.cumsum(RIVAL_FEATURES) - RIVAL_FEATURES
KIND_FEATURES: Final = int(SHELF_FEATURES.sum() + POOL_FEATURES.sum() + RIVAL_FEATURES.sum())
LEADS: Final = 45
PURSES: Final = 32
TABLES: Final = (
    8 * 8 * 6,  # hand sizes, camels in the market
    12 * 12,  # herds
    41 * 4,  # deck, piles used up
    (2 * LEADS + 1) * 6,  # lead, deck by eights
    8 * 7 * 6,  # bonus piles
    6 * 6 * 8,  # gaps in the market, opponent's camels and cards
    6 * 11,  # hidden cards, deck by fours
    16 * 19,  # tokens of the three lowest piles, lead by fives
    PURSES * 7 * 4,  # what the hand would sell for, in how many sales, deck by tens
    PURSES * 6 * 4,  # what the opponent's known cards would sell for, hidden cards, deck by tens
)
TABLE_FIRST: Final = tuple(KIND_FEATURES + sum(TABLES[:at]) for at in range(len(TABLES)))
FEATURES: Final = KIND_FEATURES + sum(TABLES)
KINDS: Final = 18
"""Features that belong to one kind each: shelf, pool and rival of six kinds. The tables follow them."""
ACTIVE: Final = KINDS + len(TABLES)
HANDS: Final = KINDS
HERDS: Final = KINDS + 1
SHORT: Final = KINDS + 5
PURSE: Final = KINDS + 8
"""The tables whose feature a take or an exchange may replace, besides the features of its kinds."""
DEAR: Final = 3
"""Diamonds, gold and silver are sold two at least (J-X2)."""
BONUS_MEANS: Final = (2, 5, 9)


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
def shelf_feature(own: int, market: int, piles: int, kind: int) -> int:
    """Return the feature of cards in hand, cards in the market and tokens left of a kind."""
    at = BITS * kind
    stall = (own >> at & LANE) * 6 + (market >> at & LANE)
    return SHELF_FIRST[kind] + stall * HEIGHTS[kind] + (piles >> at & LANE)  # type: ignore[no-any-return]


@compiled
def pool_feature(facts: Array, piles: int, kind: int) -> int:
    """Return the feature of the opponent's known cards, the unseen cards and the tokens left of a kind."""
    at = BITS * kind
    known, unseen = min(5, facts[OTHER] >> at & LANE), facts[UNSEEN] >> at & LANE
    return POOL_FIRST[kind] + (  # type: ignore[no-any-return]
        (known * POOLS[kind] + unseen) * HEIGHTS[kind] + (piles >> at & LANE)
    )


@compiled
def rival_feature(facts: Array, own: int, piles: int, kind: int) -> int:
    """Return the feature of cards in hand, the opponent's known cards and the tokens left of a kind."""
    at = BITS * kind
    known = min(5, facts[OTHER] >> at & LANE)
    return RIVAL_FIRST[kind] + (((own >> at & LANE) * 6 + known) * HEIGHTS[kind] + (piles >> at & LANE))  # type: ignore[no-any-return]


@compiled
def sale_of(kind: int, have: int, piles: int, bonus: int) -> tuple[int, int]:
    """Return what the cards held of a kind would sell for, a bonus token at its mean, and 1 if they can be sold."""
    if have == 0 or (kind < DEAR and have == 1):
        return 0, 0
    left = piles >> BITS * kind & LANE
    gone = PILE_SIZES[kind] - left
    rupees = WORTH[kind, gone + min(have, left)] - WORTH[kind, gone]
    if have >= 3:
        pile = min(have, 5) - 3
        if bonus >> BITS * pile & LANE:
            rupees += BONUS_MEANS[pile]
    return rupees, 1


@compiled
def purse(cards: int, piles: int, bonus: int) -> tuple[int, int]:
    """Return what some cards would sell for as they are, and in how many sales."""
    rupees, sales = 0, 0
    for kind in range(6):
        more, sale = sale_of(kind, cards >> BITS * kind & LANE, piles, bonus)
        rupees += more
        sales += sale
    return rupees, sales


@compiled
def purse_feature(rupees: int, sales: int, deck: int) -> int:
    """Return the feature of what the own hand would sell for."""
    return TABLE_FIRST[8] + (min(PURSES - 1, rupees // 2) * 7 + sales) * 4 + min(3, deck // 10)


@compiled
def table_features(facts: Array, after: Array, lead: float, active: Array) -> None:
    """Write the features that do not belong to a single kind."""
    own, market, piles = after[AFTER_OWN], after[AFTER_MARKET], after[AFTER_PILES]
    held, theirs = count(own & GOODS_MASK), count(facts[OTHER]) + facts[HIDDEN]
    deck, bonus, herd = facts[DECK_LEFT], after[AFTER_BONUS], own >> CAMEL * BITS
    empty = 0
    for kind in range(6):
        if piles >> BITS * kind & LANE == 0:
            empty += 1
    points = int(min(LEADS, max(-LEADS, np.floor(lead + 0.5)))) + LEADS
    active[0] = TABLE_FIRST[0] + (held * 8 + theirs) * 6 + (market >> CAMEL * BITS)
    active[1] = TABLE_FIRST[1] + herd * 12 + facts[HERD]
    active[2] = TABLE_FIRST[2] + deck * 4 + min(3, empty)
    active[3] = TABLE_FIRST[3] + points * 6 + (deck + 7) // 8
    active[4] = TABLE_FIRST[4] + ((bonus & LANE) * 7 + (bonus >> BITS & LANE)) * 6 + (bonus >> 2 * BITS & LANE)
    active[5] = TABLE_FIRST[5] + (after[GAPS] * 6 + min(5, facts[HERD])) * 8 + theirs
    active[6] = TABLE_FIRST[6] + min(5, facts[HIDDEN]) * 11 + (deck + 3) // 4
    active[7] = TABLE_FIRST[7] + min(15, lowest_three(piles)) * 19 + points // 5
    rupees, sales = purse(own, piles, bonus)
    active[8] = purse_feature(rupees, sales, deck)
    rupees, _ = purse(facts[OTHER], piles, bonus)
    active[9] = TABLE_FIRST[9] + (min(PURSES - 1, rupees // 2) * 6 + min(5, facts[HIDDEN])) * 4 + min(3, deck // 10)


@compiled
def active_features(facts: Array, after: Array, lead: float, active: Array) -> None:
    """Write all features that an afterstate activates."""
    for kind in range(6):
        active[kind] = shelf_feature(after[AFTER_OWN], after[AFTER_MARKET], after[AFTER_PILES], kind)
        active[6 + kind] = pool_feature(facts, after[AFTER_PILES], kind)
        active[12 + kind] = rival_feature(facts, after[AFTER_OWN], after[AFTER_PILES], kind)
    table_features(facts, after, lead, active[KINDS:])


@compiled
def moved_features(facts: Array, change: int) -> tuple[int, int, int]:
    """Return the features of hand sizes, herds and gaps after a take or an exchange."""
    own, market = facts[OWN] + change, facts[MARKET] - change
    theirs = count(facts[OTHER]) + facts[HIDDEN]
    return (
        TABLE_FIRST[0] + (count(own & GOODS_MASK) * 8 + theirs) * 6 + (market >> CAMEL * BITS),
        TABLE_FIRST[1] + (own >> CAMEL * BITS) * 12 + facts[HERD],
        TABLE_FIRST[5] + (change % 15 * 6 + min(5, facts[HERD])) * 8 + theirs,
    )
