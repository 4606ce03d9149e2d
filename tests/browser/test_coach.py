"""The coach beside a replay, and what if: asked, read, tried and taken up, by mouse and by keyboard, in both games."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import time
import urllib.parse
import urllib.request
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, expect
from tests.browser.conftest import PATIENCE, Played, Stage, Visit
from tests.browser.eschnapur.explorer import Explorer
from tests.browser.test_replays import SLIDER
from tests.browser.trader import Trader
from tests.server.guest import Guest

WIDE = "() => document.documentElement.scrollWidth - innerWidth"
FOCUSED = "(what) => !!document.activeElement.closest(what)"
ACCEPTED = 0.02
CLUMSY = 9
"""So many moves of an expedition are made at random, before a computer player takes the seat."""
SIZES = [
    ("en", "light", (1366, 768)),
    ("fr", "dark", (390, 844)),
    ("it", "light", (320, 640)),
    ("fr", "light", (844, 390)),
    ("it", "dark", (1024, 768)),
]


@dataclass(frozen=True)
class Studied:
    """A finished game, the seat that somebody held in it as a browser keeps it, and what the coach found."""

    house: str
    table: str
    seat: dict[str, Any]
    report: dict[str, Any]

    def moments(self, *seats: int) -> list[int]:
        """Return the moves of these seats that have a grade, in the order of play."""
        return sorted(
            each["step"]
            for whose in seats
            for each in self.report["seats"][whose]["decisions"]
            if each["grade"] is not None
        )

    def decision(self, step: int) -> dict[str, Any]:
        """Return what was found of a move."""
        found: dict[str, Any] = next(
            each for seat in self.report["seats"] for each in seat["decisions"] if each["step"] == step
        )
        return found

    def lost(self, step: int, move: str) -> float:
        """Ask the server what another move would have cost."""
        query = urllib.parse.urlencode({"move": move})
        with urllib.request.urlopen(f"{self.house}/api/tables/{self.table}/coach/{step}?{query}") as answer:
            return float(json.load(answer)["lost"]["mean"])


def analysed(house: str, table: str) -> dict[str, Any]:
    """Wait until the coach has looked at a game; whatever it needs is compiled by then."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with urllib.request.urlopen(f"{house}/api/tables/{table}/coach") as answer:
            told: dict[str, Any] = json.load(answer)
            if answer.status == 200:
                return told
        time.sleep(0.3)
    raise AssertionError(f"no analysis of {table} after {PATIENCE} s: {told}")


async def wander(house: str) -> dict[str, Any]:
    """Play an expedition badly, let a computer player go on with it, and return the seat as a browser keeps it."""
    chance, guest = random.Random(3), await Guest.arrive(house.removeprefix("http://"))
    seats = [{"kind": "human"}, *[{"kind": "computer", "level": "apprentice"}] * 2]
    table = await guest.create(seats, game="eschnapur", options={})
    await guest.sit(table, "Asha", seat=0)
    await guest.attach()
    begun = await guest.attach()
    made = 0
    while made < CLUMSY and await guest.my_turn():
        at, listed = guest.latest()["version"], guest.latest()["listed_moves"]
        # Others may be quicker: what they did may leave nothing of what was meant.
        told = await guest.answer("move", table=table, version=at, move=chance.choice(listed))
        made += told["type"] != "error"
    await guest.ask("resign", table=table)
    await guest.until(lambda told: told["type"] == "info" and told["info"]["status"] == "ended")
    own, given = guest.own[table], begun["info"]["dealing"]["entropy"]
    await guest.leave()
    kept = {"entropy": own.entropy, "digest": own.digest, "present": True, "given": given}
    return {"table": table, "seat": 0, "token": guest.token, "commitment": own.commitment, "since": 0, "own": kept}


@pytest.fixture(scope="session")
def match(house: str, played: Played) -> Studied:
    return Studied(house, played.table, played.seat, analysed(house, played.table))


@pytest.fixture(scope="session")
def expedition(house: str, stage: Stage) -> Studied:
    seat = stage.run(wander(house))
    return Studied(house, seat["table"], seat, analysed(house, seat["table"]))


@pytest.fixture(scope="session", params=["match", "expedition"])
def studied(request: pytest.FixtureRequest) -> Studied:
    """Each of both games in turn."""
    game: Studied = request.getfixturevalue(request.param)
    return game


@contextlib.asynccontextmanager
async def reading(visit: Visit, game: Studied, query: str = "?coach", **given: Any) -> AsyncIterator[Page]:
    """Open the replay of one's own game; whatever the browser complains of fails the test."""
    complaints: list[str] = []
    async with visit("/games", **given) as page:
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        await page.evaluate("(kept) => localStorage.setItem('serai.seats', kept)", json.dumps([game.seat]))
        await page.goto(f"/replay/{game.table}{query}")
        await page.locator(".reel").wait_for()
        if "coach" in query:
            await page.locator(".judged").wait_for()
        yield page
        assert complaints == []


