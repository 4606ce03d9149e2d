"""`serai coach`: words, JSON and HTML from the same analysis, and a sentence for whatever is no game to look at."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from serai import players, record
from serai.cli import main
from serai.coach.analysis import MOST_MOVES, Analysis
from serai.coach.report import Report
from serai.games import registry
from serai.games.dealing import Dealing
from serai.players.asking import Asking
from serai.text import LANGUAGES, Words

pytestmark = pytest.mark.compiled
EFFORT = ["--iterations", "60", "--jobs", "1"]


def played(game: str, seats: int, options: object, seed: str, names: tuple[str, ...]) -> record.Record:
    """Play a game between greedy players, and return its record."""
    kind = registry.load(game)
    state, _ = kind.start(options, seats, Dealing.seeded(seed))
    company = [players.load(game, "greedy", seat) for seat in range(seats)]
    moves, asking = [], Asking()
    while (seat := asking.next(state, range(seats))) is not None:
        move = company[seat].choose(state.player_view(seat))
        if move is None:
            asking.declined(seat)
            continue
        awaited = seat in state.awaited()
        moves.append((seat, str(move)))
        state, _ = state.play(seat, kind.parse(str(move)))
        asking.moved(seat, awaited=awaited)
    return record.write(game, options, names, Dealing.seeded(seed), moves)


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A round of Jaipur, and one more, in a file."""
    file = tmp_path_factory.mktemp("coach") / "games.jsonl"
    options = registry.load("jaipur").options_type(seals=1)
    games = [
        played("jaipur", 2, options, "a first", ("Asha", "greedy")),
        played("jaipur", 2, options, "another", ("greedy", "Asha")),
    ]
    file.write_text("\n".join(map(record.dumps, games)) + "\n")
    return file


def test_json_is_one_report_a_game_and_always_the_same(match: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coach", str(match), "--json", *EFFORT]) == 0
    first = capsys.readouterr().out
    assert main(["coach", str(match), "--json", *EFFORT, "--jobs", "2"]) == 0
    assert capsys.readouterr().out == first
    reports = [msgspec.json.decode(line, type=Report) for line in first.splitlines()]
    assert [report.players for report in reports] == [("Asha", "greedy"), ("greedy", "Asha")]
    for report in reports:
        assert (report.game, report.iterations, report.seed, report.schema) == ("jaipur", 60, 0, 1)
        assert sorted(d.step for seat in report.seats for d in seat.decisions) == [*range(1, report.moves + 1)]
        assert sum(luck.result or 0.0 for luck in report.luck.seats) == 1.0
    assert main(["coach", str(match), "--json", *EFFORT, "--seed", "1"]) == 0
    assert capsys.readouterr().out != first


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_one_player_end_with_habits(match: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coach", str(match), "--player", "Asha", "--lang", language, *EFFORT]) == 0
    told = capsys.readouterr().out
    assert told.count("— Asha —") == 2
    assert "— Greedy —" not in told
    assert Words(language).say("coach-habits-of-games", name="Asha", games=2) in told
    assert Words(language).say("coach-luck-note") in told


class Page(HTMLParser):
    """What a page is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in ("meta", "line", "polyline"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_needs_nothing_else_and_no_name_is_a_tag(
    match: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hostile = tmp_path / "hostile.jsonl"
    line = match.read_text().splitlines()[0]
    hostile.write_text(record.renamed(line, ["<script>alert(1)</script>", "greedy"]) + "\n")
    out = tmp_path / "game.html"
    assert main(["coach", str(hostile), "--html", str(out), *EFFORT]) == 0
    assert capsys.readouterr().out == ""
    text, page = out.read_text("utf-8"), Page()
    page.feed(text)
    assert page.open == []
    assert {"svg", "details", "table", "polyline"} <= page.seen
    assert "script" not in page.seen
    assert not page.addresses
    assert not re.search(r"https?://|url\(", text)
    assert "&lt;script&gt;" in text


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda line: line[: len(line) // 2], "line 1: not JSON"),
        (lambda _: '{"game": "chess"}', "chess"),
        (lambda _: "[1, 2]", "not a record"),
        (lambda line: line.replace('"reason":"played"', '"reason":"abandoned"'), "not played to its end"),
        (lambda line: line.replace('"moves":["', '"moves":["take D","', 1), "game 1"),
    ],
)
def test_what_is_no_game_to_look_at_is_refused_in_a_sentence(
    match: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], spoil: object, told: str
) -> None:
    assert callable(spoil)
    file = tmp_path / "game.jsonl"
    file.write_text(spoil(match.read_text().splitlines()[0]) + "\n")
    assert main(["coach", str(file)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert told in err
    assert err.startswith("serai coach: ")
    assert err.count("\n") == 1


def test_a_record_that_is_too_long_is_refused(match: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.coach.analysis.MOST_MOVES", 10)
    with pytest.raises(record.RecordError, match="up to 10 moves"):
        Analysis(record.loads(match.read_text().splitlines()[0]))
    assert MOST_MOVES == 3_000


@pytest.mark.parametrize(
    "words",
    [["nowhere.jsonl"], ["--game", "3"], ["--player", "Nobody"], ["--html", "/nowhere/at/all.html"]],
)
def test_a_wrong_call_ends_with_a_sentence_and_two(
    match: Path, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    call = words if not words[0].startswith("--") else [str(match), *words, *EFFORT]
    assert main(["coach", *call]) == 2
    assert capsys.readouterr().err.startswith("serai coach: ")


def test_an_expedition_is_looked_at_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options = registry.load("eschnapur").options_type()
    file = tmp_path / "expedition.jsonl"
    file.write_text(record.dumps(played("eschnapur", 3, options, "a first", ("Asha", "greedy", "greedy"))) + "\n")
    assert main(["coach", str(file), "--json", "--iterations", "2", "--jobs", "1"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [seat["seat"] for seat in told["seats"]] == [0, 1, 2]
    assert sum(luck["result"] for luck in told["luck"]["seats"]) == pytest.approx(1.0, abs=1e-3)
    for draw in told["luck"]["draws"]:
        assert sum(draw["draw"]["gains"]) == pytest.approx(0.0, abs=1e-3)
