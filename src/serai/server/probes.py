"""What a host's own tools ask: whether the process lives, whether guests should be sent here, and the counters."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from serai import __version__
from serai.server import logs
from serai.server.house import House
from serai.server.metrics import MEDIA
from serai.server.responses import UNKEPT

HEALTH_TIME: Final = 2.0
"""Seconds in which the store must answer."""
HEALTH_KEPT: Final = 1.0
"""Seconds for which its answer is good, so that nobody makes the store work by asking how it is."""


class Probes:
    """The answers to a host's tools."""

    def __init__(self, house: House) -> None:
        """Answer for a house."""
        self._house = house
        self._asked = 0.0
        self._asking: asyncio.Future[bool] | None = None

    async def alive(self, _: Request) -> Response:
        """Say that the process lives; whoever watches it starts it anew when this does not answer."""
        tables = len(self._house.hall.tables)
        return JSONResponse({"status": "ok", "version": __version__, "tables": tables}, headers=UNKEPT)

    async def ready(self, _: Request) -> Response:
        """Say whether guests should be sent here: the store answers, and the process is not on its way out."""
        status = "draining" if self._house.draining else "ready" if await self._store_answers() else "no-store"
        return JSONResponse({"status": status}, 200 if status == "ready" else 503, headers=UNKEPT)

    async def _store_answers(self) -> bool:
        """Tell whether the store answers, or did a moment ago; many who ask at once ask it once."""
        now = self._house.hall.services.steady()
        if self._asking is None or (self._asking.done() and now - self._asked >= HEALTH_KEPT):
            self._asked, self._asking = now, asyncio.ensure_future(self._ask_store())
        return await asyncio.shield(self._asking)

    async def _ask_store(self) -> bool:
        try:
            async with asyncio.timeout(HEALTH_TIME):
                await self._house.hall.services.store.answers()
        except Exception:
            logs.rarely("store-silent")
            return False
        return True

    async def metrics(self, request: Request) -> Response:
        """Tell the counters to whom the host lets know them."""
        house, wanted = self._house, self._house.settings.metrics
        if house.settings.metrics_address:
            return PlainTextResponse("The counters are told at another address (--metrics-address).\n", 403)
        if wanted == "off" or (wanted == "local" and not house.visit(request.scope).from_here()):
            return PlainTextResponse("The counters are for this machine; its host can change that (--metrics).\n", 403)
        return Response(house.metrics.exposition(), media_type=MEDIA)
