"""What a table tells: messages made from views, for one seat at a time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from serai import record
from serai.games.contract import Seat
from serai.games.dealing import commitment
from serai.server import messages
from serai.server.audience import framed
from serai.server.messages import GameName, SeatInfo, TableCard, TableInfo
from serai.server.play import Forgetful, Moment
from serai.server.refusals import Refused
from serai.server.store import SeatRow, Summary, TableRow
from serai.text import Words

if TYPE_CHECKING:
    from serai.server.table import Table


def view(table: Table, moment: Moment, seat: Seat | None) -> msgspec.Struct:
    """Return a seat's view; a perfect memory only where people practise."""
    whole = moment.state.view(seat)
    return whole if table.row.practice or not isinstance(whole, Forgetful) else whole.forgetful()


def update(table: Table, moment: Moment, seat: Seat | None) -> messages.Update:
    """Return one step as a seat may see it."""
    return messages.Update(
        table=table.id,
        version=moment.version,
        events=moment.told(seat),
        view=view(table, moment, seat),
        actors=moment.actors(),
        legal=moment.legal(seat),
        clock=table.clock.state(table.house.steady()) if table.clock else None,
    )


def state(table: Table, reply: str, seat: Seat | None) -> messages.State:
    """Return the whole table as a seat may see it."""
    now = table.play.now if table.play else None
    return messages.State(
        reply=reply,
        table=table.id,
        version=table.version,
        seat=seat,
        info=info(table),
        view=view(table, now, seat) if now else None,
        events=table.play.whole_log(seat) if table.play else (),
        actors=now.actors() if now else (),
        legal=now.legal(seat) if now else (),
        clock=table.clock.state(table.house.steady()) if table.clock else None,
    )


def welcome(table: Table, message: messages.Attach, seat: Seat | None) -> Iterator[str]:
    """Yield what a connection is told that comes, or comes back: everything, or exactly what it missed."""
    if message.version is None or not 0 < message.version <= table.version or table.play is None:
        yield framed(state(table, message.id, seat))
    else:
        for moment in table.play.since(message.version):
            yield framed(update(table, moment, seat))
        yield framed(messages.Info(table.id, table.version, info(table)))
        yield framed(messages.Ack(message.id, table.version))
    for line in table.chat:
        if line.number > message.heard:
            yield framed(chat(table, line.number))


def chat(table: Table, number: int) -> messages.Chat:
    """Return a line that was said."""
    line = next(line for line in reversed(table.chat) if line.number == number)
    name = table.seats[line.seat].name
    return messages.Chat(table.id, line.version, number, line.seat, name, line.phrase, line.text, line.at)


def info(table: Table) -> TableInfo:
    """Return a table's surroundings."""
    row, summary = table.row, table.summary
    return TableInfo(
        game=_game(row),
        options=table.options,
        seats=tuple(_seat(seat, table) for seat in table.seats),
        status=summary.status,
        outcome=summary.outcome,
        end=summary.end,
        commitment=commitment(row.secret),
        clock=table.setting,
        chat=row.chat,
        practice=row.practice,
        listed=row.listed,
        rematch=row.rematch,
        watchers=table.audience.watchers,
        created=row.created,
        hearing=round(table.house.settings.hearing * 1000),
        hearing_left=table.computers.hearing_left,
    )


def names(table: Table, words: Words) -> list[str]:
    """Return what the seats are called in a language: people by their names, computer players by their levels."""
    return [_name(seat, words) for seat in table.seats]


def _name(seat: SeatRow, words: Words) -> str:
    if seat.kind == "human":
        return seat.name or words.say("another-player")
    return words.player(seat.level or "")


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
        since=table.since[seat.seat] if table is not None else seat.since,
    )


def card(
    row: TableRow, seats: tuple[SeatRow, ...], summary: Summary, own: Seat | None, table: Table | None
) -> TableCard:
    """Return a table as lists show it, alive in this process or not."""
    return TableCard(
        table=row.id,
        game=_game(row),
        options=msgspec.json.decode(row.options),
        status=summary.status,
        seats=tuple(_seat(seat, table) for seat in seats),
        actors=summary.actors,
        outcome=summary.outcome,
        end=summary.end,
        clock=msgspec.json.decode(row.clock, type=messages.ClockSetting) if row.clock else None,
        practice=row.practice,
        watchers=table.audience.watchers if table else 0,
        created=row.created,
        seat=own,
    )


def _game(row: TableRow) -> GameName:
    name: GameName = msgspec.convert(row.game, GameName)
    return name


def written_record(table: Table) -> str:
    """Return the record of an ended game: everything, the dealing secret included."""
    if table.record is not None:
        return table.record
    play = table.play
    if play is None or play.now.end is None:
        raise Refused("not-finished")
    names = [seat.name if seat.kind == "human" else seat.level or "" for seat in table.seats]
    moves = [(entry.seat, entry.text) for entry in play.entries if entry.kind == "move" and entry.seat is not None]
    end = record.End(play.now.end.reason, play.now.end.seat)
    table.record = record.dumps(record.write(table.row.game, table.options, names, play.dealing, moves, end))
    return table.record
