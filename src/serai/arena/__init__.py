"""The arena: many games between computer players, and what they prove."""

from serai.arena.intervals import Estimate, win_rate
from serai.arena.ratings import Rating, rate
from serai.arena.results import Forfeit, Result
from serai.arena.run import run
from serai.arena.settings import Disagreement, Settings
from serai.arena.standings import Standings, standings

__all__ = [
    "Disagreement",
    "Estimate",
    "Forfeit",
    "Rating",
    "Result",
    "Settings",
    "Standings",
    "rate",
    "run",
    "standings",
    "win_rate",
]
