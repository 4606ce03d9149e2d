"""`serai puzzles`: make puzzles of a game, or prove again those that there are."""

from __future__ import annotations

import argparse
import itertools
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from serai.arena.workers import cores
from serai.coach.contract import COACHES
from serai.coach.puzzles.collection import Collection, Puzzle, shipped
from serai.coach.puzzles.making import source
from serai.coach.puzzles.workers import found, proven
from serai.games import registry
from serai.games.dealing import Dealing
from serai.text.plain import escaped, json_line

MOST = 100_000
EXAMPLES = """  serai puzzles GAME                             what comes with the house: how many, and about what
  serai puzzles GAME --verify                    prove every one of them again
  serai puzzles GAME --verify --sample 10        prove ten of them again
  serai puzzles GAME --into mine --count 50      make puzzles; called again, it goes on where it stopped
  serai puzzles GAME --into mine --verify --json

exit codes: 0 done, 1 a puzzle does not hold, 2 the call was wrong, 130 interrupted (what was made is kept)"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    names = registry.names(COACHES)
    parser.add_argument("game", choices=names, metavar="GAME", help=" or ".join(names))
    parser.add_argument("--into", type=Path, metavar="FOLDER", help="where puzzles are made (or those to be proven)")
    parser.add_argument("--count", type=_positive, default=200, metavar="N", help="how many (default: %(default)s)")
    parser.add_argument(
        "--seed", type=int, default=1, metavar="S", help="which games are played (default: %(default)s)"
    )
    parser.add_argument("--verify", action="store_true", help="prove puzzles again instead of making any")
    parser.add_argument("--sample", type=_positive, metavar="N", help="with --verify: only so many, drawn by the seed")
    parser.add_argument(
        "--jobs", type=_positive, default=cores(), metavar="N", help="processes (default: all cores, %(default)s)"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object instead of sentences")


def _positive(text: str) -> int:
    """Read a number from 1 to a bound."""
    if not text.isdecimal() or not 1 <= int(text[:9]) <= MOST:
        raise argparse.ArgumentTypeError(f"expected a whole number from 1 to {MOST}, not {text!r}")
    return int(text)


def run(args: argparse.Namespace) -> int:
    """Make, prove or count puzzles."""
    try:
        puzzles = shipped(args.game) if args.into is None else Collection(args.into)
    except (OSError, msgspec.MsgspecError) as fault:
        return _wrong(f"{args.into} holds no puzzles that can be read ({fault}).", 2)
    try:
        if args.verify:
            return _verify(args, puzzles)
        return _summary(args, puzzles) if args.into is None else _make(args, puzzles)
    except BrokenProcessPool:
        return _wrong("a process that searched has ended by itself. Try again with --jobs 1.", 1)
    except BrokenPipeError:  # the reader of a pipe has seen enough
        raise
    except OSError as fault:
        return _wrong(f"{puzzles.folder} cannot be written ({fault.strerror}).", 2)


def _wrong(told: str, code: int) -> int:
    sys.stderr.write(escaped(f"serai puzzles: {told}") + "\n")
    return code


def _bar(label: str, total: int, done: int = 0) -> tuple[Progress, TaskID]:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    return progress, progress.add_task(label, total=total, completed=done)


def _make(args: argparse.Namespace, puzzles: Collection) -> int:
    """Look through games until there are puzzles enough."""
    made = source(args.game, args.seed)
    if puzzles.index is not None and puzzles.index.source != made:
        return _wrong(f"{args.into} holds puzzles that were made in another way; choose another folder.", 2)
    games = itertools.count(puzzles.index.games if puzzles.index else 0)
    progress, task = _bar("puzzles", args.count, len(puzzles))
    with progress, found(made, games, args.jobs) as coming:
        while len(puzzles) < args.count:
            few = next(coming)[: args.count - len(puzzles)]
            puzzles.add(made, few, (puzzles.index.games if puzzles.index else 0) + 1)
            progress.update(task, completed=len(puzzles))
    return _summary(args, puzzles)


def _verify(args: argparse.Namespace, puzzles: Collection) -> int:
    """Prove puzzles again, and tell which do not hold."""
    if puzzles.index is None:
        return _wrong(f"there are no puzzles in {puzzles.folder}.", 2)
    chosen = [*enumerate(puzzles, start=1)]
    if args.sample:
        drawn = Dealing.seeded(f"sample {args.seed}").shuffle("puzzles", chosen)
        chosen = sorted(drawn[: args.sample], key=lambda numbered: numbered[0])
    bad: dict[int, list[str]] = {}
    progress, task = _bar("proofs", len(chosen))
    with progress, proven(puzzles.index.source, (puzzle for _, puzzle in chosen), args.jobs) as coming:
        for (number, _), told in zip(chosen, coming, strict=True):
            if told:
                bad[number] = told
                if not args.json:
                    _wrong(f"puzzle {number}: {'; '.join(told)}.", 1)
            progress.advance(task)
    if args.json:
        faults = {str(number): told for number, told in bad.items()}
        sys.stdout.write(json_line({"game": args.game, "proven": len(chosen) - len(bad), "faults": faults}) + "\n")
    else:
        sys.stdout.write(f"{len(chosen) - len(bad)} of {len(chosen)} puzzles proven again.\n")
    return 1 if bad else 0


def _summary(args: argparse.Namespace, puzzles: Collection) -> int:
    """Tell how many puzzles there are, and about what."""
    if puzzles.index is None:
        return _wrong(f"there are no puzzles of {args.game} here.", 1)
    themes = Counter(puzzle.theme for puzzle in puzzles)
    if args.json:
        told = {**msgspec.to_builtins(puzzles.index), "themes": dict(themes.most_common())}
        sys.stdout.write(json_line(told) + "\n")
        return 0
    sys.stdout.write(f"{len(puzzles)} puzzles of {args.game} from {puzzles.index.games} games.\n")
    sys.stdout.write("".join(f"  {count:4}  {theme}\n" for theme, count in themes.most_common()))
    sys.stdout.write("".join(f"{line}\n" for line in _figures(list(puzzles))))
    return 0


def _figures(puzzles: list[Puzzle]) -> Iterator[str]:
    gaps = sorted(puzzle.gap.mean for puzzle in puzzles)
    middle = gaps[len(gaps) // 2]
    yield f"The best move is better than the second by {100 * gaps[0]:.1f} to {100 * gaps[-1]:.1f} points of winning"
    yield f"chance ({100 * middle:.1f} in the middle), and surely: every interval excludes 0."
