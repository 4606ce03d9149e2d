"""Luck: what a draw gave is 0 on average, exactly over all that could have come, and nearly over many games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.players.eschnapur.sitting import sit

from serai.coach.eschnapur.luck import draws
from serai.games.dealing import Dealing
from serai.games.eschnapur import Expedition, Move, Options
from serai.games.eschnapur import layout as at
from serai.games.eschnapur.components import RESERVE_TOKENS
from serai.players.eschnapur import load

pytestmark = pytest.mark.compiled
GAMES = 40


def play(game: Expedition, *moves: tuple[int, str]) -> Expedition:
    for seat, text in moves:
        game, _ = game.play(seat, Move.parse(text))
    return game


def dealt(*moves: tuple[int, str]) -> Expedition:
    game, _ = Expedition.start(Options(), 4, Dealing.seeded("a first look"))
    return play(game, *moves)


def exchanged(game: Expedition, one: int, other: int) -> Expedition:
    """Return the game with two places of its row exchanged: another order of a deck."""
    row = game.row.copy()
    row[one], row[other] = row[other], row[one]
    return Expedition(game.options, Dealing.seeded("luck"), row, game.orders)


def told(game: Expedition, seat: int, text: str) -> tuple[Any, ...]:
    move = Move.parse(text)
    after, _ = game.play(seat, move)
    return draws(game, seat, move, after)


@pytest.mark.parametrize(
    ("text", "first", "count", "what"),
    [
        ("buy number", at.NUMBER_DECK, 22, "number"),
        ("buy symbol", at.SYMBOL_DECK, 16, "symbol"),
    ],
)
def test_over_all_cards_that_could_have_come_luck_is_nothing(text: str, first: int, count: int, what: str) -> None:
    game = dealt()
    total = np.zeros(4)
    for place in range(count):
        (draw,) = told(exchanged(game, first, first + place), 0, text)
        assert draw.what == what and draw.seat == 0
        assert sum(draw.gains) == pytest.approx(0.0, abs=1e-9)
        total += draw.gains
    assert np.abs(total).max() < 1e-6


def test_over_all_discoveries_that_could_lie_there_luck_is_nothing() -> None:
    game = dealt((0, "flip 1 2"), (0, "refuse"))
    row = game.row.copy()
    row[at.SYMBOLS] |= 1  # a red symbol card opens S0
    game = Expedition(game.options, Dealing.seeded("luck"), row, game.orders)
    total = np.zeros(4)
    for place in range(15):
        (draw,) = told(exchanged(game, at.TOKEN, at.TOKEN + place), 0, "open")
        assert draw.what == "discovery" and draw.facts["square"] == "S0"
        total += draw.gains
    assert np.abs(total).max() < 1e-6


def test_over_all_tokens_that_could_be_turned_up_the_first_one_is_no_luck() -> None:
    game = dealt()
    total = np.zeros(4)
    places = [at.PILE + pile * RESERVE_TOKENS + place for pile in range(2) for place in range(game.piles[pile])]
    for place in places:
        first, second = told(exchanged(game, at.PILE, place), 0, "flip 1 2")
        assert first.what == second.what == "token"
        total += first.gains
    assert len(places) == RESERVE_TOKENS and np.abs(total).max() < 1e-6


def test_a_sale_draws_first_for_the_seller_then_for_the_buyer() -> None:
    for seed in range(60):
        game, _ = Expedition.start(Options(), 3, Dealing.seeded(f"sale {seed}"))
        seller, buyer = game.active, (game.active + 1) % 3
        game = play(game, (seller, "flip 1 2"))
        if sorted(name.split(":")[0][-1] for name in game.up) == ["n", "s"]:
            break
    game = play(game, (buyer, "offer A 1c"))
    drawn = told(game, seller, f"accept A {game.colours[buyer]}")
    kept, sold = (name.split(":")[0][-1] for name in (game.up[1], game.up[0]))
    names = {"s": "symbol", "n": "number"}
    assert [(draw.seat, draw.what) for draw in drawn] == [(seller, names[kept]), (buyer, names[sold])]


def test_what_everybody_knew_is_no_luck() -> None:
    game = dealt()
    row = game.row.copy()
    row[at.SYMBOL_UNDER] = row[at.SYMBOL_COUNT]  # every card of the deck was shown when it went under it
    known = Expedition(game.options, Dealing.seeded("luck"), row, game.orders)
    assert told(known, 0, "buy symbol") == ()
    assert told(game, 0, "buy move") == ()


def test_over_many_games_luck_is_nothing_within_its_interval() -> None:
    """The deals are fixed, so this holds or not. How far luck goes with results is a bound set on these games."""
    luck, results = [], []
    for number in range(GAMES):
        players = [load("explorer", {}, seat) for seat in range(3)]
        total, steps = np.zeros(3), list(sit(players, f"luck {number}"))
        for game, seat, move in steps:
            after, _ = game.play(seat, move)
            for draw in draws(game, seat, move, after):
                total += draw.gains
        luck.append(total)
        winners = after.winners()
        results.append([1 / len(winners) if seat in winners else 0.0 for seat in range(3)])
    first = np.array(luck)[:, 0]
    assert abs(first.mean()) < 2.6 * first.std(ddof=1) / np.sqrt(GAMES)
    assert np.corrcoef(np.array(luck).ravel(), np.array(results).ravel())[0, 1] > 0.1
