"""People of a hall with several processes: their browsers, feeds, mails and ratings, and being forgotten everywhere."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest
from tests.server.guest import Guest, brisk, play_on, two_seated
from tests.server.test_server_people import ended
from tests.server.test_server_ratings import board, resigned
from tests.server.test_server_reminders import DAYS, away, post
from tests.server.two_processes import TwoProcesses, got, guests_at, two_processes
from tests.servers import Postgres

from serai.server import leaderboard, reminders
from serai.server.app import Server
from serai.server.limits import Addresses
from serai.server.postgres import PostgresStore
from serai.server.protocol import messages
from serai.server.stored_rows import PersonRow, StoredTable


@pytest.fixture(scope="module", params=["valkey", "postgres"])
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, postgres: Postgres
) -> Iterator[TwoProcesses]:
    bus = request.getfixturevalue("valkey").address if request.param == "valkey" else None
    shared = {"database_url": postgres.new_database(), "bus": bus}
    with two_processes(tmp_path_factory.mktemp("house"), **shared) as house:
        yield house


@pytest.fixture(autouse=True)
def _fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaderboard, "KEPT", 0.0)


@pytest.fixture(autouse=True)
def _by_letters_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out the look every second that heals what letters lose: now and then it would be faster than they are."""

    async def nothing(_: PostgresStore) -> list[str]:
        return []

    monkeypatch.setattr(PostgresStore, "overtaken", nothing)


def somebody() -> str:
    """Return the secret of a person whom nobody has met."""
    return secrets.token_hex(16)


async def seated(ana: Guest, bo: Guest, people: tuple[str, str], **fields: Any) -> str:
    """Seat two people who say who they are."""
    table = await ana.create(**fields)
    for guest, name, person in zip((ana, bo), ("Ana", "Bo"), people, strict=True):
        await guest.sit(table, name, person=person)
        await guest.attach()
    for guest in (ana, bo):
        await guest.version(1)
    return table


def with_mails(house: dict[str, Any], *servers: Server) -> None:
    """Have processes write mails by a mail server from now on, and forget whom they have asked."""
    for server in servers:
        services, own = server.hall.services, server.hall.reminders
        services.settings = msgspec.structs.replace(services.settings, **house)
        own._server = house["smtp"]
        own._bounds = [Addresses(*bound) for bound in (reminders.OF_A_PERSON, reminders.OF_AN_ADDRESS, (1, 100))]


def test_another_browser_gets_the_seats_wherever_it_asks_and_linked_seats_have_one_holder(house: TwoProcesses) -> None:
    async def scene(a: Server, b: Server) -> None:
        person = somebody()
        async with guests_at(a, b, b, a) as (ana, bo, phone, thief):
            table = await two_seated(ana, bo)
            old = ana.token
            await phone.ask("adopt", person=person, tokens=[old])  # at the process that does not own the table
            (seat,) = (await phone.ask("seats", person=person))["seats"]
            assert (seat["table"], seat["seat"]) == (table, 0)
            assert (await thief.refused("attach", table=table, token=old))["code"] == "wrong-token"
            assert (await phone.refused("attach", table=table, token=old))["code"] == "wrong-token"
            async with guests_at(b, a) as (ana_again, bo_again):
                for guest, token in ((ana_again, seat["token"]), (bo_again, bo.token)):
                    guest.table, guest.token = table, token
                    await guest.attach()
                await play_on([ana_again, bo_again], most=4)
                for guest in (ana, bo):  # who was there has not been sent away
                    await guest.version(5)
            # Whoever else finds the old token adopts nothing by it, at no process.
            for guest in (phone, thief):
                assert (await guest.refused("adopt", person=somebody(), tokens=[old]))["code"] == "unknown-person"
            # A name that is changed here is told there.
            await thief.ask("profile", person=person, name="Anna", face="weaver")
            assert (await phone.ask("seats", person=person))["name"] == "Anna"

    house.play(scene)


def test_a_feed_is_its_owners_at_every_process_and_gone_from_all_when_it_is_replaced(house: TwoProcesses) -> None:
    async def scene(a: Server, b: Server) -> None:
        people = somebody(), somebody()
        async with guests_at(a, a, b) as (ana, bo, phone):
            table = await seated(ana, bo, people, clock=DAYS)
            mover, person = (ana, people[0]) if ana.latest()["listed_moves"] else (bo, people[1])
            other = people[1] if person == people[0] else people[0]
            feed = (await phone.ask("feed", person=person))["feed"]
            assert (await mover.ask("reminders", person=person))["feed"] == feed
            idle = (await phone.ask("feed", person=other))["feed"]
            for server in (a, b):
                assert table in (await got(server, f"/feed/{feed}.ics")).text
                assert "<entry>" in (await got(server, f"/feed/{feed}.atom")).text
                assert table not in (await got(server, f"/feed/{idle}.ics")).text
            await mover.move(brisk(mover.latest()["listed_moves"]))
            for server in (a, b):
                assert table not in (await got(server, f"/feed/{feed}.ics")).text
                assert table in (await got(server, f"/feed/{idle}.ics")).text
            await mover.ask("feed", person=person)
            for server in (a, b):
                assert (await got(server, f"/feed/{feed}.ics")).status_code == 404

    house.play(scene)


