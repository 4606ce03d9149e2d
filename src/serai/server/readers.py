"""Reading the data file beside its one writer: a few threads, each with a connection of its own and a bounded queue.

SQLite's log of changes lets readers and the writer go on at the same time; a reading begun after a commit sees it.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from serai.server import logs
from serai.server.datafile import reading
from serai.server.refusals import Refused

Result = TypeVar("Result")
Answer = tuple["asyncio.Future[Any]", Any, BaseException | None]

THREADS: Final = 2
MOST_WAITING: Final = 512
"""Readings that may wait before further ones are refused."""


class Readers:
    """Threads that read; what goes wrong is the answer to the one who asked, and the thread goes on."""

    def __init__(self, path: Path) -> None:
        """Begin to wait for something to read."""
        self._path = path
        self._jobs: queue.Queue[tuple[Callable[[sqlite3.Connection], Any], asyncio.Future[Any]] | None] = queue.Queue()
        self._threads = [
            threading.Thread(target=self._work, name=f"serai-reader-{number}", daemon=True) for number in range(THREADS)
        ]
        for thread in self._threads:
            thread.start()

    async def read(self, act: Callable[[sqlite3.Connection], Result]) -> Result:
        """Return what a reading gives; all of it sees one and the same moment of the data."""
        if self._jobs.qsize() >= MOST_WAITING:
            raise Refused("flood", reason="reading", limit=MOST_WAITING)
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._jobs.put((act, future))
        return await future

    def _work(self) -> None:
        database: sqlite3.Connection | None = None
        while (job := self._jobs.get()) is not None:
            act, future = job
            if future.cancelled():
                continue
            try:
                database = database or reading(self._path)
                database.execute("BEGIN")
                answer: Answer = (future, act(database), None)
                database.execute("COMMIT")
            except Exception as fault:
                answer = (future, None, fault)
                if isinstance(fault, sqlite3.Error):  # a damaged page, a lost disk: the host must know
                    logs.rarely("store-failed", reason=str(fault))
                if database is not None:  # a lost disk may come back: the next reading opens the file anew
                    with suppress(sqlite3.Error):
                        database.close()
                    database = None
            with suppress(RuntimeError):  # the loop has ended: nobody waits any more
                future.get_loop().call_soon_threadsafe(settle, [answer])
        if database is not None:
            database.close()

    def close(self) -> None:
        """Answer what was asked, and end."""
        for _ in self._threads:
            self._jobs.put(None)
        for thread in self._threads:
            thread.join()


def settle(answers: Iterable[Answer]) -> None:
    """Answer those who still wait, in their loop."""
    for future, result, fault in answers:
        if future.done():
            continue
        if fault is None:
            future.set_result(result)
        else:
            future.set_exception(fault)
