"""What processes write to each other."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from serai.server.protocol.vocabulary import Language


class Enter(Struct, frozen=True, array_like=True, tag="enter"):
    """A client of the writer's wants to speak to tables of the reader's."""

    link: int
    address: str
    language: Language


class Said(Struct, frozen=True, array_like=True, tag="said"):
    """A client has sent a message, which has waited so many seconds already."""

    link: int
    text: str
    age: float


class Left(Struct, frozen=True, array_like=True, tag="left"):
    """A client has gone, or was sent away by the writer to come back."""

    link: int
    sent_away: bool = False


class Frame(Struct, array_like=True, tag="frame"):
    """Something that clients are to be told, byte for byte."""

    links: list[int]
    text: str


class Done(Struct, frozen=True, array_like=True, tag="done"):
    """So many messages of a client have been carried out, and the last ones cost this."""

    link: int
    count: int
    cost: float


class Closed(Struct, frozen=True, array_like=True, tag="closed"):
    """A client's connection is to be ended with a code, after what it was told."""

    link: int
    code: int


class Beat(Struct, frozen=True, array_like=True, tag="beat"):
    """The writer is there; it may just have been held up for so many seconds."""

    slept: float = 0.0


InSession = Enter | Said | Left | Frame | Done | Closed | Beat


class Seats(Struct, frozen=True, array_like=True, tag="seats"):
    """What is stored of seats has changed beside their tables: somebody was erased, or has other tokens now."""

    tables: list[str]


class Removed(Struct, frozen=True, array_like=True, tag="removed"):
    """Tables are no more."""

    tables: list[str]


class Decline(Struct, frozen=True, array_like=True, tag="decline"):
    """The person for whom a seat of a next game is kept does not come."""

    table: str
    seat: int


class Present(Struct, frozen=True, array_like=True, tag="present"):
    """The writer wants to know whether the person of a seat is at a table of the reader's."""

    table: str
    seat: int


class Take(Struct, frozen=True, array_like=True, tag="take"):
    """Tables that the writer has let go, to be gone on with."""

    tables: list[str]


class News(Struct, frozen=True, array_like=True, tag="news"):
    """What the writer tells of itself in the database has changed."""


class Drain(Struct, frozen=True, array_like=True, tag="drain"):
    """The reader is to hand its tables over and to end."""


Deed = Seats | Removed | Decline | Present | Take | News | Drain


class Ask(Struct, frozen=True, array_like=True, tag="ask"):
    """Something to be done once; `number` makes a repeated question known."""

    number: int
    deed: Deed


class Answer(Struct, frozen=True, array_like=True, tag="answer"):
    """Whether it was done, or is so; else the code of the refusal."""

    number: int
    yes: bool
    code: str | None = None


class Ended(Struct, frozen=True, array_like=True, tag="ended"):
    """The session that is named is over for the writer, to whom everything had come up to so many seconds ago."""

    ago: float = 0.0


class Envelope(Struct, frozen=True, array_like=True):
    """Letters of one process, numbered from 1 in a session of two processes; number 0 stands outside of them."""

    sender: str
    session: str
    number: int
    letters: list[InSession | Ask | Answer | Ended]


ENCODER: Final = msgspec.msgpack.Encoder()
DECODER: Final = msgspec.msgpack.Decoder(Envelope)
