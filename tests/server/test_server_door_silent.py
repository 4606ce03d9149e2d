"""The door and those who say nothing, say it slowly, say too much, or come in crowds."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.guest import ADDRESSES, PATIENCE, Guest, company, play_on, serving, two_seated
from tests.server.raw import get, opened, rest, run, shut, spoken, status, upgrade

from serai.server.app import Server
from serai.server.transport import HEAD_BYTES, PIPELINE


async def drip(writer: asyncio.StreamWriter, parts: list[bytes], pause: float) -> None:
    """Send a little at a time until the other end has had enough."""
    with contextlib.suppress(ConnectionError):
        for part in parts:
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(pause)


SLOW = {
    "a head without end": [b"GET / HTTP/1.1\r\nHost: localhost\r\n", *[b"A: b\r\n"] * 2000],
    "one line without end": [b"GET /", *[b"a"] * 2000],
    "a body without end": [b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n", *[b"b"] * 2000],
    "pieces of a body": [
        b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n",
        *[b"1\r\nx\r\n"] * 2000,
    ],
    "empty lines": [b"\r\n"] * 2000,
    "empty lines after an answer": [get(b"/healthz", last=False), *[b"\r\n"] * 2000],
    "half a handshake": [upgrade()[:-2], *[b"A: b\r\n"] * 2000],
    "an old promise": [
        b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: h2c\r\nConnection: upgrade\r\n\r\n",
        *[b"x"] * 2000,
    ],
}


@pytest.mark.parametrize("way", SLOW)
def test_a_request_that_does_not_come_whole_is_not_waited_for(tmp_path: Path, way: str) -> None:
    """Whatever is dripped, it ends long before the last drop."""

    async def scene() -> None:
        async with serving(tmp_path, request_time=0.3) as server:
            reader, writer = await opened(server)
            dripping = asyncio.ensure_future(drip(writer, SLOW[way], 0.05))
            await rest(reader)
            assert not dripping.done(), "the server waited for the whole of it"
            dripping.cancel()
            await shut(writer)
            await connected(server, 0)

    run(scene)


async def connected(server: Server, count: int) -> None:
    """Wait until so many are connected."""
    async with asyncio.timeout(PATIENCE):
        while len(server.door.wires) != count:
            await asyncio.sleep(0.01)


def test_a_silent_connection_ends_without_a_word(tmp_path: Path) -> None:
    """Browsers connect ahead; an answer to no question would be shown as the next page."""

    async def scene() -> None:
        async with serving(tmp_path, request_time=0.2) as server:
            assert await spoken(server) == b""
            assert status(await spoken(server, b"GET / HT")) == 408

    run(scene)


def test_open_sockets_and_long_requests_outlive_the_time_for_heads(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, request_time=0.2) as server, company(server, 1) as (ana,):
            await asyncio.sleep(1.0)
            assert (await ana.ask("ping"))["type"] == "pong"

    run(scene)


def test_connections_of_an_address_are_bounded_when_they_are_accepted(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, per_address=4) as server:
            crowd = [await opened(server) for _ in range(8)]
            await connected(server, 8)
            assert status(await spoken(server)) == 429
            for _, writer in crowd[:2]:
                await shut(writer)
            await connected(server, 6)
            guest = await Guest.arrive(server)
            assert (await guest.ask("ping"))["type"] == "pong"
            await guest.leave()
            for _, writer in crowd[2:]:
                await shut(writer)
            await connected(server, 0)
            assert not server.door.neighbours
            assert not server.door.lines

    run(scene)


def test_all_connections_together_are_bounded_and_the_log_tells_in_time(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with serving(tmp_path, connections=20) as server:
            crowd = [await opened(server) for _ in range(20)]
            await connected(server, 20)
            assert status(await spoken(server)) == 503
            for _, writer in crowd:
                await shut(writer)

    caplog.set_level("INFO", "serai.server")
    run(scene)
    told = [record.getMessage() for record in caplog.records]
    assert told.count("connections-near-limit") == 1, "once, not for every connection"
    assert told.count("connections-full") == 1


def test_connections_of_a_trusted_proxy_are_not_one_guest(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, per_address=2, proxy=("127.0.0.0/8",)) as server:
            crowd = [await opened(server) for _ in range(30)]
            await connected(server, 30)
            for _, writer in crowd:
                await shut(writer)

    run(scene)


GREEDY = {
    "ten megabytes of one header": [b"GET / HTTP/1.1\r\nHost: localhost\r\nA: ", *[b"a" * 100_000] * 100],
    "ten megabytes of headers": [b"GET / HTTP/1.1\r\nHost: localhost\r\n", *[b"A: " + b"a" * 4000 + b"\r\n"] * 2500],
    "a long name": [get(b"/" + b"a" * 20_000)],
    "a very long name": [b"GET /", *[b"a" * 100_000] * 100],
    "a long line at the handshake": [upgrade(b"A: " + b"a" * 8100)],
    "many headers": [get(b"/", *[b"A: b"] * 101)],
    "many headers at the handshake": [upgrade(*[b"A: b"] * 128)],
    "a long name at the handshake": [upgrade(path=b"/socket?" + b"a" * 9000)],
    "a large body": [b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900000\r\n\r\n", b"b" * 900_000],
    "letters that are none": [upgrade(path=b"/socket\xff\xfe")],
    "no key": [upgrade().replace(b"Sec-WebSocket-Key", b"Sec-WebSocket-Kee")],
    "no request at all": [b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"],
}


@pytest.mark.parametrize("way", GREEDY)
def test_what_is_too_large_or_no_request_is_refused_with_a_status(tmp_path: Path, way: str) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            answer = await spoken(server, *GREEDY[way])
            assert 400 <= status(answer) < 500, answer[:200]
            assert b"\r\n\r\n" in answer
            await two_seated(ana, bo)
            assert await play_on([ana, bo]) > 5

    run(scene)


def test_names_that_are_long_but_not_too_long_are_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server:
            for name in (b"/" + b"a" * 5000, b"/" + b"a/" * 2500, b"/" + b"%61" * 2000):
                assert status(await spoken(server, get(name))) == 404
            for name in (b"/api/tables/" + b"a" * 5000 + b"/record", b"/api/tables/%00/qr.svg"):
                assert status(await spoken(server, get(name))) == 404
            assert status(await spoken(server, get(b"/", b"A: " + b"a" * (HEAD_BYTES // 8)))) == 200

    run(scene)


def test_a_pipeline_has_an_end(tmp_path: Path) -> None:
    """Ten thousand requests in one packet are not taken in."""

    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 1) as (ana,):
            some = await spoken(server, get(b"/healthz", last=False) * (PIPELINE - 1) + get(b"/healthz"))
            assert some.count(b"HTTP/1.1 200") == PIPELINE
            many = await spoken(server, get(b"/healthz", last=False) * 10_000)
            assert many.count(b"HTTP/1.1 200") <= PIPELINE
            assert (await ana.ask("ping"))["type"] == "pong"

    run(scene)


def test_one_address_cannot_ask_for_pages_without_end(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, request_burst=50, request_rate=0.001) as server:
            answers = [status(await spoken(server, get(b"/healthz"))) for _ in range(60)]
            assert answers == [200] * 50 + [429] * 10

    run(scene)


@pytest.mark.parametrize(("soft", "hard"), [(100, 400), (300, 3000)])
def test_the_file_limit_is_raised_at_the_start_or_the_host_is_warned(tmp_path: Path, soft: int, hard: int) -> None:
    words = [
        sys.executable,
        "-m",
        "serai",
        "play",
        "--port",
        "0",
        "--data",
        str(tmp_path),
        "--no-browser",
        "--no-warm-up",
    ]
    limited = ["sh", "-c", f'ulimit -Sn {soft} && ulimit -Hn {hard} && exec "$@"', "sh", *words]
    process = subprocess.Popen(limited, stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None
    try:
        told: list[str] = []
        while "server-started" not in "".join(told[-1:]):
            told.append(process.stderr.readline())
            assert told[-1], told
        assert resource.prlimit(process.pid, resource.RLIMIT_NOFILE) == (hard, hard)
        assert any('"few-files"' in line and '"warning"' in line for line in told) == (hard < 1000)
    finally:
        process.terminate()
        process.wait()
        process.stderr.close()


def test_a_crowd_of_silent_connections_shuts_nobody_out(tmp_path: Path) -> None:
    """More than an address may have: those let in are shown out again, and the next guest comes in."""

    async def scene() -> None:
        async with serving(tmp_path, per_address=20, request_time=1.0) as server:
            crowd = await asyncio.gather(*(opened(server) for _ in range(300)))
            assert len(server.door.wires) <= 40
            await connected(server, 0)
            guest = await Guest.arrive(ADDRESSES[server])
            assert (await guest.ask("ping"))["type"] == "pong"
            await guest.leave()
            for _, writer in crowd:
                await shut(writer)

    run(scene)
