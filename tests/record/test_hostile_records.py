"""Records by strangers: deep, huge, or full of control characters. A sentence and exit code 1, never a trace."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.record.test_record import a_record, an_expedition

from serai import cli, record
from serai.record.files import MOST_BYTES
from serai.record.replay import MOST_MOVES

CONTROLS = "".join(map(chr, [*range(1, 32), 127, *range(128, 160), 0x2028, 0x2029, 0x202E, 0x200B, 0xFEFF]))


def altered(**changes: Any) -> str:
    return json.dumps({**json.loads(record.dumps(a_record())), **changes})


def hostile() -> dict[str, str]:
    head = '{"game": "jaipur", "rules": 1, '
    return {
        "deep list": "[" * 300_000,
        "deep object": '{"a":' * 300_000,
        "deep options": head + '"options": ' + '{"a":' * 100_000 + "1" + "}" * 100_000 + "}",
        "deep and short of the limit": head + '"options": ' + "[" * 900 + "]" * 900 + "}",
        "huge number": '{"game": "jaipur", "rules": ' + "9" * 1_000_000 + "}",
        "huge power": '{"game": "jaipur", "rules": 1e999999}',
        "huge list": head + '"options": [' + "[]," * 1_000_000 + "[]]}",
        "many small numbers": head + '"rounds": [' + "300," * 900_000 + "0]}",
        "huge line": '{"game": "' + "j" * (MOST_BYTES + 10) + '"}',
        "many players": altered(players=["a"] * 100_000),
        "many rounds": altered(rounds=json.loads(altered())["rounds"] * 2000),
        "controls in a field": '{"game": "jaipur", "rules": 1, "\\u001b]0;x\\u0007\\u009b31m": 1}',
        "controls in the game": json.dumps({"game": f"ja{CONTROLS}"}),
        "controls in a name": altered(players=[CONTROLS, "b"]),
        "position of another kind": altered(position={"__proto__": 1}),
        "position that is none": altered(position=CONTROLS),
        "position without end": altered(position="M" * 3_000_000),
        "position of another game": altered(position=an_expedition_begins()),
        "no text": "\x00\x1b[31m",
        "nothing": "null",
    }


def an_expedition_begins() -> str:
    return str(next(iter(record.replay(an_expedition()))).state.text())


@pytest.mark.parametrize("way", hostile())
@pytest.mark.parametrize("command", ["verify", "replay", "coach"])
def test_a_hostile_record_gets_a_sentence(
    way: str, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(hostile()[way] + "\n", encoding="utf-8")
    code = cli.main([command, str(path)])
    told = capsys.readouterr()
    assert code == (0 if (way, command) == ("controls in a name", "replay") else 1)
    assert all(sign.isprintable() or sign in "\n\u00a0\u202f" for sign in told.out + told.err)
    if command == "verify":
        assert len(told.out.splitlines()) == 1
        assert len(told.out) < 1000


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_replay_prints_names_without_control_characters(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.jsonl"
    lines = []
    for game in (a_record(), an_expedition()):
        whole = json.loads(record.dumps(game))
        whole["players"] = [f"\x1b[2J{CONTROLS}Ana {number}\r\nforged line" for number in range(len(whole["players"]))]
        lines.append(json.dumps(whole))
    path.write_text("\n".join(lines))
    for options in ([], ["--json"]):
        assert cli.main(["replay", str(path), "--lang", language, *options]) == 0
        told = capsys.readouterr()
        assert all(sign.isprintable() or sign in "\n\u00a0\u202f" for sign in told.out + told.err)
        assert not any(line.startswith("forged") for line in told.out.splitlines())
        assert options or "Ana 0" in told.out


def test_more_moves_than_any_game_has_are_not_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = json.loads(record.dumps(an_expedition()))
    whole["moves"] = [[0, "pass"]] * (MOST_MOVES + 1)
    path = tmp_path / "games.jsonl"
    path.write_text(json.dumps(whole))
    assert cli.main(["verify", str(path)]) == 1
    assert str(MOST_MOVES) in capsys.readouterr().out


def test_a_huge_file_is_read_in_bounded_memory(tmp_path: Path) -> None:
    """Half a gigabyte in one line; the process may not take as much."""
    path = tmp_path / "games.jsonl"
    with path.open("wb") as file:
        file.write(b'{"game": "')
        file.truncate(500_000_000)
    script = (
        "import resource, sys; from serai import cli; before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss;"
        "code = cli.main(['verify', sys.argv[1]]);"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before); sys.exit(code)"
    )
    done = subprocess.run([sys.executable, "-c", script, str(path)], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (1, "")
    assert "Not verified, line 1" in done.stdout
    assert int(done.stdout.splitlines()[-1]) * (1 if sys.platform == "darwin" else 1024) < 400_000_000
    assert resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss


def test_a_file_that_cannot_be_read_gets_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("verify", "replay", "coach"):
        for path in (tmp_path, tmp_path / "nothing", Path("/proc/self/mem")):
            assert cli.main([command, str(path)]) == 2
            assert "Traceback" not in capsys.readouterr().err
