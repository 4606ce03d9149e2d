"""Files of the browser app, the types it is built on, and the words of every refusal."""

from __future__ import annotations

import asyncio
import gzip
import re
import typing
from pathlib import Path

import httpx
import pytest
from starlette.requests import Request
from tests.server.guest import ADDRESSES, company, serving

from serai.server import refusals, typescript
from serai.server.pages import Pages
from serai.server.protocol import FromClient, FromServer
from serai.server.protocol.parts import ClockState, SeatInfo, TableCard, TableInfo
from serai.text import LANGUAGES, Words

ROOT = Path(__file__).resolve().parents[2]


def asked(**headers: str) -> Request:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "method": "GET", "path": "/", "headers": raw})


@pytest.fixture
def pages(tmp_path: Path) -> Pages:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Serai</title>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("let camels = 1;" * 400)
    (tmp_path.parent / "outside").write_text("not yours")
    return Pages(tmp_path)


def test_hashed_files_are_cached_for_ever_and_the_page_never(pages: Pages) -> None:
    file, page = pages.file(asked(), "/assets/app-1a2b.js"), pages.page(asked())
    assert file is not None
    assert "immutable" in file.headers["cache-control"]
    assert file.headers["content-type"].startswith("text/javascript")
    assert page.headers["cache-control"] == "no-cache"
    again = pages.file(asked(if_none_match=file.headers["etag"]), "/assets/app-1a2b.js")
    assert again is not None
    assert (again.status_code, again.body) == (304, b"")


def test_files_are_sent_as_small_as_the_browser_accepts(pages: Pages) -> None:
    plain = pages.file(asked(), "/assets/app-1a2b.js")
    packed = pages.file(asked(accept_encoding="br, gzip;q=0.9"), "/assets/app-1a2b.js")
    assert plain and packed
    assert gzip.decompress(bytes(packed.body)) == bytes(plain.body)
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers


def test_page_names_what_it_will_ask_for_next(tmp_path: Path) -> None:
    """The words of the visitor's language come together with the app, and so does the table where one is opened."""

    async def scene() -> None:
        async with serving(tmp_path) as server, httpx.AsyncClient() as browser, company(server, 1) as (ana,):
            base = f"http://{ADDRESSES[server]}"
            at = await ana.create()
            await ana.sit(at)
            for language in LANGUAGES:
                answers = [
                    await browser.get(base + path, headers={"accept-language": f"{language};q=0.9"})
                    for path in ("/", f"/table/{at}")
                ]
                home, table = (re.findall(r'</([^>]+)>; rel="modulepreload"', page.headers["link"]) for page in answers)
                stamp = len("-12345678.js")
                assert [name[:-stamp] for name in home] == [f"assets/speech-{language}"]
                assert [name[:-stamp] for name in table if name not in home] == ["assets/game-jaipur"]
                for name in (*home, *table):
                    assert (await browser.get(f"{base}/{name}")).headers["content-type"].startswith("text/javascript")
                assert "accept-language" in answers[0].headers["vary"]

    asyncio.run(scene())


@pytest.mark.parametrize("name", ["/../outside", "/assets/../../outside", "/.hidden", "/nothing", "", "/", "/assets"])
def test_nothing_outside_the_folder_is_served(pages: Pages, name: str) -> None:
    assert pages.file(asked(), name) is None


def test_client_routes_give_the_page_and_others_a_word(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, httpx.AsyncClient() as browser, company(server, 1) as (ana,):
            base = f"http://{ADDRESSES[server]}"
            first = await browser.get(f"{base}/")
            named = ("/table/abc", "/replay/abc", "/rules/jaipur", "/learn/jaipur")
            for path in ("/lobby", "/games", "/verify", "/replay", *named):
                answer = await browser.get(base + path)
                assert (answer.status_code, answer.text) == (first.status_code, first.text)
            assert (await browser.get(f"{base}/assets/%2e%2e/app.py")).status_code == 404
            assert (await browser.get(f"{base}/secret")).status_code == 404
            assert (await browser.post(f"{base}/")).status_code == 405
            table = await ana.create()
            code = await browser.get(f"{base}/api/tables/{table}/qr.svg")
            assert code.headers["content-type"].startswith("image/svg+xml")
            assert "<script" not in code.text

    asyncio.run(scene())


def test_the_browsers_types_are_those_of_the_messages() -> None:
    written = (ROOT / "web" / "src" / "protocol.ts").read_text(encoding="utf-8")
    assert written == typescript.written(), "run `python -m serai.server.typescript`"


def test_every_refusal_has_words_in_every_language() -> None:
    for language in LANGUAGES:
        for code in typing.get_args(refusals.Code):
            assert Words(language).say(f"error-{code}")


def test_the_protocol_is_documented_to_the_last_message_field_and_code() -> None:
    told = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for union in (FromClient, FromServer):
        for struct in typing.get_args(union):
            assert f"`{struct.__struct_config__.tag}`" in told, struct
            for field in struct.__struct_fields__:
                assert re.search(rf"\b{field}\b", told), (struct, field)
    for code in typing.get_args(refusals.Code):
        assert f"`{code}`" in told, code
    for struct in (SeatInfo, TableInfo, TableCard, ClockState):
        for field in struct.__struct_fields__:
            assert re.search(rf"\b{field}\b", told), (struct, field)
