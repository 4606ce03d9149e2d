"""What the contract promises of every game, asked of both in the contract's own words."""

import random

import pytest

from serai.games import registry
from serai.games.contract import BadOptions, Game, NotationError
from serai.games.dealing import Dealing
from serai.games.eschnapur import Options

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
            assert [*asked.legal_moves()] == [*state.legal_moves(seat)] == [*again.legal_moves(seat)]
            assert "?" in asked.text()
            assert "?" in state.view(seat).text()
            for move in asked.legal_moves():
                assert set(asked.preview(move)) <= {"count", "tokens", "bonus"}
                assert all(str(fact) in str(move) for fact in move.facts.values() if isinstance(fact, str))
            assert max(map(len, asked.drawing().split("\n"))) <= 80
        seat = min(state.awaited())
        state, _ = state.play(seat, chance.choice(state.legal_moves(seat)))


def test_options_that_strangers_cannot_play_with_are_refused() -> None:
    jaipur, eschnapur = GAMES
    jaipur.check_options(jaipur.options_type(), 2)
    eschnapur.check_options(eschnapur.options_type(), 3)
    with pytest.raises(BadOptions, match="do not suit 3 players") as colours:
        eschnapur.check_options(Options(colours=("red", "brown", "blue")), 3)
    with pytest.raises(BadOptions, match="components") as components:
        eschnapur.check_options(Options(components="a box of one's own"), 3)
    assert (colours.value.reason, components.value.reason) == ("colours", "components")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("text", ["", "-", "? ?", "a position", " ".join(["-"] * 13), "x" * 1000])
def test_what_is_no_position_is_refused_with_what_came(game: type[Game], text: str) -> None:
    with pytest.raises(NotationError, match=r"position of \w+: "):
        game.from_text(text)
