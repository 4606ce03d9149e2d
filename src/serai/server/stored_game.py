"""The game of a table as the store has it: dealt anew, and every entry played again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from serai.games import registry
from serai.server import opening
from serai.server.play import Entry, Play
from serai.server.stored_rows import EntryRow, SeatRow, StoredTable, Summary, TableRow


def dealt(row: TableRow, seats: Sequence[SeatRow], entries: Iterable[EntryRow] = ()) -> Play:
    """Return the game of a table whose seats are all taken, as its entries have made it."""
    game = registry.load(row.game)
    options = msgspec.json.decode(row.options, type=game.options_type)
    dealing = opening.dealt(row, seats)
    played = (Entry(entry.kind, entry.seat, entry.text) for entry in entries)
    return Play.replayed(game, options, dealing, len(seats), played, row.position)


def replayed(kept: StoredTable) -> Play | None:
    """Return the game of a stored table, None before its start; a long one takes long, so not on the event loop."""
    started = kept.row.summary.status in ("playing", "ended")
    return dealt(kept.row, kept.seats, kept.entries) if started else None


def not_begun(seats: Sequence[SeatRow]) -> Summary:
    """Return where a table stands before the deal: with a seat free, or with the list of commitments closed."""
    return Summary("opening" if all(seat.seated for seat in seats) else "waiting")
