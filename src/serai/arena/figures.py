"""The figures that the players of the house have to reach, played and told as one table."""

from __future__ import annotations

import contextlib
import os
import tomllib
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

import msgspec
from rich.table import Table

import serai
from serai import players
from serai.arena.contest import is_file
from serai.arena.intervals import Estimate
from serai.arena.report import percent, sheet
from serai.arena.run import run
from serai.arena.settings import Disagreement, Settings
from serai.arena.standings import Standings, standings
from serai.games import registry
from serai.games.option_texts import read_options
from serai.players.registry import PLAYERS

QUICK: Final = 20
"""How many times fewer games a quick look plays."""
FIRST_BUDGET: Final = 200
TRIAL_GAMES: Final = 8
TRIALS: Final = 3
LEAST_TIME: Final = 0.9
"""The share of the player's time that the other side must have had, for the times to count as equal."""

Progress = Callable[[int, int], None]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One figure: a player, whom it meets, and the least share of wins."""

    player: str
    against: str
    wins: float
    budget: str = ""
    """The environment variable of the other side's iterations, to be set such that both take equally long."""


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rows of a game, how many games each takes, and with which options."""

    rows: tuple[Row, ...]
    games: int
    options: dict[str, str] = {}


class Figure(msgspec.Struct, frozen=True):
    """A row that has been played."""

    player: str
    against: str
    required: float
    games: int
    wins: Estimate
    milliseconds: tuple[float | None, float | None]
    forfeits: int
    endless: int
    passed: bool
    iterations: int | None = None
    """What the other side was given, where it was to take as long as the player."""
    note: str = ""


@cache
def figures(game: str) -> Figures:
    """Read the rows of a game."""
    file = resources.files(registry.place(PLAYERS, game)).joinpath("figures.toml")
    if not file.is_file():
        raise Disagreement(f"the players of {game} have no figures to reach.")
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Figures)


def measure(
    game: str,
    *,
    games: int | None = None,
    chosen: Sequence[int] = (),
    seed: int = 1,
    workers: int = 1,
    resume: Path | None = None,
    progress: Callable[[str], Progress] = lambda _: lambda _done, _all: None,
) -> Iterator[Figure]:
    """Play the rows of a game, all or the chosen (counted from 1), and yield each when it is done.

    With a folder to resume from, results are kept there, a file a row, and what it holds is not played again.
    """
    asked = figures(game)
    wrong = [number for number in chosen if not 1 <= number <= len(asked.rows)]
    if wrong:
        raise Disagreement(f"{game} has figures 1 to {len(asked.rows)}; there is no figure {wrong[0]}.")
    options = read_options(game, asked.options)
    rows = [(at, row) for at, row in enumerate(asked.rows, start=1) if not chosen or at in chosen]
    settings = {
        at: Settings(game, (_found(row.player), _found(row.against)), games or asked.games, seed, options)
        for at, row in rows
    }
    for spec in {spec for each in settings.values() for spec in each.players if not is_file(spec)}:
        players.load(game, spec, seed)  # who is not there is missed now, not after an hour of games
    if resume is not None:
        resume.mkdir(parents=True, exist_ok=True)
    for at, row in rows:
        kept = None if resume is None else resume / f"{game}-{at}.jsonl"
        yield _played(row, settings[at], workers, kept, progress(f"{at} of {len(asked.rows)}"))


def _played(row: Row, settings: Settings, workers: int, kept: Path | None, progress: Progress) -> Figure:
    label, other = settings.labels
    iterations = None
    if row.budget:
        iterations = _begun_with(kept) or _balanced(settings, row.budget)
        kept = None if kept is None else kept.with_name(f"{kept.stem}-{iterations}.jsonl")
    with _given(row.budget, iterations):
        results = run(settings, workers=workers, resume=kept, progress=progress)
    table = standings(settings.labels, results)
    one, two = table.of(label), table.of(other)
    times = (one.milliseconds, two.milliseconds)
    note = ""
    if row.budget and not measured_fairly(times):
        note = "the other side had less time"
    return Figure(
        player=label,
        against=other,
        required=row.wins,
        games=one.games,
        wins=one.win_rate,
        milliseconds=times,
        forfeits=sum(one.forfeits.values()) + sum(two.forfeits.values()),
        endless=table.endless,
        passed=one.win_rate.value >= row.wins and not note,
        iterations=iterations,
        note=note,
    )


def _begun_with(kept: Path | None) -> int | None:
    """Return the iterations in the name of a row's results, so that a resumed row goes on with the same."""
    found = sorted(kept.parent.glob(f"{kept.stem}-*.jsonl")) if kept is not None else []
    return int(found[0].stem.rpartition("-")[2]) if found else None


