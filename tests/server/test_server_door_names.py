"""The door's names and neighbours: foreign hosts, public addresses, proxies, and who is told how the house is."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import socket
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
import segno
from tests.server.guest import ADDRESSES, PATIENCE, Guest, company, serving
from tests.server.raw import get, run, spoken, status, upgrade
from websockets.exceptions import InvalidStatus

from serai.server import logs
from serai.server.app import Server
from serai.server.origin import LOOPBACK, Names, Networks
from serai.server.settings import Settings

FOREIGN = [
    b"evil.example",
    b"evil.example:80",
    b"127.0.0.1.evil.example",
    b"localhost.evil.example",
    b"evil-localhost",
    b"localhost@evil.example",
    b"evil.example#localhost",
    b"evil.example/localhost",
    b"localhost:8000, evil.example",
    b"localhost:port",
    b"localhost:99999",
    b"2130706433",
    b"0x7f.1",
    b"[::1",
    b"xn--vil-8la.example",
    b"\xe2\x93\x94vil.example",
    b"",
    b" ",
]
EVERYWHERE = "0.0.0.0"


def test_a_foreign_name_that_points_here_is_refused_over_http_and_at_the_handshake(tmp_path: Path) -> None:
    """However it listens: else a page of another name could be this house for its visitors (DNS rebinding)."""

    async def scene() -> None:
        for host in ("127.0.0.1", EVERYWHERE, "::"):
            async with serving(tmp_path, host=host) as server:
                for name in FOREIGN:
                    assert status(await spoken(server, get(b"/healthz", host=name))) in (400, 421), name
                    assert status(await spoken(server, upgrade(host=name))) in (400, 421), name
                both = get(b"/healthz", b"Host: evil.example")
                assert status(await spoken(server, both)) in (400, 421)
                assert status(await spoken(server, get(b"/healthz").replace(b"Host: localhost\r\n", b""))) in (400, 421)
                for own in sorted(LOOPBACK):
                    written = f"[{own}]:1" if ":" in own else own.upper()
                    assert status(await spoken(server, get(b"/healthz", host=written.encode()))) == 200

    run(scene)


def test_the_refusal_says_what_to_do_in_the_visitors_language(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server:
            for language, word in (("en", "address"), ("fr", "adresse"), ("it", "indirizzo")):
                answer = await spoken(server, get(b"/", f"Accept-Language: {language}".encode(), host=b"evil.example"))
                assert word in answer.decode()
                assert "--public-url" in answer.decode()
            for _ in range(20):
                await spoken(server, get(b"/", host=b"evil\x7f.example"))

    caplog.set_level("INFO", "serai.server")
    run(scene)
    told = [record for record in caplog.records if record.getMessage() == "foreign-host"]
    assert len(told) <= 1, "the log is not the visitor's to fill"


@pytest.mark.parametrize(
    ("host", "good", "bad"),
    [
        ("127.0.0.1", ["localhost", "127.0.0.1", "127.0.0.2", "::1"], ["10.0.0.7", "club.example"]),
        ("192.168.1.5", ["192.168.1.5", "localhost"], ["192.168.1.6", "club.example"]),
        ("club.lan", ["club.lan", "localhost"], ["other.lan"]),
        (EVERYWHERE, ["192.168.1.5", "10.0.0.7", "fe80::1", socket.gethostname().lower()], ["club.example"]),
        ("::", ["2001:db8::1", f"{socket.gethostname().lower()}.local"], [f"{socket.gethostname()}.evil.example"]),
    ],
)
def test_the_names_of_a_house_follow_from_where_it_listens(host: str, good: list[str], bad: list[str]) -> None:
    names = Names(Settings(host=host, public_url=("https://play.example",)))
    assert [name for name in [*good, "play.example"] if not names.is_at(name)] == []
    assert [name for name in [*bad, "", "evil.play.example"] if names.is_at(name)] == []


def test_a_public_address_is_at_home_and_its_pages_may_talk(tmp_path: Path) -> None:
    """A proxy ends the encryption: the browser's origin is https, the connection here is not."""

    async def scene() -> None:
        public = ("https://play.example", "http://club.example:8080")
        async with serving(tmp_path, public_url=public) as server, company(server, 1) as (ana,):
            for host, origin, fine in (
                ("play.example", "https://play.example", True),
                ("play.example", "http://play.example", False),
                ("play.example", "https://play.example:444", False),
                ("play.example", "https://play.example.evil", False),
                ("play.example", "http://club.example:8080", False),
                ("club.example:8080", "http://club.example:8080", True),
                ("club.example:8080", "http://club.example", False),
                ("localhost", "https://play.example", False),
            ):
                answer = upgrade(f"Origin: {origin}".encode(), host=host.encode())
                told = await asked_to_open(server, answer)
                assert told == (101 if fine else 403), (host, origin)
            table = await ana.create()
            code = await spoken(server, get(f"/api/tables/{table}/qr.svg".encode()))
            assert picture(f"https://play.example/table/{table}") in code, "invitations name the public address"
        async with serving(tmp_path / "plain") as server, company(server, 1) as (ana,):
            table = await ana.create()
            code = await spoken(server, get(f"/api/tables/{table}/qr.svg".encode(), host=b"localhost:8123"))
            assert picture(f"http://localhost:8123/table/{table}") in code

    run(scene)


