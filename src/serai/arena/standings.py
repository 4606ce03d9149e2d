"""What a run proves: win-rates, ratings, points, pace and misbehaviour of every player."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations

import msgspec

from serai.arena.intervals import Estimate, win_rate
from serai.arena.ratings import Meeting, Rating, rate
from serai.arena.results import Result


class Standing(msgspec.Struct, frozen=True):
    """One player's part in a run."""

    player: str
    games: int
    wins: float
    """Shared wins count in parts; an endless game counts a half between two."""
    win_rate: Estimate
    rating: Rating
    points: float | None
    """Mean points a round that was played to its end."""
    milliseconds: float | None
    """Mean time a move."""
    forfeits: dict[str, int]
    """Games lost by misbehaving, by reason."""


class Pairing(msgspec.Struct, frozen=True):
    """How often one player came in ahead of another in the games of both."""

    first: str
    second: str
    games: int
    ahead: Estimate


class Standings(msgspec.Struct, frozen=True):
    """The table of a run, best player first."""

    games: int
    deals: int
    endless: int
    moves: float | None
    """Mean moves a round, of all seats together."""
    players: tuple[Standing, ...]
    pairings: tuple[Pairing, ...]

    def of(self, player: str) -> Standing:
        """Return a player's standing."""
        return next(standing for standing in self.players if standing.player == player)


def standings(labels: Sequence[str], results: Sequence[Result], anchor: str | None = None) -> Standings:
    """Count a run. Ratings are relative to the anchor, or else to the mean of all players."""
    by_deal: defaultdict[int, list[Result]] = defaultdict(list)
    for result in results:
        by_deal[result.deal].append(result)
    deals = list(by_deal.values())
    meetings = [[meeting for result in deal for meeting in _meetings(result)] for deal in deals]
    ratings = rate(len(labels), meetings, None if anchor is None else labels.index(anchor))
    players = [_standing(at, label, deals, ratings[at]) for at, label in enumerate(labels)]
    whole = [result for result in results if result.whole]
    rounds = sum(len(result.rounds) for result in whole)
    return Standings(
        games=len(results),
        deals=len(deals),
        endless=sum(result.ending == "endless" for result in results),
        moves=sum(sum(result.moves) for result in whole) / rounds if rounds else None,
        players=tuple(sorted(players, key=lambda standing: -standing.rating.value)),
        pairings=tuple(_pairings(labels, meetings)),
    )


def _meetings(result: Result) -> Iterator[Meeting]:
    """Yield a comparison for every two seats of different players."""
    for one, other in combinations(range(len(result.seating)), 2):
        first, second = result.seating[one], result.seating[other]
        if first != second:
            ahead = (result.places[other] > result.places[one]) - (result.places[other] < result.places[one])
            yield Meeting(first, second, (1 + ahead) / 2)


def _standing(at: int, label: str, deals: Sequence[Sequence[Result]], rating: Rating) -> Standing:
    units: list[list[float]] = []
    points: list[int] = []
    moves, seconds = 0, 0.0
    forfeits: Counter[str] = Counter()
    for deal in deals:
        unit: list[float] = []
        for result in deal:
            for seat in (seat for seat, player in enumerate(result.seating) if player == at):
                unit.append(result.scores[seat])
                points += [scores[seat] for scores in result.rounds]
                moves += result.moves[seat]
                seconds += result.seconds[seat]
                if result.forfeit is not None and result.forfeit.seat == seat:
                    forfeits[f"{result.forfeit.kind}: {result.forfeit.reason}"] += 1
        units.append(unit)
    return Standing(
        player=label,
        games=sum(map(len, units)),
        wins=sum(map(sum, units)),
        win_rate=win_rate(units),
        rating=rating,
        points=sum(points) / len(points) if points else None,
        milliseconds=1000 * seconds / moves if moves else None,
        forfeits=dict(forfeits.most_common()),
    )


def _pairings(labels: Sequence[str], deals: Sequence[Sequence[Meeting]]) -> Iterator[Pairing]:
    for first, second in combinations(range(len(labels)), 2):
        units = [
            [meeting.score if meeting.first == first else 1 - meeting.score for meeting in deal
             if {meeting.first, meeting.second} == {first, second}]
            for deal in deals
        ]  # fmt: skip
        games = sum(map(len, units))
        if games:
            yield Pairing(labels[first], labels[second], games, win_rate(units))
