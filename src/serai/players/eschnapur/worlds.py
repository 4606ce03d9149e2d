"""Imagined games: everything that a seat cannot know is dealt at random, in all the ways that what it knows allows."""

from __future__ import annotations

import numpy as np

from serai.games.chance import shuffle
from serai.games.compiled import Array, compiled
from serai.games.eschnapur import layout as at
from serai.games.eschnapur.cards import symbols_in
from serai.games.eschnapur.components import DISCOVERY_TOKENS, NUMBER_CARDS, RESERVE_TOKENS, SQUARES
from serai.games.eschnapur.layout import LANE, LANE_BITS, MOST_SEATS, PLACES
from serai.players.eschnapur.knowledge import SEAT, SYMBOL_SIZES


@compiled
def imagine(facts: Array, world: Array, chance: Array) -> None:
    """Write a whole game that a seat may be in."""
    for place in range(PLACES):
        world[place] = facts[place]
    cards = np.empty(RESERVE_TOKENS, dtype=np.int64)
    _deal_symbols(facts, world, cards, chance)
    _deal_numbers(facts, world, cards, chance)
    _deal_discoveries(world, cards, chance)
    _deal_reserve(world, cards, chance)


@compiled
def _deal_symbols(facts: Array, world: Array, cards: Array, chance: Array) -> None:
    """Deal the unseen symbol cards to the other hands and the top of the deck."""
    seat = facts[SEAT]
    pool = facts[at.SYMBOL_POOL] - (facts[at.SYMBOLS + seat] - facts[at.KNOWN_SYMBOLS + seat])
    count = 0
    for colour in range(MOST_SEATS):
        for _ in range(pool >> LANE_BITS * colour & LANE):
            cards[count] = colour
            count += 1
    shuffle(cards, count, chance)
    for other in range(facts[at.SEATS]):
        if other != seat:
            for _ in range(facts[SYMBOL_SIZES + other] - symbols_in(facts[at.SYMBOLS + other])):
                count -= 1
                world[at.SYMBOLS + other] += 1 << LANE_BITS * cards[count]
    for place in range(facts[at.SYMBOL_COUNT] - facts[at.SYMBOL_UNDER]):
        count -= 1
        world[at.SYMBOL_DECK + place] = cards[count]


@compiled
def _deal_numbers(facts: Array, world: Array, cards: Array, chance: Array) -> None:
    """Deal every batch of number cards to the hands that drew from it and to its place in the deck."""
    seat, place = facts[SEAT], at.NUMBER_DECK
    for batch in range(facts[at.BATCHES]):
        unseen = facts[at.BATCH_CARDS + batch] & ~facts[at.NUMBERS + seat]
        count = 0
        for card in range(1, NUMBER_CARDS + 1):
            if unseen >> card & 1:
                cards[count] = card
                count += 1
        shuffle(cards, count, chance)
        for other in range(facts[at.SEATS]):
            if other != seat:
                for _ in range(facts[at.BATCH_DRAWN + batch * MOST_SEATS + other]):
                    count -= 1
                    world[at.NUMBERS + other] |= 1 << cards[count]
        for _ in range(facts[at.BATCH_LEFT + batch]):
            count -= 1
            world[place] = cards[count]
            place += 1


@compiled
def _deal_discoveries(world: Array, cards: Array, chance: Array) -> None:
    """Lay the discovery tokens that nobody has seen before the niches."""
    seen = 0
    for seat in range(world[at.SEATS]):
        seen |= world[at.FOUND + seat]
    for square in range(SQUARES):
        if world[at.TOKEN + square] >= 0:
            seen |= 1 << world[at.TOKEN + square]
    count = 0
    for token in range(DISCOVERY_TOKENS):
        if seen >> token & 1 == 0:
            cards[count] = token
            count += 1
    shuffle(cards, count, chance)
    for square in range(SQUARES):
        if world[at.TOKEN + square] < 0 and world[at.EMPTY] >> square & 1 == 0:
            count -= 1
            world[at.TOKEN + square] = cards[count]


@compiled
def _deal_reserve(world: Array, cards: Array, chance: Array) -> None:
    """Lay the reserve tokens that nobody has seen on top of the piles."""
    seen = world[at.DISCARD]
    for seat in range(world[at.SEATS]):
        seen |= world[at.HELD + seat]
    for up in range(at.UP, at.UP + 2):
        if world[up] >= 0:
            seen |= 1 << world[up]
    for place in range(at.PILE, at.PILE + 2 * RESERVE_TOKENS):
        if world[place] >= 0:
            seen |= 1 << world[place]
    count = 0
    for token in range(RESERVE_TOKENS):
        if seen >> token & 1 == 0:
            cards[count] = token
            count += 1
    shuffle(cards, count, chance)
    for pile in range(2):
        first = at.PILE + pile * RESERVE_TOKENS
        for place in range(first, first + world[at.PILE_COUNT + pile] - world[at.PILE_UNDER + pile]):
            count -= 1
            world[place] = cards[count]
