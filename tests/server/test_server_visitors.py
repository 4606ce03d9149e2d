"""Who comes to the house: people without a name, with a colour, from here or elsewhere, and to no address at all."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from tests.server.guest import ADDRESSES, company, play_on, serving, two_seated

from serai.record import loads
from serai.server.origin import Names, Visit
from serai.server.reach import Reach, own_address, reach
from serai.server.settings import Settings

HTML = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
FOUR = [{"kind": "human"}] + [{"kind": "computer", "level": "apprentice"}] * 3


def test_who_gives_no_name_is_stored_without_one(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await ana.create()
            await ana.sit(table, "")
            await ana.attach()
            await bo.sit(table, " \u200b ")
            whole = await bo.attach()
            assert [seat["name"] for seat in whole["info"]["seats"]] == ["", ""]
            assert all(seat["seated"] and seat["held"] for seat in whole["info"]["seats"])
            await bo.ask("say", table=table, phrase="hello")
            assert (await ana.until(lambda told: told["type"] == "chat"))["name"] == ""
            await play_on([ana, bo])
            async with httpx.AsyncClient() as browser:
                record = await browser.get(f"http://{ADDRESSES[server]}/api/tables/{table}/record")
            assert loads(record.text).players == ("", "")

    asyncio.run(scene())


def test_a_rematch_keeps_the_seats_and_says_so(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo)
            await ana.ask("resign", table=table)
            following = (await ana.ask("rematch", table=table))["table"]
            await ana.sit(following, seat=0, token=ana.token)
            seats = (await ana.attach())["info"]["seats"]
            assert [(seat["seated"], seat["kept"]) for seat in seats] == [(True, False), (False, True)]

    asyncio.run(scene())


def test_E_S2_colours_are_chosen_by_seat_and_must_suit_the_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 1) as (ana,):
            chosen = ["green", "red", "yellow", "blue"]
            table = await ana.create(FOUR, game="eschnapur", options={"colours": chosen})
            await ana.sit(table)
            assert (await ana.attach())["view"]["colours"] == chosen
            for bad in (["red"], ["red", "red", "blue", "green"], ["brown", "red", "blue", "green"]):
                told = await ana.refused("create", game="eschnapur", seats=FOUR, options={"colours": bad})
                assert (told["code"], told["reason"]) == ("bad-options", "colours")

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("changes", "peer", "host", "who"),
    [
        ({}, "127.0.0.1", "localhost:8000", "machine"),
        ({"host": "0.0.0.0"}, "127.0.0.1", "play.example:8000", "network"),
        ({"host": "0.0.0.0"}, "203.0.113.9", "localhost:8000", "machine"),
        ({"host": "0.0.0.0"}, "203.0.113.9", "198.51.100.7:8000", "network"),
    ],
)
def test_strangers_are_told_no_address_but_the_one_they_came_by(
    changes: dict[str, object], peer: str, host: str, who: str
) -> None:
    settings = Settings(**changes)  # type: ignore[arg-type]
    visit = Visit([(b"host", host.encode())], peer, "http", Names(settings))
    assert reach(settings, visit, 8000) == Reach(f"http://{host}", who)  # type: ignore[arg-type]


def test_who_comes_by_a_proxy_is_not_told_the_address_in_the_network() -> None:
    settings = Settings(host="0.0.0.0")
    came = [(b"host", b"localhost:8000"), (b"x-forwarded-for", b"203.0.113.9")]
    assert reach(settings, Visit(came, "127.0.0.1", "http", Names(settings)), 8000).who == "machine"


def test_the_machine_itself_learns_its_address_in_the_network() -> None:
    settings, own = Settings(host="0.0.0.0"), own_address()
    for peer in ("127.0.0.1", "::1", "::ffff:127.0.0.1"):
        found = reach(settings, Visit([(b"host", b"localhost:8000")], peer, "http", Names(settings)), 8123)
        alone = Reach("http://localhost:8000", "machine")
        assert found == (Reach(f"http://{own}:8123", "network") if own else alone)
    assert own is None or not own.startswith("127.")


def test_code_and_link_carry_the_same_address(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 1) as (ana,), httpx.AsyncClient() as browser:
            table = await ana.create()
            base = f"http://{ADDRESSES[server]}"
            answer = await browser.get(f"{base}/api/address")
            assert answer.json() == {"base": base, "who": "machine"}
            assert answer.headers["cache-control"] == "no-store"
            drawn = (await browser.get(f"{base}/api/tables/{table}/qr.svg")).content
            server.settings = Settings(host="0.0.0.0", data=tmp_path)
            told = (await browser.get(f"{base}/api/address")).json()
            again = (await browser.get(f"{base}/api/tables/{table}/qr.svg")).content
            assert (again == drawn) == (told["base"] == base)

    asyncio.run(scene())


def test_an_unknown_address_gets_the_page_and_programs_a_line(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, httpx.AsyncClient(base_url=f"http://{ADDRESSES[server]}") as browser:
            home = await browser.get("/", headers=HTML)
            for path in ("/nothing/here", "/lobby/7", "/tablex"):
                lost = await browser.get(path, headers=HTML)
                assert (lost.status_code, lost.content) == (404, home.content), path
                assert "content-security-policy" in lost.headers
                assert "There is nothing here" in (await browser.get(path)).text
            for path in ("/api/nothing", "/assets/nothing.js"):
                plain = await browser.get(path, headers=HTML)
                assert plain.status_code == 404
                assert plain.headers["content-type"].startswith("text/plain")
            offers = {offer["name"]: offer for offer in (await browser.get("/api/games", timeout=60)).json()}
            assert {*offers} == {"jaipur", "eschnapur"}
            assert all("merchant" in offer["levels"] and offer["page"] is None for offer in offers.values())

    asyncio.run(scene())
