"""A position in one line, printed, parsed and played on; a view's line, moves and drawing tell no more than it may."""

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.jaipur.rounds import rounds
from tests.games.jaipur.test_properties import unlike

from serai.games.compiled import INTERPRETED
from serai.games.contract import NotationError
from serai.games.dealing import Dealing
from serai.games.jaipur import IllegalMove, Match, Move, Options, Round, View

EXAMPLES = settings(max_examples=15 if INTERPRETED else 200, deadline=None)
DECK = "DDDDGGGGSSSSCCCCCCCPPPPPPPLLLLLLLLMMMMMM"
START = f"SMMMM .DDGGS+0 .CPLL+1 0:0:-/-/- 0:0:-/-/- 555779 1122233/445566/889XX {DECK} - 0 0 0"


def told(here: Round) -> list[View]:
    """All views of a round, but for the moves so far, which a position does not state."""
    views = [here.view(seat) for seat in (0, 1, None)]
    return [
        msgspec.structs.replace(view, memory=msgspec.structs.replace(view.memory, play=()))
        for view in views
        if view.memory is not None
    ]


@EXAMPLES
@given(rounds(), st.integers(0, 1_000_000))
def test_a_round_is_read_back_and_played_on(here: Round, seed: int) -> None:
    again = Round.from_text(here.text(), open_herds=here.open_herds)
    assert again.text() == here.text()
    assert again.legal_moves() == here.legal_moves()
    assert told(again) == told(here)
    assert (again.deck, again.bonuses, again.hands, again.over) == (here.deck, here.bonuses, here.hands, here.over)
    chooser = random.Random(seed)
    for _ in range(20):
        if here.over:
            break
        move = chooser.choice(here.legal_moves())
        here, again = here.play(move), again.play(move)
        assert again.text() == here.text()
        assert told(again) == told(here)


@EXAMPLES
@given(rounds(most=70), st.integers(0, 1), st.integers(0, 1_000_000))
def test_a_views_text_moves_drawing_and_errors_do_not_tell_what_is_hidden(here: Round, seat: int, seed: int) -> None:
    if here.over:
        return
    other = unlike(here, seat, seed)
    for watcher in (seat, None):
        mine, theirs = here.view(watcher), other.view(watcher)
        assert mine.text() == theirs.text()
        assert mine.drawing() == theirs.drawing()
        assert mine.legal_moves() == theirs.legal_moves()
    for text in ("sell MM", "sell DDDDDDD", "take M", "swap DG/LLM"):
        assert refused(here, seat, text) == refused(other, seat, text)


def refused(here: Round, seat: int, text: str) -> str:
    try:
        Match(Options(), Dealing.seeded("refused"), (0, 0), (), here).play(seat, Move.parse(text))
    except IllegalMove as illegal:
        assert here.view(seat).text() in str(illegal)
        return str(illegal)
    raise AssertionError(f"{text} was played")


@EXAMPLES
@given(rounds())
def test_a_view_lists_the_moves_of_its_seat(here: Round) -> None:
    for seat in (0, 1):
        expected = here.legal_moves() if seat == here.turn else ()
        assert here.view(seat).legal_moves() == expected
        assert here.view(seat).forgetful().legal_moves() == expected
    assert here.view(None).legal_moves() == ()


@EXAMPLES
@given(rounds())
def test_a_drawing_fits_a_terminal(here: Round) -> None:
    for seat in (0, 1, None):
        for view in (here.view(seat), here.view(seat).forgetful()):
            lines = view.drawing().split("\n")
            assert max(map(len, lines)) <= 80
            assert (here.over, "ended" in lines[-1]) in ((False, False), (True, True))


@pytest.mark.parametrize("seed", range(2 if INTERPRETED else 12))
def test_a_match_is_read_back_at_every_move(seed: int) -> None:
    chooser = random.Random(seed)
    options = Options(seals=1 + seed % 2, open_herds=seed % 3 == 0)
    match, _ = Match.start(options, 2, Dealing.seeded(f"position {seed}"))
    again = match
    while match.awaited():
        (seat,) = match.awaited()
        move = chooser.choice(match.legal_moves(seat))
        (match, events), (again, same) = match.play(seat, move), again.play(seat, move)
        assert same == events
        assert again.text() == match.text()
        assert match.view(seat).text().startswith(match.player_view(seat).text())
        if chooser.random() < 0.3:
            again = Match.from_text(match.text(), match.dealing)
    assert (again.winner, again.results, again.options) == (match.winner, match.results, match.options)
    assert again.round_results() == tuple(result.scores for result in match.results)


