"""What is kept: a table with its seats, entries and chat, people, and what finished games come to.

Moves are stored, states are derived: a table is its row, its seats, its entries and what was said.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType, field

from serai.record import JointProof
from serai.server.protocol.parts import EndInfo, OutcomeInfo
from serai.server.protocol.vocabulary import Aids, Branch, Status

Aside: TypeAlias = Literal["hint", "asked", "agreed", "declined", "take-back", "pause", "resume"]
"""What happens at a table besides its game (see `serai.server.asides`)."""
EntryKind: TypeAlias = Literal["move", "resigned", "timeout", "limit"] | Aside
ROW_OVERHEAD: Final = 80
"""Characters that a row takes beyond its text, when it is exported."""


class Summary(Struct, frozen=True):
    """Where a game stands, kept beside its moves so that lists need no replay."""

    status: Status
    awaited: tuple[int, ...] = field(default=(), name="actors")  # as it was called when it was first stored
    outcome: OutcomeInfo | None = None
    end: EndInfo | None = None
    due: int | None = None
    """When somebody's time is up, where every move has its own."""
    aids: Aids = Aids()
    people: tuple[int | None, ...] | UnsetType = UNSET
    """Whose game it is, seat by seat, from the deal to the end: nobody chooses later whether it counts."""


class Beginning(Struct, frozen=True):
    """How a game began that was not dealt afresh: at a position, everything hidden included, or by an earlier deal."""

    position: str | None = None
    branch: Branch | None = None
    """What the position was made from."""
    repeat: JointProof | None = None
    """The dealing of the game whose deal is repeated here."""


class TableRow(Struct, frozen=True):
    """What a table was created with; `options` and `clock` are JSON."""

    id: str
    game: str
    rules: int
    options: str
    clock: str | None
    chat: bool
    practice: bool
    listed: bool
    secret: bytes
    """The dealing secret; it leaves the server in the record of an ended game only."""
    created: int
    summary: Summary
    rematch: str | None = None
    protocol: int = 1
    """By which protocol the cards are dealt (see docs/dealing.md)."""
    beginning: Beginning | None = None
    challenge: str | None = None
    """The challenge that the game belongs to: the one that was passed on, and every one that repeats its deal."""

    @property
    def repeat(self) -> JointProof | None:
        """The dealing that is repeated; none when the game was dealt afresh."""
        return self.beginning.repeat if self.beginning else None

    @property
    def position(self) -> str | None:
        """Where the game was taken up; none when it was dealt."""
        return self.beginning.position if self.beginning else None

    @property
    def branch(self) -> Branch | None:
        """What the position was made from."""
        return self.beginning.branch if self.beginning else None


class SeatRow(Struct, frozen=True):
    """A seat: who was meant for it, who holds it, who plays it."""

    table: str
    seat: int
    kind: Literal["human", "computer"]
    level: str | None = None
    """The computer player's level; on a person's seat, of the player that has taken it over."""
    name: str = ""
    token: bytes | None = None
    """Hash of the token that holds the seat."""
    kept_for: bytes | None = None
    """Hash of the token that may sit here, at a rematch."""
    entropy: bytes | None = None
    """What the seat has opened for the dealing; at a table of protocol 1, what it gave."""
    sit_hash: bytes | None = None
    """Hash of the message that took the seat, until its answer has surely come."""
    left: bool = False
    since: int = 0
    commitment: bytes | None = None
    """What a person's seat is bound to before anything is dealt."""
    person: int | None = None
    """The number of the person whose seat it is, where that is known."""
    face: str = ""

    @property
    def seated(self) -> bool:
        """Whether the seat is taken."""
        return self.kind == "computer" or self.commitment is not None or self.entropy is not None

    @property
    def computed(self) -> bool:
        """Whether a computer player plays the seat now."""
        return self.level is not None


class EntryRow(Struct, frozen=True):
    """One step: a move, something aside, or what ended the game. `clock` is JSON: what was left to every seat then."""

    table: str
    version: int
    kind: EntryKind
    seat: int | None
    client_id: str | None
    text: str
    at: int
    clock: str | None


class ChatRow(Struct, frozen=True):
    """One thing said."""

    table: str
    number: int
    version: int
    seat: int
    client_id: str
    phrase: str | None
    text: str | None
    at: int


class StoredTable(Struct, frozen=True):
    """Everything kept of one table."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    entries: tuple[EntryRow, ...]
    chat: tuple[ChatRow, ...]


class Holding(Struct, frozen=True):
    """A table that somebody's token holds a seat of."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    own: int


class OwnPart(Struct, frozen=True):
    """What is kept of the person of a seat."""

    row: TableRow
    seat: SeatRow
    entries: tuple[EntryRow, ...]
    chat: tuple[ChatRow, ...]


def exported_size(entries: Sequence[EntryRow], chat: Sequence[ChatRow]) -> int:
    """Return about how many characters an export of some rows has."""
    texts = [*(entry.text for entry in entries), *(line.text or "" for line in chat)]
    return sum(len(text) + ROW_OVERHEAD for text in texts)


class PersonRow(Struct, frozen=True):
    """A person: a number that is never given twice, and what they are called."""

    id: int
    name: str
    face: str
    since: int


class Result(Struct, frozen=True):
    """What a finished game between known people comes to: each person's number and place, 0 for the winner's."""

    table: str
    game: str
    ended: int
    places: tuple[tuple[int, int], ...]


class OwnPlace(Struct, frozen=True):
    """A seat of a person."""

    row: TableRow
    seat: SeatRow
    seats: int
    """How many seats the table has."""


class RecordRow(Struct, frozen=True):
    """What there is of the record of a game: the names are those of the seats, so that they can be erased."""

    game: str
    rules: int
    status: Status
    seats: tuple[SeatRow, ...]
    text: str | None


class ProcessRow(Struct, frozen=True):
    """A process that shares the store, and what it tells the others."""

    id: str
    told: bytes
