"""What must hold in the end: what was acknowledged is in the record, once and in order, and everybody saw just that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from benchmarks.faults.players import Person

from serai import record
from serai.server import records
from serai.server.store import Store
from serai.server.stored_game import replayed
from serai.server.stored_rows import StoredTable

SLACK = 0.5
"""Seconds that one move may cost its player beyond what the player took, on a machine that is busy with faults."""


async def violations(store: Store, table: str, people: Sequence[Person], bank: int | None) -> list[str]:
    """Return what does not hold of a finished game."""
    kept = await store.load(table)
    if kept is None:
        return [f"{table} is gone"]
    return [f"{table}: {fault}" for fault in (*_found(kept, people), *_charged(kept, bank))]


def _found(kept: StoredTable, people: Sequence[Person]) -> Iterator[str]:
    entries = {entry.version: entry for entry in kept.entries}
    if sorted(entries) != [*range(2, len(kept.entries) + 2)]:
        yield f"versions {sorted(entries)} have gaps"
    names = Counter((entry.seat, entry.client_id) for entry in kept.entries if entry.client_id)
    play = replayed(kept)
    assert play is not None
    for person in people:
        yield from person.faults
        for name, version, text in person.acknowledged:
            entry = entries.get(version)
            if entry is None or (entry.seat, entry.client_id, entry.text) != (person.seat, name, text):
                yield f"acknowledged {text!r} of seat {person.seat} at {version}, stored {entry}"
            if names[person.seat, name] != 1:
                yield f"{text!r} of seat {person.seat} is stored {names[person.seat, name]} times"
        if sorted(person.acknowledged, key=lambda one: one[1]) != person.acknowledged:
            yield f"seat {person.seat} heard acknowledgements out of order"
        if person.version != play.now.version or person.view != _seen(play.now.state, person.seat):
            yield f"seat {person.seat} saw version {person.version} of {play.now.version}, or another view"
    if kept.row.summary.end is None:
        yield "has not ended"
    else:
        try:
            record.verify(record.loads(records.written(kept)))
        except record.RecordError as fault:
            yield f"its record does not verify: {fault}"


def _seen(state: Any, seat: int) -> Any:
    return msgspec.json.decode(msgspec.json.encode(state.view(seat).forgetful()))


def _charged(kept: StoredTable, bank: int | None) -> Iterator[str]:
    """Yield who was charged for time that nobody took: people here answer at once."""
    last = kept.entries[-1] if kept.entries else None
    if bank is None or last is None or last.clock is None:
        return
    moves = Counter(entry.seat for entry in kept.entries)
    for seat, left in enumerate(msgspec.json.decode(last.clock)):
        if bank * 1000 - left > 1000 * SLACK * (moves[seat] + 4):
            yield f"seat {seat} was charged {bank * 1000 - left} ms for {moves[seat]} moves"
    if kept.row.summary.end is not None and kept.row.summary.end.reason == "time":
        yield "ended by time"
