"""Computer players made ready in a process of their own, so that no table waits while they are compiled.

``python -m serai.server.warming`` lets every level of every game make one move; what it compiles is kept on the disk,
where the server finds it.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from typing import Any, Final

from serai import players
from serai.games import registry
from serai.games.dealing import Dealing
from serai.server import logs

POLITENESS: Final = 10


async def warm_up() -> None:
    """Run the preparation beside the server, and wait for it."""
    words = ("-m", "serai.server.warming")
    process = await asyncio.create_subprocess_exec(sys.executable, *words, stdin=asyncio.subprocess.DEVNULL)
    try:
        logs.log("players-ready", code=await process.wait())
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.terminate()


def main() -> None:
    """Let every player of the house make a first move."""
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    for name, load in registry.GAMES.items():
        game = load()
        state, _ = game.start(game.options_type(), game.seat_counts[0], Dealing.seeded("warming up"))
        for level in players.names(name):
            seat = min(state.actors())
            view: Any = state.view(seat)
            players.load(name, level, 0).choose(getattr(view, "current", view))


if __name__ == "__main__":
    main()
