"""How good single moves of Jaipur's players are, in positions where the choice is hard.

    python benchmarks/jaipur_positions.py                              greedy, the trader and the maharaja, 10 minutes
    python benchmarks/jaipur_positions.py --positions 60 --worlds 200  a first look
    python benchmarks/jaipur_positions.py maharaja:iterations=10000 benchmarks/ismcts.py

Positions come from rounds of the trader in which it finds two moves nearly as good. Each of its eight best moves is
played to the end by the trader on both sides, in the same imagined worlds, the opponent's hand as likely as the play
so far makes it. A player is told by how many rounds in a hundred it wins more than the trader when it alone chooses
this one move. Players are compared over the same luck, so that far fewer hours tell two settings apart than rounds
between them would.

The last two rows enclose what the best move gains: the move that won most was also lucky, so it gains less than that;
and who takes the move that won most in half of the worlds is judged by the other half, and may have missed the best.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator
from typing import Any, Final

import numba
import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import Progress

from serai import players
from serai.games.dealing import Dealing
from serai.games.jaipur import Move, Round, deal_round, layout
from serai.games.jaipur.kernel import MOST_MOVES, apply, list_moves
from serai.games.jaipur.layout import PLACES
from serai.players.jaipur import knowledge, weights
from serai.players.jaipur.evaluation import value_moves
from serai.players.jaipur.greedy import tuned
from serai.players.jaipur.opponent_models import from_memory, hand_at, hand_posterior
from serai.players.jaipur.search import SPREAD_ONE, SPREAD_TWO, result
from serai.players.jaipur.tournament import network_move
from serai.players.jaipur.worlds import SEAT, deal_spread

CHOICES: Final = 8
NEAR: Final = 0.06
"""A choice is hard when the second best move is this close to the best, in chances to win."""
USUAL: Final = ("greedy:weights=hand", "greedy", "trader", "maharaja:iterations=1000")


@numba.njit(nogil=True)
def play_out(facts: Any, play: Any, choices: Any, worlds: int, net: Any, greed: Any, seed: int, won: Any) -> None:
    """Write how often each choice wins in the even worlds and in the odd ones when the trader plays on for both."""
    posterior = hand_posterior(facts, play, net, greed)
    world, row = np.zeros(PLACES, np.int64), np.zeros(PLACES, np.int64)
    view, moves = np.zeros(knowledge.FACTS, np.int64), np.zeros(MOST_MOVES, np.int64)
    wins, margins = np.zeros(MOST_MOVES), np.zeros(MOST_MOVES)
    chance = np.array([seed], np.uint64)
    won[:] = 0.0
    for number in range(worlds):
        hand = hand_at(posterior, (0.5 + number * SPREAD_TWO) % 1.0)
        deal_spread(facts, chance, world, (0.5 + number * SPREAD_ONE) % 1.0, hand)
        for at in range(choices.shape[0]):
            row[:] = world
            apply(row, choices[at])
            length = 0
            while row[layout.ENDED] == 0 and length < 300:
                knowledge.observe(row, row[layout.TURN], view)
                apply(row, network_move(view, net, moves, wins, margins))
                length += 1
            won[number % 2, at] += 2.0 * result(row, SEAT) / worlds


def hard_choices(seed: int, net: Any) -> Iterator[tuple[Any, NDArray[np.int64], NDArray[np.int64]]]:
    """Yield views of a seat with what it knows and the moves that the trader likes best."""
    trader = players.load("jaipur", "trader", 1)
    moves, wins, margins = np.empty(MOST_MOVES, np.int64), np.empty(MOST_MOVES), np.empty(MOST_MOVES)
    number = 0
    while True:
        number += 1
        deal = deal_round(Dealing.seeded(f"positions {seed} {number}"), 1, number % 2)
        now = Round.from_deal(deal.deck, deal.bonus, deal.starter)
        for _ in range(random.Random(f"{seed} {number}").randrange(50)):
            if not now.over:
                now = now.play(Move.parse(str(trader.choose(now.view(now.turn)))))
        if now.over:
            continue
        view = now.view(now.turn)
        facts = knowledge.from_view(view)
        found = list_moves(int(facts[knowledge.OWN]), int(facts[knowledge.MARKET]), moves)
        value_moves(facts, moves, found, net, wins, margins)
        order = np.argsort(-wins[:found])[:CHOICES]
        best = wins[order]
        if len(order) > 1 and best[0] - best[1] <= NEAR and NEAR / 2 < best[0] < 1 - NEAR / 2:
            yield view, facts, moves[order].copy()


def main() -> int:
    """Play choices out, ask the players, and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("players", nargs="*", default=USUAL, help="whom to ask (default: %(default)s)")
    parser.add_argument("--positions", type=int, default=360, help="hard choices (default: %(default)s)")
    parser.add_argument(
        "--worlds", type=int, default=600, help="rounds played out for each move, an even number (default: %(default)s)"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    args = parser.parse_args()
    asked = {spec: players.load("jaipur", spec, args.seed) for spec in args.players}
    gains: dict[str, list[float]] = {spec: [] for spec in asked}
    fair: list[float] = []
    lucky: list[float] = []
    net, source = weights.shipped(), hard_choices(args.seed, weights.shipped())
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal) as bar:
        for number in bar.track(range(args.positions), description="positions"):
            view, facts, choices = next(source)
            halves = np.zeros((2, len(choices)))
            play_out(
                facts, from_memory(view), choices, args.worlds, net, tuned(), args.seed * 1_000_003 + number, halves
            )
            won = halves.mean(axis=0)
            names = [str(Move.of(int(change))) for change in choices]
            lucky.append(100 * (won.max() - won[0]))
            blind = [half[other.argmax()] - half[0] for half, other in zip(halves, halves[::-1], strict=True)]
            fair.append(100 * float(np.mean(blind)))
            for spec, player in asked.items():
                answer = str(player.choose(view))
                gains[spec].append(100 * ((won[names.index(answer)] if answer in names else won.min()) - won[0]))
    rows = {**gains, "best of the other half": fair, "the luckiest choice": lucky}
    table = {name: (np.mean(found), 1.96 * np.std(found) / len(found) ** 0.5) for name, found in rows.items()}
    if args.json:
        sys.stdout.write(
            json.dumps({name: {"gain": gain, "within": off} for name, (gain, off) in table.items()}) + "\n"
        )
        return 0
    for name, (gain, off) in table.items():
        sys.stdout.write(f"{name:34} {gain:+6.2f} ± {off:.2f}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
