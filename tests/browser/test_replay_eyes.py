"""A replay through anybody's eyes: what a seat could not see is not in the page, nor is what is still to come."""

from __future__ import annotations

import json
import re

from playwright.async_api import Page, expect
from tests.browser.conftest import Played, Visit
from tests.browser.test_replays import SLIDER

NOTED = """() => {
  const real = window.setTimeout;
  window.pauses = [];
  window.setTimeout = (deed, time, ...more) => {
    window.pauses.push(time);
    return real(deed, time, ...more);
  };
}"""
"""Notes every pause that the page asks for."""
LONG = "window.pauses.filter((time) => time > 200 && time !== 250)"
"""The pauses in which a moment is read; 250 is that of the address."""


async def opened(page: Page, path: str) -> None:
    await page.goto(path)
    await page.locator(".reel").wait_for()


def seen_by(page: Page, knowledge: str) -> str:
    return f'.lens [data-as="{knowledge}"]'


async def faces(page: Page, hand: str) -> list[str | None]:
    """Return the cards of a hand, nothing for one that lies face down."""
    kinds: list[str | None] = await page.locator(f"{hand} .card").evaluate_all(
        "(all) => all.map((card) => card.dataset.kind ?? null)"
    )
    return kinds


async def test_cards_lie_open_for_who_may_see_them(visit: Visit, played: Played) -> None:
    hands = deal(played)
    async with visit("/games") as page:
        await opened(page, f"/replay/{played.table}")
        assert sorted(map(str, await faces(page, ".own"))) == sorted(hands[0])
        assert sorted(map(str, await faces(page, ".far .fan"))) == sorted(hands[1])
        # By mouse: a spectator sees neither hand.
        await page.locator(seen_by(page, "watch")).click()
        await expect(page.locator(".own .card [data-kind], .fan [data-kind]")).to_have_count(0)
        assert set(await faces(page, ".own")) | set(await faces(page, ".far .fan")) == {None}
        await expect(page).to_have_url(re.compile("as=watch"))
        # By keyboard: the second seat, who sits at the bottom now and is spoken to.
        await page.locator(seen_by(page, "1")).focus()
        await page.keyboard.press("Enter")
        await expect(page.locator(seen_by(page, "1"))).to_have_attribute("aria-pressed", "true")
        assert sorted(map(str, await faces(page, ".own"))) == sorted(hands[1])
        assert set(await faces(page, ".far .fan")) == {None}
        await expect(page.locator(".reel p")).to_contain_text("Your hand")
        # Whoever opens that address sees the same.
        await expect(page).to_have_url(re.compile("as=2"))
        await page.reload()
        await page.locator(".reel").wait_for()
        assert sorted(map(str, await faces(page, ".own"))) == sorted(hands[1])


def deal(played: Played) -> tuple[str, str]:
    """Return the goods that both were dealt, from the record."""
    deck = json.loads(played.record)["rounds"][0]["deck"]
    return deck[:5].replace("M", ""), deck[5:10].replace("M", "")


async def test_nothing_of_what_is_to_come_is_told(visit: Visit, played: Played) -> None:
    """Spoiler-free: neither the result nor the number of moves is anywhere in the page."""
    async with visit("/games") as page:
        await opened(page, f"/replay/{played.table}?moment=6")
        count = await page.locator(".log li").count()
        await page.locator("[data-spoilers]").click()
        await expect(page.locator(".log li")).to_have_count(6)
        await expect(page.locator(SLIDER)).to_have_attribute("aria-valuetext", "Moment 6")
        await expect(page.locator(SLIDER)).to_have_attribute("max", "5")
        await expect(page.locator(".reel .place")).not_to_contain_text("/")
        # The last moment that was seen is the end; beyond it one goes step by step.
        await page.keyboard.press("End")
        await expect(page.locator(SLIDER)).to_have_attribute("aria-valuetext", "Moment 6")
        await page.keyboard.press("ArrowRight")
        await expect(page.locator(SLIDER)).to_have_attribute("aria-valuetext", "Moment 7")
        await page.keyboard.press("ArrowLeft")
        await expect(page.locator(".log li")).to_have_count(6)
        told = await page.locator("body").inner_text()
        html = await page.content()
        assert not re.search(rf"(?:of|/) {count}\b|max=.{count - 1}\b", told + html)
        assert not re.search("wins the match|wins the seal|Round 1 is over", told + html)
        # No key says that there is nothing after it, and the choice is kept.
        await expect(page).to_have_url(re.compile("moment=6"))
        await page.reload()
        await page.locator(".reel").wait_for()
        await expect(page.locator(".log li")).to_have_count(6)
        await page.locator("[data-spoilers]").click()
        await page.keyboard.press("End")
        await expect(page.locator(SLIDER)).to_have_attribute("aria-valuetext", f"Moment {count} of {count}")
        await page.locator("[data-spoilers]").click()
        await expect(page.get_by_role("button", name="One on")).to_have_attribute("aria-disabled", "false")


async def test_the_speed_is_kept_and_a_faster_replay_arrives_sooner(visit: Visit, played: Played) -> None:
    async with visit("/games", motion=True) as page:
        await opened(page, f"/replay/{played.table}")
        await page.get_by_role("button", name="Speed × 4").click()
        await page.reload()
        await page.locator(".reel").wait_for()
        await expect(page.locator("[data-speed='4']")).to_have_attribute("aria-pressed", "true")
        # At four times the speed a pause is a quarter as long: the page asks for it so.
        await page.evaluate(NOTED)
        pauses = []
        for speed in (1, 4):
            await page.locator(f"[data-speed='{speed}']").click()
            await page.evaluate("() => (window.pauses = [])")
            await page.keyboard.press("Space")
            await page.wait_for_function(f"() => ({LONG}).length > 0")
            await page.keyboard.press("Space")
            pauses.append(await page.evaluate(f"() => ({LONG})[0]"))
        assert pauses == [900, 225]


async def test_a_link_to_the_moment_is_copied(visit: Visit, played: Played) -> None:
    async with visit("/games") as page:
        await page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        await opened(page, f"/replay/{played.table}?moment=4&as=1")
        await page.keyboard.press("ArrowRight")
        await page.locator("[data-copy]").focus()
        await page.keyboard.press("Enter")
        await expect(page.locator(".lens [role=status]")).to_have_text("The link to moment 5 is copied.")
        link = await page.evaluate("() => navigator.clipboard.readText()")
        assert link.endswith(f"/replay/{played.table}?moment=5&as=1")
        await opened(page, link[link.index("/replay") :])
        await expect(page.locator(SLIDER)).to_have_attribute("aria-valuetext", re.compile("^Moment 5 "))
        await expect(page.locator(seen_by(page, "0"))).to_have_attribute("aria-pressed", "true")


async def test_a_link_to_another_moment_of_the_same_game_leads_there(visit: Visit, played: Played) -> None:
    async with visit("/games") as page:
        await opened(page, f"/replay/{played.table}?moment=4")
        await page.evaluate(
            """(path) => {
              const link = Object.assign(document.createElement('a'), { href: path, textContent: 'there' });
              document.body.append(link);
              link.click();
            }""",
            f"/replay/{played.table}?moment=9&as=2",
        )
        await expect(page.locator(SLIDER)).to_have_attribute("aria-valuetext", re.compile("^Moment 9 "))
        await expect(page.locator(seen_by(page, "1"))).to_have_attribute("aria-pressed", "true")
