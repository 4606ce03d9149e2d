"""Ratings between people over the real socket: which games count, what they come to, and whom the board shows."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.guest import Guest, Message, brisk, company, play_on, serving
from tests.server.test_server_eschnapur import THREE_PEOPLE
from tests.server.test_server_people import ended

from serai.server import leaderboard
from serai.server.app import Server
from serai.server.glicko2 import NEWCOMER, after_period
from serai.server.leaderboard import Standings
from serai.server.play import Moment
from serai.server.protocol.parts import EndInfo, OutcomeInfo
from serai.server.protocol.vocabulary import Branch
from serai.server.results import MONDAY, WEEK, period_of, rated, result_of
from serai.server.run import main
from serai.server.stored_rows import Beginning, Result, SeatRow, Summary, TableRow

PEOPLE = [letter * 32 for letter in "abcdef"]
LISTED: dict[str, Any] = {"listed": True}
FIRST = 50 * WEEK + MONDAY
"""A moment at the beginning of a week."""


@pytest.fixture(autouse=True)
def _fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaderboard, "KEPT", 0.0)


async def resigned(winner: Guest, loser: Guest, people: Sequence[str | None], **fields: Any) -> str:
    """Play a game that the second one gives up."""
    table = await winner.create(**{**LISTED, **fields})
    for guest, name, person in zip((winner, loser), ("Ana", ""), people, strict=True):
        await guest.sit(table, name, person=person, face="weaver" if name else "")
        await guest.attach()
    for guest in (winner, loser):
        await guest.until(lambda told: told.get("table") == table and told.get("version", 0) >= 1)
    await loser.ask("resign", table=table)
    await winner.until(lambda told: told.get("table") == table and ended(told))
    return table


async def board(guest: Guest, game: str = "jaipur", **fields: Any) -> list[Message]:
    told = await guest.ask("leaderboard", game=game, **fields)
    people: list[Message] = told["people"]
    return people


def test_a_finished_listed_game_between_people_counts_as_the_paper_says(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 3) as (ana, bo, eve):
            assert await board(eve) == []
            await resigned(ana, bo, PEOPLE[:2])
            first, second = await board(eve)
            won = after_period(NEWCOMER, [(NEWCOMER, 1.0)])
            assert (first["name"], first["face"], first["place"], first["games"]) == ("Ana", "weaver", 1, 1)
            assert (first["rating"], first["deviation"]) == (round(won.rating), round(won.deviation))
            assert (second["name"], second["rating"]) == ("", 3000 - first["rating"])
            assert first["number"] != second["number"]
            told = await bo.ask("leaderboard", game="jaipur", person=PEOPLE[1])
            assert told["own"] == second
            assert (await eve.ask("leaderboard", game="jaipur", person=PEOPLE[2]))["own"] is None
            assert await board(eve, "eschnapur") == []
            assert (await eve.refused("leaderboard", game="chess"))["code"] == "unknown-game"
            assert not any(person in frame for guest in (ana, bo, eve) for frame in guest.frames for person in PEOPLE)

    asyncio.run(scene())


def test_a_game_played_to_its_end_counts_for_its_winner(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as guests:
            table = await guests[0].create(**LISTED)
            for guest, person in zip(guests, PEOPLE, strict=False):
                await guest.sit(table, person[0], person=person)
                await guest.attach()
            for guest in guests:
                await guest.version(1)
            await play_on(guests, choose=brisk)
            (winner,) = (await guests[0].until(ended))["info"]["outcome"]["winners"]
            people = await board(guests[0])
            assert [person["name"] for person in people] == ["ab"[winner], "ab"[1 - winner]]

    asyncio.run(scene())


def test_what_does_not_count(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            await resigned(ana, bo, PEOPLE[:2], listed=False)
            await resigned(ana, bo, PEOPLE[:2], practice=True)
            await resigned(ana, bo, [PEOPLE[0], None])
            await resigned(ana, bo, [PEOPLE[0], PEOPLE[0]])
            table = await ana.create([{"kind": "human"}, {"kind": "computer", "level": "random"}], **LISTED)
            await ana.sit(table, "Ana", person=PEOPLE[0])
            await ana.attach()
            await ana.ask("resign", table=table)
            assert await board(ana) == []

    asyncio.run(scene())


def test_who_gives_up_among_three_has_lost_to_those_who_stay(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, hearing=0.05) as server, company(server, 3) as guests:
            table = await guests[0].create(THREE_PEOPLE, game="eschnapur", options={}, listed=True)
            for guest, person in zip(guests, PEOPLE, strict=False):
                await guest.sit(table, person[0], person=person)
                await guest.attach()
            await guests[2].version(1)
            await guests[2].ask("resign", table=table)
            alive = await server.hall.table(table)
            play = alive.going()
            moment = Moment(play.now.version + 1, play.now.state, (), EndInfo("played", None))
            summary = Summary("ended", (), OutcomeInfo((2,), (30, 20, 40)), moment.end)
            result = result_of(alive.row, alive.seats, alive.people, ["move"], summary, FIRST)
            assert result is not None
            assert [place for _, place in result.places] == [0, 1, 2], "the stand-in's victory is not the person's"

    asyncio.run(scene())


def row(**changes: Any) -> TableRow:
    usual: dict[str, Any] = {"chat": True, "practice": False, "listed": True, "secret": b"", "created": 0}
    return TableRow("t", "jaipur", 1, "{}", None, **{**usual, "summary": Summary("ended"), **changes})


def seats(*people: int | None, level: str | None = None) -> list[SeatRow]:
    return [SeatRow("t", at, "human", level, person=person) for at, person in enumerate(people)]


def won(*winners: int, points: tuple[int, ...] = ()) -> Summary:
    return Summary("ended", (), OutcomeInfo(winners, points), EndInfo("played", None))


def test_places_are_the_winners_then_by_points() -> None:
    found = result_of(row(), seats(7, 8, 9, 5), (7, 8, 9, 5), ["move"], won(1, points=(20, 20, 11, 20)), FIRST)
    assert found is not None
    assert found.places == ((7, 1), (8, 0), (9, 2), (5, 1)), "a tie that the rules break, and one that they leave"


@pytest.mark.parametrize("kinds", [["move", "hint"], ["move", "take-back", "move"]])
def test_a_game_with_aids_does_not_count(kinds: list[str]) -> None:
    assert result_of(row(), seats(1, 2), (1, 2), ["move", "pause"], won(0), FIRST) is not None
    assert result_of(row(), seats(1, 2), (1, 2), kinds, won(0), FIRST) is None


def test_what_else_does_not_count() -> None:
    taken_up = Beginning("", Branch("other", 3, 0, as_it_was=True))
    assert result_of(row(beginning=taken_up), seats(1, 2), (1, 2), [], won(0), FIRST) is None
    assert result_of(row(), seats(1, 2), (1, 2), [], won(), FIRST) is None, "nobody has won"
    assert result_of(row(), seats(1, 2, level="merchant"), (1, 2), [], won(0), FIRST) is None, "nobody has stayed"


def test_a_game_of_three_is_everybody_against_everybody_in_one_period() -> None:
    standings = rated([Result("t", "x", FIRST, ((1, 0), (2, 1), (3, 2)))], {})
    assert standings[1].rating == after_period(NEWCOMER, [(NEWCOMER, 1.0), (NEWCOMER, 1.0)])
    assert standings[2].rating == after_period(NEWCOMER, [(NEWCOMER, 1.0), (NEWCOMER, 0.0)])
    assert [standings[person].games for person in (1, 2, 3)] == [1, 1, 1]


def test_a_week_is_one_period_and_weeks_without_a_game_make_a_rating_less_sure() -> None:
    monday = 1_790_553_600_000  # Monday 28 September 2026, 0 o'clock UTC
    assert period_of(monday) == period_of(monday + WEEK - 1) == period_of(monday - 1) + 1
    game = Result("", "x", FIRST, ((1, 0), (2, 1)))
    both = rated([game, game], {})
    assert both[1].rating == after_period(NEWCOMER, [(NEWCOMER, 1.0)] * 2)
    assert both[1].at(period_of(FIRST) + 20).deviation > both[1].rating.deviation


def test_what_is_kept_up_is_what_is_derived_anew() -> None:
    """However the results come in, one by one or all at once, with questions in between or none, nothing differs."""
    chance = random.Random(7)
    results = []
    for number in range(1, 400):
        people = chance.sample(range(1, 12), chance.choice([2, 2, 2, 3, 5]))
        moment = FIRST + number * WEEK // 30 - chance.choice([0, 0, 0, WEEK])  # a clock that is put back at times
        results.append((number, Result("", "x", moment, tuple((each, chance.randrange(3)) for each in people))))
    kept, anew = Standings(), Standings()
    for each in results:
        kept.take([each])
        kept.now()
        kept.take([each])  # once more changes nothing
    anew.take(results)
    assert kept.now() == anew.now()
    assert len(kept.now()) == 11


@pytest.mark.usefixtures("either_store")
def test_a_restart_derives_the_same_board_from_what_is_stored(tmp_path: Path) -> None:
    async def play(server: Server) -> list[Message]:
        async with company(server, 2) as (ana, bo):
            now = server.hall.services.wall()
            for week, (one, other) in enumerate([(0, 1), (1, 0), (0, 1), (0, 2), (2, 1)]):
                server.hall.services.wall = lambda at=now + week * WEEK // 2: at  # type: ignore[misc]
                await resigned(ana, bo, [PEOPLE[one], PEOPLE[other]])
                await board(ana)
            return await board(ana)

    async def scene() -> None:
        async with serving(tmp_path) as server:
            before = await play(server)
            moment = server.hall.services.wall()
        async with serving(tmp_path) as server, company(server, 1) as (eve,):
            server.hall.services.wall = lambda: moment
            assert await board(eve) == before
            assert [person["games"] for person in sorted(before, key=lambda one: int(one["number"]))] == [4, 4, 2]

    asyncio.run(scene())


def test_who_is_erased_leaves_the_board_and_nobody_elses_rating_changes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            await resigned(ana, bo, PEOPLE[:2])
            table = await resigned(ana, bo, [PEOPLE[0], PEOPLE[2]])
            before = {person["number"]: person["rating"] for person in await board(ana)}
            number = (await ana.ask("leaderboard", game="jaipur", person=PEOPLE[0]))["own"]["number"]
            await ana.ask("give-up", person=PEOPLE[0])
            after = {person["number"]: person["rating"] for person in await board(bo)}
            assert after == {person: rating for person, rating in before.items() if person != number}
            with closing(sqlite3.connect(server.settings.database)) as database:
                assert database.execute("SELECT count(*) FROM results WHERE table_id = ?", (table,)).fetchone() == (0,)
                assert database.execute("SELECT count(*) FROM results").fetchone() == (2,)

    asyncio.run(scene())


def test_a_new_name_is_on_the_board_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaderboard, "KEPT", 1000.0)

    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            await resigned(ana, bo, PEOPLE[:2])
            assert [person["name"] for person in await board(bo)] == ["Ana", ""]
            await bo.ask("profile", person=PEOPLE[1], name="Bo", face="pilot")
            assert [(person["name"], person["face"]) for person in await board(bo)] == [
                ("Ana", "weaver"),
                ("Bo", "pilot"),
            ]

    asyncio.run(scene())


def test_one_lucky_game_is_not_the_first_place(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            for _ in range(6):
                await resigned(ana, bo, PEOPLE[:2])
            await resigned(ana, bo, [PEOPLE[3], PEOPLE[4]])
            people = await board(bo)
            assert people[0]["games"] == 6
            assert people[1]["games"] == 1
            assert people[1]["deviation"] > people[0]["deviation"]

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("language", "told"), [("en", "no leaderboard"), ("fr", "pas de classement"), ("it", "classifica")]
)
def test_a_host_can_do_without(tmp_path: Path, language: str, told: str) -> None:
    async def scene() -> None:
        async with serving(tmp_path, leaderboard=False) as server, company(server, 2) as (ana, bo):
            await resigned(ana, bo, PEOPLE[:2])
            guest = await Guest.arrive(server, query=f"?language={language}")
            refused = await guest.refused("leaderboard", game="jaipur")
            assert refused["code"] == "no-leaderboard"
            assert told in refused["text"]
            await guest.leave()
            with closing(sqlite3.connect(server.settings.database)) as database:
                assert database.execute("SELECT count(*) FROM results").fetchone() == (0,)

    asyncio.run(scene())


def test_the_option_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    assert "--no-leaderboard" in capsys.readouterr().out
