"""The app under a path of a larger site, behind a real nginx with TLS: links, table, invitation, reload."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Page
from tests.browser.conftest import Stage, free_port, serving
from tests.deploy.proxies import nginx


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house at a path of a site."""
    folder, port = tmp_path_factory.mktemp("site"), free_port()
    address = f"https://localhost:{port}"
    words = ("--base-path", "/serai", "--proxy", "--public-url", address)
    with contextlib.ExitStack() as stack:
        house = stack.enter_context(serving(_made(folder / "data"), words=words))
        stack.enter_context(nginx(folder, port, upstream=house.removeprefix("http://"), location="/serai/"))
        yield f"{address}/serai"


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder


async def inside(page: Page, site: str) -> None:
    """Every link and picture of the page leads to this house."""
    found = await page.evaluate(
        "[...document.querySelectorAll('a[href], img[src]')].map((link) => link.href || link.src)"
    )
    assert found
    assert [link for link in found if not link.startswith((f"{site}/", "data:", "blob:"))] == []


async def test_a_house_under_a_path_of_a_site(stage: Stage, site: str) -> None:
    faults: list[str] = []
    context = await stage.browser.new_context(ignore_https_errors=True, locale="en", reduced_motion="reduce")
    context.set_default_timeout(60_000)
    page = await context.new_page()
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.on("response", lambda answer: faults.append(f"{answer.url} {answer.status}") if answer.status >= 400 else None)
    await page.goto(f"{site}/")
    await page.locator("header .house").wait_for()
    await inside(page, site)
    for name in ("lobby", "games", "rules/jaipur", "verify", "learn/jaipur"):
        await page.goto(f"{site}/{name}")
        await page.locator("main").wait_for()
        await inside(page, site)
    await page.locator("header nav a").first.click()
    await page.wait_for_url(f"{site}/lobby")
    await page.go_back()
    await page.wait_for_url(f"{site}/learn/jaipur")
    table = await page.evaluate(
        """async (address) => {
            const socket = new WebSocket(address);
            await new Promise((opened, failed) => { socket.onopen = opened; socket.onerror = failed; });
            const seats = [{ kind: 'human' }, { kind: 'human' }];
            socket.send(JSON.stringify({ type: 'create', id: 'c', game: 'jaipur', seats, options: {} }));
            return await new Promise((told) => (socket.onmessage = ({ data }) => told(JSON.parse(data).table)));
        }""",
        f"{site.replace('https', 'wss')}/socket",
    )
    await page.goto(f"{site}/table/{table}")
    await page.locator("button.deed").first.click()
    code = page.locator("img[src*='qr.svg']")
    await code.wait_for()
    assert await code.evaluate("(picture) => picture.complete || picture.decode().then(() => true)")
    assert await page.locator("input[readonly]").input_value() == f"{site}/table/{table}"
    await inside(page, site)
    held = await page.evaluate("Object.keys(localStorage)")
    assert "serai/serai.seats" in held
    assert "serai.seats" not in held
    await page.reload()
    await code.wait_for()
    await page.locator("header .house").click()
    await page.wait_for_url(f"{site}/")
    assert faults == []
    await context.close()
