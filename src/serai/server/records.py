"""The records of ended games: written once, kept with the game, so that they open whatever becomes of the rules.

A kept record has no names of people in it. They are those of the seats, set in when somebody reads the record, so
that a name which is erased is gone from it, too.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from serai import record
from serai.games import registry
from serai.server import opening
from serai.server.play import standing
from serai.server.stored_rows import SeatRow, StoredTable


def known_rules(game: str, rules: int) -> bool:
    """Tell whether this version plays a game by the rules of a number."""
    return game in registry.names() and registry.load(game).rules == rules


def written(kept: StoredTable) -> str:
    """Return the record of an ended game without the names of people; it replays the game, which takes a moment."""
    row, end = kept.row, kept.row.summary.end
    assert end is not None, "the record of a game is written when it has ended"
    options = msgspec.json.decode(row.options, type=registry.load(row.game).options_type)
    players = ["" if seat.kind == "human" else seat.level or "" for seat in kept.seats]
    proof = opening.proof(row, kept.seats)
    moves = [(entry.seat, entry.text) for entry in standing(kept.entries) if entry.seat is not None]
    ended, repeated = record.End(end.reason, end.seat), row.repeat is not None
    aids = record.Aids(row.summary.aids.hints, row.summary.aids.taken_back)
    told = record.write(row.game, options, players, proof, moves, ended, row.position, aids, repeated=repeated)
    return record.dumps(told)


def named(text: str, seats: Iterable[SeatRow]) -> str:
    """Return a kept record with the names that the seats have now."""
    return record.renamed(text, [seat.name if seat.kind == "human" else seat.level or "" for seat in seats])
