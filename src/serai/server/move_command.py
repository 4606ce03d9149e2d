"""`serai move-data`: everything from a file into a database, or back."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from serai.server import stores
from serai.server.configuration import hidden
from serai.server.datafile import StoreError
from serai.server.datafile_side import DatafileSide
from serai.server.moving import Moved, Side, move
from serai.server.options import WRONG_CALL
from serai.server.settings import Settings
from serai.text.plain import escaped

EXAMPLES = """  serai move-data ./serai-data postgresql://serai@db.example/serai
                                                  from the file into a database
  serai move-data postgresql://serai@db.example/serai ./serai-data --json
                                                  and back
No server may run on either side, and the target must be empty. Every row is read again and compared before any counts.
A password is read from the variable PGPASSWORD or from ~/.pgpass, where nobody else sees it.
exit codes: 0 moved, 2 not moved: the sentence says why, and the target is as it was"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    told = "a folder of data, its file, or an address like postgresql://user@host/name"
    parser.add_argument("source", metavar="FROM", help=told)
    parser.add_argument("target", metavar="TO", help="the same; it must be empty")
    parser.add_argument("--json", action="store_true", help="answer as one JSON object")


def run(args: argparse.Namespace) -> int:
    """Move the data; 0 when done, 2 when it cannot be."""
    console = Console(stderr=True)
    columns = (TextColumn("rows"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, transient=True, disable=args.json or not console.is_terminal) as bar:
            task = bar.add_task("rows", total=None)
            moved = asyncio.run(
                move(
                    _side(args.source),
                    _side(args.target),
                    lambda done, total: bar.update(task, completed=done, total=total),
                )
            )
    except (StoreError, OSError) as fault:
        sys.stderr.write(f"serai move-data: {escaped(str(fault))}\n")
        return WRONG_CALL
    sys.stdout.write(_told(args, moved))
    return 0


def _side(place: str) -> Side:
    """Return what a word of the command line names."""
    if "://" in place:
        if not place.startswith(("postgresql://", "postgres://")):
            raise StoreError(f"{hidden(place)} is no address like postgresql://user@host/name.")
        stores.check_packages()
        from serai.server.postgres.side import PostgresSide  # noqa: PLC0415  # a host with one file has no use for it

        return PostgresSide(place)
    path = Path(place)
    return DatafileSide(path if path.is_file() or path.suffix == ".sqlite" else Settings(data=path).database)


def _told(args: argparse.Namespace, moved: dict[str, Moved]) -> str:
    if args.json:
        told = {table: {"rows": found.rows, "sha256-sum": found.digest} for table, found in moved.items()}
        return msgspec.json.encode({"target": hidden(args.target), "tables": told}).decode() + "\n"
    rows = sum(found.rows for found in moved.values())
    return f"{rows:,} rows, {moved['tables'].rows:,} games among them, are now in {escaped(hidden(args.target))}.\n"
