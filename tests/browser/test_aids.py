"""What helps at a table: hints, moves that are taken back, pauses; by mouse and by keyboard, in both games."""

from __future__ import annotations

import asyncio
import json
import os
import re
from pathlib import Path

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, WebSocketRoute, expect
from tests.browser.conftest import Visit
from tests.browser.eschnapur.explorer import open_table, take_seat
from tests.browser.test_matches import SINGLE, invited
from tests.browser.test_tables import begun
from tests.browser.trader import Trader

from serai.text import Words

PICTURES = os.environ.get("SERAI_PICTURES")
LONG = 240_000
"""Milliseconds for a coach that may have to be compiled first."""
SELECTED = "() => document.querySelectorAll('[data-flip].chosen').length"


async def picture(page: Page, name: str) -> None:
    """Keep a picture to look at, where one is wanted."""
    if PICTURES:
        await page.screenshot(path=Path(PICTURES) / f"{name}.png")


async def clean(page: Page) -> None:
    found = await Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


async def press(page: Page, button: str, key: str, *, keyboard: bool) -> None:
    """Use a button or its key."""
    if keyboard:
        await page.keyboard.press(key)
    else:
        await page.locator(button).click()


async def test_a_hint_that_comes_too_late_says_so(visit: Visit) -> None:
    asked: list[str] = []
    answered = asyncio.Event()
    late: list[tuple[WebSocketRoute, str | bytes]] = []

    def delayed(socket: WebSocketRoute) -> None:
        """Let the answer to a hint wait until it is sent on."""
        server = socket.connect_to_server()

        def ask(text: str | bytes) -> None:
            if (message := json.loads(text))["type"] == "hint":
                asked.append(message["id"])
            server.send(text)

        def tell(text: str | bytes) -> None:
            if asked and json.loads(text).get("reply") == asked[0]:
                late.append((socket, text))
                answered.set()
            else:
                socket.send(text)

        socket.on_message(ask)
        server.on_message(tell)

    async with visit("/", settings={"seals": 1}) as page:
        await page.route_web_socket("**/socket", delayed)
        await page.goto("/lobby")
        trader = await begun(page)
        await page.locator("[data-hint]").click()
        line = page.locator("[data-hint-line]")
        await expect(line).to_have_text(re.compile(Words("en").say("web-hint-thinking").split()[2]))
        await trader.move()
        assert await trader.turn() == "mine"
        await asyncio.wait_for(answered.wait(), LONG / 1000)
        socket, text = late[0]
        socket.send(text)
        await expect(line).to_have_text(Words("en").say("web-hint-gone"))
        await page.locator("[data-hint-line] + .shut").click()
        await expect(line).to_have_text("")


@pytest.mark.parametrize(
    ("keyboard", "language", "theme", "size"),
    [(False, "en", "light", (1366, 768)), (True, "fr", "dark", (390, 844)), (True, "it", "light", (844, 390))],
)
async def test_a_hint_marks_the_best_move_and_the_result_tells_of_it(
    visit: Visit, keyboard: bool, language: str, theme: str, size: tuple[int, int]
) -> None:
    words = Words(language)
    settings = {"seals": 1, "language": language, "level": "peddler"}
    async with visit("/", language=language, theme=theme, size=size, settings=settings) as page:
        await page.get_by_role("button", name=words.say("web-play"), exact=True).first.click()
        trader = Trader(page, keyboard=keyboard)
        assert await trader.turn() == "mine"
        await page.locator("[data-hint]").wait_for()
        await press(page, "[data-hint]", "h", keyboard=keyboard)
        await expect(page.locator(".log")).to_contain_text(words.say("event-aside-hint", you="yes", player=""))
        own = await page.locator("[data-take-back]").get_attribute("aria-disabled")
        assert own == "true", "a hint is no move that could be taken back"
        line = page.locator("[data-hint-line]")
        await expect(line).to_contain_text("%", timeout=LONG)
        assert await line.inner_text() != words.say("web-hint-thinking")
        await expect(page.locator("[data-deed]")).to_be_enabled()
        assert await page.evaluate(SELECTED) > 0
        await picture(page, f"hint-jaipur-{language}")
        await clean(page)
        await expect(page.locator(".log li").last).to_have_text(
            re.compile(re.escape(words.say("event-aside-hint", you="yes", player=""))), use_inner_text=False
        )
        # The marked move is played; what was said of the position before is gone.
        await press(page, "[data-deed]", "Enter", keyboard=keyboard)
        await expect(line).to_have_text("")
        await page.reload()
        assert await trader.turn() == "mine"
        table = page.url.rsplit("/", 1)[1]
        await page.evaluate("() => document.querySelector('header .key')?.click()")
        await page.locator("#table-menu").get_by_text(words.say("web-resign"), exact=True).click()
        await page.get_by_role("alertdialog").get_by_role("button", name=words.say("web-resign-yes")).click()
        told = words.say("web-aids", hints=1, taken_back=0)
        await expect(page.locator("dialog.crown .aids")).to_have_text(told)
        await picture(page, f"hint-result-{language}")
        await clean(page)
        await page.goto("/games")
        await expect(page.locator(".ticket").first).to_contain_text(told)
        await page.goto(f"/verify?table={table}")
        await expect(page.get_by_text(words.say("verify-aids", hints=1, taken_back=0))).to_be_visible()


