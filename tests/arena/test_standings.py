"""What a run proves, counted from results."""

from __future__ import annotations

import pytest

from serai.arena.results import Forfeit, Result, placed, placed_last
from serai.arena.standings import standings
from serai.games.contract import Outcome


def game(deal: int, seating: tuple[int, ...], places: tuple[int, ...], **more: object) -> Result:
    fields: dict[str, object] = {
        "rounds": (tuple(90 - 10 * place for place in places),),
        "moves": (20,) * len(seating),
        "seconds": (0.1,) * len(seating),
        "ending": "seals",
        **more,
    }
    return Result(0, deal, 0, seating, places, **fields)  # type: ignore[arg-type]


def test_two_players() -> None:
    results = [
        game(0, (0, 1), (1, 2)),
        game(0, (1, 0), (2, 1)),
        game(1, (0, 1), (2, 1), seconds=(0.3, 0.1)),
        game(1, (1, 0), (2, 1)),
    ]
    table = standings(["greedy", "random"], results)
    best = table.of("greedy")
    assert [standing.player for standing in table.players] == ["greedy", "random"]
    assert (best.games, best.wins, best.win_rate.value) == (4, 3, 0.75)
    assert best.points == pytest.approx((80 * 3 + 70) / 4)
    assert best.milliseconds == pytest.approx(1000 * 0.6 / 80)
    assert table.moves == 40
    assert (table.games, table.deals, table.endless) == (4, 2, 0)
    assert table.pairings[0].ahead == best.win_rate


def test_forfeits_and_endless_games_are_told_and_left_out_of_pace() -> None:
    forfeit = Forfeit(1, "crash", "KeyError: 'M'")
    results = [
        game(0, (0, 1), (1, 2), rounds=(), moves=(3, 2), ending="forfeit", forfeit=forfeit),
        game(0, (1, 0), (1, 1), rounds=(), moves=(300, 300), ending="endless"),
    ]
    table = standings(["greedy", "mybot"], results)
    assert table.of("mybot").forfeits == {"crash: KeyError: 'M'": 1}
    assert table.of("mybot").wins == 0.5
    assert table.of("greedy").wins == 1.5
    assert table.endless == 1
    assert table.moves is None
    assert table.of("greedy").points is None


def test_three_seats_share_wins_and_are_rated_by_places() -> None:
    results = [
        game(0, (0, 1, 2), (1, 2, 3)),
        game(0, (1, 2, 0), (2, 3, 1)),
        game(0, (2, 0, 1), (3, 1, 1)),
    ]
    table = standings(["gold", "silver", "bronze"], results)
    assert [standing.player for standing in table.players] == ["gold", "silver", "bronze"]
    assert [table.of(name).wins for name in ("gold", "silver", "bronze")] == [2.5, 0.5, 0]
    assert {(pair.first, pair.second): pair.ahead.value for pair in table.pairings} == {
        ("gold", "silver"): pytest.approx(2.5 / 3),
        ("gold", "bronze"): 1.0,
        ("silver", "bronze"): 1.0,
    }


def test_a_player_in_two_seats_does_not_meet_itself() -> None:
    table = standings(["one", "other"], [game(0, (0, 0, 1), (2, 3, 1)), game(1, (0, 1, 0), (3, 1, 2))])
    assert table.of("one").games == 4
    assert table.of("other").win_rate.value == 1.0
    assert [(pair.games, pair.ahead.value) for pair in table.pairings] == [(4, 0.0)]


def test_places_follow_the_outcome() -> None:
    assert placed(Outcome((1,), (1, 2), "seals")) == (2, 1)
    assert placed(Outcome((0, 2), (30, 40, 30, 10), "points")) == (1, 3, 1, 4)
    assert placed(Outcome((), (5, 5), "nobody")) == (1, 1)
    assert placed_last(1, 3) == (1, 3, 1)
