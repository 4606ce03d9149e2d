"""A game of Eschnapur as one row of integers: what each place of the row means.

Number cards are a set of bits (bit 17 is card 17), symbol cards four bits a colour, reserve and discovery
tokens a set of bits by their number in the box. Decks and piles lie with the next card or token first.

Beside the true state the row keeps *what everybody knows* of hidden cards (E-K1): that is exact, because
cards leave a hand only in public. A symbol card in a hand is either known or one of a pool of unseen ones.
Number cards lie in *batches*, the first deal and each later return under the deck (E-D7): of a batch all know the
cards, how many are still in the deck and how many each seat drew, but not which.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from serai.games.eschnapur.components import (
    DISCOVERY_TOKENS,
    NUMBER_CARDS,
    RESERVE_TOKENS,
    SQUARES,
    SYMBOL_CARDS,
)

Ints: TypeAlias = NDArray[np.int64]

MOST_SEATS: Final = 5
LANE_BITS: Final = 4
LANE: Final = 15
HALF: Final = 32
"""Two numbers share a place of an offer: the lower lies below this bit, the upper above."""
LOW: Final = (1 << HALF) - 1

# The table.
SEATS: Final = 0
FIRST: Final = 1  # the first player
ACTIVE: Final = 2
PHASE: Final = 3
TURNS: Final = 4  # turns begun
PLAYED: Final = 5  # moves made
QUIET: Final = 6  # turns ended since the last opening
AWARDED: Final = 7
ENDED: Final = 8  # 0 while the game goes on, else the reason
BUDDHA: Final = 9  # its holder, or -1
BANK_COINS: Final = 10  # what the box holds beside the players; negative at an unlimited bank that gave more
BANK_STEPS: Final = 11
UP: Final = 12  # the reserve tokens A and B, or -1
FROM: Final = 14  # the piles they came from
NICHE: Final = 16  # the niche of the duel, or -1
EMPTY: Final = 17  # niches without a token, a set
FACE_UP: Final = 18  # niches whose token was turned up, a set
DUELS: Final = 19  # niches opened so far
RESTOCKS: Final = 20  # times the discard was shuffled into new piles
DISCARD: Final = 21  # reserve tokens, a set

# The seats, five places each.
COLOUR: Final = 22
COINS: Final = 27
STEPS: Final = 32  # movement tokens
SYMBOLS: Final = 37
NUMBERS: Final = 42
HELD: Final = 47  # reserve tokens
FOUND: Final = 52  # discovery tokens
SQUARE: Final = 57
POINTS: Final = 62
LOCK: Final = 67  # 0, or the number card locked for a duel, or PASS
KNOWN_SYMBOLS: Final = 72
KNOWN_NUMBERS: Final = 77
BONUS: Final = 82  # what the end adds to the points (E-Z2)

# Offers: those for token A by seat, then those for token B.
MONEY: Final = 87  # coins below, movement tokens above
GOODS: Final = 97  # number cards below, symbol cards above

# Tokens before the niches, decks and piles.
TOKEN: Final = 107
SYMBOL_COUNT: Final = TOKEN + SQUARES
SYMBOL_UNDER: Final = SYMBOL_COUNT + 1  # cards at the bottom that were shown to all
SYMBOL_POOL: Final = SYMBOL_COUNT + 2  # the unseen symbol cards, in deck and hands
SYMBOL_DECK: Final = SYMBOL_COUNT + 3
NUMBER_COUNT: Final = SYMBOL_DECK + SYMBOL_CARDS
NUMBER_DECK: Final = NUMBER_COUNT + 1
MOST_BATCHES: Final = 1 + DISCOVERY_TOKENS
"""The first deal, and one for every duel that awards a token."""
BATCHES: Final = NUMBER_DECK + NUMBER_CARDS
BATCH_CARDS: Final = BATCHES + 1
BATCH_LEFT: Final = BATCH_CARDS + MOST_BATCHES
BATCH_DRAWN: Final = BATCH_LEFT + MOST_BATCHES
PILE_COUNT: Final = BATCH_DRAWN + MOST_BATCHES * MOST_SEATS
PILE_UNDER: Final = PILE_COUNT + 2  # tokens at the bottom that were seen by all
PILE: Final = PILE_COUNT + 4
PLACES: Final = PILE + 2 * RESERVE_TOKENS

# Phases of a turn.
RESERVE: Final = 0
OFFERS: Final = 1
WALK: Final = 2
DUEL: Final = 3
OVER: Final = 4

# Endings.
DISCOVERED: Final = 1  # E-Z1
QUIET_END: Final = 2  # E-Z4

PASS: Final = NUMBER_CARDS + 1
"""The pass card, in the place of a locked number."""

# Things to buy (E-B1).
A_SYMBOL: Final = 0
A_NUMBER: Final = 1  # and a movement token is 2

# Moves: a kind with two numbers that say what and how.
BUY: Final = 0  # what: the thing
REDEEM: Final = 1  # what: the tokens; how: the number cards among the two
FLIP: Final = 2  # what: the first pile, twice, plus the second
OFFER: Final = 3  # what: 0 for A, 1 for B, plus twice the money; how: the goods
WITHDRAW: Final = 4  # what: 0 or 1
ACCEPT: Final = 5  # what: 0 or 1; how: the buyer
REFUSE: Final = 6
MOVE: Final = 7  # what: the square; how: the steps
OPEN: Final = 8
END: Final = 9
LOCK_CARD: Final = 10  # what: the number, or PASS
