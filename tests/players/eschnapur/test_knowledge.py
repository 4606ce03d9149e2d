"""What a player is told and what self-play observes are the same row, and imagined worlds agree with it."""

import itertools
import random

import numpy as np
import pytest
from tests.games.eschnapur.test_secrecy import swapped
from tests.games.eschnapur.wandering import wander

from serai.games.eschnapur import Expedition, layout
from serai.players.eschnapur.knowledge import FACTS, from_view, observe
from serai.players.eschnapur.worlds import imagine


def observed(game: Expedition, seat: int) -> np.ndarray:
    facts = np.zeros(FACTS, dtype=np.int64)
    observe(game.row.copy(), game.box.copy(), seat, facts)
    return facts


@pytest.mark.parametrize("seed", range(4))
def test_a_view_and_self_play_tell_the_same(seed: int) -> None:
    for game, _, _, _ in itertools.islice(wander(seed), seed, None, 7):
        for seat in range(game.seats):
            told = from_view(game.view(seat), game.components, game.box.copy())
            assert np.array_equal(told, observed(game, seat))


@pytest.mark.parametrize("seed", range(4))
def test_an_imagined_world_looks_the_same_to_its_seat(seed: int) -> None:
    chance = np.array([seed], dtype=np.uint64)
    for game, _, _, _ in itertools.islice(wander(seed), seed, None, 11):
        for seat in range(game.seats):
            facts, world = observed(game, seat), np.zeros(layout.PLACES, dtype=np.int64)
            imagine(facts, world, chance)
            again = np.zeros(FACTS, dtype=np.int64)
            observe(world, game.box.copy(), seat, again)
            assert np.array_equal(again, facts)


def test_imagined_worlds_differ_in_what_is_hidden() -> None:
    game = next(itertools.islice(wander(1), 5, None))[0]
    chance = np.array([7], dtype=np.uint64)
    worlds = np.zeros((30, layout.PLACES), dtype=np.int64)
    for world in worlds:
        imagine(observed(game, 0), world, chance)
    assert len(np.unique(worlds[:, layout.NUMBERS + 1])) > 10
    assert len(np.unique(worlds[:, layout.SYMBOLS + 1])) > 2
    assert len(np.unique(worlds[:, layout.NUMBERS])) == 1, "one's own cards are what they are"


def test_what_is_hidden_leaves_no_trace() -> None:
    chance = random.Random(3)
    for game, _, _, _ in itertools.islice(wander(2), 0, None, 5):
        for seat in range(game.seats):
            assert np.array_equal(observed(game, seat), observed(swapped(game, seat, chance), seat))


def test_a_spectators_or_forgetful_view_is_refused() -> None:
    game = next(wander(0))[0]
    with pytest.raises(ValueError, match="spectator"):
        from_view(game.view(None), game.components, game.box.copy())
    with pytest.raises(ValueError, match="memory"):
        from_view(game.view(0).forgetful(), game.components, game.box.copy())
