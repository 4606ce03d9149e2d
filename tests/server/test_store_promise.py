"""What every store promises, asked of both: people, results, records, erasing, feeds, mails, and keeping house."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from msgspec.structs import replace
from tests.server.conftest import OpenStore
from tests.server.test_server_store import ENTRY, ROW, SEATS

from serai.games.joint_dealing import PROTOCOL
from serai.server.protocol.vocabulary import Branch
from serai.server.refusals import Refused
from serai.server.reminder_store import MailRow
from serai.server.store import Conflict, Store
from serai.server.stored_rows import Beginning, ChatRow, Result, SeatRow, Summary, TableRow

Play = Callable[[Store], Awaitable[None]]
ENDED = Summary("ended", ())


def run(open_store: OpenStore, play: Play) -> None:
    """Play a scene with a store that is closed at the end."""

    async def scene() -> None:
        store = await open_store()
        try:
            await play(store)
        finally:
            await store.close()

    asyncio.run(scene())


async def table(store: Store, name: str, *seats: SeatRow, **changes: object) -> TableRow:
    """Make a table of one's own."""
    row = replace(ROW, id=name, **changes)
    await store.create(row, [replace(seat, table=name) for seat in seats or SEATS])
    await store.claim(name)
    return row


async def playing(store: Store, name: str, due: int | None = None, awaited: tuple[int, ...] = (0,)) -> None:
    """Let a game go on by a move."""
    await store.append(replace(ENTRY, table=name), Summary("playing", awaited, due=due))


def test_who_writes_to_a_store_that_is_closed_is_told_so(open_store: OpenStore) -> None:
    async def scene() -> None:
        store = await open_store()
        await store.close()
        async with asyncio.timeout(60):
            with pytest.raises(Exception, match="clos"):
                await store.create(ROW, SEATS)

    asyncio.run(scene())


def test_every_column_comes_back(open_store: OpenStore) -> None:
    async def play(store: Store) -> None:
        person = await store.admit(b"secret", "Zoë", "lion", 1)
        row = replace(
            ROW,
            clock='{"bank":60}',
            chat=False,
            practice=True,
            rematch=None,
            protocol=PROTOCOL,
            beginning=Beginning("a position", Branch("t", 4, 0, as_it_was=True)),
            challenge="c",
            created=2**41,
        )
        seat = SeatRow("t", 0, "human", "merchant", "Ana", b"1", b"2", b"3", b"4", True, 2**41, b"5", person, "owl")
        await store.create(row, [seat])
        kept = await store.load("t")
        assert kept is not None
        assert (kept.row, kept.seats) == (row, (seat,))
        with pytest.raises(Conflict):
            await store.create(row, [])

    run(open_store, play)


def test_people_are_known_by_their_secret_and_keep_their_number(open_store: OpenStore) -> None:
    async def play(store: Store) -> None:
        ana, bo = await store.admit(b"a", "Ana", "owl", 1), await store.admit(b"b", "Bo", "", 2)
        assert await store.admit(b"a", "Anna", "fox", 3) == ana != bo
        known = await store.person(b"a")
        assert known is not None
        assert (known.id, known.name, known.face, known.since) == (ana, "Anna", "fox", 1)
        assert await store.person(b"nobody") is None
        await store.rename(bo, "Bob", "lion")
        called = await store.called([bo, ana, 10**12])
        assert {number: row.name for number, row in called.items()} == {ana: "Anna", bo: "Bob"}
        await store.remove_person(ana)
        assert await store.person(b"a") is None
        assert await store.admit(b"a", "Ana", "", 4) > bo, "a number is never given twice"

    run(open_store, play)


