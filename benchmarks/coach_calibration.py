"""How far the chances of a coach come true: a reliability table, the Brier score, and a picture.

    PYTHONPATH=. python benchmarks/coach_calibration.py jaipur                        6,000 positions, a few minutes
    PYTHONPATH=. python benchmarks/coach_calibration.py jaipur --seed 2 --svg docs/calibration-jaipur.svg
    PYTHONPATH=. python benchmarks/coach_calibration.py jaipur --option seals=1 --positions 500

Positions come from games of levels against themselves and of neighbouring levels against each other, some of every
game; the chance is that before the decision, and what came true is the share of the win that its seat had in the end.
Intervals take the positions of a game together. The last lines are the straight lines in log-odds that would fit best.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import random
import sys
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from benchmarks.coach_games import judged, levels, progress, watch
from numpy.typing import NDArray

from serai.arena.ladder import STYLE
from serai.coach.contract import load
from serai.games import registry

BINS: Final = 10
GROUPS: Final = ("self-play", "unequal levels")
CERTAIN: Final = 0.0001
"""Chances nearer to 0 or 1 are taken for so near: the log-odds of what is certain have no end."""
EFFORT: Final = 0.25
"""The part of the coach's usual effort that is spent on a position, unless another is asked for."""


class Seen(NamedTuple):
    """A position: its table, its group, its game, the chance before the decision, and the share of the win."""

    seats: int
    group: str
    game: int
    chance: float
    share: float


class Bin(msgspec.Struct, frozen=True):
    """The positions of a range of chances."""

    count: int
    chance: float
    share: float
    interval: float
    """Half of the 95 % interval of share minus chance, over games."""

    @property
    def off(self) -> float:
        """How far the chance is off for certain: what remains of the difference outside its interval."""
        return max(0.0, abs(self.share - self.chance) - self.interval)


def collect(args: argparse.Namespace, options: dict[str, Any]) -> list[Seen]:
    """Play and judge, as many positions for each size of a table."""
    coach, fewest = load(args.game), registry.load(args.game).seat_counts[0]
    iterations = args.iterations or max(1, round(EFFORT * coach.ITERATIONS))
    names = args.levels or levels(args.game)[1:]
    tables = [(GROUPS[0], [name]) for name in names[1:]]
    tables += [(GROUPS[1], [one, two]) for one, two in itertools.pairwise(names)]
    found: list[Seen] = []
    sizes = args.seats or [fewest]
    bar, advance = progress("positions", args.positions * len(sizes))
    with bar:
        for size, seats in enumerate(sizes):
            chance = random.Random(args.seed)
            for number, (group, specs) in enumerate(tables):
                share = size * args.positions + args.positions * (number + 1) // len(tables)
                for game, played in enumerate(
                    watch(args.game, specs, args.positions, args.seed, seats=seats, **options)
                ):
                    for state, seat, move in played.spaced(args.every, chance):
                        verdict = judged(coach, state, seat, move, iterations, args.seed)
                        name = (size * len(tables) + number) * 100_000 + game
                        found.append(Seen(seats, group, name, verdict.before, played.shares[seat]))
                        advance()
                    if len(found) >= share:
                        break
    return found


def reliability(seen: list[Seen]) -> list[Bin]:
    """Return the bins that have positions."""
    bins = []
    for at in range(BINS):
        here = [one for one in seen if min(BINS - 1, int(one.chance * BINS)) == at]
        if not here:
            continue
        games: dict[int, float] = {}
        for one in here:
            games[one.game] = games.get(one.game, 0.0) + one.share - one.chance
        spread = math.sqrt(sum(total * total for total in games.values())) / len(here)
        mean = float(np.mean([one.chance for one in here]))
        bins.append(Bin(len(here), mean, float(np.mean([one.share for one in here])), 1.96 * spread))
    return bins


def brier(seen: list[Seen]) -> float:
    """Return the mean squared difference between chance and result."""
    return float(np.mean([(one.chance - one.share) ** 2 for one in seen]))


def line_of(seen: list[Seen]) -> tuple[float, dict[int, float]]:
    """Return the line in log-odds that fits results best: one slope, and an offset for each size of a table.

    It is a logistic regression of results on the log-odds of chances (Newton's method).
    """
    chances = np.clip([one.chance for one in seen], CERTAIN, 1.0 - CERTAIN)
    sizes = sorted({one.seats for one in seen})
    columns = [np.log(chances / (1.0 - chances)), *(np.array([one.seats == size for one in seen]) for size in sizes)]
    inputs: NDArray[np.float64] = np.stack([column.astype(np.float64) for column in columns], axis=1)
    results = np.array([one.share for one in seen])
    line = np.array([1.0, *(0.0 for _ in sizes)])
    for _ in range(30):
        fitted = 1.0 / (1.0 + np.exp(-inputs @ line))
        curvature = inputs.T @ (inputs * (fitted * (1.0 - fitted))[:, None])
        line = line + np.linalg.solve(curvature, inputs.T @ (results - fitted))
    return float(line[0]), dict(zip(sizes, line[1:].tolist(), strict=True))


