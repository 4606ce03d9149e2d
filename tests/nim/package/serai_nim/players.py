"""Computer players of Nim."""

from __future__ import annotations

from collections.abc import Mapping

from serai.players.contract import UnknownPlayer
from serai_nim.game import MOST, Take, View

NAMES = ("apprentice", "merchant")


class Taker:
    """Takes the last match when it can; else one match, or as many as it can."""

    def __init__(self, name: str) -> None:
        """Keep the name."""
        self.name = name

    def choose(self, view: View) -> Take:
        """Return a move."""
        heap, held = next((heap, held) for heap, held in enumerate(view.heaps, start=1) if held)
        last = sum(view.heaps) <= MOST and sum(map(bool, view.heaps)) == 1
        return Take(min(held, MOST) if last or self.name == "merchant" else 1, heap)


def names() -> tuple[str, ...]:
    """List the players."""
    return NAMES


def load(name: str, options: Mapping[str, str], seed: int) -> Taker:
    """Return a player by its name."""
    if options:
        raise UnknownPlayer("players of Nim have no options.")
    return Taker(name)
