"""Joint dealing: what the dealer and every person's seat are bound to, and the one key that follows from it.

Protocol 2 of docs/dealing.md. The dealer commits to a secret together with the terms of the table; each person's
client commits to 32 bytes of its own. When every seat is taken the list of commitments is closed, and only then do the
clients open theirs. Computer players give nothing, so nothing is left for anybody to choose. Hashes are SHA-256 over
byte strings that are each preceded by their length in four bytes, big-endian; the first one names what is hashed.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from serai.games.dealing import Dealing

PROTOCOL: Final = 2
ENTROPY_BYTES: Final = 32


def packed(*parts: bytes) -> bytes:
    r"""Join byte strings so that no two rows of them give the same bytes.

    >>> packed(b"ab", b"")
    b'\x00\x00\x00\x02ab\x00\x00\x00\x00'
    """
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def canonical(value: Any) -> str:
    """Return a value as JSON with sorted keys and no spaces.

    >>> canonical({"b": [1, True, None], "a": "é"})
    '{"a":"é","b":[1,true,null]}'
    """
    plain = msgspec.to_builtins(value, str_keys=True)
    return json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


class Terms(msgspec.Struct, frozen=True):
    """What is settled when a table is opened: its name, the game with its rules and options, how many seats."""

    table: str
    game: str
    rules: int
    options: Any
    seats: int

    def encoded(self) -> bytes:
        """Return the terms as the bytes that are hashed."""
        return canonical(self).encode()


def dealer_commitment(secret: bytes, terms: Terms) -> bytes:
    """Return what binds the dealer to a secret and to the terms without telling the secret."""
    return hashlib.sha256(packed(b"serai dealing 2 secret", secret, terms.encoded())).digest()


def seat_commitment(entropy: bytes, table: str) -> bytes:
    """Return what binds a seat to its entropy without telling it; the place in the list binds it to the seat."""
    return hashlib.sha256(packed(b"serai dealing 2 seat", entropy, table.encode())).digest()


class ClosedList(msgspec.Struct, frozen=True):
    """Everything that is fixed before anybody opens anything; a computer player's seat commits to nothing."""

    terms: Terms
    commitment: bytes
    seats: tuple[bytes | None, ...]

    @property
    def digest(self) -> bytes:
        """The one hash that a client compares, keeps, and names when it opens."""
        seats = (seat or b"" for seat in self.seats)
        return hashlib.sha256(packed(b"serai dealing 2 list", self.commitment, self.terms.encoded(), *seats)).digest()

    def dealing(self, secret: bytes, entropy: Sequence[bytes | None]) -> Dealing:
        """Return the dealing once the seats have opened; None is a seat that gave nothing."""
        opened = packed(b"serai dealing 2 key", self.digest, *(part or b"" for part in entropy))
        return Dealing(hmac.digest(secret, opened, "sha256"))


class Mismatch(ValueError):  # noqa: N818  # an answer, not a fault of the program
    """An opened value that is not what was committed to; `where` names it."""

    def __init__(self, where: str, seat: int | None = None) -> None:
        """Keep what does not fit."""
        self.where, self.seat = where, seat
        super().__init__(where if seat is None else f"{where}[{seat}]")


def check_openings(closed: ClosedList, secret: bytes, entropy: Sequence[bytes | None]) -> None:
    """Raise `Mismatch` unless secret and entropies are what the closed list is bound to."""
    if dealer_commitment(secret, closed.terms) != closed.commitment:
        raise Mismatch("commitment")
    if not len(closed.seats) == len(entropy) == closed.terms.seats:
        raise Mismatch("seats")
    for seat, (bound, opened) in enumerate(zip(closed.seats, entropy, strict=True)):
        if opened is None:
            continue
        if len(opened) != ENTROPY_BYTES or seat_commitment(opened, closed.terms.table) != bound:
            raise Mismatch("entropy", seat)
