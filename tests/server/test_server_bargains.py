"""Bargains over the socket: a sale holds for the price that was seen, and whoever has nothing to add says so once."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.guest import Guest, company, serving
from tests.server.test_server_eschnapur import ONE_PERSON, PEOPLE_AND_COMPUTERS, THREE_PEOPLE, brisk, seated

AGES = 3_600.0
"""Seconds that nobody waits in a test: who gets on within them was not waited for."""


async def turned_up(guests: list[Guest]) -> tuple[Guest, list[Guest]]:
    """Have the first player turn up two tokens; return the seller and the others."""
    (seat,) = guests[0].latest()["awaited"]
    seller = next(guest for guest in guests if guest.seat == seat)
    await acted(seller, guests, "flip 1 2")
    return seller, [guest for guest in guests if guest is not seller]


async def acted(who: Guest, guests: list[Guest], move: str) -> int:
    """Make a move and wait until everybody has seen it; return the version that shows it."""
    version = int((await who.move(move))["version"])
    for guest in guests:
        await guest.version(version)
    return version


def colour(guest: Guest) -> str:
    return str(guest.latest()["view"]["colours"][guest.seat])


def coins(guest: Guest) -> int:
    return int(guest.latest()["view"]["coins"][guest.seat])


def test_a_sale_holds_for_the_price_that_the_seller_saw(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 3) as guests:
            await seated(guests, THREE_PEOPLE)
            seller, (bidder, other) = await turned_up(guests)
            shown = await acted(bidder, guests, "offer A 9c")
            await acted(bidder, guests, "offer A 1c")
            before = coins(seller)
            late = {"table": seller.table, "version": shown}
            refused = await seller.refused("move", **late, move=f"accept A {colour(bidder)} 9c")
            assert (refused["code"], refused["clause"], refused["reason"]) == ("illegal", "E-A4", "offer-changed")
            assert "1 coin" in refused["text"]
            for blind in (f"accept A {colour(bidder)}", "refuse"):
                assert (await seller.refused("move", **late, move=blind))["code"] == "stale", (
                    "it may mean something else"
                )
            assert coins(seller) == before
            # What somebody else does meanwhile does not change a deal that names its price.
            await acted(other, guests, "offer B 2c")
            sold = await seller.ask("move", **late, move=f"accept A {colour(bidder)} 1c")
            await seller.version(sold["version"])
            assert coins(seller) >= before + 1

    asyncio.run(scene())


def test_offers_and_purchases_do_not_race_and_never_land_on_another_sale(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 3) as guests:
            await seated(guests, THREE_PEOPLE)
            seller, (bidder, other) = await turned_up(guests)
            up = int(seller.latest()["version"])
            await acted(bidder, guests, "offer A 3c")
            # Answering an older version of the same sale is fine, once however often it is sent.
            old = {"table": other.table, "version": up, "move": "offer A 4c", "id": "late offer"}
            answer = await other.ask("move", **old)
            assert await other.ask("move", **old) == answer
            changed = await other.refused("move", **{**old, "move": "offer A 5c"})
            assert changed["code"] == "duplicate"
            await other.version(answer["version"])
            await bidder.version(answer["version"])
            await acted(seller, guests, "refuse")
            await acted(seller, guests, "end")
            (seat,) = bidder.latest()["awaited"]
            following = next(guest for guest in guests if guest.seat == seat)
            await acted(following, guests, "flip 1 2")
            latecomer = next(guest for guest in guests if guest is not following)
            stale = await latecomer.refused("move", table=latecomer.table, version=up, move="offer A 9c")
            assert stale["code"] == "stale", "these are other tokens"
            bought = await latecomer.ask("move", table=latecomer.table, version=up, move="buy move")
            await latecomer.version(bought["version"])
            early = await latecomer.refused(
                "move", table=latecomer.table, version=bought["version"] + 9, move="buy move"
            )
            assert early["code"] == "stale"

    asyncio.run(scene())


async def computer_sells(guests: list[Guest], chooser: random.Random, after: int = 0) -> dict[str, Any]:
    """Play until a computer player has tokens up in a later turn; return how the table stands then."""
    while True:
        for guest in guests:
            now = guest.latest()
            view = now["view"]
            if not now["awaited"] or (view["phase"] == "offers" and view["active"] > 1 and view["turns"] > after):
                return view  # type: ignore[no-any-return]
            if guest.seat in now["awaited"]:
                move = chooser.choice(brisk(now["listed_moves"]))
                await guest.answer("move", table=guest.table, version=now["version"], move=move)
        await asyncio.sleep(0.005)


def info(guest: Guest) -> dict[str, Any]:
    return next(told["info"] for told in reversed(guest.told) if "info" in told)


def test_who_has_nothing_to_add_says_so_once_a_sale(tmp_path: Path) -> None:
    """Computer players' bids among themselves ask nobody again; without that this test would take hours."""

    async def scene() -> None:
        async with serving(tmp_path, hearing=AGES) as server, company(server, 1) as (ana,):
            await seated([ana], [*ONE_PERSON[:2], {"kind": "computer", "level": "greedy"}])
            chooser, turns = random.Random(5), 0
            for _ in range(5):
                start = len(ana.told)
                while True:
                    view = ana.latest()["view"]
                    if view["phase"] == "offers" and view["active"] != ana.seat and view["turns"] > turns:
                        break
                    if ana.seat in ana.latest()["awaited"]:
                        await ana.answer(
                            "move",
                            table=ana.table,
                            version=ana.latest()["version"],
                            move=chooser.choice(brisk(ana.latest()["listed_moves"])),
                        )
                    await asyncio.sleep(0.005)
                turns = view["turns"]
                waits = await ana.until(lambda m: m["type"] == "info" and m["info"]["hearing_left"] is not None, start)
                assert 0 < waits["info"]["hearing_left"] <= 1000 * AGES
                assert not waits["info"]["seats"][ana.seat]["ready"]
                start = len(ana.told)
                await ana.ask("ready", table=ana.table)
                told = await ana.until(lambda m: m["type"] == "info", start)
                assert told["info"]["seats"][ana.seat]["ready"]
                assert told["info"]["hearing_left"] is None, "nobody is waited for any more"
                cleared = await ana.until(
                    lambda m: m["type"] == "info" and not m["info"]["seats"][ana.seat]["ready"], len(ana.told) - 1
                )
                assert cleared, "that it has come to an end is told"
                between = [m for m in ana.told[start:] if m["type"] == "update" and m["view"]["turns"] == turns]
                sold = {event["kind"] for m in between for event in m["events"]} & {"sale", "refuse"}
                assert sold, "it held from the first word to the sale, whatever the others bid"

    asyncio.run(scene())


