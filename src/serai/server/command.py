"""`serai play`: the tables in the browser."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from serai.server import configuration
from serai.server.options import WRONG_CALL, add_options, settings_of
from serai.server.run import serve
from serai.text.plain import escaped

EXAMPLES = """  serai play                                      on this computer, in the browser
  serai play --host 0.0.0.0 --port 8080 --data ./serai-data --no-browser
                                                  for a club: one command, one file of data
  serai play --no-browser --proxy --public-url https://play.example
                                                  behind a proxy of one's own on the same machine
  SERAI_PORT=8080 serai play --config serai.toml  options from the environment and from a file
exit codes: 0 stopped, 2 the call was wrong, or the port or the data that it names cannot be used"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    add_options(parser)


def parsed(parser: argparse.ArgumentParser, words: Sequence[str]) -> argparse.Namespace:
    """Read the words, the environment and the file of options."""
    return configuration.read(parser, words)[0]


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop."""
    try:
        settings = settings_of(args)
    except ValueError as fault:
        sys.stderr.write(f"{escaped(str(fault))}\n")
        return WRONG_CALL
    return serve(settings, open_browser=not args.no_browser)
