"""What storing a move costs in each store: processor time of the server's process, and how long a move waits.

    python -m benchmarks.store_appends                      both stores, 400 tables, durable commits
    python -m benchmarks.store_appends --tables 2500 --pause 0.5

Every table stores a move, waits until it is on the disk, pauses, and stores the next, as people's moves come. The
processor time is that of this process alone: PostgreSQL has one of its own, which is told, too.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import tempfile
import time
from pathlib import Path

import uvloop
from msgspec.structs import replace
from tests.server.test_server_store import ENTRY, ROW
from tests.servers import Postgres

from serai.server.postgres import PostgresStore
from serai.server.sqlite import SqliteStore
from serai.server.store import Store
from serai.server.stored_rows import Summary

PLAYING = Summary("playing", (0,))


async def measured(store: Store, tables: int, seconds: float, pause: float) -> str:
    """Let so many tables store moves for so long, and tell what that came to."""
    for number in range(tables):
        await store.create(replace(ROW, id=f"t{number}"), [])
        await store.claim(f"t{number}")
    waits: list[float] = []
    end = time.monotonic() + seconds

    async def play(name: str) -> None:
        await asyncio.sleep(random.random() * pause)
        for version in range(2, 10**6):
            if (begun := time.monotonic()) > end:
                return
            await store.append(replace(ENTRY, table=name, version=version, client_id=f"c{version}"), PLAYING)
            waits.append(time.monotonic() - begun)
            await asyncio.sleep(pause * (0.5 + random.random()))

    before = time.process_time()
    await asyncio.gather(*(play(f"t{number}") for number in range(tables)))
    used = time.process_time() - before
    waits.sort()
    shown = ", ".join(f"p{part} {1000 * waits[len(waits) * part // 100]:.1f} ms" for part in (50, 99))
    return f"{len(waits) / seconds:,.0f} moves/s, {1e6 * used / len(waits):.0f} µs of this process a move, {shown}"


def processor_seconds(pid: int) -> float:
    """Return the processor time of a process and of all its children so far."""
    total = 0
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:  # it has just ended
                continue
            if int(entry.name) == pid:
                total += sum(map(int, fields[11:15]))  # with its children that have ended
            elif int(fields[1]) == pid:
                total += sum(map(int, fields[11:13]))
    return total / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Measure both stores."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--pause", type=float, default=0.25, help="seconds between two moves of a table")
    args = parser.parse_args()
    asked = (args.tables, args.seconds, args.pause)

    async def in_file(path: Path) -> str:
        store = SqliteStore(path)
        told = await measured(store, *asked)
        await store.close()
        return told

    async def in_database(address: str) -> str:
        store = await PostgresStore.opened(address, lease=600)
        told = await measured(store, *asked)
        await store.close()
        return told

    with tempfile.TemporaryDirectory() as folder:
        print("sqlite:    ", uvloop.run(in_file(Path(folder) / "serai.sqlite")))
    with Postgres(durable=True) as server:
        address, before = server.new_database(), processor_seconds(server.pid)
        print("postgresql:", uvloop.run(in_database(address)))
        print(f"            PostgreSQL itself used {processor_seconds(server.pid) - before:.1f} s, set-up included")


if __name__ == "__main__":
    main()
