"""What a letter from one process to another costs on the bus of Valkey, in processor time of both ends.

    python benchmarks/bus_letters.py            a quarter of a minute
    python benchmarks/bus_letters.py --json     one JSON object

Letters of 1,500 bytes are sent one after the other, each when the one before has been heard, so that none shares its
way with others. Both ends are in this process; Valkey's own time is not counted. The least of several rounds is told.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from pathlib import Path

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.servers import Valkey

from serai.server.bus.valkey import ValkeyBus

LETTER = b"x" * 1500
LETTERS = 1500
"""Letters of a round."""
ROUNDS = 7


async def measured(address: str) -> float:
    """Return the microseconds of processor time that a letter takes."""
    near, far = ValkeyBus(address), ValkeyBus(address)
    heard = asyncio.Event()
    await near.open("near", lambda _: None)
    await far.open("far", lambda _: heard.set())
    rounds = []
    for _ in range(ROUNDS):
        before = time.process_time()
        for _ in range(LETTERS):
            heard.clear()
            near.send("far", LETTER)
            await heard.wait()
        rounds.append((time.process_time() - before) / LETTERS)
    await near.close()
    await far.close()
    return round(min(rounds) * 1e6, 1)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="answer as one JSON object")
    said = parser.parse_args()
    with Valkey() as valkey, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        cost = runner.run(measured(valkey.address))
    print(json.dumps({"letter_us": cost}) if said.json else f"{cost} microseconds a letter, sent and heard")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
