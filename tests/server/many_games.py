"""A data file of many games, and a count of what the database does with it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from serai.server import datafile

SUMMARY = '{"status":"%s","actors":[],"outcome":null,"end":null}'
STRIDE = 100
"""Instructions of the database's machine that are counted as one step."""


def fill(path: Path, games: int, status: str = "ended", moves: int = 6) -> None:
    """Make a data file with so many games of two people each."""
    with closing(datafile.opened(path)) as database:
        database.execute("BEGIN")
        numbers = range(games)
        database.executemany(
            "INSERT INTO tables (id, game, rules, options, chat, practice, listed, secret, created, summary, status,"
            " touched, record) VALUES (?, 'jaipur', 1, '{}', 1, 0, 0, zeroblob(32), ?, ?, ?, ?, '{}')",
            [(f"game {number}", number, SUMMARY % status, status, number) for number in numbers],
        )
        database.executemany(
            "INSERT INTO seats (table_id, seat, kind, name, token, kept_for, entropy, has_left, since)"
            " VALUES (?, ?, 'human', 'Ana', randomblob(32), randomblob(32), zeroblob(32), 0, 1)",
            [(f"game {number}", seat) for number in numbers for seat in (0, 1)],
        )
        database.executemany(
            "INSERT INTO moves (table_id, version, kind, seat, client_id, text, at)"
            " VALUES (?, ?, 'move', ?, ?, 'x', 1)",
            [(f"game {number}", move + 2, move % 2, f"m{move}") for number in numbers for move in range(moves)],
        )
        database.executemany(
            "INSERT INTO chat (table_id, number, version, seat, client_id, phrase, at)"
            " VALUES (?, 1, 1, 0, 'c', 'hello', 1)",
            [(f"game {number}",) for number in numbers],
        )
        database.execute("COMMIT")


class Steps:
    """How many steps the database has made."""

    count = 0


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[Steps]:
    """Count the steps of every connection to a data file that is opened meanwhile."""
    steps = Steps()

    class Counting(sqlite3.Connection):
        def __init__(self, *words: object, **options: object) -> None:
            super().__init__(*words, **options)  # type: ignore[arg-type]
            self.set_progress_handler(self._step, STRIDE)

        def _step(self) -> int:
            steps.count += 1
            return 0

    connect = sqlite3.connect
    with monkeypatch.context() as patch:
        patch.setattr(sqlite3, "connect", lambda *words, **options: connect(*words, factory=Counting, **options))
        yield steps
