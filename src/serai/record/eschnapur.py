"""The record of a game of Eschnapur: one list of moves with their seats, and the order of every deck."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from serai.games import eschnapur
from serai.games.contract import Seat
from serai.games.dealing import Dealing
from serai.record.proof import Proof, RecordError
from serai.record.steps import Step
from serai.record.structure import End, Record, sealed

GAME = eschnapur.Expedition


class EschnapurRecord(Record, frozen=True, kw_only=True, tag="eschnapur"):
    """A game of Eschnapur."""

    options: eschnapur.Options
    orders: dict[str, tuple[int, ...]]
    """The order of every deck by the label of its shuffle, next card first."""
    moves: tuple[tuple[int, str], ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]


RECORD = EschnapurRecord


def written(
    options: eschnapur.Options,
    players: Sequence[str],
    proof: Proof,
    _: Dealing,
    steps: Sequence[Step[eschnapur.Expedition]],
    end: End,
) -> EschnapurRecord:
    """Return the record of a game from its moments; a game that was broken off has no winners."""
    last = steps[-1].state
    record = EschnapurRecord(
        rules=last.rules,
        options=options,
        players=tuple(players),
        dealing=proof,
        orders=dict(last.orders),
        moves=tuple((step.seat, str(step.move)) for step in steps if step.seat is not None),
        points=last.points,
        winners=last.winners() if end.reason == "played" else (),
        end=end,
    )
    return sealed(record)


def moves_of(record: EschnapurRecord) -> list[tuple[Seat, str]]:
    """Return every move with the seat that made it."""
    return list(record.moves)


def check_end(record: EschnapurRecord, last: eschnapur.Expedition) -> None:
    """Refuse a record that ends otherwise than it says, or was taken up from a game with other options."""
    seats = len(record.players)
    try:
        told, true = (replace(each, colours=each.colours_of(seats)) for each in (record.options, last.options))
    except ValueError as fault:
        raise RecordError(f"options.colours: {fault}") from fault
    if told != true:
        raise RecordError(f"position: it is of a game with {true}, not with {told}.")
    if record.end.reason == "played" and last.ended is None:
        raise RecordError("end.reason: the temple still holds its treasures, so the game was not played to its end.")
