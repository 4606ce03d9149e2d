"""The one-file form of a game: options, dealing secret and moves, with all that follows from them written out.

A file holds one JSON object a line. The deck orders make a record readable by anybody; the proof of its dealing
shows how they came about; the digest over everything else betrays any single change.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar

import msgspec

from serai.games.joint_dealing import Terms, canonical
from serai.record.proof import Proof, RecordError

EndReason: TypeAlias = Literal["played", "resigned", "time", "forfeit", "abandoned", "limit"]
MOST_AIDS: Final = 100_000
"""More than anybody has the patience for."""


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game came to its end: by the rules, or by what one seat did or failed to do."""

    reason: EndReason = "played"
    seat: int | None = None


class Aids(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What helped in a game: positions in which the best move was told, and moves that were taken back.

    A record has the moves that stand. Those that were taken back had shown what came after them.
    """

    hints: Annotated[int, msgspec.Meta(ge=0, le=MOST_AIDS)] = 0
    taken_back: Annotated[int, msgspec.Meta(ge=0, le=MOST_AIDS)] = 0


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="game"):
    """What the records of all games have in common; each game adds its moves, decks and results."""

    rules: int
    options: Any
    players: tuple[str, ...]
    dealing: Proof
    end: End
    digest: str = ""
    position: str | None = None
    """Where a game began that was taken up in the middle of another one (see `Game.from_text`); the cards in it were
    not dealt from the dealing, only what is shuffled later is. A game that was dealt has no such field."""
    aids: Aids | None = None
    """What helped; a game without help has no such field."""
    repeated: bool = False
    """Whether the deal is an earlier game's, whose dealing this is (a challenge): its cards may have been known."""

    @property
    def game(self) -> str:
        """The name of the game."""
        return str(self.__struct_config__.tag)

    @property
    def terms(self) -> Terms:
        """What was settled when the table was opened, but for the table's name."""
        return Terms("", self.game, self.rules, self.options, len(self.players))


SomeRecord = TypeVar("SomeRecord", bound=Record)


def content(record: Record) -> dict[str, Any]:
    """Return a record as plain JSON values; protocol 1 was written before protocols had numbers."""
    plain: dict[str, Any] = msgspec.to_builtins(record, str_keys=True)
    for field in ("position", "aids"):
        if plain[field] is None:
            del plain[field]
    if not plain["repeated"]:
        del plain["repeated"]
    if plain["dealing"]["protocol"] == 1:
        del plain["dealing"]["protocol"]
    return plain


def shaped(plain: dict[str, Any], kind: type[SomeRecord]) -> SomeRecord:
    """Return plain JSON values as a record, or say what is wrong with them."""
    dealing = plain.get("dealing")
    if isinstance(dealing, dict) and "protocol" not in dealing:
        plain = {**plain, "dealing": {"protocol": 1, **dealing}}
    try:
        return msgspec.convert(plain, kind, str_keys=True)
    except msgspec.ValidationError as fault:
        raise RecordError(str(fault)) from fault


def digest(record: Record) -> str:
    """Return the SHA-256 of the record without its digest, as JSON with sorted keys and no spaces."""
    return _digest(content(record))


def _digest(plain: dict[str, Any]) -> str:
    rest = {name: value for name, value in plain.items() if name != "digest"}
    return hashlib.sha256(canonical(rest).encode()).hexdigest()


def renamed(text: str, players: Sequence[str]) -> str:
    """Return a record's line with other names of its players and the digest that follows, by whatever rules it was."""
    plain: dict[str, Any] = msgspec.json.decode(text)
    plain["players"] = [*players]
    plain["digest"] = _digest(plain)
    return msgspec.json.encode(plain).decode()


def sealed(record: SomeRecord) -> SomeRecord:
    """Return the record with its digest."""
    return msgspec.structs.replace(record, digest=digest(record))


def dumps(record: Record) -> str:
    """Return a record as one line of JSON."""
    return msgspec.json.encode(content(record)).decode()


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
