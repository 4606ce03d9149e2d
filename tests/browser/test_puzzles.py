"""Puzzles in a browser: a try by mouse or keys, what it is worth and why, the day's one, the days in a row."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.pupil import Pupil

from serai.coach.puzzles.collection import Puzzle, shipped

GAMES = ("jaipur", "eschnapur")
SIMPLE = re.compile(r"take .|camels|sell .*|duel \d+|open|end")
"""Moves that every pupil can make."""


def numbered(game: str) -> Iterator[tuple[int, Puzzle]]:
    """Puzzles whose best move and some worse one are made with a few touches."""
    for number, puzzle in enumerate(shipped(game), start=1):
        simple = [bool(SIMPLE.fullmatch(one.move)) for one in puzzle.tries]
        if simple[0] and any(simple[1:]) and puzzle.tries[0].move != "end":
            yield number, puzzle


def worse(puzzle: Puzzle) -> str:
    return next(one.move for one in puzzle.tries[1:] if SIMPLE.fullmatch(one.move) and one.move != "end")


def hashed(game: str, date: str, count: int) -> int:
    """The number of a day's puzzle, as docs/puzzles.md tells it."""
    word, most = 0x811C9DC5, 0xFFFFFFFF
    for byte in f"{game} {date}".encode():
        word = (word ^ byte) * 0x01000193 & most
    word = (word ^ word >> 16) * 0x85EBCA6B & most
    word = (word ^ word >> 13) * 0xC2B2AE35 & most
    return (word ^ word >> 16) % count + 1


def today() -> str:
    return datetime.now(UTC).date().isoformat()


async def make(page: Page, game: str, move: str, *, keyboard: bool = False) -> None:
    """Make a move once the table has been laid out."""
    await page.locator("[data-deed]").first.wait_for(timeout=60_000)
    await Pupil(page, game, keyboard).make(move)


async def mood(page: Page, wanted: str) -> None:
    await expect(page.locator(".bar")).to_have_attribute("data-mood", wanted)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("keyboard", [False, True], ids=["mouse", "keys"])
async def test_a_puzzle_is_tried_missed_and_solved(visit: Visit, game: str, keyboard: bool) -> None:
    number, puzzle = next(numbered(game))
    async with visit(f"/puzzles/{game}?puzzle={number}", size=(1366, 768)) as page:
        bar = page.locator(".bar")
        await expect(bar).to_have_attribute("data-puzzle", str(number))
        await expect(page.locator(".why, .answer")).to_have_count(0)
        await make(page, game, worse(puzzle), keyboard=keyboard)
        await mood(page, "bad")
        await expect(page.locator(".why, .answer")).to_have_count(0)
        if keyboard:
            await page.locator("[data-why]").focus()
            await page.keyboard.press("Enter")
        else:
            await page.locator("[data-why]").click()
        await expect(page.locator(".why")).not_to_be_empty()
        await page.locator("[data-again]").focus()
        await page.keyboard.press("Enter")
        await mood(page, "")
        if keyboard:
            await page.keyboard.press("Escape")
        await page.reload()
        await make(page, game, puzzle.tries[0].move, keyboard=keyboard)
        await mood(page, "good")
        chance = f"{100 * puzzle.tries[0].chance:.1f} %"
        await expect(page.locator(".told")).to_contain_text(chance)
        await expect(page.locator(".why")).not_to_be_empty()
        if keyboard:
            await expect(page.locator("[data-next]")).to_be_focused()
            await page.keyboard.press("Enter")
        else:
            await page.locator("[data-next]").click()
        await expect(bar).to_have_attribute("data-puzzle", str(number % len(shipped(game)) + 1))
        await page.goto(f"/puzzles/{game}?puzzle={number}")
        await expect(page.locator(".where")).to_contain_text("solved")


async def test_the_answer_can_be_shown_and_does_not_count_as_found(visit: Visit) -> None:
    number, puzzle = next(numbered("jaipur"))
    async with visit(f"/puzzles/jaipur?puzzle={number}") as page:
        await page.locator("[data-answer]").click()
        await expect(page.locator(".answer")).not_to_be_empty()
        await expect(page.locator(".why")).not_to_be_empty()
        await make(page, "jaipur", puzzle.tries[0].move)
        await mood(page, "good")
        assert await page.evaluate("localStorage.getItem('serai.puzzles.jaipur')") is None


@pytest.mark.parametrize("game", GAMES)
async def test_the_puzzle_of_the_day_follows_from_the_date(visit: Visit, game: str) -> None:
    async with visit() as page:
        before = today()
        await page.locator(f"[data-game={game}] a.daily").click()
        shown = await page.locator(".bar").get_attribute("data-puzzle")
        count = len(shipped(game))
        assert shown in {str(hashed(game, day, count)) for day in (before, today())}
        await expect(page.locator(".where")).to_contain_text("Puzzle of the day")


async def test_days_in_a_row_are_counted_and_a_missed_day_begins_anew(visit: Visit) -> None:
    game, puzzles = "jaipur", [*shipped("jaipur")]
    day = next(
        date
        for back in range(1000)
        if SIMPLE.fullmatch(
            puzzles[
                hashed(game, date := str(datetime(2027, 1, 1, tzinfo=UTC).date() + timedelta(back)), len(puzzles)) - 1
            ]
            .tries[0]
            .move
        )
    )
    answer = puzzles[hashed(game, day, len(puzzles)) - 1].tries[0].move
    noon = datetime.fromisoformat(f"{day}T12:00:00+00:00")
    for kept, streak in ((noon - timedelta(1), 5), (noon - timedelta(2), 1)):
        async with visit() as page:
            await page.clock.set_fixed_time(noon)
            value = f'{{"solved": [], "day": "{kept.date()}", "streak": 4}}'
            await page.evaluate(f"localStorage.setItem('serai.puzzles.{game}', '{value}')")
            await page.goto(f"/puzzles/{game}")
            await make(page, game, answer)
            await mood(page, "good")
            await expect(page.locator(".where")).to_contain_text(f"{streak} day")
            await page.goto("/")
            await expect(page.locator(f"[data-game={game}] a.daily")).to_contain_text(f"{streak} day")


async def test_an_address_of_no_puzzle_gets_a_sentence(visit: Visit) -> None:
    for wrong in ("0", "100000", "1.5", "x", "-1", ""):
        async with visit(f"/puzzles/jaipur?puzzle={wrong}") as page:
            await expect(page.locator("main p").first).to_contain_text("no such puzzle")
    async with visit("/puzzles/jaipur") as page:
        await page.evaluate("localStorage.setItem('serai.puzzles.jaipur', '[{')")
        await page.reload()
        await expect(page.locator(".bar")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("theme", ["light", "dark"])
async def test_axe_finds_nothing_and_nothing_is_wider_than_a_phone(visit: Visit, game: str, theme: str) -> None:
    number, _ = next(numbered(game))
    for language, size in (("en", (1366, 768)), ("fr", (390, 844)), ("it", (320, 640))):
        async with visit(f"/puzzles/{game}?puzzle={number}", language=language, theme=theme, size=size) as page:
            await page.locator("[data-answer]").click()
            await expect(page.locator(".why")).not_to_be_empty()
            assert (await Axe().run(page)).response["violations"] == []
            assert await page.evaluate("document.documentElement.scrollWidth") <= size[0]
