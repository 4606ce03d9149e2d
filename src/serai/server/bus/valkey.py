"""The bus over Valkey (or Redis): publish and subscribe, a channel for every process."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from redis.asyncio import Redis
from redis.exceptions import RedisError

from serai.server import logs
from serai.server.bus import PAUSE, TIME, Heard, Post

CHANNEL: Final = "serai:"
FAULTS: Final = (RedisError, OSError, TimeoutError)


class ValkeyBus(Post):
    """Two connections: one that publishes what waits in one go, one that listens."""

    def __init__(self, url: str) -> None:
        """Name the server, like ``redis://host:6379``, ``rediss://`` with TLS, or ``unix:///path``."""
        super().__init__()
        self._redis: Redis = Redis.from_url(url, socket_connect_timeout=TIME, health_check_interval=TIME)

    async def open(self, process: str, heard: Heard) -> None:
        """Begin to listen."""
        listening = asyncio.Event()
        await self._begin(listening, self._listen(CHANNEL + process, heard, listening), self._publish())

    async def _publish(self) -> None:
        while True:
            letters = await self._letters()
            try:
                async with asyncio.timeout(TIME):
                    pipeline = self._redis.pipeline(transaction=False)
                    for process, letter in letters:
                        pipeline.publish(CHANNEL + process, letter)
                    await pipeline.execute()
            except FAULTS:  # what was in it is lost; those who miss it notice
                logs.rarely("bus-lost")
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
                        elif message is not None and message["type"] == "message":
                            heard(message["data"])
            except FAULTS:
                logs.rarely("bus-lost")
                await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        """Publish what waits, and let go."""
        await super().close()
        with contextlib.suppress(*FAULTS):
            await self._redis.aclose()
