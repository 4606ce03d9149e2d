"""The game record: write, read, replay, verify."""

from serai.record.files import read
from serai.record.proof import JointProof, Proof, RecordError, SecretProof, SeededProof
from serai.record.replay import loads, moves_of, replay, verify, write
from serai.record.steps import Step
from serai.record.structure import Aids, End, Record, dumps, renamed

__all__ = [
    "Aids",
    "End",
    "JointProof",
    "Proof",
    "Record",
    "RecordError",
    "SecretProof",
    "SeededProof",
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
