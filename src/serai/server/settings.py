"""What a host can settle about a server."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct


class Settings(Struct, frozen=True):
    """Where to listen, where to keep the data, and the bounds that keep one guest from harming others."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("serai-data")
    proxy: bool = False
    """Whether a proxy of one's own stands in front and its forwarding headers are to be believed."""
    pace: float = 0.8
    """Seconds that a computer player takes at least; its answers come at whole multiples of it."""
    workers: int = os.cpu_count() or 1
    """Computer players that think at the same time."""
    warm_up: bool = False
    """Whether computer players are compiled ahead, in a process of their own."""
    queue: int = 256
    """Computer players that may wait for their turn to think before new ones are refused."""
    patience: float = 60.0
    """Seconds after which a computer player that has not answered is helped out."""
    hearing: float = 15.0
    """Seconds that a computer player gives a person to speak before it decides, where the game invites people to."""
    away: float = 20.0
    """Seconds that a person must be away before a computer player may take over the seat."""
    watch_pause: float = 1.0
    """Seconds between two tellings of how many watch a table."""
    message_bytes: int = 16_384
    message_depth: int = 12
    message_rate: float = 40.0
    message_burst: int = 200
    per_address: int = 64
    """Connections of one address."""
    connections: int = 20_000
    tables_rate: float = 0.5
    tables_burst: int = 40
    """Tables that one address may open at once, and how many a second after that."""
    waiting_days: int = 7
    """Days after which a table that never started is removed."""

    @property
    def database(self) -> Path:
        """The one file of the data."""
        return self.data / "serai.sqlite"
