"""Whether a server starts as soon, and a live move takes as long, with a million stored games as with a thousand.

    python benchmarks/stored_games.py                        1,000, 100,000 and 1,000,000 games, about five minutes
    python benchmarks/stored_games.py --games 1000 100000    other numbers of games
    python benchmarks/stored_games.py --quick                1,000 and 20,000 games, half a minute
    python benchmarks/stored_games.py --postgresql           the live move with a PostgreSQL of its own, durable
    python benchmarks/stored_games.py --json                 one JSON object

The games are written by SQL: two people and some moves each, one of a hundred still in play. A start is the time from
the start of the process until `/readyz` says that guests may come, the middle of several; the processor time until then
is told besides, because a busy machine stretches the first and not the second. Live moves are made over sockets, at
tables that are opened for it, on all servers in turns, so that whatever else the machine does falls on all alike.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import asyncpg
import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.load.served import Served, most_files, processor_time
from benchmarks.move_cost import Contestant
from benchmarks.store_size import FILL
from tests.servers import Postgres, free_port

from serai.server import datafile
from serai.server.postgres import PostgresStore

STARTS = 5
"""Starts with each number of games; the middle counts."""
LIVE = 50
"""Tables in play while moves are timed."""
MOVES = 10
"""Moves of a stored game."""
PLAYING = 100
"""Of so many stored games one is still in play."""
NUMBERS = "WITH RECURSIVE n(number) AS (SELECT 0 UNION ALL SELECT number + 1 FROM n WHERE number < {last})"
IN_FILE = (
    """INSERT INTO tables (id, game, rules, options, chat, practice, listed, secret, created, summary, status, touched,
    record) {numbers} SELECT printf('game%09d', number), 'jaipur', 1, '{{}}', 1, 0, 0, zeroblob(32), {now} + number,
    '{{"status":"' || iif(number % {playing}, 'ended', 'playing') || '","actors":[0],"outcome":null,"end":null}}',
    iif(number % {playing}, 'ended', 'playing'), {now}, iif(number % {playing}, '{{}}', NULL) FROM n""",
    """INSERT INTO seats (table_id, seat, kind, name, token, entropy, has_left, since)
    {numbers} SELECT printf('game%09d', number / 2), number % 2, 'human', 'Ana', randomblob(32), zeroblob(32), 0, 1
    FROM n""",
    """INSERT INTO moves (table_id, version, kind, seat, client_id, text, at) {numbers} SELECT
    printf('game%09d', number / {moves}), number % {moves} + 2, 'move', number % 2, 'm' || (number % {moves}),
    'swap DGG/LLM', {now} FROM n""",
)
"""Tables, seats and moves."""


def fill_file(path: Path, games: int) -> None:
    """Write games into a new file of data."""
    now = int(time.time() * 1000)
    with contextlib.closing(datafile.opened(path)) as database:
        for statement, rows in zip(IN_FILE, (games, 2 * games, MOVES * games), strict=True):
            numbers = NUMBERS.format(last=rows - 1)
            database.execute("BEGIN")
            database.execute(statement.format(numbers=numbers, now=now, playing=PLAYING, moves=MOVES))
            database.execute("COMMIT")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")


async def fill_database(address: str, games: int) -> None:
    """Let PostgreSQL write games into an empty database."""
    await (await PostgresStore.opened(address)).close()
    connection = await asyncpg.connect(address)
    await connection.execute(FILL.format(games=games, moves=MOVES))
    await connection.execute("CHECKPOINT")
    await connection.close()


def start(data: Path) -> tuple[float, float]:
    """Start a server and stop it; return the seconds until guests may come, and the processor time until then."""
    port = free_port()
    words = ["-m", "serai.server.run", "--port", str(port), "--data", str(data), "--no-browser", "--no-warm-up"]
    began = time.perf_counter()
    process = subprocess.Popen([sys.executable, *words], stderr=subprocess.DEVNULL)
    try:
        while True:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=60).read()
            except (urllib.error.URLError, ConnectionError):
                if process.poll() is not None:
                    raise SystemExit("the server did not start") from None
                time.sleep(0.005)
            else:
                return time.perf_counter() - began, processor_time(process.pid)
    finally:
        process.terminate()
        process.wait()


def starts(folders: dict[int, Path]) -> dict[int, dict[str, float]]:
    """Start every server some times, in turns."""
    took: dict[int, list[tuple[float, float]]] = {games: [] for games in folders}
    for _ in range(STARTS):
        for games, folder in folders.items():
            took[games].append(start(folder))
    return {
        games: {
            "start_s": round(statistics.median(wall for wall, _ in pairs), 2),
            "start_processor_s": round(statistics.median(used for _, used in pairs), 2),
        }
        for games, pairs in took.items()
    }


async def moves(servers: dict[int, Served], *, seconds: float, windows: int) -> dict[int, dict[str, Any]]:
    """Let tables play at every server in turns."""
    players = {games: Contestant(f"{games:,}", served, "jaipur") for games, served in servers.items()}
    for one in players.values():
        await one.search.open(LIVE)
    for _ in range(windows):
        for one in players.values():
            await one.window(seconds)
    for one in players.values():
        for wire in one.search.crowd.wires:
            wire.transport.abort()
    return {games: one.told() for games, one in players.items()}


@contextlib.contextmanager
def in_files(counts: Sequence[int]) -> Iterator[dict[int, Path]]:
    """Have a folder of data for each number of games."""
    with contextlib.ExitStack() as stack:
        folders = {}
        for games in counts:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="serai-stored-")))
            began = time.perf_counter()
            fill_file(folder / "serai.sqlite", games)
            size = (folder / "serai.sqlite").stat().st_size / 1e6
            sys.stderr.write(f"{games:>9,} games, {size:,.0f} MB, written in {time.perf_counter() - began:.0f} s\n")
            folders[games] = folder
        yield folders


def measured(counts: Sequence[int], *, seconds: float, windows: int, postgres: Postgres | None) -> dict[int, Any]:
    """Measure with each number of games; with a database the live move only."""
    found: dict[int, dict[str, Any]] = {games: {} for games in counts}
    with contextlib.ExitStack() as stack:
        more: dict[int, list[str]] = {games: [] for games in counts}
        if postgres is None:
            folders = stack.enter_context(in_files(counts))
            for games, told in starts(folders).items():
                found[games] |= {"file_mb": round((folders[games] / "serai.sqlite").stat().st_size / 1e6), **told}
        else:
            folders = {
                games: Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="serai-stored-")))
                for games in counts
            }
            for games in counts:
                more[games] = ["--database", postgres.new_database()]
                asyncio.run(fill_database(more[games][1], games))
                sys.stderr.write(f"{games:>9,} games in the database\n")
        servers = {}
        for games in counts:
            servers[games] = Served(str(folders[games]), more=more[games])
            stack.callback(servers[games].stop)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            for games, told in runner.run(moves(servers, seconds=seconds, windows=windows)).items():
                found[games] |= {"move": told}
    return found


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    usual = (1_000, 100_000, 1_000_000)
    parser.add_argument("--games", type=int, nargs="+", default=usual, help="numbers of games (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=6.0, help="seconds of a window (default: %(default)s)")
    parser.add_argument("--windows", type=int, default=4, help="windows of each server (default: %(default)s)")
    parser.add_argument("--quick", action="store_true", help="1,000 and 20,000 games, shorter windows")
    parser.add_argument("--postgresql", action="store_true", help="live moves with a PostgreSQL instead of a file")
    parser.add_argument("--json", action="store_true", help="answer as one JSON object")
    said = parser.parse_args(words)
    most_files()
    counts, seconds, windows = ((1_000, 20_000), 3.0, 2) if said.quick else (said.games, said.seconds, said.windows)
    busy = round(os.getloadavg()[0], 2)
    with Postgres(durable=True) if said.postgresql else contextlib.nullcontext() as postgres:
        found = measured(counts, seconds=seconds, windows=windows, postgres=postgres)
    if said.json:
        print(json.dumps({"busy_before": busy, "games": found}))
        return 0
    print(f"{'games':>10} {'file':>9} {'start':>8} {'of it used':>11}   move: used      p50      p99   (load {busy})")
    for games, told in found.items():
        size, took, used = (
            (f"{told['file_mb']:,} MB", f"{told['start_s']:.2f} s", f"{told['start_processor_s']:.2f} s")
            if "start_s" in told
            else ("", "", "")
        )
        move = told["move"]
        print(
            f"{games:>10,} {size:>9} {took:>8} {used:>11} {move['cost_ms']:>9.3f} ms {move['p50_ms']:>5} ms"
            f" {move['p99_ms']:>5} ms"
        )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
