"""What the store takes when it holds many games: starting, looking up strangers' and one's own tokens, storing a move.

    python benchmarks/store_size.py                       20,000 games
    python benchmarks/store_size.py --games 1000 --json   one JSON object

The games are stored by the store's own calls, so that any store can be measured. Each figure is the middle of several
runs, in milliseconds; a move is stored while nothing else is, and while a stranger erases invented tokens without end.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from serai.server.sqlite import SqliteStore
from serai.server.store import EntryRow, SeatRow, Summary, TableRow

RUNS = 7
AT_ONCE = 2000
TOKENS = 200


async def filled(path: Path, games: int, moves: int) -> list[bytes]:
    """Store games of two people; return the tokens of some of them."""
    store = SqliteStore(path)
    held = []
    for start in range(0, games, AT_ONCE // moves + 1):
        names = [f"game {number}" for number in range(start, min(games, start + AT_ONCE // moves + 1))]
        for name in names:
            row = TableRow(name, "jaipur", 1, "{}", None, True, False, False, b"s" * 32, 1, Summary("playing"))
            tokens = [secrets.token_bytes(32) for _ in range(2)]
            held.append(tokens[0])
            seats = [
                SeatRow(name, seat, "human", name="Ana", token=token, entropy=b"e" * 32, since=1)
                for seat, token in enumerate(tokens)
            ]
            await store.create(row, seats)
        await asyncio.gather(
            *(
                store.append(entry(name, version), Summary("playing", (version % 2,)))
                for name in names
                for version in range(2, moves + 2)
            )
        )
    await store.close()
    return held[:: max(1, len(held) // TOKENS)][:TOKENS]


def entry(table: str, version: int) -> EntryRow:
    return EntryRow(table, version, "move", version % 2, f"m{version}", "swap DGG/LLM", version, None)


async def timed(act: Callable[[], Awaitable[object]]) -> float:
    """Return the middle of several runs, in milliseconds."""
    times = []
    for _ in range(RUNS):
        start = time.perf_counter()
        await act()
        times.append((time.perf_counter() - start) * 1000)
    return round(statistics.median(times), 2)


async def measured(path: Path, games: int, moves: int) -> dict[str, float]:
    mine = await filled(path, games, moves)
    figures: dict[str, float] = {"games": games, "file MB": round(path.stat().st_size / 1e6, 1)}

    async def start() -> None:
        store = SqliteStore(path)
        assert await store.load("game 0") is not None
        await store.close()

    figures["start ms"] = await timed(start)
    store = SqliteStore(path)
    versions = iter(range(moves + 2, 1_000_000))

    def invented() -> list[bytes]:
        return [secrets.token_bytes(32) for _ in range(TOKENS)]

    async def move() -> None:
        await store.append(entry("game 1", next(versions)), Summary("playing"))

    async def stranger() -> None:
        while True:
            await store.erase(invented())

    figures[f"mine of {TOKENS} invented tokens ms"] = await timed(lambda: store.holdings(invented()))
    figures[f"mine of {len(mine)} held tokens ms"] = await timed(lambda: store.holdings(mine))
    figures[f"erase of {TOKENS} invented tokens ms"] = await timed(lambda: store.erase(invented()))
    figures["move ms"] = await timed(move)
    strangers = asyncio.ensure_future(stranger())
    await asyncio.sleep(0)
    figures["move beside erasures ms"] = await timed(move)
    strangers.cancel()
    await asyncio.gather(strangers, return_exceptions=True)
    await store.close()
    return figures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--moves", type=int, default=20, help="moves of a game (default: %(default)s)")
    parser.add_argument("--json", action="store_true")
    said = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(measured(Path(folder) / "serai.sqlite", said.games, said.moves))
    if said.json:
        sys.stdout.write(json.dumps(figures) + "\n")
    else:
        sys.stdout.writelines(f"{name:40} {value:>12,}\n" for name, value in figures.items())
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
