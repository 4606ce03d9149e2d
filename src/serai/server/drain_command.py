"""`serai drain`: have a process of a shared hall hand its tables over and end, with no game interrupted."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from typing import Final

import msgspec

from serai.server import configuration
from serai.server.bus import bus_at
from serai.server.cluster.letters import ENCODER, Ask, Drain, Envelope
from serai.server.cluster.membership import DECODER, Told
from serai.server.datafile import StoreError
from serai.server.run import WRONG_CALL, add_database
from serai.text.plain import escaped

EXAMPLES = """  serai drain --database postgresql://…                    tell which processes there are
  serai drain --database postgresql://… inn:8001            have one of them hand its tables over and end
exit codes: 0 done, 1 it did not end in time, 2 the call was wrong"""
TIME: Final = 120.0
"""Seconds in which a process must have gone."""
PAUSE: Final = 0.25


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    configuration.add_config(parser)
    add_database(parser)
    parser.add_argument("process", nargs="*", help="processes that are to end, as the list without any names them")
    parser.add_argument("--json", action="store_true", help="print JSON")


def parsed(parser: argparse.ArgumentParser, words: Sequence[str]) -> argparse.Namespace:
    """Read everything that holds."""
    return configuration.read(parser, words)[0]
