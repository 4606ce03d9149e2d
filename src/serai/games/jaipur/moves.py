"""Jaipur's moves and their notation.

``take D`` one good · ``camels`` all of them · ``sell LLL`` cards of a kind · ``swap DGG/LLM`` taken/given. Letters
stand in the order of `LETTERS`; when read, any order will do. A move is a value: it can be well formed and yet
refused by the rules, so that a refusal can name the clause.
"""

from __future__ import annotations

import functools
import threading
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from serai.games.contract import Answers, Fact, NotationError
from serai.games.jaipur.goods import BITS, CAMEL, LANE, LETTERS, pack, unpack
from serai.games.jaipur.kernel import MOST_MOVES, list_moves

EXPECTED = "take D, camels, sell LLL or swap DGG/LLM (letters " + " ".join(LETTERS) + ")"


@dataclass(frozen=True, slots=True)
class Move:
    """One of `Take`, `Camels`, `Sell` and `Swap`."""

    answers: ClassVar[Answers] = "seen"

    @property
    def facts(self) -> dict[str, Fact]:
        """What the move names, as the facts of events do."""
        return {}

    @property
    def change(self) -> int:
        """What the move does to the mover's own cards, as a signed handful; camels count what they must."""
        raise AssertionError("a move is one of Take, Camels, Sell, Swap")

    @staticmethod
    def parse(text: str) -> Move:
        """Read a move from its notation.

        >>> Move.parse("swap GGD/MLL")
        Swap(taken='DGG', given='LLM')
        >>> str(Move.parse("sell LLL"))
        'sell LLL'
        """
        match text.split(" "):
            case ["camels"]:
                return Camels()
            case ["take", card] if len(card) == 1 and card in LETTERS:
                return Take(card)
            case ["sell", cards] if cards and not set(cards) - set(LETTERS):
                return Sell(_ordered(cards))
            case ["swap", cards] if cards.count("/") == 1 and not set(cards) - set(LETTERS + "/"):
                taken, given = cards.split("/")
                return Swap(_ordered(taken), _ordered(given))
        shown = text if len(text) <= 40 else text[:40] + "…"
        raise NotationError(f"{shown!r} is not a move of Jaipur; expected {EXPECTED}.")

    @staticmethod
    def of(change: int) -> Move:
        """Return the move that makes a legal change of the mover's cards."""
        return _of(change)


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Take one good from the market (J-T1)."""

    card: str

    @property
    def facts(self) -> dict[str, Fact]:
        """The card."""
        return {"card": self.card}

    @property
    def change(self) -> int:
        """One card more."""
        return pack(self.card)

    def __str__(self) -> str:
        return f"take {self.card}"


@dataclass(frozen=True, slots=True)
class Camels(Move):
    """Take all camels of the market (J-T5)."""

    def __str__(self) -> str:
        return "camels"


@dataclass(frozen=True, slots=True)
class Sell(Move):
    """Sell cards of one kind (J-X1)."""

    cards: str

    @property
    def facts(self) -> dict[str, Fact]:
        """The cards."""
        return {"cards": self.cards}

    @property
    def change(self) -> int:
        """The cards sold, counted down."""
        return -pack(self.cards)

    def __str__(self) -> str:
        return f"sell {self.cards}"


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """Exchange goods of the market for one's own goods and camels (J-T2)."""

    taken: str
    given: str

    @property
    def facts(self) -> dict[str, Fact]:
        """The cards taken, and those given."""
        return {"taken": self.taken, "given": self.given}

    @property
    def change(self) -> int:
        """The cards taken, counted up, and the cards given, counted down."""
        return pack(self.taken) - pack(self.given)

    def __str__(self) -> str:
        return f"swap {self.taken}/{self.given}"


def _ordered(cards: str) -> str:
    return "".join(sorted(cards, key=LETTERS.index))


@functools.lru_cache(maxsize=1 << 15)
def _of(change: int) -> Move:
    taken = given = 0
    rest = change
    for kind in range(len(LETTERS)):
        lane = rest + 8 & LANE  # lanes run from -8 up to 7; a carry passes to the next
        moved = lane - 8 if kind < CAMEL else rest
        rest = rest - moved >> BITS
        taken += max(moved, 0) << BITS * kind
        given += max(-moved, 0) << BITS * kind
    if not taken:
        return Sell(unpack(given))
    if given:
        return Swap(unpack(taken), unpack(given))
    return Camels() if taken >> BITS * CAMEL else Take(unpack(taken))


class _Scratch(threading.local):
    """Room for a list of moves, one a thread."""

    def __init__(self) -> None:
        self.moves = np.zeros(MOST_MOVES, dtype=np.int64)


_scratch = _Scratch()


def legal_moves(own: int, market: int) -> tuple[Move, ...]:
    """Return every legal move of a player with these cards at this market, in a fixed order."""
    moves = _scratch.moves
    found = list_moves(own, market, moves)
    return tuple(map(_of, moves[:found].tolist()))
