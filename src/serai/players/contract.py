"""What every computer player is: a name, and a choice of a move from a view.

A player draws chance only from a generator of its own, which it derives from its seed and from what the view
tells. So its answer depends on nothing that its seat cannot know: not on hidden cards, not on a clock, not on what
it was asked before.
"""

from __future__ import annotations

from typing import Any, Protocol

from serai.games.contract import Move


class Player(Protocol):
    """Somebody who can be asked for a move."""

    @property
    def name(self) -> str:
        """What the player is called in tables and records."""
        ...

    def choose(self, view: Any) -> Move | str | None:
        """Return the move to play in a view of the seat that may act: a move, or its notation.

        A seat that may act but is not awaited (it is somebody else's turn) may answer ``None``.
        """
        ...


class UnknownPlayer(ValueError):  # noqa: N818  # said to a person who asked for somebody who is not there
    """Nobody of that name plays that game, or an option of a player makes no sense."""
