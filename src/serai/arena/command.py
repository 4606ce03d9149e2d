"""The command `serai arena`: games between computer players, and what they prove."""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from serai.arena import figures
from serai.arena.ladder import ladder
from serai.arena.report import report, summary
from serai.arena.run import run as play
from serai.arena.settings import Disagreement, Settings
from serai.arena.standings import standings
from serai.arena.workers import cores
from serai.games import registry
from serai.games.option_texts import UnknownOption, read_options, split_options
from serai.players import UnknownPlayer
from serai.players.registry import PLAYERS

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"

EXAMPLES: Final = """\
  serai arena GAME maharaja merchant --games 2000 --seed 1
  serai arena GAME ./mybot.py maharaja                        a bot of your own: a file with choose(view)
  serai arena GAME apprentice merchant maharaja --games 400 --svg ladder.svg --json
  serai arena GAME maharaja merchant --games 100000 --resume run.jsonl     stop and go on when you like
  serai arena figures GAME --quick

exit codes: 0 played, 1 a figure was missed, 2 the call was wrong, 130 interrupted"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what `serai arena` understands."""
    kinds = parser.add_subparsers(dest="arena", required=True, metavar="GAME | figures")
    for game in registry.names(PLAYERS):
        _add_game(kinds, game)
    _add_figures(kinds)


def _add_game(kinds: Subparsers, game: str) -> None:
    parser = kinds.add_parser(
        game,
        help=f"games of {game.title()}",
        description=f"Play {game.title()}: with more than one table's players, everybody meets everybody.",
        epilog="examples:\n" + EXAMPLES.replace("GAME", game),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "players",
        nargs="+",
        metavar="PLAYER",
        help="a name, a name with options (maharaja:iterations=1000,threads=2), or a file with choose(view)",
    )
    parser.add_argument(
        "--games",
        type=_positive,
        default=200,
        metavar="N",
        help="games of each pairing (default: %(default)s)",
    )
    _add_common(parser)
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game",
    )
    counts = registry.load(game).seat_counts
    if len(counts) > 1:
        parser.add_argument("--seats", type=int, choices=counts, help="players at a table (default: all that fit)")
    parser.add_argument("--anchor", metavar="PLAYER", help="the player rated 0 (default: the mean of all)")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the record of every game, one a line")
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help="keep results in FILE, and go on from what it holds"
    )
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw the ladder of ratings")
    parser.add_argument(
        "--limit",
        type=_positive,
        default=registry.load(game).limit,
        metavar="MOVES",
        help="moves a round after which it is endless and shared (default: %(default)s)",
    )
    parser.add_argument(
        "--patience",
        type=float,
        default=10.0,
        metavar="SECONDS",
        help="time a move of a bot from a file, before it loses by silence (default: %(default)g)",
    )


def _add_figures(kinds: Subparsers) -> None:
    parser = kinds.add_parser(
        "figures",
        help="what the players of the house have to reach, as one table",
        description="Play the pairs that the players of the house are measured by; exit 1 if one is missed.",
    )
    parser.add_argument(
        "game", choices=registry.names(PLAYERS), metavar="GAME", help=" or ".join(registry.names(PLAYERS))
    )
    parser.add_argument("--quick", action="store_true", help=f"a {figures.QUICK}th of the games, for a first look")
    parser.add_argument("--games", type=_positive, metavar="N", help="games of each row")
    parser.add_argument("--row", type=int, action="append", default=[], metavar="N", help="only this row, from 1")
    parser.add_argument(
        "--resume", type=Path, metavar="FOLDER", help="keep results in FOLDER, and go on from what it holds"
    )
    _add_common(parser)


def _add_common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seed", type=int, default=1, metavar="S", help="which deals are played (default: %(default)s)"
    )
    parser.add_argument(
        "--workers",
        type=_positive,
        default=cores(),
        metavar="W",
        help="processes (default: all cores, %(default)s)",
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")


def _positive(text: str) -> int:
    """Read a number of at least 1."""
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number of at least 1, not {text!r}")
    return int(text)


def run(args: argparse.Namespace) -> int:
    """Do what the command line says and return the exit code."""
    try:
        return _figures(args) if args.arena == "figures" else _arena(args)
    except (Disagreement, UnknownOption, UnknownPlayer) as fault:
        sys.stderr.write(f"serai arena: {fault}\n")
        return 2
    except BrokenPipeError:
        raise  # the reader of a pipe has seen enough
    except OSError as fault:
        sys.stderr.write(f"serai arena: {fault.filename}: {fault.strerror}. Give a file that can be written.\n")
        return 2
    except KeyboardInterrupt:
        kept = getattr(args, "resume", None)
        told = f"; what was played is in {kept}: give the same command to go on" if kept else ""
        sys.stderr.write(f"serai arena: interrupted{told}.\n")
        return 130


def _arena(args: argparse.Namespace) -> int:
    settings = _settings(args)
    if args.anchor is not None and args.anchor not in settings.labels:
        raise Disagreement(f"--anchor {args.anchor}: not among the players {', '.join(settings.labels)}.")
    with _progress(settings.game.title()) as progress:
        results = play(settings, workers=args.workers, resume=args.resume, records=args.record, progress=progress)
    table = standings(settings.labels, results, args.anchor)
    if args.svg is not None:
        title = f"{settings.game.title()}: the ladder"
        args.svg.write_text(ladder(table, title, summary(settings, table)), encoding="utf-8")
    if args.json:
        _print_json({"settings": settings, "standings": table})
    else:
        Console().print(report(settings, table))
    return 0


def _settings(args: argparse.Namespace) -> Settings:
    counts = registry.load(args.arena).seat_counts
    seats = getattr(args, "seats", None) or min(max(len(args.players), counts[0]), counts[-1])
    return Settings(
        game=args.arena,
        players=tuple(args.players),
        games=args.games,
        seed=args.seed,
        options=read_options(args.arena, split_options(args.option)),
        seats=seats,
        limit=args.limit,
        patience=args.patience,
    ).checked()


def _figures(args: argparse.Namespace) -> int:
    games = args.games or (figures.figures(args.game).games // figures.QUICK if args.quick else None)
    measured: list[figures.Figure] = []
    with contextlib.ExitStack() as bars:

        def progress(row: str) -> Callable[[int, int], None]:
            bars.close()
            return bars.enter_context(_progress(f"figure {row}"))

        try:
            for figure in figures.measure(
                args.game,
                games=games,
                chosen=args.row,
                seed=args.seed,
                workers=args.workers,
                resume=args.resume,
                progress=progress,
            ):
                measured.append(figure)
        finally:  # rows that took an hour are told even when the next is interrupted
            bars.close()
            if args.json:
                _print_json({"game": args.game, "figures": measured})
            elif measured:
                Console().print(figures.told(args.game, measured))
    return 0 if all(figure.passed for figure in measured) else 1


@contextlib.contextmanager
def _progress(told: str) -> Iterator[Callable[[int, int], None]]:
    """Show a bar on the error stream when a person is there to see it."""
    if not sys.stderr.isatty():
        yield lambda _done, _all: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(told, total=None)
        yield lambda done, games: bar.update(task, completed=done, total=games)


def _print_json(value: Any) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")
