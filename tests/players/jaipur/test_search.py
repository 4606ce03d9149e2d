"""The steps of the search: sequential halving at the root, PUCT in the tree, values backed up to both players."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray
from tests.players.jaipur.rounds import positions

from serai.games.jaipur import Round
from serai.games.jaipur.layout import PLACES
from serai.players.jaipur import knowledge, weights
from serai.players.jaipur.greedy import tuned
from serai.players.jaipur.opponent_models import Posterior, from_memory, hand_posterior
from serai.players.jaipur.search import RootMoves, best_move, descend, halvings, search, workspace
from serai.players.jaipur.search_settings import DEFAULT
from serai.players.jaipur.tree import Tree, back_up, new_tree, select
from serai.players.jaipur.worlds import deal_world

pytestmark = pytest.mark.compiled
ITERATIONS = 600


def believed(now: Round) -> tuple[NDArray[np.int64], Posterior]:
    """Return what the seat to act knows, and what it believes about the opponent."""
    view = now.view(now.turn)
    facts = knowledge.from_view(view)
    return facts, hand_posterior(facts, from_memory(view), weights.shipped(), tuned())


def searched(now: Round) -> RootMoves:
    """Search a position with the default settings."""
    return search(*believed(now), weights.shipped(), DEFAULT, ITERATIONS, 1)[0]


def two_moves(values: tuple[float, float], priors: tuple[float, float]) -> Tree:
    """Return a tree of one node with two moves."""
    tree = new_tree(1, 2)
    tree.size[0], tree.first_edges[1] = 1, 2
    tree.values[:], tree.priors[:] = values, priors
    return tree


@pytest.mark.parametrize(("candidates", "phases"), [(1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (8, 3)])
def test_candidates_are_halved_until_one_is_left(candidates: int, phases: int) -> None:
    assert halvings(candidates) == phases


def test_each_halving_leaves_the_better_half() -> None:
    """Of six candidates three go on after the first phase and two after the second; others are never tried."""
    for now in positions(seed=31, rounds=2, every=7):
        root = searched(now)
        if len(root.moves) < DEFAULT.candidates:
            continue
        tried = sorted(root.visits[root.visits > 0], reverse=True)
        assert len(tried) == DEFAULT.candidates
        assert tried[0] - tried[1] <= 1  # the last two met the same worlds
        assert tried[1] > tried[2]
        assert tried[2] > tried[3]
        assert tried[3] - tried[5] <= 1
        often = 2 * root.visits >= tried[0]
        assert best_move(root) == root.moves[np.argmax(np.where(often, root.values, -1.0))]


def test_a_single_candidate_needs_no_search() -> None:
    now = next(positions(seed=1, rounds=1))
    root, spent = search(*believed(now), weights.shipped(), DEFAULT._replace(candidates=1), ITERATIONS, 1)
    assert spent == 0
    assert best_move(root) == root.moves[np.argmax(root.values)]


def test_puct_follows_the_value_the_prior_and_the_seldom_tried() -> None:
    assert select(two_moves((0.6, 0.4), (0.5, 0.5)), 0, DEFAULT) == 0
    assert select(two_moves((0.5, 0.5), (0.2, 0.8)), 0, DEFAULT) == 1
    tree = two_moves((0.5, 0.5), (0.5, 0.5))
    tree.visits[0], tree.sums[0], tree.node_visits[0] = 10, 5.0, 10
    assert select(tree, 0, DEFAULT) == 1


def test_a_value_changes_sides_on_its_way_up() -> None:
    tree = new_tree(2, 1)
    path = np.array([0, 1])
    assert back_up(tree, path, path, 2, 0.9) == pytest.approx(0.9)
    assert tree.sums.tolist() == pytest.approx([0.9, 0.1])
    assert tree.visits.tolist() == tree.node_visits.tolist() == [1, 1]


def test_a_descent_adds_the_opponent_s_node_and_then_ours() -> None:
    net = weights.shipped()
    now = next(now for now in positions(seed=31, rounds=4, every=7) if now.played == 7)
    move = int(best_move(searched(now)))
    work, tree = workspace(net), new_tree(10, DEFAULT.width)
    world = np.zeros(PLACES, np.int64)
    deal_world(believed(now)[0], np.array([3], np.uint64), world)
    work.world[:] = world
    value, added = descend(tree, move, 10, net, DEFAULT, work)
    assert added == tree.size[0] == 2
    assert 0.0 <= value <= 1.0
    assert tree.visits.sum() == 1
    assert tree.sums.sum() == pytest.approx(1.0 - value)
    assert np.array_equal(work.world, world)
    _, more = descend(tree, move, 1, net, DEFAULT, work)
    assert more <= 1
    assert tree.node_visits[0] == 2  # the opponent's node was found again
