"""A decision judged from what its seat knew: candidates are searched, then the played and the best move are compared.

The best move is chosen in one set of imagined worlds, played to the end of the turn. What the played one lost to it is
measured in another set, so that the luck of the choice does not count as a loss, and played on for a whole round of the
table, so that the network's errors that made the choice do not count either: at the end of the turn the network
promised about twice of what came true when games were played to their end (docs/coach-eschnapur.md).
"""

from __future__ import annotations

import functools
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from serai.coach.contract import Estimate, Kind, Option, Verdict
from serai.coach.detection import Measured
from serai.coach.eschnapur.candidates import Facts, candidates
from serai.coach.eschnapur.chances import Calibration, Evaluator, calibration_of, evaluator_of
from serai.coach.eschnapur.comparison import NOTHING, compare
from serai.coach.eschnapur.measures import MEASURES
from serai.coach.eschnapur.reasons import reasons
from serai.coach.eschnapur.situation import Situation
from serai.coach.grades import grade
from serai.games.compiled import announce
from serai.games.eschnapur import layout as at
from serai.games.eschnapur.box import box_of
from serai.games.eschnapur.codec import Code, code_of, move_of
from serai.games.eschnapur.components import components_of
from serai.games.eschnapur.moves import Move
from serai.games.eschnapur.view import View
from serai.players.eschnapur import knowledge
from serai.players.eschnapur.compiled_player import Scratch, scratch_of
from serai.players.eschnapur.knowledge import SEAT

ITERATIONS: Final = 128
"""Imagined worlds in which the played and the best move are compared."""
FIRST_LOOK: Final = 1 / 16
"""Worlds, as a part of these, in which all candidates are tried to the end of the turn."""
SECOND_LOOK: Final = 3 / 16
"""… and those that are left after the first look."""
OUTLOOK: Final = 1 / 4
"""… and those in which a move is played on for a whole round of the table when nothing is compared with it."""
LEAST: Final = 4
"""Worlds that a look takes at least."""
FEW: Final = 4
"""Candidates that are left then, the played move among them."""
OBVIOUS: Final = 0.04
"""A move is obvious when every other one comes out this much worse at the first look, far beyond chance."""
WORTH_A_LOOK: Final = 0.01
"""How much better another move must come out at these looks to be compared at length."""
CERTAIN: Final = 1.96
"""Standard errors to either side of a mean that make its 95 % interval."""


