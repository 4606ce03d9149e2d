"""The computer players of one table: whoever of them may act is asked, one after the other.

Those who may act out of turn are asked first; who has nothing to do is content until something happens. A player
whose turn it is gives people time to speak where the game invites them to (bids, for instance): a person who has
nothing to add says so once, and is asked again, with time of his own, only when a step concerns him.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import secrets
from typing import TYPE_CHECKING

from serai.arena.bot_protocol import Answer
from serai.games.contract import IllegalMove, NotationError, Seat
from serai.players.asking import Asking
from serai.server import logs, opening
from serai.server.play import Entry, Moment, Play
from serai.server.protocol import answers

if TYPE_CHECKING:
    from serai.server.table import Table


class ComputerSeats:
    """Computer players at work at a table."""

    def __init__(self, table: Table) -> None:
        """Watch over a table."""
        self._table, self._name = table, table.id
        self._task: asyncio.Task[None] | None = None
        self._stirred = asyncio.Event()
        self._moment: Moment | None = None
        self._heard_until: dict[Seat, float] = {}
        self._asking = Asking()
        self.ready: set[Seat] = set()
        """The people who have nothing to add, until a step concerns them."""
        self.queued: set[Seat] = set()
        """The seats whose players wait for others to finish thinking."""

    @property
    def thinking(self) -> bool:
        """Whether one of them is at work."""
        return self._task is not None

    def wake(self) -> None:
        """Let them play if they may."""
        self._stirred.set()
        self._look()
        if self._task is None and self._next() is not None and not self._table.closed:
            self._task = asyncio.get_running_loop().create_task(self._play())
            self._task.add_done_callback(self._done)

    def hear(self, seat: Seat) -> None:
        """Note that a person has nothing to add; it means nothing where the game invites nobody."""
        if self._look() is not None and seat in self._heard_until and seat not in self.ready:
            self.ready.add(seat)
            self._table.tell_info()
            self.wake()

    @property
    def hearing_left(self) -> int | None:
        """Milliseconds until a computer player decides though people have not spoken; none when it waits for nobody."""
        due, moment = self._due(), self._moment
        sells = moment is not None and any(self._table.seats[seat].computed for seat in moment.awaited())
        return None if due is None or not sells else max(0, round(1000 * (due - self._table.services.awake())))

    def _due(self) -> float | None:
        """Return until when the people who are here and may want to speak are heard; none when there is nobody."""
        table = self._table
        return max(
            (
                until
                for seat, until in self._heard_until.items()
                if seat not in self.ready and not table.seats[seat].computed and table.audience.present(seat)
            ),
            default=None,
        )

    def _look(self) -> Moment | None:
        """Return where the game stands; something new makes everybody think again."""
        moment, before = self._table.play.now if self._table.play else None, self._moment
        self._moment = moment
        if moment is None or before is None or moment.end is not None or moment.state is not before.state:
            if moment is not before:
                self._asking.happened()
                self._ask_again(moment, before)
        elif before.paused and not moment.paused:
            self._ask_again(moment, None)
        return moment

    def _ask_again(self, moment: Moment | None, before: Moment | None) -> None:
        """Give those time to speak whom a step concerns, and tell everybody whose silence no longer counts."""
        known = dict(self._heard_until), set(self.ready)
        invited: frozenset[Seat] = frozenset() if moment is None or moment.end else moment.state.invited()
        concerned = invited if moment is None or before is None else moment.state.concerned(before.state) & invited
        until = self._table.services.awake() + self._table.services.settings.hearing
        self._heard_until = {seat: until if seat in concerned else known[0].get(seat, until) for seat in invited}
        self.ready &= invited - concerned
        if known != (self._heard_until, self.ready):
            self._table.tell_info()

    def _next(self) -> Seat | None:
        """Return the next seat that a computer player may or has to play."""
        moment, seats = self._look(), self._table.seats
        if moment is None or moment.end is not None or moment.paused or not self._followed():
            return None
        computed = [seat.seat for seat in seats if seat.computed]
        return self._asking.next(moment.state, computed) if computed else None

    def _followed(self) -> bool:
        """Tell whether somebody is here, or on the way with the clock running; else the game pauses."""
        clock = self._table.clock
        return bool(self._table.audience.places) or (clock is not None and bool(clock.running))

    async def _play(self) -> None:
        """Play as long as a computer player may."""
        table, services = self._table, self._table.services
        while table.play is not None and (seat := self._next()) is not None:
            play, moment, level = table.play, table.play.now, table.seats[seat].level
            awaited = seat in moment.awaited()
            if awaited and await self._listened():
                continue
            assert level is not None
            asked = moment.state.player_view(seat)
            queued = functools.partial(self._queue, seat)
            seed = opening.players_seed(table.row)
            choice = await services.thinkers.choose(table.row.game, level, asked, table.payer, queued, seed)
            async with table.alone():
                still = play.now.state is moment.state and play.now.end is None and not play.now.paused
                if still and table.seats[seat].level == level:
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
            self._table.services.metrics.player_faults.inc()
            entry = Entry("move", seat, secrets.choice(play.now.listed_moves(seat)))
            moment = play.after(entry)
        if entry is None or moment is None:
            self._asking.declined(seat)
            return
        self._asking.moved(seat, awaited=awaited)
        await self._table.enter(entry, moment, self._table.services.steady())
        if why is not None:
            self._table.audience.tell(answers.Reason(self._table.id, moment.version, seat, why))

    async def _listened(self) -> bool:
        """Wait for people who may want to speak first; return whether anything may have changed meanwhile."""
        due = self._due()
        left = 0.0 if due is None else due - self._table.services.awake()
        if left <= 0:
            return False
        self._stirred.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(left):  # `wait_for` swallows a cancellation that comes with the answer
                await self._stirred.wait()
        return True

    def _queue(self, seat: Seat, queued: bool) -> None:
        (self.queued.add if queued else self.queued.discard)(seat)
        self._table.tell_info()

    def _done(self, task: asyncio.Task[None]) -> None:
        fault = None if task.cancelled() else task.exception()
        if fault is not None:
            logs.LOGGER.error("computer-seats-failed", exc_info=fault, extra={"fields": {"table": self._name}})
        if task is not self._task:  # the table has been closed meanwhile, and may be gone
            return
        self._task = None
        if fault is not None:
            self._table.services.doubted(self._table)
        elif not task.cancelled() and self._table.resting:
            self._table.services.rested(self._table)

    def close(self, table: Table) -> None:
        """Stop whoever is at work, and know the table from afar only."""
        self._table = table
        if self._task is not None:
            self._task.cancel()
            self._task = None
