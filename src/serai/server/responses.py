"""How a request is answered: in which language, at what price, and with which words when it is refused."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from serai.server import prices
from serai.server.house import House
from serai.server.limits import neighbourhood
from serai.server.origin import Visit
from serai.server.protocol.vocabulary import Language
from serai.server.refusals import Refused
from serai.text import Words

PRIVATE: Final = {"cache-control": "private, no-store", "x-robots-tag": "noindex"}
"""Headers of what is meant for one person."""
UNKEPT: Final = {"cache-control": "no-store"}
LANGUAGES: Final[dict[str, Language]] = {"en": "en", "fr": "fr", "it": "it"}
STATUS: Final[dict[str, int]] = {
    "unknown-table": 404,
    "unknown-feed": 404,
    "unknown-mail": 404,
    "unknown-challenge": 404,
    "not-finished": 409,
    "old-rules": 410,
    "unknown-game": 410,
    "flood": 429,
    "queue-full": 503,
    "not-studied": 409,
    "illegal": 400,
}
"""The status by which HTTP calls a refusal."""


def language_of(scope: Scope, visit: Visit) -> Language:
    """Return the language asked for: in the address, or by the browser."""
    asked = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("language", [])
    offered = [part.split(";")[0].strip()[:2] for part in visit.headers.get("accept-language", "").split(",")]
    return next((LANGUAGES[name] for name in (*asked, *offered) if name in LANGUAGES), "en")


async def served(
    house: House, request: Request, price: float, answer: Callable[[str], Awaitable[Response]]
) -> Response:
    """Answer a request of the interface, or say in words why not."""
    visit = house.visit(request.scope)
    address = neighbourhood(visit.address)
    try:
        if not house.hall.admits(address, price):
            raise Refused("flood")
        response = await answer(address)
        house.hall.budgets.pay(address, prices.sending(len(response.body)), house.hall.services.steady())
        return response
    except Refused as refused:
        text = Words(language_of(request.scope, visit)).say(f"error-{refused.code}")
        return JSONResponse({"code": refused.code, "text": text}, STATUS.get(refused.code, 500))


async def turn_away(scope: Scope, receive: Receive, send: Send, status: int, text: str) -> None:
    """Refuse a request, or a socket before it is opened, with words."""
    response: Any = PlainTextResponse(text, status, headers={"x-content-type-options": "nosniff"})
    await response(scope, receive, send)
