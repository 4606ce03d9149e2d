"""What holds in every position of random games: nothing is lost, nothing is hidden wrongly, all can be told again."""

import itertools
import json

import msgspec
import numpy as np
import pytest
from tests.games.eschnapur.wandering import table, wander

from serai.games.compiled import INTERPRETED
from serai.games.contract import Outcome
from serai.games.dealing import Dealing
from serai.games.eschnapur import COLOURS, Expedition, Move, Options, View, layout, playouts
from serai.games.eschnapur.box import box_of
from serai.games.eschnapur.kernel import awaits
from serai.games.eschnapur.listing import MOST_MOVES, list_moves

SEEDS = range(3 if INTERPRETED else 8)


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_is_lost(seed: int) -> None:
    """Cards, tokens, and coins against the bank."""
    for _, _, _, game in wander(seed):
        here = game.row
        assert sorted([*itertools.chain(*game.symbols), *game.symbol_deck]) == sorted(COLOURS * 4)
        assert sorted([*itertools.chain(*game.numbers), *game.number_deck]) == list(range(1, 31))
        reserve = [*itertools.chain(*game.reserve), *game.discard, *game.up]
        for pile in range(2):
            start = layout.PILE + 35 * pile
            reserve += [game.components.reserve_names[at] for at in here[start : start + game.piles[pile]]]
        assert sorted(reserve) == sorted(game.components.reserve_names)
        assert sum(game.coins) + game.at(layout.BANK_COINS) == 100
        assert sum(game.steps) + game.at(layout.BANK_STEPS) == 35
        assert min(*game.coins, *game.steps) >= 0
        if game.options.bank == "limited":
            assert min(game.bank or ()) >= 0
        found = [name for names in game.view(None).discoveries for name in names]
        left = 15 - len(found) - len(game.niches)
        assert left == 0 or game.options.all_pass == "leaves"
        assert len(found) + left == game.at(layout.AWARDED)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_all_know_is_true_and_complete(seed: int) -> None:
    for _, _, _, game in wander(seed):
        memory = game.view(None).memory
        assert memory is not None
        unknown_symbols = [*game.symbol_deck[: len(game.symbol_deck) - len(memory.symbols_under)]]
        unknown_numbers: list[set[int]] = []
        for seat in range(game.seats):
            hidden = list(game.symbols[seat])
            for card in memory.symbols[seat]:
                hidden.remove(card)
            unknown_symbols += hidden
            assert set(memory.numbers[seat]) <= set(game.numbers[seat])
            unknown_numbers.append(set(game.numbers[seat]) - set(memory.numbers[seat]))
        assert sorted(unknown_symbols) == sorted(memory.unseen_symbols)
        deck = list(game.number_deck)
        for batch in memory.batches:
            cards = set(batch.cards)
            assert len(cards) == batch.deck + sum(batch.drawn)
            assert set(deck[: batch.deck]) <= cards, "batches lie in the deck in their order"
            del deck[: batch.deck]
            assert [len(cards & hand) for hand in unknown_numbers] == list(batch.drawn)
        assert deck == []
        assert sum(map(len, unknown_numbers)) == sum(sum(batch.drawn) for batch in memory.batches)
        for pile in range(2):
            end = layout.PILE + 35 * pile + game.piles[pile]
            under = [game.components.reserve_names[at] for at in game.row[end - len(memory.piles_under[pile]) : end]]
            assert tuple(under) == memory.piles_under[pile]


@pytest.mark.parametrize("seed", SEEDS)
def test_every_move_and_view_survives_a_round_trip(seed: int) -> None:
    for game, seat, move, _ in wander(seed):
        assert Move.parse(str(move)) == move
        assert str(Move.parse(str(move))) == str(move)
        json.dumps(move.facts)
        assert str(move).startswith(move.kind)
        for watcher in (seat, None):
            view = game.view(watcher)
            assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
            assert view.forgetful().memory is None


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_is_its_orders_and_its_moves(seed: int) -> None:
    """A record replays from the dealing, and from explicit orders without it."""
    steps = list(wander(seed))
    last = steps[-1][3]
    options, seats = table(seed)
    dealt, _ = Expedition.start(options, seats, Dealing.seeded(f"wander {seed}"))
    given, _ = Expedition.from_deal(options, seats, last.orders)
    assert dealt == given == steps[0][0]
    for _, seat, move, _ in steps:
        given, events = given.play(seat, Move.parse(str(move)))
        msgspec.json.encode(events)
    assert given == last
    assert hash(given) == hash(last)
    assert given != dealt
    assert given != "a game"
    assert f"points {last.points}" in repr(last)
    assert isinstance(last.outcome(), Outcome)


@pytest.mark.parametrize("label", ["symbols", "first player", "duel 1/numbers"])
def test_an_order_that_is_not_one_is_refused(label: str) -> None:
    last = next(after for _, _, _, after in reversed(list(wander(0))))
    orders = {**last.orders, label: last.orders[label][:-1]}
    with pytest.raises(ValueError, match=f"the order '{label}' must hold"):
        game, _ = Expedition.from_deal(last.options, last.seats, orders)
        for _, seat, move, _ in wander(0):
            game, _ = game.play(seat, move)


def test_a_seat_that_is_not_there_is_refused() -> None:
    game, _ = Expedition.start(Options(), 3, Dealing.seeded("seats"))
    with pytest.raises(ValueError, match="seats 0 to 2, not 3"):
        game.play(3, Move.parse("end"))


def test_what_is_no_move_of_this_game_is_refused() -> None:
    game, _ = Expedition.start(Options(), 3, Dealing.seeded("seats"))
    while game.phase != "walk":
        game, _ = game.play(game.active, game.legal_moves(game.active)[0])
    with pytest.raises(TypeError, match="is not a move of Eschnapur"):
        game.play(game.active, "end")  # type: ignore[arg-type]


def test_random_games_reach_every_ending() -> None:
    games = 12 if INTERPRETED else 2000
    with np.errstate(over="ignore"):  # the generator counts modulo 2**64
        told = playouts.random_games(games, 3, seed=5)
        assert told == playouts.random_games(games, 3, seed=5), "the same seed, the same games"
        assert told != playouts.random_games(games, 3, seed=6)
        five = playouts.random_games(2, 5, seed=1, options=Options(bank="limited"))
    assert told.games == games
    assert 0 < told.quiet <= games
    assert told.decisions > 100 * games
    assert told.turns > 15 * games
    assert told.first_wins <= games
    if not INTERPRETED:
        assert told.quiet < games
        assert abs(told.first_wins / games - 1 / 3) < 0.05
    assert five.seats == 5


def test_random_players_choose_among_the_listed_moves() -> None:
    """A random move is one of the list; who need not move may stay idle."""
    generator = np.array([7], dtype=np.uint64)
    moves, order = np.zeros((MOST_MOVES, 3), dtype=np.int64), np.zeros(35, dtype=np.int64)
    box = box_of(Options())
    idle = 0
    with np.errstate(over="ignore"):
        for game, _, _, _ in itertools.islice(wander(12), 150):
            for seat in range(game.seats):
                here, listed = game.row.copy(), np.zeros((MOST_MOVES, 3), dtype=np.int64)
                found = list_moves(here, box, seat, listed)
                if not (found or awaits(here, seat)):
                    continue
                moved = playouts.play_random(here, box, seat, moves, order, generator)
                assert moved or not awaits(here, seat)
                assert moved == (here[layout.PLAYED] > game.at(layout.PLAYED))
                idle += not moved
    assert idle > 0
