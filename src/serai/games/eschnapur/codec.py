"""From the numbers of a row to the words of the game, and back."""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

import numpy as np

from serai.games.eschnapur import layout
from serai.games.eschnapur.components import (
    COLOURS,
    NUMBER_CARDS,
    RESERVE_TOKENS,
    SQUARES,
    SYMBOL_CARDS,
    Colour,
    Components,
)
from serai.games.eschnapur.layout import (
    ACCEPT,
    BUY,
    END,
    FLIP,
    GOODS,
    HALF,
    LANE,
    LANE_BITS,
    LOCK_CARD,
    LOW,
    MONEY,
    MOST_SEATS,
    MOVE,
    OFFER,
    OPEN,
    PASS,
    REDEEM,
    REFUSE,
    SQUARE,
    WITHDRAW,
    Ints,
)
from serai.games.eschnapur.listing import MOST_MOVES
from serai.games.eschnapur.moves import (
    CARDS,
    THINGS,
    TOKENS,
    Accept,
    Buy,
    Duel,
    End,
    Flip,
    Move,
    Offer,
    Open,
    Price,
    Redeem,
    Refuse,
    Walk,
    Withdraw,
    in_order,
)

if TYPE_CHECKING:
    from serai.games.eschnapur.view import View

Code: TypeAlias = tuple[int, int, int]
"""A move as the compiled rules read it: kind, what, how."""
Lister: TypeAlias = Callable[[Ints, Ints, int, Ints], int]
"""A compiled function that writes the moves of a seat: `listing.list_moves` or `listing.list_short`."""
Phase: TypeAlias = Literal["reserve", "offers", "walk", "duel", "over"]

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
ENDINGS: Final = (None, "discoveries", "quiet")
UNKNOWN: Final = -1
"""In the row of a view, a card or token whose face is hidden."""


class _Scratch(threading.local):
    """Room for a list of moves, one a thread."""

    def __init__(self) -> None:
        self.moves = np.zeros((MOST_MOVES, 3), dtype=np.int64)


_scratch = _Scratch()


@functools.lru_cache(maxsize=1 << 12)  # few handfuls, asked for over and over
def colours_in(symbols: int) -> tuple[Colour, ...]:
    """Return the symbol cards of a handful by colour.

    >>> colours_in(0x00102)
    ('red', 'red', 'green')
    """
    return tuple(colour for at, colour in enumerate(COLOURS) for _ in range(symbols >> LANE_BITS * at & LANE))


def symbols_of(colours: Iterable[Colour]) -> int:
    """Return the handful of symbol cards of some colours."""
    return sum(1 << LANE_BITS * COLOURS.index(colour) for colour in colours)


@functools.lru_cache(maxsize=1 << 12)
def numbers_in(cards: int) -> tuple[int, ...]:
    """Return the number cards of a set, lowest first.

    >>> numbers_in(1 << 17 | 1 << 4)
    (4, 17)
    """
    return tuple(card for card in range(1, NUMBER_CARDS + 1) if cards >> card & 1)


def number_set(cards: Iterable[int]) -> int:
    """Return the set of some number cards."""
    return sum(1 << card for card in cards)


def members(tokens: int) -> tuple[int, ...]:
    """Return the members of a set of tokens, in rising order."""
    return tuple(at for at in range(tokens.bit_length()) if tokens >> at & 1)


