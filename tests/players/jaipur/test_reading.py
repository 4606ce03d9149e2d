"""What the opponent's moves tell: the exact chances of every hand it may hold, from public play alone."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from math import comb

import numpy as np
import pytest
from numpy.typing import NDArray
from tests.players.jaipur.rounds import positions, with_other_secrets

from serai import players
from serai.games.dealing import Dealing
from serai.games.jaipur import Round, deal_round, kernel
from serai.games.jaipur.goods import GOODS_MASK, pack, size, unpack
from serai.games.jaipur.kernel import MOST_MOVES, PLACES, apply, list_moves
from serai.players.jaipur import knowledge, weights
from serai.players.jaipur.greedy import judge_moves, tuned
from serai.players.jaipur.judging import value_moves
from serai.players.jaipur.knowledge import FACTS, HIDDEN, OTHER, OWN, RUPEES, UNSEEN, VALUES, observe
from serai.players.jaipur.reading import (
    GREEDY_MINDS,
    MEAN_BONUS,
    MINDS,
    MOST_HANDS,
    SLIPS,
    STEADY,
    TEMPERS,
    from_memory,
    hand_at,
    read,
    set_back,
)

pytestmark = pytest.mark.compiled


def thoughts_of(now: Round) -> tuple[NDArray[np.int64], NDArray[np.float64], NDArray[np.float64]]:
    """Return what the seat to act thinks of its opponent: the hands it may hold with their chances, and the minds."""
    view = now.view(now.turn)
    hands, chances = np.zeros(MOST_HANDS, np.int64), np.zeros(MOST_HANDS)
    facts, minds = knowledge.from_view(view), np.zeros(MINDS)
    found = read(facts, from_memory(view), weights.shipped(), tuned(), hands, chances, minds)
    return hands[:found], np.diff(chances[:found], prepend=0.0), minds


def belief(now: Round) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Return the hands that the opponent of the seat to act may hold, with their chances."""
    return thoughts_of(now)[:2]


def traded(rounds: int, name: str = "trader") -> Iterator[list[Round]]:
    """Yield rounds between two of the same player, position by position."""
    trader = players.load("jaipur", name, 1)
    for number in range(rounds):
        deal = deal_round(Dealing.seeded(f"reading {number}"), 1, number % 2)
        story = [Round.from_deal(deal.deck, deal.bonus, deal.starter)]
        while not story[-1].over:
            now = story[-1]
            story.append(now.play(trader.choose(now.view(now.turn))))  # type: ignore[arg-type]
        yield story[:-1]


def test_the_play_is_set_back_to_what_the_opponent_knew() -> None:
    """Replayed with the hand it holds, every position is what the opponent saw, its bonus tokens at their mean."""
    row, theirs, truth = np.zeros(PLACES, np.int64), np.zeros(FACTS, np.int64), np.zeros(FACTS, np.int64)
    for story in traded(3):
        for now in story[1:]:
            play = from_memory(now.view(now.turn))
            seat, other = now.turn, 1 - now.turn
            debt = set_back(knowledge.from_view(now.view(seat)), play, row)
            row[kernel.CARDS + 1] = debt + (int(now.row[kernel.CARDS + other]) & GOODS_MASK)
            for then, change in zip(story, play.changes, strict=False):
                assert int(row[kernel.TURN]) == int(then.turn != seat)
                observe(row, 1, theirs)
                observe(then.row, other, truth)
                truth[RUPEES] = then.rupees[other] + sum(
                    MEAN_BONUS[pile - 3] * won for pile, won in then.bonus_tokens[other].items()
                )
                truth[VALUES] = theirs[VALUES]
                assert theirs.tolist() == truth.tolist()
                apply(row, change)


def test_without_play_hands_come_as_the_unseen_cards_allow() -> None:
    tried = 0
    for deal in positions(seed=5, rounds=3, every=5):
        forgotten = Round(deal.row.copy())
        facts = knowledge.from_view(forgotten.view(deal.turn))
        unseen = Counter(unpack(int(facts[UNSEEN]) & GOODS_MASK))
        total = comb(unseen.total(), int(facts[HIDDEN]))
        hands, chances = belief(forgotten if deal.played else deal)
        for hand, chance in zip(hands.tolist(), chances.tolist(), strict=True):
            more = Counter(unpack(hand - int(facts[OTHER])))
            ways = np.prod([comb(unseen[kind], number) for kind, number in more.items()], initial=1.0)
            assert chance == pytest.approx(ways / total, rel=1e-9)
            tried += 1
        assert chances.sum() == pytest.approx(1.0)
    assert tried > 100


