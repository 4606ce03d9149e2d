"""Facts of a game as the variables of its messages.

What a fact stands for is written in each game's ``facts.json``, for the browser's renderer too:

- ``cards``: letters become a phrase ``$name``, with ``$name_count`` and ``$name_kind`` (the first letter);
- ``seat``: a seat becomes a name ``$name`` and ``$name_you`` (yes, no, nobody);
- ``values``: ``$name`` is "4 + 3 + 2", with ``$name_total`` and ``$name_count``;
- ``seats``: a number for each seat (or a row, which is counted) gives ``$name_most`` and ``$name_least``;
- ``names``: seats become one phrase of names;
- ``items``: a price or cards (``3c``, ``1m``, ``red``, 17) become a phrase ``$name``, with ``$name_count``;
- ``token`` and ``reserve``: a reserve token (``3c:4``), or several, become a phrase;
- ``colour``: a colour's name.

Every other number or word is itself. ``untold`` has what a message is told where a fact is missing because
the reader may not know it, or because nobody asked.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from serai.text.language import Variable, words_of


class Vocabulary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the facts of one game stand for."""

    facts: dict[str, str]
    moves: dict[str, list[str]]
    """For the page: for each kind of move the facts that its notation names, in order, between slashes."""
    untold: dict[str, dict[str, Any]]


@functools.cache
def vocabulary(game: str) -> Vocabulary:
    """Return the vocabulary of a game, or raise `UnknownWordsError`."""
    source = words_of(game).joinpath("facts.json").read_bytes()
    return msgspec.json.decode(source, type=Vocabulary)


class Speaker(Protocol):
    """Whoever says messages and joins phrases: `serai.text.Words`."""

    def say(self, message: str, /, **facts: Variable) -> str:
        """Return a message."""
        ...

    def cards(self, game: str, cards: str) -> str:
        """Return cards as a phrase."""
        ...

    def all(self, things: Sequence[str]) -> str:
        """Return several phrases as one."""
        ...


class Reader:
    """Who reads, and how names and cards are told: all it takes to turn facts into variables."""

    def __init__(self, game: str, speaker: Speaker, names: Sequence[str], you: int | None) -> None:
        """`names` are those of the seats; `you` is the reader's seat, or ``None``."""
        self._game, self._speaker, self._names, self._you = game, speaker, names, you

    def seat(self, seat: int | None) -> tuple[str, str]:
        """Return a seat's name, and whether it is the reader's (yes, no, nobody)."""
        if seat is None:
            return "", "nobody"
        return self._name(seat), "yes" if seat == self._you else "no"

    def _name(self, seat: int) -> str:
        """Return a seat's name, or a word for whoever sits there where no names were given."""
        return self._names[seat] if seat < len(self._names) else self._speaker.say("another-player")

    def variables(self, kinds: Mapping[str, str], facts: Mapping[str, Any]) -> dict[str, Variable]:
        """Return the variables that facts give."""
        told = (self._told(kinds.get(fact), fact, value) for fact, value in facts.items())
        return {name: value for variables in told for name, value in variables}

    def _told(self, kind: str | None, fact: str, value: Any) -> Iterator[tuple[str, Variable]]:
        match kind, value:
            case "seat", (int() | None):
                yield fact, self.seat(value)[0]
                yield f"{fact}_you", self.seat(value)[1]
            case "cards", str():
                yield fact, self._speaker.cards(self._game, value)
                yield f"{fact}_count", len(value)
                yield f"{fact}_kind", value[:1]
            case "values", str():
                yield f"{fact}_count", value
            case "values", _:
                yield fact, " + ".join(str(number) for number in value)
                yield f"{fact}_total", sum(value)
                yield f"{fact}_count", len(value)
            case "names", _:
                yield fact, self._speaker.all([self._name(seat) for seat in value])
            case "items", _:
                yield fact, self._speaker.all(list(self._items(value)))
                yield f"{fact}_count", len(value)
            case "token", str():
                yield fact, self._reserve(value)
            case "reserve", _:
                yield fact, self._speaker.all([self._reserve(token) for token in value])
            case "colour", str():
                yield fact, self._speaker.say(f"{self._game}-colour-{value}")
            case "seats", (list() | tuple()):
                numbers = [number if isinstance(number, int) else len(number) for number in value]
                yield f"{fact}_most", max(numbers)
                yield f"{fact}_least", min(numbers)
            case _, (str() | int()):
                yield fact, value

    def _items(self, items: Sequence[str | int]) -> Iterator[str]:
        """Tell what a price or a handful holds, equal things together: ``3c``, ``1m``, ``red``, 17."""
        for item in dict.fromkeys(map(str, items)):
            if item.isdigit():
                yield self._speaker.say(f"{self._game}-item-number", number=int(item))
            elif item[0].isdigit():
                yield self._speaker.say(f"{self._game}-item-{item[-1]}", count=int(item[:-1]))
            else:
                yield self._speaker.say(f"{self._game}-item-{item}", count=list(items).count(item))

    def _reserve(self, token: str) -> str:
        """Tell a reserve token, such as ``3c:4``: what it pays, and its value."""
        pays, _, value = token.partition(":")
        return self._speaker.say(f"{self._game}-token-{pays[-1]}", amount=int(pays[:-1]), value=int(value))
