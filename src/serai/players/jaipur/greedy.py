"""The greedy player: a hand-written judgement of what a move leaves behind.

It weighs what a trader looks at: what the own goods would sell for, what one more card would add, what the opponent
is known to hold, what lies in the market for it, the herds, the space in the hand, how far the round is. The weights
are kept twice: as set by hand (in rupees), and as tuned by games (`tuning.py`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from serai.games.compiled import Array, compiled
from serai.games.jaipur.goods import BITS, CAMEL, DECK_SIZE, GOODS_MASK, LANE
from serai.games.jaipur.kernel import WORTH, count, list_moves
from serai.games.jaipur.layout import PILE_SIZES
from serai.players.jaipur.afterstate import (
    AFTER_BONUS,
    AFTER_MARKET,
    AFTER_OWN,
    AFTER_PILES,
    AFTERS,
    GAPS,
    OVER,
    expectations,
    imagine,
    lead_now,
    verdict,
)
from serai.players.jaipur.features import lowest_three
from serai.players.jaipur.knowledge import DECK_LEFT, HERD, HIDDEN, MARKET, OTHER, OWN, UNSEEN

# What is weighed for every kind: (name, by hand for precious goods, by hand for common goods).
BY_KIND: Final = (
    ("hold", 0.85, 0.80),  # what the cards held would sell for now
    ("bonus", 0.80, 0.80),  # the bonus that they would bring now
    ("lone", 0.60, 0.0),  # a single precious card: its top token, although it cannot be sold (J-X2)
    ("build", 0.10, 0.10),  # what one more card would add, by the unseen cards of the kind
    ("near", 0.15, 0.15),  # what one more card would add, when one lies in the market
    ("race", -0.30, -0.30),  # what the cards held lose if the opponent sells known cards first
    ("theirs", -0.50, -0.50),  # what the opponent's known cards would sell for now
    ("left", -0.35, -0.20),  # tokens for the cards left in the market
    ("joined", -0.30, -0.30),  # what the cards left would add to the opponent's known cards
)
BY_ROUND: Final = (
    ("lead", 1.0),
    ("lead at the end", 0.10),  # as the third pile runs out
    ("late", -0.20),  # goods still held as the deck runs out
    ("six cards", -0.5),
    ("seven cards", -2.0),
    ("camel", 1.0),  # each of the first three camels
    ("more camels", 0.4),
    ("herd", 2.0),  # a larger herd (minus one for a smaller)
    ("late herd", 0.0),
    ("best left", -0.30),  # the dearest card left in the market
    ("camels left", -0.3),
    ("gap", -0.5),  # each unknown card that the opponent will find
    ("full", 0.20),  # cards left to an opponent with a full hand
    ("few left", 0.0),  # goods left to an opponent who can pay for several: its camels and cards
    ("lead late", 0.0),  # a lead as the deck runs out
    ("hurry", 0.0),  # cards drawn from the deck when leading
    ("kinds", -0.1),  # different kinds held
    ("precious pairs", 0.2),
    ("precious threes", 0.2),
    ("precious fours", 0.0),
    ("precious fives", 0.0),
    ("common pairs", 0.0),
    ("common threes", 0.2),
    ("common fours", 0.2),
    ("common fives", 0.0),
    ("fresh camels", 0.0),  # camels while the deck is full
    ("fresh lone", 0.0),  # single precious cards while the deck is full
)
KINDS_WEIGHED: Final = len(BY_KIND)
FEATURES: Final = 6 * KINDS_WEIGHED + len(BY_ROUND)
HOLD, BONUS, LONE, BUILD, NEAR, RACE, THEIRS, LEFT, JOINED = range(KINDS_WEIGHED)
(
    LEAD, LEAD_END, LATE, SIX, SEVEN, CAMEL_EACH, CAMEL_MORE, MAJORITY, MAJORITY_LATE, BEST_LEFT, CAMELS_LEFT, GAP,
    FULL, FEW_LEFT, LEAD_LATE, HURRY, KINDS_HELD, PRECIOUS_SETS, _, _, _, COMMON_SETS, _, _, _, FRESH_CAMELS,
    FRESH_LONE,
) = range(6 * KINDS_WEIGHED, FEATURES)  # fmt: skip
CERTAIN: Final = 1000.0
"""Worth of a round won for sure."""
TUNED_FILE: Final = Path(__file__).with_name("greedy.npz")


def hand_set() -> NDArray[np.float64]:
    """Return the weights as set by hand: kind after kind, then those of the round."""
    kinds = [precious if kind < 3 else common for kind in range(6) for _, precious, common in BY_KIND]
    return np.array(kinds + [weight for _, weight in BY_ROUND])


HAND: NDArray[np.float64] = hand_set()


@compiled
def tokens_for(piles: int, kind: int, cards: int) -> float:
    """Return what the topmost tokens of a kind would bring for some cards."""
    left = piles >> BITS * kind & LANE
    gone = PILE_SIZES[kind] - left
    return float(WORTH[kind, gone + min(cards, left)] - WORTH[kind, gone])


@compiled
def bonus_for(bonus: int, means: NDArray[np.float64], cards: int) -> float:
    """Return the expected bonus of selling some cards at once."""
    if cards < 3:
        return 0.0
    pile = min(cards, 5) - 3
    return means[pile] if bonus >> BITS * pile & LANE else 0.0


@compiled
def weigh(facts: Array, after: Array, lead: float, means: NDArray[np.float64], found: NDArray[np.float64]) -> None:
    """Write everything that is weighed in an afterstate."""
    own, market = after[AFTER_OWN], after[AFTER_MARKET]
    piles, bonus = after[AFTER_PILES], after[AFTER_BONUS]
    fresh = facts[DECK_LEFT] / DECK_SIZE
    their_cards = count(facts[OTHER]) + facts[HIDDEN]
    best_left, held_worth, left_worth, goods_left = 0.0, 0.0, 0.0, 0
    found[:] = 0.0
    for kind in range(6):
        at, to = BITS * kind, KINDS_WEIGHED * kind
        have, here = own >> at & LANE, market >> at & LANE
        theirs, unseen = facts[OTHER] >> at & LANE, facts[UNSEEN] >> at & LANE
        least = 2 if kind < 3 else 1
        if have:
            found[KINDS_HELD] += 1.0
            if have >= 2:
                found[(PRECIOUS_SETS if kind < 3 else COMMON_SETS) + min(have, 5) - 2] += 1.0
            now, extra = tokens_for(piles, kind, have), bonus_for(bonus, means, have)
            if have >= least:
                found[to + HOLD] = now
                found[to + BONUS] = extra
                held_worth += now + extra
            else:
                found[to + LONE] = now
                found[FRESH_LONE] += now * fresh
            more = tokens_for(piles, kind, have + 1) + bonus_for(bonus, means, have + 1) - now - extra
            found[to + BUILD] = more * fresh * unseen / 6.0
            found[to + NEAR] = more * min(1, here)
            if theirs >= least:
                left = max(0, (piles >> at & LANE) - theirs)
                found[to + RACE] = now - tokens_for((piles & ~(LANE << at)) | left << at, kind, have)
        if theirs >= least:
            found[to + THEIRS] = tokens_for(piles, kind, theirs) + bonus_for(bonus, means, theirs)
        if here:
            found[to + LEFT] = tokens_for(piles, kind, here)
            left_worth += found[to + LEFT]
            goods_left += here
            if theirs:
                joined = tokens_for(piles, kind, theirs + here) + bonus_for(bonus, means, theirs + here)
                found[to + JOINED] = joined - tokens_for(piles, kind, theirs) - bonus_for(bonus, means, theirs)
            best_left = max(best_left, tokens_for(piles, kind, 1))
    held, herd = count(own & GOODS_MASK), own >> CAMEL * BITS
    found[LEAD] = lead
    found[LEAD_END] = lead * max(0.0, (10.0 - lowest_three(piles)) / 10.0)
    found[LEAD_LATE] = lead * (1.0 - fresh)
    found[HURRY] = after[GAPS] * (1.0 - fresh) * (1.0 if lead > 0 else -1.0)
    found[FRESH_CAMELS] = herd * fresh
    found[LATE] = held_worth * (1.0 - fresh)
    found[SIX] = 1.0 if held == 6 else 0.0
    found[SEVEN] = 1.0 if held == 7 else 0.0
    found[CAMEL_EACH] = min(herd, 3)
    found[CAMEL_MORE] = max(0, herd - 3)
    found[MAJORITY] = 1.0 if herd > facts[HERD] else (-1.0 if herd < facts[HERD] else 0.0)
    found[MAJORITY_LATE] = found[MAJORITY] * (1.0 - fresh)
    found[BEST_LEFT] = best_left
    found[CAMELS_LEFT] = market >> CAMEL * BITS
    found[GAP] = after[GAPS]
    found[FULL] = left_worth if their_cards >= 7 else 0.0
    found[FEW_LEFT] = min(goods_left, facts[HERD]) if their_cards < 7 else 0.0


@compiled
def judge_moves(facts: Array, moves: Array, found: int, weights: NDArray[np.float64], worths: Array) -> None:
    """Write what each of some moves is worth."""
    means, after = np.empty(6, np.float64), np.empty(AFTERS, np.int64)
    features = np.empty(FEATURES, np.float64)
    expectations(facts, means)
    lead = lead_now(facts, means)
    for at in range(found):
        then = lead + imagine(facts, moves[at], means, after)
        if after[OVER]:
            worths[at] = CERTAIN * (2.0 * verdict(facts, after, then, means) - 1.0)
            continue
        weigh(facts, after, then, means, features)
        worth = 0.0
        for feature in range(FEATURES):
            worth += features[feature] * weights[feature]
        worths[at] = worth


@compiled
def greedy_move(facts: Array, weights: NDArray[np.float64], moves: Array, worths: Array) -> int:
    """Return the move that is judged best."""
    found = list_moves(facts[OWN], facts[MARKET], moves)
    judge_moves(facts, moves, found, weights, worths)
    return moves[np.argmax(worths[:found])]  # type: ignore[no-any-return]


def tuned() -> NDArray[np.float64]:
    """Return the weights as tuned by games."""
    with np.load(TUNED_FILE) as file:
        return np.asarray(file["weights"], dtype=np.float64)
