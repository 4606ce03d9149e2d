"""Games that are taken up from a position: everybody is told what he sees, and no more."""

from __future__ import annotations

import msgspec
import pytest

from serai.games import registry
from serai.games.dealing import Dealing
from serai.games.taking_up import take_up

GAMES = ("jaipur", "eschnapur")


@pytest.mark.parametrize("name", GAMES)
def test_the_first_event_tells_everybody_the_view_that_he_has(name: str) -> None:
    game, dealing = registry.load(name), Dealing.seeded("taking up")
    dealt, _ = game.start(game.options_type(), game.seat_counts[0], dealing)
    state, (event,) = take_up(game, dealt.text(), dealing)
    assert state.text() == dealt.text()
    for seat in (None, *range(state.seats)):
        told = event.seen_by(seat)
        assert msgspec.json.encode(told.facts) == msgspec.json.encode({"view": state.view(seat)})


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_know_changes_nothing_that_it_is_told(name: str) -> None:
    game, dealing = registry.load(name), Dealing.seeded("taking up")
    true, _ = game.start(game.options_type(), game.seat_counts[0], dealing)
    for seat in range(true.seats):
        other = game.imagine(true.view(seat), Dealing.seeded("another world"))
        assert other.text() != true.text()
        told = [take_up(game, state.text(), dealing)[1][0].seen_by(seat) for state in (true, other)]
        assert msgspec.json.encode(told[0]) == msgspec.json.encode(told[1])
