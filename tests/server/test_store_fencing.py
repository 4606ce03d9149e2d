"""Processes that share a database: one owner a table, by leases on the database's clock and an epoch a claim."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import asyncpg
import pytest
from msgspec.structs import replace
from tests.server.test_server_store import ENTRY, ROW, SEATS

from serai.server.postgres import PostgresStore
from serai.server.store import Conflict, Fenced, LeaseLost
from serai.server.stored_rows import ChatRow, Result, Summary

PLAYING = Summary("playing", (0,))
LINE = ChatRow("t", 1, 2, 0, "c", None, "hello", 9)


def run(address: str, play: Callable[[PostgresStore, PostgresStore], Awaitable[None]]) -> None:
    """Play a scene with two processes and a table that nobody owns."""

    async def scene() -> None:
        first, second = await PostgresStore.opened(address), await PostgresStore.opened(address)
        try:
            await first.create(ROW, SEATS)
            await play(first, second)
        finally:
            await first.close()
            await second.close()

    asyncio.run(scene())


async def lapse(address: str, store: PostgresStore) -> None:
    """Let the lease of a process have ended a moment ago, by the clock of the database."""
    connection = await asyncpg.connect(address)
    await connection.execute("UPDATE processes SET lease_until = now() - interval '1 ms' WHERE id = $1", store.process)
    await connection.close()


async def written(address: str) -> tuple[int, ...]:
    """Return how much is stored of everything that a process may change at a table."""
    connection = await asyncpg.connect(address)
    found = await connection.fetchrow(
        "SELECT (SELECT count(1) FROM moves), (SELECT count(1) FROM chat), (SELECT count(1) FROM results),"
        " (SELECT count(1) FROM seats WHERE name <> ''), (SELECT count(1) FROM tables WHERE summary LIKE '%ended%')"
    )
    await connection.close()
    assert found is not None
    return tuple(found)


def test_a_table_that_was_not_claimed_cannot_be_changed(shared_database: str) -> None:
    async def play(first: PostgresStore, second: PostgresStore) -> None:
        with pytest.raises(Fenced):
            await first.append(ENTRY, PLAYING)
        assert await first.claim("t") == first.process
        assert await second.claim("t") == first.process
        with pytest.raises(Fenced):
            await second.append(ENTRY, PLAYING)
        await first.append(ENTRY, PLAYING)
        assert await second.claim("nowhere") == second.process

    run(shared_database, play)


def test_a_late_write_after_the_lease_lapsed_and_another_took_over_changes_nothing(shared_database: str) -> None:
    async def play(first: PostgresStore, second: PostgresStore) -> None:
        await first.claim("t")
        await first.append(ENTRY, PLAYING)
        await lapse(shared_database, first)
        assert await second.claim("t") == second.process
        ended, result = Summary("ended"), Result("t", "jaipur", 5, ((1, 0), (2, 1)))
        late: list[Callable[[], Awaitable[None]]] = [
            lambda: first.append(replace(ENTRY, version=3, client_id="late"), ended, result),
            lambda: first.save_seat(replace(SEATS[0], name="late"), SEATS[0], ended),
            lambda: first.say(LINE),
            lambda: first.link_rematch("t", "t"),
            lambda: first.link_challenge("t", "c"),
        ]
        before = await written(shared_database)
        for write in late:
            with pytest.raises(Conflict):
                await write()
        assert await written(shared_database) == before == (1, 0, 0, 0, 0)
        with pytest.raises(LeaseLost):
            await first.renew(first.process, b"")
        with pytest.raises(Fenced):
            await first.say(LINE)
        await second.append(replace(ENTRY, version=3, client_id="in time"), PLAYING)
        await second.say(LINE)

    run(shared_database, play)


def test_whoever_owned_the_table_in_between_makes_an_older_belief_worthless(shared_database: str) -> None:
    """The owner is the same again, the epoch is not."""

    async def play(first: PostgresStore, second: PostgresStore) -> None:
        await first.claim("t")
        believed = dict(first.__dict__["_leases"].__dict__["_epochs"])
        await first.release(["t"])
        assert await second.claim("t") == second.process
        await second.append(ENTRY, PLAYING)
        await second.release(["t"])
        await first.claim("t")
        first.__dict__["_leases"].__dict__["_epochs"].update(believed)  # a write that was held up since then
        with pytest.raises(Conflict):
            await first.append(replace(ENTRY, version=3, client_id="late"), PLAYING)
        assert await first.overtaken() == ["t"]
        await first.claim("t")
        assert await first.overtaken() == []

    run(shared_database, play)


def test_of_claims_that_race_one_wins_and_all_know_who(shared_database: str) -> None:
    async def play(first: PostgresStore, second: PostgresStore) -> None:
        names = [f"t{number}" for number in range(20)]
        for name in names:
            await first.create(replace(ROW, id=name), [])
        for name in names:
            told = await asyncio.gather(*(store.claim(name) for store in (first, second)))
            assert len({*told}) == 1
            owner, other = (first, second) if told[0] == first.process else (second, first)
            await owner.append(replace(ENTRY, table=name), PLAYING)
            with pytest.raises(Fenced):
                await other.append(replace(ENTRY, table=name), PLAYING)

    run(shared_database, play)


WRITES: dict[str, Callable[[PostgresStore], Awaitable[None]]] = {
    "append": lambda store: store.append(ENTRY, PLAYING),
    "say": lambda store: store.say(LINE),
    "save_seat": lambda store: store.save_seat(replace(SEATS[0], name="late"), SEATS[0], PLAYING),
    "link_rematch": lambda store: store.link_rematch("t", "t"),
}


@pytest.mark.parametrize("write", WRITES)
def test_a_claim_waits_for_a_write_that_is_on_its_way(
    shared_database: str, write: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a new owner loads is all that the one before has ever written."""

    async def play(first: PostgresStore, second: PostgresStore) -> None:
        await first.claim("t")
        await lapse(shared_database, first)
        wire = await asyncpg.connect(shared_database)
        written, commit = asyncio.Event(), asyncio.Event()

        async def held_up(statement: str, *values: object) -> list[asyncpg.Record]:
            async with wire.transaction():
                found = await wire.fetch(statement, *values)
                written.set()
                await commit.wait()
            return found

        monkeypatch.setattr(first.__dict__["_database"], "change", held_up)
        writing = asyncio.ensure_future(WRITES[write](first))
        await written.wait()
        monkeypatch.undo()
        claiming = asyncio.ensure_future(second.claim("t"))
        while not claiming.done() and not await waits(shared_database):
            await asyncio.sleep(0.01)
        overtaken = claiming.done()
        commit.set()
        await writing
        assert not overtaken, "the new owner would not see what is being written"
        assert await claiming == second.process
        kept = await second.load("t")
        assert kept is not None
        assert kept.entries or kept.chat or kept.row.rematch or kept.seats[0].name
        await wire.close()

    run(shared_database, play)


