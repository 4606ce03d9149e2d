"""Who meets whom: whole deals, every seat, everybody against everybody."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from serai.arena.schedule import schedule, seed_text, tables


def test_two_players_swap_seats_on_every_deal() -> None:
    games = list(schedule(players=2, seats=2, games=6))
    assert [(game.deal, game.seating) for game in games] == [
        (0, (0, 1)), (0, (1, 0)), (1, (0, 1)), (1, (1, 0)), (2, (0, 1)), (2, (1, 0)),
    ]  # fmt: skip


def test_an_odd_number_of_games_is_rounded_up_to_whole_deals() -> None:
    assert len(list(schedule(players=2, seats=2, games=5))) == 6


@pytest.mark.parametrize(("players", "seats"), [(2, 2), (5, 2), (3, 3), (5, 3), (2, 3), (3, 5), (5, 4)])
def test_everybody_sits_in_every_seat_equally_often_and_meets_everybody(players: int, seats: int) -> None:
    games = list(schedule(players, seats, games=2 * seats))
    for deal in (0, 1):
        sat = Counter((seat, who) for game in games if game.deal == deal for seat, who in enumerate(game.seating))
        assert len(set(sat.values())) == 1
        assert set(sat) == {(seat, who) for seat in range(seats) for who in range(players)}
    met = Counter(frozenset(pair) for game in games for pair in combinations(game.seating, 2) if pair[0] != pair[1])
    assert len(met) == players * (players - 1) // 2
    assert len(set(met.values())) == 1
    assert len({(game.table, game.deal, game.rotation) for game in games}) == len(games)


def test_fewer_players_than_seats_share_a_table() -> None:
    assert tables(2, 4) == [(0, 0, 0, 1), (0, 0, 1, 1), (0, 1, 1, 1)]


def test_more_games_keep_the_deals_of_fewer() -> None:
    few, many = list(schedule(3, 2, 4)), list(schedule(3, 2, 8))
    assert many[: len(few)] == few


def test_a_deal_follows_from_game_seed_and_number() -> None:
    assert seed_text("jaipur", 1, 0) == seed_text("jaipur", 1, 0)
    several = [(game, seed, deal) for game in ("jaipur", "eschnapur") for seed in (1, 2) for deal in (0, 1)]
    assert len({seed_text(*each) for each in several}) == 8
