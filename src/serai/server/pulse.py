"""The pulse of the event loop: since when it may not have looked at its sockets, and for how long it was held up.

A process that is stopped, or that gets no processor time, hears nobody and tells nobody anything. That is nobody's
thinking time: clocks of games go by the time in which the loop was awake.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final

BEAT: Final = 0.025
"""Seconds between two beats."""
LATE: Final = 0.1
"""Seconds without two beats after which the loop counts as held up."""
ROUNDS: Final = 3
"""Rounds of the loop after which it has looked at every socket for certain, whichever loop it is."""
REMEMBERED: Final = 64
"""Sleeps that are told apart; earlier ones are known by their sum, and no message is as old as that."""


class Wakeful:
    """A loop that is never held up."""

    def lag(self) -> float:
        """Return by how many seconds what is read now may have come earlier."""
        return 0.0

    def awake(self, moment: float) -> float:
        """Return the time awake at a moment: it goes like the steady clock, and stands still during a sleep."""
        return moment

    def moment(self, awake: float) -> float:
        """Return the moment at which so much time awake has passed, the last one if a sleep began there."""
        return awake


class Pulse(Wakeful):
    """Two beats back, every socket has been looked at since: what is read now came after that at the earliest.

    A loop that was held up may beat several times before it looks at its sockets: all timers that are due come first,
    and there are many. Then beats prove nothing of sockets, and only whole rounds of the loop do. That
    the loop is awake again every beat proves.
    """

    def __init__(self, woke: Callable[[float], None] = lambda _: None) -> None:
        """Begin now; `woke` is told how many seconds the loop was held up, each time."""
        self.woke = woke
        self.begin()

    def begin(self) -> None:
        """Begin anew with the first beat: what was before is no sleep."""
        self._beaten = self._last = self._before = time.monotonic()
        self._proving = False
        self._woken: float | None = None
        """When the loop woke up once more while it was being proven that it reads."""
        self._sleeps: deque[tuple[float, float]] = deque(maxlen=REMEMBERED)
        self._slept = 0.0

    def beat(self) -> None:
        """Note that the loop is alive; a timer may run before the sockets are looked at, so one beat proves little."""
        now = time.monotonic()
        asleep, self._beaten = self._beaten + LATE, now
        if now <= asleep and not self._proving:
            self._before, self._last = self._last, now
        elif now > asleep:
            self._sleeps.append((asleep, now))
            self._slept += now - asleep
            if self._proving:
                self._woken = now
            else:
                self._proving = True
                self._prove(now, ROUNDS)
            self.woke(now - asleep)

    def _prove(self, moment: float, rounds: int) -> None:
        """Believe that everything was read which came before a moment, after some more rounds of the loop."""
        if rounds:
            asyncio.get_running_loop().call_soon(self._prove, moment, rounds - 1)
            return
        self._before, self._last = moment, self._beaten
        woken, self._woken = self._woken, None
        self._proving = woken is not None
        if woken is not None:
            self._prove(woken, ROUNDS)

    def lag(self) -> float:
        """Return by how many seconds what is read now may have come earlier: nought unless the loop was held up."""
        silent = time.monotonic() - self._before
        return silent if silent > LATE else 0.0

    def awake(self, moment: float) -> float:
        """Return the time awake at a moment; in a sleep that still has to be noticed it stands still already."""
        slept = self._slept
        for began, ended in reversed(self._sleeps):
            if moment >= ended:
                break
            slept -= ended - max(began, moment)
        return min(moment, self._beaten + LATE) - slept

    def moment(self, awake: float) -> float:
        """Return the moment at which so much time awake has passed, the last one if a sleep began there."""
        moment = awake + self._slept
        for began, ended in reversed(self._sleeps):
            if moment >= ended:
                break
            moment -= ended - began
        return moment
