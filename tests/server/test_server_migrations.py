"""Migrations: a data file of the first release goes on, step by step, and a broken step leaves it whole."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.guest import Guest, company, play_on, serving
from tests.server.test_server_eschnapur import fetch

from serai import record
from serai.server.datafile import StoreError, opened, usable_version
from serai.server.migrations import SCHEMA_VERSION, STEPS, Step, migrate, version_of
from serai.server.seats import hashed_sit
from serai.server.sqlite import SqliteStore

KEPT_FILES = Path(__file__).parent / "kept"
HELD: dict[str, dict[str, Any]] = json.loads((KEPT_FILES / "schema-1.json").read_text())
"""The tables of the kept data file, with the tokens that hold their seats."""
KEPT = {"waiting_days": 100_000}


def first_release(folder: Path) -> Path:
    """Make the data file that the first release has written."""
    path = folder / "serai.sqlite"
    with closing(sqlite3.connect(path)) as database:
        database.executescript((KEPT_FILES / "schema-1.sql").read_text())
    assert usable_version(path) == 1
    return path


def schema(database: sqlite3.Connection) -> set[tuple[str, str, str]]:
    """Return every table, column and index, whatever the white space of its definition."""
    told = database.execute("SELECT type, name, coalesce(sql, '') FROM sqlite_schema").fetchall()
    return {(kind, name, " ".join(sql.split())) for kind, name, sql in told}


def test_an_old_file_gets_the_schema_of_a_new_one_and_a_copy_is_kept(tmp_path: Path) -> None:
    path = first_release(tmp_path)
    with closing(opened(path)) as old, closing(opened(tmp_path / "new.sqlite")) as new:
        assert version_of(old) == version_of(new) == SCHEMA_VERSION
        assert schema(old) == schema(new)
        assert old.execute("PRAGMA foreign_keys").fetchone()["foreign_keys"] == 1
    kept = tmp_path / "serai.sqlite.schema-1"
    assert usable_version(kept) == 1
    assert kept.stat().st_mode & 0o077 == 0
    assert not [name for name in tmp_path.iterdir() if "new.sqlite.schema" in name.name], "nothing to copy"
    with closing(sqlite3.connect(kept)) as database:
        assert database.execute("SELECT count(*) FROM tables").fetchone() == (len(HELD),)


def test_the_kept_dump_of_this_version_is_what_it_makes_and_its_games_are_read(tmp_path: Path) -> None:
    """A change of the schema without a step of its own shows here."""
    path = tmp_path / "serai.sqlite"
    with closing(sqlite3.connect(path)) as database:
        database.executescript((KEPT_FILES / f"schema-{SCHEMA_VERSION}.sql").read_text())
    with closing(opened(path)) as kept, closing(opened(tmp_path / "new.sqlite")) as new:
        assert version_of(kept) == version_of(new) == SCHEMA_VERSION
        assert schema(kept) == schema(new)

    async def scene() -> None:
        store = SqliteStore(path)
        stored = await store.load("kept")
        assert stored is not None
        assert stored.seats[0].name == "Zoë"
        assert [line.text for line in stored.chat] == ["Tè, forse?"]
        assert [result.places for _, result in await store.results("jaipur", 0, 9)] == [((1, 0), (2, 1))]
        await store.close()

    asyncio.run(scene())


def test_the_messages_that_took_seats_are_hashed(tmp_path: Path) -> None:
    path = first_release(tmp_path)
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        migrate(database, STEPS[:2])
        where = "SELECT sit_hash FROM seats WHERE table_id = ? AND seat = 0"
        (waiting,) = database.execute(where, (HELD["jaipur-waiting"]["table"],)).fetchone()
        (ended,) = database.execute(where, (HELD["jaipur-ended"]["table"],)).fetchone()
    assert waiting == hashed_sit("sit-waiting")
    assert ended is None
    with closing(opened(path)):
        pass
    assert b"sit-waiting" not in path.read_bytes()


def test_games_that_have_begun_keep_protocol_1_and_people_who_wait_sit_down_anew(tmp_path: Path) -> None:
    with closing(opened(first_release(tmp_path))) as database:
        begun = {HELD[name]["table"] for name in HELD if not name.endswith(("waiting", "rematch"))}
        told = database.execute("SELECT id, protocol FROM tables").fetchall()
        assert dict(told) == {name: 1 if name in begun else 2 for name, _ in told}
        seats = database.execute("SELECT table_id, token, entropy, commitment FROM seats").fetchall()
        for table, token, entropy, commitment in seats:
            assert commitment is None
            assert (entropy is not None) == (table in begun)
            assert table in begun or token is None


def test_a_step_that_fails_leaves_the_file_whole_at_the_step_before(tmp_path: Path) -> None:
    def crash(database: sqlite3.Connection) -> None:
        database.execute("DELETE FROM seats")
        raise RuntimeError("the power is gone")

    path = first_release(tmp_path)
    grown = (*STEPS, Step(("ALTER TABLE tables ADD COLUMN colour TEXT",)), Step(("DROP TABLE chat",), crash))
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        with pytest.raises(RuntimeError):
            migrate(database, grown)
        assert version_of(database) == len(STEPS) + 1
        assert database.execute("SELECT count(*) FROM seats WHERE token IS NOT NULL").fetchone() == (8,)
        assert database.execute("SELECT count(*) FROM chat").fetchone() == (4,)
        assert database.execute("SELECT colour FROM tables").fetchone() == (None,)
        dangling = Step(("PRAGMA user_version", "DELETE FROM tables WHERE status = 'ended'"))
        with pytest.raises(sqlite3.IntegrityError, match="reference to nothing"):
            migrate(database, (*grown[:-1], dangling))
        assert version_of(database) == len(STEPS) + 1
        assert migrate(database, grown[:-1]) == 0


def test_games_of_the_first_release_go_on_and_ended_ones_verify(tmp_path: Path) -> None:
    first_release(tmp_path)

    async def back(guest: Guest, name: str, seat: int) -> None:
        guest.table, guest.token = HELD[name]["table"], HELD[name]["tokens"][seat]
        guest.seat = (await guest.attach())["seat"]
        assert guest.seat == seat

    async def scene() -> None:
        async with serving(tmp_path, hearing=0.05, **KEPT) as server:
            for name in ("jaipur-ended", "eschnapur-ended"):
                record.verify(record.loads(await asyncio.to_thread(fetch, server, HELD[name]["table"])))
            async with company(server, 2) as guests:
                for seat, guest in enumerate(guests):
                    await back(guest, "jaipur-playing", seat)
                assert guests[0].latest()["version"] == 10
                assert guests[0].latest()["clock"]["remaining"][0] > 3_000_000
                said = await guests[0].until(lambda told: told["type"] == "chat")
                assert (said["text"], said["name"]) == ("Tè, forse?", "Bo")
                await play_on(guests)
                assert guests[0].latest()["view"]["winner"] in (0, 1)
                record.verify(record.loads(await asyncio.to_thread(fetch, server, guests[0].table)))
            async with company(server, 2) as guests:
                for seat, guest in enumerate(guests):
                    await back(guest, "eschnapur-playing", seat)
                    assert guest.latest()["version"] == 40
                (actor,) = (guest for guest in guests if guest.seat in guest.latest()["awaited"])
                await actor.move(actor.latest()["listed_moves"][0])
                assert (await guests[1].version(41))["events"]
            async with company(server, 2) as (ana, bo):
                waiting = HELD["jaipur-waiting"]
                refused = await ana.refused("attach", table=waiting["table"], token=waiting["tokens"][0])
                assert refused["code"] == "wrong-token"
                for guest in (ana, bo):
                    await guest.sit(waiting["table"])
                    await guest.attach()
                assert (await bo.attach())["version"] == 1
                rematch = HELD["jaipur-rematch"]
                for seat, guest in enumerate((ana, bo)):
                    assert await guest.sit(rematch["table"], token=rematch["tokens"][seat]) == seat
                tokens = [token for held in HELD.values() for token in held["tokens"]]
                cards = (await bo.ask("mine", tokens=tokens))["tables"]
                assert {card["table"] for card in cards} == {held["table"] for held in HELD.values()} - {
                    rematch["table"],
                    HELD["jaipur-waiting"]["table"],
                    HELD["eschnapur-waiting"]["table"],
                }

    asyncio.run(scene())


def test_files_that_cannot_be_used_are_refused_with_words(tmp_path: Path) -> None:
    path = first_release(tmp_path)
    whole = path.read_bytes()
    cases = {
        "newer.sqlite": (whole[:60] + (99).to_bytes(4, "big") + whole[64:], "newer Serai"),
        "short.sqlite": (whole[: len(whole) // 2], "damaged"),
        "noise.sqlite": (b"noise" * 1000, "not a Serai data file"),
    }
    for name, (content, words) in cases.items():
        (tmp_path / name).write_bytes(content)
        with pytest.raises(StoreError, match=words):
            opened(tmp_path / name)
        assert (tmp_path / name).read_bytes() == content, "a file that is refused stays as it was"
    (tmp_path / "folder.sqlite").mkdir()
    with pytest.raises(StoreError, match="not a Serai data file"):
        opened(tmp_path / "folder.sqlite")
    other = tmp_path / "other.sqlite"
    with closing(sqlite3.connect(other)) as database:
        database.executescript("CREATE TABLE recipes (name); PRAGMA user_version = 1;")
    with pytest.raises(StoreError, match="something else"):
        opened(other)


@pytest.mark.parametrize("start", ["nothing", "empty", "cut off"])
def test_a_first_start_that_left_nothing_is_a_fresh_start(tmp_path: Path, start: str) -> None:
    path = tmp_path / "serai.sqlite"
    if start == "empty":
        path.touch()
    elif start == "cut off":  # killed after the file was made and before its schema was
        with closing(sqlite3.connect(path)) as database:
            database.execute("PRAGMA journal_mode = WAL")
        assert path.stat().st_size
    with closing(opened(path)) as database:
        assert version_of(database) == SCHEMA_VERSION
    assert path.stat().st_mode & 0o077 == 0
