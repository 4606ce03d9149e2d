"""Fair dealing: every shuffle is drawn from a committed secret and the entropy of the seats.

The secret's commitment is published before anybody sits; each seat then adds entropy of its own. A shuffle with
a label of its own (``round 2/deck``) reads a stream of 32-bit numbers: block *i* is HMAC-SHA256 with the secret
as key over ``serai dealing 1``, the entropies (each preceded by its length in four bytes), the label (likewise)
and *i* in four bytes, big-endian throughout. Whoever knows secret and entropies can repeat every shuffle.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence
from typing import TypeVar

import msgspec

Item = TypeVar("Item")

SECRET_BYTES = 32
MAGIC = b"serai dealing 1"


def commitment(secret: bytes) -> str:
    """Return the public promise that binds a dealer to a secret without telling it."""
    return hashlib.sha256(MAGIC + b" commitment" + secret).hexdigest()


class Dealing(msgspec.Struct, frozen=True):
    """A dealer's secret with the entropies of the seats; the only source of chance in a game."""

    secret: bytes
    entropy: tuple[bytes, ...] = ()

    def __post_init__(self) -> None:
        """Refuse a secret that could be guessed."""
        if len(self.secret) != SECRET_BYTES:
            raise ValueError(
                f"a dealing secret has {SECRET_BYTES} bytes; this one has {len(self.secret)}."
                " Use Dealing.fresh() or Dealing.seeded(text)."
            )

    @classmethod
    def fresh(cls, entropy: tuple[bytes, ...] = ()) -> Dealing:
        """Make a dealing with a new unguessable secret."""
        return cls(secrets.token_bytes(SECRET_BYTES), entropy)

    @classmethod
    def seeded(cls, text: str) -> Dealing:
        """Make a repeatable dealing for studies, from any text.

        >>> Dealing.seeded("study 7").shuffle("deck", range(5))
        [3, 1, 2, 0, 4]
        """
        return cls(hashlib.sha256(MAGIC + b" seed" + text.encode()).digest())

    @property
    def commitment(self) -> str:
        """The public promise of this dealing's secret."""
        return commitment(self.secret)

    def with_entropy(self, *entropy: bytes) -> Dealing:
        """Return the same secret with the entropies that the seats have added, in seat order."""
        return Dealing(self.secret, tuple(entropy))

    def numbers(self, label: str) -> Iterator[int]:
        """Yield the label's endless stream of 32-bit numbers."""
        message = MAGIC
        for part in (*self.entropy, label.encode()):
            message += len(part).to_bytes(4, "big") + part
        block = 0
        while True:
            digest = hmac.digest(self.secret, message + block.to_bytes(4, "big"), "sha256")
            for at in range(0, 32, 4):
                yield int.from_bytes(digest[at : at + 4], "big")
            block += 1

    def shuffle(self, label: str, items: Sequence[Item]) -> list[Item]:
        """Return the items in an order that label, secret and entropies determine, all orders equally likely."""
        stream = self.numbers(label)
        shuffled = list(items)
        for last in range(len(shuffled) - 1, 0, -1):
            other = _below(stream, last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return shuffled

    def pick(self, label: str, count: int) -> int:
        """Return a number from 0 up to `count` - 1, each equally likely."""
        return _below(self.numbers(label), count)


def _below(stream: Iterator[int], bound: int) -> int:
    """Read the stream until a number falls into the largest whole multiple of the bound."""
    limit = (1 << 32) - (1 << 32) % bound
    for number in stream:
        if number < limit:
            return number % bound
    raise AssertionError("the stream of numbers never ends")
