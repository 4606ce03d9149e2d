"""`serai restore`: a backup put in place."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from serai.server.datafile import StoreError
from serai.server.run import WRONG_CALL, default_data, restore

EXAMPLES = """  serai restore serai-backup.db                   with no server running on the data
  serai restore club.db --data ./serai-data --force"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("file", type=Path, help="a file that `serai backup` has written")
    parser.add_argument("--data", type=Path, default=default_data(), help="folder of the data (default: %(default)s)")
    parser.add_argument("--force", action="store_true", help="replace data that is there")
    parser.add_argument("--json", action="store_true", help="answer as one JSON object")


def run(args: argparse.Namespace) -> int:
    """Put the backup in place; 0 when done, 2 when what the call names cannot be used."""
    try:
        restore(args.data, args.file, force=args.force)
    except (StoreError, OSError) as fault:
        sys.stderr.write(f"serai restore: {fault}\n")
        return WRONG_CALL
    told = json.dumps({"data": str(args.data)}) if args.json else f"Restored into {args.data}."
    sys.stdout.write(told + "\n")
    return 0