def test_who_is_outbid_is_asked_again_and_nobody_else(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, hearing=AGES) as server, company(server, 2) as (ana, bo):
            await seated([ana, bo], PEOPLE_AND_COMPUTERS)
            await computer_sells([ana, bo], random.Random(3))
            both = [ana, bo]

            def silent() -> list[bool]:
                return [info(guest)["seats"][guest.seat]["ready"] for guest in both]

            async def say_no_more(guest: Guest) -> None:
                await guest.ask("ready", table=guest.table)

            async def bid(guest: Guest, price: int) -> None:
                answer = await guest.ask(
                    "move", table=guest.table, version=guest.latest()["version"], move=f"offer A {price}c"
                )
                for other in both:
                    await other.version(answer["version"])
                await guest.ask("ping")  # whatever is told after the update has come by now

            await bid(ana, 3)
            await say_no_more(ana)
            assert silent() == [True, False]
            assert info(bo)["hearing_left"] is not None, "Bo is still heard"
            await bid(bo, 1)
            assert silent() == [True, False], "less than her offer does not concern Ana"
            await bid(bo, 4)
            await ana.ask("ping")
            assert silent() == [False, False], "she has been outbid, and is told that she is asked again"
            assert info(ana)["hearing_left"] > 1000 * (AGES - 60)

    asyncio.run(scene())


