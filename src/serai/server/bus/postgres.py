"""The bus over the database itself, for halls without Valkey: letters in a table that survives no crash.

What waits is written in one statement, at most every ten milliseconds and outside any move's transaction, with one
NOTIFY for each process concerned: a notifying commit takes a lock of the whole database. A process takes its letters
out as it reads them; it looks by itself every second, too, in case a notification is lost.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

import asyncpg

from serai.server.bus import Heard, Outbox, Standing

BATCH: Final = 0.010
"""Seconds between two batches."""
LOOK: Final = 1.0
"""Seconds after which a process looks for letters unasked."""
PAUSE: Final = 0.5
"""Seconds before a lost connection is tried again."""
TIME: Final = 5.0
"""Seconds in which the database must have answered."""
KEPT: Final = 60
"""Seconds after which letters that nobody took are thrown away."""
CHANNEL: Final = "serai_"
FAULTS: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
WRITE: Final = """
WITH written AS (
  INSERT INTO letters (process, letter)
  SELECT process, letter FROM unnest($1::text[], $2::bytea[]) AS l(process, letter)
)
SELECT pg_notify($3 || process, '') FROM (SELECT DISTINCT process FROM unnest($1::text[]) AS p(process)) AS told
"""
READ: Final = """
WITH taken AS (DELETE FROM letters WHERE process = $1 RETURNING id, letter) SELECT letter FROM taken ORDER BY id
"""
FORGET: Final = "DELETE FROM letters WHERE written < clock_timestamp() - make_interval(secs => $1)"


class PostgresBus:
    """Two connections of its own: one that writes, one that listens and reads."""

    def __init__(self, url: str) -> None:
        """Name the database."""
        self._url = url
        self._outbox, self._standing = Outbox(), Standing()
        self._waiting, self._told = asyncio.Event(), asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, process: str, heard: Heard) -> None:
        """Begin to listen."""
        listening = asyncio.Event()
        self._tasks = [
            asyncio.ensure_future(self._kept_up("in", lambda line: self._listen(line, process, heard, listening))),
            asyncio.ensure_future(self._kept_up("out", self._write)),
        ]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(TIME):
                await listening.wait()

    def send(self, process: str, letter: bytes) -> None:
        """Send a letter with the next batch."""
        self._outbox.put(process, letter)
        self._waiting.set()

    async def _kept_up(self, way: str, work: Any) -> None:
        """Work with a connection, and with another one when that is lost."""
        while True:
            line = None
            try:
                line = await asyncpg.connect(self._url, timeout=TIME, command_timeout=TIME)
                await work(line)
            except FAULTS as fault:
                self._standing.lost(way, fault)
                await asyncio.sleep(PAUSE)
            finally:
                if line is not None:
                    line.terminate()

    async def _write(self, line: Any) -> None:
        while True:
            await self._waiting.wait()
            self._waiting.clear()
            letters = self._outbox.take()
            await line.execute(WRITE, [to for to, _ in letters], [letter for _, letter in letters], CHANNEL)
            self._standing.found("out")
            await asyncio.sleep(BATCH)

    async def _listen(self, line: Any, process: str, heard: Heard, listening: asyncio.Event) -> None:
        await line.add_listener(CHANNEL + process, self._tell)
        listening.set()
        loop = asyncio.get_running_loop()
        cleaned = loop.time()
        while True:
            self._told.clear()
            for row in await line.fetch(READ, process):
                heard(row["letter"])
            self._standing.found("in")
            if loop.time() - cleaned > KEPT / 2:
                cleaned = loop.time()
                await line.execute(FORGET, KEPT)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._told.wait()

    def _tell(self, *_: Any) -> None:
        self._told.set()

    async def close(self) -> None:
        """Write what waits, and let go."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                while self._outbox:
                    await asyncio.sleep(BATCH)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
