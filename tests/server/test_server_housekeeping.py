"""What goes by itself and what stays: old tables, records of ended games, copies from before an update."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import urllib.error
import urllib.request
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.guest import ADDRESSES, company, play_on, serving, two_seated
from tests.server.many_games import fill
from tests.server.test_server_door_command import plays

from serai import record
from serai.server import housekeeping, options
from serai.server.app import Server
from serai.server.datafile import opened

DAY = housekeeping.DAY


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "STEP_PAUSE", 0.0)


def later(server: Server, days: float) -> None:
    """Let so many days pass."""
    wall = server.hall.services.wall
    server.hall.services.wall = lambda: wall() + round(days * DAY)


async def sweep(server: Server) -> set[str]:
    """Keep house once, and return the tables that are left."""
    await server.hall.keeping.sweep()
    with closing(sqlite3.connect(server.settings.database)) as database:
        return {table for (table,) in database.execute("SELECT id FROM tables")}


def fetch(server: Server, table: str) -> tuple[int, Any]:
    """Ask for a record; return the status and what was answered."""
    try:
        with urllib.request.urlopen(f"http://{ADDRESSES[server]}/api/tables/{table}/record") as answer:
            return answer.status, json.loads(answer.read())
    except urllib.error.HTTPError as refused:
        return refused.code, json.loads(refused.read())


def test_tables_that_wait_go_after_a_week_while_the_server_runs(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            deserted = await ana.create()
            kept = await ana.create()
            await bo.sit(kept)
            await bo.attach()
            assert await sweep(server) == {deserted, kept}
            later(server, 6.9)
            assert await sweep(server) == {deserted, kept}
            later(server, 0.2)
            assert await sweep(server) == {kept}, "who sits there and is there keeps a table"
            assert (await ana.refused("attach", table=deserted))["code"] == "unknown-table"
            await bo.ask("detach", table=kept)
            later(server, 6.9)
            assert await sweep(server) == {kept}, "seven days from when somebody was last seen there"
            later(server, 0.2)
            assert await sweep(server) == set()
            assert kept not in server.hall.tables
            assert (await bo.ask("mine", tokens=[bo.token]))["tables"] == []

    asyncio.run(scene())


def test_a_game_that_nobody_comes_to_goes_and_a_visit_keeps_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, abandoned_days=30) as server:
            async with company(server, 4) as guests:
                left, visited = [await two_seated(*pair) for pair in (guests[:2], guests[2:])]
                token = guests[2].token
                await play_on(guests[:2], 3)
                later(server, 31)
                assert await sweep(server) == {left, visited}, "everybody is still there"
            later(server, 29)
            async with company(server, 1) as (guest,):
                guest.token = token
                await guest.attach(visited)
            assert await sweep(server) == {left, visited}
            later(server, 2)
            assert await sweep(server) == {visited}
            async with company(server, 1) as (guest,):
                assert (await guest.refused("attach", table=left))["code"] == "unknown-table"
                guest.token = token
                assert (await guest.attach(visited))["version"] == 1

    asyncio.run(scene())


@pytest.mark.parametrize("keep_days", [None, 5])
def test_ended_games_stay_for_ever_or_as_long_as_the_host_says(tmp_path: Path, keep_days: int | None) -> None:
    async def scene() -> None:
        async with serving(tmp_path, keep_days=keep_days) as server:
            async with company(server, 3) as (ana, bo, watcher):
                table = await two_seated(ana, bo)
                await watcher.attach(table)
                await ana.ask("resign", table=table)
                tokens = [ana.token]
                later(server, 4.9)
                assert await sweep(server) == {table}
                later(server, 1)
                assert await sweep(server) == {table}, "nothing goes from under people who look at it"
            later(server, 1000)
            assert bool(await sweep(server)) == (keep_days is None)
            async with company(server, 1) as (ana,):
                assert len((await ana.ask("mine", tokens=tokens))["tables"]) == (keep_days is None)
            assert (await asyncio.to_thread(fetch, server, table))[0] == (200 if keep_days is None else 404)

    asyncio.run(scene())


def test_a_look_at_an_ended_game_does_not_keep_it_longer(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, keep_days=5) as server:
            async with company(server, 2) as (ana, bo):
                table = await two_seated(ana, bo)
                await ana.ask("resign", table=table)
            later(server, 4)
            async with company(server, 1) as (watcher,):
                await watcher.attach(table)
            assert await sweep(server) == {table}
            later(server, 2)
            assert await sweep(server) == set()

    asyncio.run(scene())


def test_a_rematch_that_nobody_plays_goes_and_can_be_asked_for_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo)
            await ana.ask("resign", table=table)
            first = (await ana.ask("rematch", table=table))["table"]
            later(server, 8)
            await ana.ask("ping")
            server.hall.keeping.visited.clear()
            assert await sweep(server) == {table}
            told = await bo.until(lambda m: m["type"] == "info" and m["info"]["rematch"] is None, len(bo.told) - 1)
            assert told["info"]["status"] == "ended"
            with closing(sqlite3.connect(server.settings.database)) as database:
                assert database.execute("SELECT rematch FROM tables").fetchall() == [(None,)]
                assert database.execute("SELECT count(*) FROM seats").fetchone() == (2,)
            second = (await bo.ask("rematch", table=table))["table"]
            assert second != first
            assert await sweep(server) == {table, second}

    asyncio.run(scene())


def test_many_old_tables_go_in_small_steps_while_moves_are_stored(tmp_path: Path) -> None:
    async def scene() -> None:
        fill(tmp_path / "serai.sqlite", 500, status="waiting")
        async with serving(tmp_path, keep_days=1) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo)
            store = server.hall.services.store
            sizes = []
            remove = store.remove

            async def noted(tables: Any, *rest: Any) -> list[str]:
                sizes.append(len(tables))
                return await remove(tables, *rest)

            store.remove = noted  # type: ignore[method-assign, assignment]
            swept, played = await asyncio.gather(sweep(server), play_on([ana, bo], 20))
            assert swept == {table}
            assert played == 20
            assert max(sizes, default=0) <= housekeeping.STEP
            with closing(sqlite3.connect(server.settings.database)) as database:
                assert database.execute("SELECT count(*) FROM moves").fetchone() == (20,)
                assert database.execute("SELECT count(*) FROM seats").fetchone() == (2,)

    asyncio.run(scene())


def test_the_house_is_kept_without_anybody_asking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "SWEEP_PAUSE", 0.02)
    monkeypatch.setattr(housekeeping, "RECORDS_PAUSE", 0.02)

    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            deserted = await ana.create()
            table = await two_seated(ana, bo)
            await ana.ask("resign", table=table)
            later(server, 8)
            store = server.hall.services.store
            async with asyncio.timeout(60):
                while await store.load(deserted) is not None or await store.unrecorded(1):
                    await asyncio.sleep(0.02)
            kept = await store.record(table)
            assert kept is not None
            assert kept.text

    asyncio.run(scene())


def test_a_failing_store_does_not_end_the_housekeeping(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "SWEEP_PAUSE", 0.02)

    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 1) as (ana,):
            deserted = await ana.create()
            store = server.hall.services.store
            resting, tries = store.resting, 0

            async def full(*given: Any) -> Any:
                nonlocal tries
                tries += 1
                if tries < 3:
                    raise sqlite3.OperationalError("database or disk is full")
                return await resting(*given)

            store.resting = full  # type: ignore[method-assign, assignment]
            later(server, 8)
            async with asyncio.timeout(60):
                while await store.load(deserted) is not None:
                    await asyncio.sleep(0.02)

    asyncio.run(scene())


# Records


def test_a_kept_record_has_the_names_of_the_seats_and_loses_those_that_are_erased(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo)
            assert (await asyncio.to_thread(fetch, server, table))[0] == 409
            await play_on([ana, bo])
            await server.hall.keeping.keep_records()
            kept = await server.hall.services.store.record(table)
            assert kept is not None
            assert kept.text
            assert "Ana" not in kept.text
            for names in (["Ana", "Bo"], ["", "Bo"]):
                status, told = await asyncio.to_thread(fetch, server, table)
                assert (status, told["players"]) == (200, names)
                record.verify(record.loads(json.dumps(told)))
                await ana.ask("erase", tokens=[ana.token])

    asyncio.run(scene())


async def age(data: Path, table: str) -> None:
    """Make a stored game one of rules that are known no more."""
    with closing(sqlite3.connect(data / "serai.sqlite")) as database:
        database.execute("UPDATE tables SET rules = 0 WHERE id = ?", (table,))
        database.commit()


def test_games_of_older_rules_are_listed_refused_with_words_and_shown_again_when_they_had_ended(tmp_path: Path) -> None:
    async def play() -> dict[str, tuple[str, str]]:
        held = {}
        async with serving(tmp_path) as server:
            for name in ("ended", "playing", "waiting"):
                async with company(server, 2) as (ana, bo):
                    if name == "waiting":
                        await ana.sit(await ana.create())
                    else:
                        await two_seated(ana, bo)
                        await play_on([ana, bo], 1000 if name == "ended" else 5)
                    held[name] = (ana.table, ana.token)
        return held

    async def replay(held: dict[str, tuple[str, str]]) -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, watcher):
            tokens = [token for _, token in held.values()]
            cards = (await ana.ask("mine", tokens=tokens))["tables"]
            assert [card["status"] for card in cards] == ["ended", "playing", "waiting"]
            assert cards[0]["outcome"]["winners"]
            assert len((await ana.ask("export", tokens=tokens))["data"]["tables"]) == 3
            said = set()
            for language in ("en", "fr", "it"):
                for table, token in held.values():
                    for guest, seat in ((ana, token), (watcher, None)):
                        told = await guest.refused("attach", table=table, token=seat, language=language)
                        assert told["code"] == "old-rules"
                        said.add(told["text"])
                told = await ana.refused("sit", table=held["waiting"][0], name="Bo", commitment="00" * 32)
                assert told["code"] == "old-rules"
            assert len(said) == 3, "a sentence in each language"
            status, told = await asyncio.to_thread(fetch, server, held["ended"][0])
            assert (status, told["players"], told["winner"] in (0, 1)) == (200, ["Ana", "Bo"], True)
            assert told["rounds"][0]["moves"]
            assert (await asyncio.to_thread(fetch, server, held["playing"][0]))[0] == 409
            await ana.ask("erase", tokens=tokens)
            assert (await asyncio.to_thread(fetch, server, held["ended"][0]))[1]["players"] == ["", "Bo"]

    held = asyncio.run(play())
    for table, _ in held.values():
        asyncio.run(age(tmp_path, table))
    asyncio.run(replay(held))


def test_an_ended_game_of_older_rules_without_a_record_is_refused_with_words(tmp_path: Path) -> None:
    async def scene() -> None:
        fill(tmp_path / "serai.sqlite", 1)
        with closing(sqlite3.connect(tmp_path / "serai.sqlite")) as database:
            database.execute("UPDATE tables SET record = NULL, rules = 0")
            database.commit()
        async with serving(tmp_path) as server:
            await server.hall.keeping.keep_records()
            assert await server.hall.services.store.unrecorded(1) == [], "it is not tried again and again"
            status, told = await asyncio.to_thread(fetch, server, "game%200")
            assert (status, told["code"]) == (410, "old-rules")
            assert told["text"]

    asyncio.run(scene())


# Copies, and what a host can say


def test_the_copy_from_before_an_update_goes_after_a_fortnight(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server:
            old, new = (tmp_path / f"serai.sqlite.schema-{number}" for number in (1, 2))
            for copy in (old, new):
                copy.touch()
            days_ago = server.hall.services.wall() / 1000 - 15 * 86_400
            os.utime(old, (days_ago, days_ago))
            await server.hall.keeping.sweep()
            assert not old.exists()
            assert new.exists()

    asyncio.run(scene())


def test_a_host_settles_how_long_games_are_kept(capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    options.add_options(parser)
    usual = options.settings_of(parser.parse_args([]))
    assert (usual.keep_days, usual.abandoned_days) == (None, 90)
    said = options.settings_of(parser.parse_args(["--keep-days", "30", "--abandoned-days", "7"]))
    assert (said.keep_days, said.abandoned_days) == (30, 7)
    for wrong in ("0", "-3", "soon", "9" * 40):
        with pytest.raises(SystemExit):
            parser.parse_args(["--keep-days", wrong])
        assert "expected a number of days" in capsys.readouterr().err


def test_a_server_that_cannot_use_its_data_says_so_in_a_sentence_and_ends(tmp_path: Path) -> None:
    folder, noise, newer = (tmp_path / name / "serai.sqlite" for name in ("folder", "noise", "newer"))
    folder.mkdir(parents=True)
    noise.parent.mkdir()
    noise.write_bytes(b"noise" * 1000)
    with closing(opened(newer)) as database:
        database.execute("PRAGMA user_version = 99")
    unusable = [
        (folder.parent, f"{folder} is not a Serai data file"),
        (noise.parent, f"{noise} is not a Serai data file"),
        (newer.parent, f"{newer} was written by a newer Serai"),
        (Path(__file__), "choose another --data"),
    ]
    answers = plays(*(["--port", "0", "--no-warm-up", "--data", str(data)] for data, _ in unusable))
    for (_, words), (code, said) in zip(unusable, answers, strict=True):
        (line,) = said.strip().splitlines()
        assert code == 2
        assert words in line


def test_a_visit_that_could_not_be_stored_is_noted_the_next_time(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo)
            keeping, store = server.hall.keeping, server.hall.services.store
            touch = store.touch

            async def lost(*_: object) -> None:
                raise OSError("the database is away")

            store.touch = lost  # type: ignore[method-assign,assignment]
            for work in (keeping.note_visits(), keeping.note_visit(table)):
                keeping.visited.add(table)
                with pytest.raises(OSError, match="away"):
                    await work
                assert table in keeping.visited
            store.touch = touch  # type: ignore[method-assign]
            await keeping.note_visits()
            assert table not in keeping.visited

    asyncio.run(scene())
