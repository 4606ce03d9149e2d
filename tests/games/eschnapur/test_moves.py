"""The notation: what is read, how it is printed, what is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.games.eschnapur import COLOURS, Expedition, Move, NotationError, Offer, Price

PRINTED = (
    "buy symbol",
    "buy number",
    "buy move",
    "redeem 1c:6 2c:5 4m:1 for symbol number",
    "redeem 1c:6 1c:6 for number number",
    "flip 1 2",
    "flip 2 2",
    "offer A 3c 1m red red blue 4 17",
    "offer B 12c",
    "offer A",
    "withdraw B",
    "accept A brown",
    "accept B red 3c 1m blue 17",
    "refuse",
    "move P0 S1",
    "open",
    "end",
    "duel 17",
    "duel pass",
)


@pytest.mark.parametrize("text", PRINTED)
def test_what_is_printed_is_read_again(text: str) -> None:
    move = Expedition.parse(text)
    assert str(move) == text
    assert move.kind == text.partition(" ")[0]


def test_items_may_stand_in_any_order() -> None:
    assert str(Move.parse("offer A 17 blue 1m red 4 3c red")) == "offer A 3c 1m red red blue 4 17"
    assert str(Move.parse("redeem 4m:1 2c:5 1c:6 for number symbol")) == PRINTED[3]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "buy",
        "buy coin",
        "Buy symbol",
        "buy  symbol",
        "redeem for symbol number",
        "redeem 1c:6 for symbol",
        "redeem 5c:6 for symbol symbol",
        "redeem 1x:6 for symbol symbol",
        "flip 1",
        "flip 0 1",
        "flip ١ 1",
        "offer C 3c",
        "offer A 0c",
        "offer A 3c 2c",
        "offer A 03c",
        "offer A ٣c",
        "offer A pink",
        "offer A 31",
        "offer A 4 4",
        "offer A 99999c",
        "withdraw",
        "accept A",
        "accept A pink",
        "accept A red 0c",
        "accept A red 3c 2c",
        "move",
        "move P0\nS1",
        "move " + "x" * 17,
        "move" + " S0" * 99,
        "duel 0",
        "duel 31",
        "duel 017",
        "end turn",
        "x" * 1000,
    ],
)
def test_what_is_no_move_is_refused_with_what_was_expected(text: str) -> None:
    with pytest.raises(NotationError, match=r"is not a move of Eschnapur; expected buy symbol") as caught:
        Move.parse(text)
    assert len(str(caught.value)) < 400


@given(
    st.integers(0, 9999),
    st.integers(0, 9999),
    st.lists(st.sampled_from(COLOURS), max_size=20),
    st.sets(st.integers(1, 30)),
)
def test_every_offer_is_read_as_it_is_printed(coins: int, steps: int, symbols: list[str], numbers: set[int]) -> None:
    ordered = tuple(sorted(symbols, key=COLOURS.index))
    move = Offer("B", Price(coins, steps, ordered, tuple(sorted(numbers))))  # type: ignore[arg-type]
    assert Move.parse(str(move)) == move


@given(st.text(alphabet=st.sampled_from("abcdeflmnoprtuvwxyABCPQS0123456789 :"), max_size=40))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    try:
        move = Move.parse(text)
    except NotationError:
        return
    assert Move.parse(str(move)) == move
