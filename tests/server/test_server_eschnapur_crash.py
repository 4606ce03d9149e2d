"""A process killed in the middle of a negotiation or a duel loses nothing: offers stand, a locked card stays locked."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from tests.server.guest import Guest
from tests.server.test_server_crash import process
from tests.server.test_server_eschnapur import THREE_PEOPLE, brisk, seated

from serai import record


class Company:
    """Three people who come back to their table, wherever it is served."""

    def __init__(self) -> None:
        self.guests: list[Guest] = []
        self.table = ""
        self.tokens: list[str] = []

    @contextlib.asynccontextmanager
    async def at_table(self, data: Path) -> AsyncIterator[None]:
        """Start a server, come (back) to the table, and kill the server at the end."""
        async with process(data) as (running, address):
            self.guests = [await Guest.arrive(address) for _ in range(3)]
            if not self.table:
                self.table = await seated(self.guests, THREE_PEOPLE)
                self.tokens = [guest.token for guest in self.guests]
            for seat, guest in enumerate(self.guests):
                guest.table, guest.token, guest.seat = self.table, self.tokens[seat], seat
                await guest.attach()
            try:
                yield
            finally:
                os.kill(running.pid, signal.SIGKILL)
                await running.wait()
                for guest in self.guests:
                    await guest.leave()

    async def move(self, seat: int, text: str, **fields: Any) -> int:
        """Play a move and wait until everybody has seen it; return its version."""
        version: int = (await self.guests[seat].move(text, **fields))["version"]
        for guest in self.guests:
            await guest.version(version)
        return version

    async def play_until(self, phase: str, chance: random.Random) -> None:
        """Play on until a phase of a turn, or the end."""
        while (now := self.guests[0].latest())["view"]["phase"] not in (phase, "over"):
            seat = now["awaited"][0]
            legal = self.guests[seat].latest()["listed_moves"]
            stock_up = "buy symbol" in legal and "open" not in legal and chance.random() < 0.5
            await self.move(seat, "buy symbol" if stock_up else chance.choice(brisk(legal)))


def test_offers_stand_after_a_crash(tmp_path: Path) -> None:
    async def scene() -> None:
        company = Company()
        async with company.at_table(tmp_path):
            await company.play_until("offers", random.Random(1))
            before = company.guests[0].latest()["view"]
            one, other = [seat for seat in range(3) if seat != before["active"]]
            await company.move(one, "offer A 3c 1m", id="first offer")
            acknowledged = await company.move(other, "offer B 5c")
        async with company.at_table(tmp_path):
            seen = [guest.latest() for guest in company.guests]
            assert {told["version"] for told in seen} == {acknowledged}
            for told in seen:
                assert told["view"]["tokens"] == before["tokens"]
                offers = {(offer["token"], offer["seat"], offer["coins"]) for offer in told["view"]["offers"]}
                assert offers == {("A", one, 3), ("B", other, 5)}
            # A resend after the crash is the same offer, not a second one.
            again = await company.guests[one].ask(
                "move", id="first offer", table=company.table, version=acknowledged - 2, move="offer A 3c 1m"
            )
            assert again["version"] == acknowledged - 1
            await company.move(one, "offer A 4c")
            colour = before["colours"][one]
            await company.move(before["active"], f"accept A {colour}")
            after = company.guests[0].latest()["view"]
            assert after["phase"] == "walk"
            assert before["tokens"][0]["name"] in after["reserve"][one]

    asyncio.run(scene())


def test_a_locked_card_stays_locked_and_secret_after_a_crash(tmp_path: Path) -> None:
    async def scene() -> None:
        company, chance = Company(), random.Random(3)
        async with company.at_table(tmp_path):
            await company.play_until("duel", chance)
            cards = [move for move in company.guests[1].latest()["listed_moves"] if move.startswith("duel ")]
            card = next(move for move in cards if move != "duel pass")
            acknowledged = await company.move(1, card)
        async with company.at_table(tmp_path):
            number = int(card.split()[1])
            for seat, guest in enumerate(company.guests):
                view = guest.latest()["view"]
                assert guest.latest()["version"] == acknowledged
                assert view["duel"]["locked"] == [False, True, False]
                assert view["duel"]["own"] == (number if seat == 1 else None)
                if seat != 1:
                    assert card not in guest.latest()["listed_moves"], "a number card is in one hand only"
            refused = await company.guests[1].refused(
                "move", table=company.table, version=acknowledged, move="duel pass"
            )
            assert (refused["code"], refused["clause"]) == ("illegal", "E-D1"), "one card a duel"
            await company.move(0, "duel pass")
        async with company.at_table(tmp_path):
            assert company.guests[2].latest()["view"]["duel"]["locked"] == [True, True, False]
            await company.move(2, "duel pass")
            turned = [told for told in company.guests[2].latest()["events"] if told["kind"] == "reveal"]
            assert [told["facts"]["card"] for told in turned] == [0, number, 0]
            assert any(told["kind"] == "alone" for told in company.guests[2].latest()["events"])

    asyncio.run(scene())


def test_a_game_that_crashes_again_and_again_is_played_to_its_end(tmp_path: Path) -> None:
    async def scene() -> None:
        company, chance = Company(), random.Random(7)
        shown: list[dict[str, Any]] = []
        for crash in range(6):
            async with company.at_table(tmp_path):
                assert company.guests[0].events()[: len(shown)] == shown, "something shown is lost"
                if crash < 5:
                    await company.play_until(("offers", "walk", "duel", "offers", "duel")[crash], chance)
                    for seat in company.guests[0].latest()["awaited"][:1]:
                        await company.move(seat, chance.choice(brisk(company.guests[seat].latest()["listed_moves"])))
                else:
                    await company.play_until("over", chance)
                    text = await asyncio.to_thread(_record, company.guests[0])
                    record.verify(record.loads(text))
                shown = company.guests[0].events()

    asyncio.run(scene())


def _record(guest: Guest) -> bytes:
    import urllib.request

    host, port = guest.wire.remote_address[:2]
    with urllib.request.urlopen(f"http://{host}:{port}/api/tables/{guest.table}/record") as answer:
        told: bytes = answer.read()
        return told
