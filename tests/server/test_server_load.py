"""The load benchmark itself: whoever is told to pause pauses, whatever arrives at that very moment."""

from __future__ import annotations

import asyncio
from pathlib import Path

from benchmarks.load.guests import Crowd, Heard, Live, Wire
from tests.server.guest import ADDRESSES, serving


def test_a_pause_holds_though_the_answer_comes_at_the_same_moment(tmp_path: Path) -> None:
    """The answer to a move and the pause in one turn of the loop: the game must not go on for ever."""

    async def scene() -> None:
        async with serving(tmp_path) as server:
            host, port = ADDRESSES[server].split(":")
            crowd = Crowd(host, int(port), "jaipur")
            company = [await crowd.guest() for _ in range(2)]
            await crowd.table(company)
            live = Live(crowd, company)
            interrupted = asyncio.Event()

            def interrupting(wire: Wire) -> None:
                hear = wire.hear

                def heard(now: float, message: Heard) -> None:
                    awaited = message.reply in wire.answers
                    hear(now, message)
                    if awaited and live.game is not None and not interrupted.is_set():
                        interrupted.set()
                        live.game.cancel()

                wire.hear = heard  # type: ignore[assignment, method-assign]

            for wire in company:
                interrupting(wire)
            live.go()
            game = live.game
            assert game is not None
            while not interrupted.is_set() and not game.done():
                await asyncio.sleep(0.001)
            done, _ = await asyncio.wait((game,), timeout=10)
            assert interrupted.is_set(), game
            for wire in company:
                wire.transport.abort()
            assert done, "the game goes on though it was told to pause"

    asyncio.run(scene())
