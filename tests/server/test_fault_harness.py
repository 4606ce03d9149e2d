"""The faults' harness sees what it is there to see: every way of tampering with a clean game is found."""

from __future__ import annotations

import asyncio
import copy
import random
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from benchmarks.faults import checks
from benchmarks.faults.games import Game
from benchmarks.faults.players import Person, table_of
from tests.server.guest import ADDRESSES, serving

from serai.server.stored_rows import StoredTable

BANK = 3600
Finished = tuple[StoredTable, list[Person]]
Tampering = Callable[[StoredTable, list[Person]], None]


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Finished:
    """Return a game of two people, as it is stored and as they remember it."""

    async def scene() -> Finished:
        folder: Path = tmp_path_factory.mktemp("game")
        async with serving(folder) as server:
            port = int(ADDRESSES[server].rpartition(":")[2])
            people = [Person(lambda: [port], random.Random(at), f"10.0.0.{at}") for at in range(2)]
            clock = {"bank": BANK, "increment": 0}
            table = await table_of(people, "jaipur", options={"seals": 1}, clock=clock)
            await asyncio.gather(*(person.play() for person in people))
            assert (await checks.checked(server.hall.services.store, table, people, BANK)).faults == []
            kept = await server.hall.services.store.load(table)
            assert kept is not None
            return kept, people

    return asyncio.run(scene())


def forget_a_move(kept: StoredTable, people: list[Person]) -> None:
    people[0].acknowledged.append(("lost", len(kept.entries) + 2, "camels"))


def acknowledge_twice(_: StoredTable, people: list[Person]) -> None:
    name, version, text = people[0].acknowledged[-1]
    people[0].acknowledged.append((name, version - 1, text))


def never_said(_: StoredTable, people: list[Person]) -> None:
    people[1].said.popitem()


def swap_what_they_were_told(_: StoredTable, people: list[Person]) -> None:
    people[0].frames, people[1].frames = people[1].frames, people[0].frames


def swap_one_step(_: StoredTable, people: list[Person]) -> None:
    mine, yours = ([at for at, frame in enumerate(p.frames) if b'"type":"update"' in frame] for p in people)
    people[0].frames[mine[5]] = people[1].frames[yours[5]]


def tell_the_secret(kept: StoredTable, people: list[Person]) -> None:
    people[0].frames.append(b'{"type":"pong","reply":"%s"}' % kept.row.secret.hex().encode())


def tell_a_token(_: StoredTable, people: list[Person]) -> None:
    people[0].frames.append(b'{"type":"pong","reply":"%s"}' % people[1].token.encode())


def tell_what_was_opened(_: StoredTable, people: list[Person]) -> None:
    first = next(frame for frame in people[0].frames if b'"entropy":null' in frame)
    people[0].frames.append(first[:-1] + b',"also":"%s"}' % people[1].entropy.hex().encode())


def stop_looking(_: StoredTable, people: list[Person]) -> None:
    people[1].version -= 1


def go_back(_: StoredTable, people: list[Person]) -> None:
    people[1].faults.append((time.time(), "went back from 7 to 6"))


@pytest.mark.parametrize(
    ("tampering", "told"),
    [
        (forget_a_move, "acknowledged 'camels' of seat 0"),
        (acknowledge_twice, "acknowledged"),
        (never_said, "nobody said it"),
        (swap_what_they_were_told, "what is not its view"),
        (swap_one_step, "what is not its view"),
        (tell_the_secret, "was told the dealer's secret"),
        (tell_a_token, "was told the token of seat 1"),
        (tell_what_was_opened, "was told what seat 1 opened, before the deal"),
        (stop_looking, "saw version"),
        (go_back, "went back from 7 to 6"),
    ],
)
def test_a_fault_is_found(finished: Finished, tampering: Tampering, told: str) -> None:
    kept, people = finished
    people = [_copied(person) for person in people]
    tampering(kept, people)
    found = checks._verdict(kept, people, BANK, 30.0, []).faults
    assert any(told in fault for fault in found), found


def test_a_clock_that_charges_for_a_silence_is_found_and_one_that_charges_for_an_absence_is_not(
    finished: Finished, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, people = finished
    people = [_copied(person) for person in people]
    charges = checks._charges(kept, BANK)
    step = next(at for at, entry in enumerate(kept.entries) if entry.seat == 0 and at > 4)
    charges[0][step] += 20_000
    monkeypatch.setattr(checks, "_charges", lambda *_: charges)
    (found,) = (fault for fault in checks._verdict(kept, people, BANK, 30.0, []).faults if "for the step" in fault)
    assert "seat 0 was charged 20" in found
    came = kept.entries[step].at / 1000
    seen = [note for note in people[0].diary if note[0] < came - 0.001]
    later = [note for note in people[0].diary if note[0] >= came - 0.001]
    away = [(seen[-1][0] - 50, seen[-1][1]), (came - 10, "lost: TimeoutError()"), (came, "update 7, awaited (0,)")]
    people[0].diary = [(when - 50, what) for when, what in seen[:-1]] + away + later
    assert not checks._verdict(kept, people, BANK, 30.0, []).faults, "it was away for 50 s, of which the house bears 30"


def _copied(person: Person) -> Person:
    """Return a person whose memories can be changed."""
    other = copy.copy(person)
    for name, value in vars(person).items():
        if isinstance(value, list | dict):
            setattr(other, name, copy.copy(value))
    return other


@pytest.mark.parametrize(
    ("ports", "owned", "touched", "by_the_bus"),
    [
        ((1, 1), True, True, False),  # everything happens in one process, which needs no bus
        ((1, 2), True, True, True),
        ((1, 2), False, True, True),  # a third process owns the table
        ((2, 2), True, True, True),
        ((2, 3), False, False, False),
        ((0, 0), True, True, False),
        ((0, 0), False, False, False),
    ],
)
def test_a_fault_touches_the_games_that_hang_on_its_process(
    ports: tuple[int, int], owned: bool, touched: bool, by_the_bus: bool
) -> None:
    people: Any = [SimpleNamespace(port=port, version=3, status="playing") for port in ports]
    process: Any = SimpleNamespace(port=1)
    game = Game(people)
    assert game.in_play
    assert game.hangs_on(process, owned=owned, spread=False) is touched
    assert game.hangs_on(process, owned=owned, spread=True) is by_the_bus
