"""What a seat may know of a game: an allow-list, never the state itself (E-K1)."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from serai.games.contract import Fact
from serai.games.eschnapur.box import Options
from serai.games.eschnapur.components import Colour
from serai.games.eschnapur.moves import Move

Phase: TypeAlias = Literal["reserve", "offers", "walk", "duel", "over"]


class Batch(msgspec.Struct, frozen=True):
    """Number cards of which all know that they lie in these places, but not which lies where."""

    cards: tuple[int, ...]
    deck: int
    """How many of them are still in the deck; batches lie there in their order, the first on top."""
    drawn: tuple[int, ...]
    """How many of them each seat holds."""


class Memory(msgspec.Struct, frozen=True):
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


class StandingOffer(msgspec.Struct, frozen=True):
    """An offer that stands, with all it names (E-A7)."""

    token: Literal["A", "B"]
    seat: int
    coins: int
    steps: int
    symbols: tuple[Colour, ...]
    numbers: tuple[int, ...]


class TurnedUp(msgspec.Struct, frozen=True):
    """A reserve token that is up for sale, and the pile it came from."""

    name: str
    pile: int


class DuelView(msgspec.Struct, frozen=True):
    """A duel in which cards are being locked (E-D1)."""

    niche: str
    locked: tuple[bool, ...]
    """Who has locked a card; which is nobody else's to know."""
    own: int | None
    """One's own locked card: a number, 0 for the pass card, ``None`` before it is locked."""


class View(msgspec.Struct, frozen=True):
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

    def preview(self, move: Move) -> dict[str, Fact]:  # noqa: ARG002
        """Return nothing: a move names all that is known of what it brings."""
        return {}
