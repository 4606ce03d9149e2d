"""Reasons about haggling over reserve tokens: what was offered, and which offer was taken."""

from __future__ import annotations

from typing import Final

from serai.coach.detection import Detector, Found
from serai.coach.eschnapur.measures import TOKENS
from serai.coach.eschnapur.situation import COIN, Situation, items
from serai.games.contract import Fact
from serai.games.eschnapur.box import REFUSAL
from serai.games.eschnapur.moves import TOKENS as TOKENS_UP
from serai.games.eschnapur.moves import Accept, Buy, Offer, Price, Refuse, Withdraw

OFTEN: Final = 0.15
"""How much more often a token must change hands to make a difference."""


def overpaid(here: Situation) -> Found | None:
    """Find an offer above what the bank asks for all that the token brings."""
    if not isinstance(here.played, Offer) or isinstance(here.best, Buy):
        return None
    over = here.worth(here.played.price) - here.asked_at_bank(here.played.token)
    if over <= 0 or (isinstance(here.best, Offer) and here.worth(here.best.price) >= here.worth(here.played.price)):
        return None
    facts: dict[str, Fact] = {"price": items(here.played.price), "name": here.name_of(here.played.token)}
    return Found(1.0 + over * COIN, {**facts, "bank": here.asked_at_bank(here.played.token)})


def more_than_needed(here: Situation) -> Found | None:
    """Find an offer where a smaller one gets the same token about as often."""
    offers = here.offers()
    if offers is None or offers[0].token != offers[1].token:
        return None
    saved = here.worth(offers[0].price) - here.worth(offers[1].price)
    if saved <= 0 or here.given(TOKENS).mean > OFTEN:
        return None
    facts: dict[str, Fact] = {"price": items(offers[0].price), "instead": items(offers[1].price)}
    return Found(saved * COIN, {**facts, "name": here.name_of(offers[0].token)})


def regretted(here: Situation) -> Found | None:
    """Find an offer that is taken up and leaves the seat worse off than no deal."""
    if not isinstance(here.played, Offer) or not (here.best is None or isinstance(here.best, Withdraw)):
        return None
    if not here.given(TOKENS).at_least(OFTEN):
        return None
    return Found(1.0, {"price": items(here.played.price), "name": here.name_of(here.played.token)})


def card_given(here: Situation) -> Found | None:
    """Find cards in an offer that had better stay in hand: the best offer is for the same token, without them."""
    offers = here.offers()
    if offers is None or offers[0].token != offers[1].token:
        return None
    cards = [str(card) for card in (*offers[0].price.symbols, *offers[0].price.numbers)]
    kept = [str(card) for card in (*offers[1].price.symbols, *offers[1].price.numbers)]
    if not cards or kept:
        return None
    facts: dict[str, Fact] = {"cards": cards, "instead": items(offers[1].price), "name": here.name_of(offers[0].token)}
    return Found(1.0, facts)


def too_little(here: Situation) -> Found | None:
    """Find an offer that is seldom taken up, where a better one gets the token."""
    offers = here.offers()
    if offers is None or offers[0].token != offers[1].token:
        return None
    if here.worth(offers[1].price) <= here.worth(offers[0].price) or not here.gained(TOKENS).at_least(OFTEN):
        return None
    facts: dict[str, Fact] = {"price": items(offers[0].price), "instead": items(offers[1].price)}
    return Found(1.0, {**facts, "name": here.name_of(offers[0].token)})


def other_token(here: Situation) -> Found | None:
    """Find an offer for one token where the other is the better one."""
    offers = here.offers()
    if offers is None or offers[0].token == offers[1].token:
        return None
    facts: dict[str, Fact] = {"name": here.name_of(offers[0].token), "better": here.name_of(offers[1].token)}
    return Found(1.0, {**facts, "instead": items(offers[1].price)})


def withdrew(here: Situation) -> Found | None:
    """Find an offer taken back that had better stood."""
    if not isinstance(here.played, Withdraw) or not (here.best is None or isinstance(here.best, Offer)):
        return None
    return Found(1.0, {"name": here.name_of(here.played.token)})


def refused_good_deal(here: Situation) -> Found | None:
    """Find an offer refused that was better than the bank's coins."""
    if not isinstance(here.played, Refuse) or not isinstance(here.best, Accept):
        return None
    return Found(1.0, {**_sale(here, here.best), "coins": int(here.box[REFUSAL])})


def took_bad_deal(here: Situation) -> Found | None:
    """Find a sale where refusing all offers was better."""
    if not isinstance(here.played, Accept) or not isinstance(here.best, Refuse):
        return None
    return Found(1.0, {**_sale(here, here.played), "coins": int(here.box[REFUSAL])})


def worse_offer(here: Situation) -> Found | None:
    """Find a token sold to one buyer where another offered the better price for it."""
    if not isinstance(here.played, Accept) or not isinstance(here.best, Accept):
        return None
    if here.played.token != here.best.token:
        return None
    better = _sale(here, here.best)
    return Found(1.0, {"price": _sale(here, here.played)["price"], "instead": better["price"], **_named(better)})


def sold_wrong_token(here: Situation) -> Found | None:
    """Find the wrong one of two tokens sold: the other had better gone, and this one been kept."""
    if not isinstance(here.played, Accept) or not isinstance(here.best, Accept):
        return None
    if here.played.token == here.best.token:
        return None
    return Found(1.0, _sale(here, here.best))


def _sale(here: Situation, sale: Accept) -> dict[str, Fact]:
    """Return the facts of a sale: to whom, for what, which token goes and which stays."""
    buyer = here.view.colours.index(sale.buyer)
    price = next(
        Price(offer.coins, offer.steps, offer.symbols, offer.numbers)
        for offer in here.view.offers
        if offer.seat == buyer and offer.token == sale.token
    )
    kept = TOKENS_UP[1 - TOKENS_UP.index(sale.token)]
    return {
        "buyer": buyer, "price": items(price), "name": here.name_of(sale.token), "kept": here.name_of(kept),
    }  # fmt: skip


def _named(sale: dict[str, Fact]) -> dict[str, Fact]:
    return {"buyer": sale["buyer"], "name": sale["name"]}


DETECTORS: Final = (
    Detector("overpaid", "haggling", overpaid),
    Detector("more-than-needed", "haggling", more_than_needed),
    Detector("regretted", "haggling", regretted),
    Detector("card-given", "haggling", card_given),
    Detector("too-little", "haggling", too_little),
    Detector("other-token", "haggling", other_token),
    Detector("withdrew", "haggling", withdrew),
    Detector("refused-good-deal", "haggling", refused_good_deal),
    Detector("took-bad-deal", "haggling", took_bad_deal),
    Detector("worse-offer", "haggling", worse_offer),
    Detector("sold-wrong-token", "haggling", sold_wrong_token),
)
