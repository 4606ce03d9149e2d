"""The server as an ASGI application: pages, records, probes, metrics, and the socket."""

from __future__ import annotations

import asyncio
import hashlib
import io
import ipaddress
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any, Final
from urllib.parse import parse_qs, quote

import msgspec
import segno
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from serai import __version__
from serai.games import registry
from serai.server import feeds, logs, prices, stores
from serai.server.base_path import without_base
from serai.server.bus import bus_at
from serai.server.cluster.membership import Membership
from serai.server.door import Door
from serai.server.game_files import offers
from serai.server.hall import Hall
from serai.server.limits import Addresses, Visitors, neighbourhood
from serai.server.messages import Language
from serai.server.metrics import MEDIA, Metrics
from serai.server.origin import FORWARDED, Names, Visit
from serai.server.pages import Pages
from serai.server.reach import Reach, reach
from serai.server.refusals import Refused
from serai.server.services import Services, nothing
from serai.server.settings import Settings
from serai.server.socket_connection import SocketConnection
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
PRIVATE: Final = {"cache-control": "private, no-store", "x-robots-tag": "noindex"}
"""Headers of what is meant for one person."""
UNKEPT: Final = {"cache-control": "no-store"}
SHOWN: Final = 100
"""Letters of a foreign name that the log shows."""
LONGEST_MOVE: Final = 300
"""Letters of a move that are read; no notation is as long."""
LONGEST_STEP: Final = 6
"""Digits of the number of a move."""
HEALTH_TIME: Final = 2.0
"""Seconds in which the store must answer."""
HEALTH_KEPT: Final = 1.0
"""Seconds for which its answer is good, so that nobody makes the store work by asking how it is."""


