"""How the coach's evaluator is learned: the explorer's network, taught by how games went on after strange moves too.

The explorer's own network has seen the games of good players. What it says of positions that only a mistake leads to is
a guess, and a search that compares moves finds the guesses that flatter. So games are begun with random moves among the
explorer's, up to a random turn; from there on everybody plays on as in the coach's imagined games, and the network
learns who won. Run ``python -m serai.coach.eschnapur.learning``: it writes ``evaluator.npz`` in about half an hour.
"""

from __future__ import annotations

import sys
from typing import Final

import numpy as np
from numpy.typing import NDArray

from serai.coach.eschnapur.chances import WEIGHTS_FILE
from serai.games.chance import draw
from serai.games.compiled import Array, compiled
from serai.games.eschnapur import layout as at
from serai.games.eschnapur.box import box_of
from serai.games.eschnapur.listing import list_short
from serai.games.eschnapur.options import Options
from serai.games.eschnapur.playouts import shuffle_deal
from serai.players.eschnapur import weights as store
from serai.players.eschnapur.builtin import compiled_player_of
from serai.players.eschnapur.compiled_player import CHANCE, LISTED, ORDER, CompiledPlayer, X, final, lead_of, scratch_of
from serai.players.eschnapur.decision import decide
from serai.players.eschnapur.features import FEATURES, UNIT, describe
from serai.players.eschnapur.knowledge import FACTS, observe
from serai.players.eschnapur.levels import LEVELS
from serai.players.eschnapur.network import Weights
from serai.players.eschnapur.search import asked_seat, carry_out, imagined_player
from serai.players.eschnapur.train import Adam, colours, fit
from serai.players.eschnapur.weights import TABLES, Learned

GAMES: Final = {3: 10_000, 4: 20_000, 5: 4_000}
"""Games by the seats of their table."""
HELD_OUT: Final = 0.1
"""Part of them, the last, that only measures what was learned."""
STRANGE_TURNS: Final = 18
"""Random moves are made up to a turn below this, drawn for each game."""
STRANGENESS: Final = 0.1
"""Part of the decisions there that are random."""
SPREAD: Final = 8
"""Coins that a seat may begin with more or less than the rules say."""
NOTED: Final = 4
"""Positions that are noted of a game at most: the first two turns without random moves, then every fourth."""
LIMIT: Final = 6000
RATE: Final = 0.001
BATCH: Final = 256
PASSES: Final = 6
MARGIN_PART: Final = 0.3
"""Weight of the margin in what is learned, beside the chance to win."""


@compiled
def explore(
    box: Array,
    table: Array,
    players: tuple[CompiledPlayer, CompiledPlayer],
    share: float,
    strangeness: float,
    games: int,
    generator: NDArray[np.uint64],
    tape: NDArray[np.float32],
    goals: NDArray[np.float32],
) -> int:
    """Play games that begin strangely and note how every seat saw some later turns begin, and how it ended.

    A seat is held by the second player with the chance `share`, else by the first. Without strangeness the games are
    fair, and only the first turn that is noted is drawn.
    """
    seats, noted = len(table), 0
    row, facts, move = np.zeros(at.PLACES, np.int64), np.zeros(FACTS, np.int64), np.zeros(3, np.int64)
    scratch, asked, held = scratch_of(0), np.zeros(2, np.int64), np.zeros(at.MOST_SEATS, np.int64)
    for _ in range(games):
        shuffle_deal(row, box, table, generator)
        for seat in range(seats):
            held[seat] = share > 0.0 and draw(generator, 1 << 20) < share * (1 << 20)
            if strangeness == 0.0:
                continue
            row[at.COINS + seat] = max(0, row[at.COINS + seat] + draw(generator, 2 * SPREAD + 1) - SPREAD)
        scratch[CHANCE][0] = np.uint64(draw(generator, 1 << 30))
        calm, turn, first = draw(generator, STRANGE_TURNS), 0, noted
        asked[0] = asked[1] = 0
        while row[at.ENDED] == 0 and row[at.PLAYED] < LIMIT:
            if row[at.TURNS] != turn and row[at.PHASE] == at.RESERVE:
                turn = row[at.TURNS]
                after = turn - calm - 1
                worth_noting = 0 <= after < 2 or (after > 0 and after % 4 == 0)
                if worth_noting and noted - first < NOTED * seats and noted + seats <= tape.shape[0]:
                    for seat in range(seats):
                        describe(row, box, seat, scratch[X])
                        for feature in range(FEATURES):
                            tape[noted + seat, feature] = scratch[X][feature]
                    noted += seats
            actor = asked_seat(row, asked)
            asked[0] += 1
            if strangeness > 0.0 and row[at.TURNS] <= calm and draw(generator, 1 << 20) < strangeness * (1 << 20):
                listed = list_short(row, box, actor, scratch[LISTED])
                if listed:
                    pick = draw(generator, listed)
                    for place in range(3):
                        move[place] = scratch[LISTED][pick, place]
                    carry_out(row, box, actor, move, scratch[ORDER], scratch[CHANCE], asked)
                else:
                    asked[1] += 1
                continue
            observe(row, box, actor, facts)
            if decide(facts, box, players[held[actor]], scratch, move):
                carry_out(row, box, actor, move, scratch[ORDER], scratch[CHANCE], asked)
            else:
                asked[1] += 1
        for place in range(first, noted):
            seat = (place - first) % seats
            goals[place, 0] = final(row, seat) if row[at.ENDED] else 0.0
            goals[place, 1] = min(2.0, max(-2.0, lead_of(row, seat) / UNIT))
    return noted


