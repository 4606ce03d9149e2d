"""A chess clock for any number of seats: a bank of time, and an increment for every move of one's own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from serai.server.messages import ClockSetting, ClockState


class Clock:
    """Time left for every seat. Moments are seconds of a steady clock, what is left is milliseconds.

    What is stored is the time left after the last entry. A clock that is rebuilt from it starts to run at the
    moment of rebuilding, so that a server that was down charges nobody.
    """

    def __init__(self, setting: ClockSetting, seats: int, stored: str | None, now: float) -> None:
        """Start with full banks, or with what was left after the last stored entry."""
        self.setting = setting
        full = (setting.bank * 1000,) * seats
        self._left: tuple[int, ...] = full if stored is None else msgspec.json.decode(stored, type=tuple[int, ...])
        self._running: frozenset[int] = frozenset()
        self._since = now

    @property
    def running(self) -> frozenset[int]:
        """The seats whose time is passing."""
        return self._running

    def left(self, now: float) -> tuple[int, ...]:
        """Return the milliseconds left for every seat."""
        passed = max(0, round((now - self._since) * 1000))
        return tuple(max(0, left - passed) if seat in self._running else left for seat, left in enumerate(self._left))

    def after(self, mover: int | None, now: float) -> tuple[int, ...]:
        """Return what would be left after an entry, the mover's increment included."""
        bonus = self.setting.increment * 1000
        return tuple(left + (bonus if seat == mover else 0) for seat, left in enumerate(self.left(now)))

    def run(self, left: Sequence[int], seats: Iterable[int], now: float) -> None:
        """Go on from what is left, with these seats' time passing."""
        self._left, self._running, self._since = tuple(left), frozenset(seats), now

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
