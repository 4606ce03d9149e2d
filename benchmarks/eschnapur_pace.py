"""How long a game of Eschnapur against computer players takes in the browser, and how much of it is waiting.

    python benchmarks/eschnapur_pace.py                 one game against three peddlers, six minutes (needs chromium)
    python benchmarks/eschnapur_pace.py --games 3 --level merchant
    python benchmarks/eschnapur_pace.py --json          one JSON object

The server keeps its usual pace. A scripted person looks, thinks for about as long as people do, touches and presses,
all through the page, with everything travelling. Ten times a second the page notes what goes on: the person has
something to decide (*own*), something is moving on the table (*shown*), or neither (*waiting*). On a busy machine the
person's own time is longer than meant, since every touch waits for the browser: beside the time that the game took
stands the time with the person's part as it was meant, and that one is held to the bound.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.async_api import Browser, Error, async_playwright
from tests.browser.browsers import find_chromium
from tests.browser.conftest import FLAGS, play_round, serving
from tests.browser.eschnapur.explorer import Explorer, open_table, take_seat

from serai.server.settings import Settings

THOUGHT = {"flip": 0.8, "bid": 1.5, "sell": 1.5, "walk": 1.5, "duel": 2.0}
"""Seconds that a person thinks before doing something."""
HAND = 0.25
"""Seconds between two touches."""
LONGEST, WAITED = 360.0, 0.25
LOOKS = 0.1
"""Seconds between two looks at what goes on."""
MOST_SECONDS = 1_800


WATCH = """(every) => {
  window.spent = {};
  window.deciding = false;
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    const { phase, busy, awaited } = document.querySelector('[data-phase]')?.dataset ?? {};
    const own = window.deciding || (awaited === 'true' && busy !== 'true');
    const kind = own ? 'own' : busy === 'true' ? 'shown' : 'waiting';
    for (const name of [kind, `${kind} in ${phase}`]) spent[name] = (spent[name] ?? 0) + (now - last) / 1000;
    last = now;
  }, every);
}"""
"""Notes in the page what goes on; whether the person thinks about a bid is told by the person."""


class Person(Explorer):
    """Somebody who plays at a person's speed."""

    def __init__(self, page: Any) -> None:
        super().__init__(page)
        self.sales = 0
        self.meant = 0.0
        """Seconds that this person wanted to take, thinking and touching."""

    async def decide(self, deciding: bool) -> None:
        await self.page.evaluate("(deciding) => { window.deciding = deciding; }", deciding)

    async def think(self, about: str) -> None:
        self.meant += THOUGHT[about]
        await asyncio.sleep(THOUGHT[about])

    async def touch(self, row: str, target: str) -> None:
        await super().touch(row, target)
        self.meant += HAND
        await asyncio.sleep(HAND)

    async def act(self) -> bool:
        self.meant += HAND
        return await super().act()

    async def play(self) -> None:
        """Play until the result is shown."""
        for _ in range(int(MOST_SECONDS / LOOKS)):
            seen = await self.look()
            if seen["over"]:
                return
            try:
                await self.choose(seen)
                await self.decide(False)
            except (Error, AssertionError) as late:
                if "closed" in str(late):
                    raise
            await asyncio.sleep(LOOKS)
        raise AssertionError("the game has not ended")

    async def choose(self, seen: dict[str, Any]) -> None:
        if seen["fan"] and not seen["busy"]:
            await self.decide(True)
            await self.think("duel")
            card = (
                max(seen["fan"])
                if len(self.done) % 2
                else min(card for card in seen["fan"] if card or seen["fan"] == [0])
            )
            await self.touch("fan", f"[data-card='{card}']")
            await self.act()
        elif seen["piles"] and not seen["busy"]:
            await self.decide(True)
            await self.think("flip")
            await self.act()
        elif seen["haggling"] and await self.asked():
            await self.decide(True)
            await self.bid(seen)
        elif seen["phase"] == "offers" and seen["awaited"] and not seen["busy"]:
            await self.sell()
        elif seen["walking"] and not seen["busy"]:
            await self.decide(True)
            await self.think("walk")
            await self.walk(seen)

    async def asked(self) -> bool:
        """Whether the button says "no more", so that the seller waits for this person."""
        deed = self.page.locator("[data-deed]")
        return await deed.count() > 0 and await deed.is_enabled()

    async def bid(self, seen: dict[str, Any]) -> None:
        """Bid a few coins in every third sale, and say that that is all."""
        await self.think("bid")
        self.sales += 1
        if self.sales % 3 == 0 and seen["coins"] >= 6 and not seen["mine"]:
            await self.touch("sales", f"button[data-token='{'AB'[self.sales % 2]}']")
            for _ in range(2):
                await self.touch("purse", "button[data-add=coin]")
            await self.act()
            await asyncio.sleep(HAND)
        await self.let_go()
        if await self.asked():
            await self.act()

    async def sell(self) -> None:
        """Wait until nobody raises for a while, then take the first offer or refuse."""
        before = (await self.look())["deals"]
        await self.think("sell")
        after = await self.look()
        if before != after["deals"] or not after["awaited"]:
            return
        await self.decide(True)
        if after["deals"]:
            await self.touch("sales", f"button[data-offer='{after['deals'][0]}']")
        await self.act()

    async def walk(self, seen: dict[str, Any]) -> None:
        if seen["worth"] >= 12:
            for place in range(seen["tokens"]):
                await self.touch("reserve", f"[data-reserve='{place}']")
        elif await self.page.locator("[data-end]").count():
            pass  # the button opens the niche
        elif seen["goals"]:
            await self.touch("temple", f"[data-square='{seen['goals'][0]}']")
        elif seen["coins"] >= 9:
            await self.touch("purse", "[data-buy='symbol']")
        await self.act()
        self.done.add(str(len(self.done)))


