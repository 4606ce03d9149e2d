"""Feeds and mail addresses in the data file."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Protocol

from msgspec.structs import asdict

from serai.server import rows
from serai.server import statements as sql
from serai.server.reminder_store import MANY, AskedRow, MailRow, WaitingGame
from serai.server.stored_rows import SeatRow, TableRow


class Ask(Protocol):
    """Does something with the database, now or when it is its turn."""

    def __call__(self, act: Callable[[sqlite3.Connection], Any]) -> Awaitable[Any]:
        """Return what the deed returns."""
        ...


Found = Callable[[sqlite3.Connection, Iterable[str]], tuple[dict[str, TableRow], dict[str, tuple[SeatRow, ...]]]]


class SqliteReminders:
    """A `ReminderStore` in the file of the tables."""

    def __init__(self, read: Ask, write: Ask, found: Found, scrub: Callable[[], None]) -> None:
        """Read and write as the tables' store does; `found` reads tables and seats, `scrub` leaves no trace."""
        self._read, self._write, self._found, self._scrub = read, write, found, scrub

    # Feeds

    async def feed(self, person: int) -> bytes | None:
        """Return the salt of a person's feed."""
        found = await self._read(lambda database: database.execute(sql.FEED, (person,)).fetchone())
        return None if found is None else found["salt"]

    async def set_feed(self, person: int, salt: bytes | None, token: bytes | None) -> None:
        """Give a person another feed, known by the hash of its token, or none."""
        if salt is None:
            await self._write(lambda database: database.execute(sql.REMOVE_FEED, (person,)))
        else:
            await self._write(lambda database: database.execute(sql.SET_FEED, (person, salt, token)))

    async def feed_owner(self, token: bytes) -> int | None:
        """Return whose feed a token's hash is of."""
        found = await self._read(lambda database: database.execute(sql.FEED_OWNER, (token,)).fetchone())
        return None if found is None else found["person"]

    async def waiting(self, person: int, most: int) -> list[WaitingGame]:
        """Return games that wait for a person."""

        def act(database: sqlite3.Connection) -> list[WaitingGame]:
            places = [(row["table_id"], row["seat"]) for row in database.execute(sql.IN_PLAY, (person, most))]
            tables, seats = self._found(database, [table for table, _ in places])
            found = []
            for table, seat in places:
                if seat in tables[table].summary.awaited and not seats[table][seat].computed:
                    turn = database.execute(sql.LAST_OWN, (table, seat)).fetchone()["version"] or 0
                    last = database.execute(sql.LAST_MOVE, (table,)).fetchone()
                    since = tables[table].created if last is None else last["at"]
                    found.append(WaitingGame(tables[table], seats[table], seat, turn, since))
            return found

        games: list[WaitingGame] = await self._read(act)
        return games

    # Mail

    async def mail(self, person: int) -> MailRow | None:
        """Return where a person wants mails."""
        return await self._mail(sql.MAIL, person)

    async def mail_of_key(self, key: str) -> MailRow | None:
        """Return what a key of a mail stands for."""
        return await self._mail(sql.MAIL_OF_KEY, key)

    async def _mail(self, statement: str, value: int | str) -> MailRow | None:
        found = await self._read(lambda database: database.execute(statement, (value,)).fetchone())
        return None if found is None else rows.mail_row(found)

    async def set_mail(self, row: MailRow, owner: bytes, at: int, most: int = MANY) -> bool:
        """Note that mails are wanted somewhere and that the owner of that address is asked, unless often enough."""

        def act(database: sqlite3.Connection) -> bool:
            if not database.execute(sql.NOTE_ASKED, (owner, at, most)).rowcount:
                return False
            database.execute(sql.SET_MAIL, asdict(row))
            self._scrub()  # where somebody had mails before is nobody's business
            return True

        noted: bool = await self._write(act)
        return noted

    async def confirm(self, key: str) -> None:
        """Note that the owner of an address wants the mails."""
        await self._write(lambda database: database.execute(sql.CONFIRM_MAIL, (key,)))

    async def stop(self, person: int, refused: bytes | None, at: int) -> None:
        """Forget a person's address; its owner, by the hash, may want nothing ever again."""

        def act(database: sqlite3.Connection) -> None:
            database.execute(sql.REMOVE_MAIL, (person,))
            self._scrub()
            if refused is not None:
                database.execute(sql.NOTE_REFUSED, (refused, at))

        await self._write(act)

    async def asked(self, owner: bytes) -> AskedRow | None:
        """Return what was asked of an address."""
        found = await self._read(lambda database: database.execute(sql.ASKED, (owner,)).fetchone())
        return None if found is None else AskedRow(found["asked"], found["count"], bool(found["refused"]))

    async def forget_asked(self, before: int) -> None:
        """Forget what was asked of addresses before a moment; what their owners refused stays."""
        await self._write(lambda database: database.execute(sql.FORGET_ASKED, (before,)))

    async def confirmed(self, after: int, most: int) -> list[MailRow]:
        """Return some confirmed addresses, by the number of their people, after one."""
        found = await self._read(lambda database: database.execute(sql.CONFIRMED, (after, most)).fetchall())
        return [rows.mail_row(row) for row in found]

    async def mark(self, person: int, turns: Sequence[tuple[str, int]]) -> list[str]:
        """Note that a person is told of turns; return the tables of those that were not told before."""

        def act(database: sqlite3.Connection) -> list[str]:
            return [table for table, turn in turns if database.execute(sql.MARK, (table, person, turn)).rowcount]

        marked: list[str] = await self._write(act)
        return marked

    async def unmark(self, person: int, tables: Sequence[str]) -> None:
        """Take back that a person was told: the mail did not go."""
        pairs = [(table, person) for table in tables]
        await self._write(lambda database: database.executemany(sql.UNMARK, pairs))
