"""Counting without listing, random play, and many rounds side by side."""

from collections import Counter

import numpy as np
import pytest
from tests.games.jaipur.positions import position

from serai.games.compiled import INTERPRETED
from serai.games.dealing import Dealing
from serai.games.jaipur import Match, Move, Options, kernel, layout, playouts
from serai.games.jaipur.batch import Batch
from serai.games.jaipur.goods import pack


@pytest.fixture(autouse=True)
def _wrapping_numbers():  # type: ignore[no-untyped-def]
    """Interpreted, the generator's numbers wrap around with a warning that compiled code does not give."""
    with np.errstate(over="ignore"):
        yield


def listed(own: str, market: str) -> list[int]:
    moves = np.zeros(kernel.MOST_MOVES, dtype=np.int64)
    found = kernel.list_moves(pack(own), pack(market), moves)
    return [int(change) for change in moves[:found]]


POSITIONS = [
    ("", "DGSCP"),
    ("", "MMMMM"),
    ("LLLLCCP", "DGSSM"),
    ("DDGGSSM", "CCPPL"),
    ("DGMMMM", "SCPLL"),
    ("LLM", "DDMMM"),
]


@pytest.mark.parametrize(("own", "market"), POSITIONS)
def test_moves_are_counted_as_they_are_listed(own: str, market: str) -> None:
    assert playouts.count_moves(pack(own), pack(market)) == len(listed(own, market))


@pytest.mark.parametrize(("own", "market"), POSITIONS)
def test_random_moves_are_all_legal_moves_equally_often(own: str, market: str) -> None:
    generator = np.array([7], dtype=np.uint64)
    legal = listed(own, market)
    draws = len(legal) * (30 if INTERPRETED else 1000)
    seen = Counter(int(playouts.random_move(pack(own), pack(market), generator)) for _ in range(draws))
    assert set(seen) == set(legal)
    spread = sum((seen[change] - draws / len(legal)) ** 2 / (draws / len(legal)) for change in legal)
    assert spread < len(legal) + 5 * (2 * len(legal)) ** 0.5, "chi-square within five deviations"


def test_an_index_beyond_the_exchanges_gives_no_exchange() -> None:
    assert playouts.exchange_at(pack("LL"), 0, pack("DG"), 2, 99) == 0


def test_listing_and_counting_play_the_same_games() -> None:
    rounds = 1 if INTERPRETED else 200
    assert playouts.random_rounds(rounds, True, 5)[0] == playouts.random_rounds(rounds, False, 5)[0]


@pytest.mark.compiled
def test_random_play_has_the_known_length_and_width() -> None:
    rounds = 20_000
    played, seen = playouts.random_rounds(rounds, True, 1)
    assert played / rounds == pytest.approx(77.8, abs=0.7)
    assert seen / played == pytest.approx(23.6, abs=0.3)


def test_a_batch_plays_deals_again_and_rewards_the_mover() -> None:
    batch = Batch(4, seed=3)
    ends = Counter[int]()
    for _ in range(150):
        rewards, ended = batch.step(batch.random_moves())
        assert not rewards[~ended].any()
        assert (batch.rows[ended, layout.PLAYED] == 0).all()
        ends.update(rewards[ended].tolist())
    assert sum(ends.values()) >= 4
    assert ends[1] + ends[-1] >= sum(ends.values()) - 1


def test_what_a_batch_hands_out_is_the_callers_to_keep() -> None:
    batch = Batch(4, seed=3)
    moves = batch.random_moves()
    kept = moves.copy()
    first = batch.step(moves)
    before = [array.copy() for array in first]
    for _ in range(120):
        later = batch.step(batch.random_moves())
        assert not any(np.shares_memory(one, other) for one, other in zip(first, later, strict=True))
    assert (moves == kept).all()
    assert all((one == other).all() for one, other in zip(first, before, strict=True))


def test_a_batch_repeats_for_its_seed() -> None:
    one, other, third = (Batch(3, seed=seed) for seed in (5, 5, 6))
    assert (one.rows == other.rows).all()
    assert (one.rows != third.rows).any()


def test_a_batch_refuses_what_is_not_legal_and_plays_nothing() -> None:
    batch = Batch(3, seed=1)
    before = batch.rows.copy()
    moves = batch.random_moves().copy()
    moves[2] = 5
    with pytest.raises(ValueError, match=r"the move of round 2 \(5\) is not legal"):
        batch.step(moves)
    assert (batch.rows == before).all()
    with pytest.raises(ValueError, match="expected 3 moves"):
        batch.step(moves[:2])


def test_a_tied_round_rewards_nobody() -> None:
    batch = Batch(1, seed=1)
    tie = position("DD", tokens={"D": 1, "G": 0, "S": 0}, rupees=(20, 25), goods_tokens=(5, 6))
    batch.rows[0] = tie.row
    rewards, ended = batch.step(np.array([Move.parse("sell DD").change]))
    assert (rewards.tolist(), ended.tolist()) == ([0], [True])


def test_a_match_reads_its_moves() -> None:
    match, _ = Match.start(Options(), 2, Dealing.seeded("read"))
    assert match.parse("camels") == Move.parse("camels")
