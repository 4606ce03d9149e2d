"""What the arena must know of a game beyond its contract: the view a player gets, the points of a round."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from serai.games import jaipur, registry
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

    @property
    def limit(self) -> int:
        """Moves a round after which it counts as endless."""
        return self.game.limit


def _jaipur_view(match: jaipur.Match, seat: Seat) -> jaipur.View:
    return match.current.view(seat)


def _jaipur_rounds(match: jaipur.Match) -> tuple[Points, ...]:
    return tuple(result.scores for result in match.results)


def _jaipur() -> Discipline:
    return Discipline(registry.load("jaipur"), _jaipur_view, jaipur.View, _jaipur_rounds)


def _eschnapur() -> Discipline:
    from serai.games import eschnapur  # noqa: PLC0415  # compiled code is loaded when it is needed

    def view(game: eschnapur.Expedition, seat: Seat) -> eschnapur.View:
        return game.view(seat)

    def rounds(game: eschnapur.Expedition) -> tuple[Points, ...]:
        return (game.points,) if game.ended else ()

    return Discipline(registry.load("eschnapur"), view, eschnapur.View, rounds)


DISCIPLINES: Final[Mapping[str, Callable[[], Discipline]]] = {"jaipur": _jaipur, "eschnapur": _eschnapur}


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
