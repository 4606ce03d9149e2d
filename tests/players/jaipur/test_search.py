"""What the search makes of the opponent's mind."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray
from tests.players.jaipur.rounds import positions

from serai.games.jaipur import Round
from serai.games.jaipur.kernel import MOST_MOVES
from serai.players.jaipur import knowledge, weights
from serai.players.jaipur.greedy import tuned
from serai.players.jaipur.manner import Manner
from serai.players.jaipur.reading import GREEDY_MINDS, MINDS, MOST_HANDS, from_memory, read
from serai.players.jaipur.search import search

pytestmark = pytest.mark.compiled
GREEDY = np.eye(MINDS)[GREEDY_MINDS]
"""An opponent that surely judges as the greedy player does."""


def best_value(now: Round, greed: NDArray[np.float64]) -> float:
    """Return the chance to win that the search sees against an opponent that judges by these weights."""
    view = now.view(now.turn)
    facts = knowledge.from_view(view)
    hands, chances = np.zeros(MOST_HANDS, np.int64), np.zeros(MOST_HANDS)
    moves, visits, values = np.zeros(MOST_MOVES, np.int64), np.zeros(MOST_MOVES, np.int64), np.zeros(MOST_MOVES)
    possible = read(facts, from_memory(view), weights.shipped(), tuned(), hands, chances, np.zeros(MINDS))
    found, _ = search(
        facts, weights.both(), Manner().array(), 300, 1, hands[:possible], chances[:possible], GREEDY, greed,
        moves, visits, values,
    )  # fmt: skip
    return float(values[:found].max())


def test_an_opponent_answers_by_its_mind() -> None:
    """Whoever is known to choose the worst of its moves is worth more to meet than whoever chooses the best."""
    met = [now for now in positions(seed=31, rounds=4, every=7) if not now.over]
    foolish, clever = (np.mean([best_value(now, sign * tuned()) for now in met]) for sign in (-1.0, 1.0))
    assert foolish > clever + 0.05
