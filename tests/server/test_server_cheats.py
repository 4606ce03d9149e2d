"""What somebody might try with identity, ratings, asides, mails, hints and challenges, over the real socket."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.guest import ADDRESSES, Guest, brisk, company, serving
from tests.server.test_server_asides import alone, info
from tests.server.test_server_challenges import asked, ended, steadily, taken
from tests.server.test_server_identity import ANA, BO, playing
from tests.server.test_server_ratings import PEOPLE, board, resigned
from tests.server.test_server_reminders import house_that_writes, post

from serai.server import challenges, leaderboard, reminders, studies
from serai.server.app import Server
from serai.server.leaderboard import Standings


def counted(server: Server) -> list[tuple[str | None, str]]:
    with closing(sqlite3.connect(server.settings.database)) as database:
        return database.execute("SELECT table_id, places FROM results").fetchall()


async def erased(bo: Guest) -> None:
    await bo.ask("erase", tokens=[bo.token])


async def given_up(bo: Guest) -> None:
    await bo.ask("give-up", person=BO)


@pytest.mark.parametrize("vanish", [erased, given_up])
def test_who_is_erased_in_the_middle_of_a_rated_game_has_lost_it(
    tmp_path: Path, vanish: Callable[[Guest], Awaitable[None]]
) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await playing(ana, bo, listed=True)
            await vanish(bo)
            await ana.ask("fill", table=table, seat=1, level="random")
            await steadily(ana, brisk)
            await ana.until(lambda told: told["type"] == "info" and told["info"]["status"] == "ended")
            ((kept, places),) = counted(server)
            (one, other) = msgspec.json.decode(places)
            assert (one[1], other[1]) == (0, 1), "whoever has vanished has lost"
            assert kept is None, "nothing leads from the result to a seat that was erased"
            with closing(sqlite3.connect(server.settings.database)) as database:
                (summary,) = database.execute("SELECT summary FROM tables WHERE id = ?", (table,)).fetchone()
            assert "people" not in msgspec.json.decode(summary)

    asyncio.run(scene())


def test_nobody_chooses_while_playing_whether_a_game_counts(tmp_path: Path) -> None:
    """Who sits down as nobody and becomes somebody when the game goes well would have victories only."""

    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            await resigned(ana, bo, PEOPLE[:2], listed=False)
            table = await ana.create(listed=True)
            await ana.sit(table, "Ana", person=PEOPLE[0])
            await ana.attach()
            await bo.sit(table, "Bo")
            await bo.attach()
            await bo.version(1)
            await bo.ask("adopt", person=PEOPLE[1], tokens=[bo.token])
            await ana.ask("resign", table=table)
            assert counted(server) == []

    asyncio.run(scene())


def test_a_table_that_is_rebuilt_knows_whose_game_it_is(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await playing(ana, bo, listed=True)
            await bo.ask("erase", tokens=[bo.token])
        async with serving(tmp_path) as server, company(server, 1) as (again,):
            again.table, again.token = table, ana.token
            await again.attach(table)
            await again.ask("fill", table=table, seat=1, level="random")
            await steadily(again, brisk)
            assert len(counted(server)) == 1

    asyncio.run(scene())


def test_no_move_is_taken_back_behind_the_back_of_who_is_away(tmp_path: Path) -> None:
    """Else an opponent who is away for a moment finds that the other has looked into the deck and chosen otherwise."""

    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await playing(ana, bo, listed=True)
            if not ana.latest()["listed_moves"]:
                await bo.move(brisk(bo.latest()["listed_moves"]))
                assert await ana.my_turn()
            await bo.ask("detach", table=table)
            await ana.ask("fill", table=table, seat=1, level="random")
            await ana.move(brisk(ana.latest()["listed_moves"]))
            assert await ana.my_turn()
            before = ana.latest()
            await ana.ask("take-back", table=table)
            known = await info(ana, lambda one: one["request"])
            assert known["request"]["waiting"] == [1], "the person is asked, not the stand-in"
            assert ana.latest()["view"] == before["view"]
            await bo.attach(table)
            await bo.ask("reply", table=table, agree=True)
            await info(ana, lambda one: one["aids"]["taken_back"])
            # Who was erased comes back no more, and is not asked.
            await bo.ask("erase", tokens=[bo.token])
            assert await ana.my_turn()
            await ana.move(brisk(ana.latest()["listed_moves"]))
            assert await ana.my_turn()
            start = len(ana.told)
            await ana.ask("take-back", table=table)
            await ana.until(lambda one: any(e["kind"] == "aside-take-back" for e in one.get("events", ())), start)

    asyncio.run(scene())


def test_an_owner_of_an_address_is_not_asked_more_often_by_many_at_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            post() as (box, house),
            serving(tmp_path, **house) as server,
            company(server, 8) as guests,
        ):
            table = await guests[0].create()
            people = [f"{number:032x}" for number in range(1, 9)]
            for guest, person in zip(guests, people, strict=True):
                await guest.sit(table, person=person)
                await guest.attach()
                await guest.ask("leave", table=table)
            told = await asyncio.gather(
                *(
                    guest.answer("mail", person=person, address="victim@example.org")
                    for guest, person in zip(guests, people, strict=True)
                )
            )
            assert len(box.letters) == reminders.MOST_ASKED
            assert sum(one.get("code") == "too-many-mails" for one in told) == 8 - reminders.MOST_ASKED

    asyncio.run(scene())


def test_other_spellings_of_an_address_are_the_same_owner(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_that_writes(tmp_path) as (box, _, ana, bo):
            await playing(ana, bo)
            for person, word in ((ANA, "a"), (ANA, "b"), (BO, "c")):
                await ana.ask("mail", person=person, address=f"victim+{word}@example.org")
            refused = await bo.refused("mail", person=BO, address="victim@example.org")
            assert (refused["code"], len(box.letters)) == ("too-many-mails", reminders.MOST_ASKED)

    asyncio.run(scene())


@pytest.mark.compiled
def test_one_address_cannot_have_the_coach_to_itself(tmp_path: Path) -> None:
    """Many who ask at the same moment are not more than the desk takes of an address."""

    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 12) as guests:
            tables = [await alone(guest) for guest in guests]
            await guests[0].ask("hint", table=tables[0])  # the coach is ready
            told = await asyncio.gather(
                *(guest.answer("hint", table=table) for guest, table in zip(guests, tables, strict=True))
            )
            kinds = [one.get("code", "hinted") for one in told]
            assert kinds.count("hinted") <= studies.MOST_OF_ADDRESS + 1, "those that wait, and the one at hand"
            assert {*kinds} == {"hinted", "queue-full"}

    asyncio.run(scene())


def test_changing_ones_name_does_not_make_the_house_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaderboard, "KEPT", 1000.0)
    made: list[int] = []
    now = Standings.now

    def counting(standings: Standings) -> Any:
        made.append(1)
        return now(standings)

    monkeypatch.setattr(Standings, "now", counting)

    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 3) as (ana, bo, eve):
            await resigned(ana, bo, PEOPLE[:2])
            await board(eve)
            for number in range(5):
                await bo.ask("profile", person=PEOPLE[1], name=f"Bo {number}")
                assert [one["name"] for one in await board(eve)] == ["Ana", f"Bo {number}"]
            await ana.ask("give-up", person=PEOPLE[0])
            assert [(one["name"], one["place"]) for one in await board(eve)] == [("Bo 4", 1)]
            assert len(made) == 1

    asyncio.run(scene())


def test_tables_at_which_nobody_plays_do_not_hide_the_games_of_a_challenge(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(challenges, "MOST_RESULTS", 3)

    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            challenge = (await ana.ask("challenge", table=await ended(ana)))["challenge"]
            for _ in range(4):
                await bo.ask("take-challenge", challenge=challenge)
            await taken(bo, challenge)
            _, text = await asyncio.to_thread(asked, server, challenge)
            assert [one["status"] for one in msgspec.json.decode(text)["games"]] == ["ended", "playing"]

    asyncio.run(scene())


@pytest.mark.parametrize("path", ["/feed/%ff.ics", "/feed/%ed%a0%80.atom", "/api/mail/%ff", "/api/challenges/%ff"])
def test_names_that_are_no_text_are_names_of_nothing(tmp_path: Path, path: str) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, httpx.AsyncClient() as browser:
            told = await browser.get(f"http://{ADDRESSES[server]}{path}")
            assert told.status_code == 404

    asyncio.run(scene())
