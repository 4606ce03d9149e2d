"""The data file as a side of a move."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from serai.server import datafile
from serai.server.datafile import StoreError
from serai.server.moving import AT_ONCE, Counters, Row

COUNTED = {"people", "results"}


class DatafileSide:
    """A data file, brought up to date before it is read."""

    def __init__(self, path: Path) -> None:
        """Name the file."""
        self._path = path
        self._database: sqlite3.Connection

    @asynccontextmanager
    async def held(self, *, target: bool) -> AsyncIterator[None]:
        """Hold the folder as a server does, and the file in one transaction."""
        if not target and not self._path.is_file():
            raise StoreError(f"there is no data file {self._path}.")
        with datafile.Claim(self._path.parent):
            self._database = datafile.opened(self._path)
            try:
                self._database.execute("PRAGMA defer_foreign_keys = ON")
                self._database.execute("BEGIN IMMEDIATE")
                self._database.execute("PRAGMA defer_foreign_keys = ON")  # a next game may come after the one before
                yield
                self._database.execute("COMMIT")
            except sqlite3.Error as fault:
                raise StoreError(f"{self._path}: {fault}. Nothing was moved.") from fault
            finally:
                if self._database.in_transaction:
                    self._database.execute("ROLLBACK")
                self._database.close()

    async def count(self, table: str) -> int:
        """Return how many rows a table has."""
        return int(self._database.execute(f"SELECT count(1) FROM {table}").fetchone()[0])  # noqa: S608

    async def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[list[Row]]:
        """Read a table, some rows at a time."""
        found = self._database.execute(f"SELECT {', '.join(columns)} FROM {table}")  # noqa: S608
        while some := found.fetchmany(AT_ONCE):
            yield [tuple(row) for row in some]

    async def add(self, table: str, columns: Sequence[str], rows: Sequence[Row]) -> None:
        """Write some rows."""
        places = ", ".join("?" * len(columns))
        self._database.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})", rows)  # noqa: S608

    async def counters(self) -> Counters:
        """Return the last numbers that were given."""
        found = self._database.execute("SELECT name, seq FROM sqlite_sequence").fetchall()
        return dict.fromkeys(COUNTED, 0) | {row["name"]: row["seq"] for row in found if row["name"] in COUNTED}

    async def finish(self, counters: Counters) -> None:
        """Set the last numbers."""
        for name, last in counters.items():
            self._database.execute("DELETE FROM sqlite_sequence WHERE name = ?", (name,))
            self._database.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (name, last))
