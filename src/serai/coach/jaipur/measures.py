"""What follows from two moves: both are played on to the end of the round in the same imagined worlds, and counted.

Both seats go on as the trader would, each from what it knows. What is counted are things that lie on the table: rupees
by kind, bonus tokens, the camel token, what the opponent takes in reply, cards that stay unsold. Reasons are
differences of these counts.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from serai.games.chance import draw
from serai.games.compiled import Array
from serai.games.jaipur import layout
from serai.games.jaipur.goods import BITS, CAMEL, LANE
from serai.games.jaipur.kernel import MOST_MOVES, apply, count, lay, list_moves
from serai.games.jaipur.layout import PLACES
from serai.players.jaipur.evaluation import best_of, scratch_of, value_promising
from serai.players.jaipur.knowledge import FACTS, MARKET, OWN, observe
from serai.players.jaipur.network import Weights, fast
from serai.players.jaipur.opponent_models import Posterior, hand_at
from serai.players.jaipur.search import SPREAD_ONE, SPREAD_TWO, WORLD_STEP, result
from serai.players.jaipur.worlds import SEAT, deal_spread

WORLDS: Final = 96
LONGEST: Final = 90
"""Moves after which a round is counted as it stands."""
WIDTH: Final = 8
"""Moves of a position that are looked at, as in the search's tree."""

# Places of what is counted; those of the seats come one after the other, the coached seat first.
RESULT: Final = 0
GOODS: Final = 1  # rupees from goods tokens, six kinds a seat
BONUS: Final = 13  # rupees from bonus tokens, three piles a seat
CAMEL_TOKEN: Final = 19  # 1 for whoever wins it
UNSOLD: Final = 21  # cards in hand at the end
REPLY: Final = 23  # cards that the opponent takes in reply, seven kinds
MOVES: Final = 30  # moves until the end
MEASURES: Final = 31


@fast
def play_on(facts: Array, posterior: Posterior, weights: Weights, moves: Array, seed: int) -> NDArray[np.float64]:
    """Return everything counted, for each move and world."""
    counts = np.zeros((moves.shape[0], WORLDS, MEASURES), np.float64)
    world, row, seen = np.zeros(PLACES, np.int64), np.zeros(PLACES, np.int64), np.zeros(FACTS, np.int64)
    listed, scratch = np.empty(MOST_MOVES, np.int64), scratch_of(weights)
    wins, margins = np.empty(MOST_MOVES, np.float64), np.empty(MOST_MOVES, np.float64)
    generator = np.zeros(1, np.uint64)
    generator[0] = np.uint64(seed)
    offset = draw(generator, 1 << 30) / (1 << 30)
    for number in range(WORLDS):
        generator[0] = np.uint64(seed) + np.uint64(number) * WORLD_STEP
        hand = hand_at(posterior, (offset + number * SPREAD_TWO) % 1.0)
        deal_spread(facts, generator, world, (offset + number * SPREAD_ONE) % 1.0, hand)
        for at in range(moves.shape[0]):
            lay(row, 0, world)
            counted = counts[at, number]
            change = moves[at]
            length = 0
            while True:
                turn = row[layout.TURN]
                rupees, bonus = row[layout.RUPEES + turn], row[layout.BONUS_RUPEES + turn]
                before = row[layout.CARDS + turn]
                apply(row, change)
                if change % 15 > 7:
                    sold = -change
                    kind = 0
                    while sold >> BITS * kind & LANE == 0:
                        kind += 1
                    counted[GOODS + 6 * turn + kind] += row[layout.RUPEES + turn] - rupees
                    pile = min(sold >> BITS * kind, 5) - 3
                    if pile >= 0:
                        counted[BONUS + 3 * turn + pile] += row[layout.BONUS_RUPEES + turn] - bonus
                elif length == 1:
                    after = row[layout.CARDS + turn]
                    for kind in range(7):
                        more = (after >> BITS * kind & LANE) - (before >> BITS * kind & LANE)
                        counted[REPLY + kind] = max(0, more)
                length += 1
                if row[layout.ENDED] or length >= LONGEST:
                    break
                turn = row[layout.TURN]
                observe(row, turn, seen)
                found = list_moves(seen[OWN], seen[MARKET], listed)
                kept = value_promising(seen, listed, found, WIDTH, weights, scratch, wins, margins)
                change = listed[best_of(wins, margins, kept, 0.0)]
            counted[MOVES] = length
            counted[RESULT] = result(row, SEAT)
            for seat in range(2):
                counted[UNSOLD + seat] = count(row[layout.CARDS + seat])
                herd, other = row[layout.CARDS + seat] >> CAMEL * BITS, row[layout.CARDS + 1 - seat] >> CAMEL * BITS
                counted[CAMEL_TOKEN + seat] = herd > other
    return counts