async def game(browser: Browser, house: str, level: str, seats: int) -> dict[str, float]:
    """Play one game and return the seconds spent, by kind."""
    (seat,) = await open_table(house, 1, (level,) * (seats - 1))
    context = await browser.new_context(base_url=house, locale="en", viewport={"width": 1366, "height": 768})
    context.set_default_timeout(20_000)
    page = await context.new_page()
    await page.goto("/")
    await take_seat(page, seat)
    await page.evaluate(WATCH, 1000 * LOOKS)
    began = time.monotonic()
    person = Person(page)
    await person.play()
    spent: dict[str, float] = {"all": time.monotonic() - began, **await page.evaluate("() => window.spent")}
    spent["as meant"] = spent["all"] - spent["own"] + min(spent["own"], person.meant)
    with urllib.request.urlopen(f"{house}/api/tables/{seat.table}/record") as answer:
        moves = json.load(answer)["moves"]
    spent["moves"], spent["own moves"] = len(moves), sum(mover == seat.seat for mover, _ in moves)
    await context.close()
    return spent


async def measure(level: str, seats: int, games: int) -> list[dict[str, float]]:
    usual = Settings()
    found = find_chromium()
    sandbox = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), hearing=usual.hearing, pace=usual.pace) as house,
    ):
        play_round(house)
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(
                executable_path=found.program, args=[*FLAGS, *sandbox], env={**os.environ, **found.environment}
            )
            told = [await game(browser, house, level, seats) for _ in range(games)]
            await browser.close()
    return told


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument(
        "--level", default="peddler", help="of the computer players (default: %(default)s, as the page has it)"
    )
    parser.add_argument("--seats", type=int, default=4, choices=(3, 4, 5))
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="answer as one JSON object")
    args = parser.parse_args()
    told = asyncio.run(measure(args.level, args.seats, args.games))
    missed = any(spent["as meant"] > LONGEST or spent["waiting"] > WAITED * spent["as meant"] for spent in told)
    if args.json:
        print(json.dumps([{kind: round(seconds, 1) for kind, seconds in spent.items()} for spent in told]))
        return int(missed)
    for spent in told:
        shares = ", ".join(f"{kind} {spent[kind] / spent['all']:.0%}" for kind in ("own", "shown", "waiting"))
        moves = f"{spent['moves']:.0f} moves, {spent['own moves']:.0f} of them the person's"
        meant = f"{spent['as meant'] / 60:.1f} with the person's part as meant"
        print(f"{args.seats} seats, {args.level}: {spent['all'] / 60:.1f} minutes ({shares}), {meant}; {moves}")
        phases = sorted((kind for kind in spent if kind.startswith("waiting in")), key=lambda kind: -spent[kind])
        print("  " + ", ".join(f"{kind} {spent[kind]:.0f} s" for kind in phases))
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
