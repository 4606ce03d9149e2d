"""Reasons about the bank and the reserve: what is bought, redeemed, turned up, and how far the coins go."""

from __future__ import annotations

from typing import Final

from serai.coach.detection import Detector, Found
from serai.coach.eschnapur.measures import BUDDHA, COINS, DOUBLED
from serai.coach.eschnapur.situation import COIN, Situation, times
from serai.games.contract import Fact
from serai.games.eschnapur.box import PRICE
from serai.games.eschnapur.moves import THINGS, Buy, Duel, End, Flip, Offer, Redeem


def redeemed_late(here: Situation) -> Found | None:
    """Find reserve tokens that had better been redeemed now."""
    if isinstance(here.played, Redeem) or not isinstance(here.best, Redeem):
        return None
    facts: dict[str, Fact] = {"tokens": list(here.best.tokens), "value": here.value_of(here.best.tokens)}
    return Found(1.5, {**facts, **_cards(here.best)})


def redeemed_early(here: Situation) -> Found | None:
    """Find reserve tokens redeemed that had better been kept."""
    if not isinstance(here.played, Redeem) or isinstance(here.best, Redeem):
        return None
    value = here.value_of(here.played.tokens)
    return Found(1.0, {"tokens": list(here.played.tokens), "value": value, "excess": value - here.redemption})


def redeemed_wrong_cards(here: Situation) -> Found | None:
    """Find the wrong cards asked for in a redemption."""
    if not isinstance(here.played, Redeem) or not isinstance(here.best, Redeem) or here.played.cards == here.best.cards:
        return None
    return Found(1.0, _cards(here.best))


def redeemed_too_much(here: Situation) -> Found | None:
    """Find more value given for two cards than another set of tokens takes."""
    if not isinstance(here.played, Redeem) or not isinstance(here.best, Redeem):
        return None
    value, needed = here.value_of(here.played.tokens), here.value_of(here.best.tokens)
    if value <= needed:
        return None
    return Found((value - needed) / 2, {"tokens": list(here.best.tokens), "value": value, "instead_value": needed})


def bought_for_nothing(here: Situation) -> Found | None:
    """Find a purchase that is not worth its coins."""
    if not isinstance(here.played, Buy) or isinstance(here.best, Buy | Duel):
        return None
    if not here.gained(COINS).at_least(1.0):
        return None
    return Found(here.gained(COINS).mean * COIN, {"thing": here.played.thing, "coins": _price(here, here.played)})


def bought_wrong(here: Situation) -> Found | None:
    """Find one thing bought where another one is worth more."""
    if not isinstance(here.played, Buy) or not isinstance(here.best, Buy):
        return None
    return Found(1.0, {"thing": here.played.thing, "instead_thing": here.best.thing})


def hoarded(here: Situation) -> Found | None:
    """Find coins kept that had better bought something."""
    if not isinstance(here.best, Buy) or not isinstance(here.played, End):
        return None
    return Found(1.0, {"thing": here.best.thing, "price": [f"{_price(here, here.best)}c"], "coins": here.coins})


def bank_first(here: Situation) -> Found | None:
    """Find an offer or another step made where a purchase at the bank comes first."""
    if not isinstance(here.best, Buy) or isinstance(here.played, Buy | End | Duel):
        return None
    return Found(0.8, {"thing": here.best.thing, "coins": here.coins})


def purse_emptied(here: Situation) -> Found | None:
    """Find coins spent that were needed to pay for the highest card in a duel (E-D2)."""
    if not isinstance(here.played, Buy | Offer) or not here.numbers:
        return None
    spent = _price(here, here.played) if isinstance(here.played, Buy) else here.played.price.coins
    card = max(here.numbers)
    if not here.coins - spent < here.cost_of(card) <= here.coins or not here.gained(COINS).at_least(1.0):
        return None
    return Found(1.2, {"card": card, "cost": here.cost_of(card), "coins": here.coins - spent})


def known_pile(here: Situation) -> Found | None:
    """Find tokens turned up from the wrong piles, where it is known what lies in them."""
    if not isinstance(here.played, Flip) or not isinstance(here.best, Flip) or here.view.memory is None:
        return None
    tops = [
        under[0] if here.view.piles[pile] == len(under) and under else ""
        for pile, under in enumerate(here.view.memory.piles_under)
    ]
    known = [name for name in tops if name]
    if not known:
        return None
    return Found(1.0, {"tokens": known})


def buddha_ignored(here: Situation) -> Found | None:
    """Find points missed while the Buddha would have doubled them (E-H1)."""
    if here.view.buddha != here.seat or not here.gained(DOUBLED).at_least(1.0):
        return None
    return Found(here.gained(DOUBLED).mean * 2, {"points": round(2 * here.gained(DOUBLED).mean)})


def buddha_lost(here: Situation) -> Found | None:
    """Find the Buddha given up for little (E-H2)."""
    if not here.gained(BUDDHA).at_least(0.3):
        return None
    return Found(1.0, {"times": times(here.gained(BUDDHA).mean)})


def _price(here: Situation, purchase: Buy) -> int:
    return int(here.box[PRICE + THINGS.index(purchase.thing)])


def _cards(redemption: Redeem) -> dict[str, Fact]:
    return {"symbols": redemption.cards.count("symbol"), "numbers": redemption.cards.count("number")}


DETECTORS: Final = (
    Detector("redeemed-late", "reserve", redeemed_late),
    Detector("redeemed-early", "reserve", redeemed_early),
    Detector("redeemed-wrong-cards", "reserve", redeemed_wrong_cards),
    Detector("redeemed-too-much", "reserve", redeemed_too_much),
    Detector("known-pile", "reserve", known_pile),
    Detector("bought-for-nothing", "purse", bought_for_nothing),
    Detector("bought-wrong", "purse", bought_wrong),
    Detector("hoarded", "purse", hoarded),
    Detector("bank-first", "purse", bank_first),
    Detector("purse-emptied", "purse", purse_emptied),
    Detector("buddha-ignored", "buddha", buddha_ignored),
    Detector("buddha-lost", "buddha", buddha_lost),
)
