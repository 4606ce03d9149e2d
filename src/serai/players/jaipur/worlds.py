"""Imagined worlds (determinizations) that agree with everything a seat knows: hidden things are dealt anew.

The opponent's hidden cards are goods (camels go to the herd, J-S2), so the camels that nobody has seen are all in
the deck. The order of the deck, the bonus tokens left and the values of the opponent's bonus tokens are drawn too.
"""

from __future__ import annotations

from typing import Final

from serai.games.chance import draw
from serai.games.compiled import Array, compiled
from serai.games.jaipur import layout
from serai.games.jaipur.goods import BITS, CAMEL, DECK_SIZE, LANE, ONE_CAMEL
from serai.games.jaipur.layout import BONUS_FIRST, BONUS_SIZES
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
def deal_world(facts: Array, generator: Array, row: Array) -> None:
    """Deal a world that agrees with what a seat knows; the seat is seat 0 there."""
    hand = draw_hand(facts, generator)
    deal_spread(facts, generator, row, draw(generator, 1 << 30) / (1 << 30), hand)


@compiled
def draw_hand(facts: Array, generator: Array) -> int:
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
def deal_spread(facts: Array, generator: Array, row: Array, top: float, hand: int) -> None:
    """Deal a world in which the opponent holds a given hand and the next card is at a given quantile, `top`.

    Quantiles spread evenly over many worlds give every card as often as it is probable, with less variance than draws.
    """
    row[layout.CARDS] = facts[OWN]
    row[layout.MARKET] = facts[MARKET]
    row[layout.TURN] = SEAT
    row[layout.PILES] = facts[PILES]
    row[layout.BONUS_LEFT] = facts[BONUS_LEFT]
    row[layout.RUPEES] = facts[RUPEES]
    row[layout.RUPEES + 1] = facts[THEIRS]
    row[layout.BONUS_TOKENS] = facts[WON]
    row[layout.BONUS_TOKENS + 1] = facts[LOST]
    row[layout.GOODS_TOKENS] = facts[TOKENS]
    row[layout.GOODS_TOKENS + 1] = facts[THEIR_TOKENS]
    row[layout.KNOWN] = facts[SHOWN]
    row[layout.KNOWN + 1] = facts[OTHER]
    row[layout.ENDED] = 0
    row[layout.PLAYED] = facts[PLAYED]
    row[layout.STARTER] = 0
    row[layout.DISCARD] = facts[DISCARD]
    row[layout.TAKERS] = 0
    row[layout.CARDS + 1] = hand + facts[HERD] * ONE_CAMEL
    _deal_deck(facts, generator, row, top, facts[UNSEEN] - hand + facts[OTHER])
    _deal_bonuses(facts, generator, row)


@compiled
def _deal_deck(facts: Array, generator: Array, row: Array, top: float, unseen: int) -> None:
    """Draw the order of the deck."""
    drawn = DECK_SIZE - facts[DECK_LEFT]
    row[layout.DRAWN] = drawn
    at = layout.DECK + drawn
    for kind in range(7):
        for _ in range(unseen >> BITS * kind & LANE):
            row[at] = kind
            at += 1
    first = layout.DECK + drawn
    if at > first:
        pick = first + int(top * (at - first))
        row[first], row[pick] = row[pick], row[first]
    for last in range(at - 1, first + 1, -1):
        other = first + 1 + draw(generator, last - first)
        row[last], row[other] = row[other], row[last]


@compiled
def _deal_bonuses(facts: Array, generator: Array, row: Array) -> None:
    """Draw the values of the opponent's bonus tokens and the order of those that are left."""
    row[layout.BONUS_RUPEES] = 0
    row[layout.BONUS_RUPEES + 1] = 0
    for pile in range(3):
        first = BONUS_FIRST[pile]
        at = first
        for place in range(3):  # the seat's own tokens lie first
            value = LOWEST[pile] + place
            for _ in range(facts[VALUES] >> BITS * (value - 1) & LANE):
                row[at] = value
                row[layout.BONUS_RUPEES] += value
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
            row[layout.TAKERS] |= 1 << taken - layout.BONUS
            row[layout.BONUS_RUPEES + 1] += row[taken]
    row[layout.RUPEES] -= row[layout.BONUS_RUPEES]  # what the seat knows of its own wealth is both together
