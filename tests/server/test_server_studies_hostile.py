"""The coach's desk, asked by a stranger: what it would hold, tell or use up for whoever asks in bad faith."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.record.test_record import a_record
from tests.server.guest import ADDRESSES, company, serving
from tests.server.test_server_housekeeping import later
from tests.server.test_server_studies import coach, finished, report

from serai.arena.bot_process import LONGEST_LINE
from serai.arena.bot_protocol import Assembly
from serai.coach.analysis import MOST_MOVES, Analysis
from serai.coach.assembly import Finding, Outline, assembled
from serai.coach.report import Report
from serai.server import prices, studies, workers
from serai.server.app import Server

pytestmark = pytest.mark.compiled


async def record_of(browser: httpx.AsyncClient, server: Server, table: str) -> Any:
    return (await browser.get(f"http://{ADDRESSES[server]}/api/tables/{table}/record")).json()


def test_a_step_of_any_size_is_refused_in_words(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Python reads no number of more than 4,300 digits."""

    async def scene() -> None:
        async with serving(tmp_path) as server, httpx.AsyncClient() as browser, company(server, 2) as (ana, bo):
            table = await finished(ana, bo, 2)
            for step in (2**63, 2**64, 10**30, "9" * 4_301, "²", "-1", "1_0", "1.5"):
                answer = await browser.get(coach(server, table, f"/{step}"), params={"move": "camels"})
                assert (answer.status_code, answer.json()["code"]) == (400, "illegal")

    asyncio.run(scene())
    assert "Exception" not in caplog.text, "and no stranger fills the log"


def test_asking_for_many_at_once_gets_no_more_than_one_after_the_other(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, httpx.AsyncClient() as browser, company(server, 2) as (ana, bo):
            tables = [await finished(ana, bo, 2) for _ in range(12)]
            answers = await asyncio.gather(*(browser.get(coach(server, table)) for table in tables))
            assert sorted(answer.status_code for answer in answers) == [202] * 2 + [503] * 10

    asyncio.run(scene())


def test_analyses_that_failed_and_that_nobody_asks_for_again_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("whatever goes wrong")

    monkeypatch.setattr("serai.server.studies.Assembly", broken)
    monkeypatch.setattr(studies, "MOST", 3)

    async def scene() -> None:
        async with serving(tmp_path) as server, httpx.AsyncClient() as browser, company(server, 2) as (ana, bo):
            desk = server.hall.studies
            for _ in range(6):
                table = await finished(ana, bo, 0)
                assert (await browser.get(coach(server, table))).status_code == 202
                while desk.under_way:
                    await asyncio.sleep(0.02)
            assert len(desk) <= 3
            assert (await browser.get(coach(server, table))).json()["code"] == "internal", "the newest is still told"

    asyncio.run(scene())


def test_who_is_erased_is_not_to_be_guessed_from_an_analysis(tmp_path: Path) -> None:
    """The digest of a record with a name in it would confirm whoever guesses the name."""

    async def scene() -> None:
        async with serving(tmp_path) as server, httpx.AsyncClient() as browser, company(server, 2) as (ana, bo):
            table = await finished(ana, bo, 2)
            named = await record_of(browser, server, table)
            assert (await report(browser, coach(server, table))).json()["record"] == named["digest"]
            await ana.ask("erase", tokens=[ana.token])
            nameless = await record_of(browser, server, table)
            assert nameless["players"][0] == "" != named["players"][0]
            again = await report(browser, coach(server, table))
            assert again.json()["record"] == nameless["digest"]
            # Erasing while the analysis is under way leaves nothing of the name in it either.
            table = await finished(bo, ana, 12)
            named = await record_of(browser, server, table)
            assert (await browser.get(coach(server, table))).status_code == 202
            await bo.ask("erase", tokens=[bo.token])
            told = (await report(browser, coach(server, table))).json()
            assert told["record"] == (await record_of(browser, server, table))["digest"] != named["digest"]

    asyncio.run(scene())


def test_the_analysis_of_a_game_goes_with_the_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, keep_days=1) as server, httpx.AsyncClient() as browser:
            async with company(server, 2) as (ana, bo):
                table = await finished(ana, bo, 2)
            assert (await report(browser, coach(server, table))).status_code == 200
            later(server, 30)
            async with asyncio.timeout(60):
                while (await browser.get(f"http://{ADDRESSES[server]}/api/tables/{table}/record")).status_code == 200:
                    await server.hall.keeping.sweep()
                    await asyncio.sleep(0.05)
                    later(server, 2)
            answer = await browser.get(coach(server, table))
            assert (answer.status_code, answer.json()["code"]) == (404, "unknown-table")

    asyncio.run(scene())


def test_reading_a_report_again_and_again_is_paid_by_its_length(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A report may have two megabytes: asking costs little, sending does not."""
    limits: dict[str, Any] = {"address_burst": 100_000, "address_rate": 0.0}

    async def scene() -> None:
        async with serving(tmp_path, **limits) as server, httpx.AsyncClient() as browser:
            async with company(server, 2) as (ana, bo):
                table = await finished(ana, bo, 2)
            size = len((await report(browser, coach(server, table))).content)
            monkeypatch.setattr(prices, "SENT", size / 30_000)
            answers = [(await browser.get(coach(server, table))).status_code for _ in range(6)]
            assert answers[0] == 200
            assert answers[-1] == 429

    asyncio.run(scene())


def test_a_game_that_is_taken_up_tells_no_name_and_no_more_than_where_it_comes_from(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, httpx.AsyncClient() as browser, company(server, 3) as (ana, bo, cleo):
            table = await finished(ana, bo, 4)
            told = await cleo.ask("what-if", table=table, step=2, seat=0, levels=["random"])
            await ana.ask("erase", tokens=[ana.token])
            await cleo.sit(told["table"], seat=0, name="Cleo")
            await cleo.attach()
            await cleo.version(1)
            state = await cleo.attach()
            assert state["info"]["branch"] == {"table": table, "step": 2, "seat": 0, "as_it_was": False}
            assert not any(name in frame for frame in cleo.frames for name in ('"Ana"', '"Bo"'))
            # What goes on is nobody's business, also where it was taken up from a game that anybody may look at.
            for address in (coach(server, told["table"]), coach(server, told["table"], "/1?move=camels")):
                live = await browser.get(address)
                assert (live.status_code, live.json()["code"]) == (409, "not-finished")
            refused = await bo.refused("what-if", table=told["table"], step=0, seat=1, levels=["random"])
            assert refused["code"] == "not-finished"

    asyncio.run(scene())


def test_the_report_of_the_longest_game_is_put_together_by_a_worker() -> None:
    """In the server's own process it would keep everybody waiting: it is three thousand verdicts long."""
    analysis = Analysis(a_record())
    found = [analysis.find(step) for step in (1, 2, 3, 4)]
    long = msgspec.structs.replace(
        analysis.outline(), movers=(0, 1) * (MOST_MOVES // 2), round_numbers=(1,) * MOST_MOVES, players=("Ana", "Bo")
    )
    findings = [msgspec.structs.replace(found[step % 4], step=step) for step in range(1, MOST_MOVES + 1)]
    house = workers.Workers()
    try:
        told = house.study(Assembly(raw(long), tuple(map(raw, findings))))
    finally:
        house.close()
    wanted = assembled(msgspec.structs.replace(long, players=("", "")), findings)
    assert msgspec.json.decode(told, type=Report) == wanted
    assert len(told) > 10 * LONGEST_LINE


def raw(piece: Outline | Finding) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(piece))
