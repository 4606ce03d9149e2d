"""What a seat may know of a game: an allow-list, never the state itself (E-K1).

The types come first; `public_view` and `seat_view` make a view of a game, and every field there names what it lets a
seat know.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from serai.games.contract import Fact, Seat
from serai.games.eschnapur import layout, position
from serai.games.eschnapur.box import box_of
from serai.games.eschnapur.codec import Phase, colours_in, members, moves_of, numbers_in, row_of_view
from serai.games.eschnapur.components import RESERVE_TOKENS, Colour, components_of
from serai.games.eschnapur.drawing import draw
from serai.games.eschnapur.listing import list_moves
from serai.games.eschnapur.moves import TOKENS, Move
from serai.games.eschnapur.options import Options
from serai.games.eschnapur.tableau import Tableau


class Batch(msgspec.Struct, frozen=True, gc=False):
    """Number cards of which all know that they lie in these places, but not which lies where."""

    cards: tuple[int, ...]
    deck: int
    """How many of them are still in the deck; batches lie there in their order, the first on top."""
    drawn: tuple[int, ...]
    """How many of them each seat holds."""


class Memory(msgspec.Struct, frozen=True, gc=False):
    """What a perfect memory of public play gives: computer players have it, people may.

    Cards leave a hand only in public, so this is all that the table knows: every hidden symbol card is one of
    the unseen ones, every hidden number card one of its batch.
    """

    symbols: tuple[tuple[Colour, ...], ...]
    """Symbol cards that each seat is known to hold."""
    unseen_symbols: tuple[Colour, ...]
    """The symbol cards in hands and deck whose place nobody could see."""
    symbols_under: tuple[Colour, ...]
    """Symbol cards at the bottom of the deck that all have seen, in the order they will come."""
    numbers: tuple[tuple[int, ...], ...]
    """Number cards that each seat is known to hold."""
    batches: tuple[Batch, ...]
    piles_under: tuple[tuple[str, ...], tuple[str, ...]]
    """Reserve tokens at the bottom of each pile that all have seen, in the order they will come."""


class StandingOffer(msgspec.Struct, frozen=True, gc=False):
    """An offer that stands, with all it names (E-A7)."""

    token: Literal["A", "B"]
    seat: int
    coins: int
    steps: int
    symbols: tuple[Colour, ...]
    numbers: tuple[int, ...]


class TurnedUp(msgspec.Struct, frozen=True, gc=False):
    """A reserve token that is up for sale, and the pile it came from."""

    name: str
    pile: int


class DuelView(msgspec.Struct, frozen=True, gc=False):
    """A duel in which cards are being locked (E-D1)."""

    niche: str
    locked: tuple[bool, ...]
    """Who has locked a card; which is nobody else's to know."""
    own: int | None
    """One's own locked card: a number, 0 for the pass card, ``None`` before it is locked."""


