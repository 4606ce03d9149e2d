"""The facts of Jaipur's box: cards, tokens, bonuses, and how a handful of cards becomes one number.

A handful (a hand with its herd, the market, a pile of tokens) is a single integer with four bits a kind, in the
order diamond, gold, silver, cloth, spice, leather, camel. Adding and removing cards is plain arithmetic.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Final

LETTERS: Final = "DGSCPLM"
"""One letter a kind: diamond, gold, silver, cloth, spice (P), leather, camel (M)."""
GOODS: Final = LETTERS[:6]
PRECIOUS: Final = "DGS"
CAMEL: Final = 6

CARDS: Final = (6, 6, 6, 8, 8, 10, 11)
"""Cards of each kind (J-C1)."""
TOKENS: Final = (
    (7, 7, 5, 5, 5),
    (6, 6, 5, 5, 5),
    (5, 5, 5, 5, 5),
    (5, 3, 3, 2, 2, 1, 1),
    (5, 3, 3, 2, 2, 1, 1),
    (4, 3, 2, 1, 1, 1, 1, 1, 1),
)
"""Goods tokens of each kind, top first (J-C2)."""
BONUSES: Final = {3: (1, 1, 2, 2, 2, 3, 3), 4: (4, 4, 5, 5, 6, 6), 5: (8, 8, 9, 10, 10)}
"""Bonus tokens by the number of cards sold (J-C3)."""
CAMEL_TOKEN: Final = 5
"""What the larger herd is worth (J-C4, J-E3)."""
SEALS: Final = 3

HAND_LIMIT: Final = 7
MARKET_SIZE: Final = 5
DEALT: Final = 5
DECK_SIZE: Final = 40
SHUFFLED: Final = 52
"""Cards that are shuffled: all but the three camels that open the market (J-S1)."""

BITS: Final = 4
LANE: Final = 15
GOODS_MASK: Final = (1 << 6 * BITS) - 1
ONE_CAMEL: Final = 1 << CAMEL * BITS


@functools.lru_cache(maxsize=1 << 16)
def pack(cards: str) -> int:
    """Return the number that stands for some cards.

    >>> pack("D"), pack("GG"), pack("DM") == 1 + (1 << 24)
    (1, 32, True)
    """
    return sum(1 << BITS * LETTERS.index(letter) for letter in cards)


@functools.lru_cache(maxsize=1 << 16)
def unpack(handful: int) -> str:
    """Return the cards that a number stands for, in the order of the letters.

    >>> unpack(pack("MGD"))
    'DGM'
    """
    return "".join(letter * (handful >> BITS * kind & LANE) for kind, letter in enumerate(LETTERS))


def size(handful: int) -> int:
    """Return how many cards a handful holds."""
    return sum(handful >> BITS * kind & LANE for kind in range(len(LETTERS)))


def check_deck(deck: str) -> None:
    """Refuse a deal that is not the 52 cards of the box (J-C1, J-S1)."""
    expected = {letter: count - (3 if letter == "M" else 0) for letter, count in zip(LETTERS, CARDS, strict=True)}
    found = {letter: deck.count(letter) for letter in LETTERS}
    if len(deck) != SHUFFLED or found != expected:
        told = " ".join(f"{count}{letter}" for letter, count in expected.items())
        came = " ".join(f"{count}{letter}" for letter, count in found.items())
        raise ValueError(
            f"a deal has {SHUFFLED} cards, {told} (three camels open the market); this one has {len(deck)}, {came}."
        )


def check_bonus(bonus: Mapping[int, Sequence[int]]) -> list[int]:
    """Refuse bonus piles that are not those of the box (J-C3), and return their values in a row."""
    if set(bonus) != set(BONUSES):
        raise ValueError(f"bonus tokens lie in piles 3, 4 and 5; this deal has piles {sorted(bonus)}.")
    for pile in BONUSES:
        if sorted(bonus[pile]) != sorted(BONUSES[pile]):
            raise ValueError(
                f"the bonus pile for {pile} cards holds {list(BONUSES[pile])} in some order, not {list(bonus[pile])}."
            )
    return [value for pile in BONUSES for value in bonus[pile]]
