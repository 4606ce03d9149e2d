"""Two processes share one hall: people at one table hang on different ones and notice nothing of it."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.guest import PATIENCE, Guest, company, play_on, serving, two_seated

from serai.server.app import Server
from serai.server.pulse import Wakeful

Scene = tuple[Path, dict[str, Any]]


@pytest.fixture(params=["valkey", "postgres"])
def scene_of(request: pytest.FixtureRequest, tmp_path: Path, shared_database: str) -> Scene:
    """Return what a hall on either bus is served with."""
    bus = request.getfixturevalue("valkey").address if request.param == "valkey" else None
    return tmp_path, {"database_url": shared_database, "bus": bus}


@contextlib.asynccontextmanager
async def pair(scene: Scene, **changes: Any) -> AsyncIterator[tuple[Server, Server]]:
    """Run two processes' servers in this loop."""
    data, shared = scene
    async with serving(data, **shared, **changes) as first, serving(data, **shared, **changes) as second:
        yield first, second


@contextlib.asynccontextmanager
async def guests_of(*servers: Server) -> AsyncIterator[list[Guest]]:
    """Bring a guest to each of some servers."""
    guests = [await Guest.arrive(server) for server in servers]
    try:
        yield guests
    finally:
        for guest in guests:
            await guest.leave()


def owners(table: str, *servers: Server) -> list[bool]:
    """Tell which servers have a table in memory."""
    return [table in server.hall.tables for server in servers]


def test_people_and_spectators_of_one_table_hang_on_different_processes(scene_of: Scene) -> None:
    async def scene() -> None:
        async with pair(scene_of) as (a, b), guests_of(a, b, b, a) as (ana, bo, near, far):
            table = await two_seated(ana, bo)
            await near.attach(table)
            await far.attach(table)
            assert owners(table, a, b) == [True, False]
            assert await play_on([ana, bo]) > 10
            end = ana.latest()["version"]
            for guest in (bo, near, far):
                told = await guest.version(end)
                assert told["awaited"] == []
            seats = (await near.attach(table))["info"]["seats"]
            assert [seat["connected"] for seat in seats] == [True, True]
            assert near.events() == far.events(), "both watch the same"

    asyncio.run(scene())


def test_what_is_said_and_asked_at_a_table_crosses_processes(scene_of: Scene) -> None:
    async def scene() -> None:
        async with pair(scene_of) as (a, b), guests_of(a, b) as (ana, bo):
            table = await two_seated(ana, bo, chat=True)
            await bo.ask("say", table=table, text="Good luck!")
            heard = await ana.until(lambda told: told["type"] == "chat")
            assert (heard["name"], heard["text"]) == ("Bo", "Good luck!")
            mover, other = (ana, bo) if ana.latest()["listed_moves"] else (bo, ana)
            await mover.move(mover.latest()["listed_moves"][0])
            await other.version(2)
            await mover.ask("take-back", table=table)
            asked = await other.until(lambda told: told["type"] == "info" and told["info"]["request"] is not None)
            assert asked["info"]["request"]["wish"] == "take-back"
            await other.ask("reply", table=table, agree=True)
            await mover.until(lambda told: told["type"] == "update" and told["version"] >= 4)
            refused = await bo.refused("move", table=table, version=99, move="take Q")
            assert refused["code"] in ("malformed", "stale")
            assert (await bo.refused("hint", table=table))["code"] == "with-people"
            assert (await bo.refused("move", table="elsewhere", version=1, move="camels"))["code"] == "not-seated"

    asyncio.run(scene())


def test_a_rematch_and_declining_it_cross_processes(scene_of: Scene) -> None:
    async def scene() -> None:
        async with pair(scene_of) as (a, b), guests_of(a, b) as (ana, bo):
            table = await two_seated(ana, bo)
            await bo.ask("resign", table=table)
            await ana.until(lambda told: told["type"] == "info" and told["info"]["status"] == "ended")
            following = (await bo.ask("rematch", table=table))["table"]
            assert (await ana.ask("rematch", table=table))["table"] == following
            token = bo.token
            await bo.sit(following, "Bo", token=token)  # its first visitor: the next game is b's
            assert owners(following, a, b) == [False, True]
            await bo.attach()
            await ana.ask("decline", table=table)
            await bo.until(lambda told: told["type"] == "info" and told["info"]["seats"][0]["left"])

    asyncio.run(scene())


