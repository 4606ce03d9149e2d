"""What a process tells the others of itself, in the row of its lease."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from serai.server.lobby import Listing
from serai.server.stored_rows import ProcessRow


class Told(Struct, frozen=True, array_like=True):
    """What a process tells the others of itself."""

    name: str
    """What a host calls it: machine and port."""
    draining: bool = False
    tables: int = 0
    lobby: tuple[Listing, ...] = ()
    bus: str = ""
    """What it writes to the others by: `valkey` or `database`; nothing where that was not told yet."""


ENCODER: Final = msgspec.msgpack.Encoder()
DECODER: Final = msgspec.msgpack.Decoder(Told)


def told_by(row: ProcessRow) -> Told | None:
    """Return what a process tells of itself; nothing of one whose version tells something else, or that only asks."""
    try:
        return DECODER.decode(row.told)
    except msgspec.DecodeError:
        return None


def bus_named(bus: str | None) -> str:
    """Return what is told of a bus that a host has named, or not."""
    return "valkey" if bus else "database"
