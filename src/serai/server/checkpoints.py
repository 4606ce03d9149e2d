"""The log of changes brought into SQLite's file beside the writer.

SQLite does so by itself in the thread that commits, every thousand pages, and everybody's move waits meanwhile for two
more syncs of the disk. A connection of its own does most of it here; the writer begins the log anew now and then, when
there is hardly anything left to bring over.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

PAUSE: Final = 1.0
"""Seconds between two looks at what was committed."""
WORTH_IT: Final = 50
"""Commits that are brought over together."""
LONGEST: Final = 16_000
"""Pages of the log after which the writer itself brings over the rest and begins it anew: 64 megabytes."""


class Checkpoints:
    """A thread that looks after the log of a file."""

    def __init__(self, path: Path, commits: Callable[[], int]) -> None:
        """Begin at once; the writer counts its commits."""
        self._path, self._commits = path, commits
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._work, name="serai-checkpoints", daemon=True)
        self._thread.start()

    def _work(self) -> None:
        done = 0
        with closing(sqlite3.connect(self._path, isolation_level=None)) as database:
            while not self._over.wait(PAUSE):
                if (now := self._commits()) - done >= WORTH_IT:
                    with suppress(sqlite3.Error):  # a full disk, the writer at the same work: the next time will do
                        database.execute("PRAGMA wal_checkpoint(PASSIVE)")
                        done = now

    def end(self) -> None:
        """Stop, and let go of the file."""
        self._over.set()
        self._thread.join()