async def waits(address: str) -> bool:
    """Tell whether somebody waits for a lock."""
    connection = await asyncpg.connect(address)
    found = await connection.fetchval(
        "SELECT count(1) FROM pg_locks JOIN pg_stat_activity USING (pid)"
        " WHERE NOT granted AND datname = current_database()"
    )
    await connection.close()
    return bool(found)


def test_only_the_clock_of_the_database_ends_a_lease(shared_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(first: PostgresStore, second: PostgresStore) -> None:
        await first.claim("t")
        for shift in (-(10**9), 10**9):  # whatever the clock of a machine says
            now = time.time
            monkeypatch.setattr(time, "time", lambda now=now, shift=shift: now() + shift)
            await first.renew(first.process, b"told")
            assert await second.claim("t") == first.process
            assert [(other.id, other.told) for other in await second.others()] == [(first.process, b"told")]
        await lapse(shared_database, first)
        assert await second.others() == []
        assert await second.claim("t") == second.process

    run(shared_database, play)


def test_a_lease_that_lapsed_is_told_once_and_then_renewed(shared_database: str) -> None:
    async def play(first: PostgresStore, second: PostgresStore) -> None:
        await first.claim("t")
        await lapse(shared_database, first)
        with pytest.raises(LeaseLost):
            await first.renew(first.process, b"")
        await first.renew(first.process, b"")
        assert [other.id for other in await second.others()] == [first.process]
        with pytest.raises(Fenced):
            await first.append(ENTRY, PLAYING)
        assert await first.claim("t") == first.process, "nobody came in between"
        await first.retire()
        assert await second.claim("t") == second.process

    run(shared_database, play)


def test_no_table_is_removed_while_a_living_process_owns_it(shared_database: str) -> None:
    async def play(first: PostgresStore, second: PostgresStore) -> None:
        await first.claim("t")
        assert await second.remove(["t"], "waiting", 100) == []
        await lapse(shared_database, first)
        assert await second.remove(["t"], "waiting", 100) == ["t"]
        with pytest.raises(Conflict):
            await first.append(ENTRY, PLAYING)

    run(shared_database, play)


def test_tables_whose_time_passes_without_an_owner_are_found_by_the_others(shared_database: str) -> None:
    async def play(first: PostgresStore, second: PostgresStore) -> None:
        timed = replace(ROW, id="timed", clock='{"bank":60}')
        for row in (timed, replace(ROW, id="plain")):
            await first.create(row, [])
            await first.claim(row.id)
            await first.append(replace(ENTRY, table=row.id), Summary("playing", (0,), due=5))
        assert await second.orphans(10) == []
        assert await second.due(100, (0, ""), 10) == []
        await first.retire()
        assert await second.orphans(10) == ["timed"]
        assert [name for _, name in await second.due(100, (0, ""), 10)] == ["plain", "timed"]

    run(shared_database, play)


def test_who_is_erased_by_another_process_makes_the_owner_look_again(shared_database: str) -> None:
    async def play(first: PostgresStore, second: PostgresStore) -> None:
        await first.claim("t")
        taken = replace(SEATS[0], name="Ana", token=b"1")
        await first.save_seat(taken, SEATS[0], Summary("waiting"))
        assert await first.erase([b"none"]) == []
        assert await second.erase([b"1"]) == ["t"]
        assert await first.overtaken() == ["t"]
        with pytest.raises(Fenced):
            await first.say(LINE)
        assert await second.claim("t") == first.process, "it stays the owner"
        await first.claim("t")
        await first.say(LINE)

    run(shared_database, play)


def test_results_of_two_processes_are_read_once_each_while_they_are_written(shared_database: str) -> None:
    """Whoever has read up to a number misses none below it, however the commits come about."""

    async def play(first: PostgresStore, second: PostgresStore) -> None:
        async def finish(store: PostgresStore, name: str) -> None:
            await store.create(replace(ROW, id=name), [])
            await store.claim(name)
            await store.append(
                replace(ENTRY, table=name), Summary("ended"), Result(name, "jaipur", 1, ((1, 0), (2, 1)))
            )

        names = [f"{number}" for number in range(60)]
        stores = (first, second)
        writing = asyncio.gather(*(finish(stores[number % 2], name) for number, name in enumerate(names)))
        seen: list[str] = []
        last = 0
        while True:
            done = writing.done()
            found = await second.results("jaipur", last, 7)
            seen += [result.table for _, result in found]
            if found:
                last = found[-1][0]
            elif done:
                break
        await writing
        assert sorted(seen) == sorted(names)

    run(shared_database, play)


def test_one_bad_entry_spoils_none_of_those_that_are_stored_with_it(shared_database: str) -> None:
    async def play(first: PostgresStore, second: PostgresStore) -> None:
        names = [f"t{number}" for number in range(30)]
        for name in names:
            await first.create(replace(ROW, id=name), [])
            await first.claim(name)
            await first.append(replace(ENTRY, table=name), PLAYING)
        entries = [replace(ENTRY, table=name, version=3, client_id=f"new {name}") for name in names]
        entries[7] = replace(entries[7], client_id=ENTRY.client_id)
        entries[11] = replace(entries[11], version=4)
        told = await asyncio.gather(*(first.append(entry, PLAYING) for entry in entries), return_exceptions=True)
        assert [number for number, fault in enumerate(told) if fault is not None] == [7, 11]
        assert {type(told[7]), type(told[11])} == {Conflict}
        for name in (names[7], names[11]):
            await first.append(replace(ENTRY, table=name, version=3, client_id="again"), PLAYING)

    run(shared_database, play)
