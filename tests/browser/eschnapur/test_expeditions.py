"""Whole expeditions in a real browser: two people and two computer players, by keys alone, and after a lost line."""

from __future__ import annotations

import asyncio
import json
import urllib.request

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.eschnapur.explorer import Explorer, open_table, take_seat, told

from serai.record import dumps, loads, verify
from serai.text import Words

COMPANY = ("apprentice", "peddler")
STEPS = 10_000
"""Looks at the page, most of them while others play, after which a game should long be over."""
SQUARES = "() => [...document.querySelectorAll('button[data-square]')].map((button) => button.dataset.square)"


async def play_out(*people: Explorer) -> None:
    """Let everybody play until the result is shown."""

    async def play(person: Explorer) -> None:
        for _ in range(STEPS):
            if await person.step():
                return
        raise AssertionError(f"the game has not ended: {await person.look()}")

    await asyncio.gather(*map(play, people))


EVERY = {"flip", "offer", "accept", "walk", "open", "end", "lock", "pass", "redeem"}
EVERY |= {"buy symbol", "buy number", "buy move"}
"""What people do who try now and then what nobody has done yet; withdrawing is in `test_bargains`."""
MOST_GAMES = 5
"""A game may end before there was a reason to redeem or to pass; that none of five had one is no matter of chance."""


async def test_whole_games_of_two_browsers_and_two_computer_players(visit: Visit, house: str) -> None:
    done: set[str] = set()
    for _ in range(MOST_GAMES):
        asha_seat, bruno_seat = await open_table(house, 2, COMPANY)
        async with visit() as one, visit(size=(390, 800)) as other:
            await take_seat(one, asha_seat)
            await take_seat(other, bruno_seat)
            await play_out(Explorer(one, done=done), Explorer(other, done=done))
            for page in (one, other):
                await expect(page.locator("dialog[open] h2")).to_contain_text("expedition")
                await expect(page.locator(".podium li")).to_have_count(4)
            with urllib.request.urlopen(f"{house}/api/tables/{asha_seat.table}/record") as answer:
                record = loads(answer.read().decode())
            verify(record)
            # Who is spoken to and who is spoken about: the same log, from two sides; computer players say why.
            assert "You" in await told(one)
            assert "Asha" in await told(other)
            assert "“" in await told(one)
            # The record is checked in the browser: the promise, every shuffle, every move, the seal.
            await one.get_by_role("link", name="Check the dealing").click()
            await expect(one.locator(".verdict h2")).to_have_text("Everything is in order")
            await expect(one.locator("li.bad")).to_have_count(0)
            forged = dumps(record).replace('"reason":"played"', '"reason":"abandoned"').encode()
            await one.locator("#record").set_input_files(
                {"name": "forged.json", "mimeType": "application/json", "buffer": forged}
            )
            await expect(one.locator(".verdict.bad")).to_be_visible()
        if done >= EVERY:
            return
    raise AssertionError(f"nobody ever did this: {EVERY - done}")


async def test_a_whole_game_by_keyboard_alone(visit: Visit, house: str) -> None:
    (seat,) = await open_table(house, 1, COMPANY)
    async with visit() as page:
        await take_seat(page, seat)
        person = Explorer(page, keyboard=True)
        await play_out(person)
        await expect(page.locator("dialog[open]")).to_be_visible()
        assert {"flip", "lock", "open"} <= person.done
        old = page.url
        await page.keyboard.press("Enter")  # the rematch is at hand
        await page.wait_for_url(lambda url: url != old)


async def test_every_square_of_the_temple_is_reached_by_arrows(visit: Visit, house: str) -> None:
    for width in (360, 1280):
        (seat,) = await open_table(house, 1, COMPANY)
        async with visit(size=(width, 800)) as page:
            await take_seat(page, seat)
            squares = set(await page.evaluate(SQUARES))
            start = await page.evaluate("() => document.querySelector('[data-here]').dataset.square")
            reached, todo = {start}, [start]
            while todo:
                square = todo.pop()
                for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
                    await page.locator(f"[data-square={square}]").focus()
                    await page.keyboard.press(arrow)
                    there = await page.evaluate("() => document.activeElement.dataset.square")
                    if there not in reached:
                        reached.add(there)
                        todo.append(there)
            assert len(squares) == 15
            assert reached == squares, width


async def haggling(page: Page, person: Explorer) -> None:
    """Play until one can make an offer."""
    for _ in range(2_000):
        seen = await person.look()
        if seen["haggling"] and not seen["busy"]:
            return
        await person.step()
    raise AssertionError("nobody ever had anything to sell")


async def test_a_negotiation_survives_a_lost_line_and_a_reload(visit: Visit, house: str) -> None:
    asha_seat, bruno_seat, chiara_seat = await open_table(house, 3, ())
    async with visit() as one, visit() as two, visit() as three:
        people: list[Explorer] = []
        for page, seat in ((one, asha_seat), (two, bruno_seat), (three, chiara_seat)):
            await take_seat(page, seat)
            people.append(Explorer(page))
        turning = [await person.page.locator("button.pile").count() > 0 for person in people]
        first = people.pop(turning.index(True))
        bidder, rival = people
        await first.page.locator("[data-deed]").click()
        await haggling(bidder.page, bidder)
        await haggling(rival.page, rival)
        for _ in range(3):
            await bidder.touch("purse", "button[data-add=coin]")
        assert "3 coins" in await bidder.sentence()
        # The line is cut: the table dims, the offer in the making is kept, and it can be made once the line is back.
        await bidder.page.context.set_offline(True)
        await bidder.page.evaluate("() => dispatchEvent(new Event('offline'))")
        assert "3 coins" in await bidder.sentence()
        await bidder.page.context.set_offline(False)
        assert await bidder.act()
        await expect(first.page.locator("button[data-offer]")).to_have_count(1)
        # Nobody may offer exactly the same: the page says so before anything is sent, citing the clause.
        for _ in range(3):
            await rival.touch("purse", "button[data-add=coin]")
        assert "(E-A3)" in await rival.sentence()
        assert not await rival.act()
        # A reload finds everything where it was.
        await bidder.page.reload()
        await expect(bidder.page.locator(".mine button.item")).to_have_count(1)
        await first.page.reload()
        await first.page.locator("button[data-offer]").click()
        assert "3 coins" in await first.sentence()
        assert await first.act()
        await expect(bidder.page.locator("[data-reserve]")).to_have_count(1)


