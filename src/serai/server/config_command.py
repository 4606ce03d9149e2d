"""`serai config`: what holds for a server that is started like this, and why."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

import msgspec

from serai.server import configuration
from serai.server.options import WRONG_CALL, add_options, settings_of
from serai.text.plain import escaped

EXAMPLES = """  serai config                                    what holds, and where it was said
  serai config --config serai.toml --port 9000    … with this file and this word
  SERAI_PORT=9000 serai config --json             as JSON
exit codes: 0 all can be used, 2 something is wrong: the sentence says what, and where it was said"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes: what `serai play` does, and how to print it."""
    add_options(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")


def parsed(parser: argparse.ArgumentParser, words: Sequence[str]) -> argparse.Namespace:
    """Read everything that holds."""
    said, holding = configuration.read(parser, words)
    said.holding = [one for one in holding if one.option != "json"]
    said.strangers = configuration.strangers(parser)
    return said


def run(args: argparse.Namespace) -> int:
    """Print it, or say what cannot be used together."""
    try:
        settings_of(args)
    except ValueError as fault:
        sys.stderr.write(f"{escaped(str(fault))}\n")
        return WRONG_CALL
    if args.json:
        told = {one.option: {"value": one.told, "source": one.source} for one in args.holding}
        sys.stdout.write(msgspec.json.encode(told).decode() + "\n")
    else:
        wide = max(len(one.option) for one in args.holding), max(len(one.told) for one in args.holding)
        for one in args.holding:
            sys.stdout.write(f"{one.option:{wide[0]}}  {one.told:{wide[1]}}  {one.source}\n".rstrip() + "\n")
    for name in args.strangers:
        sys.stderr.write(f"{name} is not the variable of an option.\n")
    return 0
