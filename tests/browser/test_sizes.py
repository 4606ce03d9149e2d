"""Every size of screen: whatever is needed to play has a real size, lies within the screen or one scroll away, is
covered by nothing, and no page scrolls sideways."""

from __future__ import annotations

import itertools
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest
from playwright.async_api import Page
from tests.browser.conftest import Played, Visit
from tests.browser.eschnapur.explorer import Seat, open_table, take_seat
from tests.browser.test_replay_files import chosen, expedition, match
from tests.browser.test_tables import opened
from tests.browser.trader import Trader
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

SIZES = (
    (320, 480),
    (320, 568),
    (360, 740),
    (390, 844),
    (568, 320),
    (683, 384),
    (844, 390),
    (768, 1024),
    (800, 600),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1920, 1080),
    (3840, 2160),
)
"""Phones upright and lying, twice magnified laptops, tablets, desktops."""

TOUCHED, TARGET, SEEN = 40, 24, 12
"""The least width, in pixels, of a card that is touched, of anything else that is, and of what is only looked at."""

JAIPUR = {
    "[data-row=market] .card": TOUCHED,
    "[data-row=hand] .card": TOUCHED,
    "[data-row=herd] button": TARGET,
    ".cascade .token": TARGET - 4,
    ".bonuses li": TARGET - 4,
    ".stack .pile": TARGET,
    ".sentence p": 100,
    "[data-deed]": 60,
    ".let-go": TARGET,
    ".far .seals": SEEN,
    ".far .purse": SEEN,
    ".near .purse": SEEN,
    ".side-keys button": TARGET,
}
EXPEDITION = {
    ".camp": 140,
    ".camp .goods": SEEN,
    ".camp .points": SEEN,
    "button.spot": TARGET,
    ".sentence p": 90,
    "[data-deed]": 60,
    ".tray .heap": TARGET,
    ".tray .card:not(.none)": TARGET,
    "[data-buy]": TARGET,
    "[data-reserve]": TARGET,
    "button.pile": TOUCHED,
    "[data-token]": TOUCHED,
    ".offer": 100,
    "ul.offers .mine": 100,
    "button.item": TARGET,
    ".goal .card": SEEN,
    ".slot": TARGET,
    "[data-row=fan] .card": TOUCHED,
    ".keys button": TARGET,
}
REPLAY = {
    ".bazaar .card": TOUCHED,
    ".own .card": 30,
    ".far .card": SEEN,
    ".cascade .token": TARGET - 4,
    ".reel p": 100,
    ".reel button": TARGET,
    ".reel input": 60,
}

REPLAYED_EXPEDITION = {
    ".camp": 140,
    ".camp .known": SEEN,
    ".tray .card:not(.none)": TARGET,
    ".reel p": 100,
    ".reel button": TARGET,
    ".reel input": 60,
    ".lens button": TARGET,
}
PLACE = "(key) => { const { x, y } = key.getBoundingClientRect(); return [Math.round(x), Math.round(y)]; }"

LOOK = """(wanted) => {
  const faults = [];
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
  const named = (node) => `${node.className.baseVal ?? node.className}`.replaceAll(/ ?svelte-[a-z0-9]+/g, '');
  for (const [what, least] of Object.entries(wanted)) {
    for (const node of document.querySelectorAll(what)) {
      if (getComputedStyle(node).display === 'none' || !node.checkVisibility()) continue;
      node.scrollIntoView({ block: 'center', inline: 'nearest' });
      const box = node.getBoundingClientRect();
      const [width, height, left, top] = [box.width, box.height, box.left, box.top].map(Math.round);
      const fault = (why) => faults.push(`${what} ${why}: ${width} x ${height} at ${left}, ${top}`);
      const away = box.height < innerHeight && (box.top < -1 || box.bottom > innerHeight + 1);
      const small = box.width < least - 0.5 || box.height < Math.min(least, 24) - 8.5;
      if (small) fault(`is smaller than ${least}`);
      else if (box.left < -1 || box.right > innerWidth + 1) fault('leaves the screen');
      else if (away) fault('cannot be scrolled to');
      // Of cards that overlap the left part is in sight, of tokens the numeral below; all else is met in its middle.
      const x = box.left + box.width * (node.matches('.card') ? 0.3 : 0.5);
      const y = box.top + Math.min(box.height, innerHeight) * (node.matches('.token') ? 0.8 : 0.5);
      const met = document.elementFromPoint(x, y);
      const covered = !met || !(node.contains(met) || met.contains(node));
      if (covered && !small && !away) fault(`is covered by ${met ? named(met) || met.tagName : 'nothing there'}`);
    }
  }
  scrollTo(0, 0);
  return [...new Set(faults)];
}"""
ROOMY = """() => [...document.querySelectorAll('button.card')].flatMap((card) => {
  const beside = card.nextElementSibling;
  const next = beside?.matches('button.card') ? beside.getBoundingClientRect() : null;
  const box = card.getBoundingClientRect();
  const free = (next && next.top < box.bottom && next.left > box.left ? next.left : box.right) - box.left;
  return free < 24 ? [`only ${Math.round(free)} of ${card.ariaLabel} can be touched`] : [];
})"""

