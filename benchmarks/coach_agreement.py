"""How far a coach agrees with itself when it looks 20 times longer: its best move, its losses and its grades.

    PYTHONPATH=. python benchmarks/coach_agreement.py jaipur                       300 decisions of three levels
    PYTHONPATH=. python benchmarks/coach_agreement.py jaipur --positions 60 --times 5 --json

Both looks have seeds of their own. A grade flips when the longer look gives another one, none included. The best moves
of both looks may differ and be equally good; so it is also told how often the short look's best move is within 2
points of the long look's, as the long look itself would grade it. Coverage is how often the short look's interval
of the loss holds the long look's loss for the same pair of moves.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from typing import Any, NamedTuple

import numpy as np
from benchmarks.coach_games import judged, levels, progress, watch

from serai.coach.contract import GameCoach, Verdict, load
from serai.coach.grades import ACCEPTED, grade
from serai.games import registry


class Pair(NamedTuple):
    """A decision as both looks judge it, and what the long look thinks of the short one's best move."""

    short: Verdict
    long: Verdict
    cost: float


def look_twice(coach: GameCoach, game: str, decision: Any, times: int, seed: int) -> Pair:
    """Judge a decision with the usual effort and with a multiple of it."""
    state, seat, move = decision
    short = judged(coach, state, seat, move, coach.ITERATIONS, seed)
    long = judged(coach, state, seat, move, times * coach.ITERATIONS, seed + 1)
    cost = 0.0
    if short.best.move == str(move):
        cost = long.lost.mean
    elif short.best.move and short.best.move != long.best.move:  # doing nothing is no move that could be judged
        best = registry.load(game).parse(short.best.move)
        cost = judged(coach, state, seat, best, times * coach.ITERATIONS, seed + 1).lost.mean
    return Pair(short, long, cost)


def summary(pairs: list[Pair]) -> dict[str, float]:
    """Return the figures of all decisions that count for both looks."""
    counted = [pair for pair in pairs if pair.short.kind == pair.long.kind == "counted"]
    compared = [pair for pair in counted if pair.short.best.move == pair.long.best.move != pair.short.played.move]
    graded = [pair for pair in counted if grade(pair.short.lost) or grade(pair.long.lost)]
    return {
        "decisions": len(pairs),
        "counted": len(counted),
        "same_best": float(np.mean([pair.short.best.move == pair.long.best.move for pair in counted])),
        "best_accepted": float(np.mean([pair.cost < ACCEPTED for pair in counted])),
        "cost_of_best": float(np.mean([pair.cost for pair in counted])),
        "grades_flip": float(np.mean([grade(pair.short.lost) != grade(pair.long.lost) for pair in counted])),
        "graded": len(graded),
        "graded_or_not_flip": float(
            np.mean([(grade(pair.short.lost) is None) != (grade(pair.long.lost) is None) for pair in counted])
        ),
        "lost_short": float(np.mean([pair.short.lost.mean for pair in counted])),
        "lost_long": float(np.mean([pair.long.lost.mean for pair in counted])),
        "coverage": float(
            np.mean([pair.short.lost.low <= pair.long.lost.mean <= pair.short.lost.high for pair in compared])
        ),
        "half_width": float(np.mean([(pair.short.lost.high - pair.short.lost.low) / 2 for pair in compared])),
        "difference": float(np.mean([abs(pair.short.lost.mean - pair.long.lost.mean) for pair in compared])),
    }


def main() -> int:
    """Look twice at decisions of several levels and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", nargs="+", help="whose decisions (default: three levels)")
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--of-a-game", type=int, default=10, help="decisions of one game (default: %(default)s)")
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--seats", type=int, help="seats of a table (default: the fewest)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    coach, chance = load(args.game), random.Random(args.seed)
    specs = args.players or levels(args.game)[1:6:2]
    pairs: list[Pair] = []
    bar, advance = progress("decisions", args.positions)
    with bar:
        for at, spec in enumerate(specs):
            share = args.positions * (at + 1) // len(specs)
            for played in watch(args.game, [spec], args.positions, args.seed, seats=args.seats):
                for decision in played.sample(min(args.of_a_game, share - len(pairs)), chance):
                    pairs.append(look_twice(coach, args.game, decision, args.times, args.seed))
                    advance()
                if len(pairs) >= share:
                    break
    told = summary(pairs)
    if args.json:
        sys.stdout.write(json.dumps(told) + "\n")
        return 0
    for name, value in told.items():
        sys.stdout.write(f"{name:20} {value:.4g}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
