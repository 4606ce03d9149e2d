"""The greedy player's judgement: what a seat's belongings are worth in points, by hand-set weights.

Own cards are judged one by one, those of others by their number, since nobody sees them. What is not yet points
loses its worth as the game comes to its end, and is worth more at a small table, where more of the niches to come will
be one's own.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from serai.games.compiled import Array, compiled
from serai.games.eschnapur import layout as at
from serai.games.eschnapur.box import COINS_ON, DISCOVERIES, LARGE, REDEMPTION
from serai.games.eschnapur.cards import highest, size, symbols_in
from serai.games.eschnapur.components import NUMBER_CARDS
from serai.games.eschnapur.layout import DUEL, LANE, LANE_BITS, MOST_SEATS
from serai.players.eschnapur.features import bonus_now, costs, lowest, reserve_value

WEIGHED: Final = (
    ("coin", 1.0),  # each of the first 14 coins
    ("more coins", 0.7),
    ("step", 0.5),  # each of the first 3 movement tokens
    ("more steps", 0.3),
    ("symbol", 1.5),  # each colour held for which a niche is left
    ("same symbol", 1.2),  # each further card of a colour
    ("near", 0.4),  # each coin that the cheapest opening costs less than two bought cards
    ("number", 0.6),  # each number card
    ("high", 9.0),  # the highest number card: the square of its height above the middle
    ("low", 4.5),  # the lowest number card: the square of its depth below the middle
    ("reserve", 0.45),  # each point of value of reserve tokens
    ("twelve", 0.8),  # tokens that can be redeemed
    ("find", 1.2),  # each discovery token
    ("majority", 0.8),  # what most and fewest discoveries would add now, growing towards the end
    ("buddha", 2.0),
    ("duel", 0.8),  # what the duel at hand promises
    ("rival", 0.5),  # how much the leader among the others counts against one
    ("table", 0.3),  # how much the others' mean counts against one
    ("fade", 11.0),  # discoveries before the end from which on belongings lose their worth
)
FOUR: Final = 4.0
"""Seats of the table for which the weights are set."""
NAMES: Final = tuple(name for name, _ in WEIGHED)
(
    COIN, MORE_COINS, STEP, MORE_STEPS, SYMBOL, SAME_SYMBOL, NEAR, NUMBER, HIGH, LOW, RESERVED, TWELVE, FIND, MAJORITY,
    HOLY, PROMISE, RIVAL, TABLE, FADE,
) = range(len(WEIGHED))  # fmt: skip
HAND: NDArray[np.float64] = np.array([weight for _, weight in WEIGHED])


@compiled
def belongings(row: Array, box: Array, seat: int, own: bool, finds: Array, cost: Array, greed: Array) -> float:
    """Return what a seat has, in points: exactly for the own seat, by counts for another."""
    left = box[DISCOVERIES] - row[at.AWARDED]
    fresh = min(1.0, left / greed[FADE]) * (FOUR / row[at.SEATS]) ** 2  # what there is less time to use is worth less
    coins, steps = row[at.COINS + seat], row[at.STEPS + seat]
    count = size(row[at.NUMBERS + seat])
    worth = greed[COIN] * min(coins, 14) + greed[MORE_COINS] * max(0, coins - 14)
    worth += greed[STEP] * min(steps, 3) + greed[MORE_STEPS] * max(0, steps - 3)
    value = reserve_value(row, box, seat)
    worth += greed[RESERVED] * min(value, 30) + (greed[TWELVE] if value >= box[REDEMPTION] else 0.0)
    worth += greed[NUMBER] * min(count, 4)
    if own:
        symbols, numbers = row[at.SYMBOLS + seat], row[at.NUMBERS + seat]
        for colour in range(MOST_SEATS):
            have = symbols >> LANE_BITS * colour & LANE
            if have:
                worth += greed[SYMBOL] + greed[SAME_SYMBOL] * (have - 1)
        costs(row, box, seat, symbols, 0, cost)
        worth += greed[NEAR] * max(0, 6 - cost[0])
        if count:
            worth += greed[HIGH] * (max(0.0, highest(numbers) - 15.0) / 15.0) ** 2
            worth += greed[LOW] * (max(0.0, 16.0 - lowest(numbers)) / 15.0) ** 2
    else:
        worth += greed[SYMBOL] * symbols_in(row[at.SYMBOLS + seat])
        if count:
            worth += (greed[HIGH] + greed[LOW]) * count / (count + 2.0)
    progress = row[at.AWARDED] / box[DISCOVERIES]
    worth = fresh * worth + row[at.POINTS + seat] + greed[FIND] * finds[seat]
    worth += greed[MAJORITY] * progress * bonus_now(row, box, finds, seat)
    if row[at.BUDDHA] == seat:
        worth += greed[HOLY] * fresh
    if row[at.PHASE] == DUEL and count:
        worth += greed[PROMISE] * promise(row, box, seat, own)
    return worth  # type: ignore[no-any-return]


@compiled
def promise(row: Array, box: Array, seat: int, own: bool) -> float:
    """Return the points that a duel before its cards are locked promises a seat."""
    seats = row[at.SEATS]
    large = box[LARGE + row[at.TOKEN + row[at.NICHE]]] * (2.0 if row[at.BUDDHA] == seat else 1.0)
    if not own:
        return (large + 4.0) / seats  # type: ignore[no-any-return]
    numbers = row[at.NUMBERS + seat]
    high, low = highest(numbers), lowest(numbers)
    rise = (high / (NUMBER_CARDS + 1.0)) ** (seats - 1)
    if row[at.COINS + seat] < box[COINS_ON + high]:
        rise = 0.0
    fall = (1.0 - low / (NUMBER_CARDS + 1.0)) ** (seats - 1)
    return max(rise * large, fall * 5.0)  # type: ignore[no-any-return]


@compiled
def judge(row: Array, box: Array, seat: int, greed: Array) -> float:
    """Return how much better off a seat is than the others, in points."""
    finds, cost = np.empty(MOST_SEATS, np.int64), np.empty(6, np.int64)
    for other in range(row[at.SEATS]):
        finds[other] = size(row[at.FOUND + other])
    best, total = -1e9, 0.0
    for other in range(row[at.SEATS]):
        if other != seat:
            worth = belongings(row, box, other, False, finds, cost, greed)
            best = max(best, worth)
            total += worth
    mine = belongings(row, box, seat, True, finds, cost, greed)
    return mine - greed[RIVAL] * best - greed[TABLE] * total / (row[at.SEATS] - 1.0)  # type: ignore[no-any-return]
