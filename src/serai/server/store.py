"""The promise that every store gives.

A call returns when its change is on the disk; a change that clashes with one already stored raises `Conflict` and
does nothing. What is read after such a return shows the change.

Where several processes share a store, a table has one owner at a time. A process claims a table before it changes it;
each claim makes a new epoch, and a change by whoever is not the owner of this epoch any more raises `Fenced`. An owner
that does not renew its lease in time, by the store's clock, can be followed by another one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from serai.server.protocol.vocabulary import Status
from serai.server.reminder_store import ReminderStore
from serai.server.stored_rows import (
    ChatRow,
    EntryRow,
    Holding,
    OwnPart,
    OwnPlace,
    PersonRow,
    ProcessRow,
    RecordRow,
    Result,
    SeatRow,
    StoredTable,
    Summary,
    TableRow,
)


class Conflict(Exception):  # noqa: N818  # the store's answer to a change that came second
    """Another change was there first."""


class Fenced(Conflict):
    """The table is owned by somebody else, or has been since."""


class LeaseLost(Exception):  # noqa: N818  # as above
    """The lease of this process had lapsed: every table it has may be another one's by now."""


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
