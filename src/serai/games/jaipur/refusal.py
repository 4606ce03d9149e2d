"""Why a move is not possible: the clause it breaks and the facts, for the player who tried it."""

from __future__ import annotations

from serai.games.contract import IllegalMove
from serai.games.jaipur.goods import HAND_LIMIT, PRECIOUS
from serai.games.jaipur.moves import Camels, Move, Sell, Swap, Take


def refusal(move: Move, hand: str, herd: int, market: str) -> IllegalMove | None:
    """Return why the player with this hand and herd may not make a move at this market, or ``None``."""
    match move:
        case Take(card):
            return _no_take(card, hand, market)
        case Camels():
            return None if "M" in market else IllegalMove("J-T5", "no-camels", market=market)
        case Sell(cards):
            return _no_sale(cards, hand)
        case Swap(taken, given):
            return _no_swap(taken, given, hand, herd, market)
    raise TypeError(f"{move!r} is not a move of Jaipur; use jaipur.Move.parse(text).")


def _no_take(card: str, hand: str, market: str) -> IllegalMove | None:
    if card == "M":
        return IllegalMove("J-T1", "camel-alone")
    if card not in market:
        return IllegalMove("J-T1", "not-in-market", cards=card, market=market)
    if len(hand) >= HAND_LIMIT:
        return IllegalMove("J-T7", "hand-limit", hand=len(hand) + 1, limit=HAND_LIMIT)
    return None


def _no_sale(cards: str, hand: str) -> IllegalMove | None:
    card = cards[0]
    if "M" in cards:
        return IllegalMove("J-X1", "camels-not-sold")
    if len(set(cards)) > 1:
        return IllegalMove("J-X1", "one-kind-a-sale", cards=cards)
    if len(cards) > hand.count(card):
        return IllegalMove("J-X1", "not-in-hand", cards=cards, held=hand.count(card))
    if card in PRECIOUS and len(cards) < 2:
        return IllegalMove("J-X2", "two-at-least", card=card)
    return None


def _no_swap(taken: str, given: str, hand: str, herd: int, market: str) -> IllegalMove | None:
    if "M" in taken:
        return IllegalMove("J-T6", "camels-and-goods")
    if _lacks(market, taken):
        return IllegalMove("J-T2", "not-in-market", cards=taken, market=market)
    camels = given.count("M")
    if _lacks(hand + "M" * herd, given):
        return IllegalMove("J-T2", "not-yours", cards=given, herd=herd)
    both = [card for card in dict.fromkeys(taken) if card in given]
    if both:
        return IllegalMove("J-T4", "both-sides", card=both[0])
    if len(taken) != len(given):
        return IllegalMove("J-T2", "unequal", taken=len(taken), given=len(given))
    if len(taken) < 2:
        return IllegalMove("J-T3", "two-for-two", taken=len(taken))
    if len(hand) + camels > HAND_LIMIT:
        return IllegalMove("J-T7", "hand-limit", hand=len(hand) + camels, limit=HAND_LIMIT)
    return None


def _lacks(there: str, wanted: str) -> bool:
    """Tell whether some of the cards wanted are not there."""
    return any(wanted.count(card) > there.count(card) for card in set(wanted))
