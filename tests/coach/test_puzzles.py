"""Puzzles: what is shipped holds together and is proven again in part; the command is honest."""

from __future__ import annotations

import functools
import json
from pathlib import Path

import msgspec
import pytest

from serai.cli import main
from serai.coach import contract
from serai.coach.puzzles.collection import ACCEPTED, PART, Collection, Puzzle, Try, shipped
from serai.coach.puzzles.making import LEAST_GAP, faults
from serai.games import registry
from serai.games.dealing import Dealing
from serai.text import LANGUAGES, Words

GAMES = registry.names(contract.COACHES)


@functools.cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    return tuple(shipped(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_a_position_with_legal_moves_and_one_proven_answer(game: str) -> None:
    rules = registry.load(game)
    assert puzzles(game), "some are shipped"
    for number, puzzle in enumerate(puzzles(game), start=1):
        best, second = puzzle.tries[:2]
        assert best.chance - second.chance >= LEAST_GAP - 0.001, number
        assert puzzle.gap.mean >= LEAST_GAP, number
        assert puzzle.gap.low > 0.0, number
        assert puzzle.accepted == (best.move,), number
        assert [one.chance for one in puzzle.tries] == sorted((one.chance for one in puzzle.tries), reverse=True), (
            number
        )
        view = msgspec.convert(puzzle.view, rules.view_type, strict=False)
        state = rules.imagine(view, Dealing.seeded(f"puzzle {number}"))
        assert puzzle.options == json.loads(msgspec.json.encode(state.options)), number  # type: ignore[attr-defined]
        for one in puzzle.tries:
            state.play(view.seat, rules.parse(one.move))  # type: ignore[attr-defined]
        assert len({one.move for one in puzzle.tries}) == len(puzzle.tries), number


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_tells_nothing_that_its_seat_cannot_know(game: str) -> None:
    """Whatever is dealt in place of what is hidden, the seat's view is the one of the puzzle."""
    rules = registry.load(game)
    for puzzle in puzzles(game)[::7]:
        view = msgspec.convert(puzzle.view, rules.view_type, strict=False)
        for world in ("one world", "another world"):
            other = rules.imagine(view, Dealing.seeded(world)).view(view.seat)  # type: ignore[attr-defined]
            assert json.loads(msgspec.json.encode(other)) == puzzle.view


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_told(game: str, language: str) -> None:
    words, coach = Words(language), contract.load(game)
    for puzzle in puzzles(game):
        assert puzzle.theme in coach.THEMES
        explained = [one for one in puzzle.tries if one.reasons]
        assert explained, "the next best move at least is explained"
        assert explained[0] == puzzle.tries[1]
        names = [f"Player {seat}" for seat in range(5)]
        for one in explained:
            for reason in one.reasons:
                assert words.coach(game, reason.pattern, reason.facts, names, puzzle.view["seat"])


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_a_sample_is_proven_again(game: str) -> None:
    index = shipped(game).index
    assert index is not None
    count = 3 if game == GAMES[0] else 1
    drawn = Dealing.seeded("the tests' sample").shuffle("puzzles", puzzles(game))[:count]
    assert [list(faults(index.source, puzzle)) for puzzle in drawn] == [[]] * count


@pytest.mark.compiled
def test_a_wrong_answer_is_found_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = "jaipur"
    first, index = puzzles(game)[0], shipped(game).index
    assert index is not None
    best, second, *rest = first.tries
    wrong = msgspec.structs.replace(first, tries=(Try(second.move, best.chance), Try(best.move, second.chance), *rest))
    Collection(tmp_path).add(index.source, [wrong], 1)
    assert main(["puzzles", game, "--into", str(tmp_path), "--verify", "--jobs", "1", "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["proven"] == 0
    assert best.move in told["faults"]["1"][0]


def test_an_illegal_move_is_found_out() -> None:
    index = shipped("jaipur").index
    assert index is not None
    first = puzzles("jaipur")[0]
    told = faults(index.source, msgspec.structs.replace(first, tries=(*first.tries, Try("sell DDDDDDD", 0.0))))
    assert "cannot be played" in next(told)


def test_a_collection_grows_part_by_part_and_keeps_what_it_has(tmp_path: Path) -> None:
    index, few = shipped("jaipur").index, puzzles("jaipur")[:3]
    assert index is not None
    grown = Collection(tmp_path)
    for number in range(15):
        grown.add(index.source, [*few], number + 1)
    again = Collection(tmp_path)
    assert list(again) == [*few] * 15
    assert [len(json.loads((tmp_path / f"{part:02}.json").read_text())) for part in range(3)] == [PART, PART, 5]
    assert again.index is not None
    assert again.index.games == 15
    # What was written without its index does not count: an interruption leaves no half of a game.
    part = tmp_path / "02.json"
    part.write_text(part.read_text().replace("]\n", f",{msgspec.json.encode(few[0]).decode()}]\n"))
    assert len(list(Collection(tmp_path))) == 45


def test_the_command_tells_what_there_is_and_refuses_what_makes_no_sense(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["puzzles", "jaipur", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["puzzles"] == len(puzzles("jaipur")) == sum(told["themes"].values())
    assert main(["puzzles", "jaipur", "--into", str(tmp_path), "--verify"]) == 2
    assert "no puzzles" in capsys.readouterr().err
    index = shipped("jaipur").index
    assert index is not None
    Collection(tmp_path).add(msgspec.structs.replace(index.source, seed=99), [puzzles("jaipur")[0]], 1)
    assert main(["puzzles", "jaipur", "--into", str(tmp_path), "--count", "1"]) == 2
    assert "another way" in capsys.readouterr().err
    # Enough puzzles of the same source: nothing is left to do.
    assert main(["puzzles", "jaipur", "--into", str(tmp_path), "--count", "1", "--seed", "99", "--jobs", "1"]) == 0
    (tmp_path / "index.json").write_text("{}")
    assert main(["puzzles", "jaipur", "--into", str(tmp_path), "--count", "1"]) == 2
    for words in (["puzzles"], ["puzzles", "nothing"], ["puzzles", "jaipur", "--count", "0"]):
        with pytest.raises(SystemExit) as ended:
            main(words)
        assert ended.value.code == 2


def test_what_is_accepted_is_within_two_points() -> None:
    first = puzzles("jaipur")[0]
    best = first.tries[0]
    near = msgspec.structs.replace(first, tries=(best, Try("near", round(best.chance - ACCEPTED, 3)), Try("far", 0.0)))
    assert near.accepted == (best.move, "near")
