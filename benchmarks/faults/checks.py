"""What must hold in the end: what was acknowledged is in the record, once and in order, and everybody saw just that."""

from __future__ import annotations

import asyncio
import statistics
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import msgspec
from benchmarks.faults import secrecy
from benchmarks.faults.players import Person
from msgspec import Struct

from serai import record
from serai.server import records
from serai.server.play import Entry, Moment
from serai.server.store import Store
from serai.server.stored_game import dealt
from serai.server.stored_rows import StoredTable

SLACK = 0.5
"""Seconds that a move may cost its player on average, beyond twice what is usual at the table."""
LONGEST = 5.0
"""Seconds that one step may cost anybody: a process that sleeps for less than half of it is not seen to sleep."""
RETURN = 6
"""Ways to and fro that coming back takes (socket, handshake, table, position, move, answer): on a busy machine each of
them takes as long as a step usually costs there, and a person's own way is charged."""

BEFORE = 30.0
"""Seconds before a charge of which a violation tells what people noted."""


class Verdict(Struct):
    """What does not hold of a game, and the most that anybody was charged for one step of it, in seconds."""

    faults: list[str] = []
    charged: float = 0.0


async def checked(
    store: Store,
    table: str,
    people: Sequence[Person],
    bank: int | None,
    patience: float = 0.0,
    happened: Iterable[tuple[float, str]] = (),
) -> Verdict:
    """Return what does not hold of a finished game; it is looked for beside the loop, while others play.

    `patience` is how long a clock stands still for somebody whom the house keeps away.
    """
    kept = await store.load(table)
    if kept is None:
        return Verdict([f"{table} is gone"])
    return await asyncio.to_thread(_verdict, kept, people, bank, patience, [*happened])


def _verdict(
    kept: StoredTable,
    people: Sequence[Person],
    bank: int | None,
    patience: float,
    happened: Sequence[tuple[float, str]],
) -> Verdict:
    moments = _moments(kept)
    notes = [(when, f"seat {person.seat}: {what}") for person in people for when, what in person.diary]
    notes = sorted([*notes, *happened])
    faults = [*_found(kept, people), *_verified(kept)]
    for person in people:
        faults += [f"seat {person.seat}: {what}{_diary(notes, when, 0)}" for when, what in person.faults]
        if person.version != moments[-1].version:
            faults.append(f"seat {person.seat} saw version {person.version} of {moments[-1].version}")
        faults += secrecy.violations(kept, moments, person, people)
    charges = _charges(kept, bank)
    for person in people:
        faults += _charged(kept, charges, person, patience, notes)
    most = max((charge for ones in charges.values() for charge in ones), default=0)
    return Verdict([f"{kept.row.id} ({kept.row.game}): {fault}" for fault in faults], most / 1000)


def _moments(kept: StoredTable) -> list[Moment]:
    """Return the game as the record has it, step by step."""
    play = dealt(kept.row, kept.seats)
    moments = [play.now]
    for row in kept.entries:
        entry = Entry(row.kind, row.seat, row.text)
        play.take(entry, play.after(entry))
        moments.append(play.now)
    return moments


def _found(kept: StoredTable, people: Sequence[Person]) -> Iterator[str]:
    """Yield what was acknowledged and is not stored as it was said, and what is stored and was never said."""
    entries = {entry.version: entry for entry in kept.entries}
    if sorted(entries) != [*range(2, len(kept.entries) + 2)]:
        yield f"versions {sorted(entries)} have gaps"
    names = Counter((entry.seat, entry.client_id) for entry in kept.entries)
    said = {person.seat: person.said for person in people}
    for entry in kept.entries:
        if entry.kind != "move" or said[entry.seat or 0].get(entry.client_id or "") != entry.text:
            yield f"{entry} is stored, and nobody said it"
    for person in people:
        for name, version, text in person.acknowledged:
            one = entries.get(version)
            if one is None or (one.seat, one.client_id, one.text) != (person.seat, name, text):
                yield f"acknowledged {text!r} of seat {person.seat} at {version}, stored {one}"
            if names[person.seat, name] != 1:
                yield f"{text!r} of seat {person.seat} is stored {names[person.seat, name]} times"
        if sorted(person.acknowledged, key=lambda one: one[1]) != person.acknowledged:
            yield f"seat {person.seat} heard acknowledgements out of order"


def _verified(kept: StoredTable) -> Iterator[str]:
    if kept.row.summary.end is None:
        yield "has not ended"
        return
    if kept.row.summary.end.reason != "played":
        yield f"ended by {kept.row.summary.end.reason}"
    try:
        record.verify(record.loads(records.written(kept)))
    except record.RecordError as fault:
        yield f"its record does not verify: {fault}"


def _charges(kept: StoredTable, bank: int | None) -> dict[int, list[int]]:
    """Return what every seat was charged from step to step, in milliseconds."""
    charges: dict[int, list[int]] = {seat.seat: [] for seat in kept.seats}
    before = [0 if bank is None else bank * 1000] * len(kept.seats)
    for entry in kept.entries:
        if entry.clock is not None and bank is not None:
            left: list[int] = msgspec.json.decode(entry.clock)
            for seat, ones in charges.items():
                ones.append(before[seat] - left[seat])
            before = left
    return charges


def _charged(
    kept: StoredTable,
    charges: dict[int, list[int]],
    person: Person,
    patience: float,
    notes: Sequence[tuple[float, str]],
) -> Iterator[str]:
    """Yield what a person was charged for time that it did not take: people here answer at once.

    Who was away for longer than the house's patience pays for the rest, as promised.
    """
    moves = sum(entry.seat == person.seat for entry in kept.entries)
    usual = statistics.median([charge for ones in charges.values() for charge in ones if charge > 0] or [0]) / 1000
    paid = 0.0
    for entry, charge in zip(kept.entries, charges[person.seat], strict=False):
        seconds, at = charge / 1000, entry.at / 1000
        late = max(0.0, _away(person, at - seconds, at) - patience)
        paid += seconds - late
        if seconds > LONGEST + RETURN * usual + late:
            told = _diary(notes, at, seconds)
            yield f"seat {person.seat} was charged {charge} ms for the step to {entry.version}{told}"
    if paid > (SLACK + 2 * usual) * (moves + 4):
        yield f"seat {person.seat} was charged {paid:.1f} s for {moves} moves"


def _away(person: Person, since: float, until: float) -> float:
    """Return for how long a person had heard nothing of the table when it came back in some span of time."""
    heard, away, broken = person.diary[0][0], 0.0, True
    for when, what in person.diary:
        if what.startswith(("lost", "at ")):
            broken = True
        else:
            if broken and since <= when <= until + 1:
                away = max(away, when - heard)
            heard, broken = when, False
    return away


def _diary(notes: Sequence[tuple[float, str]], at: float, seconds: float) -> str:
    """Return what was noted in the seconds before a moment."""
    near = [(when, what) for when, what in notes if at - seconds - BEFORE < when < at + 0.5]
    return "".join(f"\n  {when - at:+.2f} s {what}" for when, what in near)
