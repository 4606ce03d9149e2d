"""Nothing holds the loop for longer than 10 ms of its thread's processor time, however long the games are."""

from __future__ import annotations

import asyncio
import random
import secrets
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.guest import ADDRESSES, Guest, company, serving, two_seated
from tests.server.holding import Beside, Held

from serai.games import registry
from serai.games.dealing import Dealing
from serai.server import house
from serai.server import play as play_module
from serai.server.app import Server
from serai.server.audience import Audience, Place
from serai.server.play import RECENT, Entry, Play
from serai.server.protocol.answers import Pong
from serai.server.protocol.parts import EndInfo, OutcomeInfo
from serai.server.seats import hashed, new_table_id, new_token
from serai.server.stored_rows import ChatRow, EntryRow, SeatRow, Summary, TableRow
from serai.server.watchdog import Watchdog
from serai.text.language import LANGUAGES, speech

BOUND = 0.010
TRIALS = 3
SEATS = {"jaipur": 2, "eschnapur": 5}
LENGTHS = {"jaipur": 599, "eschnapur": 1500}
"""Jaipur breaks a round off at 600 moves; Eschnapur's offers go on for longer."""


def long_game(game: str, secret: bytes, entropies: tuple[bytes, ...]) -> list[Entry]:
    """Play a game that goes on and on: exchanges at the market, offers to whoever sells."""
    kind = registry.load(game)
    play = Play(kind, kind.options_type(), Dealing(secret, entropies), len(entropies))
    chance = random.Random(4)
    while len(play.entries) < LENGTHS[game]:
        state: Any = play.now.state
        moves = [(seat, str(move)) for seat in sorted(state.may_act()) for move in state.legal_moves(seat)]
        idle = [(seat, text) for seat, text in moves if text.split()[0] in ("swap", "offer", "withdraw")]
        seat, text = chance.choice(idle if idle and chance.random() < 0.99 else moves)
        entry = Entry("move", seat, text)
        moment = play.after(entry)
        if moment.end is not None:
            break
        play.take(entry, moment)
    return play.entries


async def stored(server: Server, game: str, *, ended: bool) -> tuple[str, list[str]]:
    """Put a long game into the store of a server, with a thousand lines of chat; return it with its tokens."""
    store, table = server.hall.services.store, new_table_id()
    secret, entropies = secrets.token_bytes(32), tuple(secrets.token_bytes(32) for _ in range(SEATS[game]))
    kind, tokens = registry.load(game), [new_token() for _ in entropies]
    options = msgspec.json.encode(kind.options_type()).decode()
    playing = Summary("playing", (0,))
    now = server.hall.services.wall()  # an old table would be swept away
    opened = TableRow(table, game, kind.rules, options, None, True, True, True, secret, now, playing)
    seats = [
        SeatRow(table, seat, "human", name="Ana", token=hashed(tokens[seat]), entropy=entropies[seat])
        for seat in range(SEATS[game])
    ]
    await store.create(opened, seats)
    entries = await asyncio.to_thread(long_game, game, secret, entropies)
    rows = [
        EntryRow(table, at, entry.kind, entry.seat, f"m{at}", entry.text, at, None)
        for at, entry in enumerate(entries, 2)
    ]
    if ended:
        rows.append(EntryRow(table, len(rows) + 2, "resigned", 0, "end", "", 1, None))
    await asyncio.gather(*(store.append(row, playing) for row in rows[:-1]))
    over = Summary("ended", (), OutcomeInfo((1,), ()), EndInfo("resigned", 0))
    await store.append(rows[-1], over if ended else playing)
    said = (ChatRow(table, number, 1, 0, f"c{number}", None, "x" * 300, number) for number in range(1, 1001))
    await asyncio.gather(*(store.say(line) for line in said))
    return table, tokens


