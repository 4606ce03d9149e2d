"""A table: its seats, its game rebuilt from entries, its clock, and everybody who follows it.

Everything that changes a table happens under its lock in one order: checked, stored, acknowledged, shown.
"""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
from msgspec import UNSET

from serai.games import registry
from serai.server import logs, opening, snapshots
from serai.server.alarms import Alarms
from serai.server.audience import Audience, Listener
from serai.server.clock import Clock, stored
from serai.server.computers import ComputerSeats
from serai.server.excuses import Excuses
from serai.server.play import Entry, Moment, Play
from serai.server.protocol.parts import DealingInfo
from serai.server.protocol.vocabulary import ClockSetting
from serai.server.refusals import Refused
from serai.server.results import result_of
from serai.server.services import Services
from serai.server.store import Conflict
from serai.server.stored_game import dealt, not_begun
from serai.server.stored_rows import EntryRow, Result, SeatRow, StoredTable, Summary

Answered = Callable[[int], None]
REBUILD = 1012
"""The close code that asks a client to come back: the service restarts."""


class Alone:
    """A table's lock, which nobody is let through any more once the table has been closed."""

    __slots__ = ("_table",)

    def __init__(self, table: Table) -> None:
        """Guard a table."""
        self._table = table

    async def __aenter__(self) -> None:
        await self._table.lock.acquire()
        if self._table.closed:
            self._table.lock.release()
            raise Refused("internal", reason="rebuilt")

    async def __aexit__(self, *_: object) -> None:
        self._table.lock.release()


