"""What a player answers, and how much it works, never depends on what its seat cannot know."""

from __future__ import annotations

import numpy as np
import pytest
from tests.players.jaipur.rounds import positions, with_other_secrets

from serai import players
from serai.players.jaipur import knowledge, weights
from serai.players.jaipur.builtin import Maharaja
from serai.players.jaipur.greedy import tuned
from serai.players.jaipur.opponent_models import from_memory, hand_posterior
from serai.players.jaipur.search import search
from serai.players.jaipur.search_settings import DEFAULT

pytestmark = pytest.mark.compiled
SPECS = [*players.names("jaipur")[:-1], "maharaja:iterations=200", "maharaja:iterations=100,threads=2"]


@pytest.mark.parametrize("spec", SPECS)
def test_hidden_cards_exchanged_same_move(spec: str) -> None:
    chance = np.random.default_rng(5)
    player = players.load("jaipur", spec, 3)
    exchanged = 0
    for deal in positions(seed=11, rounds=2):
        other = with_other_secrets(deal, chance)
        assert other.view(deal.turn) == deal.view(deal.turn)
        exchanged += other.hands != deal.hands
        assert player.choose(other.view(deal.turn)) == player.choose(deal.view(deal.turn))
    assert exchanged, "no position had hidden cards to exchange"


def test_answers_do_not_depend_on_what_was_asked_before() -> None:
    first, second = list(positions(seed=3, rounds=1))[1:3]
    busy, fresh = (players.load("jaipur", "maharaja:iterations=100", 3) for _ in range(2))
    busy.choose(first.view(first.turn))
    assert busy.choose(second.view(second.turn)) == fresh.choose(second.view(second.turn))


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("iterations", [2, 37, 500])
def test_the_search_spends_exactly_its_iterations(threads: int, iterations: int) -> None:
    player = Maharaja("maharaja", iterations, threads, 1)
    for deal in positions(seed=21, rounds=1, every=9):
        view = deal.view(deal.turn)
        facts = knowledge.from_view(view)
        posterior = hand_posterior(facts, from_memory(view), weights.shipped(), tuned())
        _, spent = search(facts, posterior, weights.shipped(), DEFAULT, iterations, 1)
        assert spent == iterations
        root = player.think(view)
        assert 0 < root.visits.sum() <= iterations  # a descent takes an iteration for each node that it adds
        assert ((root.values >= 0) & (root.values <= 1)).all()
