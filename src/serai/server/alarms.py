"""The alarms of one table: the end of the time to open, the end of somebody's time, news that may wait a little."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from serai.server import acting, logs
from serai.server.refusals import Refused

if TYPE_CHECKING:
    from serai.server.table import Table

ALLOWANCE = 0.25
"""Seconds after the end of a seat's time in which a move that came before it may still be on its way through here."""


class Alarms:
    """What happens at a table by itself, when its time has come."""

    def __init__(self, table: Table) -> None:
        """Begin with none set."""
        self._table = table
        self._opening: asyncio.TimerHandle | None = None
        self._time: asyncio.TimerHandle | None = None
        self._news: asyncio.TimerHandle | None = None
        self._ringing: set[asyncio.Task[None]] = set()

    @property
    def opening(self) -> bool:
        """Whether the table waits for what its seats open."""
        return self._opening is not None

    def set(self) -> None:
        """Set the alarms of opening and of the clock by how the table stands now."""
        table, loop = self._table, asyncio.get_running_loop()
        if table.closed:  # what was being stored when that happened is finished, and rings no more
            return
        if self._opening is None and table.play is None and table.summary.status == "opening":
            patience = table.services.settings.opening
            self._opening = loop.call_later(patience, self._ring, table.begin_without, "start-not-stored")
        elif self._opening is not None and table.play is not None:
            self._opening.cancel()
            self._opening = None
        if self._time is not None:
            self._time.cancel()
            self._time = None
        due = table.clock.next_fall(table.services.steady()) if table.clock else None
        if due is not None:
            time_up = functools.partial(acting.time_up, table)
            self._time = loop.call_later(due + ALLOWANCE, self._ring, time_up, "time-not-stored")

    def tell_info_within(self, pause: float) -> None:
        """Tell everybody how the table stands after a pause, once for all that happens until then."""
        if self._news is None:
            self._news = asyncio.get_running_loop().call_later(pause, self._tell_info)

    def _tell_info(self) -> None:
        self._news = None
        self._table.tell_info()

    def _ring(self, deed: Callable[[], Awaitable[None]], failure: str) -> None:
        ringing = asyncio.ensure_future(self._do(deed, failure))
        self._ringing.add(ringing)
        ringing.add_done_callback(self._ringing.discard)

    async def _do(self, deed: Callable[[], Awaitable[None]], failure: str) -> None:
        """Do what an alarm asks for, where nobody waits to hear why not."""
        try:
            await deed()
        except Refused:
            pass  # the table has been closed; it will be rebuilt with the time that was left
        except Exception:
            logs.fault(failure, table=self._table.id)

    def close(self, table: Table) -> None:
        """Let no alarm ring any more, and know the table from afar only."""
        self._table = table
        for alarm in (self._opening, self._time, self._news):
            if alarm is not None:
                alarm.cancel()
