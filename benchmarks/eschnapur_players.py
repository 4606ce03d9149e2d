"""How strong Eschnapur's players are: one seat of a kind among others, seats rotated, with 95 % intervals.

    python benchmarks/eschnapur_players.py                 every figure, 1,000 games a row or more
    python benchmarks/eschnapur_players.py --games 200     a first look
    python benchmarks/eschnapur_players.py --moves 4       the longest move of the strongest level in games of four

Whole games are played inside the compiled code; exit code 1 if a figure is missed.
"""

from __future__ import annotations

import argparse
import math
import sys
import time

import numpy as np

from serai.games.dealing import Dealing
from serai.games.eschnapur import Expedition
from serai.games.eschnapur.box import box_of
from serai.games.eschnapur.options import Options
from serai.players.asking import Asking
from serai.players.eschnapur.builtin import compiled_player_of, level_of, load
from serai.players.eschnapur.levels import Level
from serai.players.eschnapur.tournament import compete
from serai.players.eschnapur.train import colours

ROWS = (  # one seat, the others, seats, least share of wins
    ("greedy", "random", 3, 0.80),
    ("greedy", "random", 4, 0.80),
    ("greedy", "random", 5, 0.80),
    ("explorer", "greedy", 3, 0.60),
    ("explorer", "greedy", 4, 0.50),
    ("explorer", "greedy", 5, None),
    ("maharaja", "explorer", 4, None),
    ("maharaja", "treasurer", 4, None),
    ("treasurer", "caravaneer", 4, None),
    ("caravaneer", "merchant", 4, None),
    ("merchant", "stallholder", 4, None),
    ("stallholder", "peddler", 4, None),
    ("peddler", "apprentice", 4, None),
    ("apprentice", "random", 4, None),
)


def interval(shares: np.ndarray, seats: int) -> tuple[float, float]:
    """The mean and half the width of its 95 % interval; the rotations of one deal are one observation."""
    deals = shares.reshape(-1, seats).mean(axis=1)
    return float(shares.mean()), 1.96 * float(deals.std(ddof=1)) / math.sqrt(len(deals))


def measure(one: str, others: str, seats: int, games: int, seed: int) -> tuple[float, float, int, float]:
    """Share of wins of one player among others, its interval, games, and milliseconds a game."""
    first, rest = (compiled_player_of(level(spec), seats) for spec in (one, others))
    deals = -(-games // seats)
    began = time.perf_counter()
    results = compete(box_of(Options()).copy(), colours(seats), (first, rest, rest, rest, rest), deals, seed)
    spent = time.perf_counter() - began
    return *interval(results[:, 0], seats), len(results), 1000.0 * spent / len(results)


def level(spec: str) -> Level:
    """A player by its name with options, as the arena takes it."""
    name, _, rest = spec.partition(":")
    return level_of(name, dict(part.split("=", 1) for part in rest.split(",") if part))


def time_moves(name: str, seats: int, deals: int) -> list[float]:
    """Seconds of every answer at tables where all seats are held by one player, as a server asks them."""
    spent = []
    for deal in range(deals):
        game, _ = Expedition.start(Options(), seats, Dealing.seeded(f"moves {deal}"))
        players = [load(name, {}, seat) for seat in range(seats)]
        asking = Asking()
        while (seat := asking.next(game, range(seats))) is not None:
            view = game.player_view(seat)
            began = time.perf_counter()
            move = players[seat].choose(view)
            spent.append(time.perf_counter() - began)
            if move is None:
                asking.declined(seat)
            else:
                asking.moved(seat, awaited=seat in game.awaited())
                game, _ = game.play(seat, move)
    return spent


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=1000, help="games a row (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=20_000)
    parser.add_argument("--row", type=int, action="append", help="only this row, from 1")
    parser.add_argument("--pair", nargs=3, metavar=("ONE", "OTHERS", "SEATS"), help="measure this instead")
    parser.add_argument("--moves", type=int, metavar="SEATS", help="time the answers of a strongest table instead")
    args = parser.parse_args()
    if args.moves:
        answers = time_moves("maharaja", args.moves, 2)[1:]  # the first one may have to compile
        told = f"maharaja at a table of {args.moves}: {len(answers)} answers, {np.mean(answers) * 1000:.1f} ms each"
        print(f"{told}, the longest {max(answers) * 1000:.0f} ms")
        return 0 if max(answers) <= 1.0 else 1
    rows = [(args.pair[0], args.pair[1], int(args.pair[2]), None)] if args.pair else list(ROWS)
    missed = False
    for at, (one, others, seats, least) in enumerate(rows, 1):
        if args.row and at not in args.row:
            continue
        share, half, games, spent = measure(one, others, seats, args.games, args.seed)
        verdict = "" if least is None else ("reached" if share >= least else "MISSED")
        missed |= verdict == "MISSED"
        print(
            f"{at:2d}  {one:>12} among {seats - 1} {others:<12} {share:6.1%} ± {half:.1%}  even {1 / seats:.1%}"
            f"  {games} games  {spent:.0f} ms/game  {'' if least is None else f'≥ {least:.0%} '}{verdict}",
            flush=True,
        )
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
