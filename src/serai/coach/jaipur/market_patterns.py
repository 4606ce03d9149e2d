"""Reasons about the market: camels, what is taken and what is left to the opponent, and the hand."""

from __future__ import annotations

from typing import Final

from serai.coach.detection import Detector, Found
from serai.coach.jaipur.sale_patterns import LEAST
from serai.coach.jaipur.situation import Situation, camels_taken, given, hand_after, left_behind, sold, taken
from serai.games.jaipur.goods import CAMEL_TOKEN, HAND_LIMIT, PRECIOUS
from serai.games.jaipur.moves import Swap, Take

OFTEN: Final = 0.15
"""How much more often the opponent must do something in reply for it to be told."""
RACE: Final = 0.10
"""How much more often the camel token must be won for it to be told."""
WHOLE: Final = 0.5
"""A difference over all goods tells less than one in a single kind, and is ranked as if it were smaller by this."""
SELDOM: Final = 0.2
"""Below this the opponent hardly ever takes what a full hand makes hard to take."""


def camels_open_market(here: Situation) -> Found | None:
    """Find camels taken at the price of fresh cards for the opponent."""
    more = here.theirs()
    if not camels_taken(here.played) or camels_taken(here.best) or not more.at_least(LEAST):
        return None
    return Found(more.mean, {"count": here.view.market.count("M"), "rupees": round(more.mean)})


def camels_left(here: Situation) -> Found | None:
    """Find camels that were left for the opponent to take; each counts as a rupee."""
    more = here.replied("M")
    if not camels_taken(here.best) or camels_taken(here.played) or not more.at_least(OFTEN):
        return None
    count = here.view.market.count("M")
    return Found(more.mean, {"count": count, "percent": round(100 * here.reply_share("M"))})


def camel_race(here: Situation) -> Found | None:
    """Find chances for the camel token that were given up."""
    more = here.camel_token()
    if not more.at_least(RACE) or given(here.played).count("M") > given(here.best).count("M"):
        return None
    own, other = here.herds
    return Found(CAMEL_TOKEN * more.mean, {"own": own, "other": other, "percent": round(100 * more.mean)})


def camels_spent(here: Situation) -> Found | None:
    """Find camels paid in an exchange that would have won the camel token."""
    more, count = here.camel_token(), given(here.played).count("M")
    if not more.at_least(RACE) or count <= given(here.best).count("M"):
        return None
    return Found(CAMEL_TOKEN * more.mean, {"count": count, "percent": round(100 * more.mean)})


def camels_saved(here: Situation) -> Found | None:
    """Find goods paid in an exchange where camels would have done."""
    count = given(here.best).count("M") - given(here.played).count("M")
    goods = "".join(kind for kind in given(here.played) if kind != "M" and kind not in given(here.best))
    if not (isinstance(here.played, Swap) and count > 0 and goods):
        return None
    more = here.own(sorted(set(goods)))
    if not more.at_least(LEAST):
        return None
    return Found(more.mean, {"given": goods, "count": count, "rupees": round(more.mean)}, f"own {goods[0]}")


def left_for_other(here: Situation) -> Found | None:
    """Find goods left at the market that the opponent takes in reply."""
    left = left_behind(here.view.market, here.played)
    fewer = left_behind(here.view.market, here.best)
    found = []
    for kind in sorted(set(left)):
        more = here.replied(kind)
        if left.count(kind) > fewer.count(kind) and more.at_least(OFTEN):
            worth = sum(here.tokens(kind)) * more.mean
            percent = round(100 * here.reply_share(kind))
            found.append(Found(worth, {"cards": kind * left.count(kind), "percent": percent}))
    return max(found, key=lambda one: one.weight, default=None)


def collected(here: Situation) -> Found | None:
    """Find goods left to an opponent who is known to collect them."""
    left = left_behind(here.view.market, here.played)
    fewer = left_behind(here.view.market, here.best)
    found = []
    for kind in sorted(set(left)):
        more = here.theirs_with_bonus(kind)
        if left.count(kind) > fewer.count(kind) and here.known.count(kind) >= 2 and more.at_least(LEAST):
            held = kind * here.known.count(kind)
            found.append(
                Found(more.mean, {"cards": kind * left.count(kind), "known": held, "rupees": round(more.mean)})
            )
    return max(found, key=lambda one: one.weight, default=None)


