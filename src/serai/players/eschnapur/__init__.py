"""Computer players of Eschnapur."""

from serai.players.eschnapur.builtin import load, names
from serai.players.eschnapur.reasons import REASONS

__all__ = ["REASONS", "load", "names"]
