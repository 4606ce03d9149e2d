"""Opponent models: what the opponent's moves tell about its hidden cards.

The hidden cards are goods of the deal, at most five, so there are few hands that the opponent can hold. By Bayes, the
probability of each is proportional to the number of ways to deal it from the unseen cards, times the likelihood of
every move so far for a player who held it: nobody who takes a fifth leather is likely to hold three diamonds to sell.
The likelihood depends on how the opponent plays, which nobody tells. So there are eight models of it: a softmax over
the trader's or over the greedy player's values, each at four temperatures. The posterior is over hands and models.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from serai.games.compiled import Array, compiled
from serai.games.jaipur import layout
from serai.games.jaipur.goods import BITS, LANE, LETTERS, ONE_CAMEL
from serai.games.jaipur.kernel import MOST_MOVES, apply, lay, list_moves
from serai.games.jaipur.layout import BONUS_FIRST, BONUS_SIZES, PLACES
from serai.games.jaipur.moves import Camels, Move
from serai.players.jaipur.evaluation import scratch_of, value_promising
from serai.players.jaipur.greedy import judge_moves
from serai.players.jaipur.knowledge import FACTS, HERD, HIDDEN, MARKET, OTHER, OWN, PLAYED, UNSEEN, observe
from serai.players.jaipur.network import Weights, fast, inlined
from serai.players.jaipur.worlds import SEAT

if TYPE_CHECKING:
    from serai.games.jaipur.view import View

MOST_HANDS: Final = 462
"""Ways to hold at most five cards of six kinds."""
TEMPERATURES: Final = ((0.001, 0.008, 0.03, 0.08), (0.03, 0.15, 1.0, 2.5))
"""A move is e times as likely when it is better by this much: in chances to win for the trader's models, in rupees for
the greedy player's. The lowest temperature nearly always plays the best move."""
TRADER_MODELS: Final = len(TEMPERATURES[0])
"""The models of the trader come first, those of the greedy player follow."""
MODELS: Final = TRADER_MODELS + len(TEMPERATURES[1])
SLIP: Final = 0.05
"""How often a model plays any legal move at random, because no opponent is quite like a model."""
NEGLIGIBLE: Final = 8.0
"""A hand is dropped when its log-probability is this far below that of the most probable one."""
MEAN_BONUS: Final = (2, 5, 9)
"""The mean value of a bonus token of each pile (J-C3): the values of the opponent's tokens are hidden (J-K1)."""


class PublicPlay(NamedTuple):
    """The round so far as both players saw it, for the compiled code."""

    starter: int
    """0 if the seat that asks began, 1 if its opponent did."""
    changes: NDArray[np.int64]
    """For each move, the change of its mover's cards."""
    drawn: NDArray[np.int64]
    """The kinds that came from the deck."""


class Posterior(NamedTuple):
    """What a seat believes about its opponent."""

    hands: NDArray[np.int64]
    """The hands that the opponent may hold."""
    cumulative: NDArray[np.float64]
    """The cumulative probabilities of these hands; the last is 1."""
    models: NDArray[np.float64]
    """The probability of each model; all are 0 if the play is not known from the deal on."""


def from_memory(view: View) -> PublicPlay:
    """Return the play that a view remembers; none of it if the memory does not go back to the deal."""
    seen = view.memory.play if view.memory and len(view.memory.play) == view.played else ()
    changes = [
        len(turn.drawn) * ONE_CAMEL if isinstance(move, Camels) else move.change
        for turn, move in ((turn, Move.parse(turn.move)) for turn in seen)
    ]
    drawn = [LETTERS.index(letter) for turn in seen for letter in turn.drawn]
    return PublicPlay(int(view.starter != view.seat), np.array(changes, np.int64), np.array(drawn, np.int64))


@compiled
def from_round(row: Array, changes: Array) -> PublicPlay:
    """Return the play of a round as the seat to act saw it, given the change of cards by each move so far."""
    drawn = row[layout.DECK : layout.DECK + row[layout.DRAWN]]
    return PublicPlay(row[layout.TURN] ^ row[layout.STARTER], changes[: row[layout.PLAYED]], drawn)


@compiled
def possible_hands(facts: Array, hands: Array, log_ways: Array) -> int:
    """Write every hand of the opponent that agrees with what is seen, and the logarithm of the ways to deal it."""
    missing = np.empty(MOST_HANDS, np.int64)
    hands[0], log_ways[0], missing[0] = facts[OTHER], 0.0, facts[HIDDEN]
    found = 1
    for kind in range(6):
        left = facts[UNSEEN] >> BITS * kind & LANE
        for at in range(found):
            ways = log_ways[at]
            for more in range(1, min(left, missing[at]) + 1):
                ways += np.log((left - more + 1) / more)
                hands[found] = hands[at] + (more << BITS * kind)
                log_ways[found], missing[found] = ways, missing[at] - more
                found += 1
    whole = 0
    for at in range(found):
        if missing[at] == 0:
            hands[whole], log_ways[whole] = hands[at], log_ways[at]
            whole += 1
    return whole


