"""Whole games over real sockets: what two people, and those who watch, are told."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import httpx
import msgspec
import pytest
from tests.server.guest import ADDRESSES, Guest, brisk, company, play_on, serving, two_seated

from serai import record
from serai.games.joint_dealing import dealer_commitment

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "bot_client.py"


def test_two_people_play_a_match_that_a_third_watches(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 3) as (ana, bo, cy):
            table = await two_seated(ana, bo, options={"seals": 2})
            await cy.attach(table)
            assert await play_on([ana, bo, cy][:2]) > 10
            for guest in (ana, bo, cy):
                told = await guest.until(lambda m: m["type"] == "info" and m["info"]["status"] == "ended")
                assert told["info"]["end"] == {"reason": "played", "seat": None}
            end = ana.latest()["view"]
            assert end["winner"] in (0, 1)
            assert max(end["seals"]) == 2
            await cy.version(ana.latest()["version"])
            assert cy.latest()["view"]["current"]["hand"] is None
            assert [event["kind"] for event in cy.events()] == [event["kind"] for event in ana.events()]
            async with httpx.AsyncClient() as browser:
                answer = await browser.get(f"http://{ADDRESSES[server]}/api/tables/{table}/record")
            kept = record.loads(answer.text)
            record.verify(kept)
            assert kept.players == ("Ana", "Bo")
            assert answer.json()["winner"] == end["winner"]
            proof, own = kept.dealing, ana.own[table]
            assert isinstance(proof, record.JointProof)
            terms = msgspec.structs.replace(kept.terms, table=table)
            assert proof.commitment == ana.commitment == dealer_commitment(bytes.fromhex(proof.secret), terms).hex()
            assert proof.entropy == (own.entropy, bo.own[table].entropy) == own.given

    asyncio.run(scene())


def test_record_and_secret_stay_closed_until_the_end(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo)
            async with httpx.AsyncClient() as browser:
                address = f"http://{ADDRESSES[server]}/api/tables/{table}/record"
                answer = await browser.get(address, headers={"accept-language": "fr"})
                assert answer.status_code == 409
                assert answer.json()["code"] == "not-finished"
                assert (await browser.get(address.replace(table, "nowhere"))).status_code == 404
                await ana.ask("resign", table=table)
                opened = await browser.get(address)
            record.verify(record.loads(opened.text))
            assert opened.json()["end"] == {"reason": "resigned", "seat": 0}
            assert opened.json()["winner"] == 1

    asyncio.run(scene())


def test_who_reconnects_at_every_step_misses_nothing_and_hears_nothing_twice(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo)
            lines: list[str] = []
            seen = 0
            while True:
                wanderer = await Guest.arrive(server)
                wanderer.table, wanderer.token, wanderer.seat = table, bo.token, 1
                await wanderer.attach(version=seen or None)
                news = [told for told in wanderer.told if told["type"] in ("state", "update")]
                for told in news:
                    lines += [repr(event) for event in told["events"]]
                    assert told["type"] == "state" or told["version"] == seen + 1
                    seen = told["version"]
                await wanderer.leave()
                if not any(guest.latest()["listed_moves"] for guest in (ana, bo)):
                    break
                await play_on([ana, bo], 1)
            assert seen == bo.latest()["version"]
            assert lines == [repr(event) for event in bo.events()]
            last = await Guest.arrive(server)
            last.table, last.token = table, bo.token
            whole = await last.attach()
            assert whole["view"] == bo.latest()["view"]
            assert whole["events"] == bo.events()
            await last.leave()

    asyncio.run(scene())


def test_a_move_between_coming_and_following_is_never_lost(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo)
            watchers: list[Guest] = []
            for _ in range(12):
                mover = ana if ana.latest()["listed_moves"] else bo
                at = mover.latest()["version"]
                watcher = await Guest.arrive(server)
                watchers.append(watcher)
                await asyncio.gather(watcher.attach(table), mover.move(brisk(mover.latest()["listed_moves"])))
                for guest in (ana, bo):
                    await guest.version(at + 1)
            end = ana.latest()["version"]
            public = (await watchers[-1].version(end))["view"]
            for watcher in watchers:
                await watcher.version(end)
                versions = [told["version"] for told in watcher.told if told["type"] in ("state", "update")]
                assert versions == list(range(versions[0], end + 1))
                assert watcher.latest()["view"] == public
                await watcher.leave()

    asyncio.run(scene())


def test_an_unknown_or_future_version_gets_the_whole_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            table = await two_seated(ana, bo)
            for version in (0, 99, None):
                assert (await ana.attach(table, version=version))["type"] == "state"
            answer = await ana.attach(table, version=1)
            assert (answer["type"], answer["version"]) == ("ack", 1)

    asyncio.run(scene())


def test_the_example_bot_plays_a_whole_game_against_another(tmp_path: Path) -> None:
    assert len(EXAMPLE.read_text().splitlines()) < 60

    async def bot(server_address: str, *table: str) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            str(EXAMPLE),
            f"ws://{server_address}/socket",
            *table,
            stdout=asyncio.subprocess.PIPE,
        )

    async def scene() -> None:
        async with serving(tmp_path) as server:
            first = await bot(ADDRESSES[server])
            assert first.stdout
            table = (await first.stdout.readline()).decode().split()[-1]
            second = await bot(ADDRESSES[server], table)
            ends = [(await process.communicate())[0].decode() for process in (first, second)]
            assert ends[0] == ends[1]
            assert "winners" in ends[0]
            assert [first.returncode, second.returncode] == [0, 0]

    asyncio.run(scene())


@pytest.mark.parametrize("practice", [False, True])
def test_only_a_practice_table_shows_a_perfect_memory(tmp_path: Path, practice: bool) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 3) as (ana, bo, cy):
            table = await two_seated(ana, bo, practice=practice)
            await cy.attach(table)
            await play_on([ana, bo], 2)
            await cy.version(3)
            for guest in (ana, bo, cy):
                for told in guest.told:
                    if told.get("view"):
                        assert (told["view"]["current"]["memory"] is not None) is practice

    asyncio.run(scene())
