"""The engine against a naive referee: after every move of random games both must see the same table."""

import itertools

import pytest
from tests.games.eschnapur.referee import Referee
from tests.games.eschnapur.wandering import table, wander

from serai.games.compiled import INTERPRETED
from serai.games.contract import IllegalMove
from serai.games.eschnapur import (
    COLOURS,
    Accept,
    Buy,
    Duel,
    End,
    Expedition,
    Flip,
    Move,
    Offer,
    Open,
    Price,
    Redeem,
    Refuse,
    Walk,
    Withdraw,
    layout,
)
from serai.games.eschnapur.listing import OFFER_COINS, OFFER_STEPS
from serai.games.eschnapur.moves import TOKENS

SEEDS = range(5 if INTERPRETED else 16)


def referee_of(game: Expedition, later: dict[str, tuple[int, ...]]) -> Referee:
    return Referee(game.components, game.options, list(game.colours), game.orders, lambda label, _: later[label])


def compare(game: Expedition, naive: Referee) -> None:
    names = game.components.reserve_names
    assert game.phase == naive.phase
    assert game.active == naive.active
    assert (game.ended or "") == naive.ended
    assert game.coins == tuple(seat.coins for seat in naive.seats)
    assert game.steps == tuple(seat.steps for seat in naive.seats)
    assert game.points == tuple(seat.points for seat in naive.seats)
    assert game.squares == tuple(seat.square for seat in naive.seats)
    assert game.symbols == tuple(tuple(sorted(seat.symbols, key=COLOURS.index)) for seat in naive.seats)
    assert game.numbers == tuple(tuple(sorted(seat.numbers)) for seat in naive.seats)
    assert [sorted(held) for held in game.reserve] == [sorted(names[at] for at in seat.reserve) for seat in naive.seats]
    assert game.symbol_deck == tuple(naive.symbols)
    assert game.number_deck == tuple(naive.numbers)
    for pile, tokens in enumerate(naive.piles):
        start = layout.PILE + 35 * pile
        assert game.row[start : start + game.piles[pile]].tolist() == tokens
    assert sorted(game.discard) == sorted(names[token] for token in naive.discard)
    assert game.up == tuple(names[token] for token, _ in naive.up)
    assert (game.at(layout.BANK_COINS), game.at(layout.BANK_STEPS)) == tuple(naive.bank)
    assert game.buddha == (None if naive.buddha is None else naive.seats.index(naive.buddha))
    discoveries = game.components.discovery_names
    assert game.niches == {square: discoveries[token] for square, token in naive.niches.items()}
    assert game.locked == tuple(seat in naive.locks for seat in range(game.seats))
    offers = {(token, seat): game.offer(seat, token) for token in "AB" for seat in range(game.seats)}
    assert {key: price for key, price in offers.items() if price} == naive.offers
    view = game.view(None)
    assert (view.awarded, view.quiet, view.winners) == (
        naive.awarded,
        naive.quiet,
        naive.winners() if naive.ended else (),
    )
    assert view.discoveries == tuple(tuple(discoveries[token] for token in sorted(seat.found)) for seat in naive.seats)


def candidates(game: Expedition, seat: int) -> list[Move]:
    """Moves of every kind, legal or not: all that the list of legal moves could hold, and more."""
    cards = (None, *range(1, 31))
    moves: list[Move] = [Buy("symbol"), Buy("number"), Buy("move"), Refuse(), Open(), End()]
    moves += [Flip(first, second) for first in (1, 2) for second in (1, 2)]
    moves += [Withdraw("A"), Withdraw("B")]
    for token, colour in itertools.product(TOKENS, COLOURS):
        stands = game.offer(game.colours.index(colour), token) if colour in game.colours else None
        moves += [Accept(token, colour, price) for price in {None, Price(1), Price(99), stands}]
    moves += [Duel(card) for card in cards]
    moves += [Walk(game.components.routes[game.squares[seat], square]) for square in game.components.squares[1:]]
    for size in (2, 3):
        for names in itertools.islice(itertools.combinations(game.reserve[seat], size), 30):
            moves.append(Redeem(names, ("symbol", "number")))
    goods = [((), ()), *(((colour,), ()) for colour in COLOURS[:2]), ((), (7,)), ((), (8,))]
    for coins, steps, (symbols, numbers) in itertools.product((0, 1, 8, 9), (0, 1, 3), goods):
        moves.append(Offer("B", Price(coins, steps, symbols, numbers)))
    return [move for move in moves if move != Walk(())]


def within_the_grammar(move: Move, legal: set[Move]) -> bool:
    """Whether an allowed move must be listed; the list leaves some out on purpose (see `listing`)."""
    match move:
        case Offer(_, price):
            cards = len(price.symbols) + len(price.numbers)
            return price.coins <= OFFER_COINS and price.steps <= OFFER_STEPS and cards <= 1
        case Flip(2, 1):
            return Flip(1, 2) not in legal
        case Accept():
            return move.price is not None
    return True


def values(tokens: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(sorted(int(name.split(":")[1]) for name in tokens))


def judge_redemptions(game: Expedition, seat: int, legal: set[Move]) -> None:
    """Listed are the redemptions from which no token can be left out, once for equal values."""
    held = game.reserve[seat]
    if len(held) > 10 or game.locked[seat]:
        return
    sets = {values(names) for size in range(1, 11) for names in itertools.combinations(held, size)}
    least = {found for found in sets if sum(found) >= 12 > sum(found) - min(found)}
    listed = [(values(move.tokens), move.cards) for move in legal if isinstance(move, Redeem)]
    assert len(listed) == len(set(listed)) == 3 * len(least)
    assert {found for found, _ in listed} == least


@pytest.mark.parametrize("seed", SEEDS)
def test_the_engine_sees_what_the_referee_sees(seed: int) -> None:
    steps = list(wander(seed))
    naive = referee_of(steps[0][0], dict(steps[-1][3].orders))
    compare(steps[0][0], naive)
    for at, (game, seat, move, after) in enumerate(steps):
        if at % 17 == seed % 17:
            for watcher in range(game.seats):
                judge(game, naive, watcher)
        assert naive.allows(seat, move)
        naive.play(seat, move)
        compare(after, naive)
    assert table(seed)[1] == steps[0][0].seats


def judge(game: Expedition, naive: Referee, seat: int) -> None:
    """Both must allow the same moves; what is listed is allowed, and what is allowed is listed or out of bounds."""
    legal = set(game.legal_moves(seat))
    assert len(legal) == len(game.legal_moves(seat)), "no move is listed twice"
    assert all(naive.allows(seat, move) for move in legal)
    for move in candidates(game, seat):
        allowed = naive.allows(seat, move)
        try:
            game.play(seat, move)
        except IllegalMove:
            assert not allowed, f"{move} by seat {seat} at {game!r}"
            assert move not in legal
        else:
            assert allowed, f"{move} by seat {seat} at {game!r}"
            if not isinstance(move, Redeem) and within_the_grammar(move, legal):
                assert move in legal, f"{move} by seat {seat} at {game!r}"
    judge_redemptions(game, seat, legal)
    assert (seat in game.may_act()) == bool(legal)
    assert list(game.listed_moves(seat)) == [move for move in game.legal_moves(seat) if not isinstance(move, Offer)]
