"""Play games over several processes while they are killed, paused, cut off, drained and lied to by their bus.

    python -m benchmarks.faults                        100 games, three processes, PostgreSQL and Valkey
    python -m benchmarks.faults --games 10000          the run that docs/reliability.md tells of
    python -m benchmarks.faults --bus postgres         without Valkey
    python -m benchmarks.faults --seed 7               what happened in the run of this seed happens again

In the end every acknowledged move must be in its record exactly once and in order, every record must verify, what
everybody saw last must be what the record says, and no clock may have charged anybody for time that nobody took. Exit
code 1 when something does not hold; the logs of the processes are kept then.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
import time

import msgspec
from benchmarks.faults.run import Plan, Result, played
from tests.servers import Postgres, Valkey


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--together", type=int, default=24, help="games at a time")
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--lease", type=float, default=4.0, help="seconds of a lease: short, so that much happens")
    parser.add_argument("--pause", type=float, default=2.0, help="seconds between two faults, on average")
    parser.add_argument("--think", type=float, default=0.05, help="seconds that a person takes for a move, on average")
    parser.add_argument("--minutes", type=float, default=24 * 60, help="no game is begun after so long")
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
        think=said.think,
        minutes=said.minutes,
        valkey=said.bus == "valkey",
    )
    sys.stderr.write(f"seed {seed}\n")
    with contextlib.ExitStack() as servers:
        postgres = servers.enter_context(Postgres(durable=True))
        valkey = servers.enter_context(Valkey()) if plan.valkey else None
        address = postgres.new_database()
        result = asyncio.run(played(plan, postgres, valkey, address))
    if said.json:
        print(msgspec.json.encode(result).decode())
    else:
        tell(result)
    return 1 if result.violations else 0


def tell(result: Result) -> None:
    print(f"{time.strftime('%Y-%m-%d')}: {result.games} games, {result.moves} acknowledged moves, {result.seconds} s")
    print(f"people came back {result.returns} times; a move was stored after {result.longest:.1f} s at worst")
    print(f"tables rebuilt because somebody else owned them or a write was not certain: {result.fenced}")
    for name, count in sorted({**result.faults, **{f"letters {k}": v for k, v in result.bus.items()}}.items()):
        print(f"  {name}: {count}")
    for fault in result.violations[:50]:
        print(f"VIOLATION {fault}")
    print(f"violations: {len(result.violations)}")


if __name__ == "__main__":
    raise SystemExit(main())
