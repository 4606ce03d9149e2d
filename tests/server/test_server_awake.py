"""Clocks count the time in which a server is awake: whoever waits for one that is held up pays nothing for it."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.guest import PATIENCE, Guest, brisk, company, serving, two_seated
from tests.server.raw import LOOPS, run
from tests.server.test_cluster_tables import Scene, guests_of, pair, scene_of
from tests.server.test_server_bargains import computer_sells
from tests.server.test_server_eschnapur import PEOPLE_AND_COMPUTERS, seated

from serai.server import acting, pulse
from serai.server.app import Server
from serai.server.clock import MOST_SPANS, Clock
from serai.server.held_up import TOLD
from serai.server.protocol.vocabulary import ClockSetting
from serai.server.pulse import BEAT, LATE, ROUNDS, Pulse, Wakeful

__all__ = ["scene_of"]
BANK = 1000
ASLEEP = 600.0
"""Seconds of a sleep: many more than a slow machine takes for anything here."""


class Sleep:
    """A machine whose processes can be put to sleep: afterwards, it is later."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._slept = 0.0
        monkeypatch.setattr(pulse, "time", SimpleNamespace(monotonic=self.now))

    def now(self) -> float:
        return time.monotonic() + self._slept

    def holds(self, *servers: Server) -> None:
        """Let servers go by this machine's time."""
        for server in servers:
            server.hall.services.steady = self.now

    def for_seconds(self, seconds: float) -> None:
        """Let so much time pass at once."""
        self._slept += seconds


@pytest.fixture
def sleep(monkeypatch: pytest.MonkeyPatch) -> Sleep:
    return Sleep(monkeypatch)


def to_move(*guests: Guest) -> Guest:
    return next(guest for guest in guests if guest.latest()["listed_moves"])


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


