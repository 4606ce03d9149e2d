"""What one client gave to a dealing and was shown of it, and how that compares with the record.

A client keeps this beside its seat's token (docs/dealing.md says how it is written). Whoever deals otherwise than
was promised at the table makes a record that somebody's own keeping contradicts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Literal, NamedTuple, TypeAlias

import msgspec

from serai.games.joint_dealing import ClosedList, seat_commitment
from serai.record.proof import JointProof, RecordError
from serai.record.structure import Record

Hex: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Doubt: TypeAlias = Literal["promise", "own", "digest", "again"]
"""Why a client does not open: another promise, its own commitment missing, a wrong digest, a second list."""


class Unwilling(Exception):  # noqa: N818  # an answer, not a fault of the program
    """A closed list for which a client does not open what it gave."""

    def __init__(self, doubt: Doubt) -> None:
        """Keep why."""
        self.doubt = doubt
        super().__init__(doubt)


class Own(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client keeps of one dealing (hexadecimal)."""

    protocol: Literal[2]
    table: str
    seat: Annotated[int, msgspec.Meta(ge=0)]
    commitment: Hex
    """The dealer's commitment as it was told when the seat was taken."""
    entropy: Hex
    """What the client gives."""
    digest: Hex | None = None
    """Of the closed list for which the client has opened what it gives."""
    present: bool = False
    """Whether the client followed the table when the game began."""
    given: tuple[Hex | None, ...] | None = None
    """What all seats have opened, as it was shown when the game began."""

    @property
    def bound(self) -> str:
        """The commitment that the client has sent."""
        return seat_commitment(bytes.fromhex(self.entropy), self.table).hex()

    def opening(self, closed: ClosedList, digest: str) -> Own:
        """Return what is kept from now on when the client opens for a closed list, or raise `Unwilling`."""
        bound = closed.seats[self.seat] if self.seat < len(closed.seats) else None
        if closed.commitment.hex() != self.commitment:
            raise Unwilling("promise")
        if bound is None or bound.hex() != self.bound or closed.terms.table != self.table:
            raise Unwilling("own")
        if closed.digest.hex() != digest:
            raise Unwilling("digest")
        if self.digest not in (None, digest):
            raise Unwilling("again")
        return msgspec.structs.replace(self, digest=digest)


class Finding(NamedTuple):
    """One comparison: whether it holds (None where nothing can be said), and the key of its sentence."""

    good: bool | None
    key: str

    @classmethod
    def of(cls, good: bool, key: str) -> Finding:
        """Return a comparison that holds or does not."""
        return cls(good, key if good else f"{key}-bad")


def compared(own: Own, record: Record) -> Iterator[Finding]:
    """Yield how a record compares with what a client kept; sentences are ``verify-own-…`` in `serai.text`."""
    proof = record.dealing
    if not isinstance(proof, JointProof) or own.table != proof.table or own.seat >= len(proof.commitments):
        yield Finding(False, "verify-own-seat-bad")
        return
    yield Finding.of(own.commitment == proof.commitment, "verify-own-promise")
    bound, opened = proof.commitments[own.seat], proof.entropy[own.seat]
    if bound != own.bound:
        yield Finding(False, "verify-own-commitment-bad")
    if own.digest is not None:
        yield Finding.of(own.digest == proof.digest, "verify-own-list")
    if opened is not None:
        yield Finding.of(opened == own.entropy, "verify-own-entropy")
    elif own.digest is not None:
        yield Finding(False, "verify-own-skipped-bad")
    elif own.present:
        yield Finding(False, "verify-own-unasked-bad")
    else:
        yield Finding(None, "verify-own-away")
    if own.given is not None:
        yield Finding.of(own.given == proof.entropy, "verify-own-given")


def read_own(path: Path) -> Sequence[Own]:
    """Read a file of what a client kept: one JSON object, or a list of them."""
    kept: Own | tuple[Own, ...]
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=Own | tuple[Own, ...])
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise RecordError(f"{path}: {fault}") from fault
    return (kept,) if isinstance(kept, Own) else kept
