"""The door: every connection from the moment it is accepted, and how much waits to be read by it.

Connections are bounded for an address and together, below what the system lets a process open. What somebody does not
read is bounded for a connection, an address and together; whoever is over a bound is cut off at once, because waiting
until everything has been sent is what such a peer wants.
"""

from __future__ import annotations

import asyncio
import math
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Final

from serai.server import logs
from serai.server.limits import Addresses, neighbourhood
from serai.server.origin import Networks
from serai.server.pulse import BEAT, Pulse
from serai.server.settings import Settings

if sys.platform != "win32":
    import resource

FILES_KEPT: Final = 128
"""Open files that are not for connections: the data, the listener, computer players, what libraries open."""
FEWEST: Final = 8
"""Connections that are tried even where the system lets a process open next to nothing."""
FEW_FILES: Final = 1024
"""Connections below which the host is warned at the start."""
NEAR: Final = 0.8
"""The share of the connections that may be open above which the log tells."""
TOUR: Final = 0.25
"""Seconds in which every connection is looked at once, some in each beat, so that many of them hold nobody up."""
PROXY: Final = ""
"""Where connections of a trusted proxy are counted: nowhere."""


class Wire:
    """One accepted connection, whatever is spoken over it."""

    __slots__ = ("_best", "_door", "_handed", "_looked", "_since", "address", "peer", "transport", "waiting")

    def __init__(self, door: Door, transport: asyncio.Transport, peer: str) -> None:
        """Begin with nothing to send; `address` is whom the bytes are counted for, behind a proxy the visitor."""
        self._door, self.transport, self.peer = door, transport, peer
        self.address = peer
        self.waiting = 0
        """Bytes that wait above the transport."""
        self._handed = self._looked = 0
        self._best, self._since = 0, 0.0

    @property
    def unsent(self) -> int:
        """Bytes that wait for the other end to read."""
        return self.waiting + self.transport.get_write_buffer_size()

    def belongs_to(self, address: str) -> None:
        """Count the bytes for a visitor whom a proxy names."""
        if self.transport in self._door.wires and address != self.address:
            waiting = self.waiting
            self.forget()
            self._door.part(self)
            self.address = address
            self._door.neighbours[address].add(self)
            self._count(waiting)

    def wait(self, size: int) -> bool:
        """Let so many more bytes wait; False when that cut the connection off."""
        if self.transport not in self._door.wires:
            return False
        self._count(size)
        return self._door.has_room(self)

    def hand_on(self, size: int) -> None:
        """Note that bytes have gone from the line to the transport."""
        self._count(-min(size, self.waiting))
        self._handed += 1

    def forget(self) -> None:
        """Note that nothing waits above the transport any more."""
        self._count(-self.waiting)

    def _count(self, size: int) -> None:
        if size:
            self.waiting += size
            self._door.lines[self.address] += size

    def calm(self) -> None:
        """Note that nothing waits for the other end."""
        self._since, self._best = 0.0, 0

    def stuck(self, now: float, unsent: int) -> float:
        """Return for how many seconds nothing has been read by the other end of what waits for it."""
        if unsent < self._best or self._handed != self._looked:
            self._since = 0.0
        elif not self._since:
            self._since = now
        self._best, self._looked = unsent, self._handed
        return now - self._since if self._since else 0.0

    def cut(self) -> None:
        """End the connection at once, whatever still waits."""
        self.transport.abort()


