"""The store in one SQLite file: a single writer thread, many changes a commit, every commit on the disk."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from serai.server import statements as sql
from serai.server.datafile import opened
from serai.server.store import ChatRow, Conflict, EntryRow, SeatRow, StoredTable, Summary, TableRow

Result = TypeVar("Result")
Job = tuple[Callable[[sqlite3.Connection], Any], "asyncio.Future[Any]"]

MOST_AT_ONCE: Final = 512
"""Changes in one commit."""


class SqliteStore:
    """A `Store` in one file."""

    def __init__(self, path: Path) -> None:
        """Open the file, or make it; refuse one of a newer version."""
        self.path = path
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._database = opened(path)
        self._scrub = False
        self._thread = threading.Thread(target=self._work, name="serai-store", daemon=True)
        self._thread.start()

    def _work(self) -> None:
        """Take jobs as they come, as many as wait, and commit them together."""
        while (job := self._jobs.get()) is not None:
            jobs, last = [job], False
            while len(jobs) < MOST_AT_ONCE and not self._jobs.empty():
                if (job := self._jobs.get()) is None:
                    last = True
                    break
                jobs.append(job)
            self._commit(jobs)
            if last:
                break
        self._database.close()

    def _commit(self, jobs: list[Job]) -> None:
        """Run every job in a savepoint of its own inside one transaction, then answer all of them."""
        database = self._database
        answers: list[tuple[asyncio.Future[Any], Any, BaseException | None]] = []
        try:
            database.execute("BEGIN IMMEDIATE")
            for act, future in jobs:
                database.execute("SAVEPOINT job")
                try:
                    answers.append((future, act(database), None))
                except sqlite3.IntegrityError as fault:
                    database.execute("ROLLBACK TO job")
                    answers.append((future, None, Conflict(str(fault))))
                except Exception as fault:
                    database.execute("ROLLBACK TO job")
                    answers.append((future, None, fault))
                database.execute("RELEASE job")
            database.execute("COMMIT")
            if self._scrub:  # what was erased must not linger in the log of changes
                database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                self._scrub = False
        except sqlite3.Error as fault:  # a full disk, a lost file: nothing of this commit is stored
            if database.in_transaction:
                database.execute("ROLLBACK")
            answers = [(future, None, fault) for _, future in jobs]
        loop = answers[0][0].get_loop()
        if not loop.is_closed():
            loop.call_soon_threadsafe(_answer, answers)

    async def _do(self, act: Callable[[sqlite3.Connection], Result]) -> Result:
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._jobs.put((act, future))
        return await future

    async def create(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """Store a new table."""

        def act(database: sqlite3.Connection) -> None:
            values = [*msgspec.structs.astuple(row)]
            values[10] = msgspec.json.encode(row.summary).decode()
            database.execute(sql.ADD_TABLE, (*values, row.summary.status, row.created))
            for seat in seats:
                database.execute(sql.ADD_SEAT, msgspec.structs.astuple(seat))

        await self._do(act)

    async def load(self, table: str) -> StoredTable | None:
        """Return everything kept of a table."""

        def act(database: sqlite3.Connection) -> StoredTable | None:
            found = database.execute(sql.TABLE, (table,)).fetchone()
            if found is None:
                return None
            entries = database.execute(sql.ENTRIES, (table,))
            chat = database.execute(sql.LINES, (table,))
            return StoredTable(
                _table(found),
                _seats(database, table),
                tuple(EntryRow(*row) for row in entries),
                tuple(ChatRow(*row) for row in chat),
            )

        return await self._do(act)

    async def save_seat(self, seat: SeatRow, before: SeatRow, summary: Summary) -> None:
        """Replace a seat that still is as it was before, or raise `Conflict`."""

        def act(database: sqlite3.Connection) -> None:
            if seat.seat >= len(now := _seats(database, seat.table)) or now[seat.seat] != before:
                raise Conflict("the seat has changed")
            place, values = seat.seat, msgspec.structs.astuple(seat)[2:]
            database.execute(sql.SET_SEAT, (*values, seat.table, place))
            _summarise(database, seat.table, summary, seat.since)

        await self._do(act)

    async def append(self, entry: EntryRow, summary: Summary) -> None:
        """Add an entry, or raise `Conflict` when its version or the client's id is taken."""

        def act(database: sqlite3.Connection) -> None:
            database.execute(sql.ADD_ENTRY, msgspec.structs.astuple(entry))
            _summarise(database, entry.table, summary, entry.at)

        await self._do(act)

    async def say(self, line: ChatRow) -> None:
        """Add a line of chat, or raise `Conflict` when its number or the client's id is taken."""
        values = msgspec.structs.astuple(line)
        await self._do(lambda database: database.execute(sql.ADD_LINE, values))

    async def link_rematch(self, table: str, rematch: str) -> None:
        """Name the table of the next game, or raise `Conflict` when there is one."""

        def act(database: sqlite3.Connection) -> None:
            if database.execute(sql.LINK_REMATCH, (rematch, table)).rowcount != 1:
                raise Conflict("there is a rematch already")

        await self._do(act)

    async def holdings(self, tokens: Sequence[bytes]) -> list[tuple[TableRow, tuple[SeatRow, ...], int]]:
        """Return the tables that these token hashes hold a seat of, with the seat, in their order."""

        def act(database: sqlite3.Connection) -> list[tuple[TableRow, tuple[SeatRow, ...], int]]:
            held = []
            for table, seat in _held(database, tokens):
                row = database.execute(sql.TABLE, (table,)).fetchone()
                held.append((_table(row), _seats(database, table), seat))
            return held

        return await self._do(act)

    async def erase(self, tokens: Sequence[bytes]) -> list[str]:
        """Forget names, chat and tokens of these holders; return the tables concerned."""

        def act(database: sqlite3.Connection) -> list[str]:
            held = _held(database, tokens)
            for place in held:
                database.execute(sql.ERASE_LINES, place)
                database.execute(sql.ERASE_SEAT, place)
            for token in tokens:
                database.execute(sql.ERASE_KEPT, (token,))
            self._scrub = bool(held)
            return [table for table, _ in held]

        return await self._do(act)

    async def sweep(self, before: int) -> int:
        """Remove tables created before a moment that never started; return how many."""

        def act(database: sqlite3.Connection) -> int:
            return database.execute(sql.REMOVE_WAITING, (before,)).rowcount

        return await self._do(act)

    async def close(self) -> None:
        """Finish what was begun and let go of the file."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)


def _answer(answers: list[tuple[asyncio.Future[Any], Any, BaseException | None]]) -> None:
    for future, result, fault in answers:
        if future.done():
            continue
        if fault is None:
            future.set_result(result)
        else:
            future.set_exception(fault)


def _table(row: tuple[Any, ...]) -> TableRow:
    values = [*row]
    values[5:8] = (bool(value) for value in values[5:8])
    values[10] = msgspec.json.decode(values[10], type=Summary)
    return TableRow(*values)


def _seat(values: list[Any]) -> SeatRow:
    values[9] = bool(values[9])
    return SeatRow(*values)


def _seats(database: sqlite3.Connection, table: str) -> tuple[SeatRow, ...]:
    rows = database.execute(sql.SEATS, (table,))
    return tuple(_seat([*row]) for row in rows)


def _held(database: sqlite3.Connection, tokens: Sequence[bytes]) -> list[tuple[str, int]]:
    found = [database.execute(sql.HELD, (token,)).fetchone() for token in tokens]
    return [place for place in found if place is not None]


def _summarise(database: sqlite3.Connection, table: str, summary: Summary, at: int) -> None:
    """Write down where a game stands; most steps leave its status, and then no index changes."""
    text = msgspec.json.encode(summary).decode()
    if database.execute(sql.SET_SUMMARY, (text, table, summary.status)).rowcount == 0:
        database.execute(sql.SET_STATUS, (text, summary.status, at, table))
