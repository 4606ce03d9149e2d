"""The store: atomic, durable, without pickles; backup and restore; erased things are gone."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.conftest import OpenStore
from tests.server.guest import company, play_on, serving, two_seated
from tests.server.many_games import fill

from serai.server import backups, checkpoints
from serai.server.datafile import StoreError, usable_version
from serai.server.migrations import SCHEMA_VERSION
from serai.server.sqlite import SqliteStore
from serai.server.store import Conflict
from serai.server.stored_rows import ChatRow, EntryRow, SeatRow, Summary, TableRow

ROW = TableRow("t", "jaipur", 1, "{}", None, True, False, True, b"s" * 32, 5, Summary("waiting"))
SEATS = [SeatRow("t", 0, "human"), SeatRow("t", 1, "computer", "random", entropy=b"e")]
ENTRY = EntryRow("t", 2, "move", 0, "id", "camels", 7, "[1,2]")


def test_what_is_stored_comes_back_equal(open_store: OpenStore) -> None:
    async def scene() -> None:
        store = await open_store()
        await store.create(ROW, SEATS)
        assert await store.claim("t") == store.process
        line = ChatRow("t", 1, 2, 0, "c", None, "hello", 9)
        await store.append(ENTRY, Summary("playing", (1,)))
        await store.say(line)
        kept = await store.load("t")
        assert kept is not None
        assert kept.row == replace(ROW, summary=Summary("playing", (1,)))
        assert (kept.seats, kept.entries, kept.chat) == (tuple(SEATS), (ENTRY,), (line,))
        assert await store.load("nowhere") is None
        await store.close()

    asyncio.run(scene())


@pytest.mark.usefixtures("unhushed")
def test_a_damaged_page_is_told_to_the_host_when_it_is_read(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "serai.sqlite"

    async def written() -> None:
        store = SqliteStore(path)
        for name in ("t", "u"):
            await store.create(replace(ROW, id=name), [replace(seat, table=name) for seat in SEATS])
            await store.append(replace(ENTRY, table=name), Summary("playing", (1,)))
        await store.close()

    async def read() -> None:
        store = SqliteStore(path)
        with pytest.raises(sqlite3.DatabaseError):
            await store.load("t")
        await store.close()

    asyncio.run(written())
    with closing(sqlite3.connect(path)) as database:
        (page,) = database.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'moves'").fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\7" * size)
    asyncio.run(read())
    (told,) = [record for record in caplog.records if record.message == "store-failed"]
    assert "malformed" in told.fields["reason"]  # type: ignore[attr-defined]


def test_names_of_messages_that_differ_after_a_nul_are_told_apart(tmp_path: Path) -> None:
    """Moves go to SQLite in JSON, where a text ends at a NUL."""

    async def scene() -> None:
        store = SqliteStore(tmp_path / "serai.sqlite")
        await store.create(ROW, SEATS)
        entries = [replace(ENTRY, version=version, client_id=f'a\0{version}é"') for version in range(2, 6)]
        await asyncio.gather(*(store.append(entry, Summary("playing", (1,))) for entry in entries))
        kept = await store.load("t")
        assert kept is not None
        assert kept.entries == tuple(entries)
        await store.close()

    asyncio.run(scene())


def test_a_table_is_loaded_with_a_change_that_nobody_waits_for_any_more(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "serai.sqlite")
        await store.create(ROW, SEATS)
        change = asyncio.ensure_future(store.append(ENTRY, Summary("playing", (1,))))
        await asyncio.sleep(0)
        change.cancel()
        kept = await store.load("t")
        assert kept is not None
        assert kept.entries == (ENTRY,)
        await store.close()

    asyncio.run(scene())


def test_a_move_that_cannot_be_written_is_refused_alone(tmp_path: Path) -> None:
    """What no text can hold must not end the one thread that writes."""

    async def scene() -> None:
        store = SqliteStore(tmp_path / "serai.sqlite")
        await store.create(ROW, SEATS)
        odd = replace(ENTRY, version=3, client_id="\ud800")
        said = [store.append(entry, Summary("playing", (1,))) for entry in (odd, ENTRY)]
        async with asyncio.timeout(60):
            first, second = await asyncio.gather(*said, return_exceptions=True)
            kept = await store.load("t")
        assert isinstance(first, UnicodeEncodeError)
        assert second is None
        assert kept is not None
        assert kept.entries == (ENTRY,)
        await store.close()

    asyncio.run(scene())


def test_the_log_is_brought_into_the_file_beside_the_writer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "PAUSE", 0.01)
    monkeypatch.setattr(checkpoints, "WORTH_IT", 10)

    async def scene() -> None:
        store = SqliteStore(tmp_path / "serai.sqlite")
        await store.create(ROW, SEATS)
        for version in range(2, 42):
            entry = replace(ENTRY, version=version, client_id=f"{version}")
            await store.append(entry, Summary("playing", (1,)))
        async with asyncio.timeout(60):
            while kept() < 10:
                await asyncio.sleep(0.02)
        await store.close()

    def kept() -> int:
        """Count what the file has without its log."""
        alone = tmp_path / "alone.sqlite"
        shutil.copy(tmp_path / "serai.sqlite", alone)
        with closing(sqlite3.connect(alone)) as database, suppress(sqlite3.DatabaseError):  # copied in the middle of it
            return int(database.execute("SELECT count(*) FROM moves").fetchone()[0])
        return 0

    asyncio.run(scene())


def test_clashing_changes_raise_and_do_nothing_while_others_in_the_commit_stand(open_store: OpenStore) -> None:
    async def scene() -> None:
        store = await open_store()
        await store.create(ROW, SEATS)
        assert await store.claim("t") == store.process
        playing = Summary("playing")
        entries = [replace(ENTRY, version=2 + number % 50, client_id=f"c{number}") for number in range(100)]
        done = await asyncio.gather(*(store.append(entry, playing) for entry in entries), return_exceptions=True)
        assert [type(answer) for answer in done] == [type(None)] * 50 + [Conflict] * 50
        with pytest.raises(Conflict):
            await store.append(replace(ENTRY, version=99, client_id="c3"), playing)
        taken = replace(SEATS[0], name="Ana", token=b"1")
        await store.save_seat(taken, SEATS[0], playing)
        with pytest.raises(Conflict):
            await store.save_seat(replace(taken, name="Bo"), SEATS[0], playing)
        for name in ("next", "other"):
            await store.create(replace(ROW, id=name), [])
        await store.link_rematch("t", "next")
        with pytest.raises(Conflict):
            await store.link_rematch("t", "other")
        kept = await store.load("t")
        assert kept is not None
        assert len(kept.entries) == 50
        assert kept.seats[0] == taken
        assert kept.row.rematch == "next"
        await store.close()

    asyncio.run(scene())


def test_every_commit_reaches_the_disk_and_nothing_is_pickled(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            await two_seated(ana, bo)
            await play_on([ana, bo], 10)
            store = server.hall.services.store
            assert isinstance(store, SqliteStore)
            database = store.__dict__["_writer"]._database
            modes = [database.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
            assert modes == ["wal", 2]
            texts = database.execute("SELECT text, clock FROM moves").fetchall()
            assert len(texts) == 10
            assert (tmp_path / "serai.sqlite").stat().st_mode & 0o077 == 0

    asyncio.run(scene())
    sources = Path(backups.__file__).parent.rglob("*.py")
    assert not [path for path in sources if "pickle" in path.read_text().replace("No pickle", "")]


def test_backup_of_a_running_server_and_restore(tmp_path: Path) -> None:
    data, other, file = tmp_path / "data", tmp_path / "other", tmp_path / "all.backup"

    async def scene() -> tuple[str, str]:
        async with serving(data) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo)
            await play_on([ana, bo], 6)
            backups.backup(data, file)
            await play_on([ana, bo], 2)
            return table, ana.token

    table, token = asyncio.run(scene())
    backups.restore(other, file)

    async def again() -> None:
        async with serving(other) as server, company(server, 1) as (ana,):
            ana.table, ana.token = table, token
            assert (await ana.attach(version=9))["version"] == 7  # a version of the future: the whole table

    asyncio.run(again())
    with pytest.raises(StoreError, match="--force"):
        backups.restore(other, file)
    backups.restore(other, file, force=True)
    assert usable_version(other / "serai.sqlite") == SCHEMA_VERSION
    with pytest.raises(StoreError, match="no backup"):
        backups.restore(other, tmp_path / "nothing", force=True)
    (tmp_path / "noise").write_bytes(b"noise" * 1000)
    with pytest.raises(StoreError):
        backups.restore(other, tmp_path / "noise", force=True)
    with pytest.raises(StoreError, match="no Serai data"):
        backups.backup(tmp_path / "empty", file)


def test_a_backup_is_read_whole_before_it_replaces_an_older_one(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "copies" / "all.backup"
    file.parent.mkdir()
    fill(data / "serai.sqlite", 300)
    backups.backup(data, file)
    good = file.read_bytes()
    assert [path.name for path in file.parent.iterdir()] == ["all.backup"], "nothing lies beside it"
    assert file.stat().st_mode & 0o077 == 0
    damaged = bytearray((data / "serai.sqlite").read_bytes())
    middle = len(damaged) // 2 // 4096 * 4096
    damaged[middle : middle + 4096] = b"x" * 4096
    (data / "serai.sqlite").write_bytes(damaged)
    with pytest.raises(StoreError, match="damaged"):
        backups.backup(data, file)
    assert file.read_bytes() == good
    assert [path.name for path in file.parent.iterdir()] == ["all.backup"]
    (tmp_path / "bad.backup").write_bytes(damaged)
    with pytest.raises(StoreError, match="damaged"):
        backups.restore(tmp_path / "other", tmp_path / "bad.backup")
    assert not (tmp_path / "other" / "serai.sqlite").exists()


def test_what_lies_in_the_data_file_takes_over_no_seat(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, thief):
            table = await ana.create()
            sit = {"table": table, "name": "Ana", "commitment": "5a" * 32, "seat": 0, "id": "sit-1"}
            sit["claim"] = "only-ana-knows-this"
            await ana.ask("sit", **sit)
            ana.token = (await ana.ask("sit", **sit))["token"]  # the answer was lost: the same seat, a fresh token
            for path in tmp_path.glob("serai.sqlite*"):
                assert b"only-ana-knows-this" not in path.read_bytes()
            with closing(sqlite3.connect(tmp_path / "serai.sqlite")) as database:
                (stored,) = database.execute("SELECT sit_hash FROM seats WHERE seat = 0").fetchone()
            guess = {**sit, "claim": stored.hex()}
            assert (await thief.refused("sit", **guess))["code"] == "seat-taken"
            await ana.attach(table)
            assert (await thief.refused("sit", **sit))["code"] == "seat-taken", (
                "the token has come: nothing is sent again"
            )
            assert (await ana.ask("mine", tokens=[ana.token]))["tables"]

    asyncio.run(scene())


def test_data_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "serai.sqlite"
    database = sqlite3.connect(path)
    database.execute("PRAGMA user_version = 99")
    database.execute("CREATE TABLE tables (id)")
    database.commit()
    database.close()
    with pytest.raises(StoreError, match="newer"):
        SqliteStore(path)
