"""Walking and opening: the active player weighs every square to stop at, every niche to open, and what to buy first."""

from __future__ import annotations

from typing import Final

import numpy as np

from serai.games.compiled import Array, compiled
from serai.games.eschnapur import layout as at
from serai.games.eschnapur.bank import may_buy
from serai.games.eschnapur.box import DISTANCE, PRICE
from serai.games.eschnapur.cards import holds
from serai.games.eschnapur.components import SQUARES
from serai.games.eschnapur.layout import A_SYMBOL, BUY, END, MOVE, OPEN, REDEEM
from serai.games.eschnapur.temple import price_of
from serai.players.eschnapur.compiled_player import (
    AFTER,
    CHANCE,
    GAIN,
    HOARD,
    IMAGINED,
    LISTED,
    MOST_WORLDS,
    NEVER,
    NEVER_OPEN,
    TRIAL,
    VOW,
    WORLDS,
    CompiledPlayer,
    Scratch,
    consequence,
    copy,
)
from serai.players.eschnapur.duelling import best_of, cheapest_redemption
from serai.players.eschnapur.features import A_STEP
from serai.players.eschnapur.knowledge import SEAT, SYMBOL_SIZES
from serai.players.eschnapur.network import within
from serai.players.eschnapur.worlds import imagine

STOPS: Final = 2 * SQUARES
"""Ends of a turn: at each square without opening, then at each square with."""
MOST_SYMBOLS: Final = 6
"""Symbol cards beyond which nobody buys more."""
A_PURCHASE: Final = 3
"""Ways to provide for a turn: redeeming for none, one or two number cards among the two, buying a symbol card."""
PROVISIONS: Final = 4
CHOICES: Final = STOPS + PROVISIONS


@compiled
def go(row: Array, box: Array, seat: int, square: int) -> None:
    """Bring a seat's explorer to a square, with movement tokens bought where they are missing."""
    way = box[DISTANCE + row[at.SQUARE + seat] * SQUARES + square]
    bought = max(0, way - row[at.STEPS + seat])
    row[at.COINS + seat] -= bought * box[PRICE + A_STEP]
    row[at.STEPS + seat] += bought - way
    row[at.SQUARE + seat] = square


@within
def weigh_stop(world: Array, box: Array, seat: int, stop: int, player: CompiledPlayer, scratch: Scratch) -> float:
    """Return what one end of the turn comes to, or `NEVER` where it is out of reach or of no use."""
    square, opens = stop % SQUARES, stop >= SQUARES
    way = box[DISTANCE + world[at.SQUARE + seat] * SQUARES + square]
    bought = max(0, way - world[at.STEPS + seat])
    if opens:
        if (
            player[4][VOW] == NEVER_OPEN
            or world[at.EMPTY] >> square & 1
            or bought * box[PRICE + A_STEP] > world[at.COINS + seat]
            or not holds(world[at.SYMBOLS + seat], price_of(box, square))
        ):
            return NEVER
    elif bought or (way and world[at.EMPTY] >> square & 1):
        return NEVER
    there = scratch[AFTER]
    copy(world, there)
    go(there, box, seat, square)
    return consequence(there, box, seat, OPEN if opens else END, 0, 0, seat, player, scratch)


@compiled
def weigh_walk(facts: Array, box: Array, player: CompiledPlayer, scratch: Scratch, scores: Array) -> int:
    """Write what every way to spend the turn comes to; return the tokens that would be redeemed.

    Ways to provide for it come after the stops. Each is weighed with the best stop that follows, world by world, since
    its cards will be seen, and must gain something.
    """
    seat, settings = facts[SEAT], player[4]
    count = min(MOST_WORLDS, max(1, int(settings[WORLDS])))
    stops, provisions = scores[:STOPS], scores[STOPS:]
    scores[:] = 0.0
    tokens, buys = 0, False
    if settings[VOW] != HOARD:
        buys = may_buy(facts, box, seat, A_SYMBOL) and facts[SYMBOL_SIZES + seat] < MOST_SYMBOLS
        tokens = cheapest_redemption(facts, box, seat, scratch[LISTED])
    world = scratch[IMAGINED][0]
    stay = 0
    for provision in range(PROVISIONS, -1, -1):  # the first of these provides nothing
        if provision < PROVISIONS and (not buys if provision == A_PURCHASE else tokens == 0):
            provisions[provision] = NEVER
            continue
        worlds = count if provision == PROVISIONS else max(3, count)
        for number in range(worlds):
            imagine(facts, world, scratch[CHANCE])
            if provision < PROVISIONS:
                kind, what, how = (BUY, A_SYMBOL, 0) if provision == A_PURCHASE else (REDEEM, tokens, provision)
                consequence(world, box, seat, kind, what, how, seat, player, scratch)
                copy(scratch[TRIAL], world)
            best = NEVER
            for stop in range(STOPS):
                if stop < SQUARES and (number if provision == PROVISIONS else stop != stay):
                    continue  # without an opening nothing hidden matters, and the best place to stop is known
                worth = weigh_stop(world, box, seat, stop, player, scratch)
                best = max(best, worth)
                if provision == PROVISIONS:
                    stops[stop] += worth / (1 if stop < SQUARES else worlds)
            if provision < PROVISIONS:
                provisions[provision] += best / worlds
        if provision == PROVISIONS:
            stay = best_of(stops, SQUARES)
    for provision in range(PROVISIONS):
        provisions[provision] -= settings[GAIN]
    return tokens


@compiled
def provide_or_stop(row: Array, box: Array, seat: int, choice: int, tokens: int, move: Array) -> None:
    """Write the move that a choice comes to; for a stop the explorer is brought there first."""
    move[1], move[2] = 0, 0
    if choice == STOPS + A_PURCHASE:
        move[0], move[1] = BUY, A_SYMBOL
    elif choice >= STOPS:
        move[0], move[1], move[2] = REDEEM, tokens, choice - STOPS
    else:
        go(row, box, seat, choice % SQUARES)
        move[0] = OPEN if choice >= SQUARES else END


@compiled
def step_towards(facts: Array, box: Array, choice: int, tokens: int, move: Array) -> None:
    """Write the next step of a way to spend the turn: a movement token bought, a walk, or the choice itself."""
    seat, square = facts[SEAT], choice % SQUARES
    way = box[DISTANCE + facts[at.SQUARE + seat] * SQUARES + square]
    move[2] = 0
    if choice >= STOPS or way == 0:
        provide_or_stop(facts, box, seat, choice, tokens, move)
    elif way > facts[at.STEPS + seat]:
        move[0], move[1] = BUY, A_STEP
    else:
        move[0], move[1], move[2] = MOVE, square, way


@within
def decide_walk(facts: Array, box: Array, player: CompiledPlayer, scratch: Scratch, move: Array) -> bool:
    """Write the next step of the best way to spend the turn."""
    scores = np.zeros(CHOICES, np.float64)
    tokens = weigh_walk(facts, box, player, scratch, scores)
    step_towards(facts, box, best_of(scores, CHOICES), tokens, move)
    return True
