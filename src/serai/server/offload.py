"""Work too long for the event loop: one thread does it, piece by piece, for one address after the other.

One thread and no more, for threads that compute share Python's lock with the loop.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from serai.server.turns import Turns

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")


class Offload:
    """A thread beside the loop."""

    def __init__(self) -> None:
        """Start nothing before it is needed."""
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="serai-offload")
        self._turns = Turns(1)

    async def run(
        self, address: str, work: Callable[Parameters, Result], *given: Parameters.args, **named: Parameters.kwargs
    ) -> Result:
        """Return what a piece of work gives, done for an address when its turn has come."""
        await self._turns.take(address)
        done = asyncio.get_running_loop().run_in_executor(self._pool, lambda: work(*given, **named))
        done.add_done_callback(lambda _: self._turns.give())
        return await asyncio.shield(done)

    def close(self) -> None:
        """Leave the rest undone."""
        self._pool.shutdown(wait=False, cancel_futures=True)
