"""Moves of many tables in one statement: whatever comes while one is on its way is the next one."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final, NamedTuple

import asyncpg

from serai.server import rows
from serai.server.postgres import statements as sql
from serai.server.postgres.connections import Connections
from serai.server.postgres.leases import Leases
from serai.server.store import Conflict, Fenced
from serai.server.stored_rows import EntryRow, Result, Summary

MOST_AT_ONCE: Final = 256
"""Entries in one statement."""
APART: Final = (Conflict, asyncpg.TransactionRollbackError, asyncpg.DataError)
"""What one entry may spoil for all others of its statement."""


class Asked(NamedTuple):
    """An entry that is to be added, by columns of `APPEND`, and who waits for it."""

    values: tuple[Any, ...]
    future: asyncio.Future[None]

    @property
    def table(self) -> str:
        """The table of the entry."""
        return str(self.values[0])


class Appends:
    """Adds entries."""

    def __init__(self, database: Connections, leases: Leases) -> None:
        """Add to what this process owns."""
        self._database, self._leases = database, leases
        self._queue: deque[Asked] = deque()
        self._adding: asyncio.Task[None] | None = None

    def add(self, entry: EntryRow, summary: Summary, result: Result | None) -> asyncio.Future[None]:
        """Add an entry and what the game counts for; at most one of a table may be on its way."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        try:
            epoch = self._leases.epoch(entry.table)
        except Fenced as fault:
            future.set_exception(fault)
            return future
        told: tuple[Any, ...] = (None,) * 4
        if result is not None:
            told = (result.table or None, result.game, result.ended, rows.text(result.places))
        values = (
            entry.table,
            epoch,
            entry.version,
            entry.kind,
            entry.seat,
            entry.client_id,
            entry.text,
            entry.at,
            entry.clock,
            rows.text(summary),
            summary.status,
            *told,
        )
        self._queue.append(Asked(values, future))
        if self._adding is None:
            self._adding = asyncio.ensure_future(self._work())
        return future

    async def _work(self) -> None:
        try:
            while self._queue:
                await self._add_all([self._queue.popleft() for _ in range(min(len(self._queue), MOST_AT_ONCE))])
        finally:
            self._adding = None

    async def _add_all(self, asked: list[Asked]) -> None:
        asked.sort(key=lambda one: one.table)  # two processes that disagree lock in one order
        try:
            columns = zip(*(one.values for one in asked), strict=True)
            found = await self._database.change(sql.APPEND, self._leases.process, *map(list, columns))
        except APART as fault:
            if len(asked) > 1:
                for one in asked:
                    await self._add_all([one])
            else:
                _settle(asked[0].future, Conflict(str(fault)))
            return
        except Exception as fault:  # is told to everybody who waits; nobody knows whether it is stored
            for one in asked:
                _settle(one.future, fault)
            return
        added = {row["id"] for row in found}
        for one in asked:
            _settle(one.future, None if one.table in added else Conflict("owner, epoch or version is another"))


def _settle(future: asyncio.Future[None], fault: Exception | None) -> None:
    if future.done():
        return
    if fault is None:
        future.set_result(None)
    else:
        future.set_exception(fault)
