"""Every message is answered, a move has one effect however often it comes, and what is refused changes nothing."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

from tests.server.guest import Guest, brisk, company, play_on, serving, two_seated


def rows(data: Path, query: str) -> list[tuple[Any, ...]]:
    database = sqlite3.connect(data / "serai.sqlite")
    try:
        return database.execute(query).fetchall()
    finally:
        database.close()


def mover(*guests: Guest) -> Guest:
    return next(guest for guest in guests if guest.latest()["listed_moves"])


def test_a_hundred_equal_moves_at_once_have_one_effect_and_one_row(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            await two_seated(ana, bo)
            first = mover(ana, bo)
            text = brisk(first.latest()["listed_moves"])
            async with company(server, 10) as screens:
                for screen in screens:
                    screen.table, screen.token = first.table, first.token
                    await screen.attach()
                tries = [screen.move(text, version=1, id="once") for screen in screens for _ in range(10)]
                answers = await asyncio.gather(*tries)
            assert {answer["type"] for answer in answers} == {"ack"}
            assert {answer["version"] for answer in answers} == {2}
            await ana.version(2)
            assert [told["version"] for told in ana.told if told["type"] == "update"] in ([1, 2], [2])
        assert rows(tmp_path, "SELECT count(*) FROM moves") == [(1,)]

    asyncio.run(scene())


def test_a_hundred_equal_moves_with_ids_of_their_own_have_one_effect(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            await two_seated(ana, bo)
            first = mover(ana, bo)
            text = brisk(first.latest()["listed_moves"])
            tries = [
                first.answer("move", table=first.table, version=1, move=text, id=f"n{number}") for number in range(100)
            ]
            answers = await asyncio.gather(*tries)
            assert sorted(answer["type"] for answer in answers) == ["ack"] + ["error"] * 99
            assert {answer["code"] for answer in answers if answer["type"] == "error"} == {"stale"}
        assert rows(tmp_path, "SELECT count(*) FROM moves") == [(1,)]

    asyncio.run(scene())


def test_a_resent_move_gets_the_same_answer_later_and_after_a_restart(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo)
            first = mover(ana, bo)
            text = brisk(first.latest()["listed_moves"])
            answer = await first.move(text, version=1, id="again")
            await ana.version(2)
            await bo.version(2)
            await play_on([ana, bo], 3)
            assert await first.move(text, version=1, id="again") == answer
            other = await first.refused("move", table=table, version=1, move="sell DDDDDD", id="again")
            assert other["code"] == "duplicate"
        async with serving(tmp_path) as server, company(server, 1) as (again,):
            again.table, again.token = table, first.token
            whole = await again.attach()
            assert whole["version"] == 5
            assert await again.move(text, version=1, id="again") == answer
            assert again.latest()["version"] == 5

    asyncio.run(scene())


def test_stale_out_of_turn_illegal_and_unreadable_moves_are_refused_with_words(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 3) as (ana, bo, cy):
            early = await ana.create()
            await ana.sit(early)
            await ana.attach()
            refused = await ana.refused("move", table=early, version=0, move="camels")
            assert (refused["code"], refused["reason"]) == ("not-your-turn", "not-started")

            table = await two_seated(ana, bo)
            acting = mover(ana, bo)
            waiting = bo if acting is ana else ana
            before = acting.latest()
            cases = [
                (waiting, {"version": 1, "move": "camels"}, "not-your-turn"),
                (acting, {"version": 0, "move": "camels"}, "stale"),
                (acting, {"version": 7, "move": "camels"}, "stale"),
                (acting, {"version": 1, "move": "sell"}, "malformed"),
                (acting, {"version": 1, "move": "take Q"}, "malformed"),
                (acting, {"version": 1, "move": "sell DDDDDD"}, "illegal"),
                (cy, {"version": 1, "move": "camels"}, "not-seated"),
            ]
            for guest, fields, code in cases:
                assert (await guest.refused("move", table=table, **fields))["code"] == code
            illegal = await acting.refused("move", table=table, version=1, move="sell DDDDDD")
            assert illegal["clause"].startswith("J-")
            assert illegal["clause"] in illegal["text"]
            whole = await acting.attach()
            assert whole["version"] == 1
            assert whole["view"] == before["view"]
        assert rows(tmp_path, "SELECT count(*) FROM moves") == [(0,)]

    asyncio.run(scene())


def test_refusals_speak_the_language_of_the_connection(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo)
            acting = mover(ana, bo)
            said = set()
            for language in ("en", "fr", "it"):
                await acting.attach(language=language)
                refused = await acting.refused("move", table=table, version=1, move="sell DDDDDD")
                said.add(refused["text"])
            assert len(said) == 3
            french = await Guest.arrive(server, query="?language=fr")
            english = await ana.refused("attach", table="nowhere", language="en")
            assert (await french.refused("attach", table="nowhere"))["text"] != english["text"]
            await french.leave()

    asyncio.run(scene())


BAD_FRAMES: list[tuple[str | bytes, str]] = [
    ("", "malformed"),
    ("{", "malformed"),
    ("null", "malformed"),
    ("[]", "malformed"),
    ('{"type": "dance", "id": "x"}', "malformed"),
    ('{"type": "ping"}', "malformed"),
    ('{"type": "ping", "id": "x", "more": 1}', "malformed"),
    ('{"type": "ping", "id": 7}', "malformed"),
    ('{"type": "ping", "id": ""}', "malformed"),
    (json.dumps({"type": "ping", "id": "x" * 41}), "malformed"),
    ('{"type": "move", "id": "x", "table": "t", "version": -1, "move": "camels"}', "malformed"),
    ('{"type": "sit", "id": "x", "table": "t", "name": "n", "commitment": "abc"}', "malformed"),
    ('{"type": "sit", "id": "x", "table": "t", "name": "n", "commitment": "' + "zz" * 32 + '"}', "malformed"),
    ('{"type": "sit", "id": "x", "table": "t", "name": "n", "entropy": "' + "ab" * 32 + '"}', "unsupported-version"),
    ('{"type": "ping", "id": "\\ud800"}', "malformed"),
    ("[" * 10_000, "too-deep"),
    ('{"type":"create","id":"x","game":"jaipur","options":' + '{"a":' * 500 + "1" + "}" * 501, "too-deep"),
    ('{"type": "ping", "id": "' + "x" * 20_000 + '"}', "too-large"),
    (json.dumps({"type": "lobby", "id": "x", "follow": "yes"}), "malformed"),
    ('{"type": "create", "id": "x", "game": "chess", "seats": []}', "malformed"),
    (b"\x00\x01", "malformed"),
]


def test_bad_frames_are_refused_and_the_connection_lives(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 1) as (ana,):
            for frame, code in BAD_FRAMES:
                heard = len(ana.told)
                await ana.wire.send(frame)
                told = await ana.until(lambda message: message["type"] == "error", heard)
                assert (told["code"], bool(told["text"])) == (code, True), frame[:80]
                assert (await ana.ask("ping"))["type"] == "pong"

    asyncio.run(scene())


def test_a_refusal_names_the_message_even_when_it_could_not_be_read(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 1) as (ana,):
            refused = await ana.refused("ping", id="mine", nonsense=True)
            assert refused["reply"] == "mine"

    asyncio.run(scene())


def test_tables_that_cannot_be_are_refused(tmp_path: Path) -> None:
    two, computers = [{"kind": "human"}] * 2, [{"kind": "computer", "level": "random"}] * 2
    cases: list[tuple[dict[str, Any], str]] = [
        ({"seats": [{"kind": "human"}] * 3}, "bad-options"),
        ({"seats": computers}, "bad-options"),
        ({"seats": two, "options": {"seals": 7}}, "bad-options"),
        ({"seats": two, "options": {"cheat": True}}, "bad-options"),
        ({"seats": two, "options": [1]}, "bad-options"),
        ({"seats": [{"kind": "human"}, {"kind": "computer", "level": "../../bot.py"}]}, "bad-options"),
        ({"seats": [{"kind": "human"}, {"kind": "computer", "level": "nobody"}]}, "bad-options"),
        ({"seats": two, "clock": {"bank": 0}}, "malformed"),
        ({"seats": two, "clock": {"bank": 10, "increment": -1}}, "malformed"),
    ]

    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 1) as (ana,):
            for fields, code in cases:
                refused = await ana.refused("create", game="jaipur", **fields)
                assert refused["code"] == code, fields
        assert rows(tmp_path, "SELECT count(*) FROM tables") == [(0,)]

    asyncio.run(scene())


def test_simultaneous_joins_give_each_seat_to_one(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 12) as crowd:
            table = await crowd[0].create()
            answers = await asyncio.gather(
                *(
                    guest.answer("sit", table=table, name=f"G{number}", commitment=f"{number:064x}")
                    for number, guest in enumerate(crowd)
                )
            )
            seated = [answer for answer in answers if answer["type"] == "seated"]
            assert sorted(answer["seat"] for answer in seated) == [0, 1]
            assert len({answer["token"] for answer in seated}) == 2
            assert {answer["code"] for answer in answers if answer["type"] == "error"} == {"seat-taken"}

    asyncio.run(scene())


def test_a_lost_answer_to_sitting_down_can_be_asked_for_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 3) as (ana, bo, eve):
            table = await ana.create()
            sit = {"table": table, "name": "Ana", "commitment": "ab" * 32, "claim": "c" * 24, "id": "s"}
            first = await ana.ask("sit", **sit)
            again = await bo.ask("sit", **sit)
            assert again["seat"] == first["seat"] == 0
            assert (await eve.refused("attach", table=table, token=first["token"]))["code"] == "wrong-token"
            assert (await bo.ask("attach", table=table, token=again["token"]))["seat"] == 0
            for known in ({"claim": "x" * 24}, {"claim": None}, {"id": "t"}):  # everybody is shown the commitment
                assert (await eve.refused("sit", **{**sit, **known, "seat": 0}))["code"] == "seat-taken"
            assert (await eve.ask("sit", **{**sit, "commitment": "cd" * 32}))["seat"] == 1

    asyncio.run(scene())


def test_seat_tokens_are_long_fresh_and_stored_as_hashes_only(tmp_path: Path) -> None:
    async def scene() -> list[str]:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            await two_seated(ana, bo)
            assert ana.token != bo.token
            for wrong in (ana.token[:-1] + "A", "A" * 43, bo.token.swapcase()):
                if wrong not in (ana.token, bo.token):
                    refused = await ana.refused("attach", table=ana.table, token=wrong)
                    assert refused["code"] == "wrong-token"
            return [ana.token, bo.token]

    tokens = asyncio.run(scene())
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for token in tokens:
        assert len(token) >= 43
        assert token.encode() not in kept
