"""A bot from anybody's file, kept in a process of its own.

There it can crash, hang or print without harm to the run, and it can reach nothing but the views it is sent.
Questions and answers are lines of JSON; whatever the bot prints goes to the error stream.

This is the arena's end; the bot's is `serai.arena.lodging`.
"""

from __future__ import annotations

import contextlib
import queue
import subprocess
import sys
import threading
from collections.abc import Callable
from typing import IO, Final

import msgspec

from serai.arena.letters import Answer, Crash, Question, Ready, Refusal, Start, Told
from serai.arena.results import Forfeit
from serai.players import UnknownPlayer

LOADING: Final = 180.0
"""Seconds for a bot's file to load."""
WARM_UP: Final = 12
"""How many times longer the first answer may take, which does not count and may have to compile."""


class Misbehaviour(Exception):  # noqa: N818  # what a player did, not a fault of the arena
    """A player crashed, answered with what is no legal move, or did not answer."""

    def __init__(self, kind: str, reason: str) -> None:
        """Keep what kind of misbehaviour it was, and what happened."""
        super().__init__(f"{kind}: {reason}")
        self.kind, self.reason = kind, reason

    def forfeit(self, seat: int) -> Forfeit:
        """Return the misbehaviour as a lost game."""
        return msgspec.convert({"seat": seat, "kind": self.kind, "reason": self.reason}, Forfeit)


class Guest:
    """The arena's end: a bot in another process that is asked for moves, and ended when it stays silent."""

    def __init__(self, game: str, spec: str, patience: float) -> None:
        """Start the bot's process and load its file; raise `UnknownPlayer` when that is not possible."""
        self._command = [sys.executable, "-m", "serai.arena.lodging", game, spec]
        self._patience = patience
        self._warm = False
        self._process: subprocess.Popen[bytes] | None = None
        self._told: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self.name = self._ready().name

    def begin(self, seed: int) -> None:
        """Tell the bot that a new game starts; a bot that was ended gets a new process."""
        if self._process is None:
            self._ready()
        self._send(Start(seed))

    def choose(self, view: msgspec.Struct) -> tuple[str | None, float]:
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

    def warm_up(self, view: msgspec.Struct) -> None:
        """Let the bot answer once without counting, so that compiling is in nobody's time."""
        with contextlib.suppress(Misbehaviour):  # what it does in its games is what counts
            self.choose(view)
        self._warm = True

    def close(self) -> None:
        """End the bot's process."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    close(pipe)

    def _ready(self) -> Ready:
        self._told = queue.SimpleQueue()
        self._process = subprocess.Popen(  # noqa: S603  # the bot's file is run because the user asked for it
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,  # a Ctrl-C meant for the run must not look like a bot's crash
        )
        assert self._process.stdout is not None
        threading.Thread(target=listen, args=(self._process.stdout, self._told.put), daemon=True).start()
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
        assert self._process is not None and self._process.stdin is not None, "begin() starts the process"
        try:
            self._process.stdin.write(msgspec.json.encode(message) + b"\n")
            self._process.stdin.flush()
        except OSError:
            pass  # its process has ended; the missing answer will tell

    def _hear(self, limit: float) -> Told:
        """Wait for the bot's next word; without one, its process is ended."""
        try:
            line = self._told.get(timeout=limit)
        except queue.Empty:
            self.close()
            raise Misbehaviour("silent", f"no answer within {limit:g} s") from None
        if not line:
            process = self._process
            code = process.wait() if process is not None else None
            self.close()
            raise Misbehaviour("crash", f"its process ended by itself with code {code}")
        told: Told = msgspec.json.decode(line, type=Told)
        return told


def close(pipe: IO[bytes]) -> None:
    """Close a pipe to a process that has ended."""
    with contextlib.suppress(OSError):  # what an ended process did not read is of no use any more
        pipe.close()


def listen(pipe: IO[bytes], tell: Callable[[bytes], object]) -> None:
    """Pass on every line of a process, and an empty one at its end."""
    try:
        for line in pipe:
            tell(line)
    except (OSError, ValueError):
        pass  # closed at this end
    tell(b"")
