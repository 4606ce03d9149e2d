"""Connections that wait: silent ones, half-said ones, and those that never read."""

from __future__ import annotations

import asyncio
import re
import time

from benchmarks.attacks.scene import SOCKETS, Scene, Tried, attack, settled, still_open
from benchmarks.attacks.wire import Plain, Wire, frame, get, message, raw, upgrade

SILENT = 2000
LONGEST = 60.0
"""Seconds after which nobody may still sit there who has said nothing whole."""


async def _outlasted(scene: Scene, came: list[Wire] | list[Plain]) -> tuple[str, ...]:
    """Wait until the server has ended the connections; return a hole when it does not."""
    if scene.quick:
        return ()
    end = time.perf_counter() + LONGEST
    while still_open(came) and time.perf_counter() < end:
        await asyncio.sleep(0.5)
    left = still_open(came)
    return (f"{left} of them are still there after {LONGEST:.0f} s",) if left else ()


async def _waiting(scene: Scene, what: str, sent: bytes, count: int = SILENT) -> Tried:
    async with scene.plain(count, sent) as came:
        await scene.last()
        held = still_open(came)
        return Tried(f"{count} {what}, {held} let stay", await _outlasted(scene, came))


@attack("connections that say nothing")
async def silent(scene: Scene) -> Tried:
    return await _waiting(scene, "connections that say nothing", b"")


@attack("connections that stop in the middle of a header")
async def half_headers(scene: Scene) -> Tried:
    return await _waiting(scene, "half headers", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Wait: ")


@attack("handshakes that stop before their last line")
async def half_handshakes(scene: Scene) -> Tried:
    return await _waiting(scene, "half handshakes", upgrade(scene.port)[:-2])


@attack("requests whose body never comes")
async def half_bodies(scene: Scene) -> Tried:
    head = f"POST /healthz HTTP/1.1\r\nHost: 127.0.0.1:{scene.port}\r\nContent-Length: 1000000000\r\n\r\nx".encode()
    return await _waiting(scene, "bodies that never come", head)


@attack("headers that come byte by byte")
async def slow_headers(scene: Scene) -> Tried:
    async with scene.plain(500, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ") as came:
        end = time.perf_counter() + (scene.seconds if scene.quick else LONGEST)
        while time.perf_counter() < end and still_open(came):
            for plain in came:
                plain.write(b"z")
            await asyncio.sleep(0.5)
        left = still_open(came)
        holes = (f"{left} of them are still there after {LONGEST:.0f} s",) if left and not scene.quick else ()
        return Tried(f"500 connections that send a byte every half second, {left} let stay", holes)


@attack("sockets that stop in the middle of a frame")
async def half_frames(scene: Scene) -> Tried:
    async with scene.sockets() as wires:
        for wire in wires:
            wire.write(frame(b"{", announced=60_000))
        await scene.last()
        return Tried(f"{len(wires)} sockets with half a frame each, {still_open(wires)} let stay")


@attack("sockets that ask for whole states of a long game and never read")
async def deaf(scene: Scene) -> Tried:
    bundle = b"".join(message("attach", f"a{number}", table=scene.long_table) for number in range(40))
    async with scene.sockets(reading=False) as wires:
        for wire in wires:
            wire.write(bundle)
        await scene.last()
        return Tried(f"{len(wires)} sockets with 40 whole states and all chat each, never read")


@attack("sockets that follow everybody's tables and one's own busy one, and never read")
async def deaf_followers(scene: Scene) -> Tried:
    said = 0
    async with scene.sockets(SOCKETS - 4, reading=False) as wires, scene.sockets(2) as talkers:
        for wire in wires:
            for number, table in enumerate((*scene.listed, scene.long_table)):
                wire.write(message("attach", f"f{number}", table=table, heard=10**6, version=10**6))
            wire.write(message("lobby", "l", follow=True))
        for talker, token in zip(talkers, scene.long_tokens, strict=False):
            await talker.answer("attach", table=scene.long_table, token=token, heard=10**6)
        end = time.perf_counter() + scene.seconds
        while time.perf_counter() < end:
            for talker in talkers:
                talker.write(message("say", f"s{said}", table=scene.long_table, phrase="hello"))
                said += 1
            await asyncio.sleep(0.05)
        return Tried(f"{len(wires)} sockets that follow {len(scene.listed) + 1} tables and never read")


@attack("plain requests for the largest file, in bundles, and never read")
async def deaf_requests(scene: Scene) -> Tried:
    page = await raw(scene.port, scene.address, get(scene.port, "/"))
    found = re.search(rb"/assets/[\w.-]+\.js", page)
    path = found[0].decode() if found else "/"
    bundle = get(scene.port, path, keep=True) * 500
    async with scene.plain(SOCKETS, bundle, reading=False) as came:
        await scene.last()
        return Tried(f"{len(came)} connections with 500 requests each, never read")


@attack("sockets that do not answer the server's pings")
async def no_pongs(scene: Scene) -> Tried:
    async with scene.plain(SOCKETS, upgrade(scene.port)) as came:
        await scene.last()
        return Tried(f"{len(came)} sockets that never answer", await _outlasted(scene, came))


@attack("more sockets than an address may have, by forged forwarding headers")
async def forged_addresses(scene: Scene) -> Tried:
    async def one(number: int) -> Wire:
        forged = f"10.{number >> 8}.{number & 255}.1"
        names = ("X-Forwarded-For: ", "Forwarded: for=", "X-Real-IP: ", "CF-Connecting-IP: ", "X-Client-IP: ")
        return await scene.arrive(headers="".join(f"{name}{forged}\r\n" for name in names))

    wires = await settled(*(one(number) for number in range(4 * SOCKETS)))
    try:
        await scene.last(1)
        inside = still_open(wires)
    finally:
        for wire in wires:
            wire.abort()
    holes = (f"{inside} sockets of one address",) if inside > 2 * SOCKETS else ()
    return Tried(f"{4 * SOCKETS} sockets with forged addresses, {inside} let in", holes)
