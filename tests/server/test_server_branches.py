"""What if: a game taken up at a moment of an ended one, over the socket, through a crash, to a record that verifies."""

from __future__ import annotations

import asyncio
import itertools
import random
import signal
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.guest import Guest, Message, company, play_on, serving, two_seated
from tests.server.test_server_crash import process
from tests.server.test_server_eschnapur import fetch
from tests.server.test_server_eschnapur import play_on as roam

from serai import record
from serai.games import registry
from serai.games.dealing import Dealing
from serai.server.app import Server
from serai.server.branching import beginning
from serai.server.protocol.messages import WhatIf
from serai.server.protocol.parts import EndInfo
from serai.server.protocol.vocabulary import Branch
from serai.server.stored_rows import Beginning, EntryRow, SeatRow, StoredTable, Summary, TableRow

THREE = [{"kind": "human"}, *[{"kind": "computer", "level": "apprentice"}] * 2]
LEVELS = {"jaipur": ["random"], "eschnapur": ["apprentice", "apprentice"]}


async def ended_match(ana: Guest, bo: Guest) -> str:
    """Play a match of Jaipur to its end."""
    table = await two_seated(ana, bo)
    await play_on([ana, bo])
    return table


async def ended_expedition(guest: Guest) -> str:
    """Play an expedition to its end, one person and two computer players."""
    table = await guest.create(THREE, game="eschnapur", options={})
    await guest.sit(table)
    await guest.attach()
    await roam(guest, random.Random(3))
    return table


async def take_up(guest: Guest, table: str, step: int, seat: int, game: str, **more: Any) -> Message:
    """Open a branch, sit down as a guest who has followed nothing else, and have it begin; return its state."""
    told = await guest.ask("what-if", table=table, step=step, seat=seat, levels=LEVELS[game], **more)
    assert await guest.sit(told["table"], seat=seat) == seat
    await guest.attach()
    await guest.version(1)
    return await guest.attach()


async def whole(server: Server, table: str) -> record.Record:
    """The record of an ended game."""
    return record.loads(await asyncio.to_thread(fetch, server, table))


