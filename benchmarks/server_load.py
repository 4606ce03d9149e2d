"""How many live tables one server carries, and what a socket and a table weigh.

    python benchmarks/server_load.py                 about two minutes; prints a table, then JSON
    python benchmarks/server_load.py --quick         half a minute

The server runs as a process of its own with a store on the disk. At every live table two people make one move
every two seconds between them; measured is the time from the sending of a move until the opponent's socket has the
update. Steps grow until the 99th percentile passes 50 ms. Server and guests share this machine.
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

PERIOD = 2.0
"""Seconds between two moves of a table."""
BOUND = 0.050
"""Seconds that the 99th percentile may take."""
TOGETHER = 50
"""Tables that are set up at the same time."""


class Heard(msgspec.Struct):
    """What a guest reads of a message."""

    type: str
    reply: str | None = None
    table: str = ""
    token: str = ""
    version: int = 0
    legal: tuple[str, ...] = ()
    actors: tuple[int, ...] = ()
    code: str = ""


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
        if heard.reply in self.answers:
            self.answers.pop(heard.reply).set_result(heard)

    def frame(self, opcode: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((128 | opcode, 128 | size)) if size < 126 else bytes((128 | opcode, 254)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)

    async def ask(self, kind: str, **fields: Any) -> Heard:
        name = str(next(self.numbers))
        answer = self.answers[name] = asyncio.get_running_loop().create_future()
        self.frame(1, msgspec.json.encode({"type": kind, "id": name, **fields}))
        heard: Heard = await asyncio.wait_for(answer, 30)
        if heard.type == "error":
            raise ConnectionError(f"{kind}: {heard.code}")
        return heard


class Crowd:
    """Guests from as many addresses as there are."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.wires: list[Wire] = []

    async def guest(self) -> Wire:
        number = len(self.wires)
        address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: Wire(f"{self.host}:{self.port}", address), self.host, self.port)
        self.wires.append(wire)
        await wire.opened
        return wire

    async def table(self, pair: Sequence[Wire]) -> None:
        """Open a table for two guests and let them sit down and follow it."""
        seats = [{"kind": "human"}] * 2
        table = (await pair[0].ask("create", game="jaipur", seats=seats)).table
        for wire in pair:
            seated = await wire.ask("sit", table=table, name="Guest", entropy=secrets.token_hex(32))
            await wire.ask("attach", table=table, token=seated.token)


class Live:
    """A table in play: one move every period, and how long the opponent waits for it."""

    def __init__(self, crowd: Crowd, pair: Sequence[Wire]) -> None:
        self.crowd, self.pair = crowd, pair
        self.delays: list[float] = []

    async def play(self) -> None:
        await asyncio.sleep(random.random() * PERIOD)
        due = time.perf_counter()
        while True:
            mover = next((wire for wire in self.pair if wire.latest.legal), None)
            if mover is None:
                await self.crowd.table(self.pair)
                continue
            other = self.pair[1] if mover is self.pair[0] else self.pair[0]
            other.update = asyncio.get_running_loop().create_future()
            latest, start = mover.latest, time.perf_counter()
            await mover.ask("move", table=latest.table, version=latest.version, move=random.choice(latest.legal))
            arrived, _ = await other.update
            self.delays.append(arrived - start)
            due += PERIOD
            await asyncio.sleep(max(0.0, due - time.perf_counter()))


class Served:
    """A server of its own process."""

    def __init__(self, data: str) -> None:
        words = ["-m", "serai.server.run", "--port", "0", "--data", data, "--no-browser", "--no-warm-up", "--proxy"]
        log = Path(data) / "log"
        with log.open("w") as lines:
            self.process = subprocess.Popen([sys.executable, *words], stderr=lines)
        while not (found := re.search(r"http://localhost:(\d+)/", log.read_text())):
            if self.process.poll() is not None:
                raise SystemExit(f"the server did not start:\n{log.read_text()}")
            time.sleep(0.05)
        self.port = int(found[1])
        time.sleep(0.5)

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


async def measure(served: Served, *, seconds: float, idle: int, most: int) -> dict[str, Any]:
    crowd = Crowd("127.0.0.1", served.port)
    result: dict[str, Any] = {"cores": os.cpu_count(), "period": PERIOD, "bound_ms": BOUND * 1000}

    before = served.memory()
    for _ in range(idle // TOGETHER):
        await asyncio.gather(*(crowd.guest() for _ in range(TOGETHER)))
    await asyncio.sleep(1)
    result["idle_sockets"] = len(crowd.wires)
    result["bytes_a_socket"] = (served.memory() - before) // len(crowd.wires)

    tables: list[Live] = []
    spare = [crowd.wires[at : at + 2] for at in range(0, len(crowd.wires), 2)]
    games: list[asyncio.Task[None]] = []
    steps: list[dict[str, Any]] = []
    before, step = served.memory(), 100
    while True:
        new: list[Live] = []
        while len(tables) + len(new) < step:
            pairs = [spare.pop() if spare else [await crowd.guest(), await crowd.guest()] for _ in range(TOGETHER)]
            await asyncio.gather(*(crowd.table(pair) for pair in pairs))
            new += [Live(crowd, pair) for pair in pairs]
        tables += new
        if not steps:
            result["bytes_a_table"] = (served.memory() - before) // len(tables)
        games += [asyncio.ensure_future(live.play()) for live in new]
        await asyncio.sleep(PERIOD * 1.5)
        found = await observe(served, tables, seconds)
        if not found["kept"]:  # others use this machine, too: a step is lost when it is lost twice
            found = await observe(served, tables, seconds)
        steps.append(found)
        print(
            "{tables:6d} tables {moves_a_second:8.1f} moves/s   p50 {p50_ms:6.1f} ms   p99 {p99_ms:6.1f} ms"
            "   server {server_core:.2f} of a core".format(**found),
            flush=True,
        )
        if broken := [game for game in games if game.done()]:
            broken[0].result()
        if not found["kept"] or len(tables) >= most:
            break
        step = min(most, step * 2 if found["server_core"] < 0.3 else int(step * 1.4) // TOGETHER * TOGETHER)
    result["steps"] = steps
    good = [found["tables"] for found in steps if found["kept"]]
    result["live_tables"] = max(good, default=0)
    for game in games:
        game.cancel()
    for wire in crowd.wires:
        wire.transport.abort()
    return result


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer and shorter steps")
    parser.add_argument("--seconds", type=float, default=10.0, help="seconds of each step")
    parser.add_argument("--most", type=int, default=6400, help="tables at most")
    parser.add_argument("--json", type=Path, help="also write the figures to a file")
    said = parser.parse_args(words)
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    most = min(said.most, (hard - 200) // 2, 400 if said.quick else said.most)
    with tempfile.TemporaryDirectory(prefix="serai-load-") as data:
        served = Served(data)
        try:
            work = measure(served, seconds=4.0 if said.quick else said.seconds, idle=2000, most=most)
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                result = runner.run(work)
        finally:
            served.process.terminate()
            served.process.wait()
    print(
        f"{result['live_tables']} live tables with p99 <= {BOUND * 1000:.0f} ms;"
        f" {result['bytes_a_socket'] / 1024:.1f} kB an idle socket, {result['bytes_a_table'] / 1024:.1f} kB a table"
    )
    text = json.dumps(result)
    print(text)
    if said.json:
        said.json.write_text(text + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
