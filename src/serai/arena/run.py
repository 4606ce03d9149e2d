"""A run from its settings to its results."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path

from serai.arena.ledger import Ledger, Records
from serai.arena.results import Result
from serai.arena.settings import Settings
from serai.arena.workers import play


def run(
    settings: Settings,
    *,
    workers: int = 1,
    resume: Path | None = None,
    records: Path | None = None,
    progress: Callable[[int, int], None] = lambda _done, _all: None,
) -> list[Result]:
    """Play a run, or what is left of it, and return all results in the order of the schedule."""
    settings = settings.checked()
    with contextlib.ExitStack() as files:
        ledger = Ledger(resume, settings) if resume is not None else None
        done: list[Result] = []
        if ledger is not None:
            files.callback(ledger.close)
            done = ledger.results
        written = Records(records, len(done)) if records is not None else None
        if written is not None:
            files.callback(written.close)
        known = {result.key: result for result in done}
        fixtures = list(settings.fixtures())
        left = [game for game in fixtures if (game.table, game.deal, game.rotation) not in known]
        progress(len(fixtures) - len(left), len(fixtures))
        if left:
            playing = play(settings, left, workers, recording=written is not None)
            for games in files.enter_context(contextlib.closing(playing)):
                results = [game.result for game in games]
                if written is not None:
                    written.add([game.line for game in games if game.line is not None])
                if ledger is not None:
                    ledger.add(results)
                known.update((result.key, result) for result in results)
                progress(len(known), len(fixtures))
        return [known[game.table, game.deal, game.rotation] for game in fixtures]
