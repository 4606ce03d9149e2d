"""The record of a game of Nim."""

from __future__ import annotations

from collections.abc import Sequence

from serai.games.contract import Seat
from serai.games.dealing import Dealing
from serai.record.proof import Proof, RecordError
from serai.record.steps import Step
from serai.record.structure import End, Record, sealed
from serai_nim.game import Nim, Options

GAME = Nim


class NimRecord(Record, frozen=True, kw_only=True, tag="nim"):
    """A game of Nim."""

    options: Options
    heaps: tuple[int, ...]
    moves: tuple[tuple[int, str], ...]
    taken: tuple[int, ...]


RECORD = NimRecord


def written(
    options: Options, players: Sequence[str], proof: Proof, _: Dealing, steps: Sequence[Step[Nim]], end: End
) -> NimRecord:
    """Return the record of a game from its moments."""
    moves = tuple((step.seat, str(step.move)) for step in steps if step.seat is not None)
    first, last = steps[0].state, steps[-1].state
    return sealed(
        NimRecord(
            rules=last.rules,
            options=options,
            players=tuple(players),
            dealing=proof,
            heaps=first.heaps,
            moves=moves,
            taken=last.taken,
            end=end,
        )
    )


def moves_of(record: NimRecord) -> list[tuple[Seat, str]]:
    """Return every move with the seat that made it."""
    return list(record.moves)


def check_end(record: NimRecord, last: Nim) -> None:
    """Refuse a record that ends otherwise than it says."""
    if record.end.reason == "played" and not last.over:
        raise RecordError("end.reason: matches are left, so the game was not played to its end.")
