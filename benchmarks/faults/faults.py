"""What happens to a house, by chance, and which games it touches."""

from __future__ import annotations

import asyncio
import signal
import time
from collections import deque
from collections.abc import Awaitable, Callable

from benchmarks.faults.house import House, Process

BUS = frozenset({"cut off from the bus", "bus with faults"})
"""What only touches games whose people and table are spread over several processes."""
GLANCE = 0.2
"""Seconds between two looks at how many moves have been stored."""
PATIENCE = 120.0
"""Seconds after which the next fault comes though few moves were stored: a house that stands still must show it."""
Touch = Callable[[str, Process], Awaitable[None]]


async def _nobody(_name: str, _process: Process) -> None:
    pass


class Faults:
    """What happens to a house, by chance, and how often each of it happened.

    `touch` is told of a fault right before it begins to work, and of one that lasts also right before it ends: whoever
    came to the process meanwhile has lived through it, too. Between two faults the house stores some moves, however
    long a busy machine takes for that: a house that only falls and gets up again is no test of games.
    """

    def __init__(
        self,
        house: House,
        *,
        pause: float,
        moves: int = 0,
        stored: Callable[[], int] = lambda: 0,
        deeds: tuple[str, ...] = (),
        touch: Touch = _nobody,
    ) -> None:
        self._house, self._chance, self._pause, self._named = house, house.chance, pause, deeds
        self._moves, self._stored, self._touch = moves, stored, touch
        self.done: dict[str, int] = {}
        self.diary: deque[tuple[float, str]] = deque(maxlen=1000)
        self._deeds = {
            "killed": self._kill,
            "paused past the lease": self._pause_long,
            "paused briefly": self._pause_short,
            "drained and restarted": self._drain,
            "cut off from the database": self._no_database,
        }
        if house.valkey is not None:
            self._deeds |= {"cut off from the bus": self._no_bus, "bus with faults": self._noise}

    async def run(self) -> None:
        """Let things go wrong at every process, until cancelled, or those that were named; in the end all is mended."""
        try:
            if self._named:
                for name, process in zip(self._named, self._house.processes, strict=True):
                    await self._do(name, process)
            else:
                async with asyncio.TaskGroup() as lanes:
                    for process in self._house.processes:
                        lanes.create_task(self._lane(process))
        finally:
            for process in self._house.processes:
                process.signal(signal.SIGCONT)
                process.database.mend()
                if process.bus is not None:
                    process.bus.mend()
                    process.bus.noise = 0.0

    async def _lane(self, process: Process) -> None:
        while True:
            turn = self._chance.uniform(0.3, 1.7) * len(self._house.processes)
            enough, latest = self._stored() + turn * self._moves, time.monotonic() + PATIENCE
            await asyncio.sleep(turn * self._pause)
            while self._stored() < enough and time.monotonic() < latest:
                await asyncio.sleep(GLANCE)
            await self._do(self._chance.choice([*self._deeds]), process)

    async def _do(self, name: str, process: Process) -> None:
        self.diary.append((time.time(), f"{process.port} is {name}"))
        if name != "bus with faults":
            await self._touch(name, process)
        await self._deeds[name](process)
        self.diary.append((time.time(), f"{process.port} was {name}"))
        self.done[name] = self.done.get(name, 0) + 1

    async def _kill(self, process: Process) -> None:
        await process.kill()
        await asyncio.sleep(self._chance.uniform(0, 2))
        await process.start()

    async def _pause_long(self, process: Process) -> None:
        process.signal(signal.SIGSTOP)
        await asyncio.sleep(self._house.lease * self._chance.uniform(1.1, 1.6))
        process.signal(signal.SIGCONT)

    async def _pause_short(self, process: Process) -> None:
        process.signal(signal.SIGSTOP)
        await asyncio.sleep(self._chance.uniform(0.05, 0.9) * self._house.lease)
        process.signal(signal.SIGCONT)

    async def _drain(self, process: Process) -> None:
        process.signal(signal.SIGTERM)
        await process.ended()
        await process.start()

    async def _no_database(self, process: Process) -> None:
        process.database.cut()
        await asyncio.sleep(self._house.lease * self._chance.uniform(0.1, 1.6))
        await self._touch("cut off from the database", process)
        process.database.mend()

    async def _no_bus(self, process: Process) -> None:
        assert process.bus is not None
        process.bus.cut()
        await asyncio.sleep(self._chance.uniform(0.1, 6))
        await self._touch("cut off from the bus", process)
        process.bus.mend()

    async def _noise(self, process: Process) -> None:
        assert process.bus is not None
        before = sum(process.bus.done.values())
        process.bus.noise = self._chance.choice((0.02, 0.1, 0.3))
        await asyncio.sleep(self._chance.uniform(1, 5))
        if sum(process.bus.done.values()) > before:
            await self._touch("bus with faults", process)
        process.bus.noise = 0.0