def test_who_is_quiet_is_forgotten_unless_a_seat_is_theirs(open_store: OpenStore) -> None:
    async def play(store: Store) -> None:
        people = [await store.admit(bytes([number]), "x", "", number) for number in range(4)]
        await table(store, "t", replace(SEATS[0], person=people[1]))
        assert await store.quiet_people(3, (-1, 0), 10) == [(0, people[0]), (2, people[2])]
        assert await store.quiet_people(3, (0, people[0]), 10) == [(2, people[2])]
        assert await store.remove_quiet(people, 3) == 2
        assert {*await store.called(people)} == {people[1], people[3]}

    run(open_store, play)


def test_results_are_numbered_in_their_order_and_lose_the_table_that_is_erased(open_store: OpenStore) -> None:
    async def play(store: Store) -> None:
        for number, game in enumerate(("jaipur", "other", "jaipur")):
            name = f"g{number}"
            await table(store, name, replace(SEATS[0], token=name.encode()))
            result = Result(name, game, number, ((1, 0), (2, 1)))
            await store.append(replace(ENTRY, table=name), ENDED, result)
        ((first, one), (second, two)) = await store.results("jaipur", 0, 10)
        assert (first < second, one.table, two.ended, two.places) == (True, "g0", 2, ((1, 0), (2, 1)))
        assert [number for number, _ in await store.results("jaipur", first, 10)] == [second]
        assert await store.results("jaipur", second, 10) == []
        assert await store.erase([b"g0"]) == ["g0"]
        assert [found.table for _, found in await store.results("jaipur", 0, 10)] == ["", "g2"]

    run(open_store, play)


def test_holdings_and_own_parts_come_in_the_order_of_the_tokens(open_store: OpenStore) -> None:
    async def play(store: Store) -> None:
        for name in ("a", "b"):
            seats = [replace(SEATS[0], token=f"{name}{seat}".encode(), seat=seat) for seat in (0, 1)]
            await table(store, name, *seats)
            await playing(store, name)
            await store.say(ChatRow(name, 1, 2, 0, "c", None, "hello", 9))
            await store.say(ChatRow(name, 2, 2, 1, "c", "gg", None, 9))
        held = await store.holdings([b"b1", b"none", b"a0", b"b1"])
        assert [(at.row.id, at.own, len(at.seats)) for at in held] == [("b", 1, 2), ("a", 0, 2)]
        parts = await store.own_parts([b"a0", b"b1"], 10_000)
        assert [(len(part.entries), [line.text for line in part.chat]) for part in parts] == [
            (1, ["hello"]),
            (0, [None]),
        ]
        with pytest.raises(Refused):
            await store.own_parts([b"a0", b"b1"], 100)

    run(open_store, play)


def test_what_is_erased_is_gone_and_a_table_that_waits_has_the_seat_free(open_store: OpenStore) -> None:
    async def play(store: Store) -> None:
        seat = replace(SEATS[0], token=b"mine", name="Ana", commitment=b"c", face="owl", sit_hash=b"s")
        await table(store, "waiting", seat)
        await table(store, "next", replace(SEATS[0], kept_for=b"other"), replace(SEATS[1], kept_for=b"mine"))
        other = replace(seat, token=b"other")
        await table(store, "begun", other)
        await playing(store, "begun")
        await store.say(ChatRow("begun", 1, 2, 0, "c", None, "hello", 9))
        assert sorted(await store.erase([b"mine", b"other", b"invented"])) == ["begun", "next", "waiting"]
        assert await store.erase([b"mine", b"other"]) == []
        waiting, begun, following = [await store.load(name) for name in ("waiting", "begun", "next")]
        assert waiting is not None
        assert begun is not None
        assert following is not None
        assert [kept.kept_for for kept in following.seats] == [None, None]
        gone = waiting.seats[0]
        assert (gone.name, gone.token, gone.sit_hash, gone.face, gone.commitment) == ("", None, None, "", None)
        assert (begun.seats[0].commitment, begun.seats[0].left, begun.chat) == (b"c", True, ())
        await store.save_seat(replace(gone, name="Bo"), gone, Summary("waiting"))

    run(open_store, play)


