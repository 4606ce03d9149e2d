"""The one-file form of a game: options, dealing secret and moves, with all that follows from them written out.

A file holds one JSON object a line. The deck orders make a record readable by anybody; secret and entropies
prove that the decks were dealt fairly; the digest over everything else betrays any single change.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec

from serai.games.dealing import Dealing, commitment

EndReason: TypeAlias = Literal["played", "resigned", "time", "forfeit", "abandoned", "limit"]


class RecordError(ValueError):
    """A text that is not a record this version can read, or a record that does not hold together."""


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game came to its end: by the rules, or by what one seat did or failed to do."""

    reason: EndReason = "played"
    seat: int | None = None


class DealingProof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was promised before the game, and what proves it afterwards (hexadecimal)."""

    commitment: str
    secret: str
    entropy: tuple[str, ...]

    @classmethod
    def of(cls, dealing: Dealing) -> DealingProof:
        """Open a dealing for the record."""
        return cls(dealing.commitment, dealing.secret.hex(), tuple(part.hex() for part in dealing.entropy))

    def dealing(self) -> Dealing:
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


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="game"):
    """What the records of all games have in common; each game adds its moves, decks and results."""

    rules: int
    options: Any
    players: tuple[str, ...]
    dealing: DealingProof
    end: End
    digest: str = ""

    @property
    def game(self) -> str:
        """The name of the game."""
        return str(self.__struct_config__.tag)


SomeRecord = TypeVar("SomeRecord", bound=Record)


def digest(record: Record) -> str:
    """Return the SHA-256 of the record without its digest, as JSON with sorted keys and no spaces."""
    return _digest(msgspec.to_builtins(record, str_keys=True))


def _digest(content: dict[str, Any]) -> str:
    rest = {name: value for name, value in content.items() if name != "digest"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def renamed(text: str, players: Sequence[str]) -> str:
    """Return a record's line with other names of its players and the digest that follows, by whatever rules it was."""
    content: dict[str, Any] = msgspec.json.decode(text)
    content["players"] = [*players]
    content["digest"] = _digest(content)
    return msgspec.json.encode(content).decode()


def sealed(record: SomeRecord) -> SomeRecord:
    """Return the record with its digest."""
    return msgspec.structs.replace(record, digest=digest(record))


def dumps(record: Record) -> str:
    """Return a record as one line of JSON."""
    return msgspec.json.encode(record).decode()


def differences(found: Any, wanted: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Yield where two records differ, by path."""
    if isinstance(found, dict) and isinstance(wanted, dict):
        for key in {**wanted, **found}:
            below = f"{path}.{key}" if path else str(key)
            yield from differences(found.get(key, "nothing"), wanted.get(key, "nothing"), below)
    elif isinstance(found, list | tuple) and isinstance(wanted, list | tuple) and len(found) == len(wanted):
        for at, (one, other) in enumerate(zip(found, wanted, strict=True)):
            yield from differences(one, other, f"{path}[{at}]")
    elif found != wanted:
        yield path, found, wanted
