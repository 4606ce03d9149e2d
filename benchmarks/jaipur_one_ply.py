"""How often one ply can beat the greedy player of Jaipur at all.

    python benchmarks/jaipur_one_ply.py                   700,000 rounds to learn from, a quarter of an hour of a core
    python benchmarks/jaipur_one_ply.py --rounds 50000    a first look

Luck decides many rounds. To see how many, a network is made that no fair player can have: it begins with the trader's
weights, learns against the greedy player alone, and is shown its hidden cards.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any, Final

import numba
import numpy as np
from rich.console import Console
from rich.progress import Progress

from serai.games.chance import draw
from serai.games.jaipur import kernel
from serai.games.jaipur.goods import GOODS_MASK
from serai.games.jaipur.kernel import MOST_MOVES, PLACES, apply, list_moves, score
from serai.games.jaipur.playouts import BOX_BONUSES, BOX_CARDS, shuffle_deal
from serai.players.jaipur import weights
from serai.players.jaipur.afterstate import AFTERS
from serai.players.jaipur.greedy import greedy_move, tuned
from serai.players.jaipur.judging import best_of, desk_of, value_promising
from serai.players.jaipur.kinship import FAMILIES
from serai.players.jaipur.knowledge import FACTS, HIDDEN, MARKET, OTHER, OWN, conclude, observe
from serai.players.jaipur.learning import GENERATION, LONGEST, inherit, learn, remember, workspace
from serai.players.jaipur.network import MARGIN_UNIT
from serai.players.jaipur.rows import ACTIVE
from serai.players.jaipur.search import result

STEP: Final = 1000
RATE: Final = 0.003
COOLING: Final = 150_000
PERSISTENCE: Final = 0.8
EXPLORATION: Final = 0.03
MARGIN_PART: Final = 0.2
MEMORY: Final = 40_000
"""Rounds over which the weights are averaged."""


@numba.njit(nogil=True)
def uncover(row: Any, seat: int, facts: Any) -> None:
    """Show a seat the opponent's hand."""
    facts[OTHER], facts[HIDDEN] = row[kernel.CARDS + 1 - seat] & GOODS_MASK, 0
    conclude(facts)


@numba.njit(nogil=True)
def play_greedy(net: Any, greed: Any, rounds: int, rate: float, chance: Any) -> Any:
    """Play rounds against the greedy player, two a deal, and learn unless the rate is zero; return the results."""
    start, row = np.zeros(PLACES, np.int64), np.zeros(PLACES, np.int64)
    cards, bonus = BOX_CARDS.copy(), BOX_BONUSES.copy()
    moves, wins, margins = np.zeros(MOST_MOVES, np.int64), np.zeros(MOST_MOVES), np.zeros(MOST_MOVES)
    facts, after, means = np.zeros(FACTS, np.int64), np.zeros(AFTERS, np.int64), np.zeros(6)
    seen, said = np.zeros((LONGEST, ACTIVE), np.int64), np.zeros((LONGEST, 4))  # as in `learning.play_and_learn`
    strayed, over = np.zeros(LONGEST, np.bool_), np.zeros(LONGEST, np.bool_)
    work, desk = workspace(net), desk_of(net)
    gains = np.zeros((FAMILIES, net[1].shape[0]), np.float32)
    results = np.zeros(rounds)
    for played in range(rounds):
        if played % GENERATION == 0 and rate > 0.0:
            inherit(net, gains)
        seat = played % 2
        if seat == 0:
            shuffle_deal(start, cards, bonus, chance)
        row[:] = start
        length = 0
        while row[kernel.ENDED] == 0 and row[kernel.PLAYED] < LONGEST:
            observe(row, row[kernel.TURN], facts)
            if row[kernel.TURN] != seat:
                apply(row, greedy_move(facts, greed, moves, wins))
                continue
            uncover(row, seat, facts)
            found = list_moves(facts[OWN], facts[MARKET], moves)
            value_promising(facts, moves, found, found, net, desk, wins, margins)
            best = best_of(wins, margins, found, 0.0)
            chosen = best
            if rate > 0.0 and draw(chance, 1 << 20) < EXPLORATION * (1 << 20):
                chosen = draw(chance, found)
            strayed[length] = chosen != best
            said[length, 0], said[length, 1] = wins[chosen], margins[chosen] / MARGIN_UNIT
            said[length, 2], said[length, 3] = wins[best], margins[best] / MARGIN_UNIT
            over[length] = remember(facts, moves[chosen], means, after, seen[length])
            apply(row, moves[chosen])
            length += 1
        win = result(row, seat) if row[kernel.ENDED] else 0.5
        results[played] = win
        if rate == 0.0:
            continue
        margin = (score(row, seat) - score(row, 1 - seat)) / MARGIN_UNIT
        for at in range(length - 1, -1, -1):
            if at + 1 < length and strayed[at + 1]:
                win, margin = said[at + 1, 2], said[at + 1, 3]
            elif at + 1 < length:
                win = PERSISTENCE * win + (1.0 - PERSISTENCE) * said[at + 1, 0]
                margin = PERSISTENCE * margin + (1.0 - PERSISTENCE) * said[at + 1, 1]
            if not over[at]:
                learn(net, gains, seen[at], win, margin, rate, MARGIN_PART, work)
    if rate > 0.0:
        inherit(net, gains)
    return results


def main() -> int:
    """Learn, and tell how often what was learned wins."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=700_000, help="rounds to learn from (default: %(default)s)")
    parser.add_argument("--games", type=int, default=20_000, help="rounds that measure it (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a sentence")
    args = parser.parse_args()
    net = tuple(array.copy() for array in weights.shipped())
    mean = tuple(array.copy() for array in net)
    chance, greed = np.array([args.seed], np.uint64), tuned()
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal) as bar:
        for done in bar.track(range(0, args.rounds, STEP), description="learning"):
            play_greedy(net, greed, STEP, RATE / (1.0 + done / COOLING), chance)
            for kept, now in zip(mean, net, strict=True):
                np.add(kept, np.float32(max(STEP / MEMORY, STEP / (done + STEP))) * (now - kept), out=kept)
    chance[0] = args.seed + 1_000_000
    won = play_greedy(mean, greed, args.games, 0.0, chance).reshape(-1, 2).mean(axis=1)
    wins, within = 100 * float(won.mean()), 196 * float(won.std()) / len(won) ** 0.5
    if args.json:
        told = {"learned": args.rounds, "rounds": args.games, "wins": wins, "within": within}
        sys.stdout.write(json.dumps(told) + "\n")
    else:
        share = f"{wins:.1f} % ± {within:.1f} of {args.games} rounds"
        sys.stdout.write(f"One ply that is shown the greedy player's cards wins {share}.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