def test_seats_of_nobody_are_adopted_with_another_token(open_store: OpenStore) -> None:
    async def play(store: Store) -> None:
        ana, bo = await store.admit(b"a", "Ana", "", 1), await store.admit(b"b", "Bo", "", 1)
        await table(store, "free", replace(SEATS[0], token=b"1", since=5))
        await table(store, "taken", replace(SEATS[0], token=b"2", person=bo, since=6))
        await table(store, "next", replace(SEATS[0], kept_for=b"1"))
        assert sorted(await store.adopt(ana, {b"1": b"new 1", b"2": b"new 2"})) == ["free", "next"]
        assert [at.row.id for at in await store.holdings([b"1", b"2", b"new 1"])] == ["taken", "free"]
        (place,) = await store.places(ana, 0, 10)
        assert (place.row.id, place.seat.token, place.seats) == ("free", b"new 1", 1)
        assert await store.places(ana, 1, 10) == []

    run(open_store, play)


def test_records_and_challenges(open_store: OpenStore) -> None:
    async def play(store: Store) -> None:
        for name in ("a", "b"):
            await table(store, name, created=5 if name == "b" else 6)
            with pytest.raises(Conflict):
                await store.link_challenge(name, "c")
            await store.append(replace(ENTRY, table=name, at=7 if name == "a" else 8), ENDED)
        await store.keep_record("a", "early")
        await store.link_challenge("a", "c")
        with pytest.raises(Conflict):
            await store.link_challenge("a", "d")
        await store.link_challenge("b", "c")
        assert [kept.row.id for kept in await store.challenged("c", 10)] == ["b", "a"]
        assert len((await store.challenged("c", 1))[0].seats) == 2
        assert await store.unrecorded(5) == ["b"]
        found = await store.record("a")
        assert found is not None
        assert (found.game, found.rules, found.status, found.text, len(found.seats)) == (
            "jaipur",
            1,
            "ended",
            "early",
            2,
        )
        assert await store.record("nowhere") is None

    run(open_store, play)


def test_tables_that_rest_are_found_by_age_and_removed_if_they_still_do(open_store: OpenStore) -> None:
    async def play(store: Store) -> None:
        for number in range(5):
            await table(store, f"t{number}", created=number)
        await store.link_rematch("t4", "t1")
        await store.touch(["t3"], 100)
        assert await store.resting("waiting", 4, (-1, ""), 10) == [(0, "t0"), (1, "t1"), (2, "t2")]
        assert await store.resting("waiting", 4, (0, "t0"), 1) == [(1, "t1")]
        await store.touch(["t2"], 100)
        assert await store.remove(["t0", "t1", "t2"], "waiting", 4) == ["t0", "t1"]
        assert await store.load("t0") is None
        kept = await store.load("t4")
        assert kept is not None
        assert kept.row.rematch is None, "what is removed is nobody's next game"
        await store.append(replace(ENTRY, table="t4", at=50), ENDED)
        await store.touch(["t4"], 100)
        assert await store.resting("ended", 60, (0, ""), 10) == [(50, "t4")], "the end of a game stays when it was"

    run(open_store, play)


def test_games_whose_time_is_up_are_found(open_store: OpenStore) -> None:
    async def play(store: Store) -> None:
        for name, due in (("late", 50), ("later", 60), ("never", None), ("early", 900)):
            await table(store, name)
            await playing(store, name, due)
        assert await store.due(100, (0, ""), 10) == [(50, "late"), (60, "later")]
        assert await store.due(100, (50, "late"), 10) == [(60, "later")]

    run(open_store, play)