def picture(url: str) -> bytes:
    drawn = io.BytesIO()
    segno.make(url, error="m", micro=False).save(drawn, kind="svg", scale=8, border=4, xmldecl=False, nl=False)
    return drawn.getvalue()


async def asked_to_open(server: Server, request: bytes) -> int:
    host, port = ADDRESSES[server].rsplit(":", 1)
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(request)
    async with asyncio.timeout(PATIENCE):
        told = await reader.readuntil(b"\r\n\r\n")
    writer.close()
    await writer.wait_closed()
    return status(told)


# Proxies


async def come(server: Server, **headers: str) -> Guest:
    return await Guest.arrive(
        server, additional_headers={name.replace("_", "-"): said for name, said in headers.items()}
    )


def test_forwarded_addresses_count_from_trusted_proxies_only(tmp_path: Path) -> None:
    """Whoever is no proxy of the host's may say what it likes: it stays who it is."""

    async def scene() -> None:
        async with serving(tmp_path, per_address=1, proxy=("10.0.0.0/8", "192.0.2.1")) as server:
            guest = await come(server, X_Forwarded_For="203.0.113.1")
            with pytest.raises(InvalidStatus) as refused:
                await come(server, X_Forwarded_For="203.0.113.2")
            assert refused.value.response.status_code == 429
            await guest.leave()
        async with serving(tmp_path, per_address=1, proxy=("127.0.0.1", "10.0.0.0/8")) as server:
            guests = [await come(server, X_Forwarded_For="1.1.1.1, 203.0.113.1, 10.1.2.3")]
            with pytest.raises(InvalidStatus):
                await come(server, X_Forwarded_For="2.2.2.2, 203.0.113.1")  # the first is the visitor's own claim
            guests.append(await come(server, X_Forwarded_For="203.0.113.2"))
            guests.append(await come(server, X_Forwarded_For="x" * 5000))
            with pytest.raises(InvalidStatus):
                await come(server, X_Forwarded_For="y" * 5000)  # those whom the proxy cannot name are one
            for guest in guests:
                await guest.leave()

    run(scene)


def test_the_forwarded_scheme_counts_from_trusted_proxies_only(tmp_path: Path) -> None:
    async def scene() -> None:
        for proxy, fine in (((), False), (("10.0.0.1",), False), (("127.0.0.1",), True)):
            async with serving(tmp_path, proxy=proxy) as server:
                request = upgrade(b"Origin: https://localhost", b"X-Forwarded-Proto: https")
                assert await asked_to_open(server, request) == (101 if fine else 403)

    run(scene)


def test_networks_are_read_strictly() -> None:
    assert "10.1.2.3" in Networks(["10.0.0.0/8", "::1"])
    assert "::1" in Networks(["10.0.0.0/8", "::1"])
    for stranger in ("11.0.0.1", "", "unknown", "10.0.0.1.evil"):
        assert stranger not in Networks(["10.0.0.0/8", "::1"])
    for bad in ("*", "10.0.0.1/8", "proxy.example", ""):
        with pytest.raises(ValueError, match=r"."):
            Networks([bad])


# How the house is


