"""How many live tables one server carries, and what a socket and a table weigh.

    python benchmarks/server_load.py                   some minutes; prints every step, then the result
    python benchmarks/server_load.py --game eschnapur  tables of five
    python benchmarks/server_load.py --quick           half a minute
    python benchmarks/server_load.py --json            one JSON object

The server runs as a process of its own with a store on the disk. At every live table people make one move every two
seconds between them; measured is the time from the sending of a move until the last opponent's socket has the update.
The number of live tables grows until the 99th percentile passes 50 ms; then the largest number that keeps it is
searched for between the last two steps. Server and guests share this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import itertools
import json
import os
import random
import re
import resource
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, cast

import msgspec
import uvloop

from serai.games.joint_dealing import seat_commitment

PERIOD = 2.0
"""Seconds between two moves of a table."""
BOUND = 0.050
"""Seconds that the 99th percentile may take."""
TOGETHER = 50
"""Tables that are set up at the same time."""
NEAR = 0.08
"""How near the search comes to the largest number: a part of it."""
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

    async def guest(self) -> Wire:
        number = len(self.wires)
        address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: Wire(f"{self.host}:{self.port}", address), self.host, self.port)
        self.wires.append(wire)
        await wire.opened
        return wire

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


class Served:
    """A server of its own process."""

    def __init__(self, data: str, checkout: Path | None = None) -> None:
        """Start the server of this checkout, or of another one, on a folder of data."""
        words = ["-m", "serai.server.run", "--port", "0", "--data", data, "--no-browser", "--no-warm-up", "--proxy"]
        log = Path(data) / "log"
        path = {} if checkout is None else {"PYTHONPATH": str(checkout.resolve() / "src")}
        with log.open("w") as lines:
            self.process = subprocess.Popen([sys.executable, *words], stderr=lines, env={**os.environ, **path})
        while not (found := re.search(r"http://localhost:(\d+)/", log.read_text())):
            if self.process.poll() is not None:
                raise SystemExit(f"the server did not start:\n{log.read_text()}")
            time.sleep(0.05)
        self.port = int(found[1])
        time.sleep(0.5)

    def stop(self) -> None:
        """End the server, if need be without its consent: the measurements are made."""
        self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            sys.stderr.write("the server did not stop within 30 s and was killed\n")
            self.process.kill()
            self.process.wait()

    def memory(self) -> int:
        """Return the bytes of memory that the server holds."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) * 1024

    def seconds(self) -> float:
        """Return the processor time that the server has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def observe(served: Served, tables: list[Live], seconds: float) -> dict[str, Any]:
    """Watch the tables for a while: how fast, how late, and whether they kept to it."""
    for live in tables:
        live.delays.clear()
    used, start = served.seconds(), time.perf_counter()
    await asyncio.sleep(seconds)
    share = (served.seconds() - used) / (time.perf_counter() - start)
    delays = sorted(delay for live in tables for delay in live.delays)
    late = delays[int(len(delays) * 0.99)]
    return {
        "tables": len(tables),
        "moves_a_second": round(len(delays) / seconds, 1),
        "p50_ms": round(statistics.median(delays) * 1000, 1),
        "p99_ms": round(late * 1000, 1),
        "server_core": round(share, 2),
        "kept": late <= BOUND and len(delays) >= 0.9 * len(tables) * seconds / PERIOD,
    }


class Search:
    """The search for the largest number of live tables that keeps the bound."""

    def __init__(self, served: Served, crowd: Crowd, seconds: float) -> None:
        self.served, self.crowd, self.seconds = served, crowd, seconds
        self.tables: list[Live] = []
        self.steps: list[dict[str, Any]] = []
        size = crowd.seats
        self.spare = [crowd.wires[at : at + size] for at in range(0, len(crowd.wires) - size + 1, size)]

    async def open(self, count: int) -> None:
        """Have at least so many tables, with everybody seated."""
        while len(self.tables) < count:
            new = []
            for _ in range(min(TOGETHER, count - len(self.tables))):
                new.append(
                    self.spare.pop() if self.spare else [await self.crowd.guest() for _ in range(self.crowd.seats)]
                )
            await asyncio.gather(*(self.crowd.table(company) for company in new))
            self.tables += [Live(self.crowd, company) for company in new]

    async def step(self, count: int) -> bool:
        """Let exactly so many tables play, and tell whether they keep the bound."""
        await self.open(count)
        await asyncio.gather(*(live.pause() for live in self.tables[count:]))
        for live in self.tables[:count]:
            live.go()
        await asyncio.sleep(PERIOD * 1.5)
        found = await observe(self.served, self.tables[:count], self.seconds)
        if not found["kept"]:  # others use this machine, too: a step is lost when it is lost twice
            found = await observe(self.served, self.tables[:count], self.seconds)
        self.steps.append(found)
        sys.stderr.write(
            "{tables:6d} tables {moves_a_second:8.1f} moves/s   p50 {p50_ms:6.1f} ms   p99 {p99_ms:6.1f} ms"
            "   server {server_core:.2f} of a core\n".format(**found)
        )
        for live in self.tables:
            if live.game is not None and live.game.done():
                live.game.result()
        return bool(found["kept"])

    async def largest(self, most: int) -> int:
        """Return the largest number that keeps the bound, nearly."""
        good, count = 0, min(100, most)
        while await self.step(count):
            good = count
            if count >= most:
                return good
            count = min(most, count * 2 if self.steps[-1]["server_core"] < 0.3 else int(count * 1.4))
        bad = count
        while bad - good > max(10, NEAR * bad):
            middle = (good + bad) // 2
            good, bad = (middle, bad) if await self.step(middle) else (good, middle)
        return good


async def measure(served: Served, *, game: str, seconds: float, idle: int, most: int) -> dict[str, Any]:
    crowd = Crowd("127.0.0.1", served.port, game)
    result: dict[str, Any] = {
        "game": game,
        "seats": crowd.seats,
        "cores": os.cpu_count(),
        "busy_before": round(os.getloadavg()[0], 2),
        "period": PERIOD,
        "bound_ms": BOUND * 1000,
    }
    before = served.memory()
    for _ in range(idle // TOGETHER):
        await asyncio.gather(*(crowd.guest() for _ in range(TOGETHER)))
    await asyncio.sleep(1)
    result["idle_sockets"] = len(crowd.wires)
    result["bytes_a_socket"] = (served.memory() - before) // len(crowd.wires)
    search = Search(served, crowd, seconds)
    await search.open(10)  # with the first table rules are brought into memory, which belong to all
    await asyncio.sleep(3)
    before = served.memory()
    await search.open(110)
    result["bytes_a_table"] = (served.memory() - before) // 100
    result["live_tables"] = await search.largest(most)
    result["steps"] = search.steps
    await asyncio.gather(*(live.pause() for live in search.tables))
    for wire in crowd.wires:
        wire.transport.abort()
    return result


def most_files() -> int:
    """Let this process open as many files as the system allows, and return how many."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(SEATS), default="jaipur", help="what is played (default: %(default)s)")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter steps")
    parser.add_argument("--seconds", type=float, default=10.0, help="seconds of each step")
    parser.add_argument("--most", type=int, default=6400, help="tables at most")
    parser.add_argument("--json", action="store_true", help="answer as one JSON object")
    said = parser.parse_args(words)
    most = min(said.most, (most_files() - 200) // SEATS[said.game], 400 if said.quick else said.most)
    with tempfile.TemporaryDirectory(prefix="serai-load-") as data:
        served = Served(data)
        try:
            seconds = 4.0 if said.quick else said.seconds
            work = measure(served, game=said.game, seconds=seconds, idle=2000, most=most)
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                result = runner.run(work)
        finally:
            served.stop()
    if said.json:
        print(json.dumps(result))
    else:
        print(
            f"{result['live_tables']} live tables of {result['seats']} with p99 <= {BOUND * 1000:.0f} ms;"
            f" {result['bytes_a_socket'] / 1024:.1f} kB an idle socket, {result['bytes_a_table'] / 1024:.1f} kB a table"
        )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
