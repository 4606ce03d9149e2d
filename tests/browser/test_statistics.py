"""One's own games in figures: counted as the records tell them, rated as the arena rates, kept in the browser."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from axe_playwright_python.async_playwright import Axe
from benchmarks.measured_styles import ratings
from playwright.async_api import Page, expect
from tests.browser.conftest import Played, Visit
from tests.browser.test_return import keep
from tests.browser.workshop import HOME, Workshop

from serai.arena.ratings import Meeting, rate
from serai.games import jaipur

GAMES = ("jaipur", "eschnapur")
ENTRY = """
export { rate } from './src/statistics/rating';
export { streaks, summed, grouped } from './src/statistics/sums';
export * as jaipur from './src/games/jaipur/statistics';
"""
DRIVER = """
import { readFileSync } from 'node:fs';
import * as web from './figures.mjs';
const { kind, given } = JSON.parse(readFileSync(0, 'utf-8'));
const answers = {
  rate: () => web.rate(given),
  counts: () => [0, 1].map((seat) => [web.jaipur.counts(given, seat), web.jaipur.meetings(given, seat)]),
  streaks: () => web.streaks(given),
};
console.log(JSON.stringify(answers[kind]()));
"""


@pytest.fixture(scope="module")
def figures(workshop: Workshop) -> Workshop:
    """The page's counting, for node."""
    (workshop.web / "figures.ts").write_text(ENTRY)
    (workshop.web / "figures-driver.mjs").write_text(DRIVER)
    workshop.node("node_modules/rolldown/bin/cli.mjs", "figures.ts", "-o", "figures.mjs", "--format", "esm")
    return workshop


def answer(figures: Workshop, kind: str, given: Any) -> Any:
    return json.loads(figures.node("figures-driver.mjs", given=json.dumps({"kind": kind, "given": given})))


@pytest.mark.parametrize("games", [1, 2, 7, 60])
def test_a_rating_is_fitted_as_the_arena_fits_its_ladder(figures: Workshop, games: int) -> None:
    """Against one opponent, whose rating is the anchor's, both are the same numbers, interval included."""
    chance = random.Random(games)
    units = [[chance.choice([0.0, 0.5, 1.0, 1.0]) for _ in range(chance.randint(1, 3))] for _ in range(games)]
    own, _ = rate(2, [[Meeting(0, 1, score) for score in unit] for unit in units], anchor=1)
    met = [[{"level": "merchant", "rating": 0, "score": score} for score in unit] for unit in units]
    found = answer(figures, "rate", met)
    assert [found["value"], found["low"], found["high"]] == pytest.approx([own.value, own.low, own.high], abs=1e-6)
    # What all the others are rated moves the rating along with it.
    higher = [[{**each, "rating": 250} for each in unit] for unit in met]
    assert answer(figures, "rate", higher)["value"] == pytest.approx(own.value + 250, abs=1e-6)


def test_nobody_is_rated_by_nothing(figures: Workshop) -> None:
    assert answer(figures, "rate", [[], []]) is None


def test_streaks_end_with_a_loss(figures: Workshop) -> None:
    told = [("won", 1), ("lost", 4), ("won", 5), ("shared", 7), ("won", 6), ("nobody", 2), ("won", 3)]
    assert answer(figures, "streaks", [{"result": result, "at": at} for result, at in told]) == {"now": 3, "longest": 3}
    assert answer(figures, "streaks", []) == {"now": 0, "longest": 0}


