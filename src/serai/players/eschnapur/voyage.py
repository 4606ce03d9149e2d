"""Walking and opening: the active player weighs every square to stop at, every niche to open, and what to buy first."""

from __future__ import annotations

from typing import Final

import numpy as np

from serai.games.eschnapur import row as at
from serai.games.eschnapur.bank import may_buy
from serai.games.eschnapur.box import DISTANCE, PRICE
from serai.games.eschnapur.cards import holds
from serai.games.eschnapur.components import SQUARES
from serai.games.eschnapur.row import A_SYMBOL, BUY, END, MOVE, OPEN, REDEEM, Row
from serai.games.eschnapur.temple import price_of
from serai.players.eschnapur.duelling import best_of, cheapest_redemption, rehearse
from serai.players.eschnapur.features import A_STEP
from serai.players.eschnapur.knowledge import SEAT, SYMBOL_SIZES
from serai.players.eschnapur.mind import (
    AFTER,
    CHANCE,
    GAIN,
    HOARD,
    IMAGINED,
    LISTED,
    MOST_WORLDS,
    NEVER_OPEN,
    REHEARSALS,
    TRIAL,
    VOW,
    WORLDS,
    Desk,
    Mind,
    consequence,
    copy,
)
from serai.players.eschnapur.network import within
from serai.players.eschnapur.worlds import imagine

STOPS: Final = 2 * SQUARES
"""Ends of a turn: at each square without opening, then at each square with."""
NEVER: Final = -1e9
MOST_SYMBOLS: Final = 6
"""Symbol cards beyond which nobody buys more."""


@within
def weigh_stop(world: Row, box: Row, seat: int, stop: int, mind: Mind, desk: Desk) -> float:
    """Return what one end of the turn comes to, or `NEVER` where it is out of reach or of no use."""
    square, opens = stop % SQUARES, stop >= SQUARES
    way = box[DISTANCE + world[at.SQUARE + seat] * SQUARES + square]
    bought = max(0, way - world[at.STEPS + seat])
    if opens:
        if (
            mind[4][VOW] == NEVER_OPEN
            or world[at.EMPTY] >> square & 1
            or bought * box[PRICE + A_STEP] > world[at.COINS + seat]
            or not holds(world[at.SYMBOLS + seat], price_of(box, square))
        ):
            return NEVER
    elif bought or (way and world[at.EMPTY] >> square & 1):
        return NEVER
    there = desk[AFTER]
    copy(world, there)
    there[at.COINS + seat] -= bought * box[PRICE + A_STEP]
    there[at.STEPS + seat] += bought - way
    there[at.SQUARE + seat] = square
    worth = consequence(there, box, seat, OPEN if opens else END, 0, 0, seat, mind, desk)
    times = int(mind[4][REHEARSALS])
    if opens and times:
        copy(desk[TRIAL], there)
        return rehearse(there, box, seat, mind, desk, times)
    return worth


@within
def decide_walk(facts: Row, box: Row, mind: Mind, desk: Desk, move: Row) -> bool:
    """Write the next step of the best way to spend the turn.

    Ways to provide for it come after the stops: redeeming for none, one or two number cards among the two, buying a
    symbol card. Each is weighed with the best stop that follows, world by world, since its cards will be seen.
    """
    seat, manner = facts[SEAT], mind[4]
    count = min(MOST_WORLDS, max(1, int(manner[WORLDS])))
    stops = np.zeros(STOPS, np.float64)
    provisions = np.zeros(4, np.float64)
    tokens, buys = 0, False
    if manner[VOW] != HOARD:
        buys = may_buy(facts, box, seat, A_SYMBOL) and facts[SYMBOL_SIZES + seat] < MOST_SYMBOLS
        tokens = cheapest_redemption(facts, box, seat, desk[LISTED])
    world = desk[IMAGINED][0]
    stay = 0
    for provision in range(4, -1, -1):  # the first of these provides nothing
        if provision < 4 and (not buys if provision == 3 else tokens == 0):
            provisions[provision] = NEVER
            continue
        worlds = count if provision == 4 else max(3, count)
        for number in range(worlds):
            imagine(facts, world, desk[CHANCE])
            if provision < 4:
                kind, what, how = (BUY, A_SYMBOL, 0) if provision == 3 else (REDEEM, tokens, provision)
                consequence(world, box, seat, kind, what, how, seat, mind, desk)
                copy(desk[TRIAL], world)
            best = NEVER
            for stop in range(STOPS):
                if stop < SQUARES and (number if provision == 4 else stop != stay):
                    continue  # without an opening nothing hidden matters, and the best place to stop is known
                worth = weigh_stop(world, box, seat, stop, mind, desk)
                best = max(best, worth)
                if provision == 4:
                    stops[stop] += worth / (1 if stop < SQUARES else worlds)
            if provision < 4:
                provisions[provision] += best / worlds
        if provision == 4:
            stay = best_of(stops, SQUARES)
    stop, provision = best_of(stops, STOPS), best_of(provisions, 4)
    move[2] = 0
    if provisions[provision] > stops[stop] + manner[GAIN]:
        if provision == 3:
            move[0], move[1] = BUY, A_SYMBOL
        else:
            move[0], move[1], move[2] = REDEEM, tokens, provision
        return True
    square = stop % SQUARES
    way = box[DISTANCE + facts[at.SQUARE + seat] * SQUARES + square]
    if way > facts[at.STEPS + seat]:
        move[0], move[1] = BUY, A_STEP
    elif way:
        move[0], move[1], move[2] = MOVE, square, way
    else:
        move[0], move[1] = OPEN if stop >= SQUARES else END, 0
    return True
