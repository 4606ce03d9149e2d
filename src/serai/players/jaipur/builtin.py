"""The built-in players of Jaipur: each answers a view with a move."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import numpy as np
from numpy.typing import NDArray

from serai.games.compiled import announce
from serai.games.jaipur.kernel import MOST_MOVES, list_moves
from serai.games.jaipur.moves import Move
from serai.games.jaipur.playouts import random_move
from serai.games.jaipur.view import View
from serai.players.contract import Player, UnknownPlayer
from serai.players.jaipur import knowledge, weights
from serai.players.jaipur.evaluation import value_moves
from serai.players.jaipur.greedy import BY_KIND, BY_ROUND, HAND, judge_moves, tuned
from serai.players.jaipur.levels import LEVELS, Level
from serai.players.jaipur.opponent_models import Posterior, from_memory, hand_posterior
from serai.players.jaipur.search import RootMoves, best_move, search
from serai.players.jaipur.search_settings import DEFAULT, SearchSettings

KINDS: Final = ("random", "greedy", "trader")
MOST_ITERATIONS: Final = 1_000_000
MOST_THREADS: Final = 64


class RandomPlayer:
    """Plays any legal move, each equally likely."""

    def __init__(self, name: str, seed: int) -> None:
        """Keep the seed of its chance."""
        self.name, self._seed = name, seed

    def choose(self, view: View) -> Move:
        """Return a legal move."""
        facts = knowledge.from_view(view)
        chance = knowledge.generator(self._seed, facts)
        return Move.of(int(random_move(int(facts[knowledge.OWN]), int(facts[knowledge.MARKET]), chance)))


class GreedyPlayer:
    """Plays the move whose afterstate it judges best, with some noise."""

    def __init__(self, name: str, judgement: NDArray[np.float64], noise: float, seed: int) -> None:
        """Keep how it judges."""
        self.name, self._judgement, self._noise, self._seed = name, judgement, noise, seed

    def choose(self, view: View) -> Move:
        """Return the move judged best."""
        facts = knowledge.from_view(view)
        moves, worths = np.empty(MOST_MOVES, np.int64), np.empty(MOST_MOVES, np.float64)
        found = list_moves(int(facts[knowledge.OWN]), int(facts[knowledge.MARKET]), moves)
        judge_moves(facts, moves, found, self._judgement, worths)
        return _noisy_best(facts, moves[:found], worths[:found], self._noise, self._seed)


class Trader:
    """Plays the move after which its network sees the best chance to win the round."""

    def __init__(self, name: str, noise: float, seed: int) -> None:
        """Keep the network's weights."""
        self.name, self._noise, self._seed = name, noise, seed
        self._weights = weights.shipped()

    def choose(self, view: View) -> Move:
        """Return the move with the highest chance to win by the network."""
        facts = knowledge.from_view(view)
        moves = np.empty(MOST_MOVES, np.int64)
        wins, margins = np.empty(MOST_MOVES, np.float64), np.empty(MOST_MOVES, np.float64)
        found = list_moves(int(facts[knowledge.OWN]), int(facts[knowledge.MARKET]), moves)
        value_moves(facts, moves, found, self._weights, wins, margins)
        return _noisy_best(facts, moves[:found], wins[:found], self._noise, self._seed)