def test_counts_are_what_the_rules_say(figures: Workshop, played: Played) -> None:
    record = json.loads(played.record)
    found = answer(figures, "counts", record)
    for seat, (counts, meetings) in enumerate(found):
        own, points, margin, herd = [], 0, 0, 0
        for told in record["rounds"]:
            bonus = {int(pile): values for pile, values in told["bonus"].items()}
            state = jaipur.Round.from_deal(deck=told["deck"], bonus=bonus, starter=told["starter"])
            for move in told["moves"]:
                if state.turn == seat:
                    own.append(move)
                state = state.play(jaipur.Move.parse(move))
            points += told["scores"][seat]
            margin += told["scores"][seat] - told["scores"][1 - seat]
            herd += state.herds[seat]
        sales = [move for move in own if move.startswith("sell")]
        assert counts == {
            "units": len(record["rounds"]),
            "rounds": len(record["rounds"]),
            "points": points,
            "margin": margin,
            "moves": len(own),
            "take": sum(move.startswith("take") for move in own),
            "camels": own.count("camels"),
            "swap": sum(move.startswith("swap") for move in own),
            "sell": len(sales),
            "sold": sum(len(move.split(" ")[1]) for move in sales),
            "herd": herd,
        }
        assert [each["score"] for each in meetings] == [int(told["winner"] == seat) for told in record["rounds"]]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_measured_is_what_the_documents_say(game: str) -> None:
    measured = json.loads((HOME / "web" / "src" / "games" / game / "measured.json").read_text(encoding="utf-8"))
    assert measured["ratings"] == ratings(game)
    assert len(measured["ratings"]) == 7
    assert {*measured["styles"]} == {"maharaja", "treasurer"}
    assert all(counts["units"] >= measured["games"] / 4 > 0 for counts in measured["styles"].values())


async def counted(page: Page, *seats: dict[str, Any]) -> None:
    """Let the browser hold finished games, and wait until they are counted."""
    await page.goto("/games")
    await keep(page, *seats)
    await page.goto("/statistics")
    await page.locator("#style").wait_for()


async def test_figures_are_counted_once_taken_along_and_erased(visit: Visit, played: Played) -> None:
    async with visit() as page:
        await page.goto("/statistics")
        await expect(page.locator("main")).to_contain_text("No finished game of yours")
        await counted(page, played.seat)
        heads = page.locator(".heads div")
        await expect(heads.nth(0)).to_have_text(re.compile(r"Games\s*1"))
        record = json.loads(played.record)
        won = record["winner"] == played.seat["seat"]
        await expect(heads.nth(1)).to_contain_text("100%" if won else "0%")
        await expect(page.locator("section[aria-labelledby=rating]")).to_contain_text("with 95 % confidence between")
        await expect(page.locator("section[aria-labelledby=style] thead")).to_contain_text("Maharaja")
        await expect(page.get_by_role("table", name="By level")).to_contain_text("Peddler")
        fetched: list[str] = []
        page.on("request", lambda request: fetched.append(request.url))
        await page.reload()
        await page.locator("#style").wait_for()
        assert not [url for url in fetched if url.endswith("/record")], "a game is fetched once"
        async with page.expect_download() as downloading:
            await page.get_by_role("button", name="Take it along").click()
        download = await downloading.value
        taken = json.loads((await download.path()).read_text())
        assert [game["table"] for game in taken] == [played.table]
        assert played.seat["token"] not in json.dumps(taken)
        await page.get_by_role("button", name="Erase it").focus()
        await page.keyboard.press("Enter")
        await page.get_by_role("button", name="Erase it").focus()
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("status")).to_have_text("The figures are forgotten.")
        assert await page.evaluate("() => localStorage.getItem('serai.statistics')") is None


@pytest.mark.parametrize(("language", "theme"), [("en", "dark"), ("fr", "light"), ("it", "dark")])
async def test_axe_finds_nothing_on_any_screen(visit: Visit, played: Played, language: str, theme: str) -> None:
    async with visit(language=language, theme=theme) as page:
        await counted(page, played.seat)
        for width, height in ((1366, 768), (390, 844), (844, 390), (320, 568)):
            await page.set_viewport_size({"width": width, "height": height})
            found = await Axe().run(page)
            assert found.violations_count == 0, found.generate_report()
            assert await page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), width
        assert not re.search(r"web-[a-z]|-style-|\{ ?\$", await page.locator("main").inner_text())
