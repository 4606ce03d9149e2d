"""What ten thousand idle sockets cost one server process, and what happens when it may open no more files.

    python benchmarks/idle_sockets.py                    10,000 sockets, a minute and a half
    python benchmarks/idle_sockets.py --sockets 2000     fewer of them
    python benchmarks/idle_sockets.py --quick            1,000 sockets, half a minute
    python benchmarks/idle_sockets.py --json             one JSON object

Every socket is a page that says nothing and answers pings, each from an address of its own. Memory is what the
process holds above what it held before they came; processor time is what it uses while nobody says anything, pings
among it. Then somebody asks now and then, to see whether the many hold one up.

A second server may open only a few files. More guests come than it has room for: told are how many of them are let in,
how the others are refused, what the log says, and what the server uses while it is full and guests keep coming.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.load.guests import Crowd, Wire
from benchmarks.load.served import Served, most_files

TOGETHER = 50
"""Guests that come at the same time."""
REST = 12.0
"""Seconds after which the last handshake and its timers are over."""
FEW_FILES = 400
"""Files that the second server may open."""
TOO_MANY = 600
"""Guests that come to it."""


async def come(crowd: Crowd, count: int) -> list[str]:
    """Let guests come until there are so many; return what those were told who were not let in."""
    refused: list[str] = []

    async def one() -> None:
        try:
            await crowd.guest()
        except OSError as fault:
            refused.append(str(fault))

    for start in range(len(crowd.wires), count, TOGETHER):
        await asyncio.gather(*(one() for _ in range(min(TOGETHER, count - start))))
    return refused


async def share(served: Served, seconds: float) -> float:
    """Return the share of a core that the server uses for a while."""
    used, start = served.seconds(), time.perf_counter()
    await asyncio.sleep(seconds)
    return (served.seconds() - used) / (time.perf_counter() - start)


async def answers(wire: Wire, count: int) -> list[float]:
    """Ask for a sign of life now and then; return the milliseconds that each took."""
    took = []
    for _ in range(count):
        start = time.perf_counter()
        await wire.ask("ping")
        took.append((time.perf_counter() - start) * 1000)
        await asyncio.sleep(0.02)
    return sorted(took)


async def idle(served: Served, sockets: int, seconds: float) -> dict[str, Any]:
    """Let guests come in steps, and weigh what they cost while they say nothing."""
    crowd = Crowd("127.0.0.1", served.port, "jaipur")
    await come(crowd, TOGETHER)  # what the first ones bring into memory belongs to all
    first, steps = await answers(crowd.wires[0], 200), []
    await asyncio.sleep(1)
    before, start = served.memory(), len(crowd.wires)
    for count in (sockets // 10, sockets // 2, sockets):
        refused = await come(crowd, count + start)
        await asyncio.sleep(2)
        steps.append({"sockets": len(crowd.wires), "bytes_a_socket": (served.memory() - before) // count})
        sys.stderr.write(f"{steps[-1]['sockets']:7,} sockets  {steps[-1]['bytes_a_socket']:7,} bytes each\n")
        if refused:
            raise SystemExit(f"{len(refused)} of {count} guests were not let in: {refused[0]}")
    await asyncio.sleep(REST)
    used = await share(served, seconds)
    among = await answers(crowd.wires[0], 200)
    found = {
        "sockets": len(crowd.wires),
        "bytes_a_socket": steps[-1]["bytes_a_socket"],
        "megabytes": round(served.memory() / 1e6, 1),
        "open_files": served.open_files(),
        "idle_core": round(used, 3),
        "answer_p50_ms": round(statistics.median(among), 2),
        "answer_p99_ms": round(among[int(0.99 * len(among))], 2),
        "answer_alone_p50_ms": round(statistics.median(first), 2),
        "steps": steps,
    }
    leave(crowd)
    return found


async def full(served: Served, seconds: float) -> dict[str, Any]:
    """Let more guests come than there are files, and go on coming."""
    crowd = Crowd("127.0.0.1", served.port, "jaipur")
    refused = await come(crowd, TOO_MANY)
    resting = await share(served, seconds)
    inside = next(wire for wire in crowd.wires if not wire.transport.is_closing())
    coming = asyncio.ensure_future(insist(crowd))
    pressed = await share(served, seconds)
    coming.cancel()
    await asyncio.gather(coming, return_exceptions=True)
    await inside.ask("ping")
    logged = [json.loads(line) for line in served.log.splitlines() if line.startswith("{")]
    told = [line for line in logged if str(line.get("event", "")).startswith(("connections-", "few-files"))]
    found = {
        "files": FEW_FILES,
        "open_files": served.open_files(),
        "came": TOO_MANY,
        "let_in": TOO_MANY - len(refused),
        "refusals": sorted(set(refused)),
        "log_lines": len(logged),
        "log": sorted({str(line["event"]) for line in told}),
        "full_core": round(resting, 3),
        "full_and_pressed_core": round(pressed, 3),
    }
    leave(crowd)
    return found


async def insist(crowd: Crowd) -> None:
    """Come again and again, some at a time."""
    while True:
        await come(crowd, len(crowd.wires) + 10)
        await asyncio.sleep(0.1)


def leave(crowd: Crowd) -> None:
    for wire in crowd.wires:
        wire.transport.abort()


def measured(work: Callable[[Served], Coroutine[Any, Any, dict[str, Any]]], files: int = 0) -> dict[str, Any]:
    """Do something with a server of its own."""
    with tempfile.TemporaryDirectory(prefix="serai-idle-") as data:
        served = Served(data, files=files)
        try:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                return runner.run(work(served))
        finally:
            served.stop()


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=10_000, help="idle sockets (default: %(default)s)")
    parser.add_argument("--quick", action="store_true", help="1,000 sockets, and shorter looks")
    parser.add_argument("--json", action="store_true", help="answer as one JSON object")
    said = parser.parse_args(words)
    sockets, seconds = (1_000, 5.0) if said.quick else (said.sockets, 25.0)
    if (most := most_files() - 200) < sockets:
        raise SystemExit(f"this process may have {most:,} sockets open, not {sockets:,}; see `ulimit -Hn`")
    found = {
        "busy_before": round(os.getloadavg()[0], 2),
        "idle": measured(lambda served: idle(served, sockets, seconds)),
        "full": measured(lambda served: full(served, min(seconds, 5.0)), FEW_FILES),
    }
    if said.json:
        print(json.dumps(found))
        return 0
    for name, figures in found.items():
        print(f"{name}: {figures}" if not isinstance(figures, dict) else f"{name}")
        if isinstance(figures, dict):
            for what, figure in figures.items():
                if what != "steps":
                    print(f"  {what.replace('_', ' '):24} {figure}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
