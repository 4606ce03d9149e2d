"""The one thread that writes to SQLite's file: many changes a commit, every commit on the disk.

Changes are collected on the loop's side and handed to the thread together. A thread that is woken for each of them asks
for Python's lock each time, and the loop waits as often as it does.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeVar

from serai.server import appending, logs
from serai.server.appending import Append
from serai.server.readers import Answer, settle
from serai.server.store import Conflict

Told = TypeVar("Told")
Act = Callable[[sqlite3.Connection], Any]
Job = tuple[Act, "asyncio.Future[Any]", str]
"""What is to be done, who waits for it, and the table that it changes."""

MOST_AT_ONCE: Final = 512
"""Changes in one commit."""
PACE: Final = 0.016
"""Seconds between two commits of different tables: what a commit costs is shared by all that wait for it."""
CHECKPOINT_PATIENCE: Final = 50
"""Milliseconds that emptying the log of changes waits for readers before it is left to the next commit."""
PATIENCE: Final = 5000
"""Milliseconds that a commit waits for somebody else's lock on the file."""


class Writer:
    """Writes what it is asked for, in order."""

    def __init__(self, database: sqlite3.Connection) -> None:
        """Begin to wait for something to write; the connection is the thread's from now on."""
        self._database = database
        appending.set_up(database)
        self.commits = 0
        """How many there were so far."""
        self._scrub = self._closed = False
        self._asked: list[Job] = []
        """What the next commits are made of."""
        self._timer: asyncio.Handle | None = None
        self._busy = 0
        """Commits that the thread has been handed and has not answered."""
        self._before, self._began = "", 0.0
        self._unsettled: Counter[str] = Counter()
        """Changes that have been asked for and are not on the disk yet, by table."""
        self._waiting: defaultdict[str, list[asyncio.Future[None]]] = defaultdict(list)
        self._commits: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="serai-store", daemon=True)
        self._thread.start()

    # On the loop's side

    async def write(self, act: Callable[[sqlite3.Connection], Told], table: str = "") -> Told:
        """Return when a change is on the disk; whoever stops waiting does not undo it."""
        if self._closed:
            raise sqlite3.ProgrammingError("the store is closed: nothing more can be written")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Told] = loop.create_future()
        self._unsettled[table] += 1
        self._asked.append((act, future, table))
        if not self._busy and self._timer is None:
            self._set_out(loop)
        return await future

    def _set_out(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin a commit as soon as it may: a game alone goes on as fast as it can, many share what a commit costs."""
        wait = self._began + PACE - time.monotonic()
        if wait > 0 and self._asked[0][2] != self._before:
            self._timer = loop.call_later(wait, self._hand_over)
        else:
            self._timer = loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        """Give the thread what has been asked for."""
        self._timer = None
        jobs, self._asked = self._asked[:MOST_AT_ONCE], self._asked[MOST_AT_ONCE:]
        self._before, self._began = jobs[0][2], time.monotonic()
        self._busy += 1
        self._commits.put(jobs)

    def _settle(self, tables: list[str], answers: list[Answer]) -> None:
        """Answer those who wait for changes, and for all changes of a table; then begin the next commit."""
        self._busy -= 1
        self._unsettled.subtract(tables)
        for table in tables:
            if not self._unsettled[table]:
                del self._unsettled[table]
                settle((waiting, None, None) for waiting in self._waiting.pop(table, ()))
        settle(answers)
        if self._asked and not self._busy and self._timer is None:
            self._set_out(asyncio.get_running_loop())

    async def settled(self, table: str) -> None:
        """Return when every change of a table that was asked for is on the disk."""
        if table in self._unsettled:
            settled: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting[table].append(settled)
            await settled

    def leave_no_trace(self) -> None:
        """Have what this commit erases taken out of the log of changes, too."""
        self._scrub = True

    async def close(self) -> None:
        """Write what was asked for, and end."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        while self._asked:
            self._hand_over()
        self._commits.put(None)
        await asyncio.to_thread(self._thread.join)

    # The thread

    def _work(self) -> None:
        while (jobs := self._commits.get()) is not None:
            self._commit(jobs)
        self._database.close()

    def _commit(self, jobs: list[Job]) -> None:
        """Commit jobs together and answer all of them: by one statement where they only add to games in play."""
        answers = self._appended(jobs) or self._one_by_one(jobs)
        self.commits += 1
        if self._scrub:
            with suppress(sqlite3.Error):
                self._scrub = not self._emptied_log()
        with suppress(RuntimeError):  # the loop has ended: nobody waits any more
            jobs[0][1].get_loop().call_soon_threadsafe(self._settle, [table for _, _, table in jobs], answers)

    def _appended(self, jobs: list[Job]) -> list[Answer] | None:
        """Commit moves together; nothing is done where there is something else, or where one of them clashes."""
        appends = [job for job, _, _ in jobs if isinstance(job, Append)]
        if len(appends) < len(jobs):
            return None
        try:
            appending.append(self._database, appends)
        except Exception:  # whatever one of them is to blame for is found one by one; the thread must go on
            return None
        return [(future, None, None) for _, future, _ in jobs]

    def _one_by_one(self, jobs: list[Job]) -> list[Answer]:
        """Run every job in a savepoint of its own inside one transaction."""
        database = self._database
        answers: list[Answer] = []
        try:
            database.execute("BEGIN IMMEDIATE")
            for job, future, _ in jobs:
                database.execute("SAVEPOINT job")
                try:
                    answers.append((future, job(database), None))
                except sqlite3.IntegrityError as fault:
                    database.execute("ROLLBACK TO job")
                    answers.append((future, None, Conflict(str(fault))))
                except Exception as fault:
                    database.execute("ROLLBACK TO job")
                    answers.append((future, None, fault))
                database.execute("RELEASE job")
            database.execute("COMMIT")
        except sqlite3.Error as fault:  # a full disk, a lost file: nothing of this commit is stored
            with suppress(sqlite3.Error):
                if database.in_transaction:
                    database.execute("ROLLBACK")
            logs.rarely("store-failed", reason=str(fault))
            answers = [(future, None, fault) for _, future, _ in jobs]
        return answers

    def _emptied_log(self) -> bool:
        """Empty the log of changes, in which erased things would linger; tell whether no reader was in the way."""
        self._database.execute(f"PRAGMA busy_timeout = {CHECKPOINT_PATIENCE}")
        told = self._database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        self._database.execute(f"PRAGMA busy_timeout = {PATIENCE}")
        return not told["busy"]
