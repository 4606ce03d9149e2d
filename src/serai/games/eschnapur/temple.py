"""The temple and the score track, compiled: walking, opening a niche, advancing, and the Buddha."""

from __future__ import annotations

from serai.games.compiled import rule
from serai.games.eschnapur.box import SHOWN, SMALL
from serai.games.eschnapur.cards import holds, lose_symbols, return_symbol
from serai.games.eschnapur.layout import (
    ACTIVE,
    BANK_STEPS,
    BUDDHA,
    DUEL,
    DUELS,
    EMPTY,
    FACE_UP,
    LANE_BITS,
    NICHE,
    PHASE,
    POINTS,
    SEATS,
    SQUARE,
    STEPS,
    SYMBOLS,
    TOKEN,
    Ints,
)


@rule
def walk(row: Ints, square: int, steps: int) -> None:
    """Walk the active explorer to a square, one movement token a step (E-M1)."""
    seat = row[ACTIVE]
    row[STEPS + seat] -= steps
    row[BANK_STEPS] += steps
    row[SQUARE + seat] = square


@rule
def price_of(box: Ints, square: int) -> int:
    """Return the symbol cards that open the niche before a square (E-N1)."""
    price = 1 << LANE_BITS * box[SHOWN + 2 * square]
    if box[SHOWN + 2 * square + 1] >= 0:
        price += 1 << LANE_BITS * box[SHOWN + 2 * square + 1]
    return price  # type: ignore[no-any-return]


@rule
def may_open(row: Ints, box: Ints) -> bool:
    """Tell whether the active player can open the niche before his explorer (E-N1)."""
    square = row[SQUARE + row[ACTIVE]]
    return row[EMPTY] >> square & 1 == 0 and holds(row[SYMBOLS + row[ACTIVE]], price_of(box, square))


@rule
def open_niche(row: Ints, box: Ints) -> None:
    """Open the niche before the active explorer and advance by the small number (E-N1, E-N2)."""
    seat = row[ACTIVE]
    square = row[SQUARE + seat]
    lose_symbols(row, seat, price_of(box, square))
    for at in range(2):  # the cards go under the deck in the order of the square's symbols
        if box[SHOWN + 2 * square + at] >= 0:
            return_symbol(row, box[SHOWN + 2 * square + at])
    row[FACE_UP] |= 1 << square
    row[NICHE] = square
    row[DUELS] += 1
    row[PHASE] = DUEL
    advance(row, seat, box[SMALL + row[TOKEN + square]])


@rule
def advance(row: Ints, seat: int, points: int) -> None:
    """Advance a seat, twice as far with the Buddha, which moves afterwards (E-H1, E-H3)."""
    row[POINTS + seat] += 2 * points if row[BUDDHA] == seat else points
    row[BUDDHA] = buddha(row)


@rule
def buddha(row: Ints) -> int:
    """Return who holds the Buddha now: who is still last, else alone last, else nobody (E-H1, E-H2)."""
    last = row[POINTS]
    for seat in range(1, row[SEATS]):
        last = min(last, row[POINTS + seat])
    if row[BUDDHA] >= 0 and row[POINTS + row[BUDDHA]] == last:
        return row[BUDDHA]  # type: ignore[no-any-return]
    holder = -1
    for seat in range(row[SEATS]):
        if row[POINTS + seat] == last:
            if holder >= 0:
                return -1
            holder = seat
    return holder
