"""A worker whose players are of the worst kind: a file named by a level in the test's folder says what it does.

Tests point the server's command for workers here (`hire`). Starts and questions are noted in the same folder.
"""

from __future__ import annotations

import ctypes
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from serai import players
from serai.server import worker, workers

if TYPE_CHECKING:  # a worker starts twice as fast without
    import pytest

VARIABLE = "SERAI_TEST_FOLDER"


def hire(monkeypatch: pytest.MonkeyPatch, folder: Path, **deeds: str) -> Path:
    """Let bad players think for the server: what each level does. Return the folder of notes."""
    notes = folder / "notes"
    notes.mkdir()
    for level, deed in deeds.items():
        (notes / level).write_text(deed)
    monkeypatch.setenv(VARIABLE, str(notes))
    monkeypatch.setattr(workers, "COMMAND", (sys.executable, "-m", "tests.server.bad_worker"))
    return notes


def noted(notes: Path, name: str) -> list[str]:
    """Return what has been noted."""
    return (notes / name).read_text().split() if (notes / name).exists() else []


def note(notes: Path, name: str, word: str) -> None:
    with (notes / name).open("a") as file:
        file.write(f"{word}\n")


class Bad:
    """A player of whom one should expect nothing good."""

    name = "bad"

    def __init__(self, deed: str, notes: Path, game: str) -> None:
        self.deed, self.notes, self.game = deed, notes, game

    def choose(self, view: Any) -> Any:
        note(self.notes, "asked", self.deed)
        match self.deed:
            case "segfault":
                ctypes.string_at(0)
            case "hang":
                time.sleep(3600)
            case "exit":
                os._exit(7)
            case "raise":
                raise RuntimeError(f"hand {view.hand}")
            case "patient":
                while not (self.notes / "gate").exists():
                    time.sleep(0.01)
            case "print":
                print("this is no answer", flush=True)  # noqa: T201  # where a player may
            case "garble":
                os.write(ANSWERS, b"this is no JSON\n")
            case "precocious":
                os.write(ANSWERS, b'{"type": "Ready", "name": ""}\n')
        return {"cheat": "sell DDDDDD", "babble": "please"}.get(self.deed) or self.fair().choose(view)

    def fair(self) -> players.Player:
        """Return whose move is played when nothing is wrong with it; most deeds never come to it."""
        return players.load(self.game, "random", 0)


def main() -> None:
    notes = Path(os.environ[VARIABLE])
    note(notes, "started", str(os.getpid()))
    if (notes / "stillborn").exists():
        sys.exit(3)

    def load(game: str, level: str, seed: int) -> Any:
        deed = notes / level
        if not deed.exists():
            return worker.ready_player(game, level, seed)
        return Bad(deed.read_text(), notes, game)

    worker.main(load)


if __name__ == "__main__":
    ANSWERS = os.dup(sys.stdout.fileno())
    main()
