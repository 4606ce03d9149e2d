"""What a table tells: messages made from views, for one seat at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from serai.games.contract import Seat
from serai.server import asides, opening
from serai.server.audience import ENCODER, framed
from serai.server.play import Moment
from serai.server.protocol import answers, messages
from serai.server.protocol.parts import ClockState, SeatInfo, TableCard, TableInfo
from serai.server.protocol.vocabulary import ClockSetting
from serai.server.stored_rows import ChatRow, SeatRow, Summary, TableRow
from serai.text import Words

if TYPE_CHECKING:
    from serai.server.table import Table

MOST_TOLD: Final = 100
"""Lines of chat that are told to who comes; older ones stay unsaid."""
NOTHING: Final = msgspec.Raw(b"[]")


class Sight(NamedTuple):
    """What a seat sees of a moment and may do in it, in JSON already: it is made once, however many ask."""

    view: Any
    listed_moves: Any


def sight(table: Table, moment: Moment, seat: Seat | None) -> Sight:
    """Return what a seat sees; a perfect memory only where people practise."""
    kept = table.play.sights if table.play is not None and moment is table.play.now else {}
    if seat not in kept:
        whole = moment.state.view(seat)
        view = whole if table.row.practice else whole.forgetful()
        kept[seat] = Sight(_json(view), _json(moment.listed_moves(seat)))
    found: Sight = kept[seat]
    return found


def _json(value: Any) -> msgspec.Raw:
    return msgspec.Raw(ENCODER.encode(value))


def update(table: Table, moment: Moment, seat: Seat | None) -> answers.Update:
    """Return one step as a seat may see it."""
    seen = sight(table, moment, seat)
    return answers.Update(
        table=table.id,
        version=moment.version,
        events=moment.told(seat),
        view=seen.view,
        awaited=moment.awaited(),
        listed_moves=seen.listed_moves,
        clock=clock(table),
    )


def clock(table: Table) -> ClockState | None:
    """Return the time that is left now, where a table has a clock."""
    return table.clock.state(table.services.steady()) if table.clock else None


def surroundings(table: Table) -> answers.Info:
    """Return everything about a table except its game."""
    return answers.Info(table.id, table.version, info(table), clock(table))


def state(table: Table, reply: str, seat: Seat | None, log: msgspec.Raw) -> answers.State:
    """Return the whole table as a seat may see it, with its written log."""
    now = table.play.now if table.play else None
    seen = sight(table, now, seat) if now else Sight(None, ())
    events: Any = log  # is JSON already
    return answers.State(
        reply=reply,
        table=table.id,
        version=table.version,
        seat=seat,
        info=info(table),
        view=seen.view,
        events=events,
        awaited=now.awaited() if now else (),
        listed_moves=seen.listed_moves,
        clock=clock(table),
    )


async def missed(table: Table, version: int | None, seat: Seat | None) -> list[str] | None:
    """Return the steps since a version, one by one, or None when the whole must be told."""
    since = table.play.since(version) if table.play is not None and version else None
    if since is None:
        return None
    frames = []
    for moment in since:
        frames.append(framed(update(table, moment, seat)))
        await asyncio.sleep(0)
    return frames


async def log(table: Table, seat: Seat | None) -> msgspec.Raw:
    """Return everything that has happened, as a seat may know it, in JSON."""
    return await table.play.write_log(seat) if table.play is not None else NOTHING


def welcome(table: Table, message: messages.Attach, seat: Seat | None, told: list[str] | msgspec.Raw) -> Iterator[str]:
    """Yield what a connection is told that comes, or comes back: what it has missed, or everything with the log."""
    if isinstance(told, list):
        yield from told
        yield framed(surroundings(table))
        yield framed(answers.Ack(message.id, table.version))
    else:
        yield framed(state(table, message.id, seat, told))
    for line in table.chat[-MOST_TOLD:]:
        if line.number > message.heard:
            yield framed(chat(table, line))


def chat(table: Table, line: ChatRow) -> answers.Chat:
    """Return a line that was said."""
    name = table.seats[line.seat].name
    return answers.Chat(table.id, line.version, line.number, line.seat, name, line.phrase, line.text, line.at)


def info(table: Table) -> TableInfo:
    """Return a table's surroundings."""
    row, summary = table.row, table.summary
    return TableInfo(
        game=row.game,
        options=table.options,
        seats=tuple(_seat(seat, table) for seat in table.seats),
        status=summary.status,
        outcome=summary.outcome,
        end=summary.end,
        dealing=opening.told(table),
        clock=table.setting,
        chat=row.chat,
        practice=row.practice,
        listed=row.listed,
        rematch=row.rematch,
        watchers=table.audience.watchers,
        created=row.created,
        hearing=round(table.services.settings.hearing * 1000),
        away=round(table.away * 1000),
        hearing_left=table.computers.hearing_left,
        branch=row.branch,
        aids=summary.aids,
        paused=table.paused,
        request=asides.request(table),
        challenge=row.challenge if row.repeat else None,
    )


def names(table: Table, words: Words) -> list[str]:
    """Return what the seats are called in a language: people by their names, computer players by their levels."""
    return [words.called(seat.name if seat.kind == "human" else seat.level or "", seat.seat) for seat in table.seats]


def _seat(seat: SeatRow, table: Table | None) -> SeatInfo:
    return SeatInfo(
        kind="computer" if seat.computed else seat.kind,
        name=seat.name,
        level=seat.level,
        seated=seat.seated,
        connected=seat.kind == "computer" or (table is not None and table.audience.present(seat.seat)),
        queued=table is not None and seat.seat in table.computers.queued,
        held=seat.kind == "human" and seat.token is not None,
        left=seat.left,
        ready=table is not None and seat.seat in table.computers.ready,
        kept=seat.kept_for is not None,
        face=seat.face,
        since=table.since[seat.seat] if table is not None else seat.since,
    )


def card(
    row: TableRow, seats: tuple[SeatRow, ...], summary: Summary, own: Seat | None, table: Table | None
) -> TableCard:
    """Return a table as lists show it, alive in this process or not."""
    return TableCard(
        table=row.id,
        game=row.game,
        options=msgspec.json.decode(row.options),
        status=summary.status,
        seats=tuple(_seat(seat, table) for seat in seats),
        awaited=summary.awaited,
        outcome=summary.outcome,
        end=summary.end,
        clock=msgspec.json.decode(row.clock, type=ClockSetting) if row.clock else None,
        practice=row.practice,
        watchers=table.audience.watchers if table else 0,
        created=row.created,
        seat=own,
        due=summary.due,
        branch=row.branch,
        aids=summary.aids,
        challenge=row.challenge if row.repeat else None,
    )
