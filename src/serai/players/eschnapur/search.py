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
from serai.players.eschnapur.compiled_player import (
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
    CompiledPlayer,
    Scratch,
    consequence,
    copy,
    value,
)
from serai.players.eschnapur.decision import decide
from serai.players.eschnapur.duelling import arm, list_locks, mix
from serai.players.eschnapur.knowledge import FACTS, SEAT, observe, true_tokens
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
def finish_turn(row: Array, box: Array, player: CompiledPlayer, scratch: Scratch, facts: Array, move: Array) -> None:
    """Let everybody decide as a player does until the turn is over."""
    asked, turn = np.zeros(2, np.int64), row[at.TURNS]
    while row[at.ENDED] == 0 and row[at.TURNS] == turn:
        seat = asked_seat(row, asked)
        asked[0] += 1
        observe(row, box, seat, facts)
        if decide(facts, box, player, scratch, move):
            carry_out(row, box, seat, move, scratch[ORDER], scratch[CHANCE], asked)
        else:
            asked[1] += 1


@compiled
def imagined_player(player: CompiledPlayer) -> CompiledPlayer:
    """Return how everybody is supposed to think in imagined games: like this player, but over one world of its own."""
    settings = player[4].copy()
    settings[WORLDS], settings[GOODS_TOO], settings[DUELS] = 1.0, 0.0, 5.0
    return (player[0], player[1], player[2], player[3], settings)


@compiled
def search_duel(facts: Array, box: Array, player: CompiledPlayer, scratch: Scratch, inner: Scratch) -> int:
    """Write into the scratch every card that can be locked and what it comes to, settled; return how many.

    The others' cards do not depend on one's own, so each imagined duel serves for all of them.
    """
    seat, cards, scores, world = facts[SEAT], scratch[LOCKS], scratch[SCORES], scratch[IMAGINED][0]
    known, move, asked = np.zeros(FACTS, np.int64), np.zeros(3, np.int64), np.zeros(2, np.int64)
    rival, futures = imagined_player(player), int(player[4][FUTURES])
    count = list_locks(facts, cards, scores)
    inner[CHANCE][0] = np.uint64(draw(scratch[CHANCE], 1 << 30))
    for _ in range(futures):
        imagine(facts, world, scratch[CHANCE])
        for other in range(facts[at.SEATS]):
            world[at.LOCK + other] = 0
        for other in range(facts[at.SEATS]):
            while other != seat and world[at.LOCK + other] == 0:
                observe(world, box, other, known)
                decide(known, box, rival, inner, move)
                carry_out(world, box, other, move, inner[ORDER], inner[CHANCE], asked)
        for option in range(count):
            worth = consequence(world, box, seat, LOCK_CARD, cards[option], 0, seat, player, scratch)
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
def search_walk(
    facts: Array, box: Array, player: CompiledPlayer, scratch: Scratch, inner: Scratch, move: Array
) -> None:
    """Write the next step of the way to spend the turn that comes to most when the turn is played to its end."""
    seat, settings = facts[SEAT], player[4]
    scores, chosen = np.zeros(CHOICES, np.float64), np.zeros(CHOICES, np.int64)
    tokens = weigh_walk(facts, box, player, scratch, scores)
    few = best_few(scores, int(settings[WIDE]), chosen)
    world, trial, known = scratch[IMAGINED][0], scratch[AFTER], np.zeros(FACTS, np.int64)
    sums, all_alike = np.zeros(few, np.float64), imagined_player(player)
    for _ in range(int(settings[FUTURES]) if few > 1 else 0):
        imagine(facts, world, scratch[CHANCE])
        seed = draw(scratch[CHANCE], 1 << 30)
        for one in range(few):
            copy(world, trial)
            provide_or_stop(trial, box, seat, chosen[one], tokens, move)
            apply(trial, box, seat, move, scratch[ORDER])
            inner[CHANCE][0] = np.uint64(seed)
            finish_turn(trial, box, all_alike, inner, known, move)
            sums[one] += value(trial, box, seat, player, scratch)
    best = 0
    for one in range(1, few):
        if sums[one] > sums[best]:
            best = one
    step_towards(facts, box, chosen[best], tokens, move)


@compiled
def deliberate(facts: Array, box: Array, player: CompiledPlayer, scratch: Scratch, inner: Scratch, move: Array) -> bool:
    """Write what a seat does; tell whether it does anything. `inner` is the scratch at which imagined players think."""
    seat, phase, settings = facts[SEAT], facts[at.PHASE], player[4]
    if player[0] != NETWORK or settings[FUTURES] == 0.0 or settings[VOW] != NO_VOW:
        return decide(facts, box, player, scratch, move)
    if phase == WALK and facts[at.ACTIVE] == seat:
        search_walk(facts, box, player, scratch, inner, move)
        return True
    if phase == DUEL and facts[at.LOCK + seat] == 0:
        if not arm(facts, box, player, scratch, move):
            card = PASS
            if facts[at.NUMBERS + seat]:
                count = search_duel(facts, box, player, scratch, inner)
                card = scratch[LOCKS][mix(scratch[SCORES], count, settings[HEAT] + settings[NOISE], scratch[CHANCE])]
            move[0], move[1], move[2] = LOCK_CARD, card, 0
        return True
    return decide(facts, box, player, scratch, move)
