"""What happens at a table besides its game: moves are taken back, there are pauses, people are asked to agree.

All of it is stored and shown like a move: the log tells it, and a table that is rebuilt has it. Where one person plays
against computer players it is done at once. Where other people play, they are asked; any move answers with no.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from serai.server.play import Entry, Play
from serai.server.protocol.vocabulary import Request, Wish
from serai.server.refusals import Refused

if TYPE_CHECKING:
    from serai.server.stored_rows import SeatRow
    from serai.server.table import Answered, Table

MOST: Final = 500
"""How often something may happen aside in a game."""


def people(table: Table, besides: int, what: Wish) -> tuple[int, ...]:
    """Return the seats of other people who are to be asked: those that play themselves.

    To take a move back also those who are only away and have a stand-in: they come back to a game in which nobody has
    looked at cards that were still to come. Who has left has left it to the others, and who was erased comes no more.
    """
    return tuple(
        row.seat for row in table.seats if row.seat != besides and row.kind == "human" and _is_asked(row, what)
    )


def _is_asked(row: SeatRow, what: Wish) -> bool:
    return not row.computed or (what == "take-back" and row.token is not None and not row.left)


def request(table: Table) -> Request | None:
    """Return what somebody asks the others for."""
    asked = table.play.asked if table.play is not None else None
    if asked is None:
        return None
    waiting = tuple(seat for seat in people(table, asked.seat, asked.wish) if seat not in asked.agreed)
    return Request(asked.wish, asked.seat, tuple(sorted(asked.agreed)), waiting)


async def wish(table: Table, seat: int, what: Wish, message_id: str, answered: Answered) -> None:
    """Take a move back or pause; where other people play, ask them."""
    async with table.alone():
        if table.answered_before(seat, message_id, answered):
            return
        play = open_to_asides(table, seat)
        entry = _granted(play, seat, what)
        if people(table, seat, what):
            if play.asked is not None or (seat, what) in play.declined:
                raise Refused("no-request", reason="asked-already")
            entry = Entry("asked", seat, what)
        await _enter(table, play, entry, message_id, answered)


async def reply(table: Table, seat: int, message_id: str, answered: Answered, *, agree: bool) -> None:
    """Agree to what somebody asks for, which is done when all have agreed; or decline it."""
    async with table.alone():
        if table.answered_before(seat, message_id, answered):
            return
        play = table.going()
        asked = request(table)
        if asked is None or seat not in asked.waiting:
            raise Refused("no-request")
        await _enter(table, play, Entry("agreed" if agree else "declined", seat), message_id, answered)
        await settle(table)


async def settle(table: Table) -> None:
    """Do what all the others have agreed to; they may be fewer than when they were asked."""
    asked = request(table)
    if asked is None or asked.waiting:
        return
    play = table.going()
    await _enter(table, play, _granted(play, asked.seat, asked.wish))


async def resume(table: Table, seat: int, message_id: str, answered: Answered) -> None:
    """Go on after a pause; whoever plays may say so."""
    async with table.alone():
        if table.answered_before(seat, message_id, answered):
            return None
        play = table.going()
        if not play.now.paused or table.seats[seat].computed:
            return answered(table.version)
        await _enter(table, play, Entry("resume", seat), message_id, answered)
    return None


def open_to_asides(table: Table, seat: int) -> Play:
    """Return the game in play, or refuse: it is paused, somebody else plays the seat, or there was enough of it."""
    play = table.going()
    if play.now.paused:
        raise Refused("paused")
    if table.seats[seat].computed:
        raise Refused("not-your-turn")
    if play.asides >= MOST:
        raise Refused("flood", reason="asides", limit=MOST)
    return play


def _granted(play: Play, seat: int, what: Wish) -> Entry:
    """Return what is entered when nobody objects."""
    if what == "pause":
        return Entry("pause", seat)
    count = play.moves_back(seat)
    if count is None:
        raise Refused("no-take-back")
    return Entry("take-back", seat, str(count))


async def _enter(
    table: Table, play: Play, entry: Entry, message_id: str | None = None, answered: Answered | None = None
) -> None:
    await table.enter(entry, play.after(entry), table.services.steady(), message_id, answered)
    table.tell_info()
