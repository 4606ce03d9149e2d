"""Strange messages to a real server over real sockets, at tables where people sit."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
import secrets
from pathlib import Path
from typing import Any, Final

import uvloop
from benchmarks.fuzzing.messages import Sent, frames
from tests.server.guest import Guest, bound, serving
from websockets.exceptions import ConnectionClosed

from serai.server.app import Server

AT_ONCE: Final = 40
STAY: Final = 3
"""Examples after which everybody leaves and new tables are opened."""
FREE: Final = {"message_rate": 1e9, "address_rate": 1e9, "tables_rate": 1e9, "request_rate": 1e9}
HASTE: Final = {"ping": 600.0, "opening": 0.05, "workers": 1}
"""The bounds on how much a stranger may ask for are lifted: here everything is heard."""
AGAINST_A_COMPUTER: Final = [{"kind": "human"}, {"kind": "computer", "level": "peddler"}]
SIGN: Final = re.compile(
    r'"\$(table|other|token|others|move|version|digest|entropy|commitment|person|challenge|id|last)"'
)
GAMES: Final = {"jaipur": 2, "eschnapur": 3}


class Faults(logging.Handler):
    """Collects what the log calls a fault."""

    def __init__(self) -> None:
        """Begin with none."""
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line, and the trace that the log itself does not show."""
        self.found.append(logging.Formatter().format(record))


class Sockets:
    """A server with tables of each game and four guests: those who sit there, and one who plays against a computer."""

    name, forgets = "socket messages", False

    def __init__(self, folder: Path) -> None:
        """Start the server in a loop of its own, which runs while messages are tried."""
        self.inputs = frames(AT_ONCE)
        self._folder, self._faults, self._stay = folder, Faults(), 0
        self._guests: list[Guest] = []
        self._facts: list[dict[str, Any]] = []
        self._count = self._arrivals = 0

    def __enter__(self) -> Sockets:
        """Open the house."""
        self._runner = asyncio.Runner(loop_factory=uvloop.new_event_loop)
        self._house = serving(self._folder, **FREE, **HASTE)
        for name in ("", "serai.server", "uvicorn", "asyncio"):
            logging.getLogger(name).addHandler(self._faults)
        logging.getLogger("serai.server").propagate = False
        self._server: Server = self._runner.run(self._house.__aenter__())
        self._runner.get_loop().set_exception_handler(
            lambda _, told: self._faults.found.append(f"{told.get('message')}: {told.get('exception')!r}")
        )
        return self

    def __exit__(self, *_: object) -> None:
        """Close it."""
        self._runner.run(self._leave())
        self._runner.run(self._house.__aexit__(None, None, None))
        self._runner.close()
        for name in ("", "serai.server", "uvicorn", "asyncio"):
            logging.getLogger(name).removeHandler(self._faults)
        logging.getLogger("serai.server").propagate = True

    def take(self, sent: list[Sent]) -> None:
        """Send all of it; every line lives or ends as documented, and nothing went wrong inside."""
        self._runner.run(self._take(sent))

    async def _take(self, sent: list[Sent]) -> None:
        if not self._stay:
            await self._leave()
            await self._arrive()
        self._stay = (self._stay + 1) % STAY
        for number, frame in sent:
            await self._send(number, frame)
        internal: list[dict[str, Any]] = []
        for number, guest in enumerate(self._guests):
            with contextlib.suppress(ConnectionError, ConnectionClosed):
                assert (await guest.answer("ping"))["type"] == "pong"
            # A table whose seats were changed elsewhere at the same moment is rebuilt, and everybody comes back to it.
            wrong = (told for told in guest.told if told.get("code") == "internal")
            internal += [told for told in wrong if told["reason"] != "rebuilt"]
            if guest.wire.close_code is not None:
                assert guest.wire.close_code in (1000, 1003, 1007, 1008, 1009, 1012), guest.wire.close_code
                self._guests[number] = await self._back(number)
            del guest.told[:-4], guest.frames[:]
        assert not self._faults.found, "\n".join(self._faults.found)
        assert not internal, internal

    async def _send(self, number: int, frame: str | bytes) -> None:
        guest, facts = self._guests[number], self._facts[number]
        if isinstance(frame, str):
            frame = self._filled(frame, guest, facts)
        with contextlib.suppress(ConnectionClosed, UnicodeEncodeError):
            await guest.wire.send(frame)

    def _filled(self, frame: str, guest: Guest, facts: dict[str, Any]) -> str:
        """Put what is known at the table in the place of its signs."""
        self._count += 1
        latest = self._latest(guest, facts)
        known = {**facts, "$version": latest.get("version", 0), "$move": (latest.get("listed_moves") or ["camels"])[0]}
        known |= {"$id": f"fuzz {self._count}", "$last": f"fuzz {self._count - 1}"}
        return SIGN.sub(lambda found: json.dumps(known[found[0][1:-1]]), frame)

    @staticmethod
    def _latest(guest: Guest, facts: dict[str, Any]) -> dict[str, Any]:
        kinds = ("state", "update")
        told = (told for told in reversed(guest.told) if told["type"] in kinds and told["table"] == facts["$table"])
        return next(told, {})

    # Coming and going

    async def _arrive(self) -> None:
        host = await Guest.arrive(self._server)
        tables = {}
        for game, seats in GAMES.items():
            options = {"seals": 1} if game == "jaipur" else {}
            told = await host.ask("create", game=game, seats=[{"kind": "human"}] * seats, options=options, listed=True)
            tables[game] = told["table"]
        alone = await host.ask("create", game="jaipur", seats=AGAINST_A_COMPUTER, options={"seals": 1})
        tables["alone"] = alone["table"]
        await host.leave()
        self._guests, self._facts = [], []
        for number in range(4):
            guest = await Guest.arrive(self._server, query=f"?language={('en', 'fr', 'it', 'en')[number]}")
            mine = tables[("jaipur", "eschnapur", "eschnapur", "alone")[number]]
            entropy, person = secrets.token_hex(32), secrets.token_hex(16)
            facts = {"$table": mine, "$other": tables["jaipur"] if number else tables["eschnapur"], "$entropy": entropy}
            facts |= {"$person": person, "$token": "0" * 40, "$others": "0" * 40, "$digest": "0" * 64}
            facts |= {"$commitment": bound(entropy, mine), "$challenge": mine}
            self._guests.append(guest)
            self._facts.append(facts)
            await guest.sit(mine, f"guest {number}", entropy=entropy, person=person)
            facts["$token"] = guest.token
            if number == 2:
                await self._guests[0].sit(tables["eschnapur"], "both")
                await self._guests[1].sit(tables["jaipur"], "both")
                self._facts[0]["$others"], self._facts[1]["$others"] = self._guests[0].token, self._guests[1].token
            await guest.attach(mine)
        self._facts[3]["$others"] = self._facts[0]["$token"]
        if self._arrivals % 2:  # what can be done after a game is tried as often as what can be done in it
            await self._guests[3].answer("resign", table=tables["alone"])
        self._arrivals += 1

    async def _back(self, number: int) -> Guest:
        """Bring somebody back whom the server has sent away."""
        guest = await Guest.arrive(self._server)
        facts = self._facts[number]
        await guest.answer("attach", table=facts["$table"], token=facts["$token"])
        return guest

    async def _leave(self) -> None:
        for guest in self._guests:
            await guest.leave()
        self._guests = []
