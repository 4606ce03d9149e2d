"""What a game brings to the coach: how a decision is judged, and what chance gave.

The entry point of a game in the group ``serai.coaches`` names a module that meets `GameCoach`. Everything about a
decision comes from the view of the seat that made it, so that no analysis tells what the seat could not know. Luck is
the one exception: it is measured with all cards open, after the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, Protocol, TypeAlias, cast, runtime_checkable

import msgspec

from serai.games import registry
from serai.games.contract import Move, Seat

COACHES: Final = "serai.coaches"

Kind: TypeAlias = Literal["counted", "forced", "obvious"]
"""A decision counts unless there was nothing to choose (forced), or anybody would have chosen so (obvious)."""


class Estimate(msgspec.Struct, frozen=True):
    """A chance to win, or a difference of two, with its 95 % interval; 1 is certain."""

    mean: float
    low: float
    high: float


class Option(msgspec.Struct, frozen=True):
    """A move that was searched, and the seat's chance to win after it."""

    move: str
    """Its notation; empty where the seat would do nothing now, though it may."""
    chance: Estimate


class Reason(msgspec.Struct, frozen=True):
    """Why a move cost something: a pattern that a detector found, and the things on the table that it names.

    The sentence is the message ``<game>-coach-<pattern>`` of the game's words, told with the facts.
    """

    pattern: str
    facts: Mapping[str, Any] = {}


class Verdict(msgspec.Struct, frozen=True):
    """What a decision came to, from what its seat knew."""

    kind: Kind
    before: float
    """The chance to win before the decision, if the best move found follows."""
    played: Option
    best: Option
    """The best move found; the one that was played where nothing better was found."""
    lost: Estimate
    """The chance of the best minus that of the played move, measured in the same imagined worlds."""
    others: tuple[Option, ...] = ()
    """Further moves that were searched, the best first."""
    reasons: tuple[Reason, ...] = ()
    """Why the played move is worse than the best, the most telling reason first."""
    worlds: int = 0
    """In how many imagined worlds the played and the best move were compared."""


class Survey(msgspec.Struct, frozen=True):
    """Every move that a seat would think of, weighed at length from what the seat knows."""

    options: tuple[Option, ...]
    """The best first."""
    gap: Estimate
    """The chance of the best minus that of the second, measured in the same imagined worlds."""
    worlds: int
    """In how many imagined worlds these two were compared."""


def at_most(weighed: Option, most: float) -> Option:
    """Return a move that was left out of a longer look, told as no better than those that were not."""
    over = max(0.0, weighed.chance.mean - most)
    mean, low, high = weighed.chance.mean - over, weighed.chance.low - over, weighed.chance.high - over
    return Option(weighed.move, Estimate(mean, max(0.0, low), high))


class PuzzleSettings(msgspec.Struct, frozen=True):
    """From which games puzzles of a game are taken, and how long positions are searched."""

    player: str
    """Who plays these games, in all seats."""
    tables: tuple[tuple[int, Mapping[str, Any]], ...]
    """Seats and options, taken in turn from game to game."""
    first_look: int
    """Iterations that tell whether a position is worth a proof."""
    proof: int
    """Iterations of a proof."""


class Draw(msgspec.Struct, frozen=True):
    """One thing that chance decided: whose turn it fell into, and what it gave every seat.

    The sentence is the message ``<game>-coach-draw-<what>`` of the game's words, told with the facts.
    """

    what: str
    seat: Seat | None
    gains: tuple[float, ...]
    """For each seat the chance to win after it, minus the mean over everything that could have come."""
    facts: Mapping[str, Any] = {}


class GameCoach(Protocol):
    """How the decisions of one game are judged."""

    ITERATIONS: int
    """How long a decision is searched unless another number is asked for."""
    THEMES: tuple[str, ...]
    """What habits are about, by name: the message ``<game>-coach-theme-<name>``."""
    PATTERNS: Mapping[str, str]
    """Every pattern that a reason can have, with its theme."""
    SCALE: Mapping[str, float]
    """The chance lost a decision of every level, from the weakest, times 1000: measured over its games."""

    def model(self) -> str:
        """Return the hash of what judges: weights and their settings."""
        ...

    def judge(self, view: Any, move: Move, iterations: int, seed: int) -> Verdict:
        """Judge a move of the view's seat; the same view, move, effort and seed give the same verdict."""
        ...

    PUZZLES: PuzzleSettings

    def survey(self, view: Any, iterations: int, seed: int) -> Survey | None:
        """Weigh all moves of the view's seat, or return ``None`` where there is nothing to choose."""
        ...

    def contrast(self, view: Any, move: Move, best: Move, seed: int) -> tuple[Reason, ...]:
        """Return why a move is worse than the best one."""
        ...

    def draws(self, before: Any, seat: Seat, move: Move, after: Any) -> tuple[Draw, ...]:
        """Return what chance decided in the step from one state to the next, all cards open."""
        ...


@runtime_checkable
class HandReader(Protocol):
    """A coach that reads hands: what somebody's moves suggest about the cards that nobody has seen."""

    def reading(self, view: Any) -> Mapping[str, tuple[float, ...]]:
        """Return for each kind of cards the chance that the opponent holds none, one, two … of it."""
        ...


def load(game: str) -> GameCoach:
    """Return the coach of a game, or raise `UnknownGame`."""
    return cast("GameCoach", registry.part(COACHES, game))
