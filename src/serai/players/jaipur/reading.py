"""Reading the opponent: what its moves tell of the cards that nobody saw coming.

The hidden cards are goods of the deal, at most five, so there are few hands that the opponent can hold. Each is as
likely as the unseen cards allow it, times how likely every move so far was to a player that held it: whoever takes a
fifth leather hardly sits on three diamonds to sell. Nobody tells how the opponent thinks, so eight minds are read side
by side, the trader's and the greedy player's, each in four tempers; its moves tell which of them it has, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from serai.games.compiled import compiled
from serai.games.jaipur import kernel
from serai.games.jaipur.goods import BITS, LANE, LETTERS, ONE_CAMEL
from serai.games.jaipur.kernel import BONUS_FIRST, BONUS_SIZES, MOST_MOVES, PLACES, Row, apply, lay, list_moves
from serai.games.jaipur.moves import Camels, Move
from serai.players.jaipur.greedy import judge_moves
from serai.players.jaipur.judging import desk_of, value_promising
from serai.players.jaipur.knowledge import FACTS, HERD, HIDDEN, MARKET, OTHER, OWN, PLAYED, UNSEEN, observe
from serai.players.jaipur.network import Weights, swift, woven
from serai.players.jaipur.worlds import SEAT

if TYPE_CHECKING:
    from serai.games.jaipur.view import View

MOST_HANDS: Final = 462
"""Ways to hold at most five cards of six kinds."""
TEMPERS: Final = ((0.001, 0.008, 0.03, 0.08), (0.03, 0.15, 1.0, 2.5))
"""How much better a move must be to be e times as likely: in chances to win for the trader's mind, in rupees for the
greedy player's; from whoever always plays the best move to the loosest."""
GREEDY_MINDS: Final = len(TEMPERS[0])
"""Where the greedy player's minds begin; the trader's come first, from the strictest on."""
STRICT: Final = 2
"""How many of the trader's minds, the strict ones, answer by the network's favourite."""
MINDS: Final = GREEDY_MINDS + len(TEMPERS[1])
STEADY: Final = 30.0
"""How much likelier than others the strictest mind of each is before a move is seen: the house has steady players."""
SLIPS: Final = (0.01, 0.05, 0.05, 0.05)
"""How often the opponent plays anything at all, by temper: nobody thinks quite as we do, the steady nearly."""
FORGOTTEN: Final = 8.0
"""A hand this many powers of e behind the likeliest is thought of no longer."""
MEAN_BONUS: Final = (2, 5, 9)
"""What a bonus token of each pile is worth on average (J-C3): the opponent's own are hidden (J-K1)."""


class Play(NamedTuple):
    """The round so far as everybody saw it, for the compiled code."""

    starter: int
    """0 if the seat that reads began, 1 if its opponent did."""
    changes: NDArray[np.int64]
    """What each move did to its mover's cards."""
    drawn: NDArray[np.int64]
    """The kinds that came from the deck."""


def from_memory(view: View) -> Play:
    """Return the play that a view remembers; none of it if the view does not go back to the deal."""
    seen = view.memory.play if view.memory and len(view.memory.play) == view.played else ()
    changes = [
        len(turn.drawn) * ONE_CAMEL if isinstance(move, Camels) else move.change
        for turn, move in ((turn, Move.parse(turn.move)) for turn in seen)
    ]
    drawn = [LETTERS.index(letter) for turn in seen for letter in turn.drawn]
    return Play(int(view.starter != view.seat), np.array(changes, np.int64), np.array(drawn, np.int64))


@compiled
def so_far(row: Row, changes: Row) -> Play:
    """Return the play of a round as the seat to act saw it, with what its moves did to their movers' cards."""
    drawn = row[kernel.DECK : kernel.DECK + row[kernel.DRAWN]]
    return Play(row[kernel.TURN] ^ row[kernel.STARTER], changes[: row[kernel.PLAYED]], drawn)


@compiled
def possible_hands(facts: Row, hands: Row, thoughts: Row) -> int:
    """Write every hand of the opponent that agrees with what is seen, and the logarithm of the ways to deal it."""
    missing = np.empty(MOST_HANDS, np.int64)
    hands[0], thoughts[0], missing[0] = facts[OTHER], 0.0, facts[HIDDEN]
    found = 1
    for kind in range(6):
        left = facts[UNSEEN] >> BITS * kind & LANE
        for at in range(found):
            ways = thoughts[at]
            for more in range(1, min(left, missing[at]) + 1):
                ways += np.log((left - more + 1) / more)
                hands[found] = hands[at] + (more << BITS * kind)
                thoughts[found], missing[found] = ways, missing[at] - more
                found += 1
    whole = 0
    for at in range(found):
        if missing[at] == 0:
            hands[whole], thoughts[whole] = hands[at], thoughts[at]
            whole += 1
    return whole


