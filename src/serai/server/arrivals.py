"""What a socket keeps while nothing happens: the line of what has come, and whether more may go out.

asyncio's queues and events do the same and keep room for those who might wait, 760 bytes each time; at ten thousand
sockets that are idle, that was a fifth of all memory. A socket has one reader, and next to nothing waits in its line.
"""

from __future__ import annotations

import asyncio
from typing import Any


class Arrivals:
    """What has come over a socket and has not been carried out, each message with the moment of its arrival.

    It stands in for the `asyncio.Queue` of uvicorn, for one reader.
    """

    __slots__ = ("_awaited", "_line", "now")

    def __init__(self) -> None:
        """Begin with nothing."""
        self.now = 0.0
        self._line: list[tuple[Any, float]] = []
        self._awaited: asyncio.Future[None] | None = None

    @property
    def oldest(self) -> float | None:
        """When the message that has waited longest came."""
        return self._line[0][1] if self._line else None

    def qsize(self) -> int:
        """Return how many wait."""
        return len(self._line)

    def empty(self) -> bool:
        """Tell whether none waits."""
        return not self._line

    def put_nowait(self, message: Any) -> None:
        """Put a message in line."""
        self._line.append((message, self.now))
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)

    async def get(self) -> Any:
        """Return the next message, with the moment when it came."""
        while not self._line:
            self._awaited = asyncio.get_running_loop().create_future()
            try:
                await self._awaited
            finally:
                self._awaited = None
        message, came = self._line.pop(0)
        return {**message, "came": came}


class Gate:
    """Whether somebody may go on; it stands in for an `asyncio.Event`."""

    __slots__ = ("_shut",)

    def __init__(self) -> None:
        """Begin open."""
        self._shut: asyncio.Future[None] | None = None

    def is_set(self) -> bool:
        """Tell whether it is open."""
        return self._shut is None

    def set(self) -> None:
        """Open it, and let everybody go on who waits."""
        if self._shut is not None:
            self._shut.set_result(None)
            self._shut = None

    def clear(self) -> None:
        """Shut it."""
        if self._shut is None:
            self._shut = asyncio.get_running_loop().create_future()

    async def wait(self) -> None:
        """Wait until it is open."""
        while self._shut is not None:
            await asyncio.shield(self._shut)  # one who gives up must not open it for the others
