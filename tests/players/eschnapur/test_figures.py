"""The figures of Eschnapur's players are measured by code that runs, and a training leaves weights that play."""

from pathlib import Path

import numpy as np
import pytest
from benchmarks.eschnapur_balance import POLICIES, turn_order
from benchmarks.eschnapur_players import ROWS, interval, measure

from serai.games.eschnapur.box import box_of
from serai.games.eschnapur.options import Options
from serai.players import names
from serai.players.eschnapur import weights
from serai.players.eschnapur.compiled_player import VOWS
from serai.players.eschnapur.train import Point, Settings, Training, train
from serai.players.training import Folder

QUICK = Settings(rounds=12, stage=6, watching=6, trial=1, passes=1, batch=64)


def test_one_among_others_is_measured_from_every_seat() -> None:
    share, half, games, spent = measure("greedy", "random", 3, 12, seed=4)
    assert games == 12
    assert share > 0.8
    assert 0.0 <= half < 0.5
    assert spent > 0.0


def test_the_rotations_of_a_deal_are_one_observation() -> None:
    shares = np.array([1.0, 0.0, 0.0] * 50)
    share, half = interval(shares, 3)
    assert share == pytest.approx(1 / 3)
    assert half == pytest.approx(0.0, abs=1e-9)
    assert interval(shares, 1)[1] > 0.05


def test_every_place_in_the_order_of_turns_gets_its_share() -> None:
    found = turn_order("greedy", 4, 12, 3, box_of(Options()).copy())
    assert len(found) == 4
    assert sum(share for share, _ in found) == pytest.approx(1.0)


def test_figures_name_players_and_vows_that_exist() -> None:
    known = {*names("eschnapur"), "explorer", "caravaneer", "treasurer", "maharaja"}
    assert {name for row in ROWS for name in row[:2]} <= known
    assert set(POLICIES.values()) == set(VOWS) - {"none"}


def test_a_training_goes_on_where_it_was_left_and_ends_with_weights(tmp_path: Path) -> None:
    whole = train(QUICK, tmp_path / "whole", lambda point: None)
    halves = Training(QUICK, tmp_path / "halves")
    halves.advance()
    again = train(QUICK, tmp_path / "halves", lambda point: None)
    assert [point.rounds for point in Folder(tmp_path / "halves", Point).curve()] == [6, 12]
    with np.load(tmp_path / "whole" / "explorer.npz") as file:
        for seats in weights.TABLES:
            assert np.array_equal(whole[seats].habit, again[seats].habit)
            for one, other in zip(whole[seats].weights, again[seats].weights, strict=True):
                assert np.array_equal(one, other)
            ready = weights.taken(file, seats)
            assert np.allclose(ready.weights[0], whole[seats].weights[0], atol=0.01)


@pytest.mark.parametrize(("spread", "least", "most"), [(0, 20, 20), (8, 12, 28)])
def test_fortunes_differ_at_the_start_of_training_games(tmp_path: Path, spread: int, least: int, most: int) -> None:
    """Seats begin with up to so many coins more or less (`Settings.spread`); else with 20 (E-S3)."""
    training = Training(Settings(rounds=36, stage=36, watching=36, trial=1, passes=1, spread=spread), tmp_path)
    training._play(4, 12, watched=True)
    coins = np.rint(20 * training.tape[:4, 0]).astype(int)  # the four seats before the first move
    assert coins.min() >= least
    assert coins.max() <= most
    assert (coins.min() < coins.max()) == (spread > 0)


def test_a_training_with_other_settings_is_not_overwritten(tmp_path: Path) -> None:
    Training(QUICK, tmp_path).advance()
    with pytest.raises(ValueError, match="other settings"):
        Training(Settings(rounds=12, stage=6, seed=2), tmp_path)
