"""Single things that are too large, too deep or broken, each of which must cost its own connection at most."""

from __future__ import annotations

import json
from collections.abc import Iterator

from benchmarks.attacks.scene import Scene, Tried, attack, settled
from benchmarks.attacks.wire import BINARY, HOST, PING, TEXT, frame, raw, upgrade

CONTINUED = 0


def requests(port: int) -> Iterator[tuple[str, bytes]]:
    """Yield requests that deserve an answer of 4xx or a closed connection."""
    start = f"GET / HTTP/1.1\r\nHost: {HOST}:{port}\r\n"
    yield "a header of 10 MB", f"{start}X-Large: {'x' * 10_000_000}\r\n\r\n".encode()
    yield "a header name of 1 MB", f"{start}{'N' * 1_000_000}: x\r\n\r\n".encode()
    yield "100,000 headers", (start + "".join(f"X-{n}: y\r\n" for n in range(100_000)) + "\r\n").encode()
    yield "a path of 1 MB", f"GET /{'p' * 1_000_000} HTTP/1.1\r\nHost: {HOST}:{port}\r\n\r\n".encode()
    yield "a query of 1 MB", f"GET /?language={'&a' * 500_000} HTTP/1.1\r\nHost: {HOST}:{port}\r\n\r\n".encode()
    yield "a host of 1 MB", f"GET / HTTP/1.1\r\nHost: {'h' * 1_000_000}\r\n\r\n".encode()
    yield "a language list of 1 MB", f"{start}Accept-Language: {'fr,' * 350_000}\r\n\r\n".encode()
    yield (
        "a table name of 200 kB",
        f"GET /api/tables/{'t' * 200_000}/record HTTP/1.1\r\nHost: {HOST}:{port}\r\n\r\n".encode(),
    )
    yield "no host", b"GET / HTTP/1.1\r\n\r\n"
    yield "two hosts", f"{start}Host: evil.example\r\n\r\n".encode()
    yield (
        "a body of 50 MB",
        start.replace("GET", "POST").encode() + b"Content-Length: 50000000\r\n\r\n" + b"b" * 50_000_000,
    )
    yield (
        "length and chunks",
        start.encode() + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x",
    )
    yield "nothing but line ends", b"\r\n" * 100_000
    yield "bytes at random", bytes(range(256)) * 1000
    yield "HTTP/0.9", b"GET /\r\n\r\n"
    yield "HTTP/2", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0" * 10_000
    yield "a wrong handshake key", upgrade(port).replace(b"Sec-WebSocket-Key: ", b"Sec-WebSocket-Key: !!")
    yield "a handshake of version 99", upgrade(port).replace(b"Version: 13", b"Version: 99")


def frames() -> Iterator[tuple[str, bytes]]:
    """Yield what an open socket must survive."""
    ping = {"type": "ping", "id": "x"}
    yield "an announced gigabyte", frame(b"{", announced=1 << 30)
    yield "an announced 2^63", frame(b"{", announced=(1 << 63) - 1)
    yield "5 MB of text", frame(b"t" * 5_000_000)
    yield "50 MB in pieces", frame(b"p" * 60_000, TEXT, last=False) + frame(b"p" * 60_000, CONTINUED, last=False) * 800
    yield "100,000 empty pieces", frame(b"", TEXT, last=False) + frame(b"", CONTINUED, last=False) * 100_000
    yield "a million pieces of a byte", frame(b"[", TEXT, last=False) + frame(b"[", CONTINUED, last=False) * 1_000_000
    yield "binary frames", frame(b"\x00\xff" * 1000, BINARY) * 300
    yield "text that is no UTF-8", frame(b"\xff\xfe\xfd")
    yield "a lonely continuation", frame(b"x", CONTINUED)
    yield "reserved bits", bytes((0xF1,)) + frame(b"x")[1:]
    yield "an unknown opcode", frame(b"x", 5)
    yield "a frame without a mask", bytes((129, 2)) + b"{}"
    yield "a ping of 10 kB", frame(b"p" * 10_000, PING)
    yield "brackets, 16,000 deep", frame(b"[" * 16_000)
    yield "braces, 3,000 deep", frame(b'{"a":' * 3_000)
    yield "depth inside of options", frame(json.dumps({**ping, "options": json.loads("[" * 900 + "]" * 900)}).encode())
    yield "a number of 16,000 digits", frame(b'{"type":"ping","id":"x","n":' + b"9" * 16_000 + b"}")
    yield "1e400", frame(b'{"type":"attach","id":"x","table":"t","version":1e400}')
    yield "a name of 16 kB", frame(json.dumps({"type": "sit", "id": "s", "table": "t", "name": "N" * 16_000}).encode())
    yield "the same key 2,000 times", frame(b'{"type":"ping",' + b'"id":"x",' * 1_700 + b'"id":"y"}')
    yield "lone surrogates", frame(b'{"type":"ping","id":"\\ud800"}')
    yield "NUL in every place", frame(b'{"type":"attach","id":"\\u0000","table":"\\u0000"}')


