"""What the arena must know of a game beyond its contract: the view a player gets, the points of a round."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, cast

import msgspec

from serai.games import jaipur
from serai.games.contract import Game, Seat

Points = tuple[int, ...]


class UnknownGame(ValueError):  # noqa: N818  # said to a person who asked for a game that is not there
    """The arena has no game of that name, or the game no such option."""


@dataclass(frozen=True, slots=True)
class Discipline:
    """A game as it is played in the arena."""

    game: type[Game]
    view: Callable[[Any, Seat], msgspec.Struct]
    """What a player is asked with: the part of a state that its seat may know."""
    view_type: type[msgspec.Struct]
    rounds: Callable[[Any], tuple[Points, ...]]
    """The points of every seat in each round that has ended."""
    limit: int
    """Moves a round after which it counts as endless."""


def _jaipur_view(match: jaipur.Match, seat: Seat) -> jaipur.View:
    return match.current.view(seat)


def _jaipur_rounds(match: jaipur.Match) -> tuple[Points, ...]:
    return tuple(result.scores for result in match.results)


def _jaipur() -> Discipline:
    # J-K4: the rules know no limit. Random play needs 78 moves a round, so 600 are never reached by accident.
    game = cast(type[Game], jaipur.Match)  # its states take Jaipur's moves only, not any game's
    return Discipline(game, _jaipur_view, jaipur.View, _jaipur_rounds, limit=600)


DISCIPLINES: Final[Mapping[str, Callable[[], Discipline]]] = {"jaipur": _jaipur}


@functools.cache
def discipline(name: str) -> Discipline:
    """Return a game as the arena plays it."""
    if name not in DISCIPLINES:
        raise UnknownGame(f"the arena has no game called {name!r}. Games: {', '.join(DISCIPLINES)}.")
    return DISCIPLINES[name]()


def read_options(name: str, texts: Mapping[str, str]) -> dict[str, Any]:
    """Read options of a game from ``name=value`` texts, and return all of its options by name."""
    kind = discipline(name).game.options_type
    fields = {field.name: field.default for field in msgspec.structs.fields(kind)}
    unknown = sorted(set(texts) - set(fields))
    told = ", ".join(f"{field}={default}" for field, default in fields.items())
    if unknown:
        raise UnknownGame(f"{name} has no option {unknown[0]!r}. Its options with what they are by default: {told}.")
    try:
        options = msgspec.convert(dict(texts), kind, strict=False)
    except msgspec.ValidationError as fault:
        raise UnknownGame(f"an option of {name} makes no sense: {fault}. Its options: {told}.") from fault
    return msgspec.structs.asdict(options)
