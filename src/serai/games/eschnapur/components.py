"""The components of the box, read from a data file and checked before anybody plays with them.

What was printed on the components is reconstructed (see `components.toml`), so another file can take its
place. A file that does not make a playable box is refused by `ComponentsError`, which names the key, what was
found there and what was expected.
"""

from __future__ import annotations

import functools
import tomllib
from collections import deque
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

import msgspec

Colour: TypeAlias = Literal["red", "yellow", "green", "blue", "brown"]
Pays: TypeAlias = Literal["coins", "movement", "symbol", "number"]
NumberCoins: TypeAlias = Literal["1-5", "0-5"]

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
PAYS: Final[tuple[Pays, ...]] = get_args(Pays)
PAYS_LETTERS: Final = "cmsn"
"""One letter for what a reserve token pays: coins, movement, symbol, number."""
SQUARES: Final = 15
SYMBOL_CARDS: Final = 20
NUMBER_CARDS: Final = 30
RESERVE_TOKENS: Final = 35
DISCOVERY_TOKENS: Final = 15
MOST_VALUE: Final = 12
FORMAT: Final = 1
MOST_TEXT: Final = 32_768
"""Characters of a components file; ours has some 4,000."""

HOUSE_FILE: Final = Path(__file__).with_name("components.toml")


class ComponentsError(ValueError):
    """A components file that makes no playable box: the key, what was found, what was expected."""

    def __init__(self, key: str, found: object, expected: str) -> None:
        """Say all three in one sentence."""
        self.key, self.found, self.expected = key, found, expected
        super().__init__(f"components file, {key}: found {found}; expected {expected}. Correct the file and retry.")


