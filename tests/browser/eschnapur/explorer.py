"""A person at a table of Eschnapur: looks at the page, touches things, presses the one button; by mouse or by keys."""

from __future__ import annotations

import itertools
import json
import random
import re
import secrets
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from playwright.async_api import Error, Locator, Page
from websockets.asyncio.client import connect
from websockets.typing import Origin

from serai.games.joint_dealing import seat_commitment

Phase = Literal["reserve", "offers", "walk", "duel", "over"]
PATIENCE: Final = 120
LOST: Final = 10
"""How often somebody may miss the way by keys in a whole game."""
LOOK = """() => {
  const table = document.querySelector('[data-phase]');
  if (!table) return null;
  const there = (what) => document.querySelectorAll(what).length;
  return {
    phase: table.dataset.phase,
    busy: table.dataset.busy === 'true',
    awaited: table.dataset.awaited === 'true',
    over: there('dialog[open]') > 0,
    piles: there('button.pile'),
    deals: [...document.querySelectorAll('button[data-offer]')].map((node) => node.dataset.offer),
    haggling: there('button[data-add]') > 0,
    fan: [...document.querySelectorAll('[data-row=fan] [data-card]')].map((node) => Number(node.dataset.card)),
    walking: there('.goal') > 0,
    mine: there('.mine button.item') > 0,
    goals: [...document.querySelectorAll('.place.within')].filter((node) => node.querySelector('.purse:not(.lacking)'))
      .map((node) => node.querySelector('.code text').textContent),
    lit: [...document.querySelectorAll('.place.within .code text')].map((node) => node.textContent),
    worth: Number(document.querySelector('.tray .sum b')?.textContent ?? 0),
    tokens: there('[data-reserve]'),
    coins: Number(document.querySelector('.tray .heap b')?.textContent ?? 0),
  };
}"""

ON_TABLE = "() => document.activeElement === document.body || !!document.activeElement.closest('[data-row]')"
WAY = """(target) => {
  const found = document.querySelector(target);
  if (!found) return null;
  const [to, from] = [found, document.activeElement].map((node) => {
    const box = node.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  });
  return { here: document.activeElement.matches(target), x: to.x - from.x, y: to.y - from.y };
}"""


@dataclass
class Seat:
    """A seat as a browser keeps it."""

    table: str
    seat: int
    token: str
    commitment: str
    own: dict[str, Any]

    @property
    def kept(self) -> str:
        """What the browser's storage holds."""
        return json.dumps([{**self.__dict__, "since": 0}])


async def open_table(house: str, people: int, levels: tuple[str, ...], **setting: Any) -> list[Seat]:
    """Open a table over the socket, as any program could, take the people's seats, and have the cards dealt."""
    count = itertools.count()
    async with connect(house.replace("http", "ws") + "/socket", origin=Origin(house)) as line:

        async def ask(kind: str, **facts: Any) -> dict[str, Any]:
            name = str(next(count))
            await line.send(json.dumps({"type": kind, "id": name, **facts}))
            while (answer := json.loads(await line.recv())).get("reply") != name:
                pass
            assert answer["type"] != "error", answer
            return dict(answer)

        seats = [{"kind": "human"}] * people + [{"kind": "computer", "level": level} for level in levels]
        created = await ask("create", game="eschnapur", seats=seats, **setting)
        taken: list[Seat] = []
        for name in ("Asha", "Bruno", "Chiara", "Dev", "Elif")[:people]:
            entropy, table = secrets.token_bytes(32), created["table"]
            commitment = seat_commitment(entropy, table).hex()
            told = await ask("sit", table=table, name=name, commitment=commitment, seat=len(taken))
            own = {"entropy": entropy.hex(), "digest": None, "present": True, "given": None}
            taken.append(Seat(table, told["seat"], told["token"], told["commitment"], own))
        for seat in taken:
            told = await ask("attach", table=seat.table, token=seat.token)
            seat.own["digest"] = told["info"]["dealing"]["digest"]
            await ask("open", table=seat.table, digest=seat.own["digest"], entropy=seat.own["entropy"])
        told = await ask("attach", table=created["table"])
        for seat in taken:
            seat.own["given"] = told["info"]["dealing"]["entropy"]
    return taken


async def take_seat(page: Page, seat: Seat) -> None:
    """Give a page the seat's token, and go to its table."""
    await page.evaluate("(kept) => localStorage.setItem('serai.seats', kept)", seat.kept)
    await page.goto(f"/table/{seat.table}")
    await page.locator("[data-phase]").wait_for(timeout=PATIENCE * 1000)


