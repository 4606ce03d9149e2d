"""What the opponent's moves suggest about its hand: the posterior of the players, kind by kind."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from serai.games.jaipur.goods import BITS, GOODS, LANE, LETTERS
from serai.games.jaipur.view import MatchView
from serai.players.jaipur import knowledge, weights
from serai.players.jaipur.greedy import tuned
from serai.players.jaipur.opponent_models import from_memory, hand_posterior


def reading(view: MatchView) -> Mapping[str, tuple[float, ...]]:
    """Return for each kind of goods the chance that the opponent holds none, one, two … of it."""
    facts = knowledge.from_view(view.current)
    posterior = hand_posterior(facts, from_memory(view.current), weights.shipped(), tuned())
    chances = np.diff(posterior.cumulative, prepend=0.0)
    found: dict[str, tuple[float, ...]] = {}
    for letter in GOODS:
        counts = posterior.hands >> BITS * LETTERS.index(letter) & LANE
        found[letter] = tuple(float(chances[counts == count].sum()) for count in range(int(counts.max()) + 1))
    return found
