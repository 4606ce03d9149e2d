"""What the server counts, in the text format that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Upper bounds of the latency classes, in seconds."""


class Histogram:
    """How many observations fell under each bound."""

    def __init__(self) -> None:
        """Start with none."""
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """Count one observation."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> Iterator[str]:
        """Yield the lines of the exposition."""
        running = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            running += count
            yield f'{name}_bucket{{le="{bound}"}} {running}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {running}"


class Metrics:
    """The server's counters, its latency, and gauges that are read when asked for."""

    def __init__(self) -> None:
        """Start at nought."""
        self.moves = 0
        self.messages = 0
        self.refused: dict[str, int] = {}
        self.player_faults = 0
        self.tables_created = 0
        self.latency = Histogram()
        """From the arrival of a move until it has been stored and handed to every connection."""
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}

    def refuse(self, code: str) -> None:
        """Count a refused message by its code."""
        self.refused[code] = self.refused.get(code, 0) + 1

    def exposition(self) -> str:
        """Return everything as text."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        counters = (
            ("serai_moves_total", "Moves stored.", self.moves),
            ("serai_messages_total", "Messages received.", self.messages),
            ("serai_tables_created_total", "Tables opened.", self.tables_created),
            ("serai_player_faults_total", "Computer players that had to be helped out.", self.player_faults),
        )
        for name, told, value in counters:
            yield from (f"# HELP {name} {told}", f"# TYPE {name} counter", f"{name} {value}")
        yield from ("# HELP serai_refused_total Messages refused.", "# TYPE serai_refused_total counter")
        for code, count in sorted(self.refused.items()):
            yield f'serai_refused_total{{code="{code}"}} {count}'
        for name, (told, read) in self.gauges.items():
            yield from (f"# HELP {name} {told}", f"# TYPE {name} gauge", f"{name} {read()}")
        name = "serai_move_seconds"
        yield from (f"# HELP {name} From a move's arrival until it is shown.", f"# TYPE {name} histogram")
        yield from self.latency.lines(name)
