"""Writes dumps of a small database and a small data file of the present schemas, to be kept with a release.

python -m tests.server.kept_dump
"""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import tempfile
from contextlib import closing
from pathlib import Path

from msgspec.structs import replace
from tests.server.test_server_store import ENTRY, ROW, SEATS
from tests.servers import BINARIES, Postgres, unprivileged

from serai.server import migrations
from serai.server.postgres import PostgresStore
from serai.server.postgres.migrations import SCHEMA_VERSION
from serai.server.reminder_store import MailRow
from serai.server.sqlite import SqliteStore
from serai.server.store import Store
from serai.server.stored_rows import ChatRow, Result, Summary

KEPT = Path(__file__).parent / "kept"
LEFT_OUT = ("--", "\\", "SET transaction_timeout")
"""Comments, commands of psql, and what only the newest PostgreSQL knows."""


async def fill(store: Store) -> None:
    """Put something into every table."""
    ana = await store.admit(b"a" * 32, "Zoë", "owl", 1_700_000_000_000)
    row = replace(ROW, id="kept", created=1_700_000_000_002)
    own = replace(SEATS[0], table="kept", name="Zoë", token=b"t" * 32, person=ana, commitment=b"c" * 32)
    await store.create(row, [own, replace(SEATS[1], table="kept")])
    await store.create(replace(row, id="waiting"), [replace(SEATS[0], table="waiting", kept_for=b"t" * 32)])
    await store.claim("kept")
    await store.append(replace(ENTRY, table="kept"), Summary("playing", (1,), due=1_700_000_100_000))
    last = replace(ENTRY, table="kept", version=3, client_id="j", at=9)
    await store.append(last, Summary("ended"), Result("kept", "jaipur", 9, ((1, 0), (2, 1))))
    await store.say(ChatRow("kept", 1, 3, 0, "c", None, "Tè, forse?", 10))
    await store.link_rematch("kept", "waiting")
    await store.keep_record("kept", "{}")
    await store.reminders.set_feed(ana, b"s" * 16, b"f" * 32)
    await store.reminders.set_mail(MailRow(ana, "zoe@example.org", "it", "key", confirmed=False), b"o" * 32, 5)
    await store.reminders.mark(ana, [("kept", 2)])
    await store.close()


async def fill_database(address: str) -> None:
    await fill(await PostgresStore.opened(address))


async def fill_file(path: Path) -> None:
    await fill(SqliteStore(path))


def main() -> None:
    """Write the dumps."""
    write_database()
    write_file()


def write_file() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "serai.sqlite"
        asyncio.run(fill_file(path))
        with closing(sqlite3.connect(path)) as database:
            begin, *lines = database.iterdump()
    target = KEPT / f"schema-{migrations.SCHEMA_VERSION}.sql"
    target.write_text("\n".join([begin, f"PRAGMA user_version={migrations.SCHEMA_VERSION};", *lines]) + "\n")


def write_database() -> None:
    with Postgres() as server:
        address = server.new_database()
        asyncio.run(fill_database(address))
        words = ("--column-inserts", "--no-owner", "--no-privileges", address)
        dump = subprocess.run(unprivileged(BINARIES / "pg_dump", *words), check=True, capture_output=True, text=True)
    lines = [line for line in dump.stdout.splitlines() if line.strip() and not line.startswith(LEFT_OUT)]
    target = KEPT / f"postgresql-{SCHEMA_VERSION}.sql"
    target.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
