"""The settings of the maharaja's search."""

from __future__ import annotations

from typing import NamedTuple


class SearchSettings(NamedTuple):
    """How the search is set, as the compiled code reads it; the defaults are the best that games have shown."""

    candidates: int = 6
    """Moves of the root that sequential halving begins with, the best by the network."""
    width: int = 8
    """Moves that the tree keeps for a position: the most promising by the network's gradient."""
    exploration: float = 0.4
    """PUCT's constant: the weight of moves that were seldom tried."""
    sharpness: float = 20.0
    """Inverse temperature of PUCT's prior, which is the softmax of the network's chances to win."""
    pseudo_visits: float = 1.0
    """For how many visits the network's value of a move counts in the tree."""
    root_pseudo_visits: float = 20.0
    """The same for the moves of the root."""


DEFAULT: SearchSettings = SearchSettings()
