"""Hints: the coach tells a person who plays against computer players the best move, while the game goes on.

It is asked with the view of the person's seat, so it tells nothing that the seat may not know; and whoever asked is
told, and nobody else. That somebody asked is stored and shown: a game with hints says so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from serai.arena.bot_protocol import Advise
from serai.coach import contract as coaches
from serai.games import registry
from serai.games.contract import State
from serai.server import asides, messages
from serai.server.play import Entry
from serai.server.refusals import Refused

if TYPE_CHECKING:
    from serai.server.studies import Studies
    from serai.server.table import Table


class Wanted(NamedTuple):
    """A position in which the best move is looked for."""

    state: State
    version: int
    position: Advise


async def wanted(table: Table, seat: int, studies: Studies, address: str) -> Wanted:
    """Note that a person asks for the best move, or refuse: others play here, or it is not the person's turn."""
    async with table.alone():
        if sum(row.kind == "human" for row in table.seats) > 1:
            raise Refused("with-people")
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


async def found(table: Table, asked: Wanted, studies: Studies, address: str, reply: str) -> messages.Hinted:
    """Return the best move once it is found, unless the game has gone on meanwhile."""
    advice = await studies.advise(asked.position, address)
    if table.play is None or table.play.now.state is not asked.state or table.play.now.end is not None:
        raise Refused("stale", version=table.version)
    return messages.Hinted(
        reply=reply,
        table=table.id,
        version=asked.version,
        move=advice.move,
        chance=advice.chance,
        verdict=advice.verdict,
        instead=advice.instead,
        lost=advice.lost,
        reasons=tuple(messages.HintReason(reason.pattern, dict(reason.facts)) for reason in advice.reasons),
    )
