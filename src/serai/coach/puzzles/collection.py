"""A collection of puzzles: a folder with an index and parts of twenty, so that a page loads only what it shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from serai.coach.contract import Estimate, Reason
from serai.text.language import words_of

INDEX: Final = "index.json"
PART: Final = 20
"""Puzzles of a file."""
ACCEPTED: Final = 0.02
"""A move is accepted when its chance is no further below that of the best."""


class Try(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move that somebody may try, the seat's chance to win after it, and why it is worse than the best."""

    move: str
    chance: float
    reasons: tuple[Reason, ...] = ()


class Puzzle(msgspec.Struct, frozen=True):
    """A position as its seat sees it, every move that was weighed, the best first, and how surely it is the best."""

    game: int
    """The number of the game that it comes from; the seed of the collection plays the game again."""
    step: int
    options: Mapping[str, Any]
    view: Mapping[str, Any]
    """What the seat may know, as `State.view` tells it, and nothing else."""
    tries: tuple[Try, ...]
    gap: Estimate
    """The chance of the best minus that of the second."""
    theme: str

    @property
    def accepted(self) -> tuple[str, ...]:
        """The moves that solve it."""
        least = self.tries[0].chance - ACCEPTED
        return tuple(one.move for one in self.tries if one.chance >= least - 1e-9)


class Source(msgspec.Struct, frozen=True):
    """What puzzles were made with: the same source gives the same puzzles."""

    name: str
    model: str
    """The hash of what judged (`GameCoach.model`)."""
    player: str
    seed: int
    first_look: int
    proof: int


class Index(msgspec.Struct, frozen=True):
    """How many puzzles there are, what they were made with, and how far that has come."""

    source: Source
    puzzles: int
    games: int
    """Games that were looked through."""


class Collection:
    """The puzzles of a folder."""

    def __init__(self, folder: Path) -> None:
        """Read the index, if there is one."""
        self.folder = folder
        file = folder / INDEX
        self.index = msgspec.json.decode(file.read_bytes(), type=Index) if file.is_file() else None

    def __len__(self) -> int:
        return self.index.puzzles if self.index else 0

    def __iter__(self) -> Iterator[Puzzle]:
        for number in range(0, len(self), PART):
            yield from self._part(number // PART)

    def _part(self, number: int) -> list[Puzzle]:
        file = self._file(number)
        found = msgspec.json.decode(file.read_bytes(), type=list[Puzzle]) if file.is_file() else []
        return found[: len(self) - number * PART]  # the index is written last, and it is what counts

    def _file(self, number: int) -> Path:
        return self.folder / f"{number:02}.json"

    def add(self, source: Source, puzzles: list[Puzzle], games: int) -> None:
        """Write further puzzles, and how many games have been looked through."""
        self.folder.mkdir(parents=True, exist_ok=True)
        first = len(self) // PART
        late = [*self._part(first), *puzzles]
        for number in range(0, len(late), PART):
            lines = ",\n".join(msgspec.json.encode(one).decode() for one in late[number : number + PART])
            self._file(first + number // PART).write_text(f"[{lines}]\n", "utf-8")
        self.index = Index(source, len(self) + len(puzzles), games)
        written = self.folder / f"{INDEX}.new"
        written.write_text(msgspec.json.encode(self.index).decode() + "\n", "utf-8")
        written.replace(self.folder / INDEX)


def shipped(game: str) -> Collection:
    """Return the puzzles that come with the house; there may be none."""
    return Collection(Path(str(words_of(game).joinpath("puzzles"))))
