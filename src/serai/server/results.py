"""Which finished games count for ratings between people, and what they come to.

A game of more than two is a game of everybody against everybody else, in one rating period.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final

from msgspec import Struct

from serai.server.glicko2 import NEWCOMER, Rating, after_period, rested
from serai.server.stored_rows import Result, SeatRow, Summary, TableRow

WEEK: Final = 7 * 86_400_000
MONDAY: Final = 4 * 86_400_000
"""The first Monday of 1970, in milliseconds: a period is a week from Monday, 0 o'clock UTC."""
AIDED: Final = frozenset({"hint", "take-back"})
"""Entries of a game in which somebody was helped, or took a move back."""


class Standing(Struct, frozen=True):
    """How somebody stands after the last period in which they played."""

    rating: Rating
    period: int
    games: int

    def at(self, period: int) -> Rating:
        """Return the rating as it is at the end of a later period without games."""
        return rested(self.rating, period - self.period)


def period_of(moment: int) -> int:
    """Return the number of the week that a moment lies in."""
    return (moment - MONDAY) // WEEK


def result_of(
    row: TableRow,
    seats: Sequence[SeatRow],
    dealt: Sequence[int | None],
    kinds: Iterable[str],
    summary: Summary,
    at: int,
) -> Result | None:
    """Return what a game that has ended counts for, or None when it does not.

    It counts when it was listed, dealt, and played without aids by people who are all known and all different. Who
    they are was settled when the cards were `dealt`: whoever is erased meanwhile or says later who they are changes
    nothing. Whoever has a stand-in at the end has lost to everybody who has not.
    """
    if not row.listed or row.practice or row.beginning is not None or not AIDED.isdisjoint(kinds):
        return None
    people = [person for person in dealt if person is not None]
    if len(people) != len(seats) or len({*people}) != len(people) or all(seat.computed for seat in seats):
        return None
    outcome = summary.outcome
    if outcome is None or not outcome.winners or summary.end is None:
        return None
    ranks = []
    for seat in seats:
        points = outcome.points[seat.seat] if outcome.points else 0
        ranks.append((True, True, 0) if seat.computed else (False, seat.seat not in outcome.winners, -points))
    order = sorted({*ranks})
    places = tuple((person, order.index(rank)) for person, rank in zip(people, ranks, strict=True))
    # Nothing leads from a result to the seat of somebody who was erased.
    return Result(row.id if all(seat.token for seat in seats) else "", row.game, at, places)


def rated(results: Iterable[Result], before: Mapping[int, Standing]) -> dict[int, Standing]:
    """Return everybody's standing after some results, period by period."""
    standings = dict(before)
    for period, games in groupby(sorted(results, key=_period), _period):
        pairs: dict[int, list[tuple[int, float]]] = {}
        played: dict[int, int] = {}
        for game in games:
            for person, place in game.places:
                played[person] = played.get(person, 0) + 1
                against = [(other, _score(place, beside)) for other, beside in game.places if other != person]
                pairs.setdefault(person, []).extend(against)
        entering = {person: _entering(standings.get(person), period) for person in pairs}
        for person, met in pairs.items():
            known = standings.get(person)
            rating = after_period(entering[person], [(entering[other], score) for other, score in met])
            standings[person] = Standing(rating, period, played[person] + (known.games if known else 0))
    return standings


def _period(result: Result) -> int:
    return period_of(result.ended)


def _entering(known: Standing | None, period: int) -> Rating:
    """Return the rating with which somebody comes into a period."""
    return NEWCOMER if known is None else known.at(period - 1)


def _score(own: int, other: int) -> float:
    return 0.5 if own == other else float(own < other)
