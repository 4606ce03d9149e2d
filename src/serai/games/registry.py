"""The games of the house by name, each loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from serai.games.contract import Game


def _jaipur() -> type[Game]:
    from serai.games.jaipur import Match  # noqa: PLC0415  # compiled code is loaded when it is needed

    return cast("type[Game]", Match)


def _eschnapur() -> type[Game]:
    from serai.games.eschnapur import Expedition  # noqa: PLC0415

    return cast("type[Game]", Expedition)


GAMES: Final[dict[str, Callable[[], type[Game]]]] = {"jaipur": _jaipur, "eschnapur": _eschnapur}


def load(name: str) -> type[Game]:
    """Return a game by its name, or raise `KeyError`."""
    return GAMES[name]()
