"""The computer players of one table: whoever of them may act is asked, one after the other."""

from __future__ import annotations

import asyncio
import functools
from typing import TYPE_CHECKING, Any

from serai.games.contract import Seat
from serai.server import logs
from serai.server.play import Entry

if TYPE_CHECKING:
    from serai.server.table import Table


class ComputerSeats:
    """Computer players at work at a table."""

    def __init__(self, table: Table) -> None:
        """Watch over a table."""
        self._table = table
        self._task: asyncio.Task[None] | None = None
        self.queued: set[Seat] = set()
        """The seats whose players wait for others to finish thinking."""

    @property
    def thinking(self) -> bool:
        """Whether one of them is at work."""
        return self._task is not None

    def wake(self) -> None:
        """Let them play if it is their turn."""
        if self._task is None and self._next() is not None and not self._table.closed:
            self._task = asyncio.get_running_loop().create_task(self._play())
            self._task.add_done_callback(self._done)

    def _next(self) -> Seat | None:
        """Return the next seat that a computer player has to play."""
        table = self._table
        actors = table.play.now.actors() if table.play else ()
        return next((seat for seat in actors if table.seats[seat].computed), None)

    async def _play(self) -> None:
        """Play as long as it is a computer player's turn."""
        table, house = self._table, self._table.house
        while table.play is not None and (seat := self._next()) is not None:
            play, moment, level = table.play, table.play.now, table.seats[seat].level
            assert level is not None
            view: Any = moment.state.view(seat)
            asked = getattr(view, "current", view)  # a match's players are asked about the round in play
            queue = functools.partial(self._queue, seat)
            choice = await house.thinkers.choose(table.row.game, level, asked, moment.legal(seat), queue)
            async with table.alone():
                if play.now is moment and table.seats[seat].level == level:
                    entry = Entry("move", seat, choice)
                    await table.enter(entry, play.after(entry), house.steady())

    def _queue(self, seat: Seat, queued: bool) -> None:
        (self.queued.add if queued else self.queued.discard)(seat)
        self._table.tell_info()

    def _done(self, task: asyncio.Task[None]) -> None:
        self._task = None
        if task.cancelled():
            return
        if (fault := task.exception()) is not None:
            logs.LOGGER.error("computer-seats-failed", exc_info=fault, extra={"fields": {"table": self._table.id}})
            self._table.house.doubted(self._table)
        elif self._table.resting:
            self._table.house.rested(self._table)

    def close(self) -> None:
        """Stop whoever is at work."""
        if self._task is not None:
            self._task.cancel()
