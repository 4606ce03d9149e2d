"""One run: so many games over several processes, with faults all the while, and what came of it."""

from __future__ import annotations

import asyncio
import random
import resource
import shutil
import sys
import time
import traceback
from collections import Counter
from pathlib import Path
from typing import Any

from benchmarks.faults.checks import checked
from benchmarks.faults.faults import Faults
from benchmarks.faults.games import Game, Games
from benchmarks.faults.house import House
from benchmarks.faults.players import Person, table_of
from msgspec import Struct
from tests.servers import Postgres, Valkey

from serai.server.postgres import PostgresStore

SEATS = {"jaipur": 2, "eschnapur": 3}
BANK = 3600
"""Seconds on everybody's clock, of which nobody takes any."""
STUCK = 600.0
"""Seconds after which a game that has not ended counts as lost."""


class Plan(Struct, frozen=True):
    """What is run; the seed settles what happens when, though not how fast the machine is."""

    seed: int
    games: int = 100
    """Games that are to live through a fault; those that do not are played and checked, too."""
    together: int = 200
    processes: int = 3
    lease: float = 8.0
    pause: float = 3.0
    """Seconds between two faults, on average and at least."""
    moves: int = 1500
    """Moves that the house stores between two faults, on average and at least."""
    think: float = 0.02
    """Seconds that a person takes for a move, on average."""
    valkey: bool = True
    minutes: float = 24 * 60
    """No game is begun after so long."""
    deeds: tuple[str, ...] = ()
    """What happens, one after the other, before the games are over; nothing named: anything, by chance."""
    eschnapur: float = 0.2
    """The part of the games that are Eschnapur."""


class Result(Struct):
    """What came of a run."""

    seed: int
    games: int = 0
    faulted: int = 0
    """Games that were in play while a fault was at work on the table's owner or on a process with somebody's socket."""
    thrown_out: int = 0
    """Games of which somebody was sent away, or heard nothing any more, and came back."""
    touches: dict[str, int] = {}
    """How often a fault of each kind touched a game."""
    by_game: dict[str, int] = {}
    moves: int = 0
    returns: int = 0
    longest: float = 0.0
    charged: float = 0.0
    """The most seconds that anybody's clock was charged for one step."""
    seconds: float = 0.0
    fenced: int = 0
    faults: dict[str, int] = {}
    bus: dict[str, int] = {}
    violations: list[str] = []
    interrupted: bool = False
    memory: int = 0
    """Megabytes that this process has needed at most."""
    files: int = 0
    """Files and sockets that it has open."""
    logs: str = ""
    """Where the logs of the processes are kept, when something did not hold."""


