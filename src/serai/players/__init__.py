"""Computer players of the house: they are given views and answer with moves."""

from serai.players.contract import Player, UnknownPlayer
from serai.players.registry import PLAYERS, load, names

__all__ = ["PLAYERS", "Player", "UnknownPlayer", "load", "names"]
