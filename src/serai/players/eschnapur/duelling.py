"""Duels: everybody locks a card at once, so a player weighs its cards against a mixture and answers with a mixture.

How others choose is a *habit*: a chance for every card of a hand, from a few features of the card and its holder. The
learned player's habit is the average of what it did itself in self-play, which is fictitious play; the greedy one's
is set by hand. A player imagines hands for the others, lets them choose by habit, settles the duel with each card of
its own, and mixes those that come out nearly equal.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from serai.games.chance import draw
from serai.games.compiled import Array, compiled
from serai.games.eschnapur import layout as at
from serai.games.eschnapur.bank import may_buy
from serai.games.eschnapur.box import COINS_ON, DISCOVERIES, LARGE, PASSING, REDEMPTION, TOKEN_VALUE
from serai.games.eschnapur.cards import highest, size
from serai.games.eschnapur.components import RESERVE_TOKENS
from serai.games.eschnapur.layout import A_NUMBER, BUY, LOCK_CARD, PASS, REDEEM
from serai.games.eschnapur.listing import list_redemptions
from serai.players.eschnapur.compiled_player import (
    ALWAYS_PASS,
    CHANCE,
    DUELS,
    GAIN,
    HEAT,
    HOARD,
    IMAGINED,
    LISTED,
    LOCKS,
    MOST_WORLDS,
    NOISE,
    ONLY_HIGH,
    ONLY_LOW,
    SCORES,
    VOW,
    WORLDS,
    CompiledPlayer,
    Scratch,
    consequence,
    value,
)
from serai.players.eschnapur.features import lowest, reserve_value
from serai.players.eschnapur.knowledge import NUMBER_SIZES, SEAT
from serai.players.eschnapur.network import within
from serai.players.eschnapur.worlds import imagine

HABITS: Final = 24
MOST_HELD: Final = 5
"""Number cards beyond which nobody buys more."""


def hand_habit() -> NDArray[np.float64]:
    """Return the habit that the greedy player supposes: the highest card, the lowest, or a pass, in this order."""
    habit = np.zeros(HABITS)
    habit[0], habit[2], habit[3], habit[6], habit[7] = -1.0, 1.0, 0.6, -1.5, -2.0
    habit[8], habit[9] = 1.5, 1.5
    return habit


@compiled
def card_features(row: Array, box: Array, seat: int, card: int, found: Array) -> None:
    """Write what speaks for a number card in a duel; everything is nothing for the pass card."""
    for feature in range(HABITS):
        found[feature] = 0.0
    if card == PASS:
        return
    numbers, coins = row[at.NUMBERS + seat], row[at.COINS + seat]
    count = size(numbers)
    top, bottom = 1.0 if card == highest(numbers) else 0.0, 1.0 if card == lowest(numbers) else 0.0
    height = card / 30.0
    holy = 1.0 if row[at.BUDDHA] == seat else 0.0
    mine, most, fewest = size(row[at.FOUND + seat]), 0, 99
    for other in range(row[at.SEATS]):
        if other != seat:
            most, fewest = max(most, size(row[at.FOUND + other])), min(fewest, size(row[at.FOUND + other]))
    last = 1.0 if row[at.AWARDED] + 1 >= box[DISCOVERIES] else 0.0
    found[0], found[1], found[2], found[3] = 1.0, height, top, bottom
    found[4] = 1.0 if card >= 25 else 0.0
    found[5] = 1.0 if card <= 6 else 0.0
    found[6] = 1.0 if top + bottom == 0.0 else 0.0
    found[7] = 1.0 if coins < box[COINS_ON + card] else 0.0
    found[8], found[9] = top * height, bottom * (1.0 - height)
    found[10] = top * box[LARGE + row[at.TOKEN + row[at.NICHE]]] / 10.0
    found[11] = holy * top
    found[12] = bottom if mine <= fewest else 0.0
    found[13] = bottom if most <= mine + 1 else 0.0
    found[14] = row[at.AWARDED] / box[DISCOVERIES]
    found[15] = 1.0 if count == 1 else 0.0
    found[16], found[17] = min(count, 6) / 4.0, min(coins, 20) / 10.0
    found[18] = 1.0 if coins < box[PASSING] else 0.0
    found[19], found[20], found[21] = last, last * top, last * height
    found[22] = 1.0 if row[at.ACTIVE] == seat else 0.0
    found[23] = holy


@compiled
def weigh_locks(row: Array, box: Array, seat: int, habit: Array, cards: Array, chances: Array) -> int:
    """Write the cards that a seat can lock with the chance of each by habit; return how many."""
    found = np.empty(HABITS, np.float64)
    count, top = 0, -1e9
    for card in range(1, PASS + 1):
        if card == PASS or row[at.NUMBERS + seat] >> card & 1:
            card_features(row, box, seat, card, found)
            logit = 0.0
            for feature in range(HABITS):
                logit += habit[feature] * found[feature]
            cards[count], chances[count] = card, logit
            top = max(top, logit)
            count += 1
    total = 0.0
    for option in range(count):
        chances[option] = np.exp(chances[option] - top)
        total += chances[option]
    for option in range(count):
        chances[option] /= total
    return count


@compiled
def pick(chances: Array, count: int, chance: Array) -> int:
    """Return one of some options by its chance."""
    point = draw(chance, 1 << 30) / float(1 << 30)
    for option in range(count):
        point -= chances[option]
        if point < 0.0:
            return option
    return count - 1


@compiled
def lock_by_habit(row: Array, box: Array, seat: int, habit: Array, chance: Array) -> int:
    """Return the card that a seat locks by habit."""
    cards, chances = np.empty(PASS, np.int64), np.empty(PASS, np.float64)
    count = weigh_locks(row, box, seat, habit, cards, chances)
    return cards[pick(chances, count, chance)]  # type: ignore[no-any-return]


@compiled
def list_locks(facts: Array, cards: Array, scores: Array) -> int:
    """Write the cards that a seat can lock, with no score yet; return how many."""
    count = 0
    for card in range(1, PASS + 1):
        if card == PASS or facts[at.NUMBERS + facts[SEAT]] >> card & 1:
            cards[count], scores[count] = card, 0.0
            count += 1
    return count


@within
def weigh_duel(facts: Array, box: Array, player: CompiledPlayer, scratch: Scratch) -> int:
    """Write into the scratch every card that can be locked and what it comes to; return how many."""
    seat, world = facts[SEAT], scratch[IMAGINED][0]
    cards, scores = scratch[LOCKS], scratch[SCORES]
    count = list_locks(facts, cards, scores)
    samples = int(player[4][DUELS])
    for _ in range(samples):
        imagine(facts, world, scratch[CHANCE])
        for other in range(world[at.SEATS]):
            if other != seat:
                world[at.LOCK + other] = 0
                world[at.LOCK + other] = lock_by_habit(world, box, other, player[3], scratch[CHANCE])
        for option in range(count):
            worth = consequence(world, box, seat, LOCK_CARD, cards[option], 0, seat, player, scratch)
            scores[option] += worth / samples
    return count


@within
def choose_lock(facts: Array, box: Array, player: CompiledPlayer, scratch: Scratch) -> int:
    """Return the card to lock: one of the best, mixed by the settings's heat."""
    numbers, vow = facts[at.NUMBERS + facts[SEAT]], player[4][VOW]
    if vow == ALWAYS_PASS or numbers == 0:
        return PASS
    if vow == ONLY_HIGH:
        return highest(numbers)
    if vow == ONLY_LOW:
        return lowest(numbers)
    count = weigh_duel(facts, box, player, scratch)
    scores = scratch[SCORES]
    return scratch[LOCKS][mix(scores, count, player[4][HEAT] + player[4][NOISE], scratch[CHANCE])]  # type: ignore[no-any-return]