@functools.lru_cache(maxsize=1 << 12)
def tokens_in(tokens: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of the reserve tokens of a set, in the order of print."""
    return in_order([names[at] for at in members(tokens)])


@functools.lru_cache(maxsize=1 << 14)
def price_in(money: int, goods: int) -> Price:
    """Return the price that an offer's two numbers name."""
    return Price(money & LOW, money >> HALF, colours_in(goods >> HALF), numbers_in(goods & LOW))


def price_code(price: Price) -> tuple[int, int]:
    """Return the two numbers, money and goods, of a price."""
    goods = symbols_of(price.symbols) << HALF | sum(1 << card for card in price.numbers)
    return price.coins | price.steps << HALF, goods


def pick_tokens(names: Iterable[str], held: int, all_names: Sequence[str]) -> int:
    """Return the set of held tokens with these names, each the first of its kind that is left."""
    chosen = 0
    for name in names:
        chosen |= 1 << next(at for at in members(held & ~chosen) if all_names[at] == name)
    return chosen


def move_of(code: Code, row: Ints, seat: int, colours: Sequence[Colour], box: Components) -> Move:
    """Return the move of a seat that a code stands for in a game's row, or in what the seat knows of it."""
    kind, what, how = code
    if kind == BUY:
        return Buy(THINGS[what])
    if kind == REDEEM:
        return Redeem(tokens_in(what, box.reserve_names), (CARDS[how == 2], CARDS[how > 0]))
    if kind == FLIP:
        return Flip((what >> 1) + 1, (what & 1) + 1)
    if kind == OFFER:
        return Offer(TOKENS[what & 1], price_in(what >> 1, how))
    if kind == WITHDRAW:
        return Withdraw(TOKENS[what])
    if kind == ACCEPT:
        place = what * MOST_SEATS + how
        return Accept(TOKENS[what], colours[how], price_in(int(row[MONEY + place]), int(row[GOODS + place])))
    if kind == MOVE:
        return Walk(box.routes[box.squares[row[SQUARE + seat]], box.squares[what]])
    if kind == LOCK_CARD:
        return Duel(None if what == PASS else what)
    return {REFUSE: Refuse(), OPEN: Open(), END: End()}[kind]


def code_of(move: Move, held: int, colours: Sequence[Colour], box: Components) -> Code:
    """Return the code of a move that the rules allow; `held` are the mover's reserve tokens."""
    match move:
        case Buy(thing):
            return BUY, THINGS.index(thing), 0
        case Redeem(tokens, cards):
            return REDEEM, pick_tokens(tokens, held, box.reserve_names), cards.count("number")
        case Flip(first, second):
            return FLIP, 2 * (first - 1) + second - 1, 0
        case Offer(token, price):
            money, goods = price_code(price)
            return OFFER, TOKENS.index(token) | money << 1, goods
        case Withdraw(token):
            return WITHDRAW, TOKENS.index(token), 0
        case Accept(token, buyer):
            return ACCEPT, TOKENS.index(token), colours.index(buyer)
        case Walk(path):
            return MOVE, box.squares.index(path[-1]), len(path)
        case Duel(card):
            return LOCK_CARD, card or PASS, 0
        case Refuse():
            return REFUSE, 0, 0
        case Open():
            return OPEN, 0, 0
        case End():
            return END, 0, 0
    raise AssertionError(f"{move!r} has been allowed, so it is a move")


def moves_of(lister: Lister, row: Ints, box: Ints, seat: int, components: Components) -> tuple[Move, ...]:
    """Return the moves that a lister finds for a seat in a game's row, or in what the seat knows of it."""
    moves = _scratch.moves
    found = lister(row.copy(), box, seat, moves)
    colours = [COLOURS[colour] for colour in row[layout.COLOUR : layout.COLOUR + row[layout.SEATS]]]
    codes = moves[:found].tolist()
    return tuple(move_of((kind, what, how), row, seat, colours, components) for kind, what, how in codes)


def token_of(name: str, all_names: Sequence[str], taken: int = 0) -> int:
    """Return the first token of a name that is not taken."""
    for token, other in enumerate(all_names):
        if other == name and not taken >> token & 1:
            return token
    raise ValueError(f"there is no token {name!r} (left) in this box: is the table's components file another one?")


def token_set(names: Iterable[str], all_names: Sequence[str], taken: int = 0) -> int:
    """Return a set of tokens with these names, each the first of its kind that is not taken."""
    found = 0
    for name in names:
        found |= 1 << token_of(name, all_names, taken | found)
    return found


def row_of_view(view: View, seat: int, components: Components) -> Ints:
    """Return the row of a game as far as a seat's view tells it without its memory, the rest blank or `UNKNOWN`."""
    row = np.zeros(layout.PLACES, dtype=np.int64)
    squares, names = components.squares, components.reserve_names
    row[layout.SEATS], row[layout.FIRST], row[layout.ACTIVE] = len(view.colours), view.first, view.active
    row[layout.PHASE], row[layout.TURNS], row[layout.PLAYED] = PHASES.index(view.phase), view.turns, view.played
    row[layout.QUIET], row[layout.AWARDED], row[layout.ENDED] = view.quiet, view.awarded, ENDINGS.index(view.ended)
    row[layout.BUDDHA] = -1 if view.buddha is None else view.buddha
    if view.bank is not None:
        row[layout.BANK_COINS], row[layout.BANK_STEPS] = view.bank
    row[layout.UP : layout.UP + 2] = UNKNOWN
    for at, token in enumerate(view.tokens):
        row[layout.UP + at], row[layout.FROM + at] = token_of(token.name, names), token.pile - 1
    row[layout.NICHE] = squares.index(view.duel.niche) if view.duel else -1
    row[layout.TOKEN : layout.TOKEN + SQUARES] = UNKNOWN
    for at, square in enumerate(squares):
        if square not in view.niches:
            row[layout.EMPTY] |= 1 << at
        elif (shown := view.niches[square]) is not None:
            row[layout.FACE_UP] |= 1 << at
            row[layout.TOKEN + at] = token_of(shown, components.discovery_names)
    row[layout.DISCARD] = token_set(view.discard, names)
    for other, colour in enumerate(view.colours):
        row[layout.COLOUR + other], row[layout.SQUARE + other] = (
            COLOURS.index(colour),
            squares.index(view.squares[other]),
        )
        row[layout.COINS + other], row[layout.STEPS + other] = view.coins[other], view.steps[other]
        row[layout.POINTS + other] = view.points[other]
        row[layout.HELD + other] = token_set(view.reserve[other], names)
        row[layout.FOUND + other] = token_set(view.discoveries[other], components.discovery_names)
        if view.duel and view.duel.locked[other]:
            row[layout.LOCK + other] = view.duel.own or PASS if other == seat else PASS
    row[layout.SYMBOLS + seat] = symbols_of(view.symbols or ())
    row[layout.NUMBERS + seat] = number_set(view.numbers or ())
    for offer in view.offers:
        place = TOKENS.index(offer.token) * MOST_SEATS + offer.seat
        price = Price(offer.coins, offer.steps, offer.symbols, offer.numbers)
        row[layout.MONEY + place], row[layout.GOODS + place] = price_code(price)
    row[layout.SYMBOL_COUNT], row[layout.NUMBER_COUNT] = view.symbol_deck, view.number_deck
    row[layout.SYMBOL_DECK : layout.SYMBOL_DECK + SYMBOL_CARDS] = UNKNOWN
    row[layout.NUMBER_DECK : layout.NUMBER_DECK + NUMBER_CARDS] = UNKNOWN
    row[layout.PILE_COUNT : layout.PILE_COUNT + 2] = view.piles
    row[layout.PILE : layout.PILE + 2 * RESERVE_TOKENS] = UNKNOWN
    return row
