"""A game of three seats that act at once: what the arena needs of any game is the contract."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar, cast

import msgspec
import pytest

from serai.arena.contest import BuiltinClient, contest
from serai.arena.results import Result
from serai.arena.schedule import schedule
from serai.arena.standings import standings
from serai.games.contract import Event, Game, IllegalMove, NotationError, Outcome
from serai.games.dealing import Dealing


class Options(msgspec.Struct, frozen=True):
    pass


class BidView(msgspec.Struct, frozen=True):
    seat: int
    prize: int


@dataclass(frozen=True)
class Bids:
    """Everybody bids 0 to 3 at the same time, once; the highest bid wins, equal bids share."""

    prize: int
    bids: tuple[int | None, ...]

    name: ClassVar[str] = "bids"
    rules: ClassVar[int] = 1
    limit: ClassVar[int] = 50
    seat_counts: ClassVar[range] = range(3, 6)
    options_type: ClassVar[type[Options]] = Options

    @property
    def seats(self) -> int:
        return len(self.bids)

    @classmethod
    def start(cls, options: Options, seats: int, dealing: Dealing) -> tuple[Bids, tuple[Event, ...]]:
        return cls(dealing.pick("prize", 100), (None,) * seats), ()

    @classmethod
    def parse(cls, text: str) -> int:
        if not text.isdigit():
            raise NotationError(f"{text!r} is no bid; expected a number.")
        return int(text)

    def may_act(self) -> frozenset[int]:
        return frozenset(seat for seat, bid in enumerate(self.bids) if bid is None)

    def awaited(self) -> frozenset[int]:
        return self.may_act()

    def legal_moves(self, seat: int) -> range:
        return range(4) if seat in self.may_act() else range(0)

    def play(self, seat: int, move: int) -> tuple[Bids, tuple[Event, ...]]:
        if move not in self.legal_moves(seat):
            raise IllegalMove("B-1", "bid-too-high", bid=move)
        return replace(self, bids=(*self.bids[:seat], move, *self.bids[seat + 1 :])), ()

    def view(self, seat: int | None) -> BidView:
        return BidView(-1 if seat is None else seat, self.prize)

    def player_view(self, seat: int) -> BidView:
        return self.view(seat)

    def round_results(self) -> tuple[tuple[int, ...], ...]:
        return ()

    def outcome(self) -> Outcome | None:
        made = [bid for bid in self.bids if bid is not None]
        if len(made) < len(self.bids):
            return None
        winners = tuple(seat for seat, bid in enumerate(made) if bid == max(made))
        return Outcome(winners, tuple(made), "bids")


GAME = cast(type[Game], Bids)


class Bidder:
    def __init__(self, name: str, bid: str) -> None:
        self.name, self._bid = name, bid
        self.seen: list[BidView] = []

    def choose(self, view: BidView) -> Any:
        self.seen.append(view)
        return self._bid


def played(*bidders: Bidder) -> list[Result]:
    contestants = [BuiltinClient(bidder) for bidder in bidders]
    return [
        contest(GAME, fixture, contestants, options=Options(), seed=1, limit=50).result
        for fixture in schedule(len(bidders), 3, games=6)
    ]


def test_three_seats_rotate_on_the_same_deal_and_the_best_bid_wins() -> None:
    bidders = [Bidder("low", "0"), Bidder("middle", "2"), Bidder("high", "3")]
    results = played(*bidders)
    assert [result.seating for result in results[:3]] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert [result.places for result in results[:3]] == [(3, 2, 1), (2, 1, 3), (1, 3, 2)]
    assert [view.seat for view in bidders[0].seen[:3]] == [0, 2, 1]
    assert len({view.prize for view in bidders[0].seen[:3]}) == 1
    table = standings(["low", "middle", "high"], results)
    assert [standing.player for standing in table.players] == ["high", "middle", "low"]
    assert [standing.win_rate.value for standing in table.players] == [1, 0, 0]


def test_who_forfeits_is_last_and_the_others_share_the_win() -> None:
    results = played(Bidder("low", "0"), Bidder("liar", "9"), Bidder("high", "3"))
    for result in results:
        liar = result.seating.index(1)
        assert result.forfeit is not None
        assert (result.forfeit.seat, result.forfeit.kind) == (liar, "illegal")
        assert result.forfeit.reason == "answered '9': B-1 refuses this move: bid too high (bid: 9)"
        assert result.scores[liar] == 0
        assert sum(result.scores) == 1


def test_a_player_of_the_house_that_crashes_loses_as_well() -> None:
    class Faulty(Bidder):
        def choose(self, view: BidView) -> Any:
            raise ZeroDivisionError("no bids left")

    forfeit = played(Bidder("low", "0"), Faulty("faulty", ""), Bidder("high", "3"))[0].forfeit
    assert forfeit is not None
    assert (forfeit.kind, forfeit.reason) == ("crash", "ZeroDivisionError: no bids left")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_any_number_of_seats(seats: int) -> None:
    contestants = [BuiltinClient(Bidder("a", "1")), BuiltinClient(Bidder("b", "2"))]
    for fixture in schedule(2, seats, games=1):
        result = contest(GAME, fixture, contestants, options=Options(), seed=1, limit=50).result
        assert {place == 1 for player, place in zip(result.seating, result.places, strict=True) if player == 1} == {
            True
        }
        assert sum(result.scores) == pytest.approx(1)
