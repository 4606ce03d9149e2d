"""A table's components and options as one row of integers, as the compiled rules read them."""

from __future__ import annotations

import functools
from typing import Final

import numpy as np
from numpy.typing import NDArray

from serai.games.eschnapur.components import (
    COLOURS,
    DISCOVERY_TOKENS,
    NUMBER_CARDS,
    PAYS,
    RESERVE_TOKENS,
    SQUARES,
    Components,
    components_of,
)
from serai.games.eschnapur.layout import LANE_BITS, MOST_SEATS
from serai.games.eschnapur.options import Options

PRICE: Final = 0  # of a symbol card, a number card, a movement token (E-B1)
REFUSAL: Final = 3  # coins for refusing (E-A5) or a void action (E-A8)
PASSING: Final = 4  # coins for passing (E-D4)
REDEMPTION: Final = 5  # value that buys two cards (E-B3)
DISCOVERIES: Final = 6  # awards that end the game (E-Z1)
MOST: Final = 7
FEWEST: Final = 8
QUIET_ROUNDS: Final = 9
SETUP_COINS: Final = 10  # by the number of players, less three (E-S3)
SETUP_STEPS: Final = 13
SETUP_SYMBOLS: Final = 14
SETUP_NUMBERS: Final = 15
ALL_COINS: Final = 16  # E-C5
ALL_STEPS: Final = 17
ALL_SYMBOLS: Final = 18  # every symbol card of the box
LIMITED: Final = 19  # whether the bank can run out
LEAVES: Final = 20  # whether a token leaves the game when all pass (E-D6)
FIRST_PILE: Final = 21  # reserve tokens in the first pile (E-S4)
START: Final = 22  # the square of each colour (E-S2)
SHOWN: Final = START + MOST_SEATS  # colours on a square: the first, then the second or -1
COINS_ON: Final = SHOWN + 2 * SQUARES  # coins on each number card; card 0 is not used
TOKEN_PAYS: Final = COINS_ON + NUMBER_CARDS + 1
TOKEN_AMOUNT: Final = TOKEN_PAYS + RESERVE_TOKENS
TOKEN_VALUE: Final = TOKEN_AMOUNT + RESERVE_TOKENS
BY_VALUE: Final = TOKEN_VALUE + RESERVE_TOKENS  # the reserve tokens, dearest first
SMALL: Final = BY_VALUE + RESERVE_TOKENS
LARGE: Final = SMALL + DISCOVERY_TOKENS
DISTANCE: Final = LARGE + DISCOVERY_TOKENS
BOX_PLACES: Final = DISTANCE + SQUARES * SQUARES


@functools.lru_cache(maxsize=64)
def box_of(options: Options) -> NDArray[np.int64]:
    """Return the row of a table's components and options; nobody may write to it."""
    return _fill(components_of(options.components), options)


def _fill(components: Components, options: Options) -> NDArray[np.int64]:
    box = np.zeros(BOX_PLACES, dtype=np.int64)
    prices, rewards, end, setup = components.prices, components.rewards, components.end, components.setup
    box[PRICE : PRICE + 3] = prices.symbol, prices.number, prices.movement
    box[REFUSAL], box[PASSING], box[REDEMPTION] = rewards.refusal, rewards.passing, rewards.redemption
    box[DISCOVERIES], box[MOST], box[FEWEST], box[QUIET_ROUNDS] = (
        end.discoveries,
        end.most,
        end.fewest,
        end.quiet_rounds,
    )
    box[SETUP_COINS : SETUP_COINS + 3] = setup.coins["3"], setup.coins["4"], setup.coins["5"]
    box[SETUP_STEPS], box[SETUP_SYMBOLS], box[SETUP_NUMBERS] = setup.movement, setup.symbols, setup.numbers
    box[ALL_COINS], box[ALL_STEPS] = components.bank.coins, components.bank.movement
    box[ALL_SYMBOLS] = sum(components.symbol_cards[colour] << LANE_BITS * at for at, colour in enumerate(COLOURS))
    box[LIMITED], box[LEAVES] = options.bank == "limited", options.all_pass == "leaves"  # noqa: S105
    box[FIRST_PILE] = options.piles
    names = components.squares
    box[START : START + MOST_SEATS] = [names.index(components.starts[colour]) for colour in COLOURS]
    for at, shown in enumerate(components.temple.squares.values()):
        box[SHOWN + 2 * at] = COLOURS.index(shown[0])
        box[SHOWN + 2 * at + 1] = COLOURS.index(shown[1]) if len(shown) == 2 else -1
        for other, name in enumerate(names):
            box[DISTANCE + at * SQUARES + other] = len(components.routes[names[at], name])
    box[COINS_ON + 1 : COINS_ON + 1 + NUMBER_CARDS] = components.number_cards[options.number_coins]
    for at, token in enumerate(components.reserve_tokens):
        box[TOKEN_PAYS + at] = PAYS.index(token.pays)
        box[TOKEN_AMOUNT + at], box[TOKEN_VALUE + at] = token.amount, token.value
    values = [token.value for token in components.reserve_tokens]
    box[BY_VALUE : BY_VALUE + RESERVE_TOKENS] = sorted(range(RESERVE_TOKENS), key=lambda at: -values[at])
    for at, (small, large) in enumerate(components.discovery.tokens):
        box[SMALL + at], box[LARGE + at] = small, large
    return box
