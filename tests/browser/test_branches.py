"""A game taken up in the middle of another one, in the page: labelled, and checked as far as it can be."""

from __future__ import annotations

import json
from typing import Any

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, expect
from tests.browser.conftest import Played, Visit
from tests.browser.trader import Trader
from tests.server.guest import Guest

LABELS = {
    "en": "What if: from move 5 of another game",
    "fr": "Et si\u00a0: à partir du coup 5 d’une autre partie",
    "it": "E se: dalla mossa 5 di un’altra partita",
}


async def take_up(house: str, source: str, *, resign: bool) -> dict[str, Any]:
    """Take a game up over the socket after four moves, and return the seat as a browser keeps it."""
    guest = await Guest.arrive(house.removeprefix("http://"))
    told = await guest.ask("what-if", table=source, step=4, seat=0, levels=["peddler"])
    await guest.sit(told["table"], "Asha", seat=0)
    await guest.attach()
    begun = await guest.attach()
    if resign:
        await guest.ask("resign", table=guest.table)
    own = guest.own[guest.table]
    await guest.leave()
    kept = {"entropy": own.entropy, "digest": own.digest, "present": True, "given": begun["info"]["dealing"]["entropy"]}
    return {"table": own.table, "seat": 0, "token": guest.token, "commitment": own.commitment, "since": 0, "own": kept}


async def hold(page: Page, *seats: dict[str, Any]) -> None:
    await page.evaluate("(kept) => localStorage.setItem('serai.seats', kept)", json.dumps(seats))


@pytest.mark.parametrize(("language", "size"), [("en", (1280, 800)), ("fr", (320, 640)), ("it", (844, 390))])
async def test_a_branch_is_labelled_at_its_table_and_among_my_games(
    visit: Visit, house: str, played: Played, language: str, size: tuple[int, int]
) -> None:
    seat = await take_up(house, played.table, resign=False)
    async with visit(language=language, size=size) as page:
        await hold(page, seat, played.seat)
        await page.goto("/games")
        label = page.get_by_role("link", name=LABELS[language])
        await expect(label).to_have_count(1)
        await expect(label).to_have_attribute("href", f"/replay/{played.table}")
        assert (await Axe().run(page)).violations_count == 0
        await page.goto(f"/table/{seat['table']}")
        await expect(page.get_by_role("link", name=LABELS[language])).to_be_visible()
        wide = await page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, "nothing is pushed off the screen"
        found = await Axe().run(page)
        assert found.violations_count == 0, found.generate_report()


SHOWN = """() => {
  const kinds = (row) => {
    const cards = [...document.querySelectorAll(`[data-row=${row}] [data-kind]`)];
    return cards.map((card) => card.dataset.kind).sort().join('');
  };
  return {
    market: kinds('market'),
    hand: kinds('hand'),
    deck: document.querySelector('[data-place=deck]').parentElement.querySelector('.number').textContent,
  };
}"""


async def test_a_match_that_was_taken_up_lies_on_the_table_as_it_is_and_is_played_to_its_end(
    visit: Visit, house: str, played: Played
) -> None:
    seat = await take_up(house, played.table, resign=False)
    views: list[dict[str, Any]] = []

    def note(frame: str) -> None:
        told = json.loads(frame)
        if told["type"] in ("state", "update") and told.get("view"):
            views.append(told["view"])

    async with visit() as page:
        page.on("websocket", lambda line: line.on("framereceived", lambda frame: note(str(frame))))
        await hold(page, seat)
        await page.goto(f"/table/{seat['table']}")
        trader = Trader(page)
        for _ in range(3):  # laid out, after a move, and after a reload
            if await trader.turn() != "mine":
                break
            now = views[-1]["current"]
            shown = {row: "".join(sorted(now[row])) for row in ("market", "hand")} | {"deck": str(now["deck"])}
            assert await page.evaluate(SHOWN) == shown
            await trader.move()
            await page.reload()
        await trader.play_out()
        await expect(page.locator("ol.log li").first).to_have_text("The game is taken up here.")


async def test_a_branch_is_checked_as_far_as_the_page_can_and_says_how_far(
    visit: Visit, house: str, played: Played
) -> None:
    seat = await take_up(house, played.table, resign=True)
    async with visit() as page:
        await hold(page, seat)
        await page.goto(f"/verify?table={seat['table']}")
        await expect(page.locator(".verdict h2")).to_have_text("What can be checked here is in order")
        await expect(page.locator("li.note", has_text="Taken up in the middle of another game")).to_have_count(1)
        await expect(page.locator("li.bad")).to_have_count(0)
        assert (await Axe().run(page)).violations_count == 0
        record = await (await page.request.get(f"/api/tables/{seat['table']}/record")).json()
        for change in ({"position": record["position"] + " "}, {"players": ["Eve", "peddler"]}):
            forged = json.dumps({**record, **change}).encode()
            await page.locator("#record").set_input_files(
                {"name": "forged.json", "mimeType": "application/json", "buffer": forged}
            )
            await expect(page.locator(".verdict.bad")).to_be_visible()
        lacking = json.dumps({**record, "dealing": {}}).encode()
        await page.locator("#record").set_input_files(
            {"name": "lacking.json", "mimeType": "application/json", "buffer": lacking}
        )
        await expect(page.locator(".problem")).to_contain_text("dealing")
