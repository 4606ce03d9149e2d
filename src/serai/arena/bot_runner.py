"""The process in which a bot from anybody's file lives: `python -m serai.arena.bot_runner GAME FILE`.

It keeps a bot's faults from the run, not a bot's hands from the machine: the file runs with the rights of the user.
"""

from __future__ import annotations

import os
import queue
import random
import sys
import threading
import time
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Final

import msgspec

from serai import players
from serai.arena.bot_protocol import Answer, Crash, Question, Ready, Refusal, Start, Told
from serai.games import registry
from serai.players import UnknownPlayer

LONGEST_ANSWER: Final = 300
"""Letters of an answer that are passed on; no move is as long."""


def _reason(fault: BaseException, path: str) -> str:
    """Tell an exception in one line, with the last line of the bot's own file that led to it."""
    lines = [
        frame.lineno
        for frame in traceback.extract_tb(fault.__traceback__)
        if Path(frame.filename).name == Path(path).name
    ]
    where = f" ({Path(path).name}, line {lines[-1]})" if lines else ""
    text = " ".join(str(fault).split())[:LONGEST_ANSWER]
    return f"{type(fault).__name__}{f': {text}' if text else ''}{where}"


def _serve(game: str, spec: str, questions: IO[bytes], answers: IO[bytes]) -> None:
    """Be the bot's end: load the file, then answer until there are no more questions."""

    def tell(message: Told) -> None:
        answers.write(msgspec.json.encode(message) + b"\n")
        answers.flush()

    path = spec.partition(":")[0]
    try:
        player = players.load(game, spec, 0)
    except UnknownPlayer as fault:
        tell(Refusal(str(fault)))
        return
    except BaseException as fault:  # a file may raise anything, SystemExit too
        tell(Refusal(f"{path} could not be loaded: {_reason(fault, path)}."))
        return
    tell(Ready(player.name))
    view_type = registry.load(game).player_view_type
    for line in asked(questions):
        match msgspec.json.decode(line, type=Question | Start):
            case Start(seed):
                _seed(seed)
            case Question(view):
                tell(_answer(player, msgspec.json.decode(view, type=view_type), path))


def _answer(player: Any, view: msgspec.Struct, path: str) -> Told:
    start = time.perf_counter()
    try:
        chosen = player.choose(view)
        move = None if chosen is None else str(chosen)[:LONGEST_ANSWER]
    except BaseException as fault:  # whatever a bot raises is its own doing
        return Crash(_reason(fault, path))
    return Answer(move, time.perf_counter() - start)


def asked(questions: IO[bytes]) -> Iterator[bytes]:
    """Yield the questions; at their end leave at once, even when the bot is deep in thought."""
    waiting: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def take_in() -> None:
        for line in questions:
            waiting.put(line)
        os._exit(0)

    threading.Thread(target=take_in, daemon=True).start()
    while True:
        yield waiting.get()


def _seed(seed: int) -> None:
    """Set the generators that bots commonly use, so that a run can be repeated."""
    random.seed(seed)
    numpy = sys.modules.get("numpy")
    if numpy is not None:
        numpy.random.seed(seed % 2**32)


def own_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """Return the pipes of questions and answers, and keep the bot from both."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    questions = os.fdopen(os.dup(sys.stdin.fileno()), "rb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
    sys.stdin = Path(os.devnull).open()  # noqa: SIM115  # and what it reads is no question
    return questions, answers


if __name__ == "__main__":
    _serve(sys.argv[1], sys.argv[2], *own_pipes())
