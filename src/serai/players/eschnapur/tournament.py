"""Whole games between players inside the compiled code: who is asked when, and many games with seats rotated."""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from serai.games.chance import draw
from serai.games.compiled import Array, compiled
from serai.games.eschnapur import layout as at
from serai.games.eschnapur.components import RESERVE_TOKENS
from serai.games.eschnapur.layout import LOCK_CARD, OFFERS, PLACES
from serai.games.eschnapur.playouts import shuffle_deal
from serai.players.eschnapur.compiled_player import (
    CHANCE,
    FIRST,
    OUTPUTS,
    SECOND,
    CompiledPlayer,
    Scratch,
    X,
    copy,
    final,
    lead_of,
    scratch_of,
)
from serai.players.eschnapur.duelling import learn_habit
from serai.players.eschnapur.features import FEATURES, UNIT, describe
from serai.players.eschnapur.knowledge import FACTS, observe
from serai.players.eschnapur.network import Weights, forward, sigmoid, within
from serai.players.eschnapur.search import asked_seat, carry_out, deliberate

Players: TypeAlias = tuple[CompiledPlayer, CompiledPlayer, CompiledPlayer, CompiledPlayer, CompiledPlayer]
LIMIT: Final = 6000
"""Moves after which a game counts as endless: nobody wins."""
STEPS_NOTED: Final = 160
"""Positions of one game from which is learned."""


@compiled
def ask(
    row: Array,
    box: Array,
    players: Players,
    holders: Array,
    scratch: Scratch,
    inner: Scratch,
    facts: Array,
    move: Array,
    order: Array,
    asked: Array,
    rate: float,
) -> None:
    """Ask the seat whose turn it is to be asked, and let it do what it decides."""
    seat = asked_seat(row, asked)
    asked[0] += 1
    observe(row, box, seat, facts)
    if deliberate(facts, box, players[holders[seat]], scratch, inner, move):
        if rate > 0.0 and move[0] == LOCK_CARD:
            learn_habit(row, box, seat, move[1], players[0][3], rate)
        carry_out(row, box, seat, move, order, scratch[CHANCE], asked)
    else:
        asked[1] += 1


@within
def note_position(
    row: Array, box: Array, weights: Weights, scratch: Scratch, tape: Array, noted: int, said: Array, step: int
) -> None:
    """Note how every seat sees a position, and what the network says of it."""
    for seat in range(row[at.SEATS]):
        describe(row, box, seat, scratch[X])
        for feature in range(FEATURES):
            tape[noted + seat, feature] = scratch[X][feature]
        forward(weights, scratch[X], scratch[FIRST], scratch[SECOND], scratch[OUTPUTS])
        said[step, seat, 0], said[step, seat, 1] = sigmoid(scratch[OUTPUTS][0]), scratch[OUTPUTS][1]


@compiled
def play_games(
    box: Array,
    colours: Array,
    players: Players,
    games: int,
    share: float,
    persistence: float,
    habit_rate: float,
    spread: int,
    generator: NDArray[np.uint64],
    tape: NDArray[np.float32],
    goals: NDArray[np.float32],
    results: NDArray[np.float64],
) -> int:
    """Play games, write a row of results for each, and note positions with their returns as long as there is room.

    With a share below 0 the players are rotated: every deal is played once for each rotation. Else every seat is held
    by the second player with that chance and by the first otherwise, in a new deal each. A position's return mixes (λ)
    how the game ended with what the first player's network said of the same seat's later positions. Returns how many
    positions were noted.

    With a spread every seat begins with up to so many coins more or less. Equal players agree about prices;
    only fortunes that differ show them what a coin is worth.
    """
    seats = len(colours)
    start, row = np.zeros(PLACES, np.int64), np.zeros(PLACES, np.int64)
    facts, move, order = np.zeros(FACTS, np.int64), np.zeros(3, np.int64), np.zeros(RESERVE_TOKENS, np.int64)
    scratch, inner, asked = scratch_of(0), scratch_of(0), np.zeros(2, np.int64)
    said = np.zeros((STEPS_NOTED, seats, 2), np.float64)
    holders = np.zeros(5, np.int64)
    noted = 0
    for game in range(games):
        rotation = game % seats if share < 0.0 else 0
        if rotation == 0:
            shuffle_deal(start, box, colours, generator)
        for seat in range(seats):
            if share < 0.0:
                holders[seat] = (rotation + seat) % seats
            else:
                holders[seat] = 1 if draw(generator, 1 << 20) < share * (1 << 20) else 0
        copy(start, row)
        if spread:
            for seat in range(seats):
                row[at.COINS + seat] = max(0, row[at.COINS + seat] + draw(generator, 2 * spread + 1) - spread)
        scratch[CHANCE][0] = np.uint64(draw(generator, 1 << 30))
        asked[0] = asked[1] = 0
        first, steps, phase, turn = noted, 0, -1, -1
        while row[at.ENDED] == 0 and row[at.PLAYED] < LIMIT:
            fresh = row[at.PHASE] != phase or row[at.TURNS] != turn
            phase, turn = row[at.PHASE], row[at.TURNS]
            if fresh and phase != OFFERS and steps < STEPS_NOTED and noted + seats <= tape.shape[0]:
                note_position(row, box, players[0][1], scratch, tape, noted, said, steps)
                noted += seats
                steps += 1
            ask(row, box, players, holders, scratch, inner, facts, move, order, asked, habit_rate)
        result = results[game]
        for seat in range(seats):
            win = final(row, seat) if row[at.ENDED] else 0.0
            margin = min(2.0, max(-2.0, lead_of(row, seat) / UNIT))
            holder = holders[seat] if share < 0.0 else seat
            result[holder], result[seats + holder] = win, row[at.POINTS + seat]
            if holder == 0:
                result[2 * seats] = (seat - row[at.FIRST]) % seats
            for step in range(steps - 1, -1, -1):
                if step < steps - 1:
                    win = persistence * win + (1.0 - persistence) * said[step + 1, seat, 0]
                    margin = persistence * margin + (1.0 - persistence) * said[step + 1, seat, 1]
                goals[first + step * seats + seat, 0] = win
                goals[first + step * seats + seat, 1] = margin
        result[2 * seats + 1], result[2 * seats + 2] = row[at.TURNS], row[at.ENDED]
    return noted


def compete(
    box: NDArray[np.int64], colours: NDArray[np.int64], players: Players, deals: int, seed: int
) -> NDArray[np.float64]:
    """Play every deal once for each rotation of the players and return a row of results a game.

    A row holds every player's share of the win, every player's points, the first player's place in the order of turns,
    the turns played, and how the game ended.
    """
    seats = len(colours)
    results = np.zeros((deals * seats, 2 * seats + 3), np.float64)
    nothing = np.zeros((0, FEATURES), np.float32)
    chance = np.array([seed], dtype=np.uint64)
    play_games(box, colours, players, len(results), -1.0, 1.0, 0.0, 0, chance, nothing, nothing, results)
    return results
