"""Clocks charge who thinks, and nobody else: not for downtime, not twice for a resend."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.guest import Guest, Message, brisk, company, serving, two_seated

from serai.server import acting, resting
from serai.server.app import Server
from serai.server.clock import Clock
from serai.server.protocol.vocabulary import ClockSetting
from serai.server.pulse import Wakeful

CLOCK = {"bank": 100, "increment": 2}


class Hand:
    """A steady clock that tests move by hand."""

    def __init__(self, server: Server, start: float) -> None:
        self.now = start
        server.hall.services.steady = lambda: self.now
        server.hall.services.pulse = Wakeful()


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


def test_words_that_wait_on_one_screen_let_no_late_move_in_on_another(tmp_path: Path) -> None:
    """What a person said in time is waited for; that is no reason to hear what the same person says too late."""

    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 3) as (ana, bo, screen):
            hand = Hand(server, 0.0)
            table = await two_seated(ana, bo, clock=CLOCK)
            first = mover(ana, bo)
            await screen.ask("attach", table=table, token=first.token)
            store, heard = server.hall.services.store, asyncio.Event()
            person = store.person

            async def slowly(secret: bytes) -> Any:
                await heard.wait()
                return await person(secret)

            store.person = slowly  # type: ignore[method-assign]
            await screen.send("seats", person="ab" * 16)
            while not any(place.behind(1.0) for place in server.hall.tables[table].audience.places):
                await asyncio.sleep(0.01)
            hand.now += 101
            text = first.latest()["listed_moves"][0]
            try:
                refused = await first.refused("move", table=table, version=1, move=text)
            finally:
                heard.set()
            assert (refused["code"], refused["reason"]) == ("not-your-turn", "time")
            await screen.until(lambda told: told.get("code") == "unknown-person")
            refused = await first.refused("move", table=table, version=1, move=text)
            assert refused["code"] == "game-over"
            assert (await bo.attach())["info"]["end"] == {"reason": "time", "seat": first.seat}

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


def test_who_is_kept_away_by_the_house_is_not_charged_until_they_are_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            hand = Hand(server, 0.0)
            table = server.hall.tables[await two_seated(ana, bo, clock=CLOCK)]
            first = mover(ana, bo)
            assert first.seat is not None
            hand.now = 10.0
            table.excuses.excuse(first.seat, 4.0)  # nothing was heard of its process for six seconds
            hand.now = 30.0
            told = await (bo if first is ana else ana).attach()
            expected = [100_000, 100_000]
            expected[first.seat] = 96_000
            assert told["clock"] == {"remaining": expected, "running": []}
            async with company(server, 1) as (back,):
                back.token = first.token
                back.table = first.table
                assert (await back.attach())["clock"] == {"remaining": expected, "running": [first.seat]}
                hand.now = 40.0
                expected[first.seat] = 86_000
                assert (await back.attach())["clock"] == {"remaining": expected, "running": [first.seat]}

    asyncio.run(scene())


@pytest.mark.parametrize(("setting", "left"), [(CLOCK, 96_000), ({"bank": 3600, "each_move": True}, 3_590_000)])
def test_an_excuse_ends_by_itself_and_where_a_move_has_days_there_is_none(
    tmp_path: Path, setting: dict[str, Any], left: int
) -> None:
    async def scene() -> None:
        async with serving(tmp_path, lease=0.1) as server, company(server, 2) as (ana, bo):
            hand = Hand(server, 0.0)
            table = server.hall.tables[await two_seated(ana, bo, clock=setting)]
            seat = mover(ana, bo).seat
            assert seat is not None and table.clock is not None
            hand.now = 10.0
            table.excuses.excuse(seat, 4.0)
            while seat in table.excuses:
                await asyncio.sleep(0.02)
            assert table.clock.running == {seat}
            assert table.clock.left(10.0)[seat] == left

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


def test_time_is_given_back_once_however_many_screens_were_kept_away() -> None:
    clock = Clock(ClockSetting(100, 0), 2, None, 0.0)
    clock.run(clock.left(0.0), (0, 1), 0.0)
    for _ in range(3):
        clock.give_back(0, 4.0, 10.0)
    assert clock.left(10.0) == (96_000, 90_000)
    clock.give_back(0, 8.0, 12.0)  # two of these four seconds were given back before
    assert clock.left(12.0) == (96_000, 88_000)
    clock.run(clock.left(12.0), (0,), 12.0)
    clock.give_back(0, 5.0, 13.0)
    assert clock.left(13.0) == (96_000, 88_000)


DAYS = {"bank": 3 * 86_400, "each_move": True}
DAY = 86_400.0


class Calendar(Hand):
    """Both clocks of a server, moved together by hand, as days pass."""

    def __init__(self, server: Server, start: float, wall: float) -> None:
        super().__init__(server, start)
        self._offset = wall - start
        server.hall.services.wall = lambda: round((self.now + self._offset) * 1000)

    @property
    def wall(self) -> float:
        return self.now + self._offset


def test_every_move_has_its_own_days(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            calendar = Calendar(server, 50.0, 1_000_000.0)
            await two_seated(ana, bo, clock=DAYS)
            first = mover(ana, bo)
            other = bo if first is ana else ana
            (card,) = (await first.ask("mine", tokens=[first.token]))["tables"]
            assert card["due"] == round((calendar.wall + 3 * DAY) * 1000)
            calendar.now += 2 * DAY
            await first.move(brisk(first.latest()["listed_moves"]), version=1)
            # Both have three days again: the mover when the turn comes back, the other from now on.
            assert (await other.version(2))["clock"] == {"remaining": [259_200_000] * 2, "running": [other.seat]}
            (card,) = (await first.ask("mine", tokens=[first.token]))["tables"]
            assert card["due"] == round((calendar.wall + 3 * DAY) * 1000)
            calendar.now += 2.9 * DAY
            await other.move(brisk(other.latest()["listed_moves"]), version=2)
            calendar.now += 3.1 * DAY
            refused = await first.refused("move", table=first.table, version=3, move="camels")
            assert refused["code"] == "game-over"
            (card,) = (await first.ask("mine", tokens=[first.token]))["tables"]
            assert (card["due"], card["end"]) == (None, {"reason": "time", "seat": first.seat})

    asyncio.run(scene())


def test_days_pass_while_a_server_is_down_but_nobody_loses_by_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            calendar = Calendar(server, 0.0, 1_000_000.0)
            table = await two_seated(ana, bo, clock=DAYS)
            began = calendar.wall
            first = mover(ana, bo)
        async with serving(tmp_path) as server, company(server, 1) as (cy,):
            Calendar(server, 7.0, began + 2 * DAY)
            whole = await cy.attach(table)
            assert whole["clock"]["remaining"][first.seat or 0] == round(DAY * 1000)
        async with serving(tmp_path) as server, company(server, 1) as (cy,):
            calendar = Calendar(server, 9.0, began + 40 * DAY)
            await server.hall.keeping.end_overdue()
            assert table in server.hall.tables, "nobody came to the table, and its time is counted all the same"
            whole = await cy.attach(table)
            assert whole["clock"]["remaining"][first.seat or 0] == 3_600_000
            assert whole["info"]["status"] == "playing"
            calendar.now += 3_601
            await acting.time_up(server.hall.tables[table])
            told = await cy.until(lambda told: told["type"] == "info" and told["info"]["status"] == "ended")
            assert told["info"]["end"] == {"reason": "time", "seat": first.seat}
            assert await server.hall.services.store.due(2**62, (0, ""), 10) == []

    asyncio.run(scene())


def test_nobody_is_replaced_for_being_away_between_two_moves(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            calendar = Calendar(server, 0.0, 1_000_000.0)
            table = await two_seated(ana, bo, clock=DAYS)
            assert bo.told[-1].get("info", {"away": 259_200_000})["away"] == 259_200_000
            await bo.ask("detach", table=table)
            calendar.now += DAY
            refused = await ana.refused("fill", table=table, seat=bo.seat, level="peddler")
            assert refused["code"] == "seat-taken"

    asyncio.run(scene())


def test_a_clock_of_days_forgets_nothing_when_others_move() -> None:
    """Where several are asked at once, what one of them does gives no time to the others."""
    clock = Clock(ClockSetting(86_400, each_move=True), 3, None, 0.0)
    clock.run(clock.left(0.0), [1, 2], 0.0)
    left = clock.after(1, 80_000.0)
    assert left == (86_400_000, 86_400_000, 6_400_000)
    clock.run(left, [1, 2], 80_000.0)
    assert clock.fallen(86_401.0) == 2
    # Who is not asked any more has a whole day when asked again.
    clock.run(clock.left(86_000.0), [1], 86_000.0)
    assert clock.left(86_000.0)[2] == 86_400_000


def test_a_table_over_days_waits_in_the_lobby_while_its_people_are_away(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            tables = []
            for clock in (DAYS, {"bank": 600}):
                tables.append(await ana.create(listed=True, clock=clock))
                await ana.sit(tables[-1])
                await ana.attach()
            assert {card["table"] for card in (await bo.ask("lobby"))["tables"]} == {*tables}
            await ana.leave()
            listed = await bo.ask("lobby")
            while len(listed["tables"]) > 1:
                listed = await bo.ask("lobby")
            assert [card["table"] for card in listed["tables"]] == tables[:1]
            await bo.sit(tables[0], "Bo")
            await bo.attach()
            await bo.ask("lobby")

    asyncio.run(scene())


def test_who_is_kept_away_together_with_others_is_given_back_as_much_as_alone(tmp_path: Path) -> None:
    """The clock starts anew for every excuse; what it had counted until then can still be given back."""

    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            hand = Hand(server, 0.0)
            table = server.hall.tables[await two_seated(ana, bo, clock=CLOCK)]
            seat = mover(ana, bo).seat
            assert seat is not None and table.clock is not None
            hand.now = 10.0
            table.excuses.excuse(1 - seat, 4.0)  # both hang on a process that is silent
            table.excuses.excuse(seat, 4.0)
            assert table.clock.left(10.0)[seat] == 96_000

    asyncio.run(scene())


def test_a_clock_that_starts_anew_gives_nothing_back_twice_and_nothing_from_before_the_last_step() -> None:
    clock = Clock(ClockSetting(100, 0), 2, None, 0.0)
    clock.run(clock.left(0.0), (0,), 0.0)
    clock.rerun((0,), 10.0)
    clock.give_back(0, 4.0, 10.0)
    assert clock.left(10.0)[0] == 96_000
    clock.rerun((0,), 12.0)
    clock.give_back(0, 4.0, 12.0)
    assert clock.left(12.0)[0] == 96_000, "since the moment up to which it was given"
    clock.run(clock.left(12.0), (0,), 12.0)
    clock.give_back(0, 4.0, 13.0)
    assert clock.left(13.0)[0] == 96_000, "what was taken for an earlier step stays taken"
    clock.rerun((), 14.0)
    clock.rerun((0,), 20.0)
    clock.give_back(0, 4.0, 21.0)
    assert clock.left(21.0)[0] == 95_000, "while it stood still nothing was counted"
