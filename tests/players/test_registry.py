"""Players are found by name, by name with options, or in a file of anybody's."""

from __future__ import annotations

from pathlib import Path

import pytest

from serai import players
from serai.games import jaipur
from serai.games.dealing import Dealing

LEVELS = ["apprentice", "peddler", "stallholder", "merchant", "caravaneer", "treasurer", "maharaja"]


def view_of_first_turn() -> jaipur.View:
    match, _ = jaipur.Match.start(jaipur.Options(), 2, Dealing.seeded("a first turn"))
    return match.current.view(match.current.turn)


def test_levels_are_listed_from_the_weakest() -> None:
    names = players.names("jaipur")
    assert names[:3] == ["random", "greedy", "trader"]
    assert names[3:] == LEVELS


@pytest.mark.parametrize(
    ("game", "spec", "told"),
    [
        ("jaipur", "sultan", "nobody called 'sultan' plays jaipur"),
        ("chess", "random", "no game called 'chess'"),
        ("jaipur", "maharaja:iterations", "is no option"),
        ("jaipur", "maharaja:iterations=many", "expected a number from 1"),
        ("jaipur", "maharaja:iterations=0", "expected a number from 1"),
        ("jaipur", "trader:iterations=5", "has no option iterations"),
        ("jaipur", "greedy:weights=best", "hand or tuned"),
        ("jaipur", "./nobody.py", "there is no file"),
    ],
)
def test_who_is_not_there_is_refused_with_words(game: str, spec: str, told: str) -> None:
    with pytest.raises(players.UnknownPlayer, match=told):
        players.load(game, spec, 1)


def test_a_file_with_a_function_is_a_player(tmp_path: Path) -> None:
    bot = tmp_path / "mybot.py"
    bot.write_text("def choose(view):\n    return 'take ' + next(c for c in view.market if c != 'M')\n")
    player = players.load("jaipur", str(bot), 1)
    assert player.name == "mybot"
    assert player.choose(view_of_first_turn()) == "take " + view_of_first_turn().market[0]


@pytest.mark.parametrize(
    ("text", "told"),
    [("x = 1", r"has no function choose\(view\)"), ("import nothing_of_that_name", "could not be loaded")],
)
def test_a_file_that_is_no_player_is_refused_with_words(tmp_path: Path, text: str, told: str) -> None:
    bot = tmp_path / "broken.py"
    bot.write_text(text)
    with pytest.raises(players.UnknownPlayer, match=told):
        players.load("jaipur", str(bot), 1)


@pytest.mark.compiled
@pytest.mark.parametrize(
    "spec", ["random", "greedy:weights=hand", "trader:noise=0.1", "maharaja:iterations=50,threads=2"]
)
def test_players_answer_a_view_with_a_legal_move_and_the_same_again(spec: str) -> None:
    match, _ = jaipur.Match.start(jaipur.Options(), 2, Dealing.seeded("again"))
    view = match.current.view(match.current.turn)
    answer = players.load("jaipur", spec, 7).choose(view)
    assert answer in match.current.legal_moves()
    assert players.load("jaipur", spec, 7).choose(view) == answer
    assert players.load("jaipur", spec, 7).choose(match.player_view(match.current.turn)) == answer


def test_a_player_refuses_a_view_that_tells_too_little() -> None:
    match, _ = jaipur.Match.start(jaipur.Options(), 2, Dealing.seeded("forgetful"))
    player = players.load("jaipur", "random", 1)
    with pytest.raises(ValueError, match="with memory"):
        player.choose(match.current.view(match.current.turn).forgetful())
    with pytest.raises(ValueError, match="spectator"):
        player.choose(match.current.view(None))
