"""Imagined worlds agree with everything that was seen, and every hidden deal comes as often as it should."""

from __future__ import annotations

import itertools
from collections import Counter
from math import comb

import numpy as np
import pytest
from tests.players.jaipur.rounds import positions

from serai.games.jaipur import layout
from serai.games.jaipur.goods import BITS, CARDS, GOODS_MASK, LANE, size, unpack
from serai.players.jaipur import knowledge
from serai.players.jaipur.knowledge import FACTS, observe
from serai.players.jaipur.worlds import SEAT, deal_world

pytestmark = pytest.mark.compiled


def test_a_view_tells_what_the_compiled_code_observes() -> None:
    for deal in positions(seed=1, rounds=4, every=1):
        for seat in range(2):
            facts = np.zeros(FACTS, dtype=np.int64)
            observe(deal.row, seat, facts)
            assert facts.tolist() == knowledge.from_view(deal.view(seat)).tolist()


def test_worlds_agree_with_history() -> None:
    generator = np.array([9], dtype=np.uint64)
    world, again = np.zeros(layout.PLACES, dtype=np.int64), np.zeros(FACTS, dtype=np.int64)
    for deal in positions(seed=2, rounds=6, every=3):
        facts = knowledge.from_view(deal.view(deal.turn))
        for _ in range(5):
            deal_world(facts, generator, world)
            observe(world, SEAT, again)
            assert again.tolist() == facts.tolist()
            ours, others = deal.turn, 1 - deal.turn
            assert world[layout.RUPEES : layout.RUPEES + 2].tolist() == [deal.rupees[ours], deal.rupees[others]]
            theirs = int(world[layout.CARDS + 1])
            known = int(facts[knowledge.OTHER])
            assert all((theirs >> BITS * kind & LANE) >= (known >> BITS * kind & LANE) for kind in range(6)), (
                "a known card is missing"
            )
            assert size(theirs & GOODS_MASK) == len(deal.hands[1 - deal.turn])
            everything = Counter(unpack(int(world[layout.CARDS])) + unpack(theirs) + unpack(int(world[layout.MARKET])))
            everything += Counter(unpack(int(world[layout.DISCARD])))
            everything += Counter("DGSCPLM"[kind] for kind in world[layout.DECK + world[layout.DRAWN] : layout.BONUS])
            assert everything == Counter(dict(zip("DGSCPLM", CARDS, strict=True)))
            bonuses = sorted(world[layout.BONUS :].tolist())
            assert bonuses == sorted([1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 10, 10])


def test_hidden_hands_come_as_often_as_they_should() -> None:
    """The exact distribution: a hidden hand is a draw from the unseen goods without putting back."""
    deal = next(
        deal
        for deal in positions(seed=4, rounds=60, every=1)
        if knowledge.from_view(deal.view(deal.turn))[knowledge.HIDDEN] == 2
        and size(int(knowledge.from_view(deal.view(deal.turn))[knowledge.UNSEEN]) & GOODS_MASK) < 25
    )
    facts = knowledge.from_view(deal.view(deal.turn))
    unseen = unpack(int(facts[knowledge.UNSEEN]) & GOODS_MASK)
    expected: Counter[str] = Counter()
    for pair in itertools.combinations(unseen, 2):
        expected["".join(pair)] += 1
    total = comb(len(unseen), 2)
    generator = np.array([1], dtype=np.uint64)
    world = np.zeros(layout.PLACES, dtype=np.int64)
    seen: Counter[str] = Counter()
    next_cards: Counter[int] = Counter()
    draws = 20_000
    for _ in range(draws):
        deal_world(facts, generator, world)
        seen[unpack(int(world[layout.CARDS + 1] & GOODS_MASK) - int(facts[knowledge.OTHER]))] += 1
        next_cards[int(world[layout.DECK + world[layout.DRAWN]])] += 1
    assert set(seen) <= set(expected)
    for hand, ways in expected.items():
        chance = ways / total
        assert abs(seen[hand] - draws * chance) < 5 * (draws * chance * (1 - chance)) ** 0.5
    camels = int(facts[knowledge.UNSEEN]) >> 6 * BITS
    assert abs(next_cards[6] / draws - camels / int(facts[knowledge.DECK_LEFT])) < 0.02


def test_the_opponents_bonus_tokens_come_as_often_as_they_should() -> None:
    deal = next(
        deal
        for deal in positions(seed=6, rounds=50, every=1)
        if deal.view(deal.turn).bonus_tokens[1 - deal.turn] == {3: 1, 4: 0, 5: 0}
        and sum(deal.view(deal.turn).bonus_tokens[deal.turn].values()) == 1
    )
    view = deal.view(deal.turn)
    left = [1, 1, 2, 2, 2, 3, 3]
    for value in view.bonus_values[deal.turn] or ():
        if value in left:
            left.remove(value)
    facts = knowledge.from_view(view)
    generator = np.array([1], dtype=np.uint64)
    world = np.zeros(layout.PLACES, dtype=np.int64)
    seen: Counter[int] = Counter()
    for _ in range(7000):
        deal_world(facts, generator, world)
        seen[int(world[layout.BONUS_RUPEES + 1])] += 1
    for value in (1, 2, 3):
        assert abs(seen[value] / 7000 - left.count(value) / len(left)) < 0.03
