"""Luck: every draw against all that could have come."""

from __future__ import annotations

import numpy as np
import pytest
from tests.coach.jaipur.positions import laid

from serai import players
from serai.coach.jaipur import draws
from serai.games.dealing import Dealing
from serai.games.jaipur import Match, Move, Options, Sell

pytestmark = pytest.mark.compiled


def luck_of(match: Match, text: str) -> tuple[float, ...]:
    """Return what each draw of a move gave the mover."""
    move = Move.parse(text)
    after, _ = match.play(0, move)
    return tuple(draw.gains[0] for draw in draws(match, 0, move, after))


def test_over_all_cards_that_could_have_come_luck_is_nothing() -> None:
    """Each card of the deck is put on top in turn: what they give adds up to 0, to the last digit."""
    hands = ".DDGPP+1", ".SSCLL+2"
    deck = laid("SMMML", *hands).current.deck
    totals = [luck_of(laid("SMMML", *hands, top=card), "take L") for card in deck]
    assert all(len(one) == 1 for one in totals)
    assert sum(one[0] for one in totals) == pytest.approx(0.0, abs=1e-9)
    assert max(one[0] for one in totals) > 0.001 > -0.001 > min(one[0] for one in totals)


def test_over_all_tokens_of_a_pile_luck_is_nothing_and_more_rupees_are_more_luck() -> None:
    by_top = []
    for top in "1122233":
        rest = "1122233".replace(top, "", 1)
        by_top.append(
            luck_of(laid("GLMMM", ".DDDGP+0", ".SCCLL+2", bonuses=f"{top}{rest}/445566/889XX"), "sell DDD")[0]
        )
    assert sum(by_top) == pytest.approx(0.0, abs=1e-9)
    assert by_top == sorted(by_top)
    assert by_top[0] < by_top[-1]


def test_several_cards_are_counted_one_by_one_whatever_comes_after_them() -> None:
    """What a card gives is told without a look at the cards after it."""
    hands = ".DDGPP+1", ".SSCLL+2"
    one, two = (luck_of(laid("SMMML", *hands, top=top), "camels") for top in ("GCP", "GDD"))
    assert (len(one), len(two)) == (3, 3)
    assert one[0] == two[0]


def test_an_exchange_and_a_small_sale_leave_nothing_to_chance() -> None:
    match = laid("SLMMM", ".DDGPP+1", ".SSCLL+2")
    assert luck_of(match, "swap SL/PM") == ()
    assert luck_of(match, "sell DD") == ()


def test_luck_is_nothing_on_average_and_explains_much_of_the_results() -> None:
    """Two hundred rounds of a quick player: the 99 % interval of luck holds 0, and without luck results vary far less.

    docs/coach-jaipur.md has many more games.
    """
    player = players.load("jaipur", "trader", 1)
    luck, results = [], []
    for number in range(200):
        match, _ = Match.start(Options(seals=1), 2, Dealing.seeded(f"luck {number}"))
        total = 0.0
        while match.outcome() is None:
            seat = match.current.turn
            move = Move.parse(str(player.choose(match.player_view(seat))))
            after, _ = match.play(seat, move)
            drawn = draws(match, seat, move, after)
            came = len(match.current.deck) - len(after.current.deck)
            if not isinstance(move, Sell):  # J-E2: cards that end the round give nothing, whichever they are
                assert len(drawn) == (came if after.outcome() is None else 0)
            for draw in drawn:
                assert draw.seat == seat
                assert sum(draw.gains) == pytest.approx(0.0)
                total += draw.gains[0]
            match = after
        luck.append(total)
        results.append(float(match.winner == 0))
    got, won = np.array(luck), np.array(results)
    assert abs(got.mean()) < 2.58 * got.std(ddof=1) / np.sqrt(len(got))
    assert (won - got).var() < 0.5 * won.var()
