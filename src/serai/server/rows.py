"""What a database gives and takes, as what a store gives and takes; the same for every database."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

import msgspec
from msgspec.structs import asdict

from serai.server.reminder_store import MailRow
from serai.server.stored_rows import Beginning, Result, SeatRow, Summary, TableRow

PLACES = msgspec.json.Decoder(tuple[tuple[int, int], ...])


class Found(Protocol):
    """A row as a database gives it."""

    def keys(self) -> Iterable[str]:
        """Return the names of the columns."""
        ...

    def __getitem__(self, name: str, /) -> Any:
        """Return what is in a column."""
        ...


def text(value: Summary | Beginning | tuple[tuple[int, int], ...]) -> str:
    """Return a value as the JSON that is kept."""
    return msgspec.json.encode(value).decode()


def table_values(row: TableRow) -> dict[str, Any]:
    """Return what is written of a new table, by column."""
    written = {"summary": text(row.summary), "beginning": row.beginning and text(row.beginning)}
    return {**asdict(row), **written, "status": row.summary.status}


def table_row(found: Found) -> TableRow:
    """Return a table."""
    flags = {name: bool(found[name]) for name in ("chat", "practice", "listed")}
    summary, beginning = msgspec.json.decode(found["summary"], type=Summary), found["beginning"]
    if beginning is not None:
        beginning = msgspec.json.decode(beginning, type=Beginning)
    return TableRow(**{**found, **flags, "summary": summary, "beginning": beginning})


def seat_row(found: Found) -> SeatRow:
    """Return a seat."""
    return SeatRow(**{**found, "left": bool(found["left"])})


def mail_row(found: Found) -> MailRow:
    """Return where a person wants mails."""
    return MailRow(**{**found, "confirmed": bool(found["confirmed"])})


def numbered_result(found: Found, game: str) -> tuple[int, Result]:
    """Return what a game counts for, with its number."""
    return found["number"], Result(found["table_id"] or "", game, found["ended"], PLACES.decode(found["places"]))
