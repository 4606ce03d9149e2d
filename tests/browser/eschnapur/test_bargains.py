"""Bargains in a real browser: what is on the screen is what one answers, and nothing is shown as wrong that went well.

Races are made deterministic: between page and server stands a door that holds messages back until the test lets them
pass. Both sides are the real ones.
"""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

from playwright.async_api import Page, WebSocketRoute, expect
from tests.browser.conftest import Stage, Visit, play_round, serving
from tests.browser.eschnapur.explorer import Explorer, Seat, open_table, take_seat

REST = 700


class Door:
    """Stands in a page's line to the server, and holds what comes from there while it is shut."""

    def __init__(self) -> None:
        self.shut = False
        self.held: list[str] = []
        self.sent: list[dict[str, Any]] = []
        self.cut_on: str | None = None
        """The type of message that breaks the line when the page sends it."""
        self._page: WebSocketRoute | None = None
        self._closing: list[asyncio.Future[None]] = []

    async def stand(self, page: Page) -> None:
        await page.route_web_socket(re.compile("/socket"), self._open)

    def _open(self, here: WebSocketRoute) -> None:
        there = here.connect_to_server()
        self._page = here

        def from_page(message: str | bytes) -> None:
            told = json.loads(message)
            self.sent.append(told)
            if told["type"] == self.cut_on:
                self._closing.append(asyncio.ensure_future(here.close(code=1011)))
            else:
                there.send(message)

        def from_server(message: str | bytes) -> None:
            if self.shut and '"type":"pong"' not in str(message):
                self.held.append(str(message))
            else:
                here.send(message)

        here.on_message(from_page)
        there.on_message(from_server)

    def open(self) -> None:
        """Let everything pass that was held back."""
        self.shut = False
        assert self._page is not None
        for message in self.held:
            self._page.send(message)
        self.held.clear()

    def moves(self) -> list[dict[str, Any]]:
        return [message for message in self.sent if message["type"] == "move"]

    async def holds(self, what: str) -> None:
        """Wait until a message has come to the door."""
        async with asyncio.timeout(60):
            while not any(what in message for message in self.held):
                await asyncio.sleep(0.02)


async def three_at_table(
    house: str, pages: list[Page], doors: list[Door]
) -> tuple[Explorer, Explorer, Explorer, dict[Page, Door]]:
    """Seat three people, have the first turn up two tokens; return the seller, two bidders, and everybody's door."""
    seats: list[Seat] = await open_table(house, 3, ())
    for page, seat, door in zip(pages, seats, doors, strict=True):
        await door.stand(page)
        await take_seat(page, seat)
    people = [Explorer(page) for page in pages]
    turning = [await page.locator("button.pile").count() > 0 for page in pages]
    seller = people.pop(turning.index(True))
    await seller.page.locator("[data-deed]").click()
    for person in people:
        await person.page.locator("button[data-add=coin]").wait_for()
    return seller, people[0], people[1], dict(zip(pages, doors, strict=True))


async def bid(person: Explorer, coins: int) -> None:
    """Offer so many coins for token A, whatever was offered before."""
    for _ in range(30):
        offered = await person.page.locator("li.mine").first.locator("button.item b").all_inner_texts()
        has = int((offered or ["0"])[0])
        if has == coins:
            break
        if has < coins:
            await person.touch("purse", "button[data-add=coin]")
        else:
            await person.touch("sales", ".mine button.item")
    await expect(person.page.locator("[data-deed]")).to_be_enabled()
    await person.page.locator("[data-deed]").click()
    await expect(person.page.locator(".sentence.refused")).to_have_count(0)


