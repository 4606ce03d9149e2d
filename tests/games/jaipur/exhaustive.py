"""Every hand, herd and market that the box allows, with all their moves."""

import itertools

import numpy as np
from numba import njit

from serai.games.jaipur import kernel, layout
from serai.games.jaipur.goods import BITS, CARDS, pack
from serai.games.jaipur.multisets import FIRST, PARTS


@njit(cache=False)
def _survey(hands: layout.Ints, markets: layout.Ints, box: layout.Ints) -> tuple[int, int, int, int]:
    moves = np.zeros(1024, dtype=np.int64)
    seen = np.zeros(1 << 26, dtype=np.uint8)  # one bit a change: changes lie within 2**28 of zero
    positions, fewest, most = 0, 1024, 0
    for goods in hands:
        for market in markets:
            possible = True
            for kind in range(6):
                if (goods >> BITS * kind & 15) + (market >> BITS * kind & 15) > box[kind]:
                    possible = False
            if not possible:
                continue
            for herd in range(box[6] - (market >> 24) + 1):
                found = kernel.list_moves(goods + (herd << 24), market, moves)
                positions += 1
                fewest, most = min(fewest, found), max(most, found)
                for at in range(found):
                    change = moves[at] + (1 << 28)
                    seen[change >> 3] |= 1 << (change & 7)
    distinct = 0
    for byte in seen:
        for bit in range(8):
            distinct += int(byte >> bit & 1)
    return positions, fewest, most, distinct


def survey() -> tuple[int, int, int, int]:
    """Count positions, the fewest and the most moves in one, and the distinct moves over all."""
    hands = PARTS[FIRST[:, -1] - 1]
    markets = np.array([pack("".join(cards)) for cards in itertools.combinations_with_replacement("DGSCPLM", 5)])
    counts: tuple[int, int, int, int] = _survey(hands, markets, np.array(CARDS))
    return counts
