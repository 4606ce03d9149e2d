"""A player as the compiled code knows it: how it judges a position, how widely it looks, and what it vowed.

A player is a kind, the network's weights, the greedy player's weights, its habits in duels, and its settings.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from serai.games.chance import draw
from serai.games.compiled import Array, compiled
from serai.games.eschnapur import layout as at
from serai.games.eschnapur.cards import size
from serai.games.eschnapur.components import RESERVE_TOKENS
from serai.games.eschnapur.kernel import apply, to_shuffle, winners
from serai.games.eschnapur.layout import PLACES
from serai.games.eschnapur.listing import MOST_MOVES
from serai.players.eschnapur.features import FEATURES, UNIT, describe
from serai.players.eschnapur.greedy import judge
from serai.players.eschnapur.network import DEPTH, WIDTH, Weights, forward, sigmoid

RANDOM: Final = 0
GREEDY: Final = 1
NETWORK: Final = 2

CompiledPlayer: TypeAlias = tuple[int, Weights, NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]
Scratch: TypeAlias = tuple[Any, ...]
"""Room to think in, made once: inputs and layers of the network, worlds, trials, moves, an order, chance, duels, and
what errors of judgement follow from."""
X, FIRST, SECOND, OUTPUTS, IMAGINED, TRIAL, AFTER, LISTED, ORDER, CHANCE, SCORES, LOCKS, MOVED, TEMPER = range(14)
MOST_WORLDS: Final = 16
NEVER: Final = -1e9
"""The worth of what cannot be done."""
SPREAD: Final = np.uint64(0x5851F42D4C957F2D)
"""An odd number that spreads what a position consists of over all bits (Knuth's)."""
GREEDY_UNIT: Final = 60.0
"""Points of the greedy judgement that count like certainty does for the network."""

VOWS: Final = ("none", "pass", "closed", "high", "low", "hoard")
"""What a player may have sworn: always pass, never open a niche, play only its highest or only its lowest number, or
never buy, bid or sell."""
NO_VOW, ALWAYS_PASS, NEVER_OPEN, ONLY_HIGH, ONLY_LOW, HOARD = range(6)


class SearchSettings(msgspec.Struct, frozen=True, kw_only=True):
    """How widely a player looks and how strictly it keeps to what it sees."""

    worlds: int = 2
    """Imagined games over which a move is judged."""
    duels: int = 8
    """Imagined duels before a card is locked."""
    heat: float = 0.01
    """How freely duel cards of nearly equal worth are mixed, in chances to win."""
    noise: float = 0.0
    """How far off a single judgement may be, in chances to win."""
    margin: float = 0.05
    """How much a lead of 20 points counts beside the chance to win."""
    goods: bool = True
    """Whether offers may hold movement tokens and cards."""
    safety: float = 0.002
    """How much better than any other end of the bargain an offer must look for the seller."""
    gain: float = 0.001
    """How much a purchase or an offer must gain."""
    vow: int = NO_VOW
    futures: int = 0
    """Imagined games in which a duel or the rest of a turn is played on by everybody (`foresight.py`); 0 is none."""
    wide: int = 3
    """Ways to spend a turn that are played on, the best by a single judgement."""

    def array(self) -> NDArray[np.float64]:
        """Return the settings as the compiled code reads it."""
        return np.array([float(value) for value in msgspec.structs.astuple(self)])


WORLDS, DUELS, HEAT, NOISE, MARGIN, GOODS_TOO, SAFETY, GAIN, VOW, FUTURES, WIDE = range(11)


@compiled
def scratch_of(seed: int) -> Scratch:
    """Return room to think in."""
    return (
        np.zeros(FEATURES, np.float32),
        np.zeros(WIDTH, np.float32),
        np.zeros(DEPTH, np.float32),
        np.zeros(2, np.float32),
        np.zeros((MOST_WORLDS, PLACES), np.int64),
        np.zeros(PLACES, np.int64),
        np.zeros(PLACES, np.int64),
        np.zeros((MOST_MOVES, 3), np.int64),
        np.zeros(RESERVE_TOKENS, np.int64),
        np.array([seed], dtype=np.uint64),
        np.zeros(40, np.float64),
        np.zeros(40, np.int64),
        np.zeros(3, np.int64),
        np.array([seed, 0], dtype=np.uint64),
    )


@compiled
def error(row: Array, seat: int, temper: Array) -> float:
    """Return how far off a seat's judgement of a position is, from -1 to 1.

    The same belongings are misjudged alike as long as the temper is the same: who errs does not waver.
    """
    temper[1] = temper[0] + np.uint64(seat)
    for place in range(at.COINS, at.MONEY):
        temper[1] = temper[1] * SPREAD + np.uint64(row[place])
    return draw(temper[1:], 1 << 20) / float(1 << 19) - 1.0


@compiled
def final(row: Array, seat: int) -> float:
    """Return a seat's share of the win in a game that has ended (E-Z3)."""
    won = winners(row)
    return 1.0 / size(won) if won >> seat & 1 else 0.0


@compiled
def lead_of(row: Array, seat: int) -> float:
    """Return how many points a seat is ahead of the best other."""
    best = -1000
    for other in range(row[at.SEATS]):
        if other != seat:
            best = max(best, row[at.POINTS + other])
    return float(row[at.POINTS + seat] - best)


@compiled
def value(row: Array, box: Array, seat: int, player: CompiledPlayer, scratch: Scratch) -> float:
    """Return what a position is worth to a seat, more or less in chances to win."""
    settings = player[4]
    if row[at.ENDED]:
        lead = min(2.0, max(-2.0, lead_of(row, seat) / UNIT))
        worth = final(row, seat) + settings[MARGIN] * lead
    elif player[0] == NETWORK:
        describe(row, box, seat, scratch[X])
        forward(player[1], scratch[X], scratch[FIRST], scratch[SECOND], scratch[OUTPUTS])
        worth = sigmoid(scratch[OUTPUTS][0]) + settings[MARGIN] * scratch[OUTPUTS][1]
    else:
        worth = judge(row, box, seat, player[2]) / GREEDY_UNIT
    if settings[NOISE] > 0.0:
        worth += settings[NOISE] * error(row, seat, scratch[TEMPER])
    return worth  # type: ignore[no-any-return]


@compiled
def copy(source: Array, target: Array) -> None:
    """Copy a game."""
    for place in range(PLACES):
        target[place] = source[place]


@compiled
def consequence(
    world: Array,
    box: Array,
    actor: int,
    kind: int,
    what: int,
    how: int,
    viewer: int,
    player: CompiledPlayer,
    scratch: Scratch,
) -> float:
    """Return what a move in a world comes to for a viewer; the world after it lies in the scratch as the trial."""
    trial, move, order = scratch[TRIAL], scratch[MOVED], scratch[ORDER]
    copy(world, trial)
    move[0], move[1], move[2] = kind, what, how
    to_shuffle(trial, move, order)  # nobody knows the order of what is shuffled, so any will do
    apply(trial, box, actor, move, order)
    return value(trial, box, viewer, player, scratch)
