"""`serai move-data`: there and back, identical; refused where it must be, and a kill leaves the target empty."""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path

import asyncpg
import pytest
from tests.server.many_games import fill
from tests.server.test_server_migrations import first_release
from tests.servers import Postgres

from serai.server import moving
from serai.server.datafile import Claim, StoreError, opened
from serai.server.datafile_side import DatafileSide
from serai.server.move_command import arguments, run
from serai.server.moving import COLUMNS, Digest, Row, move
from serai.server.postgres import PostgresStore
from serai.server.postgres.migrations import migrate
from serai.server.postgres.side import PostgresSide
from serai.server.stored_rows import Summary

OWN = {"due", "version", "owner", "epoch"}
"""Columns of tables that follow from others, or hold only while processes run."""


def quiet(_: int, __: int) -> None:
    """Tell nobody."""


def content(path: Path) -> dict[str, list[Row]]:
    """Return everything in a data file, the last numbers included."""
    with closing(sqlite3.connect(path)) as database:
        names = [*COLUMNS, "sqlite_sequence"]
        return {name: sorted(map(tuple, database.execute(f"SELECT * FROM {name}")), key=repr) for name in names}


def lively(folder: Path) -> Path:
    """Make a data file with something in every table, games of the first release among it."""
    path = first_release(folder)
    with closing(opened(path)) as database:
        database.execute("INSERT INTO people VALUES (3, x'aa', 'Zoë', 'owl', 1, 2), (7, x'bb', '', '', 1, 2)")
        database.execute("DELETE FROM people WHERE id = 7")
        ids = [row["id"] for row in database.execute("SELECT id FROM tables ORDER BY id")]
        database.execute("UPDATE tables SET rematch = ? WHERE id = ?", (ids[-1], ids[0]))
        database.execute("UPDATE tables SET rematch = ? WHERE id = ?", (ids[0], ids[-1]))
        database.execute("UPDATE seats SET person = 3 WHERE table_id = ? AND seat = 0", (ids[0],))
        database.execute("INSERT INTO results VALUES (4, ?, 'jaipur', 5, '[[3,0],[7,1]]')", (ids[0],))
        database.execute("INSERT INTO feeds VALUES (3, x'01', x'02')")
        database.execute("INSERT INTO mails VALUES (3, 'zoe@example.org', 'it', 'key', 1)")
        database.execute("INSERT INTO mailed VALUES (?, 3, 2)", (ids[0],))
        database.execute("INSERT INTO asked_addresses VALUES (x'03', 1, 2, 0), (x'04', 1, 2, 1)")
    return path


def test_there_and_back_is_identical_and_the_games_go_on(tmp_path: Path, shared_database: str) -> None:
    path, back = lively(tmp_path), tmp_path / "back" / "serai.sqlite"
    before = content(path)
    assert all(before.values()), "every table has something in it"

    async def scene() -> None:
        there = await move(DatafileSide(path), PostgresSide(shared_database), quiet)
        assert {name: found.rows for name, found in there.items()} == {name: len(before[name]) for name in COLUMNS}
        again = await move(PostgresSide(shared_database), DatafileSide(back), quiet)
        assert again == there
        store = await PostgresStore.opened(shared_database)
        (table,) = (row[0] for row in before["tables"] if row[1] == "eschnapur" and '"playing"' in str(row))
        stored = await store.load(table)
        assert stored is not None
        last = stored.entries[-1]
        assert await store.claim(table) == store.process
        after = last.__class__(table, last.version + 1, "move", 0, "new", "pass", 1, None)
        await store.append(after, Summary("playing"))
        assert await store.admit(b"new", "", "", 1) == 8, "a number is never given twice"
        await store.close()

    asyncio.run(scene())
    assert content(path) == content(back) == before


