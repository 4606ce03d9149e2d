"""`serai restore`: a backup put in place."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from serai.server import configuration
from serai.server.backups import restore
from serai.server.datafile import StoreError
from serai.server.options import WRONG_CALL, add_place
from serai.text.plain import escaped

EXAMPLES = """  serai restore serai-backup.db                   with no server running on the data
  serai restore club.db --data ./serai-data --force"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("file", type=Path, help="a file that `serai backup` has written")
    add_place(parser)
    parser.add_argument("--force", action="store_true", help="replace data that is there")
    parser.add_argument("--json", action="store_true", help="answer as one JSON object")


def parsed(parser: argparse.ArgumentParser, words: Sequence[str]) -> argparse.Namespace:
    """Read the words, and where the data is."""
    return configuration.read_place(parser, words)


def run(args: argparse.Namespace) -> int:
    """Put the backup in place; 0 when done, 2 when what the call names cannot be used."""
    if args.database is not None:
        place = configuration.hidden(args.database)
        tool = f"pg_restore --clean --if-exists --no-owner --dbname={place} {args.file}"
        told = "the data is in PostgreSQL, which has a tool of its own for this; stop every server first:"
        sys.stderr.write(f"serai restore: {told}\n  {escaped(tool)}\n")
        return WRONG_CALL
    try:
        restore(args.data, args.file, force=args.force)
    except (StoreError, OSError) as fault:
        sys.stderr.write(f"serai restore: {fault}\n")
        return WRONG_CALL
    told = json.dumps({"data": str(args.data)}) if args.json else f"Restored into {args.data}."
    sys.stdout.write(told + "\n")
    return 0
