"""Compiled code made ready in processes beside the server, so that its loop never stands still for a compiler.

``python -m serai.server.warming GAME games`` plays a game by its rules, ``... GAME players`` lets every level make one
move, ``... GAME coach`` judges a few; what that compiles is kept on the disk, where the server finds it. What has been
made ready is marked beside its compiled code, and is so until its sources change. Nobody waits for it: until then rules
are interpreted (see `serai.games.compiled`), and so are players (`serai.server.interpreted_player`).
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import random
import sys
from pathlib import Path
from typing import Final

from serai import players
from serai.coach import contract as coaches
from serai.games import compiled, registry
from serai.games.contract import PlayerView, State
from serai.games.dealing import Dealing
from serai.server import logs

POLITENESS: Final = 5
GLANCE: Final = 0.1
"""Seconds between two looks at what is ready."""
STUDIED: Final = 12
"""Moves that are judged to have a coach compiled."""
STUDY_EFFORT: Final = 8
"""Iterations for each of them; fewer than two have no spread."""
RULES: Final = "games"
PLAYERS: Final = "players"
COACH: Final = "coach"


def mark(room: str, game: str) -> Path:
    """Return the file that tells that a room's code for a game is compiled."""
    return compiled.cache_folder(room, game) / "ready"


def ready(room: str, game: str) -> bool:
    """Tell whether a room's code for a game is compiled."""
    return compiled.INTERPRETED or mark(room, game).exists()


class Warming:
    """What is being compiled beside the server."""

    def __init__(self) -> None:
        """Compile nothing yet."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._replacing: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Condition()
        self._queue: list[tuple[str, str]] = []
        self._awaited: set[tuple[str, str]] = set()
        self._busy = False

    def begin(self, game: str) -> asyncio.Task[None]:
        """Start to make a game ready, and return what ends when everything of it is."""
        task = self._tasks[game] = asyncio.ensure_future(self._compile(game))
        self._loading[game] = asyncio.ensure_future(self._load(game))
        return task

    async def _compile(self, game: str) -> None:
        """Make a game ready, one thing after the other: compiling players takes half a gigabyte.

        First of all it is imported here: somebody may wait for a table, and nobody for a compiler.
        """
        await asyncio.wait((self._loading[game],))
        await self._in_turn(RULES, game)
        await self._in_turn(PLAYERS, game)
        if game in registry.names(coaches.COACHES):
            await self._in_turn(COACH, game)

    async def _in_turn(self, room: str, game: str) -> None:
        """Compile a room's code when nothing else is: what somebody waits for first, otherwise who came first."""
        own = (room, game)
        self._queue.append(own)
        try:
            async with self._turn:
                await self._turn.wait_for(lambda: not self._busy and self._next() == own)
                self._busy = True
        finally:
            self._queue.remove(own)
        try:
            await _compiled(room, game)
        finally:
            self._busy = False
            async with self._turn:
                self._turn.notify_all()

    def _next(self) -> tuple[str, str]:
        return next((one for one in self._queue if one in self._awaited), self._queue[0])

    async def _load(self, game: str) -> None:
        """Have a game's rules in memory, read by a thread beside the loop; those that are not compiled interpreted."""
        if not self.lacks(RULES, game):
            return await asyncio.to_thread(_in_memory, game)
        compiled.interpret(game)
        await asyncio.to_thread(_opening, game)
        self._replacing[game] = asyncio.ensure_future(self._replace(game))
        return None

    async def _replace(self, game: str) -> None:
        """Let compiled rules take over from interpreted ones, at tables in play too, as soon as they are there."""
        await self.done(RULES, game)
        try:
            await asyncio.to_thread(_in_memory, game)
        except Exception:  # a machine without a working compiler plays on as it began
            logs.fault("rules-not-loaded", game=game)

    async def rules(self, game: str) -> None:
        """Wait until a game can be played without holding the loop up; whoever is first has it loaded."""
        if game not in self._loading:
            self._loading[game] = asyncio.ensure_future(self._load(game))
        await asyncio.shield(self._loading[game])

    def lacks(self, room: str, game: str) -> bool:
        """Tell whether a room's code for a game is still being compiled."""
        task = self._tasks.get(game)
        return task is not None and not task.done() and not ready(room, game)

    async def done(self, room: str, game: str) -> None:
        """Wait while a room's code for a game is being compiled."""
        while self.lacks(room, game):
            self._awaited.add((room, game))
            await asyncio.wait((self._tasks[game],), timeout=GLANCE)

    def close(self) -> None:
        """Leave the rest uncompiled."""
        for task in (*self._replacing.values(), *self._loading.values(), *self._tasks.values()):
            task.cancel()


async def _compiled(room: str, game: str) -> None:
    """Compile a room's code for a game in a process of its own, and wait for it."""
    if ready(room, game):
        return
    words = ("-m", "serai.server.warming", game, room)
    process = await asyncio.create_subprocess_exec(sys.executable, *words, stdin=asyncio.subprocess.DEVNULL)
    try:
        logs.log("compiling-ended", game=game, room=room, code=await process.wait())
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.terminate()


def main(name: str, room: str) -> None:
    """Compile a game's rules, its players or its coach, politely."""
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    if room == RULES:
        _play_out(_opening(name), registry.load(name).limit)
    elif room == PLAYERS:
        for level in players.names(name):
            players.load(name, level, 0).choose(first_view(name))
    else:
        _study(_opening(name), name)
    mark(room, name).touch()


def _in_memory(name: str) -> None:
    """Bring a game's compiled rules into memory by a game."""
    with compiled.loading(name):
        _play_out(_opening(name), registry.load(name).limit)
    gc.freeze()  # what has been loaded stays: looking through it for garbage would only hold the loop up


def _opening(name: str) -> State:
    """Return a game's first position after a look at it and a move, which brings most of its rules into memory."""
    game = registry.load(name)
    state, _ = game.start(game.options_type(), game.seat_counts[0], Dealing.seeded("warming up"))
    seat = min(state.awaited())
    state.view(seat)
    state.play(seat, state.listed_moves(seat)[0])
    return state


def first_view(name: str) -> PlayerView:
    """Return what a computer player is asked with first."""
    state = _opening(name)
    return state.player_view(min(state.awaited()))


def _study(state: State, name: str) -> None:
    """Judge a few moves, so that the coach is compiled."""
    coach = coaches.load(name)
    chance = random.Random(1)  # noqa: S311  # any moves will do
    for _ in range(STUDIED):
        seat = min(state.awaited())
        move = chance.choice(state.listed_moves(seat))
        after, _ = state.play(seat, move)
        coach.judge(state.view(seat), move, STUDY_EFFORT, 0)
        coach.draws(state, seat, move, after)
        state = after


def _play_out(state: State, limit: int) -> None:
    """Play a game by random moves, so that every rule is compiled that a table may ask for."""
    chance = random.Random(1)  # noqa: S311  # any moves will do
    for _ in range(limit):
        seat = min(state.awaited(), default=None)
        if seat is None:
            return
        for looker in (*range(state.seats), None):
            state.view(looker)
        state, _ = state.play(seat, chance.choice(state.listed_moves(seat)))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
