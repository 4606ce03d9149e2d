"""Keeping house where several processes share it: visits anywhere keep a table, and what is done twice does no harm."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import httpx
import pytest
from tests.server.guest import ADDRESSES, Guest, play_on, serving, two_seated
from tests.server.two_processes import TwoProcesses, come_true, got, guests_at, two_processes
from tests.servers import Postgres, Valkey

from serai.server import housekeeping
from serai.server.app import Server
from serai.server.archive import _keep, archive
from serai.server.postgres import PostgresStore

DAY = housekeeping.DAY


@pytest.fixture(scope="module")
def database(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, database: str, valkey: Valkey) -> Iterator[TwoProcesses]:
    shared = {"database_url": database, "bus": valkey.address, "keep_days": 5, "abandoned_days": 30}
    with two_processes(tmp_path_factory.mktemp("house"), **shared) as house:
        yield house


@pytest.fixture(autouse=True)
def _no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "STEP_PAUSE", 0.0)


def in_days(days: float, *servers: Server) -> None:
    """Let so many days pass."""
    for server in servers:
        wall = server.hall.services.wall
        server.hall.services.wall = lambda wall=wall: wall() + round(days * DAY)  # type: ignore[misc]


async def noted(server: Server) -> None:
    """Have a process begin its hour anew, and wait until it has noted by itself who was there."""
    keeping = server.hall.keeping
    for task in keeping._tasks:
        task.cancel()
    keeping.begin()
    await come_true(lambda: not keeping.visited)


def leader(first: Server, second: Server) -> tuple[Server, Server]:
    """Return the process that keeps house, and the other."""
    assert first.hall.cluster is not None
    return (first, second) if first.hall.cluster.leads else (second, first)


async def put_away(server: Server, table: str) -> None:
    """Let a table be in the store alone."""
    server.hall._put_away(server.hall.tables[table])
    assert server.hall.cluster is not None
    await asyncio.gather(*server.hall.cluster._releasing.values())


async def removed(database: str, *tables: str) -> list[bool]:
    connection = await asyncpg.connect(database)
    found = {row["id"] for row in await connection.fetch("SELECT id FROM tables WHERE id = ANY($1)", [*tables])}
    await connection.close()
    return [table not in found for table in tables]


def test_a_table_that_is_put_away_by_one_process_is_taken_up_by_another(house: TwoProcesses) -> None:
    async def scene(a: Server, b: Server) -> None:
        async with guests_at(a, a) as (ana, bo):
            table = await two_seated(ana, bo, clock={"bank": 1000})
            await play_on([ana, bo], most=3)
            tokens, seen = [ana.token, bo.token], ana.latest()["view"]
        await come_true(lambda: a.hall.tables[table].resting)
        a.hall._put_away(a.hall.tables[table])
        assert a.hall.ticking == [table], "its clock runs: it stays with who keeps the time"
        async with guests_at(b, a) as (ana, bo):
            for guest, token in zip((ana, bo), tokens, strict=True):
                guest.token, guest.table = token, table
                assert (await guest.attach(table))["version"] == 4
            assert ana.latest()["view"] == seen
            assert (table in a.hall.tables, a.hall.ticking, table in b.hall.tables) == (True, [], False)
            assert sum(bool(guest.latest()["listed_moves"]) for guest in (ana, bo)) == 1
            await play_on([ana, bo], most=2)
            await bo.ask("resign", table=table)
            await ana.until(lambda told: told["type"] == "info" and told["info"]["status"] == "ended")
        await come_true(lambda: a.hall.tables[table].resting)
        await put_away(a, table)
        async with guests_at(b, a) as guests:
            for guest in guests:
                assert (await guest.attach(table))["info"]["status"] == "ended"
            assert (table in a.hall.tables, table in b.hall.tables) == (False, True)

    house.play(scene)


def test_a_visit_at_a_process_that_does_not_keep_house_keeps_a_table(house: TwoProcesses, database: str) -> None:
    async def scene(a: Server, b: Server) -> None:
        first, other = leader(a, b)
        async with guests_at(other, other) as (ana, bo):
            played, left = await two_seated(ana, bo), await two_seated(ana, bo)
        await noted(other)
        in_days(20, a, b)
        async with guests_at(other) as (ana,):
            await ana.attach(played)
        await noted(other)
        for table in (played, left):
            await come_true(lambda table=table: other.hall.tables[table].resting)  # type: ignore[misc]
            await put_away(other, table)
        in_days(20, a, b)
        await first.hall.keeping.sweep()
        assert await removed(database, played, left) == [False, True]
        # Who comes a moment before a table is put away has been there, too.
        async with guests_at(other) as (ana,):
            await ana.attach(played)
        await come_true(lambda: other.hall.tables[played].resting)
        await put_away(other, played)
        in_days(20, a, b)
        await first.hall.keeping.sweep()
        assert await removed(database, played) == [False]

    house.play(scene)


def test_a_visit_is_noted_by_a_process_that_ends(house: TwoProcesses, database: str, tmp_path: Path) -> None:
    async def scene(a: Server, b: Server) -> None:
        settings = a.settings
        async with serving(tmp_path, database_url=database, bus=settings.bus, abandoned_days=30) as third:
            third.hall.services.wall = a.hall.services.wall
            async with guests_at(third, third) as (ana, bo):
                table = await two_seated(ana, bo)
            await noted(third)
            in_days(20, a, b, third)
            async with guests_at(third) as (ana,):
                await ana.attach(table)
        in_days(20, a, b)
        await leader(a, b)[0].hall.keeping.sweep()
        assert await removed(database, table) == [False]

    house.play(scene)


def test_two_sweeps_and_an_archive_at_once_remove_every_game_once(
    house: TwoProcesses, database: str, tmp_path: Path
) -> None:
    async def scene(a: Server, b: Server) -> None:
        tables = []
        async with guests_at(a, b) as (ana, bo):
            for _ in range(6):
                table = await two_seated(ana, bo)
                await bo.ask("resign", table=table)
                await ana.until(lambda told, table=table: told.get("table") == table and is_over(told))  # type: ignore[misc]
                tables.append(table)
            watched = tables[0]
            for guest in (ana, bo):
                for table in tables[1:]:
                    await guest.ask("detach", table=table)
            assert (await got(b, f"/api/tables/{tables[1]}/record")).status_code == 200
            in_days(6, a, b)
            store = await PostgresStore.opened(database)
            await store.retire()
            now = a.hall.services.wall()
            await asyncio.gather(
                a.hall.keeping.sweep(),
                b.hall.keeping.sweep(),
                archive(store, now - 5 * DAY, tmp_path / "one", really=True, tell=lambda _: None),
                archive(store, now - 5 * DAY, tmp_path / "one", really=True, tell=lambda _: None),
            )
            await store.close()
            assert await removed(database, *tables) == [False, *[True] * 5], "but one that somebody looks at stays"
            for server in (a, b):
                assert (await got(server, f"/api/tables/{watched}/record")).status_code == 200
                for table in tables[1:]:
                    assert (await got(server, f"/api/tables/{table}/record")).status_code == 404
            assert not [*tmp_path.rglob("*.part")]

    house.play(scene)


def test_two_archives_that_write_the_same_file_at_once_leave_it_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second begins and ends while the first waits for the disk; either then removes the game."""
    fsync = os.fsync

    def slowly(handle: int) -> None:
        monkeypatch.setattr(os, "fsync", fsync)
        _keep(tmp_path, "game.jsonl", "the record")
        fsync(handle)

    monkeypatch.setattr(os, "fsync", slowly)
    _keep(tmp_path, "game.jsonl", "the record")
    assert [(file.name, file.read_text()) for file in tmp_path.iterdir()] == [("game.jsonl", "the record\n")]


