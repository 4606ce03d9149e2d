"""Two moves side by side, as the detectors of reasons look at them: what was known, what each names, what follows."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from serai.coach.detection import Difference, Measured
from serai.games.contract import Fact
from serai.games.eschnapur.box import COINS_ON, PRICE, REDEMPTION
from serai.games.eschnapur.codec import token_of
from serai.games.eschnapur.components import Colour, Components, components_of
from serai.games.eschnapur.layout import A_NUMBER, A_SYMBOL
from serai.games.eschnapur.moves import TOKENS, Duel, Move, Offer, Price
from serai.games.eschnapur.view import View
from serai.players.eschnapur.features import A_STEP, bank_price

COIN: Final = 1 / 3
"""What a coin is worth in points, to rank reasons; other things at what the bank asks for them."""
TIMES: Final = 10
"""Shares of imagined worlds are told as so many times in ten."""


class Situation(NamedTuple):
    """What a seat saw, what it played, what was best (``None`` is doing nothing), and what follows from both."""

    view: View
    box: NDArray[np.int64]
    played: Move
    best: Move | None
    measured: Measured

    @property
    def seat(self) -> int:
        """The seat that decided."""
        assert self.view.seat is not None
        return self.view.seat

    @property
    def components(self) -> Components:
        """The box of the table."""
        return components_of(self.view.options.components)

    @property
    def coins(self) -> int:
        """The seat's coins."""
        return self.view.coins[self.seat]

    @property
    def numbers(self) -> tuple[int, ...]:
        """The seat's number cards, lowest first."""
        return self.view.numbers or ()

    @property
    def square(self) -> str:
        """Where the seat's explorer stands."""
        return self.view.squares[self.seat]

    def name_of(self, token: str) -> str:
        """Return the name of the reserve token A or B."""
        return self.view.tokens[TOKENS.index(token)].name

    def asked_at_bank(self, token: str) -> int:
        """Return what the bank asks for all that the token A or B brings."""
        return int(bank_price(self.box, token_of(self.name_of(token), self.components.reserve_names)))

    def worth(self, price: Price) -> int:
        """Return what a price comes to at the bank (E-B1)."""
        cards = len(price.symbols) * self.box[PRICE + A_SYMBOL] + len(price.numbers) * self.box[PRICE + A_NUMBER]
        return int(price.coins + price.steps * self.box[PRICE + A_STEP] + cards)

    def offers(self) -> tuple[Offer, Offer] | None:
        """Return the played and the best offer, if both are."""
        if isinstance(self.played, Offer) and isinstance(self.best, Offer):
            return self.played, self.best
        return None

    def cards(self) -> tuple[int, int] | None:
        """Return the number cards of the played and the best move in a duel, 0 for passing, if both are."""
        if isinstance(self.played, Duel) and isinstance(self.best, Duel):
            return self.played.card or 0, self.best.card or 0
        return None

    def cost_of(self, card: int) -> int:
        """Return the coins on a number card (E-D2)."""
        return int(self.box[COINS_ON + card])

    @property
    def redemption(self) -> int:
        """The value of reserve tokens that buys two cards (E-B3)."""
        return int(self.box[REDEMPTION])

    def value_of(self, tokens: tuple[str, ...]) -> int:
        """Return what reserve tokens are worth together."""
        return sum(int(name.partition(":")[2]) for name in tokens)

    def opens(self, square: str) -> bool:
        """Tell whether the seat holds the symbol cards for a niche that has its token still (E-N1)."""
        left = list(self.view.symbols or ())
        for colour in self.shown(square):
            if colour not in left:
                return False
            left.remove(colour)
        return square in self.view.niches

    def shown(self, square: str) -> tuple[Colour, ...]:
        """Return the colours on a square."""
        return self.components.temple.squares[square]

    def gained(self, place: int) -> Difference:
        """Return how much more of a thing the best move brings."""
        return self.measured.gained(place)

    def given(self, place: int) -> Difference:
        """Return how much more of a thing the played move brings."""
        return self.measured.given(place)


def items(price: Price) -> Fact:
    """Return a price as the facts of events name it."""
    return str(price).split()


def times(share: float) -> int:
    """Return a share of imagined worlds as so many times in ten."""
    return round(TIMES * share)
