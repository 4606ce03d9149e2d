"""A game from a package of its own: found by its entry point, played in every room, unknown to the house by name."""

from __future__ import annotations

import asyncio
import importlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.nim.installed import install
from tests.server.guest import Guest, company
from tests.server.test_server_crash import process

from serai.games.contract import Game, IllegalMove, NotationError

PEOPLE = [{"kind": "human"}, {"kind": "human"}, {"kind": "computer", "level": "apprentice"}]


@pytest.fixture(scope="module", autouse=True)
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    site = install(tmp_path_factory.mktemp("nim"))
    with pytest.MonkeyPatch.context() as surroundings:
        surroundings.setenv(
            "PYTHONPATH", os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
        )
        yield


def serai(*words: str | Path, code: int = 0) -> str:
    done = subprocess.run([sys.executable, "-m", "serai", *map(str, words)], capture_output=True, text=True)
    assert done.returncode == code, done.stderr
    return done.stdout


async def play(guest: Guest) -> None:
    """Play whatever comes first until there is nothing left to play."""
    while await guest.my_turn():
        at = guest.latest()["version"]
        await guest.move(guest.latest()["listed_moves"][0])
        await guest.version(at + 1)


def test_its_positions_are_lines_of_text_and_its_views_know_the_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parent / "package")
    game: type[Game] = importlib.import_module("serai_nim.game").Nim
    state = game.from_text("1 2,0,5 3,0,1")
    assert state.text() == state.view(None).text() == "1 2,0,5 3,0,1"
    for seat in range(3):
        assert [*state.player_view(seat).legal_moves()] == [*state.legal_moves(seat)]
    assert state.player_view(1).drawing() == "1  ||\n2\n3  |||||"
    with pytest.raises(IllegalMove, match="illegal move: take 1 from 2 in 1 2,0,5 3,0,1: N-1 refuses"):
        state.play(1, game.parse("take 1 from 2"))
    with pytest.raises(NotationError, match="is not a position of Nim"):
        game.from_text("1 2,0")


def test_its_rules_can_be_read_in_the_language_it_speaks() -> None:
    told = {rule["id"]: rule["text"] for rule in json.loads(serai("rules", "nim", "--lang", "fr", "--json"))}
    assert told["N-2"] == "Whoever takes the last match of all wins."


def test_its_players_meet_in_the_arena_and_the_records_verify(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    words = ("arena", "nim", "apprentice", "merchant", "--games", "6", "--seed", "1", "--record", games, "--json")
    assert {player["player"] for player in json.loads(serai(*words))["standings"]["players"]} == {
        "apprentice",
        "merchant",
    }
    assert "verified" in serai("verify", games)
    assert "takes the last match and wins" in serai("replay", games)
    record = json.loads(games.read_text().splitlines()[0])
    record["heaps"][0] += 1
    (tmp_path / "false.jsonl").write_text(json.dumps(record) + "\n")
    assert "heaps" in serai("verify", tmp_path / "false.jsonl", code=1)


def test_it_is_played_over_the_socket_and_its_record_verifies(tmp_path: Path) -> None:
    async def scene() -> str:
        async with (
            process(tmp_path / "data") as (_, address),
            httpx.AsyncClient(base_url=f"http://{address}") as browser,
            company(address, 2) as (ana, bo),
        ):
            (offer,) = [offer for offer in (await browser.get("/api/games")).json() if offer["name"] == "nim"]
            assert offer["levels"] == ["apprentice", "merchant"]
            assert "export default" in (await browser.get(offer["page"])).raise_for_status().text
            assert "nim-heap" in (await browser.get("/games/nim/words-it.ftl")).raise_for_status().text
            table = await ana.create(PEOPLE, game="nim", options={"heaps": 4})
            for guest in (ana, bo):
                await guest.sit(table)
                await guest.attach()
            whole = await ana.attach()
            assert len(whole["view"]["heaps"]) == 4
            refused = await ana.refused("move", table=table, version=whole["version"], move="take 3 from 5")
            assert refused["code"] in ("illegal", "not-your-turn")
            await asyncio.gather(*(play(guest) for guest in (ana, bo)))
            assert not any(ana.latest()["view"]["heaps"])
            levels = ["apprentice", "merchant"]
            taken_up = await ana.ask("what-if", table=table, step=1, seat=2, levels=levels)
            async with company(address, 1) as (cleo,):
                assert await cleo.sit(taken_up["table"], seat=2) == 2
                await cleo.attach()
                await play(cleo)
            branch = await browser.get(f"/api/tables/{taken_up['table']}/record")
            assert branch.raise_for_status().json()["position"].count(",") == 3 + 2
            (tmp_path / "branch.jsonl").write_text(branch.text)
            return (await browser.get(f"/api/tables/{table}/record")).raise_for_status().text

    record = tmp_path / "game.jsonl"
    record.write_text(asyncio.run(scene()))
    assert "1 game verified" in serai("verify", record)
    assert "Taken up in the middle of another game" in serai("verify", tmp_path / "branch.jsonl")
    assert "The game is taken up here." in serai("replay", tmp_path / "branch.jsonl")


def test_an_illegal_move_is_refused_in_its_own_words(tmp_path: Path) -> None:
    async def scene() -> None:
        async with process(tmp_path / "data") as (_, address), company(address, 3) as guests:
            table = await guests[0].create([{"kind": "human"}] * 3, game="nim", options={"heaps": 1})
            for guest in guests:
                await guest.sit(table)
                await guest.attach()
            for guest in guests:
                await guest.version(1)
            mover = next(guest for guest in guests if guest.latest()["listed_moves"])
            refused = await mover.refused("move", table=table, version=1, move="take 3 from 5")
            assert (refused["code"], refused["clause"]) == ("illegal", "N-1")
            assert refused["text"] == "Heap 5 holds only 0. (N-1)"

    asyncio.run(scene())
