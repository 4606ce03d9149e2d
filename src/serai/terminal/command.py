"""`serai terminal`: a game in the terminal, against computer players."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import IO, Any

from rich.console import Console

from serai import players
from serai.games import registry
from serai.games.dealing import Dealing
from serai.games.option_texts import read_options, split_options
from serai.record import dumps
from serai.terminal.game import Game
from serai.text import LANGUAGES, Words

EXAMPLES = """  serai terminal                               against the merchant
  serai terminal GAME --level maharaja --lang it
  serai terminal --seed tea --record me.jsonl  the same deal again, and keep the game"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    games = registry.names(players.PLAYERS)
    told = f"{' or '.join(games)} (default: the one for the fewest players)"
    parser.add_argument("game", nargs="?", choices=games, metavar="GAME", help=told)
    parser.add_argument("--level", default="merchant", metavar="NAME", help="who plays against you (default: merchant)")
    parser.add_argument("--seats", type=int, metavar="N", help="players at the table (default: as few as can be)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the table")
    parser.add_argument("--seed", help="deal from a text instead of chance, to play the same deal again")
    parser.add_argument("--record", type=Path, metavar="FILE", help="append the game's record to a file")


def run(args: argparse.Namespace) -> int:
    """Play; 0 when the game has ended or was left, 2 when the call was wrong or no record can be kept."""
    try:
        name = args.game or min(registry.names(players.PLAYERS), key=lambda name: registry.load(name).seat_counts[0])
        options, seats = _settled(name, args.option, args.seats)
        kept = _opened(args.record)
        opponents = [players.load(name, args.level, seed=seat) for seat in range(1, seats)]
    except ValueError as fault:
        sys.stderr.write(f"serai terminal: {fault}\n")
        return 2
    dealing = Dealing.fresh() if args.seed is None else Dealing.seeded(args.seed)
    console = Console(highlight=False)
    record = Game(console, Words(args.lang), registry.load(name), opponents, dealing, options).play(args.seed)
    if kept is not None:
        with kept:
            kept.write(dumps(record) + "\n")
    return 0


def _settled(name: str, said: list[str], seats: int | None) -> tuple[Any, int]:
    """Return the options and the number of seats, or raise `ValueError` with what is wrong."""
    game = registry.load(name)
    options = game.options_type(**read_options(name, split_options(said)))
    counts = game.seat_counts
    if seats is not None and seats not in counts:
        raise ValueError(f"{name} is played by {counts[0]} to {counts[-1]}, not by {seats}.")
    return options, seats or counts[0]


def _opened(path: Path | None) -> IO[str] | None:
    """Open the file of records, or raise `ValueError`."""
    try:
        return path.open("a") if path is not None else None
    except OSError as fault:
        raise ValueError(f"{path} cannot be written ({fault.strerror}); choose another --record.") from fault
