"""What every game of the house provides, so that servers, players and records need no special cases.

A *state* is an immutable value. Seats act on it by *moves*; `play` gives the next state and the *events* that
tell what happened. A seat (or a spectator, seat ``None``) is only ever given a *view*: the allow-list of what it
may know. What is refused is refused by `IllegalMove`, with the clause of the rules and the facts.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, ClassVar, Literal, Protocol, Self, TypeAlias

import msgspec

from serai.games.dealing import Dealing

Seat: TypeAlias = int
Fact: TypeAlias = str | int | Sequence[str] | Sequence[int] | None
"""A value that an event or a refusal states: a word of the game's notation, a number, or a row of them."""


class IllegalMove(ValueError):  # noqa: N818  # a refusal of the rules, not a fault of the program
    """A move that the rules refuse: the clause it breaks, the reason's name, and the facts."""

    def __init__(self, clause: str, reason: str, **facts: Fact) -> None:
        """Keep the refusal as data; `serai.text` turns it into a sentence of any language."""
        self.clause, self.reason, self.facts = clause, reason, facts
        told = ", ".join(f"{name}: {value}" for name, value in facts.items())
        super().__init__(f"{clause} refuses this move: {reason.replace('-', ' ')}" + (f" ({told})" if told else ""))

    def about(self, move: object, view: View) -> Self:
        """Name the move and the position in the message, the position as the mover sees it and no further."""
        self.args = (f"illegal move: {move} in {view.text()}: {self.args[0]}",)
        return self


class BadOptions(ValueError):  # noqa: N818  # said to whoever opens a table
    """Options that a table of strangers cannot be played with: the reason's name, and what is wrong in words."""

    def __init__(self, reason: str, detail: str = "") -> None:
        """Keep the refusal as data."""
        self.reason, self.detail = reason, detail
        super().__init__(detail or reason)


class NotationError(ValueError):
    """A text that is not a move, or not a position: what came, and what was expected."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing that happened at the table, with what it shows to everybody and what to single seats."""

    kind: str
    seat: Seat | None = None
    facts: Mapping[str, Any] = {}
    secret: Mapping[Seat, Mapping[str, Any]] = {}

    def seen_by(self, seat: Seat | None) -> Event:
        """Return the event as one seat (or a spectator) may know it: its own secrets folded in, no others."""
        own = self.secret.get(seat, {}) if seat is not None else {}
        return Event(self.kind, self.seat, {**self.facts, **own})


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the seats that won (several when shared, none when nobody did) and the final points."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    reason: str


Answers: TypeAlias = Literal["seen", "scene", "game"]
"""How old the position may be that a move answers: the very one its player saw, any of the same `State.scene`
(what others do there does not change what the move means), or any of the game."""


class Move(Protocol):
    """A move prints as its notation; the game's `parse` reads it again."""

    @property
    def answers(self) -> Answers:
        """How old the position may be that the move answers."""
        ...

    @property
    def facts(self) -> Mapping[str, Fact]:
        """What the move names, as the facts of events do."""
        ...

    def __str__(self) -> str: ...


class View(Protocol):
    """What a seat may know of a position: a `msgspec.Struct` of plain values, an allow-list, never the state."""

    @property
    def seat(self) -> Seat | None:
        """Whose view it is; ``None`` is a spectator."""
        ...

    def forgetful(self) -> Self:
        """Return the view without what only a perfect memory knows, as a person at the table has it."""
        ...

    def text(self) -> str:
        """Return the position in one line as far as the seat may know it; the rest is a question mark."""
        ...


class PlayerView(View, Protocol):
    """A view that a player is asked with."""

    def legal_moves(self) -> Sequence[Move]:
        """Return the legal moves of the view's seat, the same in the same order as `State.legal_moves`."""
        ...

    def drawing(self) -> str:
        """Return the table drawn as plain text: several lines, none longer than 80 characters."""
        ...

    def preview(self, move: Any) -> Mapping[str, Fact]:
        """Return what a move of this seat would bring as far as the seat can see; nothing where that is plain."""
        ...


class State(Protocol):
    """A position of a game, complete with everything hidden; never handed to players."""

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        ...

    def may_act(self) -> frozenset[Seat]:
        """Who may act now, several at once in some games; empty when the game is over."""
        ...

    def awaited(self) -> frozenset[Seat]:
        """Whom the game waits for, among those who may act: it cannot go on until one of them moves."""
        ...

    def invited(self) -> frozenset[Seat]:
        """Who may want to speak before those awaited decide; a considerate player gives them time."""
        ...

    def concerned(self, before: Self) -> frozenset[Seat]:
        """Who of those invited may want to speak again after the step from `before`, whatever they said there."""
        ...

    def scene(self) -> Hashable:
        """What stays the same as long as moves that answer a scene mean the same."""
        ...

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        """Every legal move of a seat, in a fixed order."""
        ...

    def listed_moves(self, seat: Seat) -> Sequence[Move]:
        """Every legal move of a seat that can sensibly be listed for a person: all but freely composed ones."""
        ...

    def play(self, seat: Seat, move: Any) -> tuple[Self, tuple[Event, ...]]:
        """Return the next state and what happened, or raise `IllegalMove` and change nothing."""
        ...

    def view(self, seat: Seat | None) -> View:
        """Return what a seat may know; ``None`` is a spectator."""
        ...

    def player_view(self, seat: Seat) -> PlayerView:
        """Return what a player of a seat is asked with: what it may know of what is being decided now."""
        ...

    def text(self) -> str:
        """Return the whole position in one line, everything hidden included; `Game.from_text` reads it again."""
        ...

    def round_results(self) -> tuple[tuple[int, ...], ...]:
        """Return the points of every seat in each round that has ended; a game may be one round."""
        ...

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or ``None`` while it goes on."""
        ...


class Game(Protocol):
    """A game as the house knows it: its name, its table sizes, its options, and how to start and read it."""

    name: ClassVar[str]
    rules: ClassVar[int]
    """Version of the rules; it changes when the same record would replay differently."""
    limit: ClassVar[int]
    """Moves of a round after which whoever runs a game may break it off as endless (J-K4)."""
    seat_counts: ClassVar[range]
    options_type: ClassVar[type[msgspec.Struct]]
    view_type: ClassVar[type[msgspec.Struct]]
    """What `State.view` returns."""
    player_view_type: ClassVar[type[msgspec.Struct]]
    """What `State.player_view` returns."""

    @classmethod
    def check_options(cls, options: Any, seats: int) -> None:
        """Raise `BadOptions` where a table of strangers with so many seats cannot be opened with such options."""
        ...

    @classmethod
    def start(cls, options: Any, seats: int, dealing: Dealing) -> tuple[State, tuple[Event, ...]]:
        """Deal a new game and return its first state with the events of the set-up."""
        ...

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read a move from its notation, or raise `NotationError`."""
        ...

    @classmethod
    def from_text(cls, text: str, dealing: Dealing | None = None) -> State:
        """Read a whole position (see `State.text`), or raise `NotationError`.

        What is shuffled from there on comes from the dealing, or else follows from the text itself.
        """
        ...

    @classmethod
    def imagine(cls, view: Any, dealing: Dealing) -> State:
        """Return a whole position in which a seat has this very view (see `State.view`), memory included.

        All that the seat cannot know comes from the dealing, any way that agrees with the view equally likely; so does
        what is shuffled from there on. Raise `ValueError` where the view is not all that a seat may know.
        """
        ...
