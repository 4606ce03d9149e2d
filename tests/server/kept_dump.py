"""Writes the dump of a small database of the present schema, to be kept when a version is released.

python -m tests.server.kept_dump
"""

from __future__ import annotations

import asyncio
import subprocess
from pathlib import Path

from msgspec.structs import replace
from tests.server.test_server_store import ENTRY, ROW, SEATS
from tests.servers import BINARIES, Postgres, unprivileged

from serai.server.postgres import PostgresStore
from serai.server.postgres.migrations import SCHEMA_VERSION
from serai.server.reminder_store import MailRow
from serai.server.stored_rows import ChatRow, Result, Summary

LEFT_OUT = ("--", "\\", "SET transaction_timeout")
"""Comments, commands of psql, and what only the newest PostgreSQL knows."""


async def fill(address: str) -> None:
    """Put something into every table."""
    store = await PostgresStore.opened(address)
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


def main() -> None:
    """Write the dump."""
    with Postgres() as server:
        address = server.new_database()
        asyncio.run(fill(address))
        words = ("--column-inserts", "--no-owner", "--no-privileges", address)
        dump = subprocess.run(unprivileged(BINARIES / "pg_dump", *words), check=True, capture_output=True, text=True)
    lines = [line for line in dump.stdout.splitlines() if line.strip() and not line.startswith(LEFT_OUT)]
    target = Path(__file__).parent / "kept" / f"postgresql-{SCHEMA_VERSION}.sql"
    target.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
