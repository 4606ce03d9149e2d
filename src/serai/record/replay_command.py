"""`serai replay`: read recorded games in words."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from serai.record.files import read
from serai.record.proof import RecordError
from serai.record.replay import replay
from serai.record.structure import Record
from serai.text import LANGUAGES, Words
from serai.text.plain import cleaned, escaped, json_line

MOST_SHOWN = 500
"""Characters of a fault; what a record holds may be long."""
EXAMPLES = """  serai replay games.jsonl                      every game in words
  serai replay games.jsonl --game 3 --lang it   the third, in Italian
  serai replay games.jsonl --json               one event a line"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("file", type=Path, help="a file of records, one JSON object a line")
    parser.add_argument("--game", type=int, metavar="N", help="only the N-th game of the file, counted from 1")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the sentences")
    parser.add_argument("--json", action="store_true", help="one JSON object an event instead of sentences")


def run(args: argparse.Namespace) -> int:
    """Print the games; 0 when done, 1 on a record that does not replay, 2 on a wrong call."""
    if not args.file.is_file():
        told = f"serai replay: there is no file {args.file}. Name a file of records (JSON lines)."
        sys.stderr.write(escaped(told) + "\n")
        return 2
    words, shown = Words(args.lang), 0
    try:
        for at, (_, record) in enumerate(read(args.file), start=1):
            if args.game in (None, at):
                shown += 1
                _tell(record, at, words, as_json=args.json)
    except RecordError as fault:
        sys.stderr.write(escaped(f"serai replay: {fault}"[:MOST_SHOWN]) + "\n")
        return 1
    except OSError as fault:
        sys.stderr.write(escaped(f"serai replay: {args.file} cannot be read ({fault.strerror}).") + "\n")
        return 2
    if not shown:
        told = f"serai replay: {args.file} has no game {args.game or ''}.".replace(" .", ".")
        sys.stderr.write(escaped(told) + "\n")
        return 2
    return 0


def _tell(record: Record, number: int, words: Words, *, as_json: bool) -> None:
    """Print one game. Everything is shown: a recorded game is over, its secret is known."""
    names = [words.called(cleaned(name), seat) for seat, name in enumerate(record.players)]
    if not as_json:
        sys.stdout.write(f"\n— {number} — {' / '.join(names)}\n")
    for step in replay(record):
        for event in step.events:
            seen = event.seen_by(event.seat)
            if as_json:
                told = {"game": number, "move": str(step.move) if step.move else None}
                sys.stdout.write(json_line(told | msgspec.to_builtins(seen)) + "\n")
            else:
                sys.stdout.write(escaped(words.event(record.game, seen, names)) + "\n")
