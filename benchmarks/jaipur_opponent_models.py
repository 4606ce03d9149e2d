"""How well the opponent models of Jaipur's maharaja predict hidden cards from moves.

    python benchmarks/jaipur_opponent_models.py                         100 rounds of each usual opponent, some minutes
    python benchmarks/jaipur_opponent_models.py ./mybot.py --rounds 20  any player, a first look

Each player plays rounds against the trader. Whenever the trader is to move and some of the player's cards are hidden,
the true hand is looked up in the posterior: its probability, and the logarithm of it, which punishes certainty about a
wrong hand. *counted* uses the unseen cards alone, *modelled* the moves as well.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any, Final

import numpy as np
from rich.console import Console
from rich.progress import Progress

from serai import players
from serai.games.dealing import Dealing
from serai.games.jaipur import Move, Round, deal_round, layout
from serai.games.jaipur.goods import GOODS_MASK
from serai.players.jaipur import knowledge, weights
from serai.players.jaipur.greedy import tuned
from serai.players.jaipur.opponent_models import from_memory, hand_posterior

USUAL: Final = ("trader", "greedy", "maharaja:iterations=300", "stallholder", "peddler")
LONGEST: Final = 150
LEAST: Final = 1e-12
"""A true hand of probability 0 counts as if it had this probability."""


def chance_of_truth(now: Round, view: Any) -> float:
    """Return the probability of the hand that the opponent really holds."""
    posterior = hand_posterior(knowledge.from_view(view), from_memory(view), weights.shipped(), tuned())
    truth = int(now.row[layout.CARDS + 1 - now.turn]) & GOODS_MASK
    alone = np.diff(posterior.cumulative, prepend=0.0)
    return max(LEAST, float(alone[posterior.hands == truth].sum()))


def watch(player: Any, rounds: int, seed: int, bar: Progress) -> tuple[list[float], list[float]]:
    """Return the probabilities of true hands, by the unseen cards and by the moves as well."""
    trader = players.load("jaipur", "trader", seed)
    counted: list[float] = []
    modelled: list[float] = []
    for number in bar.track(range(rounds), description=player.name):
        deal = deal_round(Dealing.seeded(f"reading {seed} {number}"), 1, number % 2)
        now = Round.from_deal(deal.deck, deal.bonus, deal.starter)
        while not now.over and now.played < LONGEST:
            view = now.view(now.turn)
            if now.turn == 1 and now.played > 1 and knowledge.from_view(view)[knowledge.HIDDEN]:
                modelled.append(chance_of_truth(now, view))
                forgotten = Round(now.row.copy())
                counted.append(chance_of_truth(forgotten, forgotten.view(1)))
            mover = trader if now.turn == 1 else player
            now = now.play(Move.parse(str(mover.choose(view))))
    return counted, modelled


def main() -> int:
    """Watch the players and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("players", nargs="*", default=USUAL, help="whom to model (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=100, help="rounds of each (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    args = parser.parse_args()
    told: dict[str, dict[str, float]] = {}
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal) as bar:
        for spec in args.players:
            counted, modelled = watch(players.load("jaipur", spec, args.seed), args.rounds, args.seed, bar)
            told[spec] = {"moves": len(counted)}
            for name, chances in (("counted", counted), ("modelled", modelled)):
                told[spec] |= {name: float(np.mean(chances)), f"{name}, log": float(np.mean(np.log(chances)))}
    if args.json:
        sys.stdout.write(json.dumps(told) + "\n")
        return 0
    for spec, row in told.items():
        counted_as = f"counted {100 * row['counted']:5.1f} % (log {row['counted, log']:.2f})"
        modelled_as = f"modelled {100 * row['modelled']:5.1f} % (log {row['modelled, log']:.2f})"
        sys.stdout.write(f"{spec:26} {row['moves']:6.0f} moves   {counted_as}   {modelled_as}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
