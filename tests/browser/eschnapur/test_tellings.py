"""What the page says of an expedition: what is at stake, what can be opened, and where points came from."""

from __future__ import annotations

import json
import re
import urllib.request
from typing import Any

from playwright.async_api import expect
from tests.browser.conftest import Visit
from tests.browser.eschnapur.explorer import Explorer, open_table, take_seat
from tests.browser.eschnapur.test_expeditions import play_out

NOTES = """() => {
  const seen = { stakes: {}, opens: {}, fates: {}, hidden: {}, numbers: {}, said: {} };
  window.seen = seen;
  const text = (node) => node?.textContent.replace(/\\s+/g, ' ').trim() ?? '';
  const box = (node) => node.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const note = () => {
    const table = document.querySelector('[data-phase]');
    if (!table) return;
    const sentence = text(document.querySelector('.sentence p'));
    if (document.querySelector('[data-row=fan]')) seen.stakes[sentence] = text(document.querySelector('.duel'));
    if (document.querySelector('[data-end]')) seen.opens[text(document.querySelector('[data-deed]'))] = sentence;
    for (const fate of document.querySelectorAll('.fate')) if (text(fate)) seen.fates[text(fate)] = true;
    for (const purse of document.querySelectorAll('.purse')) if (text(purse)) seen.numbers[text(purse)] = true;
    const said = document.querySelector('.said');
    if (!text(said)) return;
    seen.said[text(said)] = true;
    for (const node of document.querySelectorAll('.camp .name, .camp .goods, .camp .points')) {
      if (meet(box(said.querySelector('span')), box(node))) seen.hidden[text(node)] = text(said);
    }
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Notes whatever the page says at a moment, and whatever of the camps is under a bubble."""


async def test_a_game_says_what_is_at_stake_and_where_points_came_from(visit: Visit, house: str) -> None:
    (seat,) = await open_table(house, 1, ("peddler", "peddler", "apprentice"))
    async with visit(size=(1366, 768)) as page:
        await take_seat(page, seat)
        await page.evaluate(NOTES)
        await play_out(Explorer(page))
        seen: dict[str, dict[str, Any]] = await page.evaluate("() => window.seen")
        choosing = [stake for stake in seen["stakes"] if "Lay a card face down" in stake]
        assert choosing, seen["stakes"]
        for stake in choosing:
            assert re.search(r"The highest pays its coins and goes \d+ ahead, the lowest takes the discovery", stake)
        assert any(re.search(r"With the Buddha .* goe?s? \d+ ahead", stake) for stake in choosing)
        # One stands before a niche that one can open: the button offers it, and ending the turn is the other choice.
        assert seen["opens"], "the explorer could open something"
        assert set(seen["opens"]) == {"Open"}, seen["opens"]
        assert any("goes" in fate or "go " in fate for fate in seen["fates"])
        # What was said stands where it hides nothing, and no number stands at a door.
        assert len(seen["said"]) > 5
        assert seen["hidden"] == {}
        assert seen["numbers"] == {}
        await expect(page.locator(".podium.raised")).to_be_visible()
        with urllib.request.urlopen(f"{house}/api/tables/{seat.table}/record") as answer:
            record = json.load(answer)
        totals = []
        for place in await page.locator(".podium li").all():
            total = int((await place.locator(".total").inner_text()).replace("−", "-"))
            labels = await place.locator(".sources dt").all_inner_texts()
            points = [int(text.replace("−", "-")) for text in await place.locator(".sources dd").all_inner_texts()]
            assert labels == ["Openings", "Duels", "Buddha", "Discoveries"]
            assert sum(points) == total
            totals.append(total)
        assert sorted(totals) == sorted(record["points"])
