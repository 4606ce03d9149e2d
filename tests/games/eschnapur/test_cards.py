"""Handfuls of cards in one number."""

from serai.games.eschnapur.cards import highest, size, symbols_in
from serai.games.eschnapur.layout import LANE_BITS


def test_handfuls_are_counted() -> None:
    handful = sum(count << LANE_BITS * place for place, count in enumerate((3, 0, 1, 2, 15)))
    assert symbols_in(handful) == 21
    assert symbols_in(0) == 0
    assert (size(0b10110), highest(0b10110)) == (3, 4)
    assert (size(0), highest(0)) == (0, 0)