def is_over(told: dict[str, object]) -> bool:
    info = told.get("info")
    return isinstance(info, dict) and info["status"] == "ended"


def test_a_process_that_ends_says_so_and_the_others_stay_ready(
    house: TwoProcesses, database: str, tmp_path: Path
) -> None:
    async def scene(a: Server, b: Server) -> None:
        async with (
            serving(tmp_path, database_url=database, bus=a.settings.bus) as third,
            httpx.AsyncClient(base_url=f"http://{ADDRESSES[third]}") as balancer,
            guests_at(third, a) as (ana, bo),
        ):
            table = await two_seated(ana, bo)
            assert (await balancer.get("/readyz")).json() == {"status": "ready"}
            async with third.hall.tables[table].lock:  # something is being stored
                third.stop()
                await come_true(lambda: third.draining)
                leaving = await balancer.get("/readyz")  # by a connection that it has
                assert (leaving.status_code, leaving.json()) == (503, {"status": "draining"})
                for server in (a, b):
                    assert (await got(server, "/readyz")).json() == {"status": "ready"}
                staying = [server.hall.cluster for server in (a, b) if server.hall.cluster is not None]
                await come_true(lambda: sum(one.leads for one in staying) == 1)
                with pytest.raises(httpx.ConnectError):
                    await got(third, "/readyz")
            for guest in (ana, bo):
                await guest.wire.wait_closed()
                assert guest.wire.close_code == 1012
            await come_true(lambda: any(table in server.hall.tables for server in (a, b)))
            again = [await Guest.arrive(server) for server in (a, b)]
            for guest, before in zip(again, (ana, bo), strict=True):
                guest.token, guest.table = before.token, table
                await guest.attach(table)
            await play_on(again, most=2)
            for guest in again:
                await guest.leave()

    house.play(scene)
