"""What a socket keeps while nothing happens: a line with one reader, and a gate."""

from __future__ import annotations

import asyncio

from serai.server.arrivals import Arrivals, Gate


def test_messages_come_out_in_order_with_their_moments() -> None:
    """The reader gets what came first, with the moment when it came, and waits when there is nothing."""

    async def scene() -> None:
        line = Arrivals()
        reading = asyncio.ensure_future(line.get())
        await asyncio.sleep(0)
        assert line.qsize() == 0
        line.now = 5.0
        line.put_nowait({"text": "a"})
        line.now = 6.0
        line.put_nowait({"text": "b"})
        assert (line.qsize(), line.oldest) == (2, 5.0)
        assert await reading == {"text": "a", "came": 5.0}
        assert await line.get() == {"text": "b", "came": 6.0}
        assert line.empty()

    asyncio.run(scene())


def test_a_reader_that_gives_up_takes_nothing_along() -> None:
    """What comes while a reader is being cancelled stays in line for the next one."""

    async def scene() -> None:
        line = Arrivals()
        reading = asyncio.ensure_future(line.get())
        await asyncio.sleep(0)
        line.put_nowait({"text": "a"})
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
        assert reading.cancelled()
        assert (await line.get())["text"] == "a"

    asyncio.run(scene())


def test_a_gate_lets_everybody_through_and_nobody_opens_it_by_giving_up() -> None:
    """Two wait at a shut gate; one gives up, and the other waits on until it is opened."""

    async def scene() -> None:
        gate = Gate()
        assert gate.is_set()
        await gate.wait()
        gate.clear()
        first, second = (asyncio.ensure_future(gate.wait()) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        assert not gate.is_set()
        assert not second.done()
        gate.set()
        await second
        assert gate.is_set()

    asyncio.run(scene())
