"""The box of Jaipur, for the page."""

from __future__ import annotations

from serai.games.jaipur import Match, goods
from serai.server.page_constants import Files


def files() -> Files:
    """Return what the page's copy of the rules counts with."""
    by_letter = dict(zip(goods.LETTERS, goods.CARDS, strict=True))
    return {
        "seats": {"SEATS": list(Match.seat_counts)},
        "constants": {
            "RULES": Match.rules,
            "LETTERS": goods.LETTERS,
            "GOODS": list(goods.GOODS),
            "PRECIOUS": goods.PRECIOUS,
            "PILES": list(goods.BONUSES),
            "HAND_LIMIT": goods.HAND_LIMIT,
            "MARKET_SIZE": goods.MARKET_SIZE,
            "DEALT": goods.DEALT,
            "DECK_SIZE": goods.DECK_SIZE,
            "SHUFFLED": goods.SHUFFLED,
            "CAMEL_TOKEN": goods.CAMEL_TOKEN,
            "CARDS": by_letter,
            "TOKENS": {good: list(values) for good, values in zip(goods.GOODS, goods.TOKENS, strict=True)},
            "BONUSES": {pile: list(values) for pile, values in goods.BONUSES.items()},
        },
    }
