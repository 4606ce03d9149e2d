"""`serai backup`: everything a server keeps, in one file."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from serai.server.datafile import StoreError
from serai.server.run import WRONG_CALL, backup, default_data

EXAMPLES = """  serai backup serai-backup.db                    the server may go on running
  serai backup club.db --data ./serai-data"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("file", type=Path, help="where the copy goes; an older copy there is replaced")
    parser.add_argument("--data", type=Path, default=default_data(), help="folder of the data (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="answer as one JSON object")


def run(args: argparse.Namespace) -> int:
    """Copy the data; 0 when done, 2 when what the call names cannot be used."""
    try:
        backup(args.data, args.file)
    except (StoreError, OSError) as fault:
        sys.stderr.write(f"serai backup: {fault}\n")
        return WRONG_CALL
    size = args.file.stat().st_size
    told = json.dumps({"file": str(args.file), "bytes": size}) if args.json else f"{args.file}: {size:,} bytes."
    sys.stdout.write(told + "\n")
    return 0
