"""Requests that come from a person's calendar, news reader or mail: the games that wait, and the links of mails."""

from __future__ import annotations

import hashlib
from http import HTTPStatus
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from serai.server import feeds, prices
from serai.server.house import House
from serai.server.refusals import Refused
from serai.server.responses import PRIVATE, language_of, served


class ReminderRequests:
    """The answers to whoever has a private address, or the link of a mail."""

    def __init__(self, house: House) -> None:
        """Answer for a house."""
        self._house = house

    async def feed(self, request: Request) -> Response:
        """Answer with the games that wait for whoever has a private address, as a calendar or as news."""

        async def answer(_: str) -> Response:
            token, _, kind = request.path_params["name"].rpartition(".")
            if kind not in ("ics", "atom"):
                raise Refused("unknown-feed")
            house = self._house
            language, base = language_of(request.scope, house.visit(request.scope)), house.reach(request).base
            items, now = await house.hall.reminders.items(token, language, base), house.hall.services.wall()
            if kind == "ics":
                return Response(feeds.calendar(items, language, now), media_type=feeds.CALENDAR, headers=PRIVATE)
            own = hashlib.sha256(token.encode()).hexdigest()[:32]
            return Response(feeds.atom(items, language, base, own, now), media_type=feeds.ATOM, headers=PRIVATE)

        return await served(self._house, request, prices.FEED, answer)

    async def mail(self, request: Request) -> Response:
        """Answer with what the link of a mail stands for."""

        async def answer(_: str) -> Response:
            row = await self._house.hall.reminders.row_of(request.path_params["key"])
            return JSONResponse({"address": row.address, "confirmed": row.confirmed}, headers=PRIVATE)

        return await served(self._house, request, prices.FEED, answer)

    async def mail_deed(self, request: Request) -> Response:
        """Confirm, stop or refuse mails; only looking at the address does nothing, whoever looks at links in mails."""

        async def answer(_: str) -> Response:
            key, deed = request.path_params["key"], request.path_params["deed"]
            if deed not in ("confirm", "stop", "never"):
                raise Refused("unknown-mail")
            if request.method != "POST":
                page = f"{self._house.settings.base_path}/mail/{quote(key, safe='')}"
                return RedirectResponse(page, HTTPStatus.SEE_OTHER, headers=PRIVATE)
            await self._house.hall.reminders.answer(key, deed)
            return JSONResponse({"done": deed}, headers=PRIVATE)

        return await served(self._house, request, prices.FEED, answer)
