"""A message's time is when it arrived: what holds the server up costs nobody their game."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.guest import Guest, brisk, company, serving, two_seated
from tests.server.raw import LOOPS, deaf, message, run

from serai.server import pulse


def mover(*guests: Guest) -> Guest:
    return next(guest for guest in guests if guest.latest()["listed_moves"])


@pytest.mark.parametrize("loop", LOOPS)
def test_a_move_that_came_while_the_loop_was_held_up_came_in_time(tmp_path: Path, loop: str) -> None:
    """Two seconds to think, a move after half of one, and a server that sees it after four."""

    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo, clock={"bank": 2, "increment": 0})
            first = mover(ana, bo)
            other = bo if first is ana else ana
            async with deaf(server) as (wire, say):  # the first player on a second screen
                await say(message("attach", table=table, token=first.token))
                await asyncio.get_running_loop().sock_recv(wire, 4096)
                text = brisk(first.latest()["listed_moves"])
                threading.Timer(0.2, wire.send, (message("move", table=table, version=1, move=text),)).start()
                time.sleep(4)  # on purpose
                told = await other.version(2)
            assert [event["kind"] for event in told["events"]] == [text.split(" ")[0]]
            assert told["clock"]["remaining"][first.seat or 0] > 0
            assert (await server.hall.table(table)).summary.status == "playing"

    run(scene, loop)


@pytest.mark.parametrize("loop", LOOPS)
def test_silence_of_the_loop_does_not_save_who_said_nothing(tmp_path: Path, loop: str) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            await two_seated(ana, bo, clock={"bank": 1, "increment": 0})
            first = mover(ana, bo)
            time.sleep(2)  # on purpose
            told = await bo.until(lambda told: told["type"] == "info" and told["info"]["status"] == "ended")
            assert told["info"]["end"] == {"reason": "time", "seat": first.seat}

    run(scene, loop)


def test_a_move_that_waited_behind_another_message_came_in_time(tmp_path: Path) -> None:
    """The store takes three seconds for a line of chat; the move after it was sent in the first of two."""

    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo, clock={"bank": 2, "increment": 0})
            first = mover(ana, bo)
            store = server.hall.services.store
            say = store.say

            async def slowly(line: Any) -> None:
                await asyncio.sleep(3)
                await say(line)

            store.say = slowly  # type: ignore[method-assign]
            await first.send("say", table=table, text="one moment")
            told = await first.move(brisk(first.latest()["listed_moves"]))
            assert told["type"] == "ack"
            left = (await first.version(2))["clock"]["remaining"][first.seat or 0]
            assert left > 0

    run(scene)


def test_talking_after_the_end_of_ones_time_buys_none(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            await two_seated(ana, bo, clock={"bank": 1, "increment": 0})
            first = mover(ana, bo)
            other = bo if first is ana else ana

            async def talk() -> None:
                while True:
                    await first.send("ping")
                    await asyncio.sleep(0)

            talking = asyncio.ensure_future(talk())
            told = await other.until(lambda told: told["type"] == "info" and told["info"]["status"] == "ended")
            talking.cancel()
            assert told["info"]["end"] == {"reason": "time", "seat": first.seat}

    run(scene)


def test_the_pulse_tells_how_long_nobody_listened(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("serai.server.pulse.time.monotonic", lambda: now)

    async def scene() -> None:
        nonlocal now
        heart = pulse.Pulse()
        for _ in range(10):
            now += pulse.BEAT
            heart.beat()
        assert heart.lag() == 0.0
        now += 5.0
        for _ in range(3):  # timers that are due run before the sockets are looked at, and take their time
            heart.beat()
            assert heart.lag() == pytest.approx(5.0 + pulse.BEAT, abs=5 * pulse.BEAT)
            now += pulse.BEAT
        for _ in range(pulse.ROUNDS):
            await asyncio.sleep(0)
        heart.beat()
        heart.beat()
        assert heart.lag() == 0.0

    asyncio.run(scene())
