"""What one process serves from: its hall and its bounds, opened when the server starts and put away when it stops."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.types import Scope

from serai import __version__
from serai.server import logs, stores
from serai.server.bus import bus_at
from serai.server.cluster.membership import Membership
from serai.server.door import Door
from serai.server.hall import Hall
from serai.server.limits import Addresses, Visitors
from serai.server.metrics import Metrics
from serai.server.origin import Names, Visit
from serai.server.pages import Pages
from serai.server.reach import Reach, reach
from serai.server.services import Services, nothing
from serai.server.settings import Settings
from serai.server.thinkers import Thinkers
from serai.text.language import LANGUAGES, speech

WORDS_AFTER: Final = 3.0
"""Seconds after the start until every language is read: the first visitors come first."""


class House:
    """Everything that answers are made from; `hall` is there from the start to the end of `life`."""

    def __init__(self, settings: Settings, pages: Pages | None = None) -> None:
        """Prepare the bounds and the counters; the store is opened when the server starts."""
        self.settings, self.pages, self.metrics = settings, pages or Pages(base=settings.base_path), Metrics()
        self.names, self.door = Names(settings), Door(settings)
        self.visitors = Visitors(settings.per_address, settings.connections)
        self.tables = Addresses(settings.tables_rate, settings.tables_burst)
        self.visits = Addresses(settings.request_rate, settings.request_burst)
        self.metrics.gauge("serai_sockets", "Open sockets.", lambda: self.visitors.count)
        self.metrics.gauge("serai_connections", "Open connections.", lambda: len(self.door.wires))
        self.hall: Hall
        self.name = f"{socket.gethostname()}:{settings.port}"
        """What a host calls this process among others."""
        self.stop: Callable[[], None] = nothing
        """Ends the process; whoever runs it says how."""

    @asynccontextmanager
    async def life(self, _: Starlette) -> AsyncIterator[None]:
        """Open the store and the hall, and close them in the end."""
        store = await stores.opened(self.settings)
        thinkers = Thinkers(self.settings, self.metrics)
        self.hall = Hall(Services(self.settings, store, self.metrics, thinkers, pulse=self.door.pulse))
        self.door.clock = self.hall.services.heard
        self.door.pulse.woke = self.hall.held_up.woke
        self.door.open()
        if self.settings.warm_up:
            thinkers.prepare()
        if self.settings.database_url is not None:
            bus = bus_at(self.settings.bus, self.settings.database_url)
            await self.hall.join(Membership(self.hall, bus, self.name, self.stop))
        self.hall.keeping.begin()
        loop = asyncio.get_running_loop()
        reading = loop.call_later(WORDS_AFTER, loop.run_in_executor, None, read_words)
        logs.log("server-started", version=__version__)
        try:
            yield
        finally:
            reading.cancel()
            await self.hall.keeping.end()
            if self.hall.cluster is not None:
                await self.hall.cluster.close()
            self.door.close()
            self.hall.close()
            await store.close()
            logs.log("server-stopped")

    @property
    def draining(self) -> bool:
        """Whether this process hands its tables over and is about to end: nobody new should be sent here."""
        return self.hall.cluster is not None and self.hall.cluster.draining

    async def drain(self) -> None:
        """Hand every table over to another process, where there are several."""
        if self.hall.cluster is not None:
            await self.hall.cluster.drain()

    def visit(self, scope: Scope) -> Visit:
        """Return where a request comes from, and what it asks for."""
        peer = (scope.get("client") or ("", 0))[0]
        try:
            ipaddress.ip_address(peer)
        except ValueError:  # a proxy that does not know
            peer = "unknown"
        return Visit(scope["headers"], peer, scope["scheme"], self.names)

    def reach(self, request: Request) -> Reach:
        """Return under which address others find what somebody looks at."""
        port = (request.scope.get("server") or ("", 0))[1] or self.settings.port
        return reach(self.settings, self.visit(request.scope), port)


def read_words() -> None:
    """Read every language beside the loop, which the first refusal in one would hold up for a fifth of a second."""
    for language in LANGUAGES:
        speech(language)
