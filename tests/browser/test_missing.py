"""A part of a page that does not come is told, whichever it is, and the page is whole again when one tries again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import Page, expect
from tests.browser.conftest import Played, Visit
from tests.browser.eschnapur.explorer import open_table
from tests.browser.test_matches import SINGLE, Line
from tests.browser.test_tables import begun, opened

PATIENCE = 120_000
"""Milliseconds that computer players may need to end a game."""

Deed = Callable[[Page], Awaitable[None]]


async def tried_again(page: Page, part: str, deed: Deed, whole: str, *, again: Deed | None = None) -> None:
    """Do something while a part cannot be fetched, then try again; `whole` is to be there in the end."""
    files = f"**/assets/{part}-*.js"
    await page.route(files, lambda route: route.abort())
    await deed(page)
    told = page.get_by_role("alert").filter(has_text="could not be loaded")
    await expect(told).to_be_visible(timeout=PATIENCE)
    assert await page.locator(whole).count() == 0
    await page.unroute(files)
    await told.get_by_role("button", name="Try again").click()
    if again:
        await again(page)
    await expect(page.locator(whole).first).to_be_visible()
    await expect(told).to_have_count(0)


def going(path: str) -> Deed:
    """Return the deed of going to an address."""

    async def go(page: Page) -> None:
        await page.goto(path)

    return go


@pytest.mark.parametrize(
    ("part", "path", "whole"),
    [
        ("Lobby", "/lobby", ".own .deed"),
        ("Rules", "/rules/jaipur", "dt"),
        ("rules", "/rules/jaipur", "dt"),
        ("Learn", "/learn/jaipur", "#guide"),
        ("Lesson", "/learn/jaipur?play", ".guide"),
        ("Verify", "/verify", "main .leaf"),
        ("Games", "/games", ".data"),
        ("table-pages", "/games", ".data"),
    ],
)
async def test_a_page(visit: Visit, part: str, path: str, whole: str) -> None:
    async with visit() as page:
        await tried_again(page, part, going(path), whole)


async def test_the_settings(visit: Visit) -> None:
    async def open_panel(page: Page) -> None:
        await page.get_by_role("button", name="Settings").click()

    async with visit(size=(390, 844)) as page:
        await tried_again(page, "Settings", open_panel, "#settings .line", again=open_panel)


@pytest.mark.parametrize("game", ["jaipur", "eschnapur"])
async def test_the_waiting_page(visit: Visit, house: str, game: str) -> None:
    people = [{"kind": "human"}] * (2 if game == "jaipur" else 3)
    way = opened(house, game=game, seats=people)
    async with visit() as page:
        await tried_again(page, "Waiting", going(way), ".seats")


async def test_the_end_of_a_match(visit: Visit) -> None:
    async def resign(page: Page) -> None:
        await begun(page)
        await page.get_by_role("button", name="Resign").click()
        await page.get_by_role("alertdialog").get_by_role("button", name="Resign").click()

    async with visit("/lobby", settings=SINGLE) as page:
        await tried_again(page, "ends", resign, "dialog.crown")


async def test_what_was_missed_while_the_line_was_lost_comes_with_it(visit: Visit, house: str) -> None:
    line = Line(house)
    async with line.laid() as address, visit(f"{address}/lobby", settings=SINGLE) as page:
        await begun(page)
        line.lose()
        told = page.get_by_role("alert").filter(has_text="could not be loaded")
        await page.get_by_role("button", name="Settings").click()
        await expect(told).to_be_visible()
        line.heal()
        await expect(told).to_have_count(0)
        await page.get_by_role("button", name="Settings").click()
        await expect(page.locator("#settings .line").first).to_be_visible()


async def test_the_table_of_an_expedition_its_end_and_its_replay(visit: Visit, house: str) -> None:
    (seat,) = await open_table(house, 1, ("peddler", "peddler"))

    async def resign(page: Page) -> None:
        await page.get_by_role("button", name="Resign").click()
        await page.get_by_role("alertdialog").get_by_role("button", name="Resign").click()

    async with visit() as page:
        await page.evaluate("(kept) => localStorage.setItem('serai.seats', kept)", seat.kept)
        await tried_again(page, "Table", going(f"/table/{seat.table}"), "[data-phase]")
        await tried_again(page, "ends", resign, "dialog.finish, dialog[open] .podium")
        await tried_again(page, "Replay", going(f"/replay/{seat.table}"), ".reel")


async def test_the_replay_of_a_match(visit: Visit, played: Played) -> None:
    async with visit() as page:
        await tried_again(page, "Replay", going(f"/replay/{played.table}"), ".reel")
