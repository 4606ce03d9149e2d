"""Eschnapur, the expedition of three to five explorers into a golden temple.

>>> from serai.games import eschnapur
>>> from serai.games.dealing import Dealing
>>> game, events = eschnapur.Expedition.start(eschnapur.Options(), 4, Dealing.seeded("a first look"))
>>> game.active, game.squares
(0, ('S0', 'S1', 'S2', 'S3'))
>>> game, events = game.play(0, eschnapur.Move.parse("flip 1 2"))
>>> game, events = game.play(1, eschnapur.Move.parse("offer A 3c"))
>>> game, events = game.play(0, eschnapur.Move.parse("accept A yellow"))
>>> events[0].kind, events[0].facts["price"]
('sale', ['3c'])
"""

from serai.games.contract import IllegalMove, NotationError
from serai.games.eschnapur.components import (
    COLOURS,
    Components,
    ComponentsError,
    components_of,
    read_components,
)
from serai.games.eschnapur.expedition import Expedition
from serai.games.eschnapur.moves import (
    Accept,
    Buy,
    Duel,
    End,
    Flip,
    Move,
    Offer,
    Open,
    Price,
    Redeem,
    Refuse,
    Walk,
    Withdraw,
)
from serai.games.eschnapur.options import Options
from serai.games.eschnapur.orders import Orders
from serai.games.eschnapur.view import Batch, DuelView, Memory, StandingOffer, TurnedUp, View

__all__ = [
    "COLOURS",
    "Accept",
    "Batch",
    "Buy",
    "Components",
    "ComponentsError",
    "Duel",
    "DuelView",
    "End",
    "Expedition",
    "Flip",
    "IllegalMove",
    "Memory",
    "Move",
    "NotationError",
    "Offer",
    "Open",
    "Options",
    "Orders",
    "Price",
    "Redeem",
    "Refuse",
    "StandingOffer",
    "TurnedUp",
    "View",
    "Walk",
    "Withdraw",
    "components_of",
    "read_components",
]
