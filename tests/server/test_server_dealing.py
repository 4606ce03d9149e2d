"""A dealing over real sockets: bound, closed, opened; by people who come, go, wait, are late or are cheated."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.guest import (
    ADDRESSES,
    Guest,
    Message,
    bound,
    closed_list,
    company,
    play_on,
    serving,
    two_seated,
)

from serai import record
from serai.record import JointProof
from serai.record.own import compared
from serai.server import opening
from serai.server.app import Server
from serai.server.protocol.parts import DealingInfo
from serai.server.table import Table

COMPUTER = {"kind": "computer", "level": "random"}
LONG = 3600.0
"""Seconds of opening that no test waits for."""


def is_status(status: str) -> Any:
    return lambda told: told["type"] in ("info", "state") and told["info"]["status"] == status


async def record_of(server: Server, table: str) -> record.Record:
    async with httpx.AsyncClient() as browser:
        answer = await browser.get(f"http://{ADDRESSES[server]}/api/tables/{table}/record")
    return record.loads(answer.text)


def faults(guest: Guest, game: record.Record) -> set[str]:
    """Return what the verifier of a guest finds wrong with a record."""
    found = compared(guest.own[guest.table], game)
    return {finding.key.removeprefix("verify-own-") for finding in found if finding.good is False}


def proof_of(game: record.Record) -> JointProof:
    assert isinstance(game.dealing, JointProof)
    return game.dealing


async def unwilling(*guests: Guest) -> None:
    for guest in guests:
        guest.willing = False


# The usual way


def test_the_list_is_shown_closed_and_opened_before_a_card_is_dealt(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, opening=LONG) as server, company(server, 3) as (ana, bo, eve):
            await unwilling(ana, bo)
            table = await ana.create()
            await ana.sit(table)
            shown = (await ana.attach())["info"]["dealing"]
            assert shown["commitments"] == [bound(ana.own[table].entropy, table), None]
            assert (shown["digest"], shown["missing"], shown["entropy"]) == (None, [], None)
            refused = await ana.refused("open", table=table, digest="0" * 64, entropy=ana.own[table].entropy)
            assert (refused["code"], refused["reason"]) == ("wrong-opening", "list")
            await bo.sit(table)
            told = await bo.attach()
            assert (told["info"]["status"], told["version"], told["view"]) == ("opening", 0, None)
            shown = told["info"]["dealing"]
            assert shown["digest"] == closed_list(told).digest.hex()
            assert shown["missing"] == [0, 1]
            assert (await eve.refused("sit", table=table, name="E", commitment="0" * 64))["code"] == "seat-taken"
            assert (await bo.refused("fill", table=table, seat=0, level="random"))["code"] == "seat-taken"
            given = {"table": table, "digest": shown["digest"]}
            for wrong, reason in (
                ({**given, "entropy": "0" * 64}, "entropy"),
                ({**given, "entropy": ana.own[table].entropy}, "entropy"),
                ({**given, "digest": "0" * 64, "entropy": bo.own[table].entropy}, "list"),
            ):
                refused = await bo.refused("open", **wrong)
                assert (refused["code"], refused["reason"]) == ("wrong-opening", reason)
            await eve.attach(table)
            assert (await eve.refused("open", **given, entropy=bo.own[table].entropy))["code"] == "not-seated"
            await bo.ask("open", **given, entropy=bo.own[table].entropy)
            half = await ana.until(lambda told: told["type"] == "info" and told["info"]["dealing"]["missing"] == [0])
            assert half["info"]["dealing"]["entropy"] is None
            assert bo.own[table].entropy not in "".join([*ana.frames, *eve.frames]), "nobody is told before the deal"
            await bo.ask("open", **given, entropy=bo.own[table].entropy)
            await ana.ask("open", **given, entropy=ana.own[table].entropy)
            for guest in (ana, bo, eve):
                begun = await guest.until(is_status("playing"))
                assert begun["info"]["dealing"]["entropy"] == [ana.own[table].entropy, bo.own[table].entropy]
                await guest.version(1)

    asyncio.run(scene())


def test_one_person_and_computers_begin_with_the_answer_to_open(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, opening=LONG) as server, company(server, 1) as (ana,):
            table = await ana.create([{"kind": "human"}, COMPUTER])
            await ana.sit(table)
            assert (await ana.attach())["version"] >= 1
            assert ana.told[-1]["info"]["dealing"]["commitments"][1] is None
            kinds = [told["type"] for told in ana.told]
            assert kinds[:3] == ["created", "seated", "state"]
            opened = next(at for at, told in enumerate(ana.told) if told["type"] == "ack")
            assert "update" in kinds[:opened], "the cards come before the answer"

    asyncio.run(scene())


def test_a_whole_game_of_people_and_a_computer_agrees_with_what_each_kept(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo)
            await play_on([ana, bo])
            game = await record_of(server, table)
            record.verify(game)
            for guest in (ana, bo):
                assert [finding.good for finding in compared(guest.own[table], game)] == [True] * 4
            assert proof_of(game).entropy == (ana.own[table].entropy, bo.own[table].entropy)
            following = (await ana.ask("rematch", table=table))["table"]
            for guest, token in ((ana, ana.token), (bo, bo.token)):
                await guest.sit(following, token=token)
                await guest.attach()
            await bo.ask("resign", table=following)
            again = await record_of(server, following)
            assert proof_of(again).secret != proof_of(game).secret
            assert faults(ana, again) == faults(bo, again) == set()
            assert faults(ana, game) == {"seat-bad"}, "another table"

    asyncio.run(scene())


# Coming, going, being late


def test_who_is_away_is_waited_for_a_moment_and_named_to_all(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, opening=0.05) as server, company(server, 3) as (ana, bo, eve):
            table = await ana.create()
            await ana.sit(table)  # and never follows the table
            await bo.sit(table)
            await bo.attach()
            begun = await bo.until(is_status("playing"))
            assert begun["info"]["dealing"]["missing"] == [0]
            assert begun["info"]["dealing"]["entropy"] == [None, bo.own[table].entropy]
            assert (await eve.attach(table))["info"]["dealing"]["missing"] == [0]
            told = await ana.attach()
            late = {"table": table, "digest": told["info"]["dealing"]["digest"], "entropy": ana.own[table].entropy}
            assert (await ana.refused("open", **late))["code"] == "late-opening"
            for guest in (ana, bo):
                await guest.version(1)
            await ana.ask("resign", table=table)
            game = await record_of(server, table)
            record.verify(game)
            assert proof_of(game).entropy == (None, bo.own[table].entropy)
            assert faults(ana, game) == faults(bo, game) == set()
            assert [found.key for found in compared(ana.own[table], game) if found.good is None] == ["verify-own-away"]

    asyncio.run(scene())


def test_nobody_can_hold_up_a_table_for_longer_than_a_moment(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, opening=0.5) as server, company(server, 2) as (ana, bo):
            await unwilling(bo)
            table = await ana.create()
            await ana.sit(table)
            await ana.attach()
            await bo.sit(table)
            start = time.monotonic()
            for _ in range(5):  # coming back again and again wins no time
                await bo.attach()
                await asyncio.sleep(0.05)
                await bo.ask("detach", table=table)
            await ana.version(1)
            assert time.monotonic() - start >= 0.4, "it is given its moment"
            assert not (await server.hall.table(table)).alarms.opening

    asyncio.run(scene())


def test_who_reconnects_between_sitting_and_opening_still_opens(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, opening=LONG) as server, company(server, 2) as (ana, bo):
            await unwilling(ana, bo)
            table = await ana.create()
            for guest in (ana, bo):
                await guest.sit(table)
            back = await Guest.arrive(server)
            back.table, back.token, back.own = table, ana.token, {table: ana.own[table]}
            await back.attach()
            bo.willing = True
            assert (await bo.attach())["info"]["dealing"]["missing"] == []
            await back.version(1)
            await back.leave()

    asyncio.run(scene())


def test_a_closed_list_survives_the_end_of_the_process(tmp_path: Path) -> None:
    async def before() -> tuple[dict[str, Any], Message]:
        async with serving(tmp_path, opening=LONG) as server, company(server, 2) as (ana, bo):
            await unwilling(bo)
            table = await ana.create()
            for guest in (ana, bo):
                await guest.sit(table)
                told = await guest.attach()
            return {"table": table, "tokens": (ana.token, bo.token), "own": (ana.own, bo.own)}, told

    kept, told = asyncio.run(before())

    async def after() -> None:
        async with serving(tmp_path, opening=LONG) as server, company(server, 2) as guests:
            for guest, token, own in zip(guests, kept["tokens"], kept["own"], strict=True):
                guest.table, guest.token, guest.own = kept["table"], token, own
            again = await guests[0].attach()
            assert again["info"]["status"] == "opening"
            assert again["info"]["dealing"]["digest"] == told["info"]["dealing"]["digest"]
            assert again["info"]["dealing"]["missing"] == [1], "what was opened is stored"
            assert (await guests[1].attach())["version"] == 1

    asyncio.run(after())

    async def later() -> None:
        async with serving(tmp_path) as server, company(server, 1) as (bo,):
            bo.table, bo.token = kept["table"], kept["tokens"][1]
            assert (await bo.attach())["info"]["dealing"]["missing"] == []
            await bo.ask("resign", table=bo.table)
            record.verify(await record_of(server, bo.table))

    asyncio.run(later())


def test_a_table_whose_process_ended_while_it_waited_begins_when_somebody_comes_back(tmp_path: Path) -> None:
    async def before() -> tuple[str, str]:
        async with serving(tmp_path, opening=LONG) as server, company(server, 2) as (ana, bo):
            await unwilling(ana, bo)
            table = await ana.create()
            for guest in (ana, bo):
                await guest.sit(table)
            return table, ana.token

    table, token = asyncio.run(before())

    async def after() -> None:
        async with serving(tmp_path, opening=0.05) as server, company(server, 1) as (ana,):
            ana.table, ana.token = table, token
            await ana.attach()
            assert (await ana.until(is_status("playing")))["info"]["dealing"]["missing"] == [0, 1]

    asyncio.run(after())


def test_leaving_and_filling_change_the_list_until_it_is_closed_and_never_after(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, opening=LONG) as server, company(server, 3) as (ana, bo, cy):
            await unwilling(ana, bo, cy)
            table = await ana.create([{"kind": "human"}] * 3, game="eschnapur", options={})
            await ana.sit(table)
            await ana.attach()
            await bo.sit(table)
            await bo.attach()
            await bo.ask("leave", table=table)
            assert (await ana.attach())["info"]["dealing"]["commitments"][1] is None
            await cy.sit(table)
            await cy.attach()
            assert cy.seat == 1
            await ana.ask("fill", table=table, seat=2, level="random")
            closed = await cy.until(is_status("opening"))
            assert closed["info"]["dealing"]["commitments"] == [
                bound(ana.own[table].entropy, table),
                bound(cy.own[table].entropy, table),
                None,
            ]
            digest = closed["info"]["dealing"]["digest"]
            await cy.ask("leave", table=table)
            await ana.ask("erase", tokens=[cy.token])
            info = (await ana.attach())["info"]
            assert (info["status"], info["dealing"]["digest"]) == ("opening", digest), "its seat stays in the list"
            await ana.ask("open", table=table, digest=digest, entropy=ana.own[table].entropy)
            assert (await ana.attach())["info"]["dealing"]["missing"] == [1]

    asyncio.run(scene())


# Cheating


@pytest.mark.parametrize("cheat", ["promise", "own", "digest"])
def test_a_client_does_not_open_for_a_list_it_did_not_sit_down_for(
    tmp_path: Path, cheat: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    fair = opening.told

    def false(table: Table) -> DealingInfo:
        told, closed = fair(table), opening.closed_list(table.row, table.seats)
        if cheat == "promise":
            closed = msgspec.structs.replace(closed, commitment=bytes(32))
        elif cheat == "own":
            closed = msgspec.structs.replace(closed, seats=(bytes(32), *closed.seats[1:]))
        return msgspec.structs.replace(
            told,
            commitment=closed.commitment.hex(),
            commitments=tuple(part and part.hex() for part in closed.seats),
            digest="00" * 32 if cheat == "digest" else closed.digest.hex(),
        )

    async def scene() -> str:
        async with serving(tmp_path, opening=0.1) as server, company(server, 2) as (ana, bo):
            table = await ana.create()
            await ana.sit(table)
            await bo.sit(table)
            monkeypatch.setattr(opening, "told", false)
            await ana.attach()
            await ana.version(1)
            assert set(ana.doubts) == {cheat}
            return ana.own[table].entropy

    entropy = asyncio.run(scene())
    assert bytes.fromhex(entropy) not in b"".join(path.read_bytes() for path in tmp_path.iterdir())


def test_a_host_that_deals_without_a_present_seat_is_found_by_that_seat_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host takes what Ana opens, answers as if all were well, and deals as if she had given none."""
    fair = opening.open_seat

    async def skipping(table: Any, seat: int, message: Any) -> None:
        if seat != 0:
            await fair(table, seat, message)

    async def scene() -> None:
        async with serving(tmp_path, opening=0.3) as server, company(server, 2) as (ana, bo):
            monkeypatch.setattr(opening, "open_seat", skipping)
            table = await ana.create()
            await ana.sit(table)
            await ana.attach()
            await bo.sit(table)
            await bo.attach()
            for guest in (ana, bo):
                await guest.version(1)
            await bo.ask("resign", table=table)
            game = await record_of(server, table)
            record.verify(game)
            assert faults(ana, game) == {"skipped-bad"}
            assert faults(bo, game) == set()

    asyncio.run(scene())


