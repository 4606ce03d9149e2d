"""A whole match: rounds, seals, events and views."""

import random

import msgspec
import pytest
from tests.games.jaipur.positions import position

from serai.games.contract import Event
from serai.games.dealing import Dealing
from serai.games.jaipur import IllegalMove, Match, MatchView, Move, Options


def whole_match(seed: int, options: Options | None = None) -> tuple[Match, list[Event]]:
    """Play a match at random and return its end with all events."""
    chooser = random.Random(seed)
    match, told = Match.start(options or Options(), 2, Dealing.seeded(f"match {seed}"))
    events = list(told)
    while match.awaited():
        (seat,) = match.awaited()
        match, told = match.play(seat, chooser.choice(match.legal_moves(seat)))
        events += told
    return match, events


def test_a_match_goes_on_until_a_seat_has_two_seals() -> None:
    for seed in range(6):
        match, events = whole_match(seed)
        assert max(match.seals) == 2
        assert match.number == len(match.results)
        ends = [event for event in events if event.kind == "round-end"]
        assert [event.seat for event in ends] == [result.winner for result in match.results]
        for before, result in zip(match.results, match.results[1:], strict=False):
            assert result.starter != before.winner
        assert events[-1] == Event("match-end", match.winner, {"seals": list(match.seals)})


def test_one_seal_makes_a_match_of_one_round() -> None:
    match, events = whole_match(1, Options(seals=1))
    assert len(match.results) == 1
    assert sum(event.kind == "round-start" for event in events) == 1


def test_a_wrong_seat_is_refused_and_nothing_changes() -> None:
    match, _ = Match.start(Options(), 2, Dealing.seeded("wrong seat"))
    waiting = 1 - match.current.turn
    with pytest.raises(IllegalMove, match="not your turn"):
        match.play(waiting, Move.parse("camels"))
    assert match.legal_moves(waiting) == ()
    assert match.invited() == frozenset()
    assert match.listed_moves(1 - waiting) == match.legal_moves(1 - waiting)
    assert match.number == 1


def test_jaipur_is_for_two() -> None:
    with pytest.raises(ValueError, match="played by 2, not by 3"):
        Match.start(Options(), 3, Dealing.seeded("three"))


def test_the_deal_shows_each_seat_its_own_cards_only() -> None:
    match, (start,) = Match.start(Options(), 2, Dealing.seeded("own cards"))
    for seat in (0, 1):
        assert start.seen_by(seat).facts["hand"] == match.current.hands[seat]
    assert "hand" not in start.seen_by(None).facts
    assert start.seen_by(None).secret == {}


def test_a_match_view_survives_json_and_can_forget() -> None:
    match, _ = whole_match(2)
    for seat in (0, 1, None):
        view = match.view(seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=MatchView) == view
        assert view.forgetful().current.memory is None
        assert view.current.bonus_values == match.current.bonus_values, "after the end all is shown"


def test_memory_holds_the_round_so_far_as_everybody_saw_it() -> None:
    chooser = random.Random(4)
    match, _ = Match.start(Options(), 2, Dealing.seeded("play so far"))
    seen: list[tuple[str, str]] = []
    rounds = 0
    while match.awaited():
        for seat in (0, 1, None):
            memory = match.view(seat).current.memory
            assert memory is not None
            assert [(turn.move, turn.drawn) for turn in memory.play] == seen
        (seat,) = match.awaited()
        move = chooser.choice(match.legal_moves(seat))
        match, told = match.play(seat, move)
        public = told[0].seen_by(None).facts
        seen.append((str(move), public.get("drawn", "")))
        if len(told) > 1:  # the round is over, and the next one has been dealt
            seen, rounds = [], rounds + 1
    assert rounds > 1


@pytest.mark.parametrize(
    ("decided", "hand", "tokens", "rupees", "goods_tokens"),
    [
        ("bonuses", "LLL", {"L": 1, "G": 0, "S": 0}, (9, 11), (3, 9)),
        ("goods", "DD", {"D": 1, "G": 0, "S": 0}, (5, 10), (9, 3)),
    ],
)
def test_the_count_says_what_decided_a_tie(
    decided: str, hand: str, tokens: dict[str, int], rupees: tuple[int, int], goods_tokens: tuple[int, int]
) -> None:
    end = position(hand, tokens=tokens, rupees=rupees, goods_tokens=goods_tokens)
    _, events = Match(Options(), Dealing.seeded("tie"), (0, 0), (), end).play(0, Move.parse(f"sell {hand}"))
    assert events[1].facts["scores"][0] == events[1].facts["scores"][1]
    assert events[1].facts["decided"] == decided
    assert events[1].seat == 0


def test_a_turn_is_a_scene_of_its_own_and_concerns_nobody_else() -> None:
    match, _ = Match.start(Options(), 2, Dealing.seeded("scenes"))
    (seat,) = match.awaited()
    after, _ = match.play(seat, match.legal_moves(seat)[0])
    assert match.scene() == (1, seat)
    assert after.scene() == (1, 1 - seat)
    assert after.concerned(match) == match.invited() == frozenset()
