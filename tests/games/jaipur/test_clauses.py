"""The rules of Jaipur, clause by clause: a position, a move, what follows."""

from collections import Counter

import pytest
from tests.games.jaipur.positions import BONUS, legal, position

from serai.games import jaipur
from serai.games.dealing import Dealing
from serai.games.jaipur import IllegalMove, Match, Move, Options, Round, goods, kernel
from serai.games.jaipur.match import BOX


def played(here: Round, *moves: str) -> Round:
    for move in moves:
        here = here.play(Move.parse(move))
    return here


def refused(here: Round, move: str) -> str:
    """The clause that refuses a move; it must not be among the legal ones."""
    before = hash(here)
    with pytest.raises(IllegalMove) as refusal:
        here.play(Move.parse(move))
    assert move not in legal(here)
    assert hash(here) == before
    assert refusal.value.clause in str(refusal.value)
    return refusal.value.clause


# Components


def test_J_C1_the_box_has_55_cards() -> None:
    assert dict(zip(goods.LETTERS, goods.CARDS, strict=True)) == {
        "D": 6,
        "G": 6,
        "S": 6,
        "C": 8,
        "P": 8,
        "L": 10,
        "M": 11,
    }
    assert sum(goods.CARDS) == 55
    assert Counter(BOX) == Counter(D=6, G=6, S=6, C=8, P=8, L=10, M=8)


def test_J_C2_goods_tokens_lie_highest_on_top() -> None:
    start = position().tokens
    assert start == {
        "D": (7, 7, 5, 5, 5),
        "G": (6, 6, 5, 5, 5),
        "S": (5, 5, 5, 5, 5),
        "C": (5, 3, 3, 2, 2, 1, 1),
        "P": (5, 3, 3, 2, 2, 1, 1),
        "L": (4, 3, 2, 1, 1, 1, 1, 1, 1),
    }
    assert sum(len(pile) for pile in start.values()) == 38


def test_J_C3_eighteen_bonus_tokens_in_three_piles() -> None:
    assert goods.BONUSES == {3: (1, 1, 2, 2, 2, 3, 3), 4: (4, 4, 5, 5, 6, 6), 5: (8, 8, 9, 10, 10)}
    assert sum(map(len, goods.BONUSES.values())) == 18


def test_J_C4_the_camel_token_is_worth_5_and_there_are_three_seals() -> None:
    assert goods.CAMEL_TOKEN == 5
    assert goods.SEALS == 3
    tokens = sum(map(sum, goods.TOKENS)) + sum(map(sum, goods.BONUSES.values())) + goods.CAMEL_TOKEN
    assert tokens == 224


# Set-up


DECK = "DDGGM" + "LLMCP" + "SM" + "DDDDGGGGSSSSSCCCCCCCPPPPPPPLLLLLLLLMMMMM"


def test_J_S1_three_camels_open_the_market() -> None:
    deal = Round.from_deal(DECK, BONUS)
    assert deal.market == "SMMMM"
    assert deal.deck == DECK[12:]
    assert len(deal.deck) == 40


def test_J_S2_dealt_camels_go_to_the_herd() -> None:
    deal = Round.from_deal(DECK, BONUS)
    assert deal.hands == ("DDGG", "CPLL")
    assert deal.herds == (1, 1)


def test_J_S3_goods_tokens_are_open_and_bonus_values_are_not() -> None:
    view = Round.from_deal(DECK, BONUS).view(0)
    assert view.tokens["D"] == (7, 7, 5, 5, 5)
    assert view.bonuses == {3: 7, 4: 6, 5: 5}


def test_J_S4_the_first_starter_is_random_and_the_loser_starts_again() -> None:
    starters = {Match.start(Options(), 2, Dealing.seeded(str(n)))[0].current.starter for n in range(20)}
    assert starters == {0, 1}
    match = one_move_from_the_end(winner=1)
    after, _ = match.play(0, Move.parse("sell DD"))
    assert after.seals == (0, 1)
    assert after.current.starter == after.current.turn == 0


# Taking


def test_J_T1_take_one_good_and_refill() -> None:
    here = position("D", market="GSCPL", deck="MLLLL")
    after = played(here, "take G")
    assert after.hands[0] == "DG"
    assert after.market == "SCPLM"
    assert after.deck == "LLLL"
    assert refused(position(market="GSCPM"), "take M") == "J-T1"
    assert refused(here, "take D") == "J-T1"


def test_J_T2_exchange_two_to_five_goods_for_goods_and_camels() -> None:
    here = position("LLC", herds=(2, 0), market="DGSPP")
    after = played(here, "swap DGS/LLM")
    assert after.hands[0] == "DGSC"
    assert after.herds[0] == 1
    assert after.market == "PPLLM"
    assert after.deck == here.deck
    assert "swap DGSPP/CLLMM" in legal(here)
    assert refused(here, "swap DG/L") == "J-T2"
    assert refused(here, "swap DD/LL") == "J-T2"
    assert refused(here, "swap DG/CC") == "J-T2"
    assert refused(here, "swap DGSP/LMMM") == "J-T2"