class Door:
    """Everybody who is connected."""

    def __init__(self, settings: Settings) -> None:
        """Open with nobody."""
        self.settings = settings
        self.pulse = Pulse()
        self.clock: Callable[[], float] = time.monotonic
        """What the moment of a message's arrival is told by."""
        self.wires: dict[asyncio.BaseTransport, Wire] = {}
        self.most = min(settings.connections, max(FEWEST, _files() - FILES_KEPT))
        self._each = 2 * settings.per_address  # a page has its socket, and fetches files beside it
        self._proxies = Networks(settings.proxy)
        self._comings = Addresses(settings.request_rate, settings.request_burst)
        self._peers: defaultdict[str, int] = defaultdict(int)
        self.neighbours: defaultdict[str, set[Wire]] = defaultdict(set)
        self.lines: defaultdict[str, int] = defaultdict(int)
        """Bytes that wait above the transports, by address."""
        self._row: Iterator[Wire] = iter(())
        self._share = 0
        """Connections looked at in one beat; none between two tours."""
        self._next_tour = 0.0
        self._beat: asyncio.TimerHandle | None = None

    # Coming and going

    def enter(self, transport: asyncio.Transport, peer: str) -> Wire | int:
        """Let a connection in, or return the status that tells why not."""
        address = PROXY if peer in self._proxies else neighbourhood(peer)
        if len(self.wires) >= self.most:
            logs.rarely("connections-full", most=self.most)
            return 503
        if address != PROXY:
            if not self._comings.take(address, time.monotonic()):
                logs.rarely("address-hasty", address=address)
                return 429
            if self._peers[address] >= self._each:
                logs.rarely("address-full", address=address, most=self._each)
                return 429
        wire = self.wires[transport] = Wire(self, transport, address)
        self._peers[address] += 1
        self.neighbours[address].add(wire)
        if len(self.wires) > NEAR * self.most:
            logs.rarely("connections-near-limit", open=len(self.wires), most=self.most)
        return wire

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """See a connection out."""
        wire = self.wires.pop(transport, None)
        if wire is not None:
            wire.forget()
            self.part(wire)
            self._peers[wire.peer] -= 1
            if not self._peers[wire.peer]:
                del self._peers[wire.peer]

    def part(self, wire: Wire) -> None:
        """Take a connection from those of its address; an address without any is forgotten."""
        self.neighbours[wire.address].discard(wire)
        if not self.neighbours[wire.address]:
            del self.neighbours[wire.address]
            self.lines.pop(wire.address, None)

    # What is not read

    def has_room(self, wire: Wire) -> bool:
        """Tell whether a connection may stay with what waits for it; the worst of an address that is over goes."""
        if wire.unsent > self.settings.unsent:
            return self._cut(wire, "unsent")
        if wire.address != PROXY and self.lines[wire.address] > self.settings.unsent_address:
            worst = max(self.neighbours[wire.address], key=lambda other: other.unsent)
            self._cut(worst, "unsent-address")
            return worst is not wire
        return True

    def _look(self) -> None:
        """Look at some connections: what waits in their transports, and whether it moves."""
        now, sums = time.monotonic(), dict[str, int]()
        if not self._share and now >= self._next_tour:
            self._row, self._share = iter([*self.wires.values()]), math.ceil(len(self.wires) * BEAT / TOUR)
            self._next_tour = now + TOUR
        for _ in range(self._share):
            wire = next(self._row, None)
            if wire is None:
                self._share = 0
                break
            if not (unsent := wire.unsent):
                wire.calm()
            elif wire.transport not in self.wires:
                continue
            elif wire.stuck(now, unsent) > self.settings.stall:
                self._cut(wire, "unread")
            elif unsent > self.settings.unsent:
                self._cut(wire, "unsent")
            elif wire.address != PROXY:
                if wire.address not in sums:
                    sums[wire.address] = sum(other.unsent for other in self.neighbours[wire.address])
                if sums[wire.address] > self.settings.unsent_address:
                    worst = max(self.neighbours[wire.address], key=lambda other: other.unsent)
                    sums[wire.address] -= worst.unsent
                    self._cut(worst, "unsent-address")

    def _cut(self, wire: Wire, reason: str) -> bool:
        logs.rarely("connection-cut", reason=reason, address=wire.address, unsent=wire.unsent)
        wire.cut()
        wire.forget()
        return False

    # The pulse

    def open(self) -> None:
        """Begin to look after those who are here, in the running loop."""
        if self.most < min(FEW_FILES, self.settings.connections):
            logs.warn("few-files", connections=self.most, expected=f"ulimit -n above {FEW_FILES + FILES_KEPT}")
        self.pulse.begin()
        self._tick()

    def close(self) -> None:
        """Stop looking."""
        if self._beat is not None:
            self._beat.cancel()

    def _tick(self) -> None:
        self.pulse.beat()
        self._look()
        self._beat = asyncio.get_running_loop().call_later(BEAT, self._tick)


def _files() -> int:
    """Return how many files this process may open, after asking for as many as the system allows."""
    if sys.platform == "win32":
        return sys.maxsize
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return sys.maxsize
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (OSError, ValueError):  # some systems name a hard limit that they do not grant
        return soft
    return sys.maxsize if hard == resource.RLIM_INFINITY else hard
