"""The words of the command line as values; a word that cannot be one is answered with what was expected."""

from __future__ import annotations

import argparse
from typing import Final
from urllib.parse import urlsplit

from serai.server.base_path import base_path
from serai.server.origin import Networks, host_and_port, place

LONGEST_WAIT: Final = 3_600
"""Seconds that a host may have people wait for a computer player."""
LAST_PORT: Final = 65_535
LONGEST_KEEPING: Final = 100_000
"""Days that a game may be kept, where their number is said."""
LONGEST_NUMBER: Final = 9
"""Digits of a number."""


def _number(text: str) -> int:
    """Return the number that a word is; one that is none, or far too long to be meant, is -1."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER else -1


def days(text: str) -> int:
    """Return the days that a word of the command line names."""
    if not 1 <= _number(text) <= LONGEST_KEEPING:
        raise argparse.ArgumentTypeError(f"expected a number of days from 1 to {LONGEST_KEEPING}, not {text!r}")
    return int(text)


def port(text: str) -> int:
    """Return the port that a word names; 0 stands for any."""
    if not 0 <= _number(text) <= LAST_PORT:
        raise argparse.ArgumentTypeError(f"expected a port from 0 to {LAST_PORT}, not {text!r}")
    return int(text)


def count(text: str) -> int:
    """Return how many a word says, at least one."""
    if _number(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a number from 1 on, not {text!r}")
    return int(text)


def seconds(text: str) -> float:
    """Return the seconds that a word names."""
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0 <= found <= LONGEST_WAIT:
        raise argparse.ArgumentTypeError(f"expected seconds from 0 to {LONGEST_WAIT}, not {text!r}")
    return found


def lease(text: str) -> float:
    """Return the seconds of a lease."""
    if (found := seconds(text)) < 1:
        raise argparse.ArgumentTypeError(f"expected at least a second, not {text!r}")
    return found


def database_address(text: str) -> str:
    """Return the address of a database that a word of the command line names; it is not told when it is wrong."""
    if not text.startswith(("postgresql://", "postgres://")):
        raise argparse.ArgumentTypeError("expected an address like postgresql://user@host:5432/name")
    return text


def bus_address(text: str) -> str:
    """Return the address of a Valkey or Redis."""
    if not text.startswith(("redis://", "rediss://", "unix://")):
        raise argparse.ArgumentTypeError("expected an address like redis://host:6379, rediss://… or unix:///path")
    try:
        urlsplit(text).port  # noqa: B018  # it is read when it is asked for
    except ValueError as fault:
        raise argparse.ArgumentTypeError(f"expected a port from 0 to {LAST_PORT} in the address") from fault
    return text


def public_url(text: str) -> str:
    """Return an address under which people find a house, as it is compared."""
    url = text.rstrip("/").lower()
    try:
        place(url)
    except ValueError as fault:
        raise argparse.ArgumentTypeError(f"{fault}; a path is given by --base-path") from fault
    return url


def base_path_of(text: str) -> str:
    """Return the path of a larger site under which a house is."""
    try:
        return base_path(text)
    except ValueError as fault:
        raise argparse.ArgumentTypeError(str(fault)) from fault


def listening_address(text: str) -> str:
    """Return where else to listen."""
    try:
        host_and_port(text)
    except ValueError as fault:
        raise argparse.ArgumentTypeError(str(fault)) from fault
    return text


def proxies(text: str) -> tuple[str, ...]:
    """Return the addresses and networks of proxies, which a word names one after the other."""
    written = tuple(part.strip() for part in text.split(","))
    try:
        Networks(written)
    except ValueError as fault:
        raise argparse.ArgumentTypeError(f"expected addresses or networks like 10.0.0.0/8: {fault}") from fault
    return written