def test_a_match_is_taken_up_at_any_moment_by_either_seat(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await ended_match(ana, bo)
            moments = [*record.replay(await whole(server, table))]
            last = len(moments) - 2
            for step, seat, as_it_was in itertools.product((0, 1, last // 2, last), (0, 1), (False, True)):
                async with company(server, 1) as (cleo,):
                    told = await take_up(cleo, table, step, seat, "jaipur", as_it_was=as_it_was)
                assert told["info"]["branch"] == {"table": table, "step": step, "seat": seat, "as_it_was": as_it_was}
                assert [one["kind"] for one in told["info"]["seats"]][seat] == "human"
                first, true = await first_state(server, told["table"]), moments[step].state
                assert first.view(seat).text() == true.view(seat).text()
                assert (first.text() == true.text()) == as_it_was or step == last
                if told["version"] == 1:  # else the computer player has moved already
                    assert told["view"] == seen(true, seat), "the very view that the seat had"

    asyncio.run(scene())


async def first_state(server: Server, table: str) -> Any:
    kept = await server.hall.services.store.load(table)
    assert kept is not None
    assert kept.row.position is not None
    return registry.load(kept.row.game).from_text(kept.row.position)


def seen(state: Any, seat: int) -> Any:
    """A seat's view as it comes over the socket."""
    return msgspec.json.decode(msgspec.json.encode(state.view(seat).forgetful()))


@pytest.mark.parametrize("as_it_was", [False, True])
def test_a_branch_of_a_match_is_played_to_its_end_and_its_record_verifies(tmp_path: Path, as_it_was: bool) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server:
            async with company(server, 2) as (ana, bo):
                table = await ended_match(ana, bo)
            ana, bo = await Guest.arrive(server), await Guest.arrive(server)
            told = await take_up(ana, table, 6, 1, "jaipur", as_it_was=as_it_was)
            await roam(ana, random.Random(3))
            played = await whole(server, told["table"])
            assert played.position is not None
            record.verify(played)
            assert (await whole(server, table)).position is None
            # A branch can be taken up again, and a rematch of it is dealt.
            again = await take_up(bo, told["table"], 1, 0, "jaipur")
            assert again["info"]["branch"]["table"] == told["table"]
            following = await ana.ask("rematch", table=told["table"])
            kept = await server.hall.services.store.load(following["table"])
            assert kept is not None
            assert kept.row.beginning is None
            for guest in (ana, bo):
                await guest.leave()

    asyncio.run(scene())


def test_an_expedition_is_taken_up_and_played_to_its_end(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, hearing=0.0) as server:
            async with company(server, 1) as (ana,):
                table = await ended_expedition(ana)
            moments = [*record.replay(await whole(server, table))]
            for seat, step in ((0, 0), (1, len(moments) // 3), (2, len(moments) * 2 // 3)):
                async with company(server, 1) as (ana,):
                    told = await take_up(ana, table, step, seat, "eschnapur")
                    first = await first_state(server, told["table"])
                    assert first.view(seat) == moments[step].state.view(seat)
                    assert first.text() != moments[step].state.text()
                    if seat == 2:
                        await roam(ana, random.Random(3))
                        record.verify(await whole(server, ana.table))

    asyncio.run(scene())


def test_a_branch_is_nobodys_ordinary_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 3) as (ana, bo, cleo):
            table = await two_seated(ana, bo, listed=True)
            await play_on([ana, bo])
            told = await take_up(cleo, table, 3, 0, "jaipur")
            assert not told["info"]["listed"]
            listed = (await bo.ask("lobby"))["tables"]
            assert told["table"] not in [card["table"] for card in listed]
            (card,) = (await bo.ask("mine", tokens=[cleo.token]))["tables"]
            assert card["branch"] == {"table": table, "step": 3, "seat": 0, "as_it_was": False}
            (card,) = (await bo.ask("mine", tokens=[bo.token]))["tables"]
            assert card["branch"] is None

    asyncio.run(scene())


def test_what_cannot_be_taken_up_is_refused_with_words(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 3) as (ana, bo, cleo):
            table = await two_seated(ana, bo)
            good: dict[str, Any] = {"table": table, "step": 0, "seat": 0, "levels": ["random"]}

            async def code(**changes: Any) -> tuple[str, str | None]:
                told = await cleo.refused("what-if", **{**good, **changes})
                return told["code"], told["reason"]

            assert await code() == ("not-finished", None)
            moves = await play_on([ana, bo])
            assert await code(table="nowhere") == ("unknown-table", None)
            assert await code(step=moves) == ("no-such-step", "over")
            assert await code(step=moves + 1) == ("no-such-step", None)
            assert await code(seat=2) == ("bad-options", "no-such-seat")
            assert await code(levels=[]) == ("bad-options", "seats")
            assert await code(levels=["random", "random"]) == ("bad-options", "seats")
            assert await code(levels=["/etc/passwd"]) == ("bad-options", "unknown-level")
            for wrong in ({"step": -1}, {"step": "0"}, {"seat": None}, {"levels": "random"}, {"as_it_was": 1}):
                assert (await code(**wrong))[0] == "malformed"
            assert (await cleo.ask("what-if", **good))["type"] == "created"

    asyncio.run(scene())


def test_opening_branches_is_bounded_like_opening_tables(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, tables_burst=3, tables_rate=0.0) as server, company(server, 2) as (ana, bo):
            table = await ended_match(ana, bo)
            asked = [await ana.answer("what-if", table=table, step=0, seat=0, levels=["random"]) for _ in range(3)]
            assert [told["type"] for told in asked] == ["created", "created", "error"]
            assert (asked[2]["code"], asked[2]["reason"]) == ("flood", "tables")

    asyncio.run(scene())


def test_a_resigned_game_is_taken_up_at_its_last_moment(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 3) as (ana, bo, cleo):
            table = await two_seated(ana, bo)
            moves = await play_on([ana, bo], 4)
            await ana.ask("resign", table=table)
            refused = await cleo.refused("what-if", table=table, step=moves + 1, seat=0, levels=["random"])
            assert (refused["code"], refused["facts"]) == ("no-such-step", {"step": 5, "steps": 4})
            told = await take_up(cleo, table, moves, 1, "jaipur")
            assert told["info"]["branch"]["step"] == 4

    asyncio.run(scene())


def test_a_branch_survives_a_killed_server(tmp_path: Path) -> None:
    async def scene() -> None:
        async with process(tmp_path) as (running, address):
            async with company(address, 2) as (ana, bo):
                table = await ended_match(ana, bo)
            ana = await Guest.arrive(address)
            before = await take_up(ana, table, 5, 0, "jaipur")
            assert await ana.my_turn()
            await ana.move(ana.latest()["listed_moves"][0])
            running.send_signal(signal.SIGKILL)
            await running.wait()
            await ana.leave()
        async with serving(tmp_path) as server, company(server, 1) as (again,):
            again.table, again.token = ana.table, ana.token
            told = await again.attach()
            assert told["version"] >= 2
            assert told["info"]["branch"] == before["info"]["branch"]
            await roam(again, random.Random(3))
            record.verify(await whole(server, ana.table))

    asyncio.run(scene())


def test_nothing_that_was_hidden_in_the_other_game_reaches_whoever_takes_it_up() -> None:
    """Two games that a seat cannot tell apart, the same moment, the same chance: the same beginning."""
    for name, levels in LEVELS.items():
        game = registry.load(name)
        options, seats = game.options_type(), game.seat_counts[0]
        true, _ = game.start(options, seats, Dealing.seeded("the true one"))
        for seat in range(seats):
            message = WhatIf("1", "source", 0, seat, tuple(levels))
            other = game.imagine(true.view(seat), Dealing.seeded("another"))
            begun = [beginning(message, resigned(name, state, seats), b"chance" * 5 + b"ab") for state in (true, other)]
            assert true.text() != other.text()
            assert begun[0] == begun[1]
            assert begun[0].position not in (true.text(), other.text())


def resigned(name: str, state: Any, seats: int) -> StoredTable:
    """A game that began at a position, and was given up at once."""
    game = registry.load(name)
    kept = Beginning(state.text(), Branch("another", 0, 0, False))
    options, summary = (
        msgspec.json.encode(game.options_type()).decode(),
        Summary("ended", (), None, EndInfo("resigned", 0)),
    )
    row = TableRow("source", name, game.rules, options, None, True, False, False, b"s" * 32, 0, summary, None, 1, kept)
    rows = tuple(SeatRow("source", seat, "human", entropy=b"") for seat in range(seats))
    return StoredTable(row, rows, (EntryRow("source", 2, "resigned", 0, None, "", 0, None),), ())
