"""One run: so many games over several processes, with faults all the while, and what came of it."""

from __future__ import annotations

import asyncio
import random
import shutil
import time
from typing import Any

from benchmarks.faults.checks import violations
from benchmarks.faults.house import Faults, House
from benchmarks.faults.players import Person, table_of
from msgspec import Struct
from tests.servers import Postgres, Valkey

from serai.server.postgres import PostgresStore

SEATS = {"jaipur": 2, "eschnapur": 3}
BANK = 3600
"""Seconds on everybody's clock, of which nobody takes any."""


class Plan(Struct, frozen=True):
    """What is run; the seed settles what happens when, though not how fast the machine is."""

    seed: int
    games: int = 100
    together: int = 24
    processes: int = 3
    lease: float = 4.0
    pause: float = 2.0
    """Seconds between two faults, on average."""
    think: float = 0.05
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
    moves: int = 0
    returns: int = 0
    longest: float = 0.0
    seconds: float = 0.0
    fenced: int = 0
    faults: dict[str, int] = {}
    bus: dict[str, int] = {}
    violations: list[str] = []


async def played(plan: Plan, postgres: Postgres, valkey: Valkey | None, address: str) -> Result:
    """Play the games, and check every one of them."""
    chance = random.Random(plan.seed)
    house = House(random.Random(plan.seed + 1), postgres, valkey, processes=plan.processes, lease=plan.lease)
    house.address = address
    result, began = Result(plan.seed), time.monotonic()
    try:
        await house.open()
        store = await PostgresStore.opened(address)
        await store.retire()  # whoever only looks serves nothing
        faults = Faults(house, pause=plan.pause, deeds=plan.deeds)
        everybody = list[Person]()

        async def harm() -> None:
            while not any(person.version > 2 for person in everybody):
                await asyncio.sleep(0.05)
            await faults.run()

        going = asyncio.ensure_future(harm())
        games = iter(range(plan.games))

        async def corner() -> None:
            for number in games:
                if time.monotonic() - began > plan.minutes * 60:
                    return
                game = "eschnapur" if chance.random() < plan.eschnapur else "jaipur"
                company = [
                    Person(
                        lambda: house.ports,
                        random.Random(chance.random()),
                        f"10.{number >> 8 & 255}.{number & 255}.{at}",
                        plan.think,
                    )
                    for at in range(SEATS[game])
                ]
                everybody[:] = [person for person in everybody if person.status != "ended"] + company
                options: dict[str, Any] = {"seals": 1} if game == "jaipur" else {}
                clock = {"bank": BANK, "increment": 0}
                table = await table_of(company, game, options=options, clock=clock)
                await asyncio.gather(*(person.play() for person in company))
                result.violations += await violations(store, table, company, BANK)
                result.games += 1
                result.moves += sum(len(person.acknowledged) for person in company)
                result.returns += sum(person.returns for person in company)
                result.longest = max(result.longest, *(person.longest for person in company))
                if going.done():
                    going.result()

        await asyncio.gather(*(corner() for _ in range(plan.together)))
        if not plan.deeds:
            going.cancel()
        await asyncio.gather(going, return_exceptions=True)
        result.faults = faults.done
        for process in house.processes:
            if process.bus is not None:
                for name, count in process.bus.done.items():
                    result.bus[name] = result.bus.get(name, 0) + count
        result.fenced = sum(process.log.count("table-rebuilt") for process in house.processes)
        await store.close()
    finally:
        await house.close()
    result.seconds = round(time.monotonic() - began, 1)
    if not result.violations:
        shutil.rmtree(house.folder, ignore_errors=True)
    return result