def could_wait(here: Situation) -> Found | None:
    """Find goods taken in a hurry from an opponent whose full hand could hardly take them."""
    if not here.other_is_full or taken(here.best):
        return None
    for kind in taken(here.played):
        often = here.replied_after_best(kind)
        if often < SELDOM:
            more = here.own()
            if more.at_least(LEAST):
                return Found(WHOLE * more.mean, {"card": kind, "rupees": round(more.mean)}, "own")
    return None


def jammed(here: Situation) -> Found | None:
    """Find a move that fills the hand, so that nothing more can be taken before a sale or an exchange."""
    full = len(hand_after(here.hand, here.played)) == HAND_LIMIT
    if not full or len(hand_after(here.hand, here.best)) == HAND_LIMIT:
        return None
    more = here.own()
    if not more.at_least(LEAST):
        return None
    return Found(WHOLE * more.mean, {"hand": hand_after(here.hand, here.played), "rupees": round(more.mean)}, "own")


def pair_missed(here: Situation) -> Found | None:
    """Find the second precious card that would have made the first one sellable (J-X2)."""
    for kind in PRECIOUS:
        one = hand_after(here.hand, here.played).count(kind) == 1
        if one and kind in taken(here.best) and here.hand.count(kind) == 1:
            more = here.own(kind)
            if more.at_least(LEAST):
                return Found(more.mean, {"card": kind, "rupees": round(more.mean)}, f"own {kind}")
    return None


def pair_broken(here: Situation) -> Found | None:
    """Find a pair of precious cards of which one was given away or sold, and the other cannot be sold alone (J-X2)."""
    for kind in PRECIOUS:
        one = hand_after(here.hand, here.played).count(kind) == 1
        if one and here.hand.count(kind) >= 2 and kind in given(here.played) + sold(here.played):
            more = here.own(kind)
            if more.at_least(LEAST):
                return Found(more.mean, {"card": kind, "rupees": round(more.mean)}, f"own {kind}")
    return None


def given_away(here: Situation) -> Found | None:
    """Find goods given in an exchange that were worth more in hand."""
    found = []
    for kind in sorted(set(given(here.played)) - set(given(here.best)) - {"M"}):
        more = here.own(kind)
        if more.at_least(LEAST):
            cards = kind * given(here.played).count(kind)
            found.append(Found(more.mean, {"cards": cards, "rupees": round(more.mean)}, f"own {kind}"))
    return max(found, key=lambda one: one.weight, default=None)


def exchange_missed(here: Situation) -> Found | None:
    """Find an exchange of several cards that was better than taking one, or none."""
    if not isinstance(here.best, Swap) or isinstance(here.played, Swap):
        return None
    more = here.own()
    if not more.at_least(LEAST):
        return None
    return Found(
        WHOLE * more.mean, {"taken": here.best.taken, "given": here.best.given, "rupees": round(more.mean)}, "own"
    )


def wrong_card(here: Situation) -> Found | None:
    """Find another good that was better to take."""
    if not (isinstance(here.played, Take) and isinstance(here.best, Take)):
        return None
    more = here.own((here.best.card, here.played.card))
    if not more.at_least(LEAST):
        return None
    return Found(
        more.mean,
        {"card": here.best.card, "instead": here.played.card, "rupees": round(more.mean)},
        f"own {here.best.card}",
    )


def not_taken(here: Situation) -> Found | None:
    """Find goods at the market that should have been taken."""
    if isinstance(here.played, Take) and isinstance(here.best, Take):
        return None  # told as the wrong card
    found = []
    for kind in sorted(set(taken(here.best)) - set(taken(here.played))):
        more = here.own(kind)
        if more.at_least(LEAST):
            cards = kind * taken(here.best).count(kind)
            found.append(Found(more.mean, {"cards": cards, "rupees": round(more.mean)}, f"own {kind}"))
    return max(found, key=lambda one: one.weight, default=None)


DETECTORS: Final = (
    Detector("camels-open-market", "camels", camels_open_market),
    Detector("camels-left", "camels", camels_left),
    Detector("camel-race", "camels", camel_race),
    Detector("camels-spent", "camels", camels_spent),
    Detector("camels-saved", "hand", camels_saved),
    Detector("left-for-other", "market", left_for_other),
    Detector("collected", "market", collected),
    Detector("could-wait", "market", could_wait),
    Detector("jammed", "hand", jammed),
    Detector("pair-missed", "hand", pair_missed),
    Detector("pair-broken", "hand", pair_broken),
    Detector("given-away", "hand", given_away),
    Detector("exchange-missed", "hand", exchange_missed),
    Detector("wrong-card", "market", wrong_card),
    Detector("not-taken", "market", not_taken),
)
