"""A guest of the server for tests: a real socket to a real server on a free port of this machine."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from serai.games.joint_dealing import ClosedList, Terms, seat_commitment
from serai.record.own import Own, Unwilling
from serai.server.app import Server
from serai.server.run import HallServer, listen
from serai.server.settings import Settings

PATIENCE = 120.0
"""Seconds after which a test gives up on an answer: far more than any machine needs."""
Message = dict[str, Any]
TWO_PEOPLE = [{"kind": "human"}, {"kind": "human"}]
QUICK = {"seals": 1}


class RefusedError(AssertionError):
    """The server answered with an error where a test expected none."""


def settings(data: Path, **changes: Any) -> Settings:
    usual: dict[str, Any] = {
        "host": "127.0.0.1",
        "pace": 0.0,
        "away": 0.0,
        "watch_pause": 0.0,
        "lobby_pause": 0.0,
        "per_address": 1000,
        "message_burst": 100_000,
        "address_burst": 1_000_000,
        "request_burst": 100_000,
    }
    usual["database_url"] = database_of(data)
    return Settings(port=0, data=data, **{**usual, "tables_burst": 100_000, **changes})


def no_database(_: Path) -> str | None:
    """Keep the data of a folder in the folder."""
    return None


database_of: Callable[[Path], str | None] = no_database
"""Names the database that keeps the data of a folder; tests of both stores replace it (see `either_store`)."""


class PromptServer(HallServer):
    """A server that notices soon that it is to stop: uvicorn looks ten times a second, and tests stop hundreds."""

    async def main_loop(self) -> None:
        """Look a hundred times a second."""
        for tick in itertools.count():
            if await self.on_tick(tick):
                return
            await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def serving(data: Path, **changes: Any) -> AsyncIterator[Server]:
    """Run a server in this loop, on a port of its own."""
    wanted = settings(data, **changes)
    server = Server(wanted)
    listener = listen("127.0.0.1", 0)
    address = server.name = f"127.0.0.1:{listener.getsockname()[1]}"
    running = PromptServer(server, wanted)
    task = asyncio.ensure_future(running.serve(sockets=[listener]))
    while not running.started:
        if task.done():
            task.result()
        await asyncio.sleep(0.002)
    ADDRESSES[server] = address
    try:
        yield server
    finally:
        running.should_exit = True
        await task
        listener.close()


ADDRESSES: dict[Server, str] = {}
GUESTS = itertools.count()
"""Names a message for good: an id must be new for the seat, whatever connection it comes by."""


class Guest:
    """A connection that remembers everything it was told."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.frames: list[str] = []
        self.told: list[Message] = []
        self._news = asyncio.Event()
        self._numbers = itertools.count(1)
        self._name = f"guest {next(GUESTS)}/"  # kept data files have messages of guests that were named otherwise
        self._reader = asyncio.ensure_future(self._read())
        self.table = self.token = self.commitment = ""
        self.seat: int | None = None
        self.willing = True
        """Whether what this guest gives to a dealing is opened unasked, as a page does it."""
        self.doubts: list[str] = []
        """Why this guest did not open."""
        self.own: dict[str, Own] = {}
        """What a client keeps of its dealings, by table."""
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def arrive(cls, place: Server | str, **options: Any) -> Self:
        address = place if isinstance(place, str) else ADDRESSES[place]
        query = options.pop("query", "")
        wire = await connect(f"ws://{address}/socket{query}", compression=None, max_size=None, **options)
        return cls(wire)

    async def _read(self) -> None:
        with contextlib.suppress(Exception):
            async for frame in self.wire:
                assert isinstance(frame, str)
                self.frames.append(frame)
                self.told.append(json.loads(frame))
                self._news.set()
                self._deal(self.told[-1])
        self._news.set()

    def _deal(self, told: Message) -> None:
        """Open what this guest gave once the list is closed, and keep what is shown when the game begins."""
        own = self.own.get(told.get("table", ""))
        if own is None or told["type"] not in ("state", "info"):
            return
        status, dealing = told["info"]["status"], told["info"]["dealing"]
        if status == "opening" and self.willing and own.digest is None:
            try:
                self.own[own.table] = own.opening(closed_list(told), dealing["digest"])
            except Unwilling as why:
                self.doubts.append(why.doubt)
                return
            task = asyncio.ensure_future(self._open(own, dealing["digest"]))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        if status == "playing" and own.given is None:
            live = told["type"] == "info"
            self.own[own.table] = msgspec.structs.replace(own, given=tuple(dealing["entropy"]), present=live)

    async def _open(self, own: Own, digest: str) -> None:
        with contextlib.suppress(ConnectionError):
            await self.answer("open", table=own.table, digest=digest, entropy=own.entropy)

    async def until(self, found: Callable[[Message], bool], start: int = 0) -> Message:
        """Wait for a message, from a place in what was told."""
        at = start
        async with asyncio.timeout(PATIENCE):
            while True:
                self._news.clear()
                while at < len(self.told):
                    if found(self.told[at]):
                        return self.told[at]
                    at += 1
                if self._reader.done():
                    raise ConnectionError("the connection has ended")
                await self._news.wait()

    async def send(self, kind: str, **fields: Any) -> str:
        name = str(fields.pop("id", f"{self._name}{next(self._numbers)}"))
        await self.wire.send(json.dumps({"type": kind, "id": name, **fields}))
        return name

    async def answer(self, kind: str, **fields: Any) -> Message:
        """Send a message and return its answer, whatever it is."""
        start = len(self.told)
        name = await self.send(kind, **fields)
        return await self.until(lambda message: message.get("reply") == name, start)

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Send a message and return its answer, which must be no error."""
        told = await self.answer(kind, **fields)
        if told["type"] == "error":
            raise RefusedError(f"{told['code']}: {told['text']} {told['facts']}")
        return told

    async def refused(self, kind: str, **fields: Any) -> Message:
        """Send a message that must be refused, and return the refusal."""
        told = await self.answer(kind, **fields)
        assert told["type"] == "error", told
        assert told["text"], told
        return told

    async def create(self, seats: Sequence[Message] = TWO_PEOPLE, **fields: Any) -> str:
        given = {"game": "jaipur", "seats": list(seats), "options": QUICK, **fields}
        told = await self.ask("create", **given)
        self.commitment = told["commitment"]
        return str(told["table"])

    async def sit(self, table: str, name: str = "Ana", **fields: Any) -> int:
        entropy = fields.pop("entropy", secrets.token_hex(32))
        told = await self.ask("sit", table=table, name=name, commitment=bound(entropy, table), **fields)
        self.table, self.token, self.seat = table, told["token"], told["seat"]
        self.own[table] = Own(2, table, told["seat"], told["commitment"], entropy)
        assert self.seat is not None
        return self.seat

    async def attach(self, table: str = "", **fields: Any) -> Message:
        """Follow a table; the last guest whose opening it waits for gets it as it is after the deal."""
        given = {"table": table or self.table, "token": self.token or None, **fields}
        told = await self.ask("attach", **given)
        await asyncio.gather(*self._tasks)
        if told["type"] == "state" and told["info"]["dealing"]["missing"] == [told["seat"]] and self.willing:
            return await self.ask("attach", **given)
        return told

    def latest(self) -> Message:
        """Return the last state or update."""
        return next(told for told in reversed(self.told) if told["type"] in ("state", "update"))

    def events(self) -> list[Message]:
        """Return every event told, in order: a state starts the log anew."""
        log: list[Message] = []
        for told in self.told:
            if told["type"] == "state":
                log = list(told["events"])
            elif told["type"] == "update":
                log += told["events"]
        return log

    async def version(self, version: int) -> Message:
        """Wait until the table has come to a version."""
        return await self.until(lambda told: told["type"] in ("state", "update") and told["version"] >= version)

    async def my_turn(self) -> bool:
        """Wait until this guest may move, or nobody may any more."""
        async with asyncio.timeout(PATIENCE):
            while not self.latest()["listed_moves"] and self.latest()["awaited"]:
                self._news.clear()
                await self._news.wait()
        return bool(self.latest()["listed_moves"])

    async def move(self, text: str, version: int | None = None, **fields: Any) -> Message:
        at = self.latest()["version"] if version is None else version
        return await self.ask("move", table=self.table, version=at, move=text, **fields)

    async def leave(self) -> None:
        await self.wire.close()
        await self._reader


def bound(entropy: str, table: str) -> str:
    """Return the commitment to what a guest gives."""
    return seat_commitment(bytes.fromhex(entropy), table).hex()


def closed_list(told: Message) -> ClosedList:
    """Return the closed list as a state or an info shows it."""
    info, dealing = told["info"], told["info"]["dealing"]
    terms = Terms(told["table"], info["game"], dealing["rules"], info["options"], len(info["seats"]))
    seats = tuple(part if part is None else bytes.fromhex(part) for part in dealing["commitments"])
    return ClosedList(terms, bytes.fromhex(dealing["commitment"]), seats)


@contextlib.asynccontextmanager
async def company(place: Server | str, count: int) -> AsyncIterator[list[Guest]]:
    """Bring several guests, and see them out."""
    guests = [await Guest.arrive(place) for _ in range(count)]
    try:
        yield guests
    finally:
        for guest in guests:
            await guest.leave()


async def two_seated(first: Guest, second: Guest, **fields: Any) -> str:
    """Open a table for two guests and let them sit and follow it."""
    table = await first.create(**fields)
    await first.sit(table, "Ana")
    await first.attach()
    await second.sit(table, "Bo")
    await second.attach()
    for guest in (first, second):
        await guest.version(1)
    return table


def brisk(legal: Sequence[str]) -> str:
    """Choose the move that brings a round to its end soonest."""
    order = ("sell", "take", "camels", "swap")
    return min(legal, key=lambda text: (order.index(text.split(" ")[0]), -len(text), text))


async def play_on(guests: Sequence[Guest], most: int = 1000, choose: Callable[[Sequence[str]], str] = brisk) -> int:
    """Let the guests play until the end, or so many moves; return how many were played."""
    for played in range(most):
        mover = next((guest for guest in guests if guest.latest()["listed_moves"]), None)
        if mover is None:
            return played
        at = mover.latest()["version"]
        await mover.move(choose(mover.latest()["listed_moves"]))
        for guest in guests:
            await guest.version(at + 1)
    return most
