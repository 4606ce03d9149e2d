"""Somebody who learns: follows a guide step by step, by mouse or by keyboard alone."""

from __future__ import annotations

from dataclasses import dataclass, field

from playwright.async_api import Page
from tests.browser.eschnapur.explorer import Explorer
from tests.browser.trader import Trader

LAID = '(row) => [...document.querySelectorAll(`[data-row="${row}"] [data-kind]`)].map((card) => card.dataset.kind)'
QUIET = "() => !document.querySelector('[data-busy=true], .flying')"


@dataclass
class Pupil:
    """Makes the moves that a script names, with the ordinary controls of the table."""

    page: Page
    game: str
    keyboard: bool = False
    trader: Trader = field(init=False)
    explorer: Explorer = field(init=False)

    def __post_init__(self) -> None:
        """Sit down at either table."""
        self.trader = Trader(self.page, self.keyboard)
        self.explorer = Explorer(self.page, self.keyboard)

    async def make(self, move: str) -> None:
        """Make a move in notation."""
        await self.page.wait_for_function(QUIET)
        if self.game == "jaipur":
            await self._trade(move)
        else:
            await self._explore(move)

    async def press(self) -> None:
        """Press the button of the guide; by the keyboard it has the focus already."""
        button = self.page.locator(".guide .deed:enabled")
        await button.wait_for()
        if self.keyboard:
            await self.page.wait_for_function("() => document.activeElement?.matches('.guide .deed')")
            await self.page.keyboard.press("Enter")
        else:
            await button.click()

    async def _trade(self, move: str) -> None:
        await self.page.locator("[data-row=hand] [data-kind]").first.wait_for()
        verb, _, cards = move.partition(" ")
        taken, _, given = cards.partition("/")
        wanted = {"take": (taken, ""), "camels": ("M", ""), "sell": ("", cards), "swap": (taken, given)}[verb]
        await self._pick("market", wanted[0])
        await self._pick("hand", wanted[1].replace("M", ""))
        for _ in range(wanted[1].count("M")):
            if self.keyboard:
                await self.trader.pick("herd", 0)
            else:
                await self.page.locator("[data-row=herd] .more").click()
        deed = self.page.locator("[data-deed]:enabled")
        await deed.wait_for()
        if self.keyboard:
            await self.page.keyboard.press("Enter")
        else:
            await deed.click()

    async def _pick(self, row: str, kinds: str) -> None:
        there: list[str | None] = list(await self.page.evaluate(LAID, row))
        for kind in kinds:
            place = there.index(kind)
            there[place] = None
            if self.keyboard:
                await self.trader.pick(row, place)
            else:
                await self.page.locator(f"[data-row={row}] [data-place-in-row='{place}']").click(
                    position={"x": 8, "y": 30}
                )

    async def _explore(self, move: str) -> None:
        verb, *words = move.split(" ")
        touch = self.explorer.touch
        if verb == "flip":
            for pile in words:
                await touch("stock", f"[data-pile='{pile}']")
        elif verb == "accept":
            await touch("sales", f"[data-offer='{words[0]}-1']")
        elif verb == "buy":
            await touch("purse", f"[data-buy='{words[0]}']")
        elif verb == "move":
            await touch("temple", f"[data-square='{words[-1]}']")
        elif verb == "open":
            await touch("temple", "[data-square][data-here]")
        elif verb == "duel":
            await touch("fan", f"[data-card='{words[0]}']")
        elif verb == "offer":
            await touch("sales", f"button[data-token='{words[0]}']")
            for _ in range(int(words[1].removesuffix("c"))):
                await touch("purse", "[data-add='coin']")
        else:
            for place in range(2):
                await touch("reserve", f"[data-reserve='{place}']")
        await self.page.locator("[data-deed]:enabled").wait_for()
        assert await self.explorer.act(), move
