"""The server's end of the processes in which computer players think (see `serai.server.worker`).

A process that hangs is ended, one that crashes has ended; either is replaced when it is needed, and costs nobody but
the table that asked a move of its own choice. A player that ends its process is given a rest before it is asked again,
longer each time, so that it does not keep the machine busy with starting processes.
"""

from __future__ import annotations

import contextlib
import sys
import threading
import time
from collections.abc import Mapping
from typing import Final

import msgspec

from serai.arena.bot_process import BotProcess, Misbehaviour
from serai.arena.bot_protocol import (
    Advise,
    Answer,
    Assembly,
    Crash,
    Reading,
    Ready,
    Refusal,
    Request,
    Studied,
    Study,
    Told,
)

COMMAND: tuple[str, ...] = (sys.executable, "-m", "serai.server.worker")
LOADING: Final = 180.0
"""Seconds for a process to start, and for it to load a player that may have to be compiled."""
FIRST_REST, LONGEST_REST = 1.0, 60.0
"""Seconds for which a player is not asked after its process has ended; twice as many after each further time."""
LONGEST_REPORT: Final = 16_000_000
"""Bytes of an answer; a report has about 600 for each of up to 3,000 moves."""
IDLE: Final = 300.0
"""Seconds after which a worker that has had nothing to do is let go; one is kept."""


class PlayerFailed(Exception):  # noqa: N818  # what a player did, not a fault of the server
    """A player raised an exception; its process goes on."""


class StudyRefused(Exception):  # noqa: N818  # what is wrong with a record or a move, not a fault of the server
    """A game that cannot be analysed, or a move that cannot be judged."""


class Worker:
    """One process; one question at a time, asked from a thread."""

    def __init__(self, environment: Mapping[str, str] | None = None) -> None:
        """Start the process."""
        self._process = BotProcess(COMMAND, environment, LONGEST_REPORT)
        self._loaded: set[tuple[str, str]] = set()
        self._ready = False
        self.rests_since = 0.0

    def start(self) -> None:
        """Wait until the process is ready for its first question."""
        if not self._ready:
            self._hear_ready()
            self._ready = True

    def ask(self, game: str, level: str, view: msgspec.Struct, patience: float, seed: int | None = None) -> Answer:
        """Return the answer to a view; raise `Misbehaviour` when the process has ended, else `PlayerFailed`."""
        self.start()
        self._process.send(Request(game, level, msgspec.Raw(msgspec.json.encode(view)), seed))
        if (game, level) not in self._loaded:
            self._hear_ready()
            self._loaded.add((game, level))
        match self._process.hear(patience):
            case Answer() as answer:
                return answer
            case told:
                raise self._fault(told)

    def study(self, piece: Study | Assembly | Advise | Reading) -> msgspec.Raw:
        """Return a piece of an analysis, its report, or a hint; the first one may have to be compiled."""
        self.start()
        self._process.send(piece)
        match self._process.hear(LOADING):
            case Studied(found):
                return found
            case Refusal(reason):
                raise StudyRefused(reason)
            case told:
                raise self._fault(told)

    def _hear_ready(self) -> None:
        told = self._process.hear(LOADING)
        if not isinstance(told, Ready):
            raise self._fault(told)

    def _fault(self, told: Told) -> Exception:
        if isinstance(told, Crash):
            return PlayerFailed(told.reason)
        self.close()
        return Misbehaviour("crash", "its process spoke out of turn")

    def close(self) -> None:
        """End the process; a thread that waits for its answer hears of it."""
        self._process.close()


class Workers:
    """As many processes as questions are asked at a time; threads share them."""

    def __init__(self) -> None:
        """Start none before it is needed."""
        self._lock = threading.Lock()
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self.rests: dict[tuple[str, str], tuple[float, float]] = {}
        """Players that are not asked: how long their rest is, and until when."""
        self._closed = False

    def __len__(self) -> int:
        return len(self._all)

    def begin(self) -> None:
        """Have one process ready before the first question."""
        with contextlib.suppress(Misbehaviour):  # whoever asks next will be told
            worker = self.take()
            try:
                worker.start()
            except Misbehaviour:
                self._drop(worker)
                raise
            self.put_back(worker)

    def ask(self, game: str, level: str, view: msgspec.Struct, patience: float, seed: int | None = None) -> Answer:
        """Return the answer of a player of that level, or raise `Misbehaviour` or `PlayerFailed`."""
        length, until = self.rests.get((game, level), (0.0, 0.0))
        if time.monotonic() < until:
            raise PlayerFailed("it is given a rest, for its process has ended")
        worker = self.take()
        try:
            answer = worker.ask(game, level, view, patience, seed)
        except Misbehaviour:
            self._drop(worker)
            length = min(max(FIRST_REST, length * 2), LONGEST_REST)
            self.rests[game, level] = (length, time.monotonic() + length)
            raise
        except PlayerFailed:
            self.put_back(worker)
            raise
        self.rests.pop((game, level), None)
        self.put_back(worker)
        return answer

    def study(self, piece: Study | Assembly | Advise | Reading) -> msgspec.Raw:
        """Return what an analysis or a hint needs, or raise `StudyRefused`, `Misbehaviour` or `PlayerFailed`."""
        worker = self.take()
        try:
            found = worker.study(piece)
        except Misbehaviour:
            self._drop(worker)
            raise
        except (PlayerFailed, StudyRefused):
            self.put_back(worker)
            raise
        self.put_back(worker)
        return found

    def take(self) -> Worker:
        """Return a worker that has nothing to do, a new one where there is none."""
        with self._lock:
            if self._closed:
                raise Misbehaviour("crash", "the server stops")
            if self._idle:
                return self._idle.pop()
            worker = Worker()
            self._all.add(worker)
            return worker

    def put_back(self, worker: Worker) -> None:
        """Let a worker rest until the next question."""
        worker.rests_since = time.monotonic()
        with self._lock:
            self._idle.append(worker)

    def _drop(self, worker: Worker) -> None:
        worker.close()
        with self._lock:
            self._all.discard(worker)

    def trim(self) -> None:
        """Let those go that have had nothing to do for long, but for one."""
        with self._lock:
            before = time.monotonic() - IDLE
            old = [worker for worker in self._idle[:-1] if worker.rests_since < before]
            self._idle = [worker for worker in self._idle if worker not in old]
        for worker in old:
            self._drop(worker)

    def close(self) -> None:
        """End every process."""
        with self._lock:
            self._closed = True
            workers = [*self._all]
        for worker in workers:
            worker.close()
