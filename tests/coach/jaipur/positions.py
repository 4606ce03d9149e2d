"""Positions in which only what matters is written; whatever is left of the box lies in the deck."""

from __future__ import annotations

from collections import Counter

from serai.games.jaipur import Match
from serai.games.jaipur.goods import CARDS, LETTERS

BONUSES = "1122233/445566/889XX"


def laid(market: str, own: str, other: str, *, top: str = "", bonuses: str = BONUSES) -> Match:
    """Return the first round of a match before its first move; hands are written as ``known.hidden+camels``."""
    used = Counter(market)
    for hand in (own, other):
        goods, _, camels = hand.partition("+")
        used.update(goods.replace(".", ""))
        used["M"] += int(camels)
    left = Counter(dict(zip(LETTERS, CARDS, strict=True)))
    left.subtract(used)
    left.subtract(top)
    deck = top + "".join(letter * left[letter] for letter in LETTERS)
    return Match.from_text(f"{market} {own} {other} 0:0:-/-/- 0:0:-/-/- 555779 {bonuses} {deck} - 0 0 0 2 0-0 -")