def picture(groups: dict[str, list[Bin]], title: str, subtitle: str) -> str:
    """Return the reliability diagram as SVG, readable in light and dark: a panel for each group."""
    size, left, top, gap = 300, 70, 84, 70
    width, height = left + len(groups) * (size + gap) - gap + 30, top + size + 60
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        ' role="img" aria-labelledby="title subtitle">',
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{width}" height="{height}" rx="8"/>',
        f'<text class="ink title" id="title" x="20" y="32">{escape(title)}</text>',
        f'<text class="quiet small" id="subtitle" x="20" y="52">{escape(subtitle)}</text>',
    ]
    for number, (group, bins) in enumerate(groups.items()):
        x0, y0 = left + number * (size + gap), top + size
        parts.append(f'<text class="ink" x="{x0}" y="{top - 8}">{escape(group)}</text>')
        for tick in range(0, 101, 20):
            x, y = x0 + size * tick / 100, y0 - size * tick / 100
            parts += [
                f'<line class="rule" x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{y0}"/>',
                f'<line class="rule" x1="{x0}" x2="{x0 + size}" y1="{y:.1f}" y2="{y:.1f}"/>',
                f'<text class="quiet small figure" x="{x:.1f}" y="{y0 + 18}" text-anchor="middle">{tick}</text>',
                f'<text class="quiet small figure" x="{x0 - 8}" y="{y + 4:.1f}" text-anchor="end">{tick}</text>',
            ]
        parts += [
            f'<line class="zero" x1="{x0}" y1="{y0}" x2="{x0 + size}" y2="{top}"/>',
            f'<text class="quiet small" x="{x0 + size / 2:.0f}" y="{y0 + 42}" text-anchor="middle">'
            "chance by the coach, %</text>",
        ]
        for one in bins:
            x, y = x0 + size * one.chance, y0 - size * one.share
            reach = size * one.interval
            parts += [
                f'<line class="bar" x1="{x:.1f}" x2="{x:.1f}" y1="{min(y0, y + reach):.1f}"'
                f' y2="{max(top, y - reach):.1f}"/>',
                f'<circle class="mark" cx="{x:.1f}" cy="{y:.1f}" r="4"><title>{100 * one.chance:.1f} %: won'
                f" {100 * one.share:.1f} % of {one.count}</title></circle>",
            ]
    parts.append(
        f'<text class="quiet small" transform="rotate(-90 24 {top + size / 2:.0f})" x="24" y="{top + size / 2:.0f}"'
        ' text-anchor="middle">share of wins, %</text>'
    )
    return "\n".join([*parts, "</svg>", ""])


def options_of(words: list[str]) -> dict[str, Any]:
    """Read options of the game, such as ``seals=1``."""
    pairs = [word.partition("=") for word in words]
    return {name: json.loads(value) for name, _, value in pairs}


def main() -> int:
    """Measure, tell, and draw if asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--levels", nargs="+", help="from the weakest (default: all but the weakest)")
    parser.add_argument("--positions", type=int, default=6000, help="positions of each size of a table")
    parser.add_argument("--every", type=int, default=20, help="decisions from one position to the next (default: 20)")
    parser.add_argument("--iterations", type=int, help="effort for a position (default: a quarter of the coach's own)")
    parser.add_argument("--seats", type=int, nargs="+", help="seats of a table, or of several (default: the fewest)")
    parser.add_argument("--option", nargs="+", default=[], metavar="NAME=VALUE", help="options of the game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--svg", type=Path, metavar="FILE")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    seen = collect(args, options_of(args.option))
    by_group = {group: [one for one in seen if one.group == group] for group in GROUPS}
    tables = {group: reliability(part) for group, part in {"all": seen, **by_group}.items()}
    slope, offsets = line_of(seen)
    scores = {group: brier(part) for group, part in {"all": seen, **by_group}.items()}
    if args.svg is not None:
        subtitle = f"{len(seen):,} positions, Brier score {scores['all']:.3f}; bars are 95 % intervals over games"
        drawn = {group: tables[group] for group in GROUPS}
        args.svg.write_text(picture(drawn, f"The coach's chances, {args.game.title()}", subtitle), "utf-8")
    if args.json:
        bins = {group: msgspec.to_builtins(rows) for group, rows in tables.items()}
        sys.stdout.write(json.dumps({"bins": bins, "brier": scores, "slope": slope, "offsets": offsets}) + "\n")
        return 0
    for group, rows in tables.items():
        sys.stdout.write(f"{group}: {sum(row.count for row in rows)} positions, Brier score {scores[group]:.4f}\n")
        for row in rows:
            off = f"{100 * (row.share - row.chance):+5.1f} ± {100 * row.interval:.1f}"
            sys.stdout.write(f"  {100 * row.chance:5.1f} %  won {100 * row.share:5.1f} %  {off}  of {row.count}\n")
    for size, offset in offsets.items():
        sys.stdout.write(f"{size} seats: log-odds of results = {slope:.3f} x log-odds of chances {offset:+.3f}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
