"""A client on a socket of this process: what waits to be sent to it, what it may ask for, and the links by which it
speaks to tables that other processes own.
"""

from __future__ import annotations

import asyncio
import sys
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, Protocol

from serai.server import prices
from serai.server.arrivals import Gate
from serai.server.cluster.edge import Link
from serai.server.connection import MOST_TABLES, Connection
from serai.server.door import Wire
from serai.server.hall import Hall
from serai.server.limits import Addresses, Bucket
from serai.server.protocol import FromClient, messages
from serai.server.protocol.vocabulary import Language
from serai.server.refusals import Elsewhere, Refused

PATIENCE: Final = 100
"""Refusals for speed after which a connection is ended."""
SLICE: Final = 16
"""Frames that are written before others get their turn of the loop."""
RUDE: Final = 1008
Closer = Callable[[int], Awaitable[None]]
Oldest = Callable[[], float | None]
"""When the oldest message came that has been read and not yet been handed to the connection."""


class Outlet(Protocol):
    """The socket that frames go out by."""

    writable: Gate
    """Set while the other end reads what it is sent."""

    def write(self, frames: Iterable[str]) -> None:
        """Send some frames in one go, or raise an exception when the other end is gone."""
        ...


class SocketConnection(Connection):
    """A client, whatever it is: a page, a program, somebody with bad intent."""

    def __init__(
        self,
        hall: Hall,
        *,
        tables: Addresses,
        address: str,
        language: Language,
        outlet: Outlet,
        closer: Closer,
        wire: Wire,
        oldest: Oldest,
    ) -> None:
        """Begin to listen."""
        super().__init__(hall, address=address, language=language)
        self._tables, self._outlet, self._closer, self._wire, self._oldest = tables, outlet, closer, wire, oldest
        settings = hall.services.settings
        self._bucket = Bucket(settings.message_rate, settings.message_burst, hall.services.steady())
        self._rude = 0
        self._unsent: deque[tuple[str, int]] = deque()
        self._sending: asyncio.Handle | asyncio.Task[None] | None = None
        self._closing: int | None = None
        self.sent_away = False
        self._abroad: dict[str, str] = {}
        """The owners of tables that are followed and live in other processes."""
        self._links: dict[str, Link] = {}

    # Sending

    def send(self, frame: str) -> None:
        """Send a frame some time soon, in order; who does not read is cut off."""
        if self._closing is not None:
            return
        size = sys.getsizeof(frame)
        if self._wire.wait(size):
            self._unsent.append((frame, size))
            self._begin_sending()
        else:
            self._closing = RUDE
            self._unsent.clear()

    def close(self, code: int) -> None:
        """End the connection after what has been said so far."""
        if self._closing is None:
            self._closing = code
            self._begin_sending()

    def _begin_sending(self) -> None:
        if self._sending is None:
            self._sending = asyncio.get_running_loop().call_soon(self._send_together)

    def _send_together(self) -> None:
        """Write all that a round of the loop has said in one go; what is much, or meets a slow reader, takes longer."""
        if self._closing is not None or len(self._unsent) > SLICE or not self._outlet.writable.is_set():
            self._sending = asyncio.get_running_loop().create_task(self._drain())
            return
        self._sending = None
        try:
            self._write()
        except Exception:  # the other end is gone; whoever reads from it will notice
            self._unsent.clear()

    def _write(self) -> None:
        """Write some of what waits."""
        frames = [self._unsent.popleft() for _ in range(min(SLICE, len(self._unsent)))]
        self._outlet.write([frame for frame, _ in frames])
        self._wire.hand_on(sum([size for _, size in frames]))

    async def _drain(self) -> None:
        try:
            while self._unsent:
                await self._outlet.writable.wait()
                self._write()
                await asyncio.sleep(0)  # who reads fast is sent much at once, and others wait meanwhile
            if self._closing is not None:
                await self._closer(self._closing)
        except Exception:  # the other end is gone; whoever reads from it will notice
            self._unsent.clear()
        finally:
            self._sending = None

    def gone(self) -> None:
        """Leave every table when the connection has ended."""
        cluster = self.hall.cluster
        sent_away = self.sent_away or (cluster is not None and (cluster.draining or not cluster.leased))
        self._closing = self._closing or RUDE
        self._unsent.clear()
        for link in self._links.values():
            link.leave(sent_away=sent_away)
        super().gone()

    # What it may ask for

    def oldest(self) -> float | None:
        """Return when the oldest message came that waits to be handed over."""
        return self._oldest()

    def _admitted(self) -> bool:
        """Take a permit of this connection and one of its address; who goes on without is sent away."""
        now = self.hall.services.steady()
        if self._bucket.take(now) and self.hall.budgets.take(self.address, now):
            return True
        self._rude += 1
        if self._rude > PATIENCE:
            self.close(RUDE)
        return False

    def _pay(self, cost: float) -> None:
        """Pay for work with the address's permits, and with a bounded number of one's own."""
        self._bucket.pay(min(cost, self._bucket.burst / prices.ALL_OF_A_SOCKET))
        self.hall.budgets.pay(self.address, cost, self.hall.services.steady())

    def _may_open(self, came: float) -> None:
        if not self._tables.take(self.address, came):
            raise Refused("flood", reason="tables")

    # Tables of other processes

    async def _carry_out(self, message: FromClient, came: float) -> None:
        if isinstance(message, messages.TableMessage) and (owner := self._abroad.get(message.table)) is not None:
            raise Elsewhere(owner)
        await super()._carry_out(message, came)

    async def _attach(self, message: messages.Attach) -> None:
        """Follow a table of this process, also one at which another process has refused this client before."""
        await super()._attach(message)
        self._abroad.pop(message.table, None)

    async def _elsewhere(self, message: FromClient, text: str, owner: str, came: float) -> None:
        """Pass a message on to the owner of its table, which answers as if the client were there."""
        assert isinstance(message, messages.TableMessage | messages.Sit | messages.Attach)
        if isinstance(message, messages.Rematch):
            self._may_open(came)
        if isinstance(message, messages.Attach):
            self.language = message.language or self.language
            if message.table not in self._abroad and len(self.attached) + len(self._abroad) >= MOST_TABLES:
                raise Refused("flood", reason="tables", limit=MOST_TABLES)
        if isinstance(message, messages.Attach):
            self._abroad[message.table] = owner
        elif isinstance(message, messages.Detach | messages.Leave):
            self._abroad.pop(message.table, None)
        if (link := self._links.get(owner)) is None:
            assert self.hall.cluster is not None
            link = self._links[owner] = self.hall.cluster.peers.link(owner, self)
        await link.forward(text, came)

    def charge(self, cost: float) -> None:
        """Pay for what another process has done."""
        self._pay(cost)
