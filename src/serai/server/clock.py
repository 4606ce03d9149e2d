"""A clock for any number of seats: a chess clock's bank and increment, or the same time for every single move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from serai.server.protocol.parts import ClockState
from serai.server.protocol.vocabulary import ClockSetting
from serai.server.pulse import Wakeful

Span = tuple[float, float]
MOST_SPANS: Final = 16
"""Spans of time given back that are told apart; earlier ones are known by their sum."""
GRACE: Final = 3600
"""Seconds that somebody has at least when a server takes up a game whose moves have days, however long it was down."""


class Clock:
    """Time left for every seat. Moments are seconds of a steady clock, what is left is milliseconds.

    What is stored is the time left after the last entry. A clock that is rebuilt from it starts to run at the
    moment of rebuilding, so that a server that was down charges nobody; nor does one that was held up, because only
    the time is counted in which it was awake. Where every move has days of its own, calendar days are meant, and they
    pass whether a server runs or not; `wound_on` takes them off.
    """

    def __init__(
        self, setting: ClockSetting, seats: int, stored: str | None, now: float, pulse: Wakeful | None = None
    ) -> None:
        """Start with full banks, or with what was left after the last stored entry; a pulse tells when time stood."""
        self.setting = setting
        self._pulse = Wakeful() if pulse is None or setting.each_move else pulse
        full = (setting.bank * 1000,) * seats
        self._left: tuple[int, ...] = full if stored is None else msgspec.json.decode(stored, type=tuple[int, ...])
        self._running: frozenset[int] = frozenset()
        self._since = self._pulse.awake(now)  # as all that is kept here
        self._began: dict[int, float] = {}
        """Since when the time of a running seat is counted: its last step, or the end of an excuse."""
        self._given: dict[int, list[Span]] = {}
        """What a running seat has been given back, so that nothing is given twice."""

    @property
    def running(self) -> frozenset[int]:
        """The seats whose time is passing."""
        return self._running

    def left(self, now: float) -> tuple[int, ...]:
        """Return the milliseconds left for every seat."""
        at = self._pulse.awake(now)
        return tuple(
            max(0, left - self._passed(seat, at)) if seat in self._running else left
            for seat, left in enumerate(self._left)
        )

    def _passed(self, seat: int, at: float) -> int:
        """Return the milliseconds that count for a running seat until a moment of the time awake."""
        back = sum(max(0.0, min(until, at) - max(since, self._since)) for since, until in self._given.get(seat, ()))
        return max(0, round((at - self._since - back) * 1000))

    def after(self, mover: int | None, now: float) -> tuple[int, ...]:
        """Return what would be left after an entry, the mover's increment (or a whole new time) included."""
        bonus, whole = self.setting.increment * 1000, self._whole
        return tuple(
            left if seat != mover else left + bonus if whole is None else whole
            for seat, left in enumerate(self.left(now))
        )

    def run(self, left: Sequence[int], seats: Iterable[int], now: float) -> None:
        """Go on from what is left, with these seats' time passing; who is next asked later has a whole time again."""
        running, whole, now = frozenset(seats), self._whole, self._pulse.awake(now)
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
        self._since, self._given = self._pulse.awake(now), {}
        self._began = dict.fromkeys(self._running, self._since)

    def give_back(self, seat: int, since: float, now: float) -> None:
        """Return to a running seat the time that has passed since a moment, as far as it was counted, and once."""
        if seat in self._running:
            given = self._given.setdefault(seat, [])
            span = max(self._pulse.awake(since), self._began[seat]), self._pulse.awake(now)
            for began, until in [*uncovered(span, given)]:
                self._add(seat, min(until, self._since) - began)  # what was taken before the clock was started anew
                given.append((began, until))
            given.sort()
            while len(given) > MOST_SPANS:  # nobody says anything that is as old as that
                began, until = given.pop(0)
                self._add(seat, until - max(began, self._since))
                self._began[seat] = until

    def _add(self, seat: int, seconds: float) -> None:
        back = max(0, round(seconds * 1000))
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
        falls = self._since + self._left[seat] / 1000
        for began, until in self._given.get(seat, ()):
            if until > self._since and falls > began:
                falls += until - max(began, self._since)
        return self._pulse.moment(falls)

    def state(self, now: float) -> ClockState:
        """Return the clock as clients see it."""
        return ClockState(self.left(now), tuple(sorted(self._running)))


def uncovered(span: Span, spans: Iterable[Span]) -> Iterator[Span]:
    """Yield the parts of a span that none of some others covers, which come in order and share nothing."""
    began, until = span
    for since, end in spans:
        if began < min(since, until):
            yield began, min(since, until)
        began = max(began, end)
    if began < until:
        yield began, until


def stored(left: Sequence[int]) -> str:
    """Return what is kept of a clock."""
    return msgspec.json.encode(tuple(left)).decode()
