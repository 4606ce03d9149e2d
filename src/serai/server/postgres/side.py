"""A PostgreSQL as a side of a move."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import asyncpg

from serai.server.configuration import hidden
from serai.server.datafile import StoreError
from serai.server.moving import AT_ONCE, FLAGS, Counters, Row
from serai.server.postgres import statements as sql
from serai.server.postgres.connections import LOST, reached
from serai.server.postgres.migrations import migrate

if TYPE_CHECKING:
    from serai.server.postgres.connections import Connection

HOLD = "LOCK TABLE processes IN SHARE ROW EXCLUSIVE MODE"
"""No process can begin to live while this lock is held."""
LINK = "UPDATE tables SET rematch = $2 WHERE id = $1"
COUNT_VERSIONS = """
UPDATE tables SET version = last.version
FROM (SELECT table_id, max(version) AS version FROM moves GROUP BY table_id) AS last WHERE id = last.table_id"""
LAST_PERSON = "SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM people_id_seq"
LAST_RESULT = "SELECT last FROM result_numbers"
SET_LAST_PERSON = "SELECT setval('people_id_seq', greatest($1, 1), $1 > 0)"
SET_LAST_RESULT = "UPDATE result_numbers SET last = $1"


class PostgresSide:
    """A database, brought up to date before it is read."""

    def __init__(self, address: str) -> None:
        """Name the database."""
        self._address = address
        self._connection: Connection
        self._links: list[tuple[str, str]] = []

    @asynccontextmanager
    async def held(self, *, target: bool) -> AsyncIterator[None]:
        """Hold the database in one transaction in which no process can start."""
        connection: asyncpg.Connection[Any] = await reached(self._address)
        self._connection = connection
        try:
            await migrate(connection)
            async with connection.transaction(isolation="read_committed" if target else "repeatable_read"):
                await connection.execute(HOLD)
                if await connection.fetchval(sql.LIVING) is not None:
                    raise StoreError(f"a server is running on {hidden(self._address)}; stop it first.")
                yield
        except (*LOST, asyncpg.PostgresError) as fault:
            raise StoreError(f"{hidden(self._address)}: {fault or type(fault).__name__}. Nothing was moved.") from fault
        finally:
            await connection.close()

    async def count(self, table: str) -> int:
        """Return how many rows a table has."""
        return int(await self._connection.fetchval(f"SELECT count(1) FROM {table}"))  # noqa: S608

    async def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[list[Row]]:
        """Read a table, some rows at a time."""
        found = await self._connection.cursor(f"SELECT {', '.join(columns)} FROM {table}")  # noqa: S608
        while some := await found.fetch(AT_ONCE):
            yield [tuple(int(value) if isinstance(value, bool) else value for value in row) for row in some]

    async def add(self, table: str, columns: Sequence[str], rows: Sequence[Row]) -> None:
        """Write some rows; which table's next game is which is written when all tables are there."""
        flags = [number for number, name in enumerate(columns) if name in FLAGS]
        later = columns.index("rematch") if table == "tables" else None
        written = []
        for row in rows:
            values = list(row)
            for flag in flags:
                values[flag] = bool(values[flag])
            if later is not None and values[later] is not None:
                self._links.append((values[0], values[later]))
                values[later] = None
            written.append(values)
        await self._connection.copy_records_to_table(table, columns=columns, records=written)

    async def counters(self) -> Counters:
        """Return the last numbers that were given."""
        ask = self._connection.fetchval
        return {"people": int(await ask(LAST_PERSON)), "results": int(await ask(LAST_RESULT))}

    async def finish(self, counters: Counters) -> None:
        """Set the last numbers, the next games, and the version of every table."""
        await self._connection.executemany(LINK, self._links)
        await self._connection.execute(COUNT_VERSIONS)
        await self._connection.fetchval(SET_LAST_PERSON, counters["people"])
        await self._connection.execute(SET_LAST_RESULT, counters["results"])