def positions(seats: int, games: int, seed: int) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Return positions of games of one table size, seat by seat, and how they ended for that seat."""
    player = imagined_player(compiled_player_of(LEVELS["maharaja"], seats))
    tape = np.zeros((games * NOTED * seats, FEATURES), np.float32)
    goals = np.zeros((len(tape), 2), np.float32)
    box, generator = box_of(Options()).copy(), np.array([seed * 1000 + seats], dtype=np.uint64)
    noted = explore(box, colours(seats), (player, player), 0.0, STRANGENESS, games, generator, tape, goals)
    return tape[:noted], goals[:noted]


def learn(seats: int, tape: NDArray[np.float32], goals: NDArray[np.float32]) -> tuple[Learned, list[float]]:
    """Teach the explorer's network positions; return what did best with games held out, and its loss pass by pass."""
    known = store.shipped(seats)
    weights = tuple(array.copy() for array in known.weights)
    adam, chance = Adam(weights), np.random.default_rng((1, seats))
    learned = round(len(tape) * (1.0 - HELD_OUT)) // seats * seats
    best, losses = weights, [loss(weights, tape[learned:], goals[learned:])]
    for number in range(PASSES):
        order = chance.permutation(learned)
        for start in range(0, learned - BATCH + 1, BATCH):
            chosen = order[start : start + BATCH]
            rate = RATE * (1.0 - 0.95 * (number + start / learned) / PASSES)
            fit(weights, adam, tape[chosen], goals[chosen], rate, MARGIN_PART)
        losses.append(loss(weights, tape[learned:], goals[learned:]))
        if losses[-1] == min(losses):
            best = tuple(array.copy() for array in weights)
    return Learned(best, known.habit), losses


def loss(weights: Weights, tape: NDArray[np.float32], goals: NDArray[np.float32]) -> float:
    """Return the mean squared error of the network's chances."""
    return float(np.mean((said(weights, tape) - goals[:, 0]) ** 2))


def said(weights: Weights, tape: NDArray[np.float32]) -> NDArray[np.float32]:
    """Return the chance to win that a network gives for each position.

    Of several at once: the compiled code does the same for one.
    """
    entry, entry_bias, across, across_bias, above, above_bias = weights
    hidden = np.maximum(np.maximum(tape @ entry + entry_bias, 0.0) @ across + across_bias, 0.0)
    chances: NDArray[np.float32] = 1.0 / (1.0 + np.exp(-(hidden @ above + above_bias)[:, 0]))
    return chances


def main() -> None:
    """Learn for every table size and write the evaluator's weights."""
    found = {}
    for seats in TABLES:
        found[seats], losses = learn(seats, *positions(seats, GAMES[seats], seed=1))
        told = " → ".join(f"{each:.4f}" for each in losses)
        sys.stdout.write(f"{seats} seats: squared error of games held out {told}\n")
        sys.stdout.flush()
    store.write(WEIGHTS_FILE, found)


if __name__ == "__main__":
    main()
