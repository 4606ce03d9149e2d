"""Who plays whom, on which deal, in which seats.

Every deal is played once in every rotation of the seats (two seats: swapped), so that the luck of the cards
and of the seat falls on everybody alike. All tables play the same deals.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

import msgspec


class Fixture(msgspec.Struct, frozen=True):
    """One game of a run: its table, its deal, and the player (by place in the list) of each seat."""

    table: int
    deal: int
    rotation: int
    seating: tuple[int, ...]


def tables(players: int, seats: int) -> list[tuple[int, ...]]:
    """List every set of players that meets at one table.

    With fewer players than seats a player takes several seats, and everybody is at every table.

    >>> tables(3, 2)
    [(0, 1), (0, 2), (1, 2)]
    >>> tables(2, 3)
    [(0, 0, 1), (0, 1, 1)]
    """
    if players >= seats:
        return list(combinations(range(players), seats))
    everybody = set(range(players))
    shared = combinations_with_replacement(range(players), seats)
    return [table for table in shared if set(table) == everybody]


def deals(games: int, seats: int) -> int:
    """Return how many deals give a table at least so many games, each deal being played in whole."""
    return -(-games // seats)


def schedule(players: int, seats: int, games: int) -> Iterator[Fixture]:
    """Yield every game of a run, deal by deal, so that a run cut short is fair as well."""
    meeting = tables(players, seats)
    for deal in range(deals(games, seats)):
        for number, table in enumerate(meeting):
            for rotation in range(seats):
                yield Fixture(number, deal, rotation, table[rotation:] + table[:rotation])


def seed_text(game: str, seed: int, deal: int) -> str:
    """Return the text from which `Dealing.seeded` makes a deal, the same for all tables and rotations."""
    return f"{game} {seed} {deal}"
