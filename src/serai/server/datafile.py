"""The data file: made, checked, opened and copied."""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Final

if sys.platform == "win32":
    fcntl = None
else:
    import fcntl

SCHEMA_VERSION: Final = 1
SCHEMA: Final = """
CREATE TABLE tables (
  id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, options TEXT NOT NULL, clock TEXT,
  chat INTEGER NOT NULL, practice INTEGER NOT NULL, listed INTEGER NOT NULL, secret BLOB NOT NULL,
  created INTEGER NOT NULL, summary TEXT NOT NULL, rematch TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_by_age ON tables (created);
CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL, kind TEXT NOT NULL,
  level TEXT, name TEXT NOT NULL, token BLOB, kept_for BLOB, entropy BLOB, sit_id TEXT,
  has_left INTEGER NOT NULL, since INTEGER NOT NULL,
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX seats_by_token ON seats (token) WHERE token IS NOT NULL;
CREATE TABLE moves (
  table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, version INTEGER NOT NULL, kind TEXT NOT NULL,
  seat INTEGER, client_id TEXT, text TEXT NOT NULL, at INTEGER NOT NULL, clock TEXT,
  PRIMARY KEY (table_id, version), UNIQUE (table_id, seat, client_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE chat (
  table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL,
  version INTEGER NOT NULL, seat INTEGER NOT NULL, client_id TEXT NOT NULL, phrase TEXT, text TEXT,
  at INTEGER NOT NULL,
  PRIMARY KEY (table_id, number), UNIQUE (table_id, seat, client_id)
) STRICT, WITHOUT ROWID;
"""


class StoreError(RuntimeError):
    """A data file that this version cannot use; the message says what to do."""


def copy(source: Path, target: Path) -> None:
    """Copy a data file, even one in use, by SQLite's own backup."""
    with (
        closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)


def checked_version(path: Path) -> int:
    """Return the schema version of a data file, or say why it is none."""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
            version = int(database.execute("PRAGMA user_version").fetchone()[0])
            sound = str(database.execute("PRAGMA quick_check").fetchone()[0])
    except sqlite3.Error as fault:
        raise StoreError(f"{path} is not a Serai data file ({fault}).") from fault
    if sound != "ok" or version == 0:
        raise StoreError(f"{path} is not a whole Serai data file; use a file that `serai backup` has written.")
    if version > SCHEMA_VERSION:
        raise StoreError(f"{path} was written by a newer Serai (data version {version}); update Serai.")
    return version


class Claim:
    """The right to be the one server of a folder, held until the process ends or lets go."""

    def __init__(self, folder: Path) -> None:
        """Claim a folder, or say who has it."""
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._file = (folder / "serai.lock").open("w")
        try:
            if fcntl is not None:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as fault:
            self._file.close()
            raise StoreError(f"a server is running on the data in {folder}; stop it, or use another --data.") from fault

    def __enter__(self) -> None:
        """Hold the folder."""

    def __exit__(self, *_: object) -> None:
        """Give the folder up."""
        self._file.close()


def opened(path: Path) -> sqlite3.Connection:
    """Open a data file, or make it; refuse one that this version cannot use."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and path.stat().st_size:
        checked_version(path)
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    path.chmod(0o600)  # dealing secrets of games in play lie here
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("PRAGMA foreign_keys = ON")
    database.execute("PRAGMA secure_delete = ON")
    if database.execute("PRAGMA user_version").fetchone()[0] == 0:
        database.executescript(f"BEGIN;{SCHEMA}PRAGMA user_version = {SCHEMA_VERSION};COMMIT;")
    return database
