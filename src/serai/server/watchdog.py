"""A watchdog of the event loop: how long the loop's thread worked without giving others a turn.

It asks to be called at short intervals. When it is called late, the loop was held up: by work of its own thread, or by
a machine with better things to do. Only the first counts, so what is told is the lateness, at most the processor time
that the thread has used since the last call.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Final

from serai.server import logs

BEAT: Final = 0.02
"""Seconds between two calls."""
ALARM: Final = 0.05
"""Seconds of work at a stretch that are worth a line in the log."""
WINDOW: Final = 60.0
"""Seconds for which a stretch is remembered."""


class Watchdog:
    """The longest stretch of work of the last minute."""

    def __init__(self) -> None:
        """Watch nothing yet."""
        self._held: deque[tuple[float, float]] = deque()
        self._alarm: asyncio.TimerHandle | None = None
        self._due = self._worked = 0.0

    def start(self) -> None:
        """Watch the loop that runs."""
        self._worked = time.thread_time()
        self._rest(asyncio.get_running_loop())

    def _rest(self, loop: asyncio.AbstractEventLoop) -> None:
        self._due = loop.time() + BEAT
        self._alarm = loop.call_at(self._due, self._look)

    def _look(self) -> None:
        loop = asyncio.get_running_loop()
        worked, now = time.thread_time(), loop.time()
        held = min(now - self._due, worked - self._worked)
        self._worked = worked
        self._note(held, now)
        if held > ALARM:
            logs.log("loop-held", seconds=round(held, 3))
        self._rest(loop)

    def _note(self, held: float, now: float) -> None:
        """Keep only what can still become the longest of a window."""
        while self._held and self._held[-1][1] <= held:
            self._held.pop()
        self._held.append((now, held))
        while self._held[0][0] < now - WINDOW:
            self._held.popleft()

    def longest(self) -> float:
        """Return the longest stretch of the last minute, in seconds."""
        return max(0.0, self._held[0][1]) if self._held else 0.0

    def stop(self) -> None:
        """Watch no more."""
        if self._alarm is not None:
            self._alarm.cancel()
