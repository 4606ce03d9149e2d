"""From the chance to win a round to the chance to win the match.

The round's chance is the search's, corrected by a monotone map that games have shown to be needed (`calibration.json`,
made by benchmarks/coach_calibration.py). The match's chance follows from the seals of both, the seals that win, and who
starts the next round: the loser does (J-S4), between equal players from here on.
"""

from __future__ import annotations

import functools
import math
from pathlib import Path
from typing import Final

import msgspec

STARTER: Final = 0.595
"""How often whoever starts a round wins it between equal players: benchmarks/jaipur_starter.py measures it."""
CALIBRATION_FILE: Final = Path(__file__).with_name("calibration.json")
CERTAIN: Final = 1e-9
"""Chances nearer to 0 or 1 than this are certainties and stay so."""


class Calibration(msgspec.Struct, frozen=True):
    """A straight line in log-odds; the identity has slope 1 and offset 0."""

    slope: float
    offset: float

    def corrected(self, chance: float) -> float:
        """Return a round's chance as games have shown it."""
        if not CERTAIN < chance < 1.0 - CERTAIN:
            return chance
        log_odds = self.slope * math.log(chance / (1.0 - chance)) + self.offset
        return 1.0 / (1.0 + math.exp(-log_odds))


@functools.cache
def calibration() -> Calibration:
    """Return the map that ships with the package."""
    return msgspec.json.decode(CALIBRATION_FILE.read_bytes(), type=Calibration)


class Stakes(msgspec.Struct, frozen=True):
    """What a round is worth to a seat: its chance to win the match after winning, losing or tying the round."""

    won: float
    lost: float
    tied: float

    @property
    def swing(self) -> float:
        """How much of the match hangs on the round."""
        return self.won - self.lost

    def match(self, chance: float) -> float:
        """Return the chance to win the match for a chance to win the round."""
        return self.lost + chance * self.swing

    def judged(self, chance: float) -> float:
        """Return the chance to win the match for a round's chance as the search says it."""
        return self.match(calibration().corrected(chance))


def stakes(seals: tuple[int, int], target: int, *, started: bool) -> Stakes:
    """Return what a round is worth: own seals first, and whether the seat has started the round.

    >>> stakes((0, 0), 1, started=True)
    Stakes(won=1.0, lost=0.0, tied=0.405)
    """
    own, other = seals
    return Stakes(
        match_chance(own + 1, other, target, starts=False),  # J-S4: the loser starts
        match_chance(own, other + 1, target, starts=True),
        match_chance(own, other, target, starts=not started),  # J-E5: the other one starts it again
    )


@functools.cache
def match_chance(own: int, other: int, target: int, *, starts: bool) -> float:
    """Return the chance to win a match between equal players as a round is about to be dealt."""
    if own >= target:
        return 1.0
    if other >= target:
        return 0.0
    here = STARTER if starts else 1.0 - STARTER
    won = match_chance(own + 1, other, target, starts=False)
    lost = match_chance(own, other + 1, target, starts=True)
    return here * won + (1.0 - here) * lost
