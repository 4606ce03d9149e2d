"""Bradley-Terry ratings: one number a player, such that differences tell win-rates.

A player rated *d* above another is expected to score 1 / (1 + 10^(-d/400)). Half a win is added to each side
of every pairing, so that a player who never lost still has a rating. The intervals are those of the sandwich
estimator with whole deals as units.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from serai.arena.intervals import Estimate, quantile

SCALE: Final = 400 / math.log(10)
HALF_A_WIN: Final = 0.5
STEPS: Final = 200

Rating = Estimate
Matrix = NDArray[np.float64]


class Meeting(NamedTuple):
    """One comparison of two players: 1 when the first was ahead, 0 when behind, a half when level."""

    first: int
    second: int
    score: float


def rate(
    players: int, units: Sequence[Iterable[Meeting]], anchor: int | None = None, prior: float = HALF_A_WIN
) -> list[Rating]:
    """Rate players by their meetings, which come in units (deals); the anchor, or else the mean, is 0."""
    wins = np.zeros((players, players))
    for unit in units:
        for first, second, score in unit:
            wins[first, second] += score
            wins[second, first] += 1 - score
    met = (wins + wins.T) > 0
    wins += prior * met
    strengths = fit(wins)
    spread = _covariance(strengths, wins, units, met.astype(np.float64) * prior)
    contrast = np.eye(players) - (1 / players if anchor is None else np.eye(players)[anchor])
    values = contrast @ strengths * SCALE
    variances = np.maximum(np.diag(contrast @ spread @ contrast.T), 0)
    halves = quantile(len(units) - 1) * np.sqrt(variances) * SCALE
    return [
        Rating(value, value - half, value + half) for value, half in zip(values.tolist(), halves.tolist(), strict=True)
    ]


def fit(wins: Matrix) -> Matrix:
    """Return the most likely strengths (natural logarithms, mean 0) for the wins of row against column.

    >>> fit(np.array([[0.0, 3.0], [1.0, 0.0]])).round(4).tolist()  # half of log 3 each way
    [0.5493, -0.5493]
    """
    strengths = np.zeros(len(wins))
    likelihood = _likelihood(strengths, wins)
    for _ in range(STEPS):
        games = wins + wins.T
        chance = _chances(strengths)
        gradient = (wins - games * chance).sum(axis=1)
        step = np.linalg.pinv(_curvature(games, chance), hermitian=True) @ gradient
        while _likelihood(strengths + step, wins) < likelihood - 1e-12:
            step = step / 2  # Newton overshoots far from the top
        strengths = strengths + step
        likelihood = _likelihood(strengths, wins)
        if float(np.abs(step).max()) < 1e-10:
            break
    centred: Matrix = strengths - strengths.mean()
    return centred


def _chances(strengths: Matrix) -> Matrix:
    result: Matrix = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
    return result


def _likelihood(strengths: Matrix, wins: Matrix) -> float:
    return float(-(wins * np.logaddexp(0, strengths[None, :] - strengths[:, None])).sum())


def _curvature(games: Matrix, chance: Matrix) -> Matrix:
    weight = games * chance * (1 - chance)
    np.fill_diagonal(weight, 0)
    result: Matrix = np.diag(weight.sum(axis=1)) - weight
    return result


def _covariance(strengths: Matrix, wins: Matrix, units: Sequence[Iterable[Meeting]], added: Matrix) -> Matrix:
    """Return the sandwich estimate of the strengths' covariance; what was added to the wins counts too."""
    chance = _chances(strengths)
    bread = np.linalg.pinv(_curvature(wins + wins.T, chance), hermitian=True)
    meat = np.zeros_like(wins)
    for unit in units:
        pull = np.zeros(len(wins))
        for first, second, score in unit:
            surprise = score - chance[first, second]
            pull[first] += surprise
            pull[second] -= surprise
        meat += np.outer(pull, pull)
    meat *= len(units) / max(len(units) - 1, 1)
    for first in range(len(wins)):
        for second in range(len(wins)):
            if first != second:
                pull = np.zeros(len(wins))
                pull[first], pull[second] = 1 - chance[first, second], chance[first, second] - 1
                meat += added[first, second] * np.outer(pull, pull)
    result: Matrix = bread @ meat @ bread
    return result
