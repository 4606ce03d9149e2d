"""Tune the greedy player's weights again as they ship, and tell how strong they are.

    python benchmarks/jaipur_greedy.py                           tune, and play 20,000 mirrored rounds a row
    python benchmarks/jaipur_greedy.py --seed 2 --rounds 5000    a shorter tuning with another seed
    python benchmarks/jaipur_greedy.py --write greedy.npz        keep the weights

Rounds are played inside the compiled code.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import Progress

from serai.players.jaipur import weights
from serai.players.jaipur.greedy import hand_set, tuned
from serai.players.jaipur.tournament import GREEDY, NETWORK, Side, duel
from serai.players.jaipur.tuning import Tuning, tune


def main() -> int:
    """Tune, measure and tell."""
    usual = Tuning()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=usual.rounds, help="rounds of the tuning (%(default)s)")
    parser.add_argument("--seed", type=int, default=usual.seed, help="seed of the tuning (%(default)s)")
    parser.add_argument("--games", type=int, default=20_000, help="mirrored rounds of each row (%(default)s)")
    parser.add_argument("--write", type=Path, metavar="FILE", help="keep the weights in FILE")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    args = parser.parse_args()
    net, settings = weights.shipped(), Tuning(rounds=args.rounds, seed=args.seed)
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task("rounds", total=settings.rounds)

        def told(done: int, _: NDArray[np.float64], lost: float) -> None:
            bar.update(task, completed=done, description=f"a move costs {lost:.2%}")

        found = tune(settings, net, told)
    if args.write is not None:
        np.savez(args.write, weights=found, settings=np.frombuffer(msgspec.json.encode(settings), dtype=np.uint8))
    mine = Side(GREEDY, net, found)
    rows = {
        "against the weights set by hand": duel(mine, Side(GREEDY, net, hand_set()), args.games // 2, 1),
        "against the weights that ship": duel(mine, Side(GREEDY, net, tuned()), args.games // 2, 2),
        "against the trader": duel(mine, Side(NETWORK, net, found), args.games // 2, 3),
    }
    table = {name: (100 * won.mean(), 196 * won.std() / len(won) ** 0.5) for name, won in rows.items()}
    if args.json:
        figures = {name: {"wins": wins, "within": off} for name, (wins, off) in table.items()}
        sys.stdout.write(json.dumps(figures) + "\n")
        return 0
    for name, (wins, off) in table.items():
        sys.stdout.write(f"{name:34} {wins:5.1f} % ± {off:.1f}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