def test_J_T3_an_exchange_is_at_least_two_for_two() -> None:
    assert refused(position("LL", market="DGSCP"), "swap D/L") == "J-T3"
    assert refused(position("LL", market="DGSCP"), "swap /") == "J-T3"


def test_J_T4_no_kind_is_both_taken_and_given() -> None:
    here = position("DLL", market="DDGSP")
    assert refused(here, "swap DG/DL") == "J-T4"
    assert "swap DG/LL" in legal(here)


def test_J_T5_all_camels_of_the_market_at_once() -> None:
    after = played(position(market="DGMMM", deck="SSSLL"), "camels")
    assert after.herds[0] == 3
    assert after.market == "DGSSS"
    assert refused(position(market="DGSCP"), "camels") == "J-T5"


def test_J_T6_goods_and_camels_are_never_taken_together() -> None:
    assert refused(position("LLC", market="DGMMM"), "swap DM/LL") == "J-T6"


def test_J_T7_a_hand_holds_seven_cards_and_camels_do_not_count() -> None:
    full = position("LLLLCCP", herds=(4, 0), market="DGSSM")
    assert refused(full, "take D") == "J-T7"
    assert refused(full, "swap DG/LM") == "J-T7"
    assert "swap DG/LL" in legal(full)
    assert "camels" in legal(full)
    six = position("LLLLCC", herds=(4, 0), market="DGSSM")
    assert refused(six, "swap DG/MM") == "J-T7"
    assert {"swap DG/LM", "take D"} <= set(legal(six))


# Selling


def test_J_X1_sell_cards_of_one_kind_for_its_topmost_tokens() -> None:
    here = position("LLLCC", tokens={"L": 8})
    after = played(here, "sell LLL")
    assert after.hands[0] == "CC"
    assert after.rupees[0] == 3 + 2 + 1
    assert after.tokens["L"] == (1, 1, 1, 1, 1)
    assert after.goods_tokens[0] == 3
    few = played(position("LLLCC", tokens={"L": 2}), "sell LLL")
    assert few.rupees[0] == 2
    assert few.goods_tokens[0] == 2
    assert refused(here, "sell CL") == "J-X1"
    assert refused(here, "sell P") == "J-X1"
    assert refused(position("C", herds=(3, 0)), "sell MM") == "J-X1"


def test_J_X2_precious_goods_are_sold_two_or_more_at_a_time() -> None:
    for card in "DGS":
        assert refused(position(card), f"sell {card}") == "J-X2"
        assert refused(position(card, tokens={card: 1}), f"sell {card}") == "J-X2"
        assert f"sell {card}{card}" in legal(position(card * 2, tokens={card: 1}))
    for card in "CPL":
        assert f"sell {card}" in legal(position(card))


@pytest.mark.parametrize(("sold", "pile"), [(1, 0), (2, 0), (3, 3), (4, 4), (5, 5), (6, 5), (7, 5)])
def test_J_X3_a_bonus_by_the_number_of_cards_sold(sold: int, pile: int) -> None:
    after = played(position("L" * sold, tokens={"L": 1}), "sell " + "L" * sold)
    won = {3: 0, 4: 0, 5: 0} | ({pile: 1} if pile else {})
    assert after.bonus_tokens[0] == won
    assert after.bonus_values[0] == ((BONUS[pile][0],) if pile else ())


def test_J_X4_a_kind_without_tokens_can_still_be_sold() -> None:
    after = played(position("LLL", tokens={"L": 0}), "sell LLL")
    assert after.rupees[0] == 0
    assert after.bonus_tokens[0][3] == 1
    assert not after.over


def test_J_X5_an_empty_bonus_pile_gives_nothing() -> None:
    after = played(position("LLLL", bonuses={4: 0}), "sell LLLL")
    assert after.bonus_tokens[0] == {3: 0, 4: 0, 5: 0}
    assert {pile: len(left) for pile, left in after.bonuses.items()} == {3: 7, 4: 0, 5: 5}


# End and scoring


def test_J_E1_three_empty_piles_end_the_round_at_once() -> None:
    after = played(position("DD", tokens={"D": 2, "G": 0, "S": 0}), "sell DD")
    assert after.ended == "three-piles"
    assert after.legal_moves() == ()
    two = played(position("DD", tokens={"D": 2, "G": 0}), "sell DD")
    assert not two.over
    with pytest.raises(IllegalMove, match="J-E1"):
        after.play(Move.parse("take G"))


def test_J_E2_a_market_that_cannot_be_refilled_ends_the_round() -> None:
    here = position("LL", market="DGMMM", deck="S")
    after = played(here, "camels")
    assert after.ended == "market-short"
    assert after.market == "DGS"
    with pytest.raises(IllegalMove, match="J-E2"):
        after.play(Move.parse("take D"))
    empty = played(here, "take D")
    assert not empty.over
    assert empty.deck == ""
    swapped = played(position("LL", market="DGMMM", deck=""), "swap DG/LL")
    assert not swapped.over
    assert played(position("LL", market="DGMMM", deck=""), "take D").over


