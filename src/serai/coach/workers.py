"""Several processes at one analysis: each has the whole game and judges the moves that it is given."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from serai.coach.analysis import Analysis
from serai.coach.assembly import Finding
from serai.record.replay import loads
from serai.record.structure import dumps

_analysis: Analysis


def _begin(record: str, iterations: int, seed: int) -> None:
    global _analysis  # noqa: PLW0603  # a process works at one game as long as it lives
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C is for the process that shows the progress
    _analysis = Analysis(loads(record), iterations, seed)


def _find(step: int) -> Finding:
    return _analysis.find(step)


@contextlib.contextmanager
def found(analysis: Analysis, jobs: int) -> Iterator[Iterator[Finding]]:
    """Give the findings of all moves in their order, made by so many processes, or by this one."""
    if jobs == 1:
        yield map(analysis.find, analysis.steps)
        return
    given = (dumps(analysis.record), analysis.iterations, analysis.seed)
    spawned = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, spawned, initializer=_begin, initargs=given) as pool:
        yield pool.map(_find, analysis.steps)
