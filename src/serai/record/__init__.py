"""The game record: write, read, replay, verify."""

from serai.record.files import read
from serai.record.replay import loads, moves_of, replay, verify, write
from serai.record.steps import Step
from serai.record.structure import End, Record, RecordError, dumps, renamed

__all__ = [
    "End",
    "Record",
    "RecordError",
    "Step",
    "dumps",
    "loads",
    "moves_of",
    "read",
    "renamed",
    "replay",
    "verify",
    "write",
]
