"""The luck that a coach measures: that it is 0 on average, and how much of the results it explains.

    PYTHONPATH=. python benchmarks/coach_luck.py jaipur                      500 games of the treasurer against itself
    PYTHONPATH=. python benchmarks/coach_luck.py jaipur --players trader merchant --games 200 --json

The luck of a seat is the sum of what all draws of a game gave it; the adjusted result is the result minus it. Both
have the same mean. How much less the adjusted results vary is how much fewer games tell who is better.
"""

from __future__ import annotations

import argparse
import json
import sys

import numpy as np
from benchmarks.coach_games import progress, watch
from numpy.typing import NDArray

from serai.coach.contract import load


def measure(game: str, players: list[str], games: int, seats: int | None, seed: int) -> dict[str, float]:
    """Play, and return what luck came to: on average for seat 0 (all seats together have none), its effect for all."""
    coach = load(game)
    luck, results, draws = [], [], 0
    bar, advance = progress("games", games)
    with bar:
        for played in watch(game, players, games, seed, seats=seats):
            total = np.zeros(len(played.shares))
            for (before, seat, move), after in zip(played.decisions(), played.states[1:], strict=True):
                for draw in coach.draws(before, seat, move, after):
                    total += np.array(draw.gains)
                    draws += 1
            luck.append(total)
            results.append(played.shares)
            advance()
    got, won = np.array(luck), np.array(results)
    first = got[:, 0]
    return {
        "games": len(got),
        "draws": draws / len(got),
        "luck": float(first.mean()),
        "luck_interval": float(1.96 * first.std(ddof=1) / np.sqrt(len(first))),
        "result_variance": float(won.var()),
        "adjusted_variance": float((won - got).var()),
        "cut": cut(won, got),
        "cut_interval": 1.96 * _spread(won, got),
        "best_share": float((won * got).mean() / (got * got).mean()),
    }


def cut(won: NDArray[np.float64], got: NDArray[np.float64]) -> float:
    """Return by what share the variance of results falls when luck is taken off."""
    return float(1.0 - (won - got).var() / won.var())


def _spread(won: NDArray[np.float64], got: NDArray[np.float64]) -> float:
    """Return the standard error of the cut, by a bootstrap over games."""
    chance = np.random.default_rng(1)
    draws = (chance.integers(0, len(won), len(won)) for _ in range(500))
    return float(np.std([cut(won[picked], got[picked]) for picked in draws]))


def main() -> int:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", nargs="+", default=["treasurer"], help="who plays (default: %(default)s)")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seats", type=int, help="seats of a table (default: the fewest)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    told = measure(args.game, args.players, args.games, args.seats, args.seed)
    if args.json:
        sys.stdout.write(json.dumps(told) + "\n")
        return 0
    sys.stdout.write(
        f"{told['games']:.0f} games, {told['draws']:.0f} draws a game\n"
        f"luck of a seat: {100 * told['luck']:+.2f} ± {100 * told['luck_interval']:.2f} points on average\n"
        f"variance of results {told['result_variance']:.4f}, adjusted for luck {told['adjusted_variance']:.4f}:"
        f" {100 * told['cut']:.0f} ± {100 * told['cut_interval']:.0f} % less\n"
        f"the share of the luck whose taking off would leave the least variance: {told['best_share']:.2f}\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
