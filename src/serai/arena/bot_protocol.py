"""What the arena or the server and a bot's process write to each other, one JSON object a line."""

from __future__ import annotations

import msgspec


class Question(msgspec.Struct, tag=True):
    """A view to choose a move in."""

    view: msgspec.Raw


class Start(msgspec.Struct, tag=True):
    """A new game, with a seed for the bot's chance."""

    seed: int


class Request(msgspec.Struct, tag=True):
    """A view for a player of the house of any game and level to choose a move in."""

    game: str
    level: str
    view: msgspec.Raw
    seed: int | None = None
    """Of the player's chance; without one, it has a seed of its own."""


class Study(msgspec.Struct, tag=True):
    """A piece of the analysis of a game: a step of its record, or the outline where no step is named.

    With a move, that move is judged in place of the one that was played.
    """

    record: str
    step: int | None = None
    move: str | None = None


class Advise(msgspec.Struct, tag=True):
    """A position in which the best move is asked for: everything that a seat knows, and how a player is asked there."""

    game: str
    view: msgspec.Raw
    player_view: msgspec.Raw


class Reading(msgspec.Struct, tag=True):
    """A position in which it is asked what somebody's moves suggest about the cards in hand."""

    game: str
    view: msgspec.Raw


class Assembly(msgspec.Struct, tag=True):
    """All pieces of an analysis, for the report that they make."""

    outline: msgspec.Raw
    findings: tuple[msgspec.Raw, ...]


class Answer(msgspec.Struct, tag=True):
    """The bot's move in notation (``None``: it does nothing now), and how long it took.

    `why` is the key of the phrase that tells why, where the player says it.
    """

    move: str | None
    seconds: float
    why: str | None = None


class Studied(msgspec.Struct, tag=True):
    """What a piece of an analysis came to, as its own structure in JSON."""

    found: msgspec.Raw


class Ready(msgspec.Struct, tag=True):
    """The bot's file has been loaded."""

    name: str


class Refusal(msgspec.Struct, tag=True):
    """The bot's file, or what was asked, is of no use."""

    reason: str


class Crash(msgspec.Struct, tag=True):
    """The bot raised an exception."""

    reason: str


Told = Answer | Studied | Ready | Refusal | Crash
