"""Records from files open without a server's help; what is none is told in a sentence; an analysis is drawn."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, expect
from tests.browser.conftest import Played, Visit
from tests.browser.eschnapur.test_same_rules import OWN_BOX, dealing_of, some_game
from tests.browser.test_pages import WIDE
from tests.browser.test_replays import SLIDER
from tests.browser.test_same_rules import some_match

from serai.games import jaipur
from serai.games.eschnapur import Options
from serai.record import dumps, write

DROP = """([text, name]) => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], name, { type: 'application/json' }));
  window.dispatchEvent(new DragEvent('drop', { dataTransfer: carried }));
}"""


def match() -> str:
    moves, _, dealing = some_match(11, 2)
    return dumps(write("jaipur", jaipur.Options(), ("Asha", "Ravi"), dealing, moves)).strip()


def expedition(seats: int = 4, options: Options | None = None) -> str:
    moves: list[tuple[int, str]] = []
    list(some_game(seats, 40, options, moves))
    names = ["Asha", "Ravi", "merchant", "merchant", ""][:seats]
    return dumps(write("eschnapur", options or Options(), names, dealing_of(seats, 40), moves)).strip()


def report(record: str) -> dict[str, Any]:
    """Return an analysis of a record, with chances that nobody has measured."""
    chance, kept = random.Random(4), json.loads(record)
    decisions: dict[int, list[dict[str, Any]]] = {0: [], 1: []}
    moves, _, _ = some_match(11, 2)
    for step, (seat, move) in enumerate(moves, 1):
        before, lost = chance.uniform(0.3, 0.8), chance.choice([0.0, 0.03, 0.06, 0.2])
        after = {"mean": before - lost, "low": before - lost - 0.05, "high": before - lost + 0.05}
        grade = {0.0: None, 0.03: "inaccuracy", 0.06: "mistake", 0.2: "blunder"}[lost]
        none = {"mean": lost, "low": lost, "high": lost}
        option = {"move": move, "chance": after}
        verdict = {"kind": "counted", "before": before, "played": option, "best": option, "lost": none}
        verdict |= {"others": [], "reasons": []}
        decisions[seat].append({"step": step, "round": 1, "grade": grade, "verdict": verdict})
    found = {"counted": 9, "lost": 30.0, "grades": {}, "themes": []}
    seats = [{"seat": seat, "decisions": decisions[seat], **found} for seat in (0, 1)]
    chances = [{"seat": seat, "result": 1 - seat, "own": 0.0, "others": 0.0, "adjusted": 1 - seat} for seat in (0, 1)]
    made = {"version": "0", "model": "none", "iterations": 1, "seed": 4, "scale": {}}
    luck = {"seats": chances, "draws": []}
    named = {"schema": 1, "game": "jaipur", "record": kept["digest"], "players": kept["players"]}
    return {**named, **made, "seats": seats, "luck": luck}


async def chosen(page: Page, text: str, name: str = "games.jsonl") -> None:
    """Choose a file as a person does."""
    await page.locator("#record").wait_for(state="attached")
    await page.set_input_files("#record", {"name": name, "mimeType": "application/json", "buffer": text.encode()})


async def test_a_file_opens_without_a_server(visit: Visit) -> None:
    asked: list[str] = []
    async with visit("/games") as page:
        page.on("request", lambda request: asked.append(request.url))
        await page.get_by_role("link", name="Open a record file").click()
        await expect(page.get_by_role("button", name="Choose a file")).to_be_visible()
        for record in (match(), expedition(), expedition(4, Options(components=OWN_BOX, bank="limited"))):
            asked.clear()
            await chosen(page, record)
            await page.locator(".reel").wait_for()
            await page.keyboard.press("End")
            last = await page.locator(".log li").count()
            await expect(page.locator(SLIDER)).to_have_attribute("aria-valuetext", f"Moment {last} of {last}")
            assert [url for url in asked if "/api/" in url] == []
            await expect(page.locator("[data-copy]")).to_have_count(0)  # there is no address to hand on
            await page.get_by_role("button", name="Another file").click()
            await page.locator("#record").wait_for(state="attached")


async def test_one_of_several_games_is_chosen(visit: Visit) -> None:
    async with visit("/replay") as page:
        await page.locator("#record").wait_for(state="attached")
        await page.evaluate(DROP, ["\n".join([match(), expedition(), '{"game": "chess"}']), "all.jsonl"])
        await expect(page.locator("main li button")).to_have_count(3)
        await page.locator("main li button").nth(2).click()
        await expect(page.get_by_role("alert")).to_contain_text("knows no game called chess")
        await page.locator("main li button").nth(1).focus()
        await page.keyboard.press("Enter")
        await expect(page.locator("[data-phase]")).to_be_visible()
        await expect(page.locator(".camp")).to_have_count(4)
        # All cards are open: every camp shows its hand; a spectator sees none of them.
        await expect(page.locator(".camp .known")).to_have_count(4)
        await page.locator('[data-as="watch"]').click()
        await expect(page.locator(".camp .known")).to_have_count(0)
        await page.locator('[data-as="1"]').click()
        await expect(page.locator(".tray .card:not(.none)")).to_have_count(3)
        await expect(page.locator(".camp")).to_have_count(3)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            lambda record: record.replace('"moves":["', '"moves":["sell DDDDDD","', 1),
            "move 1 (sell DDDDDD) is not possible",
        ),
        (lambda record: record[: len(record) // 2], "cannot be read as JSON"),
        (lambda record: record.replace('"game":"jaipur"', '"game":"go"'), "knows no game called go"),
        (lambda record: re.sub(r',"[a-zA-Z /]+"\],"scores"', '],"scores"', record, count=1), "unfinished"),
        (lambda record: record.replace('"moves":[', '"moves":[' + '"camels",' * 20_001, 1), "too long"),
        (lambda _: "", "cannot be read as JSON"),
    ],
)
async def test_what_is_no_record_is_told_in_a_sentence(visit: Visit, change: Any, sentence: str) -> None:
    record = match()
    async with visit("/replay") as page:
        await chosen(page, change(record))
        await expect(page.get_by_role("alert")).to_contain_text(sentence)
        await chosen(page, record)
        await page.locator(".reel").wait_for()
        await expect(page.get_by_role("alert")).to_have_text("")


async def test_an_analysis_is_drawn_and_leads_to_its_moments(visit: Visit) -> None:
    record = match()
    analysis = report(record)
    async with visit("/replay") as page:
        await chosen(page, record)
        await page.locator(".reel").wait_for()
        await page.evaluate(DROP, [json.dumps({**analysis, "record": "another"}), "analysis.json"])
        await expect(page.locator("main").get_by_role("alert")).to_contain_text("lacks what a record has")
        await chosen(page, record)
        await page.locator(".reel").wait_for()
        await page.evaluate(DROP, [json.dumps(analysis), "analysis.json"])
        graph = page.get_by_role("slider", name="Chance to win")
        await expect(graph).to_be_visible()
        graded = {each["grade"] for seat in analysis["seats"] for each in seat["decisions"]} - {None}
        assert len(graded) == 3
        for grade in graded:
            await expect(graph.locator(f".{grade}").first).to_be_visible()
        await expect(graph.locator(".chapter").first).to_be_attached()
        # A click goes there, keys go from one graded move to another, and the arrows step as everywhere.
        box = await graph.bounding_box()
        assert box is not None
        await page.mouse.click(box["x"] + box["width"] - 12, box["y"] + 20)
        assert int(str(await page.locator(SLIDER).input_value())) > 100
        await page.keyboard.press("Home")
        await graph.focus()
        await page.keyboard.press("ArrowDown")
        first = min(
            int(str(at))
            for at in await graph.locator("[data-mark]").evaluate_all("(all) => all.map((mark) => mark.dataset.mark)")
        )
        await expect(page.locator(SLIDER)).to_have_value(str(first))
        await page.keyboard.press("ArrowRight")
        await expect(page.locator(SLIDER)).to_have_value(str(first + 1))
        await page.keyboard.press("ArrowUp")
        await expect(page.locator(SLIDER)).to_have_value(str(first))
        # The same as a table.
        await page.get_by_text("As a table").click()
        await expect(page.locator("tbody tr")).to_have_count(sum(len(seat["decisions"]) for seat in analysis["seats"]))
        await page.get_by_role("button", name="Go to moment 20", exact=True).click()
        await expect(page.locator(SLIDER)).to_have_value("19")
        # One's own line alone through one's own eyes, and nothing of what is to come without spoilers.
        await page.locator('[data-as="0"]').click()
        await expect(graph.locator("path.line")).to_have_count(1)
        await page.locator("[data-spoilers]").click()
        later = "(all) => all.filter((mark) => Number(mark.dataset.mark) > 19).length"
        assert await graph.locator("[data-mark]").evaluate_all(later) == 0
        await expect(graph).to_have_attribute("aria-valuemax", "20")


async def test_a_table_takes_no_other_record(visit: Visit, played: Played) -> None:
    async with visit(f"/replay/{played.table}") as page:
        await page.locator(".reel").wait_for()
        await page.evaluate(DROP, [match(), "other.json"])
        await expect(page.get_by_role("alert")).to_contain_text("not an analysis of this game")
        await expect(page.locator(".reel")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "theme", "size"),
    [("en", "light", (1366, 768)), ("fr", "dark", (320, 568)), ("it", "light", (844, 390))],
)
async def test_axe_finds_nothing_and_nothing_is_too_wide(
    visit: Visit, language: str, theme: str, size: tuple[int, int]
) -> None:
    axe = Axe()
    record = match()
    async with visit("/replay", language=language, theme=theme, size=size) as page:
        two = "\n".join([record, expedition()])
        for text, shown in (("{", ".problem"), (two, "main li button"), (expedition(5), ".reel"), (record, ".reel")):
            await chosen(page, text)
            await page.locator(shown).first.wait_for()
            if text == record:
                await page.evaluate(DROP, [json.dumps(report(record)), "analysis.json"])
                await page.locator("details summary").first.click()
                await page.locator("tbody tr").first.wait_for()
            if await page.locator(".reel").count():
                await page.locator(SLIDER).fill("40")
            found = await axe.run(page)
            assert found.violations_count == 0, found.generate_report()
            assert await page.evaluate(WIDE) == []
            if await page.locator(".reel").count():
                await page.evaluate("() => [...document.querySelectorAll('.lens button')].at(-1).click()")
