"""The computer players of one table: whoever of them may act is asked, one after the other.

Those who may act out of turn are asked first; who has nothing to do is content until something happens. A player
whose turn it is gives people time to speak where the game invites them to (bids in Eschnapur).
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import secrets
from typing import TYPE_CHECKING, Any

from serai.arena.letters import Answer
from serai.games.contract import IllegalMove, NotationError, Seat
from serai.players.contract import OUT_OF_TURN
from serai.server import logs, messages
from serai.server.play import Entry, Moment, Play

if TYPE_CHECKING:
    from serai.server.table import Table


class ComputerSeats:
    """Computer players at work at a table."""

    def __init__(self, table: Table) -> None:
        """Watch over a table."""
        self._table = table
        self._task: asyncio.Task[None] | None = None
        self._stirred = asyncio.Event()
        self._moment: Moment | None = None
        self._since = 0.0
        self._content: set[Seat] = set()
        self._spoken: dict[Seat, int] = {}
        self.ready: set[Seat] = set()
        """The people who have nothing to add at this moment."""
        self.queued: set[Seat] = set()
        """The seats whose players wait for others to finish thinking."""

    @property
    def thinking(self) -> bool:
        """Whether one of them is at work."""
        return self._task is not None

    def wake(self) -> None:
        """Let them play if they may."""
        self._stirred.set()
        if self._task is None and self._next() is not None and not self._table.closed:
            self._task = asyncio.get_running_loop().create_task(self._play())
            self._task.add_done_callback(self._done)

    def hear(self, seat: Seat) -> None:
        """Note that a person has nothing to add for now."""
        self.ready.add(seat)
        self._table.tell_info()
        self.wake()

    def _look(self) -> Moment | None:
        """Return where the game stands; something new makes everybody think again."""
        moment = self._table.play.now if self._table.play else None
        if moment is not self._moment:
            self._moment, self._since = moment, self._table.house.steady()
            self._content.clear()
            self.ready.clear()
        return moment

    def _next(self) -> Seat | None:
        """Return the next seat that a computer player may or has to play."""
        moment, seats = self._look(), self._table.seats
        if moment is None or not self._followed() or not any(seat.computed for seat in seats):
            return None
        awaited = moment.actors()
        for seat in sorted(moment.free()):
            free = seats[seat].computed and seat not in awaited and seat not in self._content
            if free and self._spoken.get(seat, 0) < OUT_OF_TURN:
                return seat
        return next((seat for seat in awaited if seats[seat].computed), None)

    def _followed(self) -> bool:
        """Tell whether somebody is here, or on the way with the clock running; else the game pauses."""
        clock = self._table.clock
        return bool(self._table.audience.places) or (clock is not None and bool(clock.running))

    async def _play(self) -> None:
        """Play as long as a computer player may."""
        table, house = self._table, self._table.house
        while table.play is not None and (seat := self._next()) is not None:
            play, moment, level = table.play, table.play.now, table.seats[seat].level
            awaited = seat in moment.actors()
            if awaited and await self._listened(moment):
                continue
            assert level is not None
            view: Any = moment.state.view(seat)
            asked = getattr(view, "current", view)  # a match's players are asked about the round in play
            queued = functools.partial(self._queue, seat)
            choice = await house.thinkers.choose(table.row.game, level, asked, table.payer, queued)
            async with table.alone():
                if play.now is moment and table.seats[seat].level == level:
                    await self._enter(play, seat, choice, awaited=awaited)

    async def _enter(self, play: Play, seat: Seat, choice: Answer | None, *, awaited: bool) -> None:
        """Play an answer; a player that has failed or cheated is helped out where the game waits for it."""
        entry = moment = why = None
        if choice is not None:
            try:
                entry = Entry("move", seat, choice.move or "")
                moment, why = play.after(entry), choice.why
            except (IllegalMove, NotationError):
                logs.log("player-cheated", table=self._table.id, seat=seat)
        if moment is None and awaited:
            self._table.house.metrics.player_faults += 1
            entry = Entry("move", seat, secrets.choice(play.now.legal(seat)))
            moment = play.after(entry)
        if entry is None or moment is None:
            self._content.add(seat)
            return
        self._spoken = {} if awaited else {**self._spoken, seat: self._spoken.get(seat, 0) + 1}
        await self._table.enter(entry, moment, self._table.house.steady())
        if why is not None:
            self._table.audience.tell(messages.Reason(self._table.id, moment.version, seat, why))

    async def _listened(self, moment: Moment) -> bool:
        """Wait for people who may want to speak first; return whether anything may have changed meanwhile."""
        table = self._table
        due = self._since + table.house.settings.hearing - table.house.steady()
        people = [
            seat
            for seat in moment.state.invited()
            if not table.seats[seat].computed and seat not in self.ready and table.audience.present(seat)
        ]
        if not people or due <= 0:
            return False
        self._stirred.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._stirred.wait(), due)
        return True

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
