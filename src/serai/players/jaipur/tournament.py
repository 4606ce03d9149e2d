"""Rounds between two players inside the compiled code: every deal is played twice, with seats swapped."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from serai.games.chance import draw
from serai.games.compiled import Array, compiled
from serai.games.jaipur import layout
from serai.games.jaipur.kernel import MOST_MOVES, apply, list_moves, winner
from serai.games.jaipur.layout import PLACES
from serai.games.jaipur.playouts import BOX_BONUSES, BOX_CARDS, random_move, shuffle_deal
from serai.players.jaipur.evaluation import best_of, value_moves
from serai.players.jaipur.greedy import greedy_move
from serai.players.jaipur.knowledge import FACTS, MARKET, OWN, observe
from serai.players.jaipur.network import Weights
from serai.players.jaipur.opponent_models import PublicPlay, from_round, hand_posterior
from serai.players.jaipur.search import best_move, search
from serai.players.jaipur.search_settings import DEFAULT, SearchSettings

LIMIT: Final = 400
"""Moves after which a round between two players counts as drawn."""
RANDOM: Final = 0
GREEDY: Final = 1
NETWORK: Final = 2
SEARCH: Final = 3


class Side(NamedTuple):
    """A player for `duel`, as the compiled code knows it."""

    kind: int
    weights: Weights
    greedy_weights: NDArray[np.float64]
    iterations: int = 0
    settings: SearchSettings = DEFAULT


@compiled
def network_move(facts: Array, weights: Weights, moves: Array, wins: Array, margins: Array) -> int:
    """Return the move after which the network sees the best chance to win."""
    found = list_moves(facts[OWN], facts[MARKET], moves)
    value_moves(facts, moves, found, weights, wins, margins)
    return moves[best_of(wins, margins, found, 0.0)]  # type: ignore[no-any-return]


@compiled
def decide(
    facts: Array, play: PublicPlay, side: Side, generator: Array, moves: Array, wins: Array, margins: Array
) -> int:
    """Return the move of a player who has seen the play so far."""
    if side.kind == RANDOM:
        return random_move(facts[OWN], facts[MARKET], generator)
    if side.kind == GREEDY:
        return greedy_move(facts, side.greedy_weights, moves, wins)
    if side.kind == NETWORK:
        return network_move(facts, side.weights, moves, wins, margins)
    posterior = hand_posterior(facts, play, side.weights, side.greedy_weights)
    root, _ = search(facts, posterior, side.weights, side.settings, side.iterations, draw(generator, 1 << 30))
    return best_move(root)


@compiled
def duel(one: Side, two: Side, deals: int, seed: int) -> NDArray[np.float64]:
    """Play every deal twice with seats swapped; return for each deal the mean result of the first player."""
    generator = np.array([seed], dtype=np.uint64)
    start, row = np.zeros(PLACES, dtype=np.int64), np.zeros(PLACES, dtype=np.int64)
    cards, bonus = BOX_CARDS.copy(), BOX_BONUSES.copy()
    moves = np.zeros(MOST_MOVES, dtype=np.int64)
    wins, margins = np.zeros(MOST_MOVES, dtype=np.float64), np.zeros(MOST_MOVES, dtype=np.float64)
    facts, changes = np.zeros(FACTS, dtype=np.int64), np.zeros(LIMIT, dtype=np.int64)
    chance = np.zeros(1, dtype=np.uint64)
    results = np.zeros(deals, dtype=np.float64)
    for deal in range(deals):
        shuffle_deal(start, cards, bonus, generator)
        chance[0] = draw(generator, 1 << 30)
        for seat in range(2):
            row[:] = start
            while row[layout.ENDED] == 0 and row[layout.PLAYED] < LIMIT:
                turn = row[layout.TURN]
                observe(row, turn, facts)
                play = from_round(row, changes)
                if turn == seat:
                    change = decide(facts, play, one, chance, moves, wins, margins)
                else:
                    change = decide(facts, play, two, chance, moves, wins, margins)
                changes[row[layout.PLAYED]] = change
                apply(row, change)
            richest = winner(row)
            if row[layout.ENDED] == 0 or richest < 0:
                results[deal] += 0.25
            elif richest == seat:
                results[deal] += 0.5
    return results
