"""`serai backup`: everything a server keeps, in one file."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from serai.server import configuration
from serai.server.backups import backup
from serai.server.datafile import StoreError
from serai.server.options import WRONG_CALL, add_place
from serai.text.plain import escaped

EXAMPLES = """  serai backup serai-backup.db                    the server may go on running
  serai backup club.db --data ./serai-data"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("file", type=Path, help="where the copy goes; an older copy there is replaced")
    add_place(parser)
    parser.add_argument("--json", action="store_true", help="answer as one JSON object")


def parsed(parser: argparse.ArgumentParser, words: Sequence[str]) -> argparse.Namespace:
    """Read the words, and where the data is."""
    return configuration.read_place(parser, words)


def run(args: argparse.Namespace) -> int:
    """Copy the data; 0 when done, 2 when what the call names cannot be used."""
    if args.database is not None:
        place = configuration.hidden(args.database)
        tool = f"pg_dump --format=custom --file={args.file} {place}"
        told = "the data is in PostgreSQL, which has a tool of its own for this; the server may go on running:"
        sys.stderr.write(f"serai backup: {told}\n  {escaped(tool)}\n")
        return WRONG_CALL
    try:
        backup(args.data, args.file)
    except (StoreError, OSError) as fault:
        sys.stderr.write(f"serai backup: {fault}\n")
        return WRONG_CALL
    size = args.file.stat().st_size
    told = json.dumps({"file": str(args.file), "bytes": size}) if args.json else f"{args.file}: {size:,} bytes."
    sys.stdout.write(told + "\n")
    return 0
