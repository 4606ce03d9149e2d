"""The scale of a coach: the chance lost a decision, times 1000, of every level over its own games.

    PYTHONPATH=. python benchmarks/coach_scale.py jaipur                  8 games of every level against itself
    PYTHONPATH=. python benchmarks/coach_scale.py jaipur --games 2 --json
    PYTHONPATH=. python benchmarks/coach_scale.py jaipur --write src/serai/coach/jaipur/scale.json

Decisions that were forced or obvious do not count, as in a report.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import numpy as np
from benchmarks.coach_games import judged, levels, progress, watch

from serai.coach.contract import load


def losses(game: str, level: str, games: int, iterations: int, seats: int | None, seed: int) -> list[list[float]]:
    """Return the chance lost by every decision that counts, game by game."""
    coach = load(game)
    found: list[list[float]] = []
    bar, advance = progress(level, games)
    with bar:
        for played in watch(game, [level], games, seed, seats=seats):
            verdicts = [judged(coach, *decision, iterations, seed) for decision in played.decisions()]
            found.append([verdict.lost.mean for verdict in verdicts if verdict.kind == "counted"])
            advance()
    return found


def main() -> int:
    """Measure every level and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--levels", nargs="+", help="some levels only")
    parser.add_argument("--games", type=int, default=8, help="games of every level (default: %(default)s)")
    parser.add_argument("--iterations", type=int, help="effort for a decision (default: the coach's own)")
    parser.add_argument("--seats", type=int, help="seats of a table (default: the fewest)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the scale as the package keeps it")
    args = parser.parse_args()
    iterations = args.iterations or load(args.game).ITERATIONS
    scale: dict[str, float] = {}
    for level in args.levels or levels(args.game):
        by_game = losses(args.game, level, args.games, iterations, args.seats, args.seed)
        means = [float(np.mean(lost)) for lost in by_game if lost]
        counted = sum(map(len, by_game))
        scale[level] = round(1000 * sum(map(sum, by_game)) / counted, 1)
        error = 1000 * 1.96 * float(np.std(means, ddof=1)) / len(means) ** 0.5 if len(means) > 1 else float("nan")
        if not args.json:
            sys.stdout.write(f"{level:14} {scale[level]:6.1f} ± {error:.1f}   {counted} decisions\n")
            sys.stdout.flush()
    if args.json:
        sys.stdout.write(json.dumps(scale) + "\n")
    if args.write is not None:
        args.write.write_text(json.dumps(scale, indent=2) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
