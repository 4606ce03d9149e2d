"""Coming to a table and going: following, sitting, walking away, and computer players who step in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from serai.server import seats, snapshots
from serai.server.audience import Listener, Place
from serai.server.protocol import messages
from serai.server.refusals import Refused
from serai.server.stored_rows import SeatRow

if TYPE_CHECKING:
    from serai.server.table import Table

FRAME = 1024
"""What writing a frame costs besides its own bytes, in bytes: many short ones are more work than a long one."""


async def attach(table: Table, listener: Listener, message: messages.Attach) -> int:
    """Let a connection follow the table, with no gap between what it is told now and later; return how much it was."""
    async with table.alone():
        seat = _held_by(table, message.token) if message.token is not None else None
        if seat is not None and (table.seats[seat].left or table.seats[seat].sit_hash is not None):
            await table.save_seat(msgspec.structs.replace(table.seats[seat], left=False, sit_hash=None))
        missed = await snapshots.missed(table, message.version, seat)
        told = await snapshots.log(table, seat) if missed is None else missed
        before = table.audience.places.get(listener)
        news = before is None or before.seat != seat
        if before is not None and before.seat != seat:
            table.detach(listener)
        if before is None or news:
            if seat is not None and (since := table.audience.unheard_since(seat)) is not None:
                table.excuses.give_back(seat, since)  # the way it came before leads through a process that is silent
            table.audience.places[listener] = Place(listener, seat)
            table.note_presence(seat)
            table.excuses.end(seat)
        size = 0
        for frame in snapshots.welcome(table, message, seat, told):
            listener.send(frame)
            size += len(frame) + FRAME
        table.stir()
        if news:
            table.tell_presence(seat, besides=listener)
        return size


def _held_by(table: Table, token: str) -> int:
    for seat in table.seats:
        if seats.holds(token, seat.token):
            return seat.seat
    raise Refused("wrong-token")


async def sit(table: Table, message: messages.Sit) -> tuple[int, str]:
    """Give a free seat to whoever asks first, and return it with its token."""
    name, commitment = seats.clean_name(message.name), bytes.fromhex(message.commitment)
    said = " ".join(filter(None, (message.id, message.claim, message.person)))
    sit_hash = seats.hashed_sit(said) if message.claim is not None else None
    async with table.alone():
        for row in table.seats:
            again = sit_hash is not None and row.sit_hash == sit_hash and row.commitment == commitment
            if again and table.summary.status != "ended":  # a lost answer: the seat is the sender's
                token = _token(table, message, row.seat)
                await table.save_seat(msgspec.structs.replace(row, token=seats.hashed(token)))
                return row.seat, token
        row = _free(table, message)
        now, token = table.services.wall(), _token(table, message, row.seat)
        person = None
        if message.person is not None:
            secret = seats.hashed_person(message.person)
            person = await table.services.store.admit(secret, name, message.face, now)
        await table.seat_taken(
            msgspec.structs.replace(
                row,
                name=name,
                token=seats.hashed(token),
                kept_for=None,
                commitment=commitment,
                sit_hash=sit_hash,
                left=False,
                since=now,
                person=person,
                face=message.face,
            )
        )
        table.since[row.seat] = now
        return row.seat, token


def _token(table: Table, message: messages.Sit, seat: int) -> str:
    """Return the token that is to hold a seat: a person's can be made again, another is told once."""
    return seats.new_token() if message.person is None else seats.own_token(message.person, table.id, seat)


def _free(table: Table, message: messages.Sit) -> SeatRow:
    """Return the seat that somebody may take, or refuse."""
    if table.play is not None and table.play.now.end is not None:
        raise Refused("game-over")
    for row in table.seats:
        kept = row.kept_for is not None
        welcome = not kept or (message.token is not None and seats.holds(message.token, row.kept_for))
        if message.seat in (None, row.seat) and row.kind == "human" and not row.seated and welcome:
            return row
    raise Refused("seat-taken")


async def decline(table: Table, seat: int) -> None:
    """Note that the person for whom a seat is kept does not come."""
    async with table.alone():
        row = table.seats[seat]
        if row.kept_for is None or row.seated or table.play is not None:
            raise Refused("no-request")
        if not row.left:
            await table.save_seat(msgspec.structs.replace(row, left=True))
    table.tell_info()


async def leave(table: Table, seat: int) -> None:
    """Let a person walk away: before the start the seat is free again."""
    async with table.alone():
        row = table.seats[seat]
        if table.summary.status == "waiting":
            await table.save_seat(SeatRow(table.id, seat, "human", since=table.services.wall()))
            _stand_up(table)
        elif table.play is None or table.play.now.end is None:
            await table.save_seat(msgspec.structs.replace(row, left=True))
        table.since[seat] = table.services.wall()
    table.tell_info()


async def fill(table: Table, seat: int, level: str) -> None:
    """Seat a computer player on a free seat, or let it play for a person who is away."""
    await table.services.thinkers.check(table.row.game, level)
    table.services.thinkers.check_room(table.payer)
    async with table.alone():
        if seat >= len(table.seats):
            raise Refused("bad-options", reason="no-such-seat", seats=len(table.seats))
        row = table.seats[seat]
        if table.play is None:
            if row.seated:
                raise Refused("seat-taken")
            await table.seat_taken(SeatRow(table.id, seat, "computer", level, since=table.services.wall()))
            return
        table.going()
        waited = table.services.awake() - table.gone[seat] >= table.away
        if row.computed or table.audience.present(seat) or not (row.left or waited):
            raise Refused("seat-taken", reason="present", seat=seat)
        await table.save_seat(msgspec.structs.replace(row, level=level))
        table.restart_clock()
        table.stir()
    table.tell_info()


async def reclaim(table: Table, seat: int) -> None:
    """Give a person's seat back to the person."""
    async with table.alone():
        row = table.seats[seat]
        if not row.computed:
            return
        await table.save_seat(msgspec.structs.replace(row, level=None))
        table.restart_clock()
        table.stir()
    table.tell_info()


async def take_over(table: Table) -> None:
    """Take over what has changed in the store, erased seats or other tokens; who was erased may go on watching."""
    async with table.alone():
        kept = await table.services.store.load(table.id)
        assert kept is not None
        table.seats, table.chat = [*kept.seats], [*kept.chat]
        _stand_up(table)
        table.stir()
    table.tell_info()


def _stand_up(table: Table) -> None:
    """Let everybody whose seat is held no more be a spectator."""
    for place in table.audience.places.values():
        if place.seat is not None and table.seats[place.seat].token is None:
            place.seat = None
