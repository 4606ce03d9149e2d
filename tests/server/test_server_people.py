"""What people do around a game: rematch, leave, step in, talk, look for tables, come back to their own."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.guest import Guest, Message, brisk, company, play_on, serving, two_seated

from serai.server import resting


def ended(told: Message) -> bool:
    return bool(told["type"] == "info" and told["info"]["status"] == "ended")


@pytest.mark.usefixtures("either_store")
def test_a_rematch_keeps_seats_for_their_people_and_deals_anew(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 3) as (ana, bo, eve):
            table = await two_seated(ana, bo)
            assert (await ana.refused("rematch", table=table))["code"] == "not-finished"
            await bo.ask("resign", table=table)
            await ana.until(ended)
            asked = await asyncio.gather(ana.ask("rematch", table=table), bo.ask("rematch", table=table))
            following = asked[0]["table"]
            assert following == asked[1]["table"] != table
            assert asked[0]["commitment"] == asked[1]["commitment"] != ana.commitment
            await ana.until(lambda told: told["type"] == "info" and told["info"]["rematch"] == following)
            sit = {"table": following, "name": "Eve", "commitment": "0" * 64}
            assert (await eve.refused("sit", **sit))["code"] == "seat-taken"
            assert (await eve.refused("sit", **sit, token=eve.token or "x" * 43))["code"] == "seat-taken"
            old = {"ana": ana.token, "bo": bo.token}
            assert await bo.sit(following, "Bo", token=old["bo"]) == 1
            assert await ana.sit(following, "Ana", token=old["ana"]) == 0
            assert (await ana.attach())["version"] == 0
            assert (await bo.attach())["version"] == 1
            await ana.until(
                lambda told: told.get("table") == following and told.get("version") == 1 and told["type"] == "update"
            )
            assert await play_on([ana, bo]) > 5

    asyncio.run(scene())


def test_before_the_start_a_seat_can_be_left_and_taken_by_another(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 3) as (ana, bo, cy):
            table = await ana.create()
            await ana.sit(table)
            await ana.attach()
            await ana.ask("leave", table=table)
            assert (await ana.refused("attach", table=table, token=ana.token))["code"] == "wrong-token"
            for guest in (bo, cy):
                await guest.sit(table)
                await guest.attach()
            assert await play_on([bo, cy]) > 5

    asyncio.run(scene())


def test_a_computer_player_steps_in_for_who_walked_away_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo)
            refused = await ana.refused("fill", table=table, seat=1, level="random")
            assert (refused["code"], refused["reason"]) == ("seat-taken", "present")
            await bo.ask("leave", table=table)
            info = await ana.until(lambda told: told["type"] == "info" and told["info"]["seats"][1]["left"])
            assert info["info"]["status"] == "playing"
            await ana.ask("fill", table=table, seat=1, level="random")
            for _ in range(4):
                assert await ana.my_turn()
                at = ana.latest()["version"]
                await ana.move(ana.latest()["listed_moves"][0])
                await ana.version(at + 2)  # its own move, and the answer of the computer player
            taken = [told for told in ana.told if told["type"] == "info"][-1]["info"]["seats"][1]
            assert (taken["kind"], taken["held"], taken["level"]) == ("computer", True, "random")
            whole = await bo.attach()
            assert whole["seat"] == 1
            await bo.ask("reclaim", table=table)
            await bo.ask("reclaim", table=table)
            await ana.attach()
            info = [told for told in ana.told if told["type"] in ("info", "state")][-1]["info"]
            assert (info["seats"][1]["kind"], info["seats"][1]["level"]) == ("human", None)
            await bo.attach()
            await play_on([ana, bo])
            await bo.until(ended)

    asyncio.run(scene())


def test_an_open_seat_can_be_filled_and_the_game_starts(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 1) as (ana,):
            table = await ana.create()
            await ana.sit(table)
            await ana.attach()
            assert (await ana.refused("fill", table=table, seat=1, level="nobody"))["code"] == "bad-options"
            assert (await ana.refused("fill", table=table, seat=5, level="random"))["code"] == "bad-options"
            await ana.ask("fill", table=table, seat=1, level="random")
            await ana.version(1)

    asyncio.run(scene())


def test_an_idle_person_holds_nobody_up_for_ever_and_the_table_stays(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 1) as (ana,):
            bo = await Guest.arrive(server)
            table = await two_seated(ana, bo)
            await play_on([ana, bo], 4)
            before = ana.latest()["view"]
            await bo.leave()
            heard = ana.told.index(ana.latest())
            await ana.until(lambda m: m["type"] == "info" and not m["info"]["seats"][1]["connected"], heard)
            assert (await ana.attach())["view"] == before
            await ana.ask("fill", table=table, seat=1, level="greedy")
            while await ana.my_turn():
                at = ana.latest()["version"]
                await ana.move(brisk(ana.latest()["listed_moves"]))
                await ana.version(at + 1)
            await ana.until(ended)

    asyncio.run(scene())


def test_chat_is_said_once_heard_by_all_and_can_be_switched_off(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 3) as (ana, bo, cy):
            table = await two_seated(ana, bo)
            await cy.attach(table)
            await bo.ask("mute", table=table, muted=True)
            for _ in range(3):
                await ana.ask("say", table=table, text="  good\x00 evening  ", id="line")
            line = await cy.until(lambda told: told["type"] == "chat")
            assert (line["text"], line["name"], line["seat"], line["number"]) == ("good evening", "Ana", 0, 1)
            await ana.ask("say", table=table, phrase="good-luck")
            await cy.until(lambda told: told["type"] == "chat" and told["phrase"] == "good-luck")
            assert [told["number"] for told in cy.told if told["type"] == "chat"] == [1, 2]
            assert not [told for told in bo.told if told["type"] == "chat"]
            assert (await cy.refused("say", table=table, text="me too"))["code"] == "not-seated"
            for bad in ({"text": " \u200b "}, {"text": "x", "phrase": "hello"}, {}, {"phrase": "swear"}):
                assert (await ana.refused("say", table=table, **bad))["code"] == "malformed"
            assert (await ana.refused("say", table=table, text="x" * 301))["code"] == "too-long"
            late = await Guest.arrive(server)
            await late.attach(table, heard=1)
            await late.ask("ping")
            assert [told["number"] for told in late.told if told["type"] == "chat"] == [2]
            await late.leave()

            quiet = await two_seated(ana, bo, chat=False)
            assert (await ana.refused("say", table=quiet, text="hello"))["code"] == "chat-off"
            await ana.ask("say", table=quiet, phrase="hello")

    asyncio.run(scene())


def test_the_lobby_shows_open_and_live_tables_and_hides_the_others(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 3) as (ana, bo, cy):
            assert (await cy.ask("lobby", follow=True))["tables"] == []
            hidden = await two_seated(ana, bo)
            table = await ana.create(listed=True, clock={"bank": 600, "increment": 5})
            await ana.sit(table)
            await ana.attach()
            told = await cy.until(lambda told: told["type"] == "lobby" and len(told["tables"]) == 1)
            card = told["tables"][0]
            assert (card["table"], card["status"], card["clock"]["bank"]) == (table, "waiting", 600)
            await bo.sit(table, "Bo")
            await bo.attach()
            live = await cy.until(
                lambda told: told["type"] == "lobby" and any(t["status"] == "playing" for t in told["tables"])
            )
            assert [seat["name"] for seat in live["tables"][0]["seats"]] == ["Ana", "Bo"]
            await ana.ask("resign", table=table)
            shown = await cy.until(lambda told: told["type"] == "lobby" and told["tables"] == [], cy.told.index(live))
            assert hidden not in str(shown)

    asyncio.run(scene())


def test_my_games_are_found_by_tokens_and_say_whose_turn_it_is(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            first = await two_seated(ana, bo)
            tokens = [ana.token]
            second = await two_seated(ana, bo)
            tokens += ["unknown-token-unknown", ana.token]
            await ana.ask("resign", table=second)
            cards = (await ana.ask("mine", tokens=tokens))["tables"]
            assert [card["table"] for card in cards] == [first, second]
            assert [card["status"] for card in cards] == ["playing", "ended"]
            assert cards[0]["awaited"] in ([0], [1])
            assert cards[1]["outcome"]["winners"] == [1]
            assert all(card["seat"] == 0 for card in cards)
        async with serving(tmp_path) as server, company(server, 1) as (again,):
            cards = (await again.ask("mine", tokens=tokens))["tables"]
            assert [card["status"] for card in cards] == ["playing", "ended"]

    asyncio.run(scene())


def test_ones_own_data_can_be_exported_and_erased_while_the_game_stays(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo)
            await ana.ask("say", table=table, text="my secret diary")
            await bo.ask("say", table=table, text="how nice")
            await play_on([ana, bo])
            data = (await ana.ask("export", tokens=[ana.token]))["data"]["tables"]
            assert len(data) == 1
            assert data[0]["name"] == "Ana"
            assert [line["text"] for line in data[0]["chat"]] == ["my secret diary"]
            assert data[0]["moves"]
            assert "how nice" not in str(data)
            await ana.ask("erase", tokens=[ana.token])
            assert (await ana.refused("attach", table=table, token=ana.token))["code"] == "wrong-token"
            assert (await ana.ask("mine", tokens=[ana.token]))["tables"] == []
            whole = await bo.attach()
            assert [seat["name"] for seat in whole["info"]["seats"]] == ["", "Bo"]
            assert (await ana.ask("export", tokens=[ana.token]))["data"]["tables"] == []
            kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
            assert b"my secret diary" not in kept
            assert b"how nice" in kept
        async with serving(tmp_path) as server, company(server, 1) as (cy,):
            told = await cy.attach(table)
            assert "Ana" not in str(told)
            await cy.ask("ping")
            assert [line["text"] for line in cy.told if line["type"] == "chat"] == ["how nice"]

    asyncio.run(scene())


def test_erasing_oneself_from_a_waiting_table_frees_the_seat(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 3) as (ana, bo, cy):
            table = await ana.create()
            await ana.sit(table)
            await ana.attach()
            await ana.ask("erase", tokens=[ana.token])
            for guest in (bo, cy):
                await guest.sit(table)
                await guest.attach()
            assert await play_on([bo, cy]) > 5

    asyncio.run(scene())


def test_tables_that_rest_are_put_away_and_come_back_as_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resting, "KEPT", 3)

    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            now = [0.0]
            server.hall.services.steady = lambda: now[0]
            made: list[tuple[str, str, Message]] = []
            for _ in range(12):
                table = await two_seated(ana, bo)
                await play_on([ana, bo], 2)
                made.append((table, ana.token, ana.latest()["view"]))
                for guest in (ana, bo):
                    await guest.ask("detach", table=table)
            assert len(server.hall.tables) == 12, "nobody is put away who has just come"
            for table, token, view in made:
                now[0] += 60
                whole = await ana.ask("attach", table=table, token=token)
                assert whole["view"] == view
                await ana.ask("detach", table=table)
            assert len(server.hall.tables) <= 4

    asyncio.run(scene())
