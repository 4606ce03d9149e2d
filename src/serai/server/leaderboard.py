"""The leaderboard of every game: ratings derived from the stored results, made when somebody first asks.

Nothing but results is stored, so ratings can never disagree with them: every start derives them anew, and what is kept
in memory is only how people stood when the last week was over, and the results since.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final, TypeAlias

from serai.games import registry
from serai.server.glicko2 import Rating
from serai.server.people import People
from serai.server.protocol import messages
from serai.server.protocol.answers import Ranking
from serai.server.protocol.parts import Ranked
from serai.server.refusals import Refused
from serai.server.results import Standing, period_of, rated
from serai.server.services import Services
from serai.server.stored_rows import PersonRow, Result

MOST_RANKED: Final = 100
AT_ONCE: Final = 500
"""Results and people that are read from the store at a time."""
KEPT: Final = 5.0
"""Seconds for which a ranking is good, so that nobody makes the house work by asking again and again."""
Ordered: TypeAlias = tuple[int, Rating, int]
"""A person's number, rating and games."""


class Standings:
    """How the people of one game stand: up to a week, and with what has ended since."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._closed: dict[int, Standing] = {}
        self._recent: list[Result] = []
        self._week = 0
        self.last = 0
        """The number of the last result that was taken in."""

    def take(self, results: Sequence[tuple[int, Result]]) -> None:
        """Take in the next results, in the order of their numbers; a week is closed by the first result after it."""
        for number, result in results:
            if number <= self.last:  # whoever had it taken in before did not stay to see it done
                continue
            week = period_of(result.ended)
            if week > self._week:
                self._closed, self._recent, self._week = rated(self._recent, self._closed), [], week
            self._recent.append(result)
            self.last = number

    def now(self) -> dict[int, Standing]:
        """Return everybody's standing, the week as if it were over now."""
        return rated(self._recent, self._closed)


class Leaderboard:
    """The leaderboards of a house that has some."""

    def __init__(self, services: Services, people: People) -> None:
        """Know nothing yet."""
        self._services, self._people = services, people
        self._standings: dict[str, Standings] = {}
        self._making: dict[str, asyncio.Lock] = {}
        self._made: dict[str, tuple[float, list[Ordered]]] = {}

    async def ranking(self, message: messages.Leaderboard, address: str) -> Ranking:
        """Return the first people of a game, and where the person who asks stands."""
        if not self._services.settings.leaderboard:
            raise Refused("no-leaderboard")
        if message.game not in registry.names():
            raise Refused("unknown-game", game=message.game)
        own = None if message.person is None else await self._people.find(message.person)
        order = await self._order(message.game, address)
        first = await self._first(order)
        if own is None:
            return Ranking(message.id, message.game, first, None)
        placed = (_row(place, each, own) for place, each in enumerate(order, 1) if each[0] == own.id)
        mine = next((row for row in first if row.number == own.id), None) or next(placed, None)
        return Ranking(message.id, message.game, first, mine)

    async def _first(self, order: Sequence[Ordered]) -> tuple[Ranked, ...]:
        """Return the first people as they are called now: who was erased a moment ago is not among them.

        Names are read anew every time, so that a new one is no reason to make a whole ranking again.
        """
        found: list[tuple[Ordered, PersonRow]] = []
        for start in range(0, len(order), MOST_RANKED):
            part = order[start : start + MOST_RANKED]
            called = await self._services.store.called([person for person, _, _ in part])
            found += [(each, called[each[0]]) for each in part if each[0] in called]
            if len(found) >= MOST_RANKED:
                break
        return tuple(_row(place, *each) for place, each in enumerate(found[:MOST_RANKED], 1))

    async def _order(self, game: str, address: str) -> list[Ordered]:
        """Return everybody who has a rating, the best first, as it was a moment ago."""
        async with self._making.setdefault(game, asyncio.Lock()):
            made = self._made.get(game)
            if made is not None and self._services.steady() - made[0] < KEPT:
                return made[1]
            began = self._services.steady()
            standings = await self._read(game, address)
            week = period_of(self._services.wall())
            order = await self._services.offload.run(address, _in_order, standings, week)
            known: set[int] = set()
            for start in range(0, len(order), AT_ONCE):
                part = [person for person, _, _ in order[start : start + AT_ONCE]]
                known.update(await self._services.store.called(part))
            # Of who was erased the results stay, for the sake of those who met them, but not the place.
            order = [each for each in order if each[0] in known]
            self._made[game] = began, order
            return order

    async def _read(self, game: str, address: str) -> Standings:
        """Return how the people of a game stand, with everything that is stored by now."""
        found = self._standings.setdefault(game, Standings())
        while results := await self._services.store.results(game, found.last, AT_ONCE):
            await self._services.offload.run(address, found.take, results)
        return found


def _in_order(standings: Standings, week: int) -> list[Ordered]:
    """Return people, ratings and games: by what a rating surely is, so that nobody is first by one lucky game."""
    found = [(person, standing.at(week), standing.games) for person, standing in standings.now().items()]
    return sorted(found, key=lambda each: (-each[1].floor, each[0]))


def _row(place: int, each: Ordered, called: PersonRow) -> Ranked:
    person, rating, games = each
    return Ranked(place, person, called.name, called.face, round(rating.rating), round(rating.deviation), games)
