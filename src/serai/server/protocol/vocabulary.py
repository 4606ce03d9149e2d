"""What both sides of the socket speak of: names and secrets with their bounds, seats, clocks, requests and branches."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

NO_ZERO = r"^[^\x00]*$"
"""What a store keeps has no zero byte in it: not every database can read one."""
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_ZERO)]
"""A client's own name for a message; a message sent again under the same id has no second effect."""
TableId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32, pattern=NO_ZERO)]
Token: TypeAlias = Annotated[str, Meta(min_length=16, max_length=64)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
Entropy: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-fA-F]{64}$")]
"""32 bytes of a client's own chance, in hexadecimal."""
Language: TypeAlias = Literal["en", "fr", "it"]
Hash: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-fA-F]{64}$")]
"""A SHA-256, in hexadecimal."""
Claim: TypeAlias = Annotated[str, Meta(min_length=16, max_length=64)]
Person: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
"""A person's secret of 128 bits, in hexadecimal: whoever has it holds all seats of that person."""
Face: TypeAlias = Annotated[str, Meta(pattern="^[a-z]{0,20}$")]
"""The name of a drawn face; a page that does not know it draws none."""
Status: TypeAlias = Literal["waiting", "opening", "playing", "ended"]
"""``opening``: every seat is taken, and the clients open what they have given to the dealing."""
EndReason: TypeAlias = Literal["played", "resigned", "time", "limit"]
Phrase: TypeAlias = Literal[
    "hello", "good-luck", "well-played", "thanks", "nice-move", "one-moment", "oops", "rematch", "goodbye"
]
"""Ready phrases; `serai.text` has each of them as ``phrase-<name>``."""
GameOptions: TypeAlias = Annotated[Any, Meta(extra={"typescript": "GameOptions"})]
GameView: TypeAlias = Annotated[Any, Meta(extra={"typescript": "GameView"})]
Facts: TypeAlias = Annotated[dict[str, Any], Meta(extra={"typescript": "Record<string, any>"})]


class HumanSeat(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="human"):
    """A seat for a person, open until somebody sits."""


class ComputerSeat(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="computer"):
    """A seat for a computer player of a level."""

    level: Annotated[str, Meta(min_length=1, max_length=40)]


class ClockSetting(Struct, frozen=True, forbid_unknown_fields=True):
    """A bank of seconds for the whole game, and what every move of one's own adds to it."""

    bank: Annotated[int, Meta(ge=1, le=604_800)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    each_move: bool = False
    """Whether every move has the whole bank for itself: in games over days, whose people come and go."""


class Aids(Struct, frozen=True):
    """What helped in a game besides its players' wits."""

    hints: int = 0
    """Positions in which somebody was told the best move (see `Hint`)."""
    taken_back: int = 0
    """Moves that were taken back (see `TakeBack`); what they had shown stayed known."""


Wish: TypeAlias = Literal["take-back", "pause"]
"""What people ask each other for at a table."""


class Request(Struct, frozen=True):
    """What somebody at a table asks the other people for."""

    wish: Wish
    seat: int
    agreed: tuple[int, ...]
    """The seats that have agreed so far."""
    waiting: tuple[int, ...]
    """The seats that have not answered."""


class Branch(Struct, frozen=True):
    """The moment of an ended game at which another game was taken up, and for which seat."""

    table: str
    step: int
    """How many moves had been made."""
    seat: int
    as_it_was: bool
    """Whether hidden cards lay as they did; else they were dealt anew from what the seat could know."""
