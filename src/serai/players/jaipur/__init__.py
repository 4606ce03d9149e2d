"""Computer players of Jaipur."""

from serai.players.jaipur.house import load, names

__all__ = ["load", "names"]
