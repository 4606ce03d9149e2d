"""Whole games between minds inside the compiled code: who is asked when, and many games with seats rotated."""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from serai.games.compiled import compiled
from serai.games.eschnapur import row as at
from serai.games.eschnapur.components import RESERVE_TOKENS
from serai.games.eschnapur.kernel import apply, to_shuffle
from serai.games.eschnapur.playouts import draw, shuffle, shuffle_deal
from serai.games.eschnapur.row import DUEL, LOCK_CARD, OFFERS, PLACES, Row
from serai.players.eschnapur.decision import decide
from serai.players.eschnapur.duelling import learn_habit
from serai.players.eschnapur.features import FEATURES, describe
from serai.players.eschnapur.knowledge import FACTS, observe
from serai.players.eschnapur.mind import (
    CHANCE,
    FIRST,
    OUTPUTS,
    SECOND,
    Desk,
    Mind,
    X,
    copy,
    desk_of,
    final,
    lead_of,
)
from serai.players.eschnapur.network import DEPTH, WIDTH, Weights, forward, sigmoid

Minds: TypeAlias = tuple[Mind, Mind, Mind, Mind, Mind]
ASKS: Final = 6
"""How often a seat is asked for offers on one pair of tokens."""
LIMIT: Final = 4000
"""Moves after which a game counts as endless: nobody wins."""
STEPS_NOTED: Final = 160
"""Positions of one game from which is learned."""


@compiled
def ask(
    row: Row, box: Row, minds: Minds, desk: Desk, facts: Row, move: Row, order: Row, asked: Row, habit: Row, rate: float
) -> None:
    """Ask the seat whose turn it is to be asked, and let it do what it decides.

    With tokens up the others are asked in rounds until nobody raises any more, then the seller. In a duel everybody is
    asked, from the active player to the left; else the active player is. `asked` counts the questions of this phase
    and the silent answers in a row.
    """
    seats, active, phase, turn = row[at.SEATS], row[at.ACTIVE], row[at.PHASE], row[at.TURNS]
    seat = active
    if phase == OFFERS and asked[0] < ASKS * (seats - 1) and asked[1] < seats - 1:
        seat = (active + 1 + asked[0] % (seats - 1)) % seats
    elif phase == DUEL:
        while row[at.LOCK + seat]:
            seat = (seat + 1) % seats
    asked[0] += 1
    observe(row, box, seat, facts)
    if not decide(facts, box, minds[seat], desk, move):
        asked[1] += 1
        return
    asked[1] = 0
    if rate > 0.0 and move[0] == LOCK_CARD:
        learn_habit(row, box, seat, move[1], habit, rate)
    shuffle(order, to_shuffle(row, move, order), desk[CHANCE])
    apply(row, box, seat, move, order)
    if row[at.PHASE] != phase or row[at.TURNS] != turn:
        asked[0] = asked[1] = 0


@compiled
def compete(box: Row, colours: Row, minds: Minds, deals: int, seed: int) -> NDArray[np.float64]:
    """Play every deal once for each rotation of the minds; return a row a game with each mind's share and its seat.

    A row holds, for every mind, its share of the win; then for every mind its points; then the first mind's place in
    the order of turns, the turns played, and how the game ended.
    """
    seats = len(colours)
    generator = np.array([seed], dtype=np.uint64)
    start, row = np.zeros(PLACES, np.int64), np.zeros(PLACES, np.int64)
    facts, move, order = np.zeros(FACTS, np.int64), np.zeros(3, np.int64), np.zeros(RESERVE_TOKENS, np.int64)
    desk = desk_of(minds[0][1][1].shape[0], minds[0][1][3].shape[0], seed)
    results = np.zeros((deals * seats, 2 * seats + 3), np.float64)
    none, asked = np.zeros(0, np.float64), np.zeros(2, np.int64)
    for deal in range(deals):
        shuffle_deal(start, box, colours, generator)
        for rotation in range(seats):
            copy(start, row)
            asked[0] = asked[1] = 0
            desk[CHANCE][0] = np.uint64(draw(generator, 1 << 30))
            seated = (
                minds[rotation % seats],
                minds[(rotation + 1) % seats],
                minds[(rotation + 2) % seats],
                minds[(rotation + 3) % seats],
                minds[(rotation + 4) % seats],
            )
            while row[at.ENDED] == 0 and row[at.PLAYED] < LIMIT:
                ask(row, box, seated, desk, facts, move, order, asked, none, 0.0)
            result = results[deal * seats + rotation]
            for seat in range(seats):
                mind = (rotation + seat) % seats
                result[mind] = final(row, seat) if row[at.ENDED] else 0.0
                result[seats + mind] = row[at.POINTS + seat]
            result[2 * seats] = ((seats - rotation) % seats - row[at.FIRST]) % seats
            result[2 * seats + 1] = row[at.TURNS]
            result[2 * seats + 2] = row[at.ENDED]
    return results


