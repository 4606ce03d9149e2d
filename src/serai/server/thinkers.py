"""Computer players at work: off the event loop, a bounded number at a time, the others in a queue.

A player answers at whole multiples of a pace, so that the time of an answer tells next to nothing of what it
knows. A player that fails, cheats or does not answer is helped out by a legal move drawn at random, and the
table goes on.
"""

from __future__ import annotations

import asyncio
import math
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, Protocol, runtime_checkable

from serai import players
from serai.server import logs
from serai.server.metrics import Metrics
from serai.server.refusals import Refused
from serai.server.settings import Settings
from serai.server.warming import ready, warm_up


@runtime_checkable
class Outspoken(Protocol):
    """A player that says why it answered as it did, by what everybody may know."""

    def why(self) -> str:
        """Return the key of the phrase for the last answer."""
        ...


class Answer(NamedTuple):
    """A move in notation, and the key of the phrase that tells why, where the player says it."""

    move: str
    why: str | None


class Thinkers:
    """The room where computer players think."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        """Open as many places as there are workers."""
        self._settings, self._metrics = settings, metrics
        self._pool = ThreadPoolExecutor(settings.workers, thread_name_prefix="serai-player")
        self._places = asyncio.Semaphore(settings.workers)
        self._resting: dict[tuple[str, str], list[players.Player]] = {}
        self.waiting = 0
        self._warming: asyncio.Task[None] | None = None

    def prepare(self) -> None:
        """Have the players compiled ahead; who is asked before it is done waits for it."""
        self._warming = asyncio.ensure_future(warm_up())

    async def _prepared(self, game: str) -> None:
        """Wait while a game's players are being compiled, though not for ever."""
        due = asyncio.get_running_loop().time() + self._settings.patience
        while self._warming is not None and not self._warming.done() and not ready(game):
            if asyncio.get_running_loop().time() >= due:
                return
            await asyncio.wait((self._warming,), timeout=0.25)

    def check(self, game: str, level: str) -> None:
        """Refuse a level that the game does not have: a name of the house, never a file or options."""
        if level not in players.names(game):
            raise Refused("bad-options", reason="unknown-level", levels=players.names(game))

    def check_room(self) -> None:
        """Refuse one more computer player when too many wait already."""
        if self.waiting >= self._settings.queue:
            raise Refused("queue-full", waiting=self.waiting)

    async def choose(self, game: str, level: str, view: Any, queued: Callable[[bool], None]) -> Answer | None:
        """Return a player's answer to a view at a human pace; None when it does nothing or has failed."""
        loop = asyncio.get_running_loop()
        asked = loop.time()
        await self._prepared(game)
        choice = await self._answer(game, level, view, queued)
        if choice is None:
            return None
        pace = self._settings.pace
        if pace:
            due = math.ceil((loop.time() - asked) / pace) * pace
            await asyncio.sleep(max(0.0, asked + due - loop.time()))
        return choice

    async def _answer(self, game: str, level: str, view: Any, queued: Callable[[bool], None]) -> Answer | None:
        """Wait for a place, then for the answer; None when there is no answer."""
        if self._places.locked():
            self.waiting += 1
            queued(True)
            try:
                await self._places.acquire()
            finally:
                self.waiting -= 1
                queued(False)
        else:
            await self._places.acquire()
        loop = asyncio.get_running_loop()
        work = loop.run_in_executor(self._pool, self._ask, game, level, view)
        work.add_done_callback(lambda _: self._places.release())
        try:
            return await asyncio.wait_for(asyncio.shield(work), self._settings.patience)
        except TimeoutError:
            logs.log("player-too-slow", game=game, level=level)
            return None

    def _ask(self, game: str, level: str, view: Any) -> Answer | None:
        """Ask a rested player of that level, in a worker's thread."""
        resting = self._resting.setdefault((game, level), [])
        try:
            player = resting.pop() if resting else players.load(game, level, secrets.randbits(63))
            answer = player.choose(view)
            why = player.why() if isinstance(player, Outspoken) else None
            choice = None if answer is None else Answer(str(answer), why)
        except Exception:
            logs.fault("player-failed", game=game, level=level)
            return None
        resting.append(player)
        return choice

    def close(self) -> None:
        """Let everybody go home."""
        if self._warming is not None:
            self._warming.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)
