"""Wires with faults: between a process and its database or bus, cut and mended, or with messages shuffled."""

from __future__ import annotations

import asyncio
import contextlib
import random

PUSHED = b"3\r\n$7\r\nmessage\r\n"
"""How a message begins that Valkey pushes to who listens, after a sign that depends on the protocol."""
SIGNS = (b"*" + PUSHED, b">" + PUSHED)
LONGEST = 0.4
"""Seconds that a message is held back at most."""


class Proxy:
    """A port that leads to another one, as long as it is not cut."""

    def __init__(self, target: int) -> None:
        self.target, self.whole = target, True
        self.port = 0
        self._server: asyncio.Server | None = None
        self._wires: set[asyncio.StreamWriter] = set()

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        self.cut()
        if self._server is not None:
            self._server.close()

    def cut(self) -> None:
        """End every connection and let no new one in."""
        self.whole = False
        for wire in [*self._wires]:
            wire.transport.abort()

    def mend(self) -> None:
        self.whole = True

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self.whole:
            writer.transport.abort()
            return
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        self._wires |= {writer, far_writer}
        try:
            ways = (self._pass(reader, far_writer), self._back(far_reader, writer))
            tasks = [asyncio.ensure_future(way) for way in ways]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
        finally:
            for wire in (writer, far_writer):
                self._wires.discard(wire)
                wire.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                writer.write(data)
                await writer.drain()

    async def _back(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._pass(reader, writer)


class BusProxy(Proxy):
    """The same for a Valkey whose messages now and then come twice, late, in another order, or not at all."""

    def __init__(self, target: int, chance: random.Random) -> None:
        super().__init__(target)
        self._chance = chance
        self.noise = 0.0
        """The part of the messages that something happens to."""
        self.done: dict[str, int] = {"repeated": 0, "delayed": 0, "lost": 0}

    async def _back(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        unread = b""
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                unread += data
                while unread:
                    if not any(unread.startswith(sign[: len(unread)]) for sign in SIGNS):  # an answer goes as it is
                        at = unread.find(PUSHED) - 1
                        part, unread = (unread, b"") if at < 0 else (unread[:at], unread[at:])
                        writer.write(part)
                        continue
                    size = _size(unread)
                    if size is None:
                        break
                    part, unread = unread[:size], unread[size:]
                    self._deliver(part, writer)
                await writer.drain()

    def _deliver(self, message: bytes, writer: asyncio.StreamWriter) -> None:
        loop, fate = asyncio.get_running_loop(), self._chance.random()
        if fate >= self.noise:
            writer.write(message)
        elif fate < self.noise / 10:
            self.done["lost"] += 1
        elif fate < self.noise / 2:
            self.done["repeated"] += 1
            writer.write(message)
            loop.call_later(self._chance.uniform(0, LONGEST), _late, writer, message)
        else:
            self.done["delayed"] += 1
            loop.call_later(self._chance.uniform(0, LONGEST), _late, writer, message)


def _late(writer: asyncio.StreamWriter, message: bytes) -> None:
    if not writer.transport.is_closing():
        writer.write(message)


def _size(data: bytes) -> int | None:
    """Return how long a pushed message is, if all of it is there."""
    at = len(PUSHED) + 1
    for _ in range(2):
        end = data.find(b"\r\n", at)
        if end < 0:
            return None
        at = end + 2 + int(data[at + 1 : end]) + 2
    return at if len(data) >= at else None