class View(msgspec.Struct, frozen=True, gc=False):
    """A game as one seat sees it; seat ``None`` is a spectator, who sees what is public.

    Whatever is a tuple with one entry a seat is in seat order.
    """

    seat: int | None
    options: Options
    """What the table has chosen to play by."""
    colours: tuple[Colour, ...]
    first: int
    active: int
    phase: Phase
    turns: int
    played: int
    quiet: int
    """Turns ended since the last opening (E-Z4)."""
    awarded: int
    coins: tuple[int, ...]
    steps: tuple[int, ...]
    """Movement tokens."""
    points: tuple[int, ...]
    squares: tuple[str, ...]
    """Where each explorer stands."""
    reserve: tuple[tuple[str, ...], ...]
    discoveries: tuple[tuple[str, ...], ...]
    buddha: int | None
    symbol_counts: tuple[int, ...]
    number_counts: tuple[int, ...]
    symbols: tuple[Colour, ...] | None
    """One's own symbol cards."""
    numbers: tuple[int, ...] | None
    """One's own number cards."""
    niches: dict[str, str | None]
    """Discovery tokens still in their niches: the name of one that is face up, else ``None``."""
    symbol_deck: int
    number_deck: int
    piles: tuple[int, int]
    discard: tuple[str, ...]
    bank: tuple[int, int] | None
    """Coins and movement tokens left at a limited bank (E-C5)."""
    tokens: tuple[TurnedUp, ...]
    """Tokens A and B while they are up."""
    offers: tuple[StandingOffer, ...]
    duel: DuelView | None
    memory: Memory | None
    ended: str | None
    """``discoveries`` (E-Z1), ``quiet`` (E-Z4), or ``None`` while the game goes on."""
    bonuses: tuple[int, ...] | None
    """What the end added to each seat's points (E-Z2)."""
    winners: tuple[int, ...]
    hands: tuple[tuple[tuple[Colour, ...], tuple[int, ...]], ...] | None
    """Everybody's symbol and number cards, once the game is over."""
    hidden_niches: dict[str, str] | None
    """The discovery tokens that nobody found, once the game is over."""

    def forgetful(self) -> View:
        """Return the view without the perfect memory, as a person at the table has it."""
        return msgspec.structs.replace(self, memory=None)

    def text(self) -> str:
        """Return the game in one line as far as the seat may know it (see `position`)."""
        return position.view_text(self)

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the legal moves of the seat as `Expedition.legal_moves` does: offers and redemptions within bounds."""
        if self.seat is None:
            return ()
        components = components_of(self.options.components)
        row = row_of_view(self, self.seat, components)
        return moves_of(list_moves, row, box_of(self.options), self.seat, components)

    def drawing(self) -> str:
        """Return the table drawn as plain text.

        >>> from serai.games.dealing import Dealing
        >>> from serai.games.eschnapur import Expedition
        >>> game, _ = Expedition.start(Options(), 3, Dealing.seeded("a first look"))
        >>> game, _ = game.play(2, Move.parse("flip 1 2"))
        >>> game, _ = game.play(0, Move.parse("offer A 3c"))
        >>> print(game.view(2).drawing())
        turn      1, offers, 0 discoveries awarded, 0 quiet turns
        seat 0    red on S0: 0 points, 20 coins, 2 steps
                  symbols ?; numbers ? ?
        seat 1    yellow on S1: 0 points, 20 coins, 2 steps
                  symbols ?; numbers ? ?
        seat 2 >  green on S2: 0 points, 20 coins, 2 steps
                  symbols yellow; numbers 8 10
        niches    S0 ?   S1 ?   S2 ?   S3 ?   S4 ?   P0 ?   P1 ?   P2 ?   P3 ?   P4 ?
                  Q0 ?   Q1 ?   Q2 ?   Q3 ?   Q4 ?
        token A   1m:5 from pile 1
        token B   3c:4 from pile 2
        offer     A seat 0: 3c
        decks     17 symbols, 24 numbers, piles of 17 and 16
        discard   empty
        """
        return draw(self)

    def preview(self, move: Move) -> dict[str, Fact]:  # noqa: ARG002
        """Return nothing: a move names all that is known of what it brings."""
        return {}


def public_view(game: Tableau) -> View:
    """Return what everybody may know of a game (E-K1), spectators included."""
    over = game.ended is not None
    face_up = game.at(layout.FACE_UP)
    names = game.components.discovery_names
    niches = game.niches
    shown = {
        square: niches[square] if face_up >> at & 1 else None
        for at, square in enumerate(game.components.squares)
        if square in niches
    }
    return View(
        seat=None,
        options=game.options,
        colours=game.colours,
        first=game.at(layout.FIRST),
        active=game.active,
        phase=game.phase,
        turns=game.at(layout.TURNS),
        played=game.at(layout.PLAYED),
        quiet=game.at(layout.QUIET),
        awarded=game.at(layout.AWARDED),
        coins=game.coins,
        steps=game.steps,
        points=game.points,
        squares=game.squares,
        reserve=game.reserve,
        discoveries=tuple(tuple(names[token] for token in members(found)) for found in game.by_seat(layout.FOUND)),
        buddha=game.buddha,
        symbol_counts=tuple([len(colours_in(cards)) for cards in game.by_seat(layout.SYMBOLS)]),
        number_counts=tuple([cards.bit_count() for cards in game.by_seat(layout.NUMBERS)]),
        symbols=None,
        numbers=None,
        niches=shown,
        symbol_deck=game.at(layout.SYMBOL_COUNT),
        number_deck=game.at(layout.NUMBER_COUNT),
        piles=game.piles,
        discard=game.discard,
        bank=game.bank,
        tokens=tuple(TurnedUp(name, game.at(layout.FROM + at) + 1) for at, name in enumerate(game.up)),
        offers=standing_offers(game),
        duel=_duel(game),
        memory=_memory(game),
        ended=game.ended,
        bonuses=game.by_seat(layout.BONUS) if over else None,
        winners=game.winners(),
        hands=tuple(zip(game.symbols, game.numbers, strict=True)) if over else None,
        hidden_niches={square: niches[square] for square, name in shown.items() if name is None} if over else None,
    )


def seat_view(game: Tableau, public: View, seat: Seat) -> View:
    """Return what a seat may know of a game (E-K1): what everybody may, its own cards, and the one it has locked."""
    duel, card = public.duel, game.at(layout.LOCK + seat)
    if duel is not None and card != 0:
        duel = msgspec.structs.replace(duel, own=card % layout.PASS)
    return msgspec.structs.replace(
        public,
        seat=seat,
        symbols=colours_in(game.by_seat(layout.SYMBOLS)[seat]),
        numbers=numbers_in(game.by_seat(layout.NUMBERS)[seat]),
        duel=duel,
    )


def standing_offers(game: Tableau) -> tuple[StandingOffer, ...]:
    """Return every offer that stands, those for A first, by seat."""
    found = []
    for token in TOKENS:
        for seat in range(game.seats):
            price = game.offer(seat, token)
            if price is not None:
                offer = StandingOffer(token, seat, price.coins, price.steps, price.symbols, price.numbers)
                found.append(offer)
    return tuple(found)


def _duel(game: Tableau) -> DuelView | None:
    """Return who has locked a card; which is nobody else's to know."""
    if game.phase != "duel":
        return None
    return DuelView(game.components.squares[game.at(layout.NICHE)], game.locked, None)


