"""Training of the explorer by self-play: seeded, resumable, with a curve of what it learned.

A stage plays games for every number of players inside the compiled code and moves each network towards the returns of
the positions it met (Adam, in small batches). The first stages watch greedy players; then the explorer plays most
seats itself. The folder of a training (`serai.players.training`) holds at its end `explorer.npz`, the weights as they
ship.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from serai.games.eschnapur.box import box_of
from serai.games.eschnapur.components import COLOURS
from serai.games.eschnapur.layout import QUIET_END
from serai.games.eschnapur.options import Options
from serai.players.eschnapur import weights as store
from serai.players.eschnapur.compiled_player import GREEDY, NETWORK, CompiledPlayer, SearchSettings
from serai.players.eschnapur.duelling import hand_habit
from serai.players.eschnapur.features import FEATURES
from serai.players.eschnapur.greedy import HAND
from serai.players.eschnapur.network import Weights
from serai.players.eschnapur.tournament import compete, play_games
from serai.players.eschnapur.weights import TABLES, Learned
from serai.players.training import Folder

READY: Final = "explorer.npz"
"""What a finished training leaves for players: put it beside this module, and the explorer plays with it."""
POSITIONS_A_GAME: Final = 250
"""Room for the positions of a game, all seats together; games that need more share what others leave."""
BETAS: Final = (0.9, 0.999)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides what a training learns."""

    rounds: int = 18_000
    """Games, of all table sizes together."""
    seed: int = 1
    rate: float = 0.0015
    """Step of Adam at the beginning; it falls to a tenth at the end."""
    batch: int = 256
    passes: int = 3
    """How often the positions of a stage are learned."""
    persistence: float = 0.9
    """λ: how much of the later returns a position learns, rather than the next value alone."""
    watching: int = 3_000
    """Games at the beginning that greedy players play."""
    sparring: float = 0.25
    """Share of seats that greedy players hold afterwards."""
    spread: int = 8
    """Coins that a seat may begin with more or less than the rules say."""
    noise: float = 0.004
    heat: float = 0.01
    worlds: int = 1
    duels: int = 5
    habit_rate: float = 0.003
    margin_part: float = 0.3
    """Weight of the margin in what is learned, beside the chance to win."""
    stage: int = 750
    """Games between two checkpoints, of all table sizes together."""
    trial: int = 10
    """Deals for each table size, each played from every seat, that measure a point of the curve."""


class Point(msgspec.Struct, frozen=True):
    """One point of the learning curve."""

    rounds: int
    seconds: float
    turns_a_game: float
    quiet: float
    """Share of games that ended because nobody opened a niche (E-Z4)."""
    loss: float
    wins: float
    """Share of games won as one explorer among greedy players, the mean over tables of 3, 4 and 5."""
    by_table: tuple[float, ...]


def colours(seats: int) -> NDArray[np.int64]:
    """Return the colours of a table."""
    return np.array([COLOURS.index(colour) for colour in Options().colours_of(seats)], dtype=np.int64)


def greedy_player(weights: Weights, settings: SearchSettings) -> CompiledPlayer:
    """Return the greedy player; it has weights of a network only because every player does."""
    return GREEDY, weights, HAND.copy(), hand_habit(), settings.array()


def explorer_player(learned: Learned, settings: SearchSettings) -> CompiledPlayer:
    """Return the learned player."""
    return NETWORK, learned.weights, HAND.copy(), learned.habit, settings.array()


class Adam:
    """Adam's steps for one network; its memory is part of a checkpoint."""

    def __init__(self, weights: Weights) -> None:
        """Begin without memory."""
        self.means = [np.zeros_like(array) for array in weights]
        self.squares = [np.zeros_like(array) for array in weights]
        self.steps = 0

    def step(self, weights: Weights, slopes: list[NDArray[Any]], rate: float) -> None:
        """Move weights against their slopes."""
        self.steps += 1
        first, second = BETAS
        scale = rate * np.sqrt(1 - second**self.steps) / (1 - first**self.steps)
        for array, slope, mean, square in zip(weights, slopes, self.means, self.squares, strict=True):
            mean[...] += (1 - first) * (slope - mean)
            square[...] += (1 - second) * (slope * slope - square)
            array[...] -= np.float32(scale) * mean / (np.sqrt(square) + np.float32(1e-7))


def fit(
    weights: Weights, adam: Adam, x: NDArray[np.float32], goals: NDArray[np.float32], rate: float, margin_part: float
) -> float:
    """Learn one batch of positions and return its loss."""
    entry, entry_bias, across, across_bias, above, above_bias = weights
    first = np.maximum(x @ entry + entry_bias, 0.0)
    second = np.maximum(first @ across + across_bias, 0.0)
    out = second @ above + above_bias
    win = 1.0 / (1.0 + np.exp(-out[:, 0]))
    off = np.empty_like(out)
    off[:, 0] = (win - goals[:, 0]) / len(x)
    off[:, 1] = margin_part * (out[:, 1] - goals[:, 1]) / len(x)
    back = off @ above.T
    back[second <= 0.0] = 0.0
    back_first = back @ across.T
    back_first[first <= 0.0] = 0.0
    slopes = [x.T @ back_first, back_first.sum(0), first.T @ back, back.sum(0), second.T @ off, off.sum(0)]
    adam.step(weights, slopes, rate)
    return float(np.mean((win - goals[:, 0]) ** 2))


