"""Records: written, read, replayed, and betrayed by any single change."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from serai import record
from serai.games import eschnapur
from serai.games.dealing import Dealing
from serai.games.eschnapur import Expedition
from serai.games.jaipur import Match, Options
from serai.record import End, RecordError
from serai.record.jaipur import JaipurRecord


def moves_of_a_match(options: Options, dealing: Dealing, most: int = 10_000) -> list[tuple[int, str]]:
    chooser = random.Random(5)
    match, _ = Match.start(options, 2, dealing)
    moves: list[tuple[int, str]] = []
    while match.may_act() and len(moves) < most:
        (seat,) = match.may_act()
        move = chooser.choice(match.legal_moves(seat))
        moves.append((seat, str(move)))
        match, _ = match.play(seat, move)
    return moves


DEALING = Dealing.seeded("record").with_entropy(b"one", b"two")


def a_record(
    options: Options | None = None,
    most: int = 10_000,
    end: End | None = None,
    players: tuple[str, str] = ("Anda", "Bela"),
) -> JaipurRecord:
    options = options or Options()
    moves = moves_of_a_match(options, DEALING, most)
    game = record.write("jaipur", options, players, DEALING, moves, end)
    assert isinstance(game, JaipurRecord)
    return game


def an_expedition() -> record.Record:
    """A short game of Eschnapur, broken off in the middle."""
    chooser = random.Random(6)
    game, _ = Expedition.start(eschnapur.Options(), 3, DEALING)
    moves: list[tuple[int, str]] = []
    while len(moves) < 60 and not game.ended:
        seat = chooser.choice(sorted(game.awaited() if chooser.random() < 0.7 else game.may_act()))
        move = chooser.choice(game.legal_moves(seat))
        moves.append((seat, str(move)))
        game, _ = game.play(seat, move)
    return record.write("eschnapur", eschnapur.Options(), ("Anda", "Bela", "Ciro"), DEALING, moves, End("limit"))


def test_a_record_survives_the_file_and_verifies(tmp_path: Path) -> None:
    written = a_record()
    path = tmp_path / "games.jsonl"
    path.write_text(record.dumps(written) + "\n\n" + record.dumps(a_record(Options(seals=1))) + "\n")
    read = [game for _, game in record.read(path)]
    assert read[0] == written
    assert [number for number, _ in record.read(path)] == [1, 3]
    for game in read:
        record.verify(game)


def test_a_record_can_be_written_at_every_state_and_read_back() -> None:
    moves = moves_of_a_match(Options(), DEALING)
    for cut in range(len(moves)):
        game = record.write("jaipur", Options(), ("Anda", "Bela"), DEALING, moves[:cut], End("limit"))
        assert record.loads(record.dumps(game)) == game
        assert record.moves_of(game) == moves[:cut]
        if cut % 10 == 0:
            record.verify(game)


def test_an_outsider_can_replay_from_the_written_deck() -> None:
    """Secret and entropies prove the deal; the deck alone is enough to replay it."""
    from serai.games.jaipur import Move, Round

    for played in a_record().rounds:
        here = Round.from_deal(played.deck, played.bonus, played.starter)
        for text in played.moves:
            here = here.play(Move.parse(text))
        assert here.over
        assert here.scores == played.scores
        assert here.winner == played.winner


def test_replay_gives_every_moment() -> None:
    game = a_record()
    steps = list(record.replay(game))
    assert len(steps) == 1 + sum(len(played.moves) for played in game.rounds)
    assert steps[-1].state.winner == game.winner
    assert steps[-1].events[-1].kind == "match-end"


@pytest.mark.parametrize("reason", ["resigned", "time", "forfeit"])
def test_a_game_given_up_is_won_by_the_other(reason: Any) -> None:
    game = a_record(most=30, end=End(reason, 1))
    assert game.winner == 0
    assert game.rounds[-1].winner is None
    record.verify(game)


@pytest.mark.parametrize("reason", ["abandoned", "limit"])
def test_a_game_broken_off_has_no_winner(reason: Any) -> None:
    game = a_record(most=0, end=End(reason))
    assert game.winner is None
    record.verify(game)


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place of a JSON value: fields, list items and containers alike."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key, inner in value.items():
            found += leaves(inner, (*path, key))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            found += leaves(inner, (*path, at))
    return found


def altered(value: Any) -> Any:
    """Something of the same type that is not the same."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str() if set(value) <= set("0123456789abcdef") and len(value) > 1:
            return ("1" if value[0] != "1" else "2") + value[1:]
        case str() if len(value) == 52:
            return value[1] + value[0] + value[2:] if value[0] != value[1] else value[1:] + value[0]
        case str():
            return value + "x"
        case None:
            return 0
        case list():
            return [*value, *(value[-1:] or ["x"])]
        case dict():
            return {**value, "extra": 1}
    raise AssertionError(value)


@pytest.mark.parametrize(("written", "least"), [(a_record, 200), (an_expedition, 250)])
def test_any_single_altered_field_is_found(written: Callable[[], record.Record], least: int) -> None:
    game = json.loads(record.dumps(written()))
    record.verify(record.loads(json.dumps(game)))
    places = leaves(game)
    assert len(places) > least
    for path in places:
        copy = json.loads(json.dumps(game))
        holder = copy
        for key in path[:-1]:
            holder = holder[key]
        for change in ("alter", "remove"):
            changed = json.loads(json.dumps(copy))
            target = changed
            for key in path[:-1]:
                target = target[key]
            if change == "alter":
                target[path[-1]] = altered(holder[path[-1]])
            else:
                del target[path[-1]]
            with pytest.raises(RecordError):
                record.verify(record.loads(json.dumps(changed)))


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("{", "not JSON"),
        ("[]", "expected a JSON object"),
        ('{"game": 3}', "expected a JSON object with a `game`"),
        ('{"game": "go"}', "no game called 'go' here"),
        ('{"game": "jaipur", "rules": 99}', "rules: version 99 of jaipur is not known"),
        ('{"game": "jaipur", "rules": 1}', "missing required field"),
    ],
)
def test_what_is_not_a_record_is_refused_in_words(line: str, told: str, tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=told):
        record.loads(line)
    path = tmp_path / "bad.jsonl"
    path.write_text("\n" + line)
    with pytest.raises(RecordError, match=f"line 2: .*{told}"):
        list(record.read(path))


def resealed(**changes: Any) -> record.Record:
    """A record changed by somebody who also made the digest anew."""
    import msgspec

    from serai.record.structure import sealed

    return sealed(msgspec.structs.replace(a_record(most=20, end=End("limit")), **changes))


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"end": End("played")}, "nobody has the seals to win"),
        ({"end": End("played", 1)}, "names no seat"),
        ({"end": End("resigned", 4)}, "expected a seat below 2 or null"),
        ({"winner": 1}, "winner: found 1"),
        ({"players": ("Anda", "Bela"), "options": Options(open_herds=True), "winner": 0}, "winner: found 0"),
    ],
)
def test_a_forged_digest_does_not_help(changes: dict[str, Any], told: str) -> None:
    with pytest.raises(RecordError, match=told):
        record.verify(resealed(**changes))


def test_an_unknown_game_cannot_be_written() -> None:
    with pytest.raises(RecordError, match="no game called 'chess' here"):
        record.write("chess", None, (), DEALING, ())
