"""The server as an ASGI application: pages, records, health, metrics, and the socket."""

from __future__ import annotations

import asyncio
import io
import ipaddress
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final
from urllib.parse import parse_qs

import segno
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from serai import __version__, players
from serai.games import registry
from serai.server import logs, showing
from serai.server.connection import Connection
from serai.server.door import Door
from serai.server.hall import Hall
from serai.server.house import House
from serai.server.limits import Addresses, Visitors, neighbourhood
from serai.server.messages import Language
from serai.server.metrics import Metrics
from serai.server.origin import Names, Visit
from serai.server.pages import Pages
from serai.server.refusals import Refused
from serai.server.settings import Settings
from serai.server.sqlite import SqliteStore
from serai.server.thinkers import Thinkers
from serai.text import Words

HEADERS: Final = [
    (name.encode(), value.encode())
    for name, value in {
        "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none';"
        " base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    }.items()
]
REQUEST_RATE, REQUEST_BURST = 20.0, 100
"""Requests for records and codes that one address may make."""
HEALTH_TIME: Final = 2.0
"""Seconds in which the store must answer."""
HEALTH_KEPT: Final = 1.0
"""Seconds for which its answer is good, so that nobody makes the store work by asking how it is."""


class Server:
    """Everything that one process serves; `app` is what uvicorn runs."""

    def __init__(self, settings: Settings, pages: Pages | None = None) -> None:
        """Prepare the routes; the store is opened when the server starts."""
        self.settings, self.pages, self.metrics = settings, pages or Pages(), Metrics()
        self.names, self.door = Names(settings), Door(settings)
        self.visitors = Visitors(settings.per_address, settings.connections)
        self.tables = Addresses(settings.tables_rate, settings.tables_burst)
        self.requests = Addresses(REQUEST_RATE, REQUEST_BURST)
        self.visits = Addresses(settings.request_rate, settings.request_burst)
        self.metrics.gauges["serai_sockets"] = ("Open sockets.", lambda: self.visitors.count)
        self.metrics.gauges["serai_connections"] = ("Open connections.", lambda: len(self.door.wires))
        self.hall: Hall
        self._asked = 0.0
        self._asking: asyncio.Future[bool] | None = None
        pages_of_app = ["/", "/table/{id}", "/replay/{id}", "/rules/{game}", "/lobby", "/games", "/verify"]
        routes = [
            *(Route(path, self._page, methods=["GET"]) for path in pages_of_app),
            Route("/health", self._health, methods=["GET"]),
            Route("/metrics", self._metrics, methods=["GET"]),
            Route("/api/games", self._games, methods=["GET"]),
            Route("/api/tables/{id}/record", self._record, methods=["GET"]),
            Route("/api/tables/{id}/qr.svg", self._code, methods=["GET"]),
            Route("/{file:path}", self._file, methods=["GET"]),
        ]
        starlette = Starlette(routes=routes, lifespan=self._life)
        self.app = self._guarded(starlette)

    @asynccontextmanager
    async def _life(self, _: Starlette) -> AsyncIterator[None]:
        store = SqliteStore(self.settings.database)
        thinkers = Thinkers(self.settings, self.metrics)
        self.hall = Hall(House(self.settings, store, self.metrics, thinkers, lag=self.door.pulse.lag))
        self.door.clock = lambda: self.hall.house.heard()
        self.door.open()
        if self.settings.warm_up:
            thinkers.prepare()
        await self.hall.sweep()
        logs.log("server-started", version=__version__)
        try:
            yield
        finally:
            self.door.close()
            self.hall.close()
            await store.close()
            logs.log("server-stopped")

    def _guarded(self, app: ASGIApp) -> ASGIApp:
        """Check where a request comes from, add the headers that protect pages, and answer the socket."""

        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == "lifespan":
                return await app(scope, receive, send)
            visit = self._visit(scope)
            language = _language(scope, visit)
            if not visit.at_home():
                logs.rarely("foreign-host", host=visit.headers.get("host", "")[:100])
                return await _answer(scope, receive, send, 421, Words(language).say("error-foreign-host") + "\n")
            if not self.visits.take(neighbourhood(visit.address), self.hall.house.steady()):
                self.metrics.refuse("flood")
                return await _answer(scope, receive, send, 429, Words(language).say("error-flood") + "\n")
            if scope["type"] == "websocket":
                return await self._socket(scope, receive, send, visit)

            async def protected(message: Message) -> None:
                if message["type"] == "http.response.start":
                    message["headers"] = [*message.get("headers", []), *HEADERS]
                await send(message)

            return await app(scope, receive, protected)

        return guarded

    def _visit(self, scope: Scope) -> Visit:
        peer = (scope.get("client") or ("", 0))[0]
        try:
            ipaddress.ip_address(peer)
        except ValueError:  # a proxy that does not know
            peer = "unknown"
        return Visit(scope["headers"], peer, scope["scheme"], self.names)

    # The socket

    async def _socket(self, scope: Scope, receive: Receive, send: Send, visit: Visit) -> None:
        await receive()
        if scope["path"] != "/socket":
            return await _answer(scope, receive, send, 404, "The socket is at /socket.\n")
        language = _language(scope, visit)
        if not visit.own_origin():
            self.metrics.refuse("foreign-origin")
            return await _answer(scope, receive, send, 403, Words(language).say("error-foreign-origin") + "\n")
        address = neighbourhood(visit.address)
        if not self.visitors.enter(address):
            self.metrics.refuse("flood")
            return await _answer(scope, receive, send, 429, Words(language).say("error-flood") + "\n")

        async def sender(frame: str) -> None:
            await send({"type": "websocket.send", "text": frame})

        async def closer(code: int) -> None:
            await send({"type": "websocket.close", "code": code})

        under = scope["extensions"]["serai"]
        under["wire"].belongs_to(address)
        connection = Connection(
            self.hall,
            tables=self.tables,
            address=address,
            language=language,
            sender=sender,
            closer=closer,
            wire=under["wire"],
            oldest=lambda: under["arrivals"].oldest,
        )
        try:
            await send({"type": "websocket.accept"})
            while (message := await receive())["type"] == "websocket.receive":
                await connection.receive(message.get("text"), message["came"])
        finally:
            connection.gone()
            self.visitors.go(address)
        return None

    # Pages and files

    async def _page(self, request: Request) -> Response:
        return self.pages.page(request, _language(request.scope, self._visit(request.scope)))

    async def _file(self, request: Request) -> Response:
        found = self.pages.file(request, request.scope["raw_path"].decode("latin-1"))
        return found or PlainTextResponse("There is nothing here. Start at /.\n", 404)

    async def _health(self, _: Request) -> Response:
        well = await self._store_answers()
        told = {"status": "ok" if well else "no-store", "version": __version__, "tables": len(self.hall.tables)}
        return JSONResponse(told, 200 if well else 503)

    async def _store_answers(self) -> bool:
        """Tell whether the store answers, or did a moment ago; many who ask at once ask it once."""
        now = self.hall.house.steady()
        if self._asking is None or (self._asking.done() and now - self._asked >= HEALTH_KEPT):
            self._asked, self._asking = now, asyncio.ensure_future(self._ask_store())
        return await asyncio.shield(self._asking)

    async def _ask_store(self) -> bool:
        try:
            async with asyncio.timeout(HEALTH_TIME):
                await self.hall.house.store.answers()
        except Exception:
            logs.rarely("store-silent")
            return False
        return True

    async def _games(self, _: Request) -> Response:
        return JSONResponse({"games": {game: players.names(game) for game in registry.GAMES}})

    async def _metrics(self, request: Request) -> Response:
        wanted = self.settings.metrics
        if wanted == "off" or (wanted == "local" and not self._visit(request.scope).from_here()):
            return PlainTextResponse("The counters are for this machine; its host can change that (--metrics).\n", 403)
        return PlainTextResponse(self.metrics.exposition(), media_type="text/plain; version=0.0.4")

    async def _record(self, request: Request) -> Response:
        async def answer() -> Response:
            table = await self.hall.table(request.path_params["id"])
            text = showing.written_record(table) + "\n"
            name = f"serai-{table.row.game}-{table.id}.jsonl"
            headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-cache"}
            return Response(text, media_type="application/json", headers=headers)

        return await self._served(request, answer)

    async def _code(self, request: Request) -> Response:
        async def answer() -> Response:
            table = await self.hall.table(request.path_params["id"])
            picture = io.BytesIO()
            code = segno.make(f"{self._visit(request.scope).invitation}/table/{table.id}", error="m", micro=False)
            code.save(picture, kind="svg", scale=8, border=4, xmldecl=False, nl=False)
            return Response(picture.getvalue(), media_type="image/svg+xml")

        return await self._served(request, answer)

    async def _served(self, request: Request, answer: Callable[[], Awaitable[Response]]) -> Response:
        """Answer a request of the interface, or say in words why not."""
        visit = self._visit(request.scope)
        try:
            if not self.requests.take(neighbourhood(visit.address), self.hall.house.steady()):
                raise Refused("flood")
            return await answer()
        except Refused as refused:
            status = {"unknown-table": 404, "not-finished": 409, "flood": 429}.get(refused.code, 500)
            text = Words(_language(request.scope, visit)).say(f"error-{refused.code}")
            return JSONResponse({"code": refused.code, "text": text}, status)


def _language(scope: Scope, visit: Visit) -> Language:
    """Return the language asked for: in the address, or by the browser."""
    asked = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("language", [])
    offered = [part.split(";")[0].strip()[:2] for part in visit.headers.get("accept-language", "").split(",")]
    languages: dict[str, Language] = {"en": "en", "fr": "fr", "it": "it"}
    return next((languages[name] for name in (*asked, *offered) if name in languages), "en")


async def _answer(scope: Scope, receive: Receive, send: Send, status: int, text: str) -> None:
    """Refuse a request, or a socket before it is opened, with words."""
    response: Any = PlainTextResponse(text, status, headers={"x-content-type-options": "nosniff"})
    await response(scope, receive, send)
