"""Plays by chance: takes, sells and leads camels away as it comes."""

from __future__ import annotations

import random

from serai.games.jaipur import View

NAME = "Whim"


def choose(view: View) -> str:
    hand, market = view.hand or "", view.market
    moves = [f"take {card}" for card in market if card != "M" and len(hand) < 7]
    moves += [f"sell {card * hand.count(card)}" for card in set(hand) if card not in "DGS" or hand.count(card) > 1]
    moves += ["camels"] if "M" in market else []
    return random.choice(sorted(moves))
