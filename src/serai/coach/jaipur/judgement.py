"""What a move of Jaipur came to, from what its seat knew."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from serai.coach.contract import Estimate, Kind, Option, Verdict
from serai.coach.grades import grade
from serai.coach.jaipur.chances import Stakes, stakes
from serai.coach.jaipur.comparison import BATCHES, USUAL, compare, estimate, overlooked
from serai.coach.jaipur.reasons import reasons
from serai.games.jaipur.goods import DEALT, ONE_CAMEL
from serai.games.jaipur.kernel import MOST_MOVES, list_moves
from serai.games.jaipur.moves import Camels, Move
from serai.games.jaipur.view import MatchView
from serai.players.jaipur import knowledge, weights
from serai.players.jaipur.evaluation import value_moves
from serai.players.jaipur.greedy import tuned
from serai.players.jaipur.opponent_models import Posterior, from_memory, hand_posterior
from serai.players.jaipur.search import best_move, search
from serai.players.jaipur.search_settings import DEFAULT

ITERATIONS: Final = USUAL
"""Iterations for one decision."""
CHOOSING: Final = 0.35
"""The part of them that finds the best move; the rest compares it with the one that was played."""
ROUTINE: Final = 0.1
"""The part that tells the chance where nothing is to be compared: of a forced or an obvious move."""
OBVIOUS: Final = 0.08
"""A move is obvious if by the network alone every other one has this much less chance to win the round."""
NOTHING: Final = Estimate(0.0, 0.0, 0.0)


class Knowledge(NamedTuple):
    """What a seat knows and believes, its legal moves, and what the network thinks of them."""

    facts: NDArray[np.int64]
    posterior: Posterior
    moves: NDArray[np.int64]
    wins: NDArray[np.float64]
    seed: int
    stakes: Stakes


def judge(view: MatchView, move: Move, iterations: int, seed: int) -> Verdict:
    """Judge a move of the view's seat; the same view, move, effort and seed give the same verdict."""
    known = consider(view, seed)
    played = change_of(move, view.current.market)
    if played not in known.moves:
        raise ValueError(f"{move} is not a legal move in {view.text()}.")
    kind = kind_of(known, played)
    if kind != "counted":
        return _routine(known, kind, played, iterations)
    choosing = max(1, round(iterations * CHOOSING))
    root, _ = search(known.facts, known.posterior, weights.shipped(), DEFAULT, choosing, known.seed)
    best = int(best_move(root))
    order = [int(root.moves[at]) for at in np.argsort(np.where(root.visits > 0, -root.values, 1.0), kind="stable")]
    other = next((change for change in order if change not in (best, played)), None)
    asked = list(dict.fromkeys(change for change in (best, played, other) if change is not None))
    # Where the best move was played there is nothing to grade, and less effort will do.
    effort = (iterations - choosing) // (1 if best != played else 3)
    chances, worlds = compare(
        known.facts,
        known.posterior,
        weights.shipped(),
        DEFAULT,
        np.array(asked),
        BATCHES,
        max(1, effort),
        known.seed + 1,
    )
    return _compared(view, known, asked, played, chances, worlds, iterations)


def consider(view: MatchView, seed: int) -> Knowledge:
    """Return everything that a judgement starts from."""
    seat = view.seat
    if seat is None or seat != view.current.turn or view.winner is not None:
        raise ValueError(f"the coach judges the seat to act, which is not that of this view: {view.text()}.")
    facts = knowledge.from_view(view.current)
    if facts[knowledge.HIDDEN] > DEALT:
        raise ValueError(
            f"nobody hides more than five cards, those of the deal (J-S2); here it is more: {view.text()}."
        )
    found, moves = _listed(facts)
    wins, margins = np.empty(found, np.float64), np.empty(found, np.float64)
    value_moves(facts, moves, found, weights.shipped(), wins, margins)
    posterior = hand_posterior(facts, from_memory(view.current), weights.shipped(), tuned())
    seals = (view.seals[seat], view.seals[1 - seat])
    worth = stakes(seals, view.target, started=view.current.starter == seat)
    return Knowledge(facts, posterior, moves, wins, int(knowledge.generator(seed, facts)[0] >> np.uint64(2)), worth)


def _listed(facts: NDArray[np.int64]) -> tuple[int, NDArray[np.int64]]:
    moves = np.empty(MOST_MOVES, np.int64)
    found = int(list_moves(int(facts[knowledge.OWN]), int(facts[knowledge.MARKET]), moves))
    return found, moves[:found].copy()


def change_of(move: Move, market: str) -> int:
    """Return what a move does to the mover's own cards; taking camels takes all of the market."""
    return market.count("M") * ONE_CAMEL if isinstance(move, Camels) else move.change


def kind_of(known: Knowledge, played: int) -> Kind:
    """Tell whether a decision counts."""
    if len(known.moves) == 1:
        return "forced"
    best, second = np.sort(known.wins)[:-3:-1]
    if known.moves[np.argmax(known.wins)] == played and best - second >= OBVIOUS:
        return "obvious"
    return "counted"


def _routine(known: Knowledge, kind: Kind, played: int, iterations: int) -> Verdict:
    """Return the verdict on a move that nobody would think about."""
    effort = max(1, round(iterations * ROUTINE))
    chances, worlds = compare(
        known.facts, known.posterior, weights.shipped(), DEFAULT, np.array([played]), BATCHES, effort, known.seed + 1
    )
    option = _option(known.stakes, played, chances[:, 0], iterations)
    return Verdict(kind, option.chance.mean, option, option, NOTHING, worlds=worlds)


def _compared(
    view: MatchView,
    known: Knowledge,
    asked: list[int],
    played: int,
    chances: NDArray[np.float64],
    worlds: int,
    iterations: int,
) -> Verdict:
    """Return the verdict of a comparison; the best move comes first among those asked."""
    worth = known.stakes
    options = {change: _option(worth, change, chances[:, at], iterations) for at, change in enumerate(asked)}
    at = asked.index(played)
    best, lost = asked[0], NOTHING
    if best != played:
        pairs = zip(chances[:, 0].tolist(), chances[:, at].tolist(), strict=True)
        error = overlooked(float(np.mean(chances[:, 0] - chances[:, at])), iterations) * worth.swing
        lost = estimate([worth.judged(one) - worth.judged(two) for one, two in pairs], error, low=-1.0)
        if lost.mean <= 0.0:  # looked at once more, nothing better was found
            best, lost = played, NOTHING
    others = tuple(option for change, option in options.items() if change not in (best, played))
    told = reasons(view, known, played, best) if grade(lost) else ()
    return Verdict("counted", options[best].chance.mean, options[played], options[best], lost, others, told, worlds)


def _option(worth: Stakes, change: int, chances: NDArray[np.float64], iterations: int) -> Option:
    judged = [worth.judged(chance) for chance in chances.tolist()]
    return Option(str(Move.of(change)), estimate(judged, overlooked(0.0, iterations) * worth.swing))
