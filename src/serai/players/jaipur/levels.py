"""The levels of Jaipur's computer players, from the weakest: one table, in which every difference is a number.

A level is a kind of player with its iterations and its noise, never a time limit. The low ones lose like people do:
they hold out for bonuses, sell late, forget the opponent and take camels too late.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

Kind = Literal["greedy", "trader", "maharaja"]


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """How a level plays."""

    kind: Kind
    noise: float = 0.0
    """Temperature of its choice: in rupees for greedy players, in chances to win for traders."""
    iterations: int = 0
    habits: Mapping[str, float] = {}
    """What the greedy player's hand-set weights are multiplied by; without habits, the tuned weights are used."""


HOARDER: Final = {
    "hold": 1.15, "bonus": 1.6, "build": 3.0, "near": 2.0, "late": 0.0, "lone": 1.3, "race": 0.0, "theirs": 0.0,
    "left": 0.0, "joined": 0.0, "best left": 0.0, "camels left": 0.0, "gap": 0.0, "full": 0.0, "camel": 0.2,
    "more camels": 0.2, "herd": 0.3, "seven cards": 0.3, "six cards": 0.0,
}  # fmt: skip
"""Waits for the big sale, does not look across the table, thinks camels are for later."""
DREAMER: Final = {
    "hold": 1.08, "bonus": 1.3, "build": 2.0, "race": 0.0, "theirs": 0.0, "left": 0.3, "joined": 0.0, "camel": 0.5,
    "herd": 0.5, "seven cards": 0.6,
}  # fmt: skip
"""Sells a little late and seldom thinks of the opponent's cards."""

LEVELS: Final[Mapping[str, Level]] = {
    "apprentice": Level(kind="greedy", habits=HOARDER, noise=2.0),
    "peddler": Level(kind="greedy", habits=HOARDER, noise=0.5),
    "stallholder": Level(kind="greedy", habits=DREAMER, noise=0.4),
    "merchant": Level(kind="greedy"),
    "caravaneer": Level(kind="trader", noise=0.02),
    "treasurer": Level(kind="trader"),
    "maharaja": Level(kind="maharaja", iterations=2000),
}
