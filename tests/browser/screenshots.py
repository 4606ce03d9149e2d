"""Make the pictures of docs/screenshots again: ``python tests/browser/screenshots.py`` (needs chromium).

A person plays against a computer player on a phone, a tablet and a desktop, by day and by night, and every kind of
page is photographed on the way.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from playwright.async_api import Browser, Page, async_playwright
from tests.browser.browsers import find_chromium
from tests.browser.conftest import FLAGS, play_round, serving
from tests.browser.palette import shrunk
from tests.browser.trader import Trader

TARGET = Path(__file__).resolve().parents[2] / "docs" / "screenshots"
SIZES = {"phone": (360, 740), "tablet": (820, 1100), "desktop": (1366, 820)}
MOST = 200_000


async def keep(page: Page, name: str) -> None:
    picture = shrunk(await page.screenshot())
    if len(picture) > MOST:
        raise SystemExit(f"{name}.png has {len(picture)} bytes; at most {MOST} are kept.")
    (TARGET / f"{name}.png").write_bytes(picture)
    sys.stderr.write(f"{name}.png {len(picture) // 1000} kB\n")


async def photograph(browser: Browser, house: str, size: str, theme: str) -> None:
    width, height = SIZES[size]
    context = await browser.new_context(
        base_url=house,
        locale="en",
        color_scheme="dark" if theme == "dark" else "light",
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
    )
    await context.add_init_script("""localStorage.setItem('serai.settings', '{"seals":1,"name":"Asha"}')""")
    page, end = await context.new_page(), f"{size}-{theme}"
    await page.goto("/")
    await page.locator(".home").wait_for()
    await keep(page, f"home-{end}")
    if size != "tablet":
        for path, ready in (("lobby", ".own"), ("rules/jaipur", "dt")):
            await page.goto(f"/{path}")
            await page.locator(ready).first.wait_for()
            await page.wait_for_timeout(300)
            await keep(page, f"{path.split('/')[0]}-{end}")
    await page.goto("/lobby")
    await page.get_by_role("button", name="Merchant").click()
    await page.get_by_role("button", name="Open the table").click()
    trader = Trader(page)
    while await trader.turn() == "mine":
        if trader.moves == 9:
            for place in range(2):
                await page.locator('[data-row="hand"] button').nth(place).click()
            await page.mouse.move(1, 1)
            await keep(page, f"table-{end}")
            await page.keyboard.press("Escape")
        await trader.move()
    await page.mouse.move(1, 1)
    if size != "tablet":
        await keep(page, f"round-end-{end}")
    await trader.go_on()
    await page.locator("dialog.crown").wait_for()
    if size != "tablet":
        await keep(page, f"match-end-{end}")
        await page.get_by_role("link", name="Check the dealing").click()
        await page.locator(".verdict").wait_for()
        await keep(page, f"verify-{end}")
    await context.close()


async def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as house:
        play_round(house)
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(
                executable_path=find_chromium().program, args=[*FLAGS, "--no-sandbox"]
            )
            for size in SIZES:
                for theme in ("light", "dark"):
                    await photograph(browser, house, size, theme)
            await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
