"""Verdicts on single moves: what counts, what is certain, what a match makes of a round."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest
from tests.coach.jaipur.positions import laid

from serai.coach import contract
from serai.coach.grades import grade
from serai.coach.jaipur import ITERATIONS, judge, judgement
from serai.coach.jaipur.chances import STARTER, Calibration, match_chance, stakes
from serai.coach.jaipur.comparison import compare, estimate
from serai.games.dealing import Dealing
from serai.games.jaipur import Match, Move, Options
from serai.players.jaipur import weights
from serai.players.jaipur.search_settings import DEFAULT

pytestmark = pytest.mark.compiled


def opening() -> Match:
    """Return a round of which the first move is to be made: four camels lie at the market."""
    return laid("LMMMM", ".DDGP+1", ".SSCCL+0")


def test_the_coach_is_found_by_its_game() -> None:
    coach = contract.load("jaipur")
    assert coach.ITERATIONS == ITERATIONS
    assert set(coach.PATTERNS.values()) == set(coach.THEMES)
    assert len(coach.model()) == 16


def test_the_same_seed_gives_the_same_verdict_and_another_one_does_not() -> None:
    view, move = opening().view(0), Move.parse("take L")
    first, again, other = (msgspec.json.encode(judge(view, move, 1600, seed)) for seed in (1, 1, 2))
    assert first == again != other


def test_four_camels_left_to_the_opponent_cost_the_match_dearly() -> None:
    verdict = judge(opening().view(0), Move.parse("take L"), ITERATIONS, 1)
    assert verdict.kind == "counted"
    assert verdict.best.move == "camels"
    assert grade(verdict.lost) in ("mistake", "blunder")
    assert verdict.before == verdict.best.chance.mean
    assert verdict.lost.mean == pytest.approx(verdict.best.chance.mean - verdict.played.chance.mean)
    assert verdict.lost.low < verdict.lost.mean < verdict.lost.high
    assert verdict.worlds > 200


def test_the_best_move_costs_nothing() -> None:
    verdict = judge(opening().view(0), Move.parse("camels"), ITERATIONS, 1)
    assert verdict.best.move == verdict.played.move == "camels"
    assert (verdict.kind, verdict.lost.mean, verdict.reasons) == ("obvious", 0.0, ())


def test_a_single_legal_move_is_forced() -> None:
    """An empty hand at a market of camels can take the camels and do nothing else."""
    match = laid("MMMMM", ".+0", "PPLL.SCC+3")
    assert [str(move) for move in match.legal_moves(0)] == ["camels"]
    verdict = judge(match.view(0), Move.parse("camels"), ITERATIONS, 1)
    assert (verdict.kind, verdict.lost.mean) == ("forced", 0.0)
    assert 0.0 < verdict.before < 1.0


def test_a_move_that_stands_out_is_obvious_and_only_if_it_is_played() -> None:
    match, _ = Match.start(Options(), 2, Dealing.seeded("obvious"))
    kinds = set()
    while match.outcome() is None:
        seat = match.current.turn
        known = judgement.consider(match.view(seat), 1)
        order = np.argsort(-known.wins)
        best, worst = (int(known.moves[at]) for at in (order[0], order[-1]))
        kinds.add(judgement.kind_of(known, best))
        assert judgement.kind_of(known, worst) != "obvious"
        match, _ = match.play(seat, Move.of(best))
    assert kinds >= {"counted", "obvious"}


def test_only_a_legal_move_of_the_seat_to_act_is_judged() -> None:
    with pytest.raises(ValueError, match="not a legal move"):
        judge(opening().view(0), Move.parse("sell CC"), 100, 1)
    with pytest.raises(ValueError, match="more than five cards"):
        judge(laid("LMMMM", ".DDGP+1", ".SSCCLL+0").view(0), Move.parse("camels"), 100, 1)
    with pytest.raises(ValueError, match="the seat to act"):
        judge(opening().view(1), Move.parse("camels"), 100, 1)


def test_intervals_of_batches_hold_what_more_worlds_show() -> None:
    """Forty repetitions: the interval by batches alone holds the mean of all of them nearly always."""
    known = judgement.consider(opening().view(0), 1)
    asked = np.array([judgement.change_of(Move.parse(text), "LMMMM") for text in ("camels", "take L")])
    means, intervals = [], []
    for seed in range(40):
        chances, _ = compare(known.facts, known.posterior, weights.shipped(), DEFAULT, asked, 4, 1200, 10_000 * seed)
        found = estimate((chances[:, 0] - chances[:, 1]).tolist(), 0.0, low=-1.0)
        means.append(found.mean)
        intervals.append((found.low, found.high))
    truth = float(np.mean(means))
    assert sum(low <= truth <= high for low, high in intervals) >= 35


def test_a_round_decides_what_the_seals_leave_to_it() -> None:
    assert stakes((0, 0), 1, started=True).match(0.3) == pytest.approx(0.3)
    assert stakes((1, 1), 2, started=True).match(0.3) == pytest.approx(0.3)
    ahead, behind = stakes((1, 0), 2, started=False), stakes((0, 1), 2, started=True)
    assert ahead.match(0.3) == pytest.approx(1.0 - behind.match(0.7))
    assert (ahead.won, behind.lost) == (1.0, 0.0)
    assert ahead.lost == pytest.approx(STARTER)  # level at one seal each, and the loser starts (J-S4)
    for own, other in ((0, 0), (1, 0), (0, 1), (1, 1)):
        both = match_chance(own, other, 2, starts=True) + match_chance(other, own, 2, starts=False)
        assert both == pytest.approx(1.0)


def test_a_calibration_keeps_order_and_certainties() -> None:
    bent = Calibration(0.8, 0.1)
    chances = [0.0, 0.01, 0.3, 0.5, 0.9, 1.0]
    assert [bent.corrected(chance) for chance in chances] == sorted(bent.corrected(chance) for chance in chances)
    assert (bent.corrected(0.0), bent.corrected(1.0)) == (0.0, 1.0)
    assert Calibration(1.0, 0.0).corrected(0.37) == pytest.approx(0.37)
