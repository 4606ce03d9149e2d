"""How often whoever starts a round of Jaipur wins it between equal players: what the coach counts later rounds by.

python benchmarks/jaipur_starter.py                    10,000 rounds of the trader against itself, two minutes
python benchmarks/jaipur_starter.py merchant --rounds 500
"""

from __future__ import annotations

import argparse
import sys

from serai import players
from serai.games.dealing import Dealing
from serai.games.jaipur import Move, Round, deal_round

LONGEST = 200


def starter_points(spec: str, rounds: int, seed: int) -> float:
    """Return the points of the starters: 1 for a round won, 0.5 for one that is tied or endless."""
    points = 0.0
    player = players.load("jaipur", spec, seed)
    for number in range(rounds):
        deal = deal_round(Dealing.seeded(f"starter {seed} {number}"), 1, number % 2)
        now = Round.from_deal(deal.deck, deal.bonus, deal.starter)
        while not now.over and now.played < LONGEST:
            now = now.play(Move.parse(str(player.choose(now.view(now.turn)))))
        points += 0.5 if now.winner is None else float(now.winner == now.starter)
    return points


def main() -> int:
    """Play, and tell the starters' share with its 95 % interval."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("player", nargs="?", default="trader")
    parser.add_argument("--rounds", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    share = starter_points(args.player, args.rounds, args.seed) / args.rounds
    error = 1.96 * (share * (1.0 - share) / args.rounds) ** 0.5
    sys.stdout.write(
        f"{args.player}: the starter wins {100 * share:.1f} % ± {100 * error:.1f} of {args.rounds} rounds\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
