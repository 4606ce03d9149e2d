"""Several processes at puzzles; what comes of it depends neither on their number nor on their speed."""

from __future__ import annotations

import contextlib
import functools
import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from typing import TypeVar

from serai.coach.puzzles.collection import Puzzle, Source
from serai.coach.puzzles.making import faults, puzzles_of

Item = TypeVar("Item")
Answer = TypeVar("Answer")
AHEAD = 2
"""Items that wait for each process."""


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C is for the process that shows the progress


def _faults(made: Source, puzzle: Puzzle) -> list[str]:
    return list(faults(made, puzzle))


@contextlib.contextmanager
def _shared(work: Callable[[Item], Answer], items: Iterable[Item], jobs: int) -> Iterator[Iterator[Answer]]:
    """Give the answers in the order of the items, made by so many processes, or by this one."""
    if jobs == 1:
        yield map(work, items)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=_begin) as pool:
        try:
            yield _in_order(pool, work, iter(items), jobs * AHEAD)
        finally:
            pool.shutdown(cancel_futures=True)


def _in_order(
    pool: ProcessPoolExecutor, work: Callable[[Item], Answer], items: Iterator[Item], most: int
) -> Iterator[Answer]:
    """Yield answers in order; items may be endless, so that only a few are given out at a time."""
    waiting: deque[Future[Answer]] = deque(pool.submit(work, item) for item in islice(items, most))
    while waiting:
        yield waiting.popleft().result()
        waiting.extend(pool.submit(work, item) for item in islice(items, 1))


def found(made: Source, games: Iterable[int], jobs: int) -> contextlib.AbstractContextManager[Iterator[list[Puzzle]]]:
    """Give the puzzles of games, a list for each."""
    return _shared(functools.partial(puzzles_of, made), games, jobs)


def proven(
    made: Source, puzzles: Iterable[Puzzle], jobs: int
) -> contextlib.AbstractContextManager[Iterator[list[str]]]:
    """Give the faults of puzzles that are proven again, a list for each."""
    return _shared(functools.partial(_faults, made), puzzles, jobs)