async def test_a_seller_never_sells_for_a_price_that_was_not_on_the_screen(visit: Visit, house: str) -> None:
    async with visit() as one, visit() as two, visit() as three:
        seller, bidder, _, doors = await three_at_table(house, [one, two, three], [Door(), Door(), Door()])
        await bid(bidder, 9)
        offer = seller.page.locator("button[data-offer]")
        await offer.click()
        assert "9 coins" in await seller.sentence()
        door = doors[seller.page]
        door.shut = True
        await bid(bidder, 1)
        await door.holds('"change"')
        # The seller still sees 9 coins and accepts them: what is sent says so, and nothing is sold for one coin.
        assert await seller.act()
        door.open()
        await expect(seller.page.locator(".sentence")).to_contain_text("(E-A4)")
        assert door.moves()[-1]["move"].endswith(" 9c")
        await expect(seller.page.locator("button[data-offer]")).to_contain_text("1")
        await expect(seller.page.locator("[data-lowered]")).to_contain_text("9 coins")
        assert await seller.page.locator("[data-phase]").get_attribute("data-phase") == "offers"


async def test_the_button_rests_when_its_offer_changes(visit: Visit, house: str) -> None:
    async with visit() as one, visit() as two, visit() as three:
        seller, bidder, _, doors = await three_at_table(house, [one, two, three], [Door(), Door(), Door()])
        await bid(bidder, 3)
        await seller.page.locator("button[data-offer]").click()
        deed = seller.page.locator("[data-deed]")
        await expect(deed).to_be_enabled()
        # The page itself notes for how long the button rests once the sentence tells the new price.
        await seller.page.evaluate(
            """() => {
              const [deed, words] = [document.querySelector('[data-deed]'), document.querySelector('.sentence p')];
              window.rested = null;
              let since = null;
              const all = { subtree: true, childList: true, characterData: true, attributes: true };
              new MutationObserver(() => {
                const told = words.textContent.includes('2 coins');
                if (since === null && told) since = deed.disabled ? performance.now() : -1;
                if (window.rested !== null || since === null) return;
                if (since === -1) window.rested = 0;
                else if (!deed.disabled) window.rested = performance.now() - since;
              }).observe(document.querySelector('.sentence'), all);
            }"""
        )
        await bid(bidder, 2)
        await seller.page.wait_for_function("() => window.rested !== null")
        rested = await seller.page.evaluate("() => window.rested")
        assert rested > REST / 2, "nobody presses by habit what has just changed"
        assert await seller.act()
        await expect(bidder.page.locator("[data-reserve]")).to_have_count(1)
        assert doors[seller.page].moves()[-1]["move"].endswith(" 2c")


async def test_an_offer_that_succeeds_is_not_shown_as_wrong_when_others_bid_at_the_same_moment(
    visit: Visit, house: str
) -> None:
    async with visit() as one, visit() as two, visit() as three:
        _, bidder, rival, doors = await three_at_table(house, [one, two, three], [Door(), Door(), Door()])
        for _ in range(3):
            await bidder.touch("purse", "button[data-add=coin]")
        door = doors[bidder.page]
        door.shut = True
        await bid(rival, 5)
        await door.holds('"offer"')
        await bidder.page.locator("[data-deed]").click()  # answers a table that has moved on
        await door.holds('"ack"')
        door.open()
        await expect(bidder.page.locator("[data-offer]")).to_have_count(1)
        await expect(bidder.page.locator(".sentence.refused")).to_have_count(0)
        await expect(bidder.page.locator("[data-deed]")).to_have_text("No more")
        assert len(door.moves()) == 1, "it was sent once"
        # Looking at one's standing offer is nothing wrong either.
        await bidder.touch("sales", "button[data-token=A]")
        assert "stands" in await bidder.sentence()
        await expect(bidder.page.locator(".sentence.refused")).to_have_count(0)
        await expect(bidder.page.locator("[data-deed]")).to_be_enabled()


