"""All data of one store into another, empty one, verified row by row before it counts.

Rows are compared by what they hold, flags as numbers, whatever order a database gives them in: of each table the rows
are counted, and the SHA-256 of every row is added up.
"""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

import msgspec

from serai.server.datafile import StoreError

Row: TypeAlias = tuple[Any, ...]
Counters: TypeAlias = dict[str, int]
"""The last numbers given to people and results: none is ever given twice, though its row be gone."""

COLUMNS: Final[dict[str, tuple[str, ...]]] = {
    "people": ("id", "secret", "name", "face", "since", "touched"),
    "tables": (
        *("id", "game", "rules", "options", "clock", "chat", "practice", "listed", "secret", "created", "summary"),
        *("rematch", "protocol", "beginning", "challenge", "status", "touched", "record"),
    ),
    "seats": (
        *("table_id", "seat", "kind", "level", "name", "token", "kept_for", "entropy", "sit_hash", "has_left"),
        *("since", "commitment", "person", "face"),
    ),
    "moves": ("table_id", "version", "kind", "seat", "client_id", "text", "at", "clock"),
    "chat": ("table_id", "number", "version", "seat", "client_id", "phrase", "text", "at"),
    "results": ("number", "table_id", "game", "ended", "places"),
    "feeds": ("person", "salt", "token"),
    "mails": ("person", "address", "language", "key", "confirmed"),
    "mailed": ("table_id", "person", "turn"),
    "asked_addresses": ("owner", "asked", "count", "refused"),
}
"""What is moved, in an order in which every row finds those that it refers to, but for the next game of a table."""
FLAGS: Final = frozenset({"chat", "practice", "listed", "has_left", "confirmed", "refused"})
AT_ONCE: Final = 1000
"""Rows that are read and written in one step."""
SUM: Final = 2**256


class Digest:
    """How many rows there are, and the sum of their hashes."""

    def __init__(self) -> None:
        """Begin with none."""
        self.count, self._sum = 0, 0

    def add(self, rows: Iterable[Row]) -> None:
        """Add some rows."""
        for row in rows:
            plain = [int(value) if isinstance(value, bool) else value for value in row]
            self._sum += int.from_bytes(hashlib.sha256(msgspec.msgpack.encode(plain)).digest())
            self.count += 1

    @property
    def told(self) -> str:
        """The sum in hexadecimal digits."""
        return f"{self._sum % SUM:064x}"


class Side(Protocol):
    """A store that data is moved from or to, held so that no server starts on it meanwhile."""

    def held(self, *, target: bool) -> AbstractAsyncContextManager[None]:
        """Hold the store, in one transaction that counts only when the block ends well; refuse one in use."""
        ...

    async def count(self, table: str) -> int:
        """Return how many rows a table has."""
        ...

    def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[list[Row]]:
        """Read a table, some rows at a time."""
        ...

    async def add(self, table: str, columns: Sequence[str], rows: Sequence[Row]) -> None:
        """Write some rows."""
        ...

    async def counters(self) -> Counters:
        """Return the last numbers that were given."""
        ...

    async def finish(self, counters: Counters) -> None:
        """Set the last numbers, and what else follows from the rows."""
        ...


class Moved(NamedTuple):
    """What was moved of a table."""

    rows: int
    digest: str


async def move(source: Side, target: Side, tell: Callable[[int, int], None]) -> dict[str, Moved]:
    """Move everything, telling how many rows of how many are done; raise `StoreError`, and change nothing."""
    async with source.held(target=False), target.held(target=True):
        filled = [table for table in COLUMNS if await target.count(table)]
        if filled:
            raise StoreError(f"the target is not empty (it has {', '.join(filled)}); name an empty one.")
        counts = {table: await source.count(table) for table in COLUMNS}
        done, total, read = 0, 2 * sum(counts.values()), {table: Digest() for table in COLUMNS}
        for table, columns in COLUMNS.items():
            async for rows in source.rows(table, columns):
                read[table].add(rows)
                await target.add(table, columns, rows)
                tell(done := done + len(rows), total)
        counters = await source.counters()
        await target.finish(counters)
        for table, columns in COLUMNS.items():
            written = Digest()
            async for rows in target.rows(table, columns):
                written.add(rows)
                tell(done := done + len(rows), total)
            if (written.count, written.told) != (read[table].count, read[table].told):
                raise StoreError(f"what was written of {table} is not what was read; nothing was moved.")
        if await target.counters() != counters:
            raise StoreError("the last numbers of people and results differ; nothing was moved.")
    return {table: Moved(digest.count, digest.told) for table, digest in read.items()}
