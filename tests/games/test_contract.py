"""What the contract promises of every game, asked of both in the contract's own words."""

import random

import pytest

from serai.games import registry
from serai.games.contract import Game, NotationError
from serai.games.dealing import Dealing

GAMES = [registry.load(name) for name in ("jaipur", "eschnapur")]


@pytest.mark.parametrize("game", GAMES)
def test_a_state_is_written_read_and_seen(game: type[Game]) -> None:
    chance, dealing = random.Random(7), Dealing.seeded("contract")
    state, _ = game.start(game.options_type(), game.seat_counts[0], dealing)
    for _ in range(12):
        again = game.from_text(state.text(), dealing)
        assert again.text() == state.text()
        assert "?" not in state.text()
        for seat in range(state.seats):
            asked = state.player_view(seat)
            assert [*asked.legal_moves()] == [*state.legal(seat)] == [*again.legal(seat)]
            assert "?" in asked.text()
            assert "?" in state.view(seat).text()
            assert max(map(len, asked.drawing().split("\n"))) <= 80
        seat = min(state.awaited())
        state, _ = state.play(seat, chance.choice(state.legal(seat)))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("text", ["", "-", "? ?", "a position", " ".join(["-"] * 13), "x" * 1000])
def test_what_is_no_position_is_refused_with_what_came(game: type[Game], text: str) -> None:
    with pytest.raises(NotationError, match=r"position of \w+: "):
        game.from_text(text)
