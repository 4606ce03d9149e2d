"""What the table tells, and when: a result when it has been counted, a turn when everything has arrived, the last move
where the log is out of sight."""

from __future__ import annotations

import re

from playwright.async_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.test_matches import SINGLE
from tests.browser.test_tables import begun, opened
from tests.browser.trader import Trader

WATCH = """() => {
  window.seen = { early: [], places: [], travelled: 0 };
  const look = () => {
    const flying = document.querySelector('.flying');
    const state = document.querySelector('.near .state')?.textContent.trim() ?? '';
    if (flying) window.seen.travelled++;
    if (flying && /Your turn/.test(state + document.title)) window.seen.early.push(`${state} / ${document.title}`);
    const box = (what) => Math.round(document.querySelector(`.near ${what}`)?.getBoundingClientRect().left ?? 0);
    window.seen.places.push(`${box('.seals')} ${box('.purse')}`);
    requestAnimationFrame(look);
  };
  look();
}"""
TOLD = """() => ({
  log: document.querySelector('.log').innerText,
  seals: [...document.querySelectorAll('.trader .seals')].map((seals) => seals.ariaLabel),
  purses: [...document.querySelectorAll('.trader .rupees')].map((purse) => purse.textContent),
  bonuses: document.querySelectorAll('.far .won text').length,
  sentence: document.querySelector('.sentence').innerText,
  title: document.title,
})"""
AT_COUNT = f"""() => {{
  new MutationObserver(() => {{
    if (window.atCount || !document.querySelector('dialog.count')) return;
    window.atCount = {{ ...({TOLD})(), counting: !!document.querySelector('dialog.count .quiet') }};
  }}).observe(document.body, {{ childList: true, subtree: true }});
}}"""
"""Notes what is told at the moment when the count of a round appears."""
NEARLY = """() => Number(document.querySelector('.stack .number').textContent) < 6
  || document.querySelectorAll('.cascade .empty').length > 1"""


async def test_the_result_of_a_round_is_told_by_its_count(visit: Visit) -> None:
    async with visit("/lobby", settings={"name": "Asha", **SINGLE}) as page:
        trader = await begun(page)
        await page.evaluate(AT_COUNT)
        while await page.locator("dialog.count").count() == 0:
            if await page.evaluate(NEARLY):
                await page.emulate_media(reduced_motion="no-preference")
            before = await page.evaluate(TOLD)
            await trader.move()
            await page.locator("dialog.count, .sentence.mine").first.wait_for()
        # The count has begun: log, seals, purses, sentence and title know nothing of it yet.
        told = await page.evaluate("() => window.atCount")
        assert told["counting"], "the count has begun and has not ended"
        assert "is over" not in told["log"], told["log"][-200:]
        assert told["seals"] == ["Seals: 0 of 1"] * 2
        assert told["bonuses"] == 0
        assert "over" not in told["sentence"]
        assert "Your turn" not in told["title"]
        assert [int(purse) for purse in told["purses"]] >= [0, 0]
        assert before["seals"] == told["seals"]
        # Then everything tells the same: the purse of the table is the sum of the count, camel token and all.
        if await page.locator("dialog.count .quiet").count():
            await page.locator("dialog.count .quiet").click()
        await expect(page.locator("dialog.count .deed")).to_be_visible()
        for _ in range(100):  # the seal may still be on its way
            told = await page.evaluate(TOLD)
            if "Seals: 1 of 1" in told["seals"]:
                break
            await page.wait_for_timeout(50)
        assert "is over" in told["log"]
        assert sorted(told["seals"]) == ["Seals: 0 of 1", "Seals: 1 of 1"]
        counted = await page.locator("dialog.count .total").all_inner_texts()
        assert told["purses"] == counted[::-1], "the far side comes first"
        # The end: how it went at a glance, and every round with its rupees.
        await page.locator("dialog.count .deed").click()
        crown = page.locator("dialog.crown")
        won = (await crown.locator("h2").inner_text()).startswith("You")
        await expect(crown).to_have_class(re.compile("won" if won else "lost"))
        assert await crown.locator(".petals").count() == won
        assert await crown.locator("tbody td").all_inner_texts() == counted


async def test_a_flag_that_falls_looks_like_no_other_end(visit: Visit, house: str) -> None:
    seats = [{"kind": "human"}, {"kind": "computer", "level": "peddler"}]
    emblems = []
    for clock in ({"bank": 1, "increment": 0}, None):
        way = opened(house, seats=seats, clock=clock)
        async with visit(way, settings={"name": "Asha"}) as page:
            await page.get_by_role("button", name="Sit down").click()
            if clock is None:
                await page.get_by_role("button", name="Resign").click()
                await page.get_by_role("alertdialog").get_by_role("button", name="Resign").click()
            await page.locator("dialog.crown.lost").wait_for()
            emblems.append(await page.locator(".emblem svg").inner_html())
    assert re.sub("id=.*?>|url.*?\\)", "", emblems[0]) != re.sub("id=.*?>|url.*?\\)", "", emblems[1])


