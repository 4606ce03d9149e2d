"""Clocks charge who thinks, and nobody else: not for downtime, not twice for a resend."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.guest import Guest, Message, brisk, company, serving, two_seated

from serai.server import resting
from serai.server.app import Server
from serai.server.clock import Clock
from serai.server.messages import ClockSetting

CLOCK = {"bank": 100, "increment": 2}


class Hand:
    """A steady clock that tests move by hand."""

    def __init__(self, server: Server, start: float) -> None:
        self.now = start
        server.hall.services.steady = lambda: self.now
        server.hall.services.lag = lambda: 0.0


def mover(*guests: Guest) -> Guest:
    return next(guest for guest in guests if guest.latest()["listed_moves"])


def test_a_move_is_charged_once_and_earns_the_increment(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            hand = Hand(server, 50.0)
            await two_seated(ana, bo, clock=CLOCK)
            first = mover(ana, bo)
            other = bo if first is ana else ana
            assert ana.latest()["clock"] == {"remaining": [100_000, 100_000], "running": [first.seat]}
            hand.now += 30
            text = brisk(first.latest()["listed_moves"])
            await first.move(text, version=1, id="a")
            expected = [100_000, 100_000]
            expected[first.seat or 0] = 72_000
            assert (await other.version(2))["clock"] == {"remaining": expected, "running": [other.seat]}
            hand.now += 10
            for _ in range(3):
                await first.move(text, version=1, id="a")
            expected[other.seat or 0] = 90_000
            assert (await first.attach())["clock"] == {"remaining": expected, "running": [other.seat]}

    asyncio.run(scene())


def test_downtime_is_charged_to_nobody(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            hand = Hand(server, 0.0)
            table = await two_seated(ana, bo, clock=CLOCK)
            first = mover(ana, bo)
            hand.now += 30
            await first.move(brisk(first.latest()["listed_moves"]), version=1, id="a")
            await ana.version(2)
            hand.now += 20
        async with serving(tmp_path) as server, company(server, 2) as (ana_again, bo_again):
            hand = Hand(server, 1_000_000.0)
            for guest, before in ((ana_again, ana), (bo_again, bo)):
                guest.table, guest.token, guest.seat = table, before.token, before.seat
            left = (await ana_again.attach(version=2), ana_again.told)[1]
            assert not any(told["type"] == "error" for told in left)
            whole = await bo_again.attach()
            expected = [100_000, 100_000]
            expected[first.seat or 0] = 72_000
            assert whole["clock"]["remaining"] == expected
            assert whole["info"]["status"] == "playing"
            hand.now += 5
            acting = bo_again if first.seat == 0 else ana_again
            await ana_again.attach()
            await acting.move(brisk(acting.latest()["listed_moves"]))
            expected[acting.seat or 0] = 97_000
            assert (await ana_again.version(3))["clock"]["remaining"] == expected

    asyncio.run(scene())


def test_a_late_move_loses_and_the_time_out_is_stored(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            hand = Hand(server, 0.0)
            table = await two_seated(ana, bo, clock=CLOCK)
            first = mover(ana, bo)
            hand.now += 101
            refused = await first.refused("move", table=table, version=1, move=first.latest()["listed_moves"][0])
            assert refused["code"] == "game-over"
            told = await bo.until(lambda told: told["type"] == "info" and told["info"]["status"] == "ended")
            assert told["info"]["end"] == {"reason": "time", "seat": first.seat}
            assert told["info"]["outcome"]["winners"] == [1 - (first.seat or 0)]
        async with serving(tmp_path) as server, company(server, 1) as (cy,):
            whole = await cy.attach(table)
            assert whole["info"]["end"] == {"reason": "time", "seat": first.seat}
            assert whole["events"][-1]["kind"] == "timeout"

    asyncio.run(scene())


def test_time_runs_out_by_itself(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            await two_seated(ana, bo, clock={"bank": 1})

            def over(told: Message) -> Any:
                return told["type"] == "info" and told["info"]["status"] == "ended"

            told = [await guest.until(over) for guest in (ana, bo)]
            assert told[0]["info"]["end"]["reason"] == "time"
            assert ana.latest()["listed_moves"] == bo.latest()["listed_moves"] == []

    asyncio.run(scene())


def test_time_passes_at_a_table_that_is_in_the_store_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resting, "KEPT", 0)

    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 4) as (ana, bo, cy, dora):
            hand = Hand(server, 0.0)
            table = await two_seated(ana, bo, clock=CLOCK)
            first = mover(ana, bo)
            for guest in (ana, bo):
                await guest.ask("detach", table=table)
            hand.now += 30
            elsewhere = await two_seated(cy, dora)
            assert {*server.hall.tables} == {elsewhere}, "a clock alone keeps no table in memory"
            expected = [100_000, 100_000]
            expected[first.seat or 0] = 70_000
            assert (await bo.attach(table))["clock"]["remaining"] == expected

    asyncio.run(scene())


def test_time_runs_out_at_a_table_that_is_in_the_store_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resting, "KEPT", 0)

    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo, clock={"bank": 1})
            first = mover(ana, bo)
            monkeypatch.setattr(resting, "TIME", 0)
            for guest in (ana, bo):
                await guest.ask("detach", table=table)
            assert table not in server.hall.tables
            monkeypatch.undo()
            while (kept := await server.hall.services.store.load(table)) and kept.row.summary.status != "ended":
                await asyncio.sleep(0.05)
            assert (await bo.attach(table))["info"]["end"] == {"reason": "time", "seat": first.seat}

    asyncio.run(scene())


def test_a_computer_players_thinking_is_not_charged(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 1) as (ana,):
            seats = [{"kind": "human"}, {"kind": "computer", "level": "random"}]
            await ana.sit(await ana.create(seats, clock=CLOCK))
            await ana.attach()
            assert await ana.my_turn()
            assert ana.latest()["clock"]["remaining"][1] >= 100_000
            assert ana.latest()["clock"]["running"] == [0]

    asyncio.run(scene())


def test_several_seats_can_be_on_the_clock_at_once() -> None:
    clock = Clock(ClockSetting(10, 1), 3, None, 0.0)
    clock.run(clock.left(0.0), (0, 2), 0.0)
    assert clock.left(4.0) == (6_000, 10_000, 6_000)
    assert clock.after(2, 4.0) == (6_000, 10_000, 7_000)
    assert clock.next_fall(4.0) == 6.0
    assert clock.fallen(9.9) is None
    assert clock.fallen(10.0) == 0
    assert clock.left(99.0) == (0, 10_000, 0)
    assert clock.left(-5.0) == (10_000, 10_000, 10_000), "a clock never gives time"
