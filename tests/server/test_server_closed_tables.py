"""What still happens at a table that has been closed: its parts know it from afar only, and it may be gone."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from typing import Any

from tests.server.guest import Guest, serving, two_seated

from serai.server.computers import ComputerSeats


def test_a_table_that_was_dropped_is_gone_with_the_last_who_followed_it(tmp_path: Path) -> None:
    """Neither an alarm of its spectators nor the line of tables at rest keeps it, or looks for it later."""

    async def scene() -> None:
        faults: list[Any] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: faults.append(context))
        async with serving(tmp_path, watch_pause=0.05) as server:
            guests = [await Guest.arrive(server) for _ in range(3)]
            name = await two_seated(guests[0], guests[1])
            await guests[2].attach(name)
            alarms, table = server.hall.tables[name].alarms, weakref.ref(server.hall.tables[name])
            while alarms._news is not None:  # that a spectator has come
                await asyncio.sleep(0.01)
            server.hall.drop([name])
            for guest in guests:
                await guest.wire.wait_closed()
            while server.visitors.count:
                await asyncio.sleep(0.01)
            gc.collect()
            assert alarms._news is None
            assert table() is None, gc.get_referrers(table())
        assert not faults

    asyncio.run(scene())


def test_what_is_stored_as_a_table_is_closed_sets_no_alarm(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as server:
            guests = [await Guest.arrive(server) for _ in range(2)]
            table = server.hall.tables[await two_seated(guests[0], guests[1], clock={"bank": 1000})]
            table.close()
            table.stir()
            assert table.alarms._time is not None
            assert table.alarms._time.cancelled()
            for guest in guests:
                await guest.leave()

    asyncio.run(scene())


def test_computer_players_who_finish_as_their_table_is_closed_look_for_it_no_more() -> None:
    async def scene() -> None:
        class Gone:
            """A table that is gone as soon as nobody knows it."""

            id = "gone"

        gone: Any = Gone()
        seats = ComputerSeats(gone)
        task = asyncio.ensure_future(asyncio.sleep(0))
        await task
        afar: Any = weakref.proxy(gone)
        seats.close(afar)
        del gone
        seats._done(task)

    asyncio.run(scene())