async def test_your_turn_shows_when_everything_has_arrived_and_moves_nothing(visit: Visit) -> None:
    async with visit("/lobby", settings={"name": "Asha", **SINGLE}, motion=True) as page:
        trader = await begun(page)
        await page.evaluate(WATCH)
        for _ in range(3):
            await trader.move()
            assert await trader.turn() == "mine"
            await expect(page.locator(".near .state")).to_have_text("Your turn")
            await expect(page).to_have_title(re.compile("Your turn"))
        seen = await page.evaluate("() => window.seen")
        assert seen["travelled"], "nothing was seen on its way"
        assert seen["early"] == []
        assert len(set(seen["places"])) == 1, set(seen["places"])


async def moved_by_the_other(page: Page, trader: Trader) -> None:
    """Play until the other side has moved."""
    if await page.locator(".log li").count() < 2:
        await trader.move()
        assert await trader.turn() == "mine"


async def test_a_phone_tells_the_last_move_until_something_is_touched(visit: Visit) -> None:
    async with visit("/lobby", settings=SINGLE, size=(390, 844)) as page:
        trader = await begun(page)
        await moved_by_the_other(page, trader)
        told = await page.locator(".log li").last.text_content()
        await expect(page.locator(".sentence .last")).to_be_visible()
        assert (await page.locator(".sentence .last").inner_text()).strip() == str(told).strip()
        await page.locator("[data-row=hand] button").first.click()
        await expect(page.locator(".sentence .last")).to_have_count(0)
        await expect(page.locator(".sentence p")).to_be_visible()
        await page.keyboard.press("Escape")
        await expect(page.locator(".sentence .last")).to_be_visible()
        # Where the log is in sight, the sentence says what can be done.
        await page.set_viewport_size({"width": 1366, "height": 768})
        await expect(page.locator(".sentence p")).to_have_text(re.compile("^Choose what to take"))


async def test_camels_of_the_herd_are_counted_by_a_stepper(visit: Visit) -> None:
    async with visit("/lobby", settings=SINGLE, size=(360, 740)) as page:
        trader = await begun(page)
        herd = page.locator("[data-row=herd]")
        for _ in range(30):
            if await herd.count() and await herd.locator("[data-kind]").count() >= 2:
                break
            camels = page.locator("[data-row=market] [data-kind=M]")
            if await camels.count():
                told = await page.locator(".log li").count()
                await camels.first.click()
                await page.locator("[data-deed]").click()
                await page.locator(f".log li:nth-child({told + 1})").wait_for(state="attached")
            else:
                await trader.move()
            assert await trader.turn() == "mine", "a round went by without two camels"
        more, fewer = herd.locator(".more"), herd.locator(".fewer")
        await expect(fewer).to_be_disabled()
        for button in (more, fewer):
            box = await button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 30
        for given in (1, 2):
            await more.click()
            await expect(herd.locator(".chosen")).to_have_count(given)
        await expect(more).to_have_accessible_name(re.compile(r"one more camel \(2 of \d+ chosen\)"))
        await fewer.click()
        await expect(herd.locator(".chosen")).to_have_count(1)
        await expect(page.locator(".sentence p")).to_contain_text("market")


async def test_a_touch_screen_shows_no_key(visit: Visit, house: str) -> None:
    async with visit("/lobby", settings=SINGLE, size=(1366, 900)) as page:
        await begun(page)
        await expect(page.locator("[data-take-back] kbd")).to_be_visible()
        assert page.context.browser is not None
        state = await page.context.storage_state()
        phone = await page.context.browser.new_context(
            base_url=house, storage_state=state, has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844}
        )
        held = await phone.new_page()
        await held.goto(page.url)
        await held.locator("[data-deed]").wait_for()
        await expect(held.locator("[data-take-back]")).to_be_visible()
        assert not any([await key.is_visible() for key in await held.locator("kbd").all()])
        await phone.close()


BARE = """() => {
  const width = (node, side) => parseFloat(getComputedStyle(node)[`border${side}Width`]);
  const bare = (node) => ['Top', 'Right', 'Bottom', 'Left'].some((side) => width(node, side) < 1);
  const wanted = '.deed, .quiet, .line, .leaf, .sentence, .leafy, .phrase, .step, select, dialog, .bazaar, .stock';
  const found = [...document.querySelectorAll(wanted)].filter((node) => node.checkVisibility() && bare(node));
  return found.map((node) => node.outerHTML.slice(0, 90));
}"""


async def test_forced_colours_keep_borders(visit: Visit) -> None:
    async with visit() as page:
        await page.emulate_media(forced_colors="active")
        assert await page.evaluate(BARE) == []
        await page.goto("/lobby")
        await page.locator(".own").wait_for()
        assert await page.evaluate(BARE) == []
        await begun(page)
        await page.locator("[data-row=hand] button").first.click()
        assert await page.evaluate(BARE) == []
        # What is picked is seen without any colour of ours.
        outline = "(card) => getComputedStyle(card).outlineStyle"
        assert await page.locator("[data-row=hand] [aria-pressed=true]").first.evaluate(outline) == "solid"
