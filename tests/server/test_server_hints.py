"""Hints at the table: against computer players only, from what the seat knows, while everything else goes on."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import httpx
import msgspec
import pytest
from tests.server.guest import ADDRESSES, company, serving, two_seated
from tests.server.test_server_asides import alone, info
from tests.server.test_server_eschnapur import ONE_PERSON, seated
from tests.server.test_server_players import against

from serai import record
from serai.coach import contract as coaches
from serai.coach.advice import Advice, advise
from serai.games import registry
from serai.games.contract import State
from serai.games.dealing import Dealing
from serai.text import LANGUAGES, Words

pytestmark = pytest.mark.compiled
EFFORT = {"jaipur": 400, "eschnapur": 16}
SEATS = {"jaipur": 2, "eschnapur": 3}


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """Have the coach compiled before anybody waits for it."""
    for game, effort in EFFORT.items():
        for state, seat in positions(game, 2):
            advise(game, state.view(seat), state.player_view(seat), effort)


def test_a_hint_is_a_legal_move_with_a_reason_and_the_game_says_so(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, eve):
            table = await alone(ana)
            await eve.attach(table)
            version = ana.latest()["version"]
            told, ponged = await asyncio.gather(ana.ask("hint", table=table), ana.ask("ping"))
            assert ponged["type"] == "pong"
            kinds = [one["type"] for one in ana.told]
            assert kinds.index("pong") < kinds.index("hinted"), "the line is free while the coach thinks"
            assert told["type"] == "hinted"
            assert told["version"] == version + 1
            assert told["move"] in ana.latest()["listed_moves"]
            assert 0.0 <= told["chance"] <= 1.0
            if told["verdict"] in ("better", "close"):
                assert told["instead"] in ana.latest()["listed_moves"]
                assert told["instead"] != told["move"]
            assert bool(told["reasons"]) == (told["verdict"] == "better")
            for language in LANGUAGES:
                for reason in told["reasons"]:
                    assert Words(language).coach("jaipur", reason["pattern"], reason["facts"], ["", ""], 0)
            again = await ana.ask("hint", table=table)
            assert {**again, "reply": ""} == {**told, "reply": ""}
            known = await info(eve, lambda one: one["aids"]["hints"])
            assert known["aids"]["hints"] == 1, "asked twice in one position, it is one hint"
            assert not any(one["type"] == "hinted" for one in eve.told), "nobody else is told"
            await ana.move(told["move"])
            await ana.ask("resign", table=table)
            async with httpx.AsyncClient() as browser:
                text = (await browser.get(f"http://{ADDRESSES[server]}/api/tables/{table}/record")).text
            kept = record.loads(text)
            record.verify(kept)
            assert kept.aids == record.Aids(hints=1)

    asyncio.run(scene())


def test_a_hint_is_dropped_when_the_game_has_gone_on(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 1) as (ana,):
            table = await alone(ana)
            asking = asyncio.ensure_future(ana.answer("hint", table=table))
            await ana.until(lambda one: any(event["kind"] == "aside-hint" for event in one.get("events", ())))
            await ana.move(ana.latest()["listed_moves"][0])
            assert (await asking)["code"] == "stale"

    asyncio.run(scene())


def test_no_hint_where_other_people_play_or_out_of_turn(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 3) as (ana, bo, eve):
            table = await two_seated(ana, bo, practice=True)
            for guest in (ana, bo):
                refused = await guest.refused("hint", table=table)
                assert refused["code"] == "with-people"
                assert refused["text"] == Words("en").say("error-with-people")
            await eve.attach(table)
            assert (await eve.refused("hint", table=table))["code"] == "not-seated"
            # A person who is away, and for whom a computer player stands in, may come back.
            await bo.ask("leave", table=table)
            await ana.ask("fill", table=table, seat=bo.seat, level="random")
            assert (await ana.refused("hint", table=table))["code"] == "with-people"
            assert not any(event["kind"] == "aside-hint" for event in ana.events())
            own = await alone(eve)
            await eve.ask("pause", table=own)
            assert (await eve.refused("hint", table=own))["code"] == "paused"
            await eve.ask("resume", table=own)
            await eve.ask("resign", table=own)
            assert (await eve.refused("hint", table=own))["code"] == "game-over"

    asyncio.run(scene())


def test_a_hint_in_eschnapur(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, hearing=30.0) as server, company(server, 1) as (ana,):
            table = await seated([ana], ONE_PERSON)
            for _ in range(3):
                while True:
                    await ana.until(lambda one: True)
                    told = await ana.answer("hint", table=table)
                    if told["type"] == "hinted":
                        break
                    assert told["code"] in ("not-your-turn", "stale"), told
                    await asyncio.sleep(0.2)
                if told["move"]:
                    answer = await ana.answer("move", table=table, version=ana.latest()["version"], move=told["move"])
                    assert answer["type"] == "ack" or answer["code"] in ("stale", "not-your-turn"), answer
                else:
                    await ana.ask("ready", table=table)

    asyncio.run(scene())


def positions(game: str, count: int) -> list[tuple[State, int]]:
    """Return some positions of games that are played at random, each with a seat to act."""
    kind = registry.load(game)
    chance = random.Random(20)
    found: list[tuple[State, int]] = []
    for number in range(count):
        state: State = kind.start(kind.options_type(), SEATS[game], Dealing(bytes([number]) * 32))[0]
        for _ in range(chance.randrange(4, 30)):
            if state.outcome() is not None:
                break
            seat = min(state.awaited())
            after = state.play(seat, chance.choice(state.listed_moves(seat)))[0]
            if after.outcome() is not None:
                break
            state = after
        found.append((state, min(state.awaited())))
    return found


def test_hidden_cards_change_no_byte_of_what_is_recalled(tmp_path: Path) -> None:
    """What the socket tells of the opponent's hand is what any other world of the same view would tell."""

    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 1) as (ana,):
            table = await ana.create(against("greedy"))
            await ana.sit(table)
            await ana.attach()
            swapped = 0
            for _ in range(4):
                if not await ana.my_turn():
                    break
                told = await ana.ask("recall", table=table, moves=True)
                state = server.hall.tables[table].going().now.state
                other = registry.load("jaipur").imagine(state.view(ana.seat), Dealing(b"\x55" * 32))
                swapped += other.text() != state.text()
                view = other.view(ana.seat)
                assert told["view"] == json.loads(msgspec.json.encode(view))
                coach = coaches.load("jaipur")
                assert isinstance(coach, coaches.HandReader)
                assert told["reading"] == json.loads(msgspec.json.encode(coach.reading(view)))
                at = ana.latest()["version"]
                await ana.move(ana.latest()["listed_moves"][0])
                await ana.version(at + 1)
            assert swapped >= 2

    asyncio.run(scene())


@pytest.mark.parametrize("game", ["jaipur", "eschnapur"])
def test_hidden_cards_change_no_byte_of_a_hint(game: str) -> None:
    """Whatever a seat cannot know is dealt anew: the same view, the same hint."""
    swapped = 0
    for state, seat in positions(game, 6):
        other = registry.load(game).imagine(state.view(seat), Dealing(b"\x77" * 32))
        assert other.view(seat) == state.view(seat)
        swapped += other.text() != state.text()
        told: list[bytes] = []
        for world in (state, other):
            hint: Advice = advise(game, world.view(seat), world.player_view(seat), EFFORT[game])
            told.append(msgspec.json.encode(hint))
        assert told[0] == told[1]
        assert hint.move in [*map(str, state.legal_moves(seat)), ""]
    assert swapped >= 4
