"""Imagined continuations: moves are played in the same imagined worlds with the same chance, and on from there.

Everybody decides for himself there, from what he would know, as the strongest level does in its own imagined games.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from serai.coach.eschnapur.chances import Evaluator, win_chances
from serai.coach.eschnapur.measures import BEATEN, DOUBLED, DUELLED, FOUND, LARGE, OPENED, take_stock
from serai.games.chance import draw
from serai.games.compiled import Array, compiled
from serai.games.eschnapur import layout as at
from serai.games.eschnapur.duel import locks_missing
from serai.games.eschnapur.layout import DUEL, LOCK_CARD, OFFERS, OPEN, PASS, WITHDRAW
from serai.players.eschnapur.compiled_player import AFTER, CHANCE, IMAGINED, ORDER, SPREAD, Scratch, copy
from serai.players.eschnapur.decision import decide
from serai.players.eschnapur.duelling import MOST_HELD
from serai.players.eschnapur.knowledge import FACTS, NUMBER_SIZES, SEAT, observe
from serai.players.eschnapur.search import ASKS, asked_seat, carry_out
from serai.players.eschnapur.worlds import imagine

NOTHING: Final = -1
"""The kind of a move that is none: a seat for which the game does not wait may do nothing."""


@compiled
def carry_on(
    row: Array, box: Array, seat: int, actor: int, move: Array, scratch: Scratch, asked: Array, counted: Array
) -> None:
    """Play a move and note what it did to the seat that is judged."""
    points, holy, found = row[at.POINTS + seat], row[at.BUDDHA] == seat, row[at.FOUND + seat]
    settles = move[0] == LOCK_CARD and locks_missing(row) == 1
    card = move[1] if actor == seat else row[at.LOCK + seat]
    carry_out(row, box, actor, move, scratch[ORDER], scratch[CHANCE], asked)
    gained = row[at.POINTS + seat] - row[at.BONUS + seat] - points  # what the end adds is no advance (E-Z2)
    if holy:
        counted[DOUBLED] += gained / 2.0
    if move[0] == OPEN:
        counted[OPENED] += actor == seat
    elif settles:
        find = row[at.FOUND + seat] != found
        counted[DUELLED] += card != PASS
        counted[LARGE] += gained > 0
        counted[FOUND] += find
        counted[BEATEN] += card != PASS and gained == 0 and not find


@compiled
def play_on(
    row: Array,
    box: Array,
    seat: int,
    evaluator: Evaluator,
    until: int,
    asks: int,
    chance: int,
    scratch: Scratch,
    known: Array,
    move: Array,
    counted: Array,
) -> None:
    """Let everybody decide until the turn of a number begins, as in `search.finish_turn`.

    The seat that is judged takes no offer back: it is judged by what it has offered. It may still offer more. What
    comes to a seat's mind follows from the world, the turn and the question alone, so that whoever is not touched by
    a difference between two moves does the same after both.
    """
    asked = np.zeros(2, np.int64)
    while row[at.ENDED] == 0 and row[at.TURNS] < until:
        if row[at.PHASE] == OFFERS and asked[0] >= asks * (row[at.SEATS] - 1):
            asked[1] = row[at.SEATS]  # nobody is asked for offers any more
        actor = asked_seat(row, asked)
        scratch[CHANCE][0] = np.uint64(((chance + row[at.TURNS]) * 8 + row[at.PHASE]) * 8 + actor) * SPREAD
        asked[0] += 1
        observe(row, box, actor, known)
        if decide(known, box, evaluator[0], scratch, move) and not (actor == seat and move[0] == WITHDRAW):
            carry_on(row, box, seat, actor, move, scratch, asked, counted)
        else:
            asked[1] += 1


@compiled
def lock_others(
    world: Array, box: Array, seat: int, evaluator: Evaluator, scratch: Scratch, known: Array, move: Array
) -> None:
    """Let all others arm and choose their cards for a duel: they depend on nothing that the seat does now.

    Who has locked a card already buys nothing more (E-B2), but which card it is has to be imagined.
    """
    asked, locked = np.zeros(2, np.int64), np.zeros(at.MOST_SEATS, np.int64)
    for other in range(world[at.SEATS]):
        if other != seat:
            locked[other] = world[at.LOCK + other]
            world[at.LOCK + other] = 0
    for other in range(world[at.SEATS]):
        while other != seat and world[at.LOCK + other] == 0:
            observe(world, box, other, known)
            if locked[other]:
                known[NUMBER_SIZES + other] = MOST_HELD  # a full hand is not armed
            decide(known, box, evaluator[0], scratch, move)
            carry_out(world, box, other, move, scratch[ORDER], scratch[CHANCE], asked)


@compiled
def compare(
    facts: Array,
    box: Array,
    evaluator: Evaluator,
    moves: Array,
    turns: int,
    scratch: Scratch,
    inner: Scratch,
    values: Array,
    counts: Array,
) -> None:
    """Play some moves of a seat in imagined worlds, as many as there is room for values, and on for some turns.

    Writes the seat's chance to win in every world after every move, and what was counted of the first turn.
    """
    seat, world, trial = facts[SEAT], scratch[IMAGINED][0], scratch[AFTER]
    known, move, asked = np.zeros(FACTS, np.int64), np.zeros(3, np.int64), np.zeros(2, np.int64)
    chances, later = np.zeros(at.MOST_SEATS, np.float64), np.zeros(counts.shape[2], np.float64)
    for number in range(values.shape[0]):
        imagine(facts, world, scratch[CHANCE])
        chance = draw(scratch[CHANCE], 1 << 30)
        inner[CHANCE][0] = np.uint64(chance)
        if facts[at.PHASE] == DUEL:
            lock_others(world, box, seat, evaluator, inner, known, move)
        for option in range(moves.shape[0]):
            copy(world, trial)
            inner[CHANCE][0] = np.uint64(chance)
            counted = counts[option, number]
            take_stock(trial, box, seat, -1.0, counted)
            if moves[option, 0] != NOTHING:
                asked[0] = asked[1] = 0
                move[0], move[1], move[2] = moves[option, 0], moves[option, 1], moves[option, 2]
                carry_on(trial, box, seat, seat, move, inner, asked, counted)
            until = facts[at.TURNS] + 1
            play_on(trial, box, seat, evaluator, until, ASKS, chance, inner, known, move, counted)
            take_stock(trial, box, seat, 1.0, counted)
            if turns > 1:
                until += turns - 1
                play_on(trial, box, seat, evaluator, until, 1, chance, inner, known, move, later)
            win_chances(trial, box, evaluator, scratch, chances)
            values[number, option] = chances[seat]
