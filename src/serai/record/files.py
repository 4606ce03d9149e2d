"""Files of records: one JSON object a line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from serai.record.proof import RecordError
from serai.record.replay import loads
from serai.record.structure import Record

MOST_BYTES: Final = 4_000_000
"""Bytes of one record; the longest games that can be played need a tenth of it."""


def read(path: Path) -> Iterator[tuple[int, Record]]:
    """Yield each record of a file with the number of its line; a bad line raises with that number."""
    with path.open("rb") as file:
        number = 0
        while line := file.readline(MOST_BYTES + 1):
            number += 1
            if not line.strip():
                continue
            try:
                if len(line) > MOST_BYTES:
                    raise RecordError(f"longer than the {MOST_BYTES} bytes that a record may have.")
                record = loads(line)
            except RecordError as fault:
                raise RecordError(f"line {number}: {fault}") from fault
            except RecursionError as fault:
                raise RecordError(f"line {number}: not a record: its JSON is nested too deeply.") from fault
            yield number, record
