"""From the numbers of a row to the words of the game, and back."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence

from serai.games.eschnapur.components import COLOURS, NUMBER_CARDS, Colour, Components
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

Code = tuple[int, int, int]
"""A move as the compiled rules read it: kind, what, how."""


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
