"""A bot from anybody's file, kept in a process of its own.

There it can crash, hang or print without harm to the run, and it is sent nothing but views. It runs with the rights of
the user all the same: a file that one would not start by hand should not be given to the arena either. Questions and
answers are lines of JSON; whatever the bot prints goes to the error stream.

This is the arena's end; the bot's is `serai.arena.bot_runner`.
"""

from __future__ import annotations

import contextlib
import sys
from typing import Final

import msgspec

from serai.arena.bot_process import BotProcess, Misbehaviour
from serai.arena.bot_protocol import Answer, Crash, Question, Ready, Refusal, Start, Told
from serai.games.contract import PlayerView
from serai.players import UnknownPlayer

LOADING: Final = 180.0
"""Seconds for a bot's file to load."""
WARM_UP: Final = 12
"""How many times longer the first answer may take, which does not count and may have to compile."""


class BotClient:
    """The arena's end: a bot in another process that is asked for moves, and ended when it stays silent."""

    def __init__(self, game: str, spec: str, patience: float) -> None:
        """Start the bot's process and load its file; raise `UnknownPlayer` when that is not possible."""
        self._command = [sys.executable, "-m", "serai.arena.bot_runner", game, spec]
        self._patience = patience
        self._warm = False
        self._process: BotProcess | None = None
        self.name = self._ready().name

    def begin(self, seed: int) -> None:
        """Tell the bot that a new game starts; a bot that was ended gets a new process."""
        if self._process is None:
            self._ready()
        self._send(Start(seed))

    def choose(self, view: PlayerView) -> tuple[str | None, float]:
        """Return the bot's answer and the seconds it took, or raise `Misbehaviour`."""
        limit = self._patience * (1 if self._warm else WARM_UP)
        self._send(Question(msgspec.Raw(msgspec.json.encode(view))))
        match self._hear(limit):
            case Answer(move, seconds):
                self._warm = True
                return move, seconds
            case Crash(reason):
                raise Misbehaviour("crash", reason)
            case other:
                raise AssertionError(f"a bot's process answered a question with {other}")

    def warm_up(self, view: PlayerView) -> None:
        """Let the bot answer once without counting, so that compiling is in nobody's time."""
        with contextlib.suppress(Misbehaviour):  # what it does in its games is what counts
            self.choose(view)
        self._warm = True

    def close(self) -> None:
        """End the bot's process."""
        process, self._process = self._process, None
        if process is not None:
            process.close()

    def _ready(self) -> Ready:
        self._process = BotProcess(self._command)
        try:
            told = self._hear(LOADING)
        except Misbehaviour as fault:
            raise UnknownPlayer(f"{self._command[-1]} could not be loaded: {fault.reason}.") from fault
        if isinstance(told, Refusal):
            self.close()
            raise UnknownPlayer(told.reason)
        assert isinstance(told, Ready), told
        return told

    def _send(self, message: Question | Start) -> None:
        assert self._process is not None, "begin() starts the process"
        self._process.send(message)

    def _hear(self, limit: float) -> Told:
        """Wait for the bot's next word; without one, its process has been ended."""
        assert self._process is not None
        try:
            return self._process.hear(limit)
        except Misbehaviour:
            self._process = None
            raise
