"""What an attack is given, what it tells afterwards, and the list of all of them."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from typing import Any

import msgspec
from benchmarks.attacks.wire import Plain, RefusedError, Wire

SOCKETS = 64
"""Connections that one address has by right, unless the host says otherwise."""


class Scene(msgspec.Struct, frozen=True):
    """A server seen by its attacker, who knows some of its tables and has played there for long."""

    port: int
    address: str
    seconds: float
    quick: bool
    data: str
    """Folder of the data: an attacker may know where a server usually keeps it."""
    listed: tuple[str, ...]
    """Tables of honest people that the lobby shows."""
    long_table: str
    """A table of the attacker with a long game in play and much said."""
    long_tokens: tuple[str, ...]
    stored_tables: tuple[str, ...]
    """Long games in the store that the attacker has played."""
    stored_tokens: tuple[str, ...]
    """The attacker's seats at them."""

    async def arrive(self, **options: Any) -> Wire:
        """Open a socket."""
        return await Wire.arrive(self.port, self.address, **options)

    @contextlib.asynccontextmanager
    async def sockets(self, count: int = SOCKETS, **options: Any) -> AsyncIterator[list[Wire]]:
        """Open as many sockets as are let in, and abort them afterwards."""
        came = await asyncio.gather(*(self.arrive(**options) for _ in range(count)), return_exceptions=True)
        wires = [wire for wire in came if isinstance(wire, Wire)]
        try:
            yield wires
        finally:
            for wire in wires:
                wire.abort()

    @contextlib.asynccontextmanager
    async def plain(self, count: int, sent: bytes = b"", *, reading: bool = True) -> AsyncIterator[list[Plain]]:
        """Open plain connections as fast as they are let in, each with some first bytes, and abort them afterwards."""
        came: list[Plain] = []
        for start in range(0, count, 100):
            together = min(100, count - start)
            arriving = (Plain.arrive(self.port, self.address, sent, reading=reading) for _ in range(together))
            came += await settled(*arriving)
        try:
            yield came
        finally:
            for plain in came:
                plain.abort()

    async def last(self, seconds: float | None = None) -> None:
        """Wait as long as the attack lasts."""
        await asyncio.sleep(self.seconds if seconds is None else seconds)

    async def again(self, act: Callable[[], Awaitable[object]]) -> int:
        """Do something over and over as long as the attack lasts; return how often it went through."""
        end, done = time.perf_counter() + self.seconds, 0
        while time.perf_counter() < end:
            try:
                await act()
                done += 1
            except (RefusedError, OSError, TimeoutError):
                await asyncio.sleep(0.02)
        return done


class Tried(msgspec.Struct, frozen=True):
    """What an attacker did, in words, and the doors that were found open."""

    what: str
    holes: tuple[str, ...] = ()


Attack = Callable[[Scene], Coroutine[Any, Any, Tried]]


class Entry(msgspec.Struct, frozen=True):
    """An attack in the list."""

    name: str
    title: str
    run: Attack
    players: bool = False
    """Whether it makes computer players think, so that their processes are weighed before it, too."""


ATTACKS: dict[str, Entry] = {}


def attack(title: str, *, players: bool = False) -> Callable[[Attack], Attack]:
    """Enter an attack into the list under its function's name."""

    def enter(run: Attack) -> Attack:
        name = run.__name__.replace("_", "-")
        ATTACKS[name] = Entry(name, title, run, players)
        return run

    return enter


def still_open(came: Sequence[Wire | Plain]) -> int:
    """Return how many connections the server has not ended."""
    return sum(not one.closed.is_set() for one in came)


async def settled(*work: Awaitable[object]) -> list[Any]:
    """Wait for everything, whatever becomes of it, and return what succeeded."""
    results = await asyncio.gather(*work, return_exceptions=True)
    return [result for result in results if not isinstance(result, BaseException)]
