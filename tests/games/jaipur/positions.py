"""Any position of a round, written as a person would tell it."""

from collections import Counter

import numpy as np

from serai.games.jaipur import Round, layout
from serai.games.jaipur.goods import BITS, BONUSES, CARDS, DECK_SIZE, GOODS, LETTERS, pack

BONUS = {pile: list(values) for pile, values in BONUSES.items()}


def position(
    hand: str = "",
    other: str = "",
    *,
    herds: tuple[int, int] = (0, 0),
    market: str = "DGSCP",
    deck: str | None = None,
    cards_left: int | None = None,
    tokens: dict[str, int] | None = None,
    bonuses: dict[int, int] | None = None,
    rupees: tuple[int, int] = (0, 0),
    bonus_rupees: tuple[int, int] = (0, 0),
    bonus_tokens: tuple[int, int] = (0, 0),
    goods_tokens: tuple[int, int] = (0, 0),
    turn: int = 0,
    starter: int = 0,
    open_herds: bool = False,
) -> Round:
    """Build a round: seat 0 holds `hand`, seat 1 `other`; cards not named lie in deck or discard."""
    dealt = Counter(hand + other + market + "M" * sum(herds) + (deck or ""))
    rest = Counter(dict(zip(LETTERS, CARDS, strict=True))) - dealt
    spare = "".join(letter * rest[letter] for letter in LETTERS)
    if deck is None:
        keep = min(DECK_SIZE, len(spare)) if cards_left is None else cards_left
        deck, spare = spare[:keep], spare[keep:]
    row = np.zeros(layout.PLACES, dtype=np.int64)
    row[layout.CARDS] = pack(hand + "M" * herds[0])
    row[layout.CARDS + 1] = pack(other + "M" * herds[1])
    row[layout.MARKET] = pack(market)
    row[layout.DRAWN] = DECK_SIZE - len(deck)
    if deck:
        row[layout.DECK + DECK_SIZE - len(deck) : layout.DECK + DECK_SIZE] = [LETTERS.index(card) for card in deck]
    left = dict(zip(GOODS, layout.PILE_SIZES, strict=True)) | (tokens or {})
    row[layout.PILES] = sum(left[letter] << BITS * kind for kind, letter in enumerate(GOODS))
    piles = {3: 7, 4: 6, 5: 5} | (bonuses or {})
    row[layout.BONUS_LEFT] = sum(piles[pile] << BITS * at for at, pile in enumerate((3, 4, 5)))
    row[layout.BONUS : layout.PLACES] = [value for pile in (3, 4, 5) for value in BONUS[pile]]
    for seat in (0, 1):
        row[layout.RUPEES + seat] = rupees[seat]
        row[layout.BONUS_RUPEES + seat] = bonus_rupees[seat]
        row[layout.BONUS_TOKENS + seat] = bonus_tokens[seat]
        row[layout.GOODS_TOKENS + seat] = goods_tokens[seat]
    row[layout.TURN], row[layout.STARTER] = turn, starter
    row[layout.DISCARD] = pack(spare.replace("M", ""))
    return Round(row, open_herds=open_herds)


def legal(here: Round) -> list[str]:
    """The legal moves in notation."""
    return [str(move) for move in here.legal_moves()]
