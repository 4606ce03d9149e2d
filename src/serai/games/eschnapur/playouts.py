"""Uniform random play at full speed.

The seats are asked in a fixed order. In the reserve and walk phases the active player is asked. When two
tokens are up each other player is asked once, to the left of the active one, and may also do nothing; then
the active player is asked until he decides. In a duel every player, from the active one to the left, is asked
until he has locked a card. Who is asked picks each of the moves that `listing` lists with equal chance. The
generator is one unsigned number that its caller seeds (SplitMix64).
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from serai.games.chance import Generator, draw, shuffle
from serai.games.compiled import compiled
from serai.games.eschnapur.box import ALL_SYMBOLS, box_of
from serai.games.eschnapur.components import COLOURS, NUMBER_CARDS, RESERVE_TOKENS, SQUARES, SYMBOL_CARDS
from serai.games.eschnapur.kernel import (
    ALL_CARDS,
    NUMBERS_AT,
    RESERVE_AT,
    SYMBOLS_AT,
    apply,
    awaits,
    deal,
    to_shuffle,
    winners,
)
from serai.games.eschnapur.layout import (
    ACTIVE,
    DUEL,
    ENDED,
    FIRST,
    LANE,
    LANE_BITS,
    MOST_SEATS,
    OFFER,
    OFFERS,
    PHASE,
    PLACES,
    PLAYED,
    POINTS,
    QUIET_END,
    TURNS,
    Ints,
)
from serai.games.eschnapur.listing import MOST_MOVES, count_offers, is_new_offer, list_short, note, offer_at
from serai.games.eschnapur.options import Options

# What random games count.
DECISIONS: Final = 0
TURN_COUNT: Final = 1
QUIET_GAMES: Final = 2
POINTS_SUM: Final = 3
FIRST_WINS: Final = 4
COUNTED: Final = 5


class RandomGames(NamedTuple):
    """How some random games went, summed up."""

    decisions: int
    """Moves made; doing nothing is none."""
    turns: int
    quiet: int
    """Games that ended because nobody opened a niche (E-Z4)."""
    points: int
    first_wins: int
    """Games that the first player won, alone or shared."""
    games: int
    seats: int


@compiled
def shuffle_deal(row: Ints, box: Ints, colours: Ints, generator: Generator) -> None:
    """Shuffle everything and set up a game."""
    decks = np.zeros(ALL_CARDS, dtype=np.int64)
    decks[:SYMBOLS_AT] = np.arange(SQUARES)
    at = SYMBOLS_AT
    for colour in range(MOST_SEATS):
        for _ in range(box[ALL_SYMBOLS] >> LANE_BITS * colour & LANE):
            decks[at] = colour
            at += 1
    decks[NUMBERS_AT:RESERVE_AT] = np.arange(1, NUMBER_CARDS + 1)
    decks[RESERVE_AT:] = np.arange(RESERVE_TOKENS)
    shuffle(decks[:SYMBOLS_AT], SQUARES, generator)
    shuffle(decks[SYMBOLS_AT:NUMBERS_AT], SYMBOL_CARDS, generator)
    shuffle(decks[NUMBERS_AT:RESERVE_AT], NUMBER_CARDS, generator)
    shuffle(decks[RESERVE_AT:], RESERVE_TOKENS, generator)
    deal(row, box, colours, decks, draw(generator, len(colours)))


@compiled
def draw_move(row: Ints, box: Ints, seat: int, moves: Ints, generator: Generator) -> int:
    """Draw a move of a seat and return its place in the list; -1 for none, if the game does not wait for the seat."""
    listed = list_short(row, box, seat, moves)
    idle = 0 if awaits(row, seat) else 1
    offers = 0
    if row[PHASE] == OFFERS and row[ACTIVE] != seat:
        offers = count_offers(row, seat) - 1
    while True:
        pick = draw(generator, listed + 2 * offers + idle)
        if pick < listed:
            return pick
        pick -= listed
        if pick == 2 * offers:
            return -1
        token = 1 if pick >= offers else 0
        money, goods = offer_at(row, seat, pick - token * offers + 1)
        if is_new_offer(row, seat, token, money, goods):
            note(moves, 0, OFFER, token | money << 1, goods)
            return 0


@compiled
def play_random(row: Ints, box: Ints, seat: int, moves: Ints, order: Ints, generator: Generator) -> bool:
    """Let a seat make a random move, or perhaps none if the game does not wait for it; tell which."""
    pick = draw_move(row, box, seat, moves, generator)
    if pick < 0:
        return False
    shuffle(order, to_shuffle(row, moves[pick], order), generator)
    apply(row, box, seat, moves[pick], order)
    return True


@compiled
def finish_random(row: Ints, box: Ints, moves: Ints, order: Ints, generator: Generator) -> None:
    """Play a game from where it stands to its end at random."""
    seats = row[0]
    while row[ENDED] == 0:
        turn = row[TURNS]
        if row[PHASE] == OFFERS:
            for after in range(1, seats):
                play_random(row, box, (row[ACTIVE] + after) % seats, moves, order, generator)
        first = row[ACTIVE]
        asked = seats if row[PHASE] == DUEL else 1
        phase = row[PHASE]
        for after in range(asked):
            seat = (first + after) % seats
            while row[PHASE] == phase and row[TURNS] == turn and awaits(row, seat):
                play_random(row, box, seat, moves, order, generator)


@compiled
def random_counts(box: Ints, colours: Ints, games: int, seed: int) -> Ints:
    """Play whole games at random and return what is counted of them."""
    generator = np.array([seed], dtype=np.uint64)
    row = np.zeros(PLACES, dtype=np.int64)
    moves = np.zeros((MOST_MOVES, 3), dtype=np.int64)
    order = np.zeros(RESERVE_TOKENS, dtype=np.int64)
    counts = np.zeros(COUNTED, dtype=np.int64)
    for _ in range(games):
        shuffle_deal(row, box, colours, generator)
        finish_random(row, box, moves, order, generator)
        counts[DECISIONS] += row[PLAYED]
        counts[TURN_COUNT] += row[TURNS]
        counts[QUIET_GAMES] += row[ENDED] == QUIET_END
        counts[POINTS_SUM] += row[POINTS : POINTS + len(colours)].sum()
        counts[FIRST_WINS] += winners(row) >> row[FIRST] & 1
    return counts


def random_games(games: int, seats: int, seed: int, options: Options | None = None) -> RandomGames:
    """Play whole games at random and tell how it went.

    >>> random_games(2, 3, seed=1).games
    2
    """
    table = options or Options()
    colours = np.array([COLOURS.index(colour) for colour in table.colours_of(seats)], dtype=np.int64)
    decisions, turns, quiet, points, first_wins = random_counts(box_of(table), colours, games, seed).tolist()
    return RandomGames(decisions, turns, quiet, points, first_wins, games, seats)