def test_without_a_dealing_the_next_round_follows_from_the_text() -> None:
    won = "19:3:-/-/- 52:10:-/-/-"
    text = f"SMMMM .DDGGS+0 .CPLL+1 {won} 200779 1122233/445566/889XX {DECK} - 0 0 0 2 0-0 -"
    match = Match.from_text(text)
    after, events = match.play(0, Move.parse("sell DD"))
    assert [event.kind for event in events] == ["sell", "round-end", "round-start"]
    assert Match.from_text(text).play(0, Move.parse("sell DD"))[0] == after


def test_the_last_position_of_a_round_is_read_back_and_drawn() -> None:
    spare = DECK.replace("M", "")
    short = f"SMMM .DDGGS+0 .CPLL+8 0:0:-/-/- 0:0:-/-/- 555779 1122233/445566/889XX - {spare} 1 0 31"
    piles = f"SMMMM .DDGGS+0 .CPLL+1 52:10:-/-/- 29:5:-/-/- 000779 1122233/445566/889XX {DECK} - 1 0 6"
    for text, ended, winner in ((short, "market-short", 1), (piles, "three-piles", 0)):
        end = Round.from_text(text)
        assert (end.ended, end.text(), end.legal_moves(), end.winner) == (ended, text, (), winner)
        scores = f"{end.scores[0]} to {end.scores[1]} rupees"
        assert end.view(0).drawing().split("\n")[-1] == f"ended    {ended}: {scores}, won by seat {winner}"
        with pytest.raises(IllegalMove, match=r"illegal move: camels in SMM.*round over"):
            end.play(Move.parse("camels"))


def test_an_illegal_move_names_move_and_position_as_its_mover_sees_it() -> None:
    seen = "SMMMM .DDGGS+0 .?4+1 0:0:-/-/- 0:0:-/-/- 555779 ?7/?6/?5 ?40 - 0 0 0"
    with pytest.raises(IllegalMove) as caught:
        Round.from_text(START).play(Move.parse("sell SS"))
    assert str(caught.value) == (
        f"illegal move: sell SS in {seen}: J-X1 refuses this move: not in hand (cards: SS, held: 1)"
    )
    assert (caught.value.clause, caught.value.reason, caught.value.facts) == (
        "J-X1",
        "not-in-hand",
        {"cards": "SS", "held": 1},
    )


def test_a_seat_that_is_not_there_is_shown_what_a_spectator_sees() -> None:
    match = Match.from_text(START + " 2 0-0 -")
    with pytest.raises(IllegalMove) as caught:
        match.play(2, Move.parse("camels"))
    assert "in SMMMM .?5+0 .?4+1 " in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("SMMMM", "", "twelve fields are not all well formed"),
        (".CPLL+1", ".?4+1", "it is a view"),
        (".DDGGS+0", ".DDGGSCCC+0", "at most 7 goods"),
        (".DDGGS+0", ".DDGGG+0", "not those of the box"),
        ("SMMMM .DDGGS+0", "- .DDGGS+4", "not those of the box"),
        ("SMMMM .DDGGS+0", "MMMM .DDGGSS+0", "the market holds 5 cards, and fewer only"),
        ("SMMMM .DDGGS+0", "SSMMMM .DDGG+0", "the market holds 5 cards"),
        (f"{DECK} -", f"{DECK[:-1]} M", "no camel is ever sold"),
        (f".CPLL+1 0:0:-/-/- 0:0:-/-/- 555779 1122233/445566/889XX {DECK}",
         f".CPL+1 0:0:-/-/- 0:0:-/-/- 555779 1122233/445566/889XX {DECK}L", "at most 40 cards"),
        ("555779", "655779", "5 5 5 7 7 9 tokens of the kinds at most"),
        ("555779", "455779", "1 goods tokens worth 7 are gone, but the seats have 0 worth 0"),
        ("1122233", "1122231", "the bonus tokens for 3 cards are 1122233"),
    ],
)  # fmt: skip
def test_a_text_that_is_no_position_is_refused(old: str, new: str, why: str) -> None:
    assert START.count(old) == 1
    with pytest.raises(NotationError, match=why):
        Round.from_text(START.replace(old, new))


@pytest.mark.parametrize("rest", ["", " 3 0-0 -", " 2 0-0 0:5:1", " 2 0-0 0:50-60:1,x", "x" * 300])
def test_a_text_that_is_no_match_is_refused(rest: str) -> None:
    with pytest.raises(NotationError, match="is not a whole position of Jaipur"):
        Match.from_text(START + rest)
