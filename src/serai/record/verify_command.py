"""`serai verify`: check every record of a file."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from serai.record.files import read
from serai.record.proof import RecordError
from serai.record.replay import verify
from serai.text.plain import escaped, json_line

MOST_SHOWN = 500
"""Characters of a fault; what a record holds may be long."""
EXAMPLES = """  serai verify games.jsonl              exit code 1 and the first fault if anything is wrong
  serai verify games.jsonl --json"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("file", type=Path, help="a file of records, one JSON object a line")
    parser.add_argument("--json", action="store_true", help="answer as one JSON object")


def run(args: argparse.Namespace) -> int:
    """Check the file; 0 if every record holds, 1 with the first fault, 2 if there is no such file."""
    if not args.file.is_file():
        told = f"serai verify: there is no file {args.file}. Name a file of records (JSON lines)."
        sys.stderr.write(escaped(told) + "\n")
        return 2
    good, fault, number = 0, None, 0
    try:
        for number, record in read(args.file):
            try:
                verify(record)
            except RecordError as wrong:
                raise RecordError(f"line {number}: {wrong}") from wrong
            good += 1
    except RecordError as wrong:
        fault = escaped(str(wrong)[:MOST_SHOWN])
    except OSError as wrong:
        sys.stderr.write(escaped(f"serai verify: {args.file} cannot be read ({wrong.strerror}).") + "\n")
        return 2
    if fault is None and good == 0:
        fault = "the file holds no record."
    if args.json:
        sys.stdout.write(json_line({"file": str(args.file), "verified": good, "fault": fault}) + "\n")
    elif fault is None:
        sys.stdout.write(f"{good} game{'s' if good != 1 else ''} verified: moves, results and dealing hold.\n")
    else:
        sys.stdout.write(f"Not verified, {fault}\n")
    return 0 if fault is None else 1
