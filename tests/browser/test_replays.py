"""Replays: nothing that is asked for is lost, every key works wherever the focus is, and the address follows."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect
from tests.browser.conftest import Played, Visit
from tests.browser.eschnapur.explorer import Explorer, open_table, take_seat

SLIDER = ".reel input"


async def moment(page: Page) -> int:
    """Return the moment that the page shows, counted from 1."""
    told = str(await page.locator(SLIDER).get_attribute("aria-valuetext"))
    return int(re.findall(r"\d+", told)[0])


async def shows(page: Page, place: int, count: int) -> None:
    """See a moment in the reel, the log and the address."""
    await expect(page.locator(SLIDER)).to_have_attribute("aria-valuetext", f"Moment {place} of {count}")
    await expect(page.locator(".reel p")).to_have_text(await page.locator(".log button").nth(place - 1).inner_text())
    await expect(page.locator(".log [aria-current]")).to_have_text(await page.locator(".reel p").inner_text())
    await expect(page).to_have_url(re.compile(rf"[?&]moment={place}(&|$)"))


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
    # The arrows work with the focus on that button, and keys are counted like clicks.
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowLeft"):
        await page.keyboard.press(key)
    await shows(page, 9, count)
    # They work on the slider, on a switch and in the log, too.
    for place in (SLIDER, "[data-speed='2']", ".log [tabindex='0']"):
        await page.locator(place).focus()
        await page.keyboard.press("ArrowRight")
        await page.keyboard.press("ArrowLeft")
        await page.keyboard.press("ArrowRight")
        await page.keyboard.press("ArrowLeft")
        await shows(page, 9, count)
    # While it plays by itself a step is a step, and it stops there. Space starts it wherever the focus is.
    playing, standing = page.get_by_role("button", name="Stop"), page.get_by_role("button", name="Play", exact=True)
    for place in (SLIDER, "[data-as='watch']", "header .gear", ".log [tabindex='0']"):
        await page.locator(place).focus()
        await page.keyboard.press("Space")
        await expect(playing).to_be_visible()
        await page.keyboard.press("Space")
        await expect(standing).to_be_visible()
    assert await page.locator("[data-as='open']").get_attribute("aria-pressed") == "true", "no button was pressed"
    before = await moment(page)
    await page.keyboard.press("Space")
    await expect(page.locator(SLIDER)).not_to_have_attribute("aria-valuetext", f"Moment {before} of {count}")
    await page.keyboard.press("ArrowLeft")
    await expect(standing).to_be_visible()
    await page.keyboard.press("Home")
    await shows(page, 1, count)
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
    await chapters(page, count)


async def chapters(page: Page, count: int) -> None:
    """Go from chapter to chapter, by keys and by mouse."""
    await page.keyboard.press("Home")
    await shows(page, 1, count)
    starts = [1]
    while starts[-1] < count:
        await page.keyboard.press("PageDown")
        passed = f"Moment {starts[-1]} of {count}"
        await expect(page.locator(SLIDER)).not_to_have_attribute("aria-valuetext", passed)
        starts.append(await moment(page))
    assert starts == sorted(starts)
    await page.get_by_role("button", name="One chapter back").click()
    await shows(page, starts[-2], count)
    if starts[-2] > 1:
        await page.keyboard.press("ArrowRight")
        await page.keyboard.press("PageUp")
        await shows(page, starts[-2], count)
        await page.keyboard.press("PageUp")
        await shows(page, starts[-3], count)


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