def test_J_E3_the_larger_herd_gets_the_camel_token() -> None:
    assert position(herds=(3, 2)).scores == (5, 0)
    assert position(herds=(1, 2)).scores == (0, 5)
    assert position(herds=(2, 2)).scores == (0, 0)


def ended(**facts: object) -> Round:
    """A round whose last sale has just been made: two diamonds for the last token."""
    here = position("DD", tokens={"D": 1, "G": 0, "S": 0}, **facts)  # type: ignore[arg-type]
    return played(here, "sell DD")


def test_J_E4_richest_then_bonus_tokens_then_goods_tokens() -> None:
    assert ended(rupees=(20, 24)).winner == 0
    assert ended(rupees=(20, 26)).winner == 1
    assert ended(rupees=(20, 25), bonus_tokens=(1, 0x11)).winner == 1
    assert ended(rupees=(20, 25), bonus_tokens=(0x200, 0x1)).winner == 0
    assert ended(rupees=(20, 25), goods_tokens=(4, 6)).winner == 1
    assert ended(rupees=(20, 25), goods_tokens=(6, 6)).winner == 0
    assert ended(rupees=(20, 20), herds=(0, 1), goods_tokens=(5, 5)).winner == 0, "the camel token is no token here"
    assert position().winner is None


def one_move_from_the_end(*, winner: int | None, starter: int = 0) -> Match:
    """A match whose round ends with seat 0's `sell DD`."""
    rupees = {0: (20, 10), 1: (10, 40), None: (20, 25)}[winner]
    here = position("DD", tokens={"D": 1, "G": 0, "S": 0}, rupees=rupees, goods_tokens=(5, 6), starter=starter)
    return Match(Options(), Dealing.seeded("end"), (0, 0), (), here)


@pytest.mark.parametrize("starter", [0, 1])
def test_J_E5_a_full_tie_gives_no_seal_and_the_other_seat_starts(starter: int) -> None:
    after, events = one_move_from_the_end(winner=None, starter=starter).play(0, Move.parse("sell DD"))
    assert events[1].facts["decided"] == "nothing"
    assert after.seals == (0, 0)
    assert after.results[0].winner is None
    assert after.current.starter == 1 - starter


def test_J_E6_two_seals_win_the_match() -> None:
    first, _ = one_move_from_the_end(winner=0).play(0, Move.parse("sell DD"))
    assert first.winner is None
    assert first.outcome() is None
    second = jaipur.Match(first.options, first.dealing, (1, 0), first.results, one_move_from_the_end(winner=0).current)
    after, events = second.play(0, Move.parse("sell DD"))
    assert after.seals == (2, 0)
    assert after.winner == 0
    assert [event.kind for event in events] == ["sell", "round-end", "match-end"]
    assert after.may_act() == frozenset()
    outcome = after.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)
    with pytest.raises(IllegalMove, match="J-E6"):
        after.play(1, Move.parse("camels"))


# Who may know what


def test_J_K1_what_came_from_the_market_is_known_and_the_rest_is_hidden() -> None:
    here = position("PP", "LL", market="DGSCC", deck="MMMMM", turn=0)
    after = played(here, "take D")
    assert after.known == ("D", "")
    after = played(after, "take G", "swap SC/DP")
    assert after.known == ("SC", "G")
    assert after.view(1).hand == "GLL"
    assert after.view(1).hand_sizes == (3, 3)
    assert "hand" not in after.view(None).__struct_fields__ or after.view(None).hand is None
    sold = played(position("LLL", market="LCCPP"), "take L", "take C", "sell LL")
    assert sold.known[0] == "", "what was seen may have been sold"
    bonus = played(position("LLL"), "sell LLL")
    assert bonus.view(0).bonus_values == ((1,), None)
    assert bonus.view(1).bonus_values == (None, ())
    assert bonus.view(1).bonus_tokens[0] == {3: 1, 4: 0, 5: 0}


def test_J_K2_the_opponents_herd_is_shown_only_by_option() -> None:
    assert position(herds=(2, 3)).view(0).herds == (2, None)
    assert position(herds=(2, 3)).view(1).herds == (None, 3)
    assert position(herds=(2, 3)).view(None).herds == (None, None)
    assert position(herds=(2, 3), open_herds=True).view(0).herds == (2, 3)
    memory = position(herds=(2, 3)).view(0).memory
    assert memory is not None
    assert memory.herds == (2, 3)
    assert position().view(0).forgetful().memory is None


def test_J_K3_the_discard_pile_is_open() -> None:
    here = Round.from_deal(DECK, BONUS, starter=1)
    after = played(here, "sell LL")
    assert after.view(0).discard == after.view(1).discard == after.view(None).discard == "LL"


@pytest.mark.compiled
def test_J_K4_somebody_can_always_move() -> None:
    from tests.games.jaipur.exhaustive import survey

    positions, fewest, most, distinct = survey()
    assert positions > 4_000_000
    assert fewest >= 1
    assert most <= kernel.MOST_MOVES
    assert distinct - 4 == 25_499, "one to five camels are five changes but one move"
