"""Old games out of the store, into record files: a file is on the disk before its game is removed."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from msgspec import Struct

from serai.server import records
from serai.server.datafile import StoreError
from serai.server.store import Store
from serai.server.stored_rows import RecordRow

STEP: Final = 50
"""Games in one step."""
DAY: Final = 86_400_000


class Archived(Struct):
    """What became of the games that were old enough."""

    found: int = 0
    written: int = 0
    """Record files."""
    removed: int = 0
    kept: int = 0
    """Games that are still there: in use, or without a record, since the rules they were played by are gone."""


async def archive(
    store: Store, before: int, folder: Path | None, *, really: bool, tell: Callable[[Archived], None]
) -> Archived:
    """Move the games that ended before a moment into a folder, or with none only remove them; or only count them."""
    told, last = Archived(), (0, "")
    while found := await store.resting("ended", before, last, STEP):
        last = found[-1]
        told.found += len(found)
        going = [name for _, name in found]
        if really and folder is not None:
            going = [name for ended, name in found if await _written(store, name, folder / _month(ended))]
            told.written += len(going)
        if really:
            told.removed += len(await store.remove(going, "ended", before))
            told.kept = told.found - told.removed
        tell(told)
    return told


def _month(moment: int) -> str:
    return time.strftime("%Y-%m", time.gmtime(moment / 1000))


async def _written(store: Store, name: str, folder: Path) -> bool:
    """Write the record of a game, as whoever played it can fetch it; tell whether there is one."""
    row = await store.record(name)
    text = None if row is None else row.text or await _recorded(store, name, row)
    if row is None or not text:
        return False
    _keep(folder, f"serai-{row.game}-{name}.jsonl", records.named(text, row.seats))
    return True


async def _recorded(store: Store, name: str, row: RecordRow) -> str:
    """Return the record of a game that ended a moment before the server did."""
    kept = await store.load(name)
    if row.text is None and kept is not None and records.known_rules(row.game, row.rules):
        with suppress(Exception):  # tampered with, or of rules that have changed without their number: it stays
            return records.written(kept)
    return ""


def _keep(folder: Path, name: str, text: str) -> None:
    """Put a file on the disk, whole or not at all."""
    part = folder / f"{name}.{secrets.token_hex(4)}.part"  # somebody else may archive the same game at the same time
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with part.open("w", encoding="utf-8") as file:
            file.write(text if text.endswith("\n") else text + "\n")
            file.flush()
            os.fsync(file.fileno())
        part.replace(folder / name)
        if os.name != "nt":
            handle = os.open(folder, os.O_RDONLY)
            os.fsync(handle)
            os.close(handle)
    except OSError as fault:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise StoreError(
            f"{folder / name} cannot be written ({fault.strerror}); its game stays where it was."
        ) from fault


def days_ago(days: int) -> int:
    """Return a moment so many days ago, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000 - days * DAY
