"""How often the greedy player of Jaipur can be beaten at all.

    PYTHONPATH=. python benchmarks/jaipur_ceiling.py                        who knows the greedy player's program
    PYTHONPATH=. python benchmarks/jaipur_ceiling.py --told                 who is told its hidden cards as well
    PYTHONPATH=. python benchmarks/jaipur_ceiling.py --net exploiter.npz    with a network that learned to beat it alone
    PYTHONPATH=. python benchmarks/jaipur_ceiling.py --rounds 40            a first look

Luck decides many rounds. To see how many, a player is made that no fair one can be: it knows how its opponent decides.
It reads the opponent's hand from what that program would have played with each (see `players/jaipur/reading.py`). The
six moves that the network likes best are played to the end of the round in imagined worlds, the network for one side
and the greedy player for the other, and the weaker half is dropped twice. With `--told` the worlds have the opponent's
true hand. The networks come from `jaipur_exploiter.py`; without one, the trader's plays. Ten rounds take half a minute
of a core.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

import numba
import numpy as np
from benchmarks.jaipur_exploiter import uncover
from rich.console import Console
from rich.progress import Progress

from serai.games.jaipur import kernel
from serai.games.jaipur.kernel import MOST_MOVES, PLACES, apply, list_moves
from serai.games.jaipur.playouts import BOX_BONUSES, BOX_CARDS, shuffle_deal
from serai.players.jaipur import weights
from serai.players.jaipur.duel import network_move
from serai.players.jaipur.greedy import greedy_move, tuned
from serai.players.jaipur.judging import value_moves
from serai.players.jaipur.knowledge import FACTS, MARKET, OWN, observe
from serai.players.jaipur.learning import LONGEST
from serai.players.jaipur.reading import (
    MOST_HANDS,
    Play,
    add_up,
    hand_at,
    play_again,
    possible_hands,
    see_as_opponent,
    set_back,
    so_far,
)
from serai.players.jaipur.search import SPREAD_ONE, SPREAD_TWO, result
from serai.players.jaipur.worlds import SEAT, deal_spread

CANDIDATES: Final = 6
PHASES: Final = 3
SLIP: Final = 1e-3
"""The program is not asked what its bonus tokens are worth: it may differ from what was read a little."""


@numba.njit(nogil=True)
def play_on(row: Any, knowing: int, net: Any, greed: Any) -> float:
    """Play on to the end, the network for the seat that knows, the greedy player for the other; return its result."""
    facts, moves = np.zeros(FACTS, np.int64), np.zeros(MOST_MOVES, np.int64)
    wins, margins = np.zeros(MOST_MOVES), np.zeros(MOST_MOVES)
    while row[kernel.ENDED] == 0 and row[kernel.PLAYED] < LONGEST:
        observe(row, row[kernel.TURN], facts)
        if row[kernel.TURN] == knowing:
            apply(row, network_move(facts, net, moves, wins, margins))
        else:
            apply(row, greedy_move(facts, greed, moves, wins))
    return result(row, knowing) if row[kernel.ENDED] else 0.5


@numba.njit(nogil=True)
def read_greedy(facts: Any, play: Play, greed: Any, hands: Any, chances: Any) -> int:
    """Write the hands with which the greedy player would have played as it did, and their chances, added up."""
    found = possible_hands(facts, hands, chances)
    row, theirs = np.zeros(PLACES, np.int64), np.zeros(FACTS, np.int64)
    moves, worths = np.zeros(MOST_MOVES, np.int64), np.zeros(MOST_MOVES)
    debt = set_back(facts, play, row)
    for change in play.changes:
        if row[kernel.TURN] != SEAT:
            for at in range(found):
                see_as_opponent(row, debt + hands[at], theirs)
                if greedy_move(theirs, greed, moves, worths) != change:
                    chances[at] += np.log(SLIP)
        debt += play_again(row, debt + hands[0], change)
    add_up(chances, found)
    return found


@numba.njit(nogil=True)
def choose(facts: Any, play: Play, net: Any, greed: Any, worlds: int, chance: Any) -> int:
    """Return the move that wins most of the imagined rounds against the greedy player."""
    hands, chances = np.zeros(MOST_HANDS, np.int64), np.zeros(MOST_HANDS)
    possible = read_greedy(facts, play, greed, hands, chances)
    moves = np.zeros(MOST_MOVES, np.int64)
    wins, margins = np.zeros(MOST_MOVES), np.zeros(MOST_MOVES)
    found = list_moves(facts[OWN], facts[MARKET], moves)
    value_moves(facts, moves, found, net, wins, margins)
    order = np.argsort(-wins[:found])[:CANDIDATES]
    won = np.zeros(order.shape[0])
    world, row = np.zeros(PLACES, np.int64), np.zeros(PLACES, np.int64)
    number = 0
    for _ in range(PHASES):
        if order.shape[0] == 1:
            break
        for _ in range(worlds):
            number += 1
            hand = hand_at(hands[:possible], chances[:possible], (0.5 + number * SPREAD_TWO) % 1.0)
            deal_spread(facts, chance, world, (0.5 + number * SPREAD_ONE) % 1.0, hand)
            for at in range(order.shape[0]):
                row[:] = world
                apply(row, moves[order[at]])
                won[at] += play_on(row, SEAT, net, greed)
        best = np.argsort(-won)[: (order.shape[0] + 1) // 2]
        order, won = order[best], won[best]
    return moves[order[0]]  # type: ignore[no-any-return]


@numba.njit(nogil=True)
def play_deal(net: Any, greed: Any, told: bool, worlds: int, chance: Any) -> float:
    """Play one deal from both seats; return how much of it the knowing player wins."""
    start, row = np.zeros(PLACES, np.int64), np.zeros(PLACES, np.int64)
    facts, moves, wins = np.zeros(FACTS, np.int64), np.zeros(MOST_MOVES, np.int64), np.zeros(MOST_MOVES)
    cards, bonus, changes = BOX_CARDS.copy(), BOX_BONUSES.copy(), np.zeros(LONGEST, np.int64)
    shuffle_deal(start, cards, bonus, chance)
    won = 0.0
    for knowing in range(2):
        row[:] = start
        while row[kernel.ENDED] == 0 and row[kernel.PLAYED] < LONGEST:
            seat = row[kernel.TURN]
            observe(row, seat, facts)
            if seat == knowing:
                if told:
                    uncover(row, seat, facts)
                change = choose(facts, so_far(row, changes), net, greed, worlds, chance)
            else:
                change = greedy_move(facts, greed, moves, wins)
            changes[row[kernel.PLAYED]] = change
            apply(row, change)
        won += (result(row, knowing) if row[kernel.ENDED] else 0.5) / 2
    return won


def main() -> int:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--told", action="store_true", help="tell the player the opponent's hidden cards")
    parser.add_argument("--net", type=Path, default=weights.SHIPPED, help="the weights of a network (default: trader)")
    parser.add_argument("--rounds", type=int, default=400, help="rounds, two a deal (default: %(default)s)")
    parser.add_argument("--worlds", type=int, default=40, help="worlds of each of three phases (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a sentence")
    args = parser.parse_args()
    chance, net = np.array([args.seed], np.uint64), weights.read(args.net)
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal) as bar:
        deals = bar.track(range(args.rounds // 2), description="deals")
        won = [play_deal(net, tuned(), args.told, args.worlds, chance) for _ in deals]
    wins, within = 100 * float(np.mean(won)), 196 * float(np.std(won)) / len(won) ** 0.5
    if args.json:
        told = {"told": args.told, "net": args.net.name, "rounds": 2 * len(won), "wins": wins, "within": within}
        sys.stdout.write(json.dumps(told) + "\n")
    else:
        knows = "the greedy player's program and hand" if args.told else "the greedy player's program"
        sys.stdout.write(f"Who knows {knows} wins {wins:.1f} % ± {within:.1f} of {2 * len(won)} rounds.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
