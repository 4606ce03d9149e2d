"""Files of records: one JSON object a line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from serai.record.proof import RecordError
from serai.record.replay import loads
from serai.record.structure import Record


def read(path: Path) -> Iterator[tuple[int, Record]]:
    """Yield each record of a file with the number of its line; a bad line raises with that number."""
    with path.open("rb") as file:
        for number, line in enumerate(file, start=1):
            if not line.strip():
                continue
            try:
                record = loads(line)
            except RecordError as fault:
                raise RecordError(f"line {number}: {fault}") from fault
            yield number, record
