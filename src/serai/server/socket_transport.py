"""WebSockets in bounds: uvicorn's, with a number for what is read in one go and a time for the handshake.

uvicorn reads every frame of a packet in one go, and lets a peer that reads nothing stay. The class here adds that and
changes nothing else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from serai.server import logs
from serai.server.arrivals import Arrivals, Gate
from serai.server.door import Wire
from serai.server.limits import Bucket
from serai.server.transport import DoorConfig, plain

READ_AHEAD: Final = 8
"""Messages of one socket that are read before the first of them has been carried out."""
SLICE: Final = 2_048
"""Bytes that are read in one go, so that a packet full of tiny frames holds nobody up."""
ODD_RATE, ODD_BURST = 2.0, 60
"""Pings, pongs and pieces of messages that a socket may send a second, and at once."""


class DoorSocket(WebSocketsSansIOProtocol):
    """A WebSocket in bounds; the application finds it in the extensions of its scope as ``serai``."""

    config: DoorConfig

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the connection over from HTTP."""
        super().connection_made(transport)
        self.door = self.config.door
        self.client = plain(self.client)
        self.wire: Wire = self.door.wires[transport]
        self.queue: Arrivals = Arrivals()  # type: ignore[assignment]
        self.writable: Gate = Gate()  # type: ignore[assignment]
        self._unread = bytearray()
        self._odd = Bucket(ODD_RATE, ODD_BURST, self.loop.time())
        self._handshake = self.loop.call_later(self.door.settings.request_time, self._too_late)

    def connection_lost(self, exc: Exception | None) -> None:
        """See the peer out."""
        self._handshake.cancel()
        self._unread.clear()
        self.door.leave(self.transport)
        super().connection_lost(exc)
        self.conn.parser.close()  # it and its connection keep each other, until garbage is looked for

    def _too_late(self) -> None:
        if not self.handshake_complete:
            self.transport.abort()

    # Reading

    def data_received(self, data: bytes) -> None:
        """Note when something came, and read as much of it as may wait."""
        self.queue.now = self.door.clock()
        self._unread += data
        self._read_on()

    def _read_on(self) -> None:
        """Read in slices until enough messages wait; the rest stays where it is."""
        while self._unread and self.queue.qsize() < READ_AHEAD and not self.transport.is_closing():
            part = bytes(self._unread[:SLICE])
            del self._unread[:SLICE]
            try:
                super().data_received(part)
            except Exception:
                logs.rarely("frame-failed")
                self.transport.abort()
            if not self.handshake_initiated and self.conn.handshake_exc is not None:
                self.transport.write(b"".join(self.conn.data_to_send()))
                self.transport.close()
        self._set_reading(not self._unread and self.queue.qsize() < READ_AHEAD)

    def _set_reading(self, wanted: bool) -> None:
        if wanted == self.read_paused and not self.transport.is_closing():
            self.read_paused = not wanted
            (self.transport.resume_reading if wanted else self.transport.pause_reading)()

    def send_receive_event_to_app(self) -> None:
        """Put a message in line; whether to read on is decided after the slice."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused

    async def receive(self) -> Any:
        """Return the next message."""
        message = await self.queue.get()
        self._read_on()
        return message

    def handle_connect(self, event: Any) -> None:
        """Show the application the connection under its socket."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"]["serai"] = {"wire": self.wire, "arrivals": self.queue, "outlet": self}

    def forget_handshake(self) -> None:
        """Let go of what only the handshake needed: for as long as a socket is idle, it is most of what it weighs."""
        self._handshake.cancel()
        for headers in (self.request.headers, self.response.headers, self.scope["headers"]):
            headers.clear()  # type: ignore[union-attr]  # the parser keeps the request for good, so what is in it goes

    # Writing

    def write(self, frames: Iterable[str]) -> None:
        """Send some frames in one go; uvicorn would call the system for each."""
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        for frame in frames:
            self.conn.send_text(frame.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))

    # Frames that are no messages

    def handle_ping(self) -> None:
        """Answer a ping, if they are few and the answers are read."""
        if self._may_be_odd():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take note of a pong."""
        if self._may_be_odd():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Add a piece to a message."""
        if self._may_be_odd():
            super().handle_cont(event)

    def _may_be_odd(self) -> bool:
        if self._odd.take(self.loop.time()):
            return True
        logs.rarely("connection-cut", reason="frames", address=self.wire.address)
        self.transport.abort()
        return False

    def keepalive_timeout(self) -> None:
        """End a connection that does not answer pings, without waiting until it has read everything."""
        super().keepalive_timeout()
        self.transport.abort()
