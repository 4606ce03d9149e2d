"""Games over all cores, in an order and with results that the number of cores does not change."""

from __future__ import annotations

import functools
import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Generator, Iterable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import NamedTuple

import msgspec

from serai import record
from serai.arena.contest import Contestant, contest, contestant, is_file, warm_up
from serai.arena.results import Result
from serai.arena.schedule import Fixture
from serai.arena.settings import Disagreement, Settings
from serai.games import registry

SHARES = 8
"""Chunks of games that a worker gets in a run, at least: enough that none waits long for another."""
AHEAD = 4
"""Chunks that wait for every worker, so that none is idle while the oldest is still in play."""
LARGEST_CHUNK = 8
"""Games after which a worker reports at the latest; an interrupted run waits for them."""


class Played(NamedTuple):
    """A finished game: its result, and its record as a line of JSON where records are kept."""

    result: Result
    line: str | None


class _Team:
    """The players of a run in one process."""

    def __init__(self, settings: Settings, *, recording: bool) -> None:
        self._settings, self._recording = settings, recording
        self._game = registry.load(settings.game)
        self._options = msgspec.convert(settings.options, self._game.options_type)
        self._contestants: list[Contestant] = []
        try:
            for spec in settings.players:
                self._contestants.append(contestant(settings.game, spec, settings.seed, settings.patience))
        except BaseException:
            self.close()
            raise

    def warm_up(self) -> None:
        warm_up(self._game, self._contestants)

    def play(self, fixtures: Sequence[Fixture]) -> list[Played]:
        played = []
        for fixture in fixtures:
            game = contest(
                self._game,
                fixture,
                self._contestants,
                options=self._options,
                seed=self._settings.seed,
                limit=self._settings.limit,
            )
            line = record.dumps(game.record()) if self._recording else None
            played.append(Played(game.result, line))
        return played

    def close(self) -> None:
        for player in self._contestants:
            player.close()


def _enter() -> None:
    """Make a process a worker: the run decides when to stop, not a Ctrl-C of its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@functools.cache
def _team(settings: bytes, recording: bool) -> _Team:
    """Bring the players into a worker, once."""
    team = _Team(msgspec.json.decode(settings, type=Settings), recording=recording)
    team.warm_up()
    return team


def _work(settings: bytes, recording: bool, fixtures: Sequence[Fixture]) -> list[Played]:
    """Play some games; a player that cannot be brought is told to the run."""
    return _team(settings, recording).play(fixtures)


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play(
    settings: Settings, fixtures: Sequence[Fixture], workers: int, *, recording: bool
) -> Generator[list[Played], None, None]:
    """Yield the games in the order of the fixtures, some at a time, played by so many processes."""
    games = max(settings.seats, min(LARGEST_CHUNK, len(fixtures) // (workers * SHARES)))
    rest = iter(fixtures)
    workers = min(workers, -(-len(fixtures) // games))
    if workers > 1:
        chunks = iter(lambda: list(islice(rest, games)), [])
        yield from _by_pool(settings, chunks, workers, recording=recording)
        return
    team = _Team(settings, recording=recording)
    try:
        team.warm_up()
        for fixture in fixtures:
            yield team.play([fixture])
    finally:
        team.close()


def _by_pool(
    settings: Settings, chunks: Iterable[list[Fixture]], workers: int, *, recording: bool
) -> Generator[list[Played], None, None]:
    house = tuple(spec for spec in settings.players if not is_file(spec))
    # compiles what is not compiled yet, once for all workers
    _Team(msgspec.structs.replace(settings, players=house), recording=False).warm_up()
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, context, initializer=_enter)
    told = msgspec.json.encode(settings)
    waiting: deque[Future[list[Played]]] = deque()
    try:
        for chunk in chunks:
            waiting.append(pool.submit(_work, told, recording, chunk))
            if len(waiting) > workers * AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool as fault:
        raise Disagreement(
            "a worker process ended unexpectedly, so the run stopped. What has been played is kept where"
            " --resume was given; --workers 1 shows the fault of the player that ended it."
        ) from fault
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