def test_who_changes_hands_by_way_of_another_process_gets_no_time_back(scene_of: Scene) -> None:
    """The owner reads anew, or rebuilds, a table whose seats were changed beside it; the time of who thinks goes on."""

    async def scene() -> None:
        async with pair(scene_of) as (a, b), guests_of(a, a, b) as (ana, bo, elsewhere):
            table = await two_seated(ana, bo, clock={"bank": 1000})
            first = ana if ana.latest()["listed_moves"] else bo
            await asyncio.sleep(1.5)
            await elsewhere.ask("adopt", person="ab" * 16, tokens=[first.token])
            for _ in range(2):
                told = await elsewhere.attach(table)
                assert told["clock"]["running"] == [first.seat]
                assert told["clock"]["remaining"][first.seat or 0] <= 998_500
                await elsewhere.ask("detach", table=table)
                a.hall.drop([table])  # as it does where the letter is lost

    asyncio.run(scene())


def test_a_process_that_slept_gives_time_back_once_and_to_nobody_who_was_awake(scene_of: Scene) -> None:
    async def scene() -> None:
        async with pair(scene_of) as (a, b), guests_of(a, a, b, b) as (ana, bo, far, farther):
            a.hall.services.pulse = Wakeful()
            table = a.hall.tables[await two_seated(ana, bo, clock={"bank": 1000})]
            first = ana if ana.latest()["listed_moves"] else bo
            for screen in (far, farther):
                await screen.attach(table.id, token=first.token)
            assert a.hall.cluster is not None and table.clock is not None and first.seat is not None
            (host,) = a.hall.cluster.peers._hosts.values()

            def left() -> int:
                """Return what would be left at a moment that is always the same."""
                assert table.clock is not None and first.seat is not None
                return table.clock.left(begun + 100)[first.seat]

            begun = table.clock._since
            before = left()
            host.slept(begun)
            assert left() == before, "the screen at the other process was awake"
            await first.leave()
            while len(table.audience) > 3:
                await asyncio.sleep(0.01)
            host.slept(begun)
            most = 1000 * (a.hall.services.steady() - begun)
            assert 0 < left() - before <= most + 1, "two screens slept, and the time of one came back"

    asyncio.run(scene())


def test_a_link_that_its_far_end_has_closed_leaves_nothing_there(scene_of: Scene) -> None:
    async def scene() -> None:
        async with pair(scene_of) as (a, b), guests_of(a, b, b) as (ana, bo, other):
            table = await two_seated(ana, bo)
            lasting = await ana.create()
            for guest in (ana, other):  # who keep the session of the two processes
                await guest.attach(lasting, token=None)
            assert a.hall.cluster is not None
            assert a.hall.cluster.peers.hosted == 2
            a.hall.drop([table])
            async with asyncio.timeout(PATIENCE):
                while a.hall.cluster.peers.hosted > 1:
                    await asyncio.sleep(0.01)

    asyncio.run(scene())


def test_the_lobby_shows_tables_of_every_process(scene_of: Scene) -> None:
    async def scene() -> None:
        async with pair(scene_of) as (a, b), guests_of(a, b) as (ana, bo):
            await bo.ask("lobby", follow=True)
            table = await ana.create(listed=True)
            await ana.sit(table, "Ana")
            await ana.attach()
            shown = await bo.until(lambda told: told["type"] == "lobby" and bool(told["tables"]))
            assert [card["table"] for card in shown["tables"]] == [table]
            assert shown["tables"][0]["seats"][0]["connected"]
            assert [card["table"] for card in (await ana.ask("lobby"))["tables"]] == [table]
            await ana.leave()
            at = len(bo.told)
            await bo.until(lambda told: told["type"] == "lobby" and not told["tables"], at - 1)

    asyncio.run(scene())


