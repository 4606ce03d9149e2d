"""A run told to a person: the standings, who beat whom, and who misbehaved."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serai.arena.intervals import Estimate
from serai.arena.settings import Settings
from serai.arena.standings import Standing, Standings
from serai.games import registry


def percent(estimate: Estimate) -> str:
    """Tell a win-rate with half its interval, or with both ends where they are far from even.

    >>> percent(Estimate(0.6, 0.57, 0.63)), percent(Estimate(1.0, 0.998, 1.0))
    ('60.0 % ± 3.0', '100.0 % (99.8 – 100.0)')
    """
    value, low, high = (100 * number for number in (estimate.value, estimate.low, estimate.high))
    up, down = high - value, value - low
    if abs(up - down) < 0.1 * (up + down) + 0.05:
        return f"{value:.1f} % ± {(up + down) / 2:.1f}"
    return f"{value:.1f} % ({low:.1f} – {high:.1f})"


def report(settings: Settings, table: Standings) -> RenderableType:
    """Return what a terminal shows of a run."""
    return Group(*_parts(settings, table))


def summary(settings: Settings, table: Standings) -> str:
    """Tell in one line what was played."""
    usual = msgspec.structs.asdict(registry.load(settings.game).options_type())
    options = ", ".join(f"{name} {value}" for name, value in settings.options.items() if usual.get(name) != value)
    told = f"{table.games:,} games on {table.deals:,} deals, each played in every seat; seed {settings.seed}"
    return f"{told}; {options}" if options else told


def _parts(settings: Settings, table: Standings) -> Iterator[RenderableType]:
    yield _standings(settings, table)
    if len(table.players) > 2:
        yield Text()
        yield _crosstable(table)
    notes = summary(settings, table)
    if table.moves is not None:
        notes += f"; {table.moves:.1f} moves a round"
    yield Text(f"{notes}.", style="dim")
    if table.endless:
        yield Text(
            f"{table.endless:,} endless {'game' if table.endless == 1 else 'games'}: a round reached"
            f" {settings.limit:,} moves; counted as shared.",
            style="yellow",
        )
    for standing in table.players:
        for reason, count in standing.forfeits.items():
            games = "game" if count == 1 else "games"
            yield Text(f"{standing.player} forfeited {count:,} {games}: {reason}", style="yellow")


def sheet(title: str) -> Table:
    """Return an empty table in the style of the arena."""
    return Table(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD, pad_edge=False)


def _standings(settings: Settings, table: Standings) -> Table:
    view = sheet(f"Arena: {settings.game.title()}")
    view.add_column("player", overflow="fold")
    for column in ("rating", "games", "wins", "points", "time a move"):
        view.add_column(column, justify="right", no_wrap=True)
    for standing in table.players:
        view.add_row(
            standing.player,
            _rating(standing),
            f"{standing.games:,}",
            percent(standing.win_rate),
            "–" if standing.points is None else f"{standing.points:.1f}",
            _time(standing.milliseconds),
        )
    return view


def _crosstable(table: Standings) -> Table:
    view = sheet("Row against column, %")
    view.add_column("", overflow="fold")
    met = {(pairing.first, pairing.second): pairing.ahead.value for pairing in table.pairings}
    met |= {(second, first): 1 - value for (first, second), value in met.items()}
    for number in range(1, len(table.players) + 1):
        view.add_column(str(number), justify="right", no_wrap=True)
    for number, row in enumerate(table.players, start=1):
        cells = (met.get((row.player, column.player)) for column in table.players)
        view.add_row(f"{number} {row.player}", *("" if cell is None else f"{100 * cell:.1f}" for cell in cells))
    return view


def _rating(standing: Standing) -> str:
    rating = standing.rating
    half = (rating.high - rating.low) / 2
    return f"{rating.value:+.0f} ± {half:.0f}" if half else f"{rating.value:+.0f}"


def _time(milliseconds: float | None) -> str:
    if milliseconds is None:
        return "–"
    return f"{1000 * milliseconds:.0f} µs" if milliseconds < 1 else f"{milliseconds:.1f} ms"
