"""Every page: nothing for axe to find in either theme, no word left untranslated, nothing wider than a phone."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import FilePayload, Page, expect
from tests.browser.conftest import Played, Visit

Look = Callable[[Page, str], Awaitable[None]]
KEY = re.compile(
    r"\b(?:web|jaipur|eschnapur|level|error|phrase|game|terminal|list|people)-[a-z0-9]+(?:-[a-z0-9]+)*\b"
    r"|\{ ?\$|\bundefined\b|\bNaN\b"
)
WIDE = """() => {
  const wide = [...document.querySelectorAll('body *')].filter((node) => {
    const box = node.getBoundingClientRect();
    return box.width && (box.right > innerWidth + 1 || box.left < -1) && !node.closest('.unseen, svg, .picture');
  });
  const scrolls = document.documentElement.scrollWidth > innerWidth;
  return scrolls ? ['the page scrolls sideways', ...wide.slice(0, 3).map((node) => node.outerHTML.slice(0, 160))] : [];
}"""


async def chosen(page: Page, place: int) -> None:
    """Choose from the menu of a table; where there is room its entries stand in the head of the page."""
    if await page.locator("header .key").is_visible():
        await page.locator("header .key").click()
    await page.locator("#table-menu > *").nth(place).click()


async def tour(page: Page, played: Played, look: Look) -> None:
    """Go through everything there is to see, and look at each of it."""
    await look(page, "home")
    await page.locator("header .gear").click()
    await page.locator("#settings .notice").wait_for()
    await look(page, "settings")
    await page.keyboard.press("Escape")
    await page.locator(".scene .row:not(.main) button").first.click()
    await page.locator(".leaf input").wait_for()
    await look(page, "a table that asks for a name")
    await page.locator(".leaf form .deed").click()
    await page.locator("#share-link").wait_for()
    await look(page, "a table that waits")
    await page.locator(".leaf .quiet").last.click()
    await page.locator(".home").wait_for()
    await page.locator(".main .deed").first.click()
    await page.locator(".sentence.mine").wait_for()
    await look(page, "a table in play")
    await page.locator('[data-row="market"] button').first.click()
    await page.locator('[data-row="hand"] button').first.click()
    await look(page, "a selection that is no move")
    await page.keyboard.press("Escape")
    for place, name in enumerate(("log", "chat")):
        await chosen(page, place)
        await look(page, name)
        await page.keyboard.press("Escape")
    await chosen(page, 2)
    await page.locator("dialog.card li").first.wait_for()
    await look(page, "the summary card")
    await page.keyboard.press("Escape")
    await chosen(page, 5)
    await page.locator("dialog.sure").wait_for()
    await look(page, "resigning, not yet sure")
    await page.keyboard.press("Escape")
    for path, ready in (
        ("/lobby", ".own"),
        ("/games", ".ticket"),
        ("/rules/jaipur", "dt"),
        ("/rules/eschnapur", "dt"),
        ("/learn/jaipur", "#advice"),
        ("/learn/eschnapur", "#guide"),
        ("/verify", ".leaf"),
        (f"/verify?table={played.table}", ".verdict"),
        ("/replay", ".leaf"),
        (f"/replay/{played.table}", ".reel"),
        ("/table/nothing-here", ".leaf"),
        ("/nothing/here", ".leaf"),
    ):
        await page.goto(path)
        await page.locator(ready).first.wait_for()
        await look(page, path)
    broken = played.record.replace('"moves":["', '"moves":["sell DDDDDD","')
    await page.goto("/verify")
    await page.set_input_files("#record", {"name": "r.json", "mimeType": "application/json", "buffer": broken.encode()})
    await page.locator(".verdict.bad").wait_for()
    await look(page, "a record that does not hold")
    await page.evaluate("(seat) => localStorage.setItem('serai.seats', JSON.stringify([seat]))", played.seat)
    await page.goto(f"/table/{played.table}")
    await page.locator("dialog.crown").wait_for()
    await look(page, "the end of a match")
    await page.locator("dialog.crown [data-recount]").click()
    await page.locator("dialog.count .deed").wait_for()
    await look(page, "the count of a round")
    await page.locator("dialog.count .deed").click()
    await page.locator("dialog.crown").wait_for()


@pytest.mark.parametrize("theme", ["light", "dark"])
async def test_axe_finds_nothing(visit: Visit, played: Played, theme: str) -> None:
    axe = Axe()

    async def look(page: Page, place: str) -> None:
        found = await axe.run(page)
        assert found.violations_count == 0, f"{place}: {found.generate_report()}"

    async with visit(theme=theme) as page:
        await tour(page, played, look)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
async def test_a_phone_in_each_language(visit: Visit, played: Played, language: str) -> None:
    async def look(page: Page, place: str) -> None:
        told = await page.locator("body").inner_text()
        names = " ".join(await page.locator("[aria-label]").evaluate_all("(all) => all.map((node) => node.ariaLabel)"))
        left = KEY.search(re.sub(r"https?://\S+", "", told + names))
        assert left is None, f"{place} says {left and left.group()!r}"
        assert await page.evaluate(WIDE) == [], place
        assert await page.locator("html").get_attribute("lang") == language

    async with visit(language=language, size=(360, 740)) as page:
        await tour(page, played, look)


async def test_headings_are_set_in_the_face_of_the_house(visit: Visit) -> None:
    async with visit() as page:
        faces = (
            "() => document.fonts.ready.then(() => [...document.fonts].map(({ family, status }) => [family, status]))"
        )
        assert await page.evaluate(faces) == [["Vesper Libre", "loaded"]]
        family = await page.locator("h2").first.evaluate("(heading) => getComputedStyle(heading).fontFamily")
        assert family.split(",")[0] == '"Vesper Libre"'


async def test_language_and_light_change_at_any_time(visit: Visit) -> None:
    async with visit() as page:
        await page.get_by_role("button", name="Play", exact=True).first.click()
        await page.locator(".sentence.mine").wait_for()
        await page.locator('[data-row="hand"] button').first.click()
        picked = await page.locator('[data-flip][aria-pressed="true"]').get_attribute("data-flip")
        seen = set()
        for language, word in (("Français", "Journal"), ("Italiano", "Diario"), ("English", "Log")):
            await page.locator("header .gear").click()
            await page.get_by_role("button", name=language).click()
            await page.keyboard.press("Escape")
            await expect(page.locator(".side")).to_have_attribute("aria-label", word)
            seen.add(await page.locator(".log li").first.inner_text())
        assert len(seen) == 3
        grounds = set()
        for theme in ("Day", "Night"):
            await page.locator("header .gear").click()
            await page.get_by_role("button", name=theme).click()
            await page.keyboard.press("Escape")
            grounds.add(await page.evaluate("() => getComputedStyle(document.body).backgroundColor"))
        assert len(grounds) == 2
        # What was picked is still picked.
        assert await page.locator('[data-flip][aria-pressed="true"]').get_attribute("data-flip") == picked
        await page.reload()
        await expect(page.locator("html")).to_have_attribute("data-theme", "dark")


async def test_the_sentence_says_what_a_selection_does_or_lacks(visit: Visit) -> None:
    """Camels come together, incomplete selections say what is missing, bad ones name the clause (J-T4, J-T6, J-X1)."""
    async with visit() as page:
        await page.get_by_role("button", name="Play", exact=True).first.click()
        await page.locator(".sentence.mine").wait_for()
        sentence, deed = page.locator(".sentence p"), page.locator("[data-deed]")
        await expect(sentence).to_have_text(re.compile("^Choose what to take"))
        await expect(deed).to_be_disabled()
        camels = page.locator('[data-row="market"] [data-kind="M"]')
        if count := await camels.count():
            await camels.first.click()
            await expect(page.locator('[data-row="market"] [aria-pressed="true"]')).to_have_count(count)
            await expect(sentence).to_have_text(re.compile("^Take (the camel|all [2-5] camels)$"))
            await expect(deed).to_be_enabled()
            goods = page.locator('[data-row="market"] button:not([data-kind="M"])')
            if await goods.count():
                await goods.first.click()
                await expect(sentence).to_contain_text("(J-T6)")
                await expect(deed).to_be_disabled()
            await page.keyboard.press("Escape")
        hand = page.locator('[data-row="hand"] button')
        kinds = await hand.evaluate_all("(cards) => cards.map((card) => card.dataset.kind)")
        await hand.first.click()
        alone = f"({'J-X2'})" if kinds[0] in "DGS" else "Sell "
        await expect(sentence).to_contain_text(alone)
        other = next((at for at, kind in enumerate(kinds) if kind != kinds[0]), None)
        if other is not None:
            await hand.nth(other).click()
            await expect(sentence).to_contain_text("(J-X1)")


async def test_a_record_is_checked_without_a_network(visit: Visit, played: Played) -> None:
    async with visit("/verify") as page:
        await page.locator(".leaf").wait_for()
        await page.context.set_offline(True)

        async def found(text: str, *findings: str) -> None:
            """Check a record; what was found in the one before it may still be there for a moment."""
            file: FilePayload = {"name": "r.json", "mimeType": "application/json", "buffer": text.encode()}
            await page.set_input_files("#record", file)
            for finding in findings:
                await expect(page.locator(".leaf")).to_contain_text(finding)

        await found(played.record, "Everything is in order")
        record = json.loads(played.record)
        first = record["rounds"][0]
        for change, word in (
            ({"dealing": {**record["dealing"], "secret": "00" * 32}}, "are not what the dealer was bound to"),
            (
                {"dealing": {**record["dealing"], "entropy": ["11" * 32, None]}},
                "What Asha gave is not what the seat was bound to",
            ),
            ({"dealing": {**record["dealing"], "digest": "22" * 32}}, "does not fit its digest"),
            ({"options": {**record["options"], "open_herds": True}}, "are not what the dealer was bound to"),
            ({"rounds": [{**first, "scores": [1, 1]}]}, "the record says otherwise"),
            ({"rounds": [{**first, "deck": first["deck"][::-1]}]}, "as the secret says"),
            ({"rounds": [{**first, "starter": 1 - first["starter"]}]}, "the wrong player began"),
            ({"winner": 1 - record["winner"]}, "another winner"),
            ({"players": ["Somebody", "Else"]}, "changed since it was sealed"),
        ):
            await found(json.dumps({**record, **change}), word, "This record does not hold")
            await expect(page.locator("li.bad").first).to_be_visible()
        await found("no record at all", "cannot be read as JSON")
        await found(json.dumps({**record, "rounds": []}), "lacks what a record has: rounds")
