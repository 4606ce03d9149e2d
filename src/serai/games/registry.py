"""The games of the house by name, each loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from serai.games.contract import Game


def _jaipur() -> type[Game]:
    from serai.games.jaipur import Match  # noqa: PLC0415  # compiled code is loaded when it is needed

    return cast("type[Game]", Match)


GAMES: Final[dict[str, Callable[[], type[Game]]]] = {"jaipur": _jaipur}


def load(name: str) -> type[Game]:
    """Return a game by its name, or raise `KeyError`."""
    return GAMES[name]()
