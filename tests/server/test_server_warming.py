"""The first minutes on a machine: rules and players are compiled beside the server, and nobody waits for it long."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.counted import player_faults
from tests.server.guest import Guest, brisk, company, serving

from serai import players
from serai.games import compiled, registry
from serai.games.dealing import Dealing
from serai.server import warming, worker
from serai.server.interpreted_player import InterpretedPlayer, InterpretedPlayers
from serai.server.workers import PlayerFailed

AGAINST_A_MERCHANT = [{"kind": "human"}, {"kind": "computer", "level": "merchant"}]
Made = Callable[[str], Path]


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Made:
    """A machine on which nothing is compiled until a test says so, and a compiler that never ends."""

    def mark(room: str) -> Path:
        return tmp_path / f"{room} ready"

    async def compile_for_ever(*_: str) -> None:
        await asyncio.sleep(3600)

    monkeypatch.setattr(warming, "ready", lambda room, _: mark(room).exists())
    monkeypatch.setattr(warming, "_compiled", compile_for_ever)
    return mark


def position(game: str) -> Any:
    kind = registry.load(game)
    state, _ = kind.start(kind.options_type(), kind.seat_counts[0], Dealing.seeded("a first evening"))
    return state.player_view(min(state.awaited()))


def expected(game: str, level: str) -> tuple[str | None, str | None]:
    told = worker.answer(players.load(game, level, 1), position(game))
    return told.move, told.why


async def moved(guest: Guest) -> None:
    """Sit down against a computer player and leave the turn to it."""
    await guest.sit(await guest.create(AGAINST_A_MERCHANT))
    await guest.attach()
    if guest.latest()["listed_moves"]:
        await guest.move(brisk(guest.latest()["listed_moves"]))
        assert (await guest.attach())["awaited"] == [1]


def test_nobody_waits_for_a_compiler_to_sit_down_and_play(tmp_path: Path, made: Made) -> None:
    """The compiler never ends here, and a table is opened and played at all the same."""

    async def scene() -> None:
        async with serving(tmp_path / "data", warm_up=True) as server, company(server, 1) as (ana,):
            await moved(ana)
            assert not made(warming.RULES).exists()

    asyncio.run(scene())


def test_an_interpreted_player_plays_while_the_players_are_compiled(tmp_path: Path, made: Made) -> None:
    made(warming.RULES).touch()

    async def scene() -> None:
        async with serving(tmp_path / "data", warm_up=True) as server, company(server, 1) as (ana,):
            await moved(ana)
            for _ in range(3):
                assert await ana.my_turn()
                at = ana.latest()["version"]
                await ana.move(brisk(ana.latest()["listed_moves"]))
                await ana.version(at + 1)
            assert player_faults(server) == 0

    asyncio.run(scene())


@pytest.mark.parametrize("fault", ["silent", "failed"])
def test_without_an_interpreted_player_the_player_answers_when_it_is_ready(
    tmp_path: Path, made: Made, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    made(warming.RULES).touch()
    asked = asyncio.Event()

    async def ask(*_: Any) -> None:
        asked.set()
        if fault == "failed":
            raise ConnectionError
        await asyncio.sleep(3600)

    monkeypatch.setattr(InterpretedPlayers, "ask", ask)

    async def scene() -> None:
        async with serving(tmp_path / "data", warm_up=True) as server, company(server, 1) as (ana,):
            await moved(ana)
            await asked.wait()
            assert (await ana.attach())["awaited"] == [1]
            made(warming.PLAYERS).touch()
            assert await ana.my_turn()
            assert player_faults(server) == 0

    asyncio.run(scene())


@pytest.mark.parametrize("game", registry.names())
def test_an_interpreted_player_answers_as_the_player_does(game: str) -> None:
    async def scene() -> None:
        called = InterpretedPlayers()
        try:
            for level in ("merchant", "treasurer"):
                told = await called.ask(game, level, position(game))
                assert (told.move, told.why) == expected(game, level)
        finally:
            called.dismiss()

    asyncio.run(scene())


def test_an_interpreted_player_that_is_not_waited_for_any_more_never_answers_the_next_question() -> None:
    async def scene() -> None:
        slow, view = InterpretedPlayer("jaipur", "merchant"), position("jaipur")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(slow.ask(view), 0)
        assert (await slow.ask(view)).move == expected("jaipur", "merchant")[0]
        slow.close()

    asyncio.run(scene())


def test_an_interpreted_player_that_cannot_be_says_so() -> None:
    async def scene() -> None:
        nobody = InterpretedPlayer("jaipur", "nobody")
        with pytest.raises(PlayerFailed):
            await nobody.ask(position("jaipur"))

    asyncio.run(scene())


def test_what_is_compiled_is_not_compiled_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "mark", lambda room, game: tmp_path / f"{room}-{game}")
    monkeypatch.setattr(compiled, "INTERPRETED", False)
    monkeypatch.setattr(players, "names", lambda _: ["random"])
    monkeypatch.setattr(os, "nice", lambda _: 0)
    (tmp_path / "games-eschnapur").touch()
    (tmp_path / "players-eschnapur").touch()

    async def scene() -> None:
        begun = warming.Warming()
        await begun.begin("eschnapur")  # starts nothing
        await begun.rules("eschnapur")
        await begun.rules("jaipur")  # nobody compiles it: whoever needs it will

    asyncio.run(scene())
    for room in (warming.RULES, warming.PLAYERS):
        assert not warming.ready(room, "jaipur")
        warming.main("jaipur", room)
        assert warming.ready(room, "jaipur")


def test_what_somebody_waits_for_is_compiled_next(monkeypatch: pytest.MonkeyPatch) -> None:
    compiling: list[tuple[str, str]] = []
    finished: set[tuple[str, str]] = set()
    both_wait, goes_on = asyncio.Event(), asyncio.Event()

    async def until(seen: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not seen():
                await asyncio.sleep(0.001)

    async def compile_one(room: str, game: str) -> None:
        compiling.append((room, game))
        if (room, game) == (warming.RULES, "jaipur"):
            await both_wait.wait()
        if room != warming.RULES:
            await goes_on.wait()
        finished.add((room, game))

    monkeypatch.setattr(warming, "ready", lambda room, game: (room, game) in finished)
    monkeypatch.setattr(warming, "_compiled", compile_one)
    monkeypatch.setattr(warming, "_in_memory", lambda _: None)

    async def scene() -> None:
        begun = warming.Warming()
        queue: list[tuple[str, str]] = begun.__dict__["_queue"]
        everything = [begun.begin("jaipur")]
        await until(lambda: (warming.RULES, "jaipur") in compiling)
        everything.append(begun.begin("eschnapur"))
        await until(lambda: (warming.RULES, "eschnapur") in queue)
        both_wait.set()
        await until(lambda: (warming.PLAYERS, "jaipur") in compiling and (warming.PLAYERS, "eschnapur") in queue)
        hinted = asyncio.ensure_future(begun.done(warming.COACH, "jaipur"))
        await asyncio.sleep(0)
        goes_on.set()
        await asyncio.gather(hinted, *everything)

    asyncio.run(scene())
    assert [one for one in compiling if one[0] != warming.RULES] == [
        (warming.PLAYERS, "jaipur"),
        (warming.COACH, "jaipur"),
        (warming.PLAYERS, "eschnapur"),
        (warming.COACH, "eschnapur"),
    ]
