"""What the store takes when it holds many games: starting, looking up strangers' and one's own tokens, storing a move.

    python -m benchmarks.store_size                       20,000 games
    python -m benchmarks.store_size --games 1000 --json   one JSON object
    python -m benchmarks.store_size --postgresql          the same in a PostgreSQL of its own, durable

The games of a file are stored by the store's own calls, those of a database by PostgreSQL itself. Each figure is the
middle of several runs, in milliseconds; a move is stored while nothing else is, and while a stranger erases invented
tokens without end.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import secrets
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import asyncpg
from tests.servers import Postgres

from serai.server.postgres import PostgresStore
from serai.server.sqlite import SqliteStore
from serai.server.store import Store
from serai.server.stored_rows import EntryRow, SeatRow, Summary, TableRow

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


FILL = """
INSERT INTO tables (id, game, rules, options, chat, practice, listed, secret, created, summary, protocol, status,
  touched, version)
SELECT 'game ' || number, 'jaipur', 1, '{{}}', true, false, false, decode(repeat('73', 32), 'hex'), 1,
  '{{"status":"playing"}}', 1, 'playing', 1, {moves} + 1 FROM generate_series(0, {games} - 1) AS number;
INSERT INTO seats (table_id, seat, kind, name, token, entropy, has_left, since, face)
SELECT 'game ' || number, seat, 'human', 'Ana', sha256(convert_to(number || '/' || seat, 'UTF8')),
  decode(repeat('65', 32), 'hex'), false, 1, ''
FROM generate_series(0, {games} - 1) AS number, generate_series(0, 1) AS seat;
INSERT INTO moves (table_id, version, kind, seat, client_id, text, at)
SELECT 'game ' || number, version, 'move', version % 2, 'm' || version, 'swap DGG/LLM', version
FROM generate_series(0, {games} - 1) AS number, generate_series(2, {moves} + 1) AS version;
ANALYZE;"""


async def filled_database(address: str, games: int, moves: int) -> list[bytes]:
    """Let PostgreSQL make games of two people; return the tokens of some of them."""
    await (await PostgresStore.opened(address)).close()
    connection = await asyncpg.connect(address)
    await connection.execute(FILL.format(games=games, moves=moves))
    await connection.execute("CHECKPOINT")
    await connection.close()
    numbers = range(0, games, max(1, games // TOKENS))[:TOKENS]
    return [hashlib.sha256(f"{number}/0".encode()).digest() for number in numbers]


async def timed(act: Callable[[], Awaitable[object]]) -> float:
    """Return the middle of several runs, in milliseconds."""
    times = []
    for _ in range(RUNS):
        start = time.perf_counter()
        await act()
        times.append((time.perf_counter() - start) * 1000)
    return round(statistics.median(times), 2)


async def measured(opened: Callable[[], Awaitable[Store]], mine: list[bytes], moves: int) -> dict[str, float]:
    figures: dict[str, float] = {}

    async def start() -> None:
        store = await opened()
        assert await store.load("game 0") is not None
        await store.close()

    figures["start ms"] = await timed(start)
    store = await opened()
    await store.claim("game 1")
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


def in_file(games: int, moves: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "serai.sqlite"

        async def opened() -> Store:
            return SqliteStore(path)

        mine = asyncio.run(filled(path, games, moves))
        size = {"games": games, "file MB": round(path.stat().st_size / 1e6, 1)}
        return {**size, **asyncio.run(measured(opened, mine, moves))}


def in_database(games: int, moves: int) -> dict[str, float]:
    with Postgres(durable=True) as server:
        address = server.new_database()

        async def opened() -> Store:
            return await PostgresStore.opened(address, lease=3600)

        mine = asyncio.run(filled_database(address, games, moves))
        return {"games": games, **asyncio.run(measured(opened, mine, moves))}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--moves", type=int, default=20, help="moves of a game (default: %(default)s)")
    parser.add_argument("--postgresql", action="store_true", help="in a PostgreSQL instead of a file")
    parser.add_argument("--json", action="store_true")
    said = parser.parse_args()
    figures = (in_database if said.postgresql else in_file)(said.games, said.moves)
    if said.json:
        sys.stdout.write(json.dumps(figures) + "\n")
    else:
        sys.stdout.writelines(f"{name:40} {value:>12,}\n" for name, value in figures.items())
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
