"""Bad intent: foreign pages, bombs, floods, hostile names, spoofed headers. Others never notice."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.guest import ADDRESSES, Guest, company, play_on, serving, two_seated
from websockets.exceptions import InvalidStatus

from serai.server import seats
from serai.server.limits import MOST_ADDRESSES, Addresses, Bucket, Visitors, depth, neighbourhood
from serai.server.refusals import Refused
from serai.server.socket_connection import PATIENCE
from serai.text.plain import cleaned

NAMES = [
    "<script>alert()</script>",
    "<img src=x onerror=a>",
    "'; DROP TABLE seats; --",
    "{{7*7}}${7*7}",
    "\u202eresu",
    "a\u200b\u200d\u2060b",
    "Zoe\x00\x1b[31m",
    "line\nbreak\r\ttab",
    "Ze\u0301" + "\u0301" * 20,
    "\ufeffmark",
    "٠١٢ عربي",
    "名前",
    "javascript:alert(1)",
    "\U000e0041tag",
]


def origins(address: str) -> list[str]:
    port = address.rsplit(":", 1)[1]
    return [
        "null",
        "",
        "http://evil.example",
        f"http://{address}.evil.example",
        f"http://evil.example/{address}",
        f"http://evil-{address}",
        f"https://{address}",
        f"http://{address}/",
        f"http://user@{address}",
        f"http://{address}@evil.example",
        f"http://127.0.0.1:{int(port) + 1}",
        "http://127.0.0.1",
        f"http://localhost:{port}",
        f"http://{address} http://evil.example",
        f"file://{address}",
        f"//{address}",
        address,
    ]


def test_only_pages_of_this_very_origin_may_open_a_socket(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server:
            address = ADDRESSES[server]
            for origin in origins(address):
                with pytest.raises(InvalidStatus) as refused:
                    await Guest.arrive(server, additional_headers={"Origin": origin})
                assert refused.value.response.status_code == 403, origin
            for headers in ({"Origin": f"http://{address}"}, {}):
                guest = await Guest.arrive(server, additional_headers=headers)
                assert (await guest.ask("ping"))["type"] == "pong"
                await guest.leave()

    asyncio.run(scene())


def test_a_foreign_name_that_points_to_this_machine_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, httpx.AsyncClient() as browser:
            address = f"http://{ADDRESSES[server]}/healthz"
            assert (await browser.get(address)).status_code == 200
            for host in ("evil.example", "evil.example:80", "127.0.0.1.evil.example", "", "localhost@evil"):
                assert (await browser.get(address, headers={"host": host})).status_code in (400, 421), host

    asyncio.run(scene())


def test_bombs_end_their_own_connection_at_most(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            await two_seated(ana, bo)
            for bomb in ("x" * 100_000, ["[" * 50_000] * 20, b"\xff" * 200_000):
                eve = await Guest.arrive(server)
                with contextlib.suppress(Exception):
                    await eve.wire.send(bomb)
                await asyncio.wait_for(eve.wire.wait_closed(), 20)
                assert eve.wire.close_code == 1009
                await eve.leave()
            assert await play_on([ana, bo]) > 5

    asyncio.run(scene())


def test_a_flood_is_refused_then_ended_and_harms_nobody_else(tmp_path: Path) -> None:
    async def scene() -> None:
        slow = {"message_rate": 0.001, "message_burst": 30}
        async with serving(tmp_path, **slow) as server, company(server, 2) as (ana, eve):
            with contextlib.suppress(Exception):
                for number in range(30 + PATIENCE + 50):
                    await eve.send("ping", id=f"p{number}")
            await asyncio.wait_for(eve.wire.wait_closed(), 20)
            kinds = [told["type"] for told in eve.told]
            assert kinds[:30] == ["pong"] * 30
            assert set(kinds[30:]) == {"error"}
            assert {told.get("code") for told in eve.told[30:]} == {"flood"}
            assert eve.wire.close_code == 1008
            assert (await ana.ask("ping"))["type"] == "pong"

    asyncio.run(scene())


def test_spoofed_forwarding_headers_open_no_door(tmp_path: Path) -> None:
    async def come(server: Any, forwarded: str) -> Guest:
        return await Guest.arrive(server, additional_headers={"X-Forwarded-For": forwarded})

    async def scene() -> None:
        async with serving(tmp_path / "bare", per_address=2) as server:
            guests = [await come(server, f"10.0.0.{number}") for number in range(2)]
            with pytest.raises(InvalidStatus) as refused:
                await come(server, "10.0.0.99")
            assert refused.value.response.status_code == 429
            await guests[0].leave()
            async with asyncio.timeout(20):
                while server.visitors.count > 1:
                    await asyncio.sleep(0.01)
            guests[0] = await come(server, "10.0.0.1")
            for guest in guests:
                await guest.leave()
        async with serving(tmp_path / "behind", per_address=2, proxy=("127.0.0.1",)) as server:
            guests = [await come(server, f"spoofed, 6.6.6.{number}, 10.0.0.7") for number in range(2)]
            with pytest.raises(InvalidStatus):
                await come(server, "1.2.3.4, 10.0.0.7")
            guests.append(await come(server, "10.0.0.7, 10.0.0.8"))  # another guest is not locked out
            for guest in guests:
                await guest.leave()

    asyncio.run(scene())


def test_what_limits_remember_is_bounded() -> None:
    addresses = Addresses(1.0, 2)
    for number in range(MOST_ADDRESSES + 500):
        assert addresses.take(f"10.{number}", 0.0)
    assert len(addresses) == MOST_ADDRESSES
    visitors = Visitors(2, 3)
    assert [visitors.enter(who) for who in ("a", "a", "a", "b", "c")] == [True, True, False, True, False]
    for who in ("a", "a", "b"):
        visitors.go(who)
    assert visitors.count == 0
    assert visitors.__dict__["_open"] == {}
    bucket = Bucket(2.0, 3, 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(-100.0)
    assert bucket.take(0.5)
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff") != neighbourhood("2001:db9::1")
    assert neighbourhood("::ffff:10.0.0.1") == "10.0.0.1"


def test_depth_counts_brackets_outside_of_strings() -> None:
    assert depth('{"a": "[[[[[[[[[[[[[[[["}', 3) == 1
    assert depth('{"a": "\\"[[[[[[", "b": [[1]]}', 2) > 2
    assert depth("[" * 1000, 12) == 13


def test_hostile_names_and_lines_are_harmless_text_everywhere(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, httpx.AsyncClient() as browser, company(server, 3) as (ana, bo, cy):
            for name in NAMES:
                table = await ana.create(listed=True)
                shown = cleaned(name)
                await ana.sit(table, name)
                await ana.attach()
                await bo.sit(table, "Bo")
                await bo.attach()
                await bo.ask("say", table=table, text=name)
                line = await ana.until(lambda m: m["type"] == "chat", ana.told.index(ana.latest()) - 1)
                whole = await cy.attach(table)
                await ana.ask("resign", table=table)
                record = await browser.get(f"http://{ADDRESSES[server]}/api/tables/{table}/record")
                page = await browser.get(f"http://{ADDRESSES[server]}/table/{table}")
                assert whole["info"]["seats"][0]["name"] == shown == line["text"]
                assert record.json()["players"][0] == shown
                assert record.headers["content-type"] == "application/json"
                assert record.headers["x-content-type-options"] == "nosniff"
                assert name not in page.text
                for sign in shown:
                    assert sign.isprintable()
                    assert sign not in "\u202e\u200b\u2060\ufeff"
                for guest in (ana, bo, cy):
                    await guest.ask("detach", table=table)
                    guest.token = ""
            for name in ("n" * 25, "x" * 201):
                refused = await ana.refused("sit", table=table, name=name, commitment="0" * 64)
                assert refused["code"] in ("bad-name", "malformed")

    asyncio.run(scene())


def test_names_keep_letters_of_all_scripts_and_lose_towers_of_marks() -> None:
    assert seats.clean_name("  José   María ") == "José María"
    assert seats.clean_name("Jose\u0301") == "José"
    assert seats.clean_name("जयपुर") == "जयपुर"
    assert len(cleaned("e" + "\u0301" * 50)) <= 4
    for nothing in ("", "  ", "\u0000\u200b"):
        assert seats.clean_name(nothing) == "", "who has no visible name is unnamed"
    with pytest.raises(Refused):
        seats.clean_name("n" * 25)


def test_secrets_and_table_names_are_fresh_and_owe_nothing_to_the_clock(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 1) as (ana,):
            now = server.hall.services.wall()  # an old table would be swept away
            server.hall.services.wall = lambda: now
            made = [await ana.ask("create", game="jaipur", seats=[{"kind": "human"}] * 2) for _ in range(20)]
            for field in ("table", "commitment"):
                assert len({told[field] for told in made}) == 20
            rows = [await server.hall.services.store.load(told["table"]) for told in made]
            assert len({row.row.secret for row in rows if row}) == 20
            assert {len(row.row.secret) for row in rows if row} == {32}

    asyncio.run(scene())


def test_one_address_cannot_open_tables_without_end(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, tables_burst=5, tables_rate=0.0001) as server, company(server, 2) as pair:
            for number in range(5):
                await pair[number % 2].create()
            refused = await pair[0].refused("create", game="jaipur", seats=[{"kind": "human"}] * 2)
            assert (refused["code"], refused["reason"]) == ("flood", "tables")

    asyncio.run(scene())


def test_logs_tell_no_secrets(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> list[str]:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo)
            await ana.ask("say", table=table, text="between us")
            await ana.wire.send('{"type": "attach", "token": "a-wrong-token-0123456789"')
            await play_on([ana, bo])
            row = (await server.hall.table(table)).row
            hidden = [ana.token, bo.token, row.secret.hex(), "between us", "a-wrong-token-0123456789", "Ana"]
            return [*hidden, *(seat.entropy.hex() for seat in (await server.hall.table(table)).seats if seat.entropy)]

    caplog.set_level("DEBUG", "serai.server")
    hidden = asyncio.run(scene())
    told = "\n".join(f"{record.getMessage()} {record.__dict__.get('fields')}" for record in caplog.records)
    assert "game-ended" in told
    for secret in hidden:
        assert secret not in told


def test_every_answer_over_http_carries_the_protecting_headers(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, httpx.AsyncClient() as browser:
            for path in ("/", "/lobby", "/table/abc", "/healthz", "/metrics", "/nowhere", "/api/tables/x/record"):
                answer = await browser.get(f"http://{ADDRESSES[server]}{path}")
                policy = answer.headers["content-security-policy"]
                assert "default-src 'self'" in policy
                assert "unsafe" not in policy
                assert "frame-ancestors 'none'" in policy
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert "set-cookie" not in answer.headers
                assert "server" not in answer.headers
            metrics = (await browser.get(f"http://{ADDRESSES[server]}/metrics")).text
            assert "serai_move_seconds_bucket" in metrics
            health = (await browser.get(f"http://{ADDRESSES[server]}/healthz")).json()
            assert health["status"] == "ok"
            assert json.dumps(health)

    asyncio.run(scene())
