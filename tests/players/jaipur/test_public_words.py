"""Public programs are told what a seat knows, and their answers become moves."""

from collections import Counter

import numpy as np
import pytest
from benchmarks.public_words import Fields, anicolao_move, anicolao_question, vjaipur_move, vjaipur_question
from tests.players.jaipur.rounds import positions, with_other_secrets

from serai.games.jaipur.goods import CARDS, LETTERS


def test_vjaipur_is_told_of_every_card_once() -> None:
    for deal in positions(seed=3, rounds=4, every=2):
        view = deal.view(deal.turn)
        question = vjaipur_question(view)
        me, other = question["players"][deal.turn], question["players"][1 - deal.turn]
        cards = [*question["market"], *question["deck"], *question["discard"], *me["hand"], *other["hand"]]
        assert sorted(card["id"] for card in cards) == list(range(sum(CARDS)))
        assert len(other["hand"]) == view.hand_sizes[1 - deal.turn]
        assert Counter(card["type"] for card in me["hand"]) == Counter(map(_kind, view.hand or ""))


def test_anicolao_is_told_of_its_own_cards_and_of_numbers() -> None:
    for deal in positions(seed=3, rounds=4, every=2):
        view = deal.view(deal.turn)
        question = anicolao_question(view)
        assert [card["kind"] for card in question["hand"]] == [_kind(letter) for letter in view.hand or ""]
        assert question["opponentHandCount"] == view.hand_sizes[1 - deal.turn]
        assert sum(token["value"] for token in question["ownedGoodsTokens"]) == view.rupees[deal.turn]


def test_they_are_told_nothing_that_a_seat_may_not_know() -> None:
    chance = np.random.default_rng(5)
    for deal in positions(seed=4, rounds=4, every=5):
        view, other = deal.view(deal.turn), with_other_secrets(deal, chance).view(deal.turn)
        assert vjaipur_question(view) == vjaipur_question(other)
        assert anicolao_question(view) == anicolao_question(other)


@pytest.mark.parametrize(
    ("action", "move"),
    [
        ({"type": "TAKE_SINGLE", "marketIndex": 3}, "take P"),
        ({"type": "TAKE_CAMELS"}, "camels"),
        ({"type": "SELL", "good": "leather", "quantity": 2}, "sell LL"),
        ({"type": "TAKE_EXCHANGE", "marketIndices": [4, 0], "handIndices": [-1, 2]}, "swap DG/SM"),
    ],
)
def test_answers_of_vjaipur_become_moves(action: Fields, move: str) -> None:
    hand = [{"type": "leather"}, {"type": "leather"}, {"type": "silver"}]
    market = [{"type": kind} for kind in ("diamond", "gold", "camel", "spice", "gold")]
    assert vjaipur_move({"market": market, "activePlayer": 0, "players": [{"hand": hand}]}, action) == move


@pytest.mark.parametrize(
    ("action", "move"),
    [
        ({"type": "take-one", "cardId": "spice-02"}, "take P"),
        ({"type": "take-camels"}, "camels"),
        ({"type": "sell", "cardIds": ["leather-01", "leather-02"]}, "sell LL"),
        (
            {"type": "exchange", "takenIds": ["gold-01", "diamond-01"], "returnedIds": ["camel-04", "silver-01"]},
            "swap DG/SM",
        ),
    ],
)
def test_answers_of_anicolao_become_moves(action: Fields, move: str) -> None:
    assert anicolao_move({}, action) == move


def _kind(letter: str) -> str:
    return ("diamond", "gold", "silver", "cloth", "spice", "leather", "camel")[LETTERS.index(letter)]