def test_one_mail_a_turn_however_many_processes_look_for_people_to_write_to(house: TwoProcesses) -> None:
    async def scene(a: Server, b: Server) -> None:
        async with post() as (box, mails), guests_at(a, b) as (ana, bo):
            with_mails(mails, a, b)
            people = somebody(), somebody()
            await seated(ana, bo, people, clock=DAYS)
            mover, person = (ana, people[0]) if ana.latest()["listed_moves"] else (bo, people[1])
            other = bo if mover is ana else ana
            await mover.ask("mail", person=person, address="asha@example.org")
            (key,) = box.keys()
            assert (await got(b, f"/api/mail/{key}/confirm", "POST")).status_code == 200

            async def look() -> int:
                await asyncio.gather(*(server.hall.reminders.write() for server in (a, b) * 3))
                return len(box.letters)

            assert await look() == 1, "who looks at the table sees it, whichever process has the socket"
            await away(mover)
            assert await look() == 2
            assert await look() == 2
            await mover.attach()
            await mover.move(brisk(mover.latest()["listed_moves"]))
            await other.version(2)
            await other.move(brisk(other.latest()["listed_moves"]))
            await away(mover)
            box.refusal = "451 come back later"
            assert await look() == 2
            box.refusal = ""
            assert await look() == 3, "what could not be sent is sent once"
            assert (await got(a, f"/api/mail/{key}/stop", "POST")).status_code == 200
            assert (await other.ask("reminders", person=person))["address"] is None

    house.play(scene)


def test_an_address_is_asked_so_often_and_no_more_by_all_processes_together(house: TwoProcesses) -> None:
    async def scene(a: Server, b: Server) -> None:
        async with post() as (box, mails), AsyncExitStack() as crowd:
            with_mails(mails, a, b)
            guests = await crowd.enter_async_context(guests_at(*[a, b] * 4))
            victim = f"{secrets.token_hex(4)}@example.org"
            people = [somebody() for _ in guests]
            table = await guests[0].create()
            for guest, person in zip(guests, people, strict=True):
                await guest.sit(table, person=person)
                await guest.attach()
                await guest.ask("leave", table=table)
            told = await asyncio.gather(
                *(
                    guest.answer("mail", person=person, address=victim)
                    for guest, person in zip(guests, people, strict=True)
                )
            )
            codes = [answer.get("code") for answer in told]
            assert codes.count("too-many-mails") == len(guests) - reminders.MOST_ASKED
            assert len(box.letters) == reminders.MOST_ASKED

    house.play(scene)


@pytest.mark.parametrize(
    "asked",
    [{"kind": "feed"}, {"kind": "mail", "address": "zoe@example.org"}, {"kind": "adopt"}],
    ids=lambda one: one["kind"],
)
def test_who_gives_up_at_one_process_while_another_is_asked_is_unknown(
    house: TwoProcesses, asked: dict[str, Any]
) -> None:
    async def scene(a: Server, b: Server) -> None:
        async with post() as (box, mails), guests_at(a, b) as (ana, bo):
            with_mails(mails, a, b)
            person = somebody()
            await seated(ana, bo, (person, somebody()))
            free = await ana.create()
            await bo.sit(free)
            people = b.hall.people
            name = "find" if asked["kind"] == "adopt" else "known"
            found_by = getattr(people, name)

            async def then_erased(secret: str) -> PersonRow:
                found: PersonRow = await found_by(secret)
                setattr(people, name, found_by)
                await a.hall.people.give_up(messages.GiveUp("elsewhere", secret))
                return found

            setattr(people, name, then_erased)
            fields: dict[str, Any] = {"tokens": [bo.token]} if asked["kind"] == "adopt" else {}
            assert (await bo.refused(**asked, **fields, person=person))["code"] == "unknown-person"
            assert box.letters == []

    house.play(scene)


