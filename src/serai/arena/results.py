"""What a game of the arena came to, as one line of JSON."""

from __future__ import annotations

from typing import Literal

import msgspec

from serai.games.contract import Outcome, Seat


class Forfeit(msgspec.Struct, frozen=True):
    """How a player lost a game by misbehaving."""

    seat: Seat
    kind: Literal["crash", "illegal", "silent"]
    reason: str


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How one game ended; tuples run by seat."""

    table: int
    deal: int
    rotation: int
    seating: tuple[int, ...]
    places: tuple[int, ...]
    """1 for the first; seats with equal places share them."""
    rounds: tuple[tuple[int, ...], ...]
    """The points of each round that was played to its end."""
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    """Time that each player took for all of its moves."""
    ending: str
    """The game's own reason, ``forfeit``, or ``endless``."""
    forfeit: Forfeit | None = None

    @property
    def key(self) -> tuple[int, int, int]:
        """What tells this game from all others of the run."""
        return self.table, self.deal, self.rotation

    @property
    def scores(self) -> tuple[float, ...]:
        """Each seat's share of the win."""
        first = self.places.count(1)
        return tuple(1 / first if place == 1 else 0.0 for place in self.places)

    @property
    def whole(self) -> bool:
        """Whether the game was played to its end by the rules."""
        return self.forfeit is None and self.ending != "endless"

    def timeless(self) -> Result:
        """Return the result without the one thing that differs from run to run."""
        return msgspec.structs.replace(self, seconds=())


def placed(outcome: Outcome) -> tuple[int, ...]:
    """Return the place of each seat: winners first, the others by their points."""
    order = [(seat not in outcome.winners, -points) for seat, points in enumerate(outcome.points)]
    if outcome.winners:
        order = [(behind, 0 if not behind else worth) for behind, worth in order]
    return tuple(1 + sum(other < own for other in order) for own in order)


def placed_last(seat: Seat, seats: int) -> tuple[int, ...]:
    """Return the places when one seat forfeits and the others share the win."""
    return tuple(seats if at == seat else 1 for at in range(seats))
