"""Computer players of Jaipur."""

from serai.players.jaipur.builtin import load, names

__all__ = ["load", "names"]
