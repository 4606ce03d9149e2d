"""How planted.jsonl was made: real positions, in each of which one move is played that is known to be a mistake.

    PYTHONPATH=. python tests/coach/jaipur/plant.py                          candidates for every pattern, as JSON lines
    PYTHONPATH=. python tests/coach/jaipur/plant.py --patterns camel-race    of patterns that are seldom found

Positions come from games of a strong level. In each, moves that the network alone thinks bad are tried. What a search
five times as long as usual, with a seed of its own, grades clearly, and explains as the usual one does with two more
seeds, is a candidate. planted.jsonl holds the first two or three candidates of each pattern.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from typing import Any

import msgspec
import numpy as np
from benchmarks.coach_games import watch

from serai.coach import jaipur as coach
from serai.coach.grades import GRADES
from serai.coach.jaipur.judgement import consider
from serai.coach.jaipur.reasons import reasons
from serai.games.jaipur import Match, Move

CLEAR = 1.3
"""A loss counts as graded clearly if it is this much above what the grade asks for."""


def one_of_each_sort(changes: list[int], chance: random.Random) -> list[int]:
    """Return a take, the camels, a sale and an exchange, where there are such moves; most moves are exchanges."""
    by_sort: dict[type[Move], list[int]] = {}
    for change in changes:
        by_sort.setdefault(type(Move.of(change)), []).append(change)
    return [chance.choice(some) for some in by_sort.values()]


def planted(match: Match, seat: int, change: int, pattern: str) -> dict[str, Any] | None:
    """Return a candidate of a pattern, or nothing where the looks disagree."""
    here = Match.from_text(match.text())
    view, move = here.view(seat), Move.of(change)
    looks = [coach.judge(view, move, coach.ITERATIONS, 1)]
    if pattern not in [reason.pattern for reason in looks[0].reasons]:
        return None
    looks += [coach.judge(view, move, effort * coach.ITERATIONS, seed) for effort, seed in ((5, 1000), (1, 2))]
    least_lost = min(one.lost.mean for one in looks) if min(one.lost.low for one in looks) > 0.0 else 0.0
    clear = next((name for name, least in GRADES if least_lost >= CLEAR * least), "")
    if not clear or any(pattern not in [reason.pattern for reason in one.reasons] for one in looks):
        return None
    return {
        "position": here.text(),
        "move": str(move),
        "grade": clear,
        "pattern": pattern,
        "best": looks[1].best.move,
        "lost": round(looks[1].lost.mean, 3),
        "facts": msgspec.to_builtins(looks[1].reasons),
    }


def main() -> int:
    """Look for candidates until every pattern has some, or the games are over."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--each", type=int, default=6, help="candidates of every pattern")
    parser.add_argument("--patterns", nargs="+", choices=coach.PATTERNS, help="patterns that are seldom found")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    chance, found = random.Random(args.seed), Counter[str]()
    for game in watch("jaipur", ["treasurer"], args.games, args.seed):
        for state, seat, _ in game.sample(20, chance):
            known = consider(state.view(seat), args.seed)
            worse = known.wins.max() - known.wins
            bad = [int(change) for change in known.moves[(worse > 0.04) & (worse < 0.5)]]
            best = int(known.moves[np.argmax(known.wins)])
            for change in bad if args.patterns else one_of_each_sort(bad, chance):
                first = reasons(state.view(seat), known, change, best)[0].pattern
                wanted = found[first] < args.each and first in (args.patterns or coach.PATTERNS)
                one = planted(state, seat, change, first) if wanted else None
                if one is not None:
                    found[first] += 1
                    sys.stdout.write(msgspec.json.encode(one).decode() + "\n")
                    sys.stdout.flush()
                    break
    sys.stderr.write(f"nothing found for {sorted(set(coach.PATTERNS) - set(found))}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
