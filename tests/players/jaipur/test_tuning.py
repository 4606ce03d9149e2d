"""Tuning betters the greedy player's weights, and gives the same weights for the same seed."""

from __future__ import annotations

import numpy as np
import pytest

from serai.players.jaipur import weights
from serai.players.jaipur.greedy import FEATURES, HAND, LEAD
from serai.players.jaipur.tournament import GREEDY, Side, duel
from serai.players.jaipur.tuning import Tuning, tune

pytestmark = pytest.mark.compiled


def test_tuning_shows_in_games() -> None:
    net, costs = weights.shipped(), list[float]()
    found = tune(Tuning(rounds=1500, stage=250), net, lambda _done, _weights, lost: costs.append(lost))
    assert len(costs) == 6
    assert costs[-1] < costs[0]
    assert duel(Side(GREEDY, net, found), Side(GREEDY, net, HAND), 400, 1).mean() > 0.55


def test_tuning_is_repeatable_and_counts_in_rupees() -> None:
    net = weights.shipped()
    one, again, other = (
        tune(Tuning(rounds=40, stage=20, seed=seed), net, lambda _done, _weights, _lost: None) for seed in (1, 1, 2)
    )
    assert np.array_equal(one, again)
    assert not np.array_equal(one, other)
    assert one.shape == (FEATURES,)
    assert one[LEAD] == pytest.approx(HAND[LEAD])
