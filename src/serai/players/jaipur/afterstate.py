"""Afterstates: the position after a move, before the market is refilled and before a bonus token is turned over.

A bonus token of unknown value counts as the mean of those of its pile that the seat has not seen.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from serai.games.compiled import Array, compiled
from serai.games.jaipur.goods import BITS, BONUSES, CAMEL, CAMEL_TOKEN, LANE
from serai.games.jaipur.kernel import WORTH, used_up
from serai.games.jaipur.layout import BONUS_SIZES, PILE_SIZES
from serai.players.jaipur.knowledge import (
    BONUS_LEFT,
    DECK_LEFT,
    HERD,
    LOST,
    MARKET,
    OWN,
    PILES,
    RUPEES,
    THEIR_TOKENS,
    THEIRS,
    TOKENS,
    VALUES,
    WON,
)

BONUS_TOTALS: Final = tuple(sum(BONUSES[pile]) for pile in (3, 4, 5))
BONUS_SQUARES: Final = tuple(sum(value * value for value in BONUSES[pile]) for pile in (3, 4, 5))
LOWEST: Final = (1, 4, 8)

# Places of an afterstate; LEAD and SPREAD are of the points as the seat expects them.
AFTER_OWN: Final = 0
AFTER_MARKET: Final = 1
AFTER_PILES: Final = 2
AFTER_BONUS: Final = 3
GAPS: Final = 4  # cards that the market is short of
OVER: Final = 5  # 1 when the round has ended
AFTER_TOKENS: Final = 6
AFTER_WON: Final = 7  # own bonus tokens, their number
AFTERS: Final = 8


@compiled
def expectations(facts: Array, means: NDArray[np.float64]) -> None:
    """Write the mean and the variance of an unseen token for each bonus pile: three means, three variances."""
    for pile in range(3):
        left, total, squares = BONUS_SIZES[pile], BONUS_TOTALS[pile], BONUS_SQUARES[pile]
        for value in range(LOWEST[pile], LOWEST[pile] + 3):
            have = facts[VALUES] >> BITS * (value - 1) & LANE
            left -= have
            total -= have * value
            squares -= have * value * value
        means[pile] = 0.0
        means[3 + pile] = 0.0
        if left:
            means[pile] = total / left
            means[3 + pile] = squares / left - (total / left) ** 2


@compiled
def lead_now(facts: Array, means: NDArray[np.float64]) -> float:
    """Return the seat's lead in rupees without the camel token; the opponent's bonus tokens count as their mean."""
    lead = float(facts[RUPEES] - facts[THEIRS])
    for pile in range(3):
        lead -= (facts[LOST] >> BITS * pile & LANE) * means[pile]
    return lead


@compiled
def bonus_number(won: int) -> int:
    """Return the number of bonus tokens in counts by pile."""
    return (won & LANE) + (won >> BITS & LANE) + (won >> 2 * BITS & LANE)


@compiled
def imagine(facts: Array, change: int, means: NDArray[np.float64], after: Array) -> float:
    """Write the afterstate of a move, and return the rupees that the move brings."""
    after[AFTER_OWN] = facts[OWN] + change
    after[AFTER_MARKET] = facts[MARKET]
    after[AFTER_PILES] = facts[PILES]
    after[AFTER_BONUS] = facts[BONUS_LEFT]
    after[AFTER_TOKENS] = facts[TOKENS]
    after[AFTER_WON] = bonus_number(facts[WON])
    after[GAPS] = 0
    after[OVER] = 0
    balance = change % 15
    if balance <= 7:
        after[AFTER_MARKET] -= change
        after[GAPS] = balance
        if balance > facts[DECK_LEFT]:  # J-E2
            after[OVER] = 1
        return 0.0
    sold = 15 - balance
    kind = 0
    while (-change) >> BITS * kind & LANE == 0:
        kind += 1
    left = facts[PILES] >> BITS * kind & LANE
    paid = min(sold, left)
    gone = PILE_SIZES[kind] - left
    gain = float(WORTH[kind, gone + paid] - WORTH[kind, gone])
    after[AFTER_PILES] -= paid << BITS * kind
    after[AFTER_TOKENS] += paid
    if sold >= 3:
        pile = min(sold, 5) - 3
        if facts[BONUS_LEFT] >> BITS * pile & LANE:
            gain += means[pile]
            after[AFTER_BONUS] -= 1 << BITS * pile
            after[AFTER_WON] += 1
    if paid and paid == left and used_up(after[AFTER_PILES]) >= 3:  # J-E1
        after[OVER] = 1
    return gain


@compiled
def final_lead(facts: Array, after: Array, lead: float) -> float:
    """Return the lead at the end of a round, the camel token included (J-E3)."""
    herd = after[AFTER_OWN] >> CAMEL * BITS
    if herd > facts[HERD]:
        return lead + CAMEL_TOKEN
    if herd < facts[HERD]:
        return lead - CAMEL_TOKEN
    return lead


@compiled
def verdict(facts: Array, after: Array, lead: float, means: NDArray[np.float64]) -> float:
    """Return the chance to win after a move that ends the round, given the unknown values of bonus tokens."""
    lead = final_lead(facts, after, lead)
    variance = 0.0
    for pile in range(3):
        fresh = (facts[BONUS_LEFT] >> BITS * pile & LANE) - (after[AFTER_BONUS] >> BITS * pile & LANE)
        variance += ((facts[LOST] >> BITS * pile & LANE) + fresh) * means[3 + pile]
    if variance < 1e-9:
        if abs(lead) < 1e-6:  # J-E4
            lead = float(after[AFTER_WON] - bonus_number(facts[LOST]))
            if lead == 0.0:
                lead = float(after[AFTER_TOKENS] - facts[THEIR_TOKENS])
        if lead == 0.0:
            return 0.5
        return 1.0 if lead > 0 else 0.0
    return 1.0 / (1.0 + np.exp(-1.702 * lead / np.sqrt(variance)))  # type: ignore[no-any-return]
