"""Mistakes that people know, planted into games (see `plant`): each is graded and explained as expected."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from serai.coach.contract import load
from serai.coach.grades import GRADES, grade
from serai.games.eschnapur import Expedition, Move

pytestmark = pytest.mark.compiled
PLANTED = [json.loads(line) for line in Path(__file__).with_name("planted.jsonl").read_text("utf-8").splitlines()]
ORDER = [None, *(name for name, _ in reversed(GRADES))]


def test_there_are_enough_of_several_kinds() -> None:
    assert len(PLANTED) >= 40
    assert len({planted["mistake"] for planted in PLANTED}) >= 10


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: planted["mistake"])
def test_a_planted_mistake_is_graded_and_explained(planted: dict[str, Any]) -> None:
    coach, game = load("eschnapur"), Expedition.from_text(planted["game"])
    verdict = coach.judge(game.view(planted["seat"]), Move.parse(planted["move"]), coach.ITERATIONS, 3)
    assert ORDER.index(grade(verdict.lost)) >= ORDER.index(planted["grade"])
    assert {reason.pattern for reason in verdict.reasons} & set(planted["patterns"])
