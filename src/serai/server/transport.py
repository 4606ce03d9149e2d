"""What is spoken through the door: uvicorn's HTTP and WebSocket, with a time, a size and a number for everything.

uvicorn bounds neither how long a request may take to come, nor how long its head may be, nor how many frames are read
in one go; and it lets a peer that reads nothing stay. The classes here add that and change nothing else.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from serai.server import logs
from serai.server.arrivals import Arrivals, Gate
from serai.server.door import Door, Wire
from serai.server.limits import Bucket

HEAD_BYTES: Final = 32_768
"""Bytes of a request's first line and headers together."""
LINE_BYTES: Final = 8_000
"""Bytes of one of them."""
HEAD_LINES: Final = 100
BODY_BYTES: Final = 65_536
"""Bytes of a body; nothing here asks for one."""
PIPELINE: Final = 32
"""Requests that may wait for the answer to the one before them."""
LINGER: Final = 2.0
"""Seconds in which a refused peer may take its answer, while what it still sends is thrown away."""
READ_AHEAD: Final = 8
"""Messages of one socket that are read before the first of them has been carried out."""
SLICE: Final = 2_048
"""Bytes that are read in one go, so that a packet full of tiny frames holds nobody up."""
ODD_RATE, ODD_BURST = 2.0, 60
"""Pings, pongs and pieces of messages that a socket may send a second, and at once."""
REFUSALS: Final = {
    400: "This is no request that Serai understands.",
    408: "The request did not come in time.",
    413: "The request is too large.",
    429: "There are too many connections from your address. Close some, or try again later.",
    431: "The head of the request is too large.",
    503: "Too many people are here. Try again later.",
}


class DoorConfig(uvicorn.Config):
    """How uvicorn runs a server, with the door that everybody comes through."""

    door: Door


class TooMuchError(Exception):
    """A request that is larger than it may be."""


class DoorHttp(HttpToolsProtocol):
    """HTTP/1.1 in bounds."""

    config: DoorConfig

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let the peer in, or tell it why not."""
        super().connection_made(transport)
        self.door = self.config.door
        self.client = plain(self.client)
        self._ended = False
        self._linger: asyncio.TimerHandle | None = None
        self._waiting: asyncio.TimerHandle | None = None
        self._status = 400
        self._head = self._lines = self._body = self._fed = 0
        self._in_head = False
        entered = self.door.enter(transport, self.client[0] if self.client else "")
        if isinstance(entered, Wire):
            self._expect()
        else:  # no time to linger: those who are too many must not stay in any form
            self._ended = True
            transport.write(answer(entered))
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """See the peer out."""
        self._calm()
        if self._linger is not None:
            self._linger.cancel()
        self.door.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless the peer has been refused already."""
        if self._ended or self.parser is None:
            return
        self._fed += len(data)
        try:
            super().data_received(data)
        except Exception:  # what uvicorn does not expect of a peer; a peer must not fill the log with traces
            logs.rarely("request-failed")
            self.refuse(400)
        self._watch()

    def _watch(self) -> None:
        """Refuse a line that does not end; a few bytes buy no more time."""
        if self._ended:
            return
        if self._in_head and self._fed > HEAD_BYTES:
            self.refuse(431)
        elif self.cycle is None or self.cycle.response_complete:
            self._expect()

    # What the parser finds

    def on_message_begin(self) -> None:
        """Begin to count."""
        if len(self.pipeline) >= PIPELINE:
            self._over(400)
        super().on_message_begin()
        self._head = self._lines = self._body = self._fed = 0
        self._in_head = True
        self._expect()

    def on_url(self, url: bytes) -> None:
        """Count a part of the address."""
        super().on_url(url)
        if len(self.url) > LINE_BYTES:
            self._over(431)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count a header."""
        self._lines += 1
        self._head += len(name) + len(value)
        if self._lines > HEAD_LINES or self._head > HEAD_BYTES or len(name) + len(value) > LINE_BYTES:
            self._over(431)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Go on to the body."""
        self._in_head = False
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Count a part of the body."""
        self._body += len(body)
        if self._body > BODY_BYTES:
            self._over(413)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Rest until the next request begins."""
        self._calm()
        self._fed = 0
        super().on_message_complete()

    def _over(self, status: int) -> None:
        """Stop the parser, which then asks for a refusal."""
        self._status = status
        raise TooMuchError

    # Time

    def _expect(self) -> None:
        """Give the peer some time to finish its request, if that is not running yet."""
        if self._waiting is None:
            self._waiting = self.loop.call_later(self.door.settings.request_time, self._too_late)

    def _too_late(self) -> None:
        self._waiting = None
        if self._fed or self._in_head:
            self.refuse(408)
        else:  # browsers connect ahead; a word that answers nothing would be shown as the next page
            self.transport.close()

    def _calm(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    # Ends

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002  # uvicorn's word
        """Refuse what the parser refuses, with the status that fits."""
        self.refuse(self._status)

    def refuse(self, status: int) -> None:
        """Answer with a word and end the connection; what still comes is thrown away, so that the word arrives."""
        if self._ended or self.transport.is_closing():
            return None
        self._ended = True
        self._calm()
        self._unset_keepalive_if_required()
        self.pipeline.clear()
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
            if self.cycle.response_started:
                return self.transport.abort()
        if self.transport.get_write_buffer_size():
            return self.transport.abort()
        self.transport.write(answer(status))
        with contextlib.suppress(OSError, RuntimeError):
            self.transport.write_eof()
        self._linger = self.loop.call_later(LINGER, self.transport.abort)
        return None

    def timeout_keep_alive_handler(self) -> None:
        """End a connection that asks for nothing more; one that has not even read its answer at once."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            super().timeout_keep_alive_handler()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the socket."""
        self._calm()
        if self.url.isascii():
            self._ended = True
            super().handle_websocket_upgrade()
        else:
            self.refuse(400)


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


def answer(status: int) -> bytes:
    """Return a refusal as it goes over the wire."""
    text = f"{REFUSALS[status]}\n".encode()
    head = f"content-type: text/plain; charset=utf-8\r\ncontent-length: {len(text)}\r\nconnection: close\r\n\r\n"
    return STATUS_LINE[status] + head.encode() + text


def plain(client: tuple[str, int] | None) -> tuple[str, int] | None:
    """Return an address as people write it: one of IPv4 that came over IPv6 is one of IPv4."""
    if client and client[0].startswith("::ffff:") and client[0].count(":") == 3:
        return client[0].removeprefix("::ffff:"), client[1]
    return client
