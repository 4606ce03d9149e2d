"""What a record says of its dealing: by which protocol the cards were dealt, and what proves it (hexadecimal).

Protocol 2 binds the dealer and every person's seat (docs/dealing.md). Protocol 1 bound the dealer's secret alone;
its records carry no number. Protocol 0 is no protocol: a seed that anybody can repeat, and no promise to anybody.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from serai.games.dealing import Dealing, commitment
from serai.games.joint_dealing import ClosedList, Mismatch, Terms, check_openings


class RecordError(ValueError):
    """A text that is not a record this version can read, or a record that does not hold together."""


class SeededProof(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="protocol", tag=0):
    """A repeatable dealing of arena and studies."""

    seed: str

    def dealing(self, _: Terms) -> Dealing:
        """Return the dealing of the seed."""
        return Dealing.seeded(self.seed)


class SecretProof(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="protocol", tag=1):
    """A dealing of which only the secret was promised before the game."""

    commitment: str
    secret: str
    entropy: tuple[str, ...]

    @classmethod
    def of(cls, dealing: Dealing) -> SecretProof:
        """Open a dealing for the record."""
        return cls(dealing.commitment, dealing.secret.hex(), tuple(part.hex() for part in dealing.entropy))

    def dealing(self, _: Terms) -> Dealing:
        """Return the dealing, or say what is wrong with its proof."""
        try:
            opened = Dealing(bytes.fromhex(self.secret), tuple(bytes.fromhex(part) for part in self.entropy))
        except ValueError as fault:
            raise RecordError(f"dealing: {fault}") from fault
        if commitment(opened.secret) != self.commitment:
            raise RecordError(
                f"dealing.commitment: the secret's commitment is {opened.commitment}, not {self.commitment}."
            )
        return opened


class JointProof(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="protocol", tag=2):
    """A dealing to which the dealer and the seats were bound before anybody opened anything."""

    table: str
    commitment: str
    """The dealer's, to the secret and the terms of the table."""
    commitments: tuple[str | None, ...]
    """The seats', in their order; null for a computer player, which gives nothing."""
    digest: str
    """Of the closed list."""
    secret: str
    entropy: tuple[str | None, ...]
    """What the seats have opened; null on a person's seat that gave none."""

    @property
    def people(self) -> int:
        """How many seats were people's."""
        return sum(part is not None for part in self.commitments)

    @classmethod
    def of(cls, closed: ClosedList, secret: bytes, entropy: tuple[bytes | None, ...]) -> JointProof:
        """Open a dealing for the record."""
        return cls(
            table=closed.terms.table,
            commitment=closed.commitment.hex(),
            commitments=tuple(part if part is None else part.hex() for part in closed.seats),
            digest=closed.digest.hex(),
            secret=secret.hex(),
            entropy=tuple(part if part is None else part.hex() for part in entropy),
        )

    def dealing(self, terms: Terms) -> Dealing:
        """Return the dealing, or say what is not as the commitments bind it."""
        try:
            secret = bytes.fromhex(self.secret)
            entropy = tuple(part if part is None else bytes.fromhex(part) for part in self.entropy)
            seats = tuple(part if part is None else bytes.fromhex(part) for part in self.commitments)
            closed = ClosedList(msgspec.structs.replace(terms, table=self.table), bytes.fromhex(self.commitment), seats)
            check_openings(closed, secret, entropy)
        except Mismatch as fault:
            raise RecordError(f"dealing.{fault}: {MISMATCHES[fault.where]}") from fault
        except ValueError as fault:
            raise RecordError(f"dealing: {fault}") from fault
        digest = closed.digest.hex()
        if digest != self.digest:
            raise RecordError(f"dealing.digest: the list of commitments gives {digest}, not {self.digest}.")
        return closed.dealing(secret, entropy)


MISMATCHES = {
    "commitment": "secret, table, game, rules, options and seats are not what the dealer was bound to.",
    "seats": "the table has another number of seats.",
    "entropy": "what was opened is not what the seat was bound to.",
}
Proof: TypeAlias = SeededProof | SecretProof | JointProof
