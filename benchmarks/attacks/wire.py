"""A WebSocket client close to the wire: it comes from any loopback address, and may be rude on purpose."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import itertools
import json
import secrets
import time
from collections.abc import Callable, Iterator
from typing import Any, cast

from serai.games.joint_dealing import seat_commitment

Message = dict[str, Any]
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
HOST = "127.0.0.1"
PATIENCE = 240.0
"""Seconds after which an answer is given up: a first start compiles the rules for some minutes."""


class RefusedError(ConnectionError):
    """The server answered with an error, or did not let the connection in."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def frame(payload: bytes, opcode: int = TEXT, *, last: bool = True, announced: int | None = None) -> bytes:
    """Return a masked frame; it may announce more than it brings."""
    size = len(payload) if announced is None else announced
    first = (128 if last else 0) | opcode
    if size < 126:
        head = bytes((first, 128 | size))
    elif size < 65_536:
        head = bytes((first, 254)) + size.to_bytes(2, "big")
    else:
        head = bytes((first, 255)) + size.to_bytes(8, "big")
    return head + b"\0\0\0\0" + payload


def message(kind: str, id_: str, **fields: Any) -> bytes:
    """Return a message of the protocol as a frame."""
    return frame(json.dumps({"type": kind, "id": id_, **fields}).encode())


def upgrade(port: int, headers: str = "", host: str = "", path: str = "/socket") -> bytes:
    """Return the request that opens a socket; `headers` are more lines, each with its line end."""
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    return (
        f"GET {path} HTTP/1.1\r\nHost: {host or f'{HOST}:{port}'}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{headers}\r\n"
    ).encode("latin-1")


