"""Sells three of a kind or dear cards, takes what is dear, and camels when in doubt; always legal."""

from __future__ import annotations

from serai.games.jaipur import View


def choose(view: View) -> str:
    hand, market = view.hand or "", view.market
    for card in "DGSCPL":
        held = hand.count(card)
        if held >= 3 or (held == 2 and card in "DGS"):
            return f"sell {card * held}"
    goods = [card for card in market if card != "M"]
    if len(hand) < 7 and goods and (len(hand) < 5 or goods[0] in "DGS"):
        return f"take {goods[0]}"
    if "M" in market:
        return "camels"
    if len(hand) < 7:
        return f"take {goods[0]}"
    card = next(card for card in "LPCSGD" if hand.count(card) >= (2 if card in "DGS" else 1))
    return f"sell {card * hand.count(card)}"
