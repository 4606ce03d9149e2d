"""What the store asks its database: by an index always, beside the writer when it only reads, and never in vain."""

from __future__ import annotations

import asyncio
import re
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.conftest import OpenStore
from tests.server.guest import company, play_on, serving, two_seated
from tests.server.many_games import STRIDE, counted, fill
from tests.server.test_server_store import ENTRY, ROW, SEATS

from serai.server import readers, sqlite, statements
from serai.server.datafile import opened
from serai.server.refusals import Refused
from serai.server.seats import hashed
from serai.server.sqlite import SqliteStore
from serai.server.stored_rows import Summary

STATEMENTS = {name: text for name, text in vars(statements).items() if name.isupper()}


@pytest.mark.parametrize("name", STATEMENTS)
def test_every_statement_searches_by_an_index(tmp_path: Path, name: str) -> None:
    path = tmp_path / "serai.sqlite"
    fill(path, 50)
    statement = statements.many(STATEMENTS[name], 3)
    values = [None] * statement.count("?") or dict.fromkeys(re.findall(r":(\w+)", statement))
    with closing(opened(path)) as database:
        for analysed in (False, True):
            if analysed:
                database.execute("ANALYZE")
            plan = [str(row[3]) for row in database.execute("EXPLAIN QUERY PLAN " + statement, values)]
            scans = [line for line in plan if "SCAN" in line or "AUTOMATIC" in line]
            assert not scans, plan
            assert plan or statement.strip().startswith("INSERT")


def test_the_store_asks_nothing_else_than_these_statements() -> None:
    for module in (sqlite, readers):
        source = Path(module.__file__ or "").read_text()
        assert not re.findall(r"\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\b", source)
    assert not [text for text in STATEMENTS.values() if "*" in text], "columns are named"


def test_invented_tokens_make_no_more_work_with_many_games_than_with_few(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def steps(data: Path, games: int) -> dict[str, int]:
        data.mkdir()
        fill(data / "serai.sqlite", games)
        made = {}
        with counted(monkeypatch) as counter:
            async with serving(data) as server, company(server, 1) as (stranger,):
                for kind in ("erase", "mine", "export"):
                    before = counter.count
                    tokens = [secrets.token_urlsafe(32) for _ in range(200)]
                    await stranger.ask(kind, tokens=tokens)
                    made[kind] = counter.count - before
        return made

    few, many = (asyncio.run(steps(tmp_path / str(games), games)) for games in (20, 20_000))
    for kind, count in many.items():
        assert count <= 2 * few[kind] + 20, (few, many)
        assert count * STRIDE < 20_000, "fewer instructions than there are games"


def test_a_start_reads_no_more_of_many_games_than_of_few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def steps(path: Path, games: int) -> int:
        fill(path, games)
        with counted(monkeypatch) as counter:
            opened(path).close()
        return counter.count

    few, many = steps(tmp_path / "few.sqlite", 10), steps(tmp_path / "many.sqlite", 5000)
    assert many <= few + 5


def test_a_token_named_twice_is_looked_up_and_answered_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo)
            tokens = [bo.token, ana.token, bo.token, secrets.token_urlsafe(32), ana.token]
            cards = (await ana.ask("mine", tokens=tokens))["tables"]
            assert [(card["table"], card["seat"]) for card in cards] == [(table, 1), (table, 0)]
            told = (await ana.ask("export", tokens=tokens))["data"]["tables"]
            assert [part["name"] for part in told] == ["Bo", "Ana"]

    asyncio.run(scene())


def test_readings_go_on_while_the_writer_is_held_up(tmp_path: Path) -> None:
    """Somebody else's lock stops every commit; who only looks does not notice."""

    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo)
            await play_on([ana, bo], 4)
            with closing(sqlite3.connect(tmp_path / "serai.sqlite", isolation_level=None)) as lock:
                lock.execute("BEGIN IMMEDIATE")
                mover = ana if ana.latest()["listed_moves"] else bo
                move = mover.latest()["listed_moves"][0]
                held_up = asyncio.ensure_future(mover.answer("move", table=table, version=5, move=move))
                watcher = bo if mover is ana else ana
                assert len((await watcher.ask("mine", tokens=[watcher.token]))["tables"]) == 1
                assert (await watcher.ask("export", tokens=[watcher.token]))["data"]["tables"]
                await watcher.ask("erase", tokens=[secrets.token_urlsafe(32)])
                assert not held_up.done()
                lock.execute("ROLLBACK")
            assert (await held_up)["version"] == 6

    asyncio.run(scene())


