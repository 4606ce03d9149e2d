"""What the server counts, in the text format that Prometheus reads."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.exposition import start_wsgi_server

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Upper bounds of the latency classes, in seconds."""
MEDIA: Final = "text/plain; version=0.0.4; charset=utf-8"

disable_created_metrics()  # type: ignore[no-untyped-call]  # a second line for every counter, which nobody asks for


class Metrics:
    """One server's counters, its latency, and gauges that are read when asked for."""

    def __init__(self) -> None:
        """Start at nought."""
        self.registry = CollectorRegistry()
        self.moves = Counter("serai_moves", "Moves stored.", registry=self.registry)
        self.messages = Counter("serai_messages", "Messages received.", registry=self.registry)
        self.tables_created = Counter("serai_tables_created", "Tables opened.", registry=self.registry)
        self.player_faults = Counter(
            "serai_player_faults", "Computer players that had to be helped out.", registry=self.registry
        )
        self._refused = Counter("serai_refused", "Messages refused.", ["code"], registry=self.registry)
        self.latency = Histogram(
            "serai_move_seconds", "From a move's arrival until it is shown.", buckets=BOUNDS, registry=self.registry
        )
        """From the arrival of a move until it has been stored and handed to every connection."""

    def refuse(self, code: str) -> None:
        """Count a refused message by its code."""
        self._refused.labels(code).inc()

    def gauge(self, name: str, told: str, read: Callable[[], float]) -> None:
        """Show a number that is read whenever somebody asks."""
        Gauge(name, told, registry=self.registry).set_function(read)

    @contextmanager
    def told_at(self, host: str, port: int) -> Iterator[int]:
        """Tell everything at an address of its own, to whoever comes there; gives the port, raises `OSError`."""
        teller, thread = start_wsgi_server(port, host, self.registry)
        try:
            yield teller.server_port
        finally:
            teller.shutdown()
            teller.server_close()
            thread.join()

    def exposition(self) -> str:
        """Return everything as text."""
        return generate_latest(self.registry).decode()