@compiled
def set_back(facts: Row, play: Play, row: Row) -> int:
    """Write the round as it was dealt, but for the opponent's cards.

    Return what they were less the hand of now: with each hand that it may hold, that gives the one it was dealt.
    """
    row[:] = 0
    row[kernel.CARDS], row[kernel.MARKET] = facts[OWN], facts[MARKET]
    row[kernel.PILES], row[kernel.BONUS_LEFT] = kernel.ALL_TOKENS, kernel.ALL_BONUSES
    row[kernel.TURN] = play.starter
    for at in range(play.drawn.shape[0]):
        row[kernel.DECK + at] = play.drawn[at]
        row[kernel.MARKET] -= 1 << BITS * play.drawn[at]
    debt = facts[HERD] * ONE_CAMEL
    mover = play.starter
    for change in play.changes:
        if mover == SEAT:
            row[kernel.CARDS] -= change
        else:
            debt -= change
        if change % 15 <= 7:  # not a sale
            row[kernel.MARKET] += change
        mover = 1 - mover
    for pile in range(3):
        for at in range(BONUS_FIRST[pile], BONUS_FIRST[pile] + BONUS_SIZES[pile]):
            row[at] = MEAN_BONUS[pile]
    return debt  # type: ignore[no-any-return]


@compiled
def see_as_opponent(row: Row, cards: int, facts: Row) -> None:
    """Write what the opponent knew at a moment of the past, if it held these cards."""
    row[kernel.CARDS + 1] = cards
    observe(row, 1, facts)


@compiled
def play_again(row: Row, cards: int, change: int) -> int:
    """Play a move of the past, the opponent holding these cards, and return by how much they change."""
    row[kernel.CARDS + 1] = cards
    apply(row, change)
    return row[kernel.CARDS + 1] - cards  # type: ignore[no-any-return]


@compiled
def forget(hands: Row, thoughts: Row, found: int) -> int:
    """Keep the hands that are not far behind the likeliest in any mind, and return how many they are."""
    least = thoughts[:, :found].max() - FORGOTTEN
    kept = 0
    for at in range(found):
        if thoughts[:, at].max() >= least:
            hands[kept] = hands[at]
            for mind in range(MINDS):
                thoughts[mind, kept] = thoughts[mind, at]
            kept += 1
    return kept


@swift
def weigh(worths: Row, moves: Row, found: int, change: int, tempers: tuple[float, ...], thoughts: Row) -> None:
    """Add to some thoughts the logarithm of how likely a move was, if the mover judged all its moves like this."""
    best = worths[:found].max()
    for mind in range(len(tempers)):
        total, share = 0.0, 0.0
        for at in range(found):
            pull = np.exp((worths[at] - best) / tempers[mind])
            total += pull
            if moves[at] == change:
                share = pull
        thoughts[mind] += np.log((1.0 - SLIPS[mind]) * share / total + SLIPS[mind] / found)


@compiled
def add_up(chances: Row, found: int) -> None:
    """Turn logarithms into chances, each with those before it, so that the last is 1."""
    most = chances[:found].max()
    total = 0.0
    for at in range(found):
        total += np.exp(chances[at] - most)
        chances[at] = total
    for at in range(found):
        chances[at] /= total


@swift
def read(facts: Row, play: Play, weights: Weights, greed: Row, hands: Row, chances: Row, minds: Row) -> int:
    """Write the hands that the opponent may hold and their chances, added up as they stand; return how many.

    Write how likely it has each of the minds, too. Play that does not go back to the deal is not read: the hands then
    come as the unseen cards allow them, and no mind is likely.
    """
    found = possible_hands(facts, hands, chances)
    minds[:] = 0.0
    if play.changes.shape[0] == facts[PLAYED]:
        row, theirs = np.empty(PLACES, np.int64), np.empty(FACTS, np.int64)
        moves, desk = np.empty(MOST_MOVES, np.int64), desk_of(weights)
        wins, margins = np.empty(MOST_MOVES, np.float64), np.empty(MOST_MOVES, np.float64)
        thoughts = np.empty((MINDS, found), np.float64)
        for mind in range(MINDS):
            lay(thoughts[mind], 0, chances[:found])
        thoughts[0] += np.log(STEADY)
        thoughts[GREEDY_MINDS] += np.log(STEADY)
        debt = set_back(facts, play, row)
        for change in play.changes:
            if row[kernel.TURN] != SEAT:
                for at in range(found):
                    see_as_opponent(row, debt + hands[at], theirs)
                    listed = list_moves(theirs[OWN], theirs[MARKET], moves)
                    value_promising(theirs, moves, listed, listed, weights, desk, wins, margins)
                    weigh(wins, moves, listed, change, TEMPERS[0], thoughts[:GREEDY_MINDS, at])
                    judge_moves(theirs, moves, listed, greed, wins)
                    weigh(wins, moves, listed, change, TEMPERS[1], thoughts[GREEDY_MINDS:, at])
                found = forget(hands, thoughts, found)
            debt += play_again(row, debt + hands[0], change)
        most = thoughts[:, :found].max()
        for at in range(found):
            likely = np.exp(thoughts[:, at] - most)
            chances[at] = np.log(likely.sum())
            minds += likely
        minds /= minds.sum()
    add_up(chances, found)
    return found


@woven
def hand_at(hands: Row, chances: Row, share: float) -> int:
    """Return the hand at a share of all chances: shares spread evenly give every hand as often as it is likely."""
    return hands[np.searchsorted(chances, share, side="right")]  # type: ignore[no-any-return]
