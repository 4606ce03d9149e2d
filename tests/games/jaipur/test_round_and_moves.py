"""Bad notation, impossible deals and other things that are refused in words."""

import pytest
from tests.games.jaipur.positions import BONUS, position
from tests.games.jaipur.test_clauses import DECK

from serai.games.contract import NotationError
from serai.games.jaipur import Camels, IllegalMove, Move, Round, Sell, Swap, Take, kernel, layout
from serai.games.jaipur.goods import pack, size


@pytest.mark.parametrize(
    "text",
    [
        "",
        "take",
        "take DG",
        "take d",
        "take X",
        "camels M",
        "sell",
        "sell ",
        "sell x",
        "swap DG",
        "swap D/G/S",
        "swap DX/LL",
    ],
)
def test_bad_notation_is_named_with_what_was_expected(text: str) -> None:
    with pytest.raises(NotationError, match="expected take D, camels, sell LLL or swap DGG/LLM"):
        Move.parse(text)


def test_a_long_text_is_not_repeated_in_full() -> None:
    with pytest.raises(NotationError) as refusal:
        Move.parse("z" * 100_000)
    assert len(str(refusal.value)) < 200


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("take D", Take("D")),
        ("camels", Camels()),
        ("sell LLL", Sell("LLL")),
        ("swap MD/GS", Swap("DM", "GS")),
        ("swap GGD/MLL", Swap("DGG", "LLM")),
        ("swap DG/", Swap("DG", "")),
    ],
)
def test_moves_are_read_in_any_order_of_letters(text: str, move: Move) -> None:
    assert Move.parse(text) == move


def test_a_move_is_the_change_of_ones_own_cards() -> None:
    assert Move.of(Take("L").change) == Take("L")
    assert Move.of(Sell("LLL").change) == Sell("LLL")
    assert Move.of(Swap("DDG", "LMM").change) == Swap("DDG", "LMM")
    assert Move.of(pack("MMM")) == Camels()
    with pytest.raises(AssertionError):
        _ = Camels().change


@pytest.mark.parametrize(
    ("deck", "told"),
    [
        (DECK[:-1], "this one has 51"),
        ("D" + DECK[1:-1] + "L", "11L"),
        (DECK[:-1] + "x", "this one has 52"),
    ],
)
def test_a_deal_with_wrong_cards_is_refused(deck: str, told: str) -> None:
    with pytest.raises(ValueError, match="a deal has 52 cards") as refusal:
        Round.from_deal(deck, BONUS)
    assert told in str(refusal.value)


def test_a_deal_with_wrong_bonus_tokens_is_refused() -> None:
    with pytest.raises(ValueError, match="piles 3, 4 and 5"):
        Round.from_deal(DECK, {3: BONUS[3]})
    with pytest.raises(ValueError, match="the bonus pile for 4 cards holds"):
        Round.from_deal(DECK, BONUS | {4: [4, 4, 5, 5, 6, 7]})


def test_a_starter_is_seat_0_or_1() -> None:
    with pytest.raises(ValueError, match="seat 0 or 1, not 2"):
        Round.from_deal(DECK, BONUS, starter=2)


def test_what_is_not_a_move_at_all_is_a_type_error() -> None:
    with pytest.raises(TypeError, match="use jaipur.Move.parse"):
        position().play(Move())


def test_a_refusal_tells_clause_and_facts() -> None:
    with pytest.raises(IllegalMove) as refusal:
        position("LLLLCCP", market="DGSSM").play(Take("D"))
    assert refusal.value.clause == "J-T7"
    assert refusal.value.facts == {"hand": 8, "limit": 7}
    assert str(refusal.value).endswith(": J-T7 refuses this move: hand limit (hand: 8, limit: 7)")


def test_a_round_tells_what_it_is() -> None:
    here = position("DD", "", herds=(1, 0), market="GSCPM", cards_left=3)
    assert repr(here) == "<Round market GSCPM, hands DD+1M/-+0M, deck 3, seat 0 to act>"
    assert size(pack("DDM")) == 3
    assert here != "a round"
    assert not here.row.flags.writeable


def test_a_view_names_the_known_part_of_a_hand_lost_first() -> None:
    here = position("LL", market="LCCPP", deck="MMMM")
    after = here.play(Move.parse("take L")).play(Move.parse("take C")).play(Move.parse("swap CP/LL"))
    assert after.known[0] == "CP"
    assert after.hands[0] == "CPL"


def test_the_last_token_of_an_empty_pile_ends_nothing_twice() -> None:
    here = position("LL", "CC", tokens={"L": 0, "C": 0, "D": 5})
    after = here.play(Move.parse("sell LL")).play(Move.parse("sell CC"))
    assert not after.over
    assert kernel.used_up(after.row[layout.PILES]) == 2
