"""A copy of a server's data in one file, and the way back."""

from __future__ import annotations

from pathlib import Path

from serai.server import datafile
from serai.server.datafile import StoreError
from serai.server.settings import Settings


def backup(data: Path, target: Path) -> None:
    """Copy the data of a server, running or not, into one file."""
    source = Settings(data=data).database
    if not source.is_file():
        raise StoreError(f"there is no Serai data in {data}; give the folder with --data.")
    datafile.copy(source, target)


def restore(data: Path, source: Path, *, force: bool = False) -> None:
    """Put a backup in place; a server must not be running on the data."""
    if not source.is_file():
        raise StoreError(f"there is no backup {source}.")
    target = Settings(data=data).database
    if target.exists() and not force:
        raise StoreError(f"{target} exists; use --force to replace it, or another folder with --data.")
    with datafile.Claim(data):
        fresh = target.with_name(target.name + ".restored")
        datafile.copy(source, fresh)
        for suffix in ("-wal", "-shm"):
            Path(f"{target}{suffix}").unlink(missing_ok=True)
        fresh.replace(target)
