"""A game is a folder of the page or a script from elsewhere; nothing else of the page knows one by name."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

import pytest
from playwright.async_api import expect
from tests.browser.conftest import COMPILING, Stage, serving
from tests.browser.workshop import HOME
from tests.nim.installed import install

from serai.server import page_constants

SOURCE = HOME / "web" / "src"
GAMES = SOURCE / "games"
NAMES = sorted(path.parent.name for path in GAMES.glob("*/index.ts"))
WRITTEN = {SOURCE / "protocol.ts"}
"""Written from the server's messages, which describe the games too."""


def test_shared_pages_know_no_game_by_name() -> None:
    assert NAMES == ["eschnapur", "jaipur"]
    named = re.compile("|".join(NAMES), re.IGNORECASE)
    found = {
        str(path.relative_to(SOURCE)): lines
        for path in SOURCE.rglob("*")
        if path.suffix in {".ts", ".svelte", ".css"} and path not in WRITTEN
        and not any(GAMES / name in path.parents for name in NAMES)
        and (lines := [line for line in path.read_text(encoding="utf-8").splitlines() if named.search(line)])
    }  # fmt: skip
    assert found == {}
    assert not named.search((HOME / "web" / "vite.config.ts").read_text(encoding="utf-8"))


def test_games_know_nothing_of_each_other() -> None:
    for name in NAMES:
        others = "|".join(other for other in NAMES if other != name)
        for path in (GAMES / name).rglob("*.*"):
            assert not re.search(others, path.read_text(encoding="utf-8"), re.IGNORECASE), path


def test_the_constants_of_the_page_are_those_of_the_rules() -> None:
    stale = [path.name for path, text in page_constants.written() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "run `python -m serai.server.page_constants`"


@pytest.fixture(scope="module")
def house_with_nim(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose Python has Nim installed as well."""
    site = install(tmp_path_factory.mktemp("nim"))
    with pytest.MonkeyPatch.context() as surroundings:
        surroundings.setenv("PYTHONPATH", str(site), prepend=os.pathsep)
        with serving(tmp_path_factory.mktemp("house"), words=["--no-warm-up"]) as address:
            yield address


async def test_a_game_of_another_package_is_played_in_the_page(stage: Stage, house_with_nim: str) -> None:
    context = await stage.browser.new_context(base_url=house_with_nim, locale="fr", reduced_motion="reduce")
    context.set_default_timeout(30_000)
    page = await context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    try:
        await page.goto("/rules/nim")
        await expect(page.locator("#N-1 + dd")).to_contain_text("one, two or three")
        await page.goto("/learn/nim")  # there is nothing to learn it by but its rules
        await expect(page.locator("#N-1 + dd")).to_contain_text("one, two or three")
        await page.goto("/")
        own = page.locator("section", has=page.get_by_role("heading", name="Nim"))
        await own.get_by_role("button").first.click()
        await expect(page.locator(".nim")).to_contain_text("Heap 1: ")
        for _ in range(100):
            take = page.locator(".nim button").first
            over = page.locator(".nim", has_text="last match")
            await expect(take.or_(over).first).to_be_visible(timeout=COMPILING * 1000)
            if await over.count():
                break
            await take.evaluate("button => button.click()")  # it may be drawn anew at any moment
            await page.wait_for_timeout(100)
        table = page.url.rpartition("/")[2].partition("?")[0]
        record = await (await context.request.get(f"/api/tables/{table}/record")).json()
        assert (record["game"], record["end"]["reason"]) == ("nim", "played")
        assert faults == []
    finally:
        await context.close()
