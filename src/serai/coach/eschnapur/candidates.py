"""Which moves are searched beside the one that was played: what the network likes best, and what people think of.

Where a list would be long (offers, walks) it is made of the few that matter; every other kind of move is there whole.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from serai.coach.eschnapur.chances import Evaluator
from serai.coach.eschnapur.comparison import NOTHING
from serai.games.compiled import Array, compiled
from serai.games.eschnapur import layout as at
from serai.games.eschnapur.codec import Code
from serai.games.eschnapur.kernel import awaits
from serai.games.eschnapur.listing import MOST_MOVES, is_new_offer, list_short
from serai.players.eschnapur.compiled_player import GOODS_TOO, LISTED, WORLDS, Scratch
from serai.players.eschnapur.decision import decide
from serai.players.eschnapur.duelling import cheapest_redemption
from serai.players.eschnapur.features import bank_price
from serai.players.eschnapur.knowledge import SEAT
from serai.players.eschnapur.search import best_few
from serai.players.eschnapur.voyage import CHOICES, step_towards, weigh_walk

Facts: TypeAlias = NDArray[np.int64]

NO_MOVE: Final[Code] = (NOTHING, 0, 0)
WAYS: Final = 4
"""Ways to spend a turn that are tried, the best by the network's word."""
PRICES: Final = (1, 2, 3, 4, 6)
"""Coins that are tried as an offer for a token."""
CAREFUL: Final = 4.0
"""Imagined worlds over which the network's own offer and walk are chosen."""


@compiled
def best_ways(facts: Array, box: Array, evaluator: Evaluator, scratch: Scratch, steps: Array) -> int:
    """Write the first steps of the best ways to spend a turn, by the network's word; return how many."""
    scores, chosen, move = np.zeros(CHOICES, np.float64), np.zeros(CHOICES, np.int64), np.zeros(3, np.int64)
    player = evaluator[0]
    settings = player[4].copy()
    settings[WORLDS] = CAREFUL
    tokens = weigh_walk(facts, box, (player[0], player[1], player[2], player[3], settings), scratch, scores)
    count = best_few(scores, WAYS, chosen)
    for way in range(count):
        step_towards(facts, box, chosen[way], tokens, move)
        steps[way, 0], steps[way, 1], steps[way, 2] = move[0], move[1], move[2]
    return count


@compiled
def own_choice(facts: Array, box: Array, evaluator: Evaluator, scratch: Scratch, move: Array) -> bool:
    """Write what the strongest level would do here by its network's word; tell whether it would do anything."""
    player = evaluator[0]
    settings = player[4].copy()
    settings[WORLDS], settings[GOODS_TOO] = CAREFUL, 1.0
    return decide(facts, box, (player[0], player[1], player[2], player[3], settings), scratch, move)


def candidates(facts: Facts, box: Facts, evaluator: Evaluator, scratch: Scratch, played: Code) -> list[Code]:
    """Return the moves to search: the played one first, then others that the rules allow."""
    seat = int(facts[SEAT])
    room = np.zeros((MOST_MOVES, 3), np.int64)
    count = list_short(facts.copy(), box, seat, room)
    legal = [(kind, what, how) for kind, what, how in room[:count].tolist()]
    tried = dict.fromkeys([played])
    if not awaits(facts, seat):
        tried[NO_MOVE] = None
    for code in _proposed(facts, box, evaluator, scratch, played, legal):
        if code in legal or (code[0] == at.OFFER and _allowed(facts, seat, code)):
            tried[code] = None
    return list(tried)


def is_at_bank(code: Code) -> bool:
    """Tell whether a move deals with the bank, which a seat may do in any phase (E-B1, E-B3)."""
    return code[0] in (at.BUY, at.REDEEM)


def _proposed(
    facts: Facts, box: Facts, evaluator: Evaluator, scratch: Scratch, played: Code, legal: list[Code]
) -> Iterator[Code]:
    """Yield moves that are worth a search, whether or not the rules allow them."""
    seat, phase = int(facts[SEAT]), int(facts[at.PHASE])
    if phase == at.DUEL:
        yield from (code for code in legal if code[0] == at.LOCK_CARD)
        yield from _at_bank(facts, box, scratch, (at.A_NUMBER,))
    elif facts[at.ACTIVE] == seat and phase == at.WALK:
        steps = np.zeros((CHOICES, 3), np.int64)
        found = best_ways(facts, box, evaluator, scratch, steps)
        yield from ((kind, what, how) for kind, what, how in steps[:found].tolist())
        yield from ((at.OPEN, 0, 0), (at.END, 0, 0))
        yield from _at_bank(facts, box, scratch, (at.A_SYMBOL, at.A_NUMBER))
    elif facts[at.ACTIVE] == seat:
        yield from (code for code in legal if not is_at_bank(code))
    elif not is_at_bank(played):
        yield from _offers(facts, box, evaluator, scratch, played)
        yield from (code for code in legal if code[0] == at.WITHDRAW)
    if is_at_bank(played) and phase != at.DUEL:
        yield from _at_bank(facts, box, scratch, (at.A_SYMBOL, at.A_NUMBER))


def _at_bank(facts: Facts, box: Facts, scratch: Scratch, things: tuple[int, ...]) -> Iterator[Code]:
    """Yield purchases, and redemptions of the tokens with the least excess."""
    yield from ((at.BUY, thing, 0) for thing in things)
    tokens = int(cheapest_redemption(facts, box, int(facts[SEAT]), scratch[LISTED]))
    if tokens:
        yield from ((at.REDEEM, tokens, numbers) for numbers in range(3))


def _offers(facts: Facts, box: Facts, evaluator: Evaluator, scratch: Scratch, played: Code) -> Iterator[Code]:
    """Yield the network's own offer, a few of coins alone for each token, and the played one with less in it."""
    move = np.zeros(3, np.int64)
    if own_choice(facts, box, evaluator, scratch, move):
        yield int(move[0]), int(move[1]), int(move[2])
    for token in range(2):
        most = int(bank_price(box, int(facts[at.UP + token])))
        yield from ((at.OFFER, token | coins << 1, 0) for coins in PRICES if coins <= most)
    if played[0] == at.OFFER:
        token, money, goods = played[1] & 1, played[1] >> 1, played[2]
        coins = money & at.LOW
        for fewer in {coins - 1, coins // 2} - {coins}:
            yield at.OFFER, token | (money - coins + fewer) << 1, goods
        if goods:
            yield at.OFFER, token | money << 1, 0


def _allowed(facts: Facts, seat: int, code: Code) -> bool:
    """Tell whether an offer names something that the seat has, and nobody offers the same."""
    token, money, goods = code[1] & 1, code[1] >> 1, code[2]
    coins, steps = money & at.LOW, money >> at.HALF
    affordable = 0 <= coins <= facts[at.COINS + seat] and steps <= facts[at.STEPS + seat]
    return bool((money or goods) and affordable and is_new_offer(facts, seat, token, money, goods))
