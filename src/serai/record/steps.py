"""A game as the row of its moments, each reached from the one before by a move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Generic, NamedTuple, TypeVar

from serai.games.contract import Event, Move, Seat
from serai.games.dealing import Dealing
from serai.games.taking_up import take_up

Position = TypeVar("Position")


class Step(NamedTuple, Generic[Position]):
    """One moment: the state after a move, and what happened; the first is the deal or the position, and has no move."""

    seat: Seat | None
    move: Move | None
    state: Position
    events: tuple[Event, ...]


def steps(
    game: Any,
    options: Any,
    seats: int,
    dealing: Dealing,
    moves: Iterable[tuple[Seat, str]],
    position: str | None = None,
) -> Iterator[Step[Any]]:
    """Yield every moment of a game, from the deal on or from a position."""
    state, events = game.start(options, seats, dealing) if position is None else take_up(game, position, dealing)
    yield Step(None, None, state, events)
    for seat, text in moves:
        move = game.parse(text)
        state, events = state.play(seat, move)
        yield Step(seat, move, state, events)
