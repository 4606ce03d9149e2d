"""The leaderboard of the lobby: ratings with their deviation, a game at a time, for eye, ear and keyboard."""

from __future__ import annotations

import itertools
import json
import re
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import expect
from tests.browser.conftest import Visit, serving
from tests.browser.test_devices import SIZES
from tests.browser.test_pages import KEY, WIDE
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from serai.text import Words

ANA, BO, CY = (letter * 32 for letter in "abc")


def given_up(house: str, winner: str, loser: str) -> None:
    """Play a listed game that one person gives up, as any program could."""
    count = itertools.count()

    def ask(socket: ClientConnection, kind: str, **facts: Any) -> dict[str, Any]:
        name = f"{secrets.token_hex(4)} {next(count)}"
        socket.send(json.dumps({"type": kind, "id": name, **facts}))
        while True:
            told: dict[str, Any] = json.loads(socket.recv(60))
            if told.get("reply") == name:
                assert told["type"] != "error", told
                return told

    names = {ANA: ("Ana Lucia", "weaver"), BO: ("", "pilot"), CY: ("Cy", "")}
    with connect(house.replace("http", "ws") + "/socket", origin=Origin(house)) as socket:
        table = ask(socket, "create", game="jaipur", seats=[{"kind": "human"}] * 2, listed=True)["table"]
        for person in (winner, loser):
            name, face = names[person]
            sit = {"table": table, "name": name, "face": face, "person": person, "commitment": secrets.token_hex(32)}
            token = ask(socket, "sit", **sit)["token"]
        ask(socket, "attach", table=table, token=token)
        while json.loads(socket.recv(60)).get("version") != 1:  # nobody opens what was given: it begins without
            pass
        ask(socket, "resign", table=table)


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server on which some games between people were played."""
    with serving(tmp_path_factory.mktemp("club"), words=["--no-warm-up"]) as address:
        for winner, loser in ((ANA, BO), (ANA, BO), (BO, CY)):
            given_up(address, winner, loser)
        yield address


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "fr", "it"])
async def test_the_board_is_for_everybody(visit: Visit, club: str, language: str, theme: str) -> None:
    words = Words(language)
    async with visit(f"{club}/lobby", language=language, theme=theme) as page:
        board = page.get_by_role("table", name=words.say("people-leaderboard"))
        rows = board.locator("tbody tr")
        await expect(rows).to_have_count(3)
        await expect(rows.nth(0)).to_contain_text("Ana Lucia")
        await expect(rows.nth(0).locator("svg.face")).to_have_count(1)
        unnamed = words.say("player-unnamed", number=2)
        await expect(rows.nth(1)).to_contain_text(unnamed)
        await expect(rows.nth(1).locator("td").nth(2)).to_have_text(re.compile(r"^± \d{2,3}$"))
        axe = Axe()
        assert (await axe.run(page)).violations_count == 0, (await axe.run(page)).generate_report()
        text = await page.locator("section", has=board).inner_text()
        assert not KEY.search(text)
        for width, height in SIZES:
            await page.set_viewport_size({"width": width, "height": height})
            assert await page.evaluate(WIDE) == [], (width, height)


async def test_ones_own_place_is_marked_and_the_other_game_is_a_key_away(visit: Visit, club: str) -> None:
    async with visit(f"{club}/lobby", size=(390, 844)) as page:
        await page.evaluate("(secret) => localStorage.setItem('serai.person', secret)", BO)
        await page.reload()
        own = page.locator("tr[aria-current]")
        await expect(own).to_have_count(1)
        await expect(own).to_contain_text("Guest 2 (You)")
        which = page.get_by_role("combobox", name="Leaderboard")
        await which.focus()
        await page.keyboard.press("ArrowDown")
        await expect(page.get_by_text("Nobody has a rating yet")).to_be_visible()
        await which.select_option("jaipur")
        await expect(own).to_have_count(1)


async def test_a_host_can_switch_it_off(visit: Visit, tmp_path: Path) -> None:
    with serving(tmp_path, words=["--no-leaderboard", "--no-warm-up"]) as house:
        async with visit(f"{house}/lobby", language="it") as page:
            await expect(page.get_by_text("Questa casa non tiene una classifica.")).to_be_visible()
            await expect(page.get_by_role("table")).to_have_count(0)
