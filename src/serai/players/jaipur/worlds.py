"""Imagined worlds (determinizations) that agree with everything a seat knows: hidden things are dealt anew.

The opponent's hidden cards are goods (camels go to the herd, J-S2), so the camels that nobody has seen are all in
the deck. The order of the deck, the bonus tokens left and the values of the opponent's bonus tokens are drawn too.
"""

from __future__ import annotations

from typing import Final

from serai.games.chance import draw
from serai.games.compiled import compiled
from serai.games.jaipur import kernel
from serai.games.jaipur.goods import BITS, CAMEL, DECK_SIZE, LANE, ONE_CAMEL
from serai.games.jaipur.kernel import BONUS_FIRST, BONUS_SIZES, Row
from serai.players.jaipur.knowledge import (
    BONUS_LEFT,
    DECK_LEFT,
    DISCARD,
    HERD,
    HIDDEN,
    LOST,
    MARKET,
    OTHER,
    OWN,
    PILES,
    PLAYED,
    RUPEES,
    SHOWN,
    THEIR_TOKENS,
    THEIRS,
    TOKENS,
    UNSEEN,
    VALUES,
    WON,
)

SEAT: Final = 0
"""In an imagined world, the seat that imagines it is seat 0, and it is to act."""
LOWEST: Final = (1, 4, 8)
PILE_VALUES: Final = ((2, 3, 2), (2, 2, 2), (2, 1, 2))
"""How many tokens of each of its three values a bonus pile has (J-C3)."""


@compiled
def deal_world(facts: Row, generator: Row, row: Row) -> None:
    """Deal a world that agrees with what a seat knows; the seat is seat 0 there."""
    hand = draw_hand(facts, generator)
    deal_spread(facts, generator, row, draw(generator, 1 << 30) / (1 << 30), hand)


@compiled
def draw_hand(facts: Row, generator: Row) -> int:
    """Draw the opponent's hidden cards from all that are unseen, and return its hand."""
    goods = facts[HIDDEN] + facts[DECK_LEFT] - (facts[UNSEEN] >> CAMEL * BITS)
    hand, unseen = facts[OTHER], facts[UNSEEN]
    for _ in range(facts[HIDDEN]):
        pick = draw(generator, goods)
        kind = 0
        while pick >= unseen >> BITS * kind & LANE:
            pick -= unseen >> BITS * kind & LANE
            kind += 1
        unseen -= 1 << BITS * kind
        hand += 1 << BITS * kind
        goods -= 1
    return hand  # type: ignore[no-any-return]


@compiled
def deal_spread(facts: Row, generator: Row, row: Row, top: float, hand: int) -> None:
    """Deal a world in which the opponent holds a given hand and the next card is at a given quantile, `top`.

    Quantiles spread evenly over many worlds give every card as often as it is probable, with less variance than draws.
    """
    row[kernel.CARDS] = facts[OWN]
    row[kernel.MARKET] = facts[MARKET]
    row[kernel.TURN] = SEAT
    row[kernel.PILES] = facts[PILES]
    row[kernel.BONUS_LEFT] = facts[BONUS_LEFT]
    row[kernel.RUPEES] = facts[RUPEES]
    row[kernel.RUPEES + 1] = facts[THEIRS]
    row[kernel.BONUS_TOKENS] = facts[WON]
    row[kernel.BONUS_TOKENS + 1] = facts[LOST]
    row[kernel.GOODS_TOKENS] = facts[TOKENS]
    row[kernel.GOODS_TOKENS + 1] = facts[THEIR_TOKENS]
    row[kernel.KNOWN] = facts[SHOWN]
    row[kernel.KNOWN + 1] = facts[OTHER]
    row[kernel.ENDED] = 0
    row[kernel.PLAYED] = facts[PLAYED]
    row[kernel.STARTER] = 0
    row[kernel.DISCARD] = facts[DISCARD]
    row[kernel.TAKERS] = 0
    row[kernel.CARDS + 1] = hand + facts[HERD] * ONE_CAMEL
    _deal_deck(facts, generator, row, top, facts[UNSEEN] - hand + facts[OTHER])
    _deal_bonuses(facts, generator, row)


@compiled
def _deal_deck(facts: Row, generator: Row, row: Row, top: float, unseen: int) -> None:
    """Draw the order of the deck."""
    drawn = DECK_SIZE - facts[DECK_LEFT]
    row[kernel.DRAWN] = drawn
    at = kernel.DECK + drawn
    for kind in range(7):
        for _ in range(unseen >> BITS * kind & LANE):
            row[at] = kind
            at += 1
    first = kernel.DECK + drawn
    if at > first:
        pick = first + int(top * (at - first))
        row[first], row[pick] = row[pick], row[first]
    for last in range(at - 1, first + 1, -1):
        other = first + 1 + draw(generator, last - first)
        row[last], row[other] = row[other], row[last]


@compiled
def _deal_bonuses(facts: Row, generator: Row, row: Row) -> None:
    """Draw the values of the opponent's bonus tokens and the order of those that are left."""
    row[kernel.BONUS_RUPEES] = 0
    row[kernel.BONUS_RUPEES + 1] = 0
    for pile in range(3):
        first = BONUS_FIRST[pile]
        at = first
        for place in range(3):  # the seat's own tokens lie first
            value = LOWEST[pile] + place
            for _ in range(facts[VALUES] >> BITS * (value - 1) & LANE):
                row[at] = value
                row[kernel.BONUS_RUPEES] += value
                at += 1
        unseen = at
        for place in range(3):
            value = LOWEST[pile] + place
            for _ in range(PILE_VALUES[pile][place] - (facts[VALUES] >> BITS * (value - 1) & LANE)):
                row[at] = value
                at += 1
        for last in range(first + BONUS_SIZES[pile] - 1, unseen, -1):
            other = unseen + draw(generator, last - unseen + 1)
            row[last], row[other] = row[other], row[last]
        for taken in range(unseen, unseen + (facts[LOST] >> BITS * pile & LANE)):
            row[kernel.TAKERS] |= 1 << taken - kernel.BONUS
            row[kernel.BONUS_RUPEES + 1] += row[taken]
    row[kernel.RUPEES] -= row[kernel.BONUS_RUPEES]  # what the seat knows of its own wealth is both together
