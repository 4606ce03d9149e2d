"""A clock for any number of seats: a chess clock's bank and increment, or the same time for every single move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from serai.server.protocol.parts import ClockState
from serai.server.protocol.vocabulary import ClockSetting

GRACE: Final = 3600
"""Seconds that somebody has at least when a server takes up a game whose moves have days, however long it was down."""


class Clock:
    """Time left for every seat. Moments are seconds of a steady clock, what is left is milliseconds.

    What is stored is the time left after the last entry. A clock that is rebuilt from it starts to run at the
    moment of rebuilding, so that a server that was down charges nobody. Where every move has days of its own, calendar
    days are meant, and they pass whether a server runs or not; `wound_on` takes them off.
    """

    def __init__(self, setting: ClockSetting, seats: int, stored: str | None, now: float) -> None:
        """Start with full banks, or with what was left after the last stored entry."""
        self.setting = setting
        full = (setting.bank * 1000,) * seats
        self._left: tuple[int, ...] = full if stored is None else msgspec.json.decode(stored, type=tuple[int, ...])
        self._running: frozenset[int] = frozenset()
        self._since = now
        self._began: dict[int, float] = {}
        """Since when the time of a running seat is counted: its last step, or the end of an excuse."""
        self._given: dict[int, float] = {}
        """Up to when a running seat has been given time back, so that none is given twice."""

    @property
    def running(self) -> frozenset[int]:
        """The seats whose time is passing."""
        return self._running

    def left(self, now: float) -> tuple[int, ...]:
        """Return the milliseconds left for every seat."""
        passed = max(0, round((now - self._since) * 1000))
        return tuple(max(0, left - passed) if seat in self._running else left for seat, left in enumerate(self._left))

    def after(self, mover: int | None, now: float) -> tuple[int, ...]:
        """Return what would be left after an entry, the mover's increment (or a whole new time) included."""
        bonus, whole = self.setting.increment * 1000, self._whole
        return tuple(
            left if seat != mover else left + bonus if whole is None else whole
            for seat, left in enumerate(self.left(now))
        )

    def run(self, left: Sequence[int], seats: Iterable[int], now: float) -> None:
        """Go on from what is left, with these seats' time passing; who is next asked later has a whole time again."""
        running, whole = frozenset(seats), self._whole
        self._left = tuple(time if whole is None or seat in running else whole for seat, time in enumerate(left))
        self._running, self._since, self._given = running, now, {}
        self._began = dict.fromkeys(running, now)

    def rerun(self, seats: Iterable[int], now: float) -> None:
        """Let the time of other seats pass from now on; whose time passes all the while may still be given it back."""
        began, given = self._began, self._given
        self.run(self.left(now), seats, now)
        self._began |= {seat: began[seat] for seat in self._running & began.keys()}
        self._given = {seat: given[seat] for seat in self._running & given.keys()}

    def wound_on(self, passed: int, now: float) -> None:
        """Take time off that has passed while no table stood here; nobody's time ends in it, or right after it."""
        grace = min(GRACE * 1000, self.setting.bank * 1000)
        self._left = tuple(
            max(left - passed, min(left, grace)) if seat in self._running else left
            for seat, left in enumerate(self.left(now))
        )
        self._since, self._began, self._given = now, dict.fromkeys(self._running, now), {}

    def give_back(self, seat: int, since: float, now: float) -> None:
        """Return to a running seat the time that has passed since a moment, as far as it was counted, and once."""
        if seat in self._running:
            back = max(0, round((now - max(since, self._began[seat], self._given.get(seat, since))) * 1000))
            self._given[seat] = max(now, self._given.get(seat, now))
            self._left = tuple(left + back * (at == seat) for at, left in enumerate(self._left))

    @property
    def _whole(self) -> int | None:
        """The time of a single move, where each has its own."""
        return self.setting.bank * 1000 if self.setting.each_move else None

    def fallen(self, now: float) -> int | None:
        """Return a seat whose time is up, if there is one."""
        left = self.left(now)
        return next((seat for seat in sorted(self._running) if left[seat] <= 0), None)

    def next_fall(self, now: float) -> float | None:
        """Return in how many seconds the first running seat's time is up."""
        left = self.left(now)
        return min((left[seat] / 1000 for seat in self._running), default=None)

    def falls_at(self, seat: int) -> float:
        """Return the moment at which a running seat's time is up."""
        return self._since + self._left[seat] / 1000

    def state(self, now: float) -> ClockState:
        """Return the clock as clients see it."""
        return ClockState(self.left(now), tuple(sorted(self._running)))


def stored(left: Sequence[int]) -> str:
    """Return what is kept of a clock."""
    return msgspec.json.encode(tuple(left)).decode()
