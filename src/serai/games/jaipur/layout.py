"""A round of Jaipur as one row of integers: what each place of the row means.

Cards are handfuls (see `goods`): four bits a kind. The deck and the bonus piles lie with the next one first; what has
been drawn stays in its place, and `DRAWN` and `BONUS_LEFT` say how much is left.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from serai.games.jaipur.goods import BITS, BONUSES, DECK_SIZE, TOKENS

Ints: TypeAlias = NDArray[np.int64]

# Places of a round's row. Those of the players come in pairs: seat 0, seat 1.
CARDS: Final = 0  # hand and herd
MARKET: Final = 2
TURN: Final = 3
DRAWN: Final = 4  # cards drawn from the deck so far
PILES: Final = 5  # goods tokens left, a handful
BONUS_LEFT: Final = 6  # bonus tokens left, four bits a pile
RUPEES: Final = 7  # goods rupees
BONUS_RUPEES: Final = 9
BONUS_TOKENS: Final = 11  # bonus tokens won, four bits a pile
GOODS_TOKENS: Final = 13
KNOWN: Final = 15  # goods of a hand that everybody saw coming
ENDED: Final = 17  # 0 while it goes on, else the reason
PLAYED: Final = 18  # moves so far
STARTER: Final = 19
DISCARD: Final = 20
TAKERS: Final = 21  # who took each bonus token: a bit for each of the 18, set for seat 1
DECK: Final = 22  # the 40 kinds of the deck, next first
BONUS: Final = DECK + DECK_SIZE  # the three piles of bonus values, next first
PLACES: Final = BONUS + 18

THREE_PILES: Final = 1  # J-E1
MARKET_SHORT: Final = 2  # J-E2

BONUS_FIRST: Final = (BONUS, BONUS + 7, BONUS + 13)
BONUS_SIZES: Final = tuple(len(BONUSES[pile]) for pile in (3, 4, 5))
ALL_BONUSES: Final = BONUS_SIZES[0] | BONUS_SIZES[1] << BITS | BONUS_SIZES[2] << 2 * BITS
PILE_SIZES: Final = tuple(len(pile) for pile in TOKENS)
ALL_TOKENS: Final = sum(height << BITS * kind for kind, height in enumerate(PILE_SIZES))