async def test_an_offer_is_withdrawn_by_taking_everything_out_of_it(visit: Visit, house: str) -> None:
    async with visit() as one, visit() as two, visit() as three:
        seller, bidder, _, doors = await three_at_table(house, [one, two, three], [Door(), Door(), Door()])
        await bid(bidder, 2)
        offers = seller.page.locator("button[data-offer]")
        await expect(offers).to_have_count(1)
        while await bidder.page.locator(".mine button.item").count():
            await bidder.touch("sales", ".mine button.item")
        assert "withdraw" in (await bidder.sentence()).lower()
        assert await bidder.act()
        await expect(offers).to_have_count(0)
        assert doors[bidder.page].moves()[-1]["move"] == "withdraw A"
        # What was offered is free again, for another offer as well.
        await bid(bidder, 1)
        await expect(offers).to_have_count(1)


async def test_a_red_sentence_does_not_outlive_its_part_of_the_turn(visit: Visit, house: str) -> None:
    async with visit() as one, visit() as two, visit() as three:
        seller, bidder, _, doors = await three_at_table(house, [one, two, three], [Door(), Door(), Door()])
        await bid(bidder, 4)
        await seller.page.locator("button[data-offer]").click()
        doors[seller.page].shut = True
        await bid(bidder, 2)
        await doors[seller.page].holds('"change"')
        assert await seller.act()
        doors[seller.page].open()
        await expect(seller.page.locator(".sentence.refused")).to_have_count(1)
        await seller.page.keyboard.press("Escape")
        await expect(seller.page.locator(".sentence.refused")).to_have_count(0)
        # Set one again, and let the sale go on by itself: the walk begins without it.
        await seller.page.locator("button[data-offer]").click()
        doors[seller.page].shut = True
        await bid(bidder, 1)
        await doors[seller.page].holds('"change"')
        assert await seller.act()
        doors[seller.page].open()
        await expect(seller.page.locator(".sentence.refused")).to_have_count(1)
        await asyncio.sleep(1)  # the button has rested
        assert await seller.act()
        await expect(seller.page.locator("[data-phase=walk]")).to_be_visible()
        await expect(seller.page.locator(".sentence.refused")).to_have_count(0)


async def test_a_refusal_that_the_page_has_no_words_for_is_told_in_the_servers(visit: Visit, house: str) -> None:
    """A newer server may say more than the page knows: the button must not die of it."""
    async with visit() as one, visit() as two, visit() as three:
        _, bidder, rival, doors = await three_at_table(house, [one, two, three], [Door(), Door(), Door()])
        door = doors[bidder.page]
        unheard: list[dict[str, Any]] = [{"facts": {}}, {"reason": "never-heard-of"}, {"code": "brand-new"}]
        for coins, changed in enumerate(unheard, 1):
            await bidder.touch("purse", "button[data-add=coin]")
            door.shut = True
            await bid(rival, coins)
            await door.holds('"offer"' if coins == 1 else '"change"')
            await bidder.page.locator("[data-deed]").click()
            await door.holds('"error"')
            told = [json.loads(message) for message in door.held]
            door.held = [json.dumps({**m, **changed} if m["type"] == "error" else m) for m in told]
            door.open()
            await expect(bidder.page.locator(".sentence.refused")).to_contain_text("already offers exactly that")
        await bidder.touch("purse", "button[data-add=coin]")
        await bidder.page.locator("[data-deed]").click()
        await expect(bidder.page.locator("[data-deed]")).to_have_text("No more")
        await expect(bidder.page.locator(".sentence.refused")).to_have_count(0)
        assert door.moves()[-1]["move"] == "offer A 4c"


