"""A deal that is passed on: the same cards, the same computer players for the same play, labelled as repeated."""

from __future__ import annotations

import asyncio
import json
import random
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.guest import ADDRESSES, TWO_PEOPLE, Guest, Message, company, play_on, serving
from tests.server.test_server_eschnapur import ONE_PERSON, fetch, seated
from tests.server.test_server_eschnapur import play_on as play_expedition

from serai import record
from serai.record.proof import JointProof, RecordError
from serai.record.structure import sealed
from serai.server.app import Server

ONE = [{"kind": "human"}, {"kind": "computer", "level": "apprentice"}]
"""An apprentice's choice is partly chance: it repeats itself only where its seed does."""


async def steadily(guest: Guest, choose: Callable[[Sequence[str]], str] = max) -> None:
    """Play the last move by the alphabet, or another one, until the end, whatever comes."""
    while await guest.my_turn():
        at = guest.latest()["version"]
        await guest.move(choose(guest.latest()["listed_moves"]))
        await guest.version(at + 1)


async def ended(guest: Guest, **fields: Any) -> str:
    """Play a match against an apprentice to its end."""
    table = await guest.create(ONE, **fields)
    await guest.sit(table)
    await guest.attach()
    await steadily(guest)
    return table


async def taken(guest: Guest, challenge: str, name: str = "Bo") -> Message:
    """Sit down at a table of a challenge."""
    told = await guest.ask("take-challenge", challenge=challenge)
    await guest.sit(told["table"], name)
    return await guest.attach()


async def whole(server: Server, table: str) -> Any:
    return record.loads(await asyncio.to_thread(fetch, server, table))


def asked(server: Server, place: str) -> tuple[int, Any]:
    try:
        with urllib.request.urlopen(f"http://{ADDRESSES[server]}/api/challenges/{place}") as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as fault:
        return fault.code, fault.read()


def test_the_same_play_gets_the_same_game_and_the_record_says_that_the_deal_is_repeated(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 3) as (ana, bo, cleo):
            table = await ended(ana, options={"seals": 2})
            challenge = (await ana.ask("challenge", table=table))["challenge"]
            assert (await ana.ask("challenge", table=table))["challenge"] == challenge, "ask twice, get the same"
            told = await taken(bo, challenge)
            assert told["info"]["challenge"] == challenge
            await steadily(bo)
            first, again = await whole(server, table), await whole(server, bo.table)
            record.verify(again)
            assert again.rounds == first.rounds, "all rounds, all moves of the computer player"
            assert (first.repeated, again.repeated) == (False, True)
            assert again.dealing == first.dealing
            # Others may choose otherwise: the cards are the same all the same.
            await taken(cleo, challenge, "Cleo")
            await steadily(cleo, min)
            other = await whole(server, cleo.table)
            assert [one.deck for one in other.rounds][:1] == [one.deck for one in first.rounds][:1]
            assert other.rounds != first.rounds
            status, text = await asyncio.to_thread(asked, server, challenge)
            results = json.loads(text)
            assert status == 200
            assert [(one["name"], one["first"]) for one in results["games"]] == [
                ("Ana", True),
                ("Bo", False),
                ("Cleo", False),
            ]
            assert results["games"][0]["outcome"] == results["games"][1]["outcome"]
            assert results["levels"] == [None, "apprentice"]
            assert (await asyncio.to_thread(asked, server, f"{challenge}/qr.svg"))[1].startswith(b"<svg")

    asyncio.run(scene())


def test_an_expedition_is_passed_on(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, hearing=0.0) as server, company(server, 2) as (ana, bo):
            table = await seated([ana], ONE_PERSON)
            await play_expedition(ana, random.Random(5))
            challenge = (await ana.ask("challenge", table=table))["challenge"]
            await taken(bo, challenge)
            await play_expedition(bo, random.Random(6))
            first, again = await whole(server, table), await whole(server, bo.table)
            record.verify(again)
            assert (first.repeated, again.repeated) == (False, True)
            assert again.dealing == first.dealing
            results = json.loads((await asyncio.to_thread(asked, server, challenge))[1])
            assert [one["name"] for one in results["games"]] == ["Ana", "Bo"]
            assert results["levels"] == [None, "greedy", "random"]

    asyncio.run(scene())


