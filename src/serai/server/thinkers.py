"""Computer players at work: in processes of their own, a bounded number at a time, the others in a queue.

The queue serves one address after the other, and an address has a share of it, so that nobody waits behind somebody
else's hundred tables. A player answers at whole multiples of a pace, so that the time of an answer tells next to
nothing of what it knows. A player that fails, cheats, crashes or does not answer is helped out by a legal move drawn at
random, and the table goes on.
"""

from __future__ import annotations

import asyncio
import functools
import math
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

import msgspec

from serai import players
from serai.arena.bot_process import Misbehaviour
from serai.arena.bot_protocol import Advise, Answer, Assembly, Reading, Study
from serai.games import registry
from serai.server import logs
from serai.server.interpreted_player import InterpretedPlayers
from serai.server.metrics import Metrics
from serai.server.refusals import Refused
from serai.server.settings import Settings
from serai.server.turns import Turns
from serai.server.warming import PLAYERS, Warming
from serai.server.workers import IDLE, PlayerFailed, Workers

SHARE: Final = 4
"""An address may fill one part in so many of the queue."""
GLANCE: Final = 0.5
"""Seconds between two looks whether the queue has room again."""
STUDIES: Final = "studies"
"""The address as which analyses wait for their turn; no visitor has it."""
Result = TypeVar("Result")


class Thinkers:
    """The room where computer players think."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        """Open as many places as there are workers."""
        self._settings, self._metrics = settings, metrics
        self._pool = ThreadPoolExecutor(settings.workers, thread_name_prefix="serai-player")
        self._turns = Turns(settings.workers)
        self._workers = Workers()
        self._levels: dict[str, list[str]] = {}
        self._trimming: asyncio.TimerHandle | None = None
        self.warming = Warming()
        self._interpreted = InterpretedPlayers()

    def prepare(self) -> None:
        """Have a worker started, and rules and players compiled ahead; until then interpreted players play."""
        self._pool.submit(self._workers.begin)
        for game in registry.names():
            self.warming.begin(game).add_done_callback(functools.partial(self._relieve, game))

    def _relieve(self, game: str, _: asyncio.Task[None]) -> None:
        """Let the interpreted players of a game go."""
        self._interpreted.dismiss(game)

    async def check(self, game: str, level: str) -> None:
        """Refuse a level that the game does not have: a name of the house, never a file or options."""
        if game not in self._levels:
            self._levels[game] = await asyncio.to_thread(players.names, game)
        if level not in self._levels[game]:
            raise Refused("bad-options", reason="unknown-level", levels=self._levels[game])

    @property
    def waiting(self) -> int:
        """How many wait for their turn to think."""
        return self._turns.waiting

    def check_room(self, address: str) -> None:
        """Refuse one more computer player when too many wait already."""
        if not self._room(address):
            raise Refused("queue-full", waiting=self.waiting)

    def _room(self, address: str) -> bool:
        """Tell whether one more of an address may wait: the first always, others within bound and share."""
        own, bound = self._turns.waiting_of(address), self._settings.queue
        return own == 0 or (own < max(1, bound // SHARE) and self.waiting < bound)

    async def choose(
        self, game: str, level: str, view: Any, address: str, queued: Callable[[bool], None], seed: int | None = None
    ) -> Answer | None:
        """Return a player's answer to a view at a human pace; None when it does nothing or has failed."""
        loop = asyncio.get_running_loop()
        asked = loop.time()
        early = await self._early(game, level, view, seed) if self.warming.lacks(PLAYERS, game) else None
        choice = early or await self._answer(game, level, view, address, queued, seed)
        if choice is not None and choice.move is None:
            return None
        pace = self._settings.pace
        if pace:
            due = max(1, math.ceil((loop.time() - asked) / pace)) * pace  # a loop's clock may stand still meanwhile
            await asyncio.sleep(max(0.0, asked + due - loop.time()))
        return choice

    async def _early(self, game: str, level: str, view: Any, seed: int | None) -> Answer | None:
        """Return an interpreted player's answer, or nothing when the player itself has become ready before that."""
        asked = asyncio.ensure_future(self._interpreted.ask(game, level, view, seed))
        compiled = asyncio.ensure_future(self.warming.done(PLAYERS, game))
        try:
            await asyncio.wait((asked, compiled), return_when=asyncio.FIRST_COMPLETED)
            if asked.done() and asked.exception() is None:
                return asked.result()
            if asked.done():
                logs.log("interpreted-player-failed", game=game, level=level)
            await compiled
        finally:
            asked.cancel()
            compiled.cancel()
        return None

    async def _answer(
        self, game: str, level: str, view: Any, address: str, queued: Callable[[bool], None], seed: int | None
    ) -> Answer | None:
        """Wait for a place, then for the answer; None when there is no answer."""
        if self._turns.taken:
            queued(True)
            try:
                while not self._room(address):
                    await asyncio.sleep(GLANCE)
                await self._turns.take(address)
            finally:
                queued(False)
        else:
            await self._turns.take(address)
        return await self._at_work(lambda: self._ask(game, level, view, seed))

    async def _at_work(self, work: Callable[[], Result]) -> Result:
        """Have work done at the place that was taken, and give the place back when it is done."""
        loop = asyncio.get_running_loop()
        done = loop.run_in_executor(self._pool, work)
        done.add_done_callback(lambda _: self._turns.give())
        if self._trimming is None:
            self._trimming = loop.call_later(IDLE, self._trim)
        return await asyncio.shield(done)

    async def study(self, piece: Study | Assembly | Advise | Reading) -> msgspec.Raw:
        """Return a piece of an analysis, its report or a hint; all wait like the players of one more address."""
        await self._turns.take(STUDIES)
        return await self._at_work(lambda: self._workers.study(piece))

    def _ask(self, game: str, level: str, view: Any, seed: int | None) -> Answer | None:
        """Ask a worker, from a thread."""
        try:
            return self._workers.ask(game, level, view, self._settings.patience, seed)
        except Misbehaviour as fault:
            kind = "player-too-slow" if fault.kind == "silent" else "player-crashed"
            logs.log(kind, game=game, level=level, reason=fault.reason)
        except PlayerFailed as fault:
            logs.log("player-failed", game=game, level=level, reason=str(fault))
        except Exception:  # no process can be started, say
            logs.fault("worker-failed", game=game, level=level)
        return None

    def _trim(self) -> None:
        self._trimming = None
        self._pool.submit(self._workers.trim)

    def close(self) -> None:
        """Let everybody go home."""
        if self._trimming is not None:
            self._trimming.cancel()
        self.warming.close()
        self._interpreted.dismiss()
        self._workers.close()
        self._pool.shutdown(wait=False, cancel_futures=True)
