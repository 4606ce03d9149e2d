"""Reasons about sales: too late, too early, too few, bonuses, and the end of a round."""

from __future__ import annotations

from typing import Final

from serai.coach.detection import Detector, Found
from serai.coach.jaipur.measures import BONUS, MOVES, RESULT, UNSOLD
from serai.coach.jaipur.situation import Situation, sold

LEAST: Final = 1.0
"""Rupees below which nothing is told."""
FINISH: Final = 0.05
"""How much more often a round must be won for its end to be the reason."""
ROUND: Final = 20.0
"""What a round won more often is worth in rupees, to rank reasons."""
CARD: Final = 2.0
"""What a card left unsold is worth in rupees, to rank reasons."""
LATE: Final = 14
"""Cards in the deck below which a round draws to its end."""


def sold_late(here: Situation) -> Found | None:
    """Find goods that should have been sold now: later their kind brings less."""
    cards = sold(here.best)
    if not cards or sold(here.played):
        return None
    less = here.own(cards[0])
    if not less.at_least(LEAST):
        return None
    return Found(
        less.mean, {"cards": cards, "tokens": here.tokens(cards), "rupees": round(less.mean)}, f"own {cards[0]}"
    )


def sold_wrong_kind(here: Situation) -> Found | None:
    """Find a sale of one kind where another was more urgent."""
    cards, instead = sold(here.best), sold(here.played)
    if not cards or not instead or cards[0] == instead[0]:
        return None
    less = here.own(cards[0])
    if not less.at_least(LEAST):
        return None
    return Found(less.mean, {"cards": cards, "given": instead, "rupees": round(less.mean)}, f"own {cards[0]}")


def outrun(here: Situation) -> Found | None:
    """Find tokens that are left to an opponent who is known to hold the same goods."""
    cards = sold(here.best)
    if not cards or sold(here.played)[:1] == cards[0] or not here.known.count(cards[0]):
        return None
    more = here.theirs(cards[0])
    if not more.at_least(LEAST):
        return None
    theirs = cards[0] * here.known.count(cards[0])
    return Found(more.mean, {"cards": cards, "known": theirs, "rupees": round(more.mean)})


def sold_early(here: Situation) -> Found | None:
    """Find a sale that should have waited for more cards of its kind."""
    cards = sold(here.played)
    if not cards or sold(here.best)[:1] == cards[0]:
        return None
    more = here.own_with_bonus(cards[0])
    if not more.at_least(LEAST):
        return None
    return Found(more.mean, {"cards": cards, "rupees": round(more.mean)}, f"own {cards[0]}")


def sold_too_few(here: Situation) -> Found | None:
    """Find a sale that should have been of more cards."""
    cards, fewer = sold(here.best), sold(here.played)
    if not fewer or cards[:1] != fewer[0] or len(cards) <= len(fewer):
        return None
    more = here.own_with_bonus(cards[0])
    if not more.at_least(LEAST):
        return None
    pile = min(len(cards), 5)
    bonus = pile if pile >= 3 and pile > len(fewer) and here.view.bonuses[pile] else 0
    return Found(
        more.mean, {"cards": cards, "given": fewer, "bonus": bonus, "rupees": round(more.mean)}, f"own {cards[0]}"
    )


def sold_too_many(here: Situation) -> Found | None:
    """Find a sale of which some cards should have been kept for another."""
    cards, more_cards = sold(here.best), sold(here.played)
    if not cards or more_cards[:1] != cards[0] or len(cards) >= len(more_cards):
        return None
    more = here.own_with_bonus(cards[0])
    if not more.at_least(LEAST):
        return None
    return Found(more.mean, {"cards": cards, "given": more_cards, "rupees": round(more.mean)}, f"own {cards[0]}")


def bonus_given_up(here: Situation) -> Found | None:
    """Find bonus tokens that the best move leads to."""
    if sold(here.best) and sold(here.best)[:1] == sold(here.played)[:1]:
        return None  # told as a sale of too few or too many
    more = here.own_bonus()
    if not more.at_least(LEAST):
        return None
    piles = [here.measured.gained(BONUS + at).mean for at in range(3)]
    return Found(more.mean, {"bonus": 3 + piles.index(max(piles)), "rupees": round(more.mean)})


def bonus_to_other(here: Situation) -> Found | None:
    """Find bonus tokens that the played move lets the opponent have."""
    more = here.their_bonus()
    if not more.at_least(LEAST):
        return None
    piles = [here.measured.given(BONUS + 3 + at).mean for at in range(3)]
    return Found(more.mean, {"bonus": 3 + piles.index(max(piles)), "rupees": round(more.mean)})


def end_missed(here: Situation) -> Found | None:
    """Find a move that would have ended the round at a good moment."""
    ends, goes_on = here.measured.best(MOVES) == 1.0, here.measured.played(MOVES) > 1.0
    won = here.measured.gained(RESULT)
    if not (ends and goes_on and won.at_least(FINISH)):
        return None
    return Found(ROUND * won.mean, {"percent": round(100 * won.mean)})


def ended_too_soon(here: Situation) -> Found | None:
    """Find a move that ended the round at a bad moment."""
    ended, goes_on = here.measured.played(MOVES) == 1.0, here.measured.best(MOVES) > 1.0
    won = here.measured.gained(RESULT)
    if not (ended and goes_on and won.at_least(FINISH)):
        return None
    return Found(ROUND * won.mean, {"percent": round(100 * won.mean)})


def stuck(here: Situation) -> Found | None:
    """Find cards that nobody can sell any more when the round ends."""
    more = here.measured.given(UNSOLD)
    if here.view.deck > LATE or not more.at_least(0.5):
        return None
    return Found(CARD * more.mean, {"count": max(1, round(more.mean)), "deck": here.view.deck})


DETECTORS: Final = (
    Detector("sold-late", "sales", sold_late),
    Detector("sold-wrong-kind", "sales", sold_wrong_kind),
    Detector("outrun", "sales", outrun),
    Detector("sold-early", "sales", sold_early),
    Detector("sold-too-few", "bonuses", sold_too_few),
    Detector("sold-too-many", "sales", sold_too_many),
    Detector("bonus-given-up", "bonuses", bonus_given_up),
    Detector("bonus-to-other", "bonuses", bonus_to_other),
    Detector("end-missed", "sales", end_missed),
    Detector("ended-too-soon", "sales", ended_too_soon),
    Detector("stuck", "sales", stuck),
)
