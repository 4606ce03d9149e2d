"""What determines a run of the arena."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import serai
from serai.arena.contest import is_file
from serai.arena.schedule import Fixture, schedule
from serai.games import registry

PACKAGE = Path(serai.__file__).parent


class Disagreement(ValueError):  # noqa: N818  # said to a person, with what to do
    """A run cannot be done, or not be resumed, as it was asked for."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What determines a run."""

    game: str
    players: tuple[str, ...]
    """Names, names with options, or files."""
    games: int
    """Games of every table, rounded up to whole deals."""
    seed: int = 1
    options: dict[str, Any] = {}
    """Options of the game."""
    seats: int = 2
    limit: int = 0
    """Moves a round after which it is endless; 0: the game's own limit."""
    patience: float = 10.0
    """Seconds a move that a bot from a file may take."""

    def checked(self) -> Settings:
        """Return the settings with what was left open filled in, or say what cannot be played."""
        game = registry.load(self.game)
        if len(self.players) < 2:
            raise Disagreement(f"an arena needs two players at least; {len(self.players)} came.")
        if self.games < 1:
            raise Disagreement(f"at least one game has to be played; {self.games} were asked for.")
        if self.seats not in game.seat_counts:
            counts = " or ".join(map(str, game.seat_counts))
            raise Disagreement(f"{self.game} is played by {counts}, not by {self.seats}.")
        return msgspec.structs.replace(self, limit=self.limit or game.limit)

    @property
    def labels(self) -> tuple[str, ...]:
        """What the players are called in tables: files by their name, namesakes numbered."""
        names = [Path(spec.partition(":")[0]).stem if is_file(spec) else spec for spec in self.players]
        counted = [names[:at].count(name) for at, name in enumerate(names)]
        return tuple(f"{name} ({n + 1})" if n else name for name, n in zip(names, counted, strict=True))

    def fixtures(self) -> Iterator[Fixture]:
        """Yield every game of the run."""
        return schedule(len(self.players), self.seats, self.games)


def fingerprint(settings: Settings) -> str:
    """Return a digest of all that decides how players play: rules, code, weights, bots' files."""
    digest = hashlib.sha256(serai.__version__.encode())
    house = not all(map(is_file, settings.players))
    folders = [PACKAGE / room / settings.game for room in (("games", "players") if house else ("games",))]
    files = [path for folder in folders for path in sorted(folder.rglob("*")) if path.is_file()]
    bots = [Path(spec.partition(":")[0]) for spec in settings.players if is_file(spec)]
    for path in [*files, *bots]:
        if "__pycache__" not in path.parts and path.is_file():
            digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]