class Search(msgspec.Struct, frozen=True):
    """What a search is made with."""

    facts: Facts
    box: Facts
    evaluator: Evaluator
    scratch: Scratch
    inner: Scratch

    def trial(self, moves: list[Code], worlds: int, turns: int = 1) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Play moves in some new worlds; return the chances, a row a world, and what was counted."""
        values = np.zeros((worlds, len(moves)), np.float64)
        counts = np.zeros((len(moves), worlds, MEASURES), np.float64)
        codes = np.array(moves, dtype=np.int64)
        compare(self.facts, self.box, self.evaluator, codes, turns, self.scratch, self.inner, values, counts)
        return values, counts

    def outlook(self, move: Code, iterations: int) -> NDArray[np.float64]:
        """Return the chances after a move with which nothing is compared, in worlds in which it was not chosen."""
        values, _ = self.trial([move], max(LEAST, round(iterations * OUTLOOK)), int(self.facts[at.SEATS]))
        return values[:, 0]


def judge(view: View, move: Move, iterations: int, seed: int) -> Verdict:
    """Judge a move of the view's seat; the same view, move, effort and seed give the same verdict.

    A move without words among the options is to do nothing, where the game does not wait for the seat.
    """
    announce()
    components, box = components_of(view.options.components), box_of(view.options).copy()
    facts = knowledge.from_view(view, components, box)
    seat = int(facts[SEAT])
    chance = int(knowledge.generator(seed, facts)[0] >> np.uint64(2))
    search = Search(facts, box, evaluator_of(len(view.colours)), scratch_of(chance), scratch_of(0))
    played = code_of(move, int(facts[at.HELD + seat]), view.colours, components)
    tried = candidates(facts, box, search.evaluator, search.scratch, played)

    fitted = functools.partial(corrected, calibration_of(len(view.colours)))

    def named(code: Code) -> Move | None:
        if code == played:
            return move
        return None if code[0] == NOTHING else move_of(code, facts, seat, view.colours, components)

    if len(tried) == 1 or all_alike(facts, tried):
        return fitted(nothing_lost("forced", option(move, search.outlook(played, iterations)), (), iterations))
    values, tried = look(search, tried, iterations)
    kind: Kind = "obvious" if is_obvious(values) else "counted"
    best = better(values)
    order = np.argsort(-values.mean(axis=0), kind="stable").tolist()

    def others(level: float, proven: float = 0.0) -> tuple[Option, ...]:
        """Return all other moves as they looked beside the played one, whose chance is known better by now.

        What looked better keeps as much of its lead as was proven of the best one's: none is told above the best.
        """
        leads = (values - values[:, :1]).mean(axis=0)
        part = proven / leads[best] if best else 0.0
        shift = level - float(values[:, 0].mean()) + np.where(leads > 0.0, leads * (part - 1.0), 0.0)
        seen = np.clip(values + shift, 0.0, 1.0)
        return tuple(option(named(tried[one]), seen[:, one]) for one in order if one not in (0, best))

    if best == 0:
        mine = option(move, search.outlook(played, iterations))
        return fitted(nothing_lost(kind, mine, others(mine.chance.mean), iterations))
    pair, counts = search.trial([played, tried[best]], iterations, len(view.colours))
    mine, other, lost = option(move, pair[:, 0]), option(named(tried[best]), pair[:, 1]), pair[:, 1] - pair[:, 0]
    rest = others(mine.chance.mean, max(0.0, float(lost.mean())))
    if lost.mean() <= 0.0:  # looked at once more, nothing better was found
        return fitted(nothing_lost(kind, mine, (other, *rest), iterations))
    verdict = fitted(Verdict(kind, other.chance.mean, mine, other, estimate(lost), rest, (), iterations))
    if not grade(verdict.lost):
        return verdict
    why = reasons(Situation(view, box, move, named(tried[best]), Measured(counts)))
    return msgspec.structs.replace(verdict, reasons=why)


def corrected(calibration: Calibration, verdict: Verdict) -> Verdict:
    """Return a verdict with chances as they come true."""
    played, best = told(calibration, verdict.played), told(calibration, verdict.best)
    return msgspec.structs.replace(
        verdict,
        before=best.chance.mean,
        played=played,
        best=best,
        lost=between(best, played, verdict.lost),
        others=tuple(told(calibration, other) for other in verdict.others),
    )


def told(calibration: Calibration, option: Option) -> Option:
    """Return a move with its chance as it comes true."""
    mean, low, high = (calibration.corrected(one) for one in msgspec.structs.astuple(option.chance))
    return Option(option.move, Estimate(mean, low, high))


def between(best: Option, other: Option, gap: Estimate) -> Estimate:
    """Return a difference as it comes true: it changes as the two chances that it lies between."""
    part = (best.chance.mean - other.chance.mean) / gap.mean if gap.mean > 0.0 else 0.0
    return Estimate(part * gap.mean, part * gap.low, part * gap.high)


def nothing_lost(kind: Kind, played: Option, others: tuple[Option, ...], worlds: int) -> Verdict:
    """Return the verdict on a move than which nothing better was found."""
    return Verdict(kind, played.chance.mean, played, played, Estimate(0.0, 0.0, 0.0), others, (), worlds)


def option(move: Move | None, values: NDArray[np.float64]) -> Option:
    """Return a move with the chance to win after it."""
    return Option("" if move is None else str(move), estimate(values))


def look(search: Search, tried: list[Code], iterations: int) -> tuple[NDArray[np.float64], list[Code]]:
    """Try all candidates in a few worlds and the best of them in more; return chances, and those that are left."""
    first, _ = search.trial(tried, max(LEAST, round(iterations * FIRST_LOOK)))
    if len(tried) == 1 or is_obvious(first):
        return first, tried
    order = np.argsort(-first[:, 1:].mean(axis=0), kind="stable") + 1
    left = [0, *order[: FEW - 1].tolist()]
    second, _ = search.trial([tried[one] for one in left], max(LEAST, round(iterations * SECOND_LOOK)))
    return np.concatenate([first[:, left], second]), [tried[one] for one in left]


def is_obvious(values: NDArray[np.float64]) -> bool:
    """Tell whether the played move, the first, is far better than all others."""
    gaps = values[:, :1] - values[:, 1:]
    errors = gaps.std(axis=0, ddof=1) / np.sqrt(len(values))
    return bool(np.all(gaps.mean(axis=0) > np.maximum(OBVIOUS, 2.0 * CERTAIN * errors)))


def better(values: NDArray[np.float64]) -> int:
    """Return the best move; the played one, which is the first, unless another is clearly better."""
    gaps = values - values[:, :1]
    means, errors = gaps.mean(axis=0), gaps.std(axis=0, ddof=1) / np.sqrt(len(values))
    best = int(np.argmax(means))
    return best if means[best] > max(errors[best], WORTH_A_LOOK) else 0


def estimate(values: NDArray[np.float64]) -> Estimate:
    """Return the mean of what was measured in independent worlds, with its 95 % interval."""
    mean, error = float(values.mean()), float(values.std(ddof=1) / np.sqrt(len(values)))
    return Estimate(mean, mean - CERTAIN * error, mean + CERTAIN * error)


def all_alike(facts: Facts, tried: list[Code]) -> bool:
    """Tell whether moves differ in names only: tokens are turned up from piles of which nothing is known (E-A1)."""
    if any(code[0] != at.FLIP for code in tried):
        return False
    return all(facts[at.PILE_COUNT + pile] - facts[at.PILE_UNDER + pile] >= 2 for pile in range(2))
