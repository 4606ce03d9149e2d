"""A worker: the process in which computer players and the coach think, `python -m serai.server.worker`.

It answers for any game and level, one question after the other, and keeps the players that it has loaded. Its first
word, and its word when it has loaded a player, is that it is ready: only the time after that is thinking time. The
server's end is `serai.server.workers`.
"""

from __future__ import annotations

import functools
import os
import secrets
import time
import traceback
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import IO, Any, Final, Protocol, runtime_checkable

import msgspec

from serai import players
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
from serai.arena.bot_runner import asked, own_pipes
from serai.coach import contract
from serai.coach.advice import Advice, advise
from serai.coach.analysis import Analysis
from serai.coach.assembly import Finding, Outline, assembled
from serai.games import compiled, registry
from serai.games.contract import IllegalMove, NotationError
from serai.record import loads
from serai.record.proof import RecordError
from serai.server.warming import first_view

POLITENESS: Final = 5
"""The server's own process comes first where they share processors."""
GAMES_STUDIED: Final = 4
"""Games that a worker keeps in mind while they are analysed."""
PLAYERS_KEPT: Final = 64
"""Players that a worker keeps: every table's have a seed of their own."""
Load = Callable[[str, str, int], Any]


@runtime_checkable
class Outspoken(Protocol):
    """A player that says why it answered as it did, by what everybody may know."""

    def why(self) -> str:
        """Return the key of the phrase for the last answer."""
        ...


def ready_player(game: str, level: str, seed: int) -> Any:
    """Return a player whose like has made a first move, so that compiling is in nobody's thinking time."""
    _warm_up(game, level)
    return players.load(game, level, seed)


@functools.cache
def _warm_up(game: str, level: str) -> None:
    if not compiled.INTERPRETED:
        players.load(game, level, 0).choose(first_view(game))


def serve(questions: Iterable[bytes], answers: IO[bytes], load: Load = ready_player) -> None:
    """Answer until there are no more questions."""

    def tell(message: Told) -> None:
        answers.write(msgspec.json.encode(message) + b"\n")
        answers.flush()

    own = secrets.randbits(63)
    ready = set[tuple[str, str]]()
    loaded = functools.lru_cache(PLAYERS_KEPT)(load)
    tell(Ready(""))
    for line in questions:
        request = msgspec.json.decode(line, type=Request | Study | Assembly | Advise | Reading)
        try:
            if isinstance(request, Study):
                tell(studied(request))
                continue
            if isinstance(request, Advise):
                tell(Studied(msgspec.Raw(msgspec.json.encode(advised(request)))))
                continue
            if isinstance(request, Reading):
                tell(Studied(msgspec.Raw(msgspec.json.encode(read(request)))))
                continue
            if isinstance(request, Assembly):
                tell(Studied(msgspec.Raw(report(request))))
                continue
            player = loaded(request.game, request.level, own if request.seed is None else request.seed)
            if (request.game, request.level) not in ready:
                ready.add((request.game, request.level))
                tell(Ready(request.level))
            tell(answer(player, msgspec.json.decode(request.view, type=registry.load(request.game).player_view_type)))
        except Exception as fault:
            tell(Crash(_place(fault)))


def answer(player: Any, view: msgspec.Struct) -> Answer:
    """Return what a player does and why."""
    start = time.perf_counter()
    chosen = player.choose(view)
    why = player.why() if chosen is not None and isinstance(player, Outspoken) else None
    return Answer(None if chosen is None else str(chosen), time.perf_counter() - start, why)


def studied(request: Study) -> Studied | Refusal:
    """Return a piece of an analysis, or why the record or the move is of no use."""
    try:
        analysis = _analysis(request.record)
        if request.step is None:
            return Studied(msgspec.Raw(msgspec.json.encode(analysis.outline())))
        if request.move is None:
            return Studied(msgspec.Raw(msgspec.json.encode(analysis.find(request.step))))
        return Studied(msgspec.Raw(msgspec.json.encode(analysis.tried(request.step, request.move))))
    except RecordError as fault:
        return Refusal(str(fault))
    except (IllegalMove, NotationError) as fault:
        return Refusal(f"illegal: {fault}")


def advised(request: Advise) -> Advice:
    """Return the best move in a position and why, from what a seat knows."""
    game = registry.load(request.game)
    view = msgspec.json.decode(request.view, type=game.view_type)
    return advise(request.game, view, msgspec.json.decode(request.player_view, type=game.player_view_type))


def read(request: Reading) -> Mapping[str, tuple[float, ...]] | None:
    """Return what moves suggest about cards in hand, where the game's coach reads that."""
    coach = contract.load(request.game)
    view = msgspec.json.decode(request.view, type=registry.load(request.game).view_type)
    return coach.reading(view) if isinstance(coach, contract.HandReader) else None


def report(pieces: Assembly) -> bytes:
    """Return the report of an analysis, without names."""
    outline = msgspec.json.decode(pieces.outline, type=Outline)
    nameless = msgspec.structs.replace(outline, players=("",) * len(outline.players))
    findings = [msgspec.json.decode(finding, type=Finding) for finding in pieces.findings]
    return msgspec.json.encode(assembled(nameless, findings))


@functools.lru_cache(maxsize=GAMES_STUDIED)
def _analysis(record: str) -> Analysis:
    return Analysis(loads(record))


def _place(fault: Exception) -> str:
    """Return what kind of fault it was and where; its own words may tell of cards."""
    frame = traceback.extract_tb(fault.__traceback__)[-1]
    return f"{type(fault).__name__} ({Path(frame.filename).name}, line {frame.lineno})"


def main(load: Load = ready_player) -> None:
    """Be a worker."""
    questions, answers = own_pipes()
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    serve(asked(questions), answers, load)


if __name__ == "__main__":
    main()
