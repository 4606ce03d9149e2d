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
import gc
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.load.guests import PERIOD, SEATS, Crowd, Live
from benchmarks.load.served import Served, most_files

BOUND = 0.050
"""Seconds that the 99th percentile may take."""
TOGETHER = 50
"""Tables that are set up at the same time."""
NEAR = 0.08
"""How near the search comes to the largest number: a part of it."""


class Used(Protocol):
    """A server, of one process or of several."""

    def seconds(self) -> float:
        """Return the processor time that it has used."""
        ...


async def observe(served: Used, tables: list[Live], seconds: float) -> dict[str, Any]:
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

    def __init__(self, served: Used, crowd: Crowd, seconds: float, *, room: float = 1.0) -> None:
        """Search with steps of some seconds; the server may use so many cores."""
        self.served, self.crowd, self.seconds, self.room = served, crowd, seconds, room
        self.tables: list[Live] = []
        self.steps: list[dict[str, Any]] = []
        size = crowd.seats
        self.spare = [crowd.wires[at : at + size] for at in range(0, len(crowd.wires) - size + 1, size)]

    async def open(self, count: int) -> None:
        """Have at least so many tables, with everybody seated."""
        while len(self.tables) < count:
            new = []
            for _ in range(min(TOGETHER, count - len(self.tables))):
                new.append(self.spare.pop() if self.spare else await self.crowd.company())
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
            count = min(most, count * 2 if self.steps[-1]["server_core"] < 0.3 * self.room else int(count * 1.4))
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


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(SEATS), default="jaipur", help="what is played (default: %(default)s)")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter steps")
    parser.add_argument("--seconds", type=float, default=10.0, help="seconds of each step")
    parser.add_argument("--most", type=int, default=6400, help="tables at most")
    parser.add_argument("--json", action="store_true", help="answer as one JSON object")
    said = parser.parse_args(words)
    most = min(said.most, (most_files() - 200) // SEATS[said.game], 400 if said.quick else said.most)
    gc.disable()  # the guests' own pauses are not the server's
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
