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

from serai.server.datafile import copy, opened
from serai.server.store import ChatRow, Conflict, EntryRow, SeatRow, StoredTable, Summary, TableRow

Result = TypeVar("Result")
Job = tuple[Callable[[sqlite3.Connection], Any], "asyncio.Future[Any]"]

MOST_AT_ONCE: Final = 512
"""Changes in one commit."""
ADD_TABLE: Final = "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
ADD_SEAT: Final = "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
SET_SEAT: Final = "REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
ADD_ENTRY: Final = "INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
ADD_LINE: Final = "INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
ERASE_SEAT: Final = """
UPDATE seats SET name = '', token = NULL, sit_id = NULL, has_left = 1,
  entropy = iif((SELECT json_extract(summary, '$.status') FROM tables WHERE id = table_id) = 'waiting',
    NULL, entropy)
WHERE table_id = ? AND seat = ?
"""
"""A seat at a table that waits is free again; in a game it stays taken, by nobody in particular."""


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
            database.execute(ADD_TABLE, values)
            for seat in seats:
                database.execute(ADD_SEAT, msgspec.structs.astuple(seat))

        await self._do(act)

    async def load(self, table: str) -> StoredTable | None:
        """Return everything kept of a table."""

        def act(database: sqlite3.Connection) -> StoredTable | None:
            found = database.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone()
            if found is None:
                return None
            entries = database.execute("SELECT * FROM moves WHERE table_id = ? ORDER BY version", (table,))
            chat = database.execute("SELECT * FROM chat WHERE table_id = ? ORDER BY number", (table,))
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
            values = msgspec.structs.astuple(seat)
            database.execute(SET_SEAT, values)
            _summarise(database, seat.table, summary)

        await self._do(act)

    async def append(self, entry: EntryRow, summary: Summary) -> None:
        """Add an entry, or raise `Conflict` when its version or the client's id is taken."""

        def act(database: sqlite3.Connection) -> None:
            database.execute(ADD_ENTRY, msgspec.structs.astuple(entry))
            _summarise(database, entry.table, summary)

        await self._do(act)

    async def say(self, line: ChatRow) -> None:
        """Add a line of chat, or raise `Conflict` when its number or the client's id is taken."""
        values = msgspec.structs.astuple(line)
        await self._do(lambda database: database.execute(ADD_LINE, values))

    async def link_rematch(self, table: str, rematch: str) -> None:
        """Name the table of the next game, or raise `Conflict` when there is one."""

        def act(database: sqlite3.Connection) -> None:
            link = "UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL"
            if database.execute(link, (rematch, table)).rowcount != 1:
                raise Conflict("there is a rematch already")

        await self._do(act)

    async def holdings(self, tokens: Sequence[bytes]) -> list[tuple[TableRow, tuple[SeatRow, ...], int]]:
        """Return the tables that these token hashes hold a seat of, with the seat, in their order."""

        def act(database: sqlite3.Connection) -> list[tuple[TableRow, tuple[SeatRow, ...], int]]:
            held = []
            for table, seat in _held(database, tokens):
                row = database.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone()
                held.append((_table(row), _seats(database, table), seat))
            return held

        return await self._do(act)

    async def erase(self, tokens: Sequence[bytes]) -> list[str]:
        """Forget names, chat and tokens of these holders; return the tables concerned."""

        def act(database: sqlite3.Connection) -> list[str]:
            held = _held(database, tokens)
            for place in held:
                database.execute("DELETE FROM chat WHERE table_id = ? AND seat = ?", place)
                database.execute(ERASE_SEAT, place)
            for token in tokens:
                database.execute("UPDATE seats SET kept_for = NULL WHERE kept_for = ?", (token,))
            self._scrub = bool(held)
            return [table for table, _ in held]

        return await self._do(act)

    async def sweep(self, before: int) -> int:
        """Remove tables created before a moment that never started; return how many."""

        def act(database: sqlite3.Connection) -> int:
            waiting = "DELETE FROM tables WHERE created < ? AND json_extract(summary, '$.status') = 'waiting'"
            return database.execute(waiting, (before,)).rowcount

        return await self._do(act)

    async def answers(self) -> None:
        """Wait until a change could be stored."""
        await self._do(lambda _: None)

    async def backup(self, path: Path) -> None:
        """Copy everything into a file while others go on."""
        await asyncio.to_thread(copy, self.path, path)

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
    rows = database.execute("SELECT * FROM seats WHERE table_id = ? ORDER BY seat", (table,))
    return tuple(_seat([*row]) for row in rows)


def _held(database: sqlite3.Connection, tokens: Sequence[bytes]) -> list[tuple[str, int]]:
    one = "SELECT table_id, seat FROM seats WHERE token = ?"
    found = [database.execute(one, (token,)).fetchone() for token in tokens]
    return [place for place in found if place is not None]


def _summarise(database: sqlite3.Connection, table: str, summary: Summary) -> None:
    text = msgspec.json.encode(summary).decode()
    database.execute("UPDATE tables SET summary = ? WHERE id = ?", (text, table))
