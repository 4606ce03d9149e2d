"""The bus over Valkey (or Redis): publish and subscribe, a channel for every process."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

from redis.asyncio.connection import AbstractConnection, ConnectionPool
from redis.exceptions import RedisError

from serai.server.bus import Heard, Outbox, Standing

CHANNEL: Final = "serai:"
PAUSE: Final = 0.5
"""Seconds before a lost connection is tried again."""
TIME: Final = 5.0
"""Seconds in which Valkey must have answered."""
FAULTS: Final = (RedisError, OSError, TimeoutError)
PLAIN: Final = {"protocol": 2, "socket_timeout": None, "socket_connect_timeout": TIME}
"""How the connections are: answers as plain lists, and no timer around every reading; a pulse watches over them."""


class ValkeyBus:
    """Two connections: one that publishes what waits in one go, one that listens.

    The library makes the connections. What goes over them is packed and read directly: its pipelines and subscriptions
    cost several times as much as everything else that is done with a letter.
    """

    def __init__(self, url: str) -> None:
        """Name the server, like ``redis://host:6379``, ``rediss://`` with TLS, or ``unix:///path``."""
        self._pool = ConnectionPool.from_url(url, **PLAIN)
        self._outbox, self._standing = Outbox(), Standing()
        self._waiting = asyncio.Event()
        self._answered = True
        """Whether the listening connection has answered since it was last asked."""
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, process: str, heard: Heard) -> None:
        """Begin to listen; where Valkey does not answer yet, that is tried again until it does."""
        listening = asyncio.Event()
        self._tasks = [
            asyncio.ensure_future(
                self._kept_up("in", lambda line: self._listen(line, CHANNEL + process, heard, listening))
            ),
            asyncio.ensure_future(self._kept_up("out", self._publish)),
        ]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(TIME):
                await listening.wait()

    def send(self, process: str, letter: bytes) -> None:
        """Send a letter with the next ones."""
        self._outbox.put(process, letter)
        self._waiting.set()

    async def _kept_up(self, way: str, work: Callable[[AbstractConnection], Awaitable[None]]) -> None:
        """Work with a connection, one way, and with another one when that is lost."""
        while True:
            line: AbstractConnection = self._pool.make_connection()  # type: ignore[no-untyped-call]
            try:
                async with asyncio.timeout(TIME):  # the library does not bound how long it waits to be greeted
                    await line.connect()  # type: ignore[no-untyped-call]
                await work(line)
            except FAULTS as fault:
                self._standing.lost(way, fault)
                await asyncio.sleep(PAUSE)
            finally:
                await line.disconnect(nowait=True)

    async def _publish(self, line: AbstractConnection) -> None:
        """Publish what waits, in one go; what is on its way when the connection breaks is lost, which is noticed."""
        while True:
            await self._waiting.wait()
            self._waiting.clear()
            letters = self._outbox.take()
            packed = [part for to, letter in letters for part in line.pack_command("PUBLISH", CHANNEL + to, letter)]
            async with asyncio.timeout(TIME):
                await line.send_packed_command(packed, check_health=False)
                for _ in letters:
                    await line.read_response()
            self._standing.found("out")

    async def _listen(self, line: AbstractConnection, channel: str, heard: Heard, listening: asyncio.Event) -> None:
        await line.send_command("SUBSCRIBE", channel, check_health=False)
        pulse = asyncio.ensure_future(self._pulse(line))
        try:
            while True:
                kind, *told = await line.read_response()
                if kind == b"message":
                    heard(told[1])
                elif kind == b"subscribe":
                    listening.set()
                    self._standing.found("in")
                else:
                    self._answered = True
        finally:
            pulse.cancel()

    async def _pulse(self, line: AbstractConnection) -> None:
        """Ask the other end now and then whether it is there: a connection may be dead without anybody being told."""
        self._answered = True
        while self._answered:
            self._answered = False
            await line.send_command("PING", check_health=False)
            await asyncio.sleep(TIME)
        await line.disconnect(nowait=True)  # whoever reads from it is told

    async def close(self) -> None:
        """Publish what waits, and let go."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                while self._outbox:
                    await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
