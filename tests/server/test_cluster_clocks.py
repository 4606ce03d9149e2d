"""Clocks of a shared hall charge nobody for what its processes and the ways between them do."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.guest import Guest, play_on, serving, two_seated
from tests.server.test_cluster_life import BACK, attached, ended_with
from tests.server.test_cluster_tables import Scene, guests_of, pair, scene_of
from tests.servers import Valkey

from serai.server.cluster import session as sessions
from serai.server.cluster.letters import Ended, InSession, Left
from serai.server.cluster.membership import Membership
from serai.server.cluster.session import Session
from serai.server.pulse import Wakeful
from serai.server.refusals import ComeBack

__all__ = ["scene_of"]
CLOCK = {"bank": 1000, "increment": 0}
LONG = 600.0
"""Seconds that are meant to have passed: many more than a slow machine takes for anything here."""


def asleep(cluster: Membership | None) -> Membership:
    """Let a process neither renew its lease nor drop its tables, as if it were held up."""
    assert cluster is not None
    for task in cluster._tasks:
        task.cancel()
    return cluster


def to_move(*guests: Guest) -> Guest:
    return next(guest for guest in guests if guest.latest()["listed_moves"])


def test_who_is_to_move_next_at_a_table_that_has_moved_is_not_charged_before_coming_back(
    tmp_path: Path, shared_database: str, valkey: Valkey
) -> None:
    async def scene() -> None:
        shared: dict[str, Any] = {"database_url": shared_database, "bus": valkey.address}
        async with (
            serving(tmp_path, **shared, lease=3.0) as a,
            serving(tmp_path, **shared, lease=3600.0) as b,  # nobody's excuse ends by itself while this test runs
            guests_of(a, a) as (ana, bo),
        ):
            table = await two_seated(ana, bo, clock=CLOCK)
            asleep(a.hall.cluster)
            assert b.hall.cluster is not None
            while b.hall.cluster.others:  # until its lease is over
                await asyncio.sleep(0.05)
            first = to_move(ana, bo)
            other = bo if first is ana else ana
            back, _ = await attached(b, table, first.token)
            clock = b.hall.tables[table].clock
            assert clock is not None
            assert clock.running == {first.seat}
            await play_on([back], most=1)
            assert clock.running == frozenset(), "it is the other one's turn, who has not come back yet"
            again, _ = await attached(b, table, other.token)
            assert clock.running == {other.seat}
            for guest in (back, again):
                await guest.leave()

    asyncio.run(scene())


def test_who_comes_back_another_way_before_the_silence_is_noticed_is_not_charged_for_it(scene_of: Scene) -> None:
    async def scene() -> None:
        async with pair(scene_of, lease=3600.0) as (a, b), guests_of(a, b) as (ana, bo):
            a.hall.services.pulse = Wakeful()  # the process of the table was awake all the while
            table = await two_seated(ana, bo, clock=CLOCK)
            if to_move(ana, bo) is ana:
                await play_on([ana, bo], most=1)
            a.hall.services.steady = lambda: time.monotonic() + LONG  # since when nothing was heard of the other one
            back = await Guest.arrive(a)
            back.token = bo.token
            told = await back.attach(table)
            assert told["clock"]["remaining"][1] > 1000 * (1000 - LONG / 2)
            await back.leave()

    asyncio.run(scene())


def test_a_process_that_slept_through_its_lease_carries_nothing_out_and_charges_nobody(
    tmp_path: Path, shared_database: str, valkey: Valkey
) -> None:
    async def scene() -> None:
        shared: dict[str, Any] = {"database_url": shared_database, "bus": valkey.address}
        async with serving(tmp_path, **shared) as a, guests_of(a, a) as (ana, bo):
            table = await two_seated(ana, bo, clock=CLOCK)
            mover = to_move(ana, bo)
            asleep(a.hall.cluster)._leased_until = 0.0
            with pytest.raises(ConnectionError):
                await mover.move(mover.latest()["listed_moves"][0])
            assert await ended_with(mover) == BACK
            kept = await a.hall.services.store.load(table)
            assert kept is not None
            assert kept.entries == (), "who comes back to the table as it is stored is not charged for the sleep"

    asyncio.run(scene())


def test_a_process_that_slept_through_its_lease_shows_nobody_an_older_game(
    tmp_path: Path, shared_database: str, valkey: Valkey
) -> None:
    async def scene() -> None:
        shared: dict[str, Any] = {"database_url": shared_database, "bus": valkey.address}
        async with serving(tmp_path, **shared) as a, guests_of(a, a, a) as (ana, bo, cy):
            table = await two_seated(ana, bo)
            asleep(a.hall.cluster)._leased_until = 0.0
            with pytest.raises(ConnectionError):
                await cy.attach(table)
            assert await ended_with(cy) == BACK

    asyncio.run(scene())


def test_a_table_whose_lease_ended_while_it_was_read_is_not_served(tmp_path: Path, shared_database: str) -> None:
    async def scene() -> None:
        async with (
            serving(tmp_path, database_url=shared_database) as a,
            guests_of(a, a) as (ana, bo),
        ):
            table = await two_seated(ana, bo)
            hall, cluster = a.hall, asleep(a.hall.cluster)
            hall.drop_all()
            read = hall.stored

            async def lapsing(name: str) -> Any:
                kept = await read(name)
                store: Any = hall.services.store
                await store._database.change("UPDATE processes SET lease_until = now() - interval '1 second'")
                await cluster._renew(hall.services.steady())  # it has a lease again, and owns nothing
                return kept

            hall.stored = lapsing  # type: ignore[method-assign]
            with pytest.raises(ComeBack):
                await hall.table(table)
            assert table not in hall.tables

    asyncio.run(scene())


def test_a_session_knows_up_to_when_everything_had_come(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(sessions, "time", SimpleNamespace(monotonic=lambda: now[0]))
    letter: list[InSession] = [Left(1)]

    def session() -> Session:
        return Session("s", "a", "b", lambda *_: None, lambda _: None, lambda _: None)

    silent, gap, told = session(), session(), session()
    for one in (silent, gap, told):
        one.receive(1, letter)
    now[0] = 101.0
    gap.receive(3, letter)
    now[0] = 104.0
    assert silent.sound_until == gap.sound_until == 100.0
    gap.receive(4, letter)
    assert gap.sound_until == 100.0, "a letter is missing since then"
    gap.receive(2, letter)
    assert gap.sound_until == 104.0
    told.receive(2, letter)
    told.end(102.0)
    assert told.sound_until == 102.0, "the other end has missed something"
    assert Ended().ago == 0.0, "of a process that does not tell"


def test_who_is_sent_away_by_a_process_that_is_drained_is_not_charged_before_coming_back(scene_of: Scene) -> None:
    async def scene() -> None:
        async with pair(scene_of, lease=3600.0) as (a, b), guests_of(a, b) as (ana, bo):
            table = await two_seated(ana, bo, clock=CLOCK)
            if to_move(ana, bo) is ana:
                await play_on([ana, bo], most=1)
            clock = a.hall.tables[table].clock
            assert clock is not None
            assert clock.running == {1}
            b.stop()
            assert await ended_with(bo) == BACK
            while clock.running:
                await asyncio.sleep(0.02)
            back = await Guest.arrive(a)
            back.token = bo.token
            await back.attach(table)
            assert clock.running == {1}
            await back.leave()

    asyncio.run(scene())


def test_who_is_kept_away_when_the_cards_are_dealt_is_not_charged_before_coming(scene_of: Scene) -> None:
    async def scene() -> None:
        async with pair(scene_of, lease=3600.0, opening=0.5) as (a, b), guests_of(a, b) as (ana, bo):
            table = await ana.create(clock=CLOCK)
            for guest in (ana, bo):
                await guest.sit(table)
            await ana.attach()
            await ana.version(1)  # the other one has sat down, and could not come yet
            clock = a.hall.tables[table].clock
            assert clock is not None
            if ana.latest()["listed_moves"]:
                await play_on([ana], most=1)
            assert clock.running == frozenset()
            await bo.attach()
            assert clock.running == {1}

    asyncio.run(scene())


def test_who_goes_by_itself_is_charged(scene_of: Scene) -> None:
    async def scene() -> None:
        async with pair(scene_of) as (a, b), guests_of(a, b) as (ana, bo):
            table = a.hall.tables[await two_seated(ana, bo, clock=CLOCK)]
            if to_move(ana, bo) is ana:
                await play_on([ana, bo], most=1)
            await bo.leave()
            while table.audience.present(1):
                await asyncio.sleep(0.02)
            assert table.clock is not None
            assert table.clock.running == {1}

    asyncio.run(scene())


def test_who_has_a_table_of_their_own_rebuilt_gains_no_time_at_another(scene_of: Scene) -> None:
    """A change of one's own seats by way of another process can bring a rebuilding about, as often as one likes."""

    async def scene() -> None:
        async with pair(scene_of, lease=3600.0) as (a, b), guests_of(a, b) as (ana, bo):
            table = a.hall.tables[await two_seated(ana, bo, clock=CLOCK)]
            if to_move(ana, bo) is ana:
                await play_on([ana, bo], most=1)
            own = await bo.create()
            bo.token = ""
            await bo.attach(own)
            b.hall.drop([own])
            assert await ended_with(bo) == BACK
            while table.audience.present(1):
                await asyncio.sleep(0.02)
            assert table.clock is not None
            assert table.clock.running == {1}

    asyncio.run(scene())
