"""Reasons about duels: high cards, low cards, passing, and what can be paid."""

from __future__ import annotations

from typing import Final

from serai.coach.detection import Detector, Found
from serai.coach.eschnapur.measures import BEATEN, DUELLED, FOUND, HIGHEST, LARGE
from serai.coach.eschnapur.situation import COIN, Situation, times
from serai.games.contract import Fact
from serai.games.eschnapur.box import PASSING
from serai.games.eschnapur.moves import Buy, Duel, Redeem

OFTEN: Final = 0.15
"""How much more often a duel must go another way to be a reason."""
A_FIND: Final = 4.0
"""What a discovery token is worth in points, to rank reasons."""
HIGHER: Final = 4.0
"""How much higher the best card left in hand must be."""


def large_number(here: Situation) -> int:
    """Return the large number of the duel's niche (E-D2)."""
    assert here.view.duel is not None
    return int((here.view.niches[here.view.duel.niche] or "0/0").partition("/")[2])


def cannot_pay(here: Situation) -> Found | None:
    """Find a high card played without the coins to pay for it."""
    cards = here.cards()
    if cards is None or not cards[0] or here.cost_of(cards[0]) <= here.coins or cards[1] > cards[0]:
        return None
    if here.measured.played(LARGE) > OFTEN:
        return None
    return Found(2.0, {"card": cards[0], "cost": here.cost_of(cards[0]), "coins": here.coins})


def passed_high(here: Situation) -> Found | None:
    """Find a pass where a number would have brought the large number."""
    cards = here.cards()
    if cards is None or cards[0] or not here.gained(LARGE).at_least(OFTEN):
        return None
    facts: dict[str, Fact] = {"card": cards[1], "points": large_number(here), "times": times(here.measured.best(LARGE))}
    return Found(here.gained(LARGE).mean * large_number(here), facts)


def passed_low(here: Situation) -> Found | None:
    """Find a pass where a number would have brought the discovery token."""
    cards = here.cards()
    if cards is None or cards[0] or not here.gained(FOUND).at_least(OFTEN):
        return None
    facts: dict[str, Fact] = {"card": cards[1], "times": times(here.measured.best(FOUND))}
    return Found(here.gained(FOUND).mean * A_FIND, facts)


def pass_better(here: Situation) -> Found | None:
    """Find a number that mostly brings nothing, where passing is paid."""
    cards = here.cards()
    if cards is None or not cards[0] or cards[1] or here.measured.played(BEATEN) < 0.4:
        return None
    beaten, coins = here.measured.played(BEATEN), int(here.box[PASSING])
    return Found(beaten * (1.0 + coins * COIN), {"card": cards[0], "times": times(beaten), "coins": coins})


def high_card_wasted(here: Situation) -> Found | None:
    """Find the highest card spent where a lower one, or a pass, does nearly as well and keeps it."""
    cards = here.cards()
    if cards is None or cards[0] != max(here.numbers, default=0) or cards[1] >= cards[0]:
        return None
    if not here.gained(HIGHEST).at_least(HIGHER) or here.given(LARGE).mean > 0.5:
        return None
    return Found(here.gained(HIGHEST).mean / 6, {"card": cards[0], "instead_card": cards[1]})


def between(here: Situation) -> Found | None:
    """Find a card that is neither high nor low enough, where another number is."""
    cards = here.cards()
    if cards is None or not cards[0] or not cards[1] or not here.given(BEATEN).at_least(OFTEN):
        return None
    facts: dict[str, Fact] = {"card": cards[0], "instead_card": cards[1], "times": times(here.measured.played(BEATEN))}
    return Found(here.given(BEATEN).mean * A_FIND, facts)


def higher_card(here: Situation) -> Found | None:
    """Find a lower card played where a higher one wins the large number."""
    cards = here.cards()
    if cards is None or not 0 < cards[0] < cards[1] or not here.gained(LARGE).at_least(OFTEN):
        return None
    facts: dict[str, Fact] = {"card": cards[0], "instead_card": cards[1], "points": large_number(here)}
    facts["times"] = times(here.measured.best(LARGE))
    return Found(here.gained(LARGE).mean * large_number(here), facts)


def lower_card(here: Situation) -> Found | None:
    """Find a higher card played where a lower one gets the discovery token."""
    cards = here.cards()
    if cards is None or not 0 < cards[1] < cards[0] or not here.gained(FOUND).at_least(OFTEN):
        return None
    facts: dict[str, Fact] = {"card": cards[0], "instead_card": cards[1], "times": times(here.measured.best(FOUND))}
    return Found(here.gained(FOUND).mean * A_FIND, facts)


def unarmed(here: Situation) -> Found | None:
    """Find a card locked where more number cards could have been had first."""
    if not isinstance(here.played, Duel):
        return None
    bought = isinstance(here.best, Buy) and here.best.thing == "number"
    if not bought and not (isinstance(here.best, Redeem) and "number" in here.best.cards):
        return None
    better = max(here.gained(LARGE), here.gained(FOUND), key=lambda gain: gain.mean)
    return Found(1.0 + max(0.0, better.mean) * A_FIND, {"cards": [str(card) for card in here.numbers]})


def played_needlessly(here: Situation) -> Found | None:
    """Find a card bought or redeemed in a duel that is not played any better than those in hand."""
    if here.view.duel is None or not isinstance(here.played, Buy | Redeem) or not isinstance(here.best, Duel):
        return None
    if here.gained(DUELLED).mean < -OFTEN:
        return None
    return Found(1.0, {"card": here.best.card or 0})


DETECTORS: Final = (
    Detector("cannot-pay", "duel", cannot_pay),
    Detector("passed-high", "duel", passed_high),
    Detector("passed-low", "duel", passed_low),
    Detector("pass-better", "duel", pass_better),
    Detector("high-card-wasted", "duel", high_card_wasted),
    Detector("between", "duel", between),
    Detector("higher-card", "duel", higher_card),
    Detector("lower-card", "duel", lower_card),
    Detector("unarmed", "duel", unarmed),
    Detector("armed-needlessly", "duel", played_needlessly),
)
