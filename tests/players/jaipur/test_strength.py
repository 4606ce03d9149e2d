"""Who beats whom, over a few mirrored deals; the arena measures how much."""

from __future__ import annotations

import pytest

from serai import players
from serai.games.dealing import Dealing
from serai.games.jaipur import Move, Round, deal_round
from serai.players.jaipur import weights
from serai.players.jaipur.greedy import BY_KIND, BY_ROUND, HAND, tuned
from serai.players.jaipur.levels import LEVELS
from serai.players.jaipur.tournament import GREEDY, NETWORK, RANDOM, SEARCH, Side, duel

pytestmark = pytest.mark.compiled


def test_greedy_beats_random() -> None:
    net = weights.shipped()
    assert duel(Side(GREEDY, net, tuned()), Side(RANDOM, net, tuned()), 100, 1).mean() > 0.98


def test_tuned_beats_hand_set() -> None:
    net = weights.shipped()
    assert duel(Side(GREEDY, net, tuned()), Side(GREEDY, net, HAND), 400, 1).mean() > 0.55


def test_trader_beats_greedy() -> None:
    net = weights.shipped()
    assert duel(Side(NETWORK, net, tuned()), Side(GREEDY, net, tuned()), 200, 1).mean() > 0.7


def test_search_beats_greedy() -> None:
    net = weights.shipped()
    assert duel(Side(SEARCH, net, tuned(), 100), Side(GREEDY, net, tuned()), 40, 1).mean() > 0.7


def test_mirrored_deals_are_fair_to_equals() -> None:
    net = weights.shipped()
    assert (duel(Side(GREEDY, net, tuned()), Side(GREEDY, net, tuned()), 50, 1) == 0.5).all()


def rounds_won(one: str, two: str, deals: int) -> float:
    """Play mirrored rounds through views and return the share that the first wins."""
    won = 0.0
    for number in range(deals):
        deal = deal_round(Dealing.seeded(f"ladder {number}"), 1, number % 2)
        for seat in range(2):
            seats = [players.load("jaipur", spec, number) for spec in ((one, two) if seat == 0 else (two, one))]
            now = Round.from_deal(deal.deck, deal.bonus, deal.starter)
            while not now.over and now.played < 300:
                answer = seats[now.turn].choose(now.view(now.turn))
                now = now.play(Move.parse(str(answer)))
            won += 0.5 if now.winner is None else float(now.winner == seat)
    return won / (2 * deals)


@pytest.mark.parametrize(
    ("weaker", "stronger"),
    [
        ("random", "apprentice"),
        ("apprentice", "stallholder"),
        ("peddler", "merchant"),
        ("stallholder", "caravaneer"),
        ("merchant", "treasurer"),
    ],
)
def test_levels_climb(weaker: str, stronger: str) -> None:
    assert rounds_won(stronger, weaker, 15) > 0.55


def test_habits_are_things_that_are_weighed() -> None:
    names = {name for name, _, _ in BY_KIND} | {name for name, _ in BY_ROUND}
    for level in LEVELS.values():
        assert set(level.habits) <= names
