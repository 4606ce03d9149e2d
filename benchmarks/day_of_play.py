"""Whether a server's memory is flat after a day of play, as a busy club plays it, without the pauses.

    python benchmarks/day_of_play.py                  5,000 games, about six minutes on an idle machine
    python benchmarks/day_of_play.py --games 10000    a longer day
    python benchmarks/day_of_play.py --quick          300 games, half a minute: to see that it runs
    python benchmarks/day_of_play.py --json           one JSON object

People come over real sockets from 300 addresses, look at the lobby, open tables, sit down, play rounds of Jaipur to the
end, against each other or a computer player, watch, talk, lose their connection and come back, or leave for good; some
games are analysed. Every hundredth part of the day the server's memory, open files and threads are noted. Memory is
called flat when the line through the second half of the day rises by less than two per cent of it in the whole day, or
by nothing that can be told from chance (95 per cent). A server keeps 256 tables in memory that nobody follows, so it
grows at first, whatever the day is like.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import math
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.load.club import Club
from benchmarks.load.served import Served, most_files

AT_ONCE = 80
"""Tables in play at the same time."""
LOOKS = 100
"""Looks at the server in a day."""
FLAT = 0.02
"""The part of the memory by which a flat line may rise in a day."""
SURE = 1.96
"""Standard errors to each side within which a slope lies in 95 of 100 cases."""


def slope(points: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Return the slope of the line through some points, and how far off it may be.

    Neighbouring looks resemble each other, so that the points count for fewer than they are: by the correlation of
    what is left of two neighbours when the line has been taken away.

    >>> slope([(0, 1), (1, 3), (2, 5), (3, 7)])
    (2.0, 0.0)
    """
    line = statistics.linear_regression(*zip(*points, strict=True))
    middle = statistics.fmean(at for at, _ in points)
    spread = sum((at - middle) ** 2 for at, _ in points)
    left = [value - line.intercept - line.slope * at for at, value in points]
    squares = sum(rest**2 for rest in left)
    alike = sum(a * b for a, b in itertools.pairwise(left)) / squares if squares else 0.0
    alike = min(0.95, max(0.0, alike))
    error = math.sqrt(squares / max(1, len(points) - 2) / spread * (1 + alike) / (1 - alike))
    return line.slope, SURE * error


async def play(served: Served, games: int, seed: int) -> dict[str, Any]:
    """Let the day pass, and look at the server now and then."""
    club, looks, left = Club(served.port, seed), list[dict[str, float]](), games
    faults: list[str] = []

    async def member() -> None:
        nonlocal left
        while left > 0:
            left -= 1
            try:
                await club.evening()
            except (OSError, TimeoutError) as fault:
                faults.append(repr(fault))

    def look() -> None:
        looks.append(
            {
                "games": club.count["games"],
                "memory": served.memory(),
                "files": served.open_files(),
                "threads": served.threads(),
            }
        )

    began = time.perf_counter()
    tables = [asyncio.ensure_future(member()) for _ in range(min(AT_ONCE, games))]
    while not all(table.done() for table in tables):
        await asyncio.sleep(0.05)
        if club.count["games"] >= len(looks) * games / LOOKS:
            look()
    await asyncio.gather(*tables)
    await asyncio.sleep(2)
    look()
    return {"seconds": round(time.perf_counter() - began), "did": dict(club.count), "faults": faults, "looks": looks}


def judged(told: dict[str, Any]) -> dict[str, Any]:
    """Add whether memory, files and threads are flat in the second half of the day."""
    looks = told["looks"][:-1]  # at the last one everybody has gone
    half = looks[len(looks) // 2 :]
    rise, error = slope([(look["games"], look["memory"]) for look in half])
    day = told["did"]["games"]
    usual = statistics.median(look["memory"] for look in half)
    return told | {
        "bytes_a_game": round(rise),
        "bytes_a_game_error": round(error),
        "megabytes_start": round(looks[0]["memory"] / 1e6, 1),
        "megabytes_middle": round(half[0]["memory"] / 1e6, 1),
        "megabytes_end": round(half[-1]["memory"] / 1e6, 1),
        "files_at_rest": told["looks"][-1]["files"],
        "threads": sorted({look["threads"] for look in half}),
        "flat": rise - error <= 0 or rise * day <= FLAT * usual,
    }


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5_000, help="games of the day (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="what chance begins with (default: %(default)s)")
    parser.add_argument("--quick", action="store_true", help="300 games")
    parser.add_argument("--json", action="store_true", help="answer as one JSON object")
    said = parser.parse_args(words)
    most_files()
    busy = round(os.getloadavg()[0], 2)
    with tempfile.TemporaryDirectory(prefix="serai-day-") as data:
        served = Served(data, more=["--pace", "0", "--hearing", "0"])
        try:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                found = judged(runner.run(play(served, 300 if said.quick else said.games, said.seed)))
        finally:
            served.stop()
    found["busy_before"] = busy
    if said.json:
        print(json.dumps(found))
        return 0
    print(f"{'games':>8} {'memory':>10} {'files':>7} {'threads':>8}")
    for look in found["looks"][:: max(1, len(found["looks"]) // 20)]:
        print(f"{look['games']:>8,} {look['memory'] / 1e6:>7.1f} MB {look['files']:>7} {look['threads']:>8}")
    did = ", ".join(f"{count:,} {what}" for what, count in found["did"].items())
    print(f"{did} in {found['seconds']} s; {len(found['faults'])} went wrong {found['faults'][:3] or ''}")
    rise, error = found["bytes_a_game"], found["bytes_a_game_error"]
    verdict = "flat" if found["flat"] else "GROWING"
    print(f"second half: {rise:,} ± {error:,} bytes a game: {verdict}; {found['files_at_rest']} files open at rest")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