@compiled
def rewind(facts: Array, play: PublicPlay, row: Array) -> int:
    """Write the round as it was dealt, except for the opponent's cards.

    Return the opponent's cards at the deal minus its hand now. Added to a hand that it may hold now, this gives the
    cards that it was dealt.
    """
    row[:] = 0
    row[layout.CARDS], row[layout.MARKET] = facts[OWN], facts[MARKET]
    row[layout.PILES], row[layout.BONUS_LEFT] = layout.ALL_TOKENS, layout.ALL_BONUSES
    row[layout.TURN] = play.starter
    for at in range(play.drawn.shape[0]):
        row[layout.DECK + at] = play.drawn[at]
        row[layout.MARKET] -= 1 << BITS * play.drawn[at]
    difference = facts[HERD] * ONE_CAMEL
    mover = play.starter
    for change in play.changes:
        if mover == SEAT:
            row[layout.CARDS] -= change
        else:
            difference -= change
        if change % 15 <= 7:  # not a sale
            row[layout.MARKET] += change
        mover = 1 - mover
    for pile in range(3):
        for at in range(BONUS_FIRST[pile], BONUS_FIRST[pile] + BONUS_SIZES[pile]):
            row[at] = MEAN_BONUS[pile]
    return difference  # type: ignore[no-any-return]


@compiled
def observe_as_opponent(row: Array, cards: int, facts: Array) -> None:
    """Write what the opponent knew at a moment of the past, if it held these cards."""
    row[layout.CARDS + 1] = cards
    observe(row, 1, facts)


@compiled
def replay(row: Array, cards: int, change: int) -> int:
    """Play a move of the past while the opponent holds these cards, and return the change of the opponent's cards."""
    row[layout.CARDS + 1] = cards
    apply(row, change)
    return row[layout.CARDS + 1] - cards  # type: ignore[no-any-return]


@compiled
def drop_negligible(hands: Array, logs: Array, found: int) -> int:
    """Keep the hands that are not negligible in every model, and return how many they are."""
    least = logs[:, :found].max() - NEGLIGIBLE
    kept = 0
    for at in range(found):
        if logs[:, at].max() >= least:
            hands[kept] = hands[at]
            for model in range(MODELS):
                logs[model, kept] = logs[model, at]
            kept += 1
    return kept


@fast
def add_log_likelihood(
    worths: Array, moves: Array, found: int, change: int, temperatures: tuple[float, ...], logs: Array
) -> None:
    """Add the log-likelihood of a move to each model's logarithm, given the worth of all the mover's moves."""
    best = worths[:found].max()
    for model in range(len(temperatures)):
        total, played = 0.0, 0.0
        for at in range(found):
            weight = np.exp((worths[at] - best) / temperatures[model])
            total += weight
            if moves[at] == change:
                played = weight
        logs[model] += np.log((1.0 - SLIP) * played / total + SLIP / found)


@compiled
def accumulate(logs: Array) -> None:
    """Turn logarithms into cumulative probabilities."""
    most = logs.max()
    total = 0.0
    for at in range(logs.shape[0]):
        total += np.exp(logs[at] - most)
        logs[at] = total
    for at in range(logs.shape[0]):
        logs[at] /= total


@fast
def hand_posterior(facts: Array, play: PublicPlay, weights: Weights, greedy_weights: Array) -> Posterior:
    """Return what a seat believes about its opponent's hand and its model after the play so far.

    If the play is not known from the deal on, only the unseen cards count and no model has a probability.
    """
    hands, cumulative = np.empty(MOST_HANDS, np.int64), np.empty(MOST_HANDS, np.float64)
    models = np.zeros(MODELS, np.float64)
    found = possible_hands(facts, hands, cumulative)
    if play.changes.shape[0] == facts[PLAYED]:
        row, theirs = np.empty(PLACES, np.int64), np.empty(FACTS, np.int64)
        moves, scratch = np.empty(MOST_MOVES, np.int64), scratch_of(weights)
        worths, margins = np.empty(MOST_MOVES, np.float64), np.empty(MOST_MOVES, np.float64)
        logs = np.empty((MODELS, found), np.float64)
        for model in range(MODELS):
            lay(logs[model], 0, cumulative[:found])
        difference = rewind(facts, play, row)
        for change in play.changes:
            if row[layout.TURN] != SEAT:
                for at in range(found):
                    observe_as_opponent(row, difference + hands[at], theirs)
                    listed = list_moves(theirs[OWN], theirs[MARKET], moves)
                    value_promising(theirs, moves, listed, listed, weights, scratch, worths, margins)
                    add_log_likelihood(worths, moves, listed, change, TEMPERATURES[0], logs[:TRADER_MODELS, at])
                    judge_moves(theirs, moves, listed, greedy_weights, worths)
                    add_log_likelihood(worths, moves, listed, change, TEMPERATURES[1], logs[TRADER_MODELS:, at])
                found = drop_negligible(hands, logs, found)
            difference += replay(row, difference + hands[0], change)
        most = logs[:, :found].max()
        for at in range(found):
            likely = np.exp(logs[:, at] - most)
            cumulative[at] = np.log(likely.sum())
            models += likely
        models /= models.sum()
    accumulate(cumulative[:found])
    return Posterior(hands[:found].copy(), cumulative[:found].copy(), models)


@inlined
def hand_at(posterior: Posterior, quantile: float) -> int:
    """Return the hand at a quantile: evenly spread quantiles give each hand as often as it is probable."""
    return posterior.hands[np.searchsorted(posterior.cumulative, quantile, side="right")]  # type: ignore[no-any-return]
