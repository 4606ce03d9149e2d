"""Habits: what the graded decisions of a seat have in common, over one game or several."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from serai.coach.report import Decision, Report, ThemeLoss

COSTLIEST: Final = 3
"""How many habits are told."""


class Habit(msgspec.Struct, frozen=True):
    """A theme over several games: what it cost, how often, and its costliest moment: a report's place and a step."""

    theme: str
    lost: float
    count: int
    worst: tuple[int, int]


def theme_losses(decisions: Iterable[Decision], patterns: Mapping[str, str]) -> tuple[ThemeLoss, ...]:
    """Return the themes of graded decisions, the costliest first; a decision belongs to its most telling reason."""
    found: dict[str, list[Decision]] = {}
    for decision in decisions:
        if decision.grade is not None and decision.verdict.reasons:
            found.setdefault(patterns[decision.verdict.reasons[0].pattern], []).append(decision)
    losses = [
        ThemeLoss(theme, sum(one.verdict.lost.mean for one in own), len(own), max(own, key=_loss).step)
        for theme, own in found.items()
    ]
    return tuple(sorted(losses, key=lambda loss: (-loss.lost, loss.theme)))


def _loss(decision: Decision) -> float:
    return decision.verdict.lost.mean


def habits(played: Sequence[tuple[Report, int]]) -> list[Habit]:
    """Return the costliest habits over several games, each a report and the seat that is meant."""
    found: dict[str, list[tuple[int, ThemeLoss]]] = {}
    for place, (report, seat) in enumerate(played):
        for loss in report.seats[seat].themes:
            found.setdefault(loss.theme, []).append((place, loss))
    told = [
        Habit(theme, sum(one.lost for _, one in own), sum(one.count for _, one in own), _costliest(own))
        for theme, own in found.items()
    ]
    return sorted(told, key=lambda habit: (-habit.lost, habit.theme))[:COSTLIEST]


def _costliest(own: Sequence[tuple[int, ThemeLoss]]) -> tuple[int, int]:
    place, loss = max(own, key=lambda one: one[1].lost / one[1].count)
    return place, loss.worst