def test_chances_are_those_of_bayes() -> None:
    """Worked out the long way: every hidden pair, every move of the opponent, from a round that holds that pair."""
    tried = 0
    for story in traded(12):
        for now in story[6:]:
            facts = knowledge.from_view(now.view(now.turn))
            if facts[HIDDEN] != 2 or not tried < 3:
                continue
            tried += 1
            pool = unpack(int(facts[UNSEEN]) & GOODS_MASK)
            thoughts: Counter[int] = Counter()
            for pair in itertools.combinations(pool, 2):
                thoughts[int(facts[OTHER]) + pack("".join(sorted(pair)))] += 1
            likely = {hand: ways * np.array(told(story, now, hand)) for hand, ways in thoughts.items()}
            worth = {hand: ways.sum() for hand, ways in likely.items()}
            whole = sum(worth.values())
            hands, chances, minds = thoughts_of(now)
            assert minds == pytest.approx(np.sum([*likely.values()], axis=0) / whole, abs=2e-3)
            assert set(hands.tolist()) <= set(thoughts)
            found = dict(zip(hands.tolist(), chances.tolist(), strict=True))
            for hand, thought in worth.items():
                assert found.get(hand, 0.0) == pytest.approx(thought / whole, abs=2e-3)
    assert tried == 3


def told(story: list[Round], now: Round, hand: int) -> list[float]:
    """Return how likely the opponent's moves were in each of the minds if it holds this hand now."""
    other = 1 - now.turn
    now_held = int(now.row[kernel.CARDS + other]) & GOODS_MASK
    moves, wins, margins = np.zeros(MOST_MOVES, np.int64), np.zeros(MOST_MOVES), np.zeros(MOST_MOVES)
    worths, facts = np.zeros(MOST_MOVES), np.zeros(FACTS, np.int64)
    likely = [STEADY if mind in (0, GREEDY_MINDS) else 1.0 for mind in range(MINDS)]
    for then, after in itertools.pairwise(story[: story.index(now) + 1]):
        if then.turn != other:
            continue
        row = then.row.copy()
        row[kernel.CARDS + other] += hand - now_held
        for pile in range(3):
            first = kernel.BONUS_FIRST[pile]
            row[first : first + kernel.BONUS_SIZES[pile]] = MEAN_BONUS[pile]
        row[kernel.BONUS_RUPEES + other] = sum(
            MEAN_BONUS[pile - 3] * won for pile, won in then.bonus_tokens[other].items()
        )
        observe(row, other, facts)
        found = list_moves(int(facts[OWN]), int(facts[knowledge.MARKET]), moves)
        value_moves(facts, moves, found, weights.shipped(), wins, margins)
        judge_moves(facts, moves, found, tuned(), worths)
        change = int(after.row[kernel.CARDS + other] - then.row[kernel.CARDS + other])
        tempers = [(wins, *pair) for pair in zip(TEMPERS[0], SLIPS, strict=True)]
        tempers += [(worths, *pair) for pair in zip(TEMPERS[1], SLIPS, strict=True)]
        for at, (judged, temper, slip) in enumerate(tempers):
            pulls = np.exp((judged[:found] - judged[:found].max()) / temper)
            share = float(pulls[moves[:found] == change].sum() / pulls.sum())
            likely[at] *= (1 - slip) * share + slip / found
    return likely


def test_moves_tell_of_the_hand() -> None:
    """Against a player that the network understands, the true hand is believed far more than by counting cards."""
    moves_read: list[float] = []
    cards_counted: list[float] = []
    for story in traded(6):
        for now in story[4::3]:
            truth = int(now.row[kernel.CARDS + 1 - now.turn]) & GOODS_MASK
            if len(belief(Round(now.row.copy()))[0]) == 1:
                continue
            for thoughts, deal in ((moves_read, now), (cards_counted, Round(now.row.copy()))):
                hands, chances = belief(deal)
                thoughts.append(float(chances[hands == truth].sum()))
    assert np.mean(moves_read) > 2 * np.mean(cards_counted)


@pytest.mark.parametrize(("name", "trader"), [("trader", True), ("greedy", False)])
def test_moves_tell_of_the_mind(name: str, trader: bool) -> None:
    """Who has played for a while is known by how it judges, and also when no card of its hand is hidden."""
    for story in traded(3, name):
        likely = thoughts_of(story[-1])[2]
        assert likely.sum() == pytest.approx(1.0)
        assert likely[:3].sum() > 0.8 if trader else likely[3:].sum() > 0.8
        assert not thoughts_of(Round(story[-1].row.copy()))[2].any()  # nobody is known by a position alone


def test_what_is_read_follows_from_public_play_alone() -> None:
    chance = np.random.default_rng(7)
    for deal in positions(seed=13, rounds=2):
        hands, chances, minds = thoughts_of(deal)
        others, others_chances, others_minds = thoughts_of(with_other_secrets(deal, chance))
        assert hands.tolist() == others.tolist()
        assert chances.tolist() == others_chances.tolist()
        assert minds.tolist() == others_minds.tolist()
        assert all(size(hand) == len(deal.hands[1 - deal.turn]) for hand in hands.tolist())


def test_hands_are_drawn_as_often_as_they_are_likely() -> None:
    for story in traded(1):
        for now in story[1::6]:
            hands, chances = belief(now)
            summed = np.cumsum(chances)
            summed[-1] = 1.0
            draws = 5000
            drawn = Counter(int(hand_at(hands, summed, (at + 0.5) / draws)) for at in range(draws))
            for hand, chance in zip(hands.tolist(), chances.tolist(), strict=True):
                assert abs(drawn[hand] - chance * draws) <= 1.0
