"""Everybody who follows a table: the people of its seats on one or more screens each, and the spectators."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final, Protocol

import msgspec

from serai.server.protocol import FromServer

ENCODER = msgspec.json.Encoder()
SLICE: Final = 128
"""Spectators that are told something before others get their turn of the loop."""


class Listener(Protocol):
    """A connection that can be told something."""

    address: str
    """Whom a limit counts it for."""

    def send(self, frame: str) -> None:
        """Send a frame some time soon, in order."""
        ...

    def close(self, code: int) -> None:
        """End the connection; the client comes back by itself."""
        ...

    def behind(self, moment: float) -> bool:
        """Tell whether a message that came before a moment has not been carried out yet."""
        ...

    def unheard_since(self) -> float | None:
        """Return since when it cannot be heard for reasons of the house; None when it can."""
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
        self._untold: deque[tuple[Place, str]] = deque()

    def __len__(self) -> int:
        return len(self.places)

    def present(self, seat: int) -> bool:
        """Tell whether the person of a seat is here."""
        return any(place.seat == seat for place in self.places.values())

    def behind(self, seat: int, moment: float) -> bool:
        """Tell whether the person of a seat said something before a moment that has not been carried out yet."""
        return any(place.seat == seat and place.listener.behind(moment) for place in self.places.values())

    def unheard_since(self, seat: int) -> float | None:
        """Return since when the person of a seat cannot be heard by any of the ways it came, if there are some."""
        since = [place.listener.unheard_since() for place in self.places.values() if place.seat == seat]
        return None if None in since else max(filter(None, since), default=None)

    @property
    def watchers(self) -> int:
        """How many only watch."""
        return sum(place.seat is None for place in self.places.values())

    @property
    def address(self) -> str:
        """Where somebody of those here comes from, the people of the seats first."""
        found = sorted(self.places.values(), key=lambda place: place.seat is None)
        return found[0].listener.address if found else ""

    def tell_each(self, message: Callable[[int | None], FromServer]) -> None:
        """Tell everybody what is for their seat; it is made and written once a seat."""
        frames: dict[int | None, str] = {}
        for place in self.places.values():
            if place.seat not in frames:
                frames[place.seat] = framed(message(place.seat))
        self._send((place, frames[place.seat]) for place in [*self.places.values()])

    def tell(self, message: FromServer, *, chat: bool = False, besides: Listener | None = None) -> None:
        """Tell everybody the same, but for one who knows it."""
        if self.places:
            frame = framed(message)
            self._send(
                (place, frame)
                for place in [*self.places.values()]
                if place.listener is not besides and not (chat and place.muted)
            )

    def _send(self, frames: Iterable[tuple[Place, str]]) -> None:
        """Send to the people of the seats at once, and to the spectators in slices when they are many."""
        telling = bool(self._untold)
        for place, frame in frames:
            if place.seat is not None:
                place.listener.send(frame)
            else:
                self._untold.append((place, frame))
        if not telling:
            self._tell_spectators()

    def _tell_spectators(self) -> None:
        for _ in range(min(SLICE, len(self._untold))):
            place, frame = self._untold.popleft()
            if self.places.get(place.listener) is place:
                place.listener.send(frame)
        if self._untold:
            asyncio.get_running_loop().call_soon(self._tell_spectators)

    def disperse(self, code: int) -> None:
        """End every connection."""
        for place in [*self.places.values()]:
            place.listener.close(code)