@dataclass
class Explorer:
    """Somebody who plays, and does now and then what has not been done yet."""

    page: Page
    keyboard: bool = False
    done: set[str] = field(default_factory=set)
    chance: random.Random = field(default_factory=lambda: random.Random(1))
    _turn: int = 0
    _lost: int = 0

    async def look(self) -> dict[str, Any]:
        """Return what there is to touch."""
        seen = await self.page.evaluate(LOOK)
        assert seen is not None, "the table has left the page"
        return dict(seen)

    async def touch(self, row: str, target: str) -> None:
        """Touch something of a row: by a click, or by walking there with Tab and arrows and pressing Space."""
        if not self.keyboard:
            await self.page.locator(target).first.click(timeout=4_000)
            return
        here = f"() => document.activeElement.closest('[data-row={row}]') !== null"
        for _ in range(70):
            if await self.page.evaluate(here):
                break
            await self.page.keyboard.press("Tab")
        for _ in range(80):
            way = await self.page.evaluate(WAY, target)
            if way is None:
                raise AssertionError(f"{target} is not there any more")
            if way["here"]:
                await self.page.keyboard.press("Space")
                return
            await self.page.keyboard.press(self._arrow(way["x"], way["y"], plan=row in ("temple", "sales")))
        self._lost += 1
        raise AssertionError(f"{target} cannot be reached by keys")

    def _arrow(self, x: float, y: float, *, plan: bool) -> str:
        """Choose an arrow toward something; now and then another way, since not every square lies on a line."""
        across, along = ("ArrowRight" if x > 0 else "ArrowLeft"), ("ArrowDown" if y > 0 else "ArrowUp")
        if not plan:
            return across
        if self.chance.random() < 0.25:
            return self.chance.choice(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"))
        return across if self.chance.random() * (abs(x) + abs(y)) < abs(x) else along

    async def act(self) -> bool:
        """Press the button if it is ready; tell whether it was."""
        deed = self.page.locator("[data-deed]")
        if not await deed.count() or not await deed.is_enabled():
            return False
        if self.keyboard:
            await self.page.wait_for_timeout(450)
            await self.enter()
        else:
            await deed.click(timeout=4_000)
        return True

    async def enter(self) -> None:
        """Press Enter on the table, not on whatever else has the focus."""
        for _ in range(70):
            if await self.page.evaluate(ON_TABLE):
                break
            await self.page.keyboard.press("Tab")
        await self.page.keyboard.press("Enter")

    async def let_go(self) -> None:
        """Let go of what is picked."""
        await self.page.keyboard.press("Escape")

    async def sentence(self) -> str:
        """Return what is said about the selection."""
        return (await self.page.locator(".sentence p").inner_text()).strip()

    async def step(self) -> bool:
        """Do one thing if there is one to do; tell whether the game is over."""
        seen = await self.look()
        if seen["over"]:
            return True
        if seen["busy"]:
            await self.page.wait_for_timeout(40)
            return False
        try:
            await self._choose(seen)
        except (Error, AssertionError) as late:
            # Others are quick: what was to be touched may be gone by now. Chance may lead astray, but not for ever.
            if "closed" in str(late) or self._lost > LOST:
                raise
        await self.page.wait_for_timeout(60)
        return False

    async def _choose(self, seen: dict[str, Any]) -> None:
        self._turn += 1
        if seen["fan"]:
            await self._duel(seen["fan"])
        elif seen["piles"]:
            await self._flip(seen)
        elif seen["haggling"]:
            await self._haggle(seen)
        elif seen["phase"] == "offers" and seen["awaited"]:
            await self._sell(seen)
        elif seen["walking"]:
            await self._walk(seen)

    async def _do(self, what: str) -> None:
        if await self.act():
            self.done.add(what)
        else:
            await self.let_go()

    async def _duel(self, cards: list[int]) -> None:
        first_pass = "pass" not in self.done and "lock" in self.done
        card = 0 if first_pass else max(cards) if self._turn % 3 or "lock" not in self.done else min(cards)
        await self.touch("fan", f"[data-card='{card}']")
        await self._do("lock" if card else "pass")

    async def _flip(self, seen: dict[str, Any]) -> None:
        if seen["piles"] and self._turn % 2:
            await self.touch("stock", "button[data-pile='1']")
            await self.touch("stock", "button[data-pile='2']")
        elif self.keyboard:
            await self.enter()  # picks what the button offers
        await self._do("flip")

    async def _haggle(self, seen: dict[str, Any]) -> None:
        if seen["mine"] and "withdraw" not in self.done:
            await self.touch("sales", ".mine button.item")
            while await self.page.locator(".drafting button.item").count():
                await self.touch("sales", ".drafting button.item")
            await self._do("withdraw")
        elif not seen["mine"] and seen["coins"] >= 3:
            await self.touch("sales", f"button[data-token='{'AB'[self._turn % 2]}']")
            for _ in range(1 + self._turn % 3):
                await self.touch("purse", "button[data-add=coin]")
            await self._do("offer")
        else:
            await self.let_go()
            if self.keyboard:
                await self.enter()
            await self._do("ready")
            await self.page.wait_for_timeout(100)

    async def _sell(self, seen: dict[str, Any]) -> None:
        if seen["deals"]:
            await self.touch("sales", f"button[data-offer='{seen['deals'][0]}']")
            await self._do("accept")
        elif self._turn % 4 == 0:
            if self.keyboard:
                await self.enter()
            await self._do("refuse")
        else:
            await self.page.wait_for_timeout(150)

    async def _walk(self, seen: dict[str, Any]) -> None:
        if seen["worth"] >= 12:
            for place in range(seen["tokens"]):
                await self.touch("reserve", f"[data-reserve='{place}']")
            await self._do("redeem")
            return
        for thing in ("symbol", "number", "move"):
            again = thing == "symbol" and self._turn % 3 == 0
            if seen["coins"] >= 6 and (f"buy {thing}" not in self.done or again):
                await self.touch("purse", f"[data-buy='{thing}']")
                await self._do(f"buy {thing}")
                return
        await self.touch("temple", "[data-here]")
        if await self.act():
            self.done.add("open")
            return
        await self.let_go()
        goals = seen["goals"] or (seen["lit"] if "walk" not in self.done else [])
        if goals:
            await self.touch("temple", f"[data-square='{goals[0]}']")
            await self._do("walk")
            return
        if self.keyboard:
            await self.enter()
        await self._do("end")


async def told(page: Page) -> str:
    """Return the whole log."""
    lines: Locator = page.locator("ol.log li")
    return re.sub(r"\s+", " ", " ".join(await lines.all_inner_texts()))
