"""Positions of Eschnapur for the tests: hands, coins and decks as a clause needs them."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pytest

from serai.games.contract import Event, IllegalMove
from serai.games.dealing import Dealing
from serai.games.eschnapur import COLOURS, Expedition, Move, Options, components_of, layout
from serai.games.eschnapur.box import box_of
from serai.games.eschnapur.cards import draw_number, draw_symbol
from serai.games.eschnapur.codec import pick_tokens
from serai.games.eschnapur.components import HOUSE_FILE
from serai.games.eschnapur.kernel import begin_turn

HOUSE = HOUSE_FILE.read_text(encoding="utf-8")
BARE = re.sub(
    r"\[([234]), (\d+)\]",
    lambda token: f"[{int(token[1]) + 2}, {token[2]}]",
    HOUSE.replace("symbols = 1\nnumbers = 2", "symbols = 0\nnumbers = 0"),
)
"""The house's box, but nobody is dealt any card, and small numbers are 4 to 6: no points are taken for another few."""
EVERYTHING = (1 << 35) - 1


def box_with(*changes: tuple[str, str]) -> str:
    """The text of the bare box with some of it replaced."""
    text = BARE
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def changed(game: Expedition, **places: int | Sequence[int]) -> Expedition:
    """The same game with other numbers at some places of its row."""
    here = game.row.copy()
    for name, value in places.items():
        at = getattr(layout, name)
        if isinstance(value, int):
            here[at] = value
        else:
            here[at : at + len(value)] = value
    return Expedition(game.options, game._chance, here, game.orders)


def expedition(
    seats: int = 3,
    *,
    symbols: Sequence[str] = (),
    numbers: Sequence[Sequence[int]] = (),
    symbol_deck: str = "",
    number_deck: Sequence[int] = (),
    coins: Sequence[int] | None = None,
    steps: Sequence[int] | None = None,
    held: Sequence[str] = (),
    piles: tuple[str, str] | None = None,
    squares: str = "",
    niches: Mapping[str, str] | None = None,
    later: Mapping[str, Sequence[int]] | None = None,
    options: Mapping[str, Any] | None = None,
    **places: int | Sequence[int],
) -> Expedition:
    """A game at the first turn of seat 0, with these hands and decks; what is not told stays in the box's order."""
    table = Options(**{"components": BARE, **(options or {})})
    box = components_of(table.components)
    hands = [word for hand in symbols for word in hand.split()]
    wanted = [COLOURS.index(word) for word in [*hands, *symbol_deck.split()]]
    every = [at for at, colour in enumerate(COLOURS) for _ in range(box.symbol_cards[colour])]
    for colour in wanted:
        every.remove(colour)
    cards = [card for hand in numbers for card in hand] + list(number_deck)
    tokens = list(range(15))
    for square, name in (niches or {}).items():
        at, token = box.squares.index(square), box.discovery_names.index(name)
        other = tokens.index(token)
        tokens[at], tokens[other] = tokens[other], tokens[at]
    orders = {
        "discovery": tokens,
        "symbols": wanted + every,
        "numbers": cards + [card for card in range(1, 31) if card not in cards],
        "reserve": range(35),
        "first player": [0],
        **(later or {}),
    }
    game, _ = Expedition.from_deal(table, seats, orders)
    here = game.row.copy()
    for seat, hand in enumerate(symbols):
        for _ in hand.split():
            draw_symbol(here, seat)
    for seat, dealt in enumerate(numbers):
        for _ in dealt:
            draw_number(here, seat)
    for place, bank, amounts in ((layout.COINS, layout.BANK_COINS, coins), (layout.STEPS, layout.BANK_STEPS, steps)):
        if amounts is not None:
            here[bank] += here[place : place + seats].sum() - sum(amounts)
            here[place : place + seats] = amounts
    _hand_out(here, held, piles, box.reserve_names)
    for seat, square in enumerate(squares.split()):
        here[layout.SQUARE + seat] = box.squares.index(square)
    chance = orders if later else Dealing.seeded("what is shuffled later")
    return changed(Expedition(table, chance, here, game.orders), **places)


def _hand_out(here: layout.Ints, held: Sequence[str], piles: tuple[str, str] | None, names: Sequence[str]) -> None:
    """Give reserve tokens to seats and lay out the piles; what is left over is in the discard."""
    left = EVERYTHING
    for seat, hand in enumerate(held):
        chosen = pick_tokens(hand.split(), left, names)
        here[layout.HELD + seat] = chosen
        left &= ~chosen
    if piles is None:
        piles = ("", "")
        for pile in range(2):
            start = layout.PILE + 35 * pile
            kept = [token for token in here[start : start + here[layout.PILE_COUNT + pile]] if left >> int(token) & 1]
            here[start : start + 35] = kept + [0] * (35 - len(kept))
            here[layout.PILE_COUNT + pile] = len(kept)
        return
    here[layout.PILE : layout.PILE + 70] = 0
    for pile, words in enumerate(piles):
        for at, name in enumerate(words.split()):
            token = pick_tokens([name], left, names)
            left &= ~token
            here[layout.PILE + 35 * pile + at] = token.bit_length() - 1
        here[layout.PILE_COUNT + pile] = len(words.split())
    here[layout.DISCARD] = left


def play(game: Expedition, *moves: str) -> Expedition:
    """The game after moves, each written with its seat: ``0 flip 1 2``."""
    return told(game, *moves)[0]


def told(game: Expedition, *moves: str) -> tuple[Expedition, tuple[Event, ...]]:
    """The game after moves, and what the last of them brought about."""
    events: tuple[Event, ...] = ()
    for text in moves:
        seat, _, move = text.partition(" ")
        game, events = game.play(int(seat), Move.parse(move))
    return game, events


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


def the(kind: str, events: Sequence[Event]) -> Event:
    """The one event of a kind."""
    (event,) = (event for event in events if event.kind == kind)
    return event


def refused(game: Expedition, text: str) -> tuple[str, str]:
    """The clause and the reason for which a move is refused; nothing changes by it."""
    before = game.row.copy()
    seat, _, move = text.partition(" ")
    with pytest.raises(IllegalMove) as caught:
        game.play(int(seat), Move.parse(move))
    assert np.array_equal(before, game.row)
    assert Move.parse(move) not in game.legal_moves(int(seat))
    return caught.value.clause, caught.value.reason


def next_turn(game: Expedition) -> Expedition:
    """The same position as its turn begins."""
    here = game.row.copy()
    begin_turn(here, box_of(game.options))
    return Expedition(game.options, game._chance, here, game.orders)
