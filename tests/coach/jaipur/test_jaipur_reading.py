"""What moves suggest about a hand: chances that add up, of hands that can be, unchanged by what nobody can see."""

from __future__ import annotations

import random

import pytest

from serai.coach.jaipur import reading
from serai.games import jaipur
from serai.games.dealing import Dealing

pytestmark = pytest.mark.compiled


def test_a_reading_is_of_the_hand_that_is_there_and_of_nothing_hidden() -> None:
    chance = random.Random(7)
    looked = 0
    for number in range(4):
        match = jaipur.Match.start(jaipur.Options(seals=1), 2, Dealing(bytes([number]) * 32))[0]
        for _ in range(chance.randrange(3, 16)):
            seat = match.current.turn
            after = match.play(seat, chance.choice(match.legal_moves(seat)))[0]
            if after.outcome() is not None:
                break
            match = after
        for seat in (0, 1):
            view = match.view(seat)
            found = reading(view)
            hand = match.current.hands[1 - seat]
            assert sum(at * part for chances in found.values() for at, part in enumerate(chances)) == pytest.approx(
                len(hand)
            )
            for kind, chances in found.items():
                assert sum(chances) == pytest.approx(1.0)
                known = view.current.memory.known[1 - seat].count(kind) if view.current.memory else 0
                assert sum(chances[:known]) == 0.0, "what is known is in the hand"
            other = jaipur.Match.imagine(view, Dealing(b"\x55" * 32))
            assert reading(other.view(seat)) == found
            looked += other.current.hands[1 - seat] != hand
    assert looked > 2, "some hands were swapped"