@pytest.mark.parametrize("keyboard", [False, True])
async def test_a_move_is_taken_back_and_a_game_paused(visit: Visit, keyboard: bool) -> None:
    async with visit("/lobby", settings={"seals": 1, "clock": "calm"}) as page:
        trader = await begun(page)
        trader.keyboard = keyboard
        cards = page.locator("[data-row=market] [data-kind], [data-row=hand] [data-kind]")
        before = [await cards.nth(at).get_attribute("data-flip") for at in range(await cards.count())]
        await trader.move()
        assert await trader.turn() == "mine"
        await press(page, "[data-take-back]", "u", keyboard=keyboard)
        await expect(page.locator(".log")).to_contain_text("You take your last move back: 2 moves are undone.")
        after = [await cards.nth(at).get_attribute("data-flip") for at in range(await cards.count())]
        assert after == before
        await press(page, "[data-pause]", "p", keyboard=keyboard)
        line = page.locator("[data-aside-line]")
        await expect(line).to_contain_text("The game is paused")
        await expect(page.locator(".near [role=timer]")).not_to_have_class(re.compile("running"))
        await expect(page.locator(".sentence")).not_to_have_class(re.compile("mine"))
        await picture(page, f"pause-{keyboard}")
        await clean(page)
        await page.reload()
        await expect(line).to_contain_text("The game is paused")
        await press(page, "[data-resume]", "p", keyboard=keyboard)
        await expect(line).to_have_text("")
        assert await trader.turn() == "mine"
        await trader.move()
        assert await trader.turn() == "mine"


async def test_between_people_one_asks_and_everybody_is_told(visit: Visit) -> None:
    async with visit("/lobby", settings={"name": "Asha", **SINGLE}) as asha, visit(settings={"name": "Ravi"}) as ravi:
        await invited(asha, ravi)
        await asha.locator(".sentence.mine, .sentence").first.wait_for()
        await asha.locator("[data-take-back]").wait_for()
        assert await asha.locator("[data-hint]").count() == 0, "no hints where people play"
        await ravi.locator("[data-take-back]").wait_for()
        first, second = (asha, ravi) if await asha.locator(".sentence.mine").count() else (ravi, asha)
        await Trader(first).move()
        await first.locator("[data-take-back]").click()
        own, other = first.locator("[data-aside-line]"), second.locator("[data-aside-line]")
        await expect(own).to_contain_text("You have asked to take your last move back. Still to answer:")
        await expect(other).to_contain_text("asks to take the last move back.")
        await picture(second, "asked")
        await clean(second)
        await second.locator("[data-decline]").click()
        for page in (first, second):
            await expect(page.locator(".log li").last).to_contain_text("to go back.")
            await expect(page.locator("[data-aside-line]")).to_have_text("")
        await second.keyboard.press("p")
        await expect(own).to_contain_text("asks for a pause.")
        await first.locator("[data-agree]").click()
        for page in (first, second):
            await expect(page.locator("[data-aside-line]")).to_contain_text("The game is paused")
        await second.keyboard.press("p")
        await second.locator(".sentence.mine").wait_for()


@pytest.mark.parametrize(
    ("language", "theme", "size"),
    [("en", "dark", (1366, 768)), ("it", "light", (390, 844)), ("fr", "light", (1024, 768))],
)
async def test_hints_and_take_backs_in_eschnapur(
    visit: Visit, house: str, language: str, theme: str, size: tuple[int, int]
) -> None:
    words = Words(language)
    (seat,) = await open_table(house, 1, ("peddler", "peddler"))
    async with visit("/lobby", language=language, theme=theme, size=size) as page:
        await take_seat(page, seat)
        await page.locator("[data-hint]").wait_for()
        table = page.locator("[data-phase]")
        moves = 0
        await page.locator("[data-take-back]").wait_for()
        for _ in range(40):
            await expect(table).to_have_attribute("data-awaited", "true", timeout=LONG)
            await expect(table).to_have_attribute("data-busy", "false", timeout=LONG)
            await page.keyboard.press("h")
            line = page.locator("[data-hint-line]")
            await expect(line).not_to_have_text(words.say("web-hint-thinking"), timeout=LONG)
            if "%" not in await line.inner_text():
                continue
            moves += 1
            await picture(page, f"hint-eschnapur-{language}-{moves}")
            if moves == 1:
                await clean(page)
            if moves == 3:
                break
            await page.locator("[data-deed]").click()
            await expect(line).to_have_text("", timeout=LONG)
        assert moves == 3
        told = page.locator(".log li")
        count = await told.count()
        await page.keyboard.press("u")
        await expect(page.locator(".log")).to_contain_text(
            words.say("event-aside-take-back", you="yes", player="", moves=1)[:20]
        )
        assert await told.count() > count
        await expect(table).to_have_attribute("data-awaited", "true", timeout=LONG)