class Training:
    """A training in progress."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        """Begin anew, or go on from the folder's checkpoint."""
        self.settings, self.folder = settings, Folder(folder, Point)
        self.rounds, self.seconds = 0, 0.0
        self.generator: NDArray[np.uint64] = np.array([settings.seed], dtype=np.uint64)
        self.learned = {seats: store.fresh(seats, settings.seed) for seats in TABLES}
        self.adams = {seats: Adam(self.learned[seats].weights) for seats in TABLES}
        self.box = box_of(Options()).copy()
        room = settings.stage // len(TABLES) * POSITIONS_A_GAME
        self.tape = np.zeros((room, FEATURES), np.float32)
        self.goals = np.zeros((room, 2), np.float32)
        if (kept := self.folder.resume(settings)) is not None:
            self._resume(kept)

    def _resume(self, kept: dict[str, NDArray[Any]]) -> None:
        for seats in TABLES:
            self.learned[seats] = store.taken(kept, seats)
            adam = self.adams[seats]
            adam.steps = int(kept[f"steps{seats}"])
            for layer, name in enumerate(store.LAYERS):
                adam.means[layer] = kept[f"mean_{name}{seats}"]
                adam.squares[layer] = kept[f"square_{name}{seats}"]
        self.generator = kept["generator"]
        self.rounds, self.seconds = int(kept["rounds"]), float(kept["seconds"])

    def _save(self, point: Point) -> None:
        arrays: dict[str, Any] = {"generator": self.generator, "rounds": self.rounds, "seconds": self.seconds}
        for seats in TABLES:
            adam = self.adams[seats]
            arrays.update(store.named(self.learned[seats], seats))
            arrays[f"steps{seats}"] = adam.steps
            for layer, name in enumerate(store.LAYERS):
                arrays[f"mean_{name}{seats}"] = adam.means[layer]
                arrays[f"square_{name}{seats}"] = adam.squares[layer]
        self.folder.save(self.settings, arrays, point)

    def rate(self) -> float:
        """Return the step of Adam at this stage."""
        return self.settings.rate * (1.0 - 0.9 * self.rounds / self.settings.rounds)

    def advance(self) -> Point:
        """Play and learn one stage at every table size, measure it, and write the checkpoint and the curve."""
        settings = self.settings
        began = time.perf_counter()
        games = max(1, min(settings.stage, settings.rounds - self.rounds) // len(TABLES))
        watched = self.rounds < settings.watching
        turns, quiet, losses = 0, 0, []
        for seats in TABLES:
            played = self._play(seats, games, watched)
            turns, quiet = turns + played[1], quiet + played[2]
            losses.append(self._learn(seats, played[0]))
        self.rounds += games * len(TABLES)
        self.seconds += time.perf_counter() - began
        wins = tuple(self._trial(seats) for seats in TABLES)
        all_games = games * len(TABLES)
        loss, mean = float(np.mean(losses)), float(np.mean(wins))
        point = Point(self.rounds, self.seconds, turns / all_games, quiet / all_games, loss, mean, wins)
        self._save(point)
        return point

    def _play(self, seats: int, games: int, watched: bool) -> tuple[int, int, int]:
        """Play games of one table size and note their positions."""
        given, learned = self.settings, self.learned[seats]
        looking = SearchSettings(
            worlds=given.worlds, duels=given.duels, noise=given.noise, heat=given.heat, goods=False
        )
        one, two = explorer_player(learned, looking), greedy_player(learned.weights, looking)
        results = np.zeros((games, 2 * seats + 3))
        noted: int = play_games(
            self.box,
            colours(seats),
            (one, two, two, two, two),
            games,
            1.0 if watched else given.sparring,
            1.0 if watched else given.persistence,
            0.0 if watched else given.habit_rate,
            given.spread,
            self.generator,
            self.tape,
            self.goals,
            results,
        )
        return noted, int(results[:, -2].sum()), int((results[:, -1] == QUIET_END).sum())

    def _learn(self, seats: int, positions: int) -> float:
        """Learn the positions noted, in a random order."""
        settings, losses = self.settings, []
        chance = np.random.default_rng((settings.seed, self.rounds, seats))
        for _ in range(settings.passes):
            order = chance.permutation(positions)
            for start in range(0, positions - settings.batch + 1, settings.batch):
                chosen = order[start : start + settings.batch]
                losses.append(
                    fit(
                        self.learned[seats].weights,
                        self.adams[seats],
                        self.tape[chosen],
                        self.goals[chosen],
                        self.rate(),
                        settings.margin_part,
                    )
                )
        return float(np.mean(losses)) if losses else 0.0

    def _trial(self, seats: int) -> float:
        """Return the share of games that one explorer wins among greedy players."""
        learned, settings = self.learned[seats], SearchSettings(worlds=1, goods=False)
        one, rest = explorer_player(learned, settings), greedy_player(learned.weights, settings)
        results = compete(
            self.box, colours(seats), (one, rest, rest, rest, rest), self.settings.trial, self.settings.seed
        )
        return float(results[:, 0].mean())


def train(settings: Settings, folder: Path, progress: Callable[[Point], None]) -> dict[int, Learned]:
    """Train until all games are played, telling every point of the curve; goes on where a checkpoint left off."""
    training = Training(settings, folder)
    while training.rounds < settings.rounds:
        progress(training.advance())
    store.write(folder / READY, training.learned)
    return training.learned
