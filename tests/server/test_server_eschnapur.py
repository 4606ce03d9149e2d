"""Eschnapur at the table: several act at once, computer players bid, nobody ends the game for the others."""

import asyncio
import random
from pathlib import Path

from tests.server.guest import Guest, company, serving

from serai import record
from serai.server.play import MOST_OUT_OF_TURN

PEOPLE_AND_COMPUTERS = [{"kind": "human"}, {"kind": "human"}, {"kind": "computer", "level": "random"}]
ONE_PERSON = [{"kind": "human"}, {"kind": "computer", "level": "greedy"}, {"kind": "computer", "level": "random"}]
THREE_PEOPLE = [{"kind": "human"}] * 3


async def seated(guests: list[Guest], seats: list[dict[str, str]], **fields: object) -> str:
    table = await guests[0].create(seats, game="eschnapur", options={}, **fields)
    for guest in guests:
        await guest.sit(table)
        await guest.attach()
    return table


async def play_on(guest: Guest, chooser: random.Random, most: int = 10_000) -> None:
    """Move whenever the game waits for this guest; now and then bid or buy out of turn. A stale move is sent anew."""
    moves = 0
    while moves < most:
        now = guest.latest()
        if not now["awaited"]:
            return
        if guest.seat in now["awaited"] or (now["listed_moves"] and chooser.random() < 0.02):
            told = await guest.answer(
                "move", table=guest.table, version=now["version"], move=chooser.choice(brisk(now["listed_moves"]))
            )
            assert told["type"] == "ack" or told["code"] in ("stale", "not-your-turn", "illegal", "game-over"), told
            moves += 1
        await asyncio.sleep(0.001)


def brisk(legal: list[str]) -> list[str]:
    """Prefer what brings the game on: openings, then sales, then the rest without endless buying."""
    for first in ("open", "accept", "duel", "flip", "refuse", "end"):
        found = [move for move in legal if move.startswith(first)]
        if found:
            return found
    return legal


def test_a_whole_game_of_two_people_and_a_computer_player(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, hearing=0.05) as server, company(server, 3) as (ana, bo, watcher):
            table = await seated([ana, bo], PEOPLE_AND_COMPUTERS)
            await watcher.attach(table)
            chooser = random.Random(1)
            await asyncio.gather(play_on(ana, chooser), play_on(bo, chooser))
            for guest in (ana, bo, watcher):
                end = guest.latest()["view"]
                assert end["phase"] == "over"
                assert end["hands"], "everything is shown after the end"
            assert {event["kind"] for event in watcher.events()} >= {"flip", "turn", "game-end"}
            written = record.loads(await asyncio.to_thread(fetch, server, table))
            record.verify(written)

    asyncio.run(scene())


def test_nobody_haggles_for_ever(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 3) as guests:
            await seated(guests, THREE_PEOPLE)
            (seller,) = (guest for guest in guests if guest.seat in guest.latest()["awaited"])
            await seller.move("flip 1 2")
            bidder = next(guest for guest in guests if guest is not seller)
            for number in range(MOST_OUT_OF_TURN):
                await bidder.move(f"offer A {1 + number % 2}c", version=2)
            told = await bidder.refused("move", table=bidder.table, version=2, move="offer A 3c")
            assert (told["code"], told["reason"]) == ("flood", "offers")
            await seller.version(2 + MOST_OUT_OF_TURN)
            await seller.move("refuse")
            assert (await bidder.version(3 + MOST_OUT_OF_TURN))["events"]

    asyncio.run(scene())


def fetch(server: object, table: str) -> bytes:
    import urllib.request

    from tests.server.guest import ADDRESSES

    with urllib.request.urlopen(f"http://{ADDRESSES[server]}/api/tables/{table}/record") as answer:  # type: ignore[index]
        told: bytes = answer.read()
        return told


