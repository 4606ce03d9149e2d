"""What it costs to hang on another process than the table's owner.

    python benchmarks/forwarding.py               500 moves each way, over Valkey and over the database
    python benchmarks/forwarding.py --json        one JSON object

Two processes share a PostgreSQL (durable). Two people play, first both on the process that owns their table, then both
on the other one; measured is the time from sending a move until it is acknowledged, and until the other person has it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import statistics
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from benchmarks.faults.house import House
from tests.server.guest import Guest, two_seated
from tests.servers import Postgres, Valkey


async def measured(house: House, moves: int, *, far: bool) -> dict[str, float]:
    """Let two people play on one process, and note how long their moves take."""
    owner, other = (f"127.0.0.1:{process.port}" for process in house.processes)
    stored: list[float] = []
    shown: list[float] = []
    while len(stored) < moves:
        near = [await Guest.arrive(owner) for _ in range(2)]
        table = await two_seated(near[0], near[1], options={"seals": 2})
        people = near
        if far:
            people = [await Guest.arrive(other) for _ in range(2)]
            for guest, before in zip(people, near, strict=True):
                guest.table, guest.token = table, before.token
                await guest.attach()
        while len(stored) < moves and (mover := next((p for p in people if p.latest()["listed_moves"]), None)):
            watcher = people[1 - people.index(mover)]
            at, text = mover.latest()["version"], random.choice(mover.latest()["listed_moves"])
            start = time.perf_counter()
            await mover.move(text)
            stored.append(time.perf_counter() - start)
            await watcher.version(at + 1)
            shown.append(time.perf_counter() - start)
            await mover.version(at + 1)
        for guest in {*near, *people}:
            await guest.leave()
    return {
        "stored_p50_ms": round(statistics.median(stored) * 1000, 2),
        "stored_p99_ms": round(sorted(stored)[int(len(stored) * 0.99)] * 1000, 2),
        "shown_p50_ms": round(statistics.median(shown) * 1000, 2),
    }


async def compared(postgres: Postgres, valkey: Valkey | None, address: str, moves: int) -> dict[str, Any]:
    house = House(random.Random(1), postgres, valkey, processes=2, lease=15.0)
    house.address = address
    try:
        await house.open()
        return {"here": await measured(house, moves, far=False), "elsewhere": await measured(house, moves, far=True)}
    finally:
        await house.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=500)
    parser.add_argument("--json", action="store_true")
    said = parser.parse_args()
    found = {}
    with contextlib.ExitStack() as servers:
        postgres = servers.enter_context(Postgres(durable=True))
        valkey = servers.enter_context(Valkey())
        for name, bus in (("valkey", valkey), ("database", None)):
            found[name] = asyncio.run(compared(postgres, bus, postgres.new_database(), said.moves))
    if said.json:
        print(json.dumps(found))
        return
    print("bus       owner      stored p50   p99      shown to the other p50   (milliseconds)")
    for name, both in found.items():
        for owner, told in both.items():
            stored, late, shown = told["stored_p50_ms"], told["stored_p99_ms"], told["shown_p50_ms"]
            print(f"{name:9} {owner:10} {stored:10.2f} {late:9.2f} {shown:10.2f}")


if __name__ == "__main__":
    main()