async def test_a_message_that_breaks_the_line_is_given_up_with_words(visit: Visit, house: str) -> None:
    async with visit() as one, visit() as two, visit() as three:
        _, bidder, _, doors = await three_at_table(house, [one, two, three], [Door(), Door(), Door()])
        await bidder.touch("purse", "button[data-add=coin]")
        door = doors[bidder.page]
        door.cut_on = "move"
        await bidder.page.locator("[data-deed]").click()
        await expect(bidder.page.locator(".sentence.refused")).to_contain_text("went wrong", timeout=90_000)
        assert 1 < len(door.moves()) <= 4, "sent again, but not for ever"
        assert len({move["id"] for move in door.moves()}) == 1, "under the same id"
        door.cut_on = None
        await expect(bidder.page.locator(".lost-line")).to_have_count(0, timeout=60_000)
        await expect(bidder.page.locator("[data-deed]")).to_be_enabled()
        await bidder.page.locator("[data-deed]").click()
        await expect(bidder.page.locator(".sentence.refused")).to_have_count(0)
        await expect(bidder.page.locator(".mine button.item")).to_have_count(1)


SALE = """() => {
  const table = document.querySelector('[data-phase]');
  const selling = table.dataset.phase === 'offers' && table.dataset.awaited === 'false';
  return selling ? document.querySelector('.turn span').textContent : null;
}"""
"""The turn in which somebody else sells, or null."""


async def test_no_more_is_said_once_a_sale_and_the_glass_runs_for_everybody(stage: Stage, tmp_path: Path) -> None:
    """Sellers of this house wait for an hour: the game goes on only because the button counts, every time."""
    with serving(tmp_path, hearing=3600.0) as house:
        await asyncio.to_thread(play_round, house)  # whatever is compiled on first use is so by now
        (seat,) = await open_table(house, 1, ("peddler", "peddler"))
        context = await stage.browser.new_context(base_url=house, locale="en", reduced_motion="reduce")
        context.set_default_timeout(60_000)
        page = await context.new_page()
        await page.goto("/")
        await take_seat(page, seat)
        other = await stage.browser.new_context(base_url=house, locale="en", reduced_motion="reduce")
        watcher = await other.new_page()
        await watcher.goto(f"/table/{seat.table}")
        person, sales = Explorer(page), 0
        for _ in range(3_000):
            turn = await page.evaluate(SALE)
            if turn is None:
                await person.step()
                continue
            for screen in (page, watcher):
                await expect(screen.locator(".glass")).to_have_accessible_name(re.compile("until the seller decides"))
                await expect(screen.locator(".glass")).to_contain_text(re.compile(r"5\d:\d\d|60:00"))
            await expect(page.locator("[data-deed]")).to_have_text("No more")
            await page.locator("[data-deed]").click()
            await expect(page.locator("[data-deed]")).not_to_have_text("No more")
            await page.wait_for_function(f"(turn) => ({SALE})() !== turn", arg=turn)
            sales += 1
            if sales == 3:
                break
        assert sales == 3
        await context.close()
        await other.close()


BARE = """() => {
  const width = (node, side) => parseFloat(getComputedStyle(node)[`border${side}Width`]);
  const bare = (node) => ['Top', 'Right', 'Bottom', 'Left'].some((side) => width(node, side) < 1);
  const wanted = '.deed, .quiet, .sentence, .tray, .camp, .sale, .offer, .mine, button.heap, button.buy, .leafy, .step';
  const found = [...document.querySelectorAll(wanted)].filter((node) => node.checkVisibility());
  return [found.length, ...found.filter(bare).map((node) => node.outerHTML.slice(0, 90))];
}"""


async def test_forced_colours_keep_borders_in_a_bargain(visit: Visit, house: str) -> None:
    async with visit() as one, visit() as two, visit() as three:
        seller, bidder, rival, _ = await three_at_table(house, [one, two, three], [Door(), Door(), Door()])
        await bid(bidder, 3)
        await rival.touch("sales", "button[data-token=A]")
        await seller.page.locator("button[data-offer]").click()
        for person in (seller, bidder, rival):
            await person.page.emulate_media(forced_colors="active")
            count, *bare = await person.page.evaluate(BARE)
            assert count > 8
            assert bare == []
        outline = "(node) => getComputedStyle(node).outlineStyle"
        assert await seller.page.locator("button[data-offer][aria-pressed=true]").evaluate(outline) == "solid"
