"""How a player is found: by a name with options, or in a file of anybody's.

``maharaja`` is a name, ``maharaja:iterations=10000,threads=2`` a name with options, ``./mybot.py`` a file with a
function ``choose(view)`` that returns a move or its notation.
"""

from __future__ import annotations

import hashlib
import importlib.util
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from serai.games import registry
from serai.games.contract import Move
from serai.players.contract import Player, UnknownPlayer

PLAYERS: Final = "serai.players"
SUFFIX: Final = ".py"


class ForeignPlayer:
    """A player from a file of anybody's."""

    def __init__(self, name: str, function: Callable[[Any], Move | str | None]) -> None:
        """Keep the function that chooses."""
        self.name = name
        self._function = function

    def choose(self, view: Any) -> Move | str | None:
        """Return whatever the file's function answers."""
        return self._function(view)


def names(game: str) -> list[str]:
    """List the players of a game, the house's own and its levels."""
    found: list[str] = list(_room(game).names())
    return found


def load(game: str, spec: str, seed: int) -> Player:
    """Return a player of a game by its name, its name with options, or its file.

    Chance, where a player uses any, comes from `seed` and from the views alone.
    """
    name, _, rest = spec.partition(":")
    if name.endswith(SUFFIX) or "/" in name or "\\" in name:
        return _foreign(Path(spec))
    room = _room(game)
    if name not in room.names():
        raise UnknownPlayer(
            f"nobody called {name!r} plays {game}. Players: {', '.join(room.names())};"
            " or give a file with a function choose(view), such as ./mybot.py."
        )
    player: Player = room.load(name, _options(spec, rest), seed)
    return player


def _room(game: str) -> Any:
    """Return the game's package of players."""
    try:
        return registry.part(PLAYERS, game)
    except registry.UnknownGame as unknown:
        raise UnknownPlayer(str(unknown)) from unknown


def _options(spec: str, text: str) -> Mapping[str, str]:
    """Read ``iterations=1000,threads=2``."""
    options: dict[str, str] = {}
    for part in filter(None, text.split(",")):
        key, equals, value = part.partition("=")
        if not (key and equals and value):
            raise UnknownPlayer(
                f"{part!r} in {spec!r} is no option; options are written name:option=value,option=value."
            )
        options[key.strip()] = value.strip()
    return options


def _foreign(path: Path) -> ForeignPlayer:
    """Load a file of anybody's and find its function."""
    if not path.is_file():
        raise UnknownPlayer(f"there is no file {path}. A player's file is Python and has a function choose(view).")
    # The same name in every process: compiled code of a bot that is kept on disk refers to its module by name.
    module_name = f"serai_foreign_{hashlib.blake2b(str(path.resolve()).encode(), digest_size=8).hexdigest()}"
    found = importlib.util.spec_from_file_location(module_name, path)
    if found is None or found.loader is None:
        raise UnknownPlayer(f"{path} is not a Python file; a player's file ends in .py.")
    module = importlib.util.module_from_spec(found)
    sys.modules[module_name] = module  # so that the file may define dataclasses and structs
    try:
        found.loader.exec_module(module)
    except Exception as fault:
        raise UnknownPlayer(f"{path} could not be loaded: {type(fault).__name__}: {fault}") from fault
    function = getattr(module, "choose", None)
    if not callable(function):
        raise UnknownPlayer(f"{path} has no function choose(view); that is the one thing a player's file needs.")
    return ForeignPlayer(getattr(module, "NAME", path.stem), function)
