"""A challenge in a browser: passed on after a game, taken up from its link, results side by side."""

from __future__ import annotations

import json

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, expect
from tests.browser.conftest import Played, Visit


async def passed_on(page: Page, played: Played) -> str:
    """Go back to one's table after the game, and pass the deal on; return the address."""
    await page.evaluate(f"localStorage.setItem('serai.seats', {json.dumps(json.dumps([played.seat]))})")
    await page.goto(f"/table/{played.table}")
    await page.locator("[data-challenge]").click()
    await page.wait_for_url("**/challenge/*")
    await expect(page.locator("tbody tr").first).to_be_visible()
    return page.url


async def test_a_deal_is_passed_on_and_taken_up_by_somebody_else(visit: Visit, played: Played) -> None:
    async with visit(settings={"name": "Asha"}) as page:
        address = await passed_on(page, played)
        assert played.table not in address
        scores = json.loads(played.record)["rounds"][0]["scores"]
        margin = scores[0] - scores[1]
        row = page.locator("tbody tr").first
        await expect(row).to_contain_text("Asha")
        await expect(row.locator("td").nth(1)).to_have_text(str(scores[0]))
        await expect(row.locator("td").nth(2)).to_have_text(f"−{-margin}" if margin < 0 else f"+{margin}")
        await expect(page.locator("input[readonly]")).to_have_value(address)
        assert await page.locator(".share img").evaluate("(code) => code.complete && code.naturalWidth > 0")
    async with visit(address.split("/", 3)[-1].join(["/", ""]), settings={"name": "Bo"}) as page:
        await page.locator("main button.deed").focus()
        await page.keyboard.press("Enter")
        await page.wait_for_url("**/table/*")
        await expect(page.locator(".foot")).to_contain_text("repeated deal")
        await page.goto(address)
        await expect(page.locator("tbody tr", has_text="Bo")).to_contain_text("still playing")


async def test_a_cut_link_gets_a_sentence(visit: Visit, played: Played) -> None:
    async with visit() as page:
        address = await passed_on(page, played)
        await page.goto(address[:-2])
        await expect(page.get_by_role("alert")).to_contain_text("There is no such challenge")
        await page.goto(address)
        await expect(page.locator("tbody tr").first).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
async def test_axe_finds_nothing_at_a_challenge(visit: Visit, played: Played, theme: str) -> None:
    for language, size in (("en", (1366, 768)), ("fr", (390, 844)), ("it", (320, 640))):
        async with visit(language=language, theme=theme, size=size) as page:
            await passed_on(page, played)
            assert (await Axe().run(page)).response["violations"] == []
            assert await page.evaluate("document.documentElement.scrollWidth") <= size[0]
