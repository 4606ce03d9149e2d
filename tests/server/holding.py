"""Watch how long single callbacks hold a server's loop, in processor time of its thread: other work does not count."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import AbstractAsyncContextManager
from typing import Any, TypeVar

Result = TypeVar("Result")


class Held:
    """The longest that one callback of a thread held its loop, and what it was."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.what = ""
        self.count = 0

    def note(self, seconds: float, handle: asyncio.Handle) -> None:
        self.count += 1
        if seconds > self.longest:
            task = getattr(handle._callback, "__self__", None)  # type: ignore[attr-defined]
            self.longest, self.what = seconds, f"{seconds:.4f} s: {handle!r} {task!r}"


class Beside:
    """A loop in a thread of its own, so that those who test a server take no time of the loop that serves."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self._loop.run_forever)

    async def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do something in that loop."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self._loop))

    @contextlib.asynccontextmanager
    async def within(self, manager: AbstractAsyncContextManager[Result]) -> Any:
        """Enter and leave a context in that loop."""
        self.thread.start()
        leave, entered = asyncio.Event(), asyncio.get_running_loop().create_future()
        here = asyncio.get_running_loop()

        async def stay() -> None:
            async with manager as given:
                here.call_soon_threadsafe(entered.set_result, given)
                await leave.wait()

        staying = asyncio.ensure_future(self.run(stay()))
        await asyncio.wait((entered, staying), return_when=asyncio.FIRST_COMPLETED)
        try:
            yield entered.result()
        finally:
            self._loop.call_soon_threadsafe(leave.set)
            await staying
            self._loop.call_soon_threadsafe(self._loop.stop)
            await asyncio.to_thread(self.thread.join)
            self._loop.close()

    @contextlib.contextmanager
    def watched(self) -> Iterator[Held]:
        """Measure every callback of the loop, garbage collection of what is loaded apart: that is frozen first."""
        held, run, thread = Held(), asyncio.Handle._run, self.thread.ident

        def measured(self: asyncio.Handle) -> Any:
            if threading.get_ident() != thread:
                return run(self)
            start = time.thread_time()
            result = run(self)
            held.note(time.thread_time() - start, self)
            return result

        gc.collect()
        gc.freeze()
        asyncio.Handle._run = measured  # type: ignore[method-assign]
        try:
            yield held
        finally:
            asyncio.Handle._run = run  # type: ignore[method-assign]
            gc.unfreeze()
