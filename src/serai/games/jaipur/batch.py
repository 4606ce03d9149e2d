"""Many rounds side by side: one call plays a move in each and deals anew where a round has ended."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from serai.games.compiled import Array, announce, compiled
from serai.games.jaipur.kernel import MOST_MOVES, apply, list_moves, winner
from serai.games.jaipur.layout import CARDS, ENDED, MARKET, PLACES, TURN, Ints
from serai.games.jaipur.playouts import BOX_BONUSES, BOX_CARDS, random_move, shuffle_deal


@compiled
def deal_all(rows: Ints, generators: Array, cards: Ints, bonus: Ints) -> None:
    """Deal every round."""
    for at in range(len(rows)):
        shuffle_deal(rows[at], cards, bonus, generators[at])


@compiled
def step_all(
    rows: Ints, changes: Ints, rewards: Ints, ended: Array, generators: Array, cards: Ints, bonus: Ints
) -> int:
    """Play one move in every round and deal anew where it ended; return the first illegal place, or -1.

    A reward is the mover's: 1 for a round won by this move, -1 for one lost, 0 otherwise. All moves are checked
    before any is played.
    """
    moves = np.empty(MOST_MOVES, dtype=np.int64)
    for at in range(len(rows)):
        found = list_moves(rows[at, CARDS + rows[at, TURN]], rows[at, MARKET], moves)
        legal = False
        for move in range(found):
            legal |= moves[move] == changes[at]
        if not legal:
            return at
    for at in range(len(rows)):
        row = rows[at]
        mover = row[TURN]
        apply(row, changes[at])
        rewards[at] = 0
        ended[at] = row[ENDED] != 0
        if ended[at]:
            won = winner(row)
            rewards[at] = 0 if won < 0 else (1 if won == mover else -1)
            shuffle_deal(row, cards, bonus, generators[at])
    return -1


@compiled
def random_all(rows: Ints, changes: Ints, generators: Array) -> None:
    """Pick a legal move in every round, each equally likely."""
    for at in range(len(rows)):
        changes[at] = random_move(rows[at, CARDS + rows[at, TURN]], rows[at, MARKET], generators[at])


class Batch:
    """Rounds of Jaipur in rows, for studies that play thousands at once.

    >>> rounds = Batch(4, seed=7)
    >>> rewards, ended = rounds.step(rounds.random_moves())
    >>> rewards.tolist(), ended.tolist()
    ([0, 0, 0, 0], [False, False, False, False])
    """

    def __init__(self, count: int, seed: int) -> None:
        """Deal `count` rounds; equal seeds deal and draw alike."""
        announce()
        self.rows: NDArray[np.int64] = np.zeros((count, PLACES), dtype=np.int64)
        self._generators = np.random.SeedSequence(seed).generate_state(count, np.uint64).reshape(count, 1)
        self._cards, self._bonus = BOX_CARDS.copy(), BOX_BONUSES.copy()
        deal_all(self.rows, self._generators, self._cards, self._bonus)

    def random_moves(self) -> NDArray[np.int64]:
        """Return a random legal move of every round, as changes of the movers' cards; the array is the caller's."""
        changes = np.empty(len(self.rows), dtype=np.int64)
        random_all(self.rows, changes, self._generators)
        return changes

    def step(self, changes: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.bool_]]:
        """Play one move in every round; return the movers' rewards and where a round ended (and was dealt anew).

        Both arrays are the caller's to keep; `rows` are the rounds themselves and go on with every step.
        """
        rewards, ended = np.empty(len(self.rows), dtype=np.int64), np.empty(len(self.rows), dtype=np.bool_)
        if changes.shape != rewards.shape:
            raise ValueError(f"expected {len(self.rows)} moves, one a round; got an array of shape {changes.shape}.")
        illegal = step_all(self.rows, changes, rewards, ended, self._generators, self._cards, self._bonus)
        if illegal >= 0:
            raise ValueError(
                f"the move of round {illegal} ({int(changes[illegal])}) is not legal there; nothing was played."
                " Choose among kernel.list_moves."
            )
        return rewards, ended
