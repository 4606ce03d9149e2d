"""The files of a run: its results, from which it can be resumed, and the records of its games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from serai.arena.results import Result
from serai.arena.settings import Disagreement, Settings, fingerprint


class _Header(msgspec.Struct, frozen=True):
    """The first line of a file of results: what they are results of."""

    arena: int
    settings: Settings
    code: str


class Ledger:
    """The file of a run's results, one JSON object a line after the settings, so that it can be resumed."""

    def __init__(self, path: Path, settings: Settings) -> None:
        """Open the file and read what has been played, or begin it."""
        self._path = path
        self.results: list[Result] = []
        header = msgspec.json.encode(_Header(1, settings, fingerprint(settings)))
        if path.exists() and path.stat().st_size:
            self._read(msgspec.json.decode(header, type=_Header))  # as the file tells it: its lists are no tuples
        else:
            path.write_bytes(header + b"\n")
        self._file = path.open("ab")

    def _read(self, expected: _Header) -> None:
        whole, _, torn = self._path.read_bytes().rpartition(b"\n")
        first, *lines = whole.split(b"\n")
        try:
            found = msgspec.json.decode(first, type=_Header)
            self.results = [msgspec.json.decode(line, type=Result) for line in lines]
        except msgspec.DecodeError as fault:
            raise Disagreement(
                f"{self._path} is not a file of arena results ({fault}). Give another name to --resume."
            ) from fault
        for name in Settings.__struct_fields__:
            before, now = getattr(found.settings, name), getattr(expected.settings, name)
            if name != "games" and before != now:
                raise Disagreement(
                    f"{self._path} was begun with {name} {_told(before)}; now it is {_told(now)}."
                    " Repeat the command as it was (--games may differ), or give another name to --resume."
                )
        if found.code != expected.code:
            raise Disagreement(
                f"{self._path} was begun with other players: the rules, the players' code or weights, or"
                " a bot's file have changed since. Give another name to --resume, so that nothing is mixed."
            )
        if torn:  # a line that was being written when the run was ended
            self._path.write_bytes(whole + b"\n")

    def add(self, results: Sequence[Result]) -> None:
        """Keep results for good."""
        self._file.write(b"".join(msgspec.json.encode(result) + b"\n" for result in results))
        self._file.flush()

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _told(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key}={item}" for key, item in value.items()) or "none"
    return " ".join(map(str, value)) if isinstance(value, tuple | list) else str(value)


class Records:
    """The file of the games' records, a line for each result of the ledger."""

    def __init__(self, path: Path, kept: int) -> None:
        """Open the file with the records of the games that are kept; a run begun anew begins it anew."""
        lines = path.read_bytes().splitlines(keepends=True) if kept and path.exists() else []
        if len(lines) < kept:
            raise Disagreement(
                f"{path} holds {len(lines)} records, but {kept} games have been played."
                " Give the file that the run was begun with, or no --record."
            )
        path.write_bytes(b"".join(lines[:kept]))  # a run that was ended may have recorded more than it counted
        self._file = path.open("a", encoding="utf-8")

    def add(self, lines: Sequence[str]) -> None:
        """Keep records for good."""
        self._file.write("".join(f"{line}\n" for line in lines))
        self._file.flush()

    def close(self) -> None:
        """Close the file."""
        self._file.close()
