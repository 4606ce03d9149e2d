"""Computer players at work: off the event loop, a bounded number at a time, the others in a queue.

A player answers at whole multiples of a pace, so that the time of an answer tells next to nothing of what it
knows. A player that fails, cheats or does not answer is helped out by a legal move drawn at random, and the
table goes on.
"""

from __future__ import annotations

import asyncio
import functools
import math
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from serai import players
from serai.games import registry
from serai.server import logs
from serai.server.metrics import Metrics
from serai.server.refusals import Refused
from serai.server.settings import Settings
from serai.server.understudy import Answer, Understudies, answer
from serai.server.warming import PLAYERS, Warming


class Thinkers:
    """The room where computer players think."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        """Open as many places as there are workers."""
        self._settings, self._metrics = settings, metrics
        self._pool = ThreadPoolExecutor(settings.workers, thread_name_prefix="serai-player")
        self._places = asyncio.Semaphore(settings.workers)
        self._resting: dict[tuple[str, str], list[players.Player]] = {}
        self.waiting = 0
        self.warming = Warming()
        self._understudies = Understudies()

    def prepare(self) -> None:
        """Have rules and players compiled ahead; until then understudies play."""
        for game in registry.GAMES:
            self.warming.begin(game).add_done_callback(functools.partial(self._relieve, game))

    def _relieve(self, game: str, _: asyncio.Task[None]) -> None:
        """Let the understudies of a game go."""
        self._understudies.dismiss(game)

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
        early = await self._early(game, level, view) if self.warming.lacks(PLAYERS, game) else ()
        choice = early[0] if early else await self._answer(game, level, view, queued)
        if choice is None:
            return None
        pace = self._settings.pace
        if pace:
            due = max(1, math.ceil((loop.time() - asked) / pace)) * pace  # a loop's clock may stand still meanwhile
            await asyncio.sleep(max(0.0, asked + due - loop.time()))
        return choice

    async def _early(self, game: str, level: str, view: Any) -> tuple[Answer | None, ...]:
        """Return an understudy's answer, or nothing when the player itself has become ready before that."""
        asked = asyncio.ensure_future(self._understudies.ask(game, level, view))
        compiled = asyncio.ensure_future(self.warming.done(PLAYERS, game))
        try:
            await asyncio.wait((asked, compiled), return_when=asyncio.FIRST_COMPLETED)
            if asked.done() and asked.exception() is None:
                return (asked.result(),)
            if asked.done():
                logs.log("understudy-failed", game=game, level=level)
            await compiled
        finally:
            asked.cancel()
            compiled.cancel()
        return ()

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
            choice = answer(player, view)
        except Exception:
            logs.fault("player-failed", game=game, level=level)
            return None
        resting.append(player)
        return choice

    def close(self) -> None:
        """Let everybody go home."""
        self.warming.close()
        self._understudies.dismiss()
        self._pool.shutdown(wait=False, cancel_futures=True)
