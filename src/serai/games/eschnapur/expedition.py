"""A game of Eschnapur as an immutable value: a thin layer over the compiled rules."""

from __future__ import annotations

import threading
from collections.abc import Hashable, Mapping, Sequence
from typing import ClassVar, TypeAlias

import numpy as np
from numpy.typing import NDArray

from serai.games.compiled import announce
from serai.games.contract import BadOptions, Event, Outcome, Seat
from serai.games.dealing import Dealing
from serai.games.eschnapur import kernel, layout, listing, position, position_parser
from serai.games.eschnapur.box import box_of
from serai.games.eschnapur.codec import (
    ENDINGS,
    PHASES,
    Phase,
    code_of,
    colours_in,
    moves_of,
    numbers_in,
    price_in,
    tokens_in,
)
from serai.games.eschnapur.components import (
    COLOURS,
    NUMBER_CARDS,
    RESERVE_TOKENS,
    SQUARES,
    Colour,
    Components,
    components_of,
)
from serai.games.eschnapur.events import dealt, happened
from serai.games.eschnapur.moves import TOKENS, Move, Price
from serai.games.eschnapur.options import Options
from serai.games.eschnapur.refusal import refusal
from serai.games.eschnapur.view import View, view_of

Orders: TypeAlias = Mapping[str, Sequence[int]]
"""The order of every deck by the label of its shuffle. Symbol cards are numbers of colours, tokens are their
places in the box; the next one comes first. ``first player`` holds one seat."""


class _Scratch(threading.local):
    """Room for a list of moves and an order, one a thread."""

    def __init__(self) -> None:
        self.moves = np.zeros((listing.MOST_MOVES, 3), dtype=np.int64)
        self.order = np.zeros(RESERVE_TOKENS, dtype=np.int64)


_scratch = _Scratch()


