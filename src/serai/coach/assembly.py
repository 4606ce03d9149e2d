"""The report of a game, put together from its outline and what was found about each move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from serai import __version__
from serai.coach.contract import Draw, Verdict
from serai.coach.grades import GRADES, Grade, grade
from serai.coach.report import SCHEMA, Decision, Luck, Report, SeatAnalysis, SeatLuck, StepDraw
from serai.coach.themes import theme_losses
from serai.games.contract import Seat


class Finding(msgspec.Struct, frozen=True):
    """What was found about one move."""

    step: int
    verdict: Verdict
    draws: tuple[Draw, ...]


class Outline(msgspec.Struct, frozen=True):
    """Everything that a report tells but for what was found about the moves."""

    game: str
    model: str
    iterations: int
    seed: int
    record: str
    players: tuple[str, ...]
    movers: tuple[Seat, ...]
    """Who made each move."""
    round_numbers: tuple[int, ...]
    """The number of the round in which each move was made."""
    rounds: tuple[int, ...]
    """The step with which each round began."""
    shares: tuple[float | None, ...]
    """Each seat's share of the win."""
    patterns: dict[str, str]
    """The theme of every pattern."""
    scale: dict[str, float]


def assembled(outline: Outline, findings: Iterable[Finding]) -> Report:
    """Return the report from the findings of all moves."""
    found = sorted(findings, key=lambda finding: finding.step)
    assert [finding.step for finding in found] == [*range(1, len(outline.movers) + 1)], "every move has its finding"
    decisions = [_decision(outline, finding) for finding in found]
    return rounded(
        Report(
            schema=SCHEMA,
            version=__version__,
            game=outline.game,
            model=outline.model,
            iterations=outline.iterations,
            seed=outline.seed,
            record=outline.record,
            players=outline.players,
            moves=len(found),
            rounds=outline.rounds,
            scale=outline.scale,
            seats=tuple(_seat(outline, seat, decisions) for seat in range(len(outline.players))),
            luck=_luck(outline, found),
        )
    )


def _decision(outline: Outline, finding: Finding) -> Decision:
    found = grade(finding.verdict.lost) if finding.verdict.kind == "counted" else None
    return Decision(finding.step, outline.round_numbers[finding.step - 1], found, finding.verdict)


def _seat(outline: Outline, seat: Seat, decisions: Sequence[Decision]) -> SeatAnalysis:
    own = tuple(decision for decision in decisions if outline.movers[decision.step - 1] == seat)
    counted = [decision.verdict.lost.mean for decision in own if decision.verdict.kind == "counted"]
    grades: dict[Grade, int] = {name: sum(decision.grade == name for decision in own) for name, _ in GRADES}
    mean = 1000 * sum(counted) / len(counted) if counted else 0.0
    return SeatAnalysis(seat, own, len(counted), mean, grades, theme_losses(own, outline.patterns))


def _luck(outline: Outline, findings: Sequence[Finding]) -> Luck:
    draws = tuple(StepDraw(finding.step, draw) for finding in findings for draw in finding.draws)
    return Luck(tuple(_seat_luck(seat, share, draws) for seat, share in enumerate(outline.shares)), draws)


def _seat_luck(seat: Seat, result: float | None, draws: Sequence[StepDraw]) -> SeatLuck:
    own = sum(told.draw.gains[seat] for told in draws if told.draw.seat == seat)
    others = sum(told.draw.gains[seat] for told in draws if told.draw.seat != seat)
    return SeatLuck(seat, result, own, others, None if result is None else result - own - others)


def rounded(report: Report) -> Report:
    """Return a report with every number as exact as it is told: a hundredth of a point of winning chance."""

    def plain(value: Any) -> Any:
        match value:
            case float():
                return round(value, 4) + 0.0  # no minus zero
            case dict():
                return {key: plain(one) for key, one in value.items()}
            case list() | tuple():
                return [plain(one) for one in value]
        return value

    return msgspec.convert(plain(msgspec.to_builtins(report)), Report)
