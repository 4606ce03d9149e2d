"""What is kept of a table, and the promise that every store gives.

Moves are stored, states are derived: a table is its row, its seats, its entries and what was said. A call
returns when its change is on the disk; a change that clashes with one already stored raises `Conflict` and
does nothing. What is read after such a return shows the change.

Where several processes share a store, a table has one owner at a time. A process claims a table before it changes it;
each claim makes a new epoch, and a change by whoever is not the owner of this epoch any more raises `Fenced`. An owner
that does not renew its lease in time, by the store's clock, can be followed by another one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, Literal, Protocol, TypeAlias

from msgspec import UNSET, Struct, UnsetType, field

from serai.record import JointProof
from serai.server.protocol.parts import EndInfo, OutcomeInfo
from serai.server.protocol.vocabulary import Aids, Branch, Status

if TYPE_CHECKING:
    from serai.server.reminder_store import ReminderStore

Aside: TypeAlias = Literal["hint", "asked", "agreed", "declined", "take-back", "pause", "resume"]
"""What happens at a table besides its game (see `serai.server.asides`)."""
EntryKind: TypeAlias = Literal["move", "resigned", "timeout", "limit"] | Aside


class Conflict(Exception):  # noqa: N818  # the store's answer to a change that came second
    """Another change was there first."""


class Fenced(Conflict):
    """The table is owned by somebody else, or has been since."""


class LeaseLost(Exception):  # noqa: N818  # as above
    """The lease of this process had lapsed: every table it has may be another one's by now."""


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


ROW_OVERHEAD: Final = 80
"""Characters that a row takes beyond its text, when it is exported."""


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


class Store(Protocol):
    """Where tables are kept."""

    @property
    def process(self) -> str:
        """The name of this process among those that share the store."""
        ...

    async def renew(self, process: str, told: bytes) -> None:
        """Go on living, and tell the others something; raise `LeaseLost` when the lease had lapsed."""
        ...

    async def others(self) -> list[ProcessRow]:
        """Return the other processes that live, with what they tell."""
        ...

    async def claim(self, table: str) -> str:
        """Own a table that has no living owner, and return who owns it now; one that does not exist is anybody's."""
        ...

    async def release(self, tables: Sequence[str]) -> None:
        """Own some tables no more."""
        ...

    async def overtaken(self) -> list[str]:
        """Return the tables this process believes to own that have another epoch, or are gone."""
        ...

    async def orphans(self, most: int) -> list[str]:
        """Return some tables of owners that live no more, at which time passes."""
        ...

    async def retire(self) -> None:
        """End the lease of this process at once."""
        ...

    @property
    def reminders(self) -> ReminderStore:
        """What is kept so that people hear of their turn."""
        ...

    async def create(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """Store a new table."""
        ...

    async def load(self, table: str) -> StoredTable | None:
        """Return everything kept of a table, with every change that was asked for before."""
        ...

    async def save_seat(self, seat: SeatRow, before: SeatRow, summary: Summary) -> None:
        """Replace a seat that still is as it was before, or raise `Conflict`."""
        ...

    async def append(self, entry: EntryRow, summary: Summary, result: Result | None = None) -> None:
        """Add an entry and what the game counts for, or raise `Conflict` when version or client's id is taken."""
        ...

    async def say(self, line: ChatRow) -> None:
        """Add a line of chat, or raise `Conflict` when its number or the client's id is taken."""
        ...

    async def link_rematch(self, table: str, rematch: str) -> None:
        """Name the table of the next game, or raise `Conflict` when there is one."""
        ...

    async def holdings(self, tokens: Sequence[bytes]) -> list[Holding]:
        """Return the tables that these token hashes hold a seat of, in the order of the tokens."""
        ...

    async def own_parts(self, tokens: Sequence[bytes], most: int) -> list[OwnPart]:
        """Return everything kept of the holder of these token hashes, or refuse more than so many characters."""
        ...

    async def erase(self, tokens: Sequence[bytes]) -> list[str]:
        """Forget names, chat and tokens of these holders; return the tables concerned."""
        ...

    async def person(self, secret: bytes) -> PersonRow | None:
        """Return the person whose secret has this hash."""
        ...

    async def admit(self, secret: bytes, name: str, face: str, at: int) -> int:
        """Note that a person was here at a moment and what they are called, whether known before or not."""
        ...

    async def rename(self, person: int, name: str, face: str) -> None:
        """Change what a person is called."""
        ...

    async def called(self, people: Sequence[int]) -> dict[int, PersonRow]:
        """Return those of some people who are known, by their numbers."""
        ...

    async def results(self, game: str, after: int, most: int) -> list[tuple[int, Result]]:
        """Return some results of a game with their numbers, in their order, after one of them."""
        ...

    async def places(self, person: int, skip: int, most: int) -> list[OwnPlace]:
        """Return some seats of a person, the last taken first, after so many."""
        ...

    async def adopt(self, person: int, tokens: Mapping[bytes, bytes]) -> list[str]:
        """Give seats that belong to nobody to a person, each token replaced by another; return the tables concerned."""
        ...

    async def remove_person(self, person: int) -> None:
        """Forget a person, whose seats are erased already."""
        ...

    async def quiet_people(self, before: int, after: tuple[int, int], most: int) -> list[tuple[int, int]]:
        """Return people not seen since a moment of whom nothing else is kept, longest ago first, after one of them."""
        ...

    async def remove_quiet(self, people: Sequence[int], before: int) -> int:
        """Forget those of some people who still are like this; return how many."""
        ...

    async def record(self, table: str) -> RecordRow | None:
        """Return what there is of a game's record."""
        ...

    async def link_challenge(self, table: str, challenge: str) -> None:
        """Name the challenge that an ended game is passed on by, or raise `Conflict` when there is one."""
        ...

    async def challenged(self, challenge: str, most: int) -> list[StoredTable]:
        """Return some tables of a challenge, the oldest first, without their moves and chat."""
        ...

    async def keep_record(self, table: str, text: str) -> None:
        """Keep the record of an ended game; an empty text says that none can be written."""
        ...

    async def unrecorded(self, most: int) -> list[str]:
        """Return some tables of ended games that have no record yet."""
        ...

    async def due(self, before: int, after: tuple[int, str], most: int) -> list[tuple[int, str]]:
        """Return tables at which somebody's time for a move was up before a moment, longest ago first, after one."""
        ...

    async def touch(self, tables: Sequence[str], at: int) -> None:
        """Note that somebody was at these tables; the end of a game stays when it was."""
        ...

    async def resting(self, status: Status, before: int, after: tuple[int, str], most: int) -> list[tuple[int, str]]:
        """Return tables of a status that nobody has touched since a moment, longest ago first, after one of them."""
        ...

    async def remove(self, tables: Sequence[str], status: Status, before: int) -> list[str]:
        """Remove those of some tables that still rest like this; return them."""
        ...

    async def answers(self) -> None:
        """Wait until a change could be stored."""
        ...

    async def close(self) -> None:
        """Finish what was begun and let go of the store."""
        ...
