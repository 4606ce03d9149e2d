"""The schema in PostgreSQL: made once however many start, forward from every kept dump, an index for each search."""

from __future__ import annotations

import asyncio
import re
import subprocess
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from tests.servers import BINARIES, Postgres, unprivileged

from serai.server.datafile import StoreError
from serai.server.postgres import PostgresStore, connections, leases, people, reading, reminders, statements, store
from serai.server.postgres.migrations import SCHEMA_VERSION, STEPS, migrate, version_of
from serai.server.postgres.side import PostgresSide

KEPT = Path(__file__).parent / "kept"
SMALL = {"processes", "result_numbers"}
"""Tables of a handful of rows, which are read whole."""
PARTS = {"ALL_SEATS", "ALL_ENTRIES", "ALL_LINES", "TABLE_COLUMNS", "LIVING"}
STATEMENTS = {
    name: text
    for name, text in vars(statements).items()
    if name.isupper() and isinstance(text, str) and name not in PARTS
}


def kept(version: int) -> str:
    """Return a dump of the database as a version has written it."""
    return (KEPT / f"postgresql-{version}.sql").read_text()


async def shape(connection: asyncpg.Connection[Any]) -> set[tuple[str, ...]]:
    """Return every column and every index."""
    columns = await connection.fetch(
        "SELECT table_name, column_name, data_type, is_nullable, coalesce(column_default, generation_expression, '')"
        " FROM information_schema.columns WHERE table_schema = 'public'"
    )
    indexes = await connection.fetch("SELECT tablename, indexdef FROM pg_indexes WHERE schemaname = 'public'")
    keys = await connection.fetch("SELECT conrelid::regclass::text, pg_get_constraintdef(oid) FROM pg_constraint")
    return {tuple(row) for row in (*columns, *indexes, *keys)}


@pytest.mark.parametrize("version", range(1, SCHEMA_VERSION + 1))
def test_a_kept_dump_gets_the_schema_of_a_new_database_and_its_games_are_read(postgres: Postgres, version: int) -> None:
    async def scene(old: str, new: str) -> None:
        async with asyncio.TaskGroup() as group:
            fresh = group.create_task(asyncpg.connect(new))
            dumped = group.create_task(asyncpg.connect(old))
        await dumped.result().execute(kept(version))
        await dumped.result().execute("SET search_path = public")
        assert await version_of(dumped.result()) == version
        assert await migrate(dumped.result()) == SCHEMA_VERSION - version
        assert await migrate(fresh.result()) == SCHEMA_VERSION
        assert await shape(dumped.result()) == await shape(fresh.result())
        for connection in (fresh.result(), dumped.result()):
            await connection.close()
        opened = await PostgresStore.opened(old)
        stored = await opened.load("kept")
        assert stored is not None
        assert (len(stored.seats), len(stored.entries), len(stored.chat)) == (2, 2, 1)
        assert stored.seats[0].name == "Zoë"
        assert await opened.claim("kept") == opened.process
        assert [result.places for _, result in await opened.results("jaipur", 0, 9)] == [((1, 0), (2, 1))]
        await opened.close()

    asyncio.run(scene(postgres.new_database(), postgres.new_database()))


def test_the_kept_dump_of_this_version_is_what_it_makes(postgres: Postgres, shared_database: str) -> None:
    """A change of the schema without a step of its own shows here."""

    async def scene() -> None:
        await (await PostgresStore.opened(shared_database)).close()

    asyncio.run(scene())
    command = unprivileged(BINARIES / "pg_dump", "--schema-only", "--no-owner", shared_database)
    made = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert definitions(made) == definitions(kept(SCHEMA_VERSION))


def definitions(dump: str) -> set[str]:
    """Return what a dump defines, whatever the version of the program that has written it."""
    return {" ".join(found.split()) for found in re.findall(r"^(?:CREATE|ALTER) [^;]*;", dump, re.MULTILINE)}


def test_of_many_that_start_at_once_one_makes_the_schema(shared_database: str) -> None:
    async def start() -> int:
        connection = await asyncpg.connect(shared_database)
        made = await migrate(connection)
        await connection.close()
        return made

    async def scene() -> None:
        assert sorted(await asyncio.gather(*(start() for _ in range(6)))) == [0] * 5 + [SCHEMA_VERSION]

    asyncio.run(scene())


def test_a_step_that_fails_leaves_the_database_as_it_was(shared_database: str) -> None:
    async def scene() -> None:
        connection = await asyncpg.connect(shared_database)
        await migrate(connection)
        before = await shape(connection)
        with pytest.raises(asyncpg.PostgresError):
            await migrate(connection, (*STEPS, "ALTER TABLE tables ADD COLUMN colour text", "DROP TABLE nothing"))
        assert await version_of(connection) == SCHEMA_VERSION
        assert await shape(connection) == before
        await connection.close()

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("made", "told"),
    [
        ("CREATE TABLE tables (recipe text)", "something else"),
        ("CREATE TABLE serai_schema (version int); INSERT INTO serai_schema VALUES (99)", "newer Serai"),
    ],
)
def test_databases_that_cannot_be_used_are_refused_with_words(shared_database: str, made: str, told: str) -> None:
    async def scene() -> None:
        connection = await asyncpg.connect(shared_database)
        await connection.execute(made)
        before = await shape(connection)
        with pytest.raises(StoreError, match=told):
            await PostgresStore.opened(shared_database)
        assert await shape(connection) == before
        await connection.close()

    asyncio.run(scene())


def test_no_server_starts_while_data_is_moved(shared_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits for a moment, and says so in a sentence."""
    monkeypatch.setattr(connections, "PATIENCE", 0.5)

    async def scene() -> None:
        side = PostgresSide(shared_database)
        async with side.held(target=True):
            with pytest.raises(StoreError, match="does not answer"):
                await PostgresStore.opened(shared_database)

    asyncio.run(scene())


def test_every_statement_searches_by_an_index(shared_database: str) -> None:
    async def scene() -> None:
        connection = await asyncpg.connect(shared_database)
        await migrate(connection)
        await connection.execute("SET enable_seqscan = off; SET plan_cache_mode = force_generic_plan")
        for name, text in STATEMENTS.items():
            count = max(map(int, re.findall(r"\$(\d+)", text)), default=0)
            await connection.execute(f"PREPARE {name} AS {text}")
            values = f"({', '.join(['NULL'] * count)})" if count else ""
            plan = "\n".join(row[0] for row in await connection.fetch(f"EXPLAIN EXECUTE {name}{values}"))
            scanned = set(re.findall(r"Seq Scan on (\w+)", plan)) - SMALL
            assert not scanned, f"{name}: {plan}"
        await connection.close()

    asyncio.run(scene())


def test_the_store_asks_nothing_else_than_these_statements() -> None:
    for module in (store, connections, leases, people, reading, reminders):
        source = Path(module.__file__ or "").read_text()
        assert not re.findall(r"\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\b", source), module.__name__
    assert not [name for name, text in STATEMENTS.items() if "*" in text.replace("* interval", "")], "columns are named"
