"""Eschnapur's moves and their notation.

At any time: ``buy symbol`` · ``buy number`` · ``buy move`` (a movement token) ·
``redeem 3c:4 2m:4 1n:4 for symbol number`` (reserve tokens by name). A token's name is what it pays (c coins,
m movement tokens, s symbol cards, n number cards), a colon, and its value; tokens of one name are alike.

The turn: ``flip 1 2`` (the piles, token A first) · then ``accept A blue 3c 1m`` (the token sold, the buyer's
colour and the price, so that nobody sells for another one than he saw) or ``refuse`` · then ``move P0 S1`` (the
squares stepped on, in order), again as long as movement tokens last · then ``open`` or ``end``. After an opening
the duel ends the turn by itself.

The others: ``offer A 3c 1m red 17`` (3 coins, 1 movement token, a red symbol card and number card 17 for
token A; a new offer replaces the old one) · ``withdraw A``. In a duel: ``duel 17`` or ``duel pass``.

When read, the items of a price or a redemption may stand in any order; printed, they have one order. An ``accept``
without a price, as older records have it, takes whatever is offered.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import ClassVar, Final, Literal, TypeAlias, get_args

from serai.games.contract import Answers, Fact, NotationError
from serai.games.eschnapur.components import COLOURS, NUMBER_CARDS, PAYS_LETTERS, Colour

Thing: TypeAlias = Literal["symbol", "number", "move"]
Card: TypeAlias = Literal["symbol", "number"]
Token: TypeAlias = Literal["A", "B"]

THINGS: Final[tuple[Thing, ...]] = get_args(Thing)
CARDS: Final[tuple[Card, ...]] = get_args(Card)
TOKENS: Final[tuple[Token, ...]] = get_args(Token)
MOST_WORDS: Final = 80
EXPECTED: Final = (
    "buy symbol|number|move, redeem 3c:4 2m:4 1n:4 for symbol number, flip 1 2, offer A 3c 1m red 17,"
    " withdraw A, accept A blue 3c, refuse, move P0 S1, open, end, duel 17 or duel pass"
)
_AMOUNT: Final = re.compile(r"([1-9][0-9]{0,3})([cm])", re.ASCII)
_RESERVE: Final = re.compile(rf"([1-4])([{PAYS_LETTERS}]):([1-9][0-9]?)", re.ASCII)
_NUMBERS: Final = {str(number): number for number in range(1, NUMBER_CARDS + 1)}
_SQUARE: Final = re.compile(r"[A-Za-z0-9]{1,16}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Move:
    """One of the moves below; it can be well formed and yet refused by the rules."""

    answers: ClassVar[Answers] = "scene"

    @property
    def kind(self) -> str:
        """The first word of the notation."""
        return str(self).partition(" ")[0]

    @property
    def facts(self) -> dict[str, Fact]:
        """What the move names, as the facts of events do."""
        return {}

    @staticmethod
    def parse(text: str) -> Move:
        """Read a move from its notation.

        >>> Move.parse("offer A 17 red 3c")
        Offer(token='A', price=Price(coins=3, steps=0, symbols=('red',), numbers=(17,)))
        >>> str(Move.parse("redeem 1n:4 3c:4 2m:4 for number symbol"))
        'redeem 3c:4 2m:4 1n:4 for symbol number'
        """
        words = text.split(" ")
        move = _read(words) if len(words) <= MOST_WORDS else None
        if move is None:
            shown = text if len(text) <= 40 else text[:40] + "…"
            raise NotationError(f"{shown!r} is not a move of Eschnapur; expected {EXPECTED}.")
        return move


@dataclass(frozen=True, slots=True)
class Price:
    """What an offer names: coins, movement tokens, symbol cards by colour, number cards by number (E-A2)."""

    coins: int = 0
    steps: int = 0
    symbols: tuple[Colour, ...] = ()
    numbers: tuple[int, ...] = ()

    def within(self, other: Price) -> bool:
        """Tell whether another price names all that this one does.

        >>> Price(coins=2).within(Price(coins=3, steps=1)), Price(coins=2, numbers=(17,)).within(Price(coins=3))
        (True, False)
        """
        fewer = self.coins <= other.coins and self.steps <= other.steps
        cards = Counter(self.symbols) - Counter(other.symbols) or set(self.numbers) - set(other.numbers)
        return fewer and not cards

    def __str__(self) -> str:
        amounts = [f"{count}{letter}" for count, letter in ((self.coins, "c"), (self.steps, "m")) if count]
        return " ".join([*amounts, *self.symbols, *map(str, self.numbers)])


@dataclass(frozen=True, slots=True)
class Buy(Move):
    """Buy a symbol card, a number card or a movement token (E-B1)."""

    thing: Thing
    answers: ClassVar[Answers] = "game"

    @property
    def facts(self) -> dict[str, Fact]:
        """The thing."""
        return {"thing": self.thing}

    def __str__(self) -> str:
        return f"buy {self.thing}"


@dataclass(frozen=True, slots=True)
class Redeem(Move):
    """Return reserve tokens for two cards (E-B3)."""

    tokens: tuple[str, ...]
    cards: tuple[Card, Card]
    answers: ClassVar[Answers] = "game"

    @property
    def facts(self) -> dict[str, Fact]:
        """The tokens, and how many cards of each kind."""
        return {"tokens": self.tokens, "symbols": self.cards.count("symbol"), "numbers": self.cards.count("number")}

    def __str__(self) -> str:
        return f"redeem {' '.join(self.tokens)} for {' '.join(self.cards)}"


@dataclass(frozen=True, slots=True)
class Flip(Move):
    """Turn up two reserve tokens, A from the first pile named, then B from the second (E-A1)."""

    first: int
    second: int

    @property
    def facts(self) -> dict[str, Fact]:
        """The piles."""
        return {"first_pile": self.first, "second_pile": self.second}

    def __str__(self) -> str:
        return f"flip {self.first} {self.second}"


@dataclass(frozen=True, slots=True)
class Offer(Move):
    """Offer a price for a token, in place of one's earlier offer for it (E-A2)."""

    token: Token
    price: Price

    @property
    def facts(self) -> dict[str, Fact]:
        """The token and the items of the price."""
        return {"token": self.token, "price": str(self.price).split()}

    def __str__(self) -> str:
        return f"offer {self.token} {self.price}".rstrip()


