"""The tools that measure a server: their own sums, and data as a server expects it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from benchmarks.day_of_play import judged, slope
from benchmarks.stored_games import MOVES, PLAYING, fill_file

from serai.server.sqlite import SqliteStore


def test_a_slope_knows_how_sure_it_is() -> None:
    """A line without noise is known exactly; noise around a level one is not taken for a rise."""
    assert slope([(0, 1), (1, 3), (2, 5), (3, 7)]) == (2.0, 0.0)
    chance = random.Random(1)
    rise, error = slope([(at, 100 + chance.gauss(0, 5)) for at in range(50)])
    assert abs(rise) < error


def test_a_day_is_judged_by_its_second_half() -> None:
    """A server may grow while it fills what it keeps; what goes on growing is told."""

    def day(memory: list[float]) -> dict[str, object]:
        looks = [{"games": at * 10, "memory": held, "files": 9, "threads": 3} for at, held in enumerate(memory)]
        return judged({"looks": [*looks, looks[-1]], "did": {"games": 10 * len(memory)}})

    filled = [min(at, 40) * 1e6 + 1e8 for at in range(100)]
    assert day(filled)["flat"]
    assert not day([at * 1e6 + 1e8 for at in range(100)])["flat"]


def test_games_written_by_sql_are_games_of_the_store(tmp_path: Path) -> None:
    """The store reads what the measurement of many games has written."""
    path = tmp_path / "serai.sqlite"
    fill_file(path, 3 * PLAYING)

    async def scene() -> None:
        store = SqliteStore(path)
        for number, status in ((0, "playing"), (1, "ended"), (PLAYING, "playing")):
            stored = await store.load(f"game{number:09d}")
            assert stored is not None
            assert stored.row.summary.status == status
            assert len(stored.seats) == 2
            assert len(stored.entries) == MOVES
        await store.close()

    asyncio.run(scene())