async def lies(page: Page, step: int) -> None:
    """See that the replay stands at a move."""
    line = page.locator(".log [aria-current]")
    await expect(line).to_have_count(1)
    told = await page.locator(".judged").inner_text()
    assert "%" in told, f"move {step} has a verdict: {told}"


async def test_the_coach_is_asked_and_a_reload_asks_again(visit: Visit, match: Studied) -> None:
    async with reading(visit, match, "?moment=4") as page:
        drawn: list[str] = []
        page.on("request", lambda asked: drawn.append(asked.url) if asked.url.endswith("/coach") else None)
        await page.locator("[data-ask-coach]").focus()
        await page.keyboard.press("Enter")
        await page.get_by_role("slider", name="Chance to win").wait_for()
        assert await page.evaluate(FOCUSED, ".coach"), "the keyboard stays where the button was"
        await expect(page).to_have_url(re.compile(r"moment=4.*coach"))
        # It is drawn once: what is there can be pressed, and nobody asks on and on.
        await page.locator(".judged").evaluate("(node) => (node.kept = true)")
        await page.wait_for_timeout(500)
        assert await page.locator(".judged").evaluate("(node) => node.kept === true")
        assert len(drawn) == 1
        await page.reload()
        await page.get_by_role("slider", name="Chance to win").wait_for()
        await expect(page.locator(SLIDER)).to_have_value("3")
        # What was found of one's own games is kept for the habits, with a way to one's own seat.
        kept = json.loads(await page.evaluate("() => localStorage.getItem('serai.coach')"))
        assert [each["seat"] for each in kept] == [0]


@pytest.mark.parametrize("keyboard", [False, True])
async def test_errors_are_gone_through_and_answered(visit: Visit, studied: Studied, keyboard: bool) -> None:
    errors = studied.moments(0)
    assert errors, "somebody who plays like that makes mistakes"

    async def press(button: str) -> None:
        found = page.locator(button)
        if keyboard:
            await found.focus()
            await page.keyboard.press("Enter")
        else:
            await found.click()

    async with reading(visit, studied, "?coach&as=1") as page:
        next_error, before = "[data-graded=next]", "[data-graded=before]"
        seen = []
        for step in errors:
            await press(next_error)
            await lies(page, step)
            grade = studied.decision(step)["grade"].capitalize()
            await expect(page.locator(".judged b").first).to_have_text(grade)
            seen.append(int(await page.locator(SLIDER).input_value()))
        assert seen == sorted(set(seen))
        await expect(page.locator(next_error)).to_have_attribute("aria-disabled", "true")
        if len(errors) > 1:
            await press(before)
            await expect(page.locator(SLIDER)).to_have_value(str(seen[-2]))
            await press(next_error)
        # What would have been better is told when it is asked for, and stays told.
        await expect(page.locator(".judged")).not_to_contain_text("Better:")
        await press("[data-answer]")
        await expect(page.locator(".judged")).to_contain_text("Better:")
        assert await page.evaluate(FOCUSED, ".judged")
        # All cards open, luck has its word; a spectator is told of a grade, but of nothing that a seat knew.
        await page.locator("details.summary summary").click()
        luck = page.locator("details.summary h3", has_text="Luck")
        await expect(luck).to_have_count(0)
        await press('[data-as="open"]')
        await expect(luck.first).to_be_visible()
        assert await luck.count() == len(studied.report["seats"])
        await press('[data-as="watch"]')
        await expect(page.locator(".judged")).not_to_contain_text("%")
        await expect(page.locator(".judged b")).to_have_text(studied.decision(errors[-1])["grade"].capitalize())
        # A habit leads to its costliest moment.
        await press('[data-as="0"]')
        worst = studied.report["seats"][0]["themes"][0]["worst"]
        await press("details.summary li button >> nth=0")
        await expect(page.locator(SLIDER)).to_have_value(str(seen[errors.index(worst)]))
        # Without spoilers, nothing leads to what is still to come, and there is no summary.
        await page.keyboard.press("Home")
        await page.locator("[data-spoilers]").click()
        await page.reload()
        await page.locator(".judged").wait_for()
        await page.keyboard.press("Home")
        await expect(page.locator("details.summary")).to_have_count(0)


@pytest.mark.parametrize("keyboard", [False, True])
async def test_another_move_is_tried_in_a_match(visit: Visit, match: Studied, keyboard: bool) -> None:
    step = match.moments(0)[-1 if keyboard else 0]
    verdict = match.decision(step)["verdict"]
    other = verdict["others"][-1]["move"] if verdict["others"] else verdict["best"]["move"]
    lost = 0.0 if other == verdict["best"]["move"] else await asyncio.to_thread(match.lost, step, other)
    async with reading(visit, match, "?coach&as=1") as page:
        for _ in match.moments(0)[: match.moments(0).index(step) + 1]:
            await page.locator("[data-graded=next]").click()
        moment = await page.locator(SLIDER).input_value()
        await page.locator("[data-try]").focus()
        await page.keyboard.press("Enter")
        trader, told = Trader(page, keyboard), page.locator(".retry .bar p").first
        await page.locator('.retry [data-row="market"] button').first.wait_for()
        assert await page.evaluate(FOCUSED, ".bar")
        await trader.spell(verdict["played"]["move"])
        await expect(told).to_have_text("This is the move that was played. Choose another.")
        await page.keyboard.press("Escape")
        await trader.spell(other)
        await expect(told).to_have_text(re.compile("^Well found" if lost < ACCEPTED else r"it costs \d+\.\d"))
        await page.keyboard.press("Escape")
        await trader.spell(verdict["best"]["move"])
        await expect(told).to_have_text("Well found: this is the best move.")
        await expect(page.locator(".retry .answer")).not_to_be_empty()
        await page.locator("[data-leave]").focus()
        await page.keyboard.press("Enter")
        await page.locator(".judged").wait_for()
        await expect(page.locator(SLIDER)).to_have_value(moment)
        await expect(page.locator(".judged")).to_contain_text("Better:")
        assert await page.evaluate(FOCUSED, ".judged"), "back where the try began"


