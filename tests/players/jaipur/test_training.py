"""A training can be stopped anywhere and goes on to the very same weights; what it learns shows in games."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from serai.players.jaipur import train
from serai.players.jaipur import weights as store
from serai.players.jaipur.train import Point, Settings, Training
from serai.players.training import CHECKPOINT, Folder

pytestmark = pytest.mark.compiled
SMALL = Settings(rounds=600, width=16, depth=8, stage=200, warm_up=300, trial=5)


def run(folder: Path, settings: Settings = SMALL) -> tuple[np.ndarray, list[Point]]:
    told: list[Point] = []
    weights = train.train(settings, folder, told.append)
    return weights[0], told


def test_a_training_is_repeatable_and_resumable(tmp_path: Path) -> None:
    whole, told = run(tmp_path / "whole")
    assert told[-1].rounds == 600
    stopped = Training(SMALL, tmp_path / "parts")
    stopped.advance()
    stopped.advance()
    later = '{"rounds": 999, "seconds": 1, "moves_a_round": 1, "distance": 1, "cut": 0, "rate": 1, "wins": 1}\n'
    path = tmp_path / "parts" / "curve.jsonl"
    path.write_text(path.read_text() + later)
    resumed, _ = run(tmp_path / "parts")
    assert np.array_equal(whole, resumed)
    kept = Folder(tmp_path / "parts", Point).curve()
    assert [point.rounds for point in kept] == [point.rounds for point in told]
    assert [point.wins for point in kept] == [point.wins for point in told]


def test_a_training_ends_with_weights_that_can_ship(tmp_path: Path) -> None:
    whole, _ = run(tmp_path)
    table = store.read(tmp_path / train.WEIGHTS)[0]
    assert np.allclose(table, whole, atol=np.abs(whole).max() / 127)


def test_another_seed_learns_something_else(tmp_path: Path) -> None:
    other = Settings(rounds=60, width=16, depth=8, stage=30, warm_up=30, trial=5, seed=2)
    same = Settings(rounds=60, width=16, depth=8, stage=30, warm_up=30, trial=5, seed=1)
    assert not np.array_equal(run(tmp_path / "1", same)[0], run(tmp_path / "2", other)[0])


def test_a_folder_with_other_settings_is_refused(tmp_path: Path) -> None:
    Training(SMALL, tmp_path).advance()
    assert (tmp_path / CHECKPOINT).exists()
    with pytest.raises(ValueError, match="other settings"):
        Training(Settings(width=32), tmp_path)


def test_learning_shows_in_games(tmp_path: Path) -> None:
    settings = Settings(rounds=6000, width=16, depth=8, stage=3000, warm_up=3000, memory=1000, trial=60)
    _, told = run(tmp_path, settings)
    assert told[0].wins < 0.15
    assert told[-1].wins > told[0].wins + 0.05