async def test_a_table_is_opened_in_the_lobby_and_seats_change_hands(visit: Visit) -> None:
    first, second = {"name": "Asha", "company": 4}, {"name": "Bruno"}
    async with visit("/lobby", settings=first) as asha, visit("/lobby", settings=second) as bruno:
        await asha.get_by_role("button", name="Eschnapur").click()
        await asha.get_by_label("Seat 3").select_option("peddler")
        await asha.get_by_role("button", name="The bank can run out").click()
        await asha.get_by_role("button", name="Open the table").click()
        await expect(asha.get_by_role("heading", name="Waiting for 2 guests")).to_be_visible()
        await expect(asha.locator(".share img")).to_be_visible()
        # An empty seat is given to a computer player, the other one to whoever finds the table in the lobby.
        await asha.get_by_role("button", name="Add a computer player").click()
        await expect(asha.get_by_role("heading", name="Waiting for your guest")).to_be_visible()
        ticket = bruno.locator("article.ticket", has_text="Asha")
        await expect(ticket).to_contain_text("Eschnapur")
        await ticket.get_by_role("button").click()
        for page in (asha, bruno):
            await page.locator("[data-phase]").wait_for()
            await expect(page.locator(".camp")).to_have_count(3)
        # Who leaves is replaced, and gets the seat back.
        await bruno.get_by_role("button", name="Leave the table").click()
        await bruno.get_by_role("alertdialog").get_by_role("button", name="Leave").click()
        await expect(asha.locator(".sentence p")).to_contain_text("Bruno left the table a moment ago.")
        await asha.locator(".sentence").get_by_role("button", name="A stand-in for Bruno").click()
        camp = asha.locator(".camp", has_text="Bruno")
        await expect(camp).to_contain_text(Words("en").say("web-stand-in"))
        await bruno.go_back()
        await expect(bruno.locator(".sentence p")).to_have_text("A computer player is standing in for you.")
        await bruno.locator(".sentence").get_by_role("button", name=Words("en").say("web-reclaim")).click()
        await expect(camp).not_to_contain_text(Words("en").say("web-stand-in"))


async def test_practice_shows_what_public_play_has_shown(visit: Visit, house: str) -> None:
    for practice in (False, True):
        seats = await open_table(house, 3, (), practice=practice)
        async with visit() as one, visit() as two, visit() as three:
            people = [Explorer(page) for page in (one, two, three)]
            for person, seat in zip(people, seats, strict=True):
                await take_seat(person.page, seat)
            turning = [await person.page.locator("button.pile").count() > 0 for person in people]
            seller = people.pop(turning.index(True))
            bidder, rival = people
            await seller.page.locator("[data-deed]").click()
            await haggling(bidder.page, bidder)
            await bidder.touch("numbers", "button[data-number]")
            assert await bidder.act()
            await seller.page.locator("button[data-offer]").click()
            assert await seller.act()
            # The card that was sold is known to be in the seller's hand.
            for person in (bidder, rival):
                await expect(person.page.locator(".known")).to_have_count(1 if practice else 0)
            await expect(seller.page.locator(".known")).to_have_count(0)


async def test_a_watcher_sees_no_hidden_card(visit: Visit, house: str) -> None:
    seats = await open_table(house, 3, ())
    frames: list[str] = []
    async with visit() as one, visit() as watcher:
        await take_seat(one, seats[0])
        watcher.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))))
        await watcher.goto(f"/table/{seats[0].table}")
        await watcher.locator("[data-phase]").wait_for()
        await expect(watcher.locator(".camp")).to_have_count(3)
        await expect(watcher.locator(".tray")).to_have_count(0)
        await expect(watcher.locator("button.pile")).to_have_count(0)
        views = [json.loads(frame)["view"] for frame in frames if '"type":"state"' in frame]
        assert views
        assert all(view["symbols"] is None and view["numbers"] is None and view["hands"] is None for view in views)


@pytest.mark.parametrize("theme", ["light", "dark"])
async def test_axe_finds_nothing_in_any_phase(visit: Visit, house: str, theme: str) -> None:
    axe = Axe()
    (seat,) = await open_table(house, 1, COMPANY)
    async with visit(theme=theme) as page:
        await take_seat(page, seat)
        person = Explorer(page)
        looked: set[str] = set()
        while not await person.step():
            seen = await person.look()
            key = f"{seen['phase']} {seen['awaited']}"
            if seen["busy"] or seen["over"] or key in looked:
                continue
            found = await axe.run(page)
            assert found.violations_count == 0, f"{key}: {found.generate_report()}"
            looked.add(key)
        found = await axe.run(page)
        assert found.violations_count == 0, f"the end: {found.generate_report()}"
        assert {"offers True", "walk True", "duel True"} <= looked
