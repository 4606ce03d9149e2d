"""docs/protocol.md is true: its example is played, its lists are those of the code, its numbers those of the house."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import sqlite3
import typing
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.guest import ADDRESSES, Guest, bound, company, serving, two_seated
from tests.server.test_server_eschnapur import THREE_PEOPLE, seated
from tests.text.test_text_files import calls, said_as

from serai.games import eschnapur, jaipur
from serai.server import app, prices, seats
from serai.server.play import MOST_OUT_OF_TURN, RECENT
from serai.server.protocol import FromClient, FromServer
from serai.server.protocol.parts import ClockState, DealingInfo, SeatInfo, TableCard, TableInfo
from serai.server.run import HARD_LIMIT
from serai.server.settings import Settings

DOC = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text("utf-8")
LINE = " ".join(DOC.split())
"""The document without its line breaks."""


def table_after(heading: str) -> list[list[str]]:
    """Return the rows of the table under a heading, each as its cells."""
    part = DOC.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    rows = [line.strip("|").split("|") for line in part.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in row] for row in rows[1:]]


def item(start: str) -> str:
    """Return the item of a list that starts so, on one line."""
    (found,) = re.findall(rf"^- {re.escape(start)}.*?(?=^- |^$|^#)", DOC, re.MULTILINE | re.DOTALL)
    return " ".join(found.split())


def words_of(text: str) -> set[str]:
    return set(re.findall(r"\w+(?:-\w+)*", text))


# Lists


@pytest.mark.parametrize("struct", typing.get_args(FromClient), ids=lambda struct: struct.__name__)
def test_a_clients_message_has_the_fields_that_are_told(struct: type[msgspec.Struct]) -> None:
    told = {row[0].strip("`"): row[1] for row in table_after("From a client")}
    fields = [field for field in msgspec.structs.fields(struct) if field.name != "id"]
    names = re.sub(r" \[.*?\]", "", told[str(struct.__struct_config__.tag)])
    assert [name for name in names.split(", ") if name] == [field.name for field in fields]
    optional = set(re.findall(r"(\w+) \[", told[str(struct.__struct_config__.tag)]))
    assert optional == {field.name for field in fields if not field.required}


@pytest.mark.parametrize("struct", typing.get_args(FromServer), ids=lambda struct: struct.__name__)
def test_a_message_of_the_server_has_the_fields_that_are_told(struct: type[msgspec.Struct]) -> None:
    told = {row[0].strip("`"): row[1] for row in table_after("From the server")}
    assert told[str(struct.__struct_config__.tag)].split(", ") == list(struct.__struct_fields__)


@pytest.mark.parametrize(
    ("start", "struct"),
    [
        ("`info`, the table's surroundings", TableInfo),
        ("A seat of `info`", SeatInfo),
        ("`dealing` of `info`", DealingInfo),
        ("A table of `lobby` and `mine`", TableCard),
        ("`clock`:", ClockState),
    ],
)
def test_what_a_table_is_made_of_is_told_where_it_belongs(start: str, struct: type[msgspec.Struct]) -> None:
    assert set(struct.__struct_fields__) <= words_of(item(start))


@pytest.mark.parametrize("game", ["jaipur", "eschnapur"])
def test_the_kinds_of_events_are_those_of_the_games(game: str) -> None:
    told = re.search(rf"{game.title()}'s(?: kinds)? are (.*?)\.(?: |$)", re.sub(r" \(.*?\)", "", item("`events`")))
    assert told is not None
    assert set(re.split(r", | and ", told[1])) == {said_as(call, 0) for call in calls(game, "Event")}


@pytest.mark.parametrize(("game", "options"), [("Jaipur", jaipur.Options), ("Eschnapur", eschnapur.Options)])
def test_the_options_of_a_game_are_told(game: str, options: type[msgspec.Struct]) -> None:
    told = re.search(rf"{game}: (.*?)[;.](?: |$)", item("`create`"))
    assert told is not None
    public = set(options.__struct_fields__) - {"components"}
    assert set(re.findall(r"`(\w+)`", told[1])) == public


def test_every_address_of_the_interface_is_told() -> None:
    paths = set(
        re.findall(r'Route\("(/(?:api|feed|healthz|readyz|metrics)[^"]*)"', Path(app.__file__).read_text("utf-8"))
    )
    told = {
        re.sub(r"\b[A-Z]+\b", lambda name: f"{{{name[0].lower()}}}", re.sub(r"\?.*", "", row[0].strip("`")))
        for row in table_after("Addresses")
    }
    assert told == paths | {"/socket"}


# Numbers


def test_the_numbers_are_those_of_the_house() -> None:
    house = Settings()
    for told in (
        f"{house.message_bytes // 1024} kB a message, {house.message_depth} levels",
        f"{house.per_address} sockets (and {2 * house.per_address} connections",
        f"{house.request_time:.0f} seconds for a request",
        f"{house.message_rate:.0f} units a second ({house.message_burst} at once)",
        f"{house.address_rate:.0f} a second ({house.address_burst:,} at once)",
        f"pings every {house.ping:.0f} seconds",
        f"{house.unsent // 1_000_000} MB wait for it ({house.unsent_address // 1_000_000} MB for an address)",
        f"what waits for {house.stall:.0f} seconds",
        f"gives every person {house.hearing:.0f} seconds to bid",
        f"away for {house.away:.0f} seconds",
        f"after {house.opening:.0f} seconds without those",
        f"before the start after {house.waiting_days} days, in play after {house.abandoned_days} days",
        f"more than the last {RECENT}",
        f"more than {MOST_OUT_OF_TURN} moves out of turn",
        f"more than {seats.NAME_LENGTH} characters",
        f"up to {seats.LINE_LENGTH} characters of text",
        f"a round of {jaipur.Match.limit} moves of Jaipur, a game of {eschnapur.Expedition.limit:,} of Eschnapur",
        f"above {HARD_LIMIT * house.message_bytes // 1024} kB the connection is closed with 1009",
        "a new connection four, a record eight",
        f"a code to photograph {prices.CODE:.0f}",
    ):
        assert told in LINE, told
    assert (prices.SOCKET, prices.RECORD) == (4, 8)


def test_what_messages_cost_is_told() -> None:
    sentence = re.search(r"A `ping` is a unit, (.*?) two, (.*?) six, ", LINE)
    assert sentence is not None
    for named, units in zip(sentence.groups(), (2.0, 6.0), strict=True):
        assert set(re.findall(r"`(\w+)`", named)) == {kind for kind, cost in costs().items() if cost == units}


def costs() -> dict[str, float]:
    """Return what each message costs that is priced by its kind alone."""
    small: dict[str, Any] = {
        "create": {"game": "jaipur", "seats": [{"kind": "human"}, {"kind": "human"}]},
        "sit": {"table": "t", "name": "", "commitment": "0" * 64},
        "attach": {"table": "t"},
        "detach": {"table": "t"},
        "leave": {"table": "t"},
        "move": {"table": "t", "version": 1, "move": "camels"},
        "resign": {"table": "t"},
        "hint": {"table": "t"},
        "recall": {"table": "t"},
        "pause": {"table": "t"},
        "resume": {"table": "t"},
        "reply": {"table": "t", "agree": True},
        "rematch": {"table": "t"},
        "decline": {"table": "t"},
        "open": {"table": "t", "digest": "0" * 64, "entropy": "0" * 64},
        "fill": {"table": "t", "seat": 0, "level": "merchant"},
        "reclaim": {"table": "t"},
        "ready": {"table": "t"},
        "say": {"table": "t", "phrase": "hello"},
        "mute": {"table": "t", "muted": True},
        "lobby": {},
        "ping": {},
    }
    decoder: Any = msgspec.json.Decoder(FromClient)
    frames = {kind: json.dumps({"type": kind, "id": "1", **fields}) for kind, fields in small.items()}
    return {kind: prices.price(decoder.decode(frame), len(frame)) for kind, frame in frames.items()}


# The example


def test_the_first_game_goes_as_it_is_told(tmp_path: Path) -> None:
    """Every message of the example is sent, and answered with the messages that it shows, in that order."""
    lines = DOC.split("## A first game")[1].split("```")[1].strip().splitlines()

    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 1) as (ana,):
            ana.willing = False
            known: dict[str, Any] = {"entropy": secrets.token_hex(32)}
            start = 0
            for line in lines:
                if line.startswith("→"):
                    asked = json.loads(line[1:])
                    start = len(ana.told)
                    for field in ("table", "token", "digest", "entropy"):
                        asked |= {field: known[field]} if field in asked else {}
                    if asked["type"] == "sit":
                        asked["commitment"] = bound(known["entropy"], known["table"])
                    if asked["type"] == "move":
                        assert await ana.my_turn()
                        now = ana.latest()
                        asked |= {"version": now["version"], "move": now["listed_moves"][0]}
                    await ana.wire.send(json.dumps(asked))
                    continue
                shown = json.loads(re.sub(r",?…,?(?=[]}])|…", "", line[1:]).replace('"view":{}', '"view":{}'))
                told = await ana.until(lambda m, shown=shown: m["type"] == shown["type"], start)  # type: ignore[misc]
                start = ana.told.index(told, start) + 1
                assert shown.keys() <= told.keys()
                assert told.get("reply") == shown.get("reply")
                known |= {field: told[field] for field in ("table", "token") if field in told}
                known["digest"] = told.get("info", {}).get("dealing", {}).get("digest", known.get("digest"))

    asyncio.run(scene())


# Statements


def test_a_name_may_be_empty_and_has_24_characters_at_most(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 1) as (ana,):
            for name, kept in (("", ""), (" \u200b ", ""), ("n" * 24, "n" * 24), ("n" * 24 + "\u200b ", "n" * 24)):
                table = await ana.create()
                await ana.sit(table, name)
                assert (await ana.attach(table))["info"]["seats"][0]["name"] == kept
            table = await ana.create()
            refused = await ana.refused("sit", table=table, name="n" * 25, commitment="0" * 64)
            assert (refused["code"], refused["facts"]) == ("bad-name", {"limit": 24})
            for bad in ({"name": "n" * 201}, {"name": None}, {}):
                refused = await ana.refused("sit", table=table, commitment="0" * 64, **bad)
                assert refused["code"] == "malformed"

    asyncio.run(scene())


def test_a_table_that_cannot_be_says_by_its_reason_why(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 1) as (ana,):
            two, person = [{"kind": "human"}] * 2, [{"kind": "human"}]
            nobody = [{"kind": "computer", "level": "random"}] * 2
            wrong: dict[str, dict[str, Any]] = {
                "options": {"game": "jaipur", "seats": two, "options": {"seals": 3}},
                "seats": {"game": "eschnapur", "seats": two},
                "colours": {"game": "eschnapur", "seats": THREE_PEOPLE, "options": {"colours": ["red", "red", "blue"]}},
                "components": {"game": "eschnapur", "seats": THREE_PEOPLE, "options": {"components": "x = 1"}},
                "unknown-level": {
                    "game": "jaipur",
                    "seats": [*person, {"kind": "computer", "level": "shah"}],
                },
            }
            for reason, fields in wrong.items():
                told = await ana.refused("create", **fields)
                assert (told["code"], told["reason"]) == ("bad-options", reason)
                assert f"`{reason}`" in DOC
            assert (await ana.refused("create", game="jaipur", seats=nobody))["reason"] == "seats"
            assert (await ana.refused("create", game="chess", seats=two))["code"] == "unknown-game"
            table = await ana.create()
            await ana.sit(table)
            await ana.attach()
            told = await ana.refused("fill", table=table, seat=5, level="random")
            assert (told["code"], told["reason"]) == ("bad-options", "no-such-seat")
            assert "`no-such-seat`" in DOC

    asyncio.run(scene())


def test_a_stored_game_that_the_house_does_not_play_is_refused_and_left_out(tmp_path: Path) -> None:
    async def open_two() -> list[tuple[str, str]]:
        held = []
        async with serving(tmp_path) as server:
            for _ in range(2):
                async with company(server, 2) as (ana, bo):
                    await two_seated(ana, bo)
                    held.append((ana.table, ana.token))
        return held

    async def come_back(held: list[tuple[str, str]]) -> None:
        async with serving(tmp_path) as server, company(server, 1) as (ana,), httpx.AsyncClient() as browser:
            (lost, token), (table, other) = held
            for language in ("en", "fr", "it"):
                told = await ana.refused("attach", table=lost, token=token, language=language)
                assert (told["code"], told["facts"]) == ("unknown-game", {"game": "chess"})
            cards = (await ana.ask("mine", tokens=[token, other]))["tables"]
            assert [card["table"] for card in cards] == [table]
            code = await browser.get(f"http://{ADDRESSES[server]}/api/tables/{lost}/qr.svg")
            assert (code.status_code, code.json()["code"]) == (410, "unknown-game")
            exported = (await ana.ask("export", tokens=[token]))["data"]["tables"]
            assert [part["game"] for part in exported] == ["chess"], "one's own data is one's own, whatever the game"

    held = asyncio.run(open_two())
    with closing(sqlite3.connect(tmp_path / "serai.sqlite")) as database:
        database.execute("UPDATE tables SET game = 'chess' WHERE id = ?", (held[0][0],))
        database.commit()
    asyncio.run(come_back(held))


def test_info_tells_how_long_one_may_be_away_and_is_heard(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, away=20.0, hearing=15.0) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo)
            info = (await ana.attach())["info"]
            assert (info["away"], info["hearing"], info["hearing_left"]) == (20_000, 15_000, None)
            await bo.ask("detach", table=table)
            told = await ana.refused("fill", table=table, seat=1, level="random")
            assert (told["code"], told["reason"]) == ("seat-taken", "present"), "nobody is away at once"

    asyncio.run(scene())


def test_who_resigns_among_more_than_two_is_stood_in_for_and_can_come_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 3) as guests:
            table = await seated(guests, THREE_PEOPLE)
            ana = guests[0]
            start = len(ana.told)
            await guests[2].ask("resign", table=table)
            told = await ana.until(lambda m: m["type"] == "info" and m["info"]["seats"][2]["left"], start)
            seat = told["info"]["seats"][2]
            assert (seat["kind"], seat["level"], seat["held"]) == ("computer", "merchant", True)
            assert (told["info"]["status"], told["info"]["end"]) == ("playing", None)
            refused = await guests[2].refused("move", table=table, version=1, move="buy move")
            assert refused["code"] == "not-your-turn", "a computer player plays the seat"
            await guests[2].ask("reclaim", table=table)

    asyncio.run(scene())


def test_a_list_that_is_closed_stays_closed_when_somebody_leaves(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, opening=60.0) as server, company(server, 2) as (ana, bo):
            ana.willing = bo.willing = False
            table = await ana.create()
            await ana.sit(table, "Ana")
            await ana.attach()
            start = len(ana.told)
            await bo.sit(table, "Bo")
            await bo.attach()
            closed = (await ana.until(lambda m: m["type"] == "info" and m["info"]["status"] == "opening", start))[
                "info"
            ]
            start = len(ana.told)
            await bo.ask("leave", table=table)
            told = (await ana.until(lambda m: m["type"] == "info" and m["info"]["seats"][1]["left"], start))["info"]
            assert told["status"] == "opening"
            assert told["seats"][1]["held"]
            assert told["dealing"]["digest"] == closed["dealing"]["digest"]

    asyncio.run(scene())


async def listed(ana: Guest, move: str) -> bool:
    return any(legal.split(" ")[0] == move for legal in ana.latest()["listed_moves"])


def test_offers_are_not_listed_and_everybody_else_may_act_as_told(tmp_path: Path) -> None:
    """In Eschnapur purchases are listed out of turn too, offers are composed, and one player is an actor."""

    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 3) as guests:
            await seated(guests, THREE_PEOPLE)
            (active,) = guests[0].latest()["awaited"]
            for guest in guests:
                await guest.version(1)
                assert await listed(guest, "buy")
                assert await listed(guest, "flip") == (guest.seat == active)
            answer = await guests[active].move("flip 1 2")
            for guest in guests:
                await guest.version(answer["version"])
                assert guest.latest()["awaited"] == [active]
                assert not await listed(guest, "offer")
            bidder = guests[(active + 1) % 3]
            assert (await bidder.move("offer B 1c"))["type"] == "ack", "the rules take more than is listed"

    asyncio.run(scene())


def test_in_jaipur_nobody_else_may_act(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            await two_seated(ana, bo)
            (active,) = ana.latest()["awaited"]
            other = (bo, ana)[active]
            assert other.latest()["listed_moves"] == []
            told = await other.refused("move", table=other.table, version=1, move="camels")
            assert told["code"] == "not-your-turn"
            told = await other.ask("ready", table=other.table)
            assert told["type"] == "ack", "it means nothing here"

    asyncio.run(scene())
