"""A process as one of several: its lease, the tables it owns, what it tells the others, and how it goes.

The database alone says who owns a table. A process that cannot renew its lease drops its tables before the lease is
over, by its own steady clock; one that was asleep for longer finds its writes refused, and begins afresh.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from serai.server import logs, seating
from serai.server.bus import Bus
from serai.server.cluster.letters import Answer, Decline, Deed, Drain, News, Present, Removed, Seats, Take
from serai.server.cluster.peers import Peers
from serai.server.cluster.told import ENCODER, Told, bus_named, told_by
from serai.server.lobby import Listing
from serai.server.refusals import Code, ComeBack, Elsewhere, Refused
from serai.server.store import LeaseLost
from serai.server.table import REBUILD

if TYPE_CHECKING:
    from serai.server.hall import Hall

BEAT: Final = 1.0
"""Seconds between two looks at the others, and at what is to be told them."""
RENEWED: Final = 3
"""Times that a lease is renewed before it would be over."""
DROPPED: Final = 0.8
"""The part of a lease after which tables are dropped when it could not be renewed."""
ORPHANS: Final = 16
"""Tables of lost processes that are taken over in one step."""
BATCH: Final = 16
"""Tables that are handed over at a time."""


class Membership:
    """What this process is to the others."""

    def __init__(self, hall: Hall, bus: Bus, name: str, stop: Callable[[], None]) -> None:
        """Belong to a hall; `stop` ends the process, after it has been drained."""
        self._hall, self._services, self._store = hall, hall.services, hall.services.store
        self.process = self._store.process
        self._name, self._stop, self._bus = name, stop, bus_named(hall.services.settings.bus)
        self.peers = Peers(hall, self.process, bus, self._answer)
        self.others: dict[str, Told] = {}
        self.draining = False
        self._leased_until = 0.0
        self._lapses = 0
        """How often the lease was lost: what was claimed before is another process's by now, or may be."""
        self._renewed = 0.0
        self._told = b""
        self._news, self._looked = asyncio.Event(), asyncio.Lock()
        self._releasing: dict[str, asyncio.Task[None]] = {}
        self._turns = itertools.count()
        self._tasks: list[asyncio.Task[None]] = []
        metrics = self._services.metrics
        metrics.gauge("serai_processes", "Processes of the hall, this one included.", lambda: len(self.others) + 1)
        metrics.gauge("serai_links", "Sockets here at tables of other processes.", lambda: self.peers.links)
        metrics.gauge("serai_linked", "Sockets of other processes at tables here.", lambda: self.peers.hosted)

    async def open(self) -> None:
        """Take a lease, and begin to hear the others."""
        await self._renew(self._services.steady())
        await self.peers.open()
        await self._look()
        self._tasks = [
            asyncio.ensure_future(self._again_and_again(self._live, min(BEAT, self._lease / 5))),
            asyncio.ensure_future(self._stop_in_time()),
            asyncio.ensure_future(self._again_and_again(self._take_over_orphans, self._lease / 5)),
        ]
        self._tell_all(News())

    async def close(self) -> None:
        """Give the lease up: nobody has to wait until it is over."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._releasing.values(), return_exceptions=True)
        with contextlib.suppress(Exception):
            await self._store.retire()
        self._tell_all(News())
        await self.peers.close()

    async def _again_and_again(self, work: Callable[[], Awaitable[None]], pause: float) -> None:
        while True:
            try:
                await work()
            except Exception:  # the database does not answer, or is in need of a moment
                logs.rarely("cluster-failed")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._news.wait()
                    self._news.clear()

    # The lease

    @property
    def _lease(self) -> float:
        return self._services.settings.lease

    @property
    def leased(self) -> bool:
        """Whether this process may serve tables."""
        return self._services.steady() < self._leased_until

    async def _live(self) -> None:
        """Renew the lease when it is time or something is to be told, and look at the others."""
        now = self._services.steady()
        told = ENCODER.encode(await self._own())
        async with asyncio.timeout(self._lease):
            if told != self._told or now - self._renewed >= self._lease / RENEWED:
                changed = told != self._told
                await self._renew(now, told)
                if changed:
                    self._tell_all(News())
            await self._look()
            self._hall.drop(await self._store.overtaken())

    async def _stop_in_time(self) -> None:
        """Drop every table when the lease could not be renewed and is about to be over."""
        while True:
            await asyncio.sleep(max(0.05, self._leased_until - self._services.steady()))
            if not self.leased and (self._hall.tables or self._hall.ticking):
                logs.log("lease-over", tables=len(self._hall.tables))
                self._hall.drop_all()

    async def _renew(self, now: float, told: bytes = b"") -> None:
        """Renew the lease, counted from before the database was asked."""
        told = told or ENCODER.encode(await self._own())
        try:
            await self._store.renew(self.process, told)
        except LeaseLost:
            logs.log("lease-lost", tables=len(self._hall.tables))
            self._lapses += 1
            self._hall.drop_all()
            await self._store.renew(self.process, told)
        self._told, self._renewed, self._leased_until = told, now, now + self._lease * DROPPED

    async def _own(self) -> Told:
        listed = await self._hall.listings()
        return Told(self._name, self.draining, len(self._hall.tables), tuple(listed), self._bus)

    async def _look(self) -> None:
        """See who else is there, and what they tell."""
        async with self._looked:
            found = {}
            for row in await self._store.others():
                if (told := told_by(row)) is not None:
                    found[row.id] = told
            before, self.others = self.others, found
        for told in found.values():
            if told.bus not in ("", self._bus):
                logs.rarely("other-bus", process=told.name, its=told.bus, own=self._bus, set="--bus alike everywhere")
        if [told.lobby for told in before.values()] != [told.lobby for told in found.values()]:
            self._services.changed()

    @property
    def lobby(self) -> Iterable[Listing]:
        """What the others list."""
        return (listing for told in self.others.values() for listing in told.lobby)

    @property
    def leads(self) -> bool:
        """Whether this process does what one of them has to do: two may believe so for a moment, at no harm."""
        staying = (other for other, told in self.others.items() if not told.draining)
        return not self.draining and all(self.process < other for other in staying)

    # Tables

    def check_lease(self, lapses: int | None = None) -> None:
        """Send the client away unless this process may serve tables, and always could since so many lapses."""
        if not self.leased:
            self._hall.drop_all()  # as would be done in a moment; a process that wakes may hear its clients first
        if not self.leased or lapses not in (None, self._lapses):
            raise ComeBack("no-lease")

    async def claim(self, table: str) -> int:
        """Make a table this process's, or tell whose it is; return what `check_lease` needs to know of the claim."""
        if self.draining:
            raise Elsewhere(self._heir())
        if (releasing := self._releasing.get(table)) is not None:
            await asyncio.shield(releasing)
        self.check_lease()
        lapses = self._lapses
        owner = await self._store.claim(table)
        if owner != self.process:
            raise Elsewhere(owner)
        return lapses

    def _heir(self) -> str:
        """Return a process that goes on: another one every time."""
        heirs = sorted(process for process, told in self.others.items() if not told.draining)
        if not heirs:
            raise ComeBack("draining")
        return heirs[next(self._turns) % len(heirs)]

    def release(self, table: str) -> None:
        """Let a table be claimed by whoever needs it next."""
        task = asyncio.ensure_future(self._release(table))
        self._releasing[table] = task
        task.add_done_callback(lambda _: self._releasing.pop(table, None))

    async def _release(self, table: str) -> None:
        with contextlib.suppress(Exception):  # it stays this process's then, which does no harm
            await self._hall.keeping.note_visit(table)
            await self._store.release([table])

    async def _take_over_orphans(self) -> None:
        """Go on with games of lost processes at which time passes, so that none of them sleeps."""
        if self.leased and not self.draining:
            await self._take(await self._store.orphans(ORPHANS))

    async def _take(self, tables: Sequence[str]) -> None:
        for name in tables:
            with contextlib.suppress(Refused):  # somebody else was faster, or it is gone
                (await self._hall.table(name)).stir()

    # Questions of others

    async def _answer(self, peer: str, deed: Deed) -> Answer:
        """Do what another process asks for."""
        match deed:
            case News():
                self._news.set()
            case Seats():
                await self._claim_anew(deed.tables)
                await self._hall.seats_changed(deed.tables)
            case Removed():
                self._hall.removed(deed.tables)
            case Present():
                table = self._hall.tables.get(deed.table)
                return Answer(0, table is not None and table.audience.present(deed.seat))
            case Decline():
                try:
                    await seating.decline(await self._hall.table(deed.table), deed.seat)
                except Refused as refused:
                    return Answer(0, yes=False, code=refused.code)
            case Take():
                await self._take(deed.tables)
            case Drain():
                logs.log("drain-asked", by=peer)
                self._stop()
        return Answer(0, yes=True)

    async def _claim_anew(self, tables: Sequence[str]) -> None:
        """Claim tables that another process has changed, so that they can be read anew with nobody sent away.

        Where this comes too late, or the letter does not come at all, what is stored next is refused, or the next look
        at the others finds it: then the table is rebuilt.
        """
        for name in tables:
            if name in self._hall.tables and self.leased and await self._store.claim(name) != self.process:
                self._hall.drop([name])

    def _tell_all(self, deed: Deed) -> None:
        for process in self.others:
            self.peers.tell(process, deed)

    async def _ask_all(self, deed: Deed) -> list[Answer]:
        """Have every other process do something, and return the answers of those that did."""
        answers = await asyncio.gather(*(self.peers.ask(process, deed) for process in self.others))
        if None in answers:
            logs.rarely("peer-silent", deed=type(deed).__name__)
        return [answer for answer in answers if answer is not None]

    async def tell_seats(self, tables: Sequence[str]) -> None:
        """Have the owners of tables take over what has changed in the store."""
        await self._ask_all(Seats([*tables]))

    async def tell_removed(self, tables: Sequence[str]) -> None:
        """Tell everybody of tables that are no more."""
        await self._ask_all(Removed([*tables]))

    async def is_present(self, table: str, seat: int) -> bool:
        """Tell whether the person of a seat is at a table of another process."""
        return any(answer.yes for answer in await self._ask_all(Present(table, seat)))

    async def decline(self, owner: str, table: str, seat: int) -> None:
        """Have the owner of a next game note that a person does not come."""
        answer = await self.peers.ask(owner, Decline(table, seat))
        if answer is None or not answer.yes:
            code = "internal" if answer is None or answer.code is None else answer.code
            raise Refused(msgspec.convert(code, Code))

    # Going

    async def drain(self) -> None:
        """Hand every table over, a few at a time: another process goes on with it before its people come there."""
        self.draining = True
        with contextlib.suppress(Exception):
            await self._renew(self._services.steady())
        self._tell_all(News())
        logs.log("draining", tables=len(self._hall.tables), heirs=len(self.others))
        while tables := [*itertools.islice(self._hall.tables.values(), BATCH)]:
            async with contextlib.AsyncExitStack() as alone:
                for table in tables:  # what is being stored is finished and answered; nothing more is begun
                    await alone.enter_async_context(table.lock)
                    table.closed = True
                    self._hall.forget(table)
                handed = await self._handed_over([table.id for table in tables])
                for table in tables:
                    table.close(REBUILD)
            if not handed:
                break
        ticking = self._hall.ticking
        self._hall.drop_all()
        await self._handed_over(ticking)

    async def _handed_over(self, names: Sequence[str]) -> bool:
        """Let tables go, and have another process go on with them before their people come there."""
        try:
            await self._store.release(names)
            await self.peers.ask(self._heir(), Take([*names]))
        except Refused:
            pass  # nobody is left to go on
        except Exception:
            logs.fault("release-failed")  # the lease will be over by itself
            return False
        return True
