"""What the server says: answers, and the news of a table."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from serai.server.protocol.parts import ClockState, OwnSeat, Ranked, TableCard, TableEvent, TableInfo
from serai.server.protocol.vocabulary import Facts, GameView
from serai.server.refusals import Code


class ServerMessage(Struct, frozen=True, tag_field="type", tag=str.lower):
    """What the server sends."""


class Created(ServerMessage, frozen=True):
    """A table is open; its dealing is promised."""

    reply: str
    table: str
    commitment: str


class Challenged(ServerMessage, frozen=True):
    """An ended game can be passed on: whoever knows the challenge's name plays the same deal."""

    reply: str
    challenge: str


class Seated(ServerMessage, frozen=True):
    """A seat is taken; whoever has the token holds it. The token is told this once."""

    reply: str
    table: str
    seat: int
    token: str
    commitment: str


class State(ServerMessage, frozen=True):
    """The whole table as a seat (or a spectator) may know it; `view` is null before the start."""

    reply: str
    table: str
    version: int
    seat: int | None
    info: TableInfo
    view: GameView | None
    events: tuple[TableEvent, ...]
    """The whole log up to this version."""
    awaited: tuple[int, ...]
    """The seats that may act now; a computer player among them is thinking."""
    listed_moves: tuple[str, ...]
    """Every legal move of this seat, in notation."""
    clock: ClockState | None


class Update(ServerMessage, frozen=True):
    """One step from the version before to this one."""

    table: str
    version: int
    events: tuple[TableEvent, ...]
    view: GameView
    awaited: tuple[int, ...]
    listed_moves: tuple[str, ...]
    clock: ClockState | None


class Info(ServerMessage, frozen=True):
    """The table's surroundings have changed: seats, presence, status, outcome, whose time stands still."""

    table: str
    version: int
    info: TableInfo
    clock: ClockState | None = None


class Chat(ServerMessage, frozen=True):
    """Somebody said something; either phrase or text is set."""

    table: str
    version: int
    """The table's version when it was said."""
    number: int
    seat: int
    name: str
    phrase: str | None
    text: str | None
    at: int


class Reason(ServerMessage, frozen=True):
    """A computer player says why it made its move; whoever was not there does without."""

    table: str
    version: int
    """The version that shows the move."""
    seat: int
    reason: str
    """The key of a phrase: `serai.text` has it as ``<game>-<reason>``."""


class HintReason(Struct, frozen=True):
    """Why a move is better than another: a pattern of the coach with its facts."""

    pattern: str
    """`serai.text` has its sentence as ``<game>-coach-<pattern>``."""
    facts: Facts


class Hinted(ServerMessage, frozen=True):
    """The best move that the coach has found, from what the seat knows."""

    reply: str
    table: str
    version: int
    """The version that was looked at; asides may have followed."""
    move: str
    """Its notation; empty where it is best to do nothing now."""
    chance: float
    """The chance to win after it, of 1."""
    verdict: Literal["only", "clear", "better", "close"]
    """``only``: there is no other; ``clear``: none comes near it; ``better``, or ``close``: as against `instead`."""
    instead: str | None
    """Another move that one might think of; null where there is none to tell of."""
    lost: float
    """The chance that would be lost by that one."""
    reasons: tuple[HintReason, ...]
    """Why `instead` is worse, the most telling reason first."""


class Recalled(ServerMessage, frozen=True):
    """Everything that public play has shown to a seat."""

    reply: str
    table: str
    version: int
    view: GameView
    """The view with its memory, as at a table for practice."""
    reading: dict[str, tuple[float, ...]] | None
    """For each kind of cards the chance that the opponent holds none, one, two … of it, as its moves suggest; null
    where that was not asked for, or is not read in this game."""


class Tables(ServerMessage, frozen=True, tag="lobby"):
    """The listed tables: open ones, and those in play that can be watched."""

    reply: str | None
    tables: tuple[TableCard, ...]


class MyTables(ServerMessage, frozen=True, tag="mine"):
    """The tables of one's tokens, in the order of the tokens; unknown tokens are left out."""

    reply: str
    tables: tuple[TableCard, ...]


class MySeats(ServerMessage, frozen=True, tag="seats"):
    """Who a person is, and some of the seats; `more` tells whether there are further ones."""

    reply: str
    name: str
    face: str
    seats: tuple[OwnSeat, ...]
    more: bool


class MyReminders(ServerMessage, frozen=True, tag="reminders"):
    """How a person is told that it is their turn."""

    reply: str
    feed: str | None
    """The token of the private address: `/feed/TOKEN.ics` and `/feed/TOKEN.atom`."""
    mails: bool
    """Whether this server writes mails."""
    address: str | None
    confirmed: bool


class Ranking(ServerMessage, frozen=True, tag="leaderboard"):
    """The people with the best ratings of a game, and one's own place, however far down."""

    reply: str
    game: str
    people: tuple[Ranked, ...]
    own: Ranked | None


class Exported(ServerMessage, frozen=True):
    """Everything stored about the holder of the tokens."""

    reply: str
    data: Facts


class Ack(ServerMessage, frozen=True):
    """Done; `version` is the table's version that shows it."""

    reply: str
    version: int


class Pong(ServerMessage, frozen=True):
    """The server hears."""

    reply: str


class Error(ServerMessage, frozen=True):
    """A message was refused; nothing has changed by it."""

    reply: str | None
    code: Code
    clause: str | None
    """The clause of the rules that refuses a move."""
    reason: str | None
    facts: Facts
    text: str
    """A sentence in the language of the connection."""
