"""What every table of a server shares."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from serai.server.metrics import Metrics
from serai.server.offload import Offload
from serai.server.pulse import Wakeful
from serai.server.settings import Settings
from serai.server.store import Store
from serai.server.thinkers import Thinkers

if TYPE_CHECKING:
    from serai.server.table import Table


def wall() -> int:
    """Return the milliseconds since 1970, for people to read; only days that a move has are counted by it."""
    return time.time_ns() // 1_000_000


def nothing(*_: Any) -> None:
    """Do nothing."""


@dataclass
class Services:
    """What the rooms of a server share: store, players, a thread for long work, counters, clocks and chance.

    Tests bring their own clocks and chance.
    """

    settings: Settings
    store: Store
    metrics: Metrics
    thinkers: Thinkers
    offload: Offload = field(default_factory=Offload)
    steady: Callable[[], float] = time.monotonic
    pulse: Wakeful = field(default_factory=Wakeful)
    """Whether the loop is held up: what is read after that may have come earlier, and no clock counts it."""
    wall: Callable[[], int] = wall
    chance: Callable[[int], bytes] = secrets.token_bytes
    changed: Callable[[], None] = field(default=nothing)
    """Told when what the lobby shows may have changed."""
    rested: Callable[[Table], None] = field(default=nothing)
    """Told when a table has nobody left to serve."""
    doubted: Callable[[Table], None] = field(default=nothing)
    """Told when a table may differ from what is stored, and must be rebuilt."""
    outdated: Callable[[Table], None] = field(default=nothing)
    """Told when a table is known to differ from what is stored, and must be rebuilt; its clock goes on."""

    def heard(self) -> float:
        """Return the moment up to which everything that came has been read; what is read now came then."""
        return self.steady() - self.pulse.lag()

    def awake(self) -> float:
        """Return the time in which the house could hear people and tell them something: what their patience goes by."""
        return self.pulse.awake(self.steady())
