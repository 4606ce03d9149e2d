"""The manner of the maharaja's search: its settings, by name and as the compiled code reads them."""

from __future__ import annotations

from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

# Where each setting stands in the array.
CANDIDATES: Final = 0
WIDTH: Final = 1
CURIOSITY: Final = 2
SHARPNESS: Final = 3
TRUST: Final = 4
ROOT_TRUST: Final = 5
KNOWN_TRUST: Final = 6


class Manner(msgspec.Struct, frozen=True, kw_only=True):
    """How the search is set; the defaults are what games preferred."""

    candidates: int = 6
    """Moves of the root that are tried at all, by the network's word."""
    width: int = 8
    """Moves of a position in the tree that the network judges, by its slope there; the tree keeps them."""
    curiosity: float = 0.4
    """Pull of moves that were tried seldom."""
    sharpness: float = 20.0
    """How much the network's word decides which moves to try: the exponent of its chance to win."""
    trust: float = 1.0
    """For how many visits the network's word on a move counts in the tree."""
    root_trust: float = 20.0
    """The same for the moves of the root."""
    known_trust: float = 5.0
    """The same if the opponent is surely the greedy player: worlds then know more than any word."""

    def array(self) -> NDArray[np.float64]:
        """Return the manner as the compiled code reads it."""
        settings = (self.candidates, self.width, self.curiosity, self.sharpness, self.trust)
        return np.array([*settings, self.root_trust, self.known_trust])