def test_every_column_of_both_stores_is_moved(tmp_path: Path, shared_database: str) -> None:
    async def columns() -> dict[str, set[str]]:
        connection = await asyncpg.connect(shared_database)
        await migrate(connection)
        told = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
        found: dict[str, set[str]] = {}
        for name, column in await connection.fetch(told):
            found.setdefault(name, set()).add(column)
        await connection.close()
        return found

    found = asyncio.run(columns())
    assert {*found} - {*COLUMNS} == {"serai_schema", "processes", "letters", "result_numbers"}
    with closing(opened(tmp_path / "serai.sqlite")) as database:
        names = [row["name"] for row in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        assert {*names} - {*COLUMNS} == {"sqlite_sequence"}
        for name, wanted in COLUMNS.items():
            assert {row["name"] for row in database.execute(f"PRAGMA table_info({name})")} == {*wanted}
            assert found[name] - (OWN if name == "tables" else set()) == {*wanted}


def test_what_is_in_use_or_not_empty_is_refused(tmp_path: Path, postgres: Postgres, shared_database: str) -> None:
    path, target = tmp_path / "serai.sqlite", postgres.new_database()
    fill(path, 3)

    async def refused(source: moving.Side, aim: moving.Side, told: str) -> None:
        with pytest.raises(StoreError, match=told):
            await move(source, aim, quiet)

    async def scene() -> None:
        store = await PostgresStore.opened(shared_database)
        await refused(DatafileSide(path), PostgresSide(shared_database), "a server is running on")
        await refused(PostgresSide(shared_database), DatafileSide(tmp_path / "new" / "s.sqlite"), "a server is running")
        await store.close()
        with Claim(tmp_path):
            await refused(DatafileSide(path), PostgresSide(shared_database), "a server is running on")
        await refused(DatafileSide(tmp_path / "none.sqlite"), PostgresSide(shared_database), "there is no data file")
        await move(DatafileSide(path), PostgresSide(shared_database), quiet)
        await refused(DatafileSide(path), PostgresSide(shared_database), "not empty .it has tables, seats, moves, chat")
        await refused(PostgresSide(shared_database), DatafileSide(path), "not empty")
        await move(PostgresSide(shared_database), PostgresSide(target), quiet)

    asyncio.run(scene())


class Careless(PostgresSide):
    """Writes a move wrongly, as a faulty disk or program would."""

    async def add(self, table: str, columns: Sequence[str], rows: Sequence[Row]) -> None:
        if table == "moves":
            rows = [(*rows[0][:5], "something else", *rows[0][6:]), *rows[1:]]
        await super().add(table, columns, rows)


class Killed(DatafileSide):
    """Ends in the middle, as a process that is killed."""

    @asynccontextmanager
    async def held(self, *, target: bool) -> AsyncIterator[None]:
        async with super().held(target=target):
            yield
            raise KeyboardInterrupt


def test_what_was_written_wrongly_or_cut_off_leaves_the_target_empty(tmp_path: Path, shared_database: str) -> None:
    path = tmp_path / "serai.sqlite"
    fill(path, 3)

    async def scene() -> None:
        with pytest.raises(StoreError, match="what was written of moves is not what was read"):
            await move(DatafileSide(path), Careless(shared_database), quiet)
        with pytest.raises(KeyboardInterrupt):
            await move(DatafileSide(path), Killed(tmp_path / "back" / "serai.sqlite"), quiet)
        await move(DatafileSide(path), PostgresSide(shared_database), quiet)

    asyncio.run(scene())
    assert not [name for name, rows in content(tmp_path / "back" / "serai.sqlite").items() if rows]


def test_a_digest_tells_any_two_tables_of_rows_apart() -> None:
    def digest(*rows: Row) -> tuple[int, str]:
        found = Digest()
        found.add(rows)
        return found.count, found.told

    assert digest((1, "a"), (2, None)) == digest((2, None), (True, "a"))
    others = [digest((1, "a")), digest((1, "a"), (1, "a")), digest((1, b"a")), digest((1, None)), digest(("1", "a"))]
    assert len({*others, digest((1, "a"), (2, None))}) == 6


def test_the_command(tmp_path: Path, shared_database: str) -> None:
    fill(tmp_path / "serai.sqlite", 2)
    command = [sys.executable, "-m", "serai", "move-data"]
    done = subprocess.run([*command, tmp_path, shared_database, "--json"], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(done.stdout)
    assert told["tables"]["moves"]["rows"] == 12
    password = shared_database.split(":")[2].split("@", maxsplit=1)[0]
    assert password not in done.stdout


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda address: address, "not empty"),
        (lambda address: address.replace("serai:", "serai:x"), "password is wrong"),
        (lambda address: address + "_none", "no such database"),
        (lambda address: "postgresql://serai:hush@127.0.0.1:1/x", "does not answer"),
        (lambda address: "mysql://serai:hush@127.0.0.1/x", "is no address like"),
        (lambda address: "postgresql://serai:hu/sh@127.0.0.1/x", ""),
    ],
)
def test_an_address_that_cannot_be_used_gets_a_sentence_without_its_password(
    shared_database: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    change: Callable[[str], str],
    told: str,
) -> None:
    parser, address = argparse.ArgumentParser(), change(shared_database)
    arguments(parser)
    fill(tmp_path / "serai.sqlite", 1)
    if told == "not empty":
        asyncio.run(move(DatafileSide(tmp_path / "serai.sqlite"), PostgresSide(address), quiet))
    assert run(parser.parse_args([str(tmp_path), address])) == 2
    sentence = capsys.readouterr().err
    assert told in sentence
    assert "Traceback" not in sentence
    for secret in ("hush", "hu/sh", shared_database.split(":")[2].split("@", maxsplit=1)[0]):
        assert secret not in sentence
