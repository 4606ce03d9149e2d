"""What a table offers besides moves: clocks, practice, stand-ins, chat that can be off, the last turn again."""

from __future__ import annotations

import json
import os
import re
import signal
import time
from pathlib import Path
from typing import Any

from playwright.async_api import Page, expect
from tests.browser.conftest import Visit, serving
from tests.browser.test_matches import SINGLE, invited
from tests.browser.trader import Trader
from websockets.sync.client import connect
from websockets.typing import Origin

MARKET = "() => [...document.querySelectorAll('.bazaar [data-flip]')].map((card) => card.dataset.flip)"

SHOWN = """document.querySelector('.near [role=timer]').innerText.split(':')
    .reduce((sum, part) => 60 * sum + Number(part), 0)"""
"""The seconds on one's own clock."""


def opened(house: str, **facts: Any) -> str:
    """Open a table over the socket, as any program could, and return the way to it."""
    with connect(house.replace("http", "ws") + "/socket", origin=Origin(house)) as socket:
        socket.send(json.dumps({"type": "create", "id": "1", **{"game": "jaipur", **facts}}))
        return f"/table/{json.loads(socket.recv())['table']}"


async def begun(visit_of: Page, level: str = "Peddler") -> Trader:
    """Open a table of the lobby against a computer player, and wait for the first turn."""
    await visit_of.get_by_role("button", name=level).click()
    await visit_of.get_by_role("button", name="Open the table").click()
    trader = Trader(visit_of)
    assert await trader.turn() == "mine"
    return trader


async def left(page: Page) -> None:
    """Leave a table in play, and mean it."""
    await page.get_by_role("button", name="Leave the table").click()
    await page.get_by_role("alertdialog").get_by_role("button", name="Leave").click()
    await page.locator(".home").wait_for()


async def test_a_clock_has_a_bank_and_every_move_adds_to_it(visit: Visit) -> None:
    async with visit("/lobby", settings={"clock": "quick"}) as page:
        start = time.monotonic()
        trader = await begun(page)
        own = page.locator(".near [role=timer]")
        await expect(own).to_have_class(re.compile("running"))
        await expect(own).to_have_attribute("aria-label", re.compile(r"^\d+:\d\d left$"))
        assert seconds(await own.inner_text()) <= 180
        await trader.move()
        assert await trader.turn() == "mine"
        left, passed = seconds(await own.inner_text()), time.monotonic() - start
        assert 180 + 5 - passed - 1 <= left <= 180 + 5, "no more than has passed is charged, and a move adds five"


async def test_a_clock_that_ran_on_while_the_server_slept_is_put_right(visit: Visit, tmp_path: Path) -> None:
    with serving(tmp_path) as house:
        async with visit(f"{house}/lobby", settings={"clock": "quick"}) as page:
            await begun(page)
            own = page.locator(".near [role=timer]")
            process, before = int((tmp_path / "pid").read_text()), seconds(await own.inner_text())
            os.kill(process, signal.SIGSTOP)
            try:
                await page.wait_for_function(f"(most) => {SHOWN} <= most", arg=before - 10)
                ran_on = seconds(await own.inner_text())
            finally:
                os.kill(process, signal.SIGCONT)
            await page.wait_for_function(f"(least) => {SHOWN} >= least", arg=ran_on + 5)


def seconds(clock: str) -> int:
    minutes, rest = clock.split(":")
    return 60 * int(minutes) + int(rest)


async def test_a_flag_falls_and_the_end_is_told_in_words(visit: Visit, house: str) -> None:
    seats = [{"kind": "human"}, {"kind": "computer", "level": "peddler"}]
    way = opened(house, seats=seats, clock={"bank": 1, "increment": 0})
    async with visit(way, settings={"name": "Asha"}) as page:
        await expect(page.get_by_text("0 min + 0 s")).to_be_visible()
        await page.get_by_role("button", name="Sit down").click()
        crown = page.locator("dialog.crown")
        await expect(crown.locator("h2")).to_have_text("Peddler wins the match")
        await expect(crown.locator(".ending")).to_have_text("Your time has run out.")
        await expect(page.locator(".near [role=timer]")).to_have_text("0:00")


async def test_only_practice_shows_what_is_publicly_known_of_a_hand(visit: Visit) -> None:
    for practice in (True, False):
        async with visit("/lobby", settings={"practice": practice, "seals": 1}) as page:
            trader = await begun(page)
            known = page.locator(".fan [data-kind]")
            taken = page.locator(".log li", has_text=re.compile("^Peddler takes (?!all|the camel|a camel)"))
            moves = 0
            while moves < 12 and await trader.turn() == "mine" and (practice or moves < 6):
                if practice and await known.count():
                    break
                await trader.move()
                moves += 1
            told = await taken.count()
            shown = await known.count()
            hand = await page.locator(".fan .card").count()
            assert shown <= hand
            if practice:
                assert shown > 0, f"{told} cards were taken openly"
            else:
                assert shown == 0
            assert await page.get_by_text("Practice", exact=True).count() == int(practice)