def test_time_passes_and_stand_ins_play_for_people_on_other_processes(scene_of: Scene) -> None:
    async def scene() -> None:
        async with pair(scene_of) as (a, b), guests_of(a, b) as (ana, bo):
            await two_seated(ana, bo, clock={"bank": 1, "increment": 0})
            for guest in (ana, bo):
                ended = await guest.until(lambda told: told["type"] == "info" and told["info"]["status"] == "ended")
                assert ended["info"]["end"]["reason"] == "time"
        async with pair(scene_of) as (a, b), guests_of(a, b) as (ana, bo):
            table = await two_seated(ana, bo)
            await ana.leave()
            await bo.until(lambda told: told["type"] == "info" and not told["info"]["seats"][0]["connected"])
            await bo.ask("fill", table=table, seat=0, level="greedy")
            for _ in range(4):
                assert await bo.my_turn()
                at = bo.latest()["version"]
                await bo.move(bo.latest()["listed_moves"][0])
                await bo.version(at + 2)

    asyncio.run(scene())


def test_who_is_erased_on_one_process_is_forgotten_by_the_table_of_another(scene_of: Scene) -> None:
    async def scene() -> None:
        async with pair(scene_of) as (a, b), guests_of(a, b) as (ana, bo):
            table = await two_seated(ana, bo)
            await bo.ask("erase", tokens=[bo.token])
            told = await ana.until(lambda told: told["type"] == "info" and told["info"]["seats"][1]["name"] == "")
            assert not told["info"]["seats"][1]["held"]
            assert (await bo.refused("attach", table=table, token=bo.token))["code"] == "wrong-token"

    asyncio.run(scene())


def test_a_client_gets_the_same_frames_from_afar_as_from_near(scene_of: Scene) -> None:
    """Nothing is added on the way: who hangs on another process hears byte for byte what one of the owner's does."""

    async def scene() -> None:
        async with pair(scene_of) as (a, b), guests_of(a, a, a, b, b, b) as (ana, bo, near, far, farther, again):
            table = await two_seated(ana, bo)
            for guest, token in ((near, None), (far, None), (farther, None), (again, ana.token)):
                await guest.ask("attach", table=table, token=token)
            guests = (near, far, farther, ana, again)
            start = [len(guest.frames) for guest in guests]
            await play_on([ana, bo], most=12)
            for guest in guests:
                await guest.version(13)
            heard = [
                [frame for frame in guest.frames[at:] if '"update"' in frame]
                for guest, at in zip(guests, start, strict=True)
            ]
            assert [len(frames) for frames in heard] == [12] * 5
            assert heard[0] == heard[1] == heard[2], "spectators"
            assert heard[3] == heard[4], "two screens of one person"
            assert not any(json.loads(frame)["listed_moves"] for frame in heard[1])
            hand = [json.loads(frame)["view"] for frame in heard[4]]
            assert hand != [json.loads(frame)["view"] for frame in heard[1]], "a seat knows more than a spectator"

    asyncio.run(scene())


def test_a_connection_that_follows_many_tables_of_both_processes(scene_of: Scene) -> None:
    async def scene() -> None:
        async with pair(scene_of) as (a, b), guests_of(a, b, b) as (ana, bo, cy):
            tables = []
            for guest in (ana, bo):
                table = await guest.create()
                await guest.sit(table)
                await guest.attach()
                tables.append(table)
            for table in tables:
                await cy.attach(table)
            assert a.hall.cluster is not None
            assert a.hall.cluster.peers.hosted == 1
            await cy.ask("detach", table=tables[0])
            await cy.ask("detach", table=tables[1])
            assert (await cy.refused("leave", table=tables[0]))["code"] == "not-seated"
        async with pair(scene_of) as (a, b), company(b, 2) as (cy, dee):
            assert (await cy.refused("attach", table="nowhere"))["code"] == "unknown-table"
            assert (await dee.ask("ping"))["type"] == "pong"

    asyncio.run(scene())
