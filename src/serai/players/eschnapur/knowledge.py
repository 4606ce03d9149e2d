"""What a seat knows of a game, as one row of integers; every compiled player reads this and nothing else.

The row has the places of the rules' own row, but what the seat cannot know is blank there: cards in other hands that
nobody has seen, decks, unturned tokens, locked cards of others. `observe` makes it from a game for fast self-play,
`from_view` from the view that a player is given. Both give the same row, so what a player answers cannot depend on
what its seat cannot know. Tokens that are alike are numbered in the order in which they are met.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from serai.games.compiled import Array, compiled
from serai.games.eschnapur import layout as at
from serai.games.eschnapur.box import LARGE, LIMITED, SMALL, TOKEN_AMOUNT, TOKEN_PAYS, TOKEN_VALUE
from serai.games.eschnapur.cards import size, symbols_in
from serai.games.eschnapur.codec import UNKNOWN, number_set, row_of_view, symbols_of, token_of
from serai.games.eschnapur.components import (
    COLOURS,
    DISCOVERY_TOKENS,
    NUMBER_CARDS,
    RESERVE_TOKENS,
    SQUARES,
    SYMBOL_CARDS,
    Components,
)
from serai.games.eschnapur.layout import MOST_BATCHES, MOST_SEATS, PASS, PLACES

if TYPE_CHECKING:
    from serai.games.eschnapur.view import View

SEAT: Final = PLACES  # whose knowledge it is
SYMBOL_SIZES: Final = PLACES + 1  # how many symbol cards each seat holds
NUMBER_SIZES: Final = SYMBOL_SIZES + MOST_SEATS
FACTS: Final = NUMBER_SIZES + MOST_SEATS


@compiled
def alike_reserve(box: Array, one: int, other: int) -> bool:
    """Tell whether two reserve tokens cannot be told apart."""
    return (  # type: ignore[no-any-return]
        box[TOKEN_PAYS + one] == box[TOKEN_PAYS + other]
        and box[TOKEN_AMOUNT + one] == box[TOKEN_AMOUNT + other]
        and box[TOKEN_VALUE + one] == box[TOKEN_VALUE + other]
    )


@compiled
def rename(box: Array, token: int, taken: int) -> int:
    """Return the first reserve token like this one that is not taken yet."""
    for other in range(RESERVE_TOKENS):
        if taken >> other & 1 == 0 and alike_reserve(box, token, other):
            return other
    return token


@compiled
def rename_all(box: Array, tokens: int, taken: int) -> int:
    """Return a set of reserve tokens like these, of those not taken yet."""
    found = 0
    for token in range(RESERVE_TOKENS):
        if tokens >> token & 1:
            found |= 1 << rename(box, token, taken | found)
    return found


@compiled
def true_tokens(row: Array, box: Array, seat: int, tokens: int) -> int:
    """Return the reserve tokens that a seat holds in a game, like those that it named by its knowledge."""
    chosen = 0
    for token in range(RESERVE_TOKENS):
        if tokens >> token & 1:
            for held in range(RESERVE_TOKENS):
                free = row[at.HELD + seat] & ~chosen
                if free >> held & 1 and alike_reserve(box, token, held):
                    chosen |= 1 << held
                    break
    return chosen


@compiled
def rename_find(box: Array, token: int, taken: int) -> int:
    """Return the first discovery token like this one that is not taken yet."""
    for other in range(DISCOVERY_TOKENS):
        alike = box[SMALL + token] == box[SMALL + other] and box[LARGE + token] == box[LARGE + other]
        if taken >> other & 1 == 0 and alike:
            return other
    return token


@compiled
def rename_tokens(facts: Array, box: Array) -> None:
    """Number all tokens that the seat sees in the order in which they are met: seats, discard, table, piles."""
    taken, found = 0, 0
    for seat in range(facts[at.SEATS]):
        held = rename_all(box, facts[at.HELD + seat], taken)
        facts[at.HELD + seat] = held
        taken |= held
        finds = 0
        for token in range(DISCOVERY_TOKENS):
            if facts[at.FOUND + seat] >> token & 1:
                finds |= 1 << rename_find(box, token, found | finds)
        facts[at.FOUND + seat] = finds
        found |= finds
    discard = rename_all(box, facts[at.DISCARD], taken)
    facts[at.DISCARD] = discard
    taken |= discard
    for up in range(at.UP, at.UP + 2):
        if facts[up] >= 0:
            facts[up] = rename(box, facts[up], taken)
            taken |= 1 << facts[up]
    for place in range(at.PILE, at.PILE + 2 * RESERVE_TOKENS):
        if facts[place] >= 0:
            facts[place] = rename(box, facts[place], taken)
            taken |= 1 << facts[place]
    for niche in range(at.TOKEN, at.TOKEN + SQUARES):
        if facts[niche] >= 0:
            facts[niche] = rename_find(box, facts[niche], found)
            found |= 1 << facts[niche]


@compiled
def fill(facts: Array, first: int, end: int, number: int) -> None:
    """Write the same number into some places."""
    for place in range(first, end):
        facts[place] = number


@compiled
def observe(row: Array, box: Array, seat: int, facts: Array) -> None:
    """Write what a seat knows of a game that goes on."""
    for place in range(PLACES):
        facts[place] = row[place]
    facts[SEAT] = seat
    fill(facts, SYMBOL_SIZES, FACTS, 0)
    facts[at.DUELS] = facts[at.RESTOCKS] = 0
    if box[LIMITED] == 0:
        facts[at.BANK_COINS] = facts[at.BANK_STEPS] = 0
    if row[at.UP] < 0:
        facts[at.FROM] = facts[at.FROM + 1] = 0
    for other in range(row[at.SEATS]):
        facts[SYMBOL_SIZES + other] = symbols_in(row[at.SYMBOLS + other])
        facts[NUMBER_SIZES + other] = size(row[at.NUMBERS + other])
        if other != seat:
            facts[at.SYMBOLS + other] = row[at.KNOWN_SYMBOLS + other]
            facts[at.NUMBERS + other] = row[at.KNOWN_NUMBERS + other]
            facts[at.LOCK + other] = PASS if row[at.LOCK + other] else 0
    facts[at.FACE_UP] &= ~facts[at.EMPTY]
    for square in range(SQUARES):
        if facts[at.FACE_UP] >> square & 1 == 0:
            facts[at.TOKEN + square] = UNKNOWN
    symbols = row[at.SYMBOL_COUNT]
    fill(facts, at.SYMBOL_DECK, at.SYMBOL_DECK + symbols - row[at.SYMBOL_UNDER], UNKNOWN)
    fill(facts, at.SYMBOL_DECK + symbols, at.SYMBOL_DECK + SYMBOL_CARDS, UNKNOWN)
    fill(facts, at.NUMBER_DECK, at.NUMBER_DECK + NUMBER_CARDS, UNKNOWN)
    for pile in range(2):
        first, count = at.PILE + pile * RESERVE_TOKENS, row[at.PILE_COUNT + pile]
        fill(facts, first, first + count - row[at.PILE_UNDER + pile], UNKNOWN)
        fill(facts, first + count, first + RESERVE_TOKENS, UNKNOWN)
    pack_batches(row, facts)
    rename_tokens(facts, box)


@compiled
def pack_batches(row: Array, facts: Array) -> None:
    """Write the batches of number cards in which anything is unknown, and no others."""
    fill(facts, at.BATCHES, at.PILE_COUNT, 0)
    packed = 0
    for batch in range(row[at.BATCHES]):
        if row[at.BATCH_CARDS + batch]:
            facts[at.BATCH_CARDS + packed] = row[at.BATCH_CARDS + batch]
            facts[at.BATCH_LEFT + packed] = row[at.BATCH_LEFT + batch]
            for seat in range(MOST_SEATS):
                drawn = row[at.BATCH_DRAWN + batch * MOST_SEATS + seat]
                facts[at.BATCH_DRAWN + packed * MOST_SEATS + seat] = drawn
            packed += 1
    facts[at.BATCHES] = packed


def from_view(view: View, components: Components, box: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return what a view tells its seat."""
    seat, memory = view.seat, view.memory
    if seat is None or view.symbols is None or view.numbers is None:
        raise ValueError("a player needs the view of a seat; this is a spectator's view.")
    if memory is None:
        raise ValueError("a player needs a view with memory (view.memory); this one has been stripped of it.")
    seats = len(view.colours)
    facts = np.zeros(FACTS, dtype=np.int64)
    facts[:PLACES] = row_of_view(view, seat, components)
    facts[SEAT] = seat
    for other in range(seats):
        facts[SYMBOL_SIZES + other], facts[NUMBER_SIZES + other] = view.symbol_counts[other], view.number_counts[other]
        facts[at.KNOWN_SYMBOLS + other] = symbols_of(memory.symbols[other])
        facts[at.KNOWN_NUMBERS + other] = number_set(memory.numbers[other])
        if other != seat:
            facts[at.SYMBOLS + other] = facts[at.KNOWN_SYMBOLS + other]
            facts[at.NUMBERS + other] = facts[at.KNOWN_NUMBERS + other]
    under = len(memory.symbols_under)
    facts[at.SYMBOL_UNDER], facts[at.SYMBOL_POOL] = under, symbols_of(memory.unseen_symbols)
    first = at.SYMBOL_DECK + view.symbol_deck - under
    facts[first : first + under] = [COLOURS.index(colour) for colour in memory.symbols_under]
    facts[at.BATCHES] = len(memory.batches)
    assert len(memory.batches) <= MOST_BATCHES
    for number, batch in enumerate(memory.batches):
        facts[at.BATCH_CARDS + number] = number_set(batch.cards)
        facts[at.BATCH_LEFT + number] = batch.deck
        drawn = at.BATCH_DRAWN + number * MOST_SEATS
        facts[drawn : drawn + seats] = batch.drawn
    for pile, count in enumerate(view.piles):
        seen = [token_of(name, components.reserve_names) for name in memory.piles_under[pile]]
        facts[at.PILE_UNDER + pile] = len(seen)
        bottom = at.PILE + pile * RESERVE_TOKENS + count - len(seen)
        facts[bottom : bottom + len(seen)] = seen
    rename_tokens(facts, box)
    return facts


def generator(seed: int, facts: NDArray[np.int64]) -> NDArray[np.uint64]:
    """Return the generator of one decision: it follows from the seed and from what the seat knows."""
    digest = hashlib.blake2b(facts.tobytes(), key=f"serai {seed}".encode(), digest_size=8).digest()
    return np.array([int.from_bytes(digest, "big")], dtype=np.uint64)
