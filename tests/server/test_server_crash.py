"""A process killed at any point loses nothing that was acknowledged or shown."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.guest import Guest, brisk, company, play_on, serving, two_seated

from serai.server.backups import restore
from serai.server.datafile import StoreError
from serai.server.stored_game import replayed


@contextlib.asynccontextmanager
async def process(
    data: Path, *command: str, logged: list[str] | None = None, **options: Any
) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """Run a server as a process of its own, by this Python unless a command is given; `logged` gets its log."""
    command = command or (sys.executable, "-m", "serai.server.run")
    words = ["--port", "0", "--data", str(data), "--no-browser", "--no-warm-up", "--pace", "0"]
    running = await asyncio.create_subprocess_exec(*command, *words, stderr=asyncio.subprocess.PIPE, **options)
    assert running.stderr
    drain: asyncio.Task[bytes] | None = None
    try:
        while True:
            line = (await running.stderr.readline()).decode()
            assert line, "the server did not start"
            if found := re.search(r"http://localhost:(\d+)/", line):
                break
        drain = asyncio.ensure_future(running.stderr.read())
        yield running, f"127.0.0.1:{found[1]}"
    finally:
        if running.returncode is None:
            running.terminate()
        await running.wait()
        if drain is not None:
            told = await drain
            (logged if logged is not None else []).append(told.decode())


async def restless(guest: Guest, acknowledged: list[tuple[int, str]]) -> None:
    """Play until the connection breaks or the game ends, and note what was acknowledged."""
    with contextlib.suppress(Exception):
        while await guest.my_turn():
            text, at = brisk(guest.latest()["listed_moves"]), guest.latest()["version"]
            answer = await guest.move(text)
            acknowledged.append((answer["version"], text))
            await guest.version(at + 1)


def test_kill_nine_in_the_middle_of_play_loses_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        chance = random.Random()
        acknowledged: list[tuple[int, str]] = []
        shown: list[Any] = []
        table, tokens = "", ["", ""]
        for _ in range(3):
            async with process(tmp_path) as (running, address):
                guests = [await Guest.arrive(address) for _ in range(2)]
                if not table:
                    table = await two_seated(guests[0], guests[1], options={"seals": 2})
                    tokens = [guest.token for guest in guests]
                for guest, token, seat in zip(guests, tokens, (0, 1), strict=True):
                    guest.table, guest.token, guest.seat = table, token, seat
                    whole = await guest.attach()
                    for version, _text in acknowledged:
                        assert version <= whole["version"], "an acknowledged move is lost"
                    if seat == 0:
                        assert whole["events"][: len(shown)] == shown, "something shown is lost"
                games = [asyncio.ensure_future(restless(guest, acknowledged)) for guest in guests]
                target = len(acknowledged) + chance.randrange(2, 9)
                while len(acknowledged) < target and not all(game.done() for game in games):
                    await asyncio.sleep(chance.random() * 0.005)
                os.kill(running.pid, signal.SIGKILL)
                await running.wait()
                for guest in guests:
                    await guest.leave()
                for game in games:
                    game.cancel()
                await asyncio.gather(*games, return_exceptions=True)
                shown = guests[0].events()
        async with serving(tmp_path) as server, company(server, 2) as guests:
            for guest, token in zip(guests, tokens, strict=True):
                guest.table, guest.token = table, token
                await guest.attach()
            assert guests[0].latest()["version"] >= max(version for version, _ in acknowledged)
            await play_on(guests)
            assert guests[0].latest()["view"]["winner"] in (0, 1)

    asyncio.run(scene())


def test_a_server_told_to_stop_ends_cleanly_and_comes_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with process(tmp_path) as (running, address):
            ana = await Guest.arrive(address)
            table = await ana.create()
            await ana.sit(table)
            with pytest.raises(StoreError, match="a server is running"):
                restore(tmp_path, tmp_path / "serai.sqlite", force=True)
            running.send_signal(signal.SIGTERM)
            assert await running.wait() in (0, -signal.SIGTERM)
            await ana.leave()
            assert ana.wire.close_code == 1012
        async with serving(tmp_path) as server, company(server, 1) as (again,):
            again.table, again.token = table, ana.token
            assert (await again.attach())["seat"] == 0

    asyncio.run(scene())


def test_the_store_is_asked_before_anybody_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When a move cannot be stored, nobody sees it, its player is told, and the table goes on from the store."""

    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo)
            acting = ana if ana.latest()["listed_moves"] else bo
            text = brisk(acting.latest()["listed_moves"])
            store = server.hall.services.store

            async def full(*_: Any) -> None:
                raise sqlite3.OperationalError("database or disk is full")

            with monkeypatch.context() as broken:
                broken.setattr(store, "append", full)
                refused = await acting.refused("move", table=table, version=1, move=text)
            assert refused["code"] == "internal"
            assert [told["version"] for told in (*ana.told, *bo.told) if told["type"] == "update"] == [1, 1]
            async with company(server, 2) as again:
                for guest, before in zip(again, (ana, bo), strict=True):
                    guest.table, guest.token = table, before.token
                    assert (await guest.attach())["version"] == 1
                assert await play_on(again) > 5

    asyncio.run(scene())


def test_a_state_survives_the_store_at_every_move(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo)
            while await play_on([ana, bo], 1):
                living = await server.hall.table(table)
                kept = await server.hall.services.store.load(table)
                assert kept is not None
                again = type(living)(kept, server.hall.services, replayed(kept))
                assert again.play and living.play
                assert again.play.now.awaited() == living.play.now.awaited()
                assert again.play.now == living.play.now
                assert again.play.log == living.play.log
                assert again.seats == living.seats
                again.close()

    asyncio.run(scene())
