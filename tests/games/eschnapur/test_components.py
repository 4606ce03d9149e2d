"""The components file: what it must hold, and how its faults are told."""

import pytest
from tests.games.eschnapur.positions import HOUSE

from serai.games.dealing import Dealing
from serai.games.eschnapur import ComponentsError, Expedition, Options, components_of, read_components

REST = HOUSE.partition("[symbol_cards]")


def test_the_house_box_is_labelled_as_a_reconstruction() -> None:
    assert "RECONSTRUCTION" in HOUSE
    assert components_of("") == read_components(HOUSE)


@pytest.mark.parametrize(
    ("old", "new", "key", "said"),
    [
        ("format = 1", "format = 2", "format", "found 2; expected 1"),
        ("format = 1", "format = ", "the file", "no TOML"),
        ("format = 1", "", "the file", "missing required field `format`"),
        ("symbol = 3", 'symbol = "three"', "prices.symbol", "Expected `int`, got `str`"),
        ("symbol = 3", "symbol = 0", "prices.symbol", "found 0; expected a number from 1 to 99"),
        ("symbol = 3", "symbol = 3\ncamel = 9", "prices", "unknown field `camel`"),
        ('Q4 = ["blue", "red"]\n', "", "temple.squares", "14 squares; expected 15"),
        ('Q4 = ["blue", "red"]', '"Q 4" = ["blue", "red"]', "temple.squares.Q 4", "letters and digits only"),
        ('Q4 = ["blue", "red"]', 'Q4 = ["blue", "pink"]', "temple.squares[...][1]", "Invalid enum value 'pink'"),
        ('Q4 = ["blue", "red"]', 'Q4 = ["blue", "blue"]', "temple.squares.Q4", "two different ones"),
        ('Q4 = ["blue", "red"]', "Q4 = []", "temple.squares.Q4", "one colour or two"),
        ('Q4 = ["blue", "red"]', 'Q4 = ["red"]', "temple.squares", "S0 Q4 showing red alone; expected exactly one"),
        ('S4 = ["brown"]', 'S4 = ["brown", "red"]', "temple.squares", "none showing brown alone"),
        ('"S0-Q0"', '"S0-S0"', "temple.neighbours", "'S0-S0'; expected two different squares"),
        ('"S0-Q0"', '"S0-Z9"', "temple.neighbours", "'S0-Z9'; expected two different squares"),
        ('"S0-Q0"', '"S0"', "temple.neighbours", "'S0'; expected two different squares"),
        ('"S0-Q0"', '"P0-S0"', "temple.neighbours", "'P0-S0' twice; expected each pair once"),
        (
            '"S0-Q0", "S1-Q1", "S2-Q2", "S3-Q3", "S4-Q4",',
            "",
            "temple.neighbours",
            "no way from S0 to Q0 Q1 Q2 Q3 Q4; expected a temple in one piece",
        ),
        ("red = 4", "red = 5", "symbol_cards", "21 cards; expected 20 together"),
        ("red = 4", "red = 0", "symbol_cards.red", "found 0; expected between 1 and 15"),
        ("red = 4\n", "", "symbol_cards.red", "found 0"),
        ('"1-5" = [1, 1,', '"1-5" = [1,', 'number_cards."1-5"', "29 cards with 1 to 5 coins; expected 30"),
        ('"1-5" = [1, 1,', '"1-5" = [0, 1,', 'number_cards."1-5"', "30 cards with 0 to 5 coins; expected 30"),
        ("amount = 4\nvalue = 1", "amount = 5\nvalue = 1", "reserve[7].amount", "found 5; expected 1 to 4"),
        ("amount = 4\nvalue = 1", "amount = 4\nvalue = 13", "reserve[7].value", "found 13; expected 1 to 12"),
        ("value = 1\ncount = 1", "value = 1\ncount = 0", "reserve[7].count", "found 0; expected 1 to 35"),
        ("value = 1\ncount = 1", "value = 1\ncount = 2", "reserve", "36 tokens; expected 35"),
        ("amount = 4\nvalue = 1", "amount = 3\nvalue = 2", "reserve[7]", "3m:2 again; expected tokens that are alike"),
        ("[2, 7], ", "", "discovery.tokens", "14 tokens; expected 15"),
        ("[2, 7], ", "[8, 7], ", "discovery.tokens[0]", "[8, 7]; expected a small number"),
        ("3 = 20, ", "", "setup.coins.3", "found -1; expected a number from 0 to 33"),
        ("5 = 17", "5 = 21", "setup.coins.5", "found 21; expected a number from 0 to 20"),
        ("discoveries = 13", "discoveries = 16", "end.discoveries", "found 16; expected a number from 1 to 15"),
        ("format = 1", "format = 1" + "#" * 40_000, "the file", "characters; expected at most 32768"),
    ],
)
def test_a_fault_is_told_with_its_key(old: str, new: str, key: str, said: str) -> None:
    assert HOUSE.count(old) == 1
    with pytest.raises(ComponentsError) as caught:
        read_components(HOUSE.replace(old, new))
    assert caught.value.key == key
    assert said in str(caught.value)
    assert "Correct the file" in str(caught.value)


def test_a_table_plays_with_another_file() -> None:
    text = HOUSE.replace("coins = { 3 = 20, 4 = 20, 5 = 17 }", "coins = { 3 = 7, 4 = 8, 5 = 9 }")
    text = text.replace('P0 = ["red", "yellow"]', 'Pool = ["red", "yellow"]').replace("P0", "Pool")
    game, _ = Expedition.start(Options(components=text), 4, Dealing.seeded("another box"))
    assert game.coins == (8, 8, 8, 8)
    assert "Pool" in game.niches


def test_a_table_with_a_bad_file_does_not_start() -> None:
    with pytest.raises(ComponentsError, match=r"prices.movement: found 0"):
        Expedition.start(
            Options(components=HOUSE.replace("movement = 2\n\n", "movement = 0\n\n")), 4, Dealing.seeded("bad box")
        )
