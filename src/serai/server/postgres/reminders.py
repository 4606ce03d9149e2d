"""Feeds and mail addresses in PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import asdict

from serai.server import rows
from serai.server import statements as shared
from serai.server.postgres import statements as sql
from serai.server.postgres.connections import Connections
from serai.server.postgres.reading import described
from serai.server.reminder_store import MANY, AskedRow, MailRow, WaitingGame

if TYPE_CHECKING:
    from serai.server.postgres.connections import Connection


class PostgresReminders:
    """A `ReminderStore` in the database of the tables."""

    def __init__(self, database: Connections) -> None:
        """Read and write there."""
        self._database = database

    # Feeds

    async def feed(self, person: int) -> bytes | None:
        """Return the salt of a person's feed."""
        found = await self._database.row(sql.FEED, person)
        return None if found is None else found["salt"]

    async def set_feed(self, person: int, salt: bytes | None, token: bytes | None) -> None:
        """Give a person another feed, known by the hash of its token, or none."""
        if salt is None:
            await self._database.change(sql.REMOVE_FEED, person)
        else:
            await self._database.change(sql.SET_FEED, person, salt, token)

    async def feed_owner(self, token: bytes) -> int | None:
        """Return whose feed a token's hash is of."""
        found = await self._database.row(sql.FEED_OWNER, token)
        return None if found is None else found["person"]

    async def waiting(self, person: int, most: int) -> list[WaitingGame]:
        """Return games that wait for a person."""
        games = []
        for found in await self._database.rows(sql.WAITING, person, most):
            row, seats = described(found)
            own = found["own"]
            if own in row.summary.awaited and not seats[own].computed:
                games.append(WaitingGame(row, seats, own, found["turn"], found["last"]))
        return games

    # Mail

    async def mail(self, person: int) -> MailRow | None:
        """Return where a person wants mails."""
        found = await self._database.row(sql.MAIL, person)
        return None if found is None else rows.mail_row(found)

    async def mail_of_key(self, key: str) -> MailRow | None:
        """Return what a key of a mail stands for."""
        found = await self._database.row(sql.MAIL_OF_KEY, key)
        return None if found is None else rows.mail_row(found)

    async def set_mail(self, row: MailRow, owner: bytes, at: int, most: int = MANY) -> bool:
        """Note that mails are wanted somewhere and that the owner of that address is asked, unless often enough."""
        values = asdict(row)

        async def act(connection: Connection) -> bool:
            if await connection.fetchval(sql.NOTE_ASKED, owner, at, most) is None:
                return False
            await connection.execute(sql.SET_MAIL, *(values[name] for name in sql.names(shared.SET_MAIL)))
            return True

        return await self._database.write(act)

    async def confirm(self, key: str) -> None:
        """Note that the owner of an address wants the mails."""
        await self._database.change(sql.CONFIRM_MAIL, key)

    async def stop(self, person: int, refused: bytes | None, at: int) -> None:
        """Forget a person's address; its owner, by the hash, may want nothing ever again."""

        async def act(connection: Connection) -> None:
            await connection.execute(sql.REMOVE_MAIL, person)
            if refused is not None:
                await connection.execute(sql.NOTE_REFUSED, refused, at)

        await self._database.write(act)

    async def asked(self, owner: bytes) -> AskedRow | None:
        """Return what was asked of an address."""
        found = await self._database.row(sql.ASKED, owner)
        return None if found is None else AskedRow(**found)

    async def forget_asked(self, before: int) -> None:
        """Forget what was asked of addresses before a moment; what their owners refused stays."""
        await self._database.change(sql.FORGET_ASKED, before)

    async def confirmed(self, after: int, most: int) -> list[MailRow]:
        """Return some confirmed addresses, by the number of their people, after one."""
        return [rows.mail_row(row) for row in await self._database.rows(sql.CONFIRMED, after, most)]

    async def mark(self, person: int, turns: Sequence[tuple[str, int]]) -> list[str]:
        """Note that a person is told of turns; return the tables of those that were not told before."""
        tables, numbers = [table for table, _ in turns], [turn for _, turn in turns]
        marked = {row["table_id"] for row in await self._database.change(sql.MARK, person, tables, numbers)}
        return [table for table in tables if table in marked]

    async def unmark(self, person: int, tables: Sequence[str]) -> None:
        """Take back that a person was told: the mail did not go."""
        await self._database.change(sql.UNMARK, person, [*tables])
