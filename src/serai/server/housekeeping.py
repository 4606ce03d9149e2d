"""What the house does by itself while it is open: records of ended games are written down, old tables go.

Both happen in small steps, so that the store's writer is never held for long and the loop never at all.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from serai.games import registry
from serai.server import datafile, logs, records, reminders
from serai.server.protocol.vocabulary import Status
from serai.server.refusals import Refused

if TYPE_CHECKING:
    from serai.server.hall import Hall

RECORDS_PAUSE: Final = 60.0
"""Seconds between two looks for games that have ended."""
SWEEP_PAUSE: Final = 3600.0
"""Seconds between two looks for tables that go."""
STEP_PAUSE: Final = 0.25
"""Seconds between two steps of the same work."""
STEP: Final = 20
"""Tables in one step."""
TOUCHED_AT_ONCE: Final = 500
FEW_TABLES: Final = 16
"""Tables in memory through which a look for garbage takes no longer than anybody notices."""
DAY: Final = 86_400_000
COPY_DAYS: Final = 14
"""Days that a copy of the data from before an update is kept: what people erase is still in it."""


class Housekeeping:
    """The tasks of a house that nobody asks for."""

    def __init__(self, hall: Hall) -> None:
        """Do nothing yet."""
        self._hall, self._services = hall, hall.services
        self.visited: set[str] = set()
        """Tables that somebody has come to since the last sweep."""
        self.leaving: set[str] = set()
        """Tables that are being removed: nobody may come to them any more."""
        self._sweeping = asyncio.Lock()
        self._writing: dict[str, asyncio.Task[str]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Keep house from now on."""
        self._tasks = [
            asyncio.ensure_future(self._now_and_then(self.note_visits, SWEEP_PAUSE, by_each=True)),
            asyncio.ensure_future(self._now_and_then(self.keep_records, RECORDS_PAUSE)),
            asyncio.ensure_future(self._now_and_then(self.sweep, SWEEP_PAUSE)),
            asyncio.ensure_future(self._now_and_then(self.end_overdue, SWEEP_PAUSE)),
            asyncio.ensure_future(self._now_and_then(self._hall.reminders.write, reminders.PAUSE)),
            asyncio.ensure_future(self._now_and_then(self._tidy_up_later, 0.0, by_each=True)),
        ]

    async def _now_and_then(self, work: Callable[[], Awaitable[None]], pause: float, *, by_each: bool = False) -> None:
        """Do something again and again; of several processes one keeps house, but for what each knows alone."""
        while True:
            try:
                if by_each or self._hall.cluster is None or self._hall.cluster.leads:
                    await work()
            except Exception:  # a full disk, a busy store: the next time will do
                logs.fault("housekeeping-failed")
            await asyncio.sleep(pause)

    async def _tidy_up_later(self) -> None:
        await asyncio.sleep(SWEEP_PAUSE)
        self.look_for_garbage()

    def look_for_garbage(self) -> None:
        """Free what only a look through everything finds, while few tables would have to wait for it."""
        if len(self._hall.tables) <= FEW_TABLES:
            gc.collect()

    async def end(self) -> None:
        """Stop, and write down what ended a moment ago: the next version may have other rules."""
        for task in (*self._tasks, *self._writing.values()):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._writing.values(), return_exceptions=True)
        with suppress(Exception):
            await self.note_visits()
        with suppress(Exception):
            for name in await self._services.store.unrecorded(STEP):
                await self._write(name)

    # Records

    async def record(self, name: str, address: str) -> tuple[str, str]:
        """Return the game and the record of an ended game, by whatever rules it was played, for an address."""
        kept = await self._services.store.record(name)
        if kept is None or name in self.leaving:
            raise Refused("unknown-table")
        if kept.status != "ended":
            raise Refused("not-finished")
        text = kept.text or await self._written(name, address)
        if not text:
            raise Refused("old-rules", game=kept.game, rules=kept.rules)
        return kept.game, await self._services.offload.run(address, records.named, text, kept.seats)

    async def _written(self, name: str, address: str = "") -> str:
        """Return the record of a game that has none yet; however many ask, it is written once."""
        if (writing := self._writing.get(name)) is None:
            writing = self._writing[name] = asyncio.ensure_future(self._write(name, address))
            writing.add_done_callback(lambda _: self._writing.pop(name, None))
        return await asyncio.shield(writing)

    async def _write(self, name: str, address: str = "") -> str:
        """Write a record and keep it; return nothing when the rules of the game are known no more."""
        kept = await self._services.store.load(name)
        if kept is None or kept.row.summary.status != "ended":
            return ""
        row, text = kept.row, ""
        if row.game in registry.names():
            await self._services.thinkers.warming.rules(row.game)
        if records.known_rules(row.game, row.rules):
            try:
                text = await self._services.offload.run(address, records.written, kept)
            except Exception:  # tampered with, or of rules that have changed without their number
                logs.fault("record-not-written", table=name)
        await self._services.store.keep_record(name, text)
        return text

    async def keep_records(self) -> None:
        """Write down every ended game that has no record yet."""
        while names := await self._services.store.unrecorded(1):
            await self._written(names[0])
            await asyncio.sleep(STEP_PAUSE)

    # Moves that were not made in their days

    async def end_overdue(self) -> None:
        """Bring the tables back at which somebody's time was up while no process kept it; the clock does the rest."""
        now, last = self._services.wall(), (0, "")
        while found := await self._services.store.due(now, last, STEP):
            last = found[-1]
            for _, name in found:
                with suppress(Refused):  # removed meanwhile, or of rules that are gone
                    (await self._hall.table(name)).stir()
                await asyncio.sleep(STEP_PAUSE)

    # Tables that go

    async def sweep(self) -> None:
        """Remove the tables that nobody has come to for as long as the host keeps them."""
        async with self._sweeping:
            now, settings = self._services.wall(), self._services.settings
            await self.note_visits()
            rules: list[tuple[Status, int | None]] = [
                ("waiting", settings.waiting_days),
                ("opening", settings.waiting_days),
                ("playing", settings.abandoned_days),
                ("ended", settings.keep_days),
            ]
            for status, days in rules:
                if days is not None and (count := await self._remove(status, now - days * DAY)):
                    logs.log("tables-removed", status=status, days=days, count=count)
            await self._forget_quiet(now - settings.abandoned_days * DAY)
            if settings.database_url is None:
                datafile.drop_old_copies(settings.database, now - COPY_DAYS * DAY)

    async def note_visits(self) -> None:
        """Note the tables that somebody has come to or is at: whoever removes old ones may be another process."""
        here = (table.id for table in self._hall.tables.values() if table.audience.places)
        names, now = [*{*self.visited, *here}], self._services.wall()
        for start in range(0, len(names), TOUCHED_AT_ONCE):
            some = names[start : start + TOUCHED_AT_ONCE]
            await self._services.store.touch(some, now)
            self.visited.difference_update(some)  # what could not be stored is noted the next time

    async def note_visit(self, name: str) -> None:
        """Note that somebody has come to a table, before this process lets it go."""
        if name in self.visited:
            await self._services.store.touch([name], self._services.wall())
            self.visited.discard(name)

    async def _forget_quiet(self, before: int) -> None:
        """Forget people who have not come for long, of whom nothing else is kept."""
        last, store = (0, 0), self._services.store
        while found := await store.quiet_people(before, last, STEP):
            last = found[-1]
            await store.remove_quiet([person for _, person in found], before)
            await asyncio.sleep(STEP_PAUSE)

    async def _remove(self, status: Status, before: int) -> int:
        count, last = 0, (0, "")
        while found := await self._services.store.resting(status, before, last, STEP):
            last = found[-1]
            self.leaving = {name for _, name in found if self._hall.may_go(name)}
            try:
                gone = await self._services.store.remove(sorted(self.leaving), status, before)
            finally:
                self.leaving = set()
            self._hall.removed(gone)
            if gone and self._hall.cluster is not None:
                await self._hall.cluster.tell_removed(gone)
            count += len(gone)
            await asyncio.sleep(STEP_PAUSE)
        return count
