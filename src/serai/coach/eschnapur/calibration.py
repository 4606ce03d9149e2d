"""Whether the evaluator's chances come true, and the power that makes them: fitted to games, shown on other games.

``python -m serai.coach.eschnapur.calibration`` plays games of the explorer against itself and against weaker players at
tables of three to five, fits the power of each table size to some of them, writes ``calibration.json`` and tells for
the others how often positions of a chance were won. It takes about two minutes.
"""

from __future__ import annotations

import math
import sys
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from serai.coach.eschnapur.chances import CALIBRATION_FILE, calibration_of, evaluator_of
from serai.coach.eschnapur.learning import NOTED, explore, said
from serai.games.eschnapur.box import box_of
from serai.games.eschnapur.options import Options
from serai.players.eschnapur.builtin import compiled_player_of
from serai.players.eschnapur.features import FEATURES
from serai.players.eschnapur.levels import LEVELS
from serai.players.eschnapur.train import colours
from serai.players.eschnapur.weights import TABLES

GAMES: Final = 100
"""Games of each table size and pairing, for the fit and again for the proof."""
PAIRINGS: Final = (("caravaneer", "caravaneer"), ("treasurer", "merchant"), ("caravaneer", "peddler"))
"""Who holds about half of the seats each."""
POWERS: Final = tuple(step / 100 for step in range(60, 161, 2))
BINS: Final = 10


def positions(seats: int, pair: tuple[str, str], seed: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the network's word for every seat of positions, a row a position, and every seat's share of the win."""
    one, two = (compiled_player_of(LEVELS[name], seats) for name in pair)
    tape = np.zeros((GAMES * NOTED * seats, FEATURES), np.float32)
    goals = np.zeros((len(tape), 2), np.float32)
    box, generator = box_of(Options()).copy(), np.array([seed * 7919 + seats], dtype=np.uint64)
    share = 0.0 if pair[0] == pair[1] else 0.5
    noted = explore(box, colours(seats), (one, two), share, 0.0, GAMES, generator, tape, goals)
    words = said(evaluator_of(seats)[1], tape[:noted]).astype(np.float64)
    return words.reshape(-1, seats), goals[:noted, 0].astype(np.float64).reshape(-1, seats)


def chances(words: NDArray[np.float64], power: float) -> NDArray[np.float64]:
    """Return chances that sum to one, as `chances.win_chances` does."""
    raised: NDArray[np.float64] = words**power
    shared: NDArray[np.float64] = raised / raised.sum(axis=1, keepdims=True)
    return shared


def fitted(words: NDArray[np.float64], shares: NDArray[np.float64]) -> float:
    """Return the power with the least logarithmic loss."""
    return min(POWERS, key=lambda power: -float((shares * np.log(chances(words, power))).sum()))


def reliability(found: NDArray[np.float64], shares: NDArray[np.float64]) -> list[tuple[int, float, float, float]]:
    """Return for each range of chances: positions, mean chance, share won, and half of the 95 % interval over games."""
    rows = []
    # positions of one game follow each other and have the same end; games that end alike in a row count as one
    begins = np.concatenate([[0], (shares[1:] != shares[:-1]).any(axis=1).cumsum()])
    games = np.repeat(begins, found.shape[1]).reshape(found.shape)
    for number in range(BINS):
        inside = np.minimum(BINS - 1, (found * BINS).astype(int)) == number
        if inside.any():
            off = np.bincount(games[inside], (shares - found)[inside])
            spread = 1.96 * math.sqrt(float((off**2).sum())) / int(inside.sum())
            rows.append((int(inside.sum()), float(found[inside].mean()), float(shares[inside].mean()), spread))
    return rows


def main() -> None:
    """Fit, write and tell."""
    powers, proof, truth = {}, [], []
    for seats in TABLES:
        fit, again = ([positions(seats, pair, seed + at) for at, pair in enumerate(PAIRINGS)] for seed in (1, 101))
        powers[str(seats)] = fitted(*(np.concatenate(part) for part in zip(*fit, strict=True)))
        for (words, shares), pair in zip(again, PAIRINGS, strict=True):
            found = chances(words, powers[str(seats)])
            score = float(((found - shares) ** 2).mean())
            sys.stdout.write(f"{seats} seats, {' and '.join(pair)}: {shares.size} chances, Brier score {score:.4f}\n")
            proof.append(np.pad(found, ((0, 0), (0, 5 - seats)), constant_values=-1.0))
            truth.append(np.pad(shares, ((0, 0), (0, 5 - seats)), constant_values=-1.0))
    kept = {str(seats): msgspec.structs.replace(calibration_of(seats), power=powers[str(seats)]) for seats in TABLES}
    CALIBRATION_FILE.write_bytes(msgspec.json.format(msgspec.json.encode(kept)) + b"\n")
    sys.stdout.write(f"powers: {powers}\n")
    for count, chance, share, spread in reliability(np.concatenate(proof), np.concatenate(truth)):
        sys.stdout.write(f"{count:6}  {100 * chance:5.1f} %  won {100 * share:5.1f} %  ± {100 * spread:.1f}\n")


if __name__ == "__main__":
    main()
