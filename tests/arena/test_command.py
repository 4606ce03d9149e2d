"""The command `serai arena`: tables, JSON, the picture, exit codes and words."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from tests.arena.runs import CAREFUL, SETTINGS, WHIMSICAL, Files

from serai import cli
from serai.arena import Result, Settings, figures, standings
from serai.arena.figures import Figure, told
from serai.arena.intervals import Estimate
from serai.arena.ladder import ladder

RUN = ["arena", "jaipur", "greedy", WHIMSICAL, "--games", "12", "--seed", "7", "--option", "seals=1", "--workers", "1"]


def test_the_table_tells_ratings_wins_points_and_pace(
    whole: tuple[Files, list[Result]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([*RUN, "--resume", str(whole[0].ledger), "--anchor", "whimsical"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    head, _, first, second, *rest = [line for line in out.splitlines() if line.strip()][1:]
    assert head.split() == ["player", "rating", "games", "wins", "points", "time", "a", "move"]
    assert first.split()[0] == "greedy"
    assert second.split()[:3] == ["whimsical", "+0", "12"]
    assert "12 games on 6 deals, each played in every seat; seed 7; seals 1" in " ".join(rest)
    assert "moves a round" in " ".join(" ".join(rest).split())


def test_json_and_the_picture_tell_the_same(
    whole: tuple[Files, list[Result]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "ladder.svg"
    assert cli.main([*RUN, "--resume", str(whole[0].ledger), "--json", "--svg", str(picture)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["settings"]["options"] == {"seals": 1, "open_herds": False}
    best, other = found["standings"]["players"]
    assert (best["player"], best["games"]) == ("greedy", 12)
    assert best["wins"] + other["wins"] == 12
    assert best["rating"]["low"] < best["rating"]["value"] < best["rating"]["high"]
    texts = [element.text for element in ElementTree.parse(picture).iter("{http://www.w3.org/2000/svg}text")]
    assert texts[:2] == ["Jaipur: the ladder", "12 games on 6 deals, each played in every seat; seed 7; seals 1"]
    assert {"greedy", "whimsical", f"{best['rating']['value']:+.0f}"} <= set(texts)


@pytest.mark.compiled
def test_the_yardstick_of_the_search_plays(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A bot's file may use compiled code of the house, be compiled itself, and be found again in the cache."""
    monkeypatch.setenv("SERAI_ISMCTS_ITERATIONS", "4")
    yardstick = Path(__file__).parents[2] / "benchmarks" / "ismcts.py"
    run = ["arena", "jaipur", "greedy", str(yardstick), "--games", "2", "--option", "seals=1", "--workers", "1"]
    for _ in range(2):
        assert cli.main([*run, "--json"]) == 0
        told = json.loads(capsys.readouterr().out)
        assert all(not player["forfeits"] for player in told["standings"]["players"])


