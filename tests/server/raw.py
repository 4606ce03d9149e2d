"""A raw connection for tests: bytes written by hand, so that no client library tidies them up first."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, Final

import uvloop
from tests.server.guest import ADDRESSES, PATIENCE

from serai.server.app import Server

LOOPS: Final[dict[str, Callable[[], asyncio.AbstractEventLoop]]] = {
    "asyncio": asyncio.new_event_loop,
    "uvloop": uvloop.new_event_loop,
}
"""The loop of Python, and the one that a server runs on; they differ in what comes first, timers or sockets."""


def run(scene: Callable[[], Coroutine[Any, Any, None]], loop: str = "uvloop") -> None:
    """Play a scene in the loop that a server runs on."""
    with asyncio.Runner(loop_factory=LOOPS[loop]) as runner:
        runner.run(scene())


async def opened(server: Server, limit: int = 2**16) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a connection and say nothing."""
    host, port = ADDRESSES[server].rsplit(":", 1)
    return await asyncio.open_connection(host, int(port), limit=limit)


async def spoken(server: Server, *parts: bytes) -> bytes:
    """Write the parts to a connection of their own, and return all that is answered until the server ends it."""
    reader, writer = await opened(server)
    with contextlib.suppress(ConnectionError):
        for part in parts:
            writer.write(part)
            await writer.drain()
    answer = await rest(reader)
    await shut(writer)
    return answer


async def rest(reader: asyncio.StreamReader) -> bytes:
    """Return all that still comes; an end by force is an end."""
    answer = b""
    async with asyncio.timeout(PATIENCE):
        with contextlib.suppress(ConnectionError):
            while part := await reader.read(2**16):
                answer += part
    return answer


async def shut(writer: asyncio.StreamWriter) -> None:
    """Let go of a connection, whatever became of it."""
    writer.close()
    with contextlib.suppress(ConnectionError):
        await writer.wait_closed()


def get(path: bytes, *headers: bytes, host: bytes = b"localhost", last: bool = True) -> bytes:
    """Return a request as it goes over the wire; the last one asks the server to end the connection."""
    lines = [b"GET " + path + b" HTTP/1.1", b"Host: " + host, *headers]
    return b"\r\n".join([*lines, *([b"Connection: close"] if last else []), b"", b""])


def upgrade(*headers: bytes, path: bytes = b"/socket", host: bytes = b"localhost") -> bytes:
    """Return the request that opens a socket."""
    key = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
    asked = (b"Connection: Upgrade", b"Upgrade: websocket", b"Sec-WebSocket-Version: 13", key)
    return get(path, *asked, *headers, host=host, last=False)


def status(answer: bytes) -> int:
    """Return the status of an answer; 0 when there is none."""
    return int(answer[9:12] or b"0") if answer.startswith(b"HTTP/1.1 ") else 0


def frame(content: bytes, opcode: int = 1, *, last: bool = True) -> bytes:
    """Return a frame as a client sends it, masked."""
    mask = secrets.token_bytes(4)
    size = len(content)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(content))
    return bytes([opcode | (0x80 if last else 0)]) + length + mask + masked


def message(kind: str, **fields: Any) -> bytes:
    """Return a message as a frame."""
    return frame(json.dumps({"type": kind, "id": secrets.token_hex(4), **fields}).encode())


@contextlib.asynccontextmanager
async def quiet(server: Server) -> AsyncIterator[socket.socket]:
    """Connect without reading, with as little room as the system gives, until the scene ends in whatever way."""
    host, port = ADDRESSES[server].rsplit(":", 1)
    with socket.socket() as wire:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        wire.setblocking(False)
        await asyncio.get_running_loop().sock_connect(wire, (host, int(port)))
        yield wire


@contextlib.asynccontextmanager
async def deaf(server: Server) -> AsyncIterator[tuple[socket.socket, Callable[[bytes], asyncio.Task[None]]]]:
    """Open a socket that will never read, and a way to speak; what it has not said by the end of the scene is dropped.

    A loop cannot be closed over a task that still writes: the task ends before the socket does.
    """
    async with quiet(server) as wire:
        loop = asyncio.get_running_loop()
        await loop.sock_sendall(wire, upgrade())
        assert (await loop.sock_recv(wire, 1024)).startswith(b"HTTP/1.1 101")
        saying: list[asyncio.Task[None]] = []

        async def speak(data: bytes) -> None:
            with contextlib.suppress(ConnectionError):
                await loop.sock_sendall(wire, data)

        def say(data: bytes) -> asyncio.Task[None]:
            saying.append(asyncio.ensure_future(speak(data)))
            return saying[-1]

        try:
            yield wire, say
        finally:
            for task in saying:
                task.cancel()
            await asyncio.gather(*saying, return_exceptions=True)
