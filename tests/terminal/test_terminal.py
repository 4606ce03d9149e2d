"""The terminal game, played by a person who types."""

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from serai import players, record
from serai.cli import main
from serai.games import registry
from serai.games.dealing import Dealing
from serai.games.jaipur import Options
from serai.record.jaipur import JaipurRecord
from serai.terminal.game import Game
from serai.text import LANGUAGES, Words


def game(typed: Iterator[str], language: str = "en", options: Options | None = None) -> tuple[JaipurRecord, str]:
    """Play with typed lines; whoever has nothing more to type leaves."""
    console = Console(file=io.StringIO(), width=80, highlight=False)

    def read(*_: object, **__: object) -> str:
        for line in typed:
            return line
        raise EOFError

    console.input = read  # type: ignore[method-assign]
    opponent = players.load("jaipur", "random", seed=1)
    rules, dealing = registry.load("jaipur"), Dealing.seeded("terminal")
    played = Game(console, Words(language), rules, [opponent], dealing, options or Options()).play()
    assert isinstance(console.file, io.StringIO)
    assert isinstance(played, JaipurRecord)
    return played, console.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_by_number(language: str) -> None:
    played, screen = game(iter(["1"] * 1000), language, Options(open_herds=True))
    record.verify(played)
    assert played.end.reason == "played"
    assert played.winner is not None
    assert Words(language).say("terminal-market") in screen
    assert max(map(len, screen.splitlines())) <= 80


def test_help_moves_rules_and_words_for_what_is_wrong() -> None:
    played, screen = game(iter(["?", "", "moves", "rules", "jump", "take M", "sell DDDDD", "999", "quit"]))
    assert "Type a move" in screen
    assert "Possible moves" in screen
    assert "J-T7" in screen
    assert screen.count("That is not a move") == 2
    assert "(J-T1)" in screen
    assert "(J-X1)" in screen
    assert played.end.reason == "resigned"
    assert played.winner == 1
    record.verify(played)


def test_moves_may_be_typed_in_any_case_and_order() -> None:
    from serai.games.jaipur import Match

    match, _ = Match.start(Options(), 2, Dealing.seeded("terminal"))
    first = str(match.legal_moves(match.current.turn)[0])
    typed = first.upper() if match.current.turn == 0 else "1"
    played, _ = game(iter([typed]))
    assert len(played.rounds[0].moves) >= 1


def test_the_command_keeps_the_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nquit\n"))
    path = tmp_path / "mine.jsonl"
    assert main(["terminal", "--level", "random", "--seed", "tea", "--option", "seals=1", "--record", str(path)]) == 0
    assert main(["verify", str(path)]) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_as_many_seals_are_promised_as_win_the_match(language: str) -> None:
    promises = [" ".join(Words(language).say("jaipur-terminal-welcome", seals=seals).split()) for seals in (1, 2)]
    for seals in (1, 2):
        _, screen = game(iter(()), language, Options(seals=seals))
        assert [promise in " ".join(screen.split()) for promise in promises] == [seals == 1, seals == 2]


def test_a_record_names_nobody_in_the_language_of_the_terminal() -> None:
    for language in LANGUAGES:
        played, screen = game(iter(["quit"]), language)
        assert played.players == ("", "random")
        assert Words(language).say("player-random") in screen


def test_an_unknown_level_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["terminal", "jaipur", "--level", "nobody"]) == 2
    assert "nobody called 'nobody'" in capsys.readouterr().err


def test_a_game_of_three_is_played_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is not awaited lets the others go on by pressing Enter; who is picks the first move of the list."""
    lines = iter(["?", "moves", *(["1", ""] * 40), "quit"])
    monkeypatch.setattr(Console, "input", lambda *_, **__: next(lines))
    path = tmp_path / "mine.jsonl"
    assert main(["terminal", "eschnapur", "--level", "random", "--seed", "tea", "--record", str(path)]) == 0
    assert main(["verify", str(path)]) == 0
    ((_, kept),) = record.read(path)
    assert len(kept.players) == 3
    assert len(record.moves_of(kept)) > 3


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["jaipur", "--option", "seals=9"], "an option of jaipur makes no sense"),
        (["jaipur", "--option", "colour=red"], "jaipur has no option 'colour'. Its options with what they are"),
        (["jaipur", "--option", "seals"], "--option seals: expected NAME=VALUE"),
        (["eschnapur", "--seats", "9"], "eschnapur is played by 3 to 5, not by 9"),
    ],
)
def test_a_wrong_call_is_told(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["terminal", *words]) == 2
    assert told in capsys.readouterr().err
