"""How ``planted.jsonl`` was made: mistakes that people know, planted into games of good players.

    PYTHONPATH=. python tests/coach/eschnapur/plant.py 3 > tests/coach/eschnapur/planted.jsonl

Each rule below proposes a move that anybody who knows the game would call a mistake; it does not ask the coach. A
planted mistake is kept where the coach grades and explains it alike with three seeds: what the test holds is that it
goes on doing so. (Of 44 that were chosen with two seeds, 38 were graded and explained so with a third.) The figure is
how many of each are wanted; a second one begins with other deals.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Iterator

from tests.players.eschnapur.sitting import sit

from serai.coach.contract import load
from serai.coach.grades import GRADES, grade
from serai.games.eschnapur import Buy, Duel, End, Expedition, Move, Offer, Open, Price, Redeem, Refuse, Walk
from serai.games.eschnapur.moves import Card
from serai.players.eschnapur import load as player

ORDER = [None, *(name for name, _ in reversed(GRADES))]
MOST_GAMES = 40
SEEDS = (1, 2, 3)


def mistakes(game: Expedition, seat: int, move: Move) -> Iterator[tuple[str, Move]]:
    """Yield mistakes that could be made instead of a good player's move, by name."""
    coins, numbers, steps = game.coins[seat], game.numbers[seat], game.steps[seat]
    match move:
        case Offer(token, _) if coins >= 10:
            yield "offers far more than the bank asks", Offer(token, Price(coins=min(coins, 14)))
            if numbers and max(numbers) >= 27:
                yield "offers its best card", Offer(token, Price(numbers=(max(numbers),)))
        case Duel(card):
            highest, lowest = max(numbers, default=0), min(numbers, default=31)
            if highest >= 28 and coins >= 6 and card == highest:
                yield "passes with the best card", Duel(None)
                if len(numbers) > 2:
                    yield "plays a middling card", Duel(sorted(numbers)[len(numbers) // 2])
            if lowest <= 3 and card == lowest:
                yield "passes with the lowest card", Duel(None)
                if highest >= 20:
                    yield "spends its highest card", Duel(highest)
            if card is None and highest in range(10, 22):
                yield "plays a card that wins nothing", Duel(highest)
            if highest and coins < game.box[0] and card != highest and highest >= 25:
                yield "plays a card that it cannot pay", Duel(highest)
        case Open():
            yield "leaves a niche closed", End()
            if steps:
                here = game.squares[seat]
                near = next(way[0] for (start, _), way in game.components.routes.items() if start == here and way)
                yield "walks past a niche", Walk((near,))
            if coins >= 3:
                yield "buys steps instead of opening", Buy("move")
        case Refuse() | End() if not numbers and coins < 3 and game.phase == "walk":
            yield "opens without a number card", Open()
        case End():
            if len(game.symbols[seat]) >= 3 and coins >= 3:
                yield "buys symbols for nothing", Buy("symbol")
            if steps >= 3 and coins >= 2:
                yield "buys steps for nothing", Buy("move")
        case Redeem(tokens, cards):
            wrong: Card = "symbol" if "number" in cards else "number"
            yield "redeems for the wrong cards", Redeem(tokens, (wrong, wrong))
        case _:
            if move.kind == "accept":
                yield "refuses a good offer", Refuse()


def main() -> None:
    wanted, coach, chance = int(sys.argv[1]), load("eschnapur"), random.Random(1)
    found: Counter[str] = Counter()
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    for number in range(first, first + MOST_GAMES):
        seats = 3 + number % 3
        table = [player("treasurer", {}, seat) for seat in range(seats)]
        for game, seat, move in sit(table, f"planted {number}"):
            for mistake, planted in mistakes(game, seat, move):
                if found[mistake] >= wanted or chance.random() < 0.5:
                    continue
                try:
                    game.play(seat, planted)
                except ValueError:
                    continue
                verdicts = [coach.judge(game.view(seat), planted, coach.ITERATIONS, seed) for seed in SEEDS]
                graded = [grade(verdict.lost) for verdict in verdicts]
                patterns = [{reason.pattern for reason in verdict.reasons} for verdict in verdicts]
                if None in graded or not set.intersection(*patterns):
                    continue
                found[mistake] += 1
                line = {
                    "mistake": mistake, "game": game.text(), "seat": seat, "move": str(planted),
                    "grade": min(graded, key=ORDER.index), "patterns": sorted(set.intersection(*patterns)),
                }  # fmt: skip
                sys.stdout.write(json.dumps(line) + "\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main()
