"""The data file: made, checked, brought up to date, opened and copied."""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Final

from serai.server.migrations import SCHEMA_VERSION, migrate, version_of

if sys.platform == "win32":
    fcntl = None
else:
    import fcntl

OURS: Final = {"tables", "seats", "moves", "chat"}
"""What every data file of Serai has had from the first on."""

COPY: Final = ".schema-"
"""What the name of a copy from before an update has between the file's and the version."""


class StoreError(RuntimeError):
    """A data file that this version cannot use; the message says what to do."""


class Claim:
    """The right to be the one server of a folder, held until the process ends or lets go."""

    def __init__(self, folder: Path) -> None:
        """Claim a folder, or say who has it."""
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._file = (folder / "serai.lock").open("w")
        except OSError as fault:
            raise StoreError(f"{folder} cannot be used for data ({fault.strerror}); choose another --data.") from fault
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
    """Open a data file for writing, or make it, or bring it up to date; refuse one that this version cannot use."""
    before = usable_version(path)
    if 0 < before < SCHEMA_VERSION:
        copy(path, path.with_name(f"{path.name}{COPY}{before}"))
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        path.touch(mode=0o600)
        path.chmod(0o600)  # dealing secrets of games in play lie here
        database = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        try:
            database.execute("PRAGMA journal_mode = WAL")
            database.execute("PRAGMA synchronous = FULL")
            database.execute("PRAGMA secure_delete = ON")
            migrate(database)
            database.execute("PRAGMA foreign_keys = ON")
            database.row_factory = sqlite3.Row
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # a crash may have left erased things in the log
        except BaseException:
            database.close()
            raise
    except (sqlite3.Error, OSError) as fault:
        raise StoreError(f"{path} cannot be used ({fault}). Nothing in it was changed halfway.") from fault
    return database


def usable_version(path: Path) -> int:
    """Return the schema version of a data file, 0 where none has been made, or say why this version cannot use it.

    Only the first pages are read, so that it takes no longer with more games; see `check_whole`.
    """
    try:
        if not path.exists() or (path.is_file() and path.stat().st_size == 0):
            return 0
        with closing(reading(path)) as database:
            version = version_of(database)
            found = {row["name"] for row in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    except (sqlite3.Error, OSError) as fault:
        raise StoreError(f"{path} is not a Serai data file, or it is damaged ({fault}).") from fault
    if version > SCHEMA_VERSION:
        raise StoreError(f"{path} was written by a newer Serai (data version {version}); update Serai.")
    if version == 0 and not found:  # a first start that was cut off before it had made anything
        return 0
    if version == 0 or not found >= OURS:
        raise StoreError(f"{path} is not a Serai data file; it holds something else.")
    return version


def check_whole(path: Path) -> None:
    """Read all of a data file, or say what is wrong with it; with many games this takes a while."""
    if usable_version(path) == 0:
        raise StoreError(f"{path} holds no Serai data; use a file that `serai backup` has written.")
    try:
        with closing(reading(path)) as database:
            told = str(database.execute("PRAGMA integrity_check(1)").fetchone()["integrity_check"])
    except sqlite3.Error as fault:
        told = str(fault)
    if told != "ok":
        raise StoreError(f"{path} is damaged ({told}); use an older copy that `serai backup` has written.")


def copy(source: Path, target: Path) -> None:
    """Copy a data file, even one in use, by SQLite's own backup; the target is there whole or not at all."""
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        with closing(reading(source)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
        check_whole(part)
        part.replace(target)
    except (sqlite3.Error, OSError) as fault:
        raise StoreError(f"{source} could not be copied to {target} ({fault}).") from fault
    finally:
        part.unlink(missing_ok=True)


def drop_old_copies(path: Path, before: int) -> None:
    """Remove the copies that updates made of a data file before a moment, in milliseconds since 1970."""
    for old in path.parent.glob(f"{path.name}{COPY}*"):
        if old.stat().st_mtime * 1000 < before:
            old.unlink(missing_ok=True)


def reading(path: Path) -> sqlite3.Connection:
    """Open a file that is there, and do not change it."""
    database = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
    database.row_factory = sqlite3.Row
    return database
