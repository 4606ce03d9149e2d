"""Replays: nothing that is asked for is lost, every key works wherever the focus is, and the address follows."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.async_api import Page, expect
from tests.browser.conftest import Played, Visit
from tests.browser.eschnapur.explorer import Explorer, open_table, take_seat


async def moment(page: Page) -> int:
    """Return the moment that the page shows, counted from 1."""
    told = str(await page.locator(".reel input").get_attribute("aria-label"))
    return int(re.findall(r"\d+", told)[0])


async def shows(page: Page, place: int, count: int) -> None:
    await expect(page.locator(".reel input")).to_have_attribute("aria-label", f"Moment {place} of {count}")
    await expect(page.locator(".reel p")).to_have_text(await page.locator(".log button").nth(place - 1).inner_text())


async def walked(page: Page, path: str) -> None:
    """Go through a replay in every way there is, while things travel."""
    await page.goto(f"{path}?moment=5")
    await page.locator(".reel").wait_for()
    count = await page.locator(".log li").count()
    assert count > 12
    await shows(page, 5, count)
    on, back = page.get_by_role("button", name="One on"), page.get_by_role("button", name="One back")
    # Five quick clicks are five steps, though the first is still travelling.
    for _ in range(5):
        await on.click()
    await shows(page, 10, count)
    assert parse_qs(urlsplit(page.url).query)["moment"] == ["10"]
    # The arrows work with the focus on that button, and keys are counted like clicks.
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowLeft"):
        await page.keyboard.press(key)
    await shows(page, 9, count)
    # While it plays by itself a step is a step, and it stops there.
    await page.locator("body").evaluate("() => document.activeElement.blur()")
    await page.keyboard.press("Space")
    await expect(page.get_by_role("button", name="Stop")).to_be_visible()
    await expect(page.locator(".reel input")).not_to_have_attribute("aria-label", f"Moment 9 of {count}")
    await back.click()
    await expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    stands = await moment(page)
    await page.keyboard.press("Home")
    await shows(page, 1, count)
    assert stands > 1
    await expect(back).to_have_attribute("aria-disabled", "true")
    await page.keyboard.press("End")
    await shows(page, count, count)
    # A line of the log is a way, and the address tells of it; whoever opens that address is there.
    await page.locator(".log button").nth(6).click()
    await shows(page, 7, count)
    await page.reload()
    await page.locator(".reel").wait_for()
    await shows(page, 7, count)
    await page.keyboard.press("ArrowRight")
    await shows(page, 8, count)


@pytest.mark.parametrize("motion", [True, False])
async def test_a_match_is_replayed(visit: Visit, played: Played, motion: bool) -> None:
    async with visit("/games", motion=motion) as page:
        await walked(page, f"/replay/{played.table}")


async def counted(page: Page) -> None:
    """See the result with nothing left to count, from its first moment on."""
    await page.locator("dialog[open]").wait_for()
    assert await page.locator("dialog[open] .podium.raised").count() == 1


async def test_an_expedition_is_replayed_and_its_end_counted_once(visit: Visit, house: str) -> None:
    (seat,) = await open_table(house, 1, ("apprentice", "apprentice"))
    async with visit() as page:
        await take_seat(page, seat)
        person = Explorer(page)
        while not await person.step():
            pass
        await page.locator("dialog[open]").wait_for()
    async with visit("/games", motion=True) as page:
        await walked(page, f"/replay/{seat.table}")
        # Who comes to a game that is over sees what became of it, already counted.
        await page.goto(f"/table/{seat.table}")
        await counted(page)
        await page.get_by_role("button", name="See the table").click()
        await page.get_by_role("button", name="Result").click()
        await counted(page)
