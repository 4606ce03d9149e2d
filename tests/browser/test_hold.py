"""What the rival can hold: the page's chances are those of the players' reading, from public play and nothing else."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import msgspec
import numpy as np
import pytest
from playwright.async_api import expect
from tests.browser.conftest import Visit
from tests.browser.eschnapur.explorer import open_table, take_seat
from tests.browser.test_aids import clean, picture
from tests.browser.test_matches import SINGLE, invited
from tests.browser.test_tables import begun
from tests.browser.workshop import Workshop

from serai.games import jaipur
from serai.games.dealing import Dealing
from serai.games.jaipur.goods import BITS, GOODS, LANE
from serai.players.jaipur import knowledge
from serai.players.jaipur.opponent_models import MOST_HANDS, possible_hands
from serai.text import Words

ENTRY = """
export { held, remembered } from './src/games/jaipur/hold';
export { beside } from './src/table/aside';
export { after, NOTHING } from './src/games/jaipur/rules/position';
"""
DRIVER = """
import { readFileSync } from 'node:fs';
import * as web from './hold.mjs';
const cases = JSON.parse(readFileSync(0, 'utf-8'));
console.log(JSON.stringify(cases.map(({ seat, events, memory }) => {
  const moments = [];
  for (const told of events) {
    moments.push(web.beside(told, moments, moments.at(-1)) ?? web.after(moments.at(-1) ?? web.NOTHING, told, seat));
  }
  return web.held(moments.at(-1), seat, web.remembered(events, moments, seat ? 0 : 1, memory));
})));
"""


def told(match: jaipur.Match, moves: int, chance: random.Random) -> tuple[jaipur.Match, list[Any]]:
    """Play a round on at random; return where it stands, and what happened."""
    events: list[Any] = []
    for _ in range(moves):
        seat = match.current.turn
        after, happened = match.play(seat, chance.choice(match.legal_moves(seat)))
        if after.results:
            break
        match = after
        events += happened
    return match, events


def seen(events: list[Any], seat: int) -> list[Any]:
    return [
        msgspec.to_builtins(event.seen_by(seat)) | {"seat": event.seat, "facts": event.seen_by(seat).facts}
        for event in events
    ]


def by_the_players(match: jaipur.Match, seat: int) -> dict[str, list[float]]:
    """Return the chance of none, one, two … of every kind, from all hands that can be, weighed by their ways."""
    facts = knowledge.from_view(match.view(seat).current)
    hands, logs = np.empty(MOST_HANDS, np.int64), np.empty(MOST_HANDS, np.float64)
    found = possible_hands(facts, hands, logs)
    ways = np.exp(logs[:found])
    return {
        kind: [float(ways[(hands[:found] >> BITS * at & LANE) == count].sum() / ways.sum()) for count in range(8)]
        for at, kind in enumerate(GOODS)
    }


def test_chances_are_those_of_the_players_and_of_nothing_hidden(workshop: Workshop) -> None:
    (workshop.web / "hold.ts").write_text(ENTRY)
    (workshop.web / "hold-driver.mjs").write_text(DRIVER)
    workshop.node("node_modules/rolldown/bin/cli.mjs", "hold.ts", "-o", "hold.mjs", "--format", "esm")
    chance = random.Random(3)
    cases: list[Any] = []
    expected: list[dict[str, list[float]]] = []
    for number in range(150):
        match, dealt = jaipur.Match.start(jaipur.Options(), 2, Dealing(number.to_bytes(32, "big")))
        match, events = told(match, chance.randrange(0, 30), chance)
        for seat in (0, 1):
            cases.append({"seat": seat, "events": seen([*dealt, *events], seat), "memory": "all"})
            expected.append(by_the_players(match, seat))
    answers = json.loads(workshop.node("hold-driver.mjs", given=json.dumps(cases)))
    hidden: Counter[int] = Counter()
    for answer, wanted in zip(answers, expected, strict=True):
        for one in answer:
            chances = [0.0] * one["known"] + one["chances"] + [0.0] * 8
            assert chances[:8] == pytest.approx(wanted[one["kind"]], abs=1e-9)
        hidden[len(answer[0]["chances"]) - 1] += 1
    assert len(hidden) > 3, "hands of which much and little is known"
    # Who remembers less knows fewer cards, and the hand has as many as before.
    for memory in ("five", "none"):
        forgotten = json.loads(
            workshop.node("hold-driver.mjs", given=json.dumps([{**case, "memory": memory} for case in cases]))
        )
        fewer = 0
        for answer, less in zip(answers, forgotten, strict=True):
            known, left = (sum(one["known"] for one in each) for each in (answer, less))
            assert left <= known if memory == "five" else left == 0
            fewer += left < known
            sizes = [known + len(answer[0]["chances"]), left + len(less[0]["chances"])]
            assert sizes[0] == sizes[1]
            for one in less:
                assert sum(one["chances"]) == pytest.approx(1.0)
        assert fewer > 20


async def test_bars_under_the_backs_in_jaipur(visit: Visit) -> None:
    async with visit("/lobby", settings={"seals": 1}) as page:
        trader = await begun(page)
        bars = page.locator("[data-hold]")
        assert await bars.count() == 0
        await page.locator("[data-hold-key]").focus()
        await page.keyboard.press("Enter")
        await page.locator("[data-hold-memory]").select_option("all")
        await expect(page.locator("[data-hold] [data-good]")).to_have_count(6)
        label = await page.locator("[data-hold] [data-good=D]").get_attribute("aria-label")
        assert label is not None
        assert "%" in label
        plain = [await page.locator(f"[data-good={kind}]").get_attribute("data-more") for kind in GOODS]
        await clean(page)
        await page.locator("[data-hold-moves]").check()
        await page.keyboard.press("Escape")
        for _ in range(3):
            await trader.move()
            assert await trader.turn() == "mine"
        # The moves are weighed as soon as the server has answered.
        await expect(bars).to_be_visible()
        later = [await page.locator(f"[data-good={kind}]").get_attribute("data-more") for kind in GOODS]
        assert later != plain
        await page.reload()
        await expect(bars).to_be_visible()
        await picture(page, "hold-weighed")


async def test_no_aid_is_offered_where_people_play(visit: Visit) -> None:
    asha_is, ravi_is = {"name": "Asha", "hold": "all", **SINGLE}, {"name": "Ravi", "hold": "all"}
    async with visit("/lobby", settings=asha_is) as asha, visit(settings=ravi_is) as ravi:
        await invited(asha, ravi)
        for page in (asha, ravi):
            await page.locator("[data-take-back]").wait_for()
            assert await page.locator("[data-hold], [data-hold-key], [data-hint]").count() == 0
        # One asks for a rematch, the other declines, and the first is told.
        await asha.get_by_role("button", name="Resign").click()
        await asha.get_by_role("alertdialog").get_by_role("button", name="Resign").click()
        await asha.get_by_role("button", name="Rematch").click()
        await expect(asha.get_by_role("heading", name="We have asked Ravi for a rematch")).to_be_visible()
        await ravi.get_by_role("button", name="Decline").press("Enter")
        await expect(ravi.locator("dialog.crown")).to_contain_text("You have declined. You can still come.")
        await expect(asha.get_by_role("heading", name="Your rematch was declined")).to_be_visible()
        await picture(asha, "declined")
        await clean(asha)
        await ravi.get_by_role("button", name="Accept the rematch").click()
        await expect(asha.locator(".far .name")).to_have_text("Ravi")


async def test_cards_that_have_been_seen_in_eschnapur(visit: Visit, house: str) -> None:
    (seat,) = await open_table(house, 1, ("peddler", "peddler"))
    async with visit("/lobby", language="it", settings={"hold": "all", "language": "it"}) as page:
        await take_seat(page, seat)
        seen_cards = page.locator("[data-hold] [data-colour]")
        await expect(seen_cards).to_have_count(5)
        own = await page.locator(".tray [data-card], .tray [data-symbol]").count()
        counted = sum([int(str(await seen_cards.nth(at).get_attribute("data-seen"))) for at in range(5)])
        assert counted >= 1, f"one's own symbol card is seen; {own} lie in the tray"
        await expect(page.locator("[data-hold] p")).to_contain_text(
            Words("it").say("web-hold-seen-numbers", numbers="").strip().rstrip(":")
        )
        await clean(page)
