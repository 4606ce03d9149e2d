"""What a move costs the server in processor time, of this checkout and of another one in turns.

    python benchmarks/move_cost.py                       400 live tables of Jaipur
    python benchmarks/move_cost.py --game eschnapur      tables of five
    python benchmarks/move_cost.py --beside ../before    the same load on another checkout's server, window by window
    python benchmarks/move_cost.py --flame flame.svg     and a picture of what the server does meanwhile, by py-spy
    python benchmarks/move_cost.py --json                one JSON object

Both servers run all the time, each with its tables seated; they play in turns, so that whatever else the machine does
falls on both alike. Counted is the processor time of the server's process, user's and system's, all of its threads.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import statistics
import sys
import tempfile
from collections.abc import Awaitable, Sequence
from pathlib import Path
from typing import Any

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks import flame_graph
from benchmarks.load.guests import PERIOD, SEATS, Crowd
from benchmarks.load.served import Served, most_files
from benchmarks.server_load import Search

FLAME = 20.0
"""Seconds at least for which py-spy looks at a server."""


class Contestant:
    """A checkout's server with its tables."""

    def __init__(self, name: str, served: Served, game: str) -> None:
        self.name, self.served = name, served
        self.search = Search(served, Crowd("127.0.0.1", served.port, game), 0)
        self.costs: list[float] = []
        self.delays: list[float] = []

    async def window(self, seconds: float) -> None:
        """Let the tables play for a while, and note what a move cost."""
        used, delays = await self.played(asyncio.sleep(seconds))
        self.costs.append(1000 * used / len(delays))
        self.delays += delays
        sys.stderr.write(f"{self.name:<8} {len(delays):6d} moves  {self.costs[-1]:.3f} ms a move\n")

    async def flame(self, seconds: float, picture: Path) -> None:
        """Let the tables play while py-spy looks; being looked at costs time, so nothing is counted."""
        title = f"What holds Python's lock with {len(self.search.tables)} live tables"
        await self.played(flame_graph.record(self.served.process.pid, seconds, picture, title))
        sys.stderr.write(f"{self.name:<8} drawn into {picture}\n")

    async def played(self, meanwhile: Awaitable[None]) -> tuple[float, list[float]]:
        """Let the tables play while something is done; return the server's processor time and the moves' delays."""
        tables = self.search.tables
        for live in tables:
            live.go()
        await asyncio.sleep(PERIOD * 1.5)
        for live in tables:
            live.delays.clear()
        used = self.served.seconds()
        await meanwhile
        used = self.served.seconds() - used
        delays = [delay for live in tables for delay in live.delays]
        await asyncio.gather(*(live.pause() for live in tables))
        return used, delays

    def told(self) -> dict[str, Any]:
        """Return the figures."""
        return {
            "moves": len(self.delays),
            "cost_ms": round(statistics.median(self.costs), 3),
            "costs_ms": [round(cost, 3) for cost in self.costs],
            "p50_ms": round(1000 * statistics.median(self.delays), 1),
            "p99_ms": round(1000 * sorted(self.delays)[int(0.99 * len(self.delays))], 1),
        }


async def measure(
    contestants: Sequence[Contestant], *, tables: int, seconds: float, windows: int, flame: Path | None
) -> dict[str, Any]:
    """Seat everybody, then let the servers play in turns."""
    for one in contestants:
        await one.search.open(tables)
        sys.stderr.write(f"{one.name:<8} {tables:6d} tables seated\n")
    for _ in range(windows):
        for one in contestants:
            await one.window(seconds)
    if flame is not None:
        await contestants[-1].flame(max(seconds, FLAME), flame)
    for one in contestants:
        for wire in one.search.crowd.wires:
            wire.transport.abort()
    return {one.name: one.told() for one in contestants}


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(SEATS), default="jaipur", help="what is played (default: %(default)s)")
    parser.add_argument("--tables", type=int, default=400, help="live tables (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=10.0, help="seconds of a window (default: %(default)s)")
    parser.add_argument("--windows", type=int, default=3, help="windows of each server (default: %(default)s)")
    parser.add_argument("--beside", type=Path, help="another checkout to measure in turns with this one")
    parser.add_argument("--flame", type=Path, metavar="SVG", help="draw what this checkout's server does meanwhile")
    parser.add_argument("--json", action="store_true", help="answer as one JSON object")
    said = parser.parse_args(words)
    most_files()
    checkouts = {"here": None} if said.beside is None else {"before": said.beside, "here": None}
    with contextlib.ExitStack() as stack:
        contestants = []
        for name, checkout in checkouts.items():
            data = stack.enter_context(tempfile.TemporaryDirectory(prefix="serai-cost-"))
            served = Served(data, checkout)
            stack.callback(served.stop)
            contestants.append(Contestant(name, served, said.game))
        work = measure(contestants, tables=said.tables, seconds=said.seconds, windows=said.windows, flame=said.flame)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            result = runner.run(work)
    if said.json:
        print(json.dumps(result))
    else:
        for name, told in result.items():
            print(f"{name:<8} {told['cost_ms']:.3f} ms a move  p50 {told['p50_ms']} ms  p99 {told['p99_ms']} ms")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
