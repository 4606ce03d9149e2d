"""Tables that nobody follows: a few stay in memory, of the others only the clock does.

A game goes on while its people are away, so a clock that runs is kept when its table is put away, and the table
comes back when somebody's time is up. Otherwise one address could fill the memory with tables nobody sits at.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from serai.server import logs
from serai.server.alarms import ALLOWANCE
from serai.server.clock import Clock
from serai.server.refusals import Refused
from serai.server.services import Services
from serai.server.table import Table

KEPT: Final = 256
"""Tables that stay in memory though nobody follows them."""
TIME: Final = 10.0
"""Seconds that a table rests at least before it is put away: somebody may be about to sit or to follow it."""
LOOKED_AT: Final = 8
"""Of those that have rested longest, how many are looked at when another one comes to rest."""


class Ticking(NamedTuple):
    """The clock of a table that is in the store alone, and the alarm that brings the table back."""

    clock: Clock
    alarm: asyncio.TimerHandle
    version: int
    """Of the game when it was put away: a clock tells nothing of a game that has gone on without it."""


class Resting:
    """The tables that nobody follows, longest first, and the clocks that run without their table."""

    def __init__(
        self,
        services: Services,
        put_away: Callable[[Table], None],
        bring_back: Callable[[str, str], Awaitable[Table]],
    ) -> None:
        """Begin with none; `put_away` lets a table be in the store alone, `bring_back` loads it for an address."""
        self._services, self._put_away, self._bring_back = services, put_away, bring_back
        self._tables: OrderedDict[str, tuple[Table, float]] = OrderedDict()
        self._ticking: dict[str, Ticking] = {}
        self._returning: set[asyncio.Task[None]] = set()

    def add(self, table: Table) -> None:
        """Keep a table in memory for a while; the one that has rested longest goes first."""
        now = self._services.steady()
        self._tables[table.id] = (table, now)
        self._tables.move_to_end(table.id)
        for _ in range(min(LOOKED_AT, len(self._tables) - KEPT)):
            name, (oldest, since) = next(iter(self._tables.items()))
            if now - since < TIME:
                break
            del self._tables[name]
            if oldest.closed:
                continue
            if oldest.resting:
                self._put_away(oldest)
            else:
                self._tables[name] = (oldest, now)  # somebody is there again: its time comes later

    def gone(self, table: Table) -> bool:
        """Forget a table that is in memory no more, but not the time that passes at it; tell whether some does."""
        self._tables.pop(table.id, None)
        clock = table.clock
        due = clock.next_fall(self._services.steady()) if clock is not None else None
        if clock is not None and due is not None:
            alarm = asyncio.get_running_loop().call_later(due + ALLOWANCE, self._ring, table.id, table.payer)
            self._ticking[table.id] = Ticking(clock, alarm, table.version)
        return table.id in self._ticking

    @property
    def ticking(self) -> list[str]:
        """The tables that are in the store alone while time passes at them."""
        return [*self._ticking]

    def forget(self, name: str) -> None:
        """Forget a table that is no more, or that is rebuilt from the store with the time stored there."""
        self._tables.pop(name, None)
        if (ticking := self._ticking.pop(name, None)) is not None:
            ticking.alarm.cancel()

    def clock_of(self, name: str, version: int) -> Clock | None:
        """Hand the clock over that has gone on without its table, if the game has not."""
        ticking = self._ticking.pop(name, None)
        if ticking is None:
            return None
        ticking.alarm.cancel()
        return ticking.clock if ticking.version == version else None

    def _ring(self, name: str, address: str) -> None:
        returning = asyncio.ensure_future(self._return(name, address))
        self._returning.add(returning)
        returning.add_done_callback(self._returning.discard)

    async def _return(self, name: str, address: str) -> None:
        """Bring a table back at which somebody's time is up; the table does the rest."""
        try:
            await self._bring_back(name, address)
        except Refused:
            self.forget(name)  # it has been removed meanwhile
        except Exception:
            logs.fault("time-not-stored", table=name)

    def close(self) -> None:
        """Let no alarm ring any more."""
        for ticking in self._ticking.values():
            ticking.alarm.cancel()
        for returning in self._returning:
            returning.cancel()