@within
def mix(scores: Array, count: int, heat: float, chance: Array) -> int:
    """Return an option, the likelier the better it scored."""
    top, total = -1e9, 0.0
    for option in range(count):
        top = max(top, scores[option])
    for option in range(count):
        scores[option] = np.exp((scores[option] - top) / max(heat, 1e-6))
        total += scores[option]
    for option in range(count):
        scores[option] /= total
    return pick(scores, count, chance)


@compiled
def best_of(scores: Array, count: int) -> int:
    """Return the first option of the highest score."""
    best = 0
    for option in range(1, count):
        if scores[option] > scores[best]:
            best = option
    return best


@compiled
def cheapest_redemption(row: Array, box: Array, seat: int, moves: Array) -> int:
    """Return the reserve tokens of a seat that buy two cards with the least excess, 0 if none do (E-B3)."""
    if reserve_value(row, box, seat) < box[REDEMPTION]:
        return 0
    found = list_redemptions(row, box, seat, moves, 0)
    best, least = 0, 1000
    for option in range(0, found, 3):
        worth = 0
        for token in range(RESERVE_TOKENS):
            if moves[option, 1] >> token & 1:
                worth += box[TOKEN_VALUE + token]
        if worth < least:
            best, least = moves[option, 1], worth
    return best


