"""How much more two processes carry than one, on one PostgreSQL and one Valkey.

    python benchmarks/two_processes.py                 about six minutes
    python benchmarks/two_processes.py --share 0.4     each process may use 0.4 of a core instead of a quarter
    python benchmarks/two_processes.py --quick         processor time a move only, two minutes
    python benchmarks/two_processes.py --json          one JSON object

Each server process may use the same share of a core, by a control group of Linux, and the generator has a core for
itself; so two processes have twice of what one has, also on a machine with two cores, where they could not have a core
each. Live tables are those with p99 <= 50 ms, as in `server_load.py`. Three ways of playing are compared:

    one        one process, both sockets of a table there
    together   two processes, both sockets of a table at the one that owns it
    spread     two processes, every socket at any of them, as behind a proxy that knows nothing: half of the tables
               have somebody at the process that does not own them

Besides, with equally many tables a process, the processor time a move is counted of server processes, database and bus,
in turns. What a server process needs for a move bounds how many it can carry, whatever the machine does besides.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import statistics
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.load.guests import PERIOD, Crowd, Wire
from benchmarks.load.processor_share import processor_share
from benchmarks.load.served import Served, family_time, most_files
from benchmarks.server_load import Search
from tests.servers import Postgres, Valkey

WAYS = {"one": 1, "together": 2, "spread": 2}
"""How people play, and with how many processes."""
SAMPLE = 150
"""Tables a process at which the processor time is counted."""
GOAL = 1.7
"""How many times as much two processes should carry."""


class House:
    """Server processes on one database."""

    def __init__(self, processes: Sequence[Served], postgres: Postgres, valkey: Valkey) -> None:
        self.processes, self._postgres, self._valkey = processes, postgres, valkey

    def seconds(self) -> float:
        """Return the processor time that all server processes have used."""
        return sum(process.seconds() for process in self.processes)

    def all_seconds(self) -> dict[str, float]:
        """Return the processor time of everything that a move needs."""
        return {
            "servers": self.seconds(),
            "database": family_time(self._postgres.pid),
            "bus": family_time(self._valkey.pid),
        }


class Visitors(Crowd):
    """Guests who come as a proxy sends them."""

    def __init__(self, ports: Sequence[int], *, spread: bool) -> None:
        super().__init__("127.0.0.1", ports[0], "jaipur")
        self.ports, self.spread = ports, spread
        self.chance = random.Random(1)
        self.tables = 0

    async def company(self) -> list[Wire]:
        """Let the people of one table come."""
        self.tables += 1
        home = self.ports[self.tables % len(self.ports)]
        places = [self.chance.choice(self.ports) if self.spread else home for _ in range(self.seats)]
        return [await self.guest(port) for port in places]


@contextlib.contextmanager
def housed(way: str, share: float, postgres: Postgres, valkey: Valkey) -> Iterator[tuple[House, bool]]:
    """Start the processes of one way; told is also whether they are bounded."""
    shared = ["--database", postgres.new_database(), "--bus", valkey.address]
    others = [*os.sched_getaffinity(0)] if (os.cpu_count() or 1) < 2 else [*range(1, os.cpu_count() or 1)]
    with contextlib.ExitStack() as stack:
        processes, bounded = [], True
        for _ in range(WAYS[way]):
            data = stack.enter_context(tempfile.TemporaryDirectory(prefix="serai-two-"))
            process = Served(data, more=shared)
            stack.callback(process.stop)
            os.sched_setaffinity(process.process.pid, others)
            bounded &= stack.enter_context(processor_share(process.process.pid, share))
            processes.append(process)
        yield House(processes, postgres, valkey), bounded


class Way:
    """A way of playing, with its processes, its tables and what was found."""

    def __init__(self, name: str, house: House, *, share: float, seconds: float) -> None:
        self.name, self.house, self.seconds = name, house, seconds
        self.crowd = Visitors([process.port for process in house.processes], spread=name == "spread")
        self.search = Search(house, self.crowd, seconds, room=share * len(house.processes))
        self.costs: list[dict[str, float]] = []

    async def window(self) -> None:
        """Play for a while, and count the processor time a move."""
        for live in self.search.tables:
            live.go()
        await asyncio.sleep(PERIOD * 1.5)
        for live in self.search.tables:
            live.delays.clear()
        before = self.house.all_seconds()
        await asyncio.sleep(self.seconds)
        used = {who: now - before[who] for who, now in self.house.all_seconds().items()}
        moves = sum(len(live.delays) for live in self.search.tables)
        await self.rest()
        self.costs.append({who: round(1000 * took / moves, 3) for who, took in used.items()})
        sys.stderr.write(f"{self.name:<9} {moves:6d} moves  {self.costs[-1]}\n")

    async def rest(self) -> None:
        await asyncio.gather(*(live.pause() for live in self.search.tables))

    def cost(self) -> dict[str, float]:
        """Return the middle of all windows."""
        return {who: statistics.median(cost[who] for cost in self.costs) for who in self.costs[0]}


async def measure(ways: Sequence[Way], *, windows: int, most: int) -> dict[str, Any]:
    """Let all ways play in turns, so that whatever else the machine does falls on all alike; then search for bounds."""
    found: dict[str, Any] = {}
    for way in ways:
        await way.search.open(SAMPLE * len(way.house.processes))
    for _ in range(windows):
        for way in ways:
            await way.window()
    for way in ways:
        found[way.name] = {"cost_ms": way.cost(), "costs_ms": way.costs}
        if most:
            sys.stderr.write(f"{way.name}: the search for live tables\n")
            found[way.name] |= {"live_tables": await way.search.largest(most), "steps": way.search.steps}
            await way.rest()
        for wire in way.crowd.wires:
            wire.transport.abort()
    return found


def ratios(found: dict[str, Any]) -> None:
    """Add how two processes compare with one."""
    for way in ("together", "spread"):
        told = found[way]
        told["by_processor_time"] = round(2 * found["one"]["cost_ms"]["servers"] / told["cost_ms"]["servers"], 2)
        if "live_tables" in told and found["one"]["live_tables"]:
            told["by_live_tables"] = round(told["live_tables"] / found["one"]["live_tables"], 2)


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--share", type=float, default=0.25, help="share of a core a process (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=5.0, help="seconds of each step (default: %(default)s)")
    parser.add_argument("--windows", type=int, default=5, help="countings of each way, in turns (default: %(default)s)")
    parser.add_argument("--quick", action="store_true", help="processor time only, no search for live tables")
    parser.add_argument("--json", action="store_true", help="answer as one JSON object")
    said = parser.parse_args(words)
    most = 0 if said.quick else (most_files() - 200) // 2
    found: dict[str, Any] = {"share": said.share, "cores": os.cpu_count(), "busy_before": round(os.getloadavg()[0], 2)}
    with Postgres(durable=True) as postgres, Valkey() as valkey:
        os.sched_setaffinity(0, {0})
        with contextlib.ExitStack() as stack, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            houses = {way: stack.enter_context(housed(way, said.share, postgres, valkey)) for way in WAYS}
            found["bounded"] = all(bounded for _, bounded in houses.values())

            async def work() -> dict[str, Any]:
                ways = [Way(way, house, share=said.share, seconds=said.seconds) for way, (house, _) in houses.items()]
                return await measure(ways, windows=said.windows, most=most if found["bounded"] else 0)

            found |= runner.run(work())
    ratios(found)
    print(json.dumps(found) if said.json else table(found))
    return 0


def table(found: dict[str, Any]) -> str:
    """Return the figures as a person reads them."""
    lines = [f"{'':9} {'live tables':>12} {'ratio':>6}   processor time a move: servers  database     bus   ratio"]
    for way in WAYS:
        told = found[way]
        cost, live = told["cost_ms"], told.get("live_tables", "")
        lines.append(
            f"{way:9} {live:>12} {told.get('by_live_tables', ''):>6} {cost['servers']:>29.3f} ms"
            f" {cost['database']:6.3f} ms {cost['bus']:4.3f} ms {told.get('by_processor_time', ''):>6}"
        )
    if not found["bounded"]:
        lines.append("Processes cannot be bounded here (no control groups), so live tables were not searched for.")
    lines.append(f"Goal: {GOAL} times as much with two processes. Load before: {found['busy_before']}.")
    return "\n".join(lines)


if __name__ == "__main__":
    raise SystemExit(main())
