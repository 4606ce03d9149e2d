"""Runs: the same whatever the number of workers, resumable, recorded, and going on whoever misbehaves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from tests.arena.runs import BOTS, CAREFUL, SETTINGS, WHIMSICAL, Files

from serai import record
from serai.arena import Disagreement, Forfeit, Result, Settings, run
from serai.arena.bot_client import BotClient
from serai.arena.contest import Contest, contest
from serai.arena.ledger import Ledger
from serai.arena.schedule import Fixture
from serai.games import registry
from serai.games.option_texts import read_options
from serai.players import UnknownPlayer
from serai.record.jaipur import JaipurRecord


def read(path: Path) -> list[JaipurRecord]:
    games = [game for _, game in record.read(path)]
    assert all(isinstance(game, JaipurRecord) for game in games)
    return cast(list[JaipurRecord], games)


def timeless(results: list[Result]) -> list[Result]:
    return [result.timeless() for result in results]


def test_a_run_plays_every_deal_in_both_seats(whole: tuple[Files, list[Result]]) -> None:
    files, results = whole
    assert [(result.deal, result.seating) for result in results] == [
        (deal, seating) for deal in range(6) for seating in ((0, 1), (1, 0))
    ]
    games = read(files.records)
    for one, other in zip(games[::2], games[1::2], strict=True):
        assert one.players == tuple(reversed(other.players)) == ("greedy", "Whim")
        first, mirrored = one.rounds[0], other.rounds[0]
        assert (first.deck, first.bonus, first.starter) == (mirrored.deck, mirrored.bonus, mirrored.starter)
    assert len({game.rounds[0].deck for game in games}) == 6
    assert {game.rounds[0].starter for game in games} == {0, 1}


def test_records_verify_and_agree_with_the_results(whole: tuple[Files, list[Result]]) -> None:
    files, results = whole
    games = read(files.records)
    assert len(games) == len(results) == 12
    for game, result in zip(games, results, strict=True):
        record.verify(game)
        assert game.winner == result.places.index(1)
        assert tuple(played.scores for played in game.rounds) == result.rounds
        assert sum(len(played.moves) for played in game.rounds) == sum(result.moves)


def test_results_do_not_depend_on_workers(whole: tuple[Files, list[Result]], tmp_path: Path) -> None:
    files = Files(tmp_path)
    assert timeless(files.run(workers=2)) == timeless(whole[1])
    assert files.records.read_bytes() == whole[0].records.read_bytes()


def test_a_resumed_run_equals_an_uninterrupted_one(whole: tuple[Files, list[Result]], tmp_path: Path) -> None:
    files = Files(tmp_path)
    lines = whole[0].ledger.read_bytes().splitlines(keepends=True)
    files.ledger.write_bytes(b"".join(lines[:6]) + lines[6][:40])  # ended while it wrote its sixth result
    records = whole[0].records.read_bytes().splitlines(keepends=True)
    files.records.write_bytes(b"".join(records[:6]))
    assert timeless(files.run()) == timeless(whole[1])
    assert files.records.read_bytes() == whole[0].records.read_bytes()
    assert [msgspec.json.decode(line) for line in files.ledger.read_bytes().splitlines()[:6]] == [
        msgspec.json.decode(line) for line in lines[:6]
    ]
    before = files.ledger.read_bytes()
    assert timeless(files.run()) == timeless(whole[1])  # nothing is left to play
    assert files.ledger.read_bytes() == before


def test_a_run_of_eschnapur_resumes_with_all_its_options(tmp_path: Path) -> None:
    files, options = Files(tmp_path), read_options("eschnapur", {})
    three = Settings("eschnapur", ("random", "random", "random"), games=3, seats=3, options=options)
    played = files.run(three)
    assert timeless(files.run(three)) == timeless(played)
    assert len(files.run(msgspec.structs.replace(three, games=6))) == 6


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"seed": 8}, "begun with seed 7; now it is 8"),
        ({"players": (WHIMSICAL, "greedy")}, "begun with players"),
        ({"options": {"seals": 2, "open_herds": False}}, "options seals=1, open_herds=False; now it is seals=2"),
    ],
)
def test_other_settings_do_not_mix(whole: tuple[Files, list[Result]], changed: dict[str, Any], told: str) -> None:
    with pytest.raises(Disagreement, match=told):
        whole[0].run(msgspec.structs.replace(SETTINGS, **changed))


def test_another_bot_of_the_same_name_does_not_mix(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("def choose(view): return 'camels'\n")
    settings = Settings("jaipur", (str(bot), str(bot)), games=2)
    Ledger(tmp_path / "run.jsonl", settings).close()
    Ledger(tmp_path / "run.jsonl", settings).close()  # unchanged: it may be gone on with
    bot.write_text("def choose(view): return 'take D'\n")
    with pytest.raises(Disagreement, match="a bot's file have changed"):
        Ledger(tmp_path / "run.jsonl", settings)


def test_records_of_another_run_are_not_gone_on_with(whole: tuple[Files, list[Result]], tmp_path: Path) -> None:
    with pytest.raises(Disagreement, match="holds 0 records, but 12 games have been played"):
        run(SETTINGS, resume=whole[0].ledger, records=tmp_path / "other.jsonl")


def test_a_file_of_something_else_is_not_overwritten(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear merchant,\nthe camels are late.\n")
    with pytest.raises(Disagreement, match="is not a file of arena results"):
        run(SETTINGS, resume=letter)
    assert letter.read_text().startswith("Dear merchant")


@pytest.fixture(scope="module")
def careful() -> Iterator[BotClient]:
    guest = BotClient("jaipur", CAREFUL, 10)
    yield guest
    guest.close()


def met(*guests: BotClient, limit: int = 600) -> list[Contest]:
    """Play a deal in both seats."""
    game = registry.load("jaipur")
    options = game.options_type()
    return [
        contest(game, Fixture(0, 0, rotation, seating), guests, options=options, seed=1, limit=limit)
        for rotation, seating in enumerate([(0, 1), (1, 0)])
    ]


def met_by(careful: BotClient, bot: Path, patience: float = 10) -> list[Contest]:
    """Play a deal in both seats, the bot being the second player."""
    other = BotClient("jaipur", str(bot), patience)
    try:
        return met(careful, other)
    finally:
        other.close()


@pytest.mark.parametrize(
    ("bot", "kind", "reason", "end"),
    [
        ("crashing", "crash", "KeyError: 'nothing of the kind' (crashing.py, line 11)", "forfeit"),
        ("leaving", "crash", "its process ended by itself with code 7", "forfeit"),
        ("illegal", "illegal", "answered 'sell MM': illegal move: sell MM in ", "forfeit"),
        # the first answer of a bot may take twelve times as long, for compiling
        ("silent", "silent", "no answer within 1.2 s", "time"),
    ],
)
def test_a_bot_that_misbehaves_loses_its_games_with_the_reason(
    careful: BotClient, bot: str, kind: str, reason: str, end: str
) -> None:
    games = met_by(careful, BOTS / f"{bot}.py", patience=0.1 if bot == "silent" else 10)
    for game, seat in zip(games, (1, 0), strict=True):  # the second game shows that the run goes on
        assert game.result.ending == "forfeit"
        assert game.result.forfeit is not None
        assert (game.result.forfeit.seat, game.result.forfeit.kind) == (seat, kind)
        assert game.result.forfeit.reason.startswith(reason)
        assert game.result.places[seat] == 2
        written = game.record()
        record.verify(written)
        assert isinstance(written, JaipurRecord)
        assert (written.end.reason, written.end.seat, written.winner) == (end, seat, 1 - seat)


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("None", "answered 'None': the game waits for a move, and None is none"),
        ("'jump'", "answered 'jump': 'jump' is not a move of Jaipur; expected take D, camels"),
    ],
)
def test_what_is_no_move_at_all_is_told_with_what_was_expected(
    careful: BotClient, tmp_path: Path, answer: str, expected: str
) -> None:
    (tmp_path / "mute.py").write_text(f"def choose(view):\n    return {answer}\n")
    forfeit = met_by(careful, tmp_path / "mute.py")[0].result.forfeit
    assert forfeit is not None
    assert (forfeit.kind, forfeit.reason[: len(expected)]) == ("illegal", expected)


def test_endless_games_end_at_the_limit_and_are_shared() -> None:
    guest = BotClient("jaipur", str(BOTS / "endless.py"), 10)
    games = met(guest, guest, limit=120)
    guest.close()
    for result in (game.result for game in games):
        assert (result.ending, result.scores, result.rounds) == ("endless", (0.5, 0.5), ())
        assert sum(result.moves) == 120


def test_a_bot_gets_a_view_and_nothing_else(careful: BotClient, tmp_path: Path) -> None:
    """The bot's process holds no state of the game: nothing to find, even by searching all of its memory."""
    (tmp_path / "spy.py").write_text(
        "import gc\n"
        "from serai.games import jaipur\n"
        "def choose(view):\n"
        "    assert isinstance(view, jaipur.View) and view.seat == view.turn and view.scores is None\n"
        "    assert view.bonus_values[1 - view.seat] is None and view.herds[1 - view.seat] is None\n"
        "    found = [thing for thing in gc.get_objects() if isinstance(thing, (jaipur.Match, jaipur.Round))]\n"
        "    raise LookupError(f'{len(found)} states')\n"
    )
    assert met_by(careful, tmp_path / "spy.py")[0].result.forfeit == Forfeit(
        1, "crash", "LookupError: 0 states (spy.py, line 7)"
    )


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (None, "there is no file"),
        ("raise SystemExit(3)", "could not be loaded: SystemExit: 3"),
    ],
)
def test_a_file_that_is_no_bot_is_refused_before_the_run(tmp_path: Path, text: str | None, told: str) -> None:
    bot = tmp_path / "bot.py"
    if text is not None:
        bot.write_text(text)
    with pytest.raises(UnknownPlayer, match=told):
        BotClient("jaipur", str(bot), 10)
