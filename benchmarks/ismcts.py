"""A yardstick for the maharaja: information-set tree search with a heuristic prior and heuristic rollouts.

It knows no network. Worlds are dealt as the maharaja deals them; moves are tried by PUCT with the tuned greedy
player's judgement as prior, and a new position is played on by that greedy player, for a number of moves or to the
end. It is a player's file: `serai arena jaipur maharaja benchmarks/ismcts.py`. The environment variable
SERAI_ISMCTS_ITERATIONS tells it how many iterations to use for a move.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

import numba
import numpy as np

from serai.games import compiled as house
from serai.games.jaipur import Move, layout
from serai.games.jaipur.kernel import MOST_MOVES, apply, list_moves
from serai.games.jaipur.layout import PLACES
from serai.players.jaipur import knowledge
from serai.players.jaipur.afterstate import expectations, lead_now
from serai.players.jaipur.greedy import greedy_move, judge_moves, tuned
from serai.players.jaipur.knowledge import FACTS, HERD, MARKET, OWN, observe
from serai.players.jaipur.search import WORLD_STEP, result
from serai.players.jaipur.tree import find, mix
from serai.players.jaipur.worlds import SEAT, deal_world

NAME: Final = "ismcts"
ITERATIONS: Final = int(os.environ.get("SERAI_ISMCTS_ITERATIONS", "100"))
SEED: Final = int(os.environ.get("SERAI_ISMCTS_SEED", "1"))

# At equal time, of rollouts of 2 to 30 moves, sharpness 0.4 to 3, curiosity 0.3 to 4 and rupees of 0.04 to 0.13 these
# lost least in positions such as those of `jaipur_positions.py`.
CURIOSITY: Final = 1.2
SHARPNESS: Final = 1.6
"""How much the judgement decides which moves to try; a rupee of judgement counts this much in the exponent."""
ROLLOUT: Final = 16
"""Moves that a new position is played on before it is judged by the lead."""
RUPEE: Final = 0.06
"""How much a rupee of lead counts in the chance to win when a rollout stops early."""
MANNER: Final = np.array([CURIOSITY, SHARPNESS, ROLLOUT, RUPEE])

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """Compile, and keep the machine code beside that of the players it is made from."""
    numba.config.CACHE_DIR = str(house.cache_folder("players", "jaipur"))  # type: ignore[attr-defined]
    return cast("Function", numba.njit(cache=True, nogil=True, error_model="numpy")(function))


@compiled
def rollout(row: Any, greed: Any, manner: Any, facts: Any, moves: Any, worths: Any) -> float:
    """Play a world on and return the chance to win of the seat that was to act."""
    seat = row[layout.TURN]
    for _ in range(int(manner[2])):
        if row[layout.ENDED]:
            return result(row, seat)
        observe(row, row[layout.TURN], facts)
        apply(row, greedy_move(facts, greed, moves, worths))
    if row[layout.ENDED]:
        return result(row, seat)
    observe(row, row[layout.TURN], facts)
    means = np.empty(6, np.float64)
    expectations(facts, means)
    found = list_moves(facts[OWN], facts[MARKET], moves)
    judge_moves(facts, moves, found, greed, worths)
    lead = lead_now(facts, means)
    herd = facts[OWN] >> 24
    if herd != facts[HERD]:
        lead += 2.5 if herd > facts[HERD] else -2.5
    chance = 1.0 / (1.0 + np.exp(-manner[3] * (0.5 * lead + 0.5 * worths[:found].max())))
    return float(chance if row[layout.TURN] == seat else 1.0 - chance)


@compiled
def think(facts: Any, greed: Any, manner: Any, iterations: int, seed: int) -> int:
    """Return the move tried most often."""
    size = 1
    while size < 2 * iterations + 4:
        size *= 2
    table = np.full(size, -1, np.int32)
    keys = np.empty(iterations + 2, np.int64)
    firsts = np.zeros(iterations + 3, np.int32)
    seen = np.zeros(iterations + 2, np.int32)
    room = 40 * (iterations + 2) + MOST_MOVES
    changes, priors = np.empty(room, np.int64), np.empty(room, np.float64)
    visits, sums = np.zeros(room, np.int32), np.zeros(room, np.float64)
    world, row = np.zeros(PLACES, np.int64), np.zeros(PLACES, np.int64)
    view, chance = np.zeros(FACTS, np.int64), np.zeros(1, np.uint64)
    moves, worths = np.empty(MOST_MOVES, np.int64), np.empty(MOST_MOVES, np.float64)
    path, path_nodes = np.empty(64, np.int64), np.empty(64, np.int64)
    nodes = 0
    for iteration in range(iterations + 1):
        chance[0] = np.uint64(seed) + np.uint64(iteration) * WORLD_STEP
        deal_world(facts, chance, world)
        row[:] = world
        key, depth, value = 0, 0, 0.0
        while True:
            turn = row[layout.TURN]
            if row[layout.ENDED]:
                value = result(row, turn)
                break
            own_key = key if turn == SEAT else mix(key, row[layout.CARDS + turn])
            place = find(table, keys, own_key)
            node = table[place]
            if node < 0:
                observe(row, turn, view)
                found = list_moves(view[OWN], view[MARKET], moves)
                judge_moves(view, moves, found, greed, worths)
                if nodes:  # the root keeps all its moves, others the forty best at most
                    while found > 40:
                        worst = np.argmin(worths[:found])
                        moves[worst], worths[worst] = moves[found - 1], worths[found - 1]
                        found -= 1
                first, total, highest = firsts[nodes], 0.0, worths[:found].max()
                for at in range(found):
                    changes[first + at] = moves[at]
                    priors[first + at] = np.exp(manner[1] * (worths[at] - highest))
                    total += priors[first + at]
                for at in range(first, first + found):
                    priors[at] /= total
                firsts[nodes + 1] = first + found
                table[place] = nodes
                keys[nodes] = own_key
                nodes += 1
                value = rollout(row, greed, manner, view, moves, worths)
                break
            if depth == 64:
                value = 0.5
                break
            best, highest = firsts[node], -1e9
            pull = manner[0] * np.sqrt(seen[node] + 1.0)
            for at in range(firsts[node], firsts[node + 1]):
                mean = sums[at] / visits[at] if visits[at] else 0.5
                worth = mean + pull * priors[at] / (1.0 + visits[at])
                if worth > highest:
                    best, highest = at, worth
            path[depth], path_nodes[depth] = best, node
            depth += 1
            change = changes[best]
            before = row[layout.MARKET] - (change if change % 15 <= 7 else 0)
            apply(row, change)
            key = mix(mix(key, change), row[layout.MARKET] - before)
        for at in range(depth - 1, -1, -1):
            value = 1.0 - value
            visits[path[at]] += 1
            sums[path[at]] += value
            seen[path_nodes[at]] += 1
    return int(changes[np.argmax(visits[: firsts[1]])])


def choose(view: Any) -> Move:
    """Return the move that the search tried most often."""
    facts = knowledge.from_view(getattr(view, "current", view))
    seed = int(knowledge.generator(SEED, facts)[0] >> np.uint64(2))
    return Move.of(int(think(facts, tuned(), MANNER, ITERATIONS, seed)))
