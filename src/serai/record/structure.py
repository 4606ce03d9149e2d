"""The one-file form of a game: options, dealing secret and moves, with all that follows from them written out.

A file holds one JSON object a line. The deck orders make a record readable by anybody; secret and entropies
prove that the decks were dealt fairly; the digest over everything else betrays any single change.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any, Literal, TypeAlias

import msgspec

from serai.games import jaipur
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


class JaipurRound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One round: the order of its cards and bonus tokens, its moves from the starter on, and the result."""

    starter: int
    deck: str
    bonus: dict[int, tuple[int, ...]]
    moves: tuple[str, ...]
    scores: tuple[int, int]
    winner: int | None


class JaipurRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="game", tag="jaipur"):
    """A match of Jaipur."""

    rules: int
    options: jaipur.Options
    players: tuple[str, str]
    dealing: DealingProof
    rounds: tuple[JaipurRound, ...]
    winner: int | None
    end: End
    digest: str = ""


Record: TypeAlias = JaipurRecord
RULES: dict[str, int] = {"jaipur": jaipur.Match.rules}
"""The versions of the rules that this version of Serai replays."""


def digest(record: Record) -> str:
    """Return the SHA-256 of the record without its digest, as JSON with sorted keys and no spaces."""
    content: dict[str, Any] = msgspec.to_builtins(record, str_keys=True)
    content.pop("digest")
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def sealed(record: Record) -> Record:
    """Return the record with its digest."""
    return msgspec.structs.replace(record, digest=digest(record))


def dumps(record: Record) -> str:
    """Return a record as one line of JSON."""
    return msgspec.json.encode(record).decode()


def loads(line: str | bytes) -> Record:
    """Read one line of JSON, or say what is wrong with it."""
    try:
        head = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise RecordError(f"not JSON: {fault}") from fault
    if not isinstance(head, dict) or not isinstance(head.get("game"), str):
        raise RecordError("not a record: expected a JSON object with a `game`.")
    game, rules = head["game"], head.get("rules")
    if game not in RULES:
        raise RecordError(f"game: {game!r} is not known; expected one of {', '.join(RULES)}.")
    if rules != RULES[game]:
        raise RecordError(
            f"rules: version {rules!r} of {game} is not known; this version of Serai replays {RULES[game]}."
            " Use the version that wrote the record."
        )
    try:
        record = msgspec.json.decode(line, type=JaipurRecord)
    except msgspec.ValidationError as fault:
        raise RecordError(str(fault)) from fault
    for path, found, wanted in differences(head, msgspec.to_builtins(record, str_keys=True)):
        raise RecordError(f"{path}: found {found!r}; expected it written out as {wanted!r}.")
    return record


def differences(found: Any, wanted: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Yield where two records differ, by path."""
    if isinstance(found, dict) and isinstance(wanted, dict):
        for key in {**wanted, **found}:
            yield from differences(
                found.get(key, "nothing"), wanted.get(key, "nothing"), f"{path}.{key}" if path else str(key)
            )
    elif isinstance(found, list | tuple) and isinstance(wanted, list | tuple) and len(found) == len(wanted):
        for at, (one, other) in enumerate(zip(found, wanted, strict=True)):
            yield from differences(one, other, f"{path}[{at}]")
    elif found != wanted:
        yield path, found, wanted