class Run:
    """A run in progress: its result can be read at any time."""

    def __init__(self, plan: Plan, postgres: Postgres, valkey: Valkey | None, address: str) -> None:
        self.plan, self._chance = plan, random.Random(plan.seed)
        chance = random.Random(plan.seed + 1)
        self._house = House(chance, postgres, valkey, processes=plan.processes, lease=plan.lease)
        self._house.address = address
        self._result, self._began = Result(plan.seed), time.monotonic()
        self._games = Games(address)
        self._faults = Faults(
            self._house,
            pause=plan.pause,
            moves=plan.moves,
            stored=self._stored,
            deeds=plan.deeds,
            touch=self._games.touch,
        )
        self._touches: Counter[str] = Counter()
        self._by_game: Counter[str] = Counter()
        self._begun = 0
        self._store: PostgresStore
        self._corners: list[asyncio.Task[None]] = []

    def stop(self) -> None:
        """Leave it at what has been played so far."""
        self._result.interrupted = True
        for corner in self._corners:
            corner.cancel()

    async def play(self) -> Result:
        """Play the games, and check every one of them."""
        going: asyncio.Task[None] | None = None
        try:
            await self._house.open()
            self._store = await PostgresStore.opened(self._house.address)
            await self._store.retire()  # whoever only looks serves nothing
            going = asyncio.ensure_future(self._harm())
            self._corners = [asyncio.ensure_future(self._corner(going)) for _ in range(self.plan.together)]
            ends = await asyncio.gather(*self._corners, return_exceptions=True)
            self._result.violations += [
                "the run itself failed: " + "".join(traceback.format_exception(end))
                for end in ends
                if isinstance(end, Exception)
            ]
            if not self.plan.deeds or self._result.interrupted:
                going.cancel()
            await asyncio.gather(going, return_exceptions=True)
            self._result.fenced = sum(process.counted("table-rebuilt") for process in self._house.processes)
            await self._store.close()
        finally:
            if going is not None:
                going.cancel()
            await self._games.close()
            await self._house.close()
        result = self.result()
        if result.violations:
            result.logs = str(self._house.folder)
        else:
            shutil.rmtree(self._house.folder, ignore_errors=True)
        return result

    def _stored(self) -> int:
        """Return how many moves were acknowledged so far."""
        playing = (person for game in self._games.playing for person in game.people)
        return self._result.moves + sum(len(person.acknowledged) for person in playing)

    async def _harm(self) -> None:
        while not any(game.in_play for game in self._games.playing):
            await asyncio.sleep(0.05)
        await self._faults.run()

    async def _corner(self, going: asyncio.Task[None]) -> None:
        """Play one game after the other."""
        while not self._enough():
            if going.done():
                going.result()  # a process that does not start ends the run
            self._begun += 1
            await self._one()

    def _enough(self) -> bool:
        counted = self._begun if self.plan.deeds else self._result.faulted
        return counted >= self.plan.games or time.monotonic() - self._began > self.plan.minutes * 60

    async def _one(self) -> None:
        number, chance, result = self._begun, self._chance, self._result
        name = "eschnapur" if chance.random() < self.plan.eschnapur else "jaipur"
        people = [
            Person(
                lambda: self._house.ports,
                random.Random(chance.random()),
                f"10.{number >> 8 & 255}.{number & 255}.{at}",
                self.plan.think,
            )
            for at in range(SEATS[name])
        ]
        game = Game(people)
        self._games.playing.add(game)
        try:
            async with asyncio.timeout(STUCK):
                options: dict[str, Any] = {"seals": 1} if name == "jaipur" else {}
                table = await table_of(people, name, options=options, clock={"bank": BANK, "increment": 0})
                await asyncio.gather(*(person.play() for person in people))
        except TimeoutError:
            seen = [(person.version, person.status, person.returns) for person in people]
            return self._violated([f"{game.table} ({name}): has not ended after {STUCK} s: {seen}"])
        finally:
            self._games.playing.discard(game)
        verdict = await checked(self._store, table, people, BANK, 2 * self.plan.lease, self._faults.diary)
        self._violated(verdict.faults)
        result.games += 1
        result.faulted += bool(game.touched)
        result.thrown_out += any(person.returns for person in people)
        result.moves += sum(len(person.acknowledged) for person in people)
        result.returns += sum(person.returns for person in people)
        result.longest = max(result.longest, *(person.longest for person in people))
        result.charged = max(result.charged, verdict.charged)
        self._touches.update(game.touched)
        self._by_game[name] += 1
        return None

    def _violated(self, faults: list[str]) -> None:
        for fault in faults:
            sys.stderr.write(f"VIOLATION {fault}\n")
        self._result.violations += faults

    def result(self) -> Result:
        """Return what has come of it so far."""
        result = self._result
        result.seconds = round(time.monotonic() - self._began, 1)
        result.faults = dict(self._faults.done)
        result.touches, result.by_game = dict(self._touches), dict(self._by_game)
        bus: Counter[str] = Counter()
        for process in self._house.processes:
            bus.update(process.bus.done if process.bus is not None else {})
        result.bus = dict(bus)
        result.memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
        files = Path("/proc/self/fd")
        result.files = sum(1 for _ in files.iterdir()) if files.exists() else 0
        return result


async def played(plan: Plan, postgres: Postgres, valkey: Valkey | None, address: str) -> Result:
    """Play the games, and check every one of them."""
    return await Run(plan, postgres, valkey, address).play()
