"""An analysis as data: what `serai coach --json` prints and the page shows. docs/coach.md tells every field."""

from __future__ import annotations

from typing import Final

import msgspec

from serai.coach.contract import Draw, Verdict
from serai.coach.grades import Grade
from serai.games.contract import Seat

SCHEMA: Final = 1


class Decision(msgspec.Struct, frozen=True):
    """One move of a seat and what it came to."""

    step: int
    """The number of the move in the game, counted from 1."""
    round: int
    """The number of the round, counted from 1; a game may be one round."""
    grade: Grade | None
    verdict: Verdict


class ThemeLoss(msgspec.Struct, frozen=True):
    """A habit: what the decisions that its reasons explain have lost together, and where it cost most."""

    theme: str
    lost: float
    count: int
    worst: int
    """The step of the costliest of them."""


class SeatAnalysis(msgspec.Struct, frozen=True):
    """Everything about the decisions of one seat, from what that seat knew."""

    seat: Seat
    decisions: tuple[Decision, ...]
    counted: int
    """How many decisions count: neither forced nor obvious."""
    lost: float
    """The chance lost a counted decision, times 1000."""
    grades: dict[Grade, int]
    themes: tuple[ThemeLoss, ...]
    """The costliest habit first."""


class SeatLuck(msgspec.Struct, frozen=True):
    """How far chance helped a seat; made with all cards open."""

    seat: Seat
    result: float | None
    """The share of the win: 1 won, 0 lost; ``None`` if the game was broken off."""
    own: float
    """What the seat's own draws gave it."""
    others: float
    """What the draws of all others, and those of nobody, gave it."""
    adjusted: float | None
    """The result without luck: `result - own - others`."""


class StepDraw(msgspec.Struct, frozen=True):
    """A draw, and the number of the move that it belongs to."""

    step: int
    draw: Draw


class Luck(msgspec.Struct, frozen=True):
    """The luck of a game: the one section that knows all cards."""

    seats: tuple[SeatLuck, ...]
    draws: tuple[StepDraw, ...]


class Report(msgspec.Struct, frozen=True):
    """The analysis of one game."""

    schema: int
    version: str
    """The version of Serai that made it."""
    game: str
    model: str
    iterations: int
    seed: int
    record: str
    """The digest of the record."""
    players: tuple[str, ...]
    moves: int
    """How many moves the game had."""
    rounds: tuple[int, ...]
    """The step with which each round began: 0, then the number of the last move before it."""
    scale: dict[str, float]
    """The chance lost a decision, times 1000, of every level from the weakest."""
    seats: tuple[SeatAnalysis, ...]
    luck: Luck