@pytest.mark.usefixtures("unhushed")
@pytest.mark.parametrize("loop", LOOPS)
def test_who_answers_after_the_server_slept_is_not_charged_for_its_sleep(
    tmp_path: Path, sleep: Sleep, loop: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            sleep.holds(server)
            await two_seated(ana, bo, clock={"bank": BANK, "increment": 0})
            first = to_move(ana, bo)
            assert first.seat is not None
            start = len(bo.told)
            sleep.for_seconds(ASLEEP)
            told = await bo.until(lambda told: told["type"] == "info", start)
            assert told["clock"]["running"] == [first.seat], "pages have let the time run on, and hear how it is"
            assert told["clock"]["remaining"][first.seat] > 1000 * (BANK - ASLEEP / 2)
            assert server.hall.services.pulse.lag() == 0.0, "what is read now has come now"
            await first.move(brisk(first.latest()["listed_moves"]))
            left = (await first.version(2))["clock"]["remaining"][first.seat]
            assert 1000 * (BANK - ASLEEP / 2) < left <= 1000 * BANK

    run(scene, loop)
    assert "held-up" in caplog.messages


def test_nobodys_time_is_up_while_the_server_sleeps(tmp_path: Path, sleep: Sleep) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            sleep.holds(server)
            table = server.hall.tables[await two_seated(ana, bo, clock={"bank": int(ASLEEP / 2), "increment": 0})]
            sleep.for_seconds(ASLEEP)
            await acting.time_up(table)
            assert table.summary.status == "playing"
            await until(lambda: server.hall.services.pulse.lag() == 0.0)
            await acting.time_up(table)
            assert table.summary.status == "playing"

    asyncio.run(scene())


def test_a_move_of_days_goes_by_the_calendar(tmp_path: Path, sleep: Sleep) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            sleep.holds(server)
            await two_seated(ana, bo, clock={"bank": 86_400, "each_move": True})
            first = to_move(ana, bo)
            sleep.for_seconds(ASLEEP)
            left = (await first.attach())["clock"]["remaining"][first.seat or 0]
            assert left < 1000 * (86_400 - ASLEEP / 2)

    asyncio.run(scene())


def test_nobody_is_replaced_for_being_away_while_the_server_slept(tmp_path: Path, sleep: Sleep) -> None:
    async def scene() -> None:
        async with serving(tmp_path, away=ASLEEP / 2) as server, company(server, 2) as (ana, bo):
            sleep.holds(server)
            table = await two_seated(ana, bo)
            await bo.ask("detach", table=table)
            sleep.for_seconds(ASLEEP)
            refused = await ana.refused("fill", table=table, seat=bo.seat, level="peddler")
            assert (refused["code"], refused["reason"]) == ("seat-taken", "present")

    asyncio.run(scene())


def test_whose_own_process_slept_briefly_is_given_the_time_back_at_another(scene_of: Scene) -> None:
    async def scene() -> None:
        async with pair(scene_of) as (a, b), guests_of(a, b) as (ana, bo):
            a.hall.services.pulse = Wakeful()
            table = a.hall.tables[await two_seated(ana, bo, clock={"bank": BANK, "increment": 0})]
            if to_move(ana, bo) is ana:
                await ana.move(brisk(ana.latest()["listed_moves"]))
                await bo.version(2)
            a.hall.services.steady = lambda: time.monotonic() + ASLEEP  # so long nothing was heard of the other one
            clock = table.clock
            assert clock is not None
            assert clock.left(a.hall.services.steady())[1] < 1000 * (BANK - ASLEEP / 2)
            asleep: Any = b.hall.services.pulse
            start = len(ana.told)
            asleep.woke(ASLEEP)
            told = await ana.until(lambda told: told["type"] == "info", start)
            assert told["clock"]["remaining"][1] > 1000 * (BANK - ASLEEP / 2)
            await until(lambda: clock.left(a.hall.services.steady())[1] > 1000 * (BANK - ASLEEP / 2))

    asyncio.run(scene())


def beaten(heart: Pulse, now: list[float], beats: int) -> None:
    for _ in range(beats):
        now[0] += BEAT
        heart.beat()


def test_the_time_awake_stands_still_in_a_sleep_and_never_goes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(pulse, "time", SimpleNamespace(monotonic=lambda: now[0]))

    async def scene() -> None:
        heart, seen = Pulse(), [100.0]
        woken: list[float] = []
        heart.woke = woken.append

        def looked() -> float:
            seen.append(heart.awake(now[0]))
            assert seen[-1] >= seen[-2]
            return seen[-1]

        beaten(heart, now, 10)
        assert looked() == now[0]
        fell = now[0]
        for seconds in (5.0, 0.5, 60.0):
            asleep = now[0]
            before = looked()
            now[0] += seconds
            assert looked() == pytest.approx(before + LATE), "also before the sleep is noticed"
            heart.beat()
            assert looked() == pytest.approx(before + LATE)
            for _ in range(ROUNDS):
                await asyncio.sleep(0)
            assert looked() == pytest.approx(before + LATE)
            assert woken.pop() == pytest.approx(seconds - LATE)
            assert heart.awake(asleep) == pytest.approx(before), "what came before it"
            assert heart.awake(asleep + seconds / 2) == pytest.approx(before + LATE), "what came meanwhile"
            assert heart.moment(before) == pytest.approx(asleep)
            beaten(heart, now, 10)
            assert looked() == pytest.approx(before + LATE + 10 * BEAT)
            assert heart.moment(looked()) == pytest.approx(now[0])
        assert heart.awake(fell) == fell
        assert heart.moment(fell) == fell

    asyncio.run(scene())


def test_a_loop_that_was_held_up_once_and_is_slow_is_awake(monkeypatch: pytest.MonkeyPatch) -> None:
    """A round may take nearly as long as a sleep is known by; that is no sleep, also while one is being looked into."""
    now = [100.0]
    monkeypatch.setattr(pulse, "time", SimpleNamespace(monotonic=lambda: now[0]))

    async def scene() -> None:
        heart = Pulse()
        now[0] += 1.0
        heart.beat()
        awake = heart.awake(now[0])
        for _ in range(50):
            now[0] += 0.9 * LATE
            heart.beat()
            await asyncio.sleep(0)
        assert heart.awake(now[0]) - awake == pytest.approx(50 * 0.9 * LATE)
        for _ in range(2 * ROUNDS):
            now[0] += 0.4 * LATE
            heart.beat()
            await asyncio.sleep(0)
        assert heart.lag() == 0.0

    asyncio.run(scene())


def test_a_loop_that_sleeps_again_while_the_first_sleep_is_looked_into_dates_back_to_the_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [100.0]
    monkeypatch.setattr(pulse, "time", SimpleNamespace(monotonic=lambda: now[0]))

    async def scene() -> None:
        heart = Pulse()
        now[0] += 5.0
        heart.beat()
        await asyncio.sleep(0)
        now[0] += 7.0
        heart.beat()
        assert heart.lag() == pytest.approx(12.0)
        for _ in range(ROUNDS):
            await asyncio.sleep(0)
        assert heart.lag() == pytest.approx(7.0), "what came in the first one has been read"
        for _ in range(ROUNDS):
            await asyncio.sleep(0)
        assert heart.lag() == 0.0
        assert heart.awake(now[0]) == pytest.approx(100.0 + 2 * LATE)

    asyncio.run(scene())


def test_what_was_before_the_first_beat_is_no_sleep(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(pulse, "time", SimpleNamespace(monotonic=lambda: now[0]))
    woken: list[float] = []
    heart = Pulse(woken.append)
    now[0] += 30.0  # a data file is brought up to date
    heart.begin()
    heart.beat()
    assert woken == []
    assert heart.awake(now[0]) == now[0]


def test_who_said_something_in_a_sleep_is_not_given_it_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is read after a sleep counts as said at its beginning, and no sleep is counted: one of both is enough."""
    now = [0.0]
    monkeypatch.setattr(pulse, "time", SimpleNamespace(monotonic=lambda: now[0]))

    async def scene() -> None:
        heart = Pulse()
        clock = Clock(ClockSetting(100, 0), 2, None, 0.0, heart)
        clock.run(clock.left(0.0), (0,), 0.0)
        beaten(heart, now, 800)  # twenty seconds
        now[0] += 30.0
        came = now[0] - heart.lag()
        assert clock.left(came)[0] == pytest.approx(80_000, abs=100)
        assert clock.falls_at(0) == pytest.approx(100.0), "nothing is known of the sleep yet"
        heart.beat()
        for _ in range(ROUNDS):
            await asyncio.sleep(0)
        assert clock.left(came)[0] == pytest.approx(80_000, abs=100)
        assert clock.left(now[0])[0] == pytest.approx(80_000, abs=200)
        assert clock.falls_at(0) == pytest.approx(130.0, abs=0.2)

    asyncio.run(scene())


def test_who_said_something_while_kept_away_is_not_given_the_time_twice() -> None:
    clock = Clock(ClockSetting(100, 0), 2, None, 0.0)
    clock.run(clock.left(0.0), (0, 1), 0.0)
    clock.give_back(0, 20.0, 50.0)
    assert clock.left(20.0) == (80_000, 80_000)
    assert clock.left(35.0) == (80_000, 65_000), "said in the middle of it"
    assert clock.left(60.0) == (70_000, 40_000)
    assert (clock.falls_at(0), clock.falls_at(1)) == (130.0, 100.0)
    clock.give_back(0, 10.0, 60.0)  # what was given stays given
    assert clock.left(60.0) == (90_000, 40_000)
    assert clock.falls_at(0) == 150.0
    clock.rerun((0, 1), 70.0)
    clock.give_back(0, 10.0, 75.0)
    assert clock.left(80.0) == (85_000, 20_000)
    assert clock.falls_at(0) == 165.0


def test_a_computer_player_hears_people_as_long_after_a_sleep_as_before(tmp_path: Path, sleep: Sleep) -> None:
    async def scene() -> None:
        async with serving(tmp_path, hearing=ASLEEP / 2) as server, company(server, 2) as (ana, bo):
            sleep.holds(server)
            await seated([ana, bo], PEOPLE_AND_COMPUTERS)
            await computer_sells([ana, bo], random.Random(3))
            start = len(bo.told)
            sleep.for_seconds(ASLEEP)
            told = await bo.until(lambda told: told["type"] == "info", start)
            assert told["info"]["hearing_left"] > 1000 * ASLEEP / 4

    asyncio.run(scene())


def test_many_spans_of_time_given_back_are_kept_by_their_sum() -> None:
    clock = Clock(ClockSetting(1000, 0), 2, None, 0.0)
    clock.run(clock.left(0.0), (0,), 0.0)
    for second in range(100):
        clock.give_back(0, second + 0.5, second + 1.0)
    assert len(clock._given[0]) == MOST_SPANS
    assert clock.left(100.0)[0] == 950_000
    clock.give_back(0, 0.0, 50.0)
    assert clock.left(100.0)[0] == 950_000, "what is known by its sum is not given again"
    assert clock.falls_at(0) == pytest.approx(1050.0)
    clock.rerun((0,), 100.0)
    clock.give_back(0, 99.0, 99.25)
    assert clock.left(100.0)[0] == 950_250


def test_short_sleeps_are_told_when_they_have_become_a_second(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            await two_seated(ana, bo, clock={"bank": BANK, "increment": 0})
            asleep: Any = server.hall.services.pulse
            start = len(bo.told)
            asleep.woke(TOLD * 0.6)
            await bo.ask("ping")
            assert [told["type"] for told in bo.told[start:]] == ["pong"]
            asleep.woke(TOLD * 0.6)
            await bo.until(lambda told: told["type"] == "info", start)

    asyncio.run(scene())


def test_a_sleep_while_people_are_told_of_another_is_told_too(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = server.hall.tables[await two_seated(ana, bo, clock={"bank": BANK, "increment": 0})]
            asleep: Any = server.hall.services.pulse
            told = 0

            def tell_info() -> None:
                nonlocal told
                told += 1
                if told == 1:
                    asleep.woke(TOLD)

            table.tell_info = tell_info  # type: ignore[method-assign,assignment]
            asleep.woke(TOLD)
            await until(lambda: told == 2)

    asyncio.run(scene())
