"""The bus between the processes of one hall: letters from one to another, quick and in order, that may get lost.

Nothing that matters depends on it (see `serai.server.cluster.session`): what is lost is noticed, and the database knows
the truth. With one process there is none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from serai.server import logs

Heard = Callable[[bytes], None]
MOST_WAITING: Final = 64_000_000
"""Bytes that wait for a bus that does not take them before the oldest letters are thrown away."""


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


class Standing:
    """Whether a bus can be reached: its loss is told once in the log, and once that it is back."""

    def __init__(self) -> None:
        """Take it to be there."""
        self._lost: set[str] = set()

    def lost(self, way: str, fault: Exception) -> None:
        """Note that one way, to it or from it, is lost."""
        if not self._lost:
            logs.warn("bus-lost", fault=type(fault).__name__)
        self._lost.add(way)

    def found(self, way: str) -> None:
        """Note that a way is there."""
        if way in self._lost:
            self._lost.remove(way)
            if not self._lost:
                logs.log("bus-back")


def bus_at(bus: str | None, database: str) -> Bus:
    """Return the bus at an address, or the one of the database where none is named."""
    if bus is None:
        from serai.server.bus.postgres import PostgresBus  # noqa: PLC0415  # an extra that most hosts do not need

        return PostgresBus(database)
    from serai.server.bus.valkey import ValkeyBus  # noqa: PLC0415

    return ValkeyBus(bus)
