"""Whose turn it is: work is done for one address after the other, so that nobody waits behind somebody else's crowd."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque


class Rounds:
    """Beginnings of work: one an address in a round of the event loop; what else it wants waits for the next."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._begun: set[str] = set()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def turn(self, address: str) -> None:
        """Wait until it is this address's turn; at once where nothing of it has begun in this round."""
        loop = asyncio.get_running_loop()
        if address not in self._begun and address not in self._waiting:
            if not self._begun:
                loop.call_soon(self._next)
            self._begun.add(address)
            return
        begin: asyncio.Future[None] = loop.create_future()
        self._waiting.setdefault(address, deque()).append(begin)
        await begin

    def _next(self) -> None:
        """Start the next round."""
        self._begun.clear()
        for address, waiting in [*self._waiting.items()]:
            while waiting and address not in self._begun:
                begin = waiting.popleft()
                if not begin.done():  # who has gone waits no more
                    begin.set_result(None)
                    self._begun.add(address)
            if not waiting:
                del self._waiting[address]
        if self._begun:
            asyncio.get_running_loop().call_soon(self._next)


class Turns:
    """A number of places to work at; when all are taken, addresses get the next free one in rotation."""

    def __init__(self, places: int) -> None:
        """Open the places."""
        self._free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self.waiting = 0

    @property
    def taken(self) -> bool:
        """Whether whoever comes now has to wait."""
        return self._free == 0

    def waiting_of(self, address: str) -> int:
        """Return how many of an address wait."""
        return len(self._waiting.get(address, ()))

    async def take(self, address: str) -> None:
        """Take a place, or wait for one; `give` it back."""
        if self._free:
            self._free -= 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(place)
        self.waiting += 1
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.give()
            else:
                self._leave(address, place)
            raise
        finally:
            self.waiting -= 1

    def _leave(self, address: str, place: asyncio.Future[None]) -> None:
        waiting = self._waiting.get(address)
        if waiting is not None and place in waiting:
            waiting.remove(place)
            if not waiting:
                del self._waiting[address]

    def give(self) -> None:
        """Give a place back: the address that has waited for its turn longest gets it."""
        while self._waiting:
            address, waiting = next(iter(self._waiting.items()))
            place = waiting.popleft()
            if waiting:
                self._waiting.move_to_end(address)
            else:
                del self._waiting[address]
            if not place.done():
                place.set_result(None)
                return
        self._free += 1
