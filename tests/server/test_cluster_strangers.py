"""What a stranger may try because a hall has several processes: none of it gives more than one process would."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.guest import Guest, bound, two_seated
from tests.server.two_processes import TwoProcesses, come_true, guests_at, two_processes
from tests.servers import Postgres

from serai.server.app import Server
from serai.server.cluster.edge import AHEAD
from serai.server.cluster.host import LinkedConnection


@pytest.fixture(scope="module", params=["valkey", "postgres"])
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, postgres: Postgres
) -> Iterator[TwoProcesses]:
    bus = request.getfixturevalue("valkey").address if request.param == "valkey" else None
    shared = {"database_url": postgres.new_database(), "bus": bus, "proxy": ("127.0.0.1",)}
    with two_processes(tmp_path_factory.mktemp("house"), **shared) as house:
        yield house


def spent(server: Server, address: str = "127.0.0.1") -> float:
    """Return what an address has paid at a process and not got back yet."""
    bucket = server.hall.budgets._buckets[address]
    return bucket.burst - bucket.left


def under_way(server: Server) -> int:
    """Return how many messages of its clients a process has forwarded that are not known to be carried out."""
    assert server.hall.cluster is not None
    edges = server.hall.cluster.peers._edges.values()
    return sum(link._sent - link._done for edge in edges for link in edge.links.values())


def test_one_seat_is_taken_once_however_many_ask_for_it_at_every_process(house: TwoProcesses) -> None:
    async def scene(a: Server, b: Server) -> None:
        async with guests_at(*[a, b] * 4) as guests:
            table = await guests[0].create()
            entropy = "ab" * 32
            asked = [
                guest.answer("sit", table=table, name=f"Guest {at}", commitment=bound(entropy, table))
                for at, guest in enumerate(guests)
            ]
            told = Counter(answer.get("code", answer["type"]) for answer in await asyncio.gather(*asked))
            assert told == {"seated": 2, "seat-taken": 6}
            assert sorted([table in a.hall.tables, table in b.hall.tables]) == [False, True]

    house.play(scene)


def test_who_sends_much_while_a_table_is_dropped_elsewhere_is_seen_out_and_holds_nothing(house: TwoProcesses) -> None:
    async def scene(a: Server, b: Server) -> None:
        before = b.visitors.count, len(b.door.wires)
        async with guests_at(a, b, b) as (ana, bo, _):
            table = await two_seated(ana, bo)
            alone = a.hall.tables[table].lock
            async with alone:  # the owner has to wait for something
                for number in range(40):
                    said = {"type": "say", "id": f"{number}", "table": table, "phrase": "well-played"}
                    await bo.wire.send(json.dumps(said))
                await come_true(lambda: under_way(b) == AHEAD)
                a.hall.drop([table])
            await bo.wire.wait_closed()
            assert bo.wire.close_code == 1012
        await come_true(lambda: (b.visitors.count, len(b.door.wires)) == before)

    house.play(scene)


def test_what_is_forwarded_costs_no_more_than_what_is_not(house: TwoProcesses) -> None:
    async def scene(a: Server, b: Server) -> None:
        async with guests_at(a) as (host,):
            table = await host.create(listed=False)
            await host.attach(table)
            costs: list[float] = []
            for server, address in ((a, "10.1.0.1"), (b, "10.1.0.2")):
                rate, server.hall.budgets._rate = server.hall.budgets._rate, 0.0
                async with guests_at(server, additional_headers={"x-forwarded-for": address}) as (guest,):
                    await guest.attach(table)
                    before = spent(server, address)
                    for _ in range(10):
                        assert (await guest.refused("hint", table=table))["code"] == "not-seated"
                    await come_true(lambda: not under_way(b))  # the bill comes after the answer
                    costs.append(spent(server, address) - before)
                server.hall.budgets._rate = rate
            assert costs[0] == pytest.approx(400)
            assert costs[1] == pytest.approx(400)

    house.play(scene)


def test_who_was_refused_at_another_process_is_heard_when_the_table_comes_here(house: TwoProcesses) -> None:
    async def scene(a: Server, b: Server) -> None:
        async with guests_at(a, b, b) as (ana, bo, cleo):
            table = await ana.create()
            await ana.sit(table)
            assert (await bo.refused("attach", table=table, token="x" * 20))["code"] == "wrong-token"
            a.hall._put_away(a.hall.tables[table])
            await asyncio.gather(*a.hall.cluster._releasing.values())  # type: ignore[union-attr]
            await cleo.attach(table, token=None)
            assert table in b.hall.tables
            await bo.attach(table, token=ana.token)
            assert (await bo.answer("say", table=table, phrase="well-played"))["type"] == "ack"
            await bo.ask("detach", table=table)

    house.play(scene)


def test_a_crowd_of_tables_from_one_address_has_one_share_of_the_lobby_at_whatever_process_they_are_opened(
    house: TwoProcesses,
) -> None:
    """Opened at one process and first visited at the other, where nobody knows who opened them."""

    async def scene(a: Server, b: Server) -> None:
        one, other = {"x-forwarded-for": "10.2.0.1"}, {"x-forwarded-for": "10.2.0.2"}

        async def shown(opener: Guest, sitter: Guest) -> str:
            table = await opener.create(listed=True)
            await sitter.sit(table)
            await sitter.attach()
            return table

        async with (
            guests_at(a, b, additional_headers=one) as crowd,
            guests_at(a, b, additional_headers=other) as lone,
            guests_at(b) as (reader,),
        ):
            modest = [await shown(*lone) for _ in range(2)]
            tables = [await shown(*crowd) for _ in range(30)]
            listed = [card["table"] for card in (await reader.ask("lobby"))["tables"]]
            assert {*modest, *tables} <= {*listed}
            assert max(map(listed.index, modest)) < 16, "in turns, the newest of each first"

    house.play(scene)


def test_names_that_no_table_can_have_are_unknown_whoever_is_asked(house: TwoProcesses) -> None:
    async def scene(a: Server, b: Server) -> None:
        async with guests_at(a, b) as guests:
            for guest in guests:
                for name in ("a\x00b", "\ud7ff", "", "x" * 40, "../" * 4):
                    told: dict[str, Any] = await guest.refused("attach", table=name)
                    assert told["code"] in ("unknown-table", "malformed"), name

    house.play(scene)


def test_a_letter_at_which_something_goes_wrong_ends_its_session_and_the_others_are_heard(
    house: TwoProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(*_: Any) -> None:
        raise ValueError("a fault of this house")

    async def scene(a: Server, b: Server) -> None:
        async with guests_at(a, b, b) as (ana, bo, cy):
            table = await two_seated(ana, bo)
            with monkeypatch.context() as now:
                now.setattr(LinkedConnection, "said", failing)
                await bo.wire.send(json.dumps({"type": "say", "id": "1", "table": table, "phrase": "well-played"}))
                await bo.wire.wait_closed()
            assert bo.wire.close_code == 1012
            cy.token = bo.token
            assert (await cy.attach(table))["seat"] == 1

    house.play(scene)
