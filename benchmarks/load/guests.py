"""Guests on sockets with as little work of their own as possible, and tables that they play at."""

from __future__ import annotations

import asyncio
import base64
import itertools
import random
import secrets
import time
from collections.abc import Iterator, Sequence
from typing import Any, cast

import msgspec

from serai.games.joint_dealing import seat_commitment

PERIOD = 2.0
"""Seconds between two moves of a table."""
SEATS = {"jaipur": 2, "eschnapur": 5}
BRISK = ("open", "accept", "duel", "flip", "refuse", "end")
"""Moves of Eschnapur that bring an expedition on; they are preferred, in this order."""


class Dealing(msgspec.Struct):
    """What a guest reads of a dealing."""

    digest: str | None


class Info(msgspec.Struct):
    """What a guest reads of a table's surroundings."""

    dealing: Dealing


class Heard(msgspec.Struct):
    """What a guest reads of a message."""

    type: str
    reply: str | None = None
    table: str = ""
    token: str = ""
    version: int = 0
    listed_moves: tuple[str, ...] = ()
    awaited: tuple[int, ...] = ()
    code: str = ""
    info: Info | None = None


DECODER = msgspec.json.Decoder(Heard)


class Wire(asyncio.Protocol):
    """A WebSocket with as little of its own work as possible, so that the server is what is measured."""

    def __init__(self, host: str, address: str) -> None:
        self.host, self.address = host, address
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.answers: dict[str, asyncio.Future[Heard]] = {}
        self.update: asyncio.Future[tuple[float, Heard]] | None = None
        self.latest = Heard("")
        self.numbers = itertools.count()
        self.buffer = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self.transport.write(
            f"GET /socket HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nX-Forwarded-For: {self.address}\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        self.buffer += data
        if not self.opened.done():
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode().splitlines()[0]))
                return
            self.buffer = rest
            self.opened.set_result(None)
        for opcode, payload in self.frames():
            if opcode == 1:
                self.hear(now, DECODER.decode(payload))
            elif opcode == 9:
                self.frame(10, payload)

    def frames(self) -> Iterator[tuple[int, bytes]]:
        while len(self.buffer) >= 2:
            length, start = self.buffer[1] & 127, 2
            if length == 126:
                length, start = int.from_bytes(self.buffer[2:4], "big"), 4
            elif length == 127:
                length, start = int.from_bytes(self.buffer[2:10], "big"), 10
            if len(self.buffer) < start + length:
                return
            opcode, payload = self.buffer[0] & 15, self.buffer[start : start + length]
            self.buffer = self.buffer[start + length :]
            yield opcode, payload

    def hear(self, now: float, heard: Heard) -> None:
        if heard.type in ("state", "update"):
            self.latest = heard
            if self.update is not None and not self.update.done():
                self.update.set_result((now, heard))
        answer = self.answers.pop(heard.reply or "", None)
        if answer is not None and not answer.done():  # who paused no longer waits for it
            answer.set_result(heard)

    def frame(self, opcode: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((128 | opcode, 128 | size)) if size < 126 else bytes((128 | opcode, 254)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)

    async def ask(self, kind: str, **fields: Any) -> Heard:
        name = str(next(self.numbers))
        answer = self.answers[name] = asyncio.get_running_loop().create_future()
        self.frame(1, msgspec.json.encode({"type": kind, "id": name, **fields}))
        # Not `wait_for`: before Python 3.12 it swallows a cancellation that comes together with the answer.
        async with asyncio.timeout(30):
            heard: Heard = await answer
        if heard.type == "error":
            raise ConnectionError(f"{kind}: {heard.code}")
        return heard


class Crowd:
    """Guests from as many addresses as there are, who all play one game."""

    def __init__(self, host: str, port: int, game: str) -> None:
        self.host, self.port, self.game, self.seats = host, port, game, SEATS[game]
        self.wires: list[Wire] = []

    async def guest(self, port: int = 0) -> Wire:
        """Let somebody come, at the usual port or at another one."""
        number, port = len(self.wires), port or self.port
        address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: Wire(f"{self.host}:{port}", address), self.host, port)
        self.wires.append(wire)
        await wire.opened
        return wire

    async def company(self) -> list[Wire]:
        """Let the people of one table come."""
        return [await self.guest() for _ in range(self.seats)]

    async def table(self, company: Sequence[Wire]) -> None:
        """Open a table for some guests and let them sit down and follow it."""
        seats = [{"kind": "human"}] * self.seats
        table = (await company[0].ask("create", game=self.game, seats=seats)).table
        given = [secrets.token_bytes(32) for _ in company]
        for wire, entropy in zip(company, given, strict=True):
            commitment = seat_commitment(entropy, table).hex()
            seated = await wire.ask("sit", table=table, name="Guest", commitment=commitment)
            shown = await wire.ask("attach", table=table, token=seated.token)
        assert shown.info is not None
        for wire, entropy in zip(company, given, strict=True):
            await wire.ask("open", table=table, digest=shown.info.dealing.digest, entropy=entropy.hex())


def chosen(legal: Sequence[str]) -> str:
    """Choose a move at random, in Eschnapur one that brings the expedition on."""
    brisk = ([move for move in legal if move.startswith(first)] for first in BRISK)
    return random.choice(next(filter(None, brisk), legal))


class Live:
    """A table in play: one move every period, and how long the last opponent waits for it."""

    def __init__(self, crowd: Crowd, company: Sequence[Wire]) -> None:
        self.crowd, self.company = crowd, company
        self.delays: list[float] = []
        self.game: asyncio.Task[None] | None = None

    def go(self) -> None:
        """Play from now on."""
        self.game = self.game or asyncio.ensure_future(self.play())

    async def pause(self) -> None:
        """Stop playing; everybody stays."""
        if self.game is not None:
            self.game.cancel()
            await asyncio.wait((self.game,))
            self.game = None

    async def play(self) -> None:
        await asyncio.sleep(random.random() * PERIOD)
        due = time.perf_counter()
        while True:
            latest = max((wire.latest for wire in self.company), key=lambda heard: heard.version)
            movers = [self.company[seat] for seat in latest.awaited]
            if not movers:
                await self.crowd.table(self.company)
                continue
            mover = random.choice(movers)
            while mover.latest.version < latest.version:  # the others have heard of it first
                await asyncio.sleep(0.001)
            await self.move(mover)
            due += PERIOD
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    async def move(self, mover: Wire) -> None:
        """Let one of the company move, and note when the last of the others has seen it."""
        others = [wire for wire in self.company if wire is not mover]
        for wire in others:
            wire.update = asyncio.get_running_loop().create_future()
        latest, start = mover.latest, time.perf_counter()
        await mover.ask("move", table=latest.table, version=latest.version, move=chosen(latest.listed_moves))
        arrived = [(await wire.update)[0] for wire in others if wire.update is not None]
        self.delays.append(max(arrived) - start)
