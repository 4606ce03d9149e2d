"""A hint for a game in play: the best move of a seat, from what the seat knows, and why another one is worse.

The other one is what a simple player would do; where that is the best move itself, the next best. A reason tells of
two moves that were compared, so there is none where nothing is to be compared or both are about as good.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from serai import players
from serai.coach import contract
from serai.coach.contract import Option, Reason, Verdict
from serai.coach.grades import grade
from serai.games import registry

TEMPTED: Final = "peddler"
"""The level whose move is the one that a person might think of."""


class Advice(msgspec.Struct, frozen=True):
    """The best move, the chance to win after it, and how another one compares."""

    move: str
    """Its notation; empty where it is best to do nothing now."""
    chance: float
    verdict: Literal["only", "clear", "better", "close"]
    """Whether it is the only move, clearly the best, or better than `instead` or about as good."""
    instead: str | None = None
    lost: float = 0.0
    """The chance that `instead` loses."""
    reasons: tuple[Reason, ...] = ()


def advise(game: str, view: Any, player_view: Any, iterations: int | None = None, seed: int = 0) -> Advice:
    """Return the best move of a view's seat; the same views, effort and seed give the same advice."""
    coach, parse = contract.load(game), registry.load(game).parse
    effort = coach.ITERATIONS if iterations is None else iterations
    tempting = players.load(game, TEMPTED, seed).choose(player_view) or player_view.legal_moves()[0]
    found = coach.judge(view, parse(str(tempting)), effort, seed)
    if found.kind == "forced":
        return Advice(found.best.move, found.best.chance.mean, "only")
    if found.best.move != found.played.move:
        return _compared(found)
    other = next((option for option in found.others if option.move), None)
    if found.kind == "obvious" or other is None:
        return Advice(found.best.move, found.best.chance.mean, "clear")
    again = coach.judge(view, parse(other.move), effort, seed)
    return _compared(again) if again.best.move != again.played.move else _close(found.best, again.played)


def _compared(found: Verdict) -> Advice:
    if grade(found.lost) is None:
        return _close(found.best, found.played, max(0.0, found.lost.mean))
    chance, lost = found.best.chance.mean, found.lost.mean
    return Advice(found.best.move, chance, "better", found.played.move, lost, found.reasons)


def _close(best: Option, other: Option, lost: float = 0.0) -> Advice:
    return Advice(best.move, best.chance.mean, "close", other.move, lost)
