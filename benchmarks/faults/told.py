"""What the people of a run read of the server's words: only as much as they need, for there are many of them."""

from __future__ import annotations

import msgspec
from msgspec import Struct


class Dealing(Struct):
    digest: str | None
    missing: tuple[int, ...]
    entropy: tuple[str | None, ...] | None


class Info(Struct):
    status: str
    dealing: Dealing


class Told(Struct):
    """A message of any type; what a seat sees stays the bytes that came."""

    type: str
    reply: str | None = None
    table: str = ""
    version: int = 0
    code: str = ""
    seat: int | None = None
    token: str = ""
    info: Info | None = None
    view: msgspec.Raw = msgspec.Raw(b"null")
    events: msgspec.Raw = msgspec.Raw(b"[]")
    awaited: tuple[int, ...] = ()
    listed_moves: msgspec.Raw = msgspec.Raw(b"[]")


HEARD = msgspec.json.Decoder(Told)
MOVES = msgspec.json.Decoder(list[str])
