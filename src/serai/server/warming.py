"""Computer players made ready in a process of their own, so that no table waits while they are compiled.

``python -m serai.server.warming`` lets every level of every game make one move; what it compiles is kept on the disk,
where the server finds it. A game that has been made ready is marked beside its compiled code, and is so until its
sources change.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from pathlib import Path
from typing import Any, Final

from serai import players
from serai.games import compiled, registry
from serai.games.dealing import Dealing
from serai.server import logs

POLITENESS: Final = 5


def mark(game: str) -> Path:
    """Return the file that tells that a game's players are compiled."""
    return compiled.cache_folder("players", game) / "ready"


def ready(game: str) -> bool:
    """Tell whether a game's players are compiled."""
    return compiled.INTERPRETED or mark(game).exists()


async def warm_up() -> None:
    """Make ready what is not, beside the server, and wait for it."""
    if all(ready(game) for game in registry.GAMES):
        return
    words = ("-m", "serai.server.warming")
    process = await asyncio.create_subprocess_exec(sys.executable, *words, stdin=asyncio.subprocess.DEVNULL)
    try:
        logs.log("players-ready", code=await process.wait())
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.terminate()


def main() -> None:
    """Let the players of every game that is not ready make a first move."""
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    for name in registry.GAMES:
        if ready(name):
            continue
        game = registry.load(name)
        state, _ = game.start(game.options_type(), game.seat_counts[0], Dealing.seeded("warming up"))
        view: Any = state.view(min(state.actors()))
        for level in players.names(name):
            players.load(name, level, 0).choose(getattr(view, "current", view))
        with contextlib.suppress(OSError):  # a home that cannot be written: every process compiles for itself
            mark(name).touch()


if __name__ == "__main__":
    main()
