"""The bus over Valkey (or Redis): publish and subscribe, a channel for every process."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from redis.asyncio import Redis
from redis.exceptions import RedisError

from serai.server.bus import Heard, Outbox, Standing

CHANNEL: Final = "serai:"
PAUSE: Final = 0.5
"""Seconds before a lost connection is tried again."""
TIME: Final = 5.0
"""Seconds in which Valkey must have answered."""
FAULTS: Final = (RedisError, OSError, TimeoutError)


class ValkeyBus:
    """Two connections: one that publishes what waits in one go, one that listens."""

    def __init__(self, url: str) -> None:
        """Name the server, like ``redis://host:6379``, ``rediss://`` with TLS, or ``unix:///path``."""
        self._redis: Redis = Redis.from_url(url, socket_connect_timeout=TIME, health_check_interval=TIME)
        self._outbox, self._standing = Outbox(), Standing()
        self._waiting = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, process: str, heard: Heard) -> None:
        """Begin to listen; where Valkey does not answer yet, that is tried again until it does."""
        listening = asyncio.Event()
        self._tasks = [
            asyncio.ensure_future(self._listen(CHANNEL + process, heard, listening)),
            asyncio.ensure_future(self._publish()),
        ]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(TIME):
                await listening.wait()

    def send(self, process: str, letter: bytes) -> None:
        """Send a letter with the next ones."""
        self._outbox.put(process, letter)
        self._waiting.set()

    async def _publish(self) -> None:
        while True:
            await self._waiting.wait()
            self._waiting.clear()
            letters = self._outbox.take()
            try:
                async with asyncio.timeout(TIME):
                    pipeline = self._redis.pipeline(transaction=False)
                    for process, letter in letters:
                        pipeline.publish(CHANNEL + process, letter)
                    await pipeline.execute()
                self._standing.found("out")
            except FAULTS as fault:  # what was in it is lost; those who miss it notice
                self._standing.lost("out", fault)
                await asyncio.sleep(PAUSE)

    async def _listen(self, channel: str, heard: Heard, listening: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=False) as pubsub:
                    await pubsub.subscribe(channel)
                    while True:
                        message = await pubsub.get_message(timeout=TIME)
                        if message is not None and message["type"] == "subscribe":
                            listening.set()
                            self._standing.found("in")
                        elif message is not None and message["type"] == "message":
                            heard(message["data"])
            except FAULTS as fault:
                self._standing.lost("in", fault)
                await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        """Publish what waits, and let go."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                while self._outbox:
                    await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(*FAULTS):
            await self._redis.aclose()