def test_games_that_wait_for_a_person(open_store: OpenStore) -> None:
    async def play(store: Store) -> None:
        ana = await store.admit(b"a", "Ana", "", 1)
        mine = replace(SEATS[0], person=ana, token=b"1", commitment=b"c")
        for name, awaited in (("mine", (0,)), ("theirs", (1,)), ("both", (0, 1))):
            since = {"mine": 1, "theirs": 2, "both": 3}[name]
            await table(store, name, replace(mine, token=name.encode(), since=since), SEATS[1])
            await playing(store, name, awaited=awaited)
        await store.append(replace(ENTRY, table="both", version=3, seat=1, at=9), Summary("playing", (0,)))
        found = await store.reminders.waiting(ana, 10)
        assert [(game.row.id, game.own, game.turn, game.since, len(game.seats)) for game in found] == [
            ("both", 0, 2, 9, 2),
            ("mine", 0, 2, 7, 2),
        ]
        assert await store.reminders.waiting(ana, 1) == found[:1]

    run(open_store, play)


def test_feeds_and_mails(open_store: OpenStore) -> None:
    async def play(store: Store) -> None:
        ana, kept = await store.admit(b"a", "Ana", "", 1), store.reminders
        assert await kept.feed(ana) is None
        await kept.set_feed(ana, b"salt", b"token")
        await kept.set_feed(ana, b"pepper", b"other")
        assert (await kept.feed(ana), await kept.feed_owner(b"other"), await kept.feed_owner(b"token")) == (
            b"pepper",
            ana,
            None,
        )
        await kept.set_feed(ana, None, None)
        assert await kept.feed(ana) is None
        row = MailRow(ana, "ana@example.org", "it", "key", confirmed=False)
        for count in (1, 2):
            await kept.set_mail(row, b"owner", 10 * count)
            asked = await kept.asked(b"owner")
            assert asked is not None
            assert (asked.asked, asked.count, asked.refused) == (10 * count, count, False)
        assert not await kept.set_mail(replace(row, key="other"), b"owner", 30, most=2)
        asked = await kept.asked(b"owner")
        assert asked is not None
        assert (asked.asked, asked.count, await kept.mail(ana)) == (20, 2, row), "who may not ask changes nothing"
        assert await kept.confirmed(0, 10) == []
        await kept.confirm("key")
        row = replace(row, confirmed=True)
        assert await kept.mail(ana) == await kept.mail_of_key("key") == row
        assert (await kept.confirmed(0, 10), await kept.confirmed(ana, 10)) == ([row], [])
        await kept.forget_asked(100)
        assert await kept.asked(b"owner") is None
        await kept.stop(ana, b"owner", 30)
        await kept.forget_asked(100)
        asked = await kept.asked(b"owner")
        assert asked is not None
        assert asked.refused
        assert await kept.mail(ana) is None

    run(open_store, play)


def test_a_turn_is_written_about_once_and_never_about_an_older_one(open_store: OpenStore) -> None:
    async def play(store: Store) -> None:
        ana, kept = await store.admit(b"a", "Ana", "", 1), store.reminders
        for name in ("x", "y"):
            await table(store, name)
        told = await asyncio.gather(*(kept.mark(ana, [("x", 2), ("y", 4)]) for _ in range(5)))
        assert sorted(told, reverse=True) == [["x", "y"], [], [], [], []]
        assert await kept.mark(ana, [("x", 2), ("y", 5)]) == ["y"]
        assert await kept.mark(ana, [("x", 1), ("y", 4)]) == []
        await kept.unmark(ana, ["x"])
        assert await kept.mark(ana, [("x", 2), ("y", 5)]) == ["x"]

    run(open_store, play)


def test_what_was_stored_is_there_after_a_restart(open_store: OpenStore) -> None:
    async def before(store: Store) -> None:
        await table(store, "t")
        await playing(store, "t")
        await store.answers()

    async def after(store: Store) -> None:
        assert await store.claim("t") == store.process, "who has gone owns nothing"
        kept = await store.load("t")
        assert kept is not None
        assert kept.entries == (ENTRY,)
        await store.append(replace(ENTRY, version=3, client_id="next"), Summary("playing"))

    run(open_store, before)
    run(open_store, after)
