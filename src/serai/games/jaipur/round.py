"""A round of Jaipur as an immutable value: a thin layer over the compiled rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
import numpy as np

from serai.games.compiled import announce
from serai.games.contract import IllegalMove, Seat
from serai.games.jaipur import kernel, layout, position
from serai.games.jaipur.goods import (
    BITS,
    DECK_SIZE,
    GOODS,
    GOODS_MASK,
    LANE,
    LETTERS,
    ONE_CAMEL,
    TOKENS,
    check_bonus,
    check_deck,
    unpack,
)
from serai.games.jaipur.moves import Camels, Move, legal_moves
from serai.games.jaipur.refusal import refusal
from serai.games.jaipur.view import Turn, View, public_view, seat_view

ENDINGS: Final = (None, "three-piles", "market-short")
PILES: Final = (3, 4, 5)


class Round(msgspec.Struct, gc=False, eq=False):
    """One round: who holds what, what is left, whose turn it is. Playing gives a new round.

    >>> deck = "DDGGS" "LLMCP" "SM" + "DDDDGGGGSSSSCCCCCCCPPPPPPPLLLLLLLLMMMMMM"
    >>> deal = Round.from_deal(deck, {3: [1, 1, 2, 2, 2, 3, 3], 4: [4, 4, 5, 5, 6, 6], 5: [8, 8, 9, 10, 10]})
    >>> deal.market, deal.hands
    ('SMMMM', ('DDGGS', 'CPLL'))
    >>> [str(move) for move in deal.legal_moves()]
    ['take S', 'camels', 'sell DD', 'sell GG']
    >>> after = deal.play(Move.parse("sell DD"))
    >>> after.turn, after.rupees
    (1, (14, 0))
    """

    row: layout.Ints
    """The kernel's row, read-only; it holds everything hidden and is not for players."""
    open_herds: bool = False
    play_so_far: tuple[Turn, ...] = ()
    """The moves that led here, if they are known."""
    _places: tuple[int, ...] = ()
    """The row once more: it is read many times, and a tuple is read faster than an array."""
    _public: View | None = None

    def __post_init__(self) -> None:
        """Let the row change no more."""
        self.row.flags.writeable = False
        self._places = tuple(self.row.tolist())

    @classmethod
    def from_deal(
        cls,
        deck: str,
        bonus: Mapping[int, Sequence[int]],
        starter: Seat = 0,
        *,
        open_herds: bool = False,
    ) -> Round:
        """Set up a round from the order of the cards and bonus tokens.

        `deck`: seat 0's five cards, seat 1's five, two for the market, then the 40 of the deck, next first.
        `bonus`: the values of each pile (3, 4, 5), next token first.
        """
        announce()
        check_deck(deck)
        values = check_bonus(bonus)
        if starter not in (0, 1):
            raise ValueError(f"the starter of a round is seat 0 or 1, not {starter!r}.")
        row = np.zeros(layout.PLACES, dtype=np.int64)
        kinds = np.array([LETTERS.index(letter) for letter in deck], dtype=np.int64)
        kernel.deal(row, kinds, np.array(values, dtype=np.int64), starter)
        return cls(row, open_herds=open_herds)

    @classmethod
    def from_text(cls, text: str, *, open_herds: bool = False) -> Round:
        """Read a whole round from its text (see `position`), or raise `NotationError`.

        >>> deck = "DDDDGGGGSSSSCCCCCCCPPPPPPPLLLLLLLLMMMMMM"
        >>> text = f"SMMMM .DDGGS+0 .CPLL+1 0:0:-/-/- 0:0:-/-/- 555779 1122233/445566/889XX {deck} - 0 0 0"
        >>> here = Round.from_text(text)
        >>> here.hands, here.text() == text
        (('DDGGS', 'CPLL'), True)
        >>> here.view(0).text()
        'SMMMM .DDGGS+0 .?4+1 0:0:-/-/- 0:0:-/-/- 555779 ?7/?6/?5 ?40 - 0 0 0'
        """
        announce()
        return cls(position.parse_round(text), open_herds=open_herds)

    def _at(self, place: int) -> int:
        return self._places[place]

    def _pair(self, place: int) -> tuple[int, int]:
        return self._places[place], self._places[place + 1]

    @property
    def turn(self) -> Seat:
        """The seat to act; after the end, the seat that would be next."""
        return self._at(layout.TURN)

    @property
    def starter(self) -> Seat:
        """The seat that made the first move."""
        return self._at(layout.STARTER)

    @property
    def played(self) -> int:
        """How many moves have been made."""
        return self._at(layout.PLAYED)

    @property
    def over(self) -> bool:
        """Whether the round has ended (J-E1, J-E2)."""
        return self._at(layout.ENDED) != 0

    @property
    def ended(self) -> str | None:
        """Why the round has ended: ``three-piles`` or ``market-short``; ``None`` while it goes on."""
        return ENDINGS[self._at(layout.ENDED)]

    @property
    def market(self) -> str:
        """The cards of the market."""
        return unpack(self._at(layout.MARKET))

    @property
    def hands(self) -> tuple[str, str]:
        """The goods of each hand."""
        first, second = self._pair(layout.CARDS)
        return unpack(first & GOODS_MASK), unpack(second & GOODS_MASK)

    @property
    def herds(self) -> tuple[int, int]:
        """The camels of each seat."""
        first, second = self._pair(layout.CARDS)
        return first // ONE_CAMEL, second // ONE_CAMEL

    @property
    def deck(self) -> str:
        """The cards still to come, next first."""
        start = layout.DECK + self._at(layout.DRAWN)
        return "".join([LETTERS[kind] for kind in self._places[start : layout.DECK + DECK_SIZE]])

    @property
    def deck_size(self) -> int:
        """How many cards are still to come."""
        return DECK_SIZE - self._at(layout.DRAWN)

    @property
    def discard(self) -> str:
        """The cards sold so far (J-K3)."""
        return unpack(self._at(layout.DISCARD))

    @property
    def tokens(self) -> dict[str, tuple[int, ...]]:
        """The goods tokens left of each kind, top first."""
        left = self._at(layout.PILES)
        return {
            letter: pile[len(pile) - (left >> BITS * kind & LANE) :]
            for kind, (letter, pile) in enumerate(zip(GOODS, TOKENS, strict=True))
        }

    @property
    def bonuses(self) -> dict[int, tuple[int, ...]]:
        """The bonus tokens left of each pile, next first; their values are hidden from both seats."""
        left, ends = self._at(layout.BONUS_LEFT), zip(layout.BONUS_FIRST, layout.BONUS_SIZES, strict=True)
        return {
            pile: self._places[first + height - (left >> BITS * at & LANE) : first + height]
            for at, (pile, (first, height)) in enumerate(zip(PILES, ends, strict=True))
        }

    @property
    def bonuses_left(self) -> dict[int, int]:
        """How many bonus tokens are left of each pile."""
        return _by_pile(self._at(layout.BONUS_LEFT))

    @property
    def bonus_values(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The values of the bonus tokens that each seat has won, pile by pile."""
        return self.bonus_values_of(0), self.bonus_values_of(1)

    def bonus_values_of(self, seat: Seat) -> tuple[int, ...]:
        """Return the values of the bonus tokens that a seat has won, pile by pile."""
        if not self._at(layout.BONUS_TOKENS + seat):
            return ()
        left, taken, won = self._at(layout.BONUS_LEFT), self._at(layout.TAKERS), list[int]()
        for at, (first, height) in enumerate(zip(layout.BONUS_FIRST, layout.BONUS_SIZES, strict=True)):
            gone = height - (left >> BITS * at & LANE)
            takers = taken >> first - layout.BONUS
            won += [self._places[first + place] for place in range(gone) if takers >> place & 1 == seat]
        return tuple(won)

    @property
    def bonus_tokens(self) -> tuple[dict[int, int], dict[int, int]]:
        """How many bonus tokens of each pile each seat has won."""
        first, second = self._pair(layout.BONUS_TOKENS)
        return _by_pile(first), _by_pile(second)

    @property
    def rupees(self) -> tuple[int, int]:
        """What the goods tokens of each seat are worth."""
        return self._pair(layout.RUPEES)

    @property
    def goods_tokens(self) -> tuple[int, int]:
        """How many goods tokens each seat has."""
        return self._pair(layout.GOODS_TOKENS)

    @property
    def known(self) -> tuple[str, str]:
        """The cards of each hand that everybody saw coming (J-K1)."""
        first, second = self._pair(layout.KNOWN)
        return unpack(first), unpack(second)

    @property
    def scores(self) -> tuple[int, int]:
        """Each seat's rupees as they stand, bonuses and the camel token included (J-E3)."""
        return int(kernel.score(self.row, 0)), int(kernel.score(self.row, 1))

    @property
    def winner(self) -> Seat | None:
        """The seat that won the round; ``None`` on a full tie (J-E5), or while it goes on."""
        if not self.over:
            return None
        seat = int(kernel.winner(self.row))
        return seat if seat >= 0 else None

    def legal_moves(self) -> tuple[Move, ...]:
        """Return every legal move of the seat to act, in a fixed order; none once the round is over."""
        if self.over:
            return ()
        return legal_moves(self._at(layout.CARDS + self.turn), self._at(layout.MARKET))

    def play(self, move: Move) -> Round:
        """Return the round after a move of the seat to act, or raise `IllegalMove` with the clause broken."""
        if self.over:
            over = IllegalMove(_END_CLAUSE[self._at(layout.ENDED)], "round-over")
            raise over.about(move, self.view(self.turn))
        seat, market = self.turn, self._at(layout.MARKET)
        own = self._at(layout.CARDS + seat)
        why = refusal(move, unpack(own & GOODS_MASK), own // ONE_CAMEL, unpack(market))
        if why is not None:
            raise why.about(move, self.view(seat))
        self._public = None  # whoever plays on seldom looks back, and tables keep many rounds
        row = self.row.copy()
        kernel.apply(row, market // ONE_CAMEL * ONE_CAMEL if isinstance(move, Camels) else move.change)
        drawn = self._places[layout.DECK + self._at(layout.DRAWN) : layout.DECK + int(row[layout.DRAWN])]
        turn = Turn(str(move), "".join([LETTERS[kind] for kind in drawn]))
        return Round(row, open_herds=self.open_herds, play_so_far=(*self.play_so_far, turn))

    def view(self, seat: Seat | None) -> View:
        """Return what a seat may know of this round; ``None`` is a spectator."""
        if self._public is None:
            self._public = public_view(self)
        return self._public if seat is None else seat_view(self, self._public, seat)

    def text(self) -> str:
        """Return the whole round in one line (see `position`); `from_text` reads it again."""
        return position.round_text(self)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Round)
            and self.open_herds == other.open_herds
            and self.play_so_far == other.play_so_far
            and bool(np.array_equal(self.row, other.row))
        )

    def __hash__(self) -> int:
        return hash((self.row.tobytes(), self.open_herds, self.play_so_far))

    def __repr__(self) -> str:
        hands = "/".join(f"{hand or '-'}+{herd}M" for hand, herd in zip(self.hands, self.herds, strict=True))
        state = self.ended or f"seat {self.turn} to act"
        return f"<Round market {self.market}, hands {hands}, deck {len(self.deck)}, {state}>"


_END_CLAUSE: Final = ("", "J-E1", "J-E2")


def _by_pile(won: int) -> dict[int, int]:
    return {pile: won >> BITS * at & LANE for at, pile in enumerate(PILES)}
