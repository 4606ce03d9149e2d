"""A game of Eschnapur as an immutable value: a thin layer over the compiled rules."""

from __future__ import annotations

import threading
from collections.abc import Hashable, Mapping, Sequence
from typing import ClassVar

import numpy as np

from serai.games.compiled import announce
from serai.games.contract import BadOptions, Event, Outcome, Seat
from serai.games.dealing import Dealing
from serai.games.eschnapur import kernel, layout, listing, position, position_parser
from serai.games.eschnapur.box import box_of
from serai.games.eschnapur.codec import code_of, moves_of
from serai.games.eschnapur.components import COLOURS, NUMBER_CARDS, RESERVE_TOKENS, SQUARES, components_of
from serai.games.eschnapur.events import dealt, happened
from serai.games.eschnapur.imagining import imagined_text
from serai.games.eschnapur.moves import TOKENS, Move
from serai.games.eschnapur.options import Options
from serai.games.eschnapur.orders import Orders, picked_seat, shuffled
from serai.games.eschnapur.refusal import refusal
from serai.games.eschnapur.tableau import Tableau
from serai.games.eschnapur.view import View, public_view, seat_view


class _Scratch(threading.local):
    """Room for a list of moves and an order, one a thread."""

    def __init__(self) -> None:
        self.moves = np.zeros((listing.MOST_MOVES, 3), dtype=np.int64)
        self.order = np.zeros(RESERVE_TOKENS, dtype=np.int64)


_scratch = _Scratch()


class Expedition(Tableau):
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

    __slots__ = ("_acting", "_chance", "_public", "orders")

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
        super().__init__(options, here)
        self._public: View | None = None
        self._acting: frozenset[Seat] | None = None
        self._chance = chance
        self.orders = orders
        """The order of every deck shuffled so far, as a record keeps them."""

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
            "discovery": shuffled(chance, "discovery", range(SQUARES)),
            "symbols": shuffled(chance, "symbols", symbols),
            "numbers": shuffled(chance, "numbers", range(1, NUMBER_CARDS + 1)),
            "reserve": shuffled(chance, "reserve", range(RESERVE_TOKENS)),
            "first player": (picked_seat(chance, "first player", seats),),
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

    @classmethod
    def imagine(cls, view: View, dealing: Dealing) -> Expedition:
        """Return a game with this view of its seat; what the seat cannot know comes from the dealing.

        >>> game, _ = Expedition.start(Options(), 3, Dealing.seeded("a first look"))
        >>> other = Expedition.imagine(game.view(2), Dealing.seeded("another world"))
        >>> other.view(2) == game.view(2), game.numbers, other.numbers
        (True, ((24, 27), (3, 23), (8, 10)), ((1, 18), (17, 30), (8, 10)))
        """
        announce()
        _, here = position_parser.parse_game(imagined_text(view, dealing), view.options.components)
        return cls(view.options, dealing, here, {})

    def may_act(self) -> frozenset[Seat]:
        """Return who may act now: all who have a legal move, in or out of turn; nobody at the end."""
        if self._acting is None:
            here, moves = self._row.copy(), _scratch.moves
            acting = (seat for seat in range(self.seats) if listing.list_moves(here, self.box, seat, moves))
            self._acting = frozenset(acting)
        return self._acting

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
        self._public = None  # whoever plays on seldom looks back, and tables keep many states
        here, order, coded = self._row.copy(), _scratch.order, np.array(code, dtype=np.int64)
        count = kernel.to_shuffle(here, coded, order)
        orders = self.orders
        if count:
            label = self._label(code[0])
            orders = {**orders, label: shuffled(self._chance, label, order[:count].tolist())}
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
        if self._public is None:
            self._public = public_view(self)
        return self._public if seat is None else seat_view(self, self._public, seat)

    def player_view(self, seat: Seat) -> View:
        """Return what a player of a seat is asked with: all that the seat may know."""
        return self.view(seat)

    def text(self) -> str:
        """Return the whole game in one line (see `position`); `from_text` reads it again."""
        return position.game_text(self)

    def round_results(self) -> tuple[tuple[int, ...], ...]:
        """Return the points of the game once it has ended: it is one round."""
        return (self.points,) if self.ended else ()

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