def test_a_host_that_never_shows_a_present_seat_the_closed_list_is_found_by_that_seat(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, opening=0.1) as server, company(server, 2) as (ana, bo):
            table = await ana.create()
            await ana.sit(table)
            await ana.attach()
            (place,) = (await server.hall.table(table)).audience.places.values()
            send, hidden = place.listener.send, list[str]()

            def hold_back(frame: str) -> None:
                """Keep from Ana what would make her open."""
                if '"status":"opening"' in frame:
                    hidden.append(frame)
                else:
                    send(frame)

            place.listener.send = hold_back  # type: ignore[method-assign]
            await bo.sit(table)
            await bo.attach()
            for guest in (ana, bo):
                await guest.version(1)
            assert hidden
            await bo.ask("resign", table=table)
            game = await record_of(server, table)
            record.verify(game)
            assert faults(ana, game) == {"unasked-bad"}
            assert faults(bo, game) == set()

    asyncio.run(scene())


@pytest.mark.parametrize("cheat", ["secret", "options", "shill", "order"])
def test_a_host_that_changes_what_is_bound_after_the_opening_is_found_by_ana(tmp_path: Path, cheat: str) -> None:
    """The host knows Ana's entropy, and now writes into its own store what would deal better cards."""

    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo)
            await bo.ask("resign", table=table)
            alive = await server.hall.table(table)
            database = server.hall.services.store.__dict__["_writer"]._database
            changes: dict[str, list[tuple[str, tuple[Any, ...]]]] = {
                "secret": [("UPDATE tables SET secret = ?", (secrets.token_bytes(32),))],
                "options": [("UPDATE tables SET options = ?", (json.dumps({"seals": 2, "open_herds": False}),))],
                "shill": [
                    (
                        "UPDATE seats SET entropy = ?, commitment = ? WHERE seat = 1",
                        (bytes(32), bytes.fromhex(bound("00" * 32, table))),
                    )
                ],
                "order": [
                    (
                        "UPDATE seats SET entropy = ?, commitment = ? WHERE seat = ?",
                        (alive.seats[1 - seat].entropy, alive.seats[1 - seat].commitment, seat),
                    )
                    for seat in (0, 1)
                ],
            }
            await server.hall.services.store._write(  # type: ignore[attr-defined]
                lambda _: [database.execute(*change) for change in changes[cheat]]
            )
            server.hall._doubted(alive)
            game = await record_of(server, table)
            record.verify(game)
            found = {
                "secret": {"promise-bad", "list-bad"},
                "options": {"promise-bad", "list-bad"},
                "shill": {"list-bad", "given-bad"},
                "order": {"commitment-bad", "list-bad", "entropy-bad", "given-bad"},
            }
            assert faults(ana, game) == found[cheat]

    asyncio.run(scene())


# Old clients


def test_a_client_of_protocol_1_is_told_what_has_changed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 1) as (ana,):
            table = await ana.create()
            refused = await ana.refused("sit", table=table, name="Ana", entropy="ab" * 32)
            assert (refused["code"], refused["reason"]) == ("unsupported-version", "commitment")
            assert "docs/dealing.md" in refused["facts"]["detail"]
            info = (await ana.attach(table))["info"]
            assert not info["seats"][0]["seated"]

    asyncio.run(scene())
