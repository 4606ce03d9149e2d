"""The levels of Eschnapur's computer players, from the weakest: one table, in which every difference is a number.

A level is a kind of player with how far it looks and how far off it judges, never a time limit. The low ones lose like
people do: they forget the others and the end, and think too little of low cards and of the reserve.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from serai.players.eschnapur.compiled_player import SearchSettings

Kind = Literal["random", "greedy", "explorer"]


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """How a level plays."""

    kind: Kind
    settings: SearchSettings = SearchSettings()
    weaknesses: Mapping[str, float] = {}
    """What the greedy player's weights are multiplied by."""
    boldness: float = 0.0
    """How much less it supposes others to play numbers in duels of three (`hand_habit`), so that it plays its own."""


DREAMER: Final = {
    "rival": 0.0, "table": 0.0, "majority": 0.0, "find": 0.3, "buddha": 0.2, "low": 0.4, "reserve": 0.4, "twelve": 0.5,
    "coin": 0.8, "more coins": 0.8, "near": 0.4,
}  # fmt: skip
"""Runs after points, does not look across the table, forgets how the game ends. (Who loves coins more passes in duels:
at tables of dreamers everybody did.)"""
SAVER: Final = {
    "rival": 0.5, "table": 0.5, "majority": 0.5, "low": 0.6, "reserve": 0.7, "coin": 1.1,
}  # fmt: skip
"""Saves a little too long and thinks little of the others."""

KINDS: Final[Mapping[str, Level]] = {
    "random": Level(kind="random"),
    "greedy": Level(kind="greedy"),
    "explorer": Level(kind="explorer"),
}
LEVELS: Final[Mapping[str, Level]] = {
    "apprentice": Level(kind="greedy", weaknesses=DREAMER, settings=SearchSettings(noise=0.12, goods=False)),
    "peddler": Level(kind="greedy", weaknesses=DREAMER, settings=SearchSettings(noise=0.04, goods=False), boldness=2.0),
    "stallholder": Level(kind="greedy", weaknesses=SAVER, settings=SearchSettings(noise=0.02)),
    "merchant": Level(kind="greedy"),
    "caravaneer": Level(kind="explorer", settings=SearchSettings(noise=0.04)),
    "treasurer": Level(kind="explorer", settings=SearchSettings(noise=0.01)),
    "maharaja": Level(kind="explorer", settings=SearchSettings(futures=16)),
}
