"""Seats whose people the house itself keeps away: the process of their socket is silent, or their table has just moved.

Their time does not pass until they are back, and never for longer than a house takes to come to itself: whoever stays
away by choice gains nothing by it. A person's own line that breaks is no excuse.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from serai.server.table import Table


class Excuses:
    """The seats of one table that are excused."""

    def __init__(self, table: Table) -> None:
        """Begin with none."""
        self._table = table
        self._until: dict[int, asyncio.TimerHandle] = {}

    def __contains__(self, seat: int) -> bool:
        return seat in self._until

    @property
    def any(self) -> bool:
        """Whether somebody is excused: a clock that stands still for a moment is not kept without its table."""
        return bool(self._until)

    def excuse(self, seat: int, since: float) -> None:
        """Let the time of a seat stand still as of a moment; where a move has days, seconds are not counted."""
        table = self._table
        if table.closed or table.clock is None or table.clock.setting.each_move or seat in self._until:
            return
        self.give_back(seat, since)
        patience = 2 * table.services.settings.lease
        self._until[seat] = asyncio.get_running_loop().call_later(patience, self._lapse, seat)
        self._restart()
        table.tell_info()

    def excuse_absent(self) -> None:
        """Excuse everybody who is not here when a table is dealt or has moved: a process may keep them from coming.

        Where one process serves everybody there is none that could.
        """
        table = self._table
        if table.services.settings.database_url is not None and table.summary.status == "playing":
            for seat in table.seats:
                if not seat.computed and not table.audience.present(seat.seat):
                    self.excuse(seat.seat, table.services.steady())

    def give_back(self, seat: int, since: float) -> None:
        """Return to a seat the time since a moment, in which its person could not be heard."""
        table = self._table
        if table.clock is not None and not table.clock.setting.each_move:
            table.clock.give_back(seat, since, table.services.steady())
            table.alarms.set()

    def end(self, seat: int | None) -> None:
        """Let the time of a seat pass again: its person is back, or has had time enough for that."""
        if seat is not None and (alarm := self._until.pop(seat, None)) is not None:
            alarm.cancel()
            self._restart()
            if self._table.resting:
                self._table.services.rested(self._table)

    def _lapse(self, seat: int) -> None:
        """Let the time of a seat pass again though its person is not back."""
        self.end(seat)
        self._table.tell_info()

    def _restart(self) -> None:
        self._table.restart_clock()
        self._table.alarms.set()

    def close(self, table: Table) -> None:
        """Let no alarm ring any more, and know the table from afar only."""
        self._table = table
        for alarm in self._until.values():
            alarm.cancel()
