"""Interpreted players: computer players without compiled code, who play while the others are being compiled.

Each is the same player, read by Python line by line in a worker of its own: it answers the same, only slower.
All but the searching levels answer in a fifth of a second, so that nobody who opens Serai for the first time waits for
a compiler.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from serai.arena.bot_protocol import Answer
from serai.server.workers import LOADING, Worker

INTERPRETED: Final = {"NUMBA_DISABLE_JIT": "1", "PYTHONWARNINGS": "ignore"}
"""Integers that wrap around are wanted; Python would warn of each."""


class InterpretedPlayers:
    """Those who play now, one a game and level."""

    def __init__(self) -> None:
        """Call nobody yet."""
        self._called: dict[tuple[str, str], InterpretedPlayer] = {}

    async def ask(self, game: str, level: str, view: msgspec.Struct, seed: int | None = None) -> Answer:
        """Return an interpreted player's answer, or raise `Misbehaviour` or `PlayerFailed`."""
        called = self._called.get((game, level))
        if called is None:
            called = self._called[game, level] = InterpretedPlayer(game, level)
        return await called.ask(view, seed)

    def dismiss(self, game: str | None = None) -> None:
        """Let the interpreted players of a game go, or all."""
        for key in [key for key in self._called if game in (None, key[0])]:
            self._called.pop(key).close()


class InterpretedPlayer:
    """A player in another process; one question at a time."""

    def __init__(self, game: str, level: str) -> None:
        """Start nothing before the first question."""
        self._game, self._level = game, level
        self._worker: Worker | None = None
        self._lock = asyncio.Lock()

    async def ask(self, view: msgspec.Struct, seed: int | None = None) -> Answer:
        """Return the answer to a view; who is not waited for any more is sent away, for it would answer late."""
        async with self._lock:
            try:
                if self._worker is None:
                    self._worker = await asyncio.to_thread(Worker, INTERPRETED)
                return await asyncio.to_thread(self._worker.ask, self._game, self._level, view, LOADING, seed)
            except BaseException:
                self.close()
                raise

    def close(self) -> None:
        """End the process."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.close()
