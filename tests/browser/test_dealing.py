"""Fair dealing in the page: it gives its part unasked, keeps what it saw, and says when something is not as it was."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.async_api import FilePayload, Page, WebSocketRoute, expect
from tests.browser.conftest import Visit
from tests.browser.test_tables import opened

from serai import record
from serai.cli import main

PEOPLE = {"seats": [{"kind": "human"}] * 2, "options": {"seals": 1}}
LATER = 60_000
"""Milliseconds, far more than the seconds that a dealing waits for somebody."""
Change = Callable[[dict[str, Any]], None]


async def sit(page: Page) -> None:
    await page.get_by_role("button", name="Sit down").click()


async def kept(page: Page) -> dict[str, Any]:
    """Return what the browser keeps of its only seat."""
    (held,) = json.loads(await page.evaluate("() => localStorage.getItem('serai.seats')"))
    return dict(held)


async def resign(page: Page) -> None:
    await page.get_by_role("button", name="Resign").click()
    await page.get_by_role("button", name="Resign").last.click()


async def checked(page: Page, text: str, *findings: str) -> None:
    """Give the page a file to check, and wait for what it says: what was said before may stand there for a moment."""
    file: FilePayload = {"name": "r.json", "mimeType": "application/json", "buffer": text.encode()}
    await page.set_input_files("#record", file)
    for finding in findings:
        await expect(page.locator(".leaf")).to_contain_text(finding)


async def test_two_browsers_open_check_and_keep_without_being_asked(visit: Visit, house: str, tmp_path: Any) -> None:
    way = opened(house, **PEOPLE)
    async with visit(way, settings={"name": "Asha"}) as asha, visit(way, settings={"name": "Bo"}) as bo:
        await sit(asha)
        await expect(asha.locator("#share-link")).to_be_visible()
        before = (await kept(asha))["own"]
        assert (before["digest"], before["given"]) == (None, None)
        await asha.reload()  # what it gave survives the page
        await sit(bo)
        for page in (asha, bo):
            await expect(page.locator(".sentence").first).to_be_visible(timeout=LATER)
        held = [await kept(page) for page in (asha, bo)]
        assert held[0]["own"]["entropy"] == before["entropy"]
        assert held[0]["own"]["given"] == held[1]["own"]["given"] == [each["own"]["entropy"] for each in held]
        assert held[0]["own"]["digest"] == held[1]["own"]["digest"]
        assert held[0]["own"]["present"]
        await resign(asha)
        for page in (asha, bo):
            await page.get_by_role("link", name="Check the dealing").click()
            await expect(page.get_by_text("Everything is in order")).to_be_visible()
            await expect(page.get_by_text("Your own contribution is in the dealing, as you gave it")).to_be_visible()
            await expect(page.get_by_text("Nobody can check whether the host looked")).to_be_visible()
        line = await asha.evaluate(f"() => fetch('/api{way.replace('table', 'tables')}/record').then((a) => a.text())")
        async with asha.expect_download() as saving:
            await asha.get_by_role("link", name="Save what this browser kept").click()
        mine, games = tmp_path / "mine.json", tmp_path / "games.jsonl"
        await (await saving.value).save_as(mine)
        games.write_text(line)
        assert held[0]["token"] not in mine.read_text()
        assert main(["verify", str(games), "--mine", str(mine)]) == 0

        # A host that would rather have dealt something else: the record holds by itself, but not in this browser.
        game = record.loads(line)
        proof = game.dealing
        assert isinstance(proof, record.JointProof)
        left_out = JointRecord(game).without(0)
        record.verify(record.loads(left_out))
        none_given = "You opened your own contribution, but the record says that you gave none"
        await checked(asha, left_out, "This record does not hold", none_given)
        bad = asha.locator("li.bad")
        await expect(bad).to_have_count(2)
        games.write_text(left_out)
        assert main(["verify", str(games), "--mine", str(mine)]) == 1


class JointRecord:
    """A record that a host may write anew."""

    def __init__(self, game: record.Record) -> None:
        self._game = game

    def without(self, seat: int) -> str:
        """Return the record of the same table as if a seat had given none; nobody moved in it."""
        proof = self._game.dealing
        assert isinstance(proof, record.JointProof)
        given = tuple(None if at == seat else part for at, part in enumerate(proof.entropy))
        false = record.JointProof(proof.table, proof.commitment, proof.commitments, proof.digest, proof.secret, given)
        end = record.End("resigned", 0)
        return record.dumps(record.write("jaipur", self._game.options, self._game.players, false, (), end))


async def between(page: Page, change: Change, sent: list[dict[str, Any]]) -> None:
    """Stand between a page and its server as a host would: change what is told, note what is sent."""

    def handle(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def to_server(message: str | bytes) -> None:
            sent.append(json.loads(message))
            server.send(message)

        def to_page(message: str | bytes) -> None:
            told = json.loads(message)
            if "info" in told:
                change(told["info"])
            route.send(json.dumps(told))

        route.on_message(to_server)
        server.on_message(to_page)

    await page.route_web_socket("**/socket", handle)


async def test_a_page_does_not_open_for_a_list_without_its_own_commitment(visit: Visit, house: str) -> None:
    def replace(info: dict[str, Any]) -> None:
        if info["status"] == "opening":
            info["dealing"]["commitments"][0] = "00" * 32

    await doubting(visit, house, replace, "its commitment is not in the list")


async def test_a_page_does_not_open_when_the_dealers_promise_has_changed(visit: Visit, house: str) -> None:
    def replace(info: dict[str, Any]) -> None:
        if info["status"] == "opening":
            info["dealing"]["commitment"] = "00" * 32

    await doubting(visit, house, replace, "not the one you were shown when you sat down")


async def doubting(visit: Visit, house: str, change: Change, words: str) -> None:
    way, sent = opened(house, **PEOPLE), list[dict[str, Any]]()
    async with visit(settings={"name": "Asha"}) as asha, visit(way, settings={"name": "Bo"}) as bo:
        await between(asha, change, sent)
        await asha.goto(way)
        await sit(asha)
        await expect(asha.locator("#share-link")).to_be_visible()
        await sit(bo)
        await expect(asha.get_by_role("alert").filter(has_text=words)).to_be_visible()
        await expect(bo.get_by_text("the game waits a few seconds for Asha")).to_be_visible()
        assert "open" not in {message["type"] for message in sent}
        entropy = (await kept(asha))["own"]["entropy"]
        assert entropy not in json.dumps(sent)
        for page, told in ((asha, words), (bo, "Asha was away when the game began and has no part")):
            await expect(page.locator(".sentence").first).to_be_visible(timeout=LATER)
            await expect(page.get_by_text(told)).to_be_visible(timeout=LATER)


async def test_who_is_away_when_the_game_begins_is_told_so_and_so_are_the_others(visit: Visit, house: str) -> None:
    way = opened(house, **PEOPLE)
    async with visit(way, settings={"name": "Asha"}) as asha, visit(way, settings={"name": "Bo"}) as bo:
        await sit(asha)
        await expect(asha.locator("#share-link")).to_be_visible()
        await asha.goto("/rules/jaipur")
        await sit(bo)
        await expect(bo.get_by_text("Asha was away when the game began")).to_be_visible(timeout=LATER)
        await asha.goto(way)
        await expect(asha.get_by_text("You were away when the game began")).to_be_visible()
        await resign(asha)
        await asha.get_by_role("link", name="Check the dealing").click()
        await expect(asha.get_by_text("Everything is in order")).to_be_visible()
        await expect(asha.locator("li.note", has_text="You were away when the game began")).to_be_visible()
