"""Training of the trader's network by self-play: seeded, resumable, with a learning curve.

The folder of a training (`serai.players.training`) holds a checkpoint of weights, generator and position, and a curve
of the strength against the tuned greedy player. At the end it also holds the weights in the form that ships.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from serai.players.jaipur import weights as store
from serai.players.jaipur.greedy import tuned
from serai.players.jaipur.learning import play_and_learn
from serai.players.jaipur.network import Weights
from serai.players.jaipur.tournament import GREEDY, NETWORK, Side, duel
from serai.players.training import Folder

STEP: Final = 1000
"""Rounds between two updates of the averaged weights."""
WEIGHTS: Final = "weights.npz"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides what a training learns; the defaults made the weights that ship."""

    rounds: int = 2_770_000
    width: int = 64
    depth: int = 32
    seed: int = 1
    rate: float = 0.005
    """Step of the gradient at the beginning."""
    cooling: int = 250_000
    """After so many rounds the step is half of what it was at the beginning, after twice as many a third, ..."""
    persistence: float = 0.7
    """λ: how much of the later returns an afterstate learns, rather than the next value alone."""
    exploration: float = 0.03
    """Share of moves drawn at random; it starts at a tenth and falls to this during the warm-up."""
    warm_up: int = 20_000
    margin_part: float = 0.2
    """Weight of the margin in what is learned, beside the chance to win."""
    memory: int = 50_000
    """Rounds over which the weights are averaged; the average plays and ships, the weights themselves learn."""
    stage: int = 50_000
    """Rounds between two checkpoints and two points of the curve."""
    trial: int = 1000
    """Deals, each played twice, that measure a point of the curve."""


class Point(msgspec.Struct, frozen=True):
    """One point of the learning curve."""

    rounds: int
    seconds: float
    moves_a_round: float
    distance: float
    """Mean absolute error of the chance to win, against the return."""
    cut: int
    rate: float
    wins: float
    """Share of rounds won against the tuned greedy player."""


class Training:
    """A training in progress."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        """Begin anew, or go on from the folder's checkpoint."""
        self.settings, self.folder = settings, Folder(folder, Point)
        self.rounds, self.seconds = 0, 0.0
        self.generator: NDArray[np.uint64] = np.array([settings.seed], dtype=np.uint64)
        self.weights: Weights = store.fresh(settings.width, settings.depth, settings.seed)
        self.mean: Weights = tuple(array.copy() for array in self.weights)
        if (kept := self.folder.resume(settings)) is not None:
            self.weights = tuple(kept[name] for name in store.NAMES)
            self.mean = tuple(kept[f"mean_{name}"] for name in store.NAMES)
            self.generator = kept["generator"]
            self.rounds, self.seconds = int(kept["rounds"]), float(kept["seconds"])

    def _save(self, point: Point) -> None:
        arrays: dict[str, Any] = dict(zip(store.NAMES, self.weights, strict=True))
        arrays |= {f"mean_{name}": array for name, array in zip(store.NAMES, self.mean, strict=True)}
        arrays |= {"generator": self.generator, "rounds": self.rounds, "seconds": self.seconds}
        self.folder.save(self.settings, arrays, point)

    def rate(self) -> float:
        """Return the step of the gradient at this stage."""
        return self.settings.rate / (1.0 + self.rounds / self.settings.cooling)

    def exploration(self) -> float:
        """Return the share of random moves at this stage."""
        warmth = max(0.0, 1.0 - self.rounds / self.settings.warm_up) if self.settings.warm_up else 0.0
        return self.settings.exploration + (0.1 - self.settings.exploration) * warmth

    def advance(self) -> Point:
        """Play and learn one stage, measure it, and write the checkpoint and the curve."""
        settings = self.settings
        stage = settings.stage if self.rounds >= settings.warm_up else max(1, settings.warm_up // 10)
        stage = min(stage, settings.rounds - self.rounds)
        began = time.perf_counter()
        rate = self.rate()
        moves, distance, cut, played = 0, 0.0, 0, 0
        while played < stage:
            part = min(STEP, stage - played)
            told = play_and_learn(
                self.weights, part, rate, settings.persistence, self.exploration(), settings.margin_part, self.generator
            )
            moves, distance, cut = moves + told[0], distance + told[1] * part / stage, cut + told[2]
            played += part
            share = max(STEP / settings.memory, STEP / (self.rounds + played))
            for mean, now in zip(self.mean, self.weights, strict=True):
                np.add(mean, np.float32(min(1.0, share)) * (now - mean), out=mean)
        self.rounds += stage
        self.seconds += time.perf_counter() - began
        network, greedy = Side(NETWORK, self.mean, tuned()), Side(GREEDY, self.mean, tuned())
        wins = duel(network, greedy, settings.trial, settings.seed)
        point = Point(self.rounds, self.seconds, moves / stage, distance, cut, rate, float(wins.mean()))
        self._save(point)
        return point


def train(settings: Settings, checkpoint_dir: Path, progress: Callable[[Point], None]) -> Weights:
    """Train until all rounds are played, telling every point of the curve; goes on where a checkpoint left off."""
    training = Training(settings, checkpoint_dir)
    while training.rounds < settings.rounds:
        progress(training.advance())
    store.write(checkpoint_dir / WEIGHTS, training.mean)
    return training.mean
