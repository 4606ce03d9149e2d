"""The schema of the data file, as numbered steps from the first release's on.

A new file is made by the same steps that bring an old one up to date, so there is one schema and one way to it. To
change the schema, add a `Step` at the end of `STEPS`, and never touch a step that was released.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from serai.server.seats import hashed_sit


def nothing(_: sqlite3.Connection) -> None:
    """Change nothing."""


class Step(NamedTuple):
    """One change of the schema: statements, then what SQL alone cannot do."""

    statements: tuple[str, ...]
    change: Callable[[sqlite3.Connection], None] = nothing


def _hash_sits(database: sqlite3.Connection) -> None:
    """Keep of every message that took a seat only its hash; at the table of an ended game, nothing."""
    waiting = """
        SELECT table_id, seat, sit_id FROM seats JOIN tables ON tables.id = seats.table_id
        WHERE sit_id IS NOT NULL AND tables.status <> 'ended'"""
    hashes = [(hashed_sit(sit_id), table, seat) for table, seat, sit_id in database.execute(waiting).fetchall()]
    database.executemany("UPDATE seats SET sit_hash = ? WHERE table_id = ? AND seat = ?", hashes)
    database.execute("ALTER TABLE seats DROP COLUMN sit_id")


STEPS: Final[tuple[Step, ...]] = (
    Step(
        (
            """CREATE TABLE tables (
              id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, options TEXT NOT NULL, clock TEXT,
              chat INTEGER NOT NULL, practice INTEGER NOT NULL, listed INTEGER NOT NULL, secret BLOB NOT NULL,
              created INTEGER NOT NULL, summary TEXT NOT NULL, rematch TEXT
            ) STRICT, WITHOUT ROWID""",
            "CREATE INDEX tables_by_age ON tables (created)",
            """CREATE TABLE seats (
              table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL, kind TEXT NOT NULL,
              level TEXT, name TEXT NOT NULL, token BLOB, kept_for BLOB, entropy BLOB, sit_id TEXT,
              has_left INTEGER NOT NULL, since INTEGER NOT NULL,
              PRIMARY KEY (table_id, seat)
            ) STRICT, WITHOUT ROWID""",
            "CREATE UNIQUE INDEX seats_by_token ON seats (token) WHERE token IS NOT NULL",
            """CREATE TABLE moves (
              table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, version INTEGER NOT NULL, kind TEXT NOT NULL,
              seat INTEGER, client_id TEXT, text TEXT NOT NULL, at INTEGER NOT NULL, clock TEXT,
              PRIMARY KEY (table_id, version), UNIQUE (table_id, seat, client_id)
            ) STRICT, WITHOUT ROWID""",
            """CREATE TABLE chat (
              table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL,
              version INTEGER NOT NULL, seat INTEGER NOT NULL, client_id TEXT NOT NULL, phrase TEXT, text TEXT,
              at INTEGER NOT NULL,
              PRIMARY KEY (table_id, number), UNIQUE (table_id, seat, client_id)
            ) STRICT, WITHOUT ROWID""",
        )
    ),
    # 2: lists by index alone; the moment since which a table rests; records that outlive their rules; hashed sits
    Step(
        (
            "ALTER TABLE tables ADD COLUMN status TEXT NOT NULL DEFAULT 'waiting'",
            "ALTER TABLE tables ADD COLUMN touched INTEGER NOT NULL DEFAULT 0",
            "ALTER TABLE tables ADD COLUMN record TEXT",
            "ALTER TABLE tables ADD COLUMN next_table TEXT REFERENCES tables (id) ON DELETE SET NULL",
            """UPDATE tables SET status = json_extract(summary, '$.status'),
              next_table = (SELECT later.id FROM tables AS later WHERE later.id = tables.rematch)""",
            """UPDATE tables SET touched = CASE status
              WHEN 'waiting' THEN created
              WHEN 'playing' THEN CAST(strftime('%s', 'now') AS INTEGER) * 1000
              ELSE coalesce((SELECT at FROM moves WHERE table_id = id ORDER BY version DESC LIMIT 1), created)
            END""",
            "ALTER TABLE tables DROP COLUMN rematch",
            "ALTER TABLE tables RENAME COLUMN next_table TO rematch",
            "DROP INDEX tables_by_age",
            "CREATE INDEX tables_by_status ON tables (status, touched)",
            "CREATE INDEX tables_by_rematch ON tables (rematch) WHERE rematch IS NOT NULL",
            "CREATE INDEX tables_without_record ON tables (status, touched) WHERE record IS NULL",
            "CREATE INDEX seats_by_kept_for ON seats (kept_for) WHERE kept_for IS NOT NULL",
            "ALTER TABLE seats ADD COLUMN sit_hash BLOB",
        ),
        _hash_sits,
    ),
    # 3: joint dealing. Games that have begun go on by protocol 1. At a table that still waits its people sit down anew,
    # with commitments; nothing was dealt there, and its secret has been told to nobody.
    Step(
        (
            "ALTER TABLE tables ADD COLUMN protocol INTEGER NOT NULL DEFAULT 1",
            "ALTER TABLE seats ADD COLUMN commitment BLOB",
            "UPDATE tables SET protocol = 2 WHERE status = 'waiting'",
            """UPDATE seats SET name = '', token = NULL, entropy = NULL, has_left = 0
              WHERE table_id IN (SELECT id FROM tables WHERE status = 'waiting')""",
            "UPDATE seats SET sit_hash = NULL",
        )
    ),
    # 4: games that are taken up in the middle of another one
    Step(("ALTER TABLE tables ADD COLUMN beginning TEXT",)),
    # 5: people, without an account, and what their games count for. A number is never given twice, so that a result
    # stays what it was when its people are gone; seats taken before belong to whoever has their token.
    Step(
        (
            """CREATE TABLE people (
              id INTEGER PRIMARY KEY AUTOINCREMENT, secret BLOB NOT NULL UNIQUE, name TEXT NOT NULL,
              face TEXT NOT NULL, since INTEGER NOT NULL, touched INTEGER NOT NULL
            ) STRICT""",
            "CREATE INDEX people_by_touched ON people (touched, id)",
            "ALTER TABLE seats ADD COLUMN person INTEGER REFERENCES people ON DELETE SET NULL",
            "ALTER TABLE seats ADD COLUMN face TEXT NOT NULL DEFAULT ''",
            "CREATE INDEX seats_by_person ON seats (person, since) WHERE person IS NOT NULL",
            """CREATE TABLE results (
              number INTEGER PRIMARY KEY AUTOINCREMENT, table_id TEXT UNIQUE, game TEXT NOT NULL,
              ended INTEGER NOT NULL, places TEXT NOT NULL
            ) STRICT""",
            "CREATE INDEX results_by_game ON results (game, number)",
        )
    ),
    # 6: games whose moves have days each; feeds and mails that tell people of their turn. Of an address that was asked
    # whether it wants mails only a hash is kept, so that it is not asked again and again.
    Step(
        (
            """CREATE TABLE feeds (
              person INTEGER PRIMARY KEY REFERENCES people ON DELETE CASCADE, salt BLOB NOT NULL,
              token BLOB NOT NULL UNIQUE
            ) STRICT""",
            """CREATE TABLE mails (
              person INTEGER PRIMARY KEY REFERENCES people ON DELETE CASCADE, address TEXT NOT NULL,
              language TEXT NOT NULL, key TEXT NOT NULL UNIQUE, confirmed INTEGER NOT NULL
            ) STRICT""",
            """CREATE TABLE mailed (
              table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
              person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE, turn INTEGER NOT NULL,
              PRIMARY KEY (table_id, person)
            ) STRICT, WITHOUT ROWID""",
            "CREATE INDEX mailed_by_person ON mailed (person)",
            """CREATE TABLE asked_addresses (
              owner BLOB PRIMARY KEY, asked INTEGER NOT NULL, count INTEGER NOT NULL, refused INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID""",
            "CREATE INDEX asked_addresses_by_age ON asked_addresses (asked) WHERE refused = 0",
            """CREATE INDEX tables_by_due ON tables (json_extract(summary, '$.due'), id)
              WHERE json_extract(summary, '$.due') IS NOT NULL""",
        )
    ),
    # 7: entries that are no moves (hints, take-backs, pauses). Nothing changes, but versions before cannot read them.
    Step(()),
    # 8: challenges: a deal that others play again
    Step(
        (
            "ALTER TABLE tables ADD COLUMN challenge TEXT",
            "CREATE INDEX tables_by_challenge ON tables (challenge, created, id) WHERE challenge IS NOT NULL",
        )
    ),
    # 9: of a challenge only games that have begun are told; tables at which nobody has sat down cost nobody anything
    Step(
        (
            "DROP INDEX tables_by_challenge",
            """CREATE INDEX tables_by_challenge ON tables (challenge, created, id)
              WHERE challenge IS NOT NULL AND status IN ('playing', 'ended')""",
        )
    ),
)
SCHEMA_VERSION: Final = len(STEPS)


def migrate(database: sqlite3.Connection, steps: Sequence[Step] = STEPS) -> int:
    """Run the steps that a data file has not seen, each whole or not at all; return how many."""
    before = version_of(database)
    database.execute("PRAGMA foreign_keys = OFF")  # a step may rebuild a table that others refer to
    for version, step in enumerate(steps[before:], before + 1):
        database.execute("BEGIN IMMEDIATE")
        try:
            for statement in step.statements:
                database.execute(statement)
            step.change(database)
            if database.execute("PRAGMA foreign_key_check").fetchone() is not None:
                raise sqlite3.IntegrityError(f"step {version} leaves a reference to nothing")
            database.execute(f"PRAGMA user_version = {version}")
            database.execute("COMMIT")
        except BaseException:
            if database.in_transaction:
                database.execute("ROLLBACK")
            raise
    database.execute("PRAGMA foreign_keys = ON")
    return max(0, len(steps) - before)


def version_of(database: sqlite3.Connection) -> int:
    """Return the number of the last step that a data file has seen."""
    return int(database.execute("PRAGMA user_version").fetchone()[0])
