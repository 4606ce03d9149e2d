"""A person at the table: looks at the page, picks cards, presses the one button; by mouse or by keyboard alone."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from playwright.async_api import Page

PRECIOUS = "DGS"
ORDER = "DGSCPL"
ROWS = ("market", "hand", "herd")
LOOK = """() => {
  const cards = (row) => [...document.querySelectorAll(`[data-row="${row}"] [data-kind]`)].map((card) => {
    const box = card.getBoundingClientRect();
    // The left edge of a card is in sight even where cards overlap.
    return { kind: card.dataset.kind, x: box.left + 6, y: box.top + box.height / 2 };
  });
  const rows = { market: cards('market'), hand: cards('hand'), herd: cards('herd') };
  return { ...rows, told: document.querySelectorAll('.log li').length };
}"""
DEED = """() => {
  const deed = document.querySelector('[data-deed]');
  const box = deed.getBoundingClientRect();
  const say = document.querySelector('.sentence p').textContent;
  return { say, ready: !deed.disabled, x: box.left + box.width / 2, y: box.top + box.height / 2 };
}"""


@dataclass(frozen=True)
class Wish:
    """Cards to pick: places in each row."""

    market: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()
    herd: tuple[int, ...] = ()


def wish(market: list[str], hand: list[str], herd: list[str]) -> Wish:
    """Choose a sensible move: sell sets, exchange leather and camels for precious goods, otherwise take."""
    held = Counter(hand)
    for kind, count in held.most_common():
        if count >= 3 or (count >= 2 and kind in PRECIOUS):
            return Wish(hand=tuple(at for at, card in enumerate(hand) if card == kind))
    wanted = [at for at, kind in enumerate(market) if kind in PRECIOUS]
    given = [at for at, kind in enumerate(hand) if kind not in PRECIOUS]
    camels = min(len(herd), 7 - len(hand))
    if len(wanted) >= 2 and len(given) + camels >= 2:
        own = given[:2]
        return Wish(market=tuple(wanted[:2]), hand=tuple(own), herd=tuple(range(2 - len(own))))
    goods = [at for at, kind in enumerate(market) if kind != "M"]
    if goods and len(hand) < 7:
        return Wish(market=(min(goods, key=lambda at: ORDER.index(market[at])),))
    if "M" in market:
        return Wish(market=(market.index("M"),))
    kind = next((kind for kind in held if kind not in PRECIOUS), held.most_common(1)[0][0])
    return Wish(hand=tuple(at for at, card in enumerate(hand) if card == kind))


def spelled(notation: str, rows: dict[str, list[str]]) -> Wish:
    """Return the cards to pick for a move in notation."""
    deed, _, goods = notation.partition(" ")
    left = {row: list(kinds) for row, kinds in rows.items()}

    def places(row: str, wanted: str) -> tuple[int, ...]:
        found = []
        for kind in wanted:
            found.append(left[row].index(kind))
            left[row][found[-1]] = ""
        return tuple(found)

    taken, _, given = goods.partition("/")
    match deed:
        case "camels":
            return Wish(market=places("market", "M"))
        case "sell":
            return Wish(hand=places("hand", goods))
        case "take":
            return Wish(market=places("market", goods))
        case _:
            own, camels = given.replace("M", ""), "M" * given.count("M")
            return Wish(places("market", taken), places("hand", own), places("herd", camels))


@dataclass
class Trader:
    """Plays on a page until the match is over."""

    page: Page
    keyboard: bool = False
    moves: int = 0

    async def turn(self) -> str:
        """Wait for something to do: ``mine``, ``count`` or ``crown``."""
        await self.page.locator("dialog.crown, dialog.count .deed, .sentence.mine").first.wait_for()
        if await self.page.locator("dialog.crown").count():
            return "crown"
        return "count" if await self.page.locator("dialog.count").count() else "mine"

    async def move(self) -> str:
        """Make one move and return the sentence that announced it; resolves when the log tells it."""
        seen = await self.page.evaluate(LOOK)
        say = await self.choose(wish(*([card["kind"] for card in seen[row]] for row in ROWS)))
        await self.page.locator(f".log li:nth-child({seen['told'] + 1})").wait_for(state="attached")
        self.moves += 1
        return say

    async def choose(self, chosen: Wish) -> str:
        """Pick cards and press the button; return the sentence that announced the move."""
        seen = await self.page.evaluate(LOOK)
        for row in ROWS:
            for place in getattr(chosen, row):
                if self.keyboard:
                    await self.pick(row, place)
                else:
                    await self.page.mouse.click(seen[row][place]["x"], seen[row][place]["y"])
        deed = await self.page.evaluate(DEED)
        assert deed["ready"], f"{chosen} of {seen} is no move: {deed['say']}"
        if self.keyboard:
            await self.page.keyboard.press("Enter")
        else:
            await self.page.mouse.click(deed["x"], deed["y"])
        return str(deed["say"])

    async def spell(self, notation: str) -> str:
        """Make a move that is given in notation."""
        seen = await self.page.evaluate(LOOK)
        return await self.choose(spelled(notation, {row: [card["kind"] for card in seen[row]] for row in ROWS}))

    async def pick(self, row: str, place: int) -> None:
        """Pick a card by the keyboard alone; camels of the herd are counted, one with every press."""
        await self._walk_to(row)
        if row == "herd":
            await self.page.keyboard.press("Space")
            return
        await self.page.keyboard.press("Home")
        for _ in range(place):
            await self.page.keyboard.press("ArrowRight")
        here = await self.page.evaluate("() => document.activeElement.dataset.placeInRow")
        assert int(here) == place, f"the arrows lead to place {here} of the {row}, not to {place}"
        await self.page.keyboard.press("Space")

    async def _walk_to(self, row: str) -> None:
        """Reach a row of cards with Tab and the arrows alone."""
        where = "() => document.activeElement?.closest('[data-row]')?.dataset.row ?? ''"
        rows = ["market", "herd", "hand"]
        for _ in range(60):
            here = str(await self.page.evaluate(where))
            if here == row:
                return
            if here in rows:
                await self.page.keyboard.press("ArrowDown" if rows.index(here) < rows.index(row) else "ArrowUp")
            else:
                await self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach the {row}")

    async def go_on(self) -> None:
        """Leave the count of a round."""
        if self.keyboard:
            await self.page.keyboard.press("Enter")
        else:
            await self.page.locator("dialog.count .deed").click()
        await self.page.locator("dialog.count").wait_for(state="detached")

    async def play_out(self, most: int = 400) -> None:
        """Play until the match is over."""
        for _ in range(most):
            match await self.turn():
                case "crown":
                    return
                case "count":
                    await self.go_on()
                case _:
                    await self.move()
        raise AssertionError(f"the match is not over after {most} turns")
