"""The bus between the processes of one hall: letters from one to another, quick and in order, that may get lost.

Nothing that matters depends on it (see `serai.server.cluster.session`): what is lost is noticed, and the database knows
the truth. With one process there is none.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol

Heard = Callable[[bytes], None]
MOST_WAITING: Final = 64_000_000
"""Bytes that wait for a bus that does not take them before the oldest letters are thrown away."""
PAUSE: Final = 0.5
"""Seconds before a lost connection is tried again."""
TIME: Final = 5.0
"""Seconds in which whoever carries the letters must have answered."""
LAST: Final = 1.0
"""Seconds in which what waits at the end must have gone."""
LOOK_AGAIN: Final = 0.010
"""Seconds after which it is looked again whether it has."""


class Bus(Protocol):
    """Letters to other processes, and those that come for this one."""

    async def open(self, process: str, heard: Heard) -> None:
        """Begin to hear what is sent to a process."""
        ...

    def send(self, process: str, letter: bytes) -> None:
        """Send a letter some time soon, after those before it; it may get lost."""
        ...

    async def close(self) -> None:
        """Send what waits, where that is quick, and let go."""
        ...


class Outbox:
    """Letters that wait to be sent, the oldest first."""

    def __init__(self) -> None:
        """Begin with none."""
        self._letters: list[tuple[str, bytes]] = []
        self._size = 0

    def __bool__(self) -> bool:
        return bool(self._letters)

    def put(self, process: str, letter: bytes) -> None:
        """Add a letter; when far too many wait, all of them are lost, which is noticed where they are missed."""
        if self._size > MOST_WAITING:
            self.take()
        self._letters.append((process, letter))
        self._size += len(letter)

    def take(self) -> list[tuple[str, bytes]]:
        """Take everything out."""
        letters, self._letters, self._size = self._letters, [], 0
        return letters


class Post:
    """What is the same on every bus: letters wait for a task that sends them, while another one listens."""

    def __init__(self) -> None:
        """Begin with no letters."""
        self._outbox, self._waiting = Outbox(), asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def _begin(self, listening: asyncio.Event, *work: Coroutine[Any, Any, None]) -> None:
        """Begin to send and to listen; what does not answer yet is tried again for as long as the bus is there."""
        self._tasks = [asyncio.ensure_future(one) for one in work]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(TIME):
                await listening.wait()

    def send(self, process: str, letter: bytes) -> None:
        """Send a letter with the next ones."""
        self._outbox.put(process, letter)
        self._waiting.set()

    async def _letters(self) -> list[tuple[str, bytes]]:
        """Return the letters that wait, as soon as there are some."""
        await self._waiting.wait()
        self._waiting.clear()
        return self._outbox.take()

    async def close(self) -> None:
        """Send what waits, and let go."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST):
                while self._outbox:
                    await asyncio.sleep(LOOK_AGAIN)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def bus_at(bus: str | None, database: str) -> Bus:
    """Return the bus at an address, or the one of the database where none is named."""
    if bus is None:
        from serai.server.bus.postgres import PostgresBus  # noqa: PLC0415  # an extra that most hosts do not need

        return PostgresBus(database)
    from serai.server.bus.valkey import ValkeyBus  # noqa: PLC0415

    return ValkeyBus(bus)