@pytest.mark.parametrize(
    ("metrics", "headers", "wanted"),
    [
        ("local", (), 200),
        ("local", (b"X-Forwarded-For: 127.0.0.1",), 403),
        ("local", (b"Via: 1.1 proxy",), 403),
        ("local", (b"Forwarded: for=127.0.0.1",), 403),
        ("public", (b"X-Forwarded-For: 203.0.113.1",), 200),
        ("off", (), 403),
    ],
)
def test_the_counters_are_for_this_machine_unless_the_host_says_otherwise(
    tmp_path: Path, metrics: Any, headers: tuple[bytes, ...], wanted: int
) -> None:
    async def scene() -> None:
        async with serving(tmp_path, metrics=metrics) as server:
            answer = await spoken(server, get(b"/metrics", *headers))
            assert status(answer) == wanted
            assert (b"serai_moves_total" in answer) == (wanted == 200)

    run(scene)


def test_the_counters_are_not_told_through_a_proxy_or_under_a_public_name(tmp_path: Path) -> None:
    async def scene() -> None:
        settings = {"proxy": ("127.0.0.1",), "public_url": ("https://play.example",)}
        async with serving(tmp_path, **settings) as server:
            assert status(await spoken(server, get(b"/metrics", b"X-Forwarded-For: 203.0.113.1"))) == 403
            assert status(await spoken(server, get(b"/metrics", host=b"play.example"))) == 403

    run(scene)


def test_health_asks_the_store(tmp_path: Path) -> None:
    """While somebody else holds the data file, nothing can be stored, and the house is not well."""

    async def scene() -> None:
        async with serving(tmp_path) as server, httpx.AsyncClient(timeout=PATIENCE) as browser:
            address = f"http://{ADDRESSES[server]}/readyz"
            assert (await browser.get(address)).json()["status"] == "ready"
            with sqlite3.connect(server.settings.database, isolation_level=None) as other:
                other.execute("BEGIN IMMEDIATE")
                answers = [(await browser.get(address)).status_code]
                async with asyncio.timeout(PATIENCE):
                    while answers[-1] != 503:
                        answers.append((await browser.get(address)).status_code)
                other.execute("ROLLBACK")
            other.close()
            async with asyncio.timeout(PATIENCE):
                while (await browser.get(address)).status_code != 200:
                    await asyncio.sleep(0.1)

    run(scene)


def test_asking_for_health_makes_the_store_work_once_in_a_while(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, httpx.AsyncClient(timeout=PATIENCE) as browser:
            asked = 0
            answers = server.hall.services.store.answers

            async def counted() -> None:
                nonlocal asked
                asked += 1
                await answers()

            server.hall.services.store.answers = counted  # type: ignore[method-assign]
            server.hall.services.steady = lambda: 7.0
            for _ in range(30):
                assert (await browser.get(f"http://{ADDRESSES[server]}/readyz")).status_code == 200
            assert asked == 1

    run(scene)


# The log


def written(**fields: Any) -> dict[str, Any]:
    record = logging.LogRecord("serai.server", logging.ERROR, "", 0, "an-event", None, None)
    record.fields = fields
    line = logs.Lines().format(record)
    assert line.isascii()
    assert line.isprintable()
    told: dict[str, Any] = json.loads(line)
    return told


def test_a_field_cannot_overwrite_what_the_log_says_itself() -> None:
    told = written(level="maharaja", event="another", at="never", table="abc")
    assert (told["level"], told["event"], told["table"]) == ("error", "an-event", "abc")
    assert (told["level_"], told["event_"]) == ("maharaja", "another")
    assert told["at"] != "never"


def test_no_control_character_reaches_the_log() -> None:
    bad = "".join(map(chr, [*range(32), 127, *range(128, 160), 0x2028, 0x2029, 0x202E, 0xFEFF, 0xD800]))
    assert written(host=bad)["host"] == bad


def test_what_strangers_cause_is_told_once_in_a_while_with_how_often_it_was_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0
    monkeypatch.setattr("serai.server.logs.time.monotonic", lambda: now)
    seldom = logs.Seldom()

    def shown(event: str) -> dict[str, Any] | None:
        record = logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, event, None, None)
        return dict(record.__dict__.get("fields", {})) if seldom.filter(record) else None

    assert shown("invalid") == {}
    assert [shown("invalid") for _ in range(50)] == [None] * 50
    assert shown("other") == {}
    now += logs.SELDOM
    assert shown("invalid") == {"hushed": 50}
    for number in range(3 * logs.MOST_KINDS):
        shown(f"kind {number}")
    assert len(seldom.__dict__["_told"]) <= logs.MOST_KINDS
