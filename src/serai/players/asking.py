"""Whom to ask next, for whoever runs a game: a server, an arena, a test.

Those who may act out of turn are asked first; who declines is content until something happens. Nobody acts out of
turn for ever: after some moves a seat is asked again only when one has been made that the game waited for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container
from typing import Final

from serai.games.contract import Seat, State

OUT_OF_TURN: Final = 12
"""Moves that a computer player makes out of turn between two that the game waits for: bids do not go on for ever."""


class Asking:
    """Who has been asked, and who has nothing to do for now."""

    def __init__(self) -> None:
        """Begin with seat 0."""
        self._last: Seat = -1
        self._content: set[Seat] = set()
        self._spoken: Counter[Seat] = Counter()

    def next(self, state: State, among: Container[Seat]) -> Seat | None:
        """Return whom to ask among some seats, or ``None``; whoever was asked last comes last."""
        awaited, may_act = state.awaited(), state.may_act()
        order = [(self._last + step) % state.seats for step in range(1, state.seats + 1)]
        for seat in order:
            willing = seat not in self._content and self._spoken[seat] < OUT_OF_TURN
            if seat in among and seat in may_act and seat not in awaited and willing:
                return seat
        return next((seat for seat in order if seat in among and seat in awaited), None)

    def declined(self, seat: Seat) -> None:
        """Note that a seat has nothing to do until something happens."""
        self._last = seat
        self._content.add(seat)

    def moved(self, seat: Seat, *, awaited: bool) -> None:
        """Note a move of a seat that was asked, and whether the game waited for it."""
        self._last = seat
        self.happened()
        if awaited:
            self._spoken.clear()
        else:
            self._spoken[seat] += 1

    def happened(self) -> None:
        """Let everybody be asked again: somebody has moved."""
        self._content.clear()
