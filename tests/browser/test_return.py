"""Who comes back finds what waits: games that go on, the most urgent first, days a move, notices of the browser."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, expect
from tests.browser.conftest import Played, Stage, Visit, serving
from tests.browser.test_tables import begun
from tests.server.test_server_reminders import Postbox
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from serai.games.joint_dealing import seat_commitment

Seat = dict[str, Any]
OVERHEARD = """() => {
  window.heard = [];
  window.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => window.leave ?? 'granted';
    constructor(title, { body, tag }) { window.heard.push({ title, body, tag }); window.last = this; }
    close() {}
  };
  window.away = false;
  Object.defineProperty(document, 'hidden', { get: () => window.away });
}"""
"""What the system would show is written down; a page that nobody looks at is one that says so."""


class Pair:
    """Two people at a table whose moves have days each, moved over the socket as any program could."""

    def __init__(self, house: str, days: int = 3, names: tuple[str, str] = ("Asha", "Bo")) -> None:
        self._count = itertools.count()
        self.seats: list[Seat] = []
        with self._line(house) as line:
            clock = {"bank": days * 86_400, "each_move": True}
            people = [{"kind": "human"}] * 2
            self.table = self._ask(line, "create", game="jaipur", seats=people, options={"seals": 1}, clock=clock)[
                "table"
            ]
            given = [secrets.token_bytes(32) for _ in people]
            for name, own in zip(names, given, strict=True):
                bound = seat_commitment(own, self.table).hex()
                seated = self._ask(line, "sit", table=self.table, name=name, commitment=bound)
                self.seats.append({key: seated[key] for key in ("table", "seat", "token", "commitment")} | {"since": 0})
            for seat, own in zip(self.seats, given, strict=True):
                digest = self._attach(line, seat)["info"]["dealing"]["digest"]
                self._ask(line, "open", table=self.table, digest=digest, entropy=own.hex())
            self.awaited: int = self._attach(line, self.seats[0])["awaited"][0]
        self.house = house

    def _line(self, house: str) -> ClientConnection:
        return connect(house.replace("http", "ws") + "/socket", origin=Origin(house))

    def _ask(self, line: ClientConnection, kind: str, **facts: Any) -> dict[str, Any]:
        name = f"pair-{next(self._count)}-{secrets.token_hex(4)}"
        line.send(json.dumps({"type": kind, "id": name, **facts}))
        while (told := json.loads(line.recv(60))).get("reply") != name:
            pass
        assert told["type"] != "error", told
        return dict(told)

    def _attach(self, line: ClientConnection, seat: Seat) -> dict[str, Any]:
        return self._ask(line, "attach", table=self.table, token=seat["token"])

    def move(self) -> None:
        """Let whoever is on the move take a card."""
        with self._line(self.house) as line:
            state = self._attach(line, self.seats[self.awaited])
            move = next(move for move in state["listed_moves"] if move.startswith(("take", "camels")))
            self._ask(line, "move", table=self.table, version=state["version"], move=move)
            self.awaited = 1 - self.awaited


async def keep(page: Page, *seats: Seat) -> None:
    """Let the browser hold these seats, and look again."""
    await page.evaluate("(seats) => localStorage.setItem('serai.seats', JSON.stringify(seats))", [*seats])
    await page.reload()


async def test_what_waits_longest_is_first_on_the_home_page_and_in_my_games(
    visit: Visit, house: str, played: Played
) -> None:
    week, day, theirs = Pair(house, 7), Pair(house, 1), Pair(house, 1)
    own = [pair.seats[pair.awaited] for pair in (week, day)] + [theirs.seats[1 - theirs.awaited]]
    async with visit() as page:
        fetched: list[str] = []
        page.on("request", lambda request: fetched.append(request.url))
        await page.reload()
        await page.locator(".scene svg").first.wait_for()
        assert not [url for url in fetched if re.search("Back|table-return", url)], "a newcomer fetches nothing of this"
        await expect(page.locator(".back")).to_have_count(0)
        await keep(page, *own, played.seat)
        links = page.locator(".back .going a")
        await expect(links).to_have_count(3)
        await expect(links.nth(0)).to_contain_text(re.compile(r"Go on playing.*Your turn · 23 hours left"))
        await expect(links.nth(1)).to_contain_text("Your turn · 6 days left")
        await expect(links.nth(2)).not_to_contain_text("Your turn")
        await expect(page.locator(".back .last")).to_contain_text("Jaipur against Peddler")
        await page.get_by_role("link", name="My games").first.click()
        tickets = page.locator("section[aria-labelledby=going] article")
        await expect(tickets).to_have_count(3)
        await expect(tickets.nth(0)).to_contain_text("1 day a move")
        await expect(tickets.nth(0)).to_contain_text("Your turn: 23 hours left")
        await expect(tickets.nth(2)).to_contain_text("They have 23 hours left")
        await tickets.nth(0).get_by_role("link").focus()
        await page.keyboard.press("Enter")
        await expect(page.locator(".near [role=timer]")).to_have_text("23 hours")


async def test_a_table_over_days_is_opened_in_the_lobby(visit: Visit) -> None:
    async with visit("/lobby", settings={"name": "Asha", "seals": 1}) as page:
        await page.get_by_role("button", name="3 days a move").focus()
        await page.keyboard.press("Enter")
        await begun(page, "Stallholder")
        await expect(page.locator(".near [role=timer]")).to_have_text("2 days")
        await page.locator("header .house").click()
        await expect(page.get_by_role("link", name="Go on playing")).to_contain_text("Your turn · 2 days left")
        # The level that was chosen there is offered here.
        await expect(page.get_by_label("against").first).to_have_value("stallholder")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "fr", "it"])
async def test_axe_finds_nothing_and_every_word_is_there(
    visit: Visit, house: str, played: Played, language: str, theme: str
) -> None:
    pair = Pair(house)
    axe = Axe()
    for size in ((390, 844), (1366, 768), (320, 568)):
        async with visit(language=language, theme=theme, size=size) as page:
            await keep(page, pair.seats[pair.awaited], played.seat)
            await page.locator(".back .last").wait_for()
            for path in ("", "/games"):
                if path:
                    await page.goto(path)
                    await page.locator("article").first.wait_for()
                found = await axe.run(page)
                assert found.violations_count == 0, found.generate_report()
                assert await page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
                assert not re.search(r"web-[a-z]|\{ ?\$", await page.locator("main").inner_text())


async def test_a_notice_tells_of_the_turn_while_nobody_looks(visit: Visit, house: str) -> None:
    pair, other = Pair(house), Pair(house, names=("Asha", "Cy"))
    waiting = [each.seats[1 - each.awaited] for each in (pair, other)]
    async with visit() as page:
        await page.context.add_init_script(f"({OVERHEARD})()")
        await keep(page, *waiting)
        await page.goto("/games")
        button = page.get_by_role("button", name="Tell me")
        await expect(button).to_have_attribute("aria-pressed", "false")
        await page.evaluate("() => { window.leave = 'denied'; }")
        await button.click()
        await expect(page.locator("section[aria-labelledby=reminders] [role=status]")).to_contain_text("does not allow")
        await expect(button).to_have_attribute("aria-pressed", "false")
        await page.evaluate("() => { window.leave = 'granted'; }")
        await button.focus()
        await page.keyboard.press("Enter")
        await expect(button).to_have_attribute("aria-pressed", "true")
        assert [told["tag"] for told in await page.evaluate("() => window.heard")] == ["serai"]
        # At a table the news comes by itself.
        await page.goto(f"/table/{pair.table}")
        await page.locator(".sentence").wait_for()
        await page.evaluate("() => { window.away = true; }")
        pair.move()
        await page.wait_for_function("() => window.heard.length")
        (told,) = await page.evaluate("() => window.heard")
        assert told == {"title": "Jaipur · Serai", "body": f"Your turn against {name_of(pair)}", "tag": pair.table}
        # Of another table it is asked for, and a click leads there.
        other.move()
        await page.wait_for_function("() => window.heard.length === 2", timeout=60_000)
        await page.evaluate("() => window.last.onclick()")
        await page.wait_for_url(f"**/table/{other.table}")
        # Who looks at the page is told nothing, and who has enough of it neither.
        await page.evaluate("() => { window.away = false; }")
        await page.goto("/games")
        await page.get_by_role("button", name="Tell me").click()
        kept = json.loads(await page.evaluate("() => localStorage.getItem('serai.settings')"))
        assert kept["notices"] is False


def name_of(pair: Pair) -> str:
    """Return what the opponent of whoever is awaited is called."""
    return ("Asha", "Bo")[1 - pair.awaited]


@pytest.fixture
def post(stage: Stage, tmp_path: Path) -> Iterator[tuple[Postbox, str]]:
    """A mail server of our own, and the address of a house that writes by it."""
    box = Postbox()

    async def begin() -> asyncio.Server:
        return await asyncio.get_running_loop().create_server(lambda: SMTP(box), "127.0.0.1", 0)

    async def end() -> None:
        server.close()
        await server.wait_closed()

    server = stage.run(begin())
    words = ["--smtp", f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}", "--smtp-from", "serai@play.example"]
    with serving(tmp_path, words=[*words, "--public-url", "https://play.example"]) as address:
        yield box, address
    stage.run(end())


async def test_mails_and_a_private_address_are_asked_for_confirmed_and_stopped(
    stage: Stage, post: tuple[Postbox, str]
) -> None:
    box, house = post
    context = await stage.browser.new_context(base_url=house, locale="it", viewport={"width": 390, "height": 844})
    context.set_default_timeout(30_000)
    page = await context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    await page.goto("/games")
    reminders = page.locator("section[aria-labelledby=reminders]")
    await expect(reminders.get_by_label("Indirizzo di posta")).to_have_count(0)
    await page.goto("/")
    await page.locator(".deed").first.click()
    await page.locator(".sentence.mine").wait_for(timeout=180_000)
    await page.goto("/games")
    await reminders.get_by_role("button", name="Crea l’indirizzo").click()
    place = await reminders.get_by_label("Calendario (iCalendar)").input_value()
    assert place.startswith("https://play.example/feed/")
    feed = await context.request.get(house + place.removeprefix("https://play.example"))
    assert "tocca a te contro Ambulante" in (await feed.text()).replace("\r\n ", "")
    field = reminders.get_by_label("Indirizzo di posta")
    await field.fill("nessuno")
    await page.keyboard.press("Enter")
    await expect(reminders.get_by_role("alert")).to_contain_text("asha@example.org")
    await field.fill("asha@example.org")
    await page.keyboard.press("Enter")
    await expect(reminders).to_contain_text("Un messaggio è partito per asha@example.org")
    (letter,) = box.letters
    assert letter["Subject"] == "Serai: vuoi un messaggio quando tocca a te?"
    found = await Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    await page.goto(f"/mail/{box.keys()[0]}")
    yes = page.get_by_role("button", name="Sì, inviali")
    await yes.wait_for()
    found = await Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    await yes.focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("status")).to_have_text("Riceverai un messaggio quando tocca a te.")
    await page.goto("/games")
    await expect(reminders).to_contain_text("I messaggi vanno a asha@example.org")
    await reminders.get_by_role("button", name="Ferma i messaggi").click()
    await expect(field).to_be_visible()
    await page.goto(f"/mail/{box.keys()[0]}")
    await expect(page.get_by_role("alert")).to_contain_text("non vale più")
    assert faults == []
    await context.close()


async def test_a_pause_offers_nothing_to_do_and_a_game_given_up_tells_no_points(visit: Visit) -> None:
    async with visit("/lobby") as page:
        await begun(page)
        await page.locator("[data-take-back]").wait_for()  # what helps at a table is fetched after it
        await page.keyboard.press("p")
        await expect(page.locator("[data-resume]")).to_be_visible()
        await expect(page.locator("[data-deed]")).to_have_count(0)
        await page.keyboard.press("p")
        await expect(page.locator("[data-deed]")).to_be_visible()
        await page.get_by_role("button", name="Resign").click()
        await page.get_by_role("alertdialog").get_by_role("button", name="Resign").click()
        await page.locator("dialog.crown").wait_for()
        await page.goto("/games")
        await expect(page.locator(".points").first).to_have_text("Lost · given up")