async def test_who_leaves_is_stood_in_for_and_gets_the_seat_back(visit: Visit) -> None:
    async with visit("/lobby", settings={"name": "Asha", **SINGLE}) as asha, visit(settings={"name": "Ravi"}) as ravi:
        await invited(asha, ravi)
        await ravi.locator(".table").wait_for()
        way = ravi.url
        await left(ravi)
        await expect(asha.locator(".far .state")).to_have_text("has left")
        await expect(asha.locator(".sentence p")).to_contain_text("Ravi left the table a moment ago.")
        await asha.locator(".sentence").get_by_role("button", name="A stand-in for Ravi").click()
        await expect(asha.locator(".far .state")).to_have_text("a computer player stands in")
        trader = Trader(asha)
        for _ in range(2):
            assert await trader.turn() == "mine"
            await trader.move()
        await ravi.goto(way)
        await expect(ravi.locator(".sentence p")).to_have_text("A computer player is standing in for you.")
        await ravi.locator(".sentence").get_by_role("button", name="Take my seat back").click()
        await expect(asha.locator(".far .state")).not_to_have_text("a computer player stands in")
        # The seat is a person's again: one of the two moves, and the other sees it.
        await expect(ravi.locator('[data-row="hand"] [data-kind]').first).to_be_visible()
        told = await asha.locator(".log li").count()
        acting = await asha.locator(".near .trader.acting").count()
        mover = trader if acting else Trader(ravi)
        assert await mover.turn() == "mine"
        await mover.move()
        await expect(asha.locator(f".log li:nth-child({told + 1})")).to_be_attached()


async def test_chat_that_is_off_says_and_hears_nothing(visit: Visit) -> None:
    async with visit("/lobby", settings={"name": "Asha", **SINGLE}) as asha, visit(settings={"name": "Ravi"}) as ravi:
        await invited(asha, ravi)
        await ravi.get_by_role("button", name="Switch chat off").click()
        await expect(ravi.locator(".talk")).to_contain_text("Chat is off.")
        await expect(ravi.get_by_role("button", name="Good luck!")).to_have_count(0)
        await asha.get_by_role("button", name="Good luck!").click()
        await expect(asha.locator(".talk ol")).to_contain_text("Good luck!")
        await ravi.get_by_role("button", name="Switch chat on").click()
        await asha.get_by_role("button", name="Thank you!").click()
        await expect(ravi.locator(".talk ol")).to_contain_text("Thank you!")
        await expect(ravi.locator(".talk ol")).not_to_contain_text("Good luck!")


async def test_a_selection_follows_the_card_and_not_its_place(visit: Visit) -> None:
    async with visit("/lobby", settings={"name": "Asha", **SINGLE}) as asha, visit(settings={"name": "Ravi"}) as ravi:
        await invited(asha, ravi)
        for page in (asha, ravi):
            await page.locator(".log li").first.wait_for(state="attached")
        begins = await asha.locator(".near .trader.acting").count()
        mover, waiting = (asha, ravi) if begins else (ravi, asha)
        await mover.locator(".sentence.mine").wait_for()
        # Who waits picks every card of the market in turn; the mover takes the first, or the camels.
        goods = waiting.locator('[data-row="market"] button:not([data-kind="M"])')
        picked = [str(await goods.nth(at).get_attribute("data-flip")) for at in range(await goods.count())]
        for card in picked:
            await waiting.locator(f'[data-flip="{card}"]').click()
        before = await waiting.evaluate(MARKET)
        await mover.locator('[data-row="market"] button').first.click()
        await mover.locator("[data-deed]").click()
        await waiting.locator(".sentence.mine").wait_for()
        after = await waiting.evaluate(MARKET)
        assert before != after
        held = waiting.locator('[data-row="market"] [aria-pressed="true"]')
        still = {await held.nth(at).get_attribute("data-flip") for at in range(await held.count())}
        assert still == set(picked) & set(after), "what came new is not picked, what stayed is"
        # A card that stays keeps its place.
        assert all(one == other for one, other in zip(before, after, strict=True) if one in after)


async def test_the_last_turn_is_shown_again_with_one_key(visit: Visit) -> None:
    async with visit("/lobby", settings=SINGLE, motion=True) as page:
        trader = await begun(page)
        await trader.move()
        assert await trader.turn() == "mine"
        settled, told = await page.evaluate(MARKET), await page.locator(".log li").count()
        assert await page.locator(".moved, .fresh").count() >= 1, "what moved is marked until the next move"
        await page.keyboard.press("r")
        await expect(page.locator(".again")).to_be_disabled()
        await expect(page.locator(".again")).to_be_enabled()
        assert await page.evaluate(MARKET) == settled
        assert await page.locator(".log li").count() == told
        assert await trader.turn() == "mine"
        await trader.move()