class Server:
    """Everything that one process serves; `app` is what uvicorn runs."""

    def __init__(self, settings: Settings, pages: Pages | None = None) -> None:
        """Prepare the routes; the store is opened when the server starts."""
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
        self._offers: list[dict[str, Any]] = []
        self._asked = 0.0
        self._asking: asyncio.Future[bool] | None = None
        about = ["/table/{id}", "/replay/{id}", "/rules/{game}", "/learn/{game}", "/puzzles/{game}"]
        about += ["/challenge/{id}", "/mail/{key}"]
        pages_of_app = ["/", *about, "/lobby", "/games", "/verify", "/replay", "/statistics"]
        self.routes = [
            *(Route(path, self._page, methods=["GET"]) for path in pages_of_app),
            Route("/healthz", self._alive, methods=["GET"]),
            Route("/readyz", self._ready, methods=["GET"]),
            Route("/metrics", self._metrics, methods=["GET"]),
            Route("/api/games", self._games, methods=["GET"]),
            Route("/api/address", self._address, methods=["GET"]),
            Route("/api/tables/{id}/record", self._record, methods=["GET"]),
            Route("/api/tables/{id}/coach", self._coach, methods=["GET"]),
            Route("/api/tables/{id}/coach/{step}", self._tried, methods=["GET"]),
            Route("/api/tables/{id}/qr.svg", self._code, methods=["GET"]),
            Route("/feed/{name}", self._feed, methods=["GET"]),
            Route("/api/mail/{key}", self._mail, methods=["GET"]),
            Route("/api/mail/{key}/{deed}", self._mail_deed, methods=["GET", "POST"]),
            Route("/api/challenges/{id}", self._challenge, methods=["GET"]),
            Route("/api/challenges/{id}/qr.svg", self._challenge_code, methods=["GET"]),
            Route("/socket", self._no_handshake, methods=["GET"]),
            Route("/{file:path}", self._file, methods=["GET"]),
        ]
        starlette = Starlette(routes=self.routes, lifespan=self._life)
        self.app = self._guarded(starlette)

    @asynccontextmanager
    async def _life(self, _: Starlette) -> AsyncIterator[None]:
        store = await stores.opened(self.settings)
        thinkers = Thinkers(self.settings, self.metrics)
        self.hall = Hall(Services(self.settings, store, self.metrics, thinkers, lag=self.door.pulse.lag))
        self.door.clock = self.hall.services.heard
        self.door.open()
        if self.settings.warm_up:
            thinkers.prepare()
        if self.settings.database_url is not None:
            bus = bus_at(self.settings.bus, self.settings.database_url)
            await self.hall.join(Membership(self.hall, bus, self.name, self.stop))
        self.hall.keeping.begin()
        logs.log("server-started", version=__version__)
        try:
            yield
        finally:
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

    def _guarded(self, app: ASGIApp) -> ASGIApp:
        """Check where a request comes from, add the headers that protect pages, and answer the socket."""

        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == "lifespan":
                return await app(scope, receive, send)
            scope = without_base(scope, self.settings.base_path)
            visit = self._visit(scope)
            language = _language(scope, visit)
            if not self.settings.proxy and visit.headers.keys() & FORWARDED:
                logs.rarely("untrusted-proxy", address=visit.address, set=f"--proxy {visit.address}")
            if not visit.at_home():
                asked = visit.headers.get("host", "")[:SHOWN]
                logs.rarely("foreign-host", host=asked, set=f"--public-url http(s)://{asked}")
                return await _answer(scope, receive, send, 421, Words(language).say("error-foreign-host") + "\n")
            if not self.visits.take(neighbourhood(visit.address), self.hall.services.steady()):
                self.metrics.refuse("flood")
                return await _answer(scope, receive, send, 429, Words(language).say("error-flood") + "\n")
            if scope["type"] == "websocket":
                return await self._socket(scope, receive, send, visit)

            if self.settings.base_path and scope["path"] == self.settings.base_path:
                return await RedirectResponse(f"{self.settings.base_path}/")(scope, receive, send)

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
        wire = WebSocket(scope, receive, send)
        await wire.receive()
        if scope["path"] != "/socket":
            place = f"{self.settings.base_path}/socket"
            return await _answer(scope, receive, send, 404, f"The socket is at {place}.\n")
        language = _language(scope, visit)
        if not visit.own_origin():
            self.metrics.refuse("foreign-origin")
            origin = visit.headers.get("origin", "")[:SHOWN]
            asked = visit.headers.get("host", "")[:SHOWN]
            logs.rarely("foreign-origin", origin=origin, host=asked, set=f"--public-url {origin}")
            return await _answer(scope, receive, send, 403, Words(language).say("error-foreign-origin") + "\n")
        address = neighbourhood(visit.address)
        if not self.hall.admits(address, prices.SOCKET) or not self.visitors.enter(address):
            self.metrics.refuse("flood")
            return await _answer(scope, receive, send, 429, Words(language).say("error-flood") + "\n")
        under = scope["extensions"].pop("serai")  # else a socket and its scope keep each other
        under["wire"].belongs_to(address)
        connection = SocketConnection(
            self.hall,
            tables=self.tables,
            address=address,
            language=language,
            outlet=under["outlet"],
            closer=wire.close,
            wire=under["wire"],
            oldest=lambda: under["arrivals"].oldest,
        )
        try:
            await wire.accept()
            under["outlet"].forget_handshake()
            visit.headers.clear()
            while (message := await receive())["type"] == "websocket.receive":
                await connection.receive(message.get("text"), message["came"])
        finally:
            connection.gone()
            self.visitors.go(address)
        return None

    # Pages and files

    async def _page(self, request: Request) -> Response:
        table = self.hall.tables.get(request.path_params.get("id", ""))
        game = None if table is None else table.row.game
        return self.pages.page(request, _language(request.scope, self._visit(request.scope)), game)

    async def _file(self, request: Request) -> Response:
        found = self.pages.file(request, request.scope["raw_path"].decode("latin-1"))
        return found or await self._missing(request)

    async def _missing(self, request: Request) -> Response:
        """Say that there is nothing here: a person gets the app, which says it in their language, a program a line."""
        path = request.url.path
        if "text/html" in request.headers.get("accept", "") and not path.startswith(("/api/", "/assets/")):
            page = await self._page(request)
            if page.status_code == HTTPStatus.OK:
                page.status_code = HTTPStatus.NOT_FOUND
            return page
        start = f"{self.settings.base_path}/"
        return PlainTextResponse(f"There is nothing here. Start at {start}.\n", HTTPStatus.NOT_FOUND)

    async def _no_handshake(self, _: Request) -> Response:
        """Say what is missing when a request for the socket is none: a proxy has taken the handshake away."""
        logs.rarely("no-handshake", set="the proxy's headers Upgrade and Connection")
        told = "This is the socket, and the request opens none. A proxy in front must pass on Upgrade and Connection.\n"
        return PlainTextResponse(told, HTTPStatus.UPGRADE_REQUIRED, headers={"upgrade": "websocket"})

    async def _alive(self, _: Request) -> Response:
        """Say that the process lives; whoever watches it starts it anew when this does not answer."""
        return JSONResponse({"status": "ok", "version": __version__, "tables": len(self.hall.tables)}, headers=UNKEPT)

    async def _ready(self, _: Request) -> Response:
        """Say whether guests should be sent here: the store answers, and the process is not on its way out."""
        status = "draining" if self.draining else "ready" if await self._store_answers() else "no-store"
        return JSONResponse({"status": status}, 200 if status == "ready" else 503, headers=UNKEPT)

    async def _store_answers(self) -> bool:
        """Tell whether the store answers, or did a moment ago; many who ask at once ask it once."""
        now = self.hall.services.steady()
        if self._asking is None or (self._asking.done() and now - self._asked >= HEALTH_KEPT):
            self._asked, self._asking = now, asyncio.ensure_future(self._ask_store())
        return await asyncio.shield(self._asking)

    async def _ask_store(self) -> bool:
        try:
            async with asyncio.timeout(HEALTH_TIME):
                await self.hall.services.store.answers()
        except Exception:
            logs.rarely("store-silent")
            return False
        return True

    async def _games(self, _: Request) -> Response:
        self._offers = self._offers or await asyncio.to_thread(offers)
        return JSONResponse(self._offers)

    def _reach(self, request: Request) -> Reach:
        port = (request.scope.get("server") or ("", 0))[1] or self.settings.port
        return reach(self.settings, self._visit(request.scope), port)

    async def _address(self, request: Request) -> Response:
        return JSONResponse(msgspec.to_builtins(self._reach(request)), headers=UNKEPT)

    async def _metrics(self, request: Request) -> Response:
        wanted = self.settings.metrics
        if self.settings.metrics_address:
            return PlainTextResponse("The counters are told at another address (--metrics-address).\n", 403)
        if wanted == "off" or (wanted == "local" and not self._visit(request.scope).from_here()):
            return PlainTextResponse("The counters are for this machine; its host can change that (--metrics).\n", 403)
        return Response(self.metrics.exposition(), media_type=MEDIA)

    async def _record(self, request: Request) -> Response:
        async def answer(address: str) -> Response:
            name = request.path_params["id"]
            game, text = await self.hall.keeping.record(name, address)
            name = f"serai-{game}-{name}.jsonl"
            headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-cache"}
            return Response(text + "\n", media_type="application/json", headers=headers)

        return await self._served(request, prices.RECORD, answer)

    async def _coach(self, request: Request) -> Response:
        """Answer with the analysis of a game, or how far it is; whoever asks first has it begun."""

        async def answer(address: str) -> Response:
            name, studies = request.path_params["id"], self.hall.studies
            found = studies.look(name)
            if found is None:
                studies.check_room(address)
                self.hall.budgets.pay(address, prices.STUDY, self.hall.services.steady())
                forgotten = -1
                while forgotten != studies.forgotten:  # a name may be erased while the record is read
                    forgotten = studies.forgotten
                    game, text = await self.hall.keeping.record(name, address)
                found = studies.look(name) or studies.begin(name, game, text, address)
            if isinstance(found, bytes):
                return Response(found, media_type="application/json", headers={"cache-control": "no-cache"})
            return JSONResponse(msgspec.to_builtins(found), 202, headers=UNKEPT)

        return await self._served(request, prices.RECORD, answer)

    async def _tried(self, request: Request) -> Response:
        """Answer with the verdict on a move that somebody tries at a step of a finished game."""

        async def answer(address: str) -> Response:
            _, text = await self.hall.keeping.record(request.path_params["id"], address)
            move = request.query_params.get("move", "")[:LONGEST_MOVE]
            verdict = await self.hall.studies.judge(text, _step(request.path_params["step"]), move, address)
            return JSONResponse(msgspec.to_builtins(verdict), headers=UNKEPT)

        return await self._served(request, prices.STUDY, answer)

    async def _code(self, request: Request) -> Response:
        async def answer(address: str) -> Response:
            name = request.path_params["id"]
            kept = await self.hall.services.store.record(name)
            if kept is None:
                raise Refused("unknown-table")
            if kept.game not in registry.names():
                raise Refused("unknown-game", game=kept.game)
            place = f"{self._reach(request).base}/table/{name}"
            return Response(await self.hall.services.offload.run(address, _drawn, place), media_type="image/svg+xml")

        return await self._served(request, prices.CODE, answer)

    async def _feed(self, request: Request) -> Response:
        """Answer with the games that wait for whoever has a private address, as a calendar or as news."""

        async def answer(_: str) -> Response:
            token, _, kind = request.path_params["name"].rpartition(".")
            if kind not in ("ics", "atom"):
                raise Refused("unknown-feed")
            language, base = _language(request.scope, self._visit(request.scope)), self._reach(request).base
            items, now = await self.hall.reminders.items(token, language, base), self.hall.services.wall()
            if kind == "ics":
                return Response(feeds.calendar(items, language, now), media_type=feeds.CALENDAR, headers=PRIVATE)
            own = hashlib.sha256(token.encode()).hexdigest()[:32]
            return Response(feeds.atom(items, language, base, own, now), media_type=feeds.ATOM, headers=PRIVATE)

        return await self._served(request, prices.FEED, answer)

    async def _mail(self, request: Request) -> Response:
        """Answer with what the link of a mail stands for."""

        async def answer(_: str) -> Response:
            row = await self.hall.reminders.row_of(request.path_params["key"])
            return JSONResponse({"address": row.address, "confirmed": row.confirmed}, headers=PRIVATE)

        return await self._served(request, prices.FEED, answer)

    async def _mail_deed(self, request: Request) -> Response:
        """Confirm, stop or refuse mails; only looking at the address does nothing, whoever looks at links in mails."""

        async def answer(_: str) -> Response:
            key, deed = request.path_params["key"], request.path_params["deed"]
            if deed not in ("confirm", "stop", "never"):
                raise Refused("unknown-mail")
            if request.method != "POST":
                page = f"{self.settings.base_path}/mail/{quote(key, safe='')}"
                return RedirectResponse(page, HTTPStatus.SEE_OTHER, headers=PRIVATE)
            await self.hall.reminders.answer(key, deed)
            return JSONResponse({"done": deed}, headers=PRIVATE)

        return await self._served(request, prices.FEED, answer)

    async def _challenge(self, request: Request) -> Response:
        """Answer with how the games of a challenge ended."""

        async def answer(_: str) -> Response:
            results = await self.hall.results(request.path_params["id"])
            return JSONResponse(msgspec.to_builtins(results), headers=UNKEPT)

        return await self._served(request, prices.CHALLENGE, answer)

    async def _challenge_code(self, request: Request) -> Response:
        async def answer(address: str) -> Response:
            name = request.path_params["id"]
            await self.hall.results(name)  # there is no code of what is not there
            place = f"{self._reach(request).base}/challenge/{name}"
            return Response(await self.hall.services.offload.run(address, _drawn, place), media_type="image/svg+xml")

        return await self._served(request, prices.CODE, answer)

    async def _served(self, request: Request, price: float, answer: Callable[[str], Awaitable[Response]]) -> Response:
        """Answer a request of the interface, or say in words why not."""
        visit = self._visit(request.scope)
        address = neighbourhood(visit.address)
        try:
            if not self.hall.admits(address, price):
                raise Refused("flood")
            response = await answer(address)
            self.hall.budgets.pay(address, prices.sending(len(response.body)), self.hall.services.steady())
            return response
        except Refused as refused:
            gone = {
                "unknown-table": 404,
                "unknown-feed": 404,
                "unknown-mail": 404,
                "unknown-challenge": 404,
                "not-finished": 409,
                "old-rules": 410,
                "unknown-game": 410,
            }
            busy = {"flood": 429, "queue-full": 503, "not-studied": 409, "illegal": 400}
            status = {**gone, **busy}.get(refused.code, 500)
            text = Words(_language(request.scope, visit)).say(f"error-{refused.code}")
            return JSONResponse({"code": refused.code, "text": text}, status)


def _step(told: str) -> int:
    """Read the number of a move; what is none, or longer than any, is no step of any game."""
    return int(told) if told.isascii() and told.isdecimal() and len(told) <= LONGEST_STEP else 0


def _drawn(place: str) -> bytes:
    """Draw an address as a code to photograph."""
    picture = io.BytesIO()
    segno.make(place, error="m", micro=False).save(picture, kind="svg", scale=8, border=4, xmldecl=False, nl=False)
    return picture.getvalue()


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
