"""`serai terminal`: a match of Jaipur in the terminal."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console

from serai import players
from serai.games.dealing import Dealing
from serai.games.jaipur import Options
from serai.record import dumps
from serai.terminal.game import Game
from serai.text import LANGUAGES, Words

EXAMPLES = """  serai terminal                               against the merchant
  serai terminal --level maharaja --lang it    contro il maharaja
  serai terminal --seed tea --record me.jsonl  the same deal again, and keep the game"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("--level", default="merchant", metavar="NAME", help="who plays against you (default: merchant)")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the table")
    parser.add_argument("--rounds", type=int, choices=(1, 2), default=2, help="seals that win the match")
    parser.add_argument("--open-herds", action="store_true", help="show the size of the other herd (J-K2)")
    parser.add_argument("--seed", help="deal from a text instead of chance, to play the same deal again")
    parser.add_argument("--record", type=Path, metavar="FILE", help="append the game's record to a file")


def run(args: argparse.Namespace) -> int:
    """Play; 0 when the match has ended or was left, 2 when nobody of that name plays or no record can be kept."""
    try:
        opponent = players.load("jaipur", args.level, seed=0)
    except players.UnknownPlayer as unknown:
        sys.stderr.write(f"serai terminal: {unknown}\n")
        return 2
    try:
        kept = args.record.open("a") if args.record is not None else None
    except OSError as fault:
        why = f"{args.record} cannot be written ({fault.strerror}); choose another --record."
        sys.stderr.write(f"serai terminal: {why}\n")
        return 2
    dealing = Dealing.fresh() if args.seed is None else Dealing.seeded(args.seed)
    options = Options(seals=args.rounds, open_herds=args.open_herds)
    record = Game(Console(highlight=False), Words(args.lang), opponent, dealing, options).play(args.seed)
    if kept is not None:
        with kept:
            kept.write(dumps(record) + "\n")
    return 0
