"""Understudies: computer players without compiled code, who play while the others are being compiled.

An understudy is the same player, read by Python line by line in a process of its own
(``python -m serai.server.understudy GAME LEVEL``): it answers the same, only slower. All but the searching levels
answer in a fifth of a second, so that nobody who opens Serai for the first time waits for a compiler. Questions are
views and answers are moves, a line of JSON each.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import subprocess
import sys
import threading
from collections.abc import Callable
from typing import IO, Any, Final, NamedTuple, Protocol, runtime_checkable

import msgspec

from serai import players
from serai.arena.discipline import discipline
from serai.arena.guest import close, listen

INTERPRETED: Final = {"NUMBA_DISABLE_JIT": "1", "PYTHONWARNINGS": "ignore"}
"""Integers that wrap around are wanted; Python would warn of each."""


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


def answer(player: Any, view: msgspec.Struct) -> Answer | None:
    """Return what a player does and why; None when it does nothing."""
    chosen = player.choose(view)
    why = player.why() if isinstance(player, Outspoken) else None
    return None if chosen is None else Answer(str(chosen), why)


class Understudies:
    """Those who play now, one a game and level."""

    def __init__(self) -> None:
        """Call nobody yet."""
        self._called: dict[tuple[str, str], Understudy] = {}

    async def ask(self, game: str, level: str, view: msgspec.Struct) -> Answer | None:
        """Return an understudy's answer, or raise `ConnectionError` when it has failed."""
        called = self._called.get((game, level))
        if called is None:
            called = self._called[game, level] = Understudy(game, level)
        return await called.ask(view)

    def dismiss(self, game: str | None = None) -> None:
        """Let the understudies of a game go, or all."""
        for key in [key for key in self._called if game in (None, key[0])]:
            self._called.pop(key).close()


class Understudy:
    """A player in another process; one question at a time."""

    def __init__(self, game: str, level: str) -> None:
        """Start nothing before the first question."""
        self._command = [sys.executable, "-m", "serai.server.understudy", game, level]
        self._process: subprocess.Popen[bytes] | None = None
        self._told: asyncio.Queue[bytes] = asyncio.Queue()
        self._lock = asyncio.Lock()

    async def ask(self, view: msgspec.Struct) -> Answer | None:
        """Return the answer to a view; who is not waited for any more is sent away, for it would answer late."""
        async with self._lock:
            try:
                pipe = self._started().stdin
                assert pipe is not None
                pipe.write(msgspec.json.encode(view) + b"\n")
                pipe.flush()
                told = await self._told.get()
                if not told:
                    raise ConnectionError("the understudy's process has ended")
            except BaseException:
                self.close()
                raise
        return msgspec.json.decode(told, type=Answer | None)

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            self._process = process = subprocess.Popen(  # noqa: S603  # a level of the house
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={**os.environ, **INTERPRETED},
            )
            loop, told = asyncio.get_running_loop(), asyncio.Queue[bytes]()
            self._told = told

            def tell(line: bytes) -> None:
                loop.call_soon_threadsafe(told.put_nowait, line)

            threading.Thread(target=_listen, args=(process.stdout, tell), daemon=True).start()
        return self._process

    def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            if process.stdin is not None:
                close(process.stdin)


def _listen(pipe: IO[bytes], tell: Callable[[bytes], object]) -> None:
    """Pass on what an understudy says, until it or the server has ended."""
    with pipe, contextlib.suppress(RuntimeError):  # the loop is closed
        listen(pipe, tell)


def serve(game: str, level: str, questions: IO[bytes], answers: IO[bytes]) -> None:
    """Be the understudy: answer until there are no more questions."""
    view_type = discipline(game).view_type
    player = players.load(game, level, secrets.randbits(63))
    for line in questions:
        answers.write(msgspec.json.encode(answer(player, msgspec.json.decode(line, type=view_type))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    serve(sys.argv[1], sys.argv[2], sys.stdin.buffer, sys.stdout.buffer)
