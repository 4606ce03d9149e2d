"""Compiled code lies in a folder named by everything it depends on."""

import os
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numba
import pytest
from tests.games.taking_over import GAMES, told

from serai.games import compiled
from serai.games.compiled import KEPT, base_folder, cache_folder, once


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield a small house with the rules of one game, its players, and what all games share."""
    house = tmp_path / "house"
    rules = ("games/chance.py", "games/jaipur/kernel.py", "games/eschnapur/row.py")
    for name in (*rules, "players/jaipur/search.py", "coach/jaipur/luck.py"):
        (house / name).parent.mkdir(parents=True, exist_ok=True)
        (house / name).write_text("first\n")
    monkeypatch.setattr(compiled, "PACKAGE", house)
    monkeypatch.setattr(compiled, "COMMON", (house / "games" / "chance.py",))
    monkeypatch.setattr(compiled, "_unannounced", set())
    monkeypatch.setenv("SERAI_CACHE", str(tmp_path / "cache"))
    forget()
    yield house
    forget()


def forget() -> None:
    """Forget where things are, as a new process would."""
    base_folder.cache_clear()
    cache_folder.cache_clear()


def folder(room: str) -> Path:
    """Return the folder of a room's code for Jaipur as a new process would find it."""
    forget()
    return cache_folder(room, "jaipur")


@pytest.mark.parametrize(
    ("changed", "rules", "players", "coach"),
    [
        ("games/chance.py", True, True, True),
        ("games/jaipur/kernel.py", True, True, True),
        ("players/jaipur/search.py", False, True, True),
        ("coach/jaipur/luck.py", False, False, True),
        ("games/eschnapur/row.py", False, False, False),
    ],
)
def test_a_change_makes_new_folders_for_all_that_depends_on_it(
    house: Path, changed: str, rules: bool, players: bool, coach: bool
) -> None:
    rooms = ("games", "players", "coach")
    before = [folder(room) for room in rooms]
    assert before == [folder(room) for room in rooms]
    (house / changed).write_text("second\n")
    assert [folder(room) != old for room, old in zip(rooms, before, strict=True)] == [rules, players, coach]


def test_old_generations_are_swept_away(house: Path) -> None:
    for generation in range(KEPT + 3):
        (house / "games" / "chance.py").write_text(f"{generation}\n")
        newest = folder("games")
    kept = list(newest.parent.iterdir())
    assert len(kept) == KEPT
    assert newest in kept


@pytest.mark.usefixtures("house")
def test_without_a_home_to_write_to_a_run_and_its_processes_share_a_folder_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("SERAI_CACHE", str(tmp_path / "file" / "nowhere"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    first = folder("games")
    assert first.is_dir()
    assert first.is_relative_to(os.environ["SERAI_CACHE"])
    assert stat.S_IMODE(Path(os.environ["SERAI_CACHE"]).stat().st_mode) == stat.S_IRWXU
    assert folder("games") == first


@pytest.mark.compiled
@pytest.mark.parametrize(("keep", "versions"), [(once, 1), (lambda dispatcher: dispatcher, 2)])
def test_a_function_is_compiled_once_for_all_numbers_written_at_its_calls(keep: Any, versions: int) -> None:
    half = keep(numba.njit(lambda number: number // 2))
    both = numba.njit(lambda: half(6) + half(8))
    assert both() == 7
    assert len(half.signatures) == versions


@pytest.mark.compiled
def test_compiled_rules_take_over_from_interpreted_ones_and_nobody_notices() -> None:
    words = [sys.executable, "-W", "error", "-m", "tests.games.taking_over"]
    both = subprocess.run(words, capture_output=True, text=True, check=True).stdout.splitlines()
    assert both == [line for name in GAMES for line in told(name, lambda _: None)]