@compiled
def note_position(row: Row, box: Row, weights: Weights, desk: Desk, tape: Row, said: Row) -> None:
    """Note how every seat sees a position, and what the network says of it."""
    for seat in range(row[at.SEATS]):
        describe(row, box, seat, desk[X])
        for feature in range(FEATURES):
            tape[seat, feature] = desk[X][feature]
        forward(weights, desk[X], desk[FIRST], desk[SECOND], desk[OUTPUTS])
        said[seat, 0], said[seat, 1] = sigmoid(desk[OUTPUTS][0]), desk[OUTPUTS][1]


@compiled
def self_play(
    box: Row,
    colours: Row,
    learner: Mind,
    sparring: Mind,
    share: float,
    games: int,
    persistence: float,
    habit_rate: float,
    generator: NDArray[np.uint64],
    tape: NDArray[np.float32],
    goals: NDArray[np.float32],
) -> tuple[int, int, int]:
    """Play games, most seats by the learner and a share of them by a sparring partner; note positions and returns.

    A position's return mixes (λ) how the game ended with what the network said of the same seat's later positions.
    Returns positions noted, turns played, and games that ended quietly.
    """
    seats = len(colours)
    row = np.zeros(PLACES, np.int64)
    facts, move, order = np.zeros(FACTS, np.int64), np.zeros(3, np.int64), np.zeros(RESERVE_TOKENS, np.int64)
    desk = desk_of(WIDTH, DEPTH, 0)
    said = np.zeros((STEPS_NOTED, seats, 2), np.float64)
    asked = np.zeros(2, np.int64)
    noted, turns, quiet = 0, 0, 0
    for _ in range(games):
        shuffle_deal(row, box, colours, generator)
        desk[CHANCE][0] = np.uint64(draw(generator, 1 << 30))
        asked[0] = asked[1] = 0
        rivals = 0
        for seat in range(seats):
            if draw(generator, 1 << 20) < share * (1 << 20):
                rivals |= 1 << seat
        seated = (
            sparring if rivals & 1 else learner,
            sparring if rivals & 2 else learner,
            sparring if rivals & 4 else learner,
            sparring if rivals & 8 else learner,
            sparring if rivals & 16 else learner,
        )
        first, steps, phase, turn = noted, 0, -1, -1
        while row[at.ENDED] == 0 and row[at.PLAYED] < LIMIT:
            fresh = row[at.PHASE] != phase or row[at.TURNS] != turn
            phase, turn = row[at.PHASE], row[at.TURNS]
            if fresh and phase != OFFERS and steps < STEPS_NOTED and noted + seats <= tape.shape[0]:
                note_position(row, box, learner[1], desk, tape[noted : noted + seats], said[steps])
                noted += seats
                steps += 1
            ask(row, box, seated, desk, facts, move, order, asked, learner[3], habit_rate)
        turns += row[at.TURNS]
        quiet += row[at.ENDED] == 2
        for seat in range(seats):
            win = final(row, seat) if row[at.ENDED] else 0.0
            margin = min(2.0, max(-2.0, lead_of(row, seat) / 20.0))
            for step in range(steps - 1, -1, -1):
                if step < steps - 1:
                    win = persistence * win + (1.0 - persistence) * said[step + 1, seat, 0]
                    margin = persistence * margin + (1.0 - persistence) * said[step + 1, seat, 1]
                goals[first + step * seats + seat, 0] = win
                goals[first + step * seats + seat, 1] = margin
    return noted, turns, quiet