class Wire(asyncio.Protocol):
    """One connection. It answers pings, counts what it hears, and gives every message to `heard`."""

    def __init__(self, opening: bytes) -> None:
        self._opening = opening
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = asyncio.Event()
        self.status = 0
        self.count = 0
        self.refused = 0
        self.heard: Callable[[float, Message], None] | None = None
        self.lost: Callable[[], None] | None = None
        self.given: dict[str, str] = {}
        """What the seats of this connection will open, by table."""
        self._answers: dict[str, asyncio.Future[Message]] = {}
        self._numbers = itertools.count()
        self._name = secrets.token_hex(4)
        self._buffer = b""

    @classmethod
    async def arrive(
        cls, port: int, address: str, *, headers: str = "", host: str = "", path: str = "/socket", reading: bool = True
    ) -> Wire:
        """Connect from an address of this machine and open a socket."""
        loop = asyncio.get_running_loop()
        opening = upgrade(port, headers, host, path)
        async with asyncio.timeout(PATIENCE):
            _, wire = await loop.create_connection(lambda: cls(opening), HOST, port, local_addr=(address, 0))
            try:
                await wire.opened
            except BaseException:
                wire.abort()
                raise
        if not reading:
            wire.transport.pause_reading()
        return wire

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self._opening)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self.closed.set()
        if self.lost is not None:
            self.lost()
        if not self.opened.done():
            self.opened.set_exception(RefusedError("closed before the handshake"))
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(RefusedError("the connection has ended"))
                answer.exception()

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        self._buffer += data
        if not self.opened.done():
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            self.status = int(head.split(b" ", 2)[1])
            if self.status != 101:
                self.opened.set_exception(RefusedError(str(self.status)))
                return
            self._buffer = rest
            self.opened.set_result(None)
        for opcode, payload in self._frames():
            if opcode == TEXT:
                self._hear(now, payload)
            elif opcode == PING:
                self.write(frame(payload, PONG))
            elif opcode == CLOSE:
                self.transport.close()

    def _frames(self) -> Iterator[tuple[int, bytes]]:
        at, buffer = 0, self._buffer
        while len(buffer) >= at + 2:
            length, start = buffer[at + 1] & 127, at + 2
            if length == 126:
                length, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + length:
                break
            yield buffer[at] & 15, buffer[start : start + length]
            at = start + length
        self._buffer = buffer[at:]

    def _hear(self, now: float, payload: bytes) -> None:
        self.count += 1
        if payload.startswith(b'{"type":"error"'):
            self.refused += 1
        if self.heard is None and not self._answers and not self.given:
            return
        told: Message = json.loads(payload)
        if told.get("table") in self.given and told.get("info", {}).get("status") == "opening":
            entropy = self.given.pop(told["table"])
            digest = told["info"]["dealing"]["digest"]
            self.write(message("open", secrets.token_hex(8), table=told["table"], digest=digest, entropy=entropy))
        answer = self._answers.pop(told.get("reply") or "", None)
        if answer is not None and not answer.done():
            answer.set_result(told)
        if self.heard is not None:
            self.heard(now, told)

    def write(self, data: bytes) -> None:
        """Send bytes as they are, while there is somebody to send them to."""
        if not self.closed.is_set():
            self.transport.write(data)

    async def answer(self, kind: str, **fields: Any) -> Message:
        """Send a message and return its answer, whatever it is."""
        name = str(fields.pop("id", f"{self._name}{next(self._numbers)}"))
        if self.closed.is_set():
            raise RefusedError("the connection has ended")
        told: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._answers[name] = told
        self.write(message(kind, name, **fields))
        return await asyncio.wait_for(told, PATIENCE)

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Send a message and return its answer, which must be no error."""
        told = await self.answer(kind, **fields)
        if told["type"] == "error":
            raise RefusedError(str(told["code"]))
        return told

    def abort(self) -> None:
        """Go without a word."""
        if not self.closed.is_set():  # a transport that has lost its connection knows no loop any more
            self.transport.abort()


async def sit(wire: Wire, table: str, name: str = "Guest", **fields: Any) -> Message:
    """Take a seat at a table; who then follows it opens what the seat gives to the dealing, as a page does it."""
    entropy = secrets.token_bytes(32)
    commitment = seat_commitment(entropy, table).hex()
    seated = await wire.ask("sit", table=table, name=name, commitment=commitment, **fields)
    wire.given[table] = entropy.hex()
    return seated


class Plain(asyncio.Protocol):
    """A connection without any protocol: it sends what it is told and notes what comes back, if it reads at all."""

    def __init__(self, sent: bytes = b"", *, reading: bool = True) -> None:
        self._sent, self._reading = sent, reading
        self.received = bytearray()
        self.closed = asyncio.Event()

    @classmethod
    async def arrive(cls, port: int, address: str, sent: bytes = b"", *, reading: bool = True) -> Plain:
        """Connect from an address of this machine and send some first bytes."""
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(5):
            _, plain = await loop.create_connection(
                lambda: cls(sent, reading=reading), HOST, port, local_addr=(address, 0)
            )
        return plain

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        if not self._reading:
            self.transport.pause_reading()
        self.transport.write(self._sent)

    def data_received(self, data: bytes) -> None:
        self.received += data

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self.closed.set()

    def write(self, data: bytes) -> None:
        """Send more bytes, while there is somebody to send them to."""
        if not self.closed.is_set():
            self.transport.write(data)

    def abort(self) -> None:
        """Go without a word."""
        if not self.closed.is_set():
            self.transport.abort()


async def raw(port: int, address: str, sent: bytes, seconds: float = 10.0) -> bytes:
    """Send bytes over a plain connection and return what comes back until it ends, or for some seconds."""
    try:
        plain = await Plain.arrive(port, address, sent)
    except (OSError, TimeoutError):
        return b""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(plain.closed.wait(), seconds)
    plain.abort()
    return bytes(plain.received)


def get(port: int, path: str | bytes, headers: str = "", host: str = "", *, keep: bool = False) -> bytes:
    """Return a plain request of a path, spelt exactly as given."""
    spelt = path.encode("utf-8", "surrogateescape") if isinstance(path, str) else path
    ending = "keep-alive" if keep else "close"
    named = host or f"{HOST}:{port}"
    return b"GET " + spelt + f" HTTP/1.1\r\nHost: {named}\r\n{headers}Connection: {ending}\r\n\r\n".encode()
