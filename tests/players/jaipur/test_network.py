"""The network sees a move as a difference of few features; the sum must be what all features give."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tests.players.jaipur.rounds import positions

from serai.games.jaipur.kernel import MOST_MOVES, list_moves
from serai.players.jaipur import knowledge, weights
from serai.players.jaipur.afterstate import AFTERS, OVER, expectations, imagine, lead_now
from serai.players.jaipur.evaluation import scratch_of, value_moves, value_promising
from serai.players.jaipur.features import ACTIVE, FEATURES, active_features
from serai.players.jaipur.network import sigmoid, sum_features, upper_layers
from serai.players.jaipur.weight_sharing import GROUPS, GROUPS_OF

pytestmark = pytest.mark.compiled


def test_differences_give_what_all_features_give() -> None:
    net = weights.fresh(16, 8, 1)
    moves, wins, margins = np.zeros(MOST_MOVES, np.int64), np.zeros(MOST_MOVES), np.zeros(MOST_MOVES)
    after, means, active = np.zeros(AFTERS, np.int64), np.zeros(6), np.zeros(ACTIVE, np.int64)
    first, second, outputs = np.zeros(16, np.float32), np.zeros(8, np.float32), np.zeros(2, np.float32)
    nonzero = np.zeros(16, np.int64)
    table, bias, across, across_bias, above, above_bias = net
    compared = 0
    for deal in positions(seed=8, rounds=6, every=2):
        facts = knowledge.from_view(deal.view(deal.turn))
        found = list_moves(int(facts[knowledge.OWN]), int(facts[knowledge.MARKET]), moves)
        value_moves(facts, moves, found, net, wins, margins)
        expectations(facts, means)
        for at in range(found):
            lead = lead_now(facts, means) + imagine(facts, int(moves[at]), means, after)
            if after[OVER]:
                continue
            active_features(facts, after, lead, active)
            assert len(set(active.tolist())) == ACTIVE
            assert active.min() >= 0
            assert active.max() < FEATURES
            sum_features(table, bias, active, first)
            upper_layers(across, across_bias, above, above_bias, first, second, nonzero, outputs)
            assert wins[at] == pytest.approx(sigmoid(float(outputs[0])), abs=1e-4)
            compared += 1
    assert compared > 1000


def test_the_most_promising_moves_hold_the_best() -> None:
    """A few moves are judged as all are, the same moves stay on the list, and the best is seldom missed."""
    net = weights.shipped()
    scratch = scratch_of(net)
    moves, few = np.zeros(MOST_MOVES, np.int64), np.zeros(MOST_MOVES, np.int64)
    wins, margins, some = np.zeros(MOST_MOVES), np.zeros(MOST_MOVES), np.zeros(MOST_MOVES)
    looked, best, lost = 0, 0, 0.0
    for deal in positions(seed=9, rounds=20, every=2):
        facts = knowledge.from_view(deal.view(deal.turn))
        found = list_moves(int(facts[knowledge.OWN]), int(facts[knowledge.MARKET]), moves)
        few[:] = moves
        value_moves(facts, moves, found, net, wins, margins)
        judged = value_promising(facts, few, found, 8, net, scratch, some, margins)
        assert judged == min(8, found)
        assert sorted(few[:found]) == sorted(moves[:found])
        known = dict(zip(moves[:found].tolist(), wins[:found].tolist(), strict=True))
        assert some[:judged] == pytest.approx([known[move] for move in few[:judged].tolist()], abs=1e-4)
        missed = wins[:found].max() - some[:judged].max()
        looked, best, lost = looked + 1, best + (missed < 1e-4), lost + missed
    assert looked > 200
    assert best / looked > 0.9
    assert lost / looked < 0.01


def test_a_move_that_ends_the_round_is_judged_by_its_result() -> None:
    net = weights.fresh(16, 8, 1)
    moves, wins, margins = np.zeros(MOST_MOVES, np.int64), np.zeros(MOST_MOVES), np.zeros(MOST_MOVES)
    certain = 0
    for deal in positions(seed=15, rounds=80, every=1):
        facts = knowledge.from_view(deal.view(deal.turn))
        if facts[knowledge.LOST] or facts[knowledge.DECK_LEFT] > 2:
            continue
        found = list_moves(int(facts[knowledge.OWN]), int(facts[knowledge.MARKET]), moves)
        value_moves(facts, moves, found, net, wins, margins)
        for at, move in enumerate(deal.legal_moves()):
            then = deal.play(move)
            if then.over and wins[at] in (0.0, 0.5, 1.0):
                expected = 0.5 if then.winner is None else float(then.winner == deal.turn)
                assert wins[at] == expected
                certain += 1
    assert certain > 20


def test_every_feature_shares_its_groups_with_others() -> None:
    assert GROUPS_OF.shape == (FEATURES, 3)
    assert GROUPS_OF.max() == GROUPS - 1
    counts = np.bincount(GROUPS_OF[: FEATURES // 2].ravel(), minlength=GROUPS)
    assert (counts[GROUPS_OF[0]] > 1).all()


def test_the_shipped_weights_are_small_and_whole() -> None:
    assert weights.SHIPPED.stat().st_size <= 700_000
    assert all(np.isfinite(array).all() for array in weights.shipped())


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    shipped, path = weights.shipped(), tmp_path / "again.npz"
    weights.write(path, shipped)
    table, *others = weights.read(path)
    scale = np.abs(shipped[0]).max(axis=1, keepdims=True) / 127
    assert (np.abs(table - shipped[0]) <= 0.51 * scale + 1e-4).all()
    assert all(np.array_equal(*pair) for pair in zip(others, shipped[1:], strict=True))


def test_weights_of_another_network_are_refused(tmp_path: Path) -> None:
    table, *others = weights.fresh(16, 8, 1)
    weights.write(tmp_path / "short.npz", (table[:100], *others))
    with pytest.raises(ValueError, match=r"short\.npz has weights for 100 features"):
        weights.read(tmp_path / "short.npz")
