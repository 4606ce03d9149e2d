"""What the person of a seat does in a game: moves, gives up, or lets the time run out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from serai.games.contract import IllegalMove, Move, NotationError
from serai.server.play import MOST_OUT_OF_TURN, Entry
from serai.server.protocol import messages
from serai.server.refusals import Refused

if TYPE_CHECKING:
    from serai.server.table import Answered, Table

STAND_IN = "merchant"
"""The level that goes on for a person who has left a game of more than two."""


async def move(table: Table, seat: int, message: messages.Move, came: float, answered: Answered) -> None:
    """Play a person's move once, however often it is sent."""
    async with table.alone():
        known = table.answered.get((seat, message.id))
        if known is not None:
            if str(_read(table, message.move)) != known[1]:
                raise Refused("duplicate")
            return answered(known[0])
        play = table.going()
        await _fall(table, came)
        if table.going().now.paused:
            raise Refused("paused")
        if table.clock is not None and seat in table.clock.running and table.clock.falls_at(seat) <= came:
            raise Refused("not-your-turn", reason="time")  # what was said in time elsewhere is still to be heard
        move = _read(table, message.move)
        if not play.answerable(move, message.version):
            raise Refused("stale", version=play.now.version)
        if table.seats[seat].computed:
            raise Refused("not-your-turn")
        if play.insists(seat):
            raise Refused("flood", reason="offers", limit=MOST_OUT_OF_TURN)
        entry = Entry("move", seat, str(move))
        try:
            moment = play.after(entry, move)
        except IllegalMove as fault:
            if fault.reason == "not-your-turn" and seat not in play.now.may_act():
                raise Refused("not-your-turn") from fault
            raise Refused("illegal", fault.clause, fault.reason, **fault.facts) from fault
        await table.enter(entry, moment, came, message.id, answered)
        table.services.metrics.latency.observe(table.services.steady() - came)
    return None


def _read(table: Table, text: str) -> Move:
    """Return the move that a text is in the game's notation."""
    try:
        return table.game.parse(text)
    except NotationError as fault:
        raise Refused("malformed", reason="notation", detail=str(fault)) from fault


async def resign(table: Table, seat: int, message_id: str, answered: Answered) -> None:
    """Give the game up; where more than two play, a computer player takes the seat and the others go on."""
    async with table.alone():
        if table.answered_before(seat, message_id, answered):
            return None
        table.going()
        if table.shared:
            await _hand_over(table, seat)
            return answered(table.version)
        entry = Entry("resigned", seat)
        moment = table.going().after(entry)
        await table.enter(entry, moment, table.services.steady(), message_id, answered)
    return None


async def _fall(table: Table, now: float) -> None:
    """End the game for a seat whose time was up at a moment; where more than two play, only the person's part."""
    fallen = table.clock.fallen(now) if table.clock else None
    if table.clock and fallen is not None and table.audience.behind(fallen, table.clock.falls_at(fallen)):
        return  # what its person said in time comes first
    if fallen is not None and table.shared:
        await _hand_over(table, fallen)
    elif fallen is not None:
        entry = Entry("timeout", fallen)
        await table.enter(entry, table.going().after(entry), now)


async def _hand_over(table: Table, seat: int) -> None:
    """Let a computer player go on for a person who has given up or run out of time."""
    await table.save_seat(msgspec.structs.replace(table.seats[seat], level=STAND_IN, left=True))
    table.restart_clock()
    table.tell_info()
    table.stir()


async def time_up(table: Table) -> None:
    """End the game, or a person's part of it, when the time of a seat is up."""
    async with table.alone():
        if table.play is not None and table.play.now.end is None:
            await _fall(table, table.services.heard())
            table.stir()
