"""`serai coach`: analyse recorded games, as words, as JSON or as a page of HTML."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from serai.coach.analysis import MOST_ITERATIONS, Analysis
from serai.coach.assembly import assembled
from serai.coach.html import page
from serai.coach.report import Report
from serai.coach.telling import Telling, graded
from serai.coach.themes import habits
from serai.coach.workers import found
from serai.record.files import read
from serai.record.proof import RecordError
from serai.record.structure import Record
from serai.text import LANGUAGES, Words
from serai.text.plain import escaped, json_line

MOST_SHOWN = 500
"""Characters of a fault; what a record holds may be long."""
EXAMPLES = """  serai coach game.jsonl                        what each decision cost, and why
  serai coach games.jsonl --game 3 --lang fr    the third game of a file, in French
  serai coach games.jsonl --player Asha         Asha's decisions alone, and her habits over all games
  serai coach game.jsonl --html game.html       a page of its own, to keep or to send
  serai coach game.jsonl --json                 one JSON object a game (docs/coach.md)"""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("file", type=Path, help="a file of records, one JSON object a line")
    parser.add_argument("--game", type=_positive, metavar="N", help="only the N-th game of the file, counted from 1")
    parser.add_argument("--player", metavar="NAME", help="tell only of the player of that name")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the sentences")
    parser.add_argument("--html", type=Path, metavar="OUT", help="write a self-contained page")
    parser.add_argument("--json", action="store_true", help="one JSON object a game instead of sentences")
    parser.add_argument("--iterations", type=_positive, metavar="N", help="how long a decision is searched")
    parser.add_argument(
        "--jobs", type=_positive, default=os.cpu_count() or 1, metavar="N", help="processes that work at it (all cores)"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed gives the same analysis")


def _positive(text: str) -> int:
    """Read a number from 1 to a bound."""
    if not text.isdecimal() or not 1 <= int(text[:9]) <= MOST_ITERATIONS:
        raise argparse.ArgumentTypeError(f"expected a whole number from 1 to {MOST_ITERATIONS}, not {text!r}")
    return int(text)


def run(args: argparse.Namespace) -> int:
    """Analyse the games; 0 when done, 1 on a record that cannot be analysed, 2 on a wrong call."""
    if not args.file.is_file():
        return _wrong(f"there is no file {args.file}. Name a file of records (JSON lines).", 2)
    words, studied = Words(args.lang), list[tuple[int, Analysis, Report]]()
    try:
        for at, record in _chosen(args):
            try:
                analysis = Analysis(record, args.iterations, args.seed)
            except RecordError as fault:
                raise RecordError(f"game {at}: {fault}") from fault
            report = _worked(analysis, at, args.jobs)
            studied.append((at, analysis, report))
            if args.json:
                sys.stdout.write(json_line(msgspec.to_builtins(report)) + "\n")
            elif args.html is None:
                _tell(report, words, args.player)
    except RecordError as fault:
        return _wrong(str(fault)[:MOST_SHOWN], 1)
    except BrokenProcessPool:
        return _wrong("a process that judged moves has ended by itself. Try again with --jobs 1.", 1)
    except OSError as fault:
        return _wrong(f"{args.file} cannot be read ({fault.strerror}).", 2)
    if not studied:
        of = f" of {args.player}" if args.player else ""
        return _wrong(f"{args.file} has no game {args.game or ''}{of}.".replace("  ", " ").replace(" .", "."), 2)
    if args.html is not None:
        try:
            args.html.write_text(page([(analysis, report) for _, analysis, report in studied], words), "utf-8")
        except OSError as fault:
            return _wrong(f"{args.html} cannot be written ({fault.strerror}).", 2)
    elif args.player and not args.json:
        _tell_habits([(at, report) for at, _, report in studied], words, args.player)
    return 0


def _wrong(told: str, code: int) -> int:
    sys.stderr.write(escaped(f"serai coach: {told}") + "\n")
    return code


def _chosen(args: argparse.Namespace) -> Iterator[tuple[int, Record]]:
    """Yield the games that were asked for, each with its number in the file."""
    for at, (_, record) in enumerate(read(args.file), start=1):
        if args.game in (None, at) and (args.player is None or args.player in record.players):
            yield at, record


def _worked(analysis: Analysis, number: int, jobs: int) -> Report:
    """Judge every move, with a bar on a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(f"game {number}", total=len(analysis.steps))
        findings = []
        with found(analysis, jobs) as coming:
            for finding in coming:
                findings.append(finding)
                progress.advance(task)
    return assembled(analysis.outline(), findings)


def _tell(report: Report, words: Words, player: str | None) -> None:
    """Print one analysis in words."""
    telling = Telling(report, words)
    lines = ["", telling.title(), telling.scale()]
    for seat in report.seats:
        if player in (None, report.players[seat.seat]):
            name = telling.names[seat.seat]
            lines += ["", f"— {name} —", telling.headline(seat) + ".", words.say("coach-counted", count=seat.counted)]
            lines += [telling.counts(seat), *_decisions(telling, seat.seat)]
            if seat.themes:
                lines += [words.say("coach-habits") + ":", *(f"  {habit}" for habit in telling.habits(seat))]
            lines += [telling.luck(report.luck.seats[seat.seat])]
    lines += ["", words.say("coach-luck-note"), telling.made()]
    sys.stdout.write("\n".join(escaped(line) for line in lines) + "\n")


def _decisions(telling: Telling, seat: int) -> Iterator[str]:
    for decision in graded(telling.report.seats[seat]):
        grade = telling.words.say(f"coach-grade-{decision.grade}")
        yield f"  {telling.place(decision)}: {grade}. {' '.join(f'{told}.' for told in telling.moves(decision))}"
        yield f"    {telling.cost(decision)}"
        yield from (f"    {told}" for told in telling.reasons(decision, seat))


def _tell_habits(games: list[tuple[int, Report]], words: Words, player: str) -> None:
    """Print a player's habits over several games."""
    played = [(report, report.players.index(player)) for _, report in games]
    name = escaped(player)
    sys.stdout.write("\n" + words.say("coach-habits-of-games", name=name, games=len(games)) + ":\n")
    for habit in habits(played):
        place, step = habit.worst
        telling = Telling(games[place][1], words)
        told = words.say(
            "coach-habit-of-games", theme=telling.theme(habit.theme), count=habit.count,
            lost=telling.points(habit.lost), game=games[place][0], step=step,
        )  # fmt: skip
        sys.stdout.write(f"  {escaped(told)}\n")
