"""Writing a record from its moves, reading it, replaying it, and verifying that every field follows from the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from serai.games import registry
from serai.games.contract import IllegalMove, NotationError, Seat
from serai.games.dealing import Dealing
from serai.games.joint_dealing import Terms
from serai.record.proof import JointProof, Proof, RecordError, SecretProof
from serai.record.steps import Step, steps
from serai.record.structure import Aids, End, Record, content, differences, digest, sealed, shaped

RECORDS: Final = "serai.records"
MOST_MOVES: Final = 20_000
"""Moves of one game, several times what the rules let a game have."""


def _room(game: str) -> Any:
    """Return how a game is recorded; a game's rules are loaded when one of its records is."""
    try:
        return registry.part(RECORDS, game)
    except registry.UnknownGame as unknown:
        raise RecordError(f"game: {unknown}") from unknown


def write(
    game: str,
    options: Any,
    players: Sequence[str],
    dealing: Proof | Dealing,
    moves: Sequence[tuple[Seat, str]],
    end: End | None = None,
    position: str | None = None,
    aids: Aids | None = None,
    *,
    repeated: bool = False,
) -> Record:
    """Return the record of a game from what determines it: options, dealing, moves, and where it was taken up.

    Nothing else in the record shows what helped (`aids`), and that the dealing is that of an earlier game (`repeated`).
    """
    room = _room(game)
    proof = SecretProof.of(dealing) if isinstance(dealing, Dealing) else dealing
    opened = proof.dealing(Terms("", game, room.GAME.rules, options, len(players)))
    moments = list(steps(room.GAME, options, len(players), opened, moves, position))
    written: Record = room.written(options, players, proof, opened, moments, end or End())
    return _labelled(written, position, aids, repeated=repeated)


def _labelled(record: Record, position: str | None, aids: Aids | None, *, repeated: bool) -> Record:
    """Return the record of a game with where it began, what helped, and whether its deal is an earlier one's."""
    aids = None if aids == Aids() else aids
    if position is None and aids is None and not repeated:
        return record
    return sealed(msgspec.structs.replace(record, position=position, aids=aids, repeated=repeated))


def loads(line: str | bytes) -> Record:
    """Read one line of JSON, or say what is wrong with it."""
    try:
        head = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise RecordError(f"not JSON: {fault}") from fault
    if not isinstance(head, dict) or not isinstance(head.get("game"), str):
        raise RecordError("not a record: expected a JSON object with a `game`.")
    room, rules = _room(head["game"]), head.get("rules")
    if rules != room.GAME.rules:
        raise RecordError(
            f"rules: version {rules!r} of {head['game']} is not known; this version of Serai replays"
            f" {room.GAME.rules}. Use the version that wrote the record."
        )
    record: Record = shaped(head, room.RECORD)
    for path, found, wanted in differences(head, content(record)):
        raise RecordError(f"{path}: found {found!r}; expected it written out as {wanted!r}.")
    return record


def moves_of(record: Record) -> list[tuple[Seat, str]]:
    """Return every move of a record with the seat that made it."""
    moves: list[tuple[Seat, str]] = _room(record.game).moves_of(record)
    return moves


def replay(record: Record) -> Iterator[Step[Any]]:
    """Yield every moment of a recorded game, from the deal on."""
    dealing = record.dealing.dealing(record.terms)
    played, moves = -1, moves_of(record)
    if len(moves) > MOST_MOVES:
        raise RecordError(f"moves: {len(moves)} of them are more than the {MOST_MOVES} that a game may have.")
    try:
        game, seats = _room(record.game).GAME, len(record.players)
        moments = steps(game, record.options, seats, dealing, moves, record.position)
        for played, step in enumerate(moments):  # noqa: B007  # told in the error
            yield step
    except (IllegalMove, NotationError) as fault:
        where = "position" if played < 0 and record.position is not None else f"move {played + 1}"
        raise RecordError(f"{where}: {fault}") from fault
    except ValueError as fault:
        raise RecordError(f"the deal or move {played + 1}: {fault}") from fault


def verify(record: Record) -> None:
    """Check a record: its digest, its dealing, every move and every result. Raise on the first fault."""
    room = _room(record.game)
    dealing = record.dealing.dealing(record.terms)
    moments = list(replay(record))
    if record.end.reason == "played" and record.end.seat is not None:
        raise RecordError("end.seat: a game played to its end names no seat.")
    if record.end.seat is not None and record.end.seat not in range(len(record.players)):
        raise RecordError(f"end.seat: expected a seat below {len(record.players)} or null, not {record.end.seat}.")
    if record.position is not None and isinstance(record.dealing, JointProof) and record.dealing.people > 1:
        raise RecordError("position: a game is taken up by one person; to several this one was promised as dealt.")
    if record.repeated and (record.position is not None or not isinstance(record.dealing, JointProof)):
        raise RecordError("repeated: a deal is repeated whole, and only one of which the seats were bound.")
    first = moments[0].state
    if record.position is not None and (first.text() != record.position or first.seats != len(record.players)):
        raise RecordError(f"position: it reads as {first.text()!r}, for {first.seats} seats.")
    room.check_end(record, moments[-1].state)
    written = room.written(record.options, record.players, record.dealing, dealing, moments, record.end)
    expected = _labelled(written, record.position, record.aids, repeated=record.repeated)
    for path, found, wanted in differences(content(record), content(expected)):
        if path != "digest":
            raise RecordError(f"{path}: found {found!r}, but the moves and the dealing give {wanted!r}.")
    if record.digest != digest(record):
        raise RecordError(f"digest: the record's content gives {digest(record)}, not {record.digest}.")
