"""What is done with games that have ended, asked at a process that did not serve them: what-if, challenges, analyses.

And while they are played elsewhere, nothing of it: it would show cards that nobody may know yet.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.guest import PATIENCE, play_on, two_seated
from tests.server.test_server_challenges import ended, steadily, taken
from tests.server.two_processes import TwoProcesses, got, guests_at, two_processes
from tests.servers import Postgres, Valkey

from serai import record
from serai.server.app import Server
from serai.server.seats import hashed
from serai.server.warming import COACH, PLAYERS


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, valkey: Valkey) -> Iterator[TwoProcesses]:
    shared = {"database_url": postgres.new_database(), "bus": valkey.address}
    with two_processes(tmp_path_factory.mktemp("house"), **shared) as house:
        yield house


async def whole(server: Server, table: str) -> Any:
    return record.loads((await got(server, f"/api/tables/{table}/record")).text)


async def report(server: Server, table: str) -> Any:
    """Ask a process for an analysis until it is there."""
    async with asyncio.timeout(5 * PATIENCE):
        while (answer := await got(server, f"/api/tables/{table}/coach")).status_code == 202:
            await asyncio.sleep(0.05)
    return answer


def test_a_game_is_taken_up_again_at_a_process_that_did_not_serve_it(house: TwoProcesses) -> None:
    async def scene(a: Server, b: Server) -> None:
        async with guests_at(a, b, b) as (ana, bo, cleo):
            table = await two_seated(ana, bo)
            await play_on([ana, bo])
            moments = [*record.replay(await whole(b, table))]
            for as_it_was in (False, True):
                asked = {"table": table, "step": 3, "seat": 1, "levels": ["random"], "as_it_was": as_it_was}
                told = await cleo.ask("what-if", **asked)
                await cleo.sit(told["table"])
                await cleo.attach()
                await cleo.until(lambda heard: heard.get("table") == cleo.table and "view" in heard)
                assert cleo.latest()["table"] in b.hall.tables
                kept = await a.hall.services.store.load(told["table"])
                assert kept is not None and kept.row.beginning is not None
                assert (kept.row.beginning.position == moments[3].state.text()) == as_it_was
                await cleo.ask("detach", table=told["table"])

    house.play(scene)


def test_nothing_of_a_game_in_play_at_another_process_is_told(house: TwoProcesses) -> None:
    async def scene(a: Server, b: Server) -> None:
        async with guests_at(a, a, b, b) as (ana, bo, eve, watcher):
            table = await two_seated(ana, bo)
            await watcher.attach(table, token=None)
            await play_on([ana, bo], most=3)
            for spy in (eve, watcher):
                what_if = {"table": table, "step": 1, "seat": 0, "levels": ["random"], "as_it_was": True}
                assert (await spy.refused("what-if", **what_if))["code"] == "not-finished"
                for kind in ("challenge", "hint", "recall", "take-back", "resign", "rematch"):
                    assert (await spy.refused(kind, table=table))["code"] == "not-seated", kind
            for path in ("record", "coach", "coach/1?move=camels"):
                answer = await got(b, f"/api/tables/{table}/{path}")
                assert (answer.status_code, answer.json()["code"]) == (409, "not-finished"), path
            assert (await bo.refused("challenge", table=table))["code"] == "not-finished"
            # The very moment at which it ends at one process: the other tells either nothing, or all of it.
            ending = asyncio.ensure_future(bo.ask("resign", table=table))
            while (answer := await got(b, f"/api/tables/{table}/record")).status_code != 200:
                assert answer.json()["code"] == "not-finished"
            assert record.loads(answer.text).end
            await ending

    house.play(scene)


def test_a_deal_is_passed_on_from_one_process_and_taken_at_the_other(house: TwoProcesses) -> None:
    async def scene(a: Server, b: Server) -> None:
        async with guests_at(a, b, b, a) as (ana, screen, bo, cleo):
            table = await ended(ana)
            await screen.attach(table, token=ana.token)  # the same person, at the other process
            names = {(await guest.ask("challenge", table=table))["challenge"] for guest in (screen, ana, screen)}
            assert len(names) == 1, "ask as often and wherever you like, get the same"
            (challenge,) = names
            for guest, name in ((bo, "Bo"), (cleo, "Cleo")):
                told = await taken(guest, challenge, name)
                assert told["info"]["challenge"] == challenge
            await steadily(bo)
            first, again = await whole(b, table), await whole(a, bo.table)
            record.verify(again)
            assert (again.repeated, again.rounds) == (True, first.rounds)
            results = [(await got(server, f"/api/challenges/{challenge}")).json() for server in (a, b)]
            assert results[0] == results[1]
            assert [game["name"] for game in results[0]["games"]] == ["Ana", "Bo", "Cleo"]
            for server in (a, b):
                assert (await got(server, f"/api/challenges/{challenge}/qr.svg")).status_code == 200
            # Who is erased at one process is told by none.
            await bo.ask("erase", tokens=[bo.token])
            for server in (a, b):
                told = (await got(server, f"/api/challenges/{challenge}")).json()
                assert [game["name"] for game in told["games"]] == ["Ana", "", "Cleo"]

    house.play(scene)


@pytest.mark.compiled
def test_moves_are_taken_back_and_hints_given_at_a_table_of_another_process(house: TwoProcesses) -> None:
    async def scene(a: Server, b: Server) -> None:
        async with guests_at(a, b) as (ana, far):
            table = await ana.create([{"kind": "human"}, {"kind": "computer", "level": "random"}])
            await ana.sit(table)
            await ana.attach()
            far.table, far.token = table, ana.token
            await far.attach()
            await far.my_turn()
            at = far.latest()["version"]
            await far.move(far.latest()["listed_moves"][0])
            await far.version(at + 2)
            await far.ask("take-back", table=table)
            told = await ana.until(lambda told: told["type"] == "info" and told["info"]["aids"]["taken_back"] == 2)
            assert told["info"]["request"] is None
            await far.my_turn()
            for part in (PLAYERS, COACH):  # on a machine's first start that takes longer than a test waits
                await a.hall.services.thinkers.warming.done(part, "jaipur")
            hinted = await far.ask("hint", table=table)
            assert hinted["move"] in far.latest()["listed_moves"]
            await ana.until(lambda told: told["type"] == "info" and told["info"]["aids"]["hints"] == 1)
            assert not any(told["type"] == "hinted" for told in ana.told), "whoever asked is told, and nobody else"
            assert (await far.ask("recall", table=table, moves=True))["type"] == "recalled"

    house.play(scene)


@pytest.mark.compiled
def test_a_game_that_ended_at_one_process_is_analysed_by_the_other(house: TwoProcesses) -> None:
    async def scene(a: Server, b: Server) -> None:
        async with guests_at(a, a) as (ana, bo):
            table = await two_seated(ana, bo)
            await play_on([ana, bo], 3)
            await ana.ask("resign", table=table)
            answers = await asyncio.gather(report(b, table), report(a, table))
            assert answers[0].status_code == answers[1].status_code == 200
            assert answers[0].content == answers[1].content, "the same record gives the same report"
            step = answers[0].json()["seats"][0]["decisions"][0]
            tried = await got(b, f"/api/tables/{table}/coach/{step['step']}?move={step['verdict']['best']['move']}")
            assert tried.status_code == 200
            # A report tells whose record it is of: who is erased at one process is so in the report of the other.
            await ana.ask("erase", tokens=[ana.token])
            for server in (a, b):
                assert server.hall.studies.look(table) is None
            # Also when the letter that says so is lost.
            again = await report(b, table)
            assert again.json()["record"] != answers[0].json()["record"]
            await a.hall.services.store.erase([hashed(bo.token)])
            records = [answer.json()["record"] for answer in (answers[0], again, await report(b, table))]
            assert len({*records}) == 3
            # And of a game that somebody has removed, nothing is told.
            assert isinstance(b.hall.studies.look(table), bytes)
            a.hall.drop([table])
            await a.hall.services.store.release([table])
            assert await a.hall.services.store.remove([table], "ended", a.hall.services.wall() + 1) == [table]
            gone = await got(b, f"/api/tables/{table}/coach")
            assert (gone.status_code, gone.json()["code"]) == (404, "unknown-table")

    house.play(scene)


def test_the_puzzle_of_the_day_is_the_same_wherever_it_is_asked_for(house: TwoProcesses) -> None:
    """The page chooses it from a file that every process has, by the day of the browser."""

    async def scene(a: Server, b: Server) -> None:
        for path in ("/puzzles/jaipur", "/puzzles/eschnapur", "/", "/api/games"):
            answers = [await got(server, path) for server in (a, b)]
            assert answers[0].content == answers[1].content
            assert answers[0].headers.get("etag") == answers[1].headers.get("etag")

    house.play(scene)