def test_the_time_left_is_told_to_everybody_whoever_watches_comes_later_or_is_done(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, hearing=AGES) as server, company(server, 4) as (ana, bo, watcher, late):
            table = await seated([ana, bo], PEOPLE_AND_COMPUTERS)
            await watcher.attach(table)
            await computer_sells([ana, bo], random.Random(3))
            everybody = [ana, bo, watcher]

            async def all_told(ready: list[bool], *, waits: bool, since: list[int]) -> None:
                for guest, start in zip(everybody, since, strict=False):
                    await guest.until(
                        lambda m: (
                            m["type"] == "info"
                            and [place["ready"] for place in m["info"]["seats"]] == ready
                            and (m["info"]["hearing_left"] is not None) == waits
                        ),
                        start,
                    )

            def places() -> list[int]:
                return [len(guest.told) for guest in everybody]

            await all_told([False, False, False], waits=True, since=[0, 0, 0])
            before = places()
            await ana.ask("ready", table=table)
            await all_told([True, False, False], waits=True, since=before)
            # Ana has no offer: whatever others bid does not concern her, and she is not asked again.
            before = places()
            for price in (2, 5, 9):
                await acted(bo, everybody, f"offer A {price}c")
                await acted(bo, everybody, f"offer B {price}c")
            await ana.ask("ping")
            asked = [m for m in ana.told[before[0] :] if m["type"] == "info" and not m["info"]["seats"][0]["ready"]]
            assert not asked
            state = await late.attach(table)
            assert 1000 * (AGES - 60) < state["info"]["hearing_left"] <= 1000 * AGES
            everybody.append(late)
            before = places()
            await bo.ask("ready", table=table)
            await all_told([True, True, False], waits=False, since=before)
            await all_told([False, False, False], waits=False, since=before)  # the sale is over, and that is told

    asyncio.run(scene())


@pytest.mark.parametrize("way", ["detach", "leave", "erase", "close"])
def test_who_goes_is_not_waited_for_and_who_comes_back_is(tmp_path: Path, way: str) -> None:
    async def scene() -> None:
        async with serving(tmp_path, hearing=AGES) as server, company(server, 3) as (ana, bo, watcher):
            table = await seated([ana, bo], PEOPLE_AND_COMPUTERS)
            await watcher.attach(table)
            view = await computer_sells([ana, bo], random.Random(3))
            await watcher.until(lambda m: m["type"] == "info" and m["info"]["hearing_left"] is not None)
            await bo.ask("detach", table=table)
            told = await watcher.until(lambda m: m["type"] == "info" and not m["info"]["seats"][1]["connected"])
            assert told["info"]["hearing_left"] is not None, "Ana is here"
            back = await bo.attach()
            assert back["info"]["hearing_left"] is not None
            start = len(watcher.told)
            await ana.ask("ready", table=table)
            told = await watcher.until(lambda m: m["type"] == "info" and m["info"]["seats"][0]["ready"], start)
            assert told["info"]["hearing_left"] is not None, "and so is Bo, again"
            start = len(watcher.told)
            if way == "close":
                await bo.leave()
            else:
                await bo.ask(way, **({"tokens": [bo.token]} if way == "erase" else {"table": table}))
            told = await watcher.until(lambda m: m["type"] == "info" and not m["info"]["seats"][1]["connected"], start)
            assert told["info"]["hearing_left"] is None
            over = await watcher.until(lambda m: m["type"] == "update" and m["view"]["phase"] != "offers", start)
            assert over["view"]["turns"] == view["turns"]

    asyncio.run(scene())


def test_ready_means_nothing_where_nobody_is_invited(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 3) as guests:
            await seated(guests, THREE_PEOPLE)
            (seat,) = guests[0].latest()["awaited"]
            for guest in guests:
                await guest.ask("ready", table=guest.table)
            await guests[seat].ask("ping")
            assert not any(place["ready"] for place in info(guests[seat])["seats"])
            seller, others = await turned_up(guests)
            await seller.ask("ready", table=seller.table)
            await others[0].ask("ready", table=others[0].table)
            told = await seller.until(lambda m: m["type"] == "info" and m["info"]["seats"][others[0].seat]["ready"])
            assert [place["ready"] for place in told["info"]["seats"]].count(True) == 1, "a seller does not bid"
            assert told["info"]["hearing_left"] is None, "a person who sells is not hurried"

    asyncio.run(scene())