def test_a_game_counts_once_for_the_ranking_of_every_process(house: TwoProcesses) -> None:
    async def scene(a: Server, b: Server) -> None:
        ana_is, bo_is = somebody(), somebody()
        async with guests_at(a, b) as (ana, bo):
            before = len(await board(ana))
            for _ in range(2):
                await resigned(ana, bo, [ana_is, bo_is])
            boards = [await board(guest) for guest in (ana, bo)]
            assert boards[0] == boards[1]
            assert len(boards[0]) == before + 2
            own = [(await guest.ask("leaderboard", game="jaipur", person=ana_is))["own"] for guest in (ana, bo)]
            assert own[0] == own[1]
            assert own[0]["games"] == 2
            # The end of one game, said at both processes at once.
            table = await ana.create(listed=True)
            for guest, person in ((ana, ana_is), (bo, bo_is)):
                await guest.sit(table, person=person)
                await guest.attach()
            for guest in (ana, bo):
                await guest.until(lambda told: told.get("table") == table and told.get("version", 0) >= 1)
            told = await asyncio.gather(*(guest.answer("resign", table=table) for guest in (ana, bo)))
            assert sorted(answer["type"] for answer in told) == ["ack", "error"]
            await ana.until(lambda told: told.get("table") == table and ended(told))
            for guest in (ana, bo):
                mine = (await guest.ask("leaderboard", game="jaipur", person=bo_is))["own"]
                assert mine["games"] == 3
            # Who is forgotten at one process has no place at any.
            await bo.ask("give-up", person=bo_is)
            for guest in (ana, bo):
                assert len(await board(guest)) == before + 1

    house.play(scene)


def test_who_is_forgotten_at_one_process_is_so_at_every_table_of_the_others(house: TwoProcesses) -> None:
    async def scene(a: Server, b: Server) -> None:
        person = somebody()
        async with guests_at(a, b, b) as (ana, bo, phone):
            tables = [await seated(ana, bo, (person, somebody()), chat=True) for _ in range(3)]
            tables.append(await phone.create())
            await phone.attach(tables[-1], token=None)
            await ana.sit(tables[-1], "Ana", person=person)
            await ana.attach()
            for table in tables:
                await ana.ask("say", table=table, phrase="well-played")
            near = {table: a.hall.tables[table] for table in tables[:3]}
            assert tables[3] in b.hall.tables
            tokens = [seat["token"] for seat in (await phone.ask("seats", person=person))["seats"]]
            assert len(tokens) == 4
            await phone.ask("give-up", person=person)
            for known in near.values():
                assert known.seats[0].name == "", "the owner has heard of it before whoever asked is answered"
            assert all(a.hall.tables[name] is known for name, known in near.items()), "and nobody was sent away"
            assert (await ana.ask("ping"))["type"] == "pong"
            async with guests_at(a, b) as others:
                for other in others:
                    assert (await other.refused("seats", person=person))["code"] == "unknown-person"
                    assert (await other.ask("mine", tokens=tokens))["tables"] == []
                    for table in tables:
                        told = await other.ask("attach", table=table, token=None)
                        assert "Ana" not in str(told["info"])
                        for token in tokens:
                            assert (await other.refused("attach", table=table, token=token))["code"] == "wrong-token"
            for server in (a, b):
                for known in server.hall.tables.values():
                    assert known.id not in tables or not any(line.seat == 0 for line in known.chat)

    house.play(scene)


def test_who_is_erased_is_so_at_every_table_though_one_is_being_dropped_and_another_being_read(
    house: TwoProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(a: Server, b: Server) -> None:
        async with guests_at(a, a, a, b) as (ana, reader, eraser, watcher):
            tables, tokens = [], []
            for _ in range(3):
                tables.append(await ana.create())
                await ana.sit(tables[-1], "Ana")
                tokens.append(ana.token)
            dropped, read, stays = tables
            await watcher.attach(stays, token=None)
            a.hall._put_away(a.hall.tables[read])
            store, known = a.hall.services.store, a.hall.tables[dropped]
            load, stored, erased = store.load, asyncio.Event(), asyncio.Event()

            async def slowly(name: str) -> StoredTable | None:
                found = await load(name)
                if name == read and not stored.is_set():
                    stored.set()
                    await erased.wait()
                return found

            monkeypatch.setattr(store, "load", slowly)
            coming = asyncio.ensure_future(reader.ask("attach", table=read, token=None))
            await stored.wait()
            async with known.lock:
                erasing = asyncio.ensure_future(eraser.ask("erase", tokens=tokens))
                while (await load(dropped)).seats[0].name:  # type: ignore[union-attr]
                    await asyncio.sleep(0.01)
                a.hall.drop([dropped])
            erased.set()
            await asyncio.gather(coming, erasing)
            for table in tables:
                told = await reader.ask("attach", table=table, token=None)
                assert told["info"]["seats"][0]["name"] == "", tables.index(table)

    house.play(scene)
