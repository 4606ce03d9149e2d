"""Reading a position of Eschnapur from its line of text (the grammar stands in `position`)."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator, Sequence
from typing import Final, NoReturn

import msgspec
import numpy as np

from serai.games.contract import NotationError
from serai.games.eschnapur import layout
from serai.games.eschnapur.bank import can_give
from serai.games.eschnapur.box import ALL_COINS, ALL_STEPS, ALL_SYMBOLS, box_of
from serai.games.eschnapur.cards import size
from serai.games.eschnapur.codec import (
    ENDINGS,
    PHASES,
    colours_in,
    number_set,
    numbers_in,
    price_code,
    symbols_of,
    token_of,
    token_set,
)
from serai.games.eschnapur.components import (
    COLOURS,
    NUMBER_CARDS,
    RESERVE_TOKENS,
    SQUARES,
    SYMBOL_CARDS,
    Colour,
    Components,
    components_of,
)
from serai.games.eschnapur.kernel import finish
from serai.games.eschnapur.moves import TOKENS, Move, Offer
from serai.games.eschnapur.options import Options
from serai.games.eschnapur.position import LETTERS, NOTHING, components_digest

OTHER_FIELDS: Final = 10
"""Fields of a line beside those of the seats."""
_COUNT: Final = re.compile(r"[0-9]{1,6}", re.ASCII)


def parse_game(text: str, components: str) -> tuple[Options, layout.Ints]:
    """Return the options and the kernel's row of a whole game, or raise `NotationError` where the text is not one."""
    words = text.split(" ")
    seats = len(words) - OTHER_FIELDS
    if seats not in range(3, layout.MOST_SEATS + 1):
        _refuse(text, f"{len(words)} fields are not those of 3 to 5 seats")
    if "?" in text:
        _refuse(text, "it is a view, and what that hides is needed")
    row = np.zeros(layout.PLACES, dtype=np.int64)
    row[layout.SEATS] = seats
    with _reading(text, "the options"):
        options = _read_options(words[0], components)
        box = components_of(components)
    with _reading(text, "the phase or the counters"):
        _read_turn(row, words[1], words[2])
    tokens = _Tokens(box)
    batches: list[int] = []
    for seat in range(seats):
        with _reading(text, f"seat {seat}"):
            batches = _read_seat(row, seat, words[3 + seat], tokens, batches)
    niches, up, offers, symbols, numbers, piles, discard = words[3 + seats :]
    with _reading(text, "the niches"):
        _read_niches(row, niches, tokens)
    with _reading(text, "the tokens up or the offers"):
        _read_sale(row, up, offers, tokens)
    with _reading(text, "the decks"):
        _read_decks(row, symbols, numbers, batches)
    with _reading(text, "the piles or the discard"):
        _read_piles(row, piles, discard, tokens)
    with _reading(text, "the whole"):
        options = msgspec.structs.replace(options, colours=_chosen_colours(row))
        _complete(row, options, tokens)
    return options, row


class _Tokens:
    """The tokens of a box by name, each given out once."""

    def __init__(self, box: Components) -> None:
        self.box = box
        self.reserve = self.found = 0

    def of_reserve(self, names: Sequence[str]) -> list[int]:
        """Return the next reserve tokens of these names."""
        taken = []
        for name in names:
            taken.append(token_of(name, self.box.reserve_names, self.reserve))
            self.reserve |= 1 << taken[-1]
        return taken

    def discovered(self, names: Sequence[str]) -> int:
        """Return a set of the next discovery tokens of these names."""
        taken = token_set(names, self.box.discovery_names, self.found)
        self.found |= taken
        return taken


def _read_options(word: str, components: str) -> Options:
    number_coins, bank, all_pass, piles, *digest = word.split("/")
    if digest != ([components_digest(components)] if components else []):
        raise ValueError("the game was played with another components file")
    told = {"number_coins": number_coins, "bank": bank, "all_pass": all_pass, "piles": _count(piles)}
    return msgspec.convert({**told, "components": components}, Options)


def _read_turn(row: layout.Ints, phase: str, counters: str) -> None:
    name, active = phase.split("@")
    ended = ENDINGS.index(name) if name in ENDINGS else 0
    row[layout.ENDED] = ended
    row[layout.PHASE] = layout.OVER if ended else PHASES.index(name)
    row[layout.ACTIVE] = _seat_of(row, active)
    first, *counts = counters.split("/")
    row[layout.FIRST] = _seat_of(row, first)
    places = (layout.TURNS, layout.PLAYED, layout.QUIET, layout.AWARDED, layout.DUELS, layout.RESTOCKS)
    for place, count in zip(places, counts, strict=True):
        row[place] = _count(count)
    row[layout.BUDDHA] = row[layout.NICHE] = row[layout.UP] = row[layout.UP + 1] = -1


