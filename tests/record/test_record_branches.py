"""Records of games that were taken up from a position of another game: written, checked, and told for what they are."""

from __future__ import annotations

import json
import random
from pathlib import Path

import msgspec
import pytest

from serai import record
from serai.cli import main
from serai.games import registry
from serai.games.contract import State
from serai.games.dealing import Dealing
from serai.record import End, RecordError
from serai.text import LANGUAGES

GAMES = ("jaipur", "eschnapur")
DEALING = Dealing.seeded("branch").with_entropy(b"one")
NAMES = ("Anda", "Bela", "Ciro")


def wandered(state: State, moves: int) -> tuple[State, list[tuple[int, str]]]:
    """Play so many moves at random, or until the end."""
    chooser, played = random.Random(4), list[tuple[int, str]]()
    while state.outcome() is None and len(played) < moves:
        seat = min(state.awaited())
        move = chooser.choice(state.legal_moves(seat))
        state, _ = state.play(seat, move)
        played.append((seat, str(move)))
    return state, played


def a_branch(name: str, *, before: int = 30, after: int = 10_000) -> record.Record:
    """The record of a game that was taken up after some moves of another one, to its end or broken off."""
    game = registry.load(name)
    options, seats = game.options_type(), game.seat_counts[0]
    middle, _ = wandered(game.start(options, seats, Dealing.seeded("the other game"))[0], before)
    world = game.imagine(middle.view(1), Dealing.seeded("another world"))
    last, moves = wandered(game.from_text(world.text(), DEALING), after)
    end = End("limit") if last.outcome() is None else End()
    return record.write(name, options, NAMES[:seats], DEALING, moves, end, world.text())


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("before", [0, 1, 30, 75])
def test_a_branch_is_written_read_and_verified(name: str, before: int) -> None:
    written = a_branch(name, before=before, after=400)
    read = record.loads(record.dumps(written))
    assert read == written
    record.verify(read)
    moments = [*record.replay(read)]
    assert moments[0].state.text() == read.position
    assert [(moment.seat, str(moment.move)) for moment in moments[1:]] == record.moves_of(read)


def test_the_first_round_of_a_taken_up_match_has_no_deal_and_the_next_ones_have() -> None:
    plain = json.loads(record.dumps(a_branch("jaipur")))
    first, *others = plain["rounds"]
    assert (first["deck"], first["bonus"]) == ("", {})
    assert others
    assert all(len(one["deck"]) == 52 for one in others)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_was_dealt_says_nothing_of_a_position(name: str) -> None:
    game = registry.load(name)
    options, seats = game.options_type(), game.seat_counts[0]
    written = record.write(name, options, NAMES[:seats], DEALING, (), End("limit"))
    assert "position" not in json.loads(record.dumps(written))
    null = {**json.loads(record.dumps(written)), "position": None}
    with pytest.raises(RecordError, match="position: found None"):
        record.loads(json.dumps(null))


@pytest.mark.parametrize("name", GAMES)
def test_a_branch_is_betrayed_by_another_position(name: str) -> None:
    written = a_branch(name, after=5)
    assert written.position is not None
    game = registry.load(name)
    other, _ = wandered(game.start(written.options, len(written.players), Dealing.seeded("a third game"))[0], 3)
    faults = {
        written.position + " ": "position: ",
        "nothing at all": "position: .* is not a whole position",
        written.position.replace(" ", "  ", 1): "position: ",
        other.text(): "move|: found|digest",
    }
    for position, fault in faults.items():
        with pytest.raises(RecordError, match=fault):
            record.verify(msgspec.structs.replace(written, position=position))
    without = msgspec.structs.replace(written, position=None)
    with pytest.raises(RecordError):
        record.verify(without)


def test_a_branch_of_other_options_or_seats_is_refused() -> None:
    for name, options in (("jaipur", {"seals": 1}), ("eschnapur", {"piles": 5})):
        written = a_branch(name, after=0)
        changed = msgspec.convert(options, registry.load(name).options_type)
        with pytest.raises(RecordError, match="position: it is of a (match|game) with"):
            record.verify(msgspec.structs.replace(written, options=changed))
    with pytest.raises(RecordError, match="for 3 seats"):
        record.verify(msgspec.structs.replace(a_branch("eschnapur", after=0), players=("a", "b", "c", "d")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_verifies_a_branch_and_says_what_nobody_certifies(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("".join(record.dumps(a_branch(name, after=8)) + "\n" for name in GAMES))
    assert main(["verify", str(path), "--lang", language]) == 0
    told = capsys.readouterr().out
    for line in (1, 2):
        assert any(said.startswith(f"{line}: ") for said in told.splitlines()), told
    assert main(["verify", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["branches"] == [1, 2]
    assert main(["replay", str(path), "--lang", language]) == 0
