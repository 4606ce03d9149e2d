"""Asks for a card it does not hold when the market is poor, and stumbles."""

from __future__ import annotations

from serai.games.jaipur import View


def choose(view: View) -> str:
    if view.played < 2 and "M" in view.market:
        return "camels"
    return {"D": "take D"}["nothing of the kind"]
