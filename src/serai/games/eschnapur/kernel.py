"""The rules of Eschnapur, compiled: the deal, the turns, the end, and every move put together.

A turn has four phases: reserve, offers, walk and duel. The rules of each are in modules of their own. A move
is three numbers (see `layout`). Chance is an argument: `to_shuffle` tells what a move will shuffle, the caller
brings it into an order, and `apply` plays the move with that order.
"""

from __future__ import annotations

from typing import Final

from serai.games.compiled import rule
from serai.games.eschnapur.bank import buy, redeem, take_coins
from serai.games.eschnapur.box import (
    ALL_COINS,
    ALL_STEPS,
    ALL_SYMBOLS,
    DISCOVERIES,
    FEWEST,
    FIRST_PILE,
    MOST,
    QUIET_ROUNDS,
    REFUSAL,
    SETUP_COINS,
    SETUP_NUMBERS,
    SETUP_STEPS,
    SETUP_SYMBOLS,
    START,
)
from serai.games.eschnapur.cards import draw_number, draw_symbol, highest, size
from serai.games.eschnapur.components import NUMBER_CARDS, RESERVE_TOKENS, SQUARES, SYMBOL_CARDS
from serai.games.eschnapur.duel import locks_missing, settle
from serai.games.eschnapur.layout import (
    ACCEPT,
    ACTIVE,
    AWARDED,
    BANK_COINS,
    BANK_STEPS,
    BATCH_CARDS,
    BATCH_LEFT,
    BATCHES,
    BONUS,
    BUDDHA,
    BUY,
    COINS,
    COLOUR,
    DISCARD,
    DISCOVERED,
    DUEL,
    END,
    ENDED,
    FIRST,
    FLIP,
    FOUND,
    HALF,
    LOCK,
    LOCK_CARD,
    MOVE,
    NICHE,
    NUMBER_COUNT,
    NUMBER_DECK,
    NUMBERS,
    OFFER,
    OPEN,
    OVER,
    PASS,
    PHASE,
    PILE,
    PILE_COUNT,
    PLAYED,
    POINTS,
    QUIET,
    QUIET_END,
    REDEEM,
    REFUSE,
    RESERVE,
    SEATS,
    SQUARE,
    STEPS,
    SYMBOL_COUNT,
    SYMBOL_DECK,
    SYMBOL_POOL,
    TOKEN,
    TURNS,
    UP,
    WALK,
    WITHDRAW,
    Ints,
)
from serai.games.eschnapur.reserve import (
    accept,
    flip,
    offer,
    refuse,
    reserve_left,
    restocks,
    withdraw,
)
from serai.games.eschnapur.temple import open_niche, walk

SYMBOLS_AT: Final = SQUARES
NUMBERS_AT: Final = SYMBOLS_AT + SYMBOL_CARDS
RESERVE_AT: Final = NUMBERS_AT + NUMBER_CARDS
ALL_CARDS: Final = RESERVE_AT + RESERVE_TOKENS
"""Where each deck begins among all that is shuffled at set-up, and how much that is."""


@rule
def lay(row: Ints, place: int, things: Ints) -> None:
    """Lay things into a row from a place on; one array given to a part of another takes seconds to compile."""
    for at in range(len(things)):
        row[place + at] = things[at]


@rule
def deal(row: Ints, box: Ints, colours: Ints, decks: Ints, first: int) -> None:
    """Set up a game (E-S1 to E-S5) from its decks: discovery tokens, symbols, numbers, reserve tokens.

    Seat by seat the cards come off the decks; the first pile of reserve tokens lies before the second.
    """
    seats = len(colours)
    row[:] = 0
    row[SEATS], row[FIRST], row[ACTIVE] = seats, first, first
    row[BUDDHA] = row[NICHE] = row[UP] = row[UP + 1] = -1
    row[BANK_COINS], row[BANK_STEPS] = box[ALL_COINS], box[ALL_STEPS]
    lay(row, TOKEN, decks[:SYMBOLS_AT])  # E-S1
    lay(row, SYMBOL_DECK, decks[SYMBOLS_AT:NUMBERS_AT])
    row[SYMBOL_COUNT], row[SYMBOL_POOL] = SYMBOL_CARDS, box[ALL_SYMBOLS]
    lay(row, NUMBER_DECK, decks[NUMBERS_AT:RESERVE_AT])
    row[NUMBER_COUNT] = NUMBER_CARDS
    row[BATCHES], row[BATCH_LEFT], row[BATCH_CARDS] = 1, NUMBER_CARDS, (1 << NUMBER_CARDS + 1) - 2
    for seat in range(seats):
        row[COLOUR + seat] = colours[seat]
        row[SQUARE + seat] = box[START + colours[seat]]  # E-S2
        row[COINS + seat] = box[SETUP_COINS + seats - 3]  # E-S3
        row[STEPS + seat] = box[SETUP_STEPS]
        row[BANK_COINS] -= row[COINS + seat]
        row[BANK_STEPS] -= row[STEPS + seat]
        for _ in range(box[SETUP_SYMBOLS]):
            draw_symbol(row, seat)
        for _ in range(box[SETUP_NUMBERS]):
            draw_number(row, seat)
    height = box[FIRST_PILE]  # E-S4
    lay(row, PILE, decks[RESERVE_AT : RESERVE_AT + height])
    lay(row, PILE + RESERVE_TOKENS, decks[RESERVE_AT + height :])
    row[PILE_COUNT], row[PILE_COUNT + 1] = height, RESERVE_TOKENS - height
    begin_turn(row, box)


