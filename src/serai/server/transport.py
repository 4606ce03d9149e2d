"""What is spoken through the door: uvicorn's HTTP, with a time, a size and a number for everything.

uvicorn bounds neither how long a request may take to come, nor how long its head may be. The classes here add that and
change nothing else; what becomes of a WebSocket is in `serai.server.socket_transport`.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from serai.server import logs
from serai.server.door import Door, Wire

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
