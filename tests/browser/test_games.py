"""A game is a folder of the page or a script from elsewhere; nothing else of the page knows one by name."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.async_api import Page, Route, WebSocketRoute, expect
from tests.browser.conftest import Stage
from tests.browser.workshop import HOME

from serai.server import page_constants

SOURCE = HOME / "web" / "src"
GAMES = SOURCE / "games"
NAMES = sorted(path.parent.name for path in GAMES.glob("*/index.ts"))
WRITTEN = {SOURCE / "protocol.ts"}
"""Written from the server's messages, which describe the games too."""


def test_shared_pages_know_no_game_by_name() -> None:
    assert NAMES == ["eschnapur", "jaipur"]
    named = re.compile("|".join(NAMES), re.IGNORECASE)
    found = {
        str(path.relative_to(SOURCE)): lines
        for path in SOURCE.rglob("*")
        if path.suffix in {".ts", ".svelte", ".css"} and path not in WRITTEN
        and not any(GAMES / name in path.parents for name in NAMES)
        and (lines := [line for line in path.read_text(encoding="utf-8").splitlines() if named.search(line)])
    }  # fmt: skip
    assert found == {}
    assert not named.search((HOME / "web" / "vite.config.ts").read_text(encoding="utf-8"))


def test_games_know_nothing_of_each_other() -> None:
    for name in NAMES:
        others = "|".join(other for other in NAMES if other != name)
        for path in (GAMES / name).rglob("*.*"):
            assert not re.search(others, path.read_text(encoding="utf-8"), re.IGNORECASE), path


def test_the_constants_of_the_page_are_those_of_the_rules() -> None:
    stale = [path.name for path, text in page_constants.written() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "run `python -m serai.server.page_constants`"


NIM = (Path(__file__).with_name("nim.js")).read_text(encoding="utf-8")
OFFERS = [
    {"name": "jaipur", "seats": [2], "levels": ["peddler"], "page": None},
    {"name": "nim", "seats": [3], "levels": ["peddler"], "page": "/games/nim.js"},
]


def seat(name: str, **facts: Any) -> dict[str, Any]:
    return {"kind": "human", "name": name, "level": None, "seated": True, "connected": True, "queued": False,
            "held": True, "left": False, "since": 0, "ready": False, "kept": False, **facts}  # fmt: skip


def info(**facts: Any) -> dict[str, Any]:
    dealing = {"protocol": 2, "rules": 1, "commitment": "", "commitments": [], "digest": "", "missing": [],
               "entropy": []}  # fmt: skip
    return {"game": "nim", "options": {}, "seats": [seat("Asha"), seat("Bo"), seat("Cem")], "status": "playing",
            "outcome": None, "end": None, "dealing": dealing, "clock": None, "chat": False, "practice": False,
            "listed": False, "rematch": None, "watchers": 0, "created": 0, "hearing": 0, "away": 0,
            "hearing_left": None, **facts}  # fmt: skip


class Server:
    """As much of a server as a game of Nim needs: twelve matches, of which everybody takes one to three."""

    def __init__(self) -> None:
        self.matches, self.version, self.told = 12, 1, list[dict[str, Any]]()
        self.asked: list[dict[str, Any]] = []

    def answer(self, socket: WebSocketRoute, text: str) -> None:
        message = json.loads(text)
        reply = {"reply": message["id"]}
        if message["type"] == "attach":
            socket.send(json.dumps({**reply, **self.news("state"), "seat": 0, "info": info()}))
        elif message["type"] == "move":
            self.asked.append(message)
            if message["move"] == "take 9":
                facts = {"count": 9}
                refusal = {"code": "illegal", "clause": "N-1", "reason": "too-many", "facts": facts, "text": "no"}
                socket.send(json.dumps({"type": "error", **reply, **refusal}))
                return
            self.version += 1
            count = int(message["move"].removeprefix("take "))
            self.matches -= count
            self.told.append({"kind": "take", "seat": 0, "facts": {"count": count}})
            socket.send(json.dumps({"type": "ack", **reply, "version": self.version}))
            socket.send(json.dumps({**self.news("update"), "events": self.told[-1:]}))
        else:
            socket.send(json.dumps({"type": "pong", **reply}))

    def news(self, kind: str) -> dict[str, Any]:
        return {"type": kind, "table": "nim1", "version": self.version, "view": {"matches": self.matches},
                "events": self.told, "actors": [0], "legal": ["take 1", "take 2", "take 3"], "clock": None}  # fmt: skip


async def at_home_with_nim(page: Page, server: Server) -> None:
    """Let a page find Nim on its server, though ours does not have it."""

    async def offers(route: Route) -> None:
        await route.fulfill(json=OFFERS)

    async def script(route: Route) -> None:
        await route.fulfill(body=NIM, content_type="text/javascript")

    def line(socket: WebSocketRoute) -> None:
        socket.on_message(lambda text: server.answer(socket, str(text)))

    await page.route("**/api/games", offers)
    await page.route("**/games/nim.js", script)
    await page.route_web_socket(re.compile("/socket$"), line)


async def test_a_game_of_another_package_is_a_script(stage: Stage, house: str) -> None:
    server = Server()
    context = await stage.browser.new_context(base_url=house, locale="en", reduced_motion="reduce")
    context.set_default_timeout(20_000)
    page = await context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    try:
        await at_home_with_nim(page, server)
        await page.goto("/")
        await expect(page.get_by_role("heading", name="Nim")).to_be_visible()
        await expect(page.locator("section", has_text="Eschnapur").locator(".closed")).to_be_visible()

        await page.goto("/lobby")
        await page.get_by_role("button", name="Nim").click()
        await page.get_by_label("Seat 3").select_option("peddler")

        await page.goto("/rules/nim")
        await expect(page.locator("#N-1 + dd")).to_contain_text("one, two or three")

        await page.goto("/table/nim1")
        await expect(page.locator(".nim p")).to_have_text("12 matches")
        await page.get_by_role("button", name="take 3").click()
        await expect(page.locator(".nim p")).to_have_text("9 matches")
        await expect(page.locator(".nim li")).to_have_text("Asha takes 3.")
        await page.get_by_role("button", name="cheat").click()
        await expect(page.locator(".nim output")).to_have_text("9 are too many. (N-1)")
        assert [(message["move"], message["version"]) for message in server.asked] == [("take 3", 1), ("take 9", 2)]
        await page.get_by_role("link", name="Serai").click()
        await expect(page.locator(".nim")).to_have_count(0)
        assert faults == []
    finally:
        await context.close()
