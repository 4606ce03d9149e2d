"""A game that is taken up from a position instead of being dealt, and what everybody is told of it."""

from __future__ import annotations

import msgspec

from serai.games.contract import Event, Game, State
from serai.games.dealing import Dealing


def take_up(game: type[Game], position: str, dealing: Dealing) -> tuple[State, tuple[Event, ...]]:
    """Return the state that a position is (see `Game.from_text`), and the one event that stands for all before it.

    The event tells each seat, and spectators, the view that they have: from there on events tell the rest.
    """
    state = game.from_text(position, dealing)
    views = {seat: msgspec.to_builtins(state.view(seat), str_keys=True) for seat in (None, *range(state.seats))}
    secret = {seat: {"view": view} for seat, view in views.items() if seat is not None}
    return state, (Event("taken-up", None, {"view": views[None]}, secret),)
