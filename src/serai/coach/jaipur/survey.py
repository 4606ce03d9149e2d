"""All moves of a position of Jaipur weighed at length: first every one, then the few that came out best.

The best move is the one of the second comparison, whose worlds are others than those that chose the few.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from serai.coach.contract import Option, PuzzleSettings, Reason, Survey, at_most
from serai.coach.jaipur.comparison import BATCHES, compare, estimate, overlooked
from serai.coach.jaipur.judgement import Knowledge, change_of, consider, kind_of
from serai.coach.jaipur.reasons import reasons
from serai.games.jaipur.moves import Move
from serai.games.jaipur.view import MatchView
from serai.players.jaipur import weights
from serai.players.jaipur.search_settings import DEFAULT

ALL: Final = 0.3
"""The part of the iterations that is spent on all moves; the rest compares the few that came out best."""
FEW: Final = 4
PUZZLES: Final = PuzzleSettings("maharaja", ((2, {"seals": 1}),), first_look=4_000, proof=120_000)
"""One round is the whole game there, so that a chance to win is one to win the round on the table."""


def survey(view: MatchView, iterations: int, seed: int) -> Survey | None:
    """Weigh all legal moves, or return ``None`` where there is one, or anybody would see the best."""
    known = consider(view, seed)
    if kind_of(known, int(known.moves[np.argmax(known.wins)])) != "counted":
        return None
    every = [int(change) for change in known.moves]
    first = _weighed(known, every, round(iterations * ALL), 1)
    order = sorted(every, key=lambda change: -first[change].chance.mean)
    few = order[:FEW]
    chances, worlds = _compared(known, few, iterations - round(iterations * ALL), 2)
    means = chances.mean(axis=0)
    best, second = np.argsort(-means, kind="stable")[:2].tolist()
    pairs = zip(chances[:, best].tolist(), chances[:, second].tolist(), strict=True)
    error = overlooked(float(means[best] - means[second]), iterations) * known.stakes.swing
    gap = estimate([known.stakes.judged(one) - known.stakes.judged(two) for one, two in pairs], error, low=-1.0)
    last = _options(known, few, chances, iterations)
    least = min(option.chance.mean for option in last.values())
    # What fell out at the first look is no better than what was looked at again.
    rest = [at_most(first[change], least) for change in order[FEW:]]
    told = sorted(last.values(), key=lambda option: -option.chance.mean)
    return Survey((*told, *rest), gap, worlds)


def contrast(view: MatchView, move: Move, best: Move, seed: int) -> tuple[Reason, ...]:
    """Return why a move is worse than the best one."""
    market = view.current.market
    return reasons(view, consider(view, seed), change_of(move, market), change_of(best, market))


def _compared(known: Knowledge, changes: list[int], iterations: int, salt: int) -> tuple[np.ndarray, int]:
    effort, found = max(1, iterations), np.array(changes)
    seed = known.seed + salt
    return compare(known.facts, known.posterior, weights.shipped(), DEFAULT, found, BATCHES, effort, seed)


def _weighed(known: Knowledge, changes: list[int], iterations: int, salt: int) -> dict[int, Option]:
    chances, _ = _compared(known, changes, iterations, salt)
    return _options(known, changes, chances, iterations)


def _options(known: Knowledge, changes: list[int], chances: np.ndarray, iterations: int) -> dict[int, Option]:
    error = overlooked(0.0, iterations) * known.stakes.swing
    judged = [[known.stakes.judged(one) for one in column] for column in chances.T.tolist()]
    return {
        change: Option(str(Move.of(change)), estimate(one, error)) for change, one in zip(changes, judged, strict=True)
    }
