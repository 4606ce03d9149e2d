"""The guard at the entrance: where a request comes from is checked, and every page gets the headers that protect it."""

from __future__ import annotations

from typing import Final

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from serai.server import logs, prices
from serai.server.base_path import without_base
from serai.server.house import House
from serai.server.limits import neighbourhood
from serai.server.origin import FORWARDED, Visit
from serai.server.responses import language_of, turn_away
from serai.server.socket_connection import SocketConnection
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
TRUSTED: Final = 0
"""The port of a visitor whom a trusted proxy has named: uvicorn puts it there, and no connection has it."""
SHOWN: Final = 100
"""Letters of a foreign name that the log shows."""


def guarded(house: House, app: ASGIApp) -> ASGIApp:
    """Check where a request comes from, add the headers that protect pages, and answer the socket."""

    async def answered(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await app(scope, receive, send)
        scope = without_base(scope, house.settings.base_path)
        visit = house.visit(scope)
        language = language_of(scope, visit)
        if visit.headers.keys() & FORWARDED and (scope.get("client") or ("", TRUSTED))[1] != TRUSTED:
            proxies = ",".join([*house.settings.proxy, visit.address])
            logs.rarely("untrusted-proxy", address=visit.address, set=f"--proxy {proxies}")
        if not visit.at_home():
            asked = visit.headers.get("host", "")[:SHOWN]
            logs.rarely("foreign-host", host=asked, set=f"--public-url http(s)://{asked}")
            return await turn_away(scope, receive, send, 421, Words(language).say("error-foreign-host") + "\n")
        if not house.visits.take(neighbourhood(visit.address), house.hall.services.steady()):
            house.metrics.refuse("flood")
            return await turn_away(scope, receive, send, 429, Words(language).say("error-flood") + "\n")
        if scope["type"] == "websocket":
            return await _socket(house, scope, receive, send, visit)

        if house.settings.base_path and scope["path"] == house.settings.base_path:
            return await RedirectResponse(f"{house.settings.base_path}/")(scope, receive, send)

        async def protected(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        return await app(scope, receive, protected)

    return answered


async def _socket(house: House, scope: Scope, receive: Receive, send: Send, visit: Visit) -> None:
    wire = WebSocket(scope, receive, send)
    await wire.receive()
    if scope["path"] != "/socket":
        place = f"{house.settings.base_path}/socket"
        return await turn_away(scope, receive, send, 404, f"The socket is at {place}.\n")
    language = language_of(scope, visit)
    if not visit.own_origin():
        house.metrics.refuse("foreign-origin")
        origin = visit.headers.get("origin", "")[:SHOWN]
        asked = visit.headers.get("host", "")[:SHOWN]
        logs.rarely("foreign-origin", origin=origin, host=asked, set=f"--public-url {origin}")
        return await turn_away(scope, receive, send, 403, Words(language).say("error-foreign-origin") + "\n")
    address = neighbourhood(visit.address)
    if not house.hall.admits(address, prices.SOCKET) or not house.visitors.enter(address):
        house.metrics.refuse("flood")
        return await turn_away(scope, receive, send, 429, Words(language).say("error-flood") + "\n")
    under = scope["extensions"].pop("serai")  # else a socket and its scope keep each other
    under["wire"].belongs_to(address)
    connection = SocketConnection(
        house.hall,
        tables=house.tables,
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
        house.visitors.go(address)
    return None
