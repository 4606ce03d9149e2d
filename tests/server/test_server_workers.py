"""Computer players think in processes: one that hangs, crashes or babbles harms nobody, and addresses take turns."""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.bad_worker import hire, noted
from tests.server.counted import player_faults
from tests.server.guest import Guest, brisk, company, serving
from tests.server.test_server_players import against, seated
from tests.server.test_server_warming import expected, position

from serai import players
from serai.arena.bot_process import Misbehaviour
from serai.arena.bot_protocol import Request
from serai.server import worker, workers
from serai.server.app import Server
from serai.server.refusals import Refused
from serai.server.turns import Turns
from serai.server.workers import PlayerFailed, Workers

ELSEWHERE = {"local_addr": ("127.0.0.2", 0)}


@contextlib.asynccontextmanager
async def stranger(server: Server) -> AsyncIterator[Guest]:
    """Somebody from another address."""
    guest = await Guest.arrive(server, **ELSEWHERE)
    try:
        yield guest
    finally:
        await guest.leave()


async def answered(guest: Guest, times: int = 1) -> None:
    """Move, and wait for the computer player's answer."""
    for _ in range(times):
        assert await guest.my_turn()
        at = guest.latest()["version"]
        await guest.move(brisk(guest.latest()["listed_moves"]))
        await guest.version(at + 2)


def alive(pid: str) -> bool:
    return Path(f"/proc/{pid}").exists() and "Z" not in Path(f"/proc/{pid}/stat").read_text().rsplit(")")[-1].split()[0]


