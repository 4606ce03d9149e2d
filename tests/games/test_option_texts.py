"""Options of a game as a command line gives them."""

from __future__ import annotations

import pytest

from serai.games.option_texts import UnknownOption, read_options, split_options


def test_names_and_values_are_split_at_the_first_sign() -> None:
    assert split_options(["seals=1", "path=a=b", "seals=2"]) == {"seals": "2", "path": "a=b"}


@pytest.mark.parametrize("text", ["seals", "seals=", "=2", ""])
def test_what_is_no_name_and_value_is_told(text: str) -> None:
    with pytest.raises(UnknownOption, match=f"--option {text}: expected NAME=VALUE"):
        split_options([text])


def test_values_become_what_the_game_takes_and_the_rest_is_as_usual() -> None:
    assert read_options("jaipur", {"seals": "1", "open_herds": "true"}) == {"seals": 1, "open_herds": True}
    assert read_options("jaipur", {}) == {"seals": 2, "open_herds": False}


def test_an_option_that_is_not_there_is_told_with_those_that_are() -> None:
    with pytest.raises(UnknownOption, match="no option 'camels'. Its options .*: seals=2, open_herds=False."):
        read_options("jaipur", {"camels": "3"})


def test_a_value_that_makes_no_sense_is_told_with_the_options() -> None:
    with pytest.raises(UnknownOption, match="makes no sense: .*seals.* Its options: seals=2"):
        read_options("jaipur", {"seals": "many"})