class Expedition:
    """One game: who has what, what lies where, whose turn it is. Playing gives a new one.

    Several seats `may_act` at once, but the game waits only for those `awaited`. `legal_moves`
    lists offers and redemptions within bounds (see `listing`); `play` takes all that the rules allow.

    >>> game, events = Expedition.start(Options(), 3, Dealing.seeded("a first look"))
    >>> game.phase, game.active, game.symbols[game.active], game.numbers[game.active]
    ('reserve', 2, ('yellow',), (8, 10))
    >>> game, events = game.play(2, Move.parse("flip 1 2"))
    >>> events[0].kind, events[0].facts["a"], events[0].facts["b"]
    ('flip', '1m:5', '3c:4')
    """

    __slots__ = ("_chance", "_row", "box", "components", "options", "orders")

    name: ClassVar[str] = "eschnapur"
    rules: ClassVar[int] = 1
    limit: ClassVar[int] = 6000  # offers can be changed for ever; a lively game needs some hundred moves
    seat_counts: ClassVar[range] = range(3, 6)
    options_type: ClassVar[type[Options]] = Options
    view_type: ClassVar[type[View]] = View
    player_view_type: ClassVar[type[View]] = View

    def __init__(
        self, options: Options, chance: Dealing | Orders, here: layout.Ints, orders: Mapping[str, tuple[int, ...]]
    ) -> None:
        """Wrap a row of the kernel, which must not change any more."""
        here.flags.writeable = False
        self._row = here
        self._chance = chance
        self.options = options
        self.orders = orders
        """The order of every deck shuffled so far, as a record keeps them."""
        self.box: NDArray[np.int64] = box_of(options)
        self.components: Components = components_of(options.components)

    @classmethod
    def start(cls, options: Options, seats: int, dealing: Dealing) -> tuple[Expedition, tuple[Event, ...]]:
        """Shuffle and deal a new game (E-S1 to E-S5)."""
        return cls._dealt(options, seats, dealing)

    @classmethod
    def from_deal(cls, options: Options, seats: int, orders: Orders) -> tuple[Expedition, tuple[Event, ...]]:
        """Set up a game from explicit orders (see `Orders`), those of later shuffles included.

        The deal needs ``discovery``, ``symbols`` and ``numbers`` (each seat's cards in turn, then the deck),
        ``reserve`` (the first pile, then the second) and ``first player``; play needs ``duel 1/numbers`` and
        ``reserve/2``, both counted on, when a duel or an empty reserve shuffles.
        """
        return cls._dealt(options, seats, orders)

    @classmethod
    def _dealt(cls, options: Options, seats: int, chance: Dealing | Orders) -> tuple[Expedition, tuple[Event, ...]]:
        if seats not in cls.seat_counts:
            raise ValueError(f"Eschnapur is played by 3 to 5, not by {seats}.")
        announce()
        box, cards = box_of(options), components_of(options.components).symbol_cards
        colours = [COLOURS.index(colour) for colour in options.colours_of(seats)]
        symbols = [at for at, colour in enumerate(COLOURS) for _ in range(cards[colour])]
        orders = {
            "discovery": _shuffled(chance, "discovery", range(SQUARES)),
            "symbols": _shuffled(chance, "symbols", symbols),
            "numbers": _shuffled(chance, "numbers", range(1, NUMBER_CARDS + 1)),
            "reserve": _shuffled(chance, "reserve", range(RESERVE_TOKENS)),
            "first player": (_picked(chance, "first player", seats),),
        }
        decks = np.concatenate([orders[label] for label in ("discovery", "symbols", "numbers", "reserve")])
        here = np.zeros(layout.PLACES, dtype=np.int64)
        kernel.deal(here, box, np.array(colours, dtype=np.int64), decks, orders["first player"][0])
        game = cls(options, chance, here, orders)
        return game, dealt(game)

    @classmethod
    def check_options(cls, options: Options, seats: int) -> None:
        """Refuse a box of one's own, which is for one's own machine, and colours that do not suit the seats (E-S2)."""
        if options.components:
            raise BadOptions("components")
        try:
            options.colours_of(seats)
        except ValueError as fault:
            raise BadOptions("colours", str(fault)) from fault

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read a move from its notation."""
        return Move.parse(text)

    @classmethod
    def from_text(cls, text: str, dealing: Dealing | None = None, components: str = "") -> Expedition:
        """Read a whole game from its text; later shuffles come from the dealing, or else as the text determines.

        A game with a box of one's own needs the text of its components file, of which the line has a digest only.

        >>> game, _ = Expedition.start(Options(), 3, Dealing.seeded("a first look"))
        >>> game.view(2).text()
        '1-5/unlimited/stays/18 reserve@2 2/1/0/0/0 R;S0;0;20;2;.?1;.?2;-;-;- Y;S1;0;20;2;.?1;.?2;-;-;-
         G;S2;0;20;2;.Y;.8,10;-;-;- ?,?,?,?,?,?,?,?,?,?,?,?,?,?,? - - ?17. ?24 ?18.|?17. -'
        >>> again = Expedition.from_text(game.text())
        >>> again.legal_moves(2) == game.legal_moves(2), again.numbers
        (True, ((24, 27), (3, 23), (8, 10)))
        """
        announce()
        options, here = position_parser.parse_game(text, components)
        return cls(options, dealing or Dealing.seeded(text), here, {})

    @property
    def row(self) -> layout.Ints:
        """The kernel's row, read-only; it holds everything hidden and is not for players."""
        return self._row

    def at(self, place: int) -> int:
        """Return the number at a place of the row."""
        return int(self._row[place])

    def by_seat(self, place: int) -> tuple[int, ...]:
        """Return the numbers of all seats that begin at a place of the row."""
        return tuple(self._row[place : place + self.seats].tolist())

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self._row[layout.SEATS])

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
        names, empty = self.components.discovery_names, self.at(layout.EMPTY)
        return {
            square: names[self.at(layout.TOKEN + at)]
            for at, square in enumerate(self.components.squares)
            if not empty >> at & 1
        }

    @property
    def symbol_deck(self) -> tuple[Colour, ...]:
        """The symbol cards of the deck, next first."""
        cards = self._row[layout.SYMBOL_DECK : layout.SYMBOL_DECK + self.at(layout.SYMBOL_COUNT)]
        return tuple(COLOURS[colour] for colour in cards)

    @property
    def number_deck(self) -> tuple[int, ...]:
        """The number cards of the deck, next first."""
        return tuple(self._row[layout.NUMBER_DECK : layout.NUMBER_DECK + self.at(layout.NUMBER_COUNT)].tolist())

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
        price = price_in(self.at(layout.MONEY + at), self.at(layout.GOODS + at))
        return None if price == Price() else price

    def may_act(self) -> frozenset[Seat]:
        """Return who may act now: all who have a legal move, in or out of turn; nobody at the end."""
        here, moves = self._row.copy(), _scratch.moves
        return frozenset(seat for seat in range(self.seats) if listing.list_moves(here, self.box, seat, moves))

    def awaited(self) -> frozenset[Seat]:
        """Return who must act before the game goes on: the active seat, or those who owe the duel a card."""
        here = self._row.copy()
        return frozenset(seat for seat in range(self.seats) if kernel.awaits(here, seat))

    def invited(self) -> frozenset[Seat]:
        """Return who may want to bid before the active player decides (E-A2)."""
        return self.may_act() - self.awaited() if self.phase == "offers" else frozenset()

    def concerned(self, before: Expedition) -> frozenset[Seat]:
        """Return the bidders whom the last step may have outbid, and everybody invited when tokens have come up."""
        if self.scene() != before.scene():
            return self.invited()
        return frozenset(seat for seat in self.invited() if self._rivalled(seat, before))

    def _rivalled(self, seat: Seat, before: Expedition) -> bool:
        """Tell whether somebody's new offer for a token names something that the offer of a seat for it does not."""
        for token in TOKENS:
            own = self.offer(seat, token)
            for other in range(self.seats):
                price = self.offer(other, token)
                fresh = other != seat and price != before.offer(other, token)
                if fresh and own is not None and price is not None and not price.within(own):
                    return True
        return False

    def scene(self) -> Hashable:
        """Return the turn and its part: what others do meanwhile does not change what a move in it means."""
        return self.at(layout.TURNS), self.at(layout.PHASE)

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        """Return the legal moves of a seat in a fixed order, offers and redemptions within bounds."""
        return moves_of(listing.list_moves, self._row, self.box, seat, self.components)

    def listed_moves(self, seat: Seat) -> Sequence[Move]:
        """Return the legal moves of a seat but for its offers, which are composed freely (E-A2)."""
        return moves_of(listing.list_short, self._row, self.box, seat, self.components)

    def play(self, seat: Seat, move: Move) -> tuple[Expedition, tuple[Event, ...]]:
        """Return the game after a move and what happened, or raise `IllegalMove` and change nothing."""
        if seat not in range(self.seats):
            raise ValueError(f"this game has seats 0 to {self.seats - 1}, not {seat!r}.")
        why = refusal(self, seat, move)
        if why is not None:
            raise why.about(move, self.view(seat))
        code = code_of(move, self.at(layout.HELD + seat), self.colours, self.components)
        here, order, coded = self._row.copy(), _scratch.order, np.array(code, dtype=np.int64)
        count = kernel.to_shuffle(here, coded, order)
        orders = self.orders
        if count:
            label = self._label(code[0])
            orders = {**orders, label: _shuffled(self._chance, label, order[:count].tolist())}
            order[:count] = orders[label]
        kernel.apply(here, self.box, seat, coded, order)
        after = Expedition(self.options, self._chance, here, orders)
        return after, happened(self, seat, move, after)

    def _label(self, kind: int) -> str:
        """Name the shuffle that a move makes: the duels and the piles are counted from 1."""
        if kind == layout.FLIP:
            return f"reserve/{self.at(layout.RESTOCKS) + 2}"
        return f"duel {self.at(layout.DUELS)}/numbers"

    def view(self, seat: Seat | None) -> View:
        """Return what a seat may know (E-K1); ``None`` is a spectator."""
        return view_of(self, seat)

    def player_view(self, seat: Seat) -> View:
        """Return what a player of a seat is asked with: all that the seat may know."""
        return view_of(self, seat)

    def text(self) -> str:
        """Return the whole game in one line (see `position`); `from_text` reads it again."""
        return position.game_text(self)

    def round_results(self) -> tuple[tuple[int, ...], ...]:
        """Return the points of the game once it has ended: it is one round."""
        return (self.points,) if self.ended else ()

    def winners(self) -> tuple[Seat, ...]:
        """Return the seats that have won (E-Z3), none while the game goes on."""
        found = int(kernel.winners(self._row.copy())) if self.ended else 0
        return tuple(seat for seat in range(self.seats) if found >> seat & 1)

    def outcome(self) -> Outcome | None:
        """Return who won with how many points and why it ended, or ``None`` while the game goes on."""
        return Outcome(self.winners(), self.points, self.ended) if self.ended else None

    def __eq__(self, other: object) -> bool:
        """Tell whether the same has happened in two games, whatever their chance has in store."""
        return (
            isinstance(other, Expedition)
            and self.options == other.options
            and self.orders == other.orders
            and bool(np.array_equal(self._row, other._row))
        )

    def __hash__(self) -> int:
        return hash((self._row.tobytes(), self.options))

    def __repr__(self) -> str:
        state = self.ended or f"{self.phase} of seat {self.active}"
        return f"<Expedition of {self.seats}, turn {self.at(layout.TURNS)}, {state}, points {self.points}>"


def _shuffled(chance: Dealing | Orders, label: str, items: Sequence[int]) -> tuple[int, ...]:
    """Return the items in the order that chance has for a label."""
    if isinstance(chance, Dealing):
        return tuple(chance.shuffle(label, items))
    order = tuple(chance.get(label, ()))
    if sorted(order) != sorted(items):
        raise ValueError(
            f"the order {label!r} must hold {list(items)}, each as often as here, in any order; it is {list(order)}."
        )
    return order


def _picked(chance: Dealing | Orders, label: str, count: int) -> int:
    """Return the number below `count` that chance has for a label."""
    if isinstance(chance, Dealing):
        return chance.pick(label, count)
    picked = tuple(chance.get(label, ()))
    if len(picked) != 1 or picked[0] not in range(count):
        raise ValueError(f"the order {label!r} must hold one seat from 0 to {count - 1}; it is {list(picked)}.")
    return picked[0]
