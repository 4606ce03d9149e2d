"""Every seat's chance to win, from a whole game: one function, by which decisions are judged and luck is measured.

A network says for each seat how likely that seat wins, from what the seat sees (`learning` tells what it learned from).
The coach makes chances of these words that sum to one, sharpened or flattened by a power that was fitted to how games
ended (``calibration.json``). What the coach says of a decision is corrected once more: the seat plays on in imagined
games as well as the coach can, so a chance "if the best move follows" is higher than what comes true.
"""

from __future__ import annotations

import functools
import math
from pathlib import Path
from typing import Final, TypeAlias

import msgspec
import numpy as np

from serai.games.compiled import Array, compiled
from serai.games.eschnapur import layout as at
from serai.players.eschnapur.builtin import compiled_player_of
from serai.players.eschnapur.compiled_player import FIRST, OUTPUTS, SECOND, CompiledPlayer, Scratch, X, final
from serai.players.eschnapur.features import describe
from serai.players.eschnapur.levels import LEVELS
from serai.players.eschnapur.network import Weights, forward, sigmoid
from serai.players.eschnapur.search import imagined_player
from serai.players.eschnapur.weights import taken

CALIBRATION_FILE: Final = Path(__file__).with_name("calibration.json")
CERTAIN: Final = 0.0001
"""Chances nearer to 0 or 1 are taken for so near: the log-odds of what is certain have no end."""
WEIGHTS_FILE: Final = Path(__file__).with_name("evaluator.npz")

Evaluator: TypeAlias = tuple[CompiledPlayer, Weights, float]
"""Who plays on in imagined games, the network that is asked in the end, and the power applied to its words."""


@functools.cache
def evaluator_of(seats: int) -> Evaluator:
    """Return who judges at a table of some seats."""
    player = imagined_player(compiled_player_of(LEVELS["maharaja"], seats))
    with np.load(WEIGHTS_FILE) as file:
        weights = taken(file, seats).weights
    return player, weights, calibration_of(seats).power


class Calibration(msgspec.Struct, frozen=True):
    """What was fitted to how games ended at a table of some seats."""

    power: float
    """Applied to the network's words."""
    slope: float
    """Of the straight line in log-odds by which the chances of a decision are corrected, and its offset."""
    offset: float

    def corrected(self, chance: float) -> float:
        """Return the chance of a decision as it comes true."""
        inside = min(1.0 - CERTAIN, max(CERTAIN, chance))
        return 1.0 / (1.0 + math.exp(-self.slope * math.log(inside / (1.0 - inside)) - self.offset))


@functools.cache
def calibration_of(seats: int) -> Calibration:
    """Return what was fitted for a table of some seats."""
    kept = msgspec.json.decode(CALIBRATION_FILE.read_bytes(), type=dict[str, Calibration])
    return kept[str(seats)]


@compiled
def win_chances(row: Array, box: Array, evaluator: Evaluator, scratch: Scratch, chances: Array) -> None:
    """Write every seat's chance to win; in a game that has ended, its share of the win."""
    total = 0.0
    for seat in range(row[at.SEATS]):
        if row[at.ENDED]:
            chances[seat] = final(row, seat)
        else:
            describe(row, box, seat, scratch[X])
            forward(evaluator[1], scratch[X], scratch[FIRST], scratch[SECOND], scratch[OUTPUTS])
            chances[seat] = sigmoid(scratch[OUTPUTS][0]) ** evaluator[2]
        total += chances[seat]
    for seat in range(row[at.SEATS]):
        chances[seat] /= total
