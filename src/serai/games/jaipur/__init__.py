"""Jaipur, the two-player market duel.

>>> from serai.games import jaipur
>>> from serai.games.dealing import Dealing
>>> match, events = jaipur.Match.start(jaipur.Options(), 2, Dealing.seeded("a first look"))
>>> match.current.market, match.current.turn
('LLMMM', 1)
>>> match, events = match.play(1, jaipur.Move.parse("camels"))
>>> events[0].kind, events[0].facts["count"]
('camels', 3)
"""

from serai.games.contract import IllegalMove, NotationError
from serai.games.jaipur.match import Deal, Match, deal_round
from serai.games.jaipur.moves import Camels, Move, Sell, Swap, Take
from serai.games.jaipur.options import Options
from serai.games.jaipur.round import Round
from serai.games.jaipur.view import MatchView, Memory, RoundResult, Turn, View

__all__ = [
    "Camels",
    "Deal",
    "IllegalMove",
    "Match",
    "MatchView",
    "Memory",
    "Move",
    "NotationError",
    "Options",
    "Round",
    "RoundResult",
    "Sell",
    "Swap",
    "Take",
    "Turn",
    "View",
    "deal_round",
]
