"""What a seat may know of a round and of a match: an allow-list, never the state itself."""

from __future__ import annotations

import msgspec

from serai.games.contract import Fact
from serai.games.jaipur.moves import Camels, Move, Sell


class Turn(msgspec.Struct, frozen=True):
    """One move as everybody saw it (J-K1)."""

    move: str
    """Its notation."""
    drawn: str
    """The cards that came from the deck to the market, in their order."""


class Memory(msgspec.Struct, frozen=True):
    """What a perfect memory of public play gives (J-K1, J-K2): computer players have it, people may."""

    known: tuple[str, str]
    """Cards of each hand that everybody saw coming."""
    herds: tuple[int, int]
    play: tuple[Turn, ...]
    """Every move of the round so far, as far back as the round was followed."""


class View(msgspec.Struct, frozen=True):
    """A round as one seat sees it; seat ``None`` is a spectator, who sees what is public."""

    seat: int | None
    starter: int
    turn: int
    played: int
    market: str
    hand: str | None
    hand_sizes: tuple[int, int]
    herds: tuple[int | None, int | None]
    """Camels of each seat; the opponent's only at a table that shows them (J-K2)."""
    tokens: dict[str, tuple[int, ...]]
    """Goods tokens left, top first."""
    bonuses: dict[int, int]
    """Bonus tokens left, by pile."""
    deck: int
    discard: str
    rupees: tuple[int, int]
    """What the goods tokens of each seat are worth."""
    goods_tokens: tuple[int, int]
    bonus_tokens: tuple[dict[int, int], dict[int, int]]
    """Bonus tokens won, by pile."""
    bonus_values: tuple[tuple[int, ...] | None, tuple[int, ...] | None]
    """Values of the bonus tokens won, pile by pile; the opponent's once the round is over."""
    memory: Memory | None
    ended: str | None
    scores: tuple[int, int] | None
    winner: int | None

    def forgetful(self) -> View:
        """Return the view without the perfect memory, as a person at the table has it."""
        return msgspec.structs.replace(self, memory=None)

    def preview(self, move: Move) -> dict[str, Fact]:
        """Return the camels that would come, or the tokens and the bonus that a sale would earn (J-X1, J-X3)."""
        match move:
            case Camels():
                return {"count": self.market.count("M")}
            case Sell(cards):
                pile = min(len(cards), 5)
                tokens = [*self.tokens.get(cards[:1], ())[: len(cards)]]
                return {"tokens": tokens, "bonus": pile if self.bonuses.get(pile, 0) else 0}
        return {}


class RoundResult(msgspec.Struct, frozen=True):
    """How a round of a match ended."""

    starter: int
    scores: tuple[int, int]
    winner: int | None


class MatchView(msgspec.Struct, frozen=True):
    """A match as one seat sees it: the seals won, the rounds so far and the round in play."""

    seat: int | None
    seals: tuple[int, int]
    target: int
    """Seals that win the match."""
    rounds: tuple[RoundResult, ...]
    current: View
    winner: int | None

    def forgetful(self) -> MatchView:
        """Return the view without the perfect memory."""
        return msgspec.structs.replace(self, current=self.current.forgetful())
