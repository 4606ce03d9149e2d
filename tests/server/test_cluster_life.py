"""Processes of a shared hall come, go, fall asleep and lose their bus; games go on, and nothing stored is lost."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import logging
import random
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from benchmarks.faults.checks import checked
from benchmarks.faults.players import Person, table_of
from benchmarks.faults.proxies import Proxy
from benchmarks.faults.run import Plan, played
from tests.server.guest import ADDRESSES, Guest, play_on, serving, two_seated
from tests.server.test_cluster_tables import guests_of, owners
from tests.servers import Postgres, Valkey
from websockets.exceptions import ConnectionClosed

from serai.server import drain_command
from serai.server.app import Server
from serai.server.cluster import session as sessions

BACK = 1012
"""The code that asks a client to come back."""


def ports(*servers: Server) -> list[int]:
    """Return where servers that still listen are to be found."""
    return [int(ADDRESSES[server].rpartition(":")[2]) for server in servers]


async def ended_with(guest: Guest) -> int | None:
    """Wait until a guest is sent away, and return the code."""
    async with asyncio.timeout(60):
        with contextlib.suppress(ConnectionClosed):
            await guest.wire.wait_closed()
    return guest.wire.close_code


async def owned(table: str, server: Server) -> None:
    """Wait until a server has a table."""
    async with asyncio.timeout(60):
        while table not in server.hall.tables:
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("bus", ["valkey", "postgres"])
def test_a_running_pair_is_upgraded_and_every_game_is_finished(
    bus: str, tmp_path: Path, shared_database: str, request: pytest.FixtureRequest
) -> None:
    shared: dict[str, Any] = {"database_url": shared_database}
    if bus == "valkey":
        shared["bus"] = request.getfixturevalue("valkey").address

    async def scene() -> None:
        async with contextlib.AsyncExitStack() as house:
            first, second = [await house.enter_async_context(serving(tmp_path, **shared)) for _ in range(2)]
            there = [first, second]
            chance = random.Random(3)
            games = []
            for number in range(4):
                people = [Person(lambda: ports(*there), chance, f"10.0.{number}.{at}") for at in range(2)]
                games.append((await table_of(people, "jaipur", options={"seals": 2}), people))
            playing = [asyncio.ensure_future(person.play()) for _, people in games for person in people]
            await moved(games, 12)
            there.remove(first)
            first.stop()
            await moved(games, 12)
            third = await house.enter_async_context(serving(tmp_path, **shared))
            there.append(third)
            there.remove(second)
            asked = argparse.Namespace(
                database=shared_database, bus=shared.get("bus"), process=[second.name], json=False
            )
            assert await asyncio.to_thread(drain_command.run, asked) == 0
            assert not second.hall.tables
            async with asyncio.timeout(300):
                await asyncio.gather(*playing)
            store = third.hall.services.store
            for table, people in games:
                assert (await checked(store, table, people, None)).faults == []
            everybody = [person for _, people in games for person in people]
            sys.stdout.write(f"longest wait for a move: {max(person.longest for person in everybody):.3f} s\n")
            assert max(person.longest for person in everybody) < 60

    asyncio.run(scene())


async def moved(games: list[tuple[str, list[Person]]], most: int) -> None:
    """Wait until every game has gone on by some moves, or has ended."""
    start = [people[0].version for _, people in games]
    async with asyncio.timeout(120):
        for at, (_, people) in zip(start, games, strict=True):
            while people[0].version < at + most and people[0].status != "ended":
                await asyncio.sleep(0.005)


def test_the_processes_are_listed_and_one_that_is_not_there_cannot_be_drained(
    tmp_path: Path, shared_database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def scene() -> str:
        async with serving(tmp_path, database_url=shared_database) as server:
            for names in ([], ["nowhere:1"]):
                asked = argparse.Namespace(database=shared_database, bus="", process=names, json=not names)
                assert await asyncio.to_thread(drain_command.run, asked) == (2 if names else 0)
            return server.name

    name = asyncio.run(scene())
    told = capsys.readouterr()
    assert told.out == f'[{{"process":"{name}","tables":0,"draining":false}}]\n'
    assert f"There is no process nowhere:1; those that run: {name}." in told.err


@pytest.mark.usefixtures("unhushed")
def test_processes_with_different_buses_are_told_of_and_drained_by_their_own_only(
    tmp_path: Path,
    shared_database: str,
    valkey: Valkey,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def scene() -> list[str]:
        shared = {"database_url": shared_database}
        async with (
            serving(tmp_path, **shared, bus=valkey.address) as quick,
            serving(tmp_path, **shared) as plain,
        ):
            assert quick.hall.cluster is not None
            while not quick.hall.cluster.others:
                await asyncio.sleep(0.02)
            for bus, name in ((None, quick.name), (valkey.address, plain.name)):
                asked = argparse.Namespace(database=shared_database, bus=bus, process=[name], json=False)
                assert await asyncio.to_thread(drain_command.run, asked) == 2
            return [quick.name, plain.name]

    caplog.set_level("WARNING", "serai.server")
    quick, plain = asyncio.run(scene())
    told = capsys.readouterr().err
    assert f"{quick} does not listen there. Name its bus, too: --bus redis://" in told
    assert f"{plain} does not listen there. Leave --bus out." in told
    assert "other-bus" in caplog.messages


def test_whoever_cannot_renew_its_lease_is_followed_and_its_late_write_fails(
    tmp_path: Path, shared_database: str, valkey: Valkey
) -> None:
    async def scene() -> None:
        shared: dict[str, Any] = {"database_url": shared_database, "bus": valkey.address, "lease": 6.0}
        async with (
            serving(tmp_path, **shared) as a,
            serving(tmp_path, **shared) as b,
            guests_of(a, a) as (ana, bo),
        ):
            table = await two_seated(ana, bo, clock={"bank": 600, "increment": 0})
            await play_on([ana, bo], most=3)
            assert a.hall.cluster is not None
            for asleep in a.hall.cluster._tasks:
                asleep.cancel()  # as if it were held up: it neither renews its lease nor drops its tables
            await owned(table, b)
            assert owners(table, a, b) == [True, True], "it has not heard of it"
            mover = ana if ana.latest()["listed_moves"] else bo
            with contextlib.suppress(ConnectionError):
                told = await mover.answer(
                    "move", table=table, version=mover.latest()["version"], move=mover.latest()["listed_moves"][0]
                )
                assert told["code"] == "stale", "the late write failed"
            assert await ended_with(ana) == await ended_with(bo) == BACK
            kept = await b.hall.services.store.load(table)
            assert kept is not None
            assert len(kept.entries) == 3, "nothing was stored"
            assert min(json.loads(kept.entries[-1].clock or "")) > 540_000, "nobody was charged for it"
            after = [(await attached(b, table, guest.token))[0] for guest in (ana, bo)]
            await play_on(after, most=2)
            for guest in after:
                await guest.leave()

    asyncio.run(scene())


def test_a_process_that_loses_the_database_drops_its_tables_in_time_and_heals(
    tmp_path: Path, postgres: Postgres, shared_database: str, valkey: Valkey
) -> None:
    async def scene() -> None:
        proxy = Proxy(postgres.port)
        await proxy.open()
        address = shared_database.replace(f":{postgres.port}/", f":{proxy.port}/")
        shared: dict[str, Any] = {"bus": valkey.address, "lease": 6.0}
        async with (
            serving(tmp_path, **shared, database_url=address) as a,
            serving(tmp_path, **shared, database_url=shared_database) as b,
            guests_of(a, a) as (ana, bo),
        ):
            table = await two_seated(ana, bo)
            proxy.cut()
            assert await ended_with(ana) == await ended_with(bo) == BACK
            assert table not in a.hall.tables
            cy, told = await attached(b, table, ana.token)
            assert told["seat"] == 0
            assert owners(table, a, b) == [False, True]
            proxy.mend()
            dee, told = await attached(a, table)
            assert told["seat"] is None
            assert owners(table, a, b) == [False, True]
            for guest in (cy, dee):
                await guest.leave()
        await proxy.close()

    asyncio.run(scene())


async def attached(server: Server, table: str, token: str | None = None) -> tuple[Guest, dict[str, Any]]:
    """Come to a table as soon as somebody can serve it, as often as one is sent away."""
    async with asyncio.timeout(120):
        while True:
            guest = await Guest.arrive(server)
            guest.table, guest.token = table, token or ""
            with contextlib.suppress(ConnectionError, ConnectionClosed):
                told = await guest.answer("attach", table=table, token=token)
                if told["type"] == "state":
                    return guest, told
            await guest.leave()
            await asyncio.sleep(0.1)


@contextlib.asynccontextmanager
async def cut_off(valkey: Valkey) -> AsyncIterator[Proxy]:
    proxy = Proxy(valkey.port)
    await proxy.open()
    yield proxy
    await proxy.close()


def test_a_bus_that_is_cut_sends_clients_away_to_come_back_and_heals(
    tmp_path: Path, shared_database: str, valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "SILENCE", 1.5)

    async def scene() -> None:
        async with cut_off(valkey) as proxy:
            shared: dict[str, Any] = {"database_url": shared_database}
            async with (
                serving(tmp_path, **shared, bus=valkey.address) as a,
                serving(tmp_path, **shared, bus=f"redis://127.0.0.1:{proxy.port}/0") as b,
                guests_of(a, b) as (ana, bo),
            ):
                table = await two_seated(ana, bo)
                proxy.cut()
                mover = ana if ana.latest()["listed_moves"] else bo
                await mover.send("move", table=table, version=1, move=mover.latest()["listed_moves"][0])
                assert await ended_with(bo) == BACK
                proxy.mend()
                back, _ = await attached(b, table, bo.token)
                assert owners(table, a, b) == [True, False]
                await play_on([ana, back], most=4)
                await back.leave()

    asyncio.run(scene())


def test_a_bus_that_is_lost_is_told_holds_up_no_game_of_one_process_and_heals(
    tmp_path: Path, shared_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "serai.server")

    async def told(event: str) -> None:
        async with asyncio.timeout(60):
            while event not in (record.getMessage() for record in caplog.records):
                await asyncio.sleep(0.02)

    async def scene(bus: Valkey) -> None:
        shared: dict[str, Any] = {"database_url": shared_database, "bus": bus.address}
        async with (
            serving(tmp_path, **shared) as a,
            serving(tmp_path, **shared) as b,
            guests_of(a, a) as (ana, bo),
        ):
            table = await two_seated(ana, bo)
            bus.kill()
            await told("bus-lost")
            assert await play_on([ana, bo], most=6) == 6, "everybody hangs on the process that owns the table"
            bus.start()
            await told("bus-back")
            watcher, _ = await attached(b, table)
            await play_on([ana, bo, watcher], most=2)
            await watcher.leave()

    with Valkey() as bus:
        asyncio.run(scene(bus))


def test_games_survive_a_killed_and_a_sleeping_process(postgres: Postgres, valkey: Valkey) -> None:
    address = postgres.new_database()
    deeds = ("paused past the lease", "killed")
    plan = Plan(seed=5, games=4, together=4, processes=2, lease=5.0, think=0.1, deeds=deeds)
    result = asyncio.run(played(plan, postgres, valkey, address))
    assert result.violations == []
    assert result.returns, "people were thrown out by it"
    assert result.games == 4
    assert set(result.faults) == set(deeds)
