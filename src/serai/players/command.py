"""`serai train`: a computer player learns by playing against itself."""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from serai.games import registry
from serai.players.curve import drawing
from serai.players.registry import PLAYERS
from serai.players.training import Folder

EXAMPLES = """  serai train GAME --folder training                     as the shipped player was trained
  serai train GAME --folder quick --set rounds=100000 --set seed=7
  serai train GAME --folder training --svg curve.svg       go on from the checkpoint, and draw the curve
exit codes: 0 trained, 2 the call was wrong, 130 interrupted (run it again to go on)"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("game", choices=registry.names(PLAYERS), help="which game")
    parser.add_argument("--folder", type=Path, required=True, help="where checkpoint and curve are kept")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="a setting other than usual")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw the learning curve")
    parser.add_argument("--json", action="store_true", help="one JSON object a point of the curve")


def run(args: argparse.Namespace) -> int:
    """Train until all rounds are played, or go on where a checkpoint left off."""
    try:
        training = importlib.import_module(f"{registry.place(PLAYERS, args.game)}.train")
    except ModuleNotFoundError:
        sys.stderr.write(f"serai train: the players of {args.game} are not trained.\n")
        return 2
    try:
        told = dict(setting.split("=", 1) for setting in args.set)
        if unknown := set(told) - set(training.Settings.__struct_fields__):
            raise ValueError(f"there is no setting {', '.join(sorted(unknown))}")
        settings = msgspec.convert(told, training.Settings, strict=False)
    except ValueError as fault:
        known = ", ".join(training.Settings.__struct_fields__)
        sys.stderr.write(f"serai train: {fault}. Settings are NAME=VALUE with one of {known}.\n")
        return 2
    try:
        args.folder.mkdir(parents=True, exist_ok=True)
        if args.svg is not None:
            args.svg.touch()
    except OSError as fault:
        sys.stderr.write(f"serai train: {fault.filename}: {fault.strerror}. Give a place that can be written.\n")
        return 2
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, disable=args.json or not console.is_terminal) as bar:
            task = bar.add_task("rounds", total=settings.rounds)

            def progress(point: Any) -> None:
                bar.update(task, completed=point.rounds, description=f"wins {point.wins:.1%}")
                if args.json or not console.is_terminal:
                    sys.stdout.write(json.dumps(msgspec.to_builtins(point)) + "\n")
                    sys.stdout.flush()

            training.train(settings, args.folder, progress)
    except ValueError as fault:
        sys.stderr.write(f"serai train: {fault}\n")
        return 2
    if args.svg is not None:
        points = [(point.rounds, point.wins) for point in Folder(args.folder, training.Point).curve()]
        args.svg.write_text(drawing(f"{args.game.title()}: learning", points, "rounds of self-play", "wins"))
    return 0
