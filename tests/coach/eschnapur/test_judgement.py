"""Verdicts: the same again for the same seed, nothing of what a seat cannot know, and forced moves apart."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import numpy as np
import pytest
from tests.players.eschnapur.sitting import sit

from serai.coach.contract import GameCoach, load
from serai.games.dealing import Dealing
from serai.games.eschnapur import Expedition, Move, Options
from serai.games.eschnapur import layout as at
from serai.games.eschnapur.layout import PASS
from serai.players.eschnapur import knowledge
from serai.players.eschnapur import load as player
from serai.players.eschnapur.worlds import imagine

pytestmark = pytest.mark.compiled
COACH: GameCoach = load("eschnapur")
EFFORT = 8
HIDDEN = (
    (at.SYMBOLS, at.SYMBOLS + 5), (at.NUMBERS, at.NUMBERS + 5), (at.TOKEN, at.TOKEN + 15),
    (at.SYMBOL_DECK, at.NUMBER_COUNT), (at.NUMBER_DECK, at.BATCHES), (at.PILE, at.PLACES),
)  # fmt: skip
"""Places of a row that hold what some seat cannot know."""


def decisions(deal: str, seats: int = 4) -> Iterator[tuple[Expedition, int, Move]]:
    yield from sit([player("explorer", {}, seat) for seat in range(seats)], deal)


def swapped(game: Expedition, seat: int) -> Expedition:
    """Return another game that looks the same to a seat: all it cannot know was dealt anew."""
    box = game.box.copy()
    facts = knowledge.from_view(game.view(seat), game.components, box)
    world, row = np.zeros(at.PLACES, np.int64), game.row.copy()
    imagine(facts, world, np.array([7], dtype=np.uint64))
    for first, end in HIDDEN:
        row[first:end] = world[first:end]
    for square in range(15):  # tokens that lie in no niche any more are in nobody's sight
        if game.at(at.EMPTY) >> square & 1:
            row[at.TOKEN + square] = game.at(at.TOKEN + square)
    for other in range(game.seats):
        if other != seat and row[at.LOCK + other]:
            row[at.LOCK + other] = PASS
    return Expedition(game.options, Dealing.seeded("swapped"), row, game.orders)


def test_a_verdict_says_no_more_than_the_seat_knew() -> None:
    """The swap test: not one byte changes with what the seat cannot know."""
    changed = 0
    for number, (game, seat, move) in enumerate(decisions("swap")):
        if number % 12:
            continue
        other = swapped(game, seat)
        changed += not np.array_equal(other.row, game.row)
        verdicts = [COACH.judge(each.view(seat), move, EFFORT, 3) for each in (game, other)]
        assert msgspec.json.encode(verdicts[0]) == msgspec.json.encode(verdicts[1])
    assert changed > 10


def test_the_same_seed_gives_the_same_verdict_and_every_kind_of_move_is_judged() -> None:
    kinds = set()
    for number, (game, seat, move) in enumerate(decisions("again", 3)):
        if move.kind in kinds and number % 40:
            continue
        kinds.add(move.kind)
        one, two = (COACH.judge(game.view(seat), move, EFFORT, 5) for _ in range(2))
        assert one == two
        assert one.played.move == str(move)
        assert one.lost.mean >= 0.0 and one.lost.low <= one.lost.mean <= one.lost.high
        assert one.before == one.best.chance.mean and 0.0 <= one.before <= 1.0
        for option in (one.best, *one.others):
            assert option.chance.mean <= one.best.chance.mean + 1e-9, "nothing is told above the best"
            if option.move:
                game.play(seat, Move.parse(option.move))  # the rules allow whatever is recommended
        if one.kind != "counted":
            assert one.lost.mean == 0.0 or one.best != one.played
    assert {"flip", "offer", "accept", "buy", "move", "open", "end", "duel", "redeem"} <= kinds


def test_tokens_of_unknown_piles_are_no_choice() -> None:
    game, _ = Expedition.start(Options(), 3, Dealing.seeded("a first look"))
    verdict = COACH.judge(game.view(2), Move.parse("flip 1 2"), EFFORT, 1)
    assert verdict.kind == "forced" and verdict.lost.mean == 0.0 and verdict.best == verdict.played


def test_a_seat_that_is_not_awaited_may_do_nothing() -> None:
    game, _ = Expedition.start(Options(), 3, Dealing.seeded("a first look"))
    verdict = COACH.judge(game.view(0), Move.parse("buy move"), EFFORT, 1)
    assert "" in [option.move for option in (verdict.best, *verdict.others)]


def test_the_model_has_a_name_and_the_scale_all_levels() -> None:
    assert len(COACH.model()) == 16
    assert list(COACH.SCALE) == [
        "apprentice", "peddler", "stallholder", "merchant", "caravaneer", "treasurer", "maharaja",
    ]  # fmt: skip
