"""Memory that is free as soon as nobody needs it: a look for garbage holds everybody up, so little may wait for it."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.guest import ADDRESSES, Guest, serving, two_seated

from serai.server import housekeeping, resting
from serai.server.socket_transport import DoorSocket


@pytest.fixture
def no_collector() -> Iterator[None]:
    """Let no garbage be looked for, so that what is left is seen."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
def test_a_table_that_is_put_away_is_gone_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A played table that nobody follows any more leaves nothing behind, whether its clock ran or not."""
    monkeypatch.setattr(resting, "KEPT", 0)

    async def scene() -> None:
        async with serving(tmp_path, warm_up=False) as server:
            for clock in (None, {"bank": 600}):
                guests = [await Guest.arrive(ADDRESSES[server]) for _ in range(2)]
                name = await two_seated(guests[0], guests[1], clock=clock)
                for _ in range(6):
                    mover = next(guest for guest in guests if guest.latest()["listed_moves"])
                    version = mover.latest()["version"]
                    await mover.move(random.choice(mover.latest()["listed_moves"]))
                    for guest in guests:
                        await guest.version(version + 1)
                table = weakref.ref(server.hall.tables[name])
                with monkeypatch.context() as now:
                    now.setattr(resting, "TIME", 0)
                    for guest in guests:
                        await guest.ask("detach", table=name)
                assert name not in server.hall.tables
                await asyncio.sleep(0.05)
                assert table() is None, gc.get_referrers(table())
                for guest in guests:
                    await guest.leave()

    asyncio.run(scene())


@pytest.mark.usefixtures("no_collector")
def test_a_socket_that_has_gone_is_gone_at_once(tmp_path: Path) -> None:
    """What belongs to a socket goes with it."""

    async def scene() -> None:
        async with serving(tmp_path) as server:
            guest = await Guest.arrive(ADDRESSES[server])
            await guest.ask("lobby", follow=True)
            sockets = [weakref.ref(held) for held in gc.get_objects() if isinstance(held, DoorSocket)]
            assert sockets
            await guest.leave()
            while server.visitors.count:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.05)
            left = [socket() for socket in sockets if socket() is not None]
            assert not left, gc.get_referrers(left[0])

    asyncio.run(scene())


@pytest.mark.usefixtures("no_collector")
def test_garbage_is_looked_for_where_few_would_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Knot:
        """Something that only a look for garbage frees."""

        def __init__(self) -> None:
            self.itself = self

    async def scene() -> None:
        async with serving(tmp_path, warm_up=False) as server:
            guest = await Guest.arrive(ADDRESSES[server])
            await guest.attach(await guest.create())
            knot = weakref.ref(Knot())
            for few, freed in ((0, False), (1, True)):
                monkeypatch.setattr(housekeeping, "FEW_TABLES", few)
                server.hall.keeping.look_for_garbage()
                assert (knot() is None) == freed
            await guest.leave()

    asyncio.run(scene())