@rule
def begin_turn(row: Ints, box: Ints) -> None:
    """Begin a turn; a reserve action without two tokens is void and paid (E-A8)."""
    row[TURNS] += 1
    row[PHASE] = RESERVE
    if reserve_left(row) < 2:
        take_coins(row, box, row[ACTIVE], box[REFUSAL])
        row[PHASE] = WALK


@rule
def next_turn(row: Ints, box: Ints) -> None:
    """Pass the turn to the left."""
    row[ACTIVE] = (row[ACTIVE] + 1) % row[SEATS]
    begin_turn(row, box)


@rule
def finish(row: Ints, box: Ints, reason: int) -> None:
    """End the game and score most and fewest discoveries, shared among those tied (E-Z2)."""
    seats = row[SEATS]
    most, fewest, richest, poorest = -1, SQUARES + 1, 0, 0
    for seat in range(seats):
        found = size(row[FOUND + seat])
        if found > most:
            most, richest = found, 0
        if found < fewest:
            fewest, poorest = found, 0
        richest += found == most
        poorest += found == fewest
    for seat in range(seats):
        found = size(row[FOUND + seat])
        if found == most:
            row[BONUS + seat] += box[MOST] // richest
        if found == fewest:
            row[BONUS + seat] -= box[FEWEST] // poorest
        row[POINTS + seat] += row[BONUS + seat]
    row[ENDED] = reason
    row[PHASE] = OVER


@rule
def winners(row: Ints) -> int:
    """Return the set of seats that win: most points, then the highest number card in hand (E-Z3)."""
    best, best_card, found = -(1 << HALF), -1, 0
    for seat in range(row[SEATS]):
        points, card = row[POINTS + seat], highest(row[NUMBERS + seat])
        if points > best or (points == best and card > best_card):
            best, best_card, found = points, card, 0
        if points == best and card == best_card:
            found |= 1 << seat
    return found


@rule
def to_shuffle(row: Ints, move: Ints, order: Ints) -> int:
    """Write what a move will shuffle, in rising order, and return how much it is."""
    kind, what, count = move[0], move[1], 0
    if kind == FLIP and restocks(row):  # E-B3
        for token in range(RESERVE_TOKENS):
            if row[DISCARD] >> token & 1:
                order[count] = token
                count += 1
    elif kind == LOCK_CARD and locks_missing(row) == 1:  # E-D7
        played = 1 << what
        for seat in range(row[SEATS]):
            played |= 1 << row[LOCK + seat]
        for card in range(1, PASS):
            if played >> card & 1:
                order[count] = card
                count += 1
    return count


@rule
def apply(row: Ints, box: Ints, seat: int, move: Ints, order: Ints) -> None:
    """Play a legal move of a seat; `order` is that of what `to_shuffle` names."""
    kind, what, how = move[0], move[1], move[2]
    row[PLAYED] += 1
    if kind == BUY:
        buy(row, box, seat, what)
    elif kind == REDEEM:
        redeem(row, seat, what, how)
    elif kind == FLIP:
        flip(row, what >> 1, what & 1, order)
    elif kind == OFFER:
        offer(row, seat, what & 1, what >> 1, how)
    elif kind == WITHDRAW:
        withdraw(row, seat, what)
    elif kind == ACCEPT:
        accept(row, box, what, how)
    elif kind == REFUSE:
        refuse(row, box)
    elif kind == MOVE:
        walk(row, what, how)
    elif kind == OPEN:
        row[QUIET] = 0
        open_niche(row, box)
    elif kind == END:
        row[QUIET] += 1
        if row[QUIET] == box[QUIET_ROUNDS] * row[SEATS]:
            finish(row, box, QUIET_END)  # E-Z4
        else:
            next_turn(row, box)
    else:
        row[LOCK + seat] = what
        if locks_missing(row) == 0:
            settle(row, box, order)
            if row[AWARDED] >= box[DISCOVERIES]:
                finish(row, box, DISCOVERED)  # E-Z1
            else:
                next_turn(row, box)


@rule
def awaits(row: Ints, seat: int) -> bool:
    """Tell whether the game cannot go on without a move of this seat."""
    if row[PHASE] == DUEL:
        return row[LOCK + seat] == 0  # type: ignore[no-any-return]
    return row[PHASE] < OVER and row[ACTIVE] == seat  # type: ignore[no-any-return]
