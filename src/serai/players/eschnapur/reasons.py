"""Why a player did what it did, as the key of a phrase that a table can show; nothing here is hidden from anybody.

A reason is read off the move and what is public about it, so that telling it gives no card away.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from serai.games.eschnapur import layout as at
from serai.games.eschnapur.box import PRICE, REDEMPTION, TOKEN_PAYS, TOKEN_VALUE
from serai.games.eschnapur.cards import size, symbols_in
from serai.games.eschnapur.components import PAYS
from serai.players.eschnapur.features import A_STEP, reserve_value
from serai.players.eschnapur.knowledge import SEAT

REASONS: Final = (
    "reason-need-symbol",  # wants symbol cards for a niche
    "reason-need-number",  # wants number cards for the duel
    "reason-way",  # on the way to a niche
    "reason-redeem",  # twelve is reached: tokens become cards
    "reason-turn-up",  # nothing is known of the piles, or these tokens look best
    "reason-outbid",  # offers more than anybody else does
    "reason-toward-twelve",  # the token brings its reserve to twelve
    "reason-cheap",  # the token is worth more than the price
    "reason-save-coins",  # what is up is not worth the price
    "reason-best-offer",  # the best deal, and better than refusing
    "reason-bad-offers",  # refusing is better than every offer
    "reason-no-offers",  # nobody has offered anything
    "reason-open",  # the points are worth the cards
    "reason-wait",  # waits for a better turn
    "reason-lock",  # chose a card for the duel; which, and why, stays secret
    "reason-nothing",  # had nothing to do
)
"""Every key that `why` can return."""


def reason(facts: NDArray[np.int64], box: NDArray[np.int64], code: tuple[int, int, int] | None) -> str:
    """Return the reason of a move, or of doing nothing."""
    if code is None:
        return "reason-save-coins" if facts[at.PHASE] == at.OFFERS else "reason-nothing"
    kind, what, goods = code
    offers = bool(facts[at.MONEY : at.MONEY + 10].any() or facts[at.GOODS : at.GOODS + 10].any())
    if kind == at.BUY:
        return ("reason-need-symbol", "reason-need-number", "reason-way")[what]
    if kind == at.OFFER:
        return _offered(facts, box, what & 1, _price(box, what >> 1, goods))
    if kind == at.REFUSE:
        return "reason-bad-offers" if offers else "reason-no-offers"
    return {
        at.REDEEM: "reason-redeem",
        at.FLIP: "reason-turn-up",
        at.WITHDRAW: "reason-save-coins",
        at.ACCEPT: "reason-best-offer",
        at.MOVE: "reason-way",
        at.OPEN: "reason-open",
        at.END: "reason-wait",
        at.LOCK_CARD: "reason-lock",
    }[kind]


def _price(box: NDArray[np.int64], money: int, goods: int) -> int:
    """Return what an offer comes to at the bank's prices (E-B1)."""
    symbols, numbers = int(symbols_in(goods >> at.HALF)), int(size(goods & at.LOW))
    steps, coins = money >> at.HALF, money & at.LOW
    cards = symbols * box[PRICE + at.A_SYMBOL] + numbers * box[PRICE + at.A_NUMBER]
    return int(coins + steps * box[PRICE + A_STEP] + cards)


def _offered(facts: NDArray[np.int64], box: NDArray[np.int64], token: int, price: int) -> str:
    """Return why a seat offers something for a token: to outbid others, if it does, or what the token brings."""
    seat, first = int(facts[SEAT]), token * at.MOST_SEATS
    others = [
        _price(box, int(facts[at.MONEY + first + other]), int(facts[at.GOODS + first + other]))
        for other in range(at.MOST_SEATS)
        if other != seat
    ]
    if 0 < max(others) < price:
        return "reason-outbid"
    up = int(facts[at.UP + token])
    if PAYS[box[TOKEN_PAYS + up]] == "symbol":
        return "reason-need-symbol"
    if PAYS[box[TOKEN_PAYS + up]] == "number":
        return "reason-need-number"
    value = int(reserve_value(facts, box, seat))
    if value < box[REDEMPTION] <= value + box[TOKEN_VALUE + up]:
        return "reason-toward-twelve"
    return "reason-cheap"