def _balanced(settings: Settings, budget: str) -> int:
    """Return the iterations that give the other side as much time as the player, by games of their own."""
    iterations = FIRST_BUDGET
    for trial in range(TRIALS):
        short = msgspec.structs.replace(settings, games=TRIAL_GAMES, seed=-1 - trial)
        with _given(budget, iterations):
            ratio = _ratio(standings(short.labels, run(short)), short)
        if not ratio:
            raise Disagreement(f"{short.players[1]} made no move in {TRIAL_GAMES} games: no time to compare.")
        iterations = max(1, round(iterations / ratio))
    return iterations


@contextlib.contextmanager
def _given(budget: str, iterations: int | None) -> Iterator[None]:
    """Set the environment variable of a budget for as long as games are played."""
    if not budget:
        yield
        return
    before = os.environ.get(budget)
    os.environ[budget] = str(iterations)
    try:
        yield
    finally:
        os.environ.pop(budget)
        if before is not None:
            os.environ[budget] = before


def measured_fairly(milliseconds: tuple[float | None, float | None]) -> bool:
    """Return whether the other side had as much time a move as the player, or nearly."""
    mine, other = milliseconds
    return mine is not None and other is not None and other >= LEAST_TIME * mine


def _ratio(table: Standings, settings: Settings) -> float | None:
    """Return how many times longer than the player the other side takes for a move."""
    one, two = (table.of(label).milliseconds for label in settings.labels)
    return two / one if one and two else None


def _found(spec: str) -> str:
    """Return a player's spec with its file looked up beside the package, wherever the command is given."""
    path, colon, options = spec.partition(":")
    if not is_file(spec):
        return spec
    beside = Path(serai.__file__).parents[2] / path
    if not beside.is_file():
        raise Disagreement(
            f"{path} is not there. It is part of the project's source tree, not of the installed package:"
            " run the figures from a source tree."
        )
    return f"{beside}{colon}{options}"


def told(game: str, measured: Sequence[Figure]) -> Table:
    """Return the figures as a table for a terminal."""
    games = " or ".join(f"{count:,}" for count in sorted({row.games for row in measured}))
    view = sheet(f"Figures: {game.title()}, {games} games each")
    view.add_column("player", overflow="fold")
    view.add_column("against", overflow="fold")
    for column in ("asked", "wins", "ms a move"):
        view.add_column(column, justify="right", no_wrap=True)
    view.add_column("", overflow="fold")
    for row in measured:
        against = f"{row.against}, {row.iterations:,} iterations" if row.iterations else row.against
        times = " / ".join("–" if time is None else f"{time:.3g}" for time in row.milliseconds)
        verdict = "[green]reached[/]" if row.passed else "[red]missed[/]"
        faults = {"forfeits": row.forfeits, "endless": row.endless}
        notes = [row.note, *(f"{count} {name}" for name, count in faults.items() if count)]
        view.add_row(
            row.player,
            against,
            f"≥ {100 * row.required:.4g} %",
            percent(row.wins),
            times,
            ", ".join([verdict, *filter(None, notes)]),
        )
    return view
