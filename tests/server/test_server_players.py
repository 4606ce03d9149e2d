"""Computer players at tables: off the loop, bounded, at a human pace, and never the end of a table."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.bad_worker import hire
from tests.server.counted import player_faults
from tests.server.guest import Guest, brisk, company, serving, two_seated

from serai.games import jaipur


def against(level: str) -> list[dict[str, str]]:
    return [{"kind": "human"}, {"kind": "computer", "level": level}]


async def seated(guest: Guest, level: str = "random", **fields: Any) -> str:
    table = await guest.create(against(level), **fields)
    await guest.sit(table)
    await guest.attach()
    return table


async def to_the_end(guest: Guest) -> None:
    while await guest.my_turn():
        at = guest.latest()["version"]
        await guest.move(brisk(guest.latest()["listed_moves"]))
        await guest.version(at + 1)


def test_a_whole_game_against_a_computer_player(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 1) as (ana,):
            await seated(ana, "greedy")
            await to_the_end(ana)
            assert ana.latest()["view"]["winner"] in (0, 1)
            assert player_faults(server) == 0

    asyncio.run(scene())


def test_an_answer_takes_at_least_the_pace(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, pace=0.3) as server, company(server, 1) as (ana,):
            await seated(ana)
            assert await ana.my_turn()
            at, start = ana.latest()["version"], time.monotonic()
            await ana.move(brisk(ana.latest()["listed_moves"]))
            assert (await ana.version(at + 1))["awaited"] == [1]
            await ana.version(at + 2)
            assert time.monotonic() - start >= 0.3

    asyncio.run(scene())


def test_players_wait_in_a_queue_that_is_seen_and_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notes = hire(monkeypatch, tmp_path, random="patient")

    async def scene() -> None:
        async with serving(tmp_path, workers=1, queue=1) as server, company(server, 8) as crowd:
            waiting = 0
            for guest in crowd:  # whoever starts has nothing to do with the queue: the computer may not be first
                answer = await guest.answer("create", game="jaipur", seats=against("random"))
                if answer["type"] == "error":
                    assert answer["code"] == "queue-full"
                    break
                await guest.sit(answer["table"])
                await guest.attach()
                if guest.latest()["listed_moves"]:
                    await guest.move(brisk(guest.latest()["listed_moves"]))
                    await guest.version(2)
                waiting += 1
                if waiting == 2:
                    told = await guest.until(lambda m: "info" in m and m["info"]["seats"][1]["queued"])
                    assert told["info"]["seats"][0]["queued"] is False
            else:
                raise AssertionError("nobody was refused")
            assert waiting == 2
            (notes / "gate").touch()
            for guest in crowd[:2]:
                assert await guest.my_turn()

    asyncio.run(scene())


def test_the_loop_answers_while_players_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notes = hire(monkeypatch, tmp_path, random="patient")

    async def scene() -> None:
        async with serving(tmp_path, workers=2) as server, company(server, 3) as (ana, bo, cy):
            for guest in (ana, bo):
                await seated(guest)
                if guest.latest()["listed_moves"]:
                    await guest.move(brisk(guest.latest()["listed_moves"]))
            assert (await cy.ask("ping"))["type"] == "pong"
            (notes / "gate").touch()
            for guest in (ana, bo):
                assert await guest.my_turn()

    asyncio.run(scene())


def test_an_endless_round_is_broken_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jaipur.Match, "limit", 6)

    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo)
            for at in range(1, 7):
                acting = ana if ana.latest()["listed_moves"] else bo
                await acting.move(brisk(acting.latest()["listed_moves"]))
                for guest in (ana, bo):
                    await guest.version(at + 1)
            told = await bo.until(lambda m: m["type"] == "info" and m["info"]["status"] == "ended")
            assert told["info"]["end"] == {"reason": "limit", "seat": None}
            assert told["info"]["outcome"]["winners"] == []
            assert ana.events()[-1] == {"kind": "limit", "seat": None, "facts": {"limit": 6}}
            refused = await ana.refused("move", table=table, version=8, move="camels")
            assert refused["code"] == "game-over"

    asyncio.run(scene())
