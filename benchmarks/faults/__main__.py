"""Play games over several processes while they are killed, paused, cut off, drained and lied to by their bus.

    python -m benchmarks.faults                        100 faulted games, three processes, PostgreSQL and Valkey
    python -m benchmarks.faults --games 10000          the run that docs/reliability.md tells of
    python -m benchmarks.faults --bus postgres         without Valkey
    python -m benchmarks.faults --seed 7               what happened in the run of this seed happens again

A game counts as faulted when, between its first card and its end, a fault was at work on the process that owned its
table or had the socket of one of its people; a fault of the bus counts only where several processes had a part in the
game. The run goes on until so many games were faulted.

In the end every acknowledged move must be in its record exactly once and in order, every record must verify, whatever
anybody saw at any step must be, byte for byte, what the record says that seat may see, and no clock may have charged
anybody for time that nobody took. Exit code 1 when something does not hold; the logs of the processes are kept then.
How it stands is told on the error stream every half minute, and at the end of a run that is interrupted.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import signal
import sys
import time

import msgspec
import uvloop
from benchmarks.faults.run import Plan, Result, Run
from tests.servers import Postgres, Valkey

TOLD = 30.0
"""Seconds between two words about how it stands."""


def main() -> int:
    usual = Plan(0)
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=usual.games, help="faulted games")
    parser.add_argument("--together", type=int, default=usual.together, help="games at a time")
    parser.add_argument("--processes", type=int, default=usual.processes)
    parser.add_argument("--lease", type=float, default=usual.lease, help="seconds of a lease: short, so much happens")
    parser.add_argument("--pause", type=float, default=usual.pause, help="seconds between two faults, on average")
    parser.add_argument("--moves", type=int, default=usual.moves, help="moves stored between two faults, on average")
    parser.add_argument("--think", type=float, default=usual.think, help="seconds of a person's move, on average")
    parser.add_argument("--minutes", type=float, default=usual.minutes, help="no game is begun after so long")
    parser.add_argument("--bus", choices=("valkey", "postgres"), default="valkey")
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--json", action="store_true")
    said = parser.parse_args()
    seed = random.SystemRandom().randrange(1 << 31) if said.seed is None else said.seed
    plan = Plan(
        seed=seed,
        games=said.games,
        together=said.together,
        processes=said.processes,
        lease=said.lease,
        pause=said.pause,
        moves=said.moves,
        think=said.think,
        minutes=said.minutes,
        valkey=said.bus == "valkey",
    )
    sys.stderr.write(f"seed {seed}\n")
    with contextlib.ExitStack() as servers:
        postgres = servers.enter_context(Postgres(durable=True))
        valkey = servers.enter_context(Valkey()) if plan.valkey else None
        address = postgres.new_database()
        result = uvloop.run(watched(plan, postgres, valkey, address, json=said.json))
    print(as_json(result) if said.json else as_text(result))
    return 1 if result.violations or result.interrupted else 0


async def watched(plan: Plan, postgres: Postgres, valkey: Valkey | None, address: str, *, json: bool) -> Result:
    """Run, and tell how it stands every now and then."""
    run = Run(plan, postgres, valkey, address)
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, run.stop)

    async def tell() -> None:
        while True:
            await asyncio.sleep(TOLD)
            result = run.result()
            sys.stderr.write(f"{as_json(result) if json else in_a_line(result)}\n")
            sys.stderr.flush()

    telling = asyncio.ensure_future(tell())
    try:
        return await run.play()
    finally:
        telling.cancel()


def as_json(result: Result) -> str:
    return msgspec.json.encode(result).decode()


def in_a_line(result: Result) -> str:
    return (
        f"{result.seconds:.0f} s: {result.games} games, {result.faulted} faulted, {result.moves} moves,"
        f" {sum(result.faults.values())} faults, {result.returns} returns, violations: {len(result.violations)}"
        f" ({result.memory} MB, {result.files} files)"
    )


def as_text(result: Result) -> str:
    """Return everything that a run has to tell."""
    games = ", ".join(f"{count} of {name.title()}" for name, count in sorted(result.by_game.items()))
    lines = [
        f"{time.strftime('%Y-%m-%d')}, seed {result.seed}: {result.games} games ({games}), {result.faulted} of them"
        f" faulted, {result.moves} acknowledged moves, {result.seconds} s" + " (interrupted)" * result.interrupted,
        f"in {result.thrown_out} games somebody was thrown out; people came back {result.returns} times",
        f"a move was stored after {result.longest:.1f} s at worst; a step cost a clock {result.charged:.1f} s at most",
        f"tables rebuilt because somebody else owned them or a write was not certain: {result.fenced}",
    ]
    for name, count in sorted(result.faults.items()):
        lines.append(f"  {name}: {count} times, touched games {result.touches.get(name, 0)} times")
    lines += [f"  letters {name}: {count}" for name, count in sorted(result.bus.items())]
    lines += [f"VIOLATION {fault}" for fault in result.violations[:50]]
    if result.logs:
        lines.append(f"logs: {result.logs}")
    return "\n".join([*lines, f"this process needed {result.memory} MB", f"violations: {len(result.violations)}"])


if __name__ == "__main__":
    raise SystemExit(main())
