"""The coach at the server: finished games are analysed piece by piece, and live tables do not wait for it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.guest import ADDRESSES, Guest, company, play_on, serving, two_seated

from serai import record
from serai.coach.analysis import Analysis
from serai.coach.assembly import assembled
from serai.coach.report import Report
from serai.server.app import Server
from serai.text import LANGUAGES, Words

pytestmark = pytest.mark.compiled
COMPILING = 600.0


async def finished(ana: Guest, bo: Guest, moves: int) -> str:
    """Play some moves of a round, then give up."""
    table = await two_seated(ana, bo)
    await play_on([ana, bo], moves)
    await ana.ask("resign", table=table)
    return table


def coach(server: Server, table: str, rest: str = "") -> str:
    return f"http://{ADDRESSES[server]}/api/tables/{table}/coach{rest}"


async def report(browser: httpx.AsyncClient, address: str) -> httpx.Response:
    """Ask until the analysis is there."""
    async with asyncio.timeout(COMPILING):
        while (answer := await browser.get(address)).status_code == 202:
            assert set(answer.json()) == {"done", "of"}
            assert answer.headers["cache-control"] == "no-store"
            await asyncio.sleep(0.1)
    return answer


def test_a_finished_game_is_analysed_as_the_command_does_it_without_names(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, httpx.AsyncClient() as browser, company(server, 2) as (ana, bo):
            table = await finished(ana, bo, 7)
            assert (await browser.get(coach(server, table))).status_code == 202
            answer = await report(browser, coach(server, table))
            assert answer.status_code == 200
            told = msgspec.json.decode(answer.content, type=Report)
            text = (await browser.get(f"http://{ADDRESSES[server]}/api/tables/{table}/record")).text
            analysis = Analysis(record.loads(text))
            own = assembled(analysis.outline(), [analysis.find(step) for step in analysis.steps])
            assert told == msgspec.structs.replace(own, players=("", ""))
            assert b"Ana" not in answer.content
            # Another move at a step is judged, too; what is none is refused in the reader's language.
            step = told.seats[0].decisions[0]
            tried = await browser.get(coach(server, table, f"/{step.step}"), params={"move": step.verdict.best.move})
            assert tried.status_code == 200
            assert tried.json()["played"]["move"] == step.verdict.best.move
            for language in LANGUAGES:
                wrong = await browser.get(
                    coach(server, table, f"/{step.step}"),
                    params={"move": "sell DDDDD"},
                    headers={"accept-language": language},
                )
                assert (wrong.status_code, wrong.json()["code"]) == (400, "illegal")
                assert wrong.json()["text"] == Words(language).say("error-illegal")
            for bad, move in (("/99", "take D"), ("/0", "take D"), (f"/{step.step}", "no move"), ("/1", "")):
                assert (await browser.get(coach(server, table, bad), params={"move": move})).status_code == 400

    asyncio.run(scene())


def test_only_what_is_over_and_has_a_coach_is_analysed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, httpx.AsyncClient() as browser, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo)
            for address in (coach(server, table), coach(server, table, "/1?move=camels")):
                live = await browser.get(address)
                assert (live.status_code, live.json()["code"]) == (409, "not-finished")
            nobody = await browser.get(coach(server, "nobody-knows-it"))
            assert (nobody.status_code, nobody.json()["code"]) == (404, "unknown-table")

    asyncio.run(scene())


def test_an_address_has_two_analyses_under_way(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, httpx.AsyncClient() as browser, company(server, 2) as (ana, bo):
            tables = [await finished(ana, bo, 12) for _ in range(3)]
            answers = [await browser.get(coach(server, table)) for table in tables]
            assert [answer.status_code for answer in answers] == [202, 202, 503]
            assert answers[2].json()["code"] == "queue-full"
            # Whoever asks again for one that is under way begins no other, and then there is room.
            assert [(await report(browser, coach(server, table))).status_code for table in tables[:2]] == [200, 200]
            assert (await report(browser, coach(server, tables[2]))).status_code == 200

    asyncio.run(scene())


def test_a_live_table_does_not_wait_for_an_analysis(tmp_path: Path) -> None:
    """With one place to think at, a computer player waits for one judged move at most."""

    async def scene() -> None:
        async with (
            serving(tmp_path, workers=1) as server,
            httpx.AsyncClient() as browser,
            company(server, 3) as (ana, bo, eve),
        ):
            short = await finished(ana, bo, 2)
            await report(browser, coach(server, short))  # whatever has to be compiled is so now
            table = await two_seated(ana, bo)
            assert await play_on([ana, bo]) > 30
            first: dict[str, Any] = (await browser.get(coach(server, table))).json()
            assert first["done"] == 0
            live = await eve.create([{"kind": "human"}, {"kind": "computer", "level": "peddler"}])
            await eve.sit(live)
            await eve.attach()
            for _ in range(3):
                assert await eve.my_turn()
                await eve.move(eve.latest()["listed_moves"][0])
            assert await eve.my_turn()
            progress = await browser.get(coach(server, table))
            assert progress.status_code == 202, "three answers were given before all moves were judged"
            assert progress.json()["done"] > 0

    asyncio.run(scene())


def test_a_fault_of_the_coach_is_told_once_and_asked_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, httpx.AsyncClient() as browser, company(server, 2) as (ana, bo):
            table = await finished(ana, bo, 2)

            def broken(*_: object) -> None:
                raise RuntimeError("a fault that tells of cards: DDD")

            with monkeypatch.context() as patched:
                patched.setattr("serai.server.studies.Assembly", broken)
                answer = await report(browser, coach(server, table))
            assert (answer.status_code, answer.json()["code"]) == (500, "internal")
            assert "DDD" not in answer.text
            assert (await report(browser, coach(server, table))).status_code == 200

    asyncio.run(scene())
