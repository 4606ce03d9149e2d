"""Reasons about the way: niches left closed, niches opened too early, and steps for nothing."""

from __future__ import annotations

from typing import Final

from serai.coach.detection import Detector, Found
from serai.coach.eschnapur.measures import BEATEN, COINS, FINDS, LARGE, OPENED, POINTS, STEPS, SYMBOLS
from serai.coach.eschnapur.situation import COIN, Situation, times
from serai.games.contract import Fact
from serai.games.eschnapur.moves import Buy, End, Open, Redeem, Walk

MOSTLY: Final = 0.5
"""How much more often a niche must be opened to be the reason."""
A_STEP: Final = 2 * COIN
A_SYMBOL: Final = 3 * COIN


def _target(here: Situation) -> str | None:
    """Return the square whose niche the best move opens or walks to, if the seat holds the symbols for it."""
    square = here.square
    if isinstance(here.best, Walk):
        square = here.best.path[-1]
    elif not isinstance(here.best, Open):
        return None
    return square if here.opens(square) else None


def niche_left(here: Situation) -> Found | None:
    """Find a turn ended before a niche that could have been opened."""
    square = _target(here)
    if not isinstance(here.played, End) or square is None or not here.gained(OPENED).at_least(MOSTLY):
        return None
    return Found(1.0 + here.gained(POINTS).mean, {"square": square, "cards": [*here.shown(square)]})


def walked_past(here: Situation) -> Found | None:
    """Find a walk that leads away from a niche that could have been opened this turn."""
    square = _target(here)
    if not isinstance(here.played, Walk) or square is None or here.measured.best(OPENED) < MOSTLY:
        return None
    if here.measured.played(OPENED) >= MOSTLY and here.played.path[-1] != square:
        return None
    facts: dict[str, Fact] = {"square": square, "cards": [*here.shown(square)]}
    return Found(1.0 + here.gained(POINTS).mean, facts)


def opened_too_early(here: Situation) -> Found | None:
    """Find a niche opened without the cards to win the duel over it."""
    if not isinstance(here.played, Open) or here.measured.best(OPENED) > 1.0 - MOSTLY:
        return None
    if here.measured.played(LARGE) > MOSTLY:
        return None
    facts: dict[str, Fact] = {"square": here.square, "card": max(here.numbers, default=0)}
    return Found(2.0 + here.measured.played(BEATEN), {**facts, "times": times(here.measured.played(LARGE))})


def arm_before_opening(here: Situation) -> Found | None:
    """Find a niche opened before number cards were bought or redeemed for its duel."""
    bought = isinstance(here.best, Buy) and here.best.thing == "number"
    if not isinstance(here.played, Open) or not (bought or isinstance(here.best, Redeem)):
        return None
    if here.measured.best(OPENED) < MOSTLY:
        return None
    return Found(1.5, {"square": here.square, "cards": [str(card) for card in here.numbers]})


def waited(here: Situation) -> Found | None:
    """Find an opening put off by other business although it should come now."""
    if isinstance(here.played, End | Walk) or not isinstance(here.best, Open):
        return None
    return Found(1.0 + here.gained(POINTS).mean, {"square": here.square, "cards": [*here.shown(here.square)]})


def steps_wasted(here: Situation) -> Found | None:
    """Find movement tokens spent on a walk that leads to nothing this turn."""
    if not isinstance(here.played, Walk) or here.given(OPENED).mean > 0.2 or not here.gained(STEPS).at_least(1.0):
        return None
    facts: dict[str, Fact] = {"square": here.played.path[-1], "steps": round(here.gained(STEPS).mean)}
    return Found(here.gained(STEPS).mean * A_STEP, facts)


def dearer_niche(here: Situation) -> Found | None:
    """Find a niche that takes more symbol cards than another one within reach."""
    if min(here.measured.played(OPENED), here.measured.best(OPENED)) < MOSTLY:
        return None
    square = _target(here)
    if square is None or not here.gained(SYMBOLS).at_least(MOSTLY):
        return None
    return Found(here.gained(SYMBOLS).mean * A_SYMBOL, {"square": square, "cards": [*here.shown(square)]})


def better_square(here: Situation) -> Found | None:
    """Find a better place to stand for the turns to come."""
    if not isinstance(here.best, Walk) or isinstance(here.played, Open) or here.measured.best(OPENED) > 0.2:
        return None
    return Found(0.5, {"square": here.best.path[-1], "steps": len(here.best.path)})


def opened_for_others(here: Situation) -> Found | None:
    """Find a niche opened whose treasure goes to others."""
    if not isinstance(here.played, Open) or here.measured.best(OPENED) > 1.0 - MOSTLY:
        return None
    if here.measured.played(LARGE) + here.measured.played(FINDS) > MOSTLY:
        return None
    return Found(2.0 + here.gained(COINS).mean * COIN, {"square": here.square})


DETECTORS: Final = (
    Detector("niche-left", "way", niche_left),
    Detector("walked-past", "way", walked_past),
    Detector("opened-too-early", "way", opened_too_early),
    Detector("arm-before-opening", "way", arm_before_opening),
    Detector("waited", "way", waited),
    Detector("steps-wasted", "way", steps_wasted),
    Detector("dearer-niche", "way", dearer_niche),
    Detector("better-square", "way", better_square),
    Detector("opened-for-others", "way", opened_for_others),
)
