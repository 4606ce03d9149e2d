"""Whole matches in a real browser: by mouse, by keyboard alone, between two people, and watched."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

from playwright.async_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.trader import Trader

from serai.record import loads, verify

SINGLE = {"seals": 1}
ENDS = """() => performance.getEntriesByType('resource')
  .some(({ name, responseStatus }) => name.includes('/ends-') && responseStatus === 200)"""
"""Whether what the end of a round needs has arrived."""


async def record_of(page: Page) -> str:
    """Save the record as a person would, and return its text."""
    async with page.expect_download() as saving:
        await page.locator("dialog.crown a[download]").click()
    saved = await (await saving.value).path()
    return Path(saved).read_text(encoding="utf-8")


async def test_match_by_mouse(visit: Visit) -> None:
    async with visit() as page:
        await page.get_by_role("button", name="Play", exact=True).first.click()
        trader = Trader(page)
        assert await trader.turn() == "mine"
        await expect(page).to_have_title(re.compile("Your turn"))
        sentence = await trader.move()
        assert re.match(r"(Take|Exchange|Sell) ", sentence), sentence
        await trader.play_out()
        await expect(page.locator("dialog.crown h2")).to_contain_text("match")
        record = await record_of(page)
        verify(loads(record))
        assert json.loads(record)["winner"] in (0, 1)
        # The check of the dealing finds the promise of the beginning kept, in the browser too.
        await page.get_by_role("link", name="Check the dealing").click()
        await expect(page.get_by_text("Everything is in order")).to_be_visible()
        for kept in ("the one you were shown when you sat down", "Your own contribution is in the dealing"):
            await expect(page.get_by_text(kept)).to_be_visible()


async def test_match_by_keyboard_alone(visit: Visit) -> None:
    async with visit() as page:
        for _ in range(20):
            await page.keyboard.press("Tab")
            if await page.evaluate("() => document.activeElement.textContent") == "Play":
                break
        await page.keyboard.press("Enter")
        trader = Trader(page, keyboard=True)
        assert await trader.turn() == "mine"
        # Escape lets go of what was picked.
        await trader.pick("market", 0)
        assert await page.locator('[aria-pressed="true"][data-flip]').count() >= 1
        await page.keyboard.press("Escape")
        assert await page.locator('[aria-pressed="true"][data-flip]').count() == 0
        await trader.play_out()
        await expect(page.locator("dialog.crown")).to_be_visible()
        old = page.url
        await page.keyboard.press("Enter")  # the rematch is at hand
        await page.wait_for_url(lambda url: url != old)
        assert await trader.turn() == "mine"


class Line:
    """A line to the server of one page's own, which can be cut."""

    def __init__(self, house: str) -> None:
        self._house = house.removeprefix("http://").split(":")
        self._ends: set[asyncio.StreamWriter] = set()
        self._cut = False
        self._server: asyncio.Server

    @asynccontextmanager
    async def laid(self) -> AsyncIterator[str]:
        """Open the line; gives the address of its near end."""
        self._server = await asyncio.start_server(self._joined, "127.0.0.1", 0)
        try:
            yield f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        finally:
            self.lose()
            self._server.close()
            await asyncio.sleep(0)

    async def _joined(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._cut:
            writer.close()
            return
        far_reader, far_writer = await asyncio.open_connection(self._house[0], int(self._house[1]))
        self._ends |= {writer, far_writer}
        await asyncio.gather(self._carry(reader, far_writer), self._carry(far_reader, writer))

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65_536):
                target.write(data)
        self._ends.discard(target)
        target.close()

    def lose(self) -> None:
        self._cut = True
        for end in self._ends:
            end.close()

    def heal(self) -> None:
        self._cut = False


async def invited(host: Page, guest: Page) -> None:
    """Let a guest sit down by the link that the host shares."""
    await host.get_by_role("button", name="Open the table").click()
    link = await host.locator("#share-link").input_value()
    code = host.get_by_role("img", name="code to scan")
    await expect(code).to_be_visible()
    assert await code.evaluate("(image) => image.decode().then(() => image.naturalWidth > 0)")
    await guest.goto(urlsplit(link).path)
    await guest.get_by_role("button", name="Sit down").click()