def test_what_was_acknowledged_is_read_and_what_is_on_its_way_is_waited_for(open_store: OpenStore) -> None:
    async def scene() -> None:
        store = await open_store()
        await store.create(ROW, SEATS)
        await store.claim("t")
        for version in range(2, 60):
            entry = ENTRY.__class__("t", version, "move", 0, str(version), "camels", version, None)
            adding = asyncio.ensure_future(store.append(entry, Summary("playing")))
            await asyncio.sleep(0)
            if version % 2:
                adding.cancel()  # whoever asked has gone; the change is stored all the same
            kept = await store.load("t")
            assert kept is not None
            assert kept.entries[-1].version == version
        await store.close()

    asyncio.run(scene())


def test_a_reader_that_meets_a_fault_answers_it_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo)
            with monkeypatch.context() as broken:
                broken.setattr(statements, "HELD", "SELECT nothing FROM nowhere WHERE token IN (:many)")
                for _ in range(8):
                    assert (await ana.refused("mine", tokens=[ana.token]))["code"] == "internal"
            assert [card["table"] for card in (await ana.ask("mine", tokens=[ana.token]))["tables"]] == [table]
            await play_on([ana, bo], 2)

    asyncio.run(scene())


def test_a_full_disk_is_answered_and_the_writer_goes_on_when_there_is_room_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo)
            database = server.hall.services.store.__dict__["_writer"]._database
            (pages,) = database.execute("PRAGMA page_count").fetchone()
            database.execute(f"PRAGMA max_page_count = {pages}")
            refusals = 0
            while refusals < 3:
                told = await ana.answer("say", table=table, text="x" * 300)
                refusals += told["type"] == "error" and told["code"] == "internal"
            assert len((await bo.ask("mine", tokens=[bo.token]))["tables"]) == 1
            database.execute("PRAGMA max_page_count = 100000")
            await ana.ask("say", table=table, text="there is room again")
            assert await play_on([ana, bo], 3) == 3

    asyncio.run(scene())


def test_more_readings_than_can_wait_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr(readers, "MOST_WAITING", 5)
        store = SqliteStore(tmp_path / "serai.sqlite")
        await store.create(ROW, SEATS)
        asked = await asyncio.gather(*(store.load("t") for _ in range(100)), return_exceptions=True)
        refused = [fault for fault in asked if isinstance(fault, Refused)]
        assert refused
        assert {fault.code for fault in refused} == {"flood"}
        assert len(refused) < 100
        assert await store.load("t") is not None
        await store.close()

    asyncio.run(scene())


def test_an_export_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr("serai.server.hall.MOST_EXPORTED", 2000)
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo)
            assert (await ana.ask("export", tokens=[ana.token]))["data"]["tables"]
            for _ in range(8):
                await ana.ask("say", table=table, text="x" * 250)
            assert (await ana.refused("export", tokens=[ana.token]))["code"] == "too-large"
            assert (await bo.ask("export", tokens=[bo.token]))["data"]["tables"]

    asyncio.run(scene())


def test_two_erasures_in_one_commit_both_leave_nothing_behind(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            await two_seated(ana, bo)
            await ana.ask("say", table=ana.table, text="swordfish one")
            await bo.ask("say", table=bo.table, text="swordfish two")
            store = server.hall.services.store
            hashes = [hashed(guest.token) for guest in (ana, bo)]
            with closing(sqlite3.connect(tmp_path / "serai.sqlite", isolation_level=None)) as lock:
                lock.execute("BEGIN IMMEDIATE")
                first = asyncio.ensure_future(store.touch(["held up"], 1))
                await asyncio.sleep(0)
                while store.__dict__["_writer"]._asked:  # the writer takes it and is held up, alone
                    await asyncio.sleep(0.001)
                erasing = [asyncio.ensure_future(store.erase(hashes)) for _ in range(2)]
                while len(store.__dict__["_writer"]._asked) < 2:
                    await asyncio.sleep(0.001)
                lock.execute("ROLLBACK")
            await first
            assert sorted(await asyncio.gather(*erasing)) == [[], [ana.table]], "the second finds nothing more"
            for file in tmp_path.iterdir():
                assert b"swordfish" not in file.read_bytes(), file.name

    asyncio.run(scene())


def test_a_crash_between_an_erasure_and_the_emptying_of_the_log_is_mended_at_the_next_start(tmp_path: Path) -> None:
    path = tmp_path / "serai.sqlite"
    fill(path, 3, status="playing")
    database = opened(path)
    database.execute("UPDATE chat SET text = 'swordfish', phrase = NULL")
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.execute("DELETE FROM chat")  # and here the process is killed: the page of before is still in the file
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    for file in (path, path.with_name("serai.sqlite-wal")):
        (crashed / file.name).write_bytes(file.read_bytes())
    database.close()
    assert b"swordfish" in (crashed / "serai.sqlite").read_bytes()
    with closing(opened(crashed / "serai.sqlite")):
        for file in crashed.iterdir():
            assert b"swordfish" not in file.read_bytes(), file.name