def test_a_locked_duel_card_leaves_the_server_for_nobody_else(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 4) as (ana, bo, cy, watcher):
            table = await seated([ana, bo, cy], THREE_PEOPLE)
            await watcher.attach(table)
            people = {guest.seat: guest for guest in (ana, bo, cy)}
            while ana.latest()["view"]["phase"] != "duel":
                awaited = ana.latest()["awaited"]
                if not awaited:  # a game without a duel, which a dealing can bring: another one
                    table = await seated([ana, bo, cy], THREE_PEOPLE)
                    await watcher.attach(table)
                    people = {guest.seat: guest for guest in (ana, bo, cy)}
                    continue
                (seat,) = awaited
                actor = people[seat]
                legal = actor.latest()["listed_moves"]
                stock_up = "buy symbol" in legal and "open" not in legal and chance.random() < 0.5
                await actor.move("buy symbol" if stock_up else chance.choice(brisk(legal)))
                for guest in (ana, bo, cy, watcher):
                    await guest.version(actor.latest()["version"])
            cards = [move for move in ana.latest()["listed_moves"] if move.startswith("duel ") and move != "duel pass"]
            before = {guest: len(guest.told) for guest in (bo, cy, watcher)}
            await ana.move(cards[0])
            for guest, start in before.items():
                await guest.version(ana.latest()["version"])
                for told in guest.told[start:]:
                    assert cards[0] not in told.get("legal", ()), "a number card is in one hand only"
                    assert all(event["facts"] == {} for event in told.get("events", ()) if event["kind"] == "lock")
                assert guest.latest()["view"]["duel"]["locked"][ana.seat]
                assert guest.latest()["view"]["duel"]["own"] is None
            assert ana.latest()["view"]["duel"]["own"] == int(cards[0].split()[1])

    chance = random.Random(3)
    asyncio.run(scene())


def test_a_person_who_resigns_is_replaced_and_the_others_go_on(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, hearing=0.05) as server, company(server, 3) as (ana, bo, cy):
            await seated([ana, bo, cy], THREE_PEOPLE)
            await ana.ask("resign", table=ana.table)
            told = await bo.until(lambda m: m["type"] == "info" and m["info"]["seats"][0]["kind"] == "computer")
            assert told["info"]["status"] == "playing"
            assert told["info"]["seats"][0]["left"]
            await ana.ask("reclaim", table=ana.table)
            await bo.until(lambda m: m["type"] == "info" and m["info"]["seats"][0]["kind"] == "human", len(bo.told) - 1)

    asyncio.run(scene())


def test_a_computer_seller_waits_for_people_until_they_are_ready(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, hearing=3600.0) as server, company(server, 1) as (ana,):
            await seated([ana], ONE_PERSON)
            chooser = random.Random(5)
            for _ in range(20_000):  # the first answer comes when a worker has started
                now = ana.latest()
                view = now["view"]
                if view["phase"] == "offers" and view["active"] != ana.seat:
                    break
                if ana.seat in now["awaited"]:
                    move = chooser.choice(brisk(now["listed_moves"]))
                    await ana.answer("move", table=ana.table, version=now["version"], move=move)
                await asyncio.sleep(0.005)
            await asyncio.sleep(0.3)
            waiting = ana.latest()
            info = next(told["info"] for told in reversed(ana.told) if "info" in told)
            assert info["hearing"] == 3_600_000, "people are told how long the seller hears them"
            assert waiting["view"]["phase"] == "offers", "the seller hears people first"
            turns = waiting["view"]["turns"]
            while ana.latest()["view"]["phase"] == "offers" and ana.latest()["view"]["turns"] == turns:
                await ana.ask("ready", table=ana.table)
                await asyncio.sleep(0.05)

    asyncio.run(scene())


def test_a_components_file_of_ones_own_is_not_for_a_public_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 1) as (ana,):
            told = await ana.refused("create", game="eschnapur", seats=ONE_PERSON, options={"components": "x = 1"})
            assert told["code"] == "bad-options"

    asyncio.run(scene())