def _read_seat(row: layout.Ints, seat: int, word: str, tokens: _Tokens, batches: list[int]) -> list[int]:
    """Write what a seat has; return the number cards of each batch that this seat and those before it hold."""
    colour, square, points, coins, steps, symbols, numbers, held, found, lock = word.split(";")
    row[layout.COLOUR + seat] = LETTERS.index(colour[0])
    if colour[1:] == "*":
        row[layout.BUDDHA] = seat
    elif colour[1:]:
        raise ValueError(f"{colour} is no colour")
    row[layout.SQUARE + seat] = tokens.box.squares.index(square)
    row[layout.POINTS + seat] = -_count(points[1:]) if points[0] == "-" else _count(points)
    row[layout.COINS + seat], row[layout.STEPS + seat] = _count(coins), _count(steps)
    known, rest = symbols.split(".")
    row[layout.KNOWN_SYMBOLS + seat] = _handful(known)
    row[layout.SYMBOLS + seat] = _handful(known + rest)
    groups = [_numbers(group) for group in ("" if numbers == NOTHING else numbers).split(".")]
    if len(groups) > 1 + layout.MOST_BATCHES:
        raise ValueError("cards were never returned as often as that")
    if seat == 0:
        batches = [0] * (len(groups) - 1)
    row[layout.KNOWN_NUMBERS + seat] = number_set(groups[0])
    row[layout.NUMBERS + seat] = number_set(card for group in groups for card in group)
    for batch, (cards, group) in enumerate(zip(batches, groups[1:], strict=True)):
        batches[batch] = cards | number_set(group)
        row[layout.BATCH_DRAWN + batch * layout.MOST_SEATS + seat] = len(group)
    row[layout.HELD + seat] = number_set(tokens.of_reserve(_names(held)))
    row[layout.FOUND + seat] = tokens.discovered(_names(found))
    if lock != NOTHING:
        card = layout.PASS if lock == "pass" else _count(lock)
        if not (card == layout.PASS or int(row[layout.NUMBERS + seat]) >> card & 1):
            raise ValueError(f"card {card} is locked, but not in the hand")
        row[layout.LOCK + seat] = card
    return batches


def _read_niches(row: layout.Ints, word: str, tokens: _Tokens) -> None:
    for at, name in zip(range(SQUARES), word.split(","), strict=True):
        if name == NOTHING:
            row[layout.EMPTY] |= 1 << at
        else:
            row[layout.TOKEN + at] = tokens.discovered([name.rstrip("!")]).bit_length() - 1
            row[layout.FACE_UP] |= name.endswith("!") << at
    if row[layout.PHASE] == layout.DUEL:
        row[layout.NICHE] = row[layout.SQUARE + row[layout.ACTIVE]]
        if row[layout.EMPTY] >> row[layout.NICHE] & 1:
            raise ValueError("a duel is over a token, and the niche is empty")


def _read_sale(row: layout.Ints, up: str, offers: str, tokens: _Tokens) -> None:
    shown = _names(up)
    if len(shown) != (2 if row[layout.PHASE] == layout.OFFERS else 0):
        raise ValueError("two tokens are up while offers are made, and none otherwise")
    for at, token in enumerate(shown):
        name, pile = token.split("@")
        (row[layout.UP + at],) = tokens.of_reserve([name])
        row[layout.FROM + at] = ("1", "2").index(pile)
    for offer in _names(offers):
        who, price = offer.split("=")
        seat = _seat_of(row, who[1:])
        place = TOKENS.index(who[0]) * layout.MOST_SEATS + seat
        move = Move.parse(f"offer {who[0]} {price.replace('+', ' ')}")
        assert isinstance(move, Offer)
        money, goods = price_code(move.price)
        if not (shown and can_give(row, seat, money, goods)):
            raise ValueError(f"seat {seat} cannot offer {move.price} now")
        row[layout.MONEY + place], row[layout.GOODS + place] = money, goods


def _read_decks(row: layout.Ints, symbols: str, numbers: str, batches: Sequence[int]) -> None:
    unseen, under = symbols.split(".")
    colours = [LETTERS.index(letter) for letter in unseen + under]
    parts = [_numbers("" if part == NOTHING else part) for part in numbers.split("|")]
    if len(colours) > SYMBOL_CARDS or len(batches) > 1 + size(int(row[layout.EMPTY])):
        raise ValueError("there are more cards, or cards were returned more often, than can be")
    row[layout.SYMBOL_COUNT], row[layout.SYMBOL_UNDER] = len(colours), len(under)
    row[layout.SYMBOL_DECK : layout.SYMBOL_DECK + len(colours)] = colours
    row[layout.BATCHES] = len(batches)
    for batch, (held, part) in enumerate(zip(batches or [0], parts, strict=True)):
        row[layout.BATCH_CARDS + batch] = held | number_set(part)
        row[layout.BATCH_LEFT + batch] = len(part)
    deck = [card for part in parts for card in part]
    row[layout.NUMBER_COUNT] = len(deck)
    row[layout.NUMBER_DECK : layout.NUMBER_DECK + len(deck)] = deck


