"""A decision judged from what its seat knew: candidates are searched, then the played and the best move are compared.

The best move is chosen in one set of imagined worlds, played to the end of the turn. What the played one lost to it is
measured in another set, so that the luck of the choice does not count as a loss, and played on for a whole round of the
table, so that the network's errors that made the choice do not count either: at the end of the turn the network
promised about twice of what came true when games were played to their end (docs/coach-eschnapur.md).
"""

from __future__ import annotations

from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from serai.coach.contract import Estimate, Kind, Option, Reason, Verdict
from serai.coach.detection import Measured
from serai.coach.eschnapur.candidates import Facts, candidates
from serai.coach.eschnapur.chances import Evaluator, evaluator_of
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

    def named(code: Code) -> Move | None:
        if code == played:
            return move
        return None if code[0] == NOTHING else move_of(code, facts, seat, view.colours, components)

    if len(tried) == 1 or all_alike(facts, tried):
        values, _ = search.trial([played], max(LEAST, round(iterations * FIRST_LOOK)))
        return nothing_lost("forced", option(move, values[:, 0]), (), len(values))
    values, tried = look(search, tried, iterations)
    kind: Kind = "obvious" if is_obvious(values) else "counted"
    best = better(values)
    order = np.argsort(-values.mean(axis=0), kind="stable").tolist()
    others = tuple(option(named(tried[one]), values[:, one]) for one in order if one not in (0, best))
    if best == 0:
        return nothing_lost(kind, option(move, values[:, 0]), others, len(values))
    pair, counts = search.trial([played, tried[best]], iterations, len(view.colours))
    mine, other, lost = option(move, pair[:, 0]), option(named(tried[best]), pair[:, 1]), pair[:, 1] - pair[:, 0]
    if lost.mean() <= 0.0:  # looked at once more, nothing better was found
        return nothing_lost(kind, mine, (other, *others), iterations)
    told: tuple[Reason, ...] = ()
    if grade(estimate(lost)):
        told = reasons(Situation(view, box, move, named(tried[best]), Measured(counts)))
    return Verdict(kind, other.chance.mean, mine, other, estimate(lost), others, told, iterations)


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
