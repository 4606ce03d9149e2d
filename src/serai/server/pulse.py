"""The pulse of the event loop: since when it may not have looked at its sockets."""

from __future__ import annotations

import time
from typing import Final

BEAT: Final = 0.025
"""Seconds between two beats."""
LATE: Final = 0.1
"""Seconds without two beats after which the loop counts as held up."""


class Pulse:
    """Two beats back, every socket has been looked at since: what is read now came after that at the earliest."""

    def __init__(self) -> None:
        """Begin now."""
        self._last = self._before = time.monotonic()

    def beat(self) -> None:
        """Note that the loop is alive; a timer may run before the sockets are looked at, so one beat proves little."""
        self._before, self._last = self._last, time.monotonic()

    def lag(self) -> float:
        """Return by how many seconds what is read now may have come earlier: nought unless the loop was held up."""
        silent = time.monotonic() - self._before
        return silent if silent > LATE else 0.0