class Temple(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The squares with the colours they show, and which of them are neighbours (E-C1)."""

    squares: dict[str, tuple[Colour, ...]]
    neighbours: tuple[str, ...]


class ReserveToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reserve token: it pays an amount of one thing and has a value; `count` of them are alike (E-C6)."""

    pays: Pays
    amount: int
    value: int
    count: int = 1

    @property
    def name(self) -> str:
        """The token's name in the notation: what it pays, then its value.

        >>> ReserveToken("coins", 3, 4).name
        '3c:4'
        """
        return f"{self.amount}{PAYS_LETTERS[PAYS.index(self.pays)]}:{self.value}"


class Discovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The discovery tokens, each a small and a large number (E-C7)."""

    tokens: tuple[tuple[int, int], ...]


class Prices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What things cost (E-B1)."""

    symbol: int
    number: int
    movement: int


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What each player starts with (E-S3); coins by the number of players."""

    coins: dict[Literal["3", "4", "5"], int]
    movement: int
    symbols: int
    numbers: int


class Bank(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All the coins and movement tokens of the box (E-C5)."""

    coins: int
    movement: int


class Rewards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Coins for refusing (E-A5, E-A8) and passing (E-D4), and the value that buys two cards (E-B3)."""

    refusal: int
    passing: int
    redemption: int


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What ends the game and what is scored then (E-Z1, E-Z2, E-Z4)."""

    discoveries: int
    most: int
    fewest: int
    quiet_rounds: int


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A whole box, checked."""

    format: int
    temple: Temple
    symbol_cards: dict[Colour, int]
    number_cards: dict[NumberCoins, tuple[int, ...]]
    reserve: tuple[ReserveToken, ...]
    discovery: Discovery
    prices: Prices
    setup: Setup
    bank: Bank
    rewards: Rewards
    end: End

    def __post_init__(self) -> None:
        """Refuse what is not a playable box."""
        _check_temple(self.temple)
        _check_cards(self.symbol_cards, self.number_cards)
        _check_tokens(self.reserve, self.discovery)
        _check_amounts(self)

    @functools.cached_property
    def squares(self) -> tuple[str, ...]:
        """The names of the squares, in the order of the file."""
        return tuple(self.temple.squares)

    @functools.cached_property
    def neighbours(self) -> dict[str, tuple[str, ...]]:
        """The neighbours of every square, in the order of the squares."""
        pairs = {frozenset(pair.split("-")) for pair in self.temple.neighbours}
        return {
            here: tuple(there for there in self.squares if here != there and {here, there} in pairs)
            for here in self.squares
        }

    @functools.cached_property
    def routes(self) -> dict[tuple[str, str], tuple[str, ...]]:
        """A shortest walk between any two squares: the squares stepped on, the first one left out."""
        return {(start, end): route for start in self.squares for end, route in _routes(start, self.neighbours).items()}

    @functools.cached_property
    def starts(self) -> dict[Colour, str]:
        """The square on which each colour's explorer starts: the one that shows it alone (E-S2)."""
        return {colours[0]: square for square, colours in self.temple.squares.items() if len(colours) == 1}

    @functools.cached_property
    def reserve_tokens(self) -> tuple[ReserveToken, ...]:
        """The 35 reserve tokens one by one; a token's number is its place here."""
        return tuple(token for token in self.reserve for _ in range(token.count))

    @functools.cached_property
    def reserve_names(self) -> tuple[str, ...]:
        """The names of the 35 reserve tokens; those alike have the same name."""
        return tuple(token.name for token in self.reserve_tokens)

    @functools.cached_property
    def discovery_names(self) -> tuple[str, ...]:
        """The names of the 15 discovery tokens: small and large number, as in ``4/9``."""
        return tuple(f"{small}/{large}" for small, large in self.discovery.tokens)


def read_components(text: str) -> Components:
    """Read a components file's text, or raise `ComponentsError`."""
    if len(text) > MOST_TEXT:
        raise ComponentsError("the file", f"{len(text)} characters", f"at most {MOST_TEXT}")
    try:
        return msgspec.convert(tomllib.loads(text), Components)
    except tomllib.TOMLDecodeError as fault:
        raise ComponentsError("the file", f"no TOML ({fault})", "a TOML file like components.toml") from fault
    except msgspec.ValidationError as fault:
        if isinstance(fault.__cause__, ComponentsError):
            raise fault.__cause__ from None
        said, _, key = str(fault).partition(" - at ")
        raise ComponentsError(key.strip("`$.") or "the file", said, "the keys and kinds of components.toml") from fault


@functools.lru_cache(maxsize=8)
def components_of(text: str) -> Components:
    """Return the components that a text describes; an empty text stands for the house's own."""
    return read_components(text or HOUSE_FILE.read_text(encoding="utf-8"))


def _routes(start: str, neighbours: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Return a shortest walk from a square to every square that can be reached."""
    routes: dict[str, tuple[str, ...]] = {start: ()}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for there in neighbours[here]:
            if there not in routes:
                routes[there] = (*routes[here], there)
                waiting.append(there)
    return routes


def _check_temple(temple: Temple) -> None:
    squares = temple.squares
    if len(squares) != SQUARES:
        raise ComponentsError("temple.squares", f"{len(squares)} squares", f"{SQUARES} (E-C1)")
    for square, colours in squares.items():
        key = f"temple.squares.{square}"
        if not square.isalnum():
            raise ComponentsError(key, f"the name {square!r}", "letters and digits only")
        if len(colours) not in (1, 2) or len(set(colours)) != len(colours):
            raise ComponentsError(key, list(colours), "one colour or two different ones (E-C1)")
    for colour in COLOURS:
        starts = [square for square, colours in squares.items() if colours == (colour,)]
        if len(starts) != 1:
            found = " ".join(starts) or "none"
            raise ComponentsError("temple.squares", f"{found} showing {colour} alone", "exactly one square (E-S2)")
    pairs: set[frozenset[str]] = set()
    for pair in temple.neighbours:
        ends = pair.split("-")
        if len(ends) != 2 or ends[0] == ends[1] or not set(ends) <= set(squares):
            raise ComponentsError("temple.neighbours", repr(pair), "two different squares of the temple, as in S0-P0")
        if frozenset(ends) in pairs:
            raise ComponentsError("temple.neighbours", f"{pair!r} twice", "each pair once")
        pairs.add(frozenset(ends))
    beside = {here: tuple(there for there in squares if {here, there} in pairs) for here in squares}
    start = next(iter(squares))
    cut_off = sorted(set(squares) - set(_routes(start, beside)))
    if cut_off:
        raise ComponentsError(
            "temple.neighbours", f"no way from {start} to {' '.join(cut_off)}", "a temple in one piece (E-M1)"
        )


def _check_cards(symbols: Mapping[Colour, int], numbers: Mapping[NumberCoins, tuple[int, ...]]) -> None:
    for colour in COLOURS:
        found = symbols.get(colour, 0)
        if not 1 <= found <= SYMBOL_CARDS - 5:
            raise ComponentsError(f"symbol_cards.{colour}", found, "between 1 and 15 cards of every colour (E-C2)")
    if sum(symbols.values()) != SYMBOL_CARDS:
        raise ComponentsError("symbol_cards", f"{sum(symbols.values())} cards", f"{SYMBOL_CARDS} together (E-C2)")
    for option in get_args(NumberCoins):
        coins = numbers.get(option, ())
        least, most = int(option[0]), int(option[-1])
        if len(coins) != NUMBER_CARDS or not all(least <= coin <= most for coin in coins):
            raise ComponentsError(
                f'number_cards."{option}"',
                f"{len(coins)} cards with {min(coins, default=0)} to {max(coins, default=0)} coins",
                f"{NUMBER_CARDS} cards with {least} to {most} coins (E-C3)",
            )


def _check_tokens(reserve: tuple[ReserveToken, ...], discovery: Discovery) -> None:
    for at, token in enumerate(reserve):
        for field, most in (("amount", 4), ("value", MOST_VALUE), ("count", RESERVE_TOKENS)):
            found = getattr(token, field)
            if not 1 <= found <= most:
                raise ComponentsError(f"reserve[{at}].{field}", found, f"1 to {most} (E-C6)")
    names = [token.name for token in reserve]
    for at, name in enumerate(names):
        if name in names[:at]:
            raise ComponentsError(f"reserve[{at}]", f"{name} again", "tokens that are alike in one entry, by count")
    count = sum(token.count for token in reserve)
    if count != RESERVE_TOKENS:
        raise ComponentsError("reserve", f"{count} tokens", f"{RESERVE_TOKENS} (E-C6)")
    if len(discovery.tokens) != DISCOVERY_TOKENS:
        raise ComponentsError("discovery.tokens", f"{len(discovery.tokens)} tokens", f"{DISCOVERY_TOKENS} (E-C7)")
    for at, (small, large) in enumerate(discovery.tokens):
        if not 1 <= small <= large <= 99:
            raise ComponentsError(
                f"discovery.tokens[{at}]", [small, large], "a small number, then one at least as large (E-C7)"
            )


def _check_amounts(box: Components) -> None:
    if box.format != FORMAT:
        raise ComponentsError("format", box.format, str(FORMAT))
    ranges: dict[str, tuple[int, int, int]] = {
        "prices.symbol": (box.prices.symbol, 1, 99),
        "prices.number": (box.prices.number, 1, 99),
        "prices.movement": (box.prices.movement, 1, 99),
        "setup.movement": (box.setup.movement, 0, 7),
        "setup.symbols": (box.setup.symbols, 0, SYMBOL_CARDS // 5),
        "setup.numbers": (box.setup.numbers, 0, NUMBER_CARDS // 5),
        "bank.coins": (box.bank.coins, 1, 9999),
        "bank.movement": (box.bank.movement, 35, 9999),
        "rewards.refusal": (box.rewards.refusal, 0, 99),
        "rewards.passing": (box.rewards.passing, 0, 99),
        "rewards.redemption": (box.rewards.redemption, 1, 99),
        "end.discoveries": (box.end.discoveries, 1, DISCOVERY_TOKENS),
        "end.most": (box.end.most, 0, 999),
        "end.fewest": (box.end.fewest, 0, 999),
        "end.quiet_rounds": (box.end.quiet_rounds, 1, 99),
    }
    for seats in ("3", "4", "5"):
        coins = box.setup.coins.get(seats, -1)
        ranges[f"setup.coins.{seats}"] = (coins, 0, box.bank.coins // int(seats))
    for key, (found, least, most) in ranges.items():
        if not least <= found <= most:
            raise ComponentsError(key, found, f"a number from {least} to {most}")
