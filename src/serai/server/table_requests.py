"""Requests of the interface about games: what can be played, records, the coach's analysis, challenges and codes."""

from __future__ import annotations

import asyncio
import io
from typing import Any, Final

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from serai.games import registry
from serai.server import prices
from serai.server.game_files import offers
from serai.server.house import House
from serai.server.refusals import Refused
from serai.server.responses import UNKEPT, served
from serai.server.studies import Progress

LONGEST_MOVE: Final = 300
"""Letters of a move that are read; no notation is as long."""
LONGEST_STEP: Final = 6
"""Digits of the number of a move."""


class TableRequests:
    """The answers about games, tables and challenges."""

    def __init__(self, house: House) -> None:
        """Answer for a house."""
        self._house = house
        self._offers: list[dict[str, Any]] = []

    async def games(self, _: Request) -> Response:
        """Answer with the games of this house, their options and players."""
        self._offers = self._offers or await asyncio.to_thread(offers)
        return JSONResponse(self._offers)

    async def address(self, request: Request) -> Response:
        """Answer with the address under which others find this house."""
        return JSONResponse(msgspec.to_builtins(self._house.reach(request)), headers=UNKEPT)

    async def record(self, request: Request) -> Response:
        """Answer with the record of a finished game, as a file."""

        async def answer(address: str) -> Response:
            name = request.path_params["id"]
            game, text = await self._house.hall.keeping.record(name, address)
            name = f"serai-{game}-{name}.jsonl"
            headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-cache"}
            return Response(text + "\n", media_type="application/json", headers=headers)

        return await served(self._house, request, prices.RECORD, answer)

    async def coach(self, request: Request) -> Response:
        """Answer with the analysis of a game, or how far it is; whoever asks first has it begun."""

        async def answer(address: str) -> Response:
            name, hall = request.path_params["id"], self._house.hall
            studies = hall.studies
            found = studies.look(name)
            if found is None:
                studies.check_room(address)
                hall.budgets.pay(address, prices.STUDY, hall.services.steady())
            if not isinstance(found, Progress):
                forgotten = -1
                while forgotten != studies.forgotten:  # a name may be erased while the record is read
                    forgotten = studies.forgotten
                    game, text = await hall.keeping.record(name, address)
                found = studies.look(name, text) or studies.begin(name, game, text, address)
            if isinstance(found, bytes):
                return Response(found, media_type="application/json", headers={"cache-control": "no-cache"})
            return JSONResponse(msgspec.to_builtins(found), 202, headers=UNKEPT)

        return await served(self._house, request, prices.RECORD, answer)

    async def tried(self, request: Request) -> Response:
        """Answer with the verdict on a move that somebody tries at a step of a finished game."""

        async def answer(address: str) -> Response:
            _, text = await self._house.hall.keeping.record(request.path_params["id"], address)
            move = request.query_params.get("move", "")[:LONGEST_MOVE]
            verdict = await self._house.hall.studies.judge(text, _step(request.path_params["step"]), move, address)
            return JSONResponse(msgspec.to_builtins(verdict), headers=UNKEPT)

        return await served(self._house, request, prices.STUDY, answer)

    async def code(self, request: Request) -> Response:
        """Answer with the address of a table as a code to photograph."""

        async def answer(address: str) -> Response:
            name = request.path_params["id"]
            kept = await self._house.hall.services.store.record(name)
            if kept is None:
                raise Refused("unknown-table")
            if kept.game not in registry.names():
                raise Refused("unknown-game", game=kept.game)
            return await self._drawn(request, f"table/{name}", address)

        return await served(self._house, request, prices.CODE, answer)

    async def challenge(self, request: Request) -> Response:
        """Answer with how the games of a challenge ended."""

        async def answer(_: str) -> Response:
            results = await self._house.hall.new.results(request.path_params["id"])
            return JSONResponse(msgspec.to_builtins(results), headers=UNKEPT)

        return await served(self._house, request, prices.CHALLENGE, answer)

    async def challenge_code(self, request: Request) -> Response:
        """Answer with the address of a challenge as a code to photograph."""

        async def answer(address: str) -> Response:
            name = request.path_params["id"]
            await self._house.hall.new.results(name)  # there is no code of what is not there
            return await self._drawn(request, f"challenge/{name}", address)

        return await served(self._house, request, prices.CODE, answer)

    async def _drawn(self, request: Request, page: str, address: str) -> Response:
        place = f"{self._house.reach(request).base}/{page}"
        picture = await self._house.hall.services.offload.run(address, _picture, place)
        return Response(picture, media_type="image/svg+xml")


def _step(told: str) -> int:
    """Read the number of a move; what is none, or longer than any, is no step of any game."""
    return int(told) if told.isascii() and told.isdecimal() and len(told) <= LONGEST_STEP else 0


def _picture(place: str) -> bytes:
    """Draw an address as a code to photograph."""
    picture = io.BytesIO()
    segno.make(place, error="m", micro=False).save(picture, kind="svg", scale=8, border=4, xmldecl=False, nl=False)
    return picture.getvalue()
