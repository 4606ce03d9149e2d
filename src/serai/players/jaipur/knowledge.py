"""The facts: what a seat knows of a round, as an array of integers. Compiled players read nothing else.

`observe` makes the facts from a round for fast self-play; `from_view` makes them from the view that a player is given.
Both give the same facts, so a player's answer cannot depend on anything that its seat cannot know.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from serai.games.compiled import Array, compiled
from serai.games.jaipur import layout
from serai.games.jaipur.goods import BITS, CAMEL, DECK_SIZE, GOODS, GOODS_MASK, LANE, ONE_CAMEL, pack
from serai.games.jaipur.goods import CARDS as CARD_COUNTS
from serai.games.jaipur.kernel import count
from serai.games.jaipur.layout import BONUS_FIRST, BONUS_SIZES

if TYPE_CHECKING:
    from serai.games.jaipur.view import View

OWN: Final = 0  # own hand and herd
OTHER: Final = 1  # the opponent's cards that were seen coming
HIDDEN: Final = 2  # how many more cards the opponent holds
HERD: Final = 3  # the opponent's camels
MARKET: Final = 4
DECK_LEFT: Final = 5
PILES: Final = 6
BONUS_LEFT: Final = 7
RUPEES: Final = 8  # own, bonus tokens included
THEIRS: Final = 9  # the opponent's, bonus tokens not included
WON: Final = 10  # own bonus tokens, four bits a pile
LOST: Final = 11  # the opponent's
TOKENS: Final = 12  # own goods tokens
THEIR_TOKENS: Final = 13
SHOWN: Final = 14  # own cards that the opponent saw coming
UNSEEN: Final = 15  # goods in the deck or among the hidden cards; camels in the deck
VALUES: Final = 16  # own bonus tokens by their value: four bits for each value from 1 to 10
PLAYED: Final = 17
DISCARD: Final = 18
FACTS: Final = 19

BOX: Final = sum(have << BITS * kind for kind, have in enumerate(CARD_COUNTS))


@compiled
def observe(row: Array, seat: int, facts: Array) -> None:
    """Write what a seat knows of a round."""
    other = 1 - seat
    facts[OWN] = row[layout.CARDS + seat]
    facts[OTHER] = row[layout.KNOWN + other]
    facts[HIDDEN] = count(row[layout.CARDS + other]) - count(row[layout.KNOWN + other])
    facts[HERD] = row[layout.CARDS + other] >> CAMEL * BITS
    facts[MARKET] = row[layout.MARKET]
    facts[DECK_LEFT] = DECK_SIZE - row[layout.DRAWN]
    facts[PILES] = row[layout.PILES]
    facts[BONUS_LEFT] = row[layout.BONUS_LEFT]
    facts[RUPEES] = row[layout.RUPEES + seat] + row[layout.BONUS_RUPEES + seat]
    facts[THEIRS] = row[layout.RUPEES + other]
    facts[WON] = row[layout.BONUS_TOKENS + seat]
    facts[LOST] = row[layout.BONUS_TOKENS + other]
    facts[TOKENS] = row[layout.GOODS_TOKENS + seat]
    facts[THEIR_TOKENS] = row[layout.GOODS_TOKENS + other]
    facts[SHOWN] = row[layout.KNOWN + seat]
    facts[PLAYED] = row[layout.PLAYED]
    facts[DISCARD] = row[layout.DISCARD]
    values = 0
    if facts[WON]:
        for pile in range(3):
            taken = BONUS_SIZES[pile] - (row[layout.BONUS_LEFT] >> BITS * pile & LANE)
            for at in range(BONUS_FIRST[pile], BONUS_FIRST[pile] + taken):
                if row[layout.TAKERS] >> at - layout.BONUS & 1 == seat:
                    values += 1 << BITS * (row[at] - 1)
    facts[VALUES] = values
    conclude(facts)


@compiled
def conclude(facts: Array) -> None:
    """Write which cards the seat has not seen: they lie in the deck or among the opponent's hidden cards."""
    facts[UNSEEN] = BOX - facts[OWN] - facts[OTHER] - facts[MARKET] - facts[DISCARD] - facts[HERD] * ONE_CAMEL


def from_view(view: View) -> NDArray[np.int64]:
    """Return what a view tells its seat."""
    seat, memory = view.seat, view.memory
    if seat is None or view.hand is None:
        raise ValueError("a player needs the view of a seat; this is a spectator's view.")
    if memory is None:
        raise ValueError("a player needs a view with memory (view.memory); this one has been stripped of it.")
    own_values = view.bonus_values[seat]
    if own_values is None:
        raise ValueError("a seat's view tells the values of its own bonus tokens; this one does not.")
    other = 1 - seat
    facts = np.zeros(FACTS, dtype=np.int64)
    facts[OWN] = pack(view.hand) + memory.herds[seat] * ONE_CAMEL
    facts[OTHER] = pack(memory.known[other]) & GOODS_MASK
    facts[HIDDEN] = view.hand_sizes[other] - len(memory.known[other])
    facts[HERD] = memory.herds[other]
    facts[MARKET] = pack(view.market)
    facts[DECK_LEFT] = view.deck
    facts[PILES] = sum(len(view.tokens[letter]) << BITS * kind for kind, letter in enumerate(GOODS))
    facts[BONUS_LEFT] = _piles(view.bonuses)
    facts[RUPEES] = view.rupees[seat] + sum(own_values)
    facts[THEIRS] = view.rupees[other]
    facts[WON] = _piles(view.bonus_tokens[seat])
    facts[LOST] = _piles(view.bonus_tokens[other])
    facts[TOKENS] = view.goods_tokens[seat]
    facts[THEIR_TOKENS] = view.goods_tokens[other]
    facts[SHOWN] = pack(memory.known[seat])
    facts[VALUES] = sum(1 << BITS * (value - 1) for value in own_values)
    facts[PLAYED] = view.played
    facts[DISCARD] = pack(view.discard)
    conclude(facts)
    return facts


def _piles(counts: dict[int, int]) -> int:
    """Return three counts of bonus tokens as one number."""
    return sum(counts.get(pile, 0) << BITS * at for at, pile in enumerate((3, 4, 5)))


def generator(seed: int, facts: NDArray[np.int64]) -> NDArray[np.uint64]:
    """Return the generator of one decision: it follows from the seed and from what the seat knows."""
    digest = hashlib.blake2b(facts.tobytes(), key=f"serai {seed}".encode(), digest_size=8).digest()
    return np.array([int.from_bytes(digest, "big")], dtype=np.uint64)
