"""Foresight plays decisions of weight on in imagined games; without it the strongest level is the explorer."""

import itertools

import numpy as np
from tests.players.eschnapur.sitting import sit

from serai.games.eschnapur import Duel, End, Move, Open
from serai.games.eschnapur.layout import PASS
from serai.players import load
from serai.players.eschnapur.builtin import compiled_player_of, level_of
from serai.players.eschnapur.compiled_player import LOCKS, NEVER, SCORES, scratch_of
from serai.players.eschnapur.knowledge import from_view
from serai.players.eschnapur.search import best_few, search_duel


def test_only_the_best_few_choices_are_played_on() -> None:
    scores, chosen = np.array([0.2, NEVER, 0.5, 0.4, 0.1]), np.zeros(5, np.int64)
    assert best_few(scores, 3, chosen) == 3
    assert chosen[:3].tolist() == [2, 3, 0]
    assert best_few(scores, 5, chosen) == 4, "what cannot be done is not tried"


def test_it_is_foresight_that_makes_a_maharaja_of_an_explorer() -> None:
    explorers = [load("eschnapur", "explorer", seat) for seat in range(4)]
    differ: set[type[Move]] = set()
    for game, seat, move in itertools.islice(sit(explorers, "foresight"), 150):
        view = game.view(seat)
        assert load("eschnapur", "maharaja:futures=0", seat).choose(view) == move
        if load("eschnapur", "maharaja", seat).choose(view) != move:
            differ.add(type(move))
    assert differ & {Duel, End, Open}, "duels and walks are decided otherwise, sometimes at least"


def test_every_card_is_weighed_in_an_imagined_duel() -> None:
    weighed = 0
    for game, seat, move in sit([load("eschnapur", "explorer", seat) for seat in range(3)], "cards"):
        if isinstance(move, Duel) and game.numbers[seat]:
            box = game.box.copy()
            facts, scratch = from_view(game.view(seat), game.components, box), scratch_of(4)
            before = facts.copy()
            count = search_duel(facts, box, compiled_player_of(level_of("maharaja", {}), 3), scratch, scratch_of(0))
            assert scratch[LOCKS][:count].tolist() == [*sorted(game.numbers[seat]), PASS]
            assert np.all(np.abs(scratch[SCORES][:count]) < 1.5)
            assert np.array_equal(facts, before), "imagined duels change nothing that is known"
            weighed += 1
    assert weighed > 10