class Maharaja:
    """Searches imagined worlds for a number of iterations, on one thread or several."""

    def __init__(self, name: str, iterations: int, threads: int, seed: int, settings: SearchSettings = DEFAULT) -> None:
        """Keep how much it searches, and how."""
        self.name, self._iterations, self._threads, self._seed = name, iterations, threads, seed
        self._weights, self._greedy_weights, self._settings = weights.shipped(), tuned(), settings

    def choose(self, view: View) -> Move:
        """Return the move that the search found best."""
        return Move.of(int(best_move(self.think(view))))

    def think(self, view: View) -> RootMoves:
        """Return the legal moves with the visits and values of all threads together."""
        facts = knowledge.from_view(view)
        posterior = hand_posterior(facts, from_memory(view), self._weights, self._greedy_weights)
        seed = int(knowledge.generator(self._seed, facts)[0] >> np.uint64(2))
        if self._threads == 1:
            return self._search(facts, posterior, self._iterations, seed)
        shares = [self._iterations // self._threads] * self._threads
        shares[0] += self._iterations - sum(shares)
        with ThreadPoolExecutor(self._threads) as pool:
            roots = list(
                pool.map(lambda at: self._search(facts, posterior, shares[at], seed + at), range(self._threads))
            )
        tries = [np.maximum(root.visits, 1) for root in roots]
        sums = np.sum([root.values * tried for root, tried in zip(roots, tries, strict=True)], axis=0)
        visits = np.sum([root.visits for root in roots], axis=0)
        return RootMoves(roots[0].moves, visits, sums / np.sum(tries, axis=0))

    def _search(self, facts: NDArray[np.int64], posterior: Posterior, iterations: int, seed: int) -> RootMoves:
        """Search on one thread."""
        root, _ = search(facts, posterior, self._weights, self._settings, iterations, seed)
        return root


def names() -> list[str]:
    """List the players of Jaipur: the kinds, then the levels from the weakest."""
    return [*KINDS, *LEVELS]


def load(name: str, options: Mapping[str, str], seed: int) -> Player:
    """Return a player by its name, with options such as ``iterations=1000``."""
    announce()
    asked = dict(options)
    label = ":".join([name, ",".join(f"{key}={value}" for key, value in asked.items())]) if asked else name
    level = LEVELS.get(name) or Level(kind="greedy" if name == "greedy" else "trader")
    player: Player
    if name == "random":
        player = RandomPlayer(label, seed)
    elif level.kind == "greedy":
        judgement = _judgement(level, asked.pop("weights", None))
        player = GreedyPlayer(label, judgement, _number(asked, "noise", level.noise, 1000.0), seed)
    elif level.kind == "trader":
        player = Trader(label, _number(asked, "noise", level.noise, 1000.0), seed)
    else:
        iterations = int(_number(asked, "iterations", level.iterations, MOST_ITERATIONS, least=1))
        threads = int(_number(asked, "threads", 1, MOST_THREADS, least=1))
        player = Maharaja(label, iterations, min(threads, iterations), seed)
    if asked:
        raise UnknownPlayer(
            f"{name} has no option {', '.join(asked)}; a search has iterations and threads, others noise."
        )
    return player


def _judgement(level: Level, asked: str | None) -> NDArray[np.float64]:
    """Return the weights of a greedy player: with its level's habits, set by hand, or tuned."""
    if asked not in (None, "hand", "tuned"):
        raise UnknownPlayer(f"a greedy player's weights are hand or tuned, not {asked!r}.")
    if asked == "hand" or (asked is None and level.habits):
        of_kinds = [level.habits.get(name, 1.0) for _ in range(6) for name, _, _ in BY_KIND]
        return np.asarray(HAND * np.array(of_kinds + [level.habits.get(name, 1.0) for name, _ in BY_ROUND]))
    return tuned()


def _number(asked: dict[str, str], key: str, default: float, most: float, least: float = 0.0) -> float:
    """Read an option that is a number."""
    text = asked.pop(key, None)
    if text is None:
        return default
    try:
        value = float(text)
    except ValueError:
        value = float("nan")
    if not least <= value <= most:
        raise UnknownPlayer(f"{key}={text}: expected a number from {least:g} to {most:g}.")
    return value


def _noisy_best(
    facts: NDArray[np.int64], moves: NDArray[np.int64], worths: NDArray[np.float64], noise: float, seed: int
) -> Move:
    """Return the move of the highest worth after adding Gumbel noise: a softmax with the noise as temperature."""
    if noise > 0.0:
        chance = np.random.default_rng(int(knowledge.generator(seed, facts)[0]))
        worths = worths + noise * chance.gumbel(size=len(worths))
    return Move.of(int(moves[np.argmax(worths)]))
