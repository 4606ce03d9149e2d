"""Letters between processes come exactly once and in order, or the session ends; whatever the bus does."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import asyncpg
import pytest

from serai.server.bus import Bus
from serai.server.bus import postgres as postgres_bus
from serai.server.bus import valkey as valkey_bus
from serai.server.bus.postgres import PostgresBus
from serai.server.bus.valkey import ValkeyBus
from serai.server.cluster import session as sessions
from serai.server.cluster.letters import DECODER, InSession, Left
from serai.server.cluster.session import Session
from serai.server.postgres import PostgresStore

Deliver = Callable[[str, bytes], None]


def pair(write: Deliver) -> tuple[Session, Session, dict[str, list[int]]]:
    """Return both ends of a session and what each hears."""
    heard: dict[str, list[int]] = {"a": [], "b": []}

    def note(name: str) -> Callable[[InSession], None]:
        def hear(letter: InSession) -> None:
            assert isinstance(letter, Left)
            heard[name].append(letter.link)

        return hear

    first = Session("s", "a", "b", write, note("a"), lambda _: None)
    second = Session("s", "b", "a", write, note("b"), lambda _: None)
    return first, second, heard


@pytest.mark.parametrize("seed", range(20))
def test_a_bus_that_repeats_and_reorders_changes_nothing(seed: int) -> None:
    async def scene() -> None:
        chance, waiting = random.Random(seed), list[tuple[str, bytes]]()

        def write(peer: str, data: bytes) -> None:
            waiting.extend([(peer, data)] * chance.choice((1, 1, 2, 3)))

        first, second, heard = pair(write)
        for number in range(200):
            chance.choice((first, second)).put(Left(number))
            await asyncio.sleep(0)
            if chance.random() < 0.1:
                chance.shuffle(waiting)
                while waiting:
                    peer, data = waiting.pop()
                    envelope = DECODER.decode(data)
                    (first if peer == "a" else second).receive(envelope.number, envelope.letters)  # type: ignore[arg-type]
        await asyncio.sleep(0)
        while waiting:
            peer, data = waiting.pop()
            envelope = DECODER.decode(data)
            (first if peer == "a" else second).receive(envelope.number, envelope.letters)  # type: ignore[arg-type]
        assert not first.over
        assert not second.over
        assert heard["a"] == sorted(heard["a"])
        assert sorted(heard["a"] + heard["b"]) == [*range(200)]

    asyncio.run(scene())


def test_a_letter_that_is_lost_ends_the_session_and_nothing_after_it_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr(sessions, "GAP", 0.0)
        written = list[bytes]()
        first, second, heard = pair(lambda _, data: written.append(data))
        for number in range(3):
            first.put(Left(number))
            await asyncio.sleep(0)
        for data in (written[0], written[2]):
            envelope = DECODER.decode(data)
            second.receive(envelope.number, envelope.letters)  # type: ignore[arg-type]
        assert heard["b"] == [0]
        await asyncio.sleep(0.01)
        second.beat()
        assert second.over
        second.receive(2, DECODER.decode(written[1]).letters)  # type: ignore[arg-type]
        assert heard["b"] == [0], "it is over"

    asyncio.run(scene())


def test_the_last_letter_is_missed_at_the_next_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr(sessions, "GAP", 0.0)
        monkeypatch.setattr(sessions, "BEAT", 0.0)
        written = list[bytes]()
        first, second, heard = pair(lambda _, data: written.append(data))
        first.put(Left(1))
        await asyncio.sleep(0)
        written.clear()  # lost, and nothing more is said
        first.beat()
        await asyncio.sleep(0.01)
        envelope = DECODER.decode(written[0])
        second.receive(envelope.number, envelope.letters)  # type: ignore[arg-type]
        await asyncio.sleep(0.01)
        second.beat()
        assert second.over
        assert heard["b"] == []

    asyncio.run(scene())


def test_a_silent_peer_ends_the_session(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        first, _, _ = pair(lambda *_: None)
        first.beat()
        assert not first.over
        monkeypatch.setattr(sessions, "SILENCE", 0.0)
        await asyncio.sleep(0.01)
        first.beat()
        assert first.over

    asyncio.run(scene())


@pytest.mark.parametrize("kind", ["valkey", "postgres"])
def test_a_bus_carries_letters_in_order_and_only_to_whom_they_are_for(
    kind: str, request: pytest.FixtureRequest
) -> None:
    found = request.getfixturevalue("valkey" if kind == "valkey" else "shared_database")
    address = found.address if kind == "valkey" else found

    async def scene() -> None:
        def made() -> Bus:
            return ValkeyBus(address) if kind == "valkey" else PostgresBus(address)

        if kind == "postgres":
            await (await PostgresStore.opened(address)).close()  # makes the table of the letters
        heard: dict[str, list[int]] = {"a": [], "b": []}
        done = asyncio.Event()

        def note(name: str, letter: bytes) -> None:
            heard[name].append(int(letter))
            if len(heard["a"]) + len(heard["b"]) == 400:
                done.set()

        first, second = made(), made()
        await first.open("a", lambda letter: note("a", letter))
        await second.open("b", lambda letter: note("b", letter))
        for number in range(200):
            first.send("b", str(number).encode())
            second.send("a", str(number).encode())
            first.send("nobody", b"lost")
            if number % 50 == 0:
                await asyncio.sleep(0.02)
        async with asyncio.timeout(60):
            await done.wait()
        assert heard == {"a": [*range(200)], "b": [*range(200)]}
        await first.close()
        await second.close()

    asyncio.run(scene())


def test_a_valkey_that_lets_in_and_says_nothing_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(valkey_bus, "TIME", 0.05)
    monkeypatch.setattr(valkey_bus, "PAUSE", 0.01)

    async def scene() -> None:
        comings, often = 0, asyncio.Event()

        async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal comings
            comings += 1
            if comings > 4:  # two ways, each of them more than once
                often.set()
            while await reader.read(1000):
                pass
            writer.close()

        async with await asyncio.start_server(silent, "127.0.0.1", 0) as server:
            bus = ValkeyBus(f"redis://127.0.0.1:{server.sockets[0].getsockname()[1]}")
            await bus.open("a", lambda _: None)
            async with asyncio.timeout(60):
                await often.wait()
            await bus.close()

    asyncio.run(scene())


def test_a_database_that_takes_no_letters_is_told_of_once_and_once_that_it_does_again(
    shared_database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It may let everybody in all the while, for instance with a full disk."""
    monkeypatch.setattr(postgres_bus, "PAUSE", 0.01)
    caplog.set_level("INFO")

    def told() -> list[str]:
        return [record.getMessage() for record in caplog.records if record.getMessage().startswith("bus-")]

    async def scene() -> None:
        await (await PostgresStore.opened(shared_database)).close()
        line, heard, tries = await asyncpg.connect(shared_database), asyncio.Event(), 0
        bus = PostgresBus(shared_database)
        await bus.open("a", lambda _: heard.set())
        await line.execute("ALTER TABLE letters RENAME TO others")
        lost = bus._standing.lost

        def noted(way: str, fault: Exception) -> None:
            nonlocal tries
            tries += 1
            lost(way, fault)

        monkeypatch.setattr(bus._standing, "lost", noted)
        async with asyncio.timeout(60):
            while tries < 6:
                bus.send("a", b"lost")
                await asyncio.sleep(0.02)
            assert told() == ["bus-lost"]
            await line.execute("ALTER TABLE others RENAME TO letters")
            while told() != ["bus-lost", "bus-back"]:
                bus.send("a", b"heard")
                await asyncio.sleep(0.02)
            await heard.wait()
        await bus.close()
        await line.close()

    asyncio.run(scene())