@attack("requests and frames that are too large, too deep, too many or broken")
async def bombs(scene: Scene) -> Tried:
    holes = []
    asked = [(name, sent) for name, sent in requests(scene.port) if not scene.quick or len(sent) < 2_000_000]
    for name, sent in asked:
        status = (await raw(scene.port, scene.address, sent, 5))[9:12]
        if status[:1] in (b"2", b"5"):
            holes.append(f"{name}: answered with {status.decode()}")
    several = [
        (name, upgrade(scene.port) + sent) for name, sent in frames() if not scene.quick or len(sent) < 2_000_000
    ]
    answers = []
    for start in range(0, len(several), 4):
        answers += await settled(*(raw(scene.port, scene.address, sent, 3) for _, sent in several[start : start + 4]))
    for (name, _), answer in zip(several, answers, strict=False):
        if b'"code":"internal"' in answer:
            holes.append(f"{name}: an internal fault")
    return Tried(f"{len(asked)} requests and {len(several)} frames", tuple(holes))


HOSTS = (
    "evil.example", "evil.example:{port}", "127.0.0.1.evil.example:{port}", "localhost.evil.example:{port}",
    "127.0.0.1@evil.example", "evil.example#127.0.0.1:{port}", "127.0.0.1:{port}@evil.example", "[::1].evil.example",
    "169.254.169.254", "serai", "0x7f.1", "2130706433", "localhost:{port}.evil.example", "rebind.network",
)  # fmt: skip
ORIGINS = (
    "null", "http://evil.example", "http://127.0.0.1", "https://127.0.0.1:{port}", "http://127.0.0.1:{port}.evil.example",
    "http://evil.example:{port}", "http://127.0.0.1:{port}/", "http://x@127.0.0.1:{port}", "http://127.0.0.1:1{port}",
    "http://localhost:{port}", "ws://127.0.0.1:{port}", "http://127.0.0.1:{port} http://evil.example", "", "file://",
)  # fmt: skip


@attack("foreign host names, as after DNS rebinding, and foreign origins")
async def foreign_names(scene: Scene) -> Tried:
    holes = []
    for pattern in HOSTS:
        host = pattern.format(port=scene.port)
        page = await raw(
            scene.port, scene.address, f"GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode(), 5
        )
        socket = await raw(scene.port, scene.address, upgrade(scene.port, f"Origin: http://{host}\r\n", host), 1)
        if b" 200 " in page[:20] or b" 101 " in socket[:20]:
            holes.append(f"Host: {host}")
    for pattern in ORIGINS:
        origin = pattern.format(port=scene.port)
        for more in ("", f"Origin: http://{HOST}:{scene.port}\r\n", "X-Forwarded-Proto: https\r\n"):
            if pattern.startswith("http://127.0.0.1:{port}") and len(pattern) == 23 and more:
                continue
            answer = await raw(scene.port, scene.address, upgrade(scene.port, f"Origin: {origin}\r\n{more}"), 1)
            if b" 101 " in answer[:20]:
                holes.append(f"Origin: {origin} {more.strip()}".strip())
    return Tried(f"{len(HOSTS)} hosts and {3 * len(ORIGINS)} origins", tuple(holes))
