"""Moves are taken back and games paused: at once against computer players, by consent between people."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
from tests.server.guest import ADDRESSES, Guest, company, play_on, serving, two_seated

from serai import record
from serai.server.asides import MOST
from serai.server.play import Entry, standing

AGAINST_COMPUTER = [{"kind": "human"}, {"kind": "computer", "level": "random"}]


async def alone(ana: Guest, **fields: Any) -> str:
    """Sit down against a computer player."""
    table = await ana.create(AGAINST_COMPUTER, **fields)
    await ana.sit(table)
    await ana.attach()
    assert await ana.my_turn()
    return table


async def info(guest: Guest, found: Any) -> dict[str, Any]:
    """Wait until the table stands so, and return how."""
    told = await guest.until(lambda one: one["type"] in ("info", "state") and bool(found(one["info"])))
    known: dict[str, Any] = told["info"]
    return known


def test_a_move_against_a_computer_player_is_taken_back_with_the_answer(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 1) as (ana,):
            table = await alone(ana)
            refused = await ana.refused("take-back", table=table)
            assert refused["code"] == "no-take-back"
            before = ana.latest()
            seen = len(ana.events())
            await ana.move(before["listed_moves"][0])
            assert await ana.my_turn()
            told = await ana.ask("take-back", table=table, id="back")
            again = await ana.ask("take-back", table=table, id="back")
            assert again["version"] == told["version"], "sent again, it has no second effect"
            now = ana.latest()
            assert now["version"] == told["version"] == before["version"] + 3
            assert now["view"] == before["view"]
            assert now["listed_moves"] == before["listed_moves"]
            back = ana.events()[-1]
            assert back == {"kind": "aside-take-back", "seat": 0, "facts": {"moves": 2, "events": seen}}
            known = await info(ana, lambda one: one["aids"]["taken_back"])
            assert known["aids"] == {"hints": 0, "taken_back": 2}
            # The game is played on from there. Its record has the moves that stand, and says that some do not.
            await ana.move(before["listed_moves"][-1])
            assert await ana.my_turn()
            await ana.ask("resign", table=table)
            assert (await ana.refused("take-back", table=table))["code"] == "game-over"
            async with httpx.AsyncClient() as browser:
                text = (await browser.get(f"http://{ADDRESSES[server]}/api/tables/{table}/record")).text
            kept = record.loads(text)
            record.verify(kept)
            assert kept.aids == record.Aids(0, 2)
            assert [text for seat, text in record.moves_of(kept) if seat == 0] == [before["listed_moves"][-1]]
            mine = await ana.ask("mine", tokens=[ana.token])
            assert mine["tables"][0]["aids"] == {"hints": 0, "taken_back": 2}

    asyncio.run(scene())


def test_a_table_with_asides_is_rebuilt_as_it_was(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 1) as (ana,):
            table = await alone(ana, clock={"bank": 600, "increment": 5})
            for _ in range(3):
                await ana.move(ana.latest()["listed_moves"][0])
                assert await ana.my_turn()
            await ana.ask("take-back", table=table)
            await ana.ask("take-back", table=table)
            await ana.ask("pause", table=table)
            whole = await ana.ask("attach", table=table, token=ana.token)
            token = ana.token
        async with serving(tmp_path) as server, company(server, 1) as (ana,):
            again = await ana.ask("attach", table=table, token=token)
            for name in ("version", "view", "events", "awaited", "listed_moves"):
                assert again[name] == whole[name]
            assert again["info"]["paused"]
            assert again["info"]["aids"] == whole["info"]["aids"] == {"hints": 0, "taken_back": 4}
            assert again["clock"] == whole["clock"], "no time passes in a pause"
            assert again["clock"]["running"] == []

    asyncio.run(scene())


def test_a_round_that_was_counted_is_not_taken_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo, options={"seals": 2})
            while not any(event["kind"] == "round-end" for event in ana.events()):
                await play_on([ana, bo], 1)
            for guest in (ana, bo):
                assert (await guest.refused("take-back", table=table))["code"] == "no-take-back"

    asyncio.run(scene())


def test_between_people_a_move_is_taken_back_by_consent(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 3) as (ana, bo, eve):
            table = await two_seated(ana, bo)
            await eve.attach(table)
            mover, other = (ana, bo) if ana.latest()["listed_moves"] else (bo, ana)
            before = mover.latest()["view"]
            await mover.move(mover.latest()["listed_moves"][0])
            await mover.ask("take-back", table=table)
            asked = await info(eve, lambda one: one["request"])
            assert asked["request"] == {
                "wish": "take-back",
                "seat": mover.seat,
                "agreed": [],
                "waiting": [other.seat],
            }
            assert (await mover.refused("take-back", table=table))["code"] == "no-request"
            assert (await mover.refused("reply", table=table, agree=True))["code"] == "no-request"
            assert (await eve.refused("reply", table=table, agree=True))["code"] == "not-seated"
            # No: told to everybody, and not asked again before something has happened.
            await other.ask("reply", table=table, agree=False)
            await eve.until(lambda one: any(event["kind"] == "aside-declined" for event in one.get("events", ())))
            assert (await mover.refused("take-back", table=table))["code"] == "no-request"
            # A move answers, too, though its player has not seen the question yet.
            await mover.ask("pause", table=table)
            version = next(told["version"] for told in reversed(other.told) if told["type"] == "update") - 1
            await other.move(other.latest()["listed_moves"][0], version=version)
            known = await other.ask("attach", table=table, token=other.token)
            assert known["info"]["request"] is None
            # Yes: everybody is back where it was.
            here = mover.latest()["view"]
            await mover.move(mover.latest()["listed_moves"][0])
            await mover.ask("take-back", table=table)
            await other.ask("reply", table=table, agree=True)
            assert (await mover.ask("attach", table=table, token=mover.token))["view"] == here != before
            assert (await eve.ask("attach", table=table))["info"]["aids"]["taken_back"] == 1

    asyncio.run(scene())


def test_a_pause_stops_moves_and_clocks_until_somebody_goes_on(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo, clock={"bank": 600, "increment": 0})
            mover, other = (ana, bo) if ana.latest()["listed_moves"] else (bo, ana)
            await other.ask("pause", table=table)
            await mover.ask("reply", table=table, agree=True)
            paused = await mover.ask("attach", table=table, token=mover.token)
            assert paused["info"]["paused"]
            assert paused["clock"]["running"] == []
            refused = await mover.refused(
                "move", table=table, version=paused["version"], move=paused["listed_moves"][0]
            )
            assert refused["code"] == "paused"
            assert (await mover.refused("take-back", table=table))["code"] == "paused"
            await asyncio.sleep(0.05)
            later = await mover.ask("attach", table=table, token=mover.token)
            assert later["clock"] == paused["clock"]
            await other.ask("resume", table=table)
            on = await mover.ask("attach", table=table, token=mover.token)
            assert on["clock"]["running"] == [mover.seat]
            await mover.move(on["listed_moves"][0])

    asyncio.run(scene())


def test_computer_players_wait_in_a_pause(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, pace=0.2) as server, company(server, 1) as (ana,):
            table = await alone(ana)
            await ana.move(ana.latest()["listed_moves"][0])
            await ana.ask("pause", table=table)
            version = ana.latest()["version"]
            await asyncio.sleep(0.6)
            assert ana.latest()["version"] == version
            await ana.ask("resume", table=table)
            assert await ana.my_turn()

    asyncio.run(scene())


def test_asides_are_bounded(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 1) as (ana,):
            table = await alone(ana)
            for _ in range(MOST // 2):
                await ana.ask("pause", table=table)
                await ana.ask("resume", table=table)
            refused = await ana.refused("pause", table=table)
            assert (refused["code"], refused["facts"]) == ("flood", {"limit": MOST})
            await ana.move(ana.latest()["listed_moves"][0])

    asyncio.run(scene())


def test_moves_that_stand_are_those_that_were_not_taken_back() -> None:
    moves = [Entry("move", at % 2, f"{at}") for at in range(4)]
    back = Entry("take-back", 0, "2")
    assert standing([*moves[:3], Entry("hint", 0), back, moves[3], Entry("resigned", 0)]) == [moves[0], moves[3]]
