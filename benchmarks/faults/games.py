"""The games in play, and the faults that each of them has lived through."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import asyncpg
from benchmarks.faults.faults import BUS
from benchmarks.faults.house import Process
from benchmarks.faults.players import Person

from serai.server.cluster import told

OWNERS = """
SELECT tables.id, processes.told FROM tables JOIN processes ON processes.id = tables.owner WHERE tables.id = ANY($1)"""


class Game:
    """One game: its people, and how often each fault has touched it while it was in play."""

    def __init__(self, people: Sequence[Person]) -> None:
        self.people = people
        self.touched: Counter[str] = Counter()

    @property
    def table(self) -> str:
        return self.people[-1].table

    @property
    def in_play(self) -> bool:
        """Whether it has been dealt, and somebody has not seen its end."""
        return any(person.version for person in self.people) and any(p.status != "ended" for p in self.people)

    def hangs_on(self, process: Process, *, owned: bool, spread: bool) -> bool:
        """Tell whether a process owns the table or has the socket of somebody at it; and, if asked, another has too."""
        here = [person.port == process.port for person in self.people if person.port]
        return (owned or any(here)) and (not spread or not (owned and all(here)))


class Games:
    """All games in play."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._asking = asyncio.Lock()
        self._connection: asyncpg.Connection[Any] | None = None
        self.playing: set[Game] = set()

    async def touch(self, fault: str, process: Process) -> None:
        """Note a fault at every game that it touches, as the database tells who owns what."""
        going = [game for game in self.playing if game.in_play]
        async with self._asking:
            if self._connection is None:
                self._connection = await asyncpg.connect(self._address)
            rows = await self._connection.fetch(OWNERS, [game.table for game in going])
        owned = _tables_of(process, rows)
        for game in going:
            if game.in_play and game.hangs_on(process, owned=game.table in owned, spread=fault in BUS):
                game.touched[fault] += 1

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()


def _tables_of(process: Process, rows: Iterable[asyncpg.Record]) -> set[str]:
    """Return the tables of a process: it tells the others by which port it is found."""
    name = f":{process.port}"
    return {row["id"] for row in rows if told.DECODER.decode(row["told"]).name.endswith(name)}