async def test_another_move_is_tried_in_an_expedition(visit: Visit, expedition: Studied) -> None:
    """Something else is bought or laid in place of what was, by mouse and by keys."""
    tried = 0
    for step in expedition.moments(0):
        verdict = expedition.decision(step)["verdict"]
        played = verdict["played"]["move"]
        if played.split()[0] not in ("buy", "duel"):
            continue
        tried += 1
        async with reading(visit, expedition, "?coach&as=1") as page:
            for _ in expedition.moments(0)[: expedition.moments(0).index(step) + 1]:
                await page.locator("[data-graded=next]").click()
            await page.locator("[data-try]").click()
            told = page.locator(".retry .bar p").first
            await page.locator(".retry [data-phase]").wait_for()
            explorer = Explorer(page, keyboard=tried % 2 == 0)
            await lay(explorer, played)
            await expect(told).to_have_text("This is the move that was played. Choose another.")
            same = [each["move"] for each in verdict["others"] if each["move"].split(" ")[0] == played.split()[0]]
            if same:
                await explorer.let_go()
                await lay(explorer, same[0])
                lost = await asyncio.to_thread(expedition.lost, step, same[0])
                await expect(told).to_have_text(re.compile("^Well found" if lost < ACCEPTED else r"it costs \d+\.\d"))
            await page.locator("[data-leave]").click()
            await page.locator(".judged").wait_for()
            assert await page.evaluate(FOCUSED, ".judged")
        if tried == 2:
            return
    assert tried, "clumsy moves are bought things and cards laid"


async def lay(explorer: Explorer, move: str) -> None:
    """Buy something or lay a card, as the notation says."""
    what, _, which = move.partition(" ")
    card = "0" if which == "pass" else which
    where = ("purse", f"[data-buy='{which}']") if what == "buy" else ("fan", f"[data-card='{card}']")
    await explorer.touch(*where)
    assert await explorer.act(), f"{move} can be made"


@pytest.mark.parametrize(("language", "theme", "size"), SIZES)
async def test_the_coach_is_readable_everywhere(
    visit: Visit, studied: Studied, language: str, theme: str, size: tuple[int, int]
) -> None:
    axe = Axe()

    async def sound() -> None:
        assert await page.evaluate(WIDE) <= 0
        found = await axe.run(page)
        assert found.violations_count == 0, found.generate_report()

    async with reading(visit, studied, "?coach&as=1", language=language, theme=theme, size=size) as page:
        await page.locator("[data-graded=next]").click()
        if size[0] < 1280:
            # The coach's words follow the table, above the log.
            words, log = await page.locator(".judged").bounding_box(), await page.locator(".log").bounding_box()
            table = await page.locator(".reel").bounding_box()
            assert words and log and table and table["y"] < words["y"] < log["y"]
        await page.locator("[data-answer]").click()
        for closed in await page.locator(".coach details > summary").all():
            await closed.click()
        await sound()
        await page.locator("[data-graded=next]").click()
        await page.locator("[data-try]").click()
        await page.locator(".retry [data-row]").first.wait_for()
        await page.locator("[data-answer]").click()
        await sound()


async def test_a_game_is_taken_up_through_the_page(visit: Visit, studied: Studied) -> None:
    match = studied.report["game"] == "jaipur"
    async with reading(visit, studied, "?moment=6&as=1") as page:
        await page.locator(".what-if summary").click()
        await page.locator(".what-if select").select_option("apprentice")
        if match:
            await page.locator(".what-if input").check()
        await page.locator("[data-what-if]").click()
        await page.wait_for_url("**/table/*")
        label = page.get_by_role("link", name=re.compile("What if: from move"))
        await expect(label).to_be_visible()
        hidden = "lie as they did" if match else "dealt anew"
        await expect(label).to_have_attribute("title", re.compile(hidden))
        if match:
            trader = Trader(page)
            assert await trader.turn() == "mine"
            await trader.move()
        else:
            await page.locator("[data-phase]").wait_for()
            explorer = Explorer(page)
            while not explorer.done:
                assert not await explorer.step(), "the expedition has just begun"
        await label.click()
        await page.wait_for_url(f"**/replay/{studied.table}*")
        await page.locator(".reel").wait_for()
