"""The store in one SQLite file: changes go by its one `Writer`, readings by `Readers` beside it.

Nothing that a stranger asks for keeps a move waiting.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from msgspec.structs import asdict

from serai.server import appending, people_rows, rows
from serai.server import statements as sql
from serai.server.appending import Append
from serai.server.checkpoints import LONGEST, Checkpoints
from serai.server.datafile import opened
from serai.server.migrations import SCHEMA_VERSION
from serai.server.protocol.vocabulary import Status
from serai.server.readers import Readers
from serai.server.refusals import Refused
from serai.server.reminder_rows import SqliteReminders
from serai.server.sqlite_writer import Writer
from serai.server.store import Conflict
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
    exported_size,
)

ALONE: Final = "alone"
"""The name of the only process."""


class SqliteStore:
    """A `Store` in one file."""

    def __init__(self, path: Path) -> None:
        """Open the file, or make it; refuse one of a newer version."""
        self.path = path
        database = opened(path)
        database.execute(f"PRAGMA wal_autocheckpoint = {LONGEST}")
        self._writer = Writer(database)
        self._write = self._writer.write
        self._checkpoints = Checkpoints(path, lambda: self._writer.commits)
        self._readers = Readers(path)
        self.reminders = SqliteReminders(self._readers.read, self._write, _described, self._writer.leave_no_trace)

    # The one process that has the file owns every table

    @property
    def process(self) -> str:
        """The name of this process: it shares the file with none."""
        return ALONE

    async def renew(self, process: str, told: bytes) -> None:
        """Go on living: nobody else waits for the contrary."""

    async def others(self) -> list[ProcessRow]:
        """Return nobody."""
        return []

    async def claim(self, table: str) -> str:  # noqa: ARG002
        """Own a table."""
        return ALONE

    async def release(self, tables: Sequence[str]) -> None:
        """Leave the tables to this very process."""

    async def overtaken(self) -> list[str]:
        """Return no table: nobody overtakes."""
        return []

    async def orphans(self, most: int) -> list[str]:  # noqa: ARG002
        """Return no table: there were no others."""
        return []

    async def retire(self) -> None:
        """Leave nothing behind."""

    # A table

    async def create(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """Store a new table."""

        def act(database: sqlite3.Connection) -> None:
            database.execute(sql.ADD_TABLE, rows.table_values(row))
            database.executemany(sql.ADD_SEAT, [asdict(seat) for seat in seats])

        await self._write(act, row.id)

    async def load(self, table: str) -> StoredTable | None:
        """Return everything kept of a table, with every change that was asked for before."""
        await self._writer.settled(table)

        def act(database: sqlite3.Connection) -> StoredTable | None:
            found = _tables(database, [table])
            if not found:
                return None
            entries = tuple(EntryRow(**row) for row in database.execute(sql.ENTRIES, (table,)))
            chat = tuple(ChatRow(**row) for row in database.execute(sql.LINES, (table,)))
            return StoredTable(found[table], _seats(database, [table]).get(table, ()), entries, chat)

        return await self._readers.read(act)

    async def save_seat(self, seat: SeatRow, before: SeatRow, summary: Summary) -> None:
        """Replace a seat that still is as it was before, or raise `Conflict`."""

        def act(database: sqlite3.Connection) -> None:
            if before not in _seats(database, [seat.table]).get(seat.table, ()):
                raise Conflict("the seat has changed")
            database.execute(sql.SET_SEAT, asdict(seat))
            _summarise(database, seat.table, summary, seat.since)

        await self._write(act, seat.table)

    async def append(self, entry: EntryRow, summary: Summary, result: Result | None = None) -> None:
        """Add an entry and what the game counts for, or raise `Conflict` when version or client's id is taken."""
        if summary.status == "playing" and result is None and appending.plain(entry):
            return await self._write(Append(entry, summary), entry.table)

        def act(database: sqlite3.Connection) -> None:
            database.execute(sql.ADD_ENTRY, asdict(entry))
            _summarise(database, entry.table, summary, entry.at)
            if result is not None:
                people_rows.add_result(database, result)

        return await self._write(act, entry.table)

    async def say(self, line: ChatRow) -> None:
        """Add a line of chat, or raise `Conflict` when its number or the client's id is taken."""
        await self._write(lambda database: database.execute(sql.ADD_LINE, asdict(line)), line.table)

    async def link_rematch(self, table: str, rematch: str) -> None:
        """Name the table of the next game, or raise `Conflict` when there is one."""

        def act(database: sqlite3.Connection) -> None:
            if database.execute(sql.LINK_REMATCH, (rematch, table)).rowcount != 1:
                raise Conflict("there is a rematch already")

        await self._write(act, table)

    async def link_challenge(self, table: str, challenge: str) -> None:
        """Name the challenge that an ended game is passed on by, or raise `Conflict` when there is one."""

        def act(database: sqlite3.Connection) -> None:
            if database.execute(sql.LINK_CHALLENGE, (challenge, table)).rowcount != 1:
                raise Conflict("there is a challenge already")

        await self._write(act, table)

    async def challenged(self, challenge: str, most: int) -> list[StoredTable]:
        """Return some tables of a challenge, the oldest first, without their moves and chat."""

        def act(database: sqlite3.Connection) -> list[StoredTable]:
            names = [row["id"] for row in database.execute(sql.CHALLENGED, (challenge, most))]
            tables, seats = _tables(database, names), _seats(database, names)
            return [StoredTable(tables[name], seats.get(name, ()), (), ()) for name in names]

        return await self._readers.read(act)

    # One's own

    async def holdings(self, tokens: Sequence[bytes]) -> list[Holding]:
        """Return the tables that these token hashes hold a seat of, in the order of the tokens."""
        return await self._readers.read(lambda database: _holdings(database, tokens))

    async def own_parts(self, tokens: Sequence[bytes], most: int) -> list[OwnPart]:
        """Return everything kept of the holder of these token hashes, or refuse more than so many characters."""

        def act(database: sqlite3.Connection) -> list[OwnPart]:
            parts, size = [], 0
            for held in _holdings(database, tokens):
                place = (held.row.id, held.own)
                entries = tuple(EntryRow(**row) for row in database.execute(sql.OWN_ENTRIES, place))
                chat = tuple(ChatRow(**row) for row in database.execute(sql.OWN_LINES, place))
                size += exported_size(entries, chat)
                if size > most:
                    raise Refused("too-large", reason="export", limit=most)
                parts.append(OwnPart(held.row, held.seats[held.own], entries, chat))
            return parts

        return await self._readers.read(act)

    async def erase(self, tokens: Sequence[bytes]) -> list[str]:
        """Forget names, chat and tokens of these holders; return the tables concerned."""
        known = await self._readers.read(lambda database: _concerned(database, tokens))
        if not known:  # invented tokens keep no move waiting
            return []

        def act(database: sqlite3.Connection) -> list[str]:
            concerned = _concerned(database, tokens)
            places = _held(database, tokens)
            database.executemany(sql.ERASE_LINES, places)
            database.executemany(sql.ERASE_SEAT, places)
            database.executemany(sql.UNLINK_RESULT, [(table,) for table, _ in places])
            _ask(database, sql.ERASE_KEPT, tokens)
            if concerned:
                self._writer.leave_no_trace()
            return concerned

        return await self._write(act)

    # People

    async def person(self, secret: bytes) -> PersonRow | None:
        """Return the person whose secret has this hash."""
        return await self._readers.read(lambda database: people_rows.person(database, secret))

    async def admit(self, secret: bytes, name: str, face: str, at: int) -> int:
        """Note that a person was here at a moment and what they are called, whether known before or not."""
        return await self._write(lambda database: people_rows.admit(database, secret, name, face, at))

    async def rename(self, person: int, name: str, face: str) -> None:
        """Change what a person is called."""

        def act(database: sqlite3.Connection) -> None:
            database.execute(sql.RENAME, (name, face, person))
            self._writer.leave_no_trace()  # what somebody was called before is nobody's business

        await self._write(act)

    async def called(self, people: Sequence[int]) -> dict[int, PersonRow]:
        """Return those of some people who are known, by their numbers."""

        def act(database: sqlite3.Connection) -> dict[int, PersonRow]:
            return {row["id"]: PersonRow(**row) for row in _ask(database, sql.PEOPLE, people)}

        return await self._readers.read(act)

    async def results(self, game: str, after: int, most: int) -> list[tuple[int, Result]]:
        """Return some results of a game with their numbers, in their order, after one of them."""
        return await self._readers.read(lambda database: people_rows.results(database, game, after, most))

    async def places(self, person: int, skip: int, most: int) -> list[OwnPlace]:
        """Return some seats of a person, the last taken first, after so many."""

        def act(database: sqlite3.Connection) -> list[OwnPlace]:
            found = people_rows.places(database, person, skip, most)
            names = [table for table, _ in found]
            tables, seats = _tables(database, names), _seats(database, names)
            return [OwnPlace(tables[table], seats[table][seat], len(seats[table])) for table, seat in found]

        return await self._readers.read(act)

    async def adopt(self, person: int, tokens: Mapping[bytes, bytes]) -> list[str]:
        """Give seats that belong to nobody to a person, each token replaced by another; return the tables concerned."""

        def act(database: sqlite3.Connection) -> list[str]:
            people_rows.adopt(database, person, tokens)
            return _concerned(database, [*tokens.values()])

        return await self._write(act)

    async def remove_person(self, person: int) -> None:
        """Forget a person, whose seats are erased already."""

        def act(database: sqlite3.Connection) -> None:
            database.execute(sql.REMOVE_PERSON, (person,))
            self._writer.leave_no_trace()

        await self._write(act)

    async def quiet_people(self, before: int, after: tuple[int, int], most: int) -> list[tuple[int, int]]:
        """Return people not seen since a moment of whom nothing else is kept, longest ago first, after one of them."""
        return await self._readers.read(lambda database: people_rows.quiet(database, before, after, most))

    async def remove_quiet(self, people: Sequence[int], before: int) -> int:
        """Forget those of some people who still are like this; return how many."""

        def act(database: sqlite3.Connection) -> int:
            gone = sum(database.execute(sql.REMOVE_QUIET, (person, before)).rowcount for person in people)
            if gone:
                self._writer.leave_no_trace()
            return gone

        return await self._write(act)

    # Records

    async def record(self, table: str) -> RecordRow | None:
        """Return what there is of a game's record."""

        def act(database: sqlite3.Connection) -> RecordRow | None:
            found = database.execute(sql.RECORD, (table,)).fetchone()
            if found is None:
                return None
            return RecordRow(**found, seats=_seats(database, [table]).get(table, ()))

        return await self._readers.read(act)

    async def keep_record(self, table: str, text: str) -> None:
        """Keep the record of an ended game; an empty text says that none can be written."""
        await self._write(lambda database: database.execute(sql.KEEP_RECORD, (text, table)), table)

    async def unrecorded(self, most: int) -> list[str]:
        """Return some tables of ended games that have no record yet."""
        return await self._readers.read(
            lambda database: [row["id"] for row in database.execute(sql.UNRECORDED, (most,))]
        )

    # Keeping house

    async def due(self, before: int, after: tuple[int, str], most: int) -> list[tuple[int, str]]:
        """Return tables at which somebody's time for a move was up before a moment, longest ago first, after one."""
        values = (before, *after, most)
        return await self._readers.read(
            lambda database: [(row["due"], row["id"]) for row in database.execute(sql.DUE, values)]
        )

    async def touch(self, tables: Sequence[str], at: int) -> None:
        """Note that somebody was at these tables; the end of a game stays when it was."""
        await self._write(lambda database: _ask(database, sql.TOUCH, tables, at))

    async def resting(self, status: Status, before: int, after: tuple[int, str], most: int) -> list[tuple[int, str]]:
        """Return tables of a status that nobody has touched since a moment, longest ago first, after one of them."""
        values = (status, before, *after, most)
        return await self._readers.read(
            lambda database: [(row["touched"], row["id"]) for row in database.execute(sql.RESTING, values)]
        )

    async def remove(self, tables: Sequence[str], status: Status, before: int) -> list[str]:
        """Remove those of some tables that still rest like this; return them."""

        def act(database: sqlite3.Connection) -> list[str]:
            gone = [table for table in tables if database.execute(sql.REMOVE, (table, status, before)).rowcount]
            if gone:
                self._writer.leave_no_trace()
            return gone

        return await self._write(act)

    async def answers(self) -> None:
        """Wait until a change has been stored: on a full disk an empty one would go well."""
        await self._write(lambda database: database.execute(f"PRAGMA user_version = {SCHEMA_VERSION}"))

    async def close(self) -> None:
        """Finish what was begun and let go of the file."""
        await asyncio.to_thread(self._readers.close)
        await asyncio.to_thread(self._checkpoints.end)
        await self._writer.close()


