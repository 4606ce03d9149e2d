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
    from serai.server.table import Table

TOLD: Final = 1.0
"""Seconds, in one go or several, from which on it is told; a page may be as wrong as that anyway."""
FORWARDED: Final = 0.5
"""Seconds of one sleep from which on other processes give it back."""
SLICE: Final = 32
"""Tables that are told before others get their turn of the loop."""


class HeldUp:
    """Tells of it."""

    def __init__(self, hall: Hall) -> None:
        """Begin with nothing to tell."""
        self._hall = hall
        self._untold = 0.0
        self._tables: dict[str, Table] = {}
        self._telling: asyncio.Task[None] | None = None

    def woke(self, slept: float) -> None:
        """Note that the loop goes on after so many seconds."""
        if self._hall.cluster is not None and slept >= FORWARDED:
            self._hall.cluster.peers.slept(slept)
        self._untold += slept
        if self._untold >= TOLD:
            logs.rarely("held-up", seconds=round(self._untold, 1))
            self._untold = 0.0
            for table in self._hall.tables.values():
                self.tell(table)

    def tell(self, table: Table) -> None:
        """Have everybody at a table be told soon how its time stands."""
        if (table.clock is not None and table.clock.running) or table.computers.hearing_left is not None:
            self._tables[table.id] = table
            if self._telling is None:
                self._telling = asyncio.get_running_loop().create_task(self._tell())

    async def _tell(self) -> None:
        try:
            while self._tables:
                for name in [*self._tables][:SLICE]:
                    if not (table := self._tables.pop(name)).closed:
                        table.tell_info()
                await asyncio.sleep(0)
        finally:
            self._telling = None
