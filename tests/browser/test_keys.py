"""The keyboard and the ear: the focus stays at the table, few keys suffice, and everything is told once and rightly."""

from __future__ import annotations

from contextlib import AsyncExitStack

from playwright.async_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.eschnapur.explorer import Explorer, open_table, take_seat
from tests.browser.trader import Trader

FOCUS = """() => {
  const node = document.activeElement;
  return node === document.body ? 'body' : node.closest('[data-row]')?.dataset.row ?? node.className;
}"""
HEARD = """() => [...document.querySelectorAll('[aria-live=polite]')].filter((node) => !node.closest('[inert]'))
  .map((node) => node.innerText).filter((text) => text.trim())"""


async def focus(page: Page) -> str:
    await page.wait_for_timeout(100)  # what is lost is found again at the next picture
    return str(await page.evaluate(FOCUS))


async def to_the_table(page: Page, settings: str = "Merchant") -> Trader:
    await page.get_by_role("button", name=settings).click()
    await page.get_by_role("button", name="Open the table").click()
    trader = Trader(page, keyboard=True)
    assert await trader.turn() == "mine"
    return trader


async def test_tab_goes_from_card_to_card_and_then_to_the_button(visit: Visit) -> None:
    async with visit("/lobby", settings={"seals": 1}) as page:
        trader = await to_the_table(page)
        await trader.pick("market", 0)
        stops: list[str] = []
        for _ in range(4):
            await page.keyboard.press("Tab")
            stops.append(await focus(page))
        rows = [stop for stop in stops if stop in ("herd", "hand")]
        assert rows == (["herd", "hand"] if await page.locator('[data-row="herd"]').count() else ["hand"])
        assert not any("let-go" in stop for stop in stops[: len(rows)]), stops
        assert await page.locator('[aria-pressed="true"][data-flip]').count() >= 1


async def test_the_focus_stays_at_the_table_after_a_move_by_the_button_and_after_the_count(visit: Visit) -> None:
    async with visit("/lobby", settings={"seals": 2}) as page:
        trader = await to_the_table(page)
        await trader.pick("market", 0)
        if await page.locator("[data-deed]").is_disabled():
            await page.keyboard.press("Escape")
            await trader.move()
            await trader.turn()
            await trader.pick("market", 0)
        for _ in range(6):
            await page.keyboard.press("Tab")
            if await page.evaluate("() => document.activeElement.hasAttribute('data-deed')"):
                break
        await page.keyboard.press("Space")
        await expect(page.locator("[data-deed]")).to_be_disabled()
        assert await focus(page) in ("market", "hand", "herd")
        while await trader.turn() == "mine":
            await trader.move()
            assert await focus(page) != "body"
        await trader.go_on()
        if not await page.locator("dialog.crown").count():
            assert await focus(page) in ("market", "hand", "herd")


async def test_the_ear_is_told_whose_cards_lie_open_and_the_end_once(visit: Visit) -> None:
    async with visit("/lobby", settings={"seals": 1}) as page, visit("/lobby") as guest:
        trader = await to_the_table(page)
        await guest.get_by_role("link", name="Watch").first.click()
        await expect(guest.get_by_text("You are watching")).to_be_visible()
        assert await guest.get_by_role("region", name="Your side").count() == 0
        assert await guest.locator("[aria-label*='Your hand']").count() == 0
        while await trader.turn() == "mine":
            await trader.move()
        spoken = [text for text in await page.evaluate(HEARD) if "ound" in text]
        assert len([text for text in spoken if "wins the round" in text or "You win the round" in text]) <= 1, spoken
        far = page.locator(".far [data-kind][role=img]")
        for place in range(await far.count()):
            label = str(await far.nth(place).get_attribute("aria-label"))
            assert "your hand" not in label, label


async def test_few_keys_bid_three_coins_and_arrows_walk_from_row_to_row(visit: Visit, house: str) -> None:
    seats = await open_table(house, 3, ())
    async with AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(visit()) for _ in seats]
        for page, seat in zip(pages, seats, strict=True):
            await take_seat(page, seat)
        while not (active := [page for page in pages if await page.locator("button.pile").count()]):
            await pages[0].wait_for_timeout(100)
        seller = Explorer(active[0])
        await seller.touch("stock", "button[data-pile='1']")
        await seller.touch("stock", "button[data-pile='2']")
        await active[0].locator("[data-deed]").click()
        bidder = next(page for page in pages if page is not active[0])
        await bidder.locator("button[data-add=coin]").wait_for()
        await bidder.wait_for_timeout(600)
        for key in ("b", "3", "Enter"):
            await bidder.keyboard.press(key)
        await expect(active[0].locator("button[data-offer]")).to_have_count(1)
        assert "3" in str(await active[0].locator("button[data-offer]").get_attribute("aria-label"))
        # The same by arrows and Space: one stop a row, and Up and Down go from row to row.
        seen: list[str] = []
        await bidder.evaluate("() => document.activeElement.blur()")
        for _ in range(9):
            await bidder.keyboard.press("ArrowDown")
            seen.append(str(await bidder.evaluate(FOCUS)))
            if seen[-1] == "temple":  # which keeps the arrows for itself
                await bidder.keyboard.press("Tab")
                seen.append(str(await bidder.evaluate(FOCUS)))
        assert len({row for row in seen if row != "body"}) >= 3, seen