def test_the_picture_escapes_names(whole: tuple[Files, list[Result]]) -> None:
    svg = ladder(standings(["<b>&", "whimsical"], whole[1]), "a < b", "")
    assert "&lt;b&gt;&amp;" in svg
    ElementTree.fromstring(svg)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["jaipur", "./nobody.py", CAREFUL], "there is no file"),
        (["jaipur", CAREFUL], "an arena needs two players at least; 1 came"),
        (["jaipur", CAREFUL, WHIMSICAL, "--option", "camels=3"], "jaipur has no option 'camels'"),
        (["jaipur", CAREFUL, WHIMSICAL, "--option", "seals=3"], "an option of jaipur makes no sense"),
        (["jaipur", CAREFUL, WHIMSICAL, "--option", "seals"], "expected NAME=VALUE"),
        (["jaipur", CAREFUL, WHIMSICAL, "--anchor", "greedy"], "not among the players careful, whimsical"),
        (["jaipur", CAREFUL, WHIMSICAL, "--record", "/nowhere/games.jsonl"], "/nowhere/games.jsonl: No such file"),
        (["figures", "jaipur", "--row", "99"], "there is no figure 99"),
    ],
)
def test_a_wrong_call_is_told_and_exits_with_2(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["arena", *words, "--workers", "1"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert told in err


def test_other_settings_than_the_file_s_exit_with_2(
    whole: tuple[Files, list[Result]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([*RUN, "--seed", "9", "--resume", str(whole[0].ledger)]) == 2
    assert "begun with seed 7; now it is 9" in capsys.readouterr().err


def test_the_figures_are_floors_against_falling_back() -> None:
    rows = figures.figures("jaipur")
    assert rows.games >= 2000
    assert rows.options == {"seals": "1"}
    assert [(row.player.split(":")[0], row.wins) for row in rows.rows] == [
        ("greedy", 0.999), ("greedy", 0.65), ("trader", 0.75),
        ("maharaja", 0.60), ("maharaja", 0.80), ("maharaja", 0.70),
    ]  # fmt: skip


def test_figures_are_told_with_their_verdict(capsys: pytest.CaptureFixture[str]) -> None:
    from rich.console import Console

    rows = [
        Figure("greedy", "random", 0.999, 2000, Estimate(0.9995, 0.997, 1.0), (0.01, 0.01), 0, 0, True),
        Figure("maharaja", "ismcts", 0.9, 2000, Estimate(0.88, 0.86, 0.9), (8.0, 8.1), 0, 0, False, 240),
    ]
    Console(width=120).print(told("jaipur", rows))
    lines = capsys.readouterr().out.splitlines()
    assert any("greedy" in line and "≥ 99.9 %" in line and "reached" in line for line in lines)
    assert any("ismcts, 240 iterations" in line and "88.0 % ± 2.0" in line and "missed" in line for line in lines)


SLOWLY = """

import os
import time

at_once = choose


def choose(view):
    end = time.perf_counter() + 20e-6 * int({iterations})
    while time.perf_counter() < end:
        pass
    return at_once(view)
"""


def test_equal_time_is_found_and_measured_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    careful = Path(CAREFUL).read_text()
    steady, budgeted = tmp_path / "steady.py", tmp_path / "budgeted.py"
    steady.write_text(careful + SLOWLY.format(iterations=100))
    budgeted.write_text(careful + SLOWLY.format(iterations='os.environ["SERAI_BUDGETED_ITERATIONS"]'))
    row = figures.Row(str(steady), str(budgeted), wins=0.1, budget="SERAI_BUDGETED_ITERATIONS")
    asked = figures.Figures((row,), games=4, options={"seals": "1"})
    monkeypatch.setattr(figures, "figures", lambda game: asked)
    monkeypatch.setattr(figures, "TRIAL_GAMES", 2)
    monkeypatch.setattr(figures, "TRIALS", 1)
    (figure,) = figures.measure("jaipur", resume=tmp_path / "kept")
    assert (figure.player, figure.against, figure.games) == ("steady", "budgeted", 4)
    assert figure.iterations is not None
    assert figure.iterations > 0  # how many depends on what else the machine does
    assert "SERAI_BUDGETED_ITERATIONS" not in os.environ
    assert list(figures.measure("jaipur", resume=tmp_path / "kept")) == [figure]  # nothing is played again
    assert figures.measured_fairly((2.0, 1.9))
    assert not figures.measured_fairly((2.0, 1.7))


def test_settings_name_players_and_number_namesakes() -> None:
    assert SETTINGS.labels == ("greedy", "whimsical")
    assert Settings("jaipur", ("greedy", "random", "greedy"), 2).labels == ("greedy", "random", "greedy (2)")


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent in another way there")
def test_an_interrupted_run_keeps_what_was_played(tmp_path: Path) -> None:
    ledger = tmp_path / "run.jsonl"
    words = ["arena", "jaipur", "random", "random", "--games", "20000", "--workers", "2", "--resume", str(ledger)]
    process = subprocess.Popen(
        [sys.executable, "-m", "serai", *words],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # tests that run in the background of a shell are born deaf to Ctrl-C
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509  # it does nothing else
    )
    try:
        while not (ledger.exists() and ledger.read_bytes().count(b"\n") > 20):
            assert process.poll() is None
            time.sleep(0.1)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: everybody in the foreground gets it
        _, err = process.communicate()
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130
    assert f"interrupted; what was played is in {ledger}" in err
    assert "Traceback" not in err
    _, *lines = ledger.read_bytes().splitlines()
    assert all(msgspec.json.decode(line, type=Result).ending == "seals" for line in lines)
