"""What chance gave: every card that came from the deck and every bonus token that was turned, all cards open.

The value of a position is the network's chance for the seat to act as if it knew all cards but the order of the deck;
the other seat has the rest. A card's luck is the value with it minus the mean value over all cards that could have come
in its place, each as often as the deck still holds it. Where several cards come at once they are counted one by one;
the value of a market that still has gaps is a mean over ways to fill them, drawn from the cards that are left and never
looked up. A mean over what could have come is exact, so luck is 0 on average whatever the network thinks.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from serai.coach.contract import Draw
from serai.coach.jaipur.chances import Stakes, stakes
from serai.coach.jaipur.judgement import change_of
from serai.coach.jaipur.measures import WIDTH
from serai.games.chance import shuffle
from serai.games.compiled import Array, compiled
from serai.games.contract import Seat
from serai.games.jaipur import layout
from serai.games.jaipur.goods import BITS, DECK_SIZE, GOODS_MASK, LANE, LETTERS
from serai.games.jaipur.kernel import MOST_MOVES, apply, lay, list_moves
from serai.games.jaipur.layout import BONUS_FIRST, BONUS_SIZES, PLACES
from serai.games.jaipur.match import Match
from serai.games.jaipur.moves import Move, Sell
from serai.players.jaipur import weights
from serai.players.jaipur.evaluation import best_of, scratch_of, value_promising
from serai.players.jaipur.knowledge import (
    FACTS,
    HIDDEN,
    LOST,
    MARKET,
    OTHER,
    OWN,
    THEIRS,
    VALUES,
    conclude,
    observe,
)
from serai.players.jaipur.network import Weights
from serai.players.jaipur.search import result

FILLINGS: Final = 24
"""Ways to fill the gaps of a market whose cards are counted one by one."""


@compiled
def observe_all(row: Array, seat: int, facts: Array) -> None:
    """Write what a seat would know of a round if all cards but the order of the deck were open."""
    observe(row, seat, facts)
    other = 1 - seat
    facts[OTHER] = row[layout.CARDS + other] & GOODS_MASK
    facts[HIDDEN] = 0
    facts[THEIRS] += row[layout.BONUS_RUPEES + other]
    facts[LOST] = 0  # their values have been counted just now
    facts[VALUES] = 0
    for pile in range(3):
        taken = BONUS_SIZES[pile] - (row[layout.BONUS_LEFT] >> BITS * pile & LANE)
        for at in range(BONUS_FIRST[pile], BONUS_FIRST[pile] + taken):
            facts[VALUES] += 1 << BITS * (row[at] - 1)
    conclude(facts)


class Workspace(NamedTuple):
    """Arrays that the values of many positions use again."""

    facts: NDArray[np.int64]
    moves: NDArray[np.int64]
    wins: NDArray[np.float64]
    margins: NDArray[np.float64]
    evaluation: Weights


@compiled
def workspace(weights: Weights) -> Workspace:
    """Return the arrays for the values of one draw."""
    return Workspace(
        np.zeros(FACTS, np.int64), np.empty(MOST_MOVES, np.int64), np.empty(MOST_MOVES, np.float64),
        np.empty(MOST_MOVES, np.float64), scratch_of(weights),
    )  # fmt: skip


@compiled
def open_value(row: Array, weights: Weights, work: Workspace) -> float:
    """Return the chance of the seat to act to win the round, all cards open."""
    if row[layout.ENDED]:
        return result(row, row[layout.TURN])
    facts, moves = work.facts, work.moves
    observe_all(row, row[layout.TURN], facts)
    found = list_moves(facts[OWN], facts[MARKET], moves)
    kept = value_promising(facts, moves, found, WIDTH, weights, work.evaluation, work.wins, work.margins)
    return work.wins[best_of(work.wins, work.margins, kept, 0.0)]  # type: ignore[no-any-return]


@compiled
def card_values(
    before: Array, change: int, weights: Weights, values: NDArray[np.float64], chances: NDArray[np.float64]
) -> None:
    """Write, for each card that a move draws, the chance of each kind to come and the value if it does.

    The values are those of the opponent, who is next to act. Ways to fill the rest of the market are drawn from the
    cards left, by a generator that knows the cards but not their order.
    """
    work = workspace(weights)
    row, rest = np.zeros(PLACES, np.int64), np.zeros(DECK_SIZE, np.int64)
    generator = np.zeros(1, np.uint64)
    drawn, gaps = before[layout.DRAWN], change % 15
    left = np.zeros(7, np.int64)
    for at in range(drawn, DECK_SIZE):
        left[before[layout.DECK + at]] += 1
    for gap in range(gaps):
        size = DECK_SIZE - drawn - gap
        fillings = FILLINGS if gap + 1 < gaps else 1
        for kind in range(7):
            chances[gap, kind] = left[kind] / size
            if left[kind] == 0:
                continue
            cards = 0
            for other in range(7):
                for _ in range(left[other] - (other == kind)):
                    rest[cards] = other
                    cards += 1
            generator[0] = np.uint64(gap)
            for _ in range(fillings):
                lay(row, 0, before)
                row[layout.DECK + drawn + gap] = kind
                shuffle(rest, cards, generator)
                for at in range(cards):
                    row[layout.DECK + drawn + gap + 1 + at] = rest[at]
                apply(row, change)
                values[gap, kind] += open_value(row, weights, work) / fillings
        left[before[layout.DECK + drawn + gap]] -= 1


@compiled
def token_values(before: Array, change: int, at: int, left: int, weights: Weights, values: Array) -> None:
    """Write the value for the opponent, who is next to act, for each token of a bonus pile that could be on top."""
    work = workspace(weights)
    row = np.zeros(PLACES, np.int64)
    for token in range(left):
        lay(row, 0, before)
        row[at], row[at + token] = before[at + token], before[at]
        apply(row, change)
        values[token] = open_value(row, weights, work)


def draws(before: Match, seat: Seat, move: Move, after: Match) -> tuple[Draw, ...]:  # noqa: ARG001
    """Return what chance decided in the step from one match to the next, all cards open; a new deal is not counted."""
    round_ = before.current
    seals = (before.seals[seat], before.seals[1 - seat])
    worth = stakes(seals, before.options.seals, started=round_.starter == seat)
    if isinstance(move, Sell):
        return _bonus(round_.row, seat, move, worth)
    return _cards(round_.row, seat, change_of(move, round_.market), worth)


def _cards(row: layout.Ints, seat: Seat, change: int, worth: Stakes) -> tuple[Draw, ...]:
    """Return the luck of the cards that came to the market."""
    gaps, drawn = change % 15, int(row[layout.DRAWN])
    if gaps == 0 or gaps > DECK_SIZE - drawn:
        return ()  # an exchange draws nothing; cards too few end the round, whichever they are (J-E2)
    values, chances = np.zeros((gaps, 7)), np.zeros((gaps, 7))
    card_values(row, change, weights.shipped(), values, chances)
    told = []
    for gap, kind in enumerate(row[layout.DECK + drawn : layout.DECK + drawn + gaps].tolist()):
        gain = worth.judged(1.0 - float(values[gap, kind])) - sum(
            chance * worth.judged(1.0 - value)
            for value, chance in zip(values[gap].tolist(), chances[gap].tolist(), strict=True)
        )
        told.append(Draw("card", seat, _both(seat, gain), {"card": LETTERS[kind]}))
    return tuple(told)


def _bonus(row: layout.Ints, seat: Seat, move: Sell, worth: Stakes) -> tuple[Draw, ...]:
    """Return the luck of a bonus token."""
    if len(move.cards) < 3:
        return ()
    pile = min(len(move.cards), 5) - 3
    left = int(row[layout.BONUS_LEFT]) >> BITS * pile & LANE
    if left == 0:
        return ()
    at = BONUS_FIRST[pile] + BONUS_SIZES[pile] - left
    values = np.zeros(left)
    token_values(row, move.change, at, left, weights.shipped(), values)
    own = [worth.judged(1.0 - value) for value in values.tolist()]
    facts = {"bonus": pile + 3, "value": int(row[at])}
    return (Draw("bonus", seat, _both(seat, own[0] - sum(own) / left), facts),)


def _both(seat: Seat, gain: float) -> tuple[float, float]:
    """Return what a gain of one seat is to both, seat 0 first."""
    return (gain, -gain) if seat == 0 else (-gain, gain)