class Table:
    """One table, alive in this process."""

    def __init__(
        self, kept: StoredTable, services: Services, play: Play | None, address: str = "", clock: Clock | None = None
    ) -> None:
        """Rebuild the table from what is stored: its game replayed, who opened it, a clock that has gone on."""
        self.services, self.row, self.seats, self.chat = services, kept.row, [*kept.seats], [*kept.chat]
        self.game = registry.load(self.row.game)
        self.options: Any = msgspec.json.decode(self.row.options, type=self.game.options_type)
        self.setting = msgspec.json.decode(self.row.clock, type=ClockSetting) if self.row.clock else None
        self.lock = asyncio.Lock()
        self.closed = False
        self.audience = Audience()
        self.since = [seat.since for seat in self.seats]
        self.gone = [services.awake()] * len(self.seats)
        self.play, self.address = play, address
        self.dealing: DealingInfo | None = None
        """What is told of the dealing, from the first card on."""
        known = self.row.summary.people
        self.people = tuple(seat.person for seat in self.seats) if known is UNSET else known
        """Whose game it is since the deal, seat by seat."""
        self.clock = clock
        self.answered: dict[tuple[int | None, str], tuple[int, str]] = {}
        self.computers = ComputerSeats(self)
        self.alarms = Alarms(self)
        self.excuses = Excuses(self)
        if play is not None:
            self._resume(kept.entries)

    def _resume(self, entries: tuple[EntryRow, ...]) -> None:
        for row in entries:
            if row.client_id is not None:
                self.answered[row.seat, row.client_id] = (row.version, row.text)
        if self.clock is None:
            self._wind(entries[-1].clock if entries else None, self.row.summary.due)

    def _wind(self, left: str | None, due: int | None = None) -> None:
        """Set the clock going from what was left; only days that a move has for itself pass while no table stands."""
        if self.setting is not None:
            now = self.services.steady()
            self.clock = Clock(self.setting, len(self.seats), left, now, self.services.pulse)
            self.clock.run(self.clock.left(now), self._running(), now)
            first = self.clock.next_fall(now)
            if due is not None and first is not None:
                self.clock.wound_on(max(0, self.services.wall() + round(first * 1000) - due), now)

    def _due(self, left: Sequence[int] | None, running: Iterable[int]) -> int | None:
        """Return when somebody's time is up, in a game whose moves have a time each."""
        if left is None or self.setting is None or not self.setting.each_move:
            return None
        return min((self.services.wall() + left[seat] for seat in running), default=None)

    @property
    def id(self) -> str:
        """The table's name."""
        return self.row.id

    @property
    def payer(self) -> str:
        """The address that the table's work is counted for: of whoever opened it, else of whoever is here."""
        return self.address or self.audience.address

    @property
    def version(self) -> int:
        """How many steps the game has made; 0 before the start."""
        return self.play.now.version if self.play else 0

    @property
    def summary(self) -> Summary:
        """Where the game stands."""
        if self.play is None:
            return not_begun(self.seats)
        left = self.clock.left(self.services.steady()) if self.clock else None
        return self._summary(self.play.now, self._due(left, self._running()))

    def _summary(self, moment: Moment, due: int | None) -> Summary:
        """Return where the game stands at a moment; once it has ended, whose it was is for its result to say."""
        return moment.summary(due, UNSET if moment.end is not None else self.people)

    @property
    def away(self) -> float:
        """Seconds of absence before a computer player may stand in; coming only to move is none."""
        away = self.services.settings.away
        return max(away, self.setting.bank) if self.setting is not None and self.setting.each_move else away

    @property
    def paused(self) -> bool:
        """Whether the game stands still because its people want it."""
        return self.play is not None and self.play.now.paused

    @property
    def shared(self) -> bool:
        """Whether more than two play, so that no one of them can end the game for the others."""
        return len(self.seats) > 2

    @property
    def keeps_open(self) -> bool:
        """Whether the table waits for company though nobody is there: a game over days need not begin at once."""
        over_days = self.setting is not None and self.setting.each_move
        return over_days and self.summary.status == "waiting" and any(seat.token is not None for seat in self.seats)

    @property
    def resting(self) -> bool:
        """Whether nobody follows the table and nobody thinks at it; its clock may go on without it."""
        busy = self.computers.thinking or self.alarms.opening or self.excuses.any
        return not self.audience.places and not busy and not self.lock.locked()

    def alone(self) -> Alone:
        """Do one thing at a time, and nothing more at a table that has been closed."""
        return Alone(self)

    # Coming and going (see `serai.server.seating`)

    def detach(self, listener: Listener) -> None:
        """Let a connection go; the seat is kept."""
        place = self.audience.places.pop(listener, None)
        if place is not None and not self.closed:  # a closed table rests nowhere: one of its name may do so by now
            self.note_presence(place.seat)
            self.tell_presence(place.seat)
            self.computers.wake()  # who waited for this person to speak waits no more
            if not self.audience.places:
                self.services.rested(self)

    def note_presence(self, seat: int | None) -> None:
        """Remember when the person of a seat came or went."""
        if seat is not None:
            self.since[seat], self.gone[seat] = self.services.wall(), self.services.awake()

    async def save_seat(self, row: SeatRow) -> None:
        """Store a seat that has changed hands or moods."""
        await self._kept(self.services.store.save_seat(row, self.seats[row.seat], self.summary))
        self.seats[row.seat] = row

    async def seat_taken(self, row: SeatRow) -> None:
        """Store a seat that has been taken; the last one closes the list of commitments."""
        now = self._with(row)
        await self._kept(self.services.store.save_seat(row, self.seats[row.seat], not_begun(now)))
        self.seats = now
        self.services.changed()
        self.tell_info()
        self.stir()

    async def seat_opened(self, row: SeatRow) -> None:
        """Store what a seat has opened for the dealing; the last one begins the game."""
        if not opening.missing(self._with(row)):
            return await self._begin(row)
        await self.save_seat(row)
        return self.tell_info()

    async def _begin(self, row: SeatRow) -> None:
        """Deal, with what the seats have opened so far; the row is stored with the beginning."""
        now = self._with(row)
        play = dealt(self.row, now)
        left = [self.setting.bank * 1000] * len(now) if self.setting else None
        people = [seat for seat in play.now.awaited() if not now[seat].computed]
        self.people = tuple(seat.person for seat in now)
        begun = self._summary(play.now, self._due(left, people))
        await self._kept(self.services.store.save_seat(row, self.seats[row.seat], begun))
        self.seats, self.play = now, play
        self.services.changed()
        self._wind(None)
        self.excuses.excuse_absent()
        logs.log("game-started", table=self.id, game=self.row.game, gave_none=len(opening.missing(now)))
        self.tell_info()
        self.audience.tell_each(lambda seat: snapshots.update(self, play.now, seat))
        self.stir()

    async def begin_without(self) -> None:
        """Begin when the seats have had their time to open."""
        async with self.alone():
            if self.summary.status == "opening":
                await self._begin(self.seats[0])

    def _with(self, row: SeatRow) -> list[SeatRow]:
        return [row if other.seat == row.seat else other for other in self.seats]

    async def _kept(self, change: Any) -> None:
        """Wait until a change is stored; unless that is certain, the table is rebuilt from the store."""
        try:
            await change
        except Conflict as fault:
            self.services.outdated(self)
            raise Refused("stale", version=self.version) from fault
        except BaseException:
            self.services.doubted(self)
            raise

    # Playing

    def going(self) -> Play:
        """Return the game in play, or refuse."""
        if self.play is None:
            raise Refused("not-your-turn", reason="not-started")
        if self.play.now.end is not None:
            raise Refused("game-over")
        return self.play

    def answered_before(self, seat: int, message_id: str, answered: Answered) -> bool:
        """Answer a message that was carried out already, and tell whether it was."""
        known = self.answered.get((seat, message_id))
        if known is not None:
            answered(known[0])
        return known is not None

    async def enter(
        self,
        entry: Entry,
        moment: Moment,
        came: float,
        client_id: str | None = None,
        answered: Answered | None = None,
    ) -> None:
        """Store a step, acknowledge it, show it."""
        play, asked = self.going(), self.going().asked
        mover = entry.seat if entry.kind == "move" else None
        left = self.clock.after(mover, came) if self.clock else None
        row = EntryRow(
            self.id,
            moment.version,
            entry.kind,
            entry.seat,
            client_id,
            entry.text,
            self.services.wall(),
            None if left is None else stored(left),
        )
        due = self._due(left, self._people(() if moment.paused else moment.awaited()))
        await self._kept(self.services.store.append(row, self._summary(moment, due), self._counts_for(row, moment)))
        play.take(entry, moment)
        if entry.kind == "move":
            self.services.metrics.moves.inc()
        if client_id is not None:
            self.answered[entry.seat, client_id] = (moment.version, entry.text)
        if self.clock is not None and left is not None:
            self.clock.run(left, self._running(), self.services.steady())
        if answered is not None:
            answered(moment.version)
        self.audience.tell_each(lambda seat: snapshots.update(self, moment, seat))
        if moment.end is not None:
            logs.log("game-ended", table=self.id, reason=moment.end.reason, version=moment.version)
            self.tell_info()
            self.services.changed()
        elif entry.kind == "move" and asked is not None:
            self.tell_info()  # a move is an answer
        if play.endless:
            limit = Entry("limit", None)
            await self.enter(limit, play.after(limit), self.services.steady())
        self.stir()

    def _counts_for(self, last: EntryRow, moment: Moment) -> Result | None:
        """Return what a game that ends with an entry counts for, where the house keeps ratings."""
        if moment.end is None or not self.services.settings.leaderboard:
            return None
        kinds = (entry.kind for entry in self.going().entries)
        return result_of(self.row, self.seats, self.people, kinds, moment.summary(), last.at)

    # Time and computer players

    def _running(self) -> list[int]:
        """Return the seats whose time passes: people who may act, unless there is a pause."""
        return self._people(self.play.now.awaited() if self.play and not self.paused else ())

    def _people(self, awaited: Iterable[int]) -> list[int]:
        return [seat for seat in awaited if not self.seats[seat].computed and seat not in self.excuses]

    def restart_clock(self) -> None:
        """Let the time of the people who may act pass, when those have changed."""
        if self.clock is not None:
            self.clock.rerun(self._running(), self.services.steady())

    def stir(self) -> None:
        """Wake whoever has to act by itself: the alarms of opening and of the clock, a computer player."""
        self.alarms.set()
        self.computers.wake()

    # Telling

    def tell_presence(self, seat: int | None, besides: Listener | None = None) -> None:
        """Tell everybody that somebody came or went; of spectators, only every now and then."""
        pause = self.services.settings.watch_pause
        if seat is not None or not pause:
            self.tell_info(besides)
        else:
            self.alarms.tell_info_within(pause)

    def tell_info(self, besides: Listener | None = None) -> None:
        """Tell everybody how the table stands, except one who has just been told."""
        self.audience.tell(snapshots.surroundings(self), besides=besides)
        if self.row.listed:
            self.services.changed()

    def close(self, code: int | None = None) -> None:
        """Stop whatever runs here, and send everybody away to come back when a code is given."""
        self.closed = True
        afar: Table = weakref.proxy(self)  # else table and parts keep each other until garbage is looked for
        for part in (self.alarms, self.excuses, self.computers):
            part.close(afar)
        if code is not None:  # after the answer to the message at hand
            asyncio.get_running_loop().call_soon(self.audience.disperse, code)