def _ask(database: sqlite3.Connection, statement: str, values: Iterable[Any], *first: Any) -> list[sqlite3.Row]:
    """Ask one statement of many values, each of them once."""
    known = list(dict.fromkeys(values))
    if not known:
        return []
    return database.execute(sql.many(statement, len(known)), (*first, *known)).fetchall()


def _tables(database: sqlite3.Connection, names: Iterable[str]) -> dict[str, TableRow]:
    return {row.id: row for row in map(rows.table_row, _ask(database, sql.TABLES, names))}


def _described(
    database: sqlite3.Connection, names: Iterable[str]
) -> tuple[dict[str, TableRow], dict[str, tuple[SeatRow, ...]]]:
    known = [*names]
    return _tables(database, known), _seats(database, known)


def _seats(database: sqlite3.Connection, names: Iterable[str]) -> dict[str, tuple[SeatRow, ...]]:
    found = map(rows.seat_row, _ask(database, sql.SEATS, names))
    return {table: tuple(seats) for table, seats in groupby(found, lambda row: row.table)}


def _held(database: sqlite3.Connection, tokens: Iterable[bytes]) -> list[tuple[str, int]]:
    """Return the table and the seat that each token holds, in the order of the tokens."""
    found = {row["token"]: (row["table_id"], row["seat"]) for row in _ask(database, sql.HELD, tokens)}
    return [found[token] for token in dict.fromkeys(tokens) if token in found]


def _holdings(database: sqlite3.Connection, tokens: Iterable[bytes]) -> list[Holding]:
    places = _held(database, tokens)
    names = [table for table, _ in places]
    tables, seats = _tables(database, names), _seats(database, names)
    return [Holding(tables[table], seats[table], seat) for table, seat in places]


def _concerned(database: sqlite3.Connection, tokens: Sequence[bytes]) -> list[str]:
    """Return the tables where these tokens hold a seat or have one kept for them."""
    kept = [row["table_id"] for row in _ask(database, sql.KEPT, tokens)]
    return list(dict.fromkeys([table for table, _ in _held(database, tokens)] + kept))


def _summarise(database: sqlite3.Connection, table: str, summary: Summary, at: int) -> None:
    """Write down where a game stands; most steps leave its status, and then no index changes."""
    told = rows.text(summary)
    if database.execute(sql.SET_SUMMARY, (told, table, summary.status)).rowcount == 0:
        database.execute(sql.SET_STATUS, (told, summary.status, at, table))
