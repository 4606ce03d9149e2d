"""Two processes of one hall that a whole module of tests shares: starting a pair takes longer than most tests."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
from tests.server.guest import ADDRESSES, PATIENCE, Guest, serving

from serai.server.app import Server

Scene = Callable[[Server, Server], Awaitable[None]]


class TwoProcesses:
    """Two servers on one database, and the loop that they run in while a test does."""

    def __init__(self, runner: asyncio.Runner, first: Server, second: Server) -> None:
        self._runner, self.first, self.second = runner, first, second

    def play(self, scene: Scene) -> None:
        """Let a test happen."""
        self._runner.run(_played(scene, self.first, self.second))


async def _played(scene: Scene, first: Server, second: Server) -> None:
    await scene(first, second)


@contextlib.contextmanager
def two_processes(data: Path, **settings: Any) -> Iterator[TwoProcesses]:
    """Run two processes of one hall."""
    with asyncio.Runner() as runner:
        house = contextlib.AsyncExitStack()

        async def opened() -> list[Server]:
            return [await house.enter_async_context(serving(data, **settings)) for _ in range(2)]

        servers = runner.run(opened())
        try:
            yield TwoProcesses(runner, *servers)
        finally:
            runner.run(house.aclose())


@contextlib.asynccontextmanager
async def guests_at(*servers: Server, **options: Any) -> AsyncIterator[list[Guest]]:
    """Bring a guest to each of some servers."""
    guests = [await Guest.arrive(server, **options) for server in servers]
    try:
        yield guests
    finally:
        for guest in guests:
            await guest.leave()


async def got(server: Server, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    """Ask a process for something."""
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        return await client.request(method, f"http://{ADDRESSES[server]}{path}", headers=headers)


async def come_true(fact: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not fact():
            await asyncio.sleep(0.01)
