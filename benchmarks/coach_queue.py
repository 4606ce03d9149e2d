"""How long a live table waits for its computer player while the coach is at work.

    python -m benchmarks.coach_queue [--moves 60] [--analyses 4] [--workers 1]

A person plays against a computer player that answers at once; the time from each move to the answer is measured, by
turns with no analysis under way and with several, each of another address. Both kinds share the same minutes, so what
else the machine does disturbs both alike. The figures are in docs/performance.md.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from tests.server.guest import ADDRESSES, Guest, play_on, serving, two_seated

from serai.server.app import Server

STRETCH = 6
"""Moves in a row with or without analyses."""


async def finished(server: Server) -> str:
    """Play a round between two guests to its end, and return its table."""
    guests = [await Guest.arrive(server) for _ in range(2)]
    table = await two_seated(*guests)
    await play_on(guests)
    for guest in guests:
        await guest.leave()
    return table


class Desk:
    """Analyses that are kept under way: whenever one has ended, another game is brought."""

    def __init__(self, server: Server, tables: list[str]) -> None:
        self._server, self._tables = server, itertools.cycle(tables)
        self.open = asyncio.Event()

    async def visit(self, number: int) -> None:
        """Ask as one address for one analysis after another, while the desk is open."""
        transport = httpx.AsyncHTTPTransport(local_address=f"127.0.0.{10 + number}")
        async with httpx.AsyncClient(transport=transport) as browser:
            while True:
                await self.open.wait()
                table = next(self._tables)
                self._server.hall.studies._reports.pop(table, None)
                address = f"http://{ADDRESSES[self._server]}/api/tables/{table}/coach"
                while (await browser.get(address)).status_code == 202:
                    await asyncio.sleep(0.05)


async def waits(guest: Guest, moves: int) -> list[float]:
    """Play some moves, and return how long the computer player took to answer each."""
    took: list[float] = []
    for _ in range(moves):
        if not await guest.my_turn():
            break
        start = time.perf_counter()
        await guest.move(guest.latest()["listed_moves"][0])
        await guest.my_turn()
        took.append(time.perf_counter() - start)
    return took


async def live(server: Server, level: str) -> Guest:
    """Sit down at a table against a computer player."""
    guest = await Guest.arrive(server)
    table = await guest.create([{"kind": "human"}, {"kind": "computer", "level": level}])
    await guest.sit(table)
    await guest.attach()
    return guest


async def measure(args: argparse.Namespace) -> dict[str, Any]:
    quiet: list[float] = []
    busy: list[float] = []
    with tempfile.TemporaryDirectory() as data:
        async with serving(Path(data), workers=args.workers) as server:
            tables = [await finished(server) for _ in range(args.analyses)]
            desk = Desk(server, tables)
            visitors = [asyncio.ensure_future(desk.visit(number)) for number in range(args.analyses)]
            desk.open.set()
            while not any(server.hall.studies._reports):  # whatever has to be compiled is so after the first
                await asyncio.sleep(0.1)
            while len(busy) < args.moves or len(quiet) < args.moves:
                for with_coach, took in ((True, busy), (False, quiet)):
                    if with_coach:
                        desk.open.set()
                    else:
                        desk.open.clear()
                        while server.hall.studies._works:
                            await asyncio.sleep(0.1)
                    guest = await live(server, args.level)
                    await waits(guest, 1)
                    took.extend(await waits(guest, STRETCH))
                    await guest.leave()
            for visitor in visitors:
                visitor.cancel()
            await asyncio.gather(*visitors, return_exceptions=True)

    def told(took: list[float]) -> dict[str, float]:
        tenths = statistics.quantiles(took, n=20)
        return {"moves": len(took), "median_ms": 1000 * statistics.median(took), "p95_ms": 1000 * tenths[-1]}

    return {"workers": args.workers, "analyses": args.analyses, "quiet": told(quiet), "with_coach": told(busy)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=60, help="moves of each kind")
    parser.add_argument("--analyses", type=int, default=4, help="analyses that are kept under way")
    parser.add_argument("--workers", type=int, default=1, help="places to think at")
    parser.add_argument("--level", default="peddler", help="the computer player")
    print(json.dumps(asyncio.run(measure(parser.parse_args())), indent=1))


if __name__ == "__main__":
    main()
