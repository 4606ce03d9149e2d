"""People without accounts, over the real socket: seats that belong to a secret, other browsers, and being forgotten."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.guest import Guest, Message, company, play_on, serving, two_seated
from tests.server.many_games import STRIDE, counted, fill
from tests.server.test_server_people import ended

from serai.server import people
from serai.server.app import Server
from serai.server.seats import hashed_person, own_token
from serai.text import LANGUAGES

ANA, BO, EVE = "a" * 31 + "1", "b" * 31 + "2", "e" * 31 + "3"


async def playing(ana: Guest, bo: Guest, **fields: Any) -> str:
    """Seat two people who say who they are."""
    table = await ana.create(**fields)
    await ana.sit(table, "Ana", person=ANA, face="weaver")
    await ana.attach()
    await bo.sit(table, "Bo", person=BO)
    await bo.attach()
    for guest in (ana, bo):
        await guest.version(1)
    return table


async def all_seats(guest: Guest, person: str) -> list[Message]:
    found: list[Message] = []
    while True:
        told = await guest.ask("seats", person=person, skip=len(found))
        found += told["seats"]
        if not told["more"]:
            return found


def test_a_seat_belongs_to_a_person_and_another_browser_gets_all_of_them(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 3) as (ana, bo, phone):
            over = await playing(ana, bo)
            promise = ana.commitment
            await bo.ask("resign", table=over)
            await ana.until(ended)
            table = await playing(ana, bo)
            await play_on([ana, bo], 3)
            told = await phone.ask("seats", person=ANA)
            assert (told["name"], told["face"], told["more"]) == ("Ana", "weaver", False)
            assert [(seat["table"], seat["seat"], seat["game"]) for seat in told["seats"]] == [
                (table, 0, "jaipur"),
                (over, 0, "jaipur"),
            ]
            assert told["seats"][1]["commitment"] == promise
            tokens = [seat["token"] for seat in told["seats"]]
            assert tokens[0] == ana.token == own_token(ANA, table, 0)
            cards = (await phone.ask("mine", tokens=tokens))["tables"]
            assert [card["status"] for card in cards] == ["playing", "ended"]
            phone.table, phone.token = table, tokens[0]
            assert (await phone.attach())["seat"] == 0
            assert await play_on([phone, bo]) > 5, "the game goes on from the other browser"
            assert (await ana.attach(table))["seat"] == 0, "and the first one still holds it"

    asyncio.run(scene())


def test_a_face_is_seen_by_everybody_and_the_secret_by_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 3) as (ana, bo, eve):
            table = await playing(ana, bo, listed=True)
            seats = (await eve.attach(table))["info"]["seats"]
            assert [seat["face"] for seat in seats] == ["weaver", ""]
            (card,) = (await eve.ask("lobby"))["tables"]
            assert card["seats"][0]["face"] == "weaver"
            await eve.refused("seats", person=EVE)
            await eve.refused("seats", person=ANA[:-1])
            await eve.refused("sit", table=table, name="x" * 30, commitment="0" * 64, person=ANA)
            for guest in (ana, bo, eve):
                for frame in guest.frames:
                    assert ANA not in frame
                    assert BO not in frame
                    assert "person" not in frame or "unknown-person" in frame or "$.person" in frame

    asyncio.run(scene())
    assert ANA not in caplog.text
    for file in tmp_path.iterdir():
        kept = file.read_bytes()
        assert ANA.encode() not in kept
        assert bytes.fromhex(ANA) not in kept
    with closing(sqlite3.connect(tmp_path / "serai.sqlite")) as database:
        told = database.execute("SELECT secret, name, face FROM people ORDER BY id").fetchall()
    assert told == [(hashed_person(ANA), "Ana", "weaver"), (hashed_person(BO), "Bo", "")]


def test_a_token_that_somebody_else_gets_hold_of_gives_away_one_seat_and_not_the_person(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 3) as (ana, bo, eve):
            await playing(ana, bo)
            stolen = ana.token
            other = await eve.create()
            await eve.sit(other, "Eve", person=EVE)
            await eve.ask("adopt", person=EVE, tokens=[stolen])
            assert [seat["table"] for seat in await all_seats(eve, EVE)] == [other]
            assert [seat["table"] for seat in await all_seats(ana, ANA)] == [ana.table]
            assert (await ana.attach())["seat"] == 0, "her own token still holds the seat"
            for person in (stolen, stolen[:32], hashed_person(ANA).hex()[:32]):
                assert (await eve.refused("seats", person=person))["code"] in ("malformed", "unknown-person")

    asyncio.run(scene())


def test_older_seats_can_be_made_ones_own_even_in_the_middle_of_a_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 3) as (ana, bo, phone):
            table = await two_seated(ana, bo)
            await play_on([ana, bo], 3)
            old, first = ana.token, await ana.create()
            await phone.sit(first, "Ana", person=ANA)
            await ana.ask("adopt", person=ANA, tokens=[old, secrets.token_urlsafe(32)])
            found = {seat["table"]: seat for seat in await all_seats(phone, ANA)}
            assert set(found) == {table, first}
            assert (await phone.refused("attach", table=table, token=old))["code"] == "wrong-token"
            await play_on([ana, bo], 3)  # who sits there goes on without noticing
            phone.table, phone.token = table, found[table]["token"]
            assert (await phone.attach())["seat"] == 0
            await bo.ask("resign", table=table)
            await phone.until(ended)
            following = (await phone.ask("rematch", table=table))["table"]
            assert await phone.sit(following, "Ana", token=phone.token, person=ANA) == 0

    asyncio.run(scene())


def test_who_has_only_older_seats_becomes_somebody_by_them(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            await two_seated(ana, bo)
            nothing = [secrets.token_urlsafe(32)]
            assert (await bo.refused("adopt", person=EVE, tokens=nothing))["code"] == "unknown-person"
            await ana.ask("adopt", person=ANA, tokens=[ana.token])
            told = await ana.ask("seats", person=ANA)
            assert (told["name"], len(told["seats"])) == ("Ana", 1)

    asyncio.run(scene())


def test_a_seat_kept_for_a_rematch_follows_its_person(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo)
            await bo.ask("resign", table=table)
            following = (await bo.ask("rematch", table=table))["table"]
            held = ana.token
            await ana.sit(await ana.create(), "Ana", person=ANA)
            await ana.ask("adopt", person=ANA, tokens=[held])
            (mine,) = [seat for seat in await all_seats(ana, ANA) if seat["table"] == table]
            sit = {"table": following, "name": "", "commitment": "0" * 64}
            assert (await bo.refused("sit", **sit, token=held))["code"] == "seat-taken"
            assert await ana.sit(following, "Ana", token=mine["token"], person=ANA) == 0

    asyncio.run(scene())


def test_the_same_sit_again_gives_the_same_seat_and_token(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await ana.create()
            sit = {"table": table, "name": "Ana", "commitment": "0" * 64, "claim": "c" * 16, "id": "sit"}
            first = await ana.ask("sit", **sit, person=ANA)
            again = await bo.ask("sit", **sit, person=ANA)
            assert (first["seat"], first["token"]) == (again["seat"], again["token"])
            other = await bo.ask("sit", **sit, person=EVE)
            assert other["seat"] == 1, "the same words of another person are another sit"

    asyncio.run(scene())


def test_who_gives_the_identity_up_is_erased_everywhere_and_the_games_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "SEATS_AT_ONCE", 2)

    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 3) as (ana, bo, eve):
            tables = []
            for _ in range(3):
                tables.append(await playing(ana, bo))
                await ana.ask("say", table=tables[-1], text="swordfish")
                await bo.ask("resign", table=tables[-1])
            going = await playing(ana, bo)
            await bo.sit(await bo.create(), "Bo", person=BO)
            assert len(await all_seats(eve, ANA)) == 4
            exported = (await ana.ask("export", tokens=[ana.token], person=ANA))["data"]
            assert exported["person"]["name"] == "Ana"
            assert len(exported["tables"]) == 1
            await eve.ask("give-up", person=ANA)
            assert (await ana.refused("seats", person=ANA))["code"] == "unknown-person"
            assert (await ana.refused("give-up", person=ANA))["code"] == "unknown-person"
            for table in (*tables, going):
                info = (await eve.attach(table))["info"]
                assert [(seat["name"], seat["face"]) for seat in info["seats"]] == [("", ""), ("Bo", "")]
                assert info["status"] == ("playing" if table == going else "ended")
            assert len(await all_seats(bo, BO)) == 5

    asyncio.run(scene())
    for file in tmp_path.iterdir():
        for trace in (b"swordfish", b"Ana", b"weaver", hashed_person(ANA)):
            assert trace not in file.read_bytes(), (file, trace)


def test_one_can_be_called_otherwise_and_names_are_cleaned(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            await playing(ana, bo)
            await ana.ask("profile", person=ANA, name=" Ana\u200b Lucia ", face="camel")
            told = await ana.ask("seats", person=ANA)
            assert (told["name"], told["face"]) == ("Ana Lucia", "camel")
            assert (await ana.refused("profile", person=ANA, name="n" * 25))["code"] == "bad-name"
            assert (await ana.refused("profile", person=EVE, name="Eve"))["code"] == "unknown-person"
            for face in ("<svg>", "a" * 21, "a b", "Weaver"):
                assert (await ana.refused("profile", person=ANA, name="", face=face))["code"] == "malformed"

    asyncio.run(scene())


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_person_is_told_so_in_ones_language(tmp_path: Path, language: str) -> None:
    async def scene() -> set[str]:
        async with serving(tmp_path) as server:
            guest = await Guest.arrive(server, query=f"?language={language}")
            told = {(await guest.refused(kind, person=EVE))["text"] for kind in ("seats", "give-up")}
            told.add((await guest.refused("adopt", person=EVE, tokens=[]))["text"])
            await guest.leave()
            return told

    (sentence,) = asyncio.run(scene())
    assert {"en": "Nobody", "fr": "Personne", "it": "Nessuno"}[language] in sentence


def test_invented_people_make_no_more_work_with_many_games_than_with_few(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def steps(data: Path, games: int) -> int:
        data.mkdir()
        fill(data / "serai.sqlite", games)
        with counted(monkeypatch) as counter:
            async with serving(data) as server, company(server, 1) as (stranger,):
                before = counter.count
                for _ in range(20):
                    for kind in ("seats", "give-up"):
                        await stranger.refused(kind, person=secrets.token_hex(16))
                    await stranger.refused("profile", person=secrets.token_hex(16), name="")
                return counter.count - before

    few, many = (asyncio.run(steps(tmp_path / str(games), games)) for games in (20, 20_000))
    assert many <= 2 * few + 20
    assert many * STRIDE < 20_000


def test_guessing_people_is_paid_for(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, address_burst=100, address_rate=0.001) as server, company(server, 1) as (eve,):
            told = [(await eve.refused("seats", person=secrets.token_hex(16)))["code"] for _ in range(60)]
            assert 10 < told.count("unknown-person") < 40
            assert told[-1] == "flood"

    asyncio.run(scene())


def count(server: Server) -> int:
    with closing(sqlite3.connect(server.settings.database)) as database:
        (found,) = database.execute("SELECT count(*) FROM people").fetchone()
    return int(found)


def test_people_of_whom_nothing_is_kept_are_forgotten(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, abandoned_days=1) as server, company(server, 2) as (ana, bo):
            await playing(ana, bo)
            await bo.sit(await bo.create(), "Eve", person=EVE)
            await bo.attach()
            await bo.ask("leave", table=bo.table)
            now = server.hall.services.wall()
            server.hall.services.wall = lambda: now + 2 * 86_400_000
            await server.hall.keeping.sweep()
            assert count(server) == 2
            assert (await bo.refused("seats", person=EVE))["code"] == "unknown-person"
            assert await all_seats(ana, ANA)

    asyncio.run(scene())
