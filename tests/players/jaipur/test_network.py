"""The network sees a move as a difference of few rows; the sum must be what all rows give."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tests.players.jaipur.rounds import positions

from serai.games.jaipur.kernel import MOST_MOVES, list_moves
from serai.players.jaipur import knowledge, weights
from serai.players.jaipur.afterstate import AFTERS, OVER, expectations, imagine, lead_now
from serai.players.jaipur.judging import desk_of, value_moves, value_promising
from serai.players.jaipur.kinship import FAMILIES, PARENTS_OF
from serai.players.jaipur.network import sigmoid, sum_rows, upper_layers
from serai.players.jaipur.rows import ACTIVE, ROWS, active_rows

pytestmark = pytest.mark.compiled


def test_differences_give_what_all_rows_give() -> None:
    net = weights.fresh(16, 8, 1)
    moves, wins, margins = np.zeros(MOST_MOVES, np.int64), np.zeros(MOST_MOVES), np.zeros(MOST_MOVES)
    after, means, rows = np.zeros(AFTERS, np.int64), np.zeros(6), np.zeros(ACTIVE, np.int64)
    first, second, outputs = np.zeros(16, np.float32), np.zeros(8, np.float32), np.zeros(2, np.float32)
    lit = np.zeros(16, np.int64)
    table, bias, across, dark, above, above_bias = net
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
            active_rows(facts, after, lead, rows)
            assert len(set(rows.tolist())) == ACTIVE
            assert rows.min() >= 0
            assert rows.max() < ROWS
            sum_rows(table, bias, rows, first)
            upper_layers(across, dark, above, above_bias, first, second, lit, outputs)
            assert wins[at] == pytest.approx(sigmoid(float(outputs[0])), abs=1e-4)
            compared += 1
    assert compared > 1000


def test_the_most_promising_moves_hold_the_best() -> None:
    """A few moves are judged as all are, the same moves stay on the list, and the best is seldom missed."""
    net = weights.shipped()
    desk = desk_of(net)
    moves, few = np.zeros(MOST_MOVES, np.int64), np.zeros(MOST_MOVES, np.int64)
    wins, margins, some = np.zeros(MOST_MOVES), np.zeros(MOST_MOVES), np.zeros(MOST_MOVES)
    looked, best, lost = 0, 0, 0.0
    for deal in positions(seed=9, rounds=20, every=2):
        facts = knowledge.from_view(deal.view(deal.turn))
        found = list_moves(int(facts[knowledge.OWN]), int(facts[knowledge.MARKET]), moves)
        few[:] = moves
        value_moves(facts, moves, found, net, wins, margins)
        judged = value_promising(facts, few, found, 8, net, desk, some, margins)
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
        for at, move in enumerate(deal.legal()):
            then = deal.play(move)
            if then.over and wins[at] in (0.0, 0.5, 1.0):
                expected = 0.5 if then.winner is None else float(then.winner == deal.turn)
                assert wins[at] == expected
                certain += 1
    assert certain > 20


def test_every_row_has_parents_that_it_shares() -> None:
    assert PARENTS_OF.shape == (ROWS, 3)
    assert PARENTS_OF.max() == FAMILIES - 1
    counts = np.bincount(PARENTS_OF[: ROWS // 2].ravel(), minlength=FAMILIES)
    assert (counts[PARENTS_OF[0]] > 1).all()


def test_the_shipped_weights_are_small_and_whole() -> None:
    assert weights.SHIPPED.stat().st_size + weights.AGAINST_GREEDY.stat().st_size <= 1_000_000
    assert all(np.isfinite(array).all() for net in weights.both() for array in net)


def test_weights_written_beside_others_are_read_beside_them(tmp_path: Path) -> None:
    trader, other = weights.both()
    weights.write(tmp_path / "again.npz", other, trader)
    assert all(np.array_equal(*pair) for pair in zip(weights.read(tmp_path / "again.npz", trader), other, strict=True))
    moved = trader[0] + np.float32(weights.GRAIN * 3)
    weights.write(tmp_path / "moved.npz", (moved, *trader[1:]), trader)
    assert np.allclose(weights.read(tmp_path / "moved.npz", trader)[0], moved, atol=weights.GRAIN / 2)