@pytest.mark.parametrize("deed", ["segfault", "exit", "hang", "garble", "precocious"])
def test_a_player_that_takes_its_process_with_it_is_helped_out_and_harms_nobody_else(
    tmp_path: Path, deed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = hire(monkeypatch, tmp_path, peddler=deed)

    async def scene() -> None:
        patience = 3.0 if deed == "hang" else 60.0
        async with serving(tmp_path, workers=1, patience=patience) as server, company(server, 2) as (ana, bo):
            await seated(ana, "peddler")
            await answered(ana, 2)
            assert player_faults(server) >= 2
            faults = player_faults(server)
            await seated(bo, "greedy")  # the only place to think at is not lost
            await answered(bo, 2)
            assert player_faults(server) == faults
            assert (await ana.ask("ping"))["type"] == "pong"
            assert len(noted(notes, "started")) >= 2

    asyncio.run(scene())
    assert not any(alive(pid) for pid in noted(notes, "started"))


@pytest.mark.parametrize("deed", ["raise", "cheat", "babble", "print"])
def test_a_player_that_fails_keeps_its_process(
    tmp_path: Path, deed: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    notes = hire(monkeypatch, tmp_path, peddler=deed)
    caplog.set_level("DEBUG", "serai.server")

    async def scene() -> None:
        async with serving(tmp_path, workers=1) as server, company(server, 1) as (ana,):
            await seated(ana, "peddler")
            await answered(ana, 2)
            assert len(noted(notes, "asked")) >= 2
            assert (player_faults(server) >= 2) == (deed != "print")

    asyncio.run(scene())
    assert len(noted(notes, "started")) == 1
    told = "".join(f"{record.getMessage()} {record.__dict__.get('fields')}" for record in caplog.records)
    assert "hand" not in told
    assert ("RuntimeError" in told) == (deed == "raise")


def test_a_worker_that_is_killed_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notes = hire(monkeypatch, tmp_path)

    async def scene() -> None:
        async with serving(tmp_path, workers=1) as server, company(server, 1) as (ana,):
            await seated(ana, "greedy")
            await answered(ana)
            os.kill(int(noted(notes, "started")[0]), signal.SIGKILL)
            monkeypatch.setattr(workers, "FIRST_REST", 0.0)
            await answered(ana, 3)
            assert player_faults(server) == 1
            assert len(noted(notes, "started")) == 2

    asyncio.run(scene())


@pytest.mark.parametrize("deed", ["exit", "stillborn"])
def test_a_player_that_always_crashes_does_not_keep_the_machine_busy(
    tmp_path: Path, deed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = hire(monkeypatch, tmp_path, peddler=deed, **({"stillborn": ""} if deed == "stillborn" else {}))
    monkeypatch.setattr(workers, "FIRST_REST", 3600.0)

    async def scene() -> None:
        async with serving(tmp_path, workers=1) as server, company(server, 1) as (ana,):
            await seated(ana, "peddler")
            await answered(ana, 5)
            assert player_faults(server) >= 5

    asyncio.run(scene())
    assert len(noted(notes, "started")) == 1


def test_rests_grow_and_end_with_an_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notes = hire(monkeypatch, tmp_path, peddler="exit")
    room = Workers()
    try:
        for rest in (1.0, 2.0):
            with pytest.raises(Misbehaviour):
                room.ask("jaipur", "peddler", position("jaipur"), 20.0)
            assert room.rests["jaipur", "peddler"][0] == rest
            with pytest.raises(PlayerFailed):
                room.ask("jaipur", "peddler", position("jaipur"), 20.0)
            room.rests["jaipur", "peddler"] = (rest, 0.0)
        (notes / "peddler").unlink()
        assert room.ask("jaipur", "peddler", position("jaipur"), 20.0).move == expected("jaipur", "peddler")[0]
        assert not room.rests
    finally:
        room.close()


def test_workers_without_work_are_let_go_but_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Workers()
    try:
        pair = [room.take(), room.take()]
        for one in pair:
            room.put_back(one)
        room.trim()
        assert len(room) == 2
        monkeypatch.setattr(workers, "IDLE", -1.0)
        room.trim()
        assert len(room) == 1
        assert room.take() is pair[1]
    finally:
        room.close()
    with pytest.raises(Misbehaviour):
        room.take()


def test_a_worker_answers_for_any_game_and_level_and_loads_each_player_once() -> None:
    loaded = []

    def load(game: str, level: str, seed: int) -> Any:
        loaded.append((game, level))
        return players.load(game, level, seed)

    asked = [("jaipur", "merchant"), ("eschnapur", "merchant"), ("jaipur", "merchant"), ("jaipur", "nobody")]
    lines = [
        msgspec.json.encode(Request(game, level, msgspec.Raw(msgspec.json.encode(position(game)))))
        for game, level in asked
    ]
    answers = io.BytesIO()
    worker.serve(lines, answers, load)
    told = [msgspec.json.decode(line) for line in answers.getvalue().splitlines()]
    assert [line["type"] for line in told] == ["Ready", "Ready", "Answer", "Ready", "Answer", "Answer", "Crash"]
    assert [(line["move"], line["why"]) for line in told if line["type"] == "Answer"] == [
        expected(game, level) for game, level in asked[:3]
    ]
    assert loaded == [("jaipur", "merchant"), ("eschnapur", "merchant"), ("jaipur", "nobody")]


def test_places_are_given_out_one_address_after_the_other() -> None:
    async def scene() -> list[str]:
        turns, served = Turns(2), []

        async def work(name: str) -> None:
            await turns.take(name[0])
            served.append(name)
            await asyncio.sleep(0)
            turns.give()

        crowd = [asyncio.ensure_future(work(f"a{number}")) for number in range(50)]
        await asyncio.sleep(0)
        late = [asyncio.ensure_future(work(name)) for name in ("b0", "c0", "b1")]
        gone = asyncio.ensure_future(work("d0"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(*crowd, *late)
        assert turns.waiting == 0
        assert not turns.taken
        assert turns.waiting_of("d") == 0
        return served

    served = asyncio.run(scene())
    assert served.index("b0") <= 6
    assert served.index("c0") <= 6
    assert served.index("b1") <= 8
    assert len(served) == 53


def test_five_hundred_players_of_one_address_do_not_shut_newcomers_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One place to think, held; the flood waits for it, and a newcomer is let in and served next."""
    notes = hire(monkeypatch, tmp_path, maharaja="patient")

    async def scene() -> None:
        async with (
            serving(tmp_path, workers=1, queue=8) as server,
            company(server, 20) as crowd,
            stranger(server) as newcomer,
        ):
            refused = 0
            for number in range(500):
                eve = crowd[number % len(crowd)]
                answer = await eve.answer("create", game="jaipur", seats=against("maharaja"))
                refused += answer["type"] == "error"
                if answer["type"] == "created" and number < 60:
                    await eve.sit(answer["table"])
                    await eve.attach()
                    if eve.latest()["listed_moves"] and eve.latest()["table"] == answer["table"]:
                        await eve.move(brisk(eve.latest()["listed_moves"]))
            thinkers = server.hall.services.thinkers
            assert refused > 400
            assert thinkers.waiting == 2, "a quarter of the queue is one address's share"
            with pytest.raises(Refused):
                thinkers.check_room("127.0.0.1")
            await seated(newcomer, "maharaja")
            await newcomer.version(1)  # whoever begins: a turn could be waited for until a player is helped out
            if newcomer.latest()["listed_moves"]:
                await newcomer.move(brisk(newcomer.latest()["listed_moves"]))
            await newcomer.until(lambda m: "info" in m and m["info"]["seats"][1]["queued"])
            while not (before := len(noted(notes, "asked"))):  # the one place to think is taken
                await asyncio.sleep(0.01)
            (notes / "gate").touch()
            at = newcomer.latest()["version"]
            await newcomer.version(at + 1)
            assert len(noted(notes, "asked")) <= before + 3, "the newcomer's player was among the next to think"

    asyncio.run(scene())


def test_a_bound_of_the_queue_holds_for_tables_that_exist_already(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables opened while there was room all want to think at once: the queue stays within its bound."""
    notes = hire(monkeypatch, tmp_path, random="patient")

    async def scene() -> None:
        async with serving(tmp_path, workers=1, queue=4) as server, company(server, 12) as crowd:
            for guest in crowd:
                guest.table = await guest.create(against("random"))
            for guest in crowd:
                await guest.sit(guest.table)
                await guest.attach()
                if guest.latest()["listed_moves"]:
                    await guest.move(brisk(guest.latest()["listed_moves"]))
            for guest in crowd:
                await guest.until(lambda m: m.get("awaited") == [1])
            await asyncio.sleep(0.2)
            assert server.hall.services.thinkers.waiting == 1
            (notes / "gate").touch()
            for guest in crowd:
                assert await guest.my_turn()

    asyncio.run(scene())


def test_computer_players_pause_while_nobody_follows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notes = hire(monkeypatch, tmp_path, random="print")

    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await ana.create(against("random"))
            await ana.sit(table)
            tables = server.hall.tables
            if tables[table].summary.awaited == (1,):  # the computer player starts: it waits
                await asyncio.sleep(0.3)
                assert noted(notes, "asked") == []
            await ana.attach()
            assert await ana.my_turn()
            await ana.leave()
            await until(lambda: not tables[table].audience.places)
            before = len(noted(notes, "asked"))
            text = brisk(ana.latest()["listed_moves"])
            bo.table, bo.token = table, ana.token
            await bo.attach()
            await bo.move(text)  # somebody is here again, and it goes on
            await bo.version(ana.latest()["version"] + 2)
            assert len(noted(notes, "asked")) > before

    asyncio.run(scene())


async def until(found: Any) -> None:
    end = time.monotonic() + 60
    while not found():
        assert time.monotonic() < end
        await asyncio.sleep(0.01)
