"""Rounds in the middle of play, and the same rounds with everything exchanged that a seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from serai.games.jaipur import Move, Round, layout
from serai.games.jaipur.goods import BITS, GOODS_MASK, LANE, pack, unpack
from serai.games.jaipur.layout import PLACES
from serai.games.jaipur.playouts import BOX_BONUSES, BOX_CARDS, random_move, shuffle_deal


def positions(seed: int, rounds: int, every: int = 7) -> Iterator[Round]:
    """Yield positions of rounds played at random."""
    generator = np.array([seed], dtype=np.uint64)
    cards, bonus = BOX_CARDS.copy(), BOX_BONUSES.copy()
    for _ in range(rounds):
        row = np.zeros(PLACES, dtype=np.int64)
        shuffle_deal(row, cards, bonus, generator)
        now = Round(row)
        while not now.over:
            if now.played % every == 0:
                yield now
            own = int(now.row[layout.CARDS + now.turn])
            now = now.play(Move.of(int(random_move(own, int(now.row[layout.MARKET]), generator))))


def with_other_secrets(deal: Round, chance: np.random.Generator) -> Round:
    """Return the round with all that the seat to act cannot know dealt anew: hidden cards, deck, bonus tokens."""
    row = deal.row.copy()
    seat = int(row[layout.TURN])
    other = 1 - seat
    known = int(row[layout.KNOWN + other])
    hidden = unpack(int(row[layout.CARDS + other] & GOODS_MASK) - known)
    first = layout.DECK + int(row[layout.DRAWN])
    deck = [int(kind) for kind in row[first : layout.BONUS]]
    pool = list(hidden) + ["DGSCPL"[kind] for kind in deck if kind < 6]
    chance.shuffle(pool)
    hand, rest = pool[: len(hidden)], ["DGSCPLM".index(letter) for letter in pool[len(hidden) :]]
    rest += [6] * (len(deck) - len(rest))
    chance.shuffle(rest)
    row[layout.CARDS + other] += pack("".join(hand)) - pack(hidden)
    row[first : layout.BONUS] = rest
    row[layout.BONUS_RUPEES + other] = 0
    for pile in range(3):
        start, size = layout.BONUS_FIRST[pile], layout.BONUS_SIZES[pile]
        taken = size - (int(row[layout.BONUS_LEFT]) >> BITS * pile & LANE)
        unknown = [
            at
            for at in range(start, start + size)
            if at >= start + taken or int(row[layout.TAKERS]) >> at - layout.BONUS & 1 == other
        ]
        row[unknown] = chance.permutation(row[unknown])
        theirs = [at for at in unknown if at < start + taken]
        row[layout.BONUS_RUPEES + other] += row[theirs].sum()
    return Round(row, play_so_far=deal.play_so_far)