async def test_match_between_two_browsers(visit: Visit, house: str) -> None:
    line = Line(house)
    near, first, second = line.laid(), {"name": "Asha", **SINGLE}, {"name": "Ravi"}
    async with near as address, visit(f"{address}/lobby", settings=first) as asha, visit(settings=second) as ravi:
        await invited(asha, ravi)
        traders = Trader(asha), Trader(ravi)

        async def one() -> bool:
            """Let whoever is to act play one move; whether the match goes on."""
            for trader in traders:
                if await trader.page.locator("dialog.count .deed").count():
                    await trader.go_on()
            if await asha.locator("dialog.crown").count():
                return False
            told = [await trader.page.locator(".log li").count() for trader in traders]
            for trader, other in (traders, traders[::-1]):
                if await trader.page.locator(".sentence.mine").count():
                    await trader.move()
                    seen = told[traders.index(other)]
                    await other.page.locator(f".log li:nth-child({seen + 1})").wait_for(state="attached")
                    return True
            await asyncio.sleep(0.02)
            return True

        while sum(trader.moves for trader in traders) < 6:
            assert await one()

        # A reload in the middle: the same table, the same log, one's own cards.
        cards = await ravi.locator('[data-row="hand"] [data-kind]').count()
        told = await ravi.locator(".log li").all_inner_texts()
        await ravi.reload()
        await ravi.locator(".log li").first.wait_for(state="attached")
        assert await ravi.locator(".log li").all_inner_texts() == told
        assert await ravi.locator('[data-row="hand"] [data-kind]').count() == cards

        # A lost connection, once everything is here: the table dims, the selection stays, the other side is told,
        # and it heals by itself.
        await asha.wait_for_function(ENDS)
        await asha.locator('[data-row="hand"] button').first.click()
        line.lose()
        await expect(asha.locator(".table.lost")).to_be_visible()
        await expect(asha.get_by_text("The connection is lost")).to_be_visible()
        await expect(asha.locator('[data-row="hand"] [aria-pressed="true"]')).to_have_count(1)
        await expect(ravi.locator(".sentence p")).to_contain_text("Asha has been away for a moment.")
        if await ravi.locator(".sentence.mine").count():
            await traders[1].move()  # play goes on meanwhile, and is caught up with
        line.heal()
        await expect(asha.locator(".table.lost")).to_have_count(0)
        await expect(asha.locator('[data-row="hand"] [aria-pressed="true"]')).to_have_count(1)
        await expect(asha.locator(".log li")).to_have_count(await ravi.locator(".log li").count())
        await asha.keyboard.press("Escape")

        # What one says the other reads, in their own language and as text only.
        await asha.get_by_role("button", name="Good luck!").click()
        await ravi.get_by_label("Say something").fill("<img src=x onerror=alert(1)> hello")
        await ravi.keyboard.press("Enter")
        await expect(ravi.locator(".talk ol")).to_contain_text("Good luck!")
        await expect(asha.locator(".talk ol")).to_contain_text("<img src=x onerror=alert(1)> hello")

        for _ in range(600):
            if not await one():
                break
        await expect(asha.locator("dialog.crown")).to_be_visible()
        await expect(ravi.locator("dialog.count, dialog.crown").first).to_be_visible()
        # A rematch: one asks, the other accepts, both sit at the next table.
        old = asha.url
        await asha.get_by_role("button", name="Rematch").click()
        await asha.wait_for_url(lambda url: url != old)
        if await ravi.locator("dialog.count .deed").count():
            await traders[1].go_on()
        await ravi.get_by_role("button", name="Accept the rematch").click()
        await expect(asha.locator(".far .name")).to_have_text("Ravi")
        await expect(ravi.locator(".far .name")).to_have_text("Asha")
        # Resigning asks once more, inside the page.
        await asha.get_by_role("button", name="Resign").click()
        await asha.get_by_role("alertdialog").get_by_role("button", name="Resign").click()
        await expect(ravi.locator("dialog.crown h2")).to_have_text("You win the match!")


async def test_watched_round(visit: Visit) -> None:
    async with visit("/lobby", settings=SINGLE) as page, visit("/lobby") as guest:
        await page.get_by_role("button", name="Merchant").click()
        await page.get_by_role("button", name="Open the table").click()
        trader = Trader(page)
        await trader.turn()
        await guest.get_by_role("link", name="Watch").first.click()
        await expect(guest.get_by_text("You are watching")).to_be_visible()
        await trader.move()
        await trader.turn()  # the merchant has answered
        await expect(guest.locator(".log li")).to_have_count(await page.locator(".log li").count())
        # Public knowledge only: the market is open, both hands are backs, nothing can be picked.
        market = "[...document.querySelectorAll('.bazaar [data-kind]')].map((card) => card.dataset.kind)"
        assert await guest.evaluate(f"() => {market}") == await page.evaluate(f"() => {market}")
        assert await guest.locator(".own [data-kind], .fan [data-kind]").count() == 0
        assert await guest.locator(".own .card").count() >= 1
        assert await guest.locator("[data-row], [data-deed]").count() == 0
        assert "Your hand" not in await guest.locator(".log").inner_text()
        await trader.play_out()
        await guest.locator("dialog.count .deed").click()
        # Everything after the end.
        await guest.locator("dialog.crown").get_by_role("link", name="Replay").click()
        await expect(guest.locator(".own [data-kind]").first).to_be_visible()
        moments = await guest.locator(".log li").count()
        await guest.get_by_role("button", name="To the end").click()
        await expect(guest.locator(".reel p")).to_contain_text("match")
        await guest.locator(".log button").nth(moments // 2).click()
        told = await guest.locator(".log button").nth(moments // 2).inner_text()
        await expect(guest.locator(".reel p")).to_have_text(told)
