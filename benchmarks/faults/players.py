"""People who play on whatever happens: they come back, say again what was not answered, and remember what was.

Each of them checks what it is told as it comes: no step is missing, none comes twice, nothing goes back. Every frame
is kept until the game has been checked.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from benchmarks.faults.told import HEARD, MOVES, Told
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from serai.games.joint_dealing import seat_commitment

SILENCE = 12.0
"""Seconds without a word after which a person loads the page anew: the house has noticed by then what is silent."""
BRISK = ("open", "accept", "duel", "flip", "refuse", "end", "sell", "take", "camels")
"""Moves that bring a game on; they are preferred, in this order."""
LOST = (OSError, WebSocketException, TimeoutError, ConnectionError)
NAMES = itertools.count()


class Person:
    """One person at one table."""

    def __init__(
        self, ports: Callable[[], Sequence[int]], chance: random.Random, address: str, think: float = 0.0
    ) -> None:
        self._ports, self._chance, self._address, self._think = ports, chance, address, think
        self._name, self._numbers = f"p{next(NAMES)}-{chance.randrange(1 << 30)}", itertools.count()
        self.table = self.token = ""
        self.seat = -1
        self.port = 0
        """Where this person's socket hangs; 0 while there is none."""
        self.entropy = secrets.token_bytes(32)
        self.version = 0
        self.status = "waiting"
        self.frames: list[bytes] = []
        """Everything that was heard at the table."""
        self._digest = ""
        """Of the closed list of the dealing."""
        self._missing: tuple[int, ...] = ()
        """Seats that have not opened yet."""
        self._awaited: tuple[int, ...] = ()
        self._moves = msgspec.Raw(b"[]")
        self._pending: dict[str, Any] | None = None
        self.said: dict[str, str] = {}
        """Id and text of every move that was sent."""
        self.acknowledged: list[tuple[str, int, str]] = []
        """Id, version and text of every move that was acknowledged."""
        self.faults: list[tuple[float, str]] = []
        """What must not happen, as this person saw it, and when."""
        self.returns = 0
        self.longest = 0.0
        """Seconds between sending a move and hearing that it is stored, at worst."""
        self._sent = 0.0
        self.diary: list[tuple[float, str]] = []
        """When this person came, went, saw a step and moved: what a violation is explained by."""

    async def connected(self) -> ClientConnection:
        """Return a connection to any process that lets this person in."""
        while True:
            ports = self._ports()
            if ports:
                port = self._chance.choice(ports)
                try:
                    wire = await connect(
                        f"ws://127.0.0.1:{port}/socket",
                        compression=None,
                        proxy=None,
                        max_size=None,
                        ping_interval=None,
                        open_timeout=3,
                        close_timeout=0.1,
                        additional_headers={"X-Forwarded-For": self._address},
                    )
                except LOST:
                    pass
                else:
                    self._note(f"at {port}")
                    self.port = port
                    return wire
            await asyncio.sleep(self._chance.uniform(0.02, 0.15))

    async def ended(self, wire: ClientConnection) -> None:
        """Let a connection go without ceremony."""
        self.port = 0
        wire.transport.abort()
        await asyncio.sleep(0)

    def _note(self, what: str) -> None:
        self.diary.append((time.time(), what))

    def _fault(self, what: str) -> None:
        self.faults.append((time.time(), what))

    async def ask(self, wire: ClientConnection, kind: str, **fields: Any) -> Told:
        """Send a message and wait for its answer, in the time before the game."""
        name = fields.pop("id", f"{self._name}/{next(self._numbers)}")
        await wire.send(json.dumps({"type": kind, "id": name, **fields}))
        async with asyncio.timeout(SILENCE):
            while True:
                told = HEARD.decode(await wire.recv(decode=False))
                if told.reply == name:
                    if told.type == "error":
                        raise ConnectionError(told.code)
                    return told

    async def sit(self, table: str) -> None:
        """Take a seat, however often that has to be said."""
        claim, said = secrets.token_hex(16), f"{self._name}/sit"
        commitment = seat_commitment(self.entropy, table).hex()
        while True:
            wire = await self.connected()
            try:
                told = await self.ask(wire, "sit", id=said, table=table, name="P", commitment=commitment, claim=claim)
            except LOST:
                await asyncio.sleep(self._chance.uniform(0.05, 0.3))
                continue
            finally:
                await self.ended(wire)
            assert told.seat is not None
            self.table, self.token, self.seat = table, told.token, told.seat
            return

    async def play(self) -> None:
        """Play until the game has ended."""
        while self.status != "ended":
            wire = await self.connected()
            try:
                await self._send(wire, "attach", table=self.table, token=self.token, version=self.version or None)
                fresh = True
                while self.status != "ended":
                    async with asyncio.timeout(SILENCE):
                        frame = await wire.recv(decode=False)
                    self.frames.append(frame)
                    self._hear(HEARD.decode(frame))
                    await self._act(wire, fresh=fresh)
                    fresh = False
            except LOST as why:
                self.returns += 1
                self._note(f"lost: {why!r}")
                await asyncio.sleep(self._chance.uniform(0.01, 0.1))
            finally:
                await self.ended(wire)

    async def _send(self, wire: ClientConnection, kind: str, **fields: Any) -> None:
        name = fields.pop("id", f"{self._name}/{next(self._numbers)}")
        await wire.send(json.dumps({"type": kind, "id": name, **fields}))

    def _hear(self, told: Told) -> None:
        """Take in what is told."""
        if told.type == "state":
            if told.version < self.version:
                self._fault(f"went back from {self.version} to {told.version}")
            self._stand(told)
        elif told.type == "update":
            if told.version != self.version + 1:
                self._fault(f"{told.version} came after {self.version}")
            self._stand(told)
        if told.info is not None:
            self.status = told.info.status
            self._digest, self._missing = told.info.dealing.digest or "", told.info.dealing.missing
        if self._pending is not None and told.reply == self._pending["id"]:
            self._answered(told, self._pending)
        if told.type == "error" and told.code in ("internal", "not-seated"):
            raise ConnectionError(told.code)

    def _answered(self, told: Told, move: dict[str, Any]) -> None:
        if told.type == "ack":
            self.longest = max(self.longest, time.monotonic() - self._sent)
            self._note(f"stored {told.version}")
            self.acknowledged.append((move["id"], told.version, move["move"]))
            if told.version > self.version:
                self._awaited = ()  # until the step is shown
        elif told.code in ("internal", "flood"):  # not certain: it is said again by the same name
            raise ConnectionError(told.code)
        elif told.code == "duplicate":
            self._fault("an id was taken for another move")
        self._pending = None

    def _stand(self, told: Told) -> None:
        self._note(f"{told.type} {told.version}, awaited {told.awaited}")
        self.version, self._awaited, self._moves = told.version, told.awaited, told.listed_moves

    async def _act(self, wire: ClientConnection, *, fresh: bool) -> None:
        """Do what there is to do: open what was given to the dealing, move, or say again what was not answered."""
        if self.status == "opening" and self.seat in self._missing:
            await self._send(wire, "open", table=self.table, digest=self._digest, entropy=self.entropy.hex())
        if self._pending is not None:
            if fresh:
                await wire.send(json.dumps(self._pending))
        elif self.status == "playing" and self.seat in self._awaited and (moves := MOVES.decode(self._moves)):
            liked = ([move for move in moves if move.startswith(first)] for first in BRISK)
            move = self._chance.choice(next(filter(None, liked), moves))
            name = f"{self._name}/{next(self._numbers)}"
            await asyncio.sleep(self._think * 2 * self._chance.random())
            self._sent = time.monotonic()
            self._note(f"says {move!r}")
            self.said[name] = move
            self._pending = {"type": "move", "id": name, "table": self.table, "version": self.version, "move": move}
            await wire.send(json.dumps(self._pending))


async def table_of(people: Sequence[Person], game: str, **fields: Any) -> str:
    """Open a table and let people sit down at it."""
    while True:
        wire = await people[0].connected()
        try:
            seats = [{"kind": "human"}] * len(people)
            table = (await people[0].ask(wire, "create", game=game, seats=seats, **fields)).table
            break
        except LOST:
            await asyncio.sleep(0.1)
        finally:
            await people[0].ended(wire)
    for person in people:
        await person.sit(table)
    return table
