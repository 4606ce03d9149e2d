"""Challenges: the deal of an ended game is played again by others, against the same computer players.

Whoever knows a challenge's name can play it, and see how all its games ended. Neither the name nor anything told before
the end of one's own game leads to the earlier game and its record, which shows all cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from serai.games.joint_dealing import PROTOCOL
from serai.record import JointProof
from serai.server import opening
from serai.server.protocol.parts import EndInfo, OutcomeInfo
from serai.server.protocol.vocabulary import Status
from serai.server.refusals import Refused
from serai.server.stored_rows import Beginning, SeatRow, StoredTable, Summary, TableRow

MOST_RESULTS: Final = 100
"""Games of a challenge that are told, the oldest first; a table at which nobody plays yet is none."""


class ChallengeGame(msgspec.Struct, frozen=True):
    """One game of a challenge."""

    name: str
    """Of the person, who may have none."""
    first: bool
    """Whether it is the one that was passed on."""
    status: Status
    outcome: OutcomeInfo | None
    end: EndInfo | None
    created: int


class ChallengeResults(msgspec.Struct, frozen=True):
    """What a challenge is, and how its games ended."""

    game: str
    options: dict[str, Any]
    seat: int
    """The person's seat, the same in all games."""
    levels: tuple[str | None, ...]
    """The computer players, seat by seat; null at the person's."""
    games: tuple[ChallengeGame, ...]


def check(row: TableRow, seats: Sequence[SeatRow], summary: Summary) -> None:
    """Refuse to pass on what cannot be: a game that goes on, one between people, one that was not dealt jointly."""
    if summary.status != "ended":
        raise Refused("not-finished")
    people = [seat for seat in seats if seat.kind == "human"]
    end = summary.end
    if len(people) != 1 or people[0].computed or row.beginning is not None or row.protocol != PROTOCOL:
        raise Refused("no-challenge")
    if end is None or end.reason != "played":
        raise Refused("no-challenge", reason="not-played-out")


def repeated(first: StoredTable) -> TableRow:
    """Return the row of a table with the deal of another one; its name, secret and moment are still to be set."""
    proof = opening.proof(first.row, first.seats)
    assert isinstance(proof, JointProof), "only joint dealings are passed on"
    return msgspec.structs.replace(
        first.row, listed=False, rematch=None, protocol=PROTOCOL, beginning=Beginning(repeat=proof)
    )


def seat_rows(first: StoredTable, row: TableRow) -> list[SeatRow]:
    """Return the seats of the new table, as they were at the other one."""
    return [
        SeatRow(row.id, seat.seat, seat.kind, seat.level if seat.kind == "computer" else None, since=row.created)
        for seat in first.seats
    ]


def results(tables: Sequence[StoredTable]) -> ChallengeResults:
    """Return how the games of a challenge ended."""
    row, seats = tables[0].row, tables[0].seats
    person = next(seat.seat for seat in seats if seat.kind == "human")
    games = []
    for table in tables:
        summary = table.row.summary
        told = (summary.status, summary.outcome, summary.end, table.row.created)
        games.append(ChallengeGame(table.seats[person].name, table.row.repeat is None, *told))
    levels = tuple(seat.level if seat.kind == "computer" else None for seat in seats)
    return ChallengeResults(row.game, msgspec.json.decode(row.options), person, levels, tuple(games))
