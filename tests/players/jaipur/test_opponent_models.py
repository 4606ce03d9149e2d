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
from serai.games.jaipur import Round, deal_round, layout
from serai.games.jaipur.goods import GOODS_MASK, pack, size, unpack
from serai.games.jaipur.kernel import MOST_MOVES, apply, list_moves
from serai.games.jaipur.layout import PLACES
from serai.players.jaipur import knowledge, weights
from serai.players.jaipur.evaluation import value_moves
from serai.players.jaipur.greedy import judge_moves, tuned
from serai.players.jaipur.knowledge import FACTS, HIDDEN, OTHER, OWN, RUPEES, UNSEEN, VALUES, observe
from serai.players.jaipur.opponent_models import (
    MEAN_BONUS,
    MODELS,
    SLIP,
    TEMPERATURES,
    TRADER_MODELS,
    Posterior,
    from_memory,
    hand_at,
    hand_posterior,
    rewind,
)

pytestmark = pytest.mark.compiled


def posterior_of(now: Round) -> Posterior:
    """Return what the seat to act believes about its opponent."""
    view = now.view(now.turn)
    return hand_posterior(knowledge.from_view(view), from_memory(view), weights.shipped(), tuned())


def belief(now: Round) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Return the hands that the opponent of the seat to act may hold, with their probabilities."""
    posterior = posterior_of(now)
    return posterior.hands, np.diff(posterior.cumulative, prepend=0.0)


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


def test_the_play_is_rewound_to_what_the_opponent_knew() -> None:
    """Replayed with the hand it holds, every position is what the opponent saw, its bonus tokens at their mean."""
    row, theirs, truth = np.zeros(PLACES, np.int64), np.zeros(FACTS, np.int64), np.zeros(FACTS, np.int64)
    for story in traded(3):
        for now in story[1:]:
            play = from_memory(now.view(now.turn))
            seat, other = now.turn, 1 - now.turn
            difference = rewind(knowledge.from_view(now.view(seat)), play, row)
            row[layout.CARDS + 1] = difference + (int(now.row[layout.CARDS + other]) & GOODS_MASK)
            for then, change in zip(story, play.changes, strict=False):
                assert int(row[layout.TURN]) == int(then.turn != seat)
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
            likely = {hand: ways * np.array(likelihoods(story, now, hand)) for hand, ways in thoughts.items()}
            worth = {hand: ways.sum() for hand, ways in likely.items()}
            whole = sum(worth.values())
            hands, chances = belief(now)
            assert posterior_of(now).models == pytest.approx(np.sum([*likely.values()], axis=0) / whole, abs=2e-3)
            assert set(hands.tolist()) <= set(thoughts)
            found = dict(zip(hands.tolist(), chances.tolist(), strict=True))
            for hand, thought in worth.items():
                assert found.get(hand, 0.0) == pytest.approx(thought / whole, abs=2e-3)
    assert tried == 3


def likelihoods(story: list[Round], now: Round, hand: int) -> list[float]:
    """Return how likely the opponent's moves were for each of the models if it holds this hand now."""
    other = 1 - now.turn
    now_held = int(now.row[layout.CARDS + other]) & GOODS_MASK
    moves, wins, margins = np.zeros(MOST_MOVES, np.int64), np.zeros(MOST_MOVES), np.zeros(MOST_MOVES)
    worths, facts = np.zeros(MOST_MOVES), np.zeros(FACTS, np.int64)
    likely = [1.0] * MODELS
    for then, after in itertools.pairwise(story[: story.index(now) + 1]):
        if then.turn != other:
            continue
        row = then.row.copy()
        row[layout.CARDS + other] += hand - now_held
        for pile in range(3):
            first = layout.BONUS_FIRST[pile]
            row[first : first + layout.BONUS_SIZES[pile]] = MEAN_BONUS[pile]
        row[layout.BONUS_RUPEES + other] = sum(
            MEAN_BONUS[pile - 3] * won for pile, won in then.bonus_tokens[other].items()
        )
        observe(row, other, facts)
        found = list_moves(int(facts[OWN]), int(facts[knowledge.MARKET]), moves)
        value_moves(facts, moves, found, weights.shipped(), wins, margins)
        judge_moves(facts, moves, found, tuned(), worths)
        change = int(after.row[layout.CARDS + other] - then.row[layout.CARDS + other])
        models = [(judged, heat) for judged, heats in zip((wins, worths), TEMPERATURES, strict=True) for heat in heats]
        for at, (judged, temperature) in enumerate(models):
            weighed = np.exp((judged[:found] - judged[:found].max()) / temperature)
            share = float(weighed[moves[:found] == change].sum() / weighed.sum())
            likely[at] *= (1 - SLIP) * share + SLIP / found
    return likely


def test_moves_tell_of_the_hand() -> None:
    """Against a player that the network understands, the true hand is believed far more than by counting cards."""
    modelled: list[float] = []
    counted: list[float] = []
    for story in traded(6):
        for now in story[4::3]:
            truth = int(now.row[layout.CARDS + 1 - now.turn]) & GOODS_MASK
            if len(belief(Round(now.row.copy()))[0]) == 1:
                continue
            for thoughts, deal in ((modelled, now), (counted, Round(now.row.copy()))):
                hands, chances = belief(deal)
                thoughts.append(float(chances[hands == truth].sum()))
    assert np.mean(modelled) > 2 * np.mean(counted)


@pytest.mark.parametrize(("name", "trader"), [("trader", True), ("greedy", False)])
def test_moves_tell_of_the_model(name: str, trader: bool) -> None:
    """After a while a player is known by how it judges, even if no card of its hand is hidden."""
    for story in traded(3, name):
        models = posterior_of(story[-1]).models
        assert models.sum() == pytest.approx(1.0)
        assert models[:TRADER_MODELS].sum() > 0.8 if trader else models[TRADER_MODELS:].sum() > 0.8
        assert not posterior_of(Round(story[-1].row.copy())).models.any()  # a position alone tells nothing


def test_the_posterior_follows_from_public_play_alone() -> None:
    chance = np.random.default_rng(7)
    for deal in positions(seed=13, rounds=2):
        posterior, other = posterior_of(deal), posterior_of(with_other_secrets(deal, chance))
        assert all(np.array_equal(*pair) for pair in zip(posterior, other, strict=True))
        assert all(size(hand) == len(deal.hands[1 - deal.turn]) for hand in posterior.hands.tolist())


def test_hands_are_drawn_as_often_as_they_are_likely() -> None:
    for story in traded(1):
        for now in story[1::6]:
            hands, chances = belief(now)
            posterior = posterior_of(now)
            draws = 5000
            drawn = Counter(int(hand_at(posterior, (at + 0.5) / draws)) for at in range(draws))
            for hand, chance in zip(hands.tolist(), chances.tolist(), strict=True):
                assert abs(drawn[hand] - chance * draws) <= 1.0