@dataclass(frozen=True, slots=True)
class Withdraw(Move):
    """Withdraw one's offer for a token (E-A2)."""

    token: Token

    @property
    def facts(self) -> dict[str, Fact]:
        """The token."""
        return {"token": self.token}

    def __str__(self) -> str:
        return f"withdraw {self.token}"


@dataclass(frozen=True, slots=True)
class Accept(Move):
    """Sell a token to the player of a colour for the price named, or for whatever is offered (E-A4)."""

    token: Token
    buyer: Colour
    price: Price | None = None

    @property
    def answers(self) -> Answers:  # type: ignore[override]  # it depends on whether the price is named
        """The scene where the price is named, else only what its player saw."""
        return "seen" if self.price is None else "scene"

    @property
    def facts(self) -> dict[str, Fact]:
        """The token, the buyer's colour and the items of the price."""
        return {"token": self.token, "colour": self.buyer, "price": str(self.price or "").split()}

    def __str__(self) -> str:
        return f"accept {self.token} {self.buyer} {self.price or ''}".rstrip()


@dataclass(frozen=True, slots=True)
class Refuse(Move):
    """Refuse all offers, those that its player saw (E-A5)."""

    answers: ClassVar[Answers] = "seen"

    def __str__(self) -> str:
        return "refuse"


@dataclass(frozen=True, slots=True)
class Walk(Move):
    """Walk from square to square, one movement token each (E-M1)."""

    path: tuple[str, ...]

    @property
    def facts(self) -> dict[str, Fact]:
        """The squares, the last of them, and the steps."""
        return {"path": self.path, "square": self.path[-1], "steps": len(self.path)}

    def __str__(self) -> str:
        return f"move {' '.join(self.path)}"


@dataclass(frozen=True, slots=True)
class Open(Move):
    """Open the niche before one's explorer (E-N1)."""

    def __str__(self) -> str:
        return "open"


@dataclass(frozen=True, slots=True)
class End(Move):
    """End one's turn without opening a niche."""

    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True)
class Duel(Move):
    """Lock a number card for the duel, or the pass card, which is ``None`` (E-D1)."""

    card: int | None

    @property
    def facts(self) -> dict[str, Fact]:
        """The number, 0 for the pass card."""
        return {"card": self.card or 0}

    def __str__(self) -> str:
        return f"duel {self.card or 'pass'}"


def _read(words: list[str]) -> Move | None:
    """Return the move that some words make, or ``None``."""
    match words:
        case ["buy", "symbol" | "number" | "move" as thing]:
            return Buy(thing)
        case ["redeem", *tokens, "for", "symbol" | "number" as one, "symbol" | "number" as other] if tokens:
            if not all(_RESERVE.fullmatch(token) for token in tokens):
                return None
            first, second = sorted((one, other), key=CARDS.index)
            return Redeem(in_order(tokens), (first, second))
        case ["flip", "1" | "2" as first, "1" | "2" as second]:
            return Flip(int(first), int(second))
        case ["offer", "A" | "B" as token, *items]:
            price = _price(items)
            return None if price is None else Offer(token, price)
        case ["withdraw", "A" | "B" as token]:
            return Withdraw(token)
        case ["accept", "A" | "B" as token, colour, *items] if colour in COLOURS:
            price = _price(items)
            return None if price is None else Accept(token, colour, price if items else None)
        case ["refuse"]:
            return Refuse()
        case ["move", *path] if path and all(_SQUARE.fullmatch(square) for square in path):
            return Walk(tuple(path))
        case ["open"]:
            return Open()
        case ["end"]:
            return End()
        case ["duel", "pass"]:
            return Duel(None)
        case ["duel", number] if number in _NUMBERS:
            return Duel(_NUMBERS[number])
    return None


def _price(items: list[str]) -> Price | None:
    """Return the price that some words name, or ``None``."""
    amounts: dict[str, int] = {}
    symbols: list[Colour] = []
    numbers: set[int] = set()
    for item in items:
        amount = _AMOUNT.fullmatch(item)
        if amount and amount[2] not in amounts:
            amounts[amount[2]] = int(amount[1])
        elif item in COLOURS:
            symbols.append(item)
        elif item in _NUMBERS and _NUMBERS[item] not in numbers:
            numbers.add(_NUMBERS[item])
        else:
            return None
    ordered = tuple(sorted(symbols, key=COLOURS.index))
    return Price(amounts.get("c", 0), amounts.get("m", 0), ordered, tuple(sorted(numbers)))


def in_order(tokens: list[str]) -> tuple[str, ...]:
    """Return names of reserve tokens in the order of print: the dearest first, then by what they pay."""

    def key(name: str) -> tuple[int, int, int]:
        paid, value = name.split(":")
        return -int(value), PAYS_LETTERS.index(paid[-1]), int(paid[:-1])

    return tuple(sorted(tokens, key=key))
