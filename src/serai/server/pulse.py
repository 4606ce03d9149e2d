"""The pulse of the event loop: since when it may not have looked at its sockets."""

from __future__ import annotations

import asyncio
import time
from typing import Final

BEAT: Final = 0.025
"""Seconds between two beats."""
LATE: Final = 0.1
"""Seconds without two beats after which the loop counts as held up."""
ROUNDS: Final = 3
"""Rounds of the loop after which it has looked at every socket for certain, whichever loop it is."""


class Pulse:
    """Two beats back, every socket has been looked at since: what is read now came after that at the earliest.

    A loop that was held up may beat several times before it looks at its sockets: all timers that are due come first,
    and there are many. Then beats prove nothing, and only whole rounds of the loop do.
    """

    def __init__(self) -> None:
        """Begin now."""
        self._last = self._before = time.monotonic()
        self._proving = False

    def beat(self) -> None:
        """Note that the loop is alive; a timer may run before the sockets are looked at, so one beat proves little."""
        now = time.monotonic()
        if not self._proving and now - self._last <= LATE:
            self._before, self._last = self._last, now
        elif not self._proving:
            self._proving = True
            self._prove(now, ROUNDS)

    def _prove(self, moment: float, rounds: int) -> None:
        """Believe that everything was read which came before a moment, after some more rounds of the loop."""
        if rounds:
            asyncio.get_running_loop().call_soon(self._prove, moment, rounds - 1)
        else:
            self._before = self._last = moment
            self._proving = False

    def lag(self) -> float:
        """Return by how many seconds what is read now may have come earlier: nought unless the loop was held up."""
        silent = time.monotonic() - self._before
        return silent if silent > LATE else 0.0
