"""The moves of a commit in one statement.

A thread that writes to SQLite gives Python's lock up and asks for it again at every statement, several times, and waits
for the event loop each time. A move is two statements, and its transaction two more; with many tables the waiting was
most of a move. So all moves that wait together go to SQLite as one text, and what happens to each of them is said in a
trigger: one statement, which is a transaction by itself.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec import Struct

from serai.server.stored_rows import EntryRow, Summary

COLUMNS: Final = ("table_id", "version", "kind", "seat", "client_id", "text", "at", "clock", "summary")
SET_UP: Final = (
    f"CREATE TEMP VIEW appended ({', '.join(COLUMNS)}) AS SELECT {', '.join(['NULL'] * len(COLUMNS))}",
    """CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appended BEGIN
      INSERT INTO moves (table_id, version, kind, seat, client_id, text, at, clock)
      VALUES (new.table_id, new.version, new.kind, new.seat, new.client_id, new.text, new.at, new.clock);
      UPDATE tables SET summary = new.summary WHERE id = new.table_id AND status = 'playing';
      UPDATE tables SET summary = new.summary, status = 'playing', touched = new.at
      WHERE id = new.table_id AND status <> 'playing';
    END""",
)
VALUES: Final = ", ".join(f"json_extract(value, '$[{place}]')" for place in range(len(COLUMNS)))
APPEND: Final = f"INSERT INTO temp.appended SELECT {VALUES} FROM json_each(?)"  # noqa: S608  # nothing of anybody's


class Append(Struct, frozen=True):
    """An entry after which the game goes on, and where it stands then: everything else is stored by itself."""

    entry: EntryRow
    summary: Summary

    def __call__(self, database: sqlite3.Connection) -> None:
        """Add this one alone."""
        append(database, (self,))


def set_up(database: sqlite3.Connection) -> None:
    """Prepare a connection; nothing of it is in the file."""
    for statement in SET_UP:
        database.execute(statement)


def plain(entry: EntryRow) -> bool:
    """Tell whether an entry can be told in JSON: SQLite's ends a text at a NUL, which a client's id may contain."""
    return "\0" not in (entry.client_id or "") and "\0" not in entry.text


def append(database: sqlite3.Connection, appends: Iterable[Append]) -> None:
    """Add entries and where their games stand, all of them or none; a transaction by itself where none is open."""
    told = [(*msgspec.structs.astuple(one.entry), _text(one.summary)) for one in appends]
    database.execute(APPEND, (_text(told),))


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
