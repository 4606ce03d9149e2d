"""Whether the reconstructed box of Eschnapur is fair: the order of turns, and five pure strategies.

    PYTHONPATH=. python benchmarks/eschnapur_balance.py                 3, 4 and 5 players
    PYTHONPATH=. python benchmarks/eschnapur_balance.py --games 200 --strategy-games 200     a first look

Learned players hold all seats, and play as in their training: offers are of coins, and one imagined world is looked at
(`--player explorer` looks further, and takes ten times as long). Then one of them has made a vow, and everything else
it still judges like the others.
A fair box gives no place in the order of turns more than 5 points above or below even, and no vow more than even.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np
from benchmarks.eschnapur_players import interval, level

from serai.games.eschnapur.box import box_of
from serai.games.eschnapur.options import Options
from serai.players.eschnapur.builtin import compiled_player_of
from serai.players.eschnapur.tournament import compete
from serai.players.eschnapur.train import colours

TRAINED = "explorer:worlds=1,goods=0"
POLICIES = {
    "always pass": "pass",
    "never open": "closed",
    "only high": "high",
    "only low": "low",
    "hoard": "hoard",
}
"""The five pure strategies and the vows that keep a player to them.

Always pass: the pass card in every duel. Never open: opens no niche. Only high, only low: always its highest, always
its lowest number card. Hoard: buys nothing, offers nothing, refuses every offer.
"""


def turn_order(name: str, seats: int, games: int, seed: int, box: np.ndarray) -> list[tuple[float, float]]:
    """Share of wins of each place in the order of turns, with its interval, when all play alike."""
    player = compiled_player_of(level(name), seats)
    results = compete(box, colours(seats), (player,) * 5, -(-games // seats), seed)
    played, first = np.arange(len(results)), results[:, 2 * seats].astype(int)
    # the players sit in order, so the winner's place follows from the first player's
    return [interval(results[played, (place - first) % seats], seats) for place in range(seats)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=2000, help="games for the order of turns (default: %(default)s)")
    parser.add_argument("--strategy-games", type=int, default=1000, help="games a strategy (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=30_000)
    parser.add_argument("--player", default=TRAINED, help="who holds the seats (default: %(default)s)")
    parser.add_argument("--seats", type=int, action="append", help="only this table size")
    parser.add_argument("--components", help="another components file")
    args = parser.parse_args()
    text = Path(args.components).read_text(encoding="utf-8") if args.components else ""
    box = box_of(Options(components=text)).copy()
    fair = True
    for seats in args.seats or (3, 4, 5):
        even = 1.0 / seats
        for place, (share, half) in enumerate(turn_order(args.player, seats, args.games, args.seed, box), 1):
            within = abs(share - even) <= 0.05
            fair &= within
            told = f"{seats} players  place {place} in turn  {share:6.1%} ± {half:.1%}  even {even:.1%}"
            print(told, _said(within), sep="  ", flush=True)
    for seats in args.seats or (3, 4, 5):
        even, deals = 1.0 / seats, -(-args.strategy_games // seats)
        rest = compiled_player_of(level(args.player), seats)
        for told, vow in POLICIES.items():
            one = compiled_player_of(level(f"{args.player}{',' if ':' in args.player else ':'}vow={vow}"), seats)
            results = compete(box, colours(seats), (one, rest, rest, rest, rest), deals, args.seed)
            share, half = interval(results[:, 0], seats)
            points = results[:, seats].mean() - results[:, seats + 1 : 2 * seats].mean()
            within = share <= even
            fair &= within
            print(
                f"{seats} players  {told:<12}  {share:6.1%} ± {half:.1%}  even {even:.1%}"
                f"  points {points:+.1f}  {_said(within)}",
                flush=True,
            )
    return 0 if fair else 1


def _said(within: bool) -> str:
    return "within" if within else "OUTSIDE"


if __name__ == "__main__":
    sys.exit(main())