def test_nothing_leads_to_the_first_game_before_ones_own_has_ended(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await ended(ana)
            challenge = (await ana.ask("challenge", table=table))["challenge"]
            kept = await server.hall.services.store.load(table)
            assert kept is not None
            await taken(bo, challenge)
            _, text = await asyncio.to_thread(asked, server, challenge)
            heard = "".join(bo.frames) + text.decode()
            secrets = [table, kept.row.secret.hex(), *(seat.entropy.hex() for seat in kept.seats if seat.entropy)]
            assert [secret for secret in secrets if secret in heard] == []
            # A rematch is dealt afresh, and no part of the challenge.
            await steadily(bo)
            following = await server.hall.services.store.load((await bo.ask("rematch", table=bo.table))["table"])
            assert following is not None
            assert (following.row.challenge, following.row.beginning) == (None, None)
            # Whoever was challenged can pass the same deal on.
            assert (await bo.ask("challenge", table=bo.table))["challenge"] == challenge

    asyncio.run(scene())


@pytest.mark.usefixtures("either_store")
def test_a_cut_or_altered_link_gets_a_sentence_and_loses_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await ended(ana)
            challenge = (await ana.ask("challenge", table=table))["challenge"]
            for wrong in (challenge[:-1], challenge[::-1], "x", table, challenge + "%00"):
                assert (await bo.refused("take-challenge", challenge=wrong[:32]))["code"] == "unknown-challenge"
            for wrong in (challenge[:-1], "x", table, "%00", "..%2f..", "a" * 3000):
                status, told = await asyncio.to_thread(asked, server, wrong)
                assert status in (400, 404, 414), wrong
                assert told, "words"
            assert (await bo.refused("take-challenge", challenge=""))["code"] == "malformed"
            assert (await taken(bo, challenge))["info"]["status"] == "playing"

    asyncio.run(scene())


def test_only_an_ended_game_of_one_person_against_computer_players_is_passed_on(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 3) as (ana, bo, cleo):
            table = await ana.create(ONE)
            await ana.sit(table)
            await ana.attach()
            assert (await ana.refused("challenge", table=table))["code"] == "not-finished"
            assert (await cleo.refused("challenge", table=table))["code"] == "not-seated"
            await cleo.attach(table)
            assert (await cleo.refused("challenge", table=table))["code"] == "not-seated"
            await ana.ask("resign", table=table)
            assert (await ana.refused("challenge", table=table))["code"] == "no-challenge", "not played to its end"
            two = await ana.create(TWO_PEOPLE)
            for guest in (ana, bo):
                await guest.sit(two)
            for guest in (ana, bo):
                await guest.attach()
            await ana.version(1)
            await bo.version(1)
            await ana.attach()
            await bo.attach()
            await play_on([ana, bo])
            assert (await ana.refused("challenge", table=two))["code"] == "no-challenge"

    asyncio.run(scene())


def test_a_challenge_outlives_a_restart(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await ended(ana)
            challenge = (await ana.ask("challenge", table=table))["challenge"]
            await taken(bo, challenge)
            assert await bo.my_turn()
            await bo.move(max(bo.latest()["listed_moves"]))
            first, token, repeat = await whole(server, table), bo.token, bo.table
        async with serving(tmp_path) as server, company(server, 1) as (bo,):
            bo.table, bo.token, bo.seat = repeat, token, 0
            await bo.attach()
            await steadily(bo)
            again = await whole(server, repeat)
            assert again.rounds == first.rounds

    asyncio.run(scene())


def test_a_record_cannot_hide_or_invent_that_its_deal_is_repeated(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await ended(ana)
            await taken(bo, (await ana.ask("challenge", table=table))["challenge"])
            await steadily(bo)
            again = await whole(server, bo.table)
        assert isinstance(again.dealing, JointProof)
        for changed in (
            msgspec.structs.replace(again, repeated=False),
            sealed(msgspec.structs.replace(again, rules=99)),
        ):
            try:
                record.verify(changed)
            except RecordError:
                continue
            raise AssertionError("a change was not found")

    asyncio.run(scene())
