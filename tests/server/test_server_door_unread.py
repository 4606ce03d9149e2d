"""The door and those who do not read, or flood with what is no message: cut off, and nothing of them stays."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.guest import PATIENCE, Guest, company, play_on, serving, two_seated
from tests.server.raw import deaf, frame, get, message, opened, quiet, run, shut, upgrade
from tests.server.test_server_door_silent import connected

from serai.server import pages
from serai.server.app import Server
from serai.server.socket_transport import READ_AHEAD, SLICE, DoorSocket

Say = Callable[[bytes], asyncio.Task[None]]
PATIENT = {"stall": 600.0, "ping": 600.0}
"""Nobody is cut off for taking their time."""


async def ended(server: Server, wire: socket.socket) -> None:
    """Wait until the server has let go of a socket, which reads nothing even now."""
    local = wire.getsockname()
    async with asyncio.timeout(PATIENCE):
        while any(under.transport.get_extra_info("peername") == local for under in server.door.wires.values()):
            await asyncio.sleep(0.01)


async def overfed(server: Server, wire: socket.socket, say: Say, table: str, enough: int = 10**9) -> None:
    """Ask for the whole table and read nothing of it, until so much waits in the server, or it lets go of the socket.

    How much the system takes for itself, before anything waits in the server, differs: so no number of asking will do.
    """
    local = wire.getsockname()
    (under,) = (one for one in server.door.wires.values() if one.transport.get_extra_info("peername") == local)
    async with asyncio.timeout(PATIENCE):
        while under.transport in server.door.wires and under.unsent < enough:
            await say(message("attach", table=table) * 20)
            await asyncio.sleep(0.005)


def test_who_does_not_read_is_cut_off_at_a_bound_and_memory_comes_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, unsent=1_000_000, **PATIENT) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo)
            tasks = len(asyncio.all_tasks())
            tracemalloc.start()
            before = tracemalloc.get_traced_memory()[0]
            for _ in range(5):
                async with deaf(server) as (wire, say):
                    await overfed(server, wire, say, table)
            assert tracemalloc.get_traced_memory()[1] - before < 8_000_000
            async with asyncio.timeout(PATIENCE):  # no task waits for a reader that is gone, nothing is counted for it
                while len(asyncio.all_tasks()) > tasks or server.door.lines != {"127.0.0.1": 0}:
                    await asyncio.sleep(0.01)
            assert server.visitors.count == 2
            gc.collect()
            kept = tracemalloc.get_traced_memory()[0] - before
            tracemalloc.stop()
            assert kept < 1_000_000, kept
            assert await play_on([ana, bo]) > 5

    run(scene)


def test_what_an_address_does_not_read_is_bounded_together(tmp_path: Path) -> None:
    """None of ten comes near a bound of its own; the worst go until all of them are below theirs. Who reads, stays."""

    async def scene() -> None:
        bounds = {"unsent": 10**9, "unsent_address": 2_000_000}
        async with (
            serving(tmp_path, **bounds, **PATIENT) as server,
            company(server, 2) as (ana, bo),
            contextlib.AsyncExitStack() as crowd,
        ):
            table = await two_seated(ana, bo)
            for _ in range(10):
                wire, say = await crowd.enter_async_context(deaf(server))
                await overfed(server, wire, say, table, enough=400_000)
            async with asyncio.timeout(PATIENCE):
                while sum(wire.unsent for wire in server.door.wires.values()) > 2_000_000:
                    await asyncio.sleep(0.01)
            assert 2 < len(server.door.wires) < 12, "some of those who do not read have gone, and not all"
            assert await play_on([ana, bo]) > 5

    run(scene)


def test_who_reads_nothing_for_long_is_cut_off_and_who_reads_slowly_is_not(tmp_path: Path) -> None:
    async def scene() -> None:
        bounds = {"unsent": 10**9, "unsent_address": 10**9}
        async with (
            serving(tmp_path, stall=4.0, ping=600.0, **bounds) as server,
            company(server, 2) as (ana, bo),
            deaf(server) as (slow, say_slowly),
            deaf(server) as (wire, say),
        ):
            table = await two_seated(ana, bo)
            for one in (say_slowly, say):
                one(message("attach", table=table) * 5000)
            waiting = asyncio.ensure_future(ended(server, wire))
            while not waiting.done():
                for _ in range(100):
                    with contextlib.suppress(BlockingIOError):
                        slow.recv(4096)
                    await asyncio.sleep(0)
                await asyncio.sleep(0.2)
            await waiting
            peers = [transport.get_extra_info("peername") for transport in server.door.wires]
            assert slow.getsockname() in peers, "who reads is not cut off"

    run(scene)


def test_an_answer_that_nobody_reads_does_not_keep_its_connection(tmp_path: Path) -> None:
    """The same over HTTP, whether the connection is to be kept or not."""
    largest = max(pages.folder_files(pages.STATIC).items(), key=lambda item: len(item[1].plain))[0].encode()

    async def scene() -> None:
        async with serving(tmp_path, stall=0.5) as server:
            for last in (True, False):
                for count in (1, 30):
                    async with quiet(server) as wire:
                        request = get(largest, last=False) * (count - 1) + get(largest, last=last)
                        await asyncio.get_running_loop().sock_sendall(wire, request)
                        await connected(server, 1)
                        await connected(server, 0)

    run(scene)


FLOODS = {
    "pings": frame(b"x" * 125, 9) * 500,
    "pongs": frame(b"", 10) * 500,
    "pieces": frame(b"{", 1, last=False) + frame(b"", 0, last=False) * 500,
}


@pytest.mark.parametrize("way", FLOODS)
def test_a_flood_of_frames_that_are_no_messages_is_cut_off(tmp_path: Path, way: str) -> None:
    async def scene() -> None:
        async with serving(tmp_path, **PATIENT) as server, company(server, 1) as (ana,):
            async with deaf(server) as (wire, say):
                say(FLOODS[way] * 20)
                await ended(server, wire)
            assert (await ana.ask("ping"))["type"] == "pong"

    run(scene)


def test_pings_and_pieces_of_honest_clients_are_answered(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 1) as (ana,):
            for _ in range(20):
                async with asyncio.timeout(PATIENCE):
                    await (await ana.wire.ping())
            await ana.wire.send(['{"type": "pi', 'ng", "id"', ': "pieces"}'])
            assert (await ana.until(lambda told: told.get("reply") == "pieces"))["type"] == "pong"

    run(scene)


def test_a_packet_full_of_messages_is_taken_in_bit_by_bit(tmp_path: Path) -> None:
    """Hundreds of thousands of bytes of tiny frames: few of them wait at a time, all of them are answered."""

    async def scene() -> None:
        async with serving(tmp_path) as server:
            reader, writer = await opened(server, limit=2**22)
            writer.write(upgrade())
            await reader.readuntil(b"\r\n\r\n")
            (wire,) = server.door.wires.values()
            protocol = wire.transport.get_protocol()
            assert isinstance(protocol, DoorSocket)
            most, heard, count = 0, b"", 5_000
            writer.write(frame(b"{}") * count)
            async with asyncio.timeout(PATIENCE):
                while heard.count(b'"malformed"') < count:
                    most = max(most, protocol.queue.qsize())
                    heard += await reader.read(2**20)
            assert most <= READ_AHEAD + SLICE // len(frame(b"{}")) + 1
            await shut(writer)

    run(scene)


def test_a_peer_that_is_gone_without_a_word_is_noticed(tmp_path: Path) -> None:
    """It answers no pings; whether something waits for it or not, it is cut off."""

    async def scene() -> None:
        async with serving(tmp_path, ping=3.0, stall=600.0) as server, company(server, 1) as (ana,):
            async with deaf(server) as (idle, _), deaf(server) as (busy, say):
                say(message("ping") * 5_000)
                for wire in (idle, busy):
                    await ended(server, wire)
            async with asyncio.timeout(PATIENCE):
                while server.visitors.count > 1:
                    await asyncio.sleep(0.01)
            assert (await ana.ask("ping"))["type"] == "pong"

    run(scene)


def test_limits_behind_a_proxy_belong_to_the_visitor(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, proxy=("127.0.0.1",)) as server:
            for address in ("10.0.0.7", "2001:db8::7"):
                guest = await Guest.arrive(server, additional_headers={"X-Forwarded-For": address})
                await guest.ask("ping")
                (wire,) = server.door.wires.values()
                assert wire.address in ("10.0.0.7", "2001:db8::/64")
                assert wire.peer == ""
                await guest.leave()
                await connected(server, 0)

    run(scene)
