"""What PostgreSQL gives as arrays of rows, as what the store gives."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from serai.server import rows
from serai.server.postgres import statements as sql
from serai.server.rows import Found
from serai.server.stored_rows import ChatRow, EntryRow, SeatRow, TableRow

if TYPE_CHECKING:
    from serai.server.postgres.connections import Connection

NESTED: Final = frozenset({"seats", "entries", "lines", "own", "turn", "last"})
"""Columns beside those of the table itself."""


def seats_of(table: str, found: Iterable[Sequence[Any]]) -> tuple[SeatRow, ...]:
    """Return the seats of a table."""
    return tuple(SeatRow(table, *seat) for seat in found)


def entries_of(table: str, found: Iterable[Sequence[Any]]) -> tuple[EntryRow, ...]:
    """Return the entries of a table."""
    return tuple(EntryRow(table, *entry) for entry in found)


def lines_of(table: str, found: Iterable[Sequence[Any]]) -> tuple[ChatRow, ...]:
    """Return what was said at a table."""
    return tuple(ChatRow(table, *line) for line in found)


def described(found: Found) -> tuple[TableRow, tuple[SeatRow, ...]]:
    """Return a table with its seats."""
    row = rows.table_row({name: found[name] for name in found.keys() if name not in NESTED})  # noqa: SIM118
    return row, seats_of(row.id, found["seats"])


async def tables_of(
    connection: Connection, names: Iterable[str]
) -> tuple[dict[str, TableRow], dict[str, tuple[SeatRow, ...]]]:
    """Return some tables and their seats, by name."""
    found = [described(row) for row in await connection.fetch(sql.DESCRIBED, [*names])]
    return {row.id: row for row, _ in found}, {row.id: seats for row, seats in found}


async def held_by(connection: Connection, tokens: Iterable[bytes]) -> list[tuple[str, int]]:
    """Return the table and the seat that each token holds, in the order of the tokens."""
    known = list(dict.fromkeys(tokens))
    found = {row["token"]: (row["table_id"], row["seat"]) for row in await connection.fetch(sql.HELD, known)}
    return [found[token] for token in known if token in found]


async def concerned_by(connection: Connection, tokens: Sequence[bytes]) -> list[str]:
    """Return the tables where these tokens hold a seat or have one kept for them."""
    kept = [row["table_id"] for row in await connection.fetch(sql.KEPT, [*tokens])]
    return list(dict.fromkeys([table for table, _ in await held_by(connection, tokens)] + kept))