@compiled
def arm(facts: Array, box: Array, player: CompiledPlayer, scratch: Scratch, move: Array) -> bool:
    """Write a purchase or redemption that improves the cards for the duel at hand; tell whether there is one."""
    seat, settings = facts[SEAT], player[4]
    if settings[VOW] == HOARD or settings[VOW] == ALWAYS_PASS or facts[NUMBER_SIZES + seat] >= MOST_HELD:
        return False
    buys = may_buy(facts, box, seat, A_NUMBER)
    tokens = cheapest_redemption(facts, box, seat, scratch[LISTED])
    if not buys and tokens == 0:
        return False
    world = scratch[IMAGINED][0]
    worlds = min(MOST_WORLDS, max(4, int(settings[WORLDS])))
    scores = np.zeros(4, np.float64)
    imagine(facts, world, scratch[CHANCE])
    now = value(world, box, seat, player, scratch) + settings[GAIN]
    for _ in range(worlds):
        imagine(facts, world, scratch[CHANCE])
        for option in range(4):
            if (option == 3 and not buys) or (option < 3 and tokens == 0):
                scores[option] = -1e9
                continue
            kind, what, how = (BUY, A_NUMBER, 0) if option == 3 else (REDEEM, tokens, option)
            scores[option] += consequence(world, box, seat, kind, what, how, seat, player, scratch) / worlds
    best = best_of(scores, 4)
    if scores[best] <= now:
        return False
    if best == 3:
        move[0], move[1], move[2] = BUY, A_NUMBER, 0
    else:
        move[0], move[1], move[2] = REDEEM, tokens, best
    return True


@within
def decide_duel(facts: Array, box: Array, player: CompiledPlayer, scratch: Scratch, move: Array) -> bool:
    """Write what a seat does that owes a duel a card."""
    if not arm(facts, box, player, scratch, move):
        move[0], move[1], move[2] = LOCK_CARD, choose_lock(facts, box, player, scratch), 0
    return True


@compiled
def learn_habit(row: Array, box: Array, seat: int, card: int, habit: Array, rate: float) -> None:
    """Move a habit towards a card that was locked."""
    cards, chances = np.empty(PASS, np.int64), np.empty(PASS, np.float64)
    found = np.empty(HABITS, np.float64)
    count = weigh_locks(row, box, seat, habit, cards, chances)
    for option in range(count):
        card_features(row, box, seat, cards[option], found)
        off = (1.0 if cards[option] == card else 0.0) - chances[option]
        for feature in range(HABITS):
            habit[feature] += rate * off * found[feature]
