"""Where a person's tables are kept when nothing is said: the system's usual place, or where they have been so far."""

from __future__ import annotations

from pathlib import Path

import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix

from serai.server import options


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("SERAI_DATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def on(system: type[Unix | MacOS], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(options, "user_data_path", lambda *names, **how: system(*names, **how).user_data_path)


def test_the_systems_usual_place(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    on(Unix, monkeypatch)
    assert options.default_data() == home / ".local" / "share" / "serai"
    on(MacOS, monkeypatch)
    assert options.default_data() == home / "Library" / "Application Support" / "serai"


def test_a_place_that_the_environment_names(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "xdg"))
    older = home / ".local" / "share" / "serai"
    older.mkdir(parents=True)
    (older / "serai.sqlite").touch()
    assert options.default_data() == home / "xdg" / "serai"
    monkeypatch.setenv("SERAI_DATA", str(home / "own"))
    assert options.default_data() == home / "own"


def test_tables_that_lie_where_0_1_put_them_on_every_system_are_found(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    on(MacOS, monkeypatch)
    older, usual = home / ".local" / "share" / "serai", home / "Library" / "Application Support" / "serai"
    older.mkdir(parents=True)
    assert options.default_data() == usual, "an empty folder is no data"
    (older / "serai.sqlite").touch()
    assert options.default_data() == older
    usual.mkdir(parents=True)
    (usual / "serai.sqlite").touch()
    assert options.default_data() == usual
