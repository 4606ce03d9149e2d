"""After the loop was held up: the host is told, other processes are, and people see how much time is left to them.

Their pages have let the time run on meanwhile; the clocks of the house have not (see `serai.server.pulse`). At tables
of other processes time has passed for who hangs on this one, and is given back there.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from serai.server import logs

if TYPE_CHECKING:
    from serai.server.hall import Hall

TOLD: Final = 1.0
"""Seconds from which on it is told; a page may be as wrong as that anyway."""
SLICE: Final = 32
"""Tables that are told before others get their turn of the loop."""


class HeldUp:
    """Tells of it."""

    def __init__(self, hall: Hall) -> None:
        """Begin to listen."""
        self._hall = hall
        self._telling: asyncio.Task[None] | None = None

    def woke(self, slept: float) -> None:
        """Note that the loop goes on after so many seconds."""
        if self._hall.cluster is not None:
            self._hall.cluster.peers.slept(slept)
        if slept >= TOLD:
            logs.warn("held-up", seconds=round(slept, 1))
            if self._telling is None or self._telling.done():  # what is told later is right for the next one, too
                self._telling = asyncio.get_running_loop().create_task(self._tell())

    async def _tell(self) -> None:
        for count, table in enumerate([*self._hall.tables.values()]):
            if not table.closed and table.clock is not None and table.clock.running:
                table.tell_info()
            if count % SLICE == 0:
                await asyncio.sleep(0)
