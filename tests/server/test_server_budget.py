"""Budgets belong to an address and are priced by work; a club lives well with them, and a flood harms itself alone."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.counted import refused_codes
from tests.server.guest import ADDRESSES, Guest, company, play_on, serving, two_seated
from tests.server.test_server_loop import stored
from tests.server.test_server_workers import stranger
from websockets.exceptions import InvalidStatus

from serai.server import lobby, prices
from serai.server.limits import LOOKED_AT, MOST_ADDRESSES, Addresses
from serai.server.protocol import messages
from serai.server.settings import Settings
from serai.server.turns import Rounds

USUAL = Settings()
AS_HOSTED = {
    name: getattr(USUAL, name)
    for name in ("message_burst", "address_burst", "tables_burst", "per_address", "lobby_pause", "watch_pause")
}
"""The bounds of a real server, where tests have wide ones."""
CLUB = 30


async def pair_up(crowd: list[Guest]) -> None:
    for ana, bo in zip(crowd[::2], crowd[1::2], strict=True):
        await two_seated(ana, bo, listed=True)


async def come_back(server: Any, old: list[Guest]) -> list[Guest]:
    """Bring everybody back at once, as pages do after the server was away: table, own games, lobby."""
    crowd = await asyncio.gather(*(Guest.arrive(server) for _ in old))
    for guest, before in zip(crowd, old, strict=True):
        guest.table, guest.token = before.table, before.token

    async def again(guest: Guest) -> None:
        await guest.attach()
        await guest.ask("mine", tokens=[guest.token, *(f"{number:032}" for number in range(40))])
        await guest.ask("lobby", follow=True)

    await asyncio.gather(*(again(guest) for guest in crowd))
    return crowd


def test_a_club_behind_one_address_never_meets_a_limit(tmp_path: Path) -> None:
    """Thirty people play as fast as they can, the server restarts, and all come back, three times over."""

    async def scene() -> None:
        async with serving(tmp_path, **AS_HOSTED) as server:
            crowd = [await Guest.arrive(server) for _ in range(CLUB)]
            await pair_up(crowd)
            pairs = [crowd[at : at + 2] for at in range(0, CLUB, 2)]
            await asyncio.gather(*(play_on(pair, 12) for pair in pairs))
            for guest in crowd:
                await guest.ask("say", table=guest.table, phrase="hello")
            assert refused_codes(server) == set()
            for guest in crowd:
                await guest.leave()
        async with serving(tmp_path, **AS_HOSTED) as server:
            for _ in range(3):
                crowd = await come_back(server, crowd)
                for guest in crowd:
                    await guest.leave()
            assert refused_codes(server) == set()

    asyncio.run(scene())


def test_a_budget_survives_reconnecting(tmp_path: Path) -> None:
    poor = {"address_burst": 60, "address_rate": 0.001}

    async def scene() -> None:
        async with serving(tmp_path, **poor) as server, stranger(server) as bo:
            honoured = 0
            for _ in range(40):
                try:
                    eve = await Guest.arrive(server)
                except InvalidStatus as refused:
                    assert refused.response.status_code == 429
                    break
                for _ in range(10):
                    honoured += (await eve.answer("ping"))["type"] == "pong"
                await eve.leave()
            else:
                raise AssertionError("sockets were opened without end")
            assert honoured <= 60
            async with httpx.AsyncClient() as browser:
                answer = await browser.get(f"http://{ADDRESSES[server]}/api/tables/none/record")
                assert answer.status_code == 429
            for _ in range(10):  # another address has a budget of its own
                assert (await bo.ask("ping"))["type"] == "pong"

    asyncio.run(scene())


def test_sixty_four_sockets_that_ask_for_a_long_past_leave_others_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        poor = {**AS_HOSTED, "address_burst": 600, "address_rate": 1.0}
        async with serving(tmp_path, **poor) as server:
            table, _ = await stored(server, "jaipur", ended=False)
            async with company(server, 60) as flood, stranger(server) as ana, stranger(server) as bo:
                await two_seated(ana, bo)

                async def ask(eve: Guest) -> None:
                    with contextlib.suppress(Exception):
                        for _ in range(50):
                            await eve.send("attach", table=table, version=1)

                attack = [asyncio.ensure_future(ask(eve)) for eve in flood]
                assert await play_on([ana, bo], 20) == 20
                await asyncio.gather(*attack)
                for eve in flood:
                    with contextlib.suppress(ConnectionError):
                        await eve.until(lambda told: told.get("code") == "flood")
                told = [message["type"] for eve in flood for message in eve.told]
                assert told.count("state") < 600 / 2, "what is sent is paid for"
                assert told.count("error") > told.count("state")
                assert refused_codes(server) == {"flood"}

    asyncio.run(scene())


def test_who_asks_for_much_work_pays_for_it() -> None:
    tokens = tuple("t" * 16 for _ in range(200))
    ping = prices.price(messages.Ping("1"), 30)
    assert ping == 1
    assert prices.price(messages.Ping("1"), 3 * prices.READ) == 4
    for kind in (messages.Mine, messages.Export, messages.Erase):
        assert prices.price(kind("1", tokens), 30) > 4 * prices.price(kind("1", tokens[:10]), 30)
    assert prices.rebuilding(600) > 5 * prices.rebuilding(0)
    assert prices.price(messages.Attach("1", "t"), 30) > ping


def test_a_debt_is_not_forgotten_for_a_crowd_of_newcomers() -> None:
    addresses = Addresses(0.01, 10)
    debtors = [f"debtor {number}" for number in range(LOOKED_AT - 1)]
    for debtor in debtors:
        assert addresses.take(debtor, 0.0)
        addresses.pay(debtor, 100, 0.0)
    for number in range(3 * MOST_ADDRESSES):
        assert addresses.take(f"10.{number}", 1.0)
    assert len(addresses) == MOST_ADDRESSES
    assert not any(addresses.take(debtor, 2.0) for debtor in debtors)
    assert all(addresses.take(debtor, 20_000.0) for debtor in debtors)


def test_messages_of_addresses_are_begun_in_turn() -> None:
    async def scene() -> list[str]:
        rounds, begun = Rounds(), []

        async def work(name: str) -> None:
            await rounds.turn(name[0])
            begun.append(name)

        crowd = [asyncio.ensure_future(work(f"a{number}")) for number in range(100)]
        await asyncio.sleep(0)
        for _ in range(5):
            await asyncio.sleep(0)
        crowd[50].cancel()
        crowd.append(asyncio.ensure_future(work("b")))
        await asyncio.gather(*crowd, return_exceptions=True)
        await asyncio.sleep(0)
        await asyncio.wait_for(work("a-later"), 20)
        return begun

    begun = asyncio.run(scene())
    assert begun.index("b") < 12
    assert len(begun) == 101
    assert begun[-1] == "a-later"


def test_who_comes_late_hears_the_last_lines_only(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 1) as (ana,):
            table, _ = await stored(server, "jaipur", ended=False)
            for heard, first in ((0, 901), (950, 951), (1000, None)):
                start = len(ana.told)
                await ana.ask("attach", table=table, heard=heard)
                await ana.ask("ping")
                numbers = [told["number"] for told in ana.told[start:] if told["type"] == "chat"]
                assert numbers == ([*range(first, 1001)] if first else [])

    asyncio.run(scene())


def listed(address: str, created: int, *, playing: bool = False) -> lobby.Listing:
    return lobby.Listing(f"{address} {created}", address, created, playing)


def test_every_address_has_its_share_of_the_lobby() -> None:
    flood = [listed("eve", 10_000 + number) for number in range(300)]
    others = [listed(f"guest {number}", number, playing=number % 2 == 0) for number in range(60)]
    shown = lobby.shared_out([*flood, *others])
    assert len(shown) == lobby.MOST_LISTED
    assert all(table in shown for table in others)
    first = shown[: len(others) + lobby.SHARE]
    assert sum(table.address == "eve" for table in first) == lobby.SHARE
    playing = [table.playing for table in first]
    assert playing == sorted(playing), "tables that wait for people come first"
    crowd = [listed(f"guest {number}", number) for number in range(500)]
    shown = lobby.shared_out([*flood, *crowd])
    assert sum(table.address == "eve" for table in shown) == 1
    alone = lobby.shared_out(flood)
    assert len(alone) == lobby.MOST_LISTED
    assert alone[0].created == 10_299


def test_a_hundred_tables_of_one_address_do_not_fill_the_lobby(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 5) as flood, stranger(server) as bo:
            mine = await bo.create(listed=True)
            await bo.sit(mine, "Bo")
            await bo.attach()
            for number in range(120):
                eve = flood[number % len(flood)]
                await eve.sit(await eve.create(listed=True), "Eve")
                await eve.attach()
            told = (await bo.ask("lobby"))["tables"]
            assert len(told) == lobby.MOST_LISTED
            assert mine in [card["table"] for card in told[: lobby.SHARE + 1]]

    asyncio.run(scene())


def test_the_lobby_is_drawn_now_and_then_however_many_ask(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, lobby_pause=3600.0) as server, company(server, 3) as (ana, bo, cy):
            await ana.sit(await ana.create(listed=True))
            await ana.attach()
            pictures = [(await guest.ask("lobby", follow=True))["tables"] for guest in (bo, cy)]
            assert [len(picture) for picture in pictures] == [1, 1]
            await ana.sit(await ana.create(listed=True))
            await ana.attach()
            assert len((await cy.ask("lobby"))["tables"]) == 1, "the picture is not an hour old"
        async with serving(tmp_path, lobby_pause=0.0) as server, company(server, 2) as (ana, bo):
            assert (await bo.ask("lobby", follow=True))["tables"] == []
            await ana.sit(await ana.create(listed=True))
            await ana.attach()
            await bo.until(lambda told: told["type"] == "lobby" and len(told["tables"]) == 1)
            await ana.leave()
            start = len(bo.told)
            await bo.until(lambda told: told["type"] == "lobby" and told["tables"] == [], max(0, start - 1))

    asyncio.run(scene())


def test_one_socket_cannot_spend_what_a_household_has(tmp_path: Path) -> None:
    """A page gone mad runs out of its own permits; the others at home go on."""

    async def scene() -> None:
        async with serving(tmp_path, **AS_HOSTED) as server, company(server, 3) as (mad, ana, bo):
            await two_seated(ana, bo)
            for _ in range(400):
                await mad.send("lobby")
            await mad.until(lambda told: told.get("code") == "flood")
            assert await play_on([ana, bo], 6) == 6

    asyncio.run(scene())


@pytest.mark.parametrize("version", [None, 1])
def test_a_table_of_nobody_is_looked_for_at_a_price(tmp_path: Path, version: int | None) -> None:
    poor = {"address_burst": 60, "address_rate": 0.001}

    async def scene() -> None:
        async with serving(tmp_path, **poor) as server, company(server, 1) as (eve,):
            told = [(await eve.answer("attach", table=f"t{n}", version=version))["code"] for n in range(10)]
            assert told.count("unknown-table") <= 6
            assert told[-1] == "flood"

    asyncio.run(scene())