DESKTOPS = ((1024, 768), (1280, 720), (1366, 768), (1920, 1080))
BELOW = """() => {
  const { bottom } = document.querySelector('.table').getBoundingClientRect();
  return [bottom > innerHeight - 12, document.documentElement.scrollHeight <= innerHeight + 2];
}"""
"""Whether the table reaches down to the end of the screen, and no further."""


async def look(page: Page, wanted: dict[str, int], where: str, sizes: Sequence[tuple[int, int]] = SIZES) -> None:
    """Walk over the sizes; everything that is wrong anywhere is told at once."""
    faults: list[str] = []
    there = [what for what in wanted if await page.locator(what).count()]
    assert len(there) >= min(3, len(wanted)), f"{where}: only {there} is there"
    for width, height in sizes:
        await page.set_viewport_size({"width": width, "height": height})
        await page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        told = [*await page.evaluate(LOOK, wanted), *await page.evaluate(ROOMY)]
        found = {fault.partition(":")[0]: fault for fault in told}
        faults += [f"{where} at {width} x {height}: {fault}" for fault in found.values()]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
async def test_a_table_of_jaipur(visit: Visit, language: str) -> None:
    async with visit("/lobby", language=language, settings={"name": "Asha", "seals": 1}) as page:
        await page.locator(".own .choices .row").nth(1).locator("button").nth(4).click()
        await page.locator(".own > .deed").click()
        trader = Trader(page)
        while await trader.turn() == "mine" and trader.moves < 12:
            if await page.locator("[data-row=hand] .card").count() >= 6 and trader.moves >= 3:
                break
            await trader.move()
        for card in ("[data-row=market] button", "[data-row=hand] button"):
            await page.locator(card).first.click()
        await look(page, JAIPUR, "jaipur")
        for size in DESKTOPS:
            await page.set_viewport_size({"width": size[0], "height": size[1]})
            assert await page.evaluate(BELOW) == [True, True], f"at {size} the table does not use the height"


class Line:
    """The lines of everybody at a table of Eschnapur, moved as any program could."""

    def __init__(self, seats: list[Seat], wires: list[ClientConnection]) -> None:
        self._seats, self._wires = seats, wires
        self._names = itertools.count()
        self.news: list[dict[str, Any]] = [{} for _ in seats]

    async def ask(self, seat: int, kind: str, **facts: Any) -> dict[str, Any]:
        """Ask for one seat and hear the answer."""
        name = f"line-{seat}-{next(self._names)}"
        await self._wires[seat].send(json.dumps({"type": kind, "id": name, "table": self._seats[seat].table, **facts}))
        while True:
            told = json.loads(await self._wires[seat].recv())
            if told["type"] in ("state", "update"):
                self.news[seat] = told
            if told.get("reply") == name:
                assert told["type"] != "error", told
                return dict(told)

    async def sit(self, seat: int) -> dict[str, Any]:
        """Come to the table, or look at it again; returns what this seat sees."""
        return (await self.ask(seat, "attach", token=self._seats[seat].token))["view"]  # type: ignore[no-any-return]

    async def move(self, seat: int, move: str) -> None:
        """Play a move in answer to the table as it is."""
        await self.sit(seat)
        await self.ask(seat, "move", version=self.news[seat]["version"], move=move)


@asynccontextmanager
async def lines(house: str, seats: list[Seat]) -> AsyncIterator[Line]:
    """Open a line for every seat."""
    wires = [await connect(house.replace("http", "ws") + "/socket", origin=Origin(house)) for _ in seats]
    try:
        yield Line(seats, wires)
    finally:
        for wire in wires:
            await wire.close()


async def test_a_table_of_eschnapur_in_every_phase(visit: Visit, house: str) -> None:
    seats = await open_table(house, 5, ())
    async with lines(house, seats) as line, visit(settings={"name": "Asha"}) as page:
        active: int = (await line.sit(0))["active"]
        other = (active + 1) % 5
        await take_seat(page, seats[active])
        await page.locator("button.pile").first.click()
        await look(page, EXPEDITION, "turning up")
        await line.move(active, "flip 1 2")
        for seat in range(5):
            if seat != active:
                for token in "AB":
                    await line.move(seat, f"offer {token} {1 + seat}c")
        await page.locator("button[data-offer]").nth(7).wait_for()
        await page.locator("button[data-offer]").first.click()
        await look(page, EXPEDITION, "selling")
        await take_seat(page, seats[other])
        await page.locator("button[data-token=B]").click()
        for _ in range(2):
            await page.locator("button[data-add=coin]").click()
        await look(page, EXPEDITION, "bidding")
        colour = (await line.sit(active))["colours"][other]
        await line.move(active, f"accept A {colour}")
        await take_seat(page, seats[active])
        await page.locator(".goal").wait_for()
        await page.locator(".place.within").first.wait_for()
        await page.locator("button.spot:not([data-here])").first.click()
        await look(page, EXPEDITION, "walking")
        await to_a_duel(line, active)
        await page.reload()
        await page.locator("[data-row=fan] .card").first.click()
        await look(page, EXPEDITION, "duelling")


