"""Requests of people's browsers: a page, a file of the app, or a word where there is nothing."""

from __future__ import annotations

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from serai.server import logs
from serai.server.house import House
from serai.server.responses import language_of


class PageRequests:
    """The answers to whatever is neither the interface nor a probe."""

    def __init__(self, house: House) -> None:
        """Answer for a house."""
        self._house = house

    async def page(self, request: Request) -> Response:
        """Answer with the app, which reads the address by itself."""
        house = self._house
        table = house.hall.tables.get(request.path_params.get("id", ""))
        game = None if table is None else table.row.game
        return house.pages.page(request, language_of(request.scope, house.visit(request.scope)), game)

    async def file(self, request: Request) -> Response:
        """Answer with a file of the app."""
        found = self._house.pages.file(request, request.scope["raw_path"].decode("latin-1"))
        return found or await self._missing(request)

    async def _missing(self, request: Request) -> Response:
        """Say that there is nothing here: a person gets the app, which says it in their language, a program a line."""
        path = request.url.path
        if "text/html" in request.headers.get("accept", "") and not path.startswith(("/api/", "/assets/")):
            page = await self.page(request)
            if page.status_code == HTTPStatus.OK:
                page.status_code = HTTPStatus.NOT_FOUND
            return page
        start = f"{self._house.settings.base_path}/"
        return PlainTextResponse(f"There is nothing here. Start at {start}.\n", HTTPStatus.NOT_FOUND)

    async def no_handshake(self, _: Request) -> Response:
        """Say what is missing when a request for the socket is none: a proxy has taken the handshake away."""
        logs.rarely("no-handshake", set="the proxy's headers Upgrade and Connection")
        told = "This is the socket, and the request opens none. A proxy in front must pass on Upgrade and Connection.\n"
        return PlainTextResponse(told, HTTPStatus.UPGRADE_REQUIRED, headers={"upgrade": "websocket"})
