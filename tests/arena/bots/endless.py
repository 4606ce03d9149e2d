"""Exchanges to and fro as long as it can, so that a round never ends."""

from __future__ import annotations

from itertools import combinations

from serai.games.jaipur import View


def choose(view: View) -> str:
    hand, market = view.hand or "", view.market
    herd = view.herds[view.seat or 0] or 0
    goods = [card for card in market if card != "M"]
    for taken in combinations(goods, 2):
        given = [card for card in hand if card not in taken] + ["M"] * min(herd, 7 - len(hand))
        if len(given) >= 2:
            return f"swap {''.join(taken)}/{''.join(given[:2])}"
    if "M" in market:
        return "camels"
    return f"take {goods[0]}"
