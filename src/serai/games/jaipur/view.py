"""What a seat may know of a round and of a match: an allow-list, never the state itself.

The types come first; `public_view` and `seat_view` make a view of a round, and every field there
names what it lets a seat know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from serai.games.contract import Fact, Seat
from serai.games.jaipur import position
from serai.games.jaipur.drawing import draw
from serai.games.jaipur.goods import pack
from serai.games.jaipur.moves import Camels, Move, Sell, legal_moves

if TYPE_CHECKING:
    from serai.games.jaipur.round import Round


class Turn(msgspec.Struct, frozen=True, gc=False):
    """One move as everybody saw it (J-K1)."""

    move: str
    """Its notation."""
    drawn: str
    """The cards that came from the deck to the market, in their order."""


class Memory(msgspec.Struct, frozen=True, gc=False):
    """What a perfect memory of public play gives (J-K1, J-K2): computer players have it, people may."""

    known: tuple[str, str]
    """Cards of each hand that everybody saw coming."""
    herds: tuple[int, int]
    play: tuple[Turn, ...]
    """Every move of the round so far, as far back as the round was followed."""


class View(msgspec.Struct, frozen=True, gc=False):
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

    def text(self) -> str:
        """Return the round in one line as far as the seat may know it (see `position`)."""
        return position.view_text(self)

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the legal moves of the seat, in the order of `Round.legal_moves`; none when it is not its turn."""
        if self.seat != self.turn or self.hand is None or self.ended is not None:
            return ()
        return legal_moves(pack(self.hand + "M" * (self.herds[self.seat] or 0)), pack(self.market))

    def drawing(self) -> str:
        """Return the round drawn as plain text.

        >>> from serai.games.jaipur import Round
        >>> deck = "DDDDGGGGSSSSCCCCCCPPPPPPPPLLLLLLLLMMMM"
        >>> text = f"SMMMM .DDGGS+0 C.LL+3 0:0:-/-/- 5:1:-/-/- 555679 1122233/445566/889XX {deck} C 0 0 4"
        >>> print(Round.from_text(text).view(0).drawing())
        market   S M M M M               deck 38
        discard  C
        tokens   D 7 7 5 5 5             C 3 3 2 2 1 1
                 G 6 6 5 5 5             P 5 3 3 2 2 1 1
                 S 5 5 5 5 5             L 4 3 2 1 1 1 1 1 1
        bonuses  7 for 3 cards   6 for 4 cards   5 for 5 cards
        seat 0 > D D G G S + 0 M         0 rupees, 0 tokens, bonuses none
        seat 1   C ? ? + 3 M             5 rupees, 1 tokens, 0 bonuses
        """
        return draw(self)

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


class RoundResult(msgspec.Struct, frozen=True, gc=False):
    """How a round of a match ended."""

    starter: int
    scores: tuple[int, int]
    winner: int | None


class MatchView(msgspec.Struct, frozen=True, gc=False):
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

    def text(self) -> str:
        """Return the match in one line as far as the seat may know it (see `position`)."""
        return position.match_view_text(self)


def public_view(here: Round) -> View:
    """Return what everybody may know of this round, spectators included."""
    herds, over = here.herds, here.over
    shown = over or here.open_herds
    first, second = here.hands
    return View(
        seat=None,
        starter=here.starter,
        turn=here.turn,
        played=here.played,
        market=here.market,
        hand=None,
        hand_sizes=(len(first), len(second)),
        herds=herds if shown else (None, None),
        tokens=here.tokens,
        bonuses=here.bonuses_left,
        deck=here.deck_size,
        discard=here.discard,
        rupees=here.rupees,
        goods_tokens=here.goods_tokens,
        bonus_tokens=here.bonus_tokens,
        bonus_values=here.bonus_values if over else (None, None),
        memory=Memory(known=here.known, herds=herds, play=here.play_so_far),
        ended=here.ended,
        scores=here.scores if over else None,
        winner=here.winner,
    )


def seat_view(here: Round, public: View, seat: Seat) -> View:
    """Return what a seat may know of this round: what everybody may, its own hand and herd, and what it has won."""
    herd, values, (herds, won) = here.herds[seat], here.bonus_values_of(seat), (public.herds, public.bonus_values)
    return msgspec.structs.replace(
        public,
        seat=seat,
        hand=here.hands[seat],
        herds=(herd, herds[1]) if seat == 0 else (herds[0], herd),
        bonus_values=(values, won[1]) if seat == 0 else (won[0], values),
    )