@pytest.mark.parametrize("game", SEATS)
def test_long_games_are_rebuilt_shown_caught_up_with_and_recorded_without_holding_the_loop(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("serai.server.play.MOST_OUT_OF_TURN", 10_000)  # a sale with very many offers

    async def scene(data: Path) -> Held:
        beside = Beside()
        async with beside.within(serving(data)) as server, httpx.AsyncClient(timeout=120) as browser:
            await beside.run(server.hall.services.thinkers.warming.rules(game))
            table, tokens = await beside.run(stored(server, game, ended=True))
            living, owners = await beside.run(stored(server, game, ended=False))
            async with company(server, 12) as crowd:
                ana = crowd[0]
                await browser.get(f"http://{ADDRESSES[server]}/api/tables/{table}/qr.svg")
                server.hall.tables.clear()
                with beside.watched() as held:
                    for number, guest in enumerate(crowd):  # everybody comes at once, from the whole or from long ago
                        token = tokens[number] if number < len(tokens) else None
                        version = (None, 1, LENGTHS[game] - 5, LENGTHS[game] - 25)[number % 4]
                        await guest.send("attach", table=table, token=token, version=version)
                        await guest.send("attach", table=living, token=None, version=version)
                    for guest in crowd:
                        await guest.until(lambda told: told["type"] == "chat" and told["number"] == 1000)
                    record = await browser.get(f"http://{ADDRESSES[server]}/api/tables/{table}/record")
                    code = await browser.get(f"http://{ADDRESSES[server]}/api/tables/{table}/qr.svg")
                    await ana.ask("lobby", follow=True)
                    await ana.ask("mine", tokens=tokens + owners)
                    exported = await ana.ask("export", tokens=tokens)
                    await move_on(crowd[-1], living, owners)
                assert record.json()["end"]["reason"] == "resigned"
                assert code.status_code == 200
                assert len(exported["data"]["tables"]) == len(tokens)
                assert sum(len(told["events"]) for told in ana.told if told["type"] == "state") > LENGTHS[game]
                assert held.count > 100
        return held

    # Of a busy machine a thread's processor time tells too much now and then: a callback that is too long always is.
    for trial in range(TRIALS):
        held = asyncio.run(scene(tmp_path / str(trial)))
        if held.longest < BOUND:
            return
    raise AssertionError(held.what)


async def move_on(guest: Guest, table: str, tokens: list[str]) -> None:
    """Let the people of a table make some more moves."""
    for _ in range(4):
        for token in tokens:
            await guest.ask("detach", table=table)
            guest.token = token
            await guest.attach(table)
            if legal := guest.latest()["listed_moves"]:
                guest.table = table
                await guest.move(legal[0])


def test_who_missed_little_gets_it_step_by_step_and_who_missed_much_the_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server:
            table, tokens = await stored(server, "jaipur", ended=False)
            async with company(server, 1) as (ana,):
                now = (await ana.attach(table))["version"]  # a chance deal may end a little sooner
                monkeypatch.setattr(play_module.Play, "after", None)  # nothing is replayed for who comes back
                for missed in (0, 1, RECENT - 1, RECENT):
                    start = len(ana.told)
                    told = await ana.ask("attach", table=table, token=tokens[0], version=now - missed)
                    assert told["type"] == "ack"
                    steps = [line["version"] for line in ana.told[start:] if line["type"] == "update"]
                    assert steps == [*range(now - missed + 1, now + 1)]
                for version in (now - RECENT - 1, 1, now + 1, 0):
                    told = await ana.ask("attach", table=table, token=tokens[0], version=version)
                    assert told["type"] == "state"
                    assert told["version"] == now

    asyncio.run(scene())


def test_a_written_log_grows_and_is_the_log(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 2) as (ana, bo):
            await two_seated(ana, bo)
            for _ in range(6):
                mover = next(guest for guest in (ana, bo) if guest.latest()["listed_moves"])
                at = mover.latest()["version"]
                await mover.move(mover.latest()["listed_moves"][0])
                for guest in (ana, bo):
                    await guest.version(at + 1)
                    assert guest.events() == (await guest.attach())["events"]
            play = server.hall.tables[ana.table].play
            assert play is not None
            monkey = [len(step) for step in play.log]
            assert sum(monkey) == len(ana.events())

    asyncio.run(scene())


class Crowd:
    """One spectator of many."""

    address = "10.0.0.1"

    def __init__(self) -> None:
        self.frames: list[str] = []

    def send(self, frame: str) -> None:
        self.frames.append(frame)

    def close(self, code: int) -> None:
        raise AssertionError(code)

    def behind(self, moment: float) -> bool:
        raise AssertionError(moment)

    def unheard_since(self) -> float | None:
        raise AssertionError


def test_many_spectators_are_told_in_slices_and_in_order() -> None:
    async def scene() -> None:
        audience, crowd = Audience(), [Crowd() for _ in range(1000)]
        for number, spectator in enumerate(crowd):
            audience.places[spectator] = Place(spectator, 0 if number == 999 else None)
        for number in range(3):
            audience.tell(Pong(str(number)))
        assert len(crowd[999].frames) == 3, "who plays is told at once"
        assert sum(len(spectator.frames) for spectator in crowd[:999]) < 999
        del audience.places[crowd[500]]
        for _ in range(40):
            await asyncio.sleep(0)
        assert crowd[500].frames == []
        assert {tuple(spectator.frames) for spectator in crowd[:500]} == {tuple(crowd[999].frames)}

    asyncio.run(scene())


def test_the_watchdog_tells_work_of_the_loop_and_nothing_else(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG", "serai.server")

    def work(seconds: float) -> None:
        end = time.thread_time() + seconds
        while time.thread_time() < end:
            pass

    async def scene() -> None:
        dog = Watchdog()
        assert dog.longest() == 0.0
        dog.start()
        for _ in range(10):
            await asyncio.sleep(0.03)
        time.sleep(0.3)  # a machine that does something else
        busy = threading.Thread(target=work, args=(0.2,))
        busy.start()
        await asyncio.sleep(0.3)
        busy.join()
        assert dog.longest() < 0.1
        await asyncio.sleep(0.05)
        work(0.3)
        await asyncio.sleep(0.05)
        assert 0.2 < dog.longest() < 0.4
        dog.stop()

    asyncio.run(scene())
    assert [record.getMessage() for record in caplog.records].count("loop-held") >= 1


def test_the_longest_stretch_is_a_metric(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server, httpx.AsyncClient() as browser:
            told = (await browser.get(f"http://{ADDRESSES[server]}/metrics")).text
            assert "# TYPE serai_loop_lag_seconds gauge" in told

    asyncio.run(scene())


def test_no_refusal_has_a_language_read_in_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "WORDS_AFTER", 0.0)
    speech.cache_clear()

    async def scene() -> None:
        async with serving(tmp_path) as server, company(server, 1) as (ana,):
            while speech.cache_info().currsize < len(LANGUAGES):
                await asyncio.sleep(0.01)
            assert (await ana.refused("attach", table="nowhere"))["code"] == "unknown-table"
            assert speech.cache_info().misses == len(LANGUAGES)

    asyncio.run(scene())
