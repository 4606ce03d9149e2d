"""Foresight: decisions of weight are played on in imagined games, in which everybody decides for himself.

In a duel the others are not supposed to follow a habit: in every imagined world each of them arms and chooses as this
player would in its place, knowing what it would know there. At the end of a walk the best few choices by the network's
word are tried in the same worlds, with the same chance, and the turn is played to its end.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from serai.games.chance import draw, shuffle
from serai.games.compiled import Array, compiled
from serai.games.eschnapur import layout as at
from serai.games.eschnapur.kernel import apply, to_shuffle
from serai.games.eschnapur.layout import DUEL, LOCK_CARD, OFFERS, PASS, REDEEM, WALK
from serai.players.eschnapur.decision import decide
from serai.players.eschnapur.duelling import arm, list_locks, mix
from serai.players.eschnapur.knowledge import FACTS, SEAT, observe, true_tokens
from serai.players.eschnapur.mind import (
    AFTER,
    CHANCE,
    DUELS,
    FUTURES,
    GOODS_TOO,
    HEAT,
    IMAGINED,
    LOCKS,
    NETWORK,
    NEVER,
    NO_VOW,
    NOISE,
    ORDER,
    SCORES,
    VOW,
    WIDE,
    WORLDS,
    Desk,
    Mind,
    consequence,
    copy,
    value,
)
from serai.players.eschnapur.voyage import CHOICES, provide_or_stop, step_towards, weigh_walk
from serai.players.eschnapur.worlds import imagine

ASKS: Final = 6
"""How often a seat is asked for offers on one pair of tokens."""


@compiled
def asked_seat(row: Array, asked: Array) -> int:
    """Return who is asked next; `asked` counts the questions of this phase and the silent answers in a row.

    With tokens up the others are asked in rounds until nobody raises any more, then the seller. In a duel everybody is
    asked, from the active player to the left; else the active player is.
    """
    seats, active, phase = row[at.SEATS], row[at.ACTIVE], row[at.PHASE]
    seat = active
    if phase == OFFERS and asked[0] < ASKS * (seats - 1) and asked[1] < seats - 1:
        seat = (active + 1 + asked[0] % (seats - 1)) % seats
    elif phase == DUEL:
        while row[at.LOCK + seat]:
            seat = (seat + 1) % seats
    return seat  # type: ignore[no-any-return]


@compiled
def carry_out(row: Array, box: Array, seat: int, move: Array, order: Array, chance: Array, asked: Array) -> None:
    """Play a move that a seat decided by its knowledge."""
    phase, turn = row[at.PHASE], row[at.TURNS]
    asked[1] = 0
    if move[0] == REDEEM:
        move[1] = true_tokens(row, box, seat, move[1])
    shuffle(order, to_shuffle(row, move, order), chance)
    apply(row, box, seat, move, order)
    if row[at.PHASE] != phase or row[at.TURNS] != turn:
        asked[0] = asked[1] = 0


@compiled
def finish_turn(row: Array, box: Array, mind: Mind, desk: Desk, facts: Array, move: Array) -> None:
    """Let everybody decide as a mind does until the turn is over."""
    asked, turn = np.zeros(2, np.int64), row[at.TURNS]
    while row[at.ENDED] == 0 and row[at.TURNS] == turn:
        seat = asked_seat(row, asked)
        asked[0] += 1
        observe(row, box, seat, facts)
        if decide(facts, box, mind, desk, move):
            carry_out(row, box, seat, move, desk[ORDER], desk[CHANCE], asked)
        else:
            asked[1] += 1


@compiled
def imagined_mind(mind: Mind) -> Mind:
    """Return how everybody is supposed to think in imagined games: like this mind, but over one world of its own."""
    manner = mind[4].copy()
    manner[WORLDS], manner[GOODS_TOO], manner[DUELS] = 1.0, 0.0, 5.0
    return (mind[0], mind[1], mind[2], mind[3], manner)


@compiled
def foresee_duel(facts: Array, box: Array, mind: Mind, desk: Desk, inner: Desk) -> int:
    """Write into the desk every card that can be locked and what it comes to, settled; return how many.

    The others' cards do not depend on one's own, so each imagined duel serves for all of them.
    """
    seat, cards, scores, world = facts[SEAT], desk[LOCKS], desk[SCORES], desk[IMAGINED][0]
    known, move, asked = np.zeros(FACTS, np.int64), np.zeros(3, np.int64), np.zeros(2, np.int64)
    rival, futures = imagined_mind(mind), int(mind[4][FUTURES])
    count = list_locks(facts, cards, scores)
    inner[CHANCE][0] = np.uint64(draw(desk[CHANCE], 1 << 30))
    for _ in range(futures):
        imagine(facts, world, desk[CHANCE])
        for other in range(facts[at.SEATS]):
            world[at.LOCK + other] = 0
        for other in range(facts[at.SEATS]):
            while other != seat and world[at.LOCK + other] == 0:
                observe(world, box, other, known)
                decide(known, box, rival, inner, move)
                carry_out(world, box, other, move, inner[ORDER], inner[CHANCE], asked)
        for option in range(count):
            worth = consequence(world, box, seat, LOCK_CARD, cards[option], 0, seat, mind, desk)
            scores[option] += worth / futures
    return count


@compiled
def best_few(scores: Array, few: int, chosen: Array) -> int:
    """Write the best few choices, best first; return how many."""
    found = 0
    while found < few:
        best = -1
        for choice in range(len(scores)):
            taken = scores[choice] <= NEVER / 2.0
            for earlier in range(found):
                taken |= chosen[earlier] == choice
            if not taken and (best < 0 or scores[choice] > scores[best]):
                best = choice
        if best < 0:
            break
        chosen[found] = best
        found += 1
    return found


@compiled
def foresee_walk(facts: Array, box: Array, mind: Mind, desk: Desk, inner: Desk, move: Array) -> None:
    """Write the next step of the way to spend the turn that comes to most when the turn is played to its end."""
    seat, manner = facts[SEAT], mind[4]
    scores, chosen = np.zeros(CHOICES, np.float64), np.zeros(CHOICES, np.int64)
    tokens = weigh_walk(facts, box, mind, desk, scores)
    few = best_few(scores, int(manner[WIDE]), chosen)
    world, trial, known = desk[IMAGINED][0], desk[AFTER], np.zeros(FACTS, np.int64)
    sums, all_alike = np.zeros(few, np.float64), imagined_mind(mind)
    for _ in range(int(manner[FUTURES]) if few > 1 else 0):
        imagine(facts, world, desk[CHANCE])
        seed = draw(desk[CHANCE], 1 << 30)
        for one in range(few):
            copy(world, trial)
            provide_or_stop(trial, box, seat, chosen[one], tokens, move)
            apply(trial, box, seat, move, desk[ORDER])
            inner[CHANCE][0] = np.uint64(seed)
            finish_turn(trial, box, all_alike, inner, known, move)
            sums[one] += value(trial, box, seat, mind, desk)
    best = 0
    for one in range(1, few):
        if sums[one] > sums[best]:
            best = one
    step_towards(facts, box, chosen[best], tokens, move)


@compiled
def deliberate(facts: Array, box: Array, mind: Mind, desk: Desk, inner: Desk, move: Array) -> bool:
    """Write what a seat does; tell whether it does anything. `inner` is the desk at which imagined players think."""
    seat, phase, manner = facts[SEAT], facts[at.PHASE], mind[4]
    if mind[0] != NETWORK or manner[FUTURES] == 0.0 or manner[VOW] != NO_VOW:
        return decide(facts, box, mind, desk, move)
    if phase == WALK and facts[at.ACTIVE] == seat:
        foresee_walk(facts, box, mind, desk, inner, move)
        return True
    if phase == DUEL and facts[at.LOCK + seat] == 0:
        if not arm(facts, box, mind, desk, move):
            card = PASS
            if facts[at.NUMBERS + seat]:
                count = foresee_duel(facts, box, mind, desk, inner)
                card = desk[LOCKS][mix(desk[SCORES], count, manner[HEAT] + manner[NOISE], desk[CHANCE])]
            move[0], move[1], move[2] = LOCK_CARD, card, 0
        return True
    return decide(facts, box, mind, desk, move)
