"""The games of the house, each found by one name.

A game's entry point in the group ``serai.games`` names the class that meets `serai.games.contract.Game`. Entry points
of the same name bring the rest of the game to the other rooms of the house:

- ``serai.players``: a package with `names()` and `load(name, options, seed)`;
- ``serai.records``: a module that says how a game is written down (see `serai.record.replay`);
- ``serai.words``: a package with ``facts.json`` and a folder of Fluent files for each language;
- ``serai.terminals``: a module that draws its table in the terminal, where the plain drawing of a view is not enough;
- ``serai.pages``: a package with ``page.js``, for a game that the page of the house does not bring along.

So a game is a package of anybody's. Nothing of it is imported before it is asked for.
"""

from __future__ import annotations

import functools
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any, Final, cast

if TYPE_CHECKING:
    from serai.games.contract import Game  # the command's help is shown without it

GAMES: Final = "serai.games"


class UnknownGame(LookupError):  # noqa: N818  # said to whoever asks for a game that is not there
    """There is no game of that name here, or it does not bring what was asked for."""


@functools.cache
def _found(group: str) -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=group), key=lambda entry: entry.name)}


def names(group: str = GAMES) -> tuple[str, ...]:
    """Return the names of all games, or of those that bring something to one of the rooms."""
    return tuple(name for name in _found(GAMES) if name in _found(group))


def load(name: str) -> type[Game]:
    """Return a game by its name, or raise `UnknownGame`."""
    return cast("type[Game]", part(GAMES, name))


def place(group: str, name: str) -> str:
    """Return the name of the module that a game brings to a room, without importing it; or raise `UnknownGame`."""
    return _entry(group, name).module


@functools.cache
def part(group: str, name: str) -> Any:
    """Return what a game brings to a room, or raise `UnknownGame`."""
    return _entry(group, name).load()


def _entry(group: str, name: str) -> EntryPoint:
    if name not in _found(GAMES):
        raise UnknownGame(f"there is no game called {name!r} here. Games: {', '.join(names())}.")
    if name not in _found(group):
        raise UnknownGame(f"the game {name!r} brings nothing for {group}.")
    return _found(group)[name]