def _read_piles(row: layout.Ints, word: str, discard: str, tokens: _Tokens) -> None:
    for pile, part in zip(range(2), word.split("|"), strict=True):
        unseen, under = (tokens.of_reserve(_names(names)) for names in part.split("."))
        first = layout.PILE + pile * RESERVE_TOKENS
        row[first : first + len(unseen + under)] = unseen + under
        row[layout.PILE_COUNT + pile], row[layout.PILE_UNDER + pile] = len(unseen + under), len(under)
    row[layout.DISCARD] = number_set(tokens.of_reserve(_names(discard)))


def _chosen_colours(row: layout.Ints) -> tuple[Colour, ...]:
    """Return the colours that seats have picked, nothing where they are those of `COLOURS` in order (E-S2)."""
    seats = int(row[layout.SEATS])
    colours = tuple(COLOURS[colour] for colour in row[layout.COLOUR : layout.COLOUR + seats])
    return () if colours == COLOURS[:seats] else colours


def _complete(row: layout.Ints, options: Options, tokens: _Tokens) -> None:
    """Check that all is there once, and write what follows from the rest."""
    seats, box = int(row[layout.SEATS]), box_of(options)
    options.colours_of(seats)
    hands = row[layout.NUMBERS : layout.NUMBERS + seats].tolist()
    deck = row[layout.NUMBER_DECK : layout.NUMBER_DECK + row[layout.NUMBER_COUNT]].tolist()
    if sorted([*deck, *(card for hand in hands for card in numbers_in(hand))]) != [*range(1, NUMBER_CARDS + 1)]:
        raise ValueError(f"the number cards are not 1 to {NUMBER_CARDS}")
    colours = row[layout.SYMBOL_DECK : layout.SYMBOL_DECK + row[layout.SYMBOL_COUNT]].tolist()
    held = sum(len(colours_in(int(hand))) for hand in row[layout.SYMBOLS : layout.SYMBOLS + seats])
    symbols, under = symbols_of(COLOURS[colour] for colour in colours), len(colours) - int(row[layout.SYMBOL_UNDER])
    packed = symbols + int(
        row[layout.SYMBOLS : layout.SYMBOLS + seats].sum()
    )  # sixteen of a colour are one of the next
    if packed != box[ALL_SYMBOLS] or held + len(colours) != SYMBOL_CARDS:
        raise ValueError("the symbol cards are not those of the box")
    if size(tokens.reserve) != RESERVE_TOKENS:
        raise ValueError(f"{size(tokens.reserve)} reserve tokens are not the {RESERVE_TOKENS} of the box")
    shown = symbols_of(COLOURS[colour] for colour in colours[under:])
    row[layout.SYMBOL_POOL] = box[ALL_SYMBOLS] - shown - row[layout.KNOWN_SYMBOLS : layout.KNOWN_SYMBOLS + seats].sum()
    row[layout.BANK_COINS] = box[ALL_COINS] - row[layout.COINS : layout.COINS + seats].sum()
    row[layout.BANK_STEPS] = box[ALL_STEPS] - row[layout.STEPS : layout.STEPS + seats].sum()
    if row[layout.ENDED]:
        scored = row.copy()
        finish(scored, box, scored[layout.ENDED])  # E-Z2
        row[layout.BONUS : layout.BONUS + seats] = scored[layout.BONUS : layout.BONUS + seats]


def _count(word: str) -> int:
    if not _COUNT.fullmatch(word):
        raise ValueError(f"{word!r} is no number")
    return int(word)


def _seat_of(row: layout.Ints, word: str) -> int:
    seat = _count(word)
    if seat >= row[layout.SEATS]:
        raise ValueError(f"there is no seat {seat}")
    return seat


def _names(word: str) -> list[str]:
    return word.split(",") if word not in ("", NOTHING) else []


def _numbers(word: str) -> list[int]:
    cards = [_count(card) for card in _names(word)]
    if not all(1 <= card <= NUMBER_CARDS for card in cards):
        raise ValueError(f"number cards are 1 to {NUMBER_CARDS}")
    return cards


def _handful(letters: str) -> int:
    if len(letters) > SYMBOL_CARDS or any(letters.count(letter) > layout.LANE for letter in set(letters)):
        raise ValueError("there are not as many symbol cards")
    return symbols_of([COLOURS[LETTERS.index(letter)] for letter in letters])


@contextlib.contextmanager
def _reading(text: str, field: str) -> Iterator[None]:
    """Name the field that cannot be read."""
    try:
        yield
    except (ValueError, IndexError, msgspec.ValidationError) as fault:
        _refuse(text, f"{field} cannot be read ({fault})", fault)


def _refuse(text: str, why: str, cause: Exception | None = None) -> NoReturn:
    shown = text if len(text) <= 240 else text[:240] + "…"
    raise NotationError(
        f"{shown!r} is not a whole position of Eschnapur: {why}. See serai.games.eschnapur.position."
    ) from cause
