"""Everybody who follows a table: the people of its seats on one or more screens each, and the spectators."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

from serai.server.messages import FromServer

ENCODER = msgspec.json.Encoder()


class Listener(Protocol):
    """A connection that can be told something."""

    def send(self, frame: str) -> None:
        """Send a frame some time soon, in order."""
        ...

    def close(self, code: int) -> None:
        """End the connection; the client comes back by itself."""
        ...

    def behind(self, moment: float) -> bool:
        """Tell whether a message that came before a moment has not been carried out yet."""
        ...


class Place:
    """One connection at one table: the seat it holds (none for a spectator), and whether it hears chat."""

    __slots__ = ("listener", "muted", "seat")

    def __init__(self, listener: Listener, seat: int | None) -> None:
        """Take a place and listen."""
        self.listener, self.seat, self.muted = listener, seat, False


def framed(message: FromServer) -> str:
    """Return a message as it goes over the socket."""
    return ENCODER.encode(message).decode()


class Audience:
    """The places around a table."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self.places: dict[Listener, Place] = {}

    def __len__(self) -> int:
        return len(self.places)

    def present(self, seat: int) -> bool:
        """Tell whether the person of a seat is here."""
        return any(place.seat == seat for place in self.places.values())

    def behind(self, seat: int, moment: float) -> bool:
        """Tell whether the person of a seat said something before a moment that has not been carried out yet."""
        return any(place.seat == seat and place.listener.behind(moment) for place in self.places.values())

    @property
    def watchers(self) -> int:
        """How many only watch."""
        return sum(place.seat is None for place in self.places.values())

    def tell_each(self, message: Callable[[int | None], FromServer]) -> None:
        """Tell everybody what is for their seat; it is made and written once a seat."""
        frames: dict[int | None, str] = {}
        for place in [*self.places.values()]:
            if place.seat not in frames:
                frames[place.seat] = framed(message(place.seat))
            place.listener.send(frames[place.seat])

    def tell(self, message: FromServer, *, chat: bool = False) -> None:
        """Tell everybody the same."""
        if not self.places:
            return
        frame = framed(message)
        for place in [*self.places.values()]:
            if not (chat and place.muted):
                place.listener.send(frame)

    def disperse(self, code: int) -> None:
        """End every connection."""
        for place in [*self.places.values()]:
            place.listener.close(code)
