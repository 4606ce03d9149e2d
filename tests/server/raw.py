"""A raw connection for tests: bytes written by hand, so that no client library tidies them up first."""

from __future__ import annotations

import asyncio
import contextlib

from tests.server.guest import ADDRESSES, PATIENCE

from serai.server.app import Server


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
