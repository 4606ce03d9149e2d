"""Decks and hands, compiled: drawing, returning, and what everybody knows of hidden cards (E-K1)."""

from __future__ import annotations

from serai.games.compiled import rule
from serai.games.eschnapur.layout import (
    BATCH_CARDS,
    BATCH_DRAWN,
    BATCH_LEFT,
    BATCHES,
    KNOWN_NUMBERS,
    KNOWN_SYMBOLS,
    LANE,
    LANE_BITS,
    MOST_SEATS,
    NUMBER_COUNT,
    NUMBER_DECK,
    NUMBERS,
    SEATS,
    SYMBOL_COUNT,
    SYMBOL_DECK,
    SYMBOL_POOL,
    SYMBOL_UNDER,
    SYMBOLS,
    Ints,
)


@rule
def size(cards: int) -> int:
    """Return how many members a set has."""
    found = 0
    while cards:
        cards &= cards - 1
        found += 1
    return found


@rule
def symbols_in(cards: int) -> int:
    """Return how many symbol cards a handful holds."""
    found = 0
    while cards:
        found += cards & LANE
        cards >>= LANE_BITS
    return found


@rule
def highest(numbers: int) -> int:
    """Return the highest number of a set of number cards, 0 for none."""
    found = 0
    while numbers > 1:
        numbers >>= 1
        found += 1
    return found


@rule
def holds(symbols: int, others: int) -> bool:
    """Tell whether a handful of symbol cards contains another."""
    while others:
        if others & LANE > symbols & LANE:
            return False
        symbols >>= LANE_BITS
        others >>= LANE_BITS
    return True


@rule
def draw_symbol(row: Ints, seat: int) -> bool:
    """Let a seat draw the top symbol card; return whether there was one."""
    count = row[SYMBOL_COUNT]
    if count == 0:
        return False
    card = 1 << LANE_BITS * row[SYMBOL_DECK]
    if count == row[SYMBOL_UNDER]:  # every card left was shown when it went under the deck
        row[KNOWN_SYMBOLS + seat] += card
        row[SYMBOL_UNDER] -= 1
    row[SYMBOLS + seat] += card
    for at in range(SYMBOL_DECK, SYMBOL_DECK + count - 1):
        row[at] = row[at + 1]
    row[SYMBOL_DECK + count - 1] = 0
    row[SYMBOL_COUNT] -= 1
    return True


@rule
def draw_number(row: Ints, seat: int) -> bool:
    """Let a seat draw the top number card; return whether there was one."""
    count = row[NUMBER_COUNT]
    if count == 0:
        return False
    row[NUMBERS + seat] |= 1 << row[NUMBER_DECK]
    for at in range(NUMBER_DECK, NUMBER_DECK + count - 1):
        row[at] = row[at + 1]
    row[NUMBER_DECK + count - 1] = 0
    row[NUMBER_COUNT] -= 1
    batch = 0
    while row[BATCH_LEFT + batch] == 0:
        batch += 1
    row[BATCH_LEFT + batch] -= 1
    row[BATCH_DRAWN + batch * MOST_SEATS + seat] += 1
    conclude(row, batch)
    return True


@rule
def conclude(row: Ints, batch: int) -> None:
    """Note that all know where a batch's unseen cards are, once one seat alone can hold them."""
    if row[BATCH_LEFT + batch]:
        return
    holders, holder = 0, 0
    for seat in range(row[SEATS]):
        if row[BATCH_DRAWN + batch * MOST_SEATS + seat]:
            holders += 1
            holder = seat
    if holders == 1:
        row[KNOWN_NUMBERS + holder] |= row[BATCH_CARDS + batch]
        row[BATCH_CARDS + batch] = 0
        row[BATCH_DRAWN + batch * MOST_SEATS + holder] = 0


@rule
def show_numbers(row: Ints, seat: int, numbers: int) -> None:
    """Let everybody see number cards of a seat's hand."""
    unseen = numbers & ~row[KNOWN_NUMBERS + seat]
    for batch in range(row[BATCHES]):
        shown = unseen & row[BATCH_CARDS + batch]
        if shown:
            row[BATCH_CARDS + batch] &= ~shown
            row[BATCH_DRAWN + batch * MOST_SEATS + seat] -= size(shown)
            conclude(row, batch)
    row[KNOWN_NUMBERS + seat] |= numbers


@rule
def show_symbols(row: Ints, seat: int, symbols: int) -> None:
    """Let everybody see symbol cards of a seat's hand; cards known to be there may be the ones shown."""
    for lane in range(0, MOST_SEATS * LANE_BITS, LANE_BITS):
        unseen = (symbols >> lane & LANE) - (row[KNOWN_SYMBOLS + seat] >> lane & LANE)
        if unseen > 0:
            row[SYMBOL_POOL] -= unseen << lane
            row[KNOWN_SYMBOLS + seat] += unseen << lane


@rule
def lose_numbers(row: Ints, seat: int, numbers: int) -> None:
    """Take number cards out of a hand in front of everybody."""
    show_numbers(row, seat, numbers)
    row[NUMBERS + seat] &= ~numbers
    row[KNOWN_NUMBERS + seat] &= ~numbers


@rule
def lose_symbols(row: Ints, seat: int, symbols: int) -> None:
    """Take symbol cards out of a hand in front of everybody."""
    show_symbols(row, seat, symbols)
    row[SYMBOLS + seat] -= symbols
    row[KNOWN_SYMBOLS + seat] -= symbols


@rule
def return_symbol(row: Ints, colour: int) -> None:
    """Put a symbol card that all have seen under its deck (E-N1)."""
    row[SYMBOL_DECK + row[SYMBOL_COUNT]] = colour
    row[SYMBOL_COUNT] += 1
    row[SYMBOL_UNDER] += 1


@rule
def return_numbers(row: Ints, order: Ints, count: int) -> None:
    """Put shuffled number cards under their deck: all know which they are, nobody their order (E-D7)."""
    batch = row[BATCHES]
    row[BATCHES] += 1
    row[BATCH_LEFT + batch] = count
    for at in range(count):
        row[NUMBER_DECK + row[NUMBER_COUNT]] = order[at]
        row[NUMBER_COUNT] += 1
        row[BATCH_CARDS + batch] |= 1 << order[at]
