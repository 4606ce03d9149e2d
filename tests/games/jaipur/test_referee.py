"""The compiled rules against the naive referee, state by state."""

import random

from tests.games.jaipur.referee import Referee, in_order

from serai.games.compiled import INTERPRETED
from serai.games.dealing import Dealing
from serai.games.jaipur import Move, Round, deal_round

POSITIONS = 300 if INTERPRETED else 20_000


def same(here: Round, there: Referee) -> None:
    assert {str(move) for move in here.legal_moves()} == there.legal_moves()
    assert here.hands == (in_order(there.hands[0]), in_order(there.hands[1]))
    assert here.herds == tuple(there.herds)
    assert here.market == in_order(there.market)
    assert here.deck == "".join(there.deck)
    assert here.discard == in_order(there.discard)
    assert here.tokens == {card: tuple(pile) for card, pile in there.piles.items()}
    assert here.bonuses == {size: tuple(pile) for size, pile in there.bonus.items()}
    for seat in (0, 1):
        assert here.known[seat] == in_order(list(there.known[seat].elements()))
        assert here.rupees[seat] == sum(there.goods_won[seat])
        assert here.goods_tokens[seat] == len(there.goods_won[seat])
        assert sorted(here.bonus_values[seat]) == sorted(value for _, value in there.bonus_won[seat])
    assert here.scores == there.scores()
    assert (here.over, here.turn) == (there.over, there.turn)


def test_two_referees_agree_in_every_position() -> None:
    chooser = random.Random(2009)
    compared = games = 0
    while compared < POSITIONS:
        deal = deal_round(Dealing.seeded(f"referee {games}"), 1, games % 2)
        here = Round.from_deal(deal.deck, deal.bonus, deal.starter)
        there = Referee(deal.deck, dict(deal.bonus), deal.starter)
        same(here, there)
        while not here.over:
            # now sales, now exchanges are preferred, so that all ends and full herds come up
            moves = [str(move) for move in here.legal_moves()]
            favoured = [move for move in moves if move.startswith(("sell", "camels", "swap")[games % 3])]
            move = chooser.choice(favoured if favoured and chooser.random() < 0.5 else moves)
            here = here.play(Move.parse(move))
            there.play(move)
            same(here, there)
            compared += 1
        assert here.winner == there.winner()
        games += 1