def _memory(game: Tableau) -> Memory:
    """Return what everybody could know by remembering all that was public."""
    batches = []
    for batch in range(game.at(layout.BATCHES)):
        cards = game.at(layout.BATCH_CARDS + batch)
        if cards:
            drawn = game.by_seat(layout.BATCH_DRAWN + batch * layout.MOST_SEATS)
            batches.append(Batch(numbers_in(cards), game.at(layout.BATCH_LEFT + batch), drawn))
    deck, under = game.symbol_deck, game.at(layout.SYMBOL_UNDER)
    return Memory(
        symbols=tuple(colours_in(cards) for cards in game.by_seat(layout.KNOWN_SYMBOLS)),
        unseen_symbols=colours_in(game.at(layout.SYMBOL_POOL)),
        symbols_under=deck[len(deck) - under :],
        numbers=tuple(numbers_in(cards) for cards in game.by_seat(layout.KNOWN_NUMBERS)),
        batches=tuple(batches),
        piles_under=(_under(game, 0), _under(game, 1)),
    )


def _under(game: Tableau, pile: int) -> tuple[str, ...]:
    """Return the tokens at the bottom of a pile that all have seen."""
    end = layout.PILE + pile * RESERVE_TOKENS + game.at(layout.PILE_COUNT + pile)
    tokens = game.row[end - game.at(layout.PILE_UNDER + pile) : end].tolist()
    return tuple(game.components.reserve_names[token] for token in tokens)