async def to_a_duel(line: Line, active: int) -> None:
    """Let whoever is on the move buy symbols and open a niche, whoever that will be in the end."""
    for _ in range(40):
        await line.sit(active)
        legal = line.news[active]["listed_moves"]
        if "open" in legal:
            return await line.move(active, "open")
        if "buy symbol" in legal:
            await line.move(active, "buy symbol")
            continue
        await line.move(active, "end")
        active = (await line.sit(active))["active"]
        await line.move(active, "flip 1 2")
        await line.move(active, "refuse")
    raise AssertionError("nobody ever opened a niche")


async def test_a_replay(visit: Visit, played: Played) -> None:
    async with visit(f"/replay/{played.table}?moment=9") as page:
        await page.locator(".reel").wait_for()
        await look(page, REPLAY, "the replay")


async def test_a_replay_of_an_expedition(visit: Visit) -> None:
    async with visit("/replay") as page:
        await chosen(page, expedition(5))
        await page.locator(".reel").wait_for()
        for eyes in ("open", "2"):
            await page.locator(f'[data-as="{eyes}"]').click()
            for moment in (0, 30):
                await page.locator(".reel input").fill(str(moment))
                await look(page, REPLAYED_EXPEDITION, f"moment {moment} seen by {eyes}", SIZES[::2])


@pytest.mark.parametrize(("game", "eyes"), [("jaipur", "open"), ("eschnapur", "open"), ("eschnapur", "1")])
async def test_the_keys_of_a_replay_stay_under_the_finger(visit: Visit, game: str, eyes: str) -> None:
    """Nothing jumps: from moment to moment the keys stay where they are, whatever is told above them."""
    async with visit("/replay") as page:
        await chosen(page, match() if game == "jaipur" else expedition(4))
        await page.locator(f'[data-as="{eyes}"]').click()
        for width, height in ((320, 568), (390, 844), (844, 390), (1024, 768), (1366, 768), (1920, 1080)):
            await page.set_viewport_size({"width": width, "height": height})
            await page.keyboard.press("Home")
            places = {str(await page.locator(".reel .deed").evaluate(PLACE))}
            for moment in range(1, 61):
                await page.locator(".reel input").fill(str(moment))
                places.add(str(await page.locator(".reel .deed").evaluate(PLACE)))
            assert len(places) == 1, f"{width} x {height}: {sorted(places)}"


@pytest.mark.parametrize(
    ("path", "wanted"),
    [
        ("/", {".deed": 80, ".quiet": TARGET, "select": TARGET, ".gear": TARGET}),
        ("/lobby", {".own .deed": 80, ".own .quiet": TARGET, ".own h2": 60}),
        ("/rules/jaipur", {"dd": 120, ".leaf .quiet": TARGET, ".leaf .deed": TARGET}),
    ],
)
async def test_a_page(visit: Visit, path: str, wanted: dict[str, int]) -> None:
    async with visit(path) as page:
        await page.locator(next(iter(wanted))).first.wait_for()
        await look(page, wanted, path)


async def test_no_banner_is_beheaded(visit: Visit, house: str) -> None:
    """A banner may lose its sides, never the heads: it is nowhere wider than it was drawn."""
    shape = "(scene) => scene.clientWidth / scene.clientHeight"
    waiting = opened(house, seats=[{"kind": "human"}] * 2)
    for path in ("/lobby", "/rules/jaipur", waiting):
        async with visit(path) as page:
            scene = page.locator(".scene:has(svg)")
            for width, height in SIZES:
                await page.set_viewport_size({"width": width, "height": height})
                assert await scene.evaluate(shape) < 6.1, f"{path} at {width} x {height}"


async def test_the_ends_of_a_round_and_of_a_match(visit: Visit, played: Played) -> None:
    async with visit("/") as page:
        await page.evaluate("(seat) => localStorage.setItem('serai.seats', JSON.stringify([seat]))", played.seat)
        await page.goto(f"/table/{played.table}")
        ends = {"dialog[open] .deed": 80, "dialog[open] .quiet": TARGET, "dialog[open] h2": 60, "dialog[open] h3": SEEN}
        count = page.locator("dialog.count .deed")
        await page.locator("dialog[open] .deed").wait_for()
        if await count.count():
            await look(page, ends, "the count")
            await count.click()
        await page.locator("dialog.crown").wait_for()
        await look(page, ends, "the crown")
