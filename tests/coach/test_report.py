"""Grades, habits and luck as a report tells them, from findings made by hand."""

from __future__ import annotations

import msgspec
import pytest

from serai.coach.assembly import Finding, Outline, assembled
from serai.coach.contract import Draw, Estimate, Kind, Option, Reason, Verdict
from serai.coach.grades import grade
from serai.coach.report import Report
from serai.coach.themes import habits

PATTERNS = {"sold-late": "timing", "market-left": "market", "jammed": "hand"}


@pytest.mark.parametrize(
    ("mean", "low", "wanted"),
    [
        (0.019, 0.01, None),
        (0.02, 0.001, "inaccuracy"),
        (0.049, 0.001, "inaccuracy"),
        (0.05, 0.01, "mistake"),
        (0.1, 0.01, "blunder"),
        (0.3, 0.0, None),
        (0.3, -0.1, None),
    ],
)
def test_a_loss_is_graded_by_its_size_when_its_interval_excludes_zero(
    mean: float, low: float, wanted: str | None
) -> None:
    assert grade(Estimate(mean, low, 2 * mean - low)) == wanted


def finding(step: int, lost: float, pattern: str | None = None, kind: Kind = "counted", gain: float = 0.0) -> Finding:
    chance = Estimate(0.5, 0.4, 0.6)
    told = (Reason(pattern),) if pattern else ()
    verdict = Verdict(
        kind, 0.5, Option("a", chance), Option("b", chance), Estimate(lost, lost / 2, 3 * lost / 2), reasons=told
    )
    return Finding(step, verdict, (Draw("card", (step - 1) % 2, (gain, -gain)),) if gain else ())


def report(findings: list[Finding], shares: tuple[float | None, ...] = (1.0, 0.0)) -> Report:
    count = len(findings)
    outline = Outline(
        game="jaipur", model="m", iterations=1, seed=0, record="d", players=("Asha", "Ravi"),
        movers=tuple(at % 2 for at in range(count)), round_numbers=(1,) * count, rounds=(0,), shares=shares,
        patterns=PATTERNS, scale={},
    )  # fmt: skip
    return assembled(outline, findings)


def test_only_decisions_that_count_are_in_the_mean() -> None:
    told = report([finding(1, 0.06), finding(2, 0.5), finding(3, 0.0, kind="forced"), finding(4, 0.0, kind="obvious")])
    assert [(seat.counted, seat.lost) for seat in told.seats] == [(1, 60.0), (1, 500.0)]
    assert [seat.grades for seat in told.seats] == [
        {"blunder": 0, "mistake": 1, "inaccuracy": 0},
        {"blunder": 1, "mistake": 0, "inaccuracy": 0},
    ]


def test_a_forced_move_has_no_grade_whatever_was_measured() -> None:
    assert report([finding(1, 0.4, kind="forced")]).seats[0].decisions[0].grade is None


def test_habits_are_the_themes_of_graded_decisions_the_costliest_first() -> None:
    told = report(
        [
            finding(1, 0.03, "sold-late"),
            finding(2, 0.2, "jammed"),
            finding(3, 0.04, "sold-late"),
            finding(4, 0.0),
            finding(5, 0.06, "market-left"),
            finding(6, 0.01, "market-left"),
        ]
    )
    first, second = told.seats
    assert [(one.theme, one.lost, one.count, one.worst) for one in first.themes] == [
        ("timing", 0.07, 2, 3),
        ("market", 0.06, 1, 5),
    ]
    assert [one.theme for one in second.themes] == ["hand"]  # what has no grade is no habit
    over_games = habits([(told, 0), (told, 1), (told, 0)])
    assert [(one.theme, one.count) for one in over_games] == [("hand", 1), ("timing", 4), ("market", 2)]
    assert over_games[0].worst == (1, 2)


def test_luck_is_taken_off_the_result_for_both_alike() -> None:
    told = report([finding(1, 0.0, gain=0.2), finding(2, 0.0, gain=-0.05)])
    first, second = told.luck.seats
    assert (first.own, first.others, first.adjusted) == (0.2, -0.05, 0.85)
    assert (second.own, second.others, second.adjusted) == (0.05, -0.2, 0.15)
    assert report([finding(1, 0.0, gain=0.2)], (None, None)).luck.seats[0].adjusted is None


def test_a_report_is_read_again_from_its_own_json() -> None:
    told = report([finding(1, 0.1, "jammed", gain=0.1)])
    assert msgspec.json.decode(msgspec.json.encode(told), type=Report) == told


def test_every_move_needs_its_finding() -> None:
    with pytest.raises(AssertionError):
        report([finding(2, 0.1)])
