"""Photograph every kind of page: ``python tests/browser/screenshots.py`` (needs chromium).

Those that README and docs show go to docs/screenshots, all others to dist/screenshots, to be looked at.

A person plays against a computer player on a phone, a tablet and a desktop, by day and by night, and every kind of
page is photographed on the way; then expeditions with computer players, in every phase of a turn. Words after the
command choose some of them: ``python tests/browser/screenshots.py eschnapur``.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from playwright.async_api import Browser, Page, async_playwright
from tests.browser.browsers import find_chromium
from tests.browser.conftest import FLAGS, play_round, serving
from tests.browser.eschnapur.explorer import Explorer, open_table, take_seat
from tests.browser.palette import shrunk
from tests.browser.trader import Trader

HOME = Path(__file__).resolve().parents[2]
SHOWN, LOOKED_AT = HOME / "docs" / "screenshots", HOME / "dist" / "screenshots"
SIZES = {"phone": (360, 740), "tablet": (820, 1100), "desktop": (1366, 820)}
MOST = 200_000
EXPEDITION = {"offer", "deal", "walk", "open", "duel", "reveal", "buy", "redeem", "podium"}
"""Every phase of a turn that is photographed, and the end."""
EXPEDITIONS = (("phone", "light", "en"), ("phone", "dark", "fr"), ("desktop", "light", "it"), ("desktop", "dark", "en"))


async def keep(page: Page, name: str) -> None:
    picture = shrunk(await page.screenshot())
    if len(picture) > MOST:
        raise SystemExit(f"{name}.png has {len(picture)} bytes; at most {MOST} are kept.")
    file = f"{name}.png"
    folder = SHOWN if (SHOWN / file).exists() else LOOKED_AT
    (folder / file).write_bytes(picture)
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
    await page.locator(".picture").nth(1).wait_for()
    await page.wait_for_timeout(300)
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


@dataclass
class Photographer(Explorer):
    """Somebody who plays, and takes a picture of every phase on the way."""

    end: str = ""
    kept: set[str] = field(default_factory=set)

    async def keep(self, phase: str) -> None:
        """Take a picture of a phase, once, and let go of what was picked for it."""
        if phase not in self.kept:
            await self.page.mouse.move(1, 1)
            await keep(self.page, f"eschnapur-{phase}-{self.end}")
            self.kept.add(phase)
        await self.let_go()

    async def _choose(self, seen: dict[str, Any]) -> None:
        if seen["fan"] and "duel" not in self.kept:
            await self.touch("fan", f"[data-card='{max(seen['fan'])}']")
            await self.keep("duel")
        elif seen["piles"] and await self.page.locator(".duel.settled").count():
            await self.keep("reveal")
        elif seen["haggling"] and "offer" not in self.kept and await self.page.locator(".offer").count():
            await self.touch("sales", "button[data-token='A']")
            for _ in range(3):
                await self.touch("purse", "button[data-add=coin]")
            await self.keep("offer")
        elif seen["deals"] and "deal" not in self.kept:
            await self.touch("sales", f"button[data-offer='{seen['deals'][0]}']")
            await self.keep("deal")
        elif seen["walking"]:
            await self._walked(seen)
        await super()._choose(seen)

    async def _walked(self, seen: dict[str, Any]) -> None:
        if seen["lit"] and "walk" not in self.kept:
            await self.touch("temple", f"[data-square='{(seen['goals'] or seen['lit'])[-1]}']")
            await self.keep("walk")
        if seen["coins"] >= 3 and "buy" not in self.kept:
            await self.touch("purse", "[data-buy='symbol']")
            await self.keep("buy")
        if seen["worth"] >= 12 and "redeem" not in self.kept:
            for place in range(seen["tokens"]):
                await self.touch("reserve", f"[data-reserve='{place}']")
            await self.keep("redeem")
        if "open" not in self.kept:
            await self.touch("temple", "[data-here]")
            if await self.page.locator("[data-deed]:enabled").count():
                await self.keep("open")
            await self.let_go()


async def explore(browser: Browser, house: str, size: str, theme: str, language: str) -> None:
    """Photograph expeditions until every phase is kept."""
    width, height = SIZES[size]
    context = await browser.new_context(
        base_url=house,
        locale=language,
        color_scheme="dark" if theme == "dark" else "light",
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
    )
    context.set_default_timeout(20_000)
    kept: set[str] = set()
    while kept < EXPEDITION:
        page = await context.new_page()
        await page.goto("/")
        (seat,) = await open_table(house, 1, ("merchant", "stallholder", "peddler"))
        await take_seat(page, seat)
        person = Photographer(page, end=f"{size}-{theme}", kept=kept)
        while not await person.step():
            pass
        await page.locator(".podium.raised").wait_for()
        await person.keep("podium")
        await page.close()
    await context.close()


async def main() -> None:
    LOOKED_AT.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:] or ["jaipur", "eschnapur"]
    with tempfile.TemporaryDirectory() as data, serving(Path(data), hearing=2) as house:
        play_round(house)
        async with async_playwright() as playwright:
            found = find_chromium()
            browser = await playwright.chromium.launch(
                executable_path=found.program, env={**os.environ, **found.environment}, args=[*FLAGS, "--no-sandbox"]
            )
            for size in SIZES if "jaipur" in wanted else ():
                for theme in ("light", "dark"):
                    await photograph(browser, house, size, theme)
            for size, theme, language in EXPEDITIONS if "eschnapur" in wanted else ():
                await explore(browser, house, size, theme, language)
            await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
