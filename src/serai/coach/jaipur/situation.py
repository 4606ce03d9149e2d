"""Two moves side by side, as the detectors of reasons look at them: what each does, what was known, what follows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from serai.coach.detection import Difference, Measured
from serai.coach.jaipur.measures import BONUS, CAMEL_TOKEN, GOODS, REPLY
from serai.games.jaipur.goods import GOODS as KINDS
from serai.games.jaipur.goods import HAND_LIMIT, LETTERS
from serai.games.jaipur.moves import Camels, Move, Sell, Swap, Take
from serai.games.jaipur.view import View


class Situation(NamedTuple):
    """What a seat saw, what it played, what was best, and what follows from both."""

    view: View
    played: Move
    best: Move
    measured: Measured

    @property
    def seat(self) -> int:
        """The seat that decided."""
        assert self.view.seat is not None
        return self.view.seat

    @property
    def hand(self) -> str:
        """The goods in hand."""
        return self.view.hand or ""

    @property
    def known(self) -> str:
        """The opponent's cards that everybody saw coming."""
        return self.view.memory.known[1 - self.seat] if self.view.memory else ""

    @property
    def herds(self) -> tuple[int, int]:
        """The own herd and the opponent's, as a good memory knows them."""
        herds = self.view.memory.herds if self.view.memory else (0, 0)
        return herds[self.seat], herds[1 - self.seat]

    @property
    def other_is_full(self) -> bool:
        """Whether the opponent's hand is full, so that it cannot take a single good (J-T7)."""
        return self.view.hand_sizes[1 - self.seat] == HAND_LIMIT

    def tokens(self, cards: str) -> list[int]:
        """Return the tokens that cards of one kind would bring now."""
        return [*self.view.tokens[cards[0]][: len(cards)]]

    def own(self, kinds: Iterable[str] = KINDS) -> Difference:
        """Return the rupees that the best move brings more from goods tokens of some kinds."""
        return self.measured.gained(*(GOODS + LETTERS.index(kind) for kind in kinds))

    def theirs(self, kinds: Iterable[str] = KINDS) -> Difference:
        """Return the rupees that the played move brings the opponent more from goods tokens of some kinds."""
        return self.measured.given(*(GOODS + 6 + LETTERS.index(kind) for kind in kinds))

    def own_with_bonus(self, kind: str) -> Difference:
        """Return the rupees that the best move brings more from a kind and from all bonus tokens."""
        return self.measured.gained(GOODS + LETTERS.index(kind), *range(BONUS, BONUS + 3))

    def theirs_with_bonus(self, kind: str) -> Difference:
        """Return the rupees that the played move brings the opponent more from a kind and from all bonus tokens."""
        return self.measured.given(GOODS + 6 + LETTERS.index(kind), *range(BONUS + 3, BONUS + 6))

    def own_bonus(self) -> Difference:
        """Return the rupees that the best move brings more from bonus tokens."""
        return self.measured.gained(*range(BONUS, BONUS + 3))

    def their_bonus(self) -> Difference:
        """Return the rupees that the played move brings the opponent more from bonus tokens."""
        return self.measured.given(*range(BONUS + 3, BONUS + 6))

    def camel_token(self) -> Difference:
        """Return how much more often the best move wins the camel token."""
        return self.measured.gained(CAMEL_TOKEN)

    def replied(self, kind: str) -> Difference:
        """Return how many cards of a kind more the opponent takes in reply to the played move."""
        return self.measured.given(REPLY + LETTERS.index(kind))

    def reply_share(self, kind: str) -> float:
        """Return in what share of the worlds the opponent takes a kind in reply to the played move."""
        return self.measured.share(0, REPLY + LETTERS.index(kind))

    def replied_after_best(self, kind: str) -> float:
        """Return how many cards of a kind the opponent takes in reply to the best move."""
        return self.measured.best(REPLY + LETTERS.index(kind))


def taken(move: Move) -> str:
    """Return the goods that a move takes from the market."""
    match move:
        case Take(card):
            return card
        case Swap(cards, _):
            return cards
    return ""


def given(move: Move) -> str:
    """Return the goods and camels that a move gives in exchange."""
    return move.given if isinstance(move, Swap) else ""


def sold(move: Move) -> str:
    """Return the cards that a move sells."""
    return move.cards if isinstance(move, Sell) else ""


def camels_taken(move: Move) -> bool:
    """Tell whether a move takes the camels."""
    return isinstance(move, Camels)


def hand_after(hand: str, move: Move) -> str:
    """Return the goods in hand after a move."""
    left = list(hand + taken(move))
    for card in (given(move) + sold(move)).replace("M", ""):
        left.remove(card)
    return "".join(sorted(left, key=LETTERS.index))


def left_behind(market: str, move: Move) -> str:
    """Return the goods that a move leaves at the market, before it is filled again."""
    cards = list(market.replace("M", "") + given(move).replace("M", ""))
    for card in taken(move):
        cards.remove(card)
    return "".join(sorted(cards, key=LETTERS.index))
