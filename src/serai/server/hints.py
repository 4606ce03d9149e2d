"""Aids for a person who plays against computer players: the coach tells the best move, public play is remembered.

It is asked with the view of the person's seat, so it tells nothing that the seat may not know; and whoever asked is
told, and nobody else. That somebody asked is stored and shown: a game with hints says so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from serai.arena.bot_protocol import Advise, Reading
from serai.coach import contract as coaches
from serai.games import registry
from serai.games.contract import State
from serai.server import asides
from serai.server.play import Entry
from serai.server.protocol import answers, messages
from serai.server.refusals import Refused

if TYPE_CHECKING:
    from serai.server.studies import Studies
    from serai.server.table import Table


class Wanted(NamedTuple):
    """A position in which the best move is looked for."""

    state: State
    version: int
    position: Advise


def _check_alone(table: Table) -> None:
    """Refuse an aid where other people play, also those for whom a computer player stands in."""
    if sum(row.kind == "human" for row in table.seats) > 1:
        raise Refused("with-people")


async def wanted(table: Table, seat: int, studies: Studies, address: str) -> Wanted:
    """Note that a person asks for the best move, or refuse: others play here, or it is not the person's turn."""
    async with table.alone():
        _check_alone(table)
        if table.row.game not in registry.names(coaches.COACHES):
            raise Refused("not-studied")
        play = asides.open_to_asides(table, seat)
        state = play.now.state
        if seat not in state.awaited() | state.invited():
            raise Refused("not-your-turn")
        studies.check_desk(address)
        if not play.hinted:
            entry = Entry("hint", seat)
            await table.enter(entry, play.after(entry), table.services.steady())
            table.tell_info()
        view, asked = (msgspec.Raw(msgspec.json.encode(one)) for one in (state.view(seat), state.player_view(seat)))
        return Wanted(state, table.version, Advise(table.row.game, view, asked))


async def found(table: Table, asked: Wanted, studies: Studies, address: str, reply: str) -> answers.Hinted:
    """Return the best move once it is found, unless the game has gone on meanwhile."""
    advice = await studies.advise(asked.position, address)
    if table.play is None or table.play.now.state is not asked.state or table.play.now.end is not None:
        raise Refused("stale", version=table.version)
    return answers.Hinted(
        reply=reply,
        table=table.id,
        version=asked.version,
        move=advice.move,
        chance=advice.chance,
        verdict=advice.verdict,
        instead=advice.instead,
        lost=advice.lost,
        reasons=tuple(answers.HintReason(reason.pattern, dict(reason.facts)) for reason in advice.reasons),
    )


async def recalled(
    table: Table, seat: int, studies: Studies, address: str, message: messages.Recall
) -> answers.Recalled:
    """Return everything that public play has shown to a seat, and what moves suggest where that is asked for."""
    _check_alone(table)
    version, view = table.version, table.going().now.state.view(seat)
    reading = None
    if message.moves and table.row.game in registry.names(coaches.COACHES):
        studies.check_desk(address)
        reading = await studies.read(Reading(table.row.game, msgspec.Raw(msgspec.json.encode(view))), address)
    return answers.Recalled(message.id, table.id, version, view, reading)
