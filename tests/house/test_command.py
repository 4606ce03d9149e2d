"""The command `serai`: help with examples, exit codes, JSON."""

import argparse
import importlib
import io
import json
import re
import shlex
from pathlib import Path

import pytest
from tests.record.test_record import a_record

from serai import __version__, bench, record
from serai.cli import COMMANDS, main
from serai.games import registry


@pytest.mark.parametrize("name", list(COMMANDS))
def test_every_command_has_help_with_examples(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        main([name, "--help"])
    assert done.value.code == 0
    told = capsys.readouterr().out
    assert f"serai {name}" in told.split("examples:")[1]


@pytest.mark.parametrize("name", list(COMMANDS))
def test_every_example_can_be_called(name: str) -> None:
    """Each line of the help that shows a call is read by the command, and by the study that it hands words to."""
    command = importlib.import_module(COMMANDS[name][0])
    examples = command.EXAMPLES.replace("GAME", registry.names()[0])
    calls = re.findall(r"^ *serai (.*?)(?:  .*)?$", examples, re.MULTILINE)
    assert calls
    for call in calls:
        _, *words = shlex.split(call)
        parser = argparse.ArgumentParser(exit_on_error=False)
        command.arguments(parser)
        said = parser.parse_args(words)
        for option in (word for word in getattr(said, "rest", ()) if word.startswith("--")):
            study = (bench.CHECKOUT / bench.STUDIES[said.study]).read_text("utf-8")
            assert f'"{option}"' in study, call


def test_the_house_tells_its_commands_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        main(["--help"])
    assert done.value.code == 0
    told = capsys.readouterr().out
    assert all(name in told for name in COMMANDS)
    assert "not affiliated" in told
    with pytest.raises(SystemExit):
        main(["--version"])
    assert __version__ in capsys.readouterr().out


def test_an_unknown_command_is_a_wrong_call() -> None:
    with pytest.raises(SystemExit) as done:
        main(["dance"])
    assert done.value.code == 2


WRONG = [
    ["play", "--no-browser", "--port", "0", "--data", "FILE"],
    ["backup", "FILE/copy.db", "--data", "FILE"],
    ["backup", "copy.db", "--data", "NOWHERE"],
    ["restore", "NOWHERE", "--data", "data"],
    ["restore", "FILE", "--data", "data"],
    ["terminal", "--record", "FILE/games.jsonl"],
    ["terminal", "--level", "nobody"],
    ["verify", "NOWHERE"],
    ["replay", "NOWHERE"],
    ["rules", "jaipur", "--clause", "J-X99"],
    ["arena", "jaipur", "random", "nobody"],
    ["arena", "jaipur", "random", "greedy", "--record", "FILE/games.jsonl"],
    ["train", "jaipur", "--folder", "FILE"],
    ["train", "jaipur", "--folder", "fresh", "--svg", "FILE/curve.svg"],
    ["train", "jaipur", "--folder", "fresh", "--set", "rounds=many"],
]


@pytest.mark.parametrize("words", WRONG, ids=lambda words: " ".join(words[:1] + words[-1:]))
def test_a_wrong_call_gets_a_sentence_and_exit_code_2(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the call names cannot be used: nothing is begun, and no trace is shown."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO())
    (tmp_path / "FILE").write_text("a file, and no folder")
    assert main(words) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.rstrip().endswith(".")
    said = [line for line in told.err.splitlines() if not line.startswith("Serai: compiling")]  # on a new machine
    assert len(said) == 1


@pytest.fixture
def games(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    path.write_text(record.dumps(a_record()) + "\n" + record.dumps(a_record(most=5, end=record.End("limit"))) + "\n")
    return path


def test_verify_says_yes_or_names_the_first_fault(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(games)]) == 0
    assert "2 games verified" in capsys.readouterr().out
    before, _, after = games.read_text().rpartition('"winner":null')
    games.write_text(f'{before}"winner":1{after}')
    assert main(["verify", str(games), "--json"]) == 1
    answer = json.loads(capsys.readouterr().out)
    assert answer["verified"] == 1
    assert "line 2: winner: found 1" in answer["fault"]
    games.write_text("")
    assert main(["verify", str(games)]) == 1
    assert main(["verify", str(games) + "x"]) == 2


def test_replay_tells_unnamed_players_apart_in_its_own_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "unnamed.jsonl"
    path.write_text(record.dumps(a_record(players=("", "merchant"))) + "\n")
    for language, names in (("en", "Guest 1 / Merchant"), ("fr", "Invité 1 / Marchand"), ("it", "Ospite 1 / Mercante")):
        assert main(["replay", str(path), "--lang", language]) == 0
        assert f"— {names}\n" in capsys.readouterr().out


def test_replay_tells_the_games_in_words_and_as_json(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(games), "--lang", "fr", "--game", "1"]) == 0
    told = capsys.readouterr().out
    assert "Anda" in told
    assert "sceau" in told
    assert main(["replay", str(games), "--json"]) == 0
    kinds = [json.loads(line)["kind"] for line in capsys.readouterr().out.splitlines()]
    assert kinds[0] == "round-start"
    assert "match-end" in kinds
    assert main(["replay", str(games), "--game", "9"]) == 2
    assert main(["replay", str(games) + "x"]) == 2
    games.write_text('{"game":"go"}')
    assert main(["replay", str(games)]) == 1


def test_rules_in_three_languages(capsys: pytest.CaptureFixture[str]) -> None:
    for language, word in (("en", "camel"), ("fr", "chameau"), ("it", "cammell")):
        assert main(["rules", "jaipur", "--lang", language]) == 0
        told = capsys.readouterr().out
        assert word in told
        assert "J-T7" in told
