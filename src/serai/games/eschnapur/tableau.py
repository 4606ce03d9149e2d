"""What lies on the table of Eschnapur, and in whose hands: the kernel's row, read in the words of the game."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from serai.games.contract import Seat
from serai.games.eschnapur import kernel, layout
from serai.games.eschnapur.box import box_of
from serai.games.eschnapur.codec import ENDINGS, PHASES, Phase, colours_in, numbers_in, price_in, tokens_in
from serai.games.eschnapur.components import COLOURS, Colour, Components, components_of
from serai.games.eschnapur.moves import Price
from serai.games.eschnapur.options import Options


class Tableau:
    """Everything there is, hidden things included."""

    __slots__ = ("_places", "_row", "box", "components", "options", "seats")

    def __init__(self, options: Options, here: layout.Ints) -> None:
        """Wrap a row of the kernel, which must not change any more."""
        here.flags.writeable = False
        self._row = here
        self._places: tuple[int, ...] = tuple(here.tolist())  # read many times, faster than an array
        self.options = options
        self.seats = self._places[layout.SEATS]
        """How many play."""
        self.box: NDArray[np.int64] = box_of(options)
        self.components: Components = components_of(options.components)

    @property
    def row(self) -> layout.Ints:
        """The kernel's row, read-only; it holds everything hidden and is not for players."""
        return self._row

    def at(self, place: int) -> int:
        """Return the number at a place of the row."""
        return self._places[place]

    def by_seat(self, place: int) -> tuple[int, ...]:
        """Return the numbers of all seats that begin at a place of the row."""
        return self._places[place : place + self.seats]

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colour of each seat (E-S2)."""
        return tuple(COLOURS[colour] for colour in self.by_seat(layout.COLOUR))

    @property
    def active(self) -> Seat:
        """The seat whose turn it is."""
        return self.at(layout.ACTIVE)

    @property
    def phase(self) -> Phase:
        """The part of the turn: reserve, offers, walk, duel; over at the end."""
        return PHASES[self.at(layout.PHASE)]

    @property
    def ended(self) -> str | None:
        """Why the game has ended: ``discoveries`` (E-Z1) or ``quiet`` (E-Z4); ``None`` while it goes on."""
        return ENDINGS[self.at(layout.ENDED)]

    @property
    def coins(self) -> tuple[int, ...]:
        """The coins of each seat."""
        return self.by_seat(layout.COINS)

    @property
    def steps(self) -> tuple[int, ...]:
        """The movement tokens of each seat."""
        return self.by_seat(layout.STEPS)

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat; at the end with what it adds (E-Z2)."""
        return self.by_seat(layout.POINTS)

    @property
    def symbols(self) -> tuple[tuple[Colour, ...], ...]:
        """The symbol cards of each seat."""
        return tuple(colours_in(cards) for cards in self.by_seat(layout.SYMBOLS))

    @property
    def numbers(self) -> tuple[tuple[int, ...], ...]:
        """The number cards of each seat, locked ones included."""
        return tuple(numbers_in(cards) for cards in self.by_seat(layout.NUMBERS))

    @property
    def reserve(self) -> tuple[tuple[str, ...], ...]:
        """The names of each seat's reserve tokens, dearest first."""
        return tuple(tokens_in(tokens, self.components.reserve_names) for tokens in self.by_seat(layout.HELD))

    @property
    def squares(self) -> tuple[str, ...]:
        """Where each explorer stands."""
        return tuple(self.components.squares[square] for square in self.by_seat(layout.SQUARE))

    @property
    def locked(self) -> tuple[bool, ...]:
        """Who has locked a card for the duel."""
        return tuple(card > 0 for card in self.by_seat(layout.LOCK))

    @property
    def buddha(self) -> Seat | None:
        """Who holds the Buddha (E-H1), or ``None``."""
        return self.at(layout.BUDDHA) if self.at(layout.BUDDHA) >= 0 else None

    @property
    def niches(self) -> dict[str, str]:
        """The discovery tokens in their niches, by square; those face down are hidden from everybody."""
        names, squares, empty = self.components.discovery_names, self.components.squares, self.at(layout.EMPTY)
        tokens = self._places[layout.TOKEN : layout.TOKEN + len(squares)]
        pairs = enumerate(zip(squares, tokens, strict=True))
        return {square: names[token] for at, (square, token) in pairs if not empty >> at & 1}

    @property
    def symbol_deck(self) -> tuple[Colour, ...]:
        """The symbol cards of the deck, next first."""
        cards = self._places[layout.SYMBOL_DECK : layout.SYMBOL_DECK + self.at(layout.SYMBOL_COUNT)]
        return tuple([COLOURS[colour] for colour in cards])

    @property
    def number_deck(self) -> tuple[int, ...]:
        """The number cards of the deck, next first."""
        return tuple(self._places[layout.NUMBER_DECK : layout.NUMBER_DECK + self.at(layout.NUMBER_COUNT)])

    @property
    def piles(self) -> tuple[int, int]:
        """The heights of the two piles of reserve tokens."""
        return self.at(layout.PILE_COUNT), self.at(layout.PILE_COUNT + 1)

    @property
    def discard(self) -> tuple[str, ...]:
        """The reserve tokens that were redeemed, until they are shuffled again (E-B3)."""
        return tokens_in(self.at(layout.DISCARD), self.components.reserve_names)

    @property
    def bank(self) -> tuple[int, int] | None:
        """The coins and movement tokens of a limited bank; ``None`` where it never runs out (E-C5)."""
        return (self.at(layout.BANK_COINS), self.at(layout.BANK_STEPS)) if self.options.bank == "limited" else None

    @property
    def up(self) -> tuple[str, ...]:
        """The names of tokens A and B while they are up for sale."""
        tokens = (self.at(layout.UP), self.at(layout.UP + 1))
        return tuple(self.components.reserve_names[token] for token in tokens if token >= 0)

    def offer(self, seat: Seat, token: str) -> Price | None:
        """Return what a seat offers for token A or B, or ``None``."""
        at = "AB".index(token) * layout.MOST_SEATS + seat
        money, goods = self.at(layout.MONEY + at), self.at(layout.GOODS + at)
        return price_in(money, goods) if money or goods else None

    def winners(self) -> tuple[Seat, ...]:
        """Return the seats that have won (E-Z3), none while the game goes on."""
        found = int(kernel.winners(self._row.copy())) if self.ended else 0
        return tuple(seat for seat in range(self.seats) if found >> seat & 1)
