"""The guided games are played to their end, and left, resumed and skipped; what a table explains, it explains."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import ConsoleMessage, Page, expect
from tests.browser.conftest import Played, Visit
from tests.browser.pupil import Pupil
from tests.browser.workshop import Workshop
from tests.text.test_lessons import GAMES, SCRIPTS, begun, lessons
from tests.text.test_lessons import played as after

from serai.games import eschnapur, jaipur
from serai.games.contract import Event
from serai.games.jaipur.events import counted, dealt, happened

SIZES = [(360, 740), (1366, 768)]


async def steps_through(page: Page, game: str, *, keyboard: bool = False) -> None:
    """Follow the guide from its first step to its last."""
    pupil, script = Pupil(page, game, keyboard), lessons(game)["guide"]
    guide = page.locator(".guide")
    for step in script["steps"]:
        await expect(guide).to_have_attribute("data-step", step["name"], timeout=60_000)
        if not step.get("read"):
            await expect(guide).to_have_attribute("data-asks", "try")
            await pupil.make(script["moves"][step["at"]][2:])
            await expect(guide).to_have_class(re.compile("done"))
        count = page.locator("dialog.count .deed")
        if game == "jaipur" and step["name"] == "end":
            await count.wait_for()
            await count.press("Enter")
            await expect(count).to_have_count(0)
            if keyboard:
                await page.locator(".guide .deed").focus()
        elif keyboard and step is script["steps"][0]:
            await page.locator(".guide .deed").focus()
        await pupil.press()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("size", SIZES, ids=["phone", "desktop"])
async def test_a_guided_game_is_played_to_its_end(
    visit: Visit, game: str, language: str, size: tuple[int, int]
) -> None:
    faults: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            faults.append(message.text)

    async with visit(f"/learn/{game}", language=language, size=size) as page:
        page.on("console", hear)
        await page.locator("a.deed").click()
        await steps_through(page, game)
        await expect(page.locator("#guide")).to_be_visible()
        assert await page.evaluate(f"localStorage.getItem('serai.lesson.{game}')") == "done"
    assert faults == []


@pytest.mark.parametrize("game", GAMES)
async def test_a_guided_game_is_played_by_the_keyboard_alone(visit: Visit, game: str) -> None:
    async with visit(f"/learn/{game}?play", size=(1366, 768)) as page:
        await steps_through(page, game, keyboard=True)
        await expect(page.locator("#guide")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
async def test_another_legal_move_is_answered_kindly(visit: Visit, game: str) -> None:
    """One can try again or just go on; a step can be shown, left and resumed."""
    script = lessons(game)["guide"]
    other = {"jaipur": "take L", "eschnapur": "buy number"}[game]
    async with visit(f"/learn/{game}?play") as page:
        pupil, guide = Pupil(page, game), page.locator(".guide")
        await pupil.press()
        first = script["steps"][1]["name"]
        await expect(guide).to_have_attribute("data-step", first)
        await pupil.make(other)
        await expect(guide).to_have_attribute("data-asks", "choose")
        await expect(guide).to_contain_text("That is allowed, too")
        await guide.get_by_role("button", name="Try again").click()
        await expect(guide).to_have_attribute("data-asks", "try")
        await pupil.make(other)
        await guide.get_by_role("button", name="Go on").click()
        second = script["steps"][2]["name"]
        await expect(guide).to_have_attribute("data-step", second, timeout=60_000)
        await expect(guide).to_have_attribute("data-asks", "try")
        await guide.get_by_role("button", name="Show me").click()
        await expect(guide).to_have_class(re.compile("done"))
        await guide.get_by_role("link", name="Leave the guide").click()
        await page.get_by_role("link", name="Go on at step 3").click()
        await expect(guide).to_have_attribute("data-step", second)
        await guide.get_by_role("link", name="Leave the guide").click()
        await page.get_by_role("link", name="From the beginning").click()
        await expect(guide).to_have_attribute("data-step", "welcome")


@pytest.mark.parametrize("name", lessons("jaipur")["advice"])
async def test_advice_can_be_tried(visit: Visit, name: str) -> None:
    script = lessons("jaipur")["advice"][name]
    async with visit(f"/learn/jaipur?play={name}") as page:
        pupil = Pupil(page, "jaipur")
        await pupil.make(script["moves"][-1][2:])
        await expect(page.locator(".guide")).to_have_class(re.compile("done"))
        await pupil.press()
        await expect(page.locator("#advice")).to_be_visible()


async def test_learn_is_one_click_from_home_and_the_rules_one_more(visit: Visit) -> None:
    async with visit("/") as page:
        for game in GAMES:
            await page.locator(f"[data-game={game}]").get_by_role("link", name="Learn").click()
            await page.get_by_role("link", name="Read the rules").click()
            await expect(page).to_have_url(re.compile(f"/rules/{game}$"))
            await page.goto("/")


async def test_a_refusal_opens_its_clause_in_place(visit: Visit) -> None:
    async with visit("/learn/jaipur?play") as page:
        await page.locator(".guide .deed").click()
        hand = page.locator("[data-row=hand]")
        await hand.locator("[data-kind=D]").first.click()
        clause = page.get_by_role("button", name="J-X2")
        await clause.focus()
        await page.keyboard.press("Enter")
        leaf = page.locator("[popover]:popover-open")
        await expect(leaf).to_contain_text("at least 2 cards")
        await page.keyboard.press("Escape")
        await expect(leaf).to_have_count(0)
        await expect(clause).to_be_focused()
        await expect(hand.locator(".chosen")).to_have_count(1)


async def test_after_the_first_finished_game_there_is_advice(visit: Visit, played: Played) -> None:
    """It is offered until it has been looked at; at the same table, the summary card is a key and a menu away."""
    async with visit() as page:
        await page.evaluate("(seat) => localStorage.setItem('serai.seats', JSON.stringify([seat]))", played.seat)
        await page.goto(f"/table/{played.table}")
        offered = page.locator("dialog.crown summary")
        await offered.click()
        await expect(page.locator("dialog.crown li h3")).to_have_count(4)
        assert (await Axe().run(page)).response["violations"] == []
        await page.get_by_role("link", name="Try it: Sell first").click()
        await expect(page.locator(".guide")).to_have_attribute("data-step", "advice-income")
        await page.goto(f"/table/{played.table}?see=table")
        await page.locator(".sentence").wait_for()
        await page.keyboard.press("?")
        card = page.locator("dialog.card")
        await expect(card.locator("li").first).to_be_visible()
        await page.keyboard.press("Escape")
        await page.get_by_role("button", name="Summary card").click()
        await expect(card.locator("li").first).to_be_visible()
        await page.keyboard.press("Escape")
        await page.get_by_role("button", name="Result").click()
        await page.locator("dialog.crown .deeds").wait_for()
        await expect(offered).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("theme", ["light", "dark"])
async def test_the_summary_card_is_one_key_away(visit: Visit, game: str, theme: str) -> None:
    async with visit(f"/learn/{game}?play", theme=theme, size=(390, 844)) as page:
        await page.locator(".guide").wait_for()
        await page.keyboard.press("?")
        card = page.locator("dialog.card")
        await expect(card.locator("li").first).to_be_visible()
        found = await Axe().run(page)
        assert found.response["violations"] == []
        await page.keyboard.press("Escape")
        await expect(card).to_have_count(0)
        await page.get_by_role("button", name="Summary card").click()
        await expect(card).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("theme", ["light", "dark"])
async def test_axe_finds_nothing_where_one_learns(visit: Visit, game: str, theme: str) -> None:
    async with visit(f"/learn/{game}", theme=theme) as page:
        await page.locator("#guide").wait_for()
        assert (await Axe().run(page)).response["violations"] == []
        await page.locator("a.deed").click()
        await Pupil(page, game).press()
        assert (await Axe().run(page)).response["violations"] == []


async def test_things_explain_themselves_on_hover_focus_and_long_press(visit: Visit) -> None:
    async with visit("/learn/jaipur?play") as page:
        tip = page.locator(".explanation")
        bonus = page.locator("[data-explain=bonus-4]")
        await bonus.hover()
        await expect(tip).to_have_text(re.compile("four cards sold at once"))
        await page.locator(".guide").hover()
        await expect(tip).to_be_hidden()
        await page.locator("[data-explain=precious]").first.focus()
        await page.keyboard.press("ArrowRight")
        await page.keyboard.press("ArrowRight")
        await page.keyboard.press("ArrowRight")
        await expect(tip).to_contain_text("When three kinds have run out")
        await page.keyboard.press("Escape")
        await expect(tip).to_be_hidden()
        press = {"pointerType": "touch", "bubbles": True}
        await page.locator("[data-explain=deck]").dispatch_event("pointerdown", press)  # a finger that stays
        await expect(tip).to_contain_text("The deck fills the market")


ENTRY = """
export * as jaipur from './src/games/jaipur/lesson';
export * as eschnapur from './src/games/eschnapur/lesson';
"""
DRIVER = """
import { readFileSync } from 'node:fs';
import * as games from './lesson.mjs';
const cases = JSON.parse(readFileSync(0, 'utf-8'));
console.log(JSON.stringify(cases.map(([game, { deal, options, levels, seat, moves }]) => {
  const rules = games[game];
  let [state, told] = rules.deal(deal, options, levels.length, seat);
  const seen = () => ({ told, awaited: rules.awaited(state), listed: rules.listed(state, seat) });
  const all = [seen()];
  for (const line of moves) {
    [state, told] = rules.play(state, Number(line[0]), line.slice(2), seat);
    all.push(seen());
  }
  return all;
})));
"""


def told_of(game: str, script: dict[str, Any]) -> Iterator[tuple[Any, tuple[Event, ...]]]:
    """Yield every state of a script with the events that led there, as the engine tells them."""
    state = begun(game, script)
    if game == "eschnapur":
        state, events = eschnapur.Expedition.from_deal(eschnapur.Options(), len(script["levels"]), script["deal"])
        yield state, events
        for line in script["moves"]:
            state, events = state.play(int(line[0]), eschnapur.Move.parse(line[2:]))
            yield state, events
        return
    yield state, (dealt(state, 1),)
    for line in script["moves"]:
        before, state = state, after(state, line)
        told = happened(before, jaipur.Move.parse(line[2:]), state)
        yield state, ((told, counted(state, 1)) if state.over else (told,))


def test_the_page_tells_a_lesson_as_the_engine_does(workshop: Workshop) -> None:
    """What a learner is told, whom the game waits for and what can be done is what the engine says to that seat."""
    (workshop.web / "lesson.ts").write_text(ENTRY)
    (workshop.web / "lesson-driver.mjs").write_text(DRIVER)
    workshop.node("node_modules/rolldown/bin/cli.mjs", "lesson.ts", "-o", "lesson.mjs", "--format", "esm")
    cases = [case.values for case in SCRIPTS]
    answers = json.loads(workshop.node("lesson-driver.mjs", given=json.dumps(cases)))
    for (game, script), found in zip(cases, answers, strict=True):
        for (state, events), seen in zip(told_of(game, script), found, strict=True):
            expected = [msgspec.to_builtins(event.seen_by(script["seat"])) for event in events]
            assert seen["told"] == [{"facts": {}, "seat": None, **event} for event in expected]
            if game == "jaipur":
                turn = [] if state.over else [state.turn]
                assert seen["awaited"] == turn
                legal = state.legal_moves() if turn == [script["seat"]] else ()
                assert sorted(seen["listed"]) == sorted(map(str, legal))
            else:
                assert seen["awaited"] == sorted(state.awaited())
